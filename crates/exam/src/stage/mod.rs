//! A stage as its file describes it. The file is read with every problem at its place; `blueprint` checks whether the
//! bank can meet it.

pub mod date;
pub mod keys;

mod read;

pub use read::read;

use std::ops::RangeInclusive;

use arbitro_cases::RulingTerms;
use arbitro_cases::diag::Span;
use arbitro_laws::ruling::{Edition, Language};

use super::question_filter::LawFilter;
use super::scoring::ScoringRules;

/// An examination or practice stage, as `stage.toml` describes it.
#[derive(Clone, Debug)]
pub struct Stage {
    /// What the stage is for; `None`, treated as practice, if the file does not say.
    pub kind: Option<StagePurpose>,
    /// The title on the papers.
    pub title: String,
    /// The day, as its author writes it.
    pub date: String,
    /// The language of the papers, if the roster has no other.
    pub language: Language,
    /// The edition and doctrine of the rulings.
    pub terms: RulingTerms,
    /// The words of `doctrine`, as they are written.
    pub readings: Vec<String>,
    /// Folders of cases besides those of the program, with their places in the file.
    pub cases: Vec<(String, Span)>,
    /// Whether questions are also drawn from the program's own cases.
    pub embedded: bool,
    /// The time allowed, in minutes; 0 for no limit.
    pub minutes: u32,
    /// The rows of the blueprint.
    pub rows: Vec<BlueprintRow>,
    /// The ids of questions that must not be drawn, with their places in the file.
    pub excluded: Vec<(String, Span)>,
    /// Folders of earlier stages whose questions must not be drawn, with their places in the file.
    pub earlier: Vec<(String, Span)>,
    /// The proofs that the stage asks for.
    pub room: RoomRules,
    /// The place of `room.checkpoints`, for messages.
    pub checkpoints_span: Span,
    /// The rules of scoring.
    pub scoring: ScoringRules,
    /// The place of `scoring.pass`, for messages.
    pub pass_span: Span,
    /// The place of `scoring.minimum`, for messages.
    pub minimum_span: Span,
    /// How papers differ from each other.
    pub variants: VariantSettings,
    /// What a candidate's report shows.
    pub shows: ReportContents,
}

impl Stage {
    /// Returns the edition of the rulings.
    pub const fn edition(&self) -> Edition {
        self.terms.edition
    }

    /// Returns the number of questions of a paper.
    pub fn count(&self) -> usize {
        self.rows.iter().map(|row| row.count).sum()
    }
}

/// A row of the blueprint: how many questions of what kind.
#[derive(Clone, Debug)]
pub struct BlueprintRow {
    /// The number of questions.
    pub count: usize,
    /// The Laws, paragraphs or clauses, by their numbers in the stage's edition.
    pub law: Option<LawFilter>,
    /// The range of difficulty.
    pub difficulty: Option<RangeInclusive<u8>>,
    /// The kind of question.
    pub kind: Option<QuestionKind>,
    /// A tag that each question has.
    pub tag: Option<String>,
    /// The source of the questions.
    pub source: QuestionSource,
    /// The place of the row in the file.
    pub span: Span,
}

/// The source of the questions of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QuestionSource {
    /// Written cases.
    #[default]
    Bank,
    /// Generated questions, made for this stage alone.
    Fresh,
    /// Written and generated ones.
    Both,
}

/// What a stage is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StagePurpose {
    /// Nothing depends on the result: any question may be drawn.
    #[default]
    Practice,
    /// The result counts: no question with a published answer is drawn.
    Examination,
}

/// A kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionKind {
    /// A question with one right option.
    One,
    /// A question with several right options.
    Several,
    /// A question for which the bank asks for the clause.
    Clause,
}

/// How papers differ from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariantSettings {
    /// Whether all papers have the same questions.
    pub questions: QuestionSharing,
    /// How many forms there are.
    pub forms: FormCount,
    /// Whether the table may be turned.
    pub turn: bool,
    /// Whether suits may be renamed.
    pub suits: bool,
    /// Whether options are shuffled.
    pub options: bool,
    /// Whether the questions are shuffled; otherwise they are in the order of the blueprint.
    pub order: bool,
}

/// Whether all papers have the same questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionSharing {
    /// All papers have the same questions.
    Same,
    /// Each form draws its own.
    Own,
}

/// The number of forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormCount {
    /// One for each candidate.
    Each,
    /// This many, assigned in turn in the order of the roster: A, B, C...
    Lettered(u8),
}

/// The proofs that a stage asks for, and how late answers are treated.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomRules {
    /// Whether a room code is read aloud at the start, which each candidate types.
    pub code: bool,
    /// The minutes at which each screen shows a code that its candidate copies.
    pub checkpoints: Vec<u32>,
    /// How answers after the time are treated.
    pub late: LateAnswers,
}

impl RoomRules {
    /// Whether anything proves where and when a candidate sat.
    pub fn proves(&self) -> bool {
        self.code || !self.checkpoints.is_empty()
    }
}

/// How answers given after the time are treated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LateAnswers {
    /// They do not count; earlier answers do.
    #[default]
    NotCounted,
    /// The whole sheet is refused, for the commission to decide.
    SetApart,
}

/// What the report of a candidate shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ReportContents {
    /// The score.
    pub score: bool,
    /// The right answers.
    pub answers: bool,
    /// The reasons, clause by clause.
    pub reasons: bool,
}
