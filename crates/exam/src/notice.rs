//! Notices for the commission: the reasons why sheets cannot be marked, contradictions between
//! files, and irregularities of sittings. The sentences of the notices are in the program's
//! `render` module.

use serde::{Deserialize, Serialize};

use super::digest::Digest;
use super::folder::FileError;
use super::journal::normalize::CopyChange;
use super::journal::rules::MAX_DRIFT_SECONDS;
use super::journal::{
    AnswerSheet, Journal, JournalError, JournalRule, LineRange, SalvageExtent, SalvagedAnswer,
    SalvagedPart, SittingNote,
};

/// A fact about a sheet that the commission must know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Notice {
    /// A journal, or a folder that may have journals, cannot be read.
    Unread {
        /// The file or folder, and why it cannot be read.
        file: FileError,
    },
    /// The file is not a usable journal.
    Broken {
        /// Why the file is not a usable journal.
        journal: JournalError,
    },
    /// The journal is damaged; parts that verify count only by decision of the commission.
    Damaged {
        /// The damaged lines.
        damages: Vec<LineRange>,
        /// The last answer to each question before the first damaged line, without cleared answers.
        before: Vec<SalvagedAnswer>,
        /// The last answer to each question after the first damaged line, including cleared answers.
        after: Vec<SalvagedAnswer>,
        /// The receipt of the last record that verifies.
        receipt: String,
        /// The receipt that the candidate copied, if any.
        copied: Option<String>,
        /// The parts of the journal that verify, with their proofs; empty in results of old formats.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        parts: Vec<SalvagedPart>,
    },
    /// The journal is damaged, and an extent of it counts by decision of the commission.
    Salvaged {
        /// The extent that counts.
        extent: SalvageExtent,
    },
    /// Parts of a damaged journal count by decision of the commission, against codes copied in the room.
    Contradicted {
        /// The parts that the copied codes contradict.
        parts: Vec<SalvagedPart>,
    },
    /// By a decision of the commission that does not name their lines, parts of a damaged journal count although no
    /// copied code proves them.
    Unproved {
        /// The lines of the parts without proof.
        parts: Vec<LineRange>,
    },
    /// A journal or an attendance row has the id of a person who is not a candidate.
    Stranger {
        /// The id in the journal or row.
        candidate: String,
        /// The candidates whose ids differ from this id only by leading zeros.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        like: Vec<String>,
    },
    /// The journal was renamed, or rewritten by another program, and counts nevertheless.
    Copied {
        /// Whether the journal's file name does not have exactly the extension that the program writes.
        renamed: bool,
        /// Whether the journal's text was changed.
        rewritten: bool,
        /// The kinds of change; in results of old formats this list is empty if only line ends and byte order marks
        /// changed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<CopyChange>,
    },
    /// A spreadsheet removed the leading zeros of an id in the attendance sheet; only one candidate matches.
    ZerosLost {
        /// The id in the attendance sheet, without its leading zeros.
        written: String,
        /// The id of the candidate in the roster.
        candidate: String,
    },
    /// The journal is the beginning of a longer journal of the candidate, which counts instead.
    Shorter,
    /// Two journals of one candidate diverge, and neither counts.
    Parted {
        /// The file name of the other journal.
        other: String,
    },
    /// The journal is a further journal of a candidate whose other journals were refused.
    RefusedToo,
    /// The receipt of the journal differs from the receipt that the candidate copied.
    Receipt {
        /// The receipt of the journal.
        receipt: String,
        /// The receipt that the candidate copied.
        copied: String,
    },
    /// The attendance sheet has no receipt for the candidate.
    NoReceipt,
    /// A proof that the stage asks for is missing.
    Missing {
        #[serde(flatten)]
        /// The missing proof.
        what: MissingProof,
    },
    /// The commission waives a proof.
    Waived {
        /// The waived proof.
        what: ProofKind,
    },
    /// Answers were recorded before the room code was entered.
    BeforeRoom {
        /// The number of answers recorded before the room code.
        answers: usize,
    },
    /// The copied receipt belongs to another journal of the candidate, and that journal counts.
    NotTheReceipt {
        /// The file name of the other journal.
        other: String,
    },
    /// The room code in the journal differs from the code read aloud in the room.
    Room {
        /// The code in the journal; `None` if the journal has no room code.
        code: Option<String>,
        /// The code in the attendance sheet.
        read: String,
    },
    /// The stage asks for the room code, and the journal has none.
    NoRoom,
    /// The code that the candidate copied at a checkpoint differs from the checkpoint's code in the journal.
    Checkpoint {
        /// The minute of the checkpoint.
        minute: u32,
        /// The code in the journal; `None` if the journal has no record of the checkpoint.
        code: Option<String>,
        /// The copied code.
        copied: String,
    },
    /// A value in a file of the stage contradicts the lock, and no hash shows which of the two was changed.
    Contradicts {
        /// The path of the value in the lock.
        value: String,
        /// The value in the lock.
        lock: String,
        /// The value in the file.
        there: String,
    },
    /// The stage file does not have its locked hash.
    StageChanged,
    /// A paper in the folder differs from the paper that was built.
    PaperChanged,
    /// Answers were recorded after the time allowed, and do not count.
    Late {
        /// The number of late records.
        count: usize,
    },
    /// The sitting took longer than allowed, and the stage refuses the sheets of late sittings.
    SetApart {
        /// The time used by the sitting, in milliseconds.
        used: u64,
        /// The minutes allowed.
        minutes: u32,
    },
    /// A record breaks a rule of journals.
    Strange {
        /// The rule that the record breaks.
        what: JournalRule,
        /// The first line that breaks the rule.
        line: usize,
    },
    /// The operating system does not report when it booted, so the clocks of a resumed sitting cannot be compared.
    NoUptime {
        /// The number of resumptions at which the boot, or the boot before, is unknown.
        times: usize,
    },
    /// By the wall clock, the sitting took longer from beginning to end than allowed, with a
    /// tolerance of [`MAX_DRIFT_SECONDS`].
    OverWall {
        /// The duration by the wall clock or, if it is longer, the sum of the time of the sitting,
        /// the time away and the forward moves of the clock, in seconds.
        seconds: i64,
        /// The minutes allowed.
        minutes: u32,
    },
    /// The candidate reopened the program unusually often.
    Reopened {
        /// The number of resumptions.
        times: usize,
        /// The greatest time that may have passed without counting in the sitting, in seconds.
        uncounted: i64,
    },
    /// Between two openings on one boot, the wall clock moved relative to the machine's uptime.
    ClockSet {
        /// The time of the sitting at which the program was reopened, in milliseconds.
        at: u64,
        /// The seconds by which the clock was moved forward (negative: back).
        by: i64,
    },
    /// The sitting was resumed after another boot, or on another machine.
    OtherStart {
        /// The number of resumptions after another boot or on another machine.
        times: usize,
    },
    /// By the clock of its machine, the sitting began much earlier or later than the others.
    OtherTime {
        /// The seconds from the median start in its room, or in the stage, to this start (negative: before).
        by: i64,
    },
    /// The wall clock went back while the program was closed.
    WentBack {
        /// The total by which the clock went back, in seconds.
        by: i64,
    },
    /// The attendance sheet has a receipt for a candidate whose journal is missing.
    ReceiptAlone {
        /// The candidate's id.
        candidate: String,
    },
    /// The journal chooses an option that the paper does not have.
    ForeignOption,
    /// The program was closed and opened again.
    Resumed {
        /// The number of times the program was reopened.
        times: usize,
        /// The time from the last record before each reopening to it, in all, in wall-clock seconds.
        away: i64,
    },
    /// While the program ran, the wall clock moved relative to the time of the sitting.
    Jumped {
        /// The time of the sitting at which the clock moved, in milliseconds.
        at: u64,
        /// The seconds by which the clock moved forward (negative: back).
        by: i64,
    },
    /// The journal ends with an incomplete record.
    Torn {
        /// The length of the incomplete record, in bytes.
        bytes: usize,
    },
    /// The sitting took longer than allowed.
    OverTime {
        /// The time used by the sitting, in milliseconds.
        used: u64,
        /// The minutes allowed.
        minutes: u32,
    },
    /// The paper was not handed in, and the end of the time was not recorded.
    NotHandedIn {
        #[serde(default)]
        /// The minute of the last checkpoint that proves the journal; `None` if no checkpoint does. No proof covers the
        /// answers after the last proved checkpoint.
        proved: Option<u32>,
    },
}

