//! What a stage asks for beside a journal, so that it proves something: a receipt, the code of the room, checkpoints.
//! What is not there is told as loudly as what is wrong.

use crate::digest::same_receipt;
use crate::folder::{Folder, RECEIPT_FILES};
use crate::journal::{Asked, Bounds, Journal, RoomCode};
use crate::lock::{Lock, LockedPaper, Shown};
use crate::matter::{Matter, Measure, Missing};
use crate::roster::{self, Columns, Slip};
use crate::stage::day;
use arbitro_cases::diag::visible::visible;

use super::refusal::{Flawed, Refusal};

/// What the attendance sheet has.
pub struct Slips {
    slips: Vec<Slip>,
    columns: Columns,
}

impl Slips {
    /// Reads it, if the commission has typed it in, with a column for none but these checkpoints.
    pub fn read(folder: &dyn Folder, minutes: &[u32]) -> Result<Option<Slips>, Refusal> {
        let Some(name) = RECEIPT_FILES.into_iter().find(|name| folder.has(name)) else {
            return Ok(None);
        };
        let text = super::table(folder, name)?.text;
        let (slips, columns, problems) = roster::receipts(&text, minutes);
        if problems.is_empty() {
            return Ok(Some(Slips { slips, columns }));
        }
        let path = folder.path(name);
        Err(Refusal::Flawed(Flawed { path, text, problems }))
    }

    pub fn all(&self) -> &[Slip] {
        &self.slips
    }

    pub fn all_mut(&mut self) -> &mut [Slip] {
        &mut self.slips
    }

    pub fn of(&self, candidate: &str) -> Option<&Slip> {
        self.slips.iter().find(|slip| slip.candidate == candidate)
    }
}

/// The first thing copied that is not what the journal has.
pub fn disagrees(slip: &Slip, journal: &Journal) -> Option<Matter> {
    let receipt = journal.receipt();
    if let Some(copied) = slip.receipt.clone().filter(|copied| !same_receipt(&receipt, copied)) {
        return Some(Matter::Receipt { receipt, copied });
    }
    if let Some(read) = &slip.room {
        let code = journal.room().map(|code| visible(code).into_owned());
        if !code.as_ref().is_some_and(|code| same_receipt(code, read)) {
            return Some(Matter::Room { code, read: read.clone() });
        }
    }
    let differs = |(minute, copied): &(u32, String)| {
        let code = journal.checkpoint(*minute).map(str::to_owned);
        let same = code.as_ref().is_some_and(|code| same_receipt(code, copied));
        let (minute, copied) = (*minute, copied.clone());
        (!same).then_some(Matter::Checkpoint { minute, code, copied })
    };
    slip.checkpoints.iter().find_map(differs)
}

/// The last minute up to which what was copied proves a journal.
pub fn proved(journal: &Journal, slip: Option<&Slip>) -> Option<u32> {
    let is_so = |(minute, copied): &&(u32, String)| {
        journal.checkpoint(*minute).is_some_and(|code| same_receipt(code, copied))
    };
    slip?.checkpoints.iter().filter(is_so).map(|(minute, _)| *minute).max()
}

/// What a stage asks for and is not there, with the proof to which each belongs.
pub fn lacks(
    lock: &Lock,
    paper: &LockedPaper,
    journal: &Journal,
    slips: Option<&Slips>,
) -> Vec<(Measure, Matter)> {
    let bounds = bounds(lock, paper);
    let at = journal.elapsed_ms();
    let mut due = Vec::new();
    while let Some(minute) = bounds.due(due.len(), at) {
        due.push(minute);
    }
    let mut lacking = of_journal(&bounds, &due, journal);
    // A stage that asks for nothing in the room may do without an attendance sheet.
    if slips.is_some() || lock.stage.room.proves() {
        lacking.extend(of_slip(&bounds, &due, &paper.candidate, slips));
    }
    lacking
}

fn missing(measure: Measure, what: Missing) -> (Measure, Matter) {
    (measure, Matter::Missing { what })
}

fn of_journal(bounds: &Bounds, due: &[u32], journal: &Journal) -> Vec<(Measure, Matter)> {
    let mut lacking = Vec::new();
    if bounds.room != RoomCode::None {
        let answers = journal.answers_before_room();
        if journal.room().is_none() {
            lacking.push((Measure::Room, Matter::NoRoom));
        } else if answers > 0 {
            lacking.push((Measure::Room, Matter::BeforeRoom { answers }));
        }
    }
    let unrecorded = due.iter().filter(|minute| journal.checkpoint(**minute).is_none());
    let record =
        |minute: &u32| missing(Measure::Checkpoints, Missing::CheckpointRecord { minute: *minute });
    lacking.extend(unrecorded.map(record));
    lacking
}

/// What the attendance sheet lacks of a candidate.
fn of_slip(
    bounds: &Bounds,
    due: &[u32],
    candidate: &str,
    slips: Option<&Slips>,
) -> Vec<(Measure, Matter)> {
    let has_room = bounds.room != RoomCode::None;
    let Some(Slips { columns, .. }) = slips else {
        let asked = [Some(Measure::Receipt), has_room.then_some(Measure::Room)];
        let checkpoints = (!due.is_empty()).then_some(Measure::Checkpoints);
        let asked = asked.into_iter().chain([checkpoints]).flatten();
        return asked.map(|measure| missing(measure, Missing::Receipts)).collect();
    };
    let slip = slips.and_then(|slips| slips.of(candidate));
    let mut lacking = Vec::new();
    if slip.is_none_or(|slip| slip.receipt.is_none()) {
        lacking.push((Measure::Receipt, Matter::NoReceipt));
    }
    if has_room && !columns.room {
        lacking.push(missing(Measure::Room, Missing::RoomColumn));
    } else if has_room && slip.is_none_or(|slip| slip.room.is_none()) {
        lacking.push(missing(Measure::Room, Missing::RoomCell));
    }
    for minute in due.iter().copied() {
        let is_written =
            |slip: &Slip| slip.checkpoints.iter().any(|(written, _)| *written == minute);
        if !columns.minutes.contains(&minute) {
            lacking.push(missing(Measure::Checkpoints, Missing::CheckpointColumn { minute }));
        } else if !slip.is_some_and(is_written) {
            lacking.push(missing(Measure::Checkpoints, Missing::CheckpointCell { minute }));
        }
    }
    lacking
}

/// What a paper asks of its journal.
pub fn bounds(lock: &Lock, paper: &LockedPaper) -> Bounds {
    let stage = &lock.stage;
    let of = |shown: &Shown| {
        let locked = stage.question(&shown.id);
        // Earlier locks do not say whether several are asked for.
        let several = locked.is_none_or(|locked| locked.several.unwrap_or(true));
        let clause = locked.is_none_or(|locked| locked.clause);
        Asked { options: shown.order.len(), several, clause }
    };
    Bounds {
        asked: paper.questions.iter().map(of).collect(),
        minutes: paper.minutes,
        room: match (stage.room.code, stage.checked_code) {
            (false, _) => RoomCode::None,
            (true, false) => RoomCode::Any,
            (true, true) => RoomCode::Checked,
        },
        checkpoints: stage.room.checkpoints.clone(),
        stage: stage.title.clone(),
        program: Some(stage.program.clone()),
        year: day::year(&stage.date),
        day: None,
    }
}
