//! Runs a stage: prepares papers and their lock, marks, regrades, collects the data of appeals and
//! of the pages of results, and simulates candidates.
//!
//! The first function to call is [`StageManager::new`], with a [`StageStorage`] that the caller
//! provides; then one of [`StageManager::prepare`], [`StageManager::mark`],
//! [`StageManager::regrade`] and [`StageManager::hear_appeal`]. A [`Refusal`] states why a request
//! had no result, a [`Warning`] is reported beside a result, and a
//! [`Notice`](super::notice::Notice) is a fact that the commission must know. The module `marking`
//! has no sentences for users, writes no files, and uses paths of the file system only as text for
//! messages.

pub mod refusal;

mod lock_agreement;

mod bank;

pub mod prepare;

pub mod sheets;

mod proofs;

mod copied_files;

mod sheet_requests;

mod damaged;

mod sitting_times;

mod candidate_sheet;

pub mod mark;

pub mod publish;

pub mod regrade;

pub mod shown_rulings;

pub mod appeal;

pub mod simulate;

use crate::digest::Digest;
use crate::lock::{LockError, StageLock};
use crate::results::{Results, ResultsError, ResultsFault};
use crate::text_table::{self, TextTable};
use arbitro_cases::RulingTerms;
use arbitro_cases::bank::SourceFile;
use arbitro_laws::laws;
use arbitro_laws::ruling::{Doctrine, Edition};

use crate::folder::{LOCK, RESULTS_FILE, StageStorage};
use prepare::StageFile;

pub use bank::Bank;
pub use lock_agreement::RulesInWords;
pub use refusal::{Refusal, Warning};

/// Performs the operations of a stage on its folder.
pub struct StageManager<'f> {
    folder: &'f dyn StageStorage,
    /// The warnings so far, in the order in which they occurred.
    pub warnings: Vec<Warning>,
    /// The fresh questions of a stage that is not built yet.
    pub fresh_files: Vec<SourceFile>,
    /// The function that returns the rules of marking as printed on papers; if it is `None`, these
    /// rules are not compared with the papers.
    pub in_words: Option<RulesInWords>,
}

impl<'f> StageManager<'f> {
    /// Creates a manager of the stage in a folder.
    pub fn new(folder: &'f dyn StageStorage) -> StageManager<'f> {
        StageManager { folder, warnings: Vec::new(), fresh_files: Vec::new(), in_words: None }
    }

    /// Reads the lock of a built stage, and returns it with the hash of its file.
    ///
    /// # Errors
    /// A [`Refusal`] if the stage has no lock, or if the lock cannot be read or does not verify.
    pub fn lock(&mut self) -> Result<(StageLock, Digest), Refusal> {
        if !self.folder.exists(LOCK) {
            return Err(Refusal::NoLock(self.folder.path(LOCK)));
        }
        self.read_lock()
    }

    fn read_lock(&mut self) -> Result<(StageLock, Digest), Refusal> {
        self.lock_named(LOCK)
    }

    fn lock_named(&mut self, name: &str) -> Result<(StageLock, Digest), Refusal> {
        let bytes = self.folder.read(name).map_err(Refusal::Unread)?;
        let path = || self.folder.path(name);
        // Text that is not UTF-8 is decoded with replacement characters, which do not match the hash of the lock.
        let lock = StageLock::read(&String::from_utf8_lossy(&bytes))
            .map_err(|error: LockError| Refusal::Lock { path: path(), error })?;
        if lock.stage.is_older_format() {
            let (path, format) = (path(), lock.stage.format);
            self.warnings.push(Warning::OldLock { path, format });
        }
        Ok((lock, Digest::of(bytes)))
    }

    /// Returns the edition and doctrine by which the papers of a lock were built, and the bank with its cases proved.
    ///
    /// # Errors
    /// A [`Refusal`] if the edition or doctrine is unknown, or the cases of the bank cannot be read and proved.
    pub fn locked_bank(
        &self,
        lock: &StageLock,
        file: &StageFile,
    ) -> Result<(RulingTerms, Bank), Refusal> {
        let year = lock.stage.edition;
        let edition = Edition::from_year(year).ok_or(Refusal::Edition(year))?;
        let mut doctrine = Doctrine::default();
        for word in &lock.stage.doctrine {
            laws::read_doctrine(&mut doctrine, word)
                .ok_or_else(|| Refusal::Doctrine(word.clone()))?;
        }
        let bank = Bank::of(self.folder, &file.stage, &self.fresh_files, edition)?;
        Ok((RulingTerms { edition, doctrine }, bank))
    }

    /// Reads the published results; `None` if there are none, or if they belong to another stage. Results made before
    /// late entrants were added to the lock are still read. Unreadable results are an error, since they may record
    /// decisions.
    fn published(&mut self, lock: &StageLock) -> Result<Option<Results>, Refusal> {
        if !self.folder.exists(RESULTS_FILE) {
            return Ok(None);
        }
        let bytes = self.folder.read(RESULTS_FILE).map_err(Refusal::Unread)?;
        let path = self.folder.path(RESULTS_FILE);
        match Results::read(&bytes) {
            Ok(results) => {
                if results.is_old() {
                    self.warnings.push(Warning::OldResults { path, format: results.format });
                }
                let is_ours = results.stage.stage_hash == lock.stage.stage_hash.to_string();
                Ok(is_ours.then_some(results))
            }
            // Results without candidates were written when no sheet could be marked, and count as none.
            Err(ResultsError { what: ResultsFault::NoCandidates, .. }) => Ok(None),
            Err(unreadable) => Err(Refusal::Published { path, unreadable }),
        }
    }
}

/// Reads the table in a file, which must exist, as delimited text or as a workbook.
fn read_table(folder: &dyn StageStorage, name: &str) -> Result<TextTable, Refusal> {
    let bytes = folder.read(name).map_err(Refusal::Unread)?;
    let read = match text_table::is_workbook(&bytes) {
        true => folder.workbook(&bytes),
        false => text_table::read(&bytes),
    };
    read.map_err(|why| Refusal::NoTable { path: folder.path(name), why })
}

/// Reads the text of a file, which must exist and be UTF-8.
fn text(folder: &dyn StageStorage, name: &str) -> Result<String, Refusal> {
    let bytes = folder.read(name).map_err(Refusal::Unread)?;
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + sound.iter().filter(|byte| **byte == b'\n').count();
        Refusal::NotUtf8 { path: folder.path(name), line }
    })
}
