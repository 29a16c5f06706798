//! The key of a question: the options that the ruling makes right, and the clauses on which they rest.

use serde::{Deserialize, Serialize};

use arbitro_cases::Question;
use arbitro_cases::RulingTerms;
use arbitro_cases::verdict::right_options;
use arbitro_laws::ruling::{Clause, Edition, Ruling};

use super::citation;

/// The key of a question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnswerKey {
    /// The right options, by their indexes in the case.
    pub right: Vec<usize>,
    /// The numbers of the clauses on which they rest.
    pub clauses: Vec<String>,
}

impl AnswerKey {
    /// Returns the key under a ruling by one edition; its clauses have the numbers of the edition `numbers`, or of the
    /// first edition if they are not in the other.
    pub fn under(
        question: &Question,
        ruling: &Ruling,
        edition: Edition,
        numbers: Edition,
    ) -> AnswerKey {
        let right = right_options(question, ruling, edition);
        let clauses = citation::right_clauses(question, &right, ruling, edition);
        let number = |clause: &&Clause| {
            clause.number.in_edition(numbers).or(clause.number.in_edition(edition))
        };
        let clauses = clauses.iter().filter_map(number).map(str::to_owned).collect();
        AnswerKey { right, clauses }
    }

    /// Returns the key under these terms; `None` if the Laws give no ruling.
    pub fn of(question: &Question, terms: &RulingTerms) -> Option<AnswerKey> {
        AnswerKey::of_in(question, terms, terms.edition)
    }

    /// Returns the same, with the clauses' numbers in the edition `numbers`.
    pub fn of_in(question: &Question, terms: &RulingTerms, numbers: Edition) -> Option<AnswerKey> {
        let ruling = question.rule(terms).ok()?;
        Some(AnswerKey::under(question, &ruling, terms.edition, numbers))
    }
}
