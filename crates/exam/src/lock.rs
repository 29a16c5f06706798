//! The lock of a stage: each candidate's questions, their order and their keys. The lock is secret.
//!
//! A lock has one line of JSON for the stage and one for each paper, so that locks can be compared
//! line by line. The last line has the hash of the lines before it; a lock that was cut or changed,
//! apart from its line ends, does not match this hash.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use arbitro_cases::Question;
use arbitro_cases::statement::TableDraft;
use arbitro_cases::variant::Variant;

use super::blueprint::PoolQuestion;
use super::digest::Digest;
use super::key::AnswerKey;
use super::scoring::ScoringRules;
use super::stage::{ReportContents, RoomRules, Stage};

/// The format of locks that this version writes. Format 1 has hashes of shown questions that only the program that
/// wrote them can compute. Formats before 3 do not record whether a question asks for several answers. Formats before 4
/// have no room code and no checkpoints. Formats before 5 have room codes without a check letter.
pub const FORMAT: u32 = 5;

/// The first format with hashes of shown questions that every version can compute.
const COMPARABLE: u32 = 2;

/// A lock, with the data of the stage and of its papers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageLock {
    /// The data that all papers have in common.
    pub stage: LockedStage,
    /// The papers, in the order of the roster.
    pub papers: Vec<LockedPaper>,
    /// The index in `papers` of each candidate's paper, by the candidate's id.
    places: HashMap<String, usize>,
}

/// The data that all papers of a stage have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockedStage {
    /// The format of the lock, at most [`FORMAT`].
    pub format: u32,
    /// The version of the program that built the papers.
    pub program: String,
    /// The title of the stage.
    pub title: String,
    /// The day of the stage, as written in the stage file.
    pub date: String,
    /// The language of the results, as a code: `it` or `en`.
    pub language: String,
    /// The year of the edition of the Laws.
    pub edition: u16,
    /// The words of the key `doctrine` in the stage file.
    pub doctrine: Vec<String>,
    /// The hash of the stage file.
    pub stage_hash: Digest,
    /// The hash of all case files from which questions could be drawn.
    pub bank_hash: Digest,
    /// The hash of the field `scoring` as JSON.
    pub scoring_hash: Digest,
    /// The rules of scoring.
    pub scoring: ScoringRules,
    /// The contents of the reports to candidates.
    pub shows: ReportContents,
    #[serde(default)]
    /// The proofs that the stage asks for, and the treatment of late answers.
    pub room: RoomRules,
    /// Whether the room code has a check letter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub checked_code: bool,
    /// The questions that occur in any paper, in the order of their ids.
    pub questions: Vec<LockedQuestion>,
}

/// A question that occurs in a paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockedQuestion {
    /// The question's id.
    pub id: String,
    /// The name of the question's case file.
    pub file: String,
    /// The hash of the question's case file.
    pub file_hash: Digest,
    /// The number of the question's Law.
    pub article: u8,
    /// The question's difficulty, from 1 to 5.
    pub difficulty: u8,
    /// Whether papers ask for several answers to the question; `None` in formats before 3.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub several: Option<bool>,
    /// Whether papers ask the candidate to cite a clause.
    pub clause: bool,
    /// The hash of the question as shown, without its options: its text, and its table as a case file writes it.
    pub shown: Digest,
    /// The beginning of the hash of each option's text ([`option_hash`]), in the order of the case;
    /// marking compares these hashes with those of the present case.
    pub options: Vec<String>,
    /// The key of the question.
    pub key: AnswerKey,
}

impl LockedQuestion {
    /// Returns the lock's entry for a question drawn for a stage; `file_hash` is the hash of its case file.
    pub fn of(stage: &Stage, drawn: &PoolQuestion<'_>, file_hash: Digest) -> LockedQuestion {
        let question = drawn.question;
        LockedQuestion {
            id: question.id.clone(),
            file: drawn.case.file.clone(),
            file_hash,
            article: question.law_number(),
            difficulty: question.difficulty,
            several: Some(question.several),
            clause: stage.scoring.asks_clause(question.asks_clause),
            shown: shown_hash(question),
            options: (0..question.options.len())
                .map(|option| option_hash(question, option))
                .collect(),
            key: drawn.key.clone(),
        }
    }
}

