//! Finds editions of the Laws that answer a question differently.

use arbitro_laws::ruling::{Decision, Edition, Ruling};

use super::case::Question;
use super::matrix::difference;
use super::ruling_terms::RulingTerms;
use super::verdict::right_options;

/// The answer of another edition that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherEditionAnswer {
    /// The edition.
    pub edition: Edition,
    /// The right options there, if they differ; `None` if only the ruling differs.
    pub right: Option<Vec<usize>>,
    /// The decisions there that the first ruling does not have.
    pub decided: Vec<Decision>,
}

/// Returns the other editions of a question that answer it differently: with other right options, or other decisions.
/// `ruling` is that of the terms.
pub fn other_answers(
    question: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
) -> Vec<OtherEditionAnswer> {
    let others = question.editions.iter().filter(|edition| **edition != terms.edition);
    let differs = |edition: &Edition| {
        let there = question.rule(&RulingTerms { edition: *edition, ..terms.clone() }).ok()?;
        let right = right_options(question, &there, *edition);
        let difference = difference(ruling, &there, terms.edition, *edition);
        let decided = difference.gained.iter().map(|gained| gained.ruled.decision).collect();
        let is_another = right != right_options(question, ruling, terms.edition);
        (is_another || difference.decides()).then(|| OtherEditionAnswer {
            edition: *edition,
            right: is_another.then_some(right),
            decided,
        })
    };
    others.filter_map(differs).collect()
}
