//! What the commission must know about: which sheet could not be marked and why, what was out of the ordinary in a
//! sitting. The words for it are elsewhere.

use serde::{Deserialize, Serialize};

use super::digest::Digest;
use super::folder::FileError;
use super::journal::normalize::CopyChange;
use super::journal::rules::MAX_DRIFT_SECONDS;
use super::journal::{
    AnswerSheet, Journal, JournalError, JournalRule, LineRange, SalvageExtent, SalvagedAnswer,
    SalvagedPart, SittingNote,
};

/// What needs attention.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Notice {
    /// A journal, or a folder that may hold some, cannot be read.
    Unread { file: FileError },
    /// The file is not a usable journal.
    Broken { journal: JournalError },
    /// The journal is damaged: what still hangs together, which counts only by decision of the commission.
    Damaged {
        damages: Vec<LineRange>,
        /// The answers as they stood at the first damage.
        before: Vec<SalvagedAnswer>,
        /// What was answered after it.
        after: Vec<SalvagedAnswer>,
        /// The receipt that the last record would have.
        receipt: String,
        /// The one that the candidate copied.
        copied: Option<String>,
        /// What is left, part by part, with what proves it; none in results of an earlier program.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        parts: Vec<SalvagedPart>,
    },
    /// The journal is damaged, and this much of it counts by decision of the commission.
    Salvaged { extent: SalvageExtent },
    /// By decision of the commission these parts of a damaged journal count, and what was copied in the room contradicts
    /// them.
    Contradicted { parts: Vec<SalvagedPart> },
    /// By a decision that does not name them, these parts of a damaged journal count, and nothing proves them.
    Unproved { parts: Vec<LineRange> },
    /// A journal or a receipt of somebody who is not among the candidates.
    Stranger {
        candidate: String,
        /// Those whose ids differ from it only by zeros at the beginning.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        like: Vec<String>,
    },
    /// The file is not called as the program calls a journal, or another program saved it otherwise: it counts as what it
    /// is.
    Copied {
        renamed: bool,
        rewritten: bool,
        /// What was changed; in results of an earlier program nothing, where it was line ends or a mark.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        changes: Vec<CopyChange>,
    },
    /// The attendance sheet has this id, of which a spreadsheet has taken off the zeros at the beginning: the candidate is
    /// the only one whom it can mean.
    ZerosLost { written: String, candidate: String },
    /// A copy made before the end: the longer journal, which begins in the same way, counts.
    Shorter,
    /// Two journals of one candidate diverge: neither counts.
    Parted { other: String },
    /// One more journal of a candidate whose others were refused.
    RefusedToo,
    /// The receipt of the journal is not the one that the candidate copied.
    Receipt { receipt: String, copied: String },
    /// There is no receipt of this sheet where one is asked for.
    NoReceipt,
    /// What the stage asks for is not there.
    Missing {
        #[serde(flatten)]
        what: MissingProof,
    },
    /// The commission does without this proof.
    Waived { what: ProofKind },
    /// This many answers were recorded before the code of the room.
    BeforeRoom { answers: usize },
    /// Another journal of the candidate counts: the copied receipt belongs to that one.
    NotTheReceipt { other: String },
    /// The journal has another code of the room than the one that was read aloud; none: it has no code.
    Room { code: Option<String>, read: String },
    /// The stage asks for the code of the room, and the journal has none.
    NoRoom,
    /// What was copied at a minute is not what this journal showed then; none: it showed nothing.
    Checkpoint { minute: u32, code: Option<String>, copied: String },
    /// A file of the stage says otherwise than the lock, and is not the one of which the lock has the hash: one of the two
    /// was changed.
    Contradicts { value: String, lock: String, there: String },
    /// The stage file is not the one of which the lock has the hash: one of the two was changed.
    StageChanged,
    /// A paper in the folder is not the one that was built.
    PaperChanged,
    /// This many records of answers after the time, which do not count.
    Late { count: usize },
    /// After this many milliseconds, more than the minutes allowed, and set aside by the rule of the stage.
    SetApart { used: u64, minutes: u32 },
    /// A record that a sitting does not write, first at this line: the rule that it breaks.
    Strange { what: JournalRule, line: usize },
    /// A machine that does not say when it was started: the clocks of a resumed sitting cannot be compared.
    NoUptime { times: usize },
    /// From the beginning to the end so many seconds went by on the wall clock, more than the minutes allowed.
    OverWall { seconds: i64, minutes: u32 },
    /// The program was opened again this many times, which is often; so many seconds at most were not counted.
    Reopened { times: usize, uncounted: i64 },
    /// While the program was closed the wall clock moved this many seconds more than the machine's own clock.
    ClockSet { at: u64, by: i64 },
    /// This many times the sitting was resumed after another start of the machine, or on another machine.
    OtherStart { times: usize },
    /// By its clock the sitting began so many seconds after half of the others had, or before.
    OtherTime { by: i64 },
    /// Before a sitting was resumed the wall clock had gone back, this many seconds in all.
    WentBack { by: i64 },
    /// A receipt whose journal is not there.
    ReceiptAlone { candidate: String },
    /// The journal chooses an option that the paper does not have.
    ForeignOption,
    /// The program was closed this many times, for this many seconds in all by the wall clock.
    Resumed { times: usize, away: i64 },
    /// After this many milliseconds the wall clock moved by this many seconds.
    Jumped { at: u64, by: i64 },
    /// This many bytes of an unfinished record.
    Torn { bytes: usize },
    /// The sitting took this many milliseconds, more than the minutes allowed.
    OverTime { used: u64, minutes: u32 },
    /// Not handed in: nothing proves what comes after the checkpoint of this minute, or anything.
    NotHandedIn {
        #[serde(default)]
        proved: Option<u32>,
    },
}

