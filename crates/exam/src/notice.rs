//! Notices for the commission: which sheets could not be marked and why, and irregularities of sittings. Their
//! sentences are in the program's `render`.

use serde::{Deserialize, Serialize};

use super::digest::Digest;
use super::folder::FileError;
use super::journal::normalize::CopyChange;
use super::journal::rules::MAX_DRIFT_SECONDS;
use super::journal::{
    AnswerSheet, Journal, JournalError, JournalRule, LineRange, SalvageExtent, SalvagedAnswer,
    SalvagedPart, SittingNote,
};

/// Something that the commission must know about a sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Notice {
    /// A journal, or a folder that may have journals, cannot be read.
    Unread {
        /// The file, and why not.
        file: FileError,
    },
    /// The file is not a usable journal.
    Broken {
        /// Why not.
        journal: JournalError,
    },
    /// The journal is damaged; parts that verify count only by decision of the commission.
    Damaged {
        /// The damaged lines.
        damages: Vec<LineRange>,
        /// The answers at the moment of the first damage.
        before: Vec<SalvagedAnswer>,
        /// The answers after it.
        after: Vec<SalvagedAnswer>,
        /// The receipt of the last record that verifies.
        receipt: String,
        /// The receipt that the candidate copied.
        copied: Option<String>,
        /// The parts that verify, with their proofs; empty in results of old formats.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        parts: Vec<SalvagedPart>,
    },
    /// The journal is damaged, and this extent of it counts by decision of the commission.
    Salvaged {
        /// What counts.
        extent: SalvageExtent,
    },
    /// Parts of a damaged journal count by decision of the commission, and codes copied in the room contradict them.
    Contradicted {
        /// The parts.
        parts: Vec<SalvagedPart>,
    },
    /// Parts of a damaged journal count by a decision that does not name them, and have no proof.
    Unproved {
        /// The lines of the parts.
        parts: Vec<LineRange>,
    },
    /// A journal or an attendance row of somebody who is not a candidate.
    Stranger {
        /// The id in the journal or row.
        candidate: String,
        /// The candidates whose ids differ from it only by leading zeros.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        like: Vec<String>,
    },
    /// The journal was renamed or rewritten by another program; it counts nevertheless.
    Copied {
        /// Whether the file name is not the program's.
        renamed: bool,
        /// Whether the text was changed.
        rewritten: bool,
        /// What was changed; in results of old formats empty also for line ends and byte order marks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<CopyChange>,
    },
    /// A spreadsheet removed the leading zeros of an id in the attendance sheet; only one candidate matches.
    ZerosLost {
        /// The id in the sheet.
        written: String,
        /// The candidate's id.
        candidate: String,
    },
    /// A copy made before the end of the sitting; the longer journal counts.
    Shorter,
    /// Two journals of one candidate diverge, and neither counts.
    Parted {
        /// The file name of the other journal.
        other: String,
    },
    /// A further journal of a candidate whose others were refused.
    RefusedToo,
    /// The receipt of the journal is not the copied one.
    Receipt {
        /// The receipt of the journal.
        receipt: String,
        /// The copied receipt.
        copied: String,
    },
    /// The stage asks for a receipt, and none was copied.
    NoReceipt,
    /// A proof that the stage asks for is missing.
    Missing {
        #[serde(flatten)]
        /// What is missing.
        what: MissingProof,
    },
    /// The commission waives this proof.
    Waived {
        /// The proof.
        what: ProofKind,
    },
    /// Answers were recorded before the room code.
    BeforeRoom {
        /// Their number.
        answers: usize,
    },
    /// The copied receipt belongs to another journal of the candidate, which counts.
    NotTheReceipt {
        /// The file name of the other journal.
        other: String,
    },
    /// The journal's room code is not the one read aloud.
    Room {
        /// The code in the journal, if it has one.
        code: Option<String>,
        /// The code in the attendance sheet.
        read: String,
    },
    /// The stage asks for the room code, and the journal has none.
    NoRoom,
    /// The code copied at a checkpoint is not the one in the journal.
    Checkpoint {
        /// The minute of the checkpoint.
        minute: u32,
        /// The code in the journal, if it has one.
        code: Option<String>,
        /// The copied code.
        copied: String,
    },
    /// A file of the stage that does not have its locked hash contradicts the lock: one of the two was changed.
    Contradicts {
        /// The value's path in the lock.
        value: String,
        /// What the lock has.
        lock: String,
        /// What the file has.
        there: String,
    },
    /// The stage file does not have its locked hash.
    StageChanged,
    /// A paper in the folder is not the one that was built.
    PaperChanged,
    /// Answers were recorded after the time, and do not count.
    Late {
        /// The number of records.
        count: usize,
    },
    /// The sitting ran over the time, and the stage refuses such sheets.
    SetApart {
        /// The time used, in milliseconds.
        used: u64,
        /// The minutes allowed.
        minutes: u32,
    },
    /// A record breaks a rule of journals.
    Strange {
        /// The rule.
        what: JournalRule,
        /// The first line that breaks it.
        line: usize,
    },
    /// The machine does not report its boot, so that the clocks of a resumed sitting cannot be compared.
    NoUptime {
        /// How many times the sitting was resumed so.
        times: usize,
    },
    /// More time went by on the wall clock, from beginning to end, than was allowed.
    OverWall {
        /// The seconds on the wall clock.
        seconds: i64,
        /// The minutes allowed.
        minutes: u32,
    },
    /// The program was opened again unusually often.
    Reopened {
        /// How many times.
        times: usize,
        /// The seconds that were at most not counted.
        uncounted: i64,
    },
    /// While the program was closed, the wall clock moved against the uptime.
    ClockSet {
        /// The sitting's time, in milliseconds.
        at: u64,
        /// The seconds by which the clock moved ahead (negative: back).
        by: i64,
    },
    /// The sitting was resumed after another boot, or on another machine.
    OtherStart {
        /// How many times.
        times: usize,
    },
    /// By its clock, the sitting began at another time than the others.
    OtherTime {
        /// The seconds after the median of the others (negative: before).
        by: i64,
    },
    /// The wall clock went back while the program was closed.
    WentBack {
        /// By how many seconds in all.
        by: i64,
    },
    /// A receipt was copied, and its journal is missing.
    ReceiptAlone {
        /// The candidate's id.
        candidate: String,
    },
    /// The journal chooses an option that the paper does not have.
    ForeignOption,
    /// The program was closed and opened again.
    Resumed {
        /// How many times.
        times: usize,
        /// The seconds in between, in all, on the wall clock.
        away: i64,
    },
    /// The wall clock moved against the sitting's time.
    Jumped {
        /// The sitting's time, in milliseconds.
        at: u64,
        /// The seconds by which the clock moved ahead (negative: back).
        by: i64,
    },
    /// The journal ends with an incomplete record.
    Torn {
        /// The bytes of the record.
        bytes: usize,
    },
    /// The sitting took longer than allowed.
    OverTime {
        /// The time used, in milliseconds.
        used: u64,
        /// The minutes allowed.
        minutes: u32,
    },
    /// The paper was not handed in.
    NotHandedIn {
        #[serde(default)]
        /// The minute of the last checkpoint that proves the journal, if any; nothing proves what follows.
        proved: Option<u32>,
    },
}

