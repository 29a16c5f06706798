//! Where another edition of the Laws answers a question otherwise.

use arbitro_laws::ruling::{Decision, Edition, Ruling};

use super::case::Item;
use super::matrix::difference;
use super::terms::Terms;
use super::verdict::judge;

/// An edition that answers a question otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    pub edition: Edition,
    /// The options that are right there, where they are others; the ruling alone is another where this is `None`.
    pub right: Option<Vec<usize>>,
    /// What is decided there and not here.
    pub decided: Vec<Decision>,
}

/// The other editions to which a question belongs and that answer it otherwise: with another key, or with other
/// decisions. `ruling` is that of the terms.
pub fn otherwise(item: &Item, ruling: &Ruling, terms: &Terms) -> Vec<Otherwise> {
    let others = item.editions.iter().filter(|edition| **edition != terms.edition);
    let differs = |edition: &Edition| {
        let there = item.rule(&Terms { edition: *edition, ..terms.clone() }).ok()?;
        let right = right_options(item, &there, *edition);
        let difference = difference(ruling, &there, terms.edition, *edition);
        let decided = difference.gained.iter().map(|gained| gained.ruled.decision).collect();
        let is_another = right != right_options(item, ruling, terms.edition);
        (is_another || difference.decides()).then(|| Otherwise {
            edition: *edition,
            right: is_another.then_some(right),
            decided,
        })
    };
    others.filter_map(differs).collect()
}

fn right_options(item: &Item, ruling: &Ruling, edition: Edition) -> Vec<usize> {
    let is_right = |option: &usize| judge(&item.options[*option], ruling, edition).is_right();
    (0..item.options.len()).filter(is_right).collect()
}
