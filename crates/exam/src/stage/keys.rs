//! The keys of each table of `stage.toml`, and the words that some keys accept as values.

use crate::scoring::{RoundingDirection, SeveralOptionsRule};
use arbitro_cases::LAST_LAW;
use arbitro_cases::key_specs::{KeySpec, ValueShape, optional_key, required_key, words};
use arbitro_cases::keys::DIFFICULTY;
use arbitro_laws::ruling::Language;

use super::{LateAnswers, QuestionKind, QuestionSharing, QuestionSource, StagePurpose};

/// The greatest mark of a question, in hundredths of a point. The limit keeps the marks of the longest paper within the
/// limit of [`results`](crate::results).
pub const MAX_MARK: i64 = 10_000;
/// The greatest number of questions of a paper.
pub const MAX_QUESTIONS: i64 = 500;
/// The longest time allowed for an examination, in minutes.
pub const MAX_MINUTES: i64 = 1440;
/// The greatest number of forms; each form is named by a letter.
pub const MAX_FORMS: i64 = 26;
/// The greatest percentage.
pub const PERCENT: i64 = 100;

/// The words that `language` accepts.
pub const LANGUAGES: [(&str, Language); 2] =
    [(Language::Italian.code(), Language::Italian), (Language::English.code(), Language::English)];
/// The words that `kind` accepts, for the purpose of the stage.
pub const PURPOSES: [(&str, StagePurpose); 2] =
    [("practice", StagePurpose::Practice), ("examination", StagePurpose::Examination)];
/// The words that `room.late` accepts.
pub const LATE: [(&str, LateAnswers); 2] =
    [("not-counted", LateAnswers::NotCounted), ("set-apart", LateAnswers::SetApart)];
/// The words that `blueprint.kind` accepts.
pub const KINDS: [(&str, QuestionKind); 3] = [
    ("one", QuestionKind::One),
    ("several", QuestionKind::Several),
    ("clause", QuestionKind::Clause),
];
/// The words that `blueprint.source` accepts.
pub const SOURCES: [(&str, QuestionSource); 3] = [
    ("bank", QuestionSource::Bank),
    ("fresh", QuestionSource::Fresh),
    ("both", QuestionSource::Both),
];
/// The words that `variants.questions` accepts.
pub const QUESTIONS: [(&str, QuestionSharing); 2] =
    [("same", QuestionSharing::Same), ("own", QuestionSharing::Own)];
/// The words that `scoring.several` accepts.
pub const SEVERAL: [(&str, SeveralOptionsRule); 3] = [
    ("all-or-nothing", SeveralOptionsRule::AllOrNothing),
    ("net-correct", SeveralOptionsRule::NetCorrect),
    ("each-option", SeveralOptionsRule::EachOption),
];
/// The words that `scoring.clause.asked` accepts; the value is true if every question asks for the
/// clause, and false if a question asks for the clause only if it does so in the bank.
pub const CLAUSE_ASKED: [(&str, bool); 2] = [("bank", false), ("all", true)];
/// The words that `scoring.rounding.direction` accepts.
pub const DIRECTIONS: [(&str, RoundingDirection); 3] = [
    ("down", RoundingDirection::Down),
    ("nearest", RoundingDirection::Nearest),
    ("up", RoundingDirection::Up),
];

const TEXTS: ValueShape = ValueShape::List(&ValueShape::Text, None);
const MARKS: ValueShape = ValueShape::Number(-MAX_MARK, MAX_MARK);
const CITED: ValueShape =
    ValueShape::Either(&[ValueShape::Text, ValueShape::Number(1, LAST_LAW as i64)]);
const PERCENTS: ValueShape = ValueShape::Number(0, PERCENT);
const DIFFICULTY_SHAPE: ValueShape = ValueShape::Number(DIFFICULTY[0] as i64, DIFFICULTY[1] as i64);

/// The keys of the top level of the file.
pub const STAGE: &[KeySpec] = &[
    optional_key("kind", ValueShape::Word(|| words(&PURPOSES))),
    required_key("title", ValueShape::Text),
    required_key("date", ValueShape::Text),
    optional_key("language", ValueShape::Word(|| words(&LANGUAGES))),
    required_key("edition", ValueShape::Year),
    optional_key("doctrine", TEXTS),
    optional_key("cases", TEXTS),
    optional_key("embedded", ValueShape::Flag),
    optional_key("minutes", ValueShape::Number(0, MAX_MINUTES)),
    required_key("blueprint", ValueShape::List(&ValueShape::Table(ROW), None)),
    optional_key("exclude", ValueShape::Table(EXCLUDE)),
    required_key("scoring", ValueShape::Table(SCORING)),
    optional_key("room", ValueShape::Table(ROOM)),
    optional_key("variants", ValueShape::Table(VARIANTS)),
    optional_key("show", ValueShape::Table(SHOW)),
];