/// What remains to be done about a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeStatus {
    /// The commission has to look at it.
    Open,
    /// The commission has decided on it.
    Decided,
    /// Nothing: it changes no result.
    Known,
}

impl NoticeStatus {
    /// All, in the order of reports.
    pub const ALL: [NoticeStatus; 3] =
        [NoticeStatus::Open, NoticeStatus::Decided, NoticeStatus::Known];
}

/// A proof that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum MissingProof {
    /// The attendance sheet.
    Receipts,
    /// The column of room codes in the attendance sheet.
    RoomColumn,
    /// The candidate's room code in the attendance sheet.
    RoomCell,
    /// The column of a checkpoint in the attendance sheet.
    CheckpointColumn {
        /// The minute of the checkpoint.
        minute: u32,
    },
    /// The candidate's code of a checkpoint in the attendance sheet.
    CheckpointCell {
        /// The minute of the checkpoint.
        minute: u32,
    },
    /// The journal's record of a checkpoint, though the journal goes on after its minute.
    CheckpointRecord {
        /// The minute of the checkpoint.
        minute: u32,
    },
}

/// A kind of proof that a stage asks for and that the commission may waive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProofKind {
    /// The copied receipt.
    Receipt,
    /// The room code.
    Room,
    /// The codes of the checkpoints.
    Checkpoints,
}

impl ProofKind {
    /// All kinds.
    pub const ALL: [ProofKind; 3] = [ProofKind::Receipt, ProofKind::Room, ProofKind::Checkpoints];

    /// Returns the name of the kind in requests and in results.
    pub const fn name(self) -> &'static str {
        match self {
            ProofKind::Receipt => "receipt",
            ProofKind::Room => "room",
            ProofKind::Checkpoints => "checkpoints",
        }
    }
}

impl Notice {
    /// Returns what remains to be done about it.
    pub const fn status(&self) -> NoticeStatus {
        match self {
            Notice::Salvaged { .. } | Notice::Contradicted { .. } | Notice::Waived { .. } => {
                NoticeStatus::Decided
            }
            Notice::Shorter => NoticeStatus::Known,
            _ => NoticeStatus::Open,
        }
    }

    /// Whether the commission has to look at it; only then does a command exit with an error.
    pub const fn is_open(&self) -> bool {
        matches!(self.status(), NoticeStatus::Open)
    }

