//! A record, as JSON has it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::digest::Digest;

/// Something that happened in a sitting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Record {
    /// The milliseconds of the sitting so far, over all its parts.
    pub at: u64,
    /// The wall clock in UTC, to the second: "2026-12-05T09:30:00Z". It is kept, and decides nothing.
    pub clock: String,
    #[serde(flatten)]
    pub what: What,
}

/// What happened. Questions count from 1, as in the paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum What {
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

impl What {
    /// Whether it says from where the sitting goes on, and nothing of what the candidate does.
    pub const fn is_arrival(&self) -> bool {
        match self {
            What::Start { .. }
            | What::Resume { .. }
            | What::Machine { .. }
            | What::Room { .. }
            | What::Jump { .. } => true,
            What::View { .. }
            | What::Answer { .. }
            | What::Flag { .. }
            | What::Checkpoint { .. }
            | What::Tick
            | What::Expired
            | What::HandIn => false,
        }
    }

    /// The question that it is about.
    pub const fn question(&self) -> Option<usize> {
        match self {
            What::View { question }
            | What::Answer { question, .. }
            | What::Flag { question, .. } => Some(*question),
            What::Start { .. }
            | What::Room { .. }
            | What::Machine { .. }
            | What::Checkpoint { .. }
            | What::Tick
            | What::Resume { .. }
            | What::Jump { .. }
            | What::Expired
            | What::HandIn => None,
        }
    }
}

/// A record as it is read: every field that any record has. (An enum by tag would be read twice.)
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw<'j> {
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
pub(super) enum Misread {
    /// It is no record, or of a kind that this version does not know.
    Kind,
    /// The first field that no record of a known kind has, or its value.
    Field { field: String, value: String },
}

impl Misread {
    fn of(json: &[u8]) -> Misread {
        let Ok(Value::Object(fields)) = serde_json::from_slice(json) else { return Misread::Kind };
        let Some(what) = fields.get("what").and_then(Value::as_str) else { return Misread::Kind };
        let least = serde_json::json!({ "at": 0, "clock": "", "what": what }).to_string();
        let is_kind = |raw| !matches!(What::of(raw), Err(Unfit::Kind));
        if !serde_json::from_str(&least).is_ok_and(is_kind) {
            return Misread::Kind;
        }
        // Each alone, beside fields that can be read.
        let is_wrong = |(field, value): &(&String, &Value)| {
            let mut alone = serde_json::json!({ "at": 0, "clock": "", "what": "tick" });
            alone[field.as_str()] = (*value).clone();
            serde_json::from_str::<Raw<'_>>(&alone.to_string()).is_err()
        };
        // What cannot be told apart is a field that is not there.
        let found = fields.iter().find(is_wrong);
        let (field, value) = found.map_or_else(
            || ("what".to_owned(), what.to_owned()),
            |(field, value)| (field.clone(), value.to_string()),
        );
        Misread::Field { field, value }
    }
}

/// Why a record says nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unfit {
    /// It is of a kind that this version does not know.
    Kind,
    /// A record of its kind has a field that it lacks.
    Lacking,
}

impl What {
    fn of(raw: Raw<'_>) -> Result<What, Unfit> {
        fn field<T>(field: Option<T>) -> Result<T, Unfit> {
            field.ok_or(Unfit::Lacking)
        }
        Ok(match &*raw.what {
            "start" => What::Start {
                paper: field(raw.paper)?,
                candidate: field(raw.candidate)?,
                stage: field(raw.stage)?,
                program: field(raw.program)?,
            },
            "view" => What::View { question: field(raw.question)? },
            "answer" => What::Answer {
                question: field(raw.question)?,
                chosen: field(raw.chosen)?,
                cited: raw.cited,
            },
            "flag" => What::Flag { question: field(raw.question)?, on: field(raw.on)? },
            "room" => What::Room { code: field(raw.code)? },
            "machine" => What::Machine { boot: field(raw.boot)?, up: field(raw.up)? },
            "checkpoint" => What::Checkpoint { minute: field(raw.minute)? },
            "tick" => What::Tick,
            "resume" => What::Resume { away: field(raw.away)?, dropped: field(raw.dropped)? },
            "jump" => What::Jump { by: field(raw.by)? },
            "expired" => What::Expired,
            "hand-in" => What::HandIn,
            _ => return Err(Unfit::Kind),
        })
    }
}

impl Record {
    /// The record of a JSON text.
    pub(super) fn read(json: &[u8]) -> Result<Record, Misread> {
        Record::from_json(json).ok_or_else(|| Misread::of(json))
    }

    /// The record of a JSON text; `None` if it is none that this version knows.
    pub(super) fn from_json(json: &[u8]) -> Option<Record> {
        let mut raw: Raw<'_> = serde_json::from_slice(json).ok()?;
        let (at, clock) = (raw.at, std::mem::take(&mut raw.clock));
        Some(Record { at, clock, what: What::of(raw).ok()? })
    }

    /// Whether this is the JSON text that the program writes for it, byte for byte.
    pub(super) fn is_written_as(&self, json: &[u8]) -> bool {
        serde_json::to_vec(self).is_ok_and(|own| own == json)
    }
}
