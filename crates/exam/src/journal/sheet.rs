//! Computes the answer sheet of a sitting from its journal.

use jiff::Timestamp;

use super::rules::MAX_DRIFT_SECONDS;
use super::{Journal, JournalError, JournalRecord, RecordKind};

/// The final answers of a sitting, with its irregularities.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnswerSheet {
    /// The answers, one for each question of the paper, in the order of the paper.
    pub answers: Vec<GivenAnswer>,
    /// Whether the paper was handed in.
    pub handed_in: bool,
    /// Whether the time limit was reached.
    pub expired: bool,
    /// The time used by the sitting, in milliseconds.
    pub elapsed_ms: u64,
    /// The number of records of answers after the time limit, which do not count.
    pub late: usize,
    /// The irregularities of the sitting, for the commission.
    pub notes: Vec<SittingNote>,
}

/// The final answer to a question, according to the journal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GivenAnswer {
    /// The places on the screen of the chosen options, from 0 in ascending order; empty for a blank.
    pub chosen: Vec<usize>,
    /// The cited clause, as the candidate typed it; `None` if no clause was cited.
    pub cited: Option<String>,
    /// Whether the question is flagged for later.
    pub flagged: bool,
}

impl GivenAnswer {
    /// Returns true if no option is chosen.
    pub const fn is_blank(&self) -> bool {
        self.chosen.is_empty()
    }
}

/// An irregularity of a sitting. Each `at` is the time of the sitting in milliseconds; each `clock` is the wall clock
/// in UTC.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SittingNote {
    /// The program was closed for a time.
    Resumed {
        /// The time of the sitting at which the program was reopened.
        at: u64,
        /// The wall clock when the program was reopened.
        clock: String,
        /// The seconds by the wall clock since the last record.
        away: i64,
        /// The number of bytes of an incomplete record that were dropped.
        dropped: u64,
    },
    /// Between two openings of the program on one boot, the wall clock moved relative to the machine's uptime.
    ClockSet {
        /// The time of the sitting at which the program was reopened.
        at: u64,
        /// The wall clock when the program was reopened.
        clock: String,
        /// The seconds by which the wall clock moved forward (negative: back).
        by: i64,
    },
    /// The program was reopened after another boot, or on another machine.
    OtherStart {
        /// The time of the sitting at which the program was reopened.
        at: u64,
        /// The wall clock when the program was reopened.
        clock: String,
    },
    /// The program was reopened, and the machine did not report its boot, either now or when the program was opened
    /// before.
    NoUptime,
    /// The program recorded that the wall clock moved relative to the time of the sitting.
    Jumped {
        /// The time of the sitting at which the wall clock moved.
        at: u64,
        /// The wall clock after the move.
        clock: String,
        /// The seconds by which the wall clock moved forward (negative: back).
        by: i64,
    },
    /// The file ends with an incomplete record.
    Torn {
        /// The length of the incomplete record, in bytes.
        bytes: usize,
    },
}

/// Returns the answers of a journal, without answers recorded after `limit` milliseconds.
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
                answer_mut(&mut sheet, line, *question)?;
            }
            RecordKind::Answer { question, .. } if is_late => {
                answer_mut(&mut sheet, line, *question)?;
                sheet.late += 1;
            }
            RecordKind::Answer { question, chosen, cited } => {
                let answer = answer_mut(&mut sheet, line, *question)?;
                answer.chosen.clone_from(chosen);
                answer.cited.clone_from(cited);
            }
            RecordKind::Flag { question, on } => {
                answer_mut(&mut sheet, line, *question)?.flagged = *on
            }
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

/// The boot, the uptime and the wall clock of a machine at one moment.
struct MachineMoment<'j> {
    boot: &'j str,
    up: u64,
    /// The wall clock in seconds since 1970; `None` if the text is not a time.
    wall: Option<i64>,
}

fn seconds(clock: &str) -> Option<i64> {
    clock.parse::<Timestamp>().ok().map(Timestamp::as_second)
}

/// Returns an irregularity if the boot is unknown at either moment, if the boot changed between the
/// two moments, or if the wall clock moved relative to the uptime by more than
/// [`MAX_DRIFT_SECONDS`].
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

/// Checks that every chosen option of a journal exists in its question.
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

/// Returns the answer to the question with this number, from 1; `line` is the line of its record.
fn answer_mut(
    sheet: &mut AnswerSheet,
    line: usize,
    question: usize,
) -> Result<&mut GivenAnswer, JournalError> {
    let place = question.checked_sub(1);
    let answer = place.and_then(|place| sheet.answers.get_mut(place));
    answer.ok_or(JournalError::NoSuchQuestion { line, question })
}