/// The keys of `[exclude]`, which lists questions and earlier stages whose questions must not be drawn.
pub const EXCLUDE: &[KeySpec] = &[optional_key("questions", TEXTS), optional_key("stages", TEXTS)];

/// The keys of a row of the blueprint.
pub const ROW: &[KeySpec] = &[
    required_key("count", ValueShape::Number(1, MAX_QUESTIONS)),
    optional_key("law", ValueShape::Either(&[CITED, ValueShape::List(&CITED, None)])),
    optional_key(
        "difficulty",
        ValueShape::Either(&[DIFFICULTY_SHAPE, ValueShape::List(&DIFFICULTY_SHAPE, Some(2))]),
    ),
    optional_key("kind", ValueShape::Word(|| words(&KINDS))),
    optional_key("tag", ValueShape::Text),
    optional_key("source", ValueShape::Word(|| words(&SOURCES))),
];

/// The keys of `[scoring]`.
pub const SCORING: &[KeySpec] = &[
    required_key("right", ValueShape::Number(1, MAX_MARK)),
    required_key("wrong", MARKS),
    required_key("blank", MARKS),
    optional_key("several", ValueShape::Word(|| words(&SEVERAL))),
    optional_key("clause", ValueShape::Table(CLAUSE)),
    optional_key("floor", MARKS),
    optional_key("rounding", ValueShape::Table(ROUNDING)),
    required_key("pass", ValueShape::Table(PASS)),
    optional_key("minimum", ValueShape::List(&ValueShape::Table(MINIMUM), None)),
];

/// The keys of `[scoring.clause]`, which has the marks of a citation.
pub const CLAUSE: &[KeySpec] = &[
    required_key("exact", MARKS),
    optional_key("paragraph", MARKS),
    optional_key("article", MARKS),
    optional_key("wrong", MARKS),
    optional_key("missing", MARKS),
    optional_key("asked", ValueShape::Word(|| words(&CLAUSE_ASKED))),
    optional_key("with_wrong_answer", ValueShape::Flag),
];

/// The keys of `[scoring.rounding]`.
pub const ROUNDING: &[KeySpec] = &[
    required_key("step", ValueShape::Number(1, MAX_MARK)),
    required_key("direction", ValueShape::Word(|| words(&DIRECTIONS))),
];

/// The keys of `scoring.pass`; a stage file sets exactly one of them.
pub const PASS: &[KeySpec] = &[
    optional_key("points", ValueShape::Number(-MAX_MARK * MAX_QUESTIONS, MAX_MARK * MAX_QUESTIONS)),
    optional_key("percent", PERCENTS),
];

/// The keys of a row of `scoring.minimum`.
pub const MINIMUM: &[KeySpec] = &[
    required_key("law", ValueShape::Number(1, LAST_LAW as i64)),
    required_key("percent", PERCENTS),
];

/// The keys of `[room]`, which has the proofs that a stage asks for and the treatment of late answers.
pub const ROOM: &[KeySpec] = &[
    optional_key("code", ValueShape::Flag),
    optional_key("checkpoints", ValueShape::List(&ValueShape::Number(1, MAX_MINUTES), None)),
    optional_key("late", ValueShape::Word(|| words(&LATE))),
];

/// The keys of `[variants]`.
pub const VARIANTS: &[KeySpec] = &[
    optional_key("questions", ValueShape::Word(|| words(&QUESTIONS))),
    optional_key("forms", ValueShape::Number(0, MAX_FORMS)),
    optional_key("turn", ValueShape::Flag),
    optional_key("suits", ValueShape::Flag),
    optional_key("options", ValueShape::Flag),
    optional_key("order", ValueShape::Flag),
];

/// The keys of `[show]`, which lists the contents of a candidate's report.
pub const SHOW: &[KeySpec] = &[
    optional_key("score", ValueShape::Flag),
    optional_key("answers", ValueShape::Flag),
    optional_key("reasons", ValueShape::Flag),
];
