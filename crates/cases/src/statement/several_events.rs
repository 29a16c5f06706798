//! Lines that contain several events, in sequence or with cards played together.

use crate::vocabulary::acts::line_of_verb;
use crate::vocabulary::typed_input;
use arbitro_laws::bridge::Contract;

use super::act_entry::{
    ActDraft, LineError, ParsedLine, first_word, is_toml, parse_event, verb_and_rest,
};

/// The phrases for cards played at the same moment, separated by commas.
pub(super) const AT_ONCE: &str = "insieme, contemporaneamente, nello stesso istante, nello stesso momento, together, \
                                  at once, at the same time, simultaneously";

/// Returns the text before a phrase for cards played at the same moment.
fn before_at_once(text: &str) -> Option<&str> {
    AT_ONCE.split(", ").find_map(|phrase| text.strip_suffix(phrase)?.strip_suffix(' '))
}

/// The words that join two names or two cards.
const CONJUNCTIONS: &[&str] = &[" e ", " ed ", " and ", ", "];

/// Parses a line written in sentences of acts. The line may contain several events, separated by semicolons, or cards
/// played together: `W and N play H4 and H5 together`.
pub(super) fn parse_sentences(
    text: &str,
    contract: Option<Contract>,
) -> Result<Vec<ParsedLine>, LineError> {
    let readable = |part: &str| {
        parse_event(part, contract).ok().filter(|told| match told {
            ParsedLine::Act(telling) => telling.is_readable(contract),
            // A part without a player may belong to words that somebody spoke.
            ParsedLine::WithoutPlayer(told) => {
                matches!(told.as_ref(), ParsedLine::NotFollowing { .. })
            }
            ParsedLine::Toml(_)
            | ParsedLine::Incomplete(_)
            | ParsedLine::Together(_)
            | ParsedLine::NotFollowing { .. }
            | ParsedLine::WrongHand(_) => true,
        })
    };
    if text.contains(';') && !is_toml(text) {
        let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
        if let Some(parts) = parts.map(readable).collect() {
            return Ok(parts);
        }
    }
    if let Some(cards) = together(text, contract) {
        return Ok(cards.into_iter().map(ParsedLine::Act).collect());
    }
    let bare = text.trim_end_matches('.');
    if let Some(rest) = before_at_once(bare)
        && let Ok(several) = parse_event(rest, contract)
        && several.is_together()
    {
        return Ok(vec![several]);
    }
    parse_event(text, contract).map(|one| vec![one])
}

/// Parses cards played together, by one player or by several.
fn together(text: &str, contract: Option<Contract>) -> Option<Vec<ActDraft>> {
    let text = before_at_once(text.trim_end_matches('.'))?;
    let (first, mut rest) = first_word(text);
    let mut seats = vec![typed_input::seat(first, contract)?];
    while let Some(after) =
        CONJUNCTIONS.iter().find_map(|joint| rest.strip_prefix(joint.trim_start()))
    {
        let (word, after) = first_word(after);
        seats.push(typed_input::seat(word, contract)?);
        rest = after;
    }
    let (line, rest) = verb_and_rest(rest)?;
    let at_once =
        line_of_verb("plays").filter(|plays| *plays == line || line.verb.name == "leads")?;
    let mut cards = vec![rest.to_owned()];
    for joint in CONJUNCTIONS {
        cards = cards.iter().flat_map(|part| part.split(joint)).map(str::to_owned).collect();
    }
    let is_card = |card: &String| typed_input::card(card).is_some();
    if cards.len() < 2 || !cards.iter().all(is_card) || ![1, cards.len()].contains(&seats.len()) {
        return None;
    }
    let players = seats.iter().cycle();
    let told = cards.into_iter().zip(players).enumerate().map(|(place, (card, by))| {
        let line = if place == 0 { line } else { at_once };
        let mut telling = ActDraft { about: card, ..ActDraft::incomplete(*by, line) };
        if place > 0 {
            telling.details.push(("at_once", true.to_string()));
        }
        telling
    });
    Some(told.collect())
}
