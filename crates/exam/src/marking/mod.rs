//! The marking office of a stage: it prepares papers and their lock, marks, marks again, hears appeals.
//!
//! Begin with [`Office::on`], on a [`Folder`] that the caller provides, and one of
//! [`Office::prepare`], [`Office::mark`], [`Office::remark`] and [`Office::hear`]. The results are values:
//! [`Refusal`] where nothing was done, [`Remark`] for what else must be reported, [`Matter`](super::matter::Matter) for
//! what the commission must know about. The office knows no words, writes nothing, and knows no file-system path.

pub mod refusal;

mod agreement;

mod bank;

pub mod prepare;

pub mod sheets;

mod proofs;

mod handled;

mod salvaging;

mod wreck;

mod times;

mod found;

pub mod mark;

pub mod publish;

pub mod regrade;

pub mod ruled;

pub mod appeal;

pub mod simulate;

use crate::digest::Digest;
use crate::lock::{Lock, LockError};
use crate::results::{Fault, Results, Unreadable};
use crate::table::{self, Table};
use arbitro_cases::Terms;
use arbitro_cases::bank::Source;
use arbitro_laws::laws;
use arbitro_laws::ruling::{Doctrine, Edition};

use crate::folder::{Folder, LOCK, RESULTS_FILE};
use prepare::StageFile;

pub use agreement::InWords;
pub use bank::Bank;
pub use refusal::{Refusal, Remark};

/// The office, on the folder of a stage.
pub struct Office<'f> {
    folder: &'f dyn Folder,
    /// What else must be reported, in order.
    pub remarks: Vec<Remark>,
    /// The fresh questions of a stage that is not built yet.
    pub fresh: Vec<Source>,
    /// How papers print the rules of marking; the office has no words.
    pub in_words: Option<InWords>,
}

impl<'f> Office<'f> {
    pub fn on(folder: &'f dyn Folder) -> Office<'f> {
        Office { folder, remarks: Vec::new(), fresh: Vec::new(), in_words: None }
    }

    /// The lock of a stage that was built, and the hash of its file.
    pub fn lock(&mut self) -> Result<(Lock, Digest), Refusal> {
        if !self.folder.has(LOCK) {
            return Err(Refusal::NoLock(self.folder.path(LOCK)));
        }
        self.read_lock()
    }

    fn read_lock(&mut self) -> Result<(Lock, Digest), Refusal> {
        self.lock_named(LOCK)
    }

    /// Reads a lock.
    fn lock_named(&mut self, name: &str) -> Result<(Lock, Digest), Refusal> {
        let bytes = self.folder.read(name).map_err(Refusal::Unread)?;
        let path = || self.folder.path(name);
        // What is not UTF-8 is not JSON either.
        let lock = Lock::read(&String::from_utf8_lossy(&bytes))
            .map_err(|error: LockError| Refusal::Lock { path: path(), error })?;
        if lock.stage.is_old() {
            let (path, format) = (path(), lock.stage.format);
            self.remarks.push(Remark::OldLock { path, format });
        }
        Ok((lock, Digest::of(bytes)))
    }

    /// The Laws by which the papers of a lock were built, and the bank proved by them.
    pub fn frozen(&self, lock: &Lock, file: &StageFile) -> Result<(Terms, Bank), Refusal> {
        let year = lock.stage.edition;
        let edition = Edition::from_year(year).ok_or(Refusal::Edition(year))?;
        let mut doctrine = Doctrine::default();
        for word in &lock.stage.doctrine {
            laws::read_doctrine(&mut doctrine, word)
                .ok_or_else(|| Refusal::Doctrine(word.clone()))?;
        }
        let bank = Bank::of(self.folder, &file.stage, &self.fresh, edition)?;
        Ok((Terms { edition, doctrine }, bank))
    }

    /// The results in the place of results, if they are of this stage: late entrants change a lock, and nothing that
    /// was decided before. Results that cannot be read are not as if there were none.
    fn published(&mut self, lock: &Lock) -> Result<Option<Results>, Refusal> {
        if !self.folder.has(RESULTS_FILE) {
            return Ok(None);
        }
        let bytes = self.folder.read(RESULTS_FILE).map_err(Refusal::Unread)?;
        let path = self.folder.path(RESULTS_FILE);
        match Results::read(&bytes) {
            Ok(results) => {
                if results.is_old() {
                    self.remarks.push(Remark::OldResults { path, format: results.format });
                }
                let is_ours = results.stage.stage_hash == lock.stage.stage_hash.to_string();
                Ok(is_ours.then_some(results))
            }
            // Nobody had handed in anything.
            Err(Unreadable { what: Fault::NoCandidates, .. }) => Ok(None),
            Err(unreadable) => Err(Refusal::Published { path, unreadable }),
        }
    }
}

/// The table in a file that must be there, whatever a spreadsheet saved it as.
fn table(folder: &dyn Folder, name: &str) -> Result<Table, Refusal> {
    let bytes = folder.read(name).map_err(Refusal::Unread)?;
    let read = match table::is_workbook(&bytes) {
        true => folder.workbook(&bytes),
        false => table::read(&bytes),
    };
    read.map_err(|why| Refusal::NoTable { path: folder.path(name), why })
}

/// The text of a file that must be there.
fn text(folder: &dyn Folder, name: &str) -> Result<String, Refusal> {
    let bytes = folder.read(name).map_err(Refusal::Unread)?;
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + sound.iter().filter(|byte| **byte == b'\n').count();
        Refusal::NotUtf8 { path: folder.path(name), line }
    })
}
