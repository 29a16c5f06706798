//! Marking again: the keys of the lock against those that the Laws give now, and what the commission decides on
//! a question that turned out wrong.

use std::collections::BTreeMap;

use crate::casebook::check::{Terms, is_proved};
use crate::casebook::{Case, Item};
use crate::ruling::Edition;

use super::key::Key;
use super::lock::{Lock, LockedQuestion};
use super::marking::Policy;
use super::results::{self, Candidate, Results};

/// The question of this id.
pub fn question<'b>(cases: &'b [Case], id: &str) -> Option<&'b Item> {
    cases.iter().flat_map(|case| &case.items).find(|item| item.id == id)
}

/// The key of each question of a lock as the Laws give it now, its clauses by the numbers that the papers asked
/// for. `None` where the question cannot be compared: the cases no longer have it as it was shown, or under these
/// terms it is not a question with its answers any more.
pub fn keys(lock: &Lock, cases: &[Case], terms: &Terms) -> Vec<Option<Key>> {
    let numbers = Edition::from_year(lock.stage.edition).unwrap_or(terms.edition);
    let of = |locked: &LockedQuestion| {
        let item = question(cases, &locked.id)?;
        let stands = lock.stage.is_shown_by(locked, item) && item.stands_in(terms.edition);
        let key = stands.then(|| Key::of_in(item, terms, numbers)).flatten()?;
        let has_answers = key.right.len() == 1 || item.several && !key.right.is_empty();
        has_answers.then_some(key)
    };
    lock.stage.questions.iter().map(of).collect()
}

/// The keys that are no longer those of the lock, by the ids of their questions. Under the terms of the lock
/// each has to be proved still.
pub fn changed<'l>(lock: &'l Lock, cases: &[Case], terms: &Terms) -> Vec<&'l str> {
    let is_same = |locked: &LockedQuestion, key: Option<Key>| {
        let proved = question(cases, &locked.id).is_some_and(|item| is_proved(item, terms));
        proved && key.as_ref() == Some(&locked.key)
    };
    let questions = lock.stage.questions.iter().zip(keys(lock, cases, terms));
    let changed = questions.filter(|(locked, key)| !is_same(locked, key.clone()));
    changed.map(|(locked, _)| locked.id.as_str()).collect()
}

impl Policy {
    /// `drop`, `full`, `accept:a,c` by the letters of the case.
    pub fn read(text: &str, question: &LockedQuestion) -> Option<Policy> {
        match text.split_once(':') {
            None if text == "drop" => Some(Policy::Drop),
            None if text == "full" => Some(Policy::Full),
            Some(("accept", letters)) => options(letters, question).map(Policy::Accept),
            Some(_) | None => None,
        }
    }
}

fn options(letters: &str, question: &LockedQuestion) -> Option<Vec<usize>> {
    let option = |letter: &str| {
        let mut letters = letter.trim().bytes();
        let (letter, more) = (letters.next()?, letters.next());
        let option = usize::from(letter.to_ascii_lowercase().checked_sub(b'a')?);
        (more.is_none() && option < question.options.len()).then_some(option)
    };
    let mut options: Vec<usize> = letters.split(',').map(option).collect::<Option<_>>()?;
    options.sort_unstable();
    options.dedup();
    Some(options)
}

/// What the commission has decided on the questions of a stage, by their ids.
pub type Policies = BTreeMap<String, Policy>;

/// What was decided when results were written.
pub fn decided(results: &Results, lock: &Lock) -> Policies {
    let policy = |question: &results::Question| {
        let locked = lock.stage.question(&question.id)?;
        let policy = Policy::read(question.policy.as_deref()?, locked)?;
        Some((question.id.clone(), policy))
    };
    results.questions.iter().filter_map(policy).collect()
}

/// Leaves each candidate what was better before: the share of the most that his paper comes to, and the pass.
pub fn never_lower(before: &[Candidate], after: &mut [Candidate]) {
    let before: BTreeMap<&str, &Candidate> =
        before.iter().map(|old| (old.id.as_str(), old)).collect();
    for new in after {
        let Some(old) = before.get(new.id.as_str()) else { continue };
        let passed = old.passed || new.passed;
        // Shares without fractions: old / old most > new / new most.
        if old.score * new.max > new.score * old.max {
            *new = Candidate { kept: true, ..(*old).clone() };
        } else if passed && !new.passed {
            new.kept = true;
        }
        new.passed = passed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(score: i64, max: i64, passed: bool) -> Candidate {
        Candidate {
            id: "T1".to_owned(),
            name: "Ada".to_owned(),
            form: None,
            receipt: None,
            score,
            max,
            passed,
            kept: false,
            answers: Vec::new(),
        }
    }

    fn kept(old: Candidate, new: Candidate) -> (i64, i64, bool, bool) {
        let mut after = [new];
        never_lower(&[old], &mut after);
        (after[0].score, after[0].max, after[0].passed, after[0].kept)
    }

    #[test]
    fn nobody_has_less_than_before_by_share_of_the_most_and_by_the_pass() {
        let of = candidate;
        assert_eq!(kept(of(250, 400, false), of(300, 400, true)), (300, 400, true, false));
        assert_eq!(kept(of(300, 400, true), of(250, 400, false)), (300, 400, true, true));
        // A dropped question leaves the most as well: 2 of 3 is more than 2.5 of 4, and a pass.
        assert_eq!(kept(of(250, 400, false), of(200, 300, true)), (200, 300, true, false));
        // More points, but the minimum on an article is lost: the pass stays.
        assert_eq!(kept(of(260, 400, true), of(280, 400, false)), (280, 400, true, true));
        assert_eq!(kept(of(200, 400, false), of(200, 400, false)), (200, 400, false, false));
    }
}
