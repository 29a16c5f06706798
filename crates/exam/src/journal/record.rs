//! The records of a journal, and their form in JSON.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::digest::Digest;

/// An event of a sitting, with its time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct JournalRecord {
    /// The time of the sitting, in milliseconds; the time while the program was closed does not count.
    pub at: u64,
    /// The wall clock in UTC, to the second: "2026-12-05T09:30:00Z". The clock does not decide
    /// whether an answer counts.
    pub clock: String,
    /// The event of the sitting.
    #[serde(flatten)]
    pub what: RecordKind,
}

/// The kind of a record, with its data. Questions are numbered from 1, as in the paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum RecordKind {
    /// The sitting began.
    Start {
        /// The hash of the paper's file.
        paper: Digest,
        /// The candidate's id in the roster.
        candidate: String,
        /// The title of the stage.
        stage: String,
        /// The version of the program.
        program: String,
    },
    /// A question was shown on the screen.
    View {
        /// The number of the question.
        question: usize,
    },
    /// A question was answered, or its answer cleared.
    Answer {
        /// The number of the question.
        question: usize,
        /// The places on the screen of the chosen options, from 0 in ascending order; empty if the answer was cleared.
        chosen: Vec<usize>,
        /// The cited clause, as the candidate typed it; `None` if no clause was cited.
        cited: Option<String>,
    },
    /// A question was flagged for later, or its flag was removed.
    Flag {
        /// The number of the question.
        question: usize,
        /// Whether the question now has the flag.
        on: bool,
    },
    /// The candidate typed the room code, which is read aloud in the room.
    Room {
        /// The room code, in capital letters and digits.
        code: String,
    },
    /// The sitting started or continued on a machine.
    Machine {
        /// The operating system's identifier of the current boot (a UUID); empty if the system reports none.
        boot: String,
        /// The seconds since the machine booted, including sleep.
        up: u64,
    },
    /// The code of a checkpoint was shown.
    Checkpoint {
        /// The minute of the checkpoint.
        minute: u32,
    },
    /// Time passed; the program writes a tick regularly while it writes no other record, and a tick
    /// when the candidate leaves.
    Tick,
    /// The candidate reopened the program.
    Resume {
        /// The seconds by the wall clock since the last record.
        away: i64,
        /// The number of bytes of an incomplete record that were dropped.
        dropped: u64,
    },
    /// The wall clock moved relative to the time of the sitting.
    Jump {
        /// The seconds by which the wall clock moved forward (negative: back).
        by: i64,
    },
    /// The time limit was reached.
    Expired,
    /// The paper was handed in.
    HandIn,
}

impl RecordKind {
    /// Returns true for the records written when a sitting starts or continues, and for jumps of the wall clock. Such a
    /// record may precede the record of an overdue checkpoint, and may follow the end of the time.
    pub const fn is_resume_context(&self) -> bool {
        match self {
            RecordKind::Start { .. }
            | RecordKind::Resume { .. }
            | RecordKind::Machine { .. }
            | RecordKind::Room { .. }
            | RecordKind::Jump { .. } => true,
            RecordKind::View { .. }
            | RecordKind::Answer { .. }
            | RecordKind::Flag { .. }
            | RecordKind::Checkpoint { .. }
            | RecordKind::Tick
            | RecordKind::Expired
            | RecordKind::HandIn => false,
        }
    }

    /// Returns the number of the question that the record is about; `None` if the record is about no question.
    pub const fn question(&self) -> Option<usize> {
        match self {
            RecordKind::View { question }
            | RecordKind::Answer { question, .. }
            | RecordKind::Flag { question, .. } => Some(*question),
            RecordKind::Start { .. }
            | RecordKind::Room { .. }
            | RecordKind::Machine { .. }
            | RecordKind::Checkpoint { .. }
            | RecordKind::Tick
            | RecordKind::Resume { .. }
            | RecordKind::Jump { .. }
            | RecordKind::Expired
            | RecordKind::HandIn => None,
        }
    }
}

/// The JSON of a record, with the fields of all kinds; serde would first buffer the fields of a
/// tagged enum.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRecord<'j> {
    at: u64,
    clock: String,
    #[serde(borrow)]
    what: Cow<'j, str>,
    paper: Option<Digest>,
    candidate: Option<String>,
    stage: Option<String>,
    program: Option<String>,
    question: Option<usize>,
    chosen: Option<Vec<usize>>,
    cited: Option<String>,
    on: Option<bool>,
    away: Option<i64>,
    dropped: Option<u64>,
    by: Option<i64>,
    code: Option<String>,
    boot: Option<String>,
    up: Option<u64>,
    minute: Option<u32>,
}

