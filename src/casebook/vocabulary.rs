//! The words of a case file that are not numbers, names or cards.

use crate::bridge::Suit;
use crate::diag::{Code, Problem};
use crate::table::Duty;
use crate::table::event::Inspection;

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

/// Words that a suit completes, with what they then mean.
type OfSuit<T> = (&'static str, fn(Suit) -> T);

/// What may be required of a defender's next card, before the suit.
pub const DUTY: &[OfSuit<Duty>] = &[
    ("highest", Duty::Highest),
    ("lowest", Duty::Lowest),
    ("suit", Duty::Play),
    ("no suit", Duty::NotPlay),
    ("lead", Duty::Lead),
    ("no lead", Duty::NotLead),
    ("follow", Duty::Follow),
];

/// Which cards of a turned trick a player asks to see or looks at.
pub const INSPECTION: &[(&str, Inspection)] = &[
    ("trick", Inspection::LastTrick),
    ("own", Inspection::OwnCard),
    ("quitted", Inspection::Quitted),
];
