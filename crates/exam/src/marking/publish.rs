//! Reads the results that `mark` or `regrade` wrote, with the data from which their pages are made.

use crate::folder::{RESULTS, RESULTS_FILE};
use crate::key::AnswerKey;
use crate::lock::{LockedQuestion, StageLock};
use crate::policy::QuestionPolicy;
use crate::results::{MarkedQuestion, Results};
use arbitro_laws::laws;
use arbitro_laws::ruling::{Doctrine, Edition};

use super::mark::{MarkingBasis, right};
use super::refusal::Refusal;
use super::shown_rulings::{changed_keys, current_keys, has_cases};
use super::{Bank, StageManager};
use crate::notice::SheetNotice;
use arbitro_cases::RulingTerms;

impl StageManager<'_> {
    /// Returns the published results, and the lock, cases and terms by which they were marked. The edition and doctrine
    /// returned are those of the papers or, if the results are of a regrade, those of the regrade.
    ///
    /// # Errors
    /// A [`Refusal`] if the stage cannot be read or contradicts its lock, there are no results, or
    /// the Laws no longer give the right answers that the results record.
    pub fn publish(&mut self) -> Result<(MarkingBasis, Results, Vec<SheetNotice>), Refusal> {
        let (lock, lock_hash) = self.lock()?;
        let file = self.stage()?;
        if !self.folder.exists(RESULTS_FILE) {
            return Err(Refusal::NoResults(self.folder.path(RESULTS)));
        }
        let Some(results) = self.published(&lock)? else {
            return Err(Refusal::NoResults(self.folder.path(RESULTS)));
        };
        let (terms, doctrine) = terms(&results)?;
        let bank = Bank::of(self.folder, &file.stage, &self.fresh_files, terms.edition)?;
        has_cases(&lock, &bank.cases)?;
        let notices = self.check_lock_agreement(&lock, &file, &bank, results.regraded)?;
        let changed = match results.regraded {
            true => rekeyed(&lock, &results, &current_keys(&lock, &bank.cases, &terms)),
            false => {
                changed_keys(&lock, &bank.cases, &terms).into_iter().map(str::to_owned).collect()
            }
        };
        if !changed.is_empty() {
            return Err(Refusal::KeysChanged(changed));
        }
        let (cases, regraded) = (bank.cases, results.regraded);
        let waived = results.waived.clone();
        let basis = MarkingBasis { lock, lock_hash, cases, terms, doctrine, regraded, waived };
        Ok((basis, results, notices))
    }
}

/// Returns the terms by which results were marked, and the words of their doctrine.
pub(super) fn terms(results: &Results) -> Result<(RulingTerms, Vec<String>), Refusal> {
    let year = results.stage.edition;
    let edition = Edition::from_year(year).ok_or(Refusal::Edition(year))?;
    let words: Vec<String> = results.stage.doctrine.split(", ").map(str::to_owned).collect();
    let mut doctrine = Doctrine::default();
    for word in &words {
        laws::read_doctrine(&mut doctrine, word).ok_or_else(|| Refusal::Doctrine(word.clone()))?;
    }
    Ok((RulingTerms { edition, doctrine }, words))
}

/// Lists the questions whose right options in the results of a regrade differ from the right options by the present
/// Laws and the policies of the results. Questions that a policy drops or counts in full are skipped, since their right
/// options do not affect the marks.
fn rekeyed(lock: &StageLock, results: &Results, keys: &[Option<AnswerKey>]) -> Vec<String> {
    let differs = |(locked, key): (&LockedQuestion, &Option<AnswerKey>)| {
        let asked = results.questions.iter().find(|question| question.id == locked.id)?;
        let policy = policy(asked, locked);
        let is_treated = matches!(policy, Some(QuestionPolicy::Drop | QuestionPolicy::Full));
        let holds = key.as_ref().is_some_and(|key| right(key, policy.as_ref()) == asked.right);
        (!is_treated && !holds).then(|| locked.id.clone())
    };
    lock.stage.questions.iter().zip(keys).filter_map(differs).collect()
}

fn policy(asked: &MarkedQuestion, locked: &LockedQuestion) -> Option<QuestionPolicy> {
    QuestionPolicy::read(asked.policy.as_deref()?, locked)
}
