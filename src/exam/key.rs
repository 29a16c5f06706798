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
        let mut clauses: Vec<String> = Vec::new();
        let of = |option: Option<usize>| citation::wanted(item, option, ruling, edition);
        let wanted = right.iter().flat_map(|option| of(Some(*option)));
        for number in wanted.filter_map(|clause| clause.number.in_edition(edition)) {
            if !clauses.iter().any(|other| other == number) {
                clauses.push(number.to_owned());
            }
        }
        Key { right, clauses }
    }

    /// The key that the Laws give; `None` where they contradict themselves.
    pub fn of(item: &Item, terms: &Terms) -> Option<Key> {
        let ruling = item.rule(terms).ok()?;
        Some(Key::under(item, &ruling, terms.edition))
    }
}
