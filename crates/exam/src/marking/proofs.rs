//! The proofs that a stage asks for besides a journal: a receipt, the room code, and checkpoints. A
//! missing proof excludes the sheet until the commission waives the proof; a wrong proof cannot be
//! waived.

use crate::digest::same_receipt;
use crate::folder::{RECEIPT_FILES, StageStorage};
use crate::journal::{Journal, PaperRequirements, QuestionRequirements, RoomCodeRule};
use crate::lock::{LockedPaper, ShownQuestion, StageLock};
use crate::notice::{MissingProof, Notice, ProofKind};
use crate::roster::{self, AttendanceColumns, AttendanceRow};
use crate::stage::date;
use arbitro_cases::diag::sanitize::sanitized;

use super::refusal::{FlawedFile, Refusal};

/// The attendance sheet, with the codes that candidates copied.
pub struct AttendanceSheet {
    /// The name of the sheet's file.
    pub name: &'static str,
    rows: Vec<AttendanceRow>,
    columns: AttendanceColumns,
}

impl AttendanceSheet {
    /// Reads the attendance sheet; `None` if the folder has none. `minutes` has the minutes of the stage's checkpoints.
    pub fn read(
        folder: &dyn StageStorage,
        minutes: &[u32],
    ) -> Result<Option<AttendanceSheet>, Refusal> {
        let Some(name) = RECEIPT_FILES.into_iter().find(|name| folder.exists(name)) else {
            return Ok(None);
        };
        let text = super::read_table(folder, name)?.text;
        let (rows, columns, problems) = roster::read_attendance(&text, minutes);
        if problems.is_empty() {
            return Ok(Some(AttendanceSheet { name, rows, columns }));
        }
        let path = folder.path(name);
        Err(Refusal::Flawed(FlawedFile { path, text, problems }))
    }

    /// Returns the rows of all candidates, in the order of the sheet.
    pub fn all(&self) -> &[AttendanceRow] {
        &self.rows
    }

    /// Returns the rows of all candidates, so that their ids can be corrected.
    pub fn all_mut(&mut self) -> &mut [AttendanceRow] {
        &mut self.rows
    }

    /// Returns the row of a candidate; `None` if the sheet has no such row.
    pub fn of(&self, candidate: &str) -> Option<&AttendanceRow> {
        self.rows.iter().find(|row| row.candidate == candidate)
    }
}

/// Returns a notice for the first copied code that differs from the code in the journal; `None` if none differs.
pub fn first_mismatch(row: &AttendanceRow, journal: &Journal) -> Option<Notice> {
    let receipt = journal.receipt();
    if let Some(copied) = row.receipt.clone().filter(|copied| !same_receipt(&receipt, copied)) {
        return Some(Notice::Receipt { receipt, copied });
    }
    if let Some(copied) = &row.room {
        let code = journal.room().map(|code| sanitized(code).into_owned());
        if !code.as_ref().is_some_and(|code| same_receipt(code, copied)) {
            return Some(Notice::Room { code, read: copied.clone() });
        }
    }
    let differs = |(minute, copied): &(u32, String)| {
        let code = journal.checkpoint(*minute).map(str::to_owned);
        let same = code.as_ref().is_some_and(|code| same_receipt(code, copied));
        let (minute, copied) = (*minute, copied.clone());
        (!same).then_some(Notice::Checkpoint { minute, code, copied })
    };
    row.checkpoints.iter().find_map(differs)
}

/// Returns the minute of the last checkpoint whose copied code matches the journal; `None` if no code matches.
pub fn proved_until(journal: &Journal, row: Option<&AttendanceRow>) -> Option<u32> {
    let matches = |(minute, copied): &&(u32, String)| {
        journal.checkpoint(*minute).is_some_and(|code| same_receipt(code, copied))
    };
    row?.checkpoints.iter().filter(matches).map(|(minute, _)| *minute).max()
}

