//! Marking: every sheet that counts against the keys.

use crate::casebook::Case;
use crate::casebook::check::Terms;
use crate::exam::digest::Digest;
use crate::exam::lock::Lock;
use crate::exam::marking::Marker;
use crate::exam::results::{Candidate, Question};
use crate::exam::scoring::Points;

use super::Office;
use super::folder::RESULTS;
use super::matter::{Matter, Notice};
use super::refusal::{Refusal, Remark};
use super::regrade::changed;
use super::sheets::Sheets;

/// A stage that was marked.
pub struct Marking {
    pub basis: Basis,
    pub marked: Marked,
}

/// What a stage was marked on: all that its results and its reports are made of besides the sheets.
pub struct Basis {
    pub lock: Lock,
    pub lock_hash: Digest,
    pub cases: Vec<Case>,
    /// The Laws by which it was marked.
    pub terms: Terms,
    /// The doctrine in its own words.
    pub doctrine: Vec<String>,
    /// Whether it was marked again.
    pub regraded: bool,
}

/// What the sheets come to.
pub struct Marked {
    /// The questions as they were marked.
    pub questions: Vec<Question>,
    /// The most that the first paper comes to.
    pub max: Points,
    pub candidates: Vec<Candidate>,
    /// The names of the candidates without a sheet.
    pub absent: Vec<String>,
    pub sheets: Sheets,
}

impl Marked {
    /// Marks the sheets that could be read.
    pub(super) fn of(lock: &Lock, marker: &Marker<'_>, mut sheets: Sheets) -> Marked {
        let mut candidates = Vec::new();
        let mut absent = Vec::new();
        let mut foreign = Vec::new();
        for paper in &lock.papers {
            let Some(found) = sheets.of(&paper.candidate) else {
                if !sheets.is_refused(&paper.candidate) {
                    absent.push(paper.name.clone());
                }
                continue;
            };
            match marker.mark(paper, &found.sheet, found.journal.receipt()) {
                Some(candidate) => candidates.push(candidate),
                None => foreign.push(Notice {
                    sheet: found.name.clone(),
                    candidate: Some(paper.candidate.clone()),
                    matter: Matter::ForeignOption,
                }),
            }
        }
        sheets.notices.extend(foreign);
        let (questions, max) = (marker.questions(), marker.max());
        Marked { questions, max, candidates, absent, sheets }
    }

    /// The same sheets by another marker.
    pub(super) fn anew(&self, lock: &Lock, marker: &Marker<'_>) -> Vec<Candidate> {
        let papers = lock.papers.iter();
        let sat = papers.filter_map(|paper| Some((paper, self.sheets.of(&paper.candidate)?)));
        sat.filter_map(|(paper, found)| marker.mark(paper, &found.sheet, found.journal.receipt()))
            .collect()
    }
}

impl Office<'_> {
    /// Marks by the keys of the lock, which have to be still those that the Laws give; what was marked again is
    /// not undone.
    pub fn mark(&mut self) -> Result<Marking, Refusal> {
        let (lock, lock_hash) = self.lock()?;
        let file = self.stage()?;
        if Digest::of(&file.text) != lock.stage.stage_hash {
            self.remarks.push(Remark::StageChanged);
        }
        let (terms, bank) = self.frozen(&lock, &file)?;
        let changed = changed(&lock, &bank.cases, &terms);
        if !changed.is_empty() {
            return Err(Refusal::KeysChanged(changed.into_iter().map(str::to_owned).collect()));
        }
        if self.published(&lock)?.is_some_and(|results| results.regraded) {
            return Err(Refusal::Regraded(self.folder.path(RESULTS)));
        }
        let sheets = Sheets::gather(self.folder, &lock)?;
        let marked = Marked::of(&lock, &Marker::by_lock(&lock), sheets);
        let (doctrine, regraded, cases) = (lock.stage.doctrine.clone(), false, bank.cases);
        let basis = Basis { lock, lock_hash, cases, terms, doctrine, regraded };
        Ok(Marking { basis, marked })
    }
}