    /// Whether a sheet that may be a candidate's was not marked because of this.
    pub const fn excludes_sheet(&self) -> bool {
        match self {
            Notice::Unread { .. }
            | Notice::Broken { .. }
            | Notice::Damaged { .. }
            | Notice::Stranger { .. }
            | Notice::Parted { .. }
            | Notice::RefusedToo
            | Notice::Receipt { .. }
            | Notice::Room { .. }
            | Notice::NoRoom
            | Notice::NoReceipt
            | Notice::Missing { .. }
            | Notice::BeforeRoom { .. }
            | Notice::Checkpoint { .. }
            | Notice::SetApart { .. }
            | Notice::ReceiptAlone { .. }
            | Notice::ForeignOption => true,
            Notice::Shorter
            | Notice::Copied { .. }
            | Notice::ZerosLost { .. }
            | Notice::Salvaged { .. }
            | Notice::Contradicted { .. }
            | Notice::Unproved { .. }
            | Notice::Waived { .. }
            | Notice::Contradicts { .. }
            | Notice::StageChanged
            | Notice::PaperChanged
            | Notice::NoUptime { .. }
            | Notice::OverWall { .. }
            | Notice::Reopened { .. }
            | Notice::NotTheReceipt { .. }
            | Notice::Late { .. }
            | Notice::Strange { .. }
            | Notice::ClockSet { .. }
            | Notice::OtherStart { .. }
            | Notice::OtherTime { .. }
            | Notice::WentBack { .. }
            | Notice::Resumed { .. }
            | Notice::Jumped { .. }
            | Notice::Torn { .. }
            | Notice::OverTime { .. }
            | Notice::NotHandedIn { .. } => false,
        }
    }
}

/// A missing proof that the commission waives.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Waiver {
    /// The id of the candidate; `*` for all.
    pub candidate: String,
    /// The proof.
    pub what: ProofKind,
}

/// The commission's decision on a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalvageDecision {
    /// The parts that count.
    pub extent: SalvageExtent,
    /// The hash of the file that it applies to.
    pub journal: Digest,
}

/// A notice on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetNotice {
    /// The name of the file.
    pub sheet: String,
    /// The candidate's id, if known.
    pub candidate: Option<String>,
    /// The notice.
    pub notice: Notice,
}

/// Converts a time limit in minutes to the milliseconds after which no answer counts; `None` if there is no limit.
pub fn time_limit_ms(minutes: u32) -> Option<u64> {
    // One second more, for the record written when the time is up.
    (minutes > 0).then(|| u64::from(minutes) * 60_000 + 1000)
}

/// The number of resumptions up to which none is reported; crashes alone are unlikely to cause more.
const MAX_QUIET_RESUMES: usize = 3;

/// The longest time between two ticks in seconds, which a killed program has not counted.
const MAX_UNCOUNTED_SECONDS: i64 = 5;

/// Lists the irregularities of a sitting of this many minutes, proved up to a checkpoint.
pub fn sitting_notices(
    journal: &Journal,
    sheet: &AnswerSheet,
    minutes: u32,
    proved: Option<u32>,
) -> Vec<Notice> {
    let mut notices = Vec::new();
    let (mut times, mut away, mut back, mut starts, mut silent, mut forward) = (0, 0, 0, 0, 0, 0);
    for note in &sheet.notes {
        match note {
            SittingNote::Resumed { away: closed, .. } => {
                times += 1;
                // Differences in one direction do not compensate for those in the other.
                away += closed.max(&0);
                back += closed.min(&0).abs();
            }
            SittingNote::Jumped { at, by, .. } => {
                forward += by.max(&0);
                notices.push(Notice::Jumped { at: *at, by: *by });
            }
            SittingNote::ClockSet { at, by, .. } => {
                notices.push(Notice::ClockSet { at: *at, by: *by })
            }
            SittingNote::OtherStart { .. } => starts += 1,
            SittingNote::NoUptime => silent += 1,
            SittingNote::Torn { bytes } => notices.push(Notice::Torn { bytes: *bytes }),
        }
    }
    if silent > 0 {
        notices.insert(0, Notice::NoUptime { times: silent });
    }
    if starts > 0 {
        notices.insert(0, Notice::OtherStart { times: starts });
    }
    if back > 0 {
        notices.insert(0, Notice::WentBack { by: back });
    }
    if times > 0 {
        notices.insert(0, Notice::Resumed { times, away });
    }
    if times > MAX_QUIET_RESUMES {
        let uncounted = away + i64::try_from(times).unwrap_or(i64::MAX / 8) * MAX_UNCOUNTED_SECONDS;
        notices.push(Notice::Reopened { times, uncounted });
    }
    if sheet.late > 0 {
        notices.push(Notice::Late { count: sheet.late });
    }
    if time_limit_ms(minutes).is_some_and(|allowed| sheet.elapsed_ms > allowed) {
        notices.push(Notice::OverTime { used: sheet.elapsed_ms, minutes });
    }
    let sat = i64::try_from(sheet.elapsed_ms / 1000).unwrap_or(i64::MAX / 8);
    let seconds = journal.wall_seconds().max(sat + away + forward);
    if minutes > 0 && seconds > i64::from(minutes) * 60 + MAX_DRIFT_SECONDS {
        notices.push(Notice::OverWall { seconds, minutes });
    }
    if !sheet.handed_in && !sheet.expired {
        notices.push(Notice::NotHandedIn { proved });
    }
    notices
}
