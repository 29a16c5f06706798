//! The journal of a sitting: the candidate's actions, one record on each line, chained by hashes.
//!
//! A line is `<n> <length> <hash> <json>`: its number from 1, the length of the JSON in bytes, and the SHA-256 of the
//! previous line's hash, the number and the JSON ([`Digest::of_parts`]). The chain starts with the hash of the words
//! "arbitro journal 1" and of the paper file's hash, so that a journal belongs to one paper. The receipt is derived
//! from the last hash.
//!
//! The first functions to read are [`read`] and [`Journal::sheet`]; [`JournalWriter`] writes a journal. After a crash
//! or power cut, the last record may be incomplete; its length is reported as [`Journal::torn_bytes`]. Any other bytes
//! that do not verify are an error, and then no record of the file counts, unless the commission decides that parts
//! found by [`salvage()`] count. The module `journal` reads no file and no clock.

mod chain;
pub mod normalize;

mod writer;

mod reader;

mod record;

mod salvage;

mod sheet;

pub mod rules;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::digest::Digest;

pub use chain::{HashChain, write};
pub use reader::{owner, read};
pub use record::{JournalRecord, RecordKind};
pub use rules::{
    JournalProgress, JournalRule, PaperRequirements, QuestionRequirements, RoomCodeRule,
    broken_line_rules, broken_rules,
};
pub use salvage::{
    CopiedCodes, JournalSalvage, LineRange, PartProof, SalvageExtent, SalvagedAnswer, SalvagedPart,
    salvage,
};
pub use sheet::{AnswerSheet, GivenAnswer, SittingNote};
pub use writer::{JournalDisk, JournalWriter};

/// A journal in which every complete record verifies, or the records of a damaged journal that
/// verify.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// The verified records; no record after the first is a [`RecordKind::Start`].
    pub records: Vec<JournalRecord>,
    /// The total length of the complete records, in bytes.
    pub verified_bytes: usize,
    /// The number of bytes after the last complete record, which result from an interrupted write.
    pub torn_bytes: usize,
    /// The hash of the last complete record.
    pub head: Digest,
    /// The minute of each checkpoint shown, with its code.
    pub checkpoints: Vec<(u32, String)>,
    /// The lines, from 1, whose JSON differs from the text that the program writes for the same record.
    pub reworded_lines: Vec<usize>,
    paper: Digest,
    candidate: String,
}

/// The reason why bytes are not a usable journal. Lines are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum JournalError {
    /// The file has no complete record.
    #[error("no complete record")]
    Empty {
        /// The number of bytes of an incomplete first record.
        torn: usize,
    },
    /// The bytes do not begin as a journal begins.
    #[error("not a journal")]
    NotAJournal,
    /// A record does not match its hash.
    #[error("record {line} was altered")]
    Altered {
        /// The line of the altered record.
        line: usize,
    },
    /// A record was removed, added or moved, at the line `line` or before it.
    #[error("record {line} is out of sequence")]
    OutOfSequence {
        /// The first line out of sequence.
        line: usize,
    },
    /// A record verifies and is of a known kind, but has a field or value that the program never writes.
    #[error("record {line} has {field} {value}")]
    Field {
        /// The line of the record.
        line: usize,
        /// The name of the invalid field.
        field: String,
        /// The value of the invalid field, as JSON.
        value: String,
    },
    /// The hash chain verifies, but a record breaks a rule of order.
    #[error("record {line} breaks a rule of order")]
    Breaks {
        /// The line of the record that breaks the rule.
        line: usize,
        /// The rule that the record breaks.
        rule: JournalRule,
    },
    /// A record verifies and is of a kind that this version does not know.
    #[error("record {line} is of an unknown kind")]
    Unknown {
        /// The line of the record.
        line: usize,
    },
    /// A record follows the hand-in, or answers or flags a question after the end of the time was recorded.
    #[error("record {line} comes after the end")]
    AfterEnd {
        /// The line of the record.
        line: usize,
    },
    /// A record is about a question that the paper does not have.
    #[error("record {line} is about question {question}, which the paper does not have")]
    NoSuchQuestion {
        /// The line of the record.
        line: usize,
        /// The number of the question.
        question: usize,
    },
    /// A record chooses an option that its question does not have.
    #[error("record {line} chooses an option that question {question} does not have")]
    NoSuchOption {
        /// The line of the record.
        line: usize,
        /// The number of the question.
        question: usize,
    },
    /// The journal belongs to another paper.
    #[error("the journal of another paper")]
    OtherPaper {
        /// The hash of the paper to which the journal belongs.
        found: Digest,
    },
    /// The journal belongs to another candidate.
    #[error("the journal of another candidate: {found}")]
    OtherCandidate {
        /// The id of the candidate to whom the journal belongs.
        found: String,
    },
}