/// A paper in a lock, with its questions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockedPaper {
    /// The candidate's id.
    pub candidate: String,
    /// The candidate's name.
    pub name: String,
    /// The name of the candidate's form.
    pub form: String,
    /// The language of the paper, as a code: `it` or `en`.
    pub language: String,
    /// The time allowed in minutes, with the candidate's extra time; 0 for no limit.
    pub minutes: u32,
    /// The hash of the paper's file.
    pub paper: Digest,
    /// The questions, in the order of the paper.
    pub questions: Vec<ShownQuestion>,
}

/// A question as a paper shows it. The text form of a shown question, such as `45-05b 2:CDHS cabd`, has the id, the
/// variant, and the letters that the options have in the case, in the order shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ShownQuestion {
    /// The question's id.
    pub id: String,
    /// The variant in which the question is shown.
    pub variant: Variant,
    /// The options in the order shown, each by its index in the case.
    pub order: Vec<usize>,
}

impl From<ShownQuestion> for String {
    fn from(shown: ShownQuestion) -> String {
        let letters: String =
            shown.order.iter().map(|index| char::from(b'a' + *index as u8)).collect();
        format!("{} {} {letters}", shown.id, shown.variant.key())
    }
}

/// The error for a text that is not a [`ShownQuestion`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a question with its variant and options: {0}")]
pub struct ShownQuestionError(String);

impl TryFrom<String> for ShownQuestion {
    type Error = ShownQuestionError;

    fn try_from(text: String) -> Result<ShownQuestion, ShownQuestionError> {
        read_shown(&text).ok_or(ShownQuestionError(text))
    }
}

fn read_shown(text: &str) -> Option<ShownQuestion> {
    let mut parts = text.split(' ');
    let (id, variant, letters) = (parts.next()?, parts.next()?, parts.next()?);
    let order: Vec<usize> =
        letters.bytes().map(|letter| usize::from(letter.wrapping_sub(b'a'))).collect();
    let is_order = (0..order.len()).all(|index| order.contains(&index));
    (parts.next().is_none() && is_order && !id.is_empty()).then_some(())?;
    Some(ShownQuestion { id: id.to_owned(), variant: Variant::from_key(variant)?, order })
}

/// Returns the hash of the text of a question in both languages, and of its table as a case file writes it.
pub fn shown_hash(question: &Question) -> Digest {
    let table = TableDraft::of(&question.setting).text();
    Digest::of_parts([question.text.it.as_bytes(), question.text.en.as_bytes(), table.as_bytes()])
}

/// Returns the first 16 hexadecimal digits of the hash of an option's text in both languages.
pub fn option_hash(question: &Question, option: usize) -> String {
    let text = &question.options[option].text;
    let hash = Digest::of_parts([text.it.as_bytes(), text.en.as_bytes()]).to_string();
    hash[..16].to_owned()
}

/// The last line of a lock.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seal {
    /// The hash of the lines before the last, each with its line end.
    sha256: Digest,
}

/// The key `format`, which locks of all formats have.
#[derive(Deserialize)]
struct Version {
    format: u32,
}

/// The reason why a text is not a valid lock.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LockError {
    /// A line is not JSON, or does not have the keys of the format.
    #[error("line {line}, column {column}: not a line of a lock")]
    Malformed {
        /// The line with the error, from 1.
        line: usize,
        /// The column of the error, from 1.
        column: usize,
    },
    /// The lock has a format that this version does not know.
    #[error("the lock has an unknown format: {0}")]
    Format(u32),
    /// The last line, with the hash, is missing.
    #[error("the last line is missing")]
    Cut,
    /// The text does not match the hash in its last line.
    #[error("changed since it was written")]
    Altered,
    /// The rules of scoring do not match their hash.
    #[error("the rules of scoring do not match their hash")]
    Scoring,
    /// A paper contains a question that the first line of the lock does not list, or lists with another number of
    /// options.
    #[error("line {line}: {question} is not among the questions of the stage")]
    NoSuchQuestion {
        /// The line of the paper, from 1.
        line: usize,
        /// The question's id.
        question: String,
    },
}

impl StageLock {
    /// Creates a lock of a stage and its papers.
    pub fn new(stage: LockedStage, papers: Vec<LockedPaper>) -> StageLock {
        let places = papers.iter().enumerate().map(|(place, one)| (one.candidate.clone(), place));
        StageLock { places: places.collect(), stage, papers }
    }

