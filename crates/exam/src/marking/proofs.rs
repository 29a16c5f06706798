//! What a stage asks for beside a journal, so that it proves something: a receipt, the code of the room, checkpoints.
//! What is not there is told as loudly as what is wrong.

use crate::digest::same_receipt;
use crate::folder::{RECEIPT_FILES, StageStorage};
use crate::journal::{Journal, PaperRequirements, QuestionRequirements, RoomCodeRule};
use crate::lock::{LockedPaper, ShownQuestion, StageLock};
use crate::notice::{MissingProof, Notice, ProofKind};
use crate::roster::{self, AttendanceColumns, AttendanceRow};
use crate::stage::date;
use arbitro_cases::diag::sanitize::sanitized;

use super::refusal::{FlawedFile, Refusal};

/// What the attendance sheet has.
pub struct AttendanceSheet {
    slips: Vec<AttendanceRow>,
    columns: AttendanceColumns,
}

impl AttendanceSheet {
    /// Reads it, if the commission has typed it in, with a column for none but these checkpoints.
    pub fn read(
        folder: &dyn StageStorage,
        minutes: &[u32],
    ) -> Result<Option<AttendanceSheet>, Refusal> {
        let Some(name) = RECEIPT_FILES.into_iter().find(|name| folder.exists(name)) else {
            return Ok(None);
        };
        let text = super::read_table(folder, name)?.text;
        let (slips, columns, problems) = roster::read_attendance(&text, minutes);
        if problems.is_empty() {
            return Ok(Some(AttendanceSheet { slips, columns }));
        }
        let path = folder.path(name);
        Err(Refusal::Flawed(FlawedFile { path, text, problems }))
    }

    pub fn all(&self) -> &[AttendanceRow] {
        &self.slips
    }

    pub fn all_mut(&mut self) -> &mut [AttendanceRow] {
        &mut self.slips
    }

    pub fn of(&self, candidate: &str) -> Option<&AttendanceRow> {
        self.slips.iter().find(|slip| slip.candidate == candidate)
    }
}

/// The first thing copied that is not what the journal has.
pub fn first_mismatch(slip: &AttendanceRow, journal: &Journal) -> Option<Notice> {
    let receipt = journal.receipt();
    if let Some(copied) = slip.receipt.clone().filter(|copied| !same_receipt(&receipt, copied)) {
        return Some(Notice::Receipt { receipt, copied });
    }
    if let Some(read) = &slip.room {
        let code = journal.room().map(|code| sanitized(code).into_owned());
        if !code.as_ref().is_some_and(|code| same_receipt(code, read)) {
            return Some(Notice::Room { code, read: read.clone() });
        }
    }
    let differs = |(minute, copied): &(u32, String)| {
        let code = journal.checkpoint(*minute).map(str::to_owned);
        let same = code.as_ref().is_some_and(|code| same_receipt(code, copied));
        let (minute, copied) = (*minute, copied.clone());
        (!same).then_some(Notice::Checkpoint { minute, code, copied })
    };
    slip.checkpoints.iter().find_map(differs)
}

/// The last minute up to which what was copied proves a journal.
pub fn proved_until(journal: &Journal, slip: Option<&AttendanceRow>) -> Option<u32> {
    let is_so = |(minute, copied): &&(u32, String)| {
        journal.checkpoint(*minute).is_some_and(|code| same_receipt(code, copied))
    };
    slip?.checkpoints.iter().filter(is_so).map(|(minute, _)| *minute).max()
}

/// What a stage asks for and is not there, with the proof to which each belongs.
pub fn missing_proofs(
    lock: &StageLock,
    paper: &LockedPaper,
    journal: &Journal,
    slips: Option<&AttendanceSheet>,
) -> Vec<(ProofKind, Notice)> {
    let bounds = bounds(lock, paper);
    let at = journal.elapsed_ms();
    let mut due = Vec::new();
    while let Some(minute) = bounds.due_checkpoint(due.len(), at) {
        due.push(minute);
    }
    let mut lacking = missing_in_journal(&bounds, &due, journal);
    // A stage that asks for nothing in the room may do without an attendance sheet.
    if slips.is_some() || lock.stage.room.proves() {
        lacking.extend(missing_in_attendance(&bounds, &due, &paper.candidate, slips));
    }
    lacking
}

