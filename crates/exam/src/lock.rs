//! The lock of a stage: what was drawn for whom, in which order, with which key. The commission keeps it.
//!
//! A line of JSON for the stage, then one for each paper, so that two locks can be compared line by line; the
//! last has the hash of those before it, so that a lock that was cut or changed is recognised.

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

/// The version of the form of locks. In the first, how a question was shown is given by a hash that only the
/// program that wrote it can make again; before the third, nothing says whether it asks for several answers; before the
/// fourth, nothing what the room asks; before the fifth, the code of the room is any word, without a check letter.
pub const FORMAT: u32 = 5;

/// The first that hashes what was shown as every program can.
const COMPARABLE: u32 = 2;

/// A lock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageLock {
    pub stage: LockedStage,
    pub papers: Vec<LockedPaper>,
    /// The place of each candidate's paper.
    places: HashMap<String, usize>,
}

/// What all papers have in common.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockedStage {
    pub format: u32,
    /// The version of the program that built the papers.
    pub program: String,
    pub title: String,
    pub date: String,
    /// The language in which results are written.
    pub language: String,
    pub edition: u16,
    /// The words of `doctrine` in the stage file.
    pub doctrine: Vec<String>,
    /// Of the stage file.
    pub stage_hash: Digest,
    /// Of every case file that could be drawn from.
    pub bank_hash: Digest,
    /// Of the scoring below, as it is written here.
    pub scoring_hash: Digest,
    pub scoring: ScoringRules,
    pub shows: ReportContents,
    #[serde(default)]
    pub room: RoomRules,
    /// Whether the code of the room has a check letter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub checked_code: bool,
    pub questions: Vec<LockedQuestion>,
}

/// A question that is in some paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockedQuestion {
    pub id: String,
    /// Its case file, and that file's hash.
    pub file: String,
    pub file_hash: Digest,
    pub article: u8,
    pub difficulty: u8,
    /// Whether its paper asks for several answers; unsaid before the third format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub several: Option<bool>,
    /// Whether its paper asks for the clause.
    pub clause: bool,
    /// A hash of what is shown besides the options: the text, and the table as a case file writes it.
    pub shown: Digest,
    /// A hash of the text of each option, in the order of the case, by which a corrected case is compared.
    pub options: Vec<String>,
    pub key: AnswerKey,
}

impl LockedQuestion {
    /// What a lock keeps of a question of a stage, whose case file has this hash.
    pub fn of(stage: &Stage, question: &PoolQuestion<'_>, file_hash: Digest) -> LockedQuestion {
        let item = question.question;
        LockedQuestion {
            id: item.id.clone(),
            file: question.case.file.clone(),
            file_hash,
            article: item.law_number(),
            difficulty: item.difficulty,
            several: Some(item.several),
            clause: stage.scoring.asks_clause(item.asks_clause),
            shown: shown_hash(item),
            options: (0..item.options.len()).map(|option| option_hash(item, option)).collect(),
            key: question.key.clone(),
        }
    }
}

/// A paper, and what is in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LockedPaper {
    pub candidate: String,
    pub name: String,
    pub form: String,
    pub language: String,
    /// The time allowed, with the candidate's extra time; 0 for no limit.
    pub minutes: u32,
    /// Of the paper's file.
    pub paper: Digest,
    pub questions: Vec<ShownQuestion>,
}

/// A question as a paper shows it, such as `45-05b 2:CDHS cabd`: which, how varied, its options in the order
/// shown by their letters in the case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ShownQuestion {
    pub id: String,
    pub variant: Variant,
    /// The index in the case of each option shown.
    pub order: Vec<usize>,
}

impl From<ShownQuestion> for String {
    fn from(shown: ShownQuestion) -> String {
        let letters: String =
            shown.order.iter().map(|index| char::from(b'a' + *index as u8)).collect();
        format!("{} {} {letters}", shown.id, shown.variant.key())
    }
}

