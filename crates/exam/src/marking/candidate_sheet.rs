//! Reads a journal's file: finds its candidate, and decides whether the journal can be marked.

use crate::folder::Bytes;
use crate::journal::normalize::normalized;
use crate::journal::{self, AnswerSheet, Journal};
use crate::lock::StageLock;
use crate::notice::Notice;
use crate::results::SalvageDecision;
use arbitro_cases::diag::sanitize::sanitized;

use super::copied_files::candidate_from_name;
use super::damaged::{DamagedJournal, damaged_journal, sheet};

/// A journal that can be marked, with its answers.
pub struct CandidateSheet {
    /// The name of the journal's file.
    pub name: String,
    /// The records of the journal.
    pub journal: Journal,
    /// The final answers of the journal.
    pub sheet: AnswerSheet,
    /// The commission's decision by which the journal counts, if its file is damaged.
    pub salvaged: Option<SalvageDecision>,
}

/// A file that cannot be marked as a journal.
pub enum UnusableJournal {
    /// The file is unreadable or altered, of an unknown candidate or another paper, or does not fit
    /// its paper.
    Refused {
        /// The candidate to whom the journal belongs; `None` if unknown.
        candidate: Option<String>,
        /// The reason for the refusal.
        notice: Notice,
    },
    /// The journal is damaged, and a part of it may be salvaged.
    Damaged(DamagedJournal),
}

/// Reads the journal in a file, and returns the candidate's id and sheet.
pub fn read_candidate_sheet(
    name: &str,
    bytes: Bytes,
    lock: &StageLock,
) -> Result<(String, CandidateSheet), Box<UnusableJournal>> {
    // If a journal is unreadable, only its file name shows to which candidate it belongs.
    let named = candidate_from_name(name, lock);
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(file) => {
            let notice = Notice::Unread { file };
            return Err(Box::new(UnusableJournal::Refused { candidate: named, notice }));
        }
    };
    let bytes = normalized(&bytes).bytes;
    let journal = match journal::read(&bytes) {
        Ok(journal) => journal,
        Err(error) => {
            let damaged = damaged_journal(&bytes, named.as_deref(), &error, lock);
            let notice = Notice::Broken { journal: error };
            let refused = UnusableJournal::Refused { candidate: named, notice };
            return Err(Box::new(damaged.map_or(refused, UnusableJournal::Damaged)));
        }
    };
    let candidate = journal.candidate().to_owned();
    let Some(paper) = lock.paper(&candidate) else {
        let candidate = sanitized(&candidate).into_owned();
        let notice = Notice::Stranger { candidate, like: Vec::new() };
        return Err(Box::new(UnusableJournal::Refused { candidate: None, notice }));
    };
    match sheet(&journal, paper) {
        Ok(sheet) => Ok((
            candidate,
            CandidateSheet { name: name.to_owned(), journal, sheet, salvaged: None },
        )),
        Err(journal) => {
            let notice = Notice::Broken { journal };
            Err(Box::new(UnusableJournal::Refused { candidate: Some(candidate), notice }))
        }
    }
}
