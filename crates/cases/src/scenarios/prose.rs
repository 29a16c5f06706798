//! Sentences with their slots filled in, in both languages.

use crate::case::Bilingual;
use arbitro_laws::bridge::{Contract, PlayedCard, Seat, Strain};
use arbitro_laws::record::names::{Names, is_masculine};
use arbitro_laws::record::template;
use arbitro_laws::ruling::{Decision, FactQuestion, Language, Subject, Text, text};

use super::story::SlotValue;

/// How seats, suits and cards are said in each language: the words of the layer that shows the questions.
#[derive(Clone, Copy)]
pub struct BilingualNames<'n> {
    pub it: &'n (dyn Names + Sync),
    pub en: &'n (dyn Names + Sync),
}

const NO_TRUMP: Text = text("SA", "NT");

/// What is said with these names, in both languages; `None` if a name is missing.
pub fn say(
    voices: BilingualNames<'_>,
    said: Text,
    name: impl Fn(&str) -> Option<SlotValue>,
) -> Option<Bilingual> {
    worded(voices, said, |names, slot| match slot.strip_prefix(template::MASCULINE) {
        Some(slot) => match name(slot) {
            Some(SlotValue::Card(card)) if is_masculine(card.into()) => Some(String::new()),
            _ => None,
        },
        None => name(slot).map(|name| word(names, name)),
    })
}

/// The sentence in both languages, its slots filled in with these words.
fn worded(
    voices: BilingualNames<'_>,
    said: Text,
    words: impl Fn(&dyn Names, &str) -> Option<String>,
) -> Option<Bilingual> {
    let in_words = |names: &dyn Names| {
        let template = said.in_language(names.language());
        let told = template::fill_if_known(template, |slot| words(names, slot))?;
        Some(smooth(&capitalised(&told), names))
    };
    Some(Bilingual { it: in_words(voices.it)?, en: in_words(voices.en)? })
}

/// What the director asks; `None` where it is about a card that nobody has named.
pub fn question(voices: BilingualNames<'_>, question: FactQuestion) -> Option<Bilingual> {
    let about = question.about;
    say(voices, question.fact.question, |slot| subject(about, slot))
}

/// A sentence about what is stated of a player and a card, which has the slot `states`.
pub fn around(
    voices: BilingualNames<'_>,
    line: Text,
    states: Text,
    about: Subject,
) -> Option<Bilingual> {
    worded(voices, line, |names, _| {
        let states = states.in_language(names.language());
        template::fill_if_known(states, |slot| subject(about, slot).map(|name| word(names, name)))
    })
}

/// What the slot of a fact is about.
fn subject(about: Subject, slot: &str) -> Option<SlotValue> {
    match slot {
        "who" => about.who.map(SlotValue::Seat),
        "card" => about.card.and_then(PlayedCard::card).map(SlotValue::Card),
        _ => None,
    }
}

/// One text after the other.
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

/// The decisions of an option: one sentence.
pub fn option(voices: BilingualNames<'_>, decisions: &[Decision]) -> Bilingual {
    let in_words = |names: &dyn Names| {
        let told = decisions.iter().map(|decision| decision.sentence(names));
        let told = told.enumerate().map(|(place, told)| {
            let told = told.trim_end_matches('.').to_owned();
            if place == 0 { told } else { within(told, names) }
        });
        let told: Vec<String> = told.collect();
        smooth(&format!("{}.", told.join("; ")), names)
    };
    Bilingual { it: in_words(voices.it), en: in_words(voices.en) }
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

/// A sentence that stands after another in one: its first letter is small, unless it begins with a name.
fn within(sentence: String, names: &dyn Names) -> String {
    if Seat::ALL.into_iter().any(|seat| sentence.starts_with(&names.seat(seat))) {
        return sentence;
    }
    let mut letters = sentence.chars();
    let first = letters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(letters).collect()
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// "Ovest ed Est": an Italian "e" before an e.
fn smooth(text: &str, names: &dyn Names) -> String {
    match names.language() {
        Language::Italian => text.replace(" e Est", " ed Est"),
        Language::English => text.to_owned(),
    }
}
