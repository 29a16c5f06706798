//! Where another edition of the Laws answers a question otherwise.

use arbitro_laws::ruling::{Decision, Edition, Ruling};

use super::case::Question;
use super::matrix::difference;
use super::ruling_terms::RulingTerms;
use super::verdict::judge;

/// An edition that answers a question otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherEditionAnswer {
    pub edition: Edition,
    /// The options that are right there, where they are others; the ruling alone is another where this is `None`.
    pub right: Option<Vec<usize>>,
    /// What is decided there and not here.
    pub decided: Vec<Decision>,
}

/// The other editions to which a question belongs and that answer it otherwise: with another key, or with other
/// decisions. `ruling` is that of the terms.
pub fn other_answers(
    item: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
) -> Vec<OtherEditionAnswer> {
    let others = item.editions.iter().filter(|edition| **edition != terms.edition);
    let differs = |edition: &Edition| {
        let there = item.rule(&RulingTerms { edition: *edition, ..terms.clone() }).ok()?;
        let right = right_options(item, &there, *edition);
        let difference = difference(ruling, &there, terms.edition, *edition);
        let decided = difference.gained.iter().map(|gained| gained.ruled.decision).collect();
        let is_another = right != right_options(item, ruling, terms.edition);
        (is_another || difference.decides()).then(|| OtherEditionAnswer {
            edition: *edition,
            right: is_another.then_some(right),
            decided,
        })
    };
    others.filter_map(differs).collect()
}

fn right_options(item: &Question, ruling: &Ruling, edition: Edition) -> Vec<usize> {
    let is_right = |option: &usize| judge(&item.options[*option], ruling, edition).is_right();
    (0..item.options.len()).filter(is_right).collect()
}
