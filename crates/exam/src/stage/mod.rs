//! A stage: what the docente asks for. Its file is read with every problem at its place; the blueprint says
//! whether the bank can meet it.

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

/// A stage, as its file asks for it.
#[derive(Clone, Debug)]
pub struct Stage {
    /// What it is for; practice where its file does not say.
    pub kind: Option<StagePurpose>,
    pub title: String,
    /// The day, as the docente writes it.
    pub date: String,
    /// The language of the papers, where the roster does not say another.
    pub language: Language,
    pub terms: RulingTerms,
    /// The words of `doctrine`, as they are written.
    pub readings: Vec<String>,
    /// Folders of cases besides those of the program, with their places in the file.
    pub cases: Vec<(String, Span)>,
    /// Whether the program's own cases are drawn from too.
    pub embedded: bool,
    /// The time allowed; 0 for no limit.
    pub minutes: u32,
    pub rows: Vec<BlueprintRow>,
    /// Questions that are not to be drawn.
    pub excluded: Vec<(String, Span)>,
    /// Folders of earlier stages, whose questions are not to be drawn.
    pub earlier: Vec<(String, Span)>,
    pub room: RoomRules,
    /// Where `room.checkpoints` is, for messages.
    pub checkpoints_span: Span,
    pub scoring: ScoringRules,
    /// Where `scoring.pass` is, for messages.
    pub pass_span: Span,
    /// Where `scoring.minimum` is.
    pub minimum_span: Span,
    pub variants: VariantSettings,
    pub shows: ReportContents,
}

impl Stage {
    pub const fn edition(&self) -> Edition {
        self.terms.edition
    }

    /// How many questions a paper has.
    pub fn count(&self) -> usize {
        self.rows.iter().map(|row| row.count).sum()
    }
}

/// A row of the blueprint: this many questions of a kind.
#[derive(Clone, Debug)]
pub struct BlueprintRow {
    pub count: usize,
    /// Laws, paragraphs or clauses, in the numbers of the stage's edition.
    pub law: Option<LawFilter>,
    pub difficulty: Option<RangeInclusive<u8>>,
    pub kind: Option<QuestionKind>,
    pub tag: Option<String>,
    pub source: QuestionSource,
    pub span: Span,
}

/// From where the questions of a row come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QuestionSource {
    /// Cases that somebody wrote.
    #[default]
    Bank,
    /// Fresh questions, made for this stage alone.
    Fresh,
    Both,
}

/// What a stage is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StagePurpose {
    /// Nothing hangs on it: any question may be drawn.
    #[default]
    Practice,
    /// It counts: no question is drawn whose answer anybody can read.
    Examination,
}

/// A kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionKind {
    /// With one right option.
    One,
    /// With several right options.
    Several,
    /// Whose bank asks for the clause.
    Clause,
}

/// How papers differ from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariantSettings {
    pub questions: QuestionSharing,
    pub forms: FormCount,
    /// Whether the table may be turned.
    pub turn: bool,
    /// Whether suits may be renamed.
    pub suits: bool,
    /// Whether options are shuffled.
    pub options: bool,
    /// Whether the questions are shuffled; else they stand in the order of the blueprint.
    pub order: bool,
}

/// Whether all papers have the same questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionSharing {
    Same,
    /// Each form draws its own.
    Own,
}

/// How many forms there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormCount {
    /// One for each candidate.
    Each,
    /// This many, given in turn in the order of the roster: A, B, C...
    Lettered(u8),
}

/// What a room asks of a sitting, and how what is late is treated.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomRules {
    /// Whether a code is read aloud at the beginning, which each candidate types.
    pub code: bool,
    /// The minutes after which each screen shows a code that its candidate copies.
    pub checkpoints: Vec<u32>,
    pub late: LateAnswers,
}

impl RoomRules {
    /// Whether it asks for anything that proves where and when a candidate sat.
    pub fn proves(&self) -> bool {
        self.code || !self.checkpoints.is_empty()
    }
}

/// How answers are treated that were given after the time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LateAnswers {
    /// They do not count; those before do.
    #[default]
    NotCounted,
    /// The whole sheet is set apart for the commission.
    SetApart,
}

/// What the report of a candidate shows: three switches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ReportContents {
    pub score: bool,
    pub answers: bool,
    pub reasons: bool,
}