/// The work that remains to be done about a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeStatus {
    /// The commission has to examine the notice.
    Open,
    /// The commission has already decided on the notice.
    Decided,
    /// The commission has nothing to do: the notice changes no result.
    Known,
}

impl NoticeStatus {
    /// All statuses, in the order of reports.
    pub const ALL: [NoticeStatus; 3] =
        [NoticeStatus::Open, NoticeStatus::Decided, NoticeStatus::Known];
}

/// A proof that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum MissingProof {
    /// The attendance sheet itself.
    Receipts,
    /// The column of room codes in the attendance sheet.
    RoomColumn,
    /// The room code in the candidate's row of the attendance sheet.
    RoomCell,
    /// The column of a checkpoint in the attendance sheet.
    CheckpointColumn {
        /// The minute of the checkpoint.
        minute: u32,
    },
    /// The code of a checkpoint in the candidate's row of the attendance sheet.
    CheckpointCell {
        /// The minute of the checkpoint.
        minute: u32,
    },
    /// The journal's record of a checkpoint, missing although the journal has later records.
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
    /// All kinds of proof.
    pub const ALL: [ProofKind; 3] = [ProofKind::Receipt, ProofKind::Room, ProofKind::Checkpoints];

    /// Returns the name of the kind of proof in requests and in results.
    pub const fn name(self) -> &'static str {
        match self {
            ProofKind::Receipt => "receipt",
            ProofKind::Room => "room",
            ProofKind::Checkpoints => "checkpoints",
        }
    }
}

