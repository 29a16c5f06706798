//! The key of a question: what the engine's ruling makes right, and the clauses on which that rests.

use serde::{Deserialize, Serialize};

use arbitro_cases::Item;
use arbitro_cases::Terms;
use arbitro_cases::verdict::judge;
use arbitro_laws::ruling::{Clause, Edition, Ruling};

use super::citation;

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
