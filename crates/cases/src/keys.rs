//! The keys of a case file, table by table, and the words that some of them accept.

use arbitro_laws::bridge::notation::Notation;
use arbitro_laws::record::words::Named;

use super::aspect::AspectKind;
use super::case::Vulnerability;
use super::key_specs::{KeySpec, ValueShape, optional_key, required_key, words};

const fn vulnerable(north_south: bool, east_west: bool) -> Vulnerability {
    Vulnerability { north_south, east_west }
}

/// The words of `vulnerable`.
pub const VULNERABLE: [(&str, Vulnerability); 4] = [
    ("none", vulnerable(false, false)),
    ("NS", vulnerable(true, false)),
    ("EW", vulnerable(false, true)),
    ("all", vulnerable(true, true)),
];

/// The words of `notation`: the language of the letters for the honours.
pub const NOTATIONS: [(&str, Notation); 2] = [("en", Notation::English), ("it", Notation::Italian)];

/// The words of `answers`: whether several options may be right.
pub const ANSWERS: [(&str, bool); 2] = [("one", false), ("several", true)];

/// The lowest and the highest difficulty.
pub const DIFFICULTY: [u8; 2] = [1, 5];

/// The number of tricks of a board.
pub const TRICKS: u8 = 13;

/// The keys of a text in both languages.
pub const BOTH: &[KeySpec] =
    &[required_key("it", ValueShape::Text), optional_key("en", ValueShape::Text)];

/// The keys of `table.tricks`: the tricks that each side won before the diagram.
pub const SIDES: &[KeySpec] = &[
    optional_key("NS", ValueShape::Number(0, TRICKS as i64)),
    optional_key("EW", ValueShape::Number(0, TRICKS as i64)),
];

const TEXTS: ValueShape = ValueShape::List(&ValueShape::Text, None);

/// The keys of the whole file.
pub const FILE: &[KeySpec] = &[
    required_key("title", ValueShape::Bilingual),
    optional_key("source", ValueShape::Text),
    optional_key("errata", ValueShape::List(&ValueShape::Bilingual, None)),
    optional_key("table", ValueShape::Table(TABLE)),
    required_key("question", ValueShape::List(&ValueShape::Table(QUESTION), None)),
];

/// The keys of `[table]`, of the file or of a question.
pub const TABLE: &[KeySpec] = &[
    optional_key("dealer", ValueShape::Seat),
    optional_key("vulnerable", ValueShape::Word(|| words(&VULNERABLE))),
    optional_key("auction", ValueShape::Either(&[ValueShape::Text, TEXTS])),
    optional_key("contract", ValueShape::Text),
    optional_key("deal", ValueShape::Text),
    optional_key("north", ValueShape::Text),
    optional_key("east", ValueShape::Text),
    optional_key("south", ValueShape::Text),
    optional_key("west", ValueShape::Text),
    optional_key("notation", ValueShape::Word(|| words(&NOTATIONS))),
    optional_key("tricks", ValueShape::Table(SIDES)),
    optional_key("last", ValueShape::Text),
    optional_key("on_lead", ValueShape::Seat),
    optional_key("play", TEXTS),
    optional_key("penalty", TEXTS),
    optional_key("exposed", TEXTS),
    optional_key("wrong_hands", TEXTS),
];

/// The keys of `[[question]]`.
pub const QUESTION: &[KeySpec] = &[
    required_key("id", ValueShape::Text),
    optional_key("editions", ValueShape::List(&ValueShape::Year, None)),
    required_key("text", ValueShape::Bilingual),
    optional_key("comment", ValueShape::Bilingual),
    optional_key("difficulty", ValueShape::Number(DIFFICULTY[0] as i64, DIFFICULTY[1] as i64)),
    optional_key("tags", TEXTS),
    optional_key("ask_clause", ValueShape::Flag),
    optional_key("answers", ValueShape::Word(|| words(&ANSWERS))),
    optional_key(
        "aspect",
        ValueShape::Joined(|| AspectKind::ALL.iter().map(|kind| kind.name()).collect()),
    ),
    optional_key("of", ValueShape::Text),
    optional_key("table", ValueShape::Table(TABLE)),
    optional_key("events", ValueShape::List(&ValueShape::Event, None)),
    optional_key("findings", ValueShape::Findings),
    optional_key("ruling", TEXTS),
    optional_key("now", TEXTS),
    optional_key("result", ValueShape::Text),
    optional_key("option", ValueShape::List(&ValueShape::Table(OPTION), None)),
];

/// The keys of a question under the year of an edition.
pub const QUESTION_EDITION: &[KeySpec] =
    &[optional_key("ruling", TEXTS), optional_key("now", TEXTS)];

/// The keys of `[[question.option]]`.
pub const OPTION: &[KeySpec] = &[
    required_key("it", ValueShape::Text),
    optional_key("en", ValueShape::Text),
    optional_key("comment", ValueShape::Bilingual),
    optional_key("claims", TEXTS),
    optional_key("asks", TEXTS),
    optional_key("value", ValueShape::Text),
    optional_key("cites", TEXTS),
    optional_key("right", ValueShape::Either(&[ValueShape::Flag, ValueShape::Year])),
];

/// The keys of an option under the year of an edition.
pub const OPTION_EDITION: &[KeySpec] = &[
    optional_key("claims", TEXTS),
    optional_key("cites", TEXTS),
    optional_key("right", ValueShape::Flag),
];
