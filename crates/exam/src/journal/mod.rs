//! The journal of a sitting: what the candidate did, one record a line, each bound to those before it.
//!
//! A line is `<n> <length> <hash> <json>`: its number from 1, the bytes of the JSON, and the SHA-256 over the
//! hash before it, the number and the JSON ([`Digest::of_parts`]). Before the first record stands the hash of
//! the words "arbitro journal 1" and of the hash of the paper file, so that a journal belongs to one paper.
//! The receipt is taken from the last hash.
//!
//! Begin with [`read`] and [`Journal::sheet`]; [`JournalWriter`] writes. A record cut short at the end is what a dead
//! machine leaves, and is reported as [`Journal::torn_bytes`]; anything else that does not verify is an error, and no
//! record of such a file is used, unless the commission says so of what [`salvage()`] finds in it. Nothing here reads a
//! file or a clock.

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

/// A journal whose every record verifies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal {
    /// The records, of which the first is the only [`RecordKind::Start`].
    pub records: Vec<JournalRecord>,
    /// The bytes that the whole records take.
    pub verified_bytes: usize,
    /// The bytes after the last whole record, left by a machine that died while writing.
    pub torn_bytes: usize,
    /// The hash of the last whole record.
    pub head: Digest,
    /// What the screen showed at set minutes.
    pub checkpoints: Vec<(u32, String)>,
    /// The lines whose text is not the one that the program writes for their record.
    pub reworded_lines: Vec<usize>,
    paper: Digest,
    candidate: String,
}

/// Why bytes are not a journal that can be used.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum JournalError {
    /// No whole record; of a first one, `torn` bytes.
    #[error("no whole record")]
    Empty { torn: usize },
    #[error("not a journal")]
    NotAJournal,
    /// A record is not the one that was written here.
    #[error("record {line} was altered")]
    Altered { line: usize },
    /// A record was removed, added or moved before this one.
    #[error("record {line} is out of sequence")]
    OutOfSequence { line: usize },
    /// A record that verifies, of a known kind, with a field or a value that no program writes.
    #[error("record {line} has {field} {value}")]
    Field { line: usize, field: String, value: String },
    /// The chain is whole, and its records are not in an order that a sitting has.
    #[error("record {line} breaks a rule of every journal")]
    Breaks { line: usize, rule: JournalRule },
    /// A record that verifies and that this version of the program does not know.
    #[error("record {line} is of an unknown kind")]
    Unknown { line: usize },
    /// Something was recorded after handing in or after the end of the time.
    #[error("record {line} comes after the end")]
    AfterEnd { line: usize },
    #[error("record {line} is about question {question}, which the paper has not")]
    NoSuchQuestion { line: usize, question: usize },
    #[error("record {line} chooses an option that question {question} has not")]
    NoSuchOption { line: usize, question: usize },
    #[error("the journal of another paper")]
    OtherPaper { found: Digest },
    #[error("the journal of another candidate: {found}")]
    OtherCandidate { found: String },
}

impl JournalError {
    /// The line of the file, from 1, where there is one to point at.
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
    /// The hash of the paper file on which the sitting was begun.
    pub const fn paper(&self) -> Digest {
        self.paper
    }

    /// The candidate's id in the roster.
    pub fn candidate(&self) -> &str {
        &self.candidate
    }

    /// Whether this is the journal of that paper and candidate.
    pub fn belongs_to(&self, paper: Digest, candidate: &str) -> Result<(), JournalError> {
        if self.paper != paper {
            return Err(JournalError::OtherPaper { found: self.paper });
        }
        if self.candidate != candidate {
            return Err(JournalError::OtherCandidate { found: self.candidate.clone() });
        }
        Ok(())
    }

    /// What the candidate gave, for a paper of this many questions.
    pub fn sheet(&self, questions: usize) -> Result<AnswerSheet, JournalError> {
        sheet::sheet(self, questions, None)
    }

    /// The same where what was given after this many milliseconds does not count.
    pub fn sheet_within(&self, questions: usize, limit: u64) -> Result<AnswerSheet, JournalError> {
        sheet::sheet(self, questions, Some(limit))
    }

    /// Whether every option that was chosen is one of its question; `options` says how many each has.
    pub fn fits(&self, options: &[usize]) -> Result<(), JournalError> {
        sheet::fits(self, options)
    }

    /// What handing in prints, and the candidate copies: it changes with any record.
    pub fn receipt(&self) -> String {
        self.head.receipt()
    }

    /// The code of the room, as it was typed.
    pub fn room(&self) -> Option<&str> {
        self.records.iter().find_map(|record| match &record.what {
            RecordKind::Room { code } => Some(code.as_str()),
            _ => None,
        })
    }

    /// What the screen showed when this many minutes had gone by.
    pub fn checkpoint(&self, minute: u32) -> Option<&str> {
        let shown = self.checkpoints.iter().find(|(at, _)| *at == minute);
        shown.map(|(_, code)| code.as_str())
    }

    pub fn handed_in(&self) -> bool {
        self.records.iter().any(|record| record.what == RecordKind::HandIn)
    }

    /// The answers that were recorded before the code of the room, where there is one.
    pub fn answers_before_room(&self) -> usize {
        let is_room = |record: &JournalRecord| matches!(record.what, RecordKind::Room { .. });
        let until = self.records.iter().position(is_room).unwrap_or(0);
        let is_answer = |record: &&JournalRecord| matches!(record.what, RecordKind::Answer { .. });
        self.records[..until].iter().filter(is_answer).count()
    }

    /// The seconds on the wall clock from the first record to the last; 0 where a clock cannot be read.
    pub fn wall_seconds(&self) -> i64 {
        let at = |record: Option<&JournalRecord>| rules::wall_seconds(&record?.clock);
        let ends = at(self.records.first()).zip(at(self.records.last()));
        ends.map_or(0, |(first, last)| last.saturating_sub(first))
    }

    /// The time used so far, in milliseconds.
    pub fn elapsed_ms(&self) -> u64 {
        self.records.last().map_or(0, |record| record.at)
    }
}
