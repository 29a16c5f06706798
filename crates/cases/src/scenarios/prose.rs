//! Fills the slots of sentences, in both languages.

use crate::aspect::{in_one_sentence, uncapitalised};
use crate::case::Bilingual;
use arbitro_laws::bridge::{Contract, PlayedCard, Strain};
use arbitro_laws::record::names::{Names, is_masculine};
use arbitro_laws::record::template;
use arbitro_laws::record::text::capitalised;
use arbitro_laws::ruling::{Decision, FactQuestion, Language, Subject, Text, text};

use super::story::SlotValue;

/// The names of seats, suits and cards in each language; the program provides them.
#[derive(Clone, Copy)]
pub struct BilingualNames<'n> {
    /// The Italian names.
    pub it: &'n (dyn Names + Sync),
    /// The English names.
    pub en: &'n (dyn Names + Sync),
}

const NO_TRUMP: Text = text("SA", "NT");

/// Fills the slots of a sentence with these values, in both languages; `None` if a slot has no value.
pub fn say(
    names: BilingualNames<'_>,
    said: Text,
    name: impl Fn(&str) -> Option<SlotValue>,
) -> Option<Bilingual> {
    let in_words = |names: &dyn Names| {
        let value = |slot: &str| match slot.strip_prefix(template::MASCULINE) {
            Some(slot) => match name(slot) {
                Some(SlotValue::Card(card)) if is_masculine(card.into()) => Some(String::new()),
                Some(SlotValue::Cards(cards))
                    if cards.only().is_some_and(|card| is_masculine(card.into())) =>
                {
                    Some(String::new())
                }
                _ => None,
            },
            None => name(slot).map(|name| word(names, name)),
        };
        let filled = template::fill_if_known(said.in_language(names.language()), value)?;
        Some(smooth(&capitalised(&filled), names))
    };
    Some(Bilingual { it: in_words(names.it)?, en: in_words(names.en)? })
}

/// Returns the text of a question to the director; `None` if the question is about an unknown card.
pub fn question(names: BilingualNames<'_>, question: FactQuestion) -> Option<Bilingual> {
    let about = question.about;
    say(names, question.fact.question, |slot| subject(about, slot))
}

/// Returns the value of a slot in the sentence of a fact.
fn subject(about: Subject, slot: &str) -> Option<SlotValue> {
    match slot {
        "who" => about.who.map(SlotValue::Seat),
        "card" => about.card().and_then(PlayedCard::card).map(SlotValue::Card),
        _ => None,
    }
}

/// Fills the slot `value` of a sentence with a text, in both languages.
pub fn with_value(line: Text, value: &Bilingual) -> Bilingual {
    let filled = |line: &str, value: &str| line.replace("{value}", value);
    Bilingual { it: filled(line.it, &value.it), en: filled(line.en, &value.en) }
}

/// Returns a sentence as it continues another: in lower case, unless it begins with a name.
pub fn continued(sentence: Bilingual, names: BilingualNames<'_>) -> Bilingual {
    Bilingual {
        it: uncapitalised(&sentence.it, names.it),
        en: uncapitalised(&sentence.en, names.en),
    }
}

/// Joins texts with spaces.
pub fn joined(texts: impl IntoIterator<Item = Bilingual>) -> Bilingual {
    let mut all = Bilingual::default();
    for text in texts {
        for (all, text) in [(&mut all.it, text.it), (&mut all.en, text.en)] {
            if !all.is_empty() {
                all.push(' ');
            }
            all.push_str(&text);
        }
    }
    all
}

/// Returns the decisions of an option as one sentence.
pub fn option(names: BilingualNames<'_>, decisions: &[Decision]) -> Bilingual {
    let in_words = |names: &dyn Names| smooth(&in_one_sentence(decisions, names), names);
    Bilingual { it: in_words(names.it), en: in_words(names.en) }
}

fn word(names: &dyn Names, name: SlotValue) -> String {
    match name {
        SlotValue::Seat(seat) => names.seat(seat),
        SlotValue::Card(card) => names.card(card.into()),
        SlotValue::Suit(suit) => names.suit(suit),
        SlotValue::Cards(cards) => names.cards(cards, &names.and()),
        SlotValue::Contract(contract) => contract_in(names, contract),
        SlotValue::Number(number) => number.to_string(),
        SlotValue::Words(words) => words.in_language(names.language()).to_owned(),
        SlotValue::Call(spoken) => {
            let words = spoken.words(names.language());
            match names.language() {
                Language::Italian => format!("«{words}»"),
                Language::English => format!("'{words}'"),
            }
        }
    }
}

fn contract_in(names: &dyn Names, contract: Contract) -> String {
    let level = contract.level.map_or_else(String::new, |level| level.to_string());
    match contract.strain {
        Strain::Suit(suit) => format!("{level}{}", suit.symbol()),
        Strain::NoTrump => format!("{level}{}", NO_TRUMP.in_language(names.language())),
    }
}

/// Returns a text with the Italian "e" before another "e" replaced by "ed".
pub fn smoothed(text: Bilingual, names: BilingualNames<'_>) -> Bilingual {
    Bilingual { it: smooth(&text.it, names.it), en: smooth(&text.en, names.en) }
}

/// Replaces the Italian "e" before another "e" by "ed": "Ovest ed Est".
fn smooth(text: &str, names: &dyn Names) -> String {
    match names.language() {
        Language::Italian => {
            let next = ["Est", "era ", "erano ", "è "];
            next.iter().fold(text.to_owned(), |text, next| {
                text.replace(&format!(" e {next}"), &format!(" ed {next}"))
            })
        }
        Language::English => text.to_owned(),
    }
}
