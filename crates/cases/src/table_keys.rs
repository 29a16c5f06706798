//! Reads the keys of the table in a case file: seats, cards, notation. A question's own table overrides the table of
//! the file.

use crate::diag::{Code, Problem, Span};
use arbitro_laws::bridge::notation::{Notation, NotationError, parse_played_card};
use arbitro_laws::bridge::{PlayedCard, Seat};

use super::keys::{NOTATIONS, TABLE};
use super::toml_reader::{Problems, SpannedStr, SpannedValue, TableReader, string, word};

/// The table of a file and the table of a question, whose keys override those of the file.
pub struct TableKeys<'s> {
    /// The table of the file, if it has one.
    pub file: Option<TableReader<'s>>,
    /// The table of the question, if it has one.
    pub question: Option<TableReader<'s>>,
}

impl<'s> TableKeys<'s> {
    /// Returns the value of a key: the question's, otherwise the file's.
    pub fn get(&self, key: &str) -> Option<&'s SpannedValue<'s>> {
        let question = self.question.and_then(|keys| keys.get(key));
        question.or_else(|| self.file.and_then(|keys| keys.get(key)))
    }

    /// Reads the text of a key.
    pub fn string(&self, problems: &Problems, key: &str) -> Option<SpannedStr<'s>> {
        self.get(key).and_then(|node| string(problems, node))
    }

    /// Reads the seat of a key.
    pub fn seat(&self, problems: &Problems, key: &str) -> Option<Seat> {
        self.string(problems, key).and_then(|text| seat(problems, &text))
    }

    /// Returns the place of the question's table, otherwise of the file's.
    pub fn span(&self) -> Span {
        self.question.or(self.file).map_or(0..0, |keys| keys.span())
    }

    /// Reports unknown keys in the question's table.
    pub fn only_known(&self, problems: &Problems) {
        if let Some(keys) = self.question {
            keys.reject_unknown_keys(problems, TABLE);
        }
    }

    /// Reads the notation of the table: the language of the letters for the honours.
    pub fn notation(&self, problems: &Problems) -> Notation {
        let text = self.string(problems, "notation");
        text.and_then(|text| word(problems, &text, &NOTATIONS)).unwrap_or_default()
    }
}

/// Reports unknown keys in the file's table.
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

/// Reports a text that cannot be parsed, at the place of the wrong word if the word occurs only once.
pub fn notation_problem(problems: &Problems, text: &SpannedStr<'_>, error: NotationError) {
    let mut places = text.text.match_indices(error.found.as_str());
    let span = match (places.next(), places.next()) {
        (Some((at, word)), None) if !word.is_empty() => text.place(at..at + word.len()),
        (Some(_) | None, _) => text.span.clone(),
    };
    let problem = Problem::new(Code::Notation, span).with("found", error.found);
    problems.push(problem.with("expected", format!("{:?}", error.expected).to_lowercase()));
}

/// Reads a card, of which suit or rank may be unknown.
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
