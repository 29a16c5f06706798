//! The key of a question: what the engine's ruling makes right, and the clauses on which that rests.

use serde::{Deserialize, Serialize};

use arbitro_cases::Question;
use arbitro_cases::RulingTerms;
use arbitro_cases::verdict::judge;
use arbitro_laws::ruling::{Clause, Edition, Ruling};

use super::citation;

/// A key, by the indexes of the options in the case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnswerKey {
    pub right: Vec<usize>,
    /// The numbers of the clauses, in the edition of the ruling.
    pub clauses: Vec<String>,
}

impl AnswerKey {
    /// The key under a ruling of the engine by one edition, its clauses by the numbers of another, or of the
    /// first where the other has none.
    pub fn under(
        item: &Question,
        ruling: &Ruling,
        edition: Edition,
        numbers: Edition,
    ) -> AnswerKey {
        let is_right = |index: &usize| judge(&item.options[*index], ruling, edition).is_right();
        let right: Vec<usize> = (0..item.options.len()).filter(is_right).collect();
        let wanted = citation::right_clauses(item, &right, ruling, edition);
        let number = |clause: &&Clause| {
            clause.number.in_edition(numbers).or(clause.number.in_edition(edition))
        };
        let clauses = wanted.iter().filter_map(number).map(str::to_owned).collect();
        AnswerKey { right, clauses }
    }

    /// The key that the Laws give; `None` where they contradict themselves.
    pub fn of(item: &Question, terms: &RulingTerms) -> Option<AnswerKey> {
        AnswerKey::of_in(item, terms, terms.edition)
    }

    /// The same, its clauses by the numbers of an edition.
    pub fn of_in(item: &Question, terms: &RulingTerms, numbers: Edition) -> Option<AnswerKey> {
        let ruling = item.rule(terms).ok()?;
        Some(AnswerKey::under(item, &ruling, terms.edition, numbers))
    }
}
