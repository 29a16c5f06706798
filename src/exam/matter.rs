//! What the commission has to see: which sheet could not be marked and why, what was out of the ordinary in a
//! sitting. The words for it are elsewhere.

use serde::{Deserialize, Serialize};

use super::folder::Unread;
use super::journal::{JournalError, Note, Sheet};

/// What there is to see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Matter {
    /// A journal, or a folder that may hold some, cannot be read.
    Unread {
        file: Unread,
    },
    /// The file is no journal that can be used.
    Broken {
        journal: JournalError,
    },
    /// A journal or a receipt of somebody who is not among the candidates.
    Stranger {
        candidate: String,
    },
    /// A copy made on the way: the longer journal, which begins in the same way, counts.
    Shorter,
    /// Two journals of one candidate part: neither counts.
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
    /// A receipt whose journal is not there.
    ReceiptAlone {
        candidate: String,
    },
    /// The journal chooses an option that the paper has not.
    ForeignOption,
    /// The program was closed so many times, for so many seconds in all by the wall clock.
    Resumed {
        times: usize,
        away: i64,
    },
    /// After so many milliseconds the wall clock moved by so many seconds.
    Jumped {
        at: u64,
        by: i64,
    },
    /// So many bytes of a record that was never whole.
    Torn {
        bytes: usize,
    },
    /// The sitting took so many milliseconds, more than the minutes allowed.
    OverTime {
        used: u64,
        minutes: u32,
    },
    NotHandedIn,
}

impl Matter {
    /// Whether for this a sheet that may be a candidate's was not marked.
    pub const fn keeps_out(&self) -> bool {
        match self {
            Matter::Unread { .. }
            | Matter::Broken { .. }
            | Matter::Stranger { .. }
            | Matter::Parted { .. }
            | Matter::RefusedToo
            | Matter::Receipt { .. }
            | Matter::ReceiptAlone { .. }
            | Matter::ForeignOption => true,
            Matter::Shorter
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

/// What was out of the ordinary in a sitting of so many minutes.
pub fn of_sitting(sheet: &Sheet, minutes: u32) -> Vec<Matter> {
    let mut matters = Vec::new();
    let (mut times, mut away) = (0, 0);
    for note in &sheet.notes {
        match note {
            Note::Resumed { away: closed, .. } => {
                times += 1;
                away += closed;
            }
            Note::Jumped { at, by, .. } => matters.push(Matter::Jumped { at: *at, by: *by }),
            Note::Torn { bytes } => matters.push(Matter::Torn { bytes: *bytes }),
        }
    }
    if times > 0 {
        matters.insert(0, Matter::Resumed { times, away });
    }
    // A second for the record that is written when the time is up.
    let allowed = u64::from(minutes) * 60_000 + 1000;
    if minutes > 0 && sheet.elapsed_ms > allowed {
        matters.push(Matter::OverTime { used: sheet.elapsed_ms, minutes });
    }
    if !sheet.handed_in && !sheet.expired {
        matters.push(Matter::NotHandedIn);
    }
    matters
}