/// A text that is not a question as it was shown.
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

/// The hash of the text of a question, in both languages, and of its table as a case file writes it.
pub fn shown_hash(item: &Question) -> Digest {
    let table = TableDraft::of(&item.setting).text();
    Digest::of_parts([item.text.it.as_bytes(), item.text.en.as_bytes(), table.as_bytes()])
}

/// The hash of the text of an option, in both languages.
pub fn option_hash(item: &Question, option: usize) -> String {
    let text = &item.options[option].text;
    let hash = Digest::of_parts([text.it.as_bytes(), text.en.as_bytes()]).to_string();
    hash[..16].to_owned()
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seal {
    /// Of the lines before, each with its line ending.
    sha256: Digest,
}

/// As much of the first line as every version has.
#[derive(Deserialize)]
struct Version {
    format: u32,
}

/// Why a text is not a lock.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LockError {
    #[error("line {line}, column {column}: not as it was written")]
    Malformed { line: usize, column: usize },
    #[error("a lock of another format: {0}")]
    Format(u32),
    #[error("the last line is missing")]
    Cut,
    #[error("changed since it was written")]
    Altered,
    /// The rules of marking are not those of which it has the hash.
    #[error("the scoring is not the one that was hashed")]
    Scoring,
    #[error("line {line}: {question} is not among the questions of the stage")]
    NoSuchQuestion { line: usize, question: String },
}

impl StageLock {
    pub fn new(stage: LockedStage, papers: Vec<LockedPaper>) -> StageLock {
        let places = papers.iter().enumerate().map(|(place, one)| (one.candidate.clone(), place));
        StageLock { places: places.collect(), stage, papers }
    }

    /// The text of the file.
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
        // Line by line: carrying text between systems may change the line endings.
        let written: String = lines[..sealed].iter().map(|line| format!("{line}\n")).collect();
        match seal {
            None => Err(LockError::Cut),
            Some(seal) if seal.sha256 != Digest::of(written) => Err(LockError::Altered),
            Some(_) if !stage.has_its_scoring() => Err(LockError::Scoring),
            Some(_) => Ok(StageLock::new(stage, papers)),
        }
    }

    pub fn paper(&self, candidate: &str) -> Option<&LockedPaper> {
        self.places.get(candidate).and_then(|place| self.papers.get(*place))
    }
}

/// A line as JSON.
fn parsed<'l, T: Deserialize<'l>>(number: usize, line: &'l str) -> Result<T, LockError> {
    serde_json::from_str(line)
        .map_err(|error| LockError::Malformed { line: number + 1, column: error.column() })
}

/// The hash of rules of marking, as a lock writes them.
pub fn scoring_hash(scoring: &ScoringRules) -> Result<Digest, serde_json::Error> {
    Ok(Digest::of(serde_json::to_string(scoring)?))
}

impl LockedStage {
    /// Whether the rules of marking are those of which it has the hash.
    fn has_its_scoring(&self) -> bool {
        scoring_hash(&self.scoring).is_ok_and(|hash| hash == self.scoring_hash)
    }

    /// Whether it was written by an earlier program: of its questions only the options can be compared.
    pub const fn is_older_format(&self) -> bool {
        self.format < COMPARABLE
    }

    /// Whether a question of the bank would be shown as a locked one was: its text, its table, its options and how many
    /// of them it asks for. Events
    /// and findings are not shown.
    pub fn is_shown_by(&self, locked: &LockedQuestion, item: &Question) -> bool {
        let options = (0..item.options.len()).map(|option| option_hash(item, option));
        let is_shown = || self.is_older_format() || shown_hash(item) == locked.shown;
        let several = locked.several.unwrap_or(item.several);
        options.eq(locked.options.iter().cloned()) && several == item.several && is_shown()
    }

    pub fn question(&self, id: &str) -> Option<&LockedQuestion> {
        self.questions.iter().find(|question| question.id == id)
    }
}
