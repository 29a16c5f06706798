//! The journal in a file: whose it is, and whether it can be marked.

use crate::folder::Bytes;
use crate::journal::normalize::normalized;
use crate::journal::{self, AnswerSheet, Journal};
use crate::lock::StageLock;
use crate::notice::Notice;
use crate::results::SalvageDecision;
use arbitro_cases::diag::sanitize::sanitized;

use super::copied_files::candidate_from_name;
use super::damaged::{DamagedJournal, damaged_journal, sheet};

/// The sheet of a candidate.
pub struct CandidateSheet {
    /// The journal's file.
    pub name: String,
    pub journal: Journal,
    pub sheet: AnswerSheet,
    /// By which decision of the commission it counts, where the file is damaged.
    pub salvaged: Option<SalvageDecision>,
}

/// A file that is not a journal to mark.
pub enum UnusableJournal {
    Refused {
        /// Whose it should be, if that is known.
        candidate: Option<String>,
        matter: Notice,
    },
    Damaged(DamagedJournal),
}

/// The journal in a file, whose it is, and what was given in it.
pub fn read_candidate_sheet(
    name: &str,
    bytes: Bytes,
    lock: &StageLock,
) -> Result<(String, CandidateSheet), Box<UnusableJournal>> {
    // Whose it should be is said by its name alone.
    let named = candidate_from_name(name, lock);
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(file) => {
            let matter = Notice::Unread { file };
            return Err(Box::new(UnusableJournal::Refused { candidate: named, matter }));
        }
    };
    let bytes = normalized(&bytes).bytes;
    let journal = match journal::read(&bytes) {
        Ok(journal) => journal,
        Err(error) => {
            let wreck = damaged_journal(&bytes, named.as_deref(), &error, lock);
            let matter = Notice::Broken { journal: error };
            let refused = UnusableJournal::Refused { candidate: named, matter };
            return Err(Box::new(wreck.map_or(refused, UnusableJournal::Damaged)));
        }
    };
    let candidate = journal.candidate().to_owned();
    let Some(paper) = lock.paper(&candidate) else {
        let candidate = sanitized(&candidate).into_owned();
        let matter = Notice::Stranger { candidate, like: Vec::new() };
        return Err(Box::new(UnusableJournal::Refused { candidate: None, matter }));
    };
    match sheet(&journal, paper) {
        Ok(sheet) => Ok((
            candidate,
            CandidateSheet { name: name.to_owned(), journal, sheet, salvaged: None },
        )),
        Err(journal) => {
            let matter = Notice::Broken { journal };
            Err(Box::new(UnusableJournal::Refused { candidate: Some(candidate), matter }))
        }
    }
}