impl JournalError {
    /// Returns the line of the file that the error concerns, from 1; `None` if it concerns no line.
    pub const fn line(&self) -> Option<usize> {
        match self {
            JournalError::Altered { line }
            | JournalError::OutOfSequence { line }
            | JournalError::Unknown { line }
            | JournalError::Field { line, .. }
            | JournalError::Breaks { line, .. }
            | JournalError::AfterEnd { line }
            | JournalError::NoSuchQuestion { line, .. }
            | JournalError::NoSuchOption { line, .. } => Some(*line),
            JournalError::Empty { .. }
            | JournalError::NotAJournal
            | JournalError::OtherPaper { .. }
            | JournalError::OtherCandidate { .. } => None,
        }
    }
}

impl Journal {
    /// Returns the hash that the paper's file had when the sitting began.
    pub const fn paper(&self) -> Digest {
        self.paper
    }

    /// Returns the candidate's id in the roster, from the first record.
    pub fn candidate(&self) -> &str {
        &self.candidate
    }

    /// Checks that the journal belongs to a paper, given by its hash, and to a candidate.
    ///
    /// # Errors
    /// [`JournalError::OtherPaper`] or [`JournalError::OtherCandidate`] if the journal belongs to another paper or
    /// candidate.
    pub fn belongs_to(&self, paper: Digest, candidate: &str) -> Result<(), JournalError> {
        if self.paper != paper {
            return Err(JournalError::OtherPaper { found: self.paper });
        }
        if self.candidate != candidate {
            return Err(JournalError::OtherCandidate { found: self.candidate.clone() });
        }
        Ok(())
    }

    /// Returns the candidate's answers, for a paper of `questions` questions.
    ///
    /// # Errors
    /// [`JournalError::NoSuchQuestion`] if a record is about a question that the paper does not have.
    pub fn sheet(&self, questions: usize) -> Result<AnswerSheet, JournalError> {
        sheet::sheet(self, questions, None)
    }

    /// Returns the candidate's answers without those recorded later than `limit` milliseconds of
    /// the sitting's time.
    ///
    /// # Errors
    /// [`JournalError::NoSuchQuestion`] if a record is about a question that the paper does not have.
    pub fn sheet_within(&self, questions: usize, limit: u64) -> Result<AnswerSheet, JournalError> {
        sheet::sheet(self, questions, Some(limit))
    }

    /// Checks that every chosen option exists; `options` has the number of options of each question of the paper.
    ///
    /// # Errors
    /// [`JournalError::NoSuchQuestion`] or [`JournalError::NoSuchOption`] if a record does not fit the paper.
    pub fn fits(&self, options: &[usize]) -> Result<(), JournalError> {
        sheet::fits(self, options)
    }

    /// Returns the receipt, which depends on every record; the candidate copies it at the hand-in.
    pub fn receipt(&self) -> String {
        self.head.receipt()
    }

    /// Returns the room code recorded in the journal; `None` if no code was recorded.
    pub fn room(&self) -> Option<&str> {
        self.records.iter().find_map(|record| match &record.what {
            RecordKind::Room { code } => Some(code.as_str()),
            _ => None,
        })
    }

    /// Returns the code of the checkpoint at this minute; `None` if the checkpoint was not shown.
    pub fn checkpoint(&self, minute: u32) -> Option<&str> {
        let shown = self.checkpoints.iter().find(|(at, _)| *at == minute);
        shown.map(|(_, code)| code.as_str())
    }

    /// Returns true if the paper was handed in.
    pub fn handed_in(&self) -> bool {
        self.records.iter().any(|record| record.what == RecordKind::HandIn)
    }

    /// Counts the answers recorded before the room code; returns 0 if the journal has no room code.
    pub fn answers_before_room(&self) -> usize {
        let is_room = |record: &JournalRecord| matches!(record.what, RecordKind::Room { .. });
        let until = self.records.iter().position(is_room).unwrap_or(0);
        let is_answer = |record: &&JournalRecord| matches!(record.what, RecordKind::Answer { .. });
        self.records[..until].iter().filter(is_answer).count()
    }

    /// Returns the seconds by the wall clock from the first record to the last; 0 if the clock time of either record
    /// cannot be parsed.
    pub fn wall_seconds(&self) -> i64 {
        let at = |record: Option<&JournalRecord>| rules::wall_seconds(&record?.clock);
        let ends = at(self.records.first()).zip(at(self.records.last()));
        ends.map_or(0, |(first, last)| last.saturating_sub(first))
    }

    /// Returns the time of the sitting at its last record, in milliseconds.
    pub fn elapsed_ms(&self) -> u64 {
        self.records.last().map_or(0, |record| record.at)
    }
}