fn missing(measure: ProofKind, what: MissingProof) -> (ProofKind, Notice) {
    (measure, Notice::Missing { what })
}

fn missing_in_journal(
    bounds: &PaperRequirements,
    due: &[u32],
    journal: &Journal,
) -> Vec<(ProofKind, Notice)> {
    let mut lacking = Vec::new();
    if bounds.room != RoomCodeRule::None {
        let answers = journal.answers_before_room();
        if journal.room().is_none() {
            lacking.push((ProofKind::Room, Notice::NoRoom));
        } else if answers > 0 {
            lacking.push((ProofKind::Room, Notice::BeforeRoom { answers }));
        }
    }
    let unrecorded = due.iter().filter(|minute| journal.checkpoint(**minute).is_none());
    let record = |minute: &u32| {
        missing(ProofKind::Checkpoints, MissingProof::CheckpointRecord { minute: *minute })
    };
    lacking.extend(unrecorded.map(record));
    lacking
}

/// What the attendance sheet lacks of a candidate.
fn missing_in_attendance(
    bounds: &PaperRequirements,
    due: &[u32],
    candidate: &str,
    slips: Option<&AttendanceSheet>,
) -> Vec<(ProofKind, Notice)> {
    let has_room = bounds.room != RoomCodeRule::None;
    let Some(AttendanceSheet { columns, .. }) = slips else {
        let asked = [Some(ProofKind::Receipt), has_room.then_some(ProofKind::Room)];
        let checkpoints = (!due.is_empty()).then_some(ProofKind::Checkpoints);
        let asked = asked.into_iter().chain([checkpoints]).flatten();
        return asked.map(|measure| missing(measure, MissingProof::Receipts)).collect();
    };
    let slip = slips.and_then(|slips| slips.of(candidate));
    let mut lacking = Vec::new();
    if slip.is_none_or(|slip| slip.receipt.is_none()) {
        lacking.push((ProofKind::Receipt, Notice::NoReceipt));
    }
    if has_room && !columns.room {
        lacking.push(missing(ProofKind::Room, MissingProof::RoomColumn));
    } else if has_room && slip.is_none_or(|slip| slip.room.is_none()) {
        lacking.push(missing(ProofKind::Room, MissingProof::RoomCell));
    }
    for minute in due.iter().copied() {
        let is_written =
            |slip: &AttendanceRow| slip.checkpoints.iter().any(|(written, _)| *written == minute);
        if !columns.minutes.contains(&minute) {
            lacking
                .push(missing(ProofKind::Checkpoints, MissingProof::CheckpointColumn { minute }));
        } else if !slip.is_some_and(is_written) {
            lacking.push(missing(ProofKind::Checkpoints, MissingProof::CheckpointCell { minute }));
        }
    }
    lacking
}

/// What a paper asks of its journal.
pub fn bounds(lock: &StageLock, paper: &LockedPaper) -> PaperRequirements {
    let stage = &lock.stage;
    let of = |shown: &ShownQuestion| {
        let locked = stage.question(&shown.id);
        // Earlier locks do not say whether several are asked for.
        let several = locked.is_none_or(|locked| locked.several.unwrap_or(true));
        let clause = locked.is_none_or(|locked| locked.clause);
        QuestionRequirements { options: shown.order.len(), several, clause }
    };
    PaperRequirements {
        questions: paper.questions.iter().map(of).collect(),
        minutes: paper.minutes,
        room: match (stage.room.code, stage.checked_code) {
            (false, _) => RoomCodeRule::None,
            (true, false) => RoomCodeRule::Any,
            (true, true) => RoomCodeRule::Checked,
        },
        checkpoints: stage.room.checkpoints.clone(),
        stage: stage.title.clone(),
        program: Some(stage.program.clone()),
        year: date::year(&stage.date),
        day: None,
    }
}
