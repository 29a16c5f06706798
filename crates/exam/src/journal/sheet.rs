//! What a journal comes to: the answers as they stood at the end.

use jiff::Timestamp;

use super::rules::MAX_DRIFT_SECONDS;
use super::{Journal, JournalError, JournalRecord, RecordKind};

/// The answers of a sitting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnswerSheet {
    /// One for each question of the paper, in its order.
    pub answers: Vec<GivenAnswer>,
    pub handed_in: bool,
    /// Whether the time allowed ran out.
    pub expired: bool,
    pub elapsed_ms: u64,
    /// How many records of answers came after the time, and do not count.
    pub late: usize,
    /// What the commission may want to know.
    pub notes: Vec<SittingNote>,
}

/// The answer to a question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The places on the screen of the options chosen, from 0, in order; none: blank.
    pub chosen: Vec<usize>,
    /// The clause cited, as it was typed.
    pub cited: Option<String>,
    pub flagged: bool,
}

impl GivenAnswer {
    /// Whether no option is chosen.
    pub const fn is_blank(&self) -> bool {
        self.chosen.is_empty()
    }
}

/// Something out of the ordinary in a sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SittingNote {
    /// The program was closed for a while: seconds on the wall clock, and the bytes of a torn record dropped.
    Resumed { at: u64, clock: String, away: i64, dropped: u64 },
    /// While the program was closed the wall clock moved this many seconds more than the machine's own clock.
    ClockSet { at: u64, clock: String, by: i64 },
    /// The program was opened again after another start of the machine, or on another one.
    OtherStart { at: u64, clock: String },
    /// The program was opened again on a machine that does not say when it was started.
    NoUptime,
    /// The wall clock moved on its own.
    Jumped { at: u64, clock: String, by: i64 },
    /// The file ends with bytes of a record that was never whole.
    Torn { bytes: usize },
}

pub(super) fn sheet(
    journal: &Journal,
    questions: usize,
    limit: Option<u64>,
) -> Result<AnswerSheet, JournalError> {
    let mut sheet = AnswerSheet {
        answers: vec![GivenAnswer::default(); questions],
        elapsed_ms: journal.elapsed_ms(),
        ..AnswerSheet::default()
    };
    let mut machine = None;
    for (index, record) in journal.records.iter().enumerate() {
        let line = index + 1;
        let (at, clock) = (record.at, || record.clock.clone());
        let is_late = limit.is_some_and(|limit| record.at > limit);
        match &record.what {
            RecordKind::Start { .. }
            | RecordKind::Tick
            | RecordKind::Room { .. }
            | RecordKind::Checkpoint { .. } => {}
            RecordKind::Machine { boot, up } => {
                let now = MachineMoment { boot, up: *up, wall: seconds(&record.clock) };
                sheet
                    .notes
                    .extend(machine.as_ref().and_then(|before| clock_note(before, &now, record)));
                machine = Some(now);
            }
            RecordKind::View { question } => {
                given(&mut sheet, line, *question)?;
            }
            RecordKind::Answer { question, .. } if is_late => {
                given(&mut sheet, line, *question)?;
                sheet.late += 1;
            }
            RecordKind::Answer { question, chosen, cited } => {
                let given = given(&mut sheet, line, *question)?;
                given.chosen.clone_from(chosen);
                given.cited.clone_from(cited);
            }
            RecordKind::Flag { question, on } => given(&mut sheet, line, *question)?.flagged = *on,
            RecordKind::Resume { away, dropped } => {
                let (away, dropped) = (*away, *dropped);
                sheet.notes.push(SittingNote::Resumed { at, clock: clock(), away, dropped });
            }
            RecordKind::Jump { by } => {
                sheet.notes.push(SittingNote::Jumped { at, clock: clock(), by: *by })
            }
            RecordKind::Expired => sheet.expired = true,
            RecordKind::HandIn => sheet.handed_in = true,
        }
    }
    if journal.torn_bytes > 0 {
        sheet.notes.push(SittingNote::Torn { bytes: journal.torn_bytes });
    }
    Ok(sheet)
}

/// What a journal says of the machine at a moment.
struct MachineMoment<'j> {
    boot: &'j str,
    up: u64,
    /// In seconds; none where the clock is not written as one.
    wall: Option<i64>,
}

fn seconds(clock: &str) -> Option<i64> {
    clock.parse::<Timestamp>().ok().map(Timestamp::as_second)
}

/// What must be noted between two moments of a machine.
fn clock_note(
    before: &MachineMoment<'_>,
    now: &MachineMoment<'_>,
    record: &JournalRecord,
) -> Option<SittingNote> {
    let (at, clock) = (record.at, record.clock.clone());
    if before.boot.is_empty() || now.boot.is_empty() {
        return Some(SittingNote::NoUptime);
    }
    if before.boot != now.boot {
        return Some(SittingNote::OtherStart { at, clock });
    }
    let passed = i64::try_from(now.up).ok()?.saturating_sub(i64::try_from(before.up).ok()?);
    let by = now.wall?.saturating_sub(before.wall?).saturating_sub(passed);
    (by.saturating_abs() > MAX_DRIFT_SECONDS).then_some(SittingNote::ClockSet { at, clock, by })
}

pub(super) fn fits(journal: &Journal, options: &[usize]) -> Result<(), JournalError> {
    for (index, record) in journal.records.iter().enumerate() {
        let RecordKind::Answer { question, chosen, .. } = &record.what else { continue };
        let (line, question) = (index + 1, *question);
        let most = question.checked_sub(1).and_then(|place| options.get(place));
        let most = *most.ok_or(JournalError::NoSuchQuestion { line, question })?;
        if chosen.iter().any(|place| *place >= most) {
            return Err(JournalError::NoSuchOption { line, question });
        }
    }
    Ok(())
}

fn given(
    sheet: &mut AnswerSheet,
    line: usize,
    question: usize,
) -> Result<&mut GivenAnswer, JournalError> {
    let place = question.checked_sub(1);
    let given = place.and_then(|place| sheet.answers.get_mut(place));
    given.ok_or(JournalError::NoSuchQuestion { line, question })
}
