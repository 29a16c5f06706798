//! What the dialogue of `arbitro decide` has taken from a line, in words.

use arbitro_cases::statement::telling::{Telling, Told};
use arbitro_cases::statement::{Dialogue, Draft, Prompt, Refusal};
use arbitro_laws::record::acts::Kind;
use arbitro_laws::record::typed;
use arbitro_laws::ruling::Question;

use super::text::{Words, capitalised, say};
use super::wording::reply;

/// What was understood of a line that is kept until the table is known.
pub fn kept(words: &Words, told: &[Told], typed: &str) -> String {
    let read: Vec<String> = told.iter().map(|told| sentence(words, told, true)).collect();
    say!(words, "decide-kept", read = read.join("; "), typed = typed.to_owned())
}

/// What a line tells, in short; whose it is, if the line says that.
fn sentence(words: &Words, told: &Told, named: bool) -> String {
    let who = |telling: &Telling| {
        if named { words.seat(telling.by) } else { say!(words, "decide-kept-who") }
    };
    let act = |telling: &Telling| {
        let act = telling.line.form.menu.in_language(words.language());
        let about = match (telling.line.verb.about, typed::card(&telling.about)) {
            (Kind::Card, Some(card)) => words.played(card),
            _ => telling.about.clone(),
        };
        let about = if about.is_empty() { about } else { format!(" ({about})") };
        format!("{}: {act}{about}", who(telling))
    };
    match told {
        Told::Toml(event) => event.clone(),
        Told::Nobodys(told) => sentence(words, told, false),
        Told::Act(telling)
        | Told::Begun(telling)
        | Told::Together(telling)
        | Told::WrongHand(telling) => act(telling),
        Told::Unfollowed { telling, suit } => {
            let suit = suit.map_or("none".to_owned(), |suit| words.suit(suit));
            say!(words, "decide-kept-revoke", who = who(telling), suit = suit)
        }
    }
}

/// What was found since a draft of which so much was known.
pub fn found(words: &Words, draft: &Draft, known: usize) -> Vec<String> {
    let new = draft.given.iter().skip(known);
    new.map(|given| {
        let question = Question { fact: given.fact, about: given.about };
        format!("{}.", capitalised(&reply(words, question, given.answer)))
    })
    .collect()
}

/// Why something that is told of a revoke cannot be taken; `None` for what is no matter of revokes.
pub fn revoke(words: &Words, refusal: &Refusal) -> Option<String> {
    Some(match refusal {
        Refusal::NothingLed => say!(words, "decide-nothing-led"),
        Refusal::LedIn(suit) => say!(words, "decide-led-in", suit = words.suit(*suit)),
        Refusal::RevokeUnknown => say!(words, "decide-revoke-unknown"),
        Refusal::Followed(by, card) => {
            say!(words, "decide-followed", who = words.seat(*by), card = words.played(*card))
        }
        Refusal::PlayedAnother(by, card) => {
            let card = words.played(*card);
            say!(words, "decide-played-another", who = words.seat(*by), card = card)
        }
        Refusal::CouldNot(by, card) => {
            say!(words, "decide-could-not", who = words.seat(*by), card = words.played(*card))
        }
        Refusal::Unexpected
        | Refusal::Problems(_)
        | Refusal::Untold(_)
        | Refusal::NotOffered
        | Refusal::NothingHappened
        | Refusal::Contradiction(_) => return None,
    })
}

/// What is missing before what was told can be ruled on.
pub fn missing(words: &Words, dialogue: &Dialogue) -> String {
    let missing = match dialogue.prompt() {
        Prompt::Contract => "contract",
        Prompt::Declarer => "declarer",
        Prompt::Tricks { .. } => "tricks",
        Prompt::Opening | Prompt::Leader => "leader",
        _ => "trick",
    };
    say!(words, "error-table-untold", missing = missing)
}