/// What is left to do about a matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoticeStatus {
    /// Somebody has still to look at it.
    Open,
    /// The commission has decided on it.
    Decided,
    /// It changes nothing.
    Known,
}

impl NoticeStatus {
    /// In the order in which they are told.
    pub const ALL: [NoticeStatus; 3] =
        [NoticeStatus::Open, NoticeStatus::Decided, NoticeStatus::Known];
}

/// Something that a stage asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum MissingProof {
    /// The file of receipts.
    Receipts,
    RoomColumn,
    RoomCell,
    CheckpointColumn {
        minute: u32,
    },
    CheckpointCell {
        minute: u32,
    },
    /// The journal goes on beyond this minute, and has no record of its checkpoint.
    CheckpointRecord {
        minute: u32,
    },
}

/// A proof that a stage asks for, without which the commission may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProofKind {
    Receipt,
    Room,
    Checkpoints,
}

impl ProofKind {
    pub const ALL: [ProofKind; 3] = [ProofKind::Receipt, ProofKind::Room, ProofKind::Checkpoints];

    pub const fn name(self) -> &'static str {
        match self {
            ProofKind::Receipt => "receipt",
            ProofKind::Room => "room",
            ProofKind::Checkpoints => "checkpoints",
        }
    }
}

impl Notice {
    /// What is left to do about it.
    pub const fn status(&self) -> NoticeStatus {
        match self {
            Notice::Salvaged { .. } | Notice::Contradicted { .. } | Notice::Waived { .. } => {
                NoticeStatus::Decided
            }
            Notice::Shorter => NoticeStatus::Known,
            _ => NoticeStatus::Open,
        }
    }

    /// Whether somebody has still to look at it: by this alone a command ends as if something were wrong.
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

/// A proof without which the commission does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Waiver {
    /// The id of the candidate; `*` for all.
    pub candidate: String,
    pub what: ProofKind,
}

/// The commission's decision on a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SalvageDecision {
    pub extent: SalvageExtent,
    /// The hash of the file that it is about: about another it says nothing.
    pub journal: Digest,
}

/// A matter, with the sheet and the candidate, where that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetNotice {
    /// The name of the file.
    pub sheet: String,
    pub candidate: Option<String>,
    pub notice: Notice,
}

/// The milliseconds after which nothing counts, of this many minutes; none where there is no limit.
pub fn time_limit_ms(minutes: u32) -> Option<u64> {
    // A second for the record that is written when the time is up.
    (minutes > 0).then(|| u64::from(minutes) * 60_000 + 1000)
}

/// The times that a sitting may be resumed without a word: a machine that dies does not do so more often.
const MAX_QUIET_RESUMES: usize = 3;

/// The seconds between two records of the time, which a killed program has not counted.
const MAX_UNCOUNTED_SECONDS: i64 = 5;

/// What was out of the ordinary in a sitting of this many minutes, proved up to a checkpoint.
pub fn sitting_notices(
    journal: &Journal,
    sheet: &AnswerSheet,
    minutes: u32,
    proved: Option<u32>,
) -> Vec<Notice> {
    let mut matters = Vec::new();
    let (mut times, mut away, mut back, mut starts, mut silent, mut forward) = (0, 0, 0, 0, 0, 0);
    for note in &sheet.notes {
        match note {
            SittingNote::Resumed { away: closed, .. } => {
                times += 1;
                // One way does not make up for the other.
                away += closed.max(&0);
                back += closed.min(&0).abs();
            }
            SittingNote::Jumped { at, by, .. } => {
                forward += by.max(&0);
                matters.push(Notice::Jumped { at: *at, by: *by });
            }
            SittingNote::ClockSet { at, by, .. } => {
                matters.push(Notice::ClockSet { at: *at, by: *by })
            }
            SittingNote::OtherStart { .. } => starts += 1,
            SittingNote::NoUptime => silent += 1,
            SittingNote::Torn { bytes } => matters.push(Notice::Torn { bytes: *bytes }),
        }
    }
    if silent > 0 {
        matters.insert(0, Notice::NoUptime { times: silent });
    }
    if starts > 0 {
        matters.insert(0, Notice::OtherStart { times: starts });
    }
    if back > 0 {
        matters.insert(0, Notice::WentBack { by: back });
    }
    if times > 0 {
        matters.insert(0, Notice::Resumed { times, away });
    }
    if times > MAX_QUIET_RESUMES {
        let uncounted = away + i64::try_from(times).unwrap_or(i64::MAX / 8) * MAX_UNCOUNTED_SECONDS;
        matters.push(Notice::Reopened { times, uncounted });
    }
    if sheet.late > 0 {
        matters.push(Notice::Late { count: sheet.late });
    }
    if time_limit_ms(minutes).is_some_and(|allowed| sheet.elapsed_ms > allowed) {
        matters.push(Notice::OverTime { used: sheet.elapsed_ms, minutes });
    }
    let sat = i64::try_from(sheet.elapsed_ms / 1000).unwrap_or(i64::MAX / 8);
    let seconds = journal.wall_seconds().max(sat + away + forward);
    if minutes > 0 && seconds > i64::from(minutes) * 60 + MAX_DRIFT_SECONDS {
        matters.push(Notice::OverWall { seconds, minutes });
    }
    if !sheet.handed_in && !sheet.expired {
        matters.push(Notice::NotHandedIn { proved });
    }
    matters
}
