//! Publishing: the results that were written, whichever marking wrote them, with what their pages are made of.

use crate::folder::{RESULTS, RESULTS_FILE};
use crate::key::Key;
use crate::lock::{Lock, LockedQuestion};
use crate::policy::Policy;
use crate::results::{Question, Results};
use arbitro_laws::laws;
use arbitro_laws::ruling::{Doctrine, Edition};

use super::mark::{Basis, right};
use super::refusal::Refusal;
use super::ruled::{changed, has_cases, keys};
use super::{Bank, Office};
use crate::matter::Notice;
use arbitro_cases::Terms;

impl Office<'_> {
    /// The results in their folder, and the terms on which they were marked: those of the papers, or those of the
    /// regrade that wrote them. Every answer that they call right must still be the one that the Laws give.
    pub fn publish(&mut self) -> Result<(Basis, Results, Vec<Notice>), Refusal> {
        let (lock, lock_hash) = self.lock()?;
        let file = self.stage()?;
        if !self.folder.has(RESULTS_FILE) {
            return Err(Refusal::NoResults(self.folder.path(RESULTS)));
        }
        let Some(results) = self.published(&lock)? else {
            return Err(Refusal::NoResults(self.folder.path(RESULTS)));
        };
        let (terms, doctrine) = terms(&results)?;
        let bank = Bank::of(self.folder, &file.stage, &self.fresh, terms.edition)?;
        has_cases(&lock, &bank.cases)?;
        let notices = self.agreed(&lock, &file, &bank, results.regraded)?;
        let changed = match results.regraded {
            true => rekeyed(&lock, &results, &keys(&lock, &bank.cases, &terms)),
            false => changed(&lock, &bank.cases, &terms).into_iter().map(str::to_owned).collect(),
        };
        if !changed.is_empty() {
            return Err(Refusal::KeysChanged(changed));
        }
        let (cases, regraded) = (bank.cases, results.regraded);
        let waived = results.waived.clone();
        let basis = Basis { lock, lock_hash, cases, terms, doctrine, regraded, waived };
        Ok((basis, results, notices))
    }
}

/// The terms on which results were marked, and their doctrine in its own words.
pub(super) fn terms(results: &Results) -> Result<(Terms, Vec<String>), Refusal> {
    let year = results.stage.edition;
    let edition = Edition::from_year(year).ok_or(Refusal::Edition(year))?;
    let words: Vec<String> = results.stage.doctrine.split(", ").map(str::to_owned).collect();
    let mut doctrine = Doctrine::default();
    for word in &words {
        laws::read_doctrine(&mut doctrine, word).ok_or_else(|| Refusal::Doctrine(word.clone()))?;
    }
    Ok((Terms { edition, doctrine }, words))
}

/// The questions of which a regrade calls other options right than the Laws and its policies do now. Where a policy
/// counts a question for nobody, or for everybody, the options make no difference.
fn rekeyed(lock: &Lock, results: &Results, keys: &[Option<Key>]) -> Vec<String> {
    let differs = |(locked, key): (&LockedQuestion, &Option<Key>)| {
        let asked = results.questions.iter().find(|question| question.id == locked.id)?;
        let policy = policy(asked, locked);
        let is_treated = matches!(policy, Some(Policy::Drop | Policy::Full));
        let holds = key.as_ref().is_some_and(|key| right(key, policy.as_ref()) == asked.right);
        (!is_treated && !holds).then(|| locked.id.clone())
    };
    lock.stage.questions.iter().zip(keys).filter_map(differs).collect()
}

fn policy(asked: &Question, locked: &LockedQuestion) -> Option<Policy> {
    Policy::read(asked.policy.as_deref()?, locked)
}