/// The reason why a record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RecordError {
    /// The JSON is not a record, or its kind is not known to this version.
    Kind,
    /// The record has a field whose name or value is invalid, or lacks a field that its kind needs.
    Field { field: String, value: String },
}

impl RecordError {
    fn of(json: &[u8]) -> RecordError {
        let Ok(Value::Object(fields)) = serde_json::from_slice(json) else {
            return RecordError::Kind;
        };
        let Some(what) = fields.get("what").and_then(Value::as_str) else {
            return RecordError::Kind;
        };
        let least = serde_json::json!({ "at": 0, "clock": "", "what": what }).to_string();
        let is_kind = |raw| !matches!(RecordKind::of(raw), Err(RawRecordError::Kind));
        if !serde_json::from_str(&least).is_ok_and(is_kind) {
            return RecordError::Kind;
        }
        // Each field is tried alone, with valid values for the required fields.
        let is_wrong = |(field, value): &(&String, &Value)| {
            let mut alone = serde_json::json!({ "at": 0, "clock": "", "what": "tick" });
            alone[field.as_str()] = (*value).clone();
            serde_json::from_str::<RawRecord<'_>>(&alone.to_string()).is_err()
        };
        // If no field alone is wrong, a field that the kind needs is missing.
        let found = fields.iter().find(is_wrong);
        let (field, value) = found.map_or_else(
            || ("what".to_owned(), what.to_owned()),
            |(field, value)| (field.clone(), value.to_string()),
        );
        RecordError::Field { field, value }
    }
}

/// The reason why raw fields are not a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RawRecordError {
    /// The kind is not known to this version.
    Kind,
    /// A field of this kind is missing.
    Lacking,
}

impl RecordKind {
    fn of(raw: RawRecord<'_>) -> Result<RecordKind, RawRecordError> {
        fn field<T>(field: Option<T>) -> Result<T, RawRecordError> {
            field.ok_or(RawRecordError::Lacking)
        }
        Ok(match &*raw.what {
            "start" => RecordKind::Start {
                paper: field(raw.paper)?,
                candidate: field(raw.candidate)?,
                stage: field(raw.stage)?,
                program: field(raw.program)?,
            },
            "view" => RecordKind::View { question: field(raw.question)? },
            "answer" => RecordKind::Answer {
                question: field(raw.question)?,
                chosen: field(raw.chosen)?,
                cited: raw.cited,
            },
            "flag" => RecordKind::Flag { question: field(raw.question)?, on: field(raw.on)? },
            "room" => RecordKind::Room { code: field(raw.code)? },
            "machine" => RecordKind::Machine { boot: field(raw.boot)?, up: field(raw.up)? },
            "checkpoint" => RecordKind::Checkpoint { minute: field(raw.minute)? },
            "tick" => RecordKind::Tick,
            "resume" => RecordKind::Resume { away: field(raw.away)?, dropped: field(raw.dropped)? },
            "jump" => RecordKind::Jump { by: field(raw.by)? },
            "expired" => RecordKind::Expired,
            "hand-in" => RecordKind::HandIn,
            _ => return Err(RawRecordError::Kind),
        })
    }
}

impl JournalRecord {
    /// Parses the JSON of a record; if its kind is known, the error names the field that cannot be
    /// read or, if a field is missing, the kind.
    pub(super) fn read(json: &[u8]) -> Result<JournalRecord, RecordError> {
        JournalRecord::from_json(json).ok_or_else(|| RecordError::of(json))
    }

    /// Parses the JSON of a record; `None` if this version cannot read it.
    pub(super) fn from_json(json: &[u8]) -> Option<JournalRecord> {
        let mut raw: RawRecord<'_> = serde_json::from_slice(json).ok()?;
        let (at, clock) = (raw.at, std::mem::take(&mut raw.clock));
        Some(JournalRecord { at, clock, what: RecordKind::of(raw).ok()? })
    }

    /// Returns true if the program writes exactly this JSON for the record.
    pub(super) fn is_written_as(&self, json: &[u8]) -> bool {
        serde_json::to_vec(self).is_ok_and(|own| own == json)
    }
}
