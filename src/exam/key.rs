//! The key of a question: what the engine's ruling makes right, and the clauses on which that rests; and whether it
//! is still the one in a lock.

use serde::{Deserialize, Serialize};

use crate::casebook::check::{Terms, is_proved};
use crate::casebook::verdict::judge;
use crate::casebook::{Case, Item};
use crate::ruling::{Clause, Edition, Ruling};

use super::citation;
use super::lock::{Lock, LockedQuestion};

/// A key, by the indexes of the options in the case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Key {
    pub right: Vec<usize>,
    /// The numbers of the clauses, in the edition of the ruling.
    pub clauses: Vec<String>,
}

impl Key {
    /// The key under a ruling of the engine by one edition, its clauses by the numbers of another, or of the
    /// first where the other has none.
    pub fn under(item: &Item, ruling: &Ruling, edition: Edition, numbers: Edition) -> Key {
        let is_right = |index: &usize| judge(&item.options[*index], ruling, edition).is_right();
        let right: Vec<usize> = (0..item.options.len()).filter(is_right).collect();
        let wanted = citation::wanted(item, &right, ruling, edition);
        let number = |clause: &&Clause| {
            clause.number.in_edition(numbers).or(clause.number.in_edition(edition))
        };
        let clauses = wanted.iter().filter_map(number).map(str::to_owned).collect();
        Key { right, clauses }
    }

    /// The key that the Laws give; `None` where they contradict themselves.
    pub fn of(item: &Item, terms: &Terms) -> Option<Key> {
        Key::of_in(item, terms, terms.edition)
    }

    /// The same, its clauses by the numbers of an edition.
    pub fn of_in(item: &Item, terms: &Terms, numbers: Edition) -> Option<Key> {
        let ruling = item.rule(terms).ok()?;
        Some(Key::under(item, &ruling, terms.edition, numbers))
    }
}

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
