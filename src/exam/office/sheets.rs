//! The journals of a stage: each verified against its paper and, where there is one, its receipt; and which of
//! several counts.

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::visible::visible;
use crate::exam::digest::same_receipt;
use crate::exam::journal::{self, Journal, JournalError, Sheet};
use crate::exam::lock::Lock;

use super::refusal::{Flawed, Refusal};
use crate::exam::folder::{Bytes, Folder, JOURNAL, RECEIPTS};
use crate::exam::matter::{Matter, Notice, of_sitting};

/// The sheet of a candidate.
pub struct Found {
    /// The journal's file.
    pub name: String,
    pub journal: Journal,
    pub sheet: Sheet,
}

/// The sheets of a stage.
#[derive(Default)]
pub struct Sheets {
    found: BTreeMap<String, Found>,
    /// The candidates whose sheets cannot be marked.
    without: BTreeSet<String>,
    /// What the commission has to see, refused or not.
    pub notices: Vec<Notice>,
    /// Whether some sheet was refused.
    pub refused: bool,
}

impl Sheets {
    /// Reads every journal in a folder and below.
    pub fn gather(folder: &dyn Folder, lock: &Lock) -> Result<Sheets, Refusal> {
        let mut sheets = Sheets::default();
        let mut unusable = Vec::new();
        let journals = folder.journals().map_err(Refusal::Unread)?;
        for (name, file) in journals.shut {
            sheets.refuse(&name, None, Matter::Unread { file });
        }
        for (name, bytes) in journals.files {
            match one(&name, bytes, lock) {
                Ok((candidate, found)) => sheets.take(&candidate, found),
                Err(unused) => unusable.push((name, unused)),
            }
        }
        for (name, Unusable { candidate, matter }) in unusable {
            // Beside a journal that verifies, one that cannot be used takes nothing from the candidate.
            match candidate.as_deref().filter(|candidate| sheets.found.contains_key(*candidate)) {
                Some(candidate) => {
                    sheets.refused = true;
                    sheets.note(&name, Some(candidate), matter);
                }
                None => sheets.refuse(&name, candidate.as_deref(), matter),
            }
        }
        for (candidate, found) in &sheets.found {
            let minutes = lock.paper(candidate).map_or(0, |paper| paper.minutes);
            sheets.notices.extend(of_sitting(&found.sheet, minutes).into_iter().map(|matter| {
                let (sheet, candidate) = (found.name.clone(), Some(candidate.clone()));
                Notice { sheet, candidate, matter }
            }));
        }
        sheets.check_receipts(folder, lock)?;
        Ok(sheets)
    }

    pub fn of(&self, candidate: &str) -> Option<&Found> {
        self.found.get(candidate)
    }

    /// Whether there is a journal that should be the candidate's, and none that can be marked.
    pub fn is_refused(&self, candidate: &str) -> bool {
        !self.found.contains_key(candidate) && self.notices_of(candidate).next().is_some()
    }

    /// What the commission has to see in the sitting of a candidate.
    pub fn notices_of<'s>(&'s self, candidate: &'s str) -> impl Iterator<Item = &'s Notice> {
        self.notices.iter().filter(move |notice| notice.candidate.as_deref() == Some(candidate))
    }

    fn refuse(&mut self, name: &str, candidate: Option<&str>, matter: Matter) {
        self.refused = true;
        self.note(name, candidate, matter);
        if let Some(candidate) = candidate {
            self.found.remove(candidate);
            self.without.insert(candidate.to_owned());
        }
    }

    /// Takes a journal that verifies. Of two, one of which is the other's beginning, the longer counts: the
    /// shorter is a copy made on the way. Of two that part neither does.
    fn take(&mut self, candidate: &str, found: Found) {
        let Some(other) = self.found.get(candidate) else {
            if self.without.contains(candidate) {
                return self.note(&found.name, Some(candidate), Matter::RefusedToo);
            }
            self.found.insert(candidate.to_owned(), found);
            return;
        };
        let (ours, theirs) = (&other.journal.records, &found.journal.records);
        if theirs.starts_with(ours) && theirs.len() > ours.len() {
            let shorter = other.name.clone();
            self.note(&shorter, Some(candidate), Matter::Shorter);
            self.found.insert(candidate.to_owned(), found);
        } else if !ours.starts_with(theirs) {
            let other = visible(&other.name).into_owned();
            self.refuse(&found.name, Some(candidate), Matter::Parted { other });
        } else if ours.len() > theirs.len() {
            self.note(&found.name, Some(candidate), Matter::Shorter);
        }
    }

    fn note(&mut self, name: &str, candidate: Option<&str>, matter: Matter) {
        let (sheet, candidate) = (visible(name).into_owned(), candidate.map(str::to_owned));
        self.notices.push(Notice { sheet, candidate, matter });
    }

    /// Holds each sheet against the receipt that its candidate copied, where the commission has typed them in.
    fn check_receipts(&mut self, folder: &dyn Folder, lock: &Lock) -> Result<(), Refusal> {
        if !folder.has(RECEIPTS) {
            return Ok(());
        }
        let text = super::text(folder, RECEIPTS)?;
        let (receipts, problems) = crate::exam::roster::receipts(&text);
        if !problems.is_empty() {
            let path = folder.path(RECEIPTS);
            return Err(Refusal::Flawed(Flawed { path, text, problems }));
        }
        for (candidate, copied) in receipts {
            if lock.paper(&candidate).is_none() {
                self.refuse(RECEIPTS, None, Matter::Stranger { candidate });
                continue;
            }
            let Some(found) = self.found.get(&candidate) else {
                if !self.is_refused(&candidate) {
                    let alone = Matter::ReceiptAlone { candidate: candidate.clone() };
                    self.refuse(RECEIPTS, Some(&candidate), alone);
                }
                continue;
            };
            let receipt = found.journal.receipt();
            if !same_receipt(&receipt, &copied) {
                let name = found.name.clone();
                self.refuse(&name, Some(&candidate), Matter::Receipt { receipt, copied });
            }
        }
        Ok(())
    }
}

/// A file that is no journal to mark, and whose it should be, if that is known.
struct Unusable {
    candidate: Option<String>,
    matter: Matter,
}

fn one(name: &str, bytes: Bytes, lock: &Lock) -> Result<(String, Found), Unusable> {
    let broken = |journal: JournalError| Matter::Broken { journal };
    let read = bytes.map_err(|file| Matter::Unread { file });
    let read = read.and_then(|bytes| journal::read(&bytes).map_err(broken));
    let journal = read.map_err(|matter| {
        // Whose it should be is said by its name alone.
        let file = name.rsplit('/').next().and_then(|file| file.strip_suffix(JOURNAL));
        let stem = file.and_then(|file| file.strip_suffix('.'));
        let known = stem.filter(|stem| lock.paper(stem).is_some());
        Unusable { candidate: known.map(str::to_owned), matter }
    })?;
    let candidate = journal.candidate().to_owned();
    let Some(paper) = lock.paper(&candidate) else {
        let candidate = visible(&candidate).into_owned();
        return Err(Unusable { candidate: None, matter: Matter::Stranger { candidate } });
    };
    let options: Vec<usize> = paper.questions.iter().map(|shown| shown.order.len()).collect();
    let sheet = journal
        .belongs_to(paper.paper, &candidate)
        .and_then(|()| journal.fits(&options))
        .and_then(|()| journal.sheet(paper.questions.len()));
    match sheet {
        Ok(sheet) => Ok((candidate, Found { name: name.to_owned(), journal, sheet })),
        Err(error) => Err(Unusable { candidate: Some(candidate), matter: broken(error) }),
    }
}