impl Notice {
    /// Returns the work that remains to be done about the notice.
    pub const fn status(&self) -> NoticeStatus {
        match self {
            Notice::Salvaged { .. } | Notice::Contradicted { .. } | Notice::Waived { .. } => {
                NoticeStatus::Decided
            }
            Notice::Shorter => NoticeStatus::Known,
            _ => NoticeStatus::Open,
        }
    }

    /// Returns whether the commission has to examine the notice.
    pub const fn is_open(&self) -> bool {
        matches!(self.status(), NoticeStatus::Open)
    }

    /// Returns true if the notice can be the reason why a sheet is missing or was not marked.
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
    /// The id of the candidate; `*` for all candidates.
    pub candidate: String,
    /// The proof that is waived.
    pub what: ProofKind,
}

/// The commission's decision on a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalvageDecision {
    /// The parts of the journal that count.
    pub extent: SalvageExtent,
    /// The hash of the journal to which the decision applies.
    pub journal: Digest,
}

/// A notice on a sheet or another file of the stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetNotice {
    /// The name of the file, usually of a sheet.
    pub sheet: String,
    /// The candidate's id; `None` if the notice concerns no single candidate, or an unknown one.
    pub candidate: Option<String>,
    /// The notice on the sheet.
    pub notice: Notice,
}

/// Converts a time limit in minutes to the milliseconds after which no answer counts; `None` if there is no limit.
pub fn time_limit_ms(minutes: u32) -> Option<u64> {
    // The limit includes one more second, for the record that the program writes when the time is up.
    (minutes > 0).then(|| u64::from(minutes) * 60_000 + 1000)
}

/// The greatest number of resumptions that is not reported as unusual.
const MAX_QUIET_RESUMES: usize = 3;

/// The longest time between two ticks of a sitting, in seconds; if the program is killed, the time since the last tick
/// does not count in the sitting.
const MAX_UNCOUNTED_SECONDS: i64 = 5;

/// Lists the irregularities of a sitting, apart from broken rules of journals. `minutes` is the
/// time allowed; `proved` is the minute of the last checkpoint that proves the journal.
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
                // Time away is not offset by times at which the clock went back.
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
