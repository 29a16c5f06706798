//! Finds editions of the Laws that answer a question differently.

use arbitro_laws::ruling::{Decision, Edition, Ruling};

use super::case::Question;
use super::matrix::difference;
use super::ruling_terms::RulingTerms;
use super::verdict::{right_options, value_of_aspect};

/// The different answer of another edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherEditionAnswer {
    /// The other edition.
    pub edition: Edition,
    /// The right options in the other edition; `None` if they are the same and only the ruling differs.
    pub right: Option<Vec<usize>>,
    /// The decisions that only the other edition takes.
    pub decided: Vec<Decision>,
}

/// Returns the other editions of a question in which the right options or the decisions differ from those of `ruling`,
/// the ruling under `terms`.
pub fn other_answers(
    question: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
) -> Vec<OtherEditionAnswer> {
    let others = question.editions.iter().filter(|edition| **edition != terms.edition);
    let differs = |edition: &Edition| {
        let terms_there = RulingTerms { edition: *edition, ..terms.clone() };
        let there = question.rule(&terms_there).ok()?;
        let right = right_options(question, &there, &terms_there);
        let difference = difference(ruling, &there, terms.edition, *edition);
        let decided = difference.gained.iter().map(|gained| gained.ruled.decision).collect();
        // A fact that only the other edition needs may be open there.
        let is_decided = !right.is_empty()
            || question.aspect.is_none()
            || value_of_aspect(question, &there, &terms_there).is_some();
        let is_another = is_decided && right != right_options(question, ruling, terms);
        (is_another || difference.decides()).then(|| OtherEditionAnswer {
            edition: *edition,
            right: is_another.then_some(right),
            decided,
        })
    };
    others.filter_map(differs).collect()
}
