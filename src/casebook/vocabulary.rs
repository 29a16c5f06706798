//! The words of a case file that are not numbers, names or cards.

use crate::bridge::Suit;
use crate::diag::{Code, Problem};
use crate::table::event::{Choice, Closing, Inspection, Reach, Topic};

use super::reader::{Problems, Str};

/// Finds the meaning of a word, or reports it with the words that are known.
pub fn word<T: Copy>(
    problems: &Problems,
    word: &Str<'_>,
    known: &[(&'static str, T)],
) -> Option<T> {
    let found = known.iter().find(|(name, _)| *name == word.text);
    if found.is_none() {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let problem = Problem::new(Code::UnknownWord, word.span.clone()).with("word", word.text);
        problems.push(problem.with("known", names.join(", ")).nearest(word.text, names));
    }
    found.map(|(_, meaning)| *meaning)
}

/// The word for a meaning.
pub fn name<T: PartialEq>(known: &[(&'static str, T)], meaning: &T) -> &'static str {
    known.iter().find(|(_, other)| other == meaning).map_or("", |(name, _)| name)
}

/// How near to the table a card came.
pub const REACH: &[(&str, Reach)] = &[
    ("hand", Reach::Hand),
    ("aloft", Reach::Aloft),
    ("near", Reach::Near),
    ("table", Reach::Table),
];

/// What an explanation is about.
pub const TOPIC: &[(&str, Topic)] = &[("call", Topic::Call), ("play", Topic::Play)];

/// What a player chooses.
pub const CHOICE: &[(&str, Choice)] = &[
    ("accept", Choice::Accept),
    ("refuse", Choice::Refuse),
    ("withdraw", Choice::Withdraw),
    ("keep", Choice::Keep),
    ("free", Choice::Free),
    ("highest", Choice::Highest),
    ("lowest", Choice::Lowest),
];

/// Words that a suit completes, with what they then mean.
type OfSuit<T> = (&'static str, fn(Suit) -> T);

/// What a player chooses about a suit, which the key `suit` names.
pub const SUIT_CHOICE: &[OfSuit<Choice>] =
    &[("require", Choice::Require), ("forbid", Choice::Forbid)];

/// Which cards of a turned trick a player asks to see or looks at.
pub const INSPECTION: &[(&str, Inspection)] = &[
    ("trick", Inspection::LastTrick),
    ("own", Inspection::OwnCard),
    ("quitted", Inspection::Quitted),
];

/// What comes to an end.
pub const CLOSING: &[(&str, Closing)] = &[
    ("play", Closing::Play),
    ("board", Closing::Board),
    ("next-board", Closing::NextBoard),
    ("round", Closing::Round),
];
