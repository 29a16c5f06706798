//! The keys of a table in a case file, and of what one question says differently of it: seats, cards, notation.

use crate::diag::{Code, Problem, Span};
use arbitro_laws::bridge::notation::{Notation, NotationError, parse_played_card};
use arbitro_laws::bridge::{PlayedCard, Seat};

use super::keys::{NOTATIONS, TABLE};
use super::toml_reader::{Problems, SpannedStr, SpannedValue, TableReader, string, word};

/// The table of a file, and what one question says differently.
pub struct TableKeys<'s> {
    pub file: Option<TableReader<'s>>,
    pub question: Option<TableReader<'s>>,
}

impl<'s> TableKeys<'s> {
    pub fn get(&self, key: &str) -> Option<&'s SpannedValue<'s>> {
        let question = self.question.and_then(|keys| keys.get(key));
        question.or_else(|| self.file.and_then(|keys| keys.get(key)))
    }

    pub fn string(&self, problems: &Problems, key: &str) -> Option<SpannedStr<'s>> {
        self.get(key).and_then(|node| string(problems, node))
    }

    pub fn seat(&self, problems: &Problems, key: &str) -> Option<Seat> {
        self.string(problems, key).and_then(|text| seat(problems, &text))
    }

    pub fn span(&self) -> Span {
        self.question.or(self.file).map_or(0..0, |keys| keys.span())
    }

    pub fn only_known(&self, problems: &Problems) {
        if let Some(keys) = self.question {
            keys.reject_unknown_keys(problems, TABLE);
        }
    }

    /// The letters of the honours in this table.
    pub fn notation(&self, problems: &Problems) -> Notation {
        let named = self.string(problems, "notation");
        named.and_then(|text| word(problems, &text, &NOTATIONS)).unwrap_or_default()
    }
}

/// Reports the unknown keys of the file's own table.
pub fn only_known(problems: &Problems, keys: TableReader<'_>) {
    keys.reject_unknown_keys(problems, TABLE);
}

/// Reads a seat letter.
pub fn seat(problems: &Problems, text: &SpannedStr<'_>) -> Option<Seat> {
    let seat = Seat::named(text.text);
    if seat.is_none() {
        let problem = Problem::new(Code::UnknownWord, text.span.clone());
        problems.push(problem.with("word", text.text).with("known", "N, E, S, W"));
    }
    seat
}

/// Reports text that is not in notation, at the offending word where there is only one like it.
pub fn notation_problem(problems: &Problems, text: &SpannedStr<'_>, error: NotationError) {
    let mut found = text.text.match_indices(error.found.as_str());
    let span = match (found.next(), found.next()) {
        (Some((at, word)), None) if !word.is_empty() => text.place(at..at + word.len()),
        (Some(_) | None, _) => text.span.clone(),
    };
    let problem = Problem::new(Code::Notation, span).with("found", error.found);
    problems.push(problem.with("expected", format!("{:?}", error.expected).to_lowercase()));
}

/// Reads a card as a record knows it.
pub fn played_card(
    problems: &Problems,
    text: &SpannedStr<'_>,
    notation: Notation,
) -> Option<PlayedCard> {
    match parse_played_card(text.text, notation) {
        Ok(card) => Some(card),
        Err(error) => {
            notation_problem(problems, text, error);
            None
        }
    }
}
