//! A record, as JSON has it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::digest::Digest;

/// Something that happened in a sitting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct JournalRecord {
    /// The milliseconds of the sitting so far, over all its parts.
    pub at: u64,
    /// The wall clock in UTC, to the second: "2026-12-05T09:30:00Z". It is kept, and decides nothing.
    pub clock: String,
    #[serde(flatten)]
    pub what: RecordKind,
}

/// What happened. Questions count from 1, as in the paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum RecordKind {
    Start {
        /// The hash of the paper file.
        paper: Digest,
        candidate: String,
        /// The title of the stage.
        stage: String,
        /// The version of the program.
        program: String,
    },
    /// A question was put on the screen.
    View {
        question: usize,
    },
    Answer {
        question: usize,
        /// The places on the screen of the options chosen, from 0, in order; none where the answer was cleared.
        chosen: Vec<usize>,
        /// The clause cited, as it was typed.
        cited: Option<String>,
    },
    /// A question was marked to come back to, or no longer.
    Flag {
        question: usize,
        on: bool,
    },
    /// The code that was read aloud in the room.
    Room {
        code: String,
    },
    /// On which machine the sitting is from here on: what the system calls this start of it, and the seconds since
    /// then, asleep or awake.
    Machine {
        boot: String,
        up: u64,
    },
    /// This many minutes have gone by, and the code for them was shown.
    Checkpoint {
        minute: u32,
    },
    /// Time went by.
    Tick,
    /// The program was opened again.
    Resume {
        /// The seconds on the wall clock since the record before.
        away: i64,
        /// The bytes of a torn record that were dropped.
        dropped: u64,
    },
    /// The wall clock moved this many seconds more than the time that went by. Never used.
    Jump {
        by: i64,
    },
    /// The time allowed ran out.
    Expired,
    HandIn,
}

impl RecordKind {
    /// Whether it says from where the sitting goes on, and nothing of what the candidate does.
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

    /// The question that it is about.
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

/// A record as it is read: every field that any record has. (An enum by tag would be read twice.)
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

/// What of a record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum RecordError {
    /// It is no record, or of a kind that this version does not know.
    Kind,
    /// The first field that no record of a known kind has, or its value.
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
        // Each alone, beside fields that can be read.
        let is_wrong = |(field, value): &(&String, &Value)| {
            let mut alone = serde_json::json!({ "at": 0, "clock": "", "what": "tick" });
            alone[field.as_str()] = (*value).clone();
            serde_json::from_str::<RawRecord<'_>>(&alone.to_string()).is_err()
        };
        // What cannot be told apart is a field that is not there.
        let found = fields.iter().find(is_wrong);
        let (field, value) = found.map_or_else(
            || ("what".to_owned(), what.to_owned()),
            |(field, value)| (field.clone(), value.to_string()),
        );
        RecordError::Field { field, value }
    }
}

/// Why a record says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RawRecordError {
    /// It is of a kind that this version does not know.
    Kind,
    /// A record of its kind has a field that it lacks.
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
    /// The record of a JSON text.
    pub(super) fn read(json: &[u8]) -> Result<JournalRecord, RecordError> {
        JournalRecord::from_json(json).ok_or_else(|| RecordError::of(json))
    }

    /// The record of a JSON text; `None` if it is none that this version knows.
    pub(super) fn from_json(json: &[u8]) -> Option<JournalRecord> {
        let mut raw: RawRecord<'_> = serde_json::from_slice(json).ok()?;
        let (at, clock) = (raw.at, std::mem::take(&mut raw.clock));
        Some(JournalRecord { at, clock, what: RecordKind::of(raw).ok()? })
    }

    /// Whether this is the JSON text that the program writes for it, byte for byte.
    pub(super) fn is_written_as(&self, json: &[u8]) -> bool {
        serde_json::to_vec(self).is_ok_and(|own| own == json)
    }
}
