//! The events of a sitting as JSON objects, for another front end.

use serde::Serialize;

use crate::render::quiz::letter;
use crate::render::text::Words;
use arbitro_exam::journal::{GivenAnswer, SittingNote};
use arbitro_exam::sitting::SittingView;

use super::VerifiedJournal;

/// An event of a sitting, as JSON.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum SittingJson<'s> {
    Opened {
        stage: &'s str,
        candidate: &'s str,
        name: &'s str,
        questions: usize,
        edition: u16,
        minutes: u32,
        rules: &'s [String],
        journal: &'s str,
    },
    Resumed {
        answered: usize,
        used_seconds: u64,
        away_seconds: i64,
        dropped_bytes: u64,
    },
    Question(SittingQuestionJson<'s>),
    Review {
        left_seconds: Option<u64>,
        blank: Vec<usize>,
        flagged: Vec<usize>,
        answers: Vec<SavedAnswerJson<'s>>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        to_copy: Vec<CodeJson>,
    },
    /// A request for confirmation before the paper is handed in.
    Confirm {
        blank: Vec<usize>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        to_copy: Vec<CodeJson>,
    },
    /// The answer has been written to the disk.
    Saved(SavedAnswerJson<'s>),
    /// The typed answer could not be written to the disk.
    NotSaved {
        number: usize,
        why: String,
    },
    /// A message for the candidate, for example that the input was not understood.
    Message {
        text: String,
    },
    /// A record other than an answer or the hand-in, such as a time record, could not be written to
    /// the journal.
    DiskTrouble {
        why: String,
    },
    Notice {
        minutes: u64,
    },
    /// A request for the room code, which must be the next line of input.
    RoomCode,
    /// A checkpoint after this many minutes, with the code that the candidate copies.
    Checkpoint {
        minute: u32,
        code: String,
    },
    /// The codes of the checkpoints so far, sent again on request.
    Checkpoints {
        checkpoints: Vec<CodeJson>,
    },
    HandedIn {
        receipt: String,
        expired: bool,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        checkpoints: Vec<CodeJson>,
        journal: &'s str,
    },
    NotHandedIn {
        why: String,
    },
    Left {
        answered: usize,
        input_ended: bool,
        journal: &'s str,
    },
}

/// A question with its saved answer, as JSON.
#[derive(Serialize)]
pub struct SittingQuestionJson<'s> {
    number: usize,
    total: usize,
    left_seconds: Option<u64>,
    several: bool,
    clause: bool,
    text: String,
    options: Vec<SittingOptionJson>,
    diagram: Vec<String>,
    hands: Vec<String>,
    table: Vec<String>,
    given: SavedAnswerJson<'s>,
    /// The codes of checkpoints that the candidate still has to copy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    to_copy: Vec<CodeJson>,
}

/// The code of a checkpoint, as JSON.
#[derive(Serialize)]
pub struct CodeJson {
    minute: u32,
    code: String,
}

/// Returns the codes of checkpoints as JSON.
pub fn codes_json(codes: &[(u32, String)]) -> Vec<CodeJson> {
    codes.iter().map(|(minute, code)| CodeJson { minute: *minute, code: code.clone() }).collect()
}

/// Returns the request for confirmation before the paper is handed in.
pub fn confirm_json<'s>(view: &SittingView<'s>) -> SittingJson<'s> {
    SittingJson::Confirm { blank: view.blank(), to_copy: codes_json(view.to_copy) }
}

#[derive(Serialize)]
struct SittingOptionJson {
    letter: char,
    text: String,
}

/// A saved answer, as JSON.
#[derive(Serialize)]
pub struct SavedAnswerJson<'s> {
    number: usize,
    letters: Vec<char>,
    cited: Option<&'s str>,
    flagged: bool,
}

/// Returns the current question with its saved answer, as JSON.
pub fn question_json<'s>(words: &Words, view: &SittingView<'s>) -> SittingJson<'s> {
    let question = view.question();
    let shown = |text: &str| words.with_suit_letters(text).into_owned();
    let lines = |text: &str| text.lines().map(shown).collect();
    let options = question.options.iter().enumerate();
    SittingJson::Question(SittingQuestionJson {
        number: view.place + 1,
        total: view.answers.len(),
        left_seconds: view.remaining_ms.map(|left| left / 1000),
        several: question.several,
        clause: question.clause,
        text: shown(&question.text),
        options: options
            .map(|(place, text)| SittingOptionJson { letter: letter(place), text: shown(text) })
            .collect(),
        diagram: lines(&question.diagram),
        hands: question.hands.iter().map(|hand| shown(hand)).collect(),
        table: lines(&question.table),
        given: SavedAnswerJson::of(view.place, view.given()),
        to_copy: codes_json(view.to_copy),
    })
}

/// Returns the review of all answers, as JSON.
pub fn review_json<'s>(view: &SittingView<'s>) -> SittingJson<'s> {
    let answers = view.answers.iter().enumerate();
    SittingJson::Review {
        left_seconds: view.remaining_ms.map(|left| left / 1000),
        blank: view.blank(),
        flagged: view.flagged(),
        answers: answers.map(|(place, given)| SavedAnswerJson::of(place, given)).collect(),
        to_copy: codes_json(view.to_copy),
    }
}

impl<'s> SavedAnswerJson<'s> {
    /// Returns an answer as JSON; `place` is the index of its question, from 0.
    pub fn of(place: usize, given: &'s GivenAnswer) -> SavedAnswerJson<'s> {
        let letters = given.chosen.iter().filter(|place| **place < 26);
        SavedAnswerJson {
            number: place + 1,
            letters: letters.map(|place| letter(*place)).collect(),
            cited: given.cited.as_deref(),
            flagged: given.flagged,
        }
    }
}

/// The verification of a journal, as JSON.
#[derive(Serialize)]
struct VerifiedJson<'s> {
    chain: &'static str,
    candidate: &'s str,
    stage: &'s str,
    paper_sha256: String,
    begun: &'s str,
    ended: &'s str,
    records: usize,
    used_seconds: u64,
    handed_in: bool,
    expired: bool,
    torn_bytes: usize,
    interruptions: usize,
    clock_jumps: usize,
    receipt: String,
    paper_matches: Option<bool>,
    receipt_matches: Option<bool>,
}

/// Returns the verification of a journal as JSON.
pub fn verified_json(verified: &VerifiedJournal<'_>) -> impl Serialize {
    let journal = verified.journal;
    let interruptions = |note: &&SittingNote| matches!(note, SittingNote::Resumed { .. });
    let jumps = |note: &&SittingNote| matches!(note, SittingNote::Jumped { .. });
    VerifiedJson {
        chain: "whole",
        candidate: journal.candidate(),
        stage: verified.stage(),
        paper_sha256: journal.paper().to_string(),
        begun: verified.begun(),
        ended: verified.ended(),
        records: journal.records.len(),
        used_seconds: journal.elapsed_ms() / 1000,
        handed_in: verified.sheet.handed_in,
        expired: verified.sheet.expired,
        torn_bytes: journal.torn_bytes,
        interruptions: verified.sheet.notes.iter().filter(interruptions).count(),
        clock_jumps: verified.sheet.notes.iter().filter(jumps).count(),
        receipt: journal.receipt(),
        paper_matches: verified.against.paper,
        receipt_matches: verified.against.receipt,
    }
}
