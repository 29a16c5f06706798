//! The keys of a case file, table by table, and the words among which some of them take theirs.

use arbitro_laws::bridge::notation::Notation;

use super::case::Vulnerable;
use super::shape::{Key, Shape, key, needed, words};

const fn vulnerable(north_south: bool, east_west: bool) -> Vulnerable {
    Vulnerable { north_south, east_west }
}

/// Who is vulnerable.
pub const VULNERABLE: [(&str, Vulnerable); 4] = [
    ("none", vulnerable(false, false)),
    ("NS", vulnerable(true, false)),
    ("EW", vulnerable(false, true)),
    ("all", vulnerable(true, true)),
];

/// The letters of the honours.
pub const NOTATIONS: [(&str, Notation); 2] = [("en", Notation::English), ("it", Notation::Italian)];

/// Whether several options may be right.
pub const ANSWERS: [(&str, bool); 2] = [("one", false), ("several", true)];

/// From the easiest to the hardest question.
pub const DIFFICULTY: [u8; 2] = [1, 5];

/// The most tricks.
pub const TRICKS: u8 = 13;

/// A text in both languages.
pub const BOTH: &[Key] = &[needed("it", Shape::Text), key("en", Shape::Text)];

/// The tricks that each side has made.
pub const SIDES: &[Key] =
    &[key("NS", Shape::Number(0, TRICKS as i64)), key("EW", Shape::Number(0, TRICKS as i64))];

const TEXTS: Shape = Shape::List(&Shape::Text, None);

/// The whole file.
pub const FILE: &[Key] = &[
    needed("title", Shape::Bilingual),
    key("source", Shape::Text),
    key("errata", Shape::List(&Shape::Bilingual, None)),
    key("table", Shape::Table(TABLE)),
    needed("question", Shape::List(&Shape::Table(ITEM), None)),
];

/// `[table]`, and that of a question.
pub const TABLE: &[Key] = &[
    key("dealer", Shape::Seat),
    key("vulnerable", Shape::Word(|| words(&VULNERABLE))),
    key("auction", Shape::Text),
    key("contract", Shape::Text),
    key("deal", Shape::Text),
    key("north", Shape::Text),
    key("east", Shape::Text),
    key("south", Shape::Text),
    key("west", Shape::Text),
    key("notation", Shape::Word(|| words(&NOTATIONS))),
    key("tricks", Shape::Table(SIDES)),
    key("last", Shape::Text),
    key("on_lead", Shape::Seat),
    key("play", TEXTS),
    key("penalty", TEXTS),
    key("exposed", TEXTS),
    key("wrong_hands", TEXTS),
];

/// `[[question]]`.
pub const ITEM: &[Key] = &[
    needed("id", Shape::Text),
    key("editions", Shape::List(&Shape::Year, None)),
    needed("text", Shape::Bilingual),
    key("comment", Shape::Bilingual),
    key("difficulty", Shape::Number(DIFFICULTY[0] as i64, DIFFICULTY[1] as i64)),
    key("tags", TEXTS),
    key("ask_clause", Shape::Flag),
    key("answers", Shape::Word(|| words(&ANSWERS))),
    key("table", Shape::Table(TABLE)),
    key("events", Shape::List(&Shape::Event, None)),
    key("findings", Shape::Findings),
    key("ruling", TEXTS),
    key("result", Shape::Text),
    key("option", Shape::List(&Shape::Table(OPTION), None)),
];

/// What a question states under the year of an edition.
pub const ITEM_APART: &[Key] = &[key("ruling", TEXTS)];

/// `[[question.option]]`.
pub const OPTION: &[Key] = &[
    needed("it", Shape::Text),
    key("en", Shape::Text),
    key("comment", Shape::Bilingual),
    key("claims", TEXTS),
    key("asks", TEXTS),
    key("cites", TEXTS),
    key("right", Shape::Either(&[Shape::Flag, Shape::Year])),
];

/// What an option states under the year of an edition.
pub const OPTION_APART: &[Key] =
    &[key("claims", TEXTS), key("cites", TEXTS), key("right", Shape::Flag)];
