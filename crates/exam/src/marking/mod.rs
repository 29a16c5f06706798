//! The marking office of a stage: it prepares papers and their lock, marks, marks again, hears appeals.
//!
//! Begin with [`StageManager::new`], on a [`StageStorage`] that the caller provides, and one of
//! [`StageManager::prepare`], [`StageManager::mark`], [`StageManager::regrade`] and [`StageManager::hear_appeal`]. The results are values:
//! [`Refusal`] where nothing was done, [`Warning`] for what else must be reported, [`Notice`](super::notice::Notice) for
//! what the commission must know about. The office knows no words, writes nothing, and knows no file-system path.

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

/// The office, on the folder of a stage.
pub struct StageManager<'f> {
    folder: &'f dyn StageStorage,
    /// What else must be reported, in order.
    pub warnings: Vec<Warning>,
    /// The fresh questions of a stage that is not built yet.
    pub fresh_files: Vec<SourceFile>,
    /// How papers print the rules of marking; the office has no words.
    pub in_words: Option<RulesInWords>,
}

impl<'f> StageManager<'f> {
    pub fn new(folder: &'f dyn StageStorage) -> StageManager<'f> {
        StageManager { folder, warnings: Vec::new(), fresh_files: Vec::new(), in_words: None }
    }

    /// The lock of a stage that was built, and the hash of its file.
    pub fn lock(&mut self) -> Result<(StageLock, Digest), Refusal> {
        if !self.folder.exists(LOCK) {
            return Err(Refusal::NoLock(self.folder.path(LOCK)));
        }
        self.read_lock()
    }

    fn read_lock(&mut self) -> Result<(StageLock, Digest), Refusal> {
        self.lock_named(LOCK)
    }

    /// Reads a lock.
    fn lock_named(&mut self, name: &str) -> Result<(StageLock, Digest), Refusal> {
        let bytes = self.folder.read(name).map_err(Refusal::Unread)?;
        let path = || self.folder.path(name);
        // What is not UTF-8 is not JSON either.
        let lock = StageLock::read(&String::from_utf8_lossy(&bytes))
            .map_err(|error: LockError| Refusal::Lock { path: path(), error })?;
        if lock.stage.is_older_format() {
            let (path, format) = (path(), lock.stage.format);
            self.warnings.push(Warning::OldLock { path, format });
        }
        Ok((lock, Digest::of(bytes)))
    }

    /// The Laws by which the papers of a lock were built, and the bank proved by them.
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

    /// The results in the place of results, if they are of this stage: late entrants change a lock, and nothing that
    /// was decided before. Results that cannot be read are not as if there were none.
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
            // Nobody had handed in anything.
            Err(ResultsError { what: ResultsFault::NoCandidates, .. }) => Ok(None),
            Err(unreadable) => Err(Refusal::Published { path, unreadable }),
        }
    }
}

/// The table in a file that must be there, whatever a spreadsheet saved it as.
fn read_table(folder: &dyn StageStorage, name: &str) -> Result<TextTable, Refusal> {
    let bytes = folder.read(name).map_err(Refusal::Unread)?;
    let read = match text_table::is_workbook(&bytes) {
        true => folder.workbook(&bytes),
        false => text_table::read(&bytes),
    };
    read.map_err(|why| Refusal::NoTable { path: folder.path(name), why })
}

/// The text of a file that must be there.
fn text(folder: &dyn StageStorage, name: &str) -> Result<String, Refusal> {
    let bytes = folder.read(name).map_err(Refusal::Unread)?;
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + sound.iter().filter(|byte| **byte == b'\n').count();
        Refusal::NotUtf8 { path: folder.path(name), line }
    })
}
