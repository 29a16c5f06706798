//! The keys of `stage.toml`, table by table, and the words among which some of them take theirs.

use crate::scoring::{Direction, Several};
use arbitro_cases::LAST_LAW;
use arbitro_cases::keys::DIFFICULTY;
use arbitro_cases::shape::{Key, Shape, key, needed, words};
use arbitro_laws::ruling::Language;

use super::{Kind, Late, Purpose, Questions, Source};

/// The most points that a mark can be, in hundredths: all the marks of the longest paper stay within those that
/// [`results`](crate::results) may hold.
pub const MARK: i64 = 10_000;
/// The most questions that a paper can have.
pub const LONGEST: i64 = 500;
/// The most minutes that an examination lasts.
pub const DAY: i64 = 1440;
/// The most forms: a letter names each.
pub const FORMS: i64 = 26;
pub const PERCENT: i64 = 100;

pub const LANGUAGES: [(&str, Language); 2] =
    [(Language::Italian.code(), Language::Italian), (Language::English.code(), Language::English)];
pub const PURPOSES: [(&str, Purpose); 2] =
    [("practice", Purpose::Practice), ("examination", Purpose::Examination)];
pub const LATE: [(&str, Late); 2] =
    [("not-counted", Late::NotCounted), ("set-apart", Late::SetApart)];
pub const KINDS: [(&str, Kind); 3] =
    [("one", Kind::One), ("several", Kind::Several), ("clause", Kind::Clause)];
pub const SOURCES: [(&str, Source); 3] =
    [("bank", Source::Bank), ("fresh", Source::Fresh), ("both", Source::Both)];
pub const QUESTIONS: [(&str, Questions); 2] = [("same", Questions::Same), ("own", Questions::Own)];
pub const SEVERAL: [(&str, Several); 3] = [
    ("all-or-nothing", Several::AllOrNothing),
    ("net-correct", Several::NetCorrect),
    ("each-option", Several::EachOption),
];
/// Whether the clause is asked of every question, or where the bank asks for it.
pub const ASKED: [(&str, bool); 2] = [("bank", false), ("all", true)];
pub const DIRECTIONS: [(&str, Direction); 3] =
    [("down", Direction::Down), ("nearest", Direction::Nearest), ("up", Direction::Up)];

const TEXTS: Shape = Shape::List(&Shape::Text, None);
const MARKS: Shape = Shape::Number(-MARK, MARK);
const CITED: Shape = Shape::Either(&[Shape::Text, Shape::Number(1, LAST_LAW as i64)]);
const PERCENTS: Shape = Shape::Number(0, PERCENT);
const HARD: Shape = Shape::Number(DIFFICULTY[0] as i64, DIFFICULTY[1] as i64);

/// The whole file.
pub const STAGE: &[Key] = &[
    key("kind", Shape::Word(|| words(&PURPOSES))),
    needed("title", Shape::Text),
    needed("date", Shape::Text),
    key("language", Shape::Word(|| words(&LANGUAGES))),
    needed("edition", Shape::Year),
    key("doctrine", TEXTS),
    key("cases", TEXTS),
    key("embedded", Shape::Flag),
    key("minutes", Shape::Number(0, DAY)),
    needed("blueprint", Shape::List(&Shape::Table(ROW), None)),
    key("exclude", Shape::Table(EXCLUDE)),
    needed("scoring", Shape::Table(SCORING)),
    key("room", Shape::Table(ROOM)),
    key("variants", Shape::Table(VARIANTS)),
    key("show", Shape::Table(SHOW)),
];

pub const EXCLUDE: &[Key] = &[key("questions", TEXTS), key("stages", TEXTS)];

/// A row of the blueprint.
pub const ROW: &[Key] = &[
    needed("count", Shape::Number(1, LONGEST)),
    key("law", Shape::Either(&[CITED, Shape::List(&CITED, None)])),
    key("difficulty", Shape::Either(&[HARD, Shape::List(&HARD, Some(2))])),
    key("kind", Shape::Word(|| words(&KINDS))),
    key("tag", Shape::Text),
    key("source", Shape::Word(|| words(&SOURCES))),
];

pub const SCORING: &[Key] = &[
    needed("right", Shape::Number(1, MARK)),
    needed("wrong", MARKS),
    needed("blank", MARKS),
    key("several", Shape::Word(|| words(&SEVERAL))),
    key("clause", Shape::Table(CLAUSE)),
    key("floor", MARKS),
    key("rounding", Shape::Table(ROUNDING)),
    needed("pass", Shape::Table(PASS)),
    key("minimum", Shape::List(&Shape::Table(MINIMUM), None)),
];

/// What the citation of a clause is worth.
pub const CLAUSE: &[Key] = &[
    needed("exact", MARKS),
    key("paragraph", MARKS),
    key("article", MARKS),
    key("wrong", MARKS),
    key("missing", MARKS),
    key("asked", Shape::Word(|| words(&ASKED))),
    key("with_wrong_answer", Shape::Flag),
];

pub const ROUNDING: &[Key] = &[
    needed("step", Shape::Number(1, MARK)),
    needed("direction", Shape::Word(|| words(&DIRECTIONS))),
];

/// One of the two.
pub const PASS: &[Key] =
    &[key("points", Shape::Number(-MARK * LONGEST, MARK * LONGEST)), key("percent", PERCENTS)];

pub const MINIMUM: &[Key] =
    &[needed("law", Shape::Number(1, LAST_LAW as i64)), needed("percent", PERCENTS)];

/// What a room asks of a sitting.
pub const ROOM: &[Key] = &[
    key("code", Shape::Flag),
    key("checkpoints", Shape::List(&Shape::Number(1, DAY), None)),
    key("late", Shape::Word(|| words(&LATE))),
];

pub const VARIANTS: &[Key] = &[
    key("questions", Shape::Word(|| words(&QUESTIONS))),
    key("forms", Shape::Number(0, FORMS)),
    key("turn", Shape::Flag),
    key("suits", Shape::Flag),
    key("options", Shape::Flag),
    key("order", Shape::Flag),
];

/// What a candidate's page shows.
pub const SHOW: &[Key] =
    &[key("score", Shape::Flag), key("answers", Shape::Flag), key("reasons", Shape::Flag)];