    /// Returns the text of the lock's file.
    ///
    /// # Errors
    /// If a part of the lock cannot be written as JSON.
    pub fn to_text(&self) -> Result<String, serde_json::Error> {
        let mut text = serde_json::to_string(&self.stage)?;
        text.push('\n');
        for paper in &self.papers {
            text.push_str(&serde_json::to_string(paper)?);
            text.push('\n');
        }
        let seal = Seal { sha256: Digest::of(&text) };
        text.push_str(&serde_json::to_string(&seal)?);
        text.push('\n');
        Ok(text)
    }

    /// Parses and verifies the text of a lock.
    ///
    /// # Errors
    /// A [`LockError`] if the text is not a lock, or was cut or changed.
    pub fn read(text: &str) -> Result<StageLock, LockError> {
        let lines: Vec<&str> = text.trim_end().lines().collect();
        let (first, rest) = lines.split_first().ok_or(LockError::Cut)?;
        let version: Version = parsed(0, first)?;
        if !(1..=FORMAT).contains(&version.format) {
            return Err(LockError::Format(version.format));
        }
        let stage: LockedStage = parsed(0, first)?;
        let seal = rest.last().and_then(|last| serde_json::from_str::<Seal>(last).ok());
        let sealed = lines.len() - usize::from(seal.is_some());
        let options = stage.questions.iter().map(|q| (q.id.as_str(), q.options.len()));
        let options: HashMap<&str, usize> = options.collect();
        let mut papers = Vec::new();
        for (number, line) in lines[..sealed].iter().enumerate().skip(1) {
            let paper: LockedPaper = parsed(number, line)?;
            let is_known =
                |shown: &&ShownQuestion| options.get(shown.id.as_str()) == Some(&shown.order.len());
            if let Some(shown) = paper.questions.iter().find(|shown| !is_known(shown)) {
                let question = shown.id.clone();
                return Err(LockError::NoSuchQuestion { line: number + 1, question });
            }
            papers.push(paper);
        }
        // The hash is computed with LF line ends, since copying between systems may change the line ends.
        let written: String = lines[..sealed].iter().map(|line| format!("{line}\n")).collect();
        match seal {
            None => Err(LockError::Cut),
            Some(seal) if seal.sha256 != Digest::of(written) => Err(LockError::Altered),
            Some(_) if !stage.has_its_scoring() => Err(LockError::Scoring),
            Some(_) => Ok(StageLock::new(stage, papers)),
        }
    }

    /// Returns the paper of the candidate with this id.
    pub fn paper(&self, candidate: &str) -> Option<&LockedPaper> {
        self.places.get(candidate).and_then(|place| self.papers.get(*place))
    }
}

/// Parses a line as JSON; `number` counts from 0.
fn parsed<'l, T: Deserialize<'l>>(number: usize, line: &'l str) -> Result<T, LockError> {
    serde_json::from_str(line)
        .map_err(|error| LockError::Malformed { line: number + 1, column: error.column() })
}

/// Returns the hash of the rules of scoring, written as JSON.
///
/// # Errors
/// If the rules cannot be written as JSON.
pub fn scoring_hash(scoring: &ScoringRules) -> Result<Digest, serde_json::Error> {
    Ok(Digest::of(serde_json::to_string(scoring)?))
}

impl LockedStage {
    /// Returns true if the rules of scoring match their hash.
    fn has_its_scoring(&self) -> bool {
        scoring_hash(&self.scoring).is_ok_and(|hash| hash == self.scoring_hash)
    }

    /// Returns true if the format is so old that only the options of its questions can be compared.
    pub const fn is_older_format(&self) -> bool {
        self.format < COMPARABLE
    }

    /// Returns true if a paper would show a question of the bank in the same way as the locked
    /// question: with the same text, table and options, and asking for one answer or for several as
    /// the locked question does, if the lock records this. Events and findings are not compared,
    /// since papers do not show them; under a lock of format 1, text and table are not compared
    /// either.
    pub fn is_shown_by(&self, locked: &LockedQuestion, question: &Question) -> bool {
        let options = (0..question.options.len()).map(|option| option_hash(question, option));
        let is_shown = || self.is_older_format() || shown_hash(question) == locked.shown;
        let several = locked.several.unwrap_or(question.several);
        options.eq(locked.options.iter().cloned()) && several == question.several && is_shown()
    }

    /// Returns the locked question with this id.
    pub fn question(&self, id: &str) -> Option<&LockedQuestion> {
        self.questions.iter().find(|question| question.id == id)
    }
}
