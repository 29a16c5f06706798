//! A stage, as its file describes it. The reader of the file reports every problem with its position; the module
//! `blueprint` checks whether the bank has the questions that the stage needs.

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
    /// The purpose of the stage; `None` if the file states no purpose, which is treated as practice.
    pub kind: Option<StagePurpose>,
    /// The title of the stage, as printed on the papers.
    pub title: String,
    /// The day of the stage, as written in the stage file.
    pub date: String,
    /// The language of the results, and of the papers of all candidates for whom the roster states
    /// no language.
    pub language: Language,
    /// The edition and doctrine of the rulings.
    pub terms: RulingTerms,
    /// The words of the key `doctrine`, as written in the stage file.
    pub readings: Vec<String>,
    /// The folders of cases besides the program's own cases, with their positions in the file.
    pub cases: Vec<(String, Span)>,
    /// Whether questions are also drawn from the program's own cases.
    pub embedded: bool,
    /// The time allowed, in minutes; 0 for no limit.
    pub minutes: u32,
    /// The rows of the blueprint.
    pub rows: Vec<BlueprintRow>,
    /// The ids of questions that must not be drawn, or the common stems of their lettered ids, with their positions in
    /// the file.
    pub excluded: Vec<(String, Span)>,
    /// The folders of earlier stages whose questions must not be drawn, with their positions in the file.
    pub earlier: Vec<(String, Span)>,
    /// The proofs that the stage asks for, and the treatment of late answers.
    pub room: RoomRules,
    /// The position of `room.checkpoints` in the file, for messages.
    pub checkpoints_span: Span,
    /// The rules of scoring of the stage.
    pub scoring: ScoringRules,
    /// The position of `scoring.pass` in the file, for messages.
    pub pass_span: Span,
    /// The position of `scoring.minimum` in the file, for messages.
    pub minimum_span: Span,
    /// The ways in which papers differ from each other.
    pub variants: VariantSettings,
    /// The contents of a candidate's report.
    pub shows: ReportContents,
}

impl Stage {
    /// Returns the edition under which the rulings on the stage's questions are made.
    pub const fn edition(&self) -> Edition {
        self.terms.edition
    }

    /// Returns the number of questions in each paper.
    pub fn count(&self) -> usize {
        self.rows.iter().map(|row| row.count).sum()
    }
}

/// A row of the blueprint: a number of questions, with the conditions that they must meet.
#[derive(Clone, Debug)]
pub struct BlueprintRow {
    /// The number of questions that the row asks for.
    pub count: usize,
    /// The Laws, paragraphs or clauses that the questions must be on, by their numbers in the stage's edition; `None`
    /// for any.
    pub law: Option<LawFilter>,
    /// The range of difficulty of the questions; `None` for any.
    pub difficulty: Option<RangeInclusive<u8>>,
    /// The kind of the questions; `None` for any.
    pub kind: Option<QuestionKind>,
    /// A tag that each question must have; `None` for any.
    pub tag: Option<String>,
    /// The source from which the questions are drawn.
    pub source: QuestionSource,
    /// The position of the row in the file.
    pub span: Span,
}

/// The source of the questions of a blueprint row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QuestionSource {
    /// Questions of written cases.
    #[default]
    Bank,
    /// Fresh questions, generated for this stage alone.
    Fresh,
    /// Questions of written cases and fresh questions.
    Both,
}

/// The purpose of a stage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StagePurpose {
    /// Practice: nothing depends on the result, and questions with published answers may be drawn.
    #[default]
    Practice,
    /// Examination: the result counts, and no question with a published answer is drawn.
    Examination,
}

/// A kind of question that a blueprint row can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionKind {
    /// A question that asks for one option.
    One,
    /// A question that asks for several options.
    Several,
    /// A question for which the bank asks for the clause.
    Clause,
}

/// The ways in which papers differ from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VariantSettings {
    /// The sharing of questions among papers: all papers have the same questions, or each form has its own.
    pub questions: QuestionSharing,
    /// The number of forms.
    pub forms: FormCount,
    /// Whether the seats of a question may be turned.
    pub turn: bool,
    /// Whether the suits of a question may be exchanged.
    pub suits: bool,
    /// Whether the options are shuffled for each form; otherwise all forms show them in the same
    /// shuffled order.
    pub options: bool,
    /// Whether the questions are shuffled for each form; otherwise they are in the order of the blueprint.
    pub order: bool,
}

/// The sharing of questions among papers: all papers have the same questions, or each form has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionSharing {
    /// All papers have the same questions.
    Same,
    /// Each form draws its own questions.
    Own,
}

/// The number of forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormCount {
    /// Each candidate has a separate form.
    Each,
    /// The stage has this many forms, named A, B, C and so on, and assigned in turn in the order of the roster.
    Lettered(u8),
}

/// The proofs that a stage asks for, and the treatment of late answers.
#[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoomRules {
    /// Whether a room code is read aloud at the start of the sitting, for each candidate to type.
    pub code: bool,
    /// The minutes of the checkpoints, at which the program shows a code for the candidate to copy.
    pub checkpoints: Vec<u32>,
    /// The treatment of answers recorded after the time allowed.
    pub late: LateAnswers,
}

impl RoomRules {
    /// Returns true if the stage asks for a proof of where and when a candidate sat the examination: a room code or
    /// checkpoints.
    pub fn proves(&self) -> bool {
        self.code || !self.checkpoints.is_empty()
    }
}

/// The treatment of answers recorded after the time allowed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LateAnswers {
    /// Late answers do not count; earlier answers of the same sheet count.
    #[default]
    NotCounted,
    /// The whole sheet of a sitting that took longer than allowed is refused, and a notice reports
    /// it to the commission.
    SetApart,
}

/// The contents of a candidate's report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ReportContents {
    /// Whether the report shows the score.
    pub score: bool,
    /// Whether the report shows the right answers.
    pub answers: bool,
    /// Whether the report shows the reasons for the right answers, clause by clause.
    pub reasons: bool,
}