/// Lists the proofs that a stage asks for and that are missing for a candidate: the kind of each proof, with its
/// notice.
pub fn missing_proofs(
    lock: &StageLock,
    paper: &LockedPaper,
    journal: &Journal,
    attendance: Option<&AttendanceSheet>,
) -> Vec<(ProofKind, Notice)> {
    let requirements = self::requirements(lock, paper);
    let elapsed = journal.elapsed_ms();
    let mut due = Vec::new();
    while let Some(minute) = requirements.due_checkpoint(due.len(), elapsed) {
        due.push(minute);
    }
    let mut missing = missing_in_journal(&requirements, &due, journal);
    // A stage that asks for neither a room code nor checkpoints may have no attendance sheet.
    if attendance.is_some() || lock.stage.room.proves() {
        missing.extend(missing_in_attendance(&requirements, &due, &paper.candidate, attendance));
    }
    missing
}

fn missing(measure: ProofKind, what: MissingProof) -> (ProofKind, Notice) {
    (measure, Notice::Missing { what })
}

fn missing_in_journal(
    requirements: &PaperRequirements,
    due: &[u32],
    journal: &Journal,
) -> Vec<(ProofKind, Notice)> {
    let mut missing = Vec::new();
    if requirements.room != RoomCodeRule::None {
        let answers = journal.answers_before_room();
        if journal.room().is_none() {
            missing.push((ProofKind::Room, Notice::NoRoom));
        } else if answers > 0 {
            missing.push((ProofKind::Room, Notice::BeforeRoom { answers }));
        }
    }
    let unrecorded = due.iter().filter(|minute| journal.checkpoint(**minute).is_none());
    let record = |minute: &u32| {
        self::missing(ProofKind::Checkpoints, MissingProof::CheckpointRecord { minute: *minute })
    };
    missing.extend(unrecorded.map(record));
    missing
}

/// Lists the proofs of a candidate that are missing in the attendance sheet.
fn missing_in_attendance(
    requirements: &PaperRequirements,
    due: &[u32],
    candidate: &str,
    attendance: Option<&AttendanceSheet>,
) -> Vec<(ProofKind, Notice)> {
    let has_room = requirements.room != RoomCodeRule::None;
    let Some(AttendanceSheet { columns, .. }) = attendance else {
        let asked = [Some(ProofKind::Receipt), has_room.then_some(ProofKind::Room)];
        let checkpoints = (!due.is_empty()).then_some(ProofKind::Checkpoints);
        let asked = asked.into_iter().chain([checkpoints]).flatten();
        return asked.map(|measure| self::missing(measure, MissingProof::Receipts)).collect();
    };
    let row = attendance.and_then(|sheet| sheet.of(candidate));
    let mut missing = Vec::new();
    if row.is_none_or(|row| row.receipt.is_none()) {
        missing.push((ProofKind::Receipt, Notice::NoReceipt));
    }
    if has_room && !columns.room {
        missing.push(self::missing(ProofKind::Room, MissingProof::RoomColumn));
    } else if has_room && row.is_none_or(|row| row.room.is_none()) {
        missing.push(self::missing(ProofKind::Room, MissingProof::RoomCell));
    }
    for minute in due.iter().copied() {
        let is_written =
            |row: &AttendanceRow| row.checkpoints.iter().any(|(written, _)| *written == minute);
        if !columns.minutes.contains(&minute) {
            missing.push(self::missing(
                ProofKind::Checkpoints,
                MissingProof::CheckpointColumn { minute },
            ));
        } else if !row.is_some_and(is_written) {
            missing.push(self::missing(
                ProofKind::Checkpoints,
                MissingProof::CheckpointCell { minute },
            ));
        }
    }
    missing
}

/// Returns the requirements of a locked paper for its journal.
pub fn requirements(lock: &StageLock, paper: &LockedPaper) -> PaperRequirements {
    let stage = &lock.stage;
    let of = |shown: &ShownQuestion| {
        let locked = stage.question(&shown.id);
        // Old locks do not record whether a question asks for several answers, so several are allowed.
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
