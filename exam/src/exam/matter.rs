//! What the commission must know about: which sheet could not be marked and why, what was out of the ordinary in a
//! sitting. The words for it are elsewhere.

use serde::{Deserialize, Serialize};

use super::folder::Unread;
use super::journal::{Damage, Extent, JournalError, Kept, Note, Sheet, Strange};

/// What needs attention.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Matter {
    /// A journal, or a folder that may hold some, cannot be read.
    Unread {
        file: Unread,
    },
    /// The file is not a usable journal.
    Broken {
        journal: JournalError,
    },
    /// The journal is damaged: what still hangs together, which counts only by decision of the commission.
    Damaged {
        damages: Vec<Damage>,
        /// The answers as they stood at the first damage.
        before: Vec<Kept>,
        /// What was answered after it.
        after: Vec<Kept>,
        /// The receipt that the last record would have.
        receipt: String,
        /// The one that the candidate copied.
        copied: Option<String>,
    },
    /// The journal is damaged, and this much of it counts by decision of the commission.
    Salvaged {
        extent: Extent,
    },
    /// A journal or a receipt of somebody who is not among the candidates.
    Stranger {
        candidate: String,
    },
    /// A copy made before the end: the longer journal, which begins in the same way, counts.
    Shorter,
    /// Two journals of one candidate diverge: neither counts.
    Parted {
        other: String,
    },
    /// One more journal of a candidate whose others were refused.
    RefusedToo,
    /// The receipt of the journal is not the one that the candidate copied.
    Receipt {
        receipt: String,
        copied: String,
    },
    /// There are receipts, and none of this sheet, which was handed in.
    NoReceipt,
    /// Another journal of the candidate counts: the copied receipt belongs to that one.
    NotTheReceipt {
        other: String,
    },
    /// The journal has another code of the room than the one that was read aloud; none: it has no code.
    Room {
        code: Option<String>,
        read: String,
    },
    /// The stage asks for the code of the room, and the journal has none.
    NoRoom,
    /// What was copied at a minute is not what this journal showed then; none: it showed nothing.
    Checkpoint {
        minute: u32,
        code: Option<String>,
        copied: String,
    },
    /// This many records of answers after the time, which do not count.
    Late {
        count: usize,
    },
    /// After this many milliseconds, more than the minutes allowed, and set aside by the rule of the stage.
    SetApart {
        used: u64,
        minutes: u32,
    },
    /// A record that a sitting does not write, first at this line.
    Strange {
        what: Strange,
        line: usize,
    },
    /// While the program was closed the wall clock moved this many seconds more than the machine's own clock.
    ClockSet {
        at: u64,
        by: i64,
    },
    /// This many times the sitting was resumed after another start of the machine, or on another machine.
    OtherStart {
        times: usize,
    },
    /// Before a sitting was resumed the wall clock had gone back, this many seconds in all.
    WentBack {
        by: i64,
    },
    /// A receipt whose journal is not there.
    ReceiptAlone {
        candidate: String,
    },
    /// The journal chooses an option that the paper does not have.
    ForeignOption,
    /// The program was closed this many times, for this many seconds in all by the wall clock.
    Resumed {
        times: usize,
        away: i64,
    },
    /// After this many milliseconds the wall clock moved by this many seconds.
    Jumped {
        at: u64,
        by: i64,
    },
    /// This many bytes of an unfinished record.
    Torn {
        bytes: usize,
    },
    /// The sitting took this many milliseconds, more than the minutes allowed.
    OverTime {
        used: u64,
        minutes: u32,
    },
    NotHandedIn,
}

impl Matter {
    /// Whether a sheet that may be a candidate's was not marked because of this.
    pub const fn keeps_out(&self) -> bool {
        match self {
            Matter::Unread { .. }
            | Matter::Broken { .. }
            | Matter::Damaged { .. }
            | Matter::Stranger { .. }
            | Matter::Parted { .. }
            | Matter::RefusedToo
            | Matter::Receipt { .. }
            | Matter::Room { .. }
            | Matter::NoRoom
            | Matter::Checkpoint { .. }
            | Matter::SetApart { .. }
            | Matter::ReceiptAlone { .. }
            | Matter::ForeignOption => true,
            Matter::Shorter
            | Matter::Salvaged { .. }
            | Matter::NoReceipt
            | Matter::NotTheReceipt { .. }
            | Matter::Late { .. }
            | Matter::Strange { .. }
            | Matter::ClockSet { .. }
            | Matter::OtherStart { .. }
            | Matter::WentBack { .. }
            | Matter::Resumed { .. }
            | Matter::Jumped { .. }
            | Matter::Torn { .. }
            | Matter::OverTime { .. }
            | Matter::NotHandedIn => false,
        }
    }
}

/// A matter, with the sheet and the candidate, where that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The name of the file.
    pub sheet: String,
    pub candidate: Option<String>,
    pub matter: Matter,
}

/// The milliseconds after which nothing counts, of this many minutes; none where there is no limit.
pub fn allowed(minutes: u32) -> Option<u64> {
    // A second for the record that is written when the time is up.
    (minutes > 0).then(|| u64::from(minutes) * 60_000 + 1000)
}

/// What was out of the ordinary in a sitting of this many minutes.
pub fn of_sitting(sheet: &Sheet, minutes: u32) -> Vec<Matter> {
    let mut matters = Vec::new();
    let (mut times, mut away, mut back, mut starts) = (0, 0, 0, 0);
    for note in &sheet.notes {
        match note {
            Note::Resumed { away: closed, .. } => {
                times += 1;
                // One way does not make up for the other.
                away += closed.max(&0);
                back += closed.min(&0).abs();
            }
            Note::Jumped { at, by, .. } => matters.push(Matter::Jumped { at: *at, by: *by }),
            Note::ClockSet { at, by, .. } => matters.push(Matter::ClockSet { at: *at, by: *by }),
            Note::OtherStart { .. } => starts += 1,
            Note::Torn { bytes } => matters.push(Matter::Torn { bytes: *bytes }),
        }
    }
    if starts > 0 {
        matters.insert(0, Matter::OtherStart { times: starts });
    }
    if back > 0 {
        matters.insert(0, Matter::WentBack { by: back });
    }
    if times > 0 {
        matters.insert(0, Matter::Resumed { times, away });
    }
    if sheet.late > 0 {
        matters.push(Matter::Late { count: sheet.late });
    }
    if allowed(minutes).is_some_and(|allowed| sheet.elapsed_ms > allowed) {
        matters.push(Matter::OverTime { used: sheet.elapsed_ms, minutes });
    }
    if !sheet.handed_in && !sheet.expired {
        matters.push(Matter::NotHandedIn);
    }
    matters
}
