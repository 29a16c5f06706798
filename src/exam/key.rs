//! The key of a question: what the engine's ruling makes right, and the clauses on which that rests.

use serde::{Deserialize, Serialize};

use crate::casebook::Item;
use crate::casebook::check::Terms;
use crate::casebook::verdict::judge;
use crate::ruling::{Edition, Ruling};

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
    /// The key under a ruling of the engine.
    pub fn under(item: &Item, ruling: &Ruling, edition: Edition) -> Key {
        let is_right = |index: &usize| judge(&item.options[*index], ruling, edition).is_right();
        let right: Vec<usize> = (0..item.options.len()).filter(is_right).collect();
        let wanted = citation::wanted(item, &right, ruling, edition);
        let numbers = wanted.iter().filter_map(|clause| clause.number.in_edition(edition));
        let clauses = numbers.map(str::to_owned).collect();
        Key { right, clauses }
    }

    /// The key that the Laws give; `None` where they contradict themselves.
    pub fn of(item: &Item, terms: &Terms) -> Option<Key> {
        let ruling = item.rule(terms).ok()?;
        Some(Key::under(item, &ruling, terms.edition))
    }
}
