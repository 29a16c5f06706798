//! The key of a question: the options that are right under the ruling, and the clauses that support these options.

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
    /// The numbers of the clauses that support the right options.
    pub clauses: Vec<String>,
}

impl AnswerKey {
    /// Returns the key under the ruling that these terms give. The clauses of the key have their numbers in the edition
    /// `numbers`; a clause without a number in `numbers` has its number in the edition of the terms.
    pub fn under(
        question: &Question,
        ruling: &Ruling,
        terms: &RulingTerms,
        numbers: Edition,
    ) -> AnswerKey {
        let edition = terms.edition;
        let right = right_options(question, ruling, terms);
        let clauses = citation::right_clauses(question, &right, ruling, edition);
        let number = |clause: &&Clause| {
            clause.number.in_edition(numbers).or(clause.number.in_edition(edition))
        };
        let clauses = clauses.iter().filter_map(number).map(str::to_owned).collect();
        AnswerKey { right, clauses }
    }

    /// Returns the key under the given terms; `None` if the Laws give no ruling.
    pub fn of(question: &Question, terms: &RulingTerms) -> Option<AnswerKey> {
        AnswerKey::of_in(question, terms, terms.edition)
    }

    /// Returns the key under the given terms, with clause numbers of the edition `numbers`; `None` if the Laws give no
    /// ruling.
    pub fn of_in(question: &Question, terms: &RulingTerms, numbers: Edition) -> Option<AnswerKey> {
        let ruling = question.rule(terms).ok()?;
        Some(AnswerKey::under(question, &ruling, terms, numbers))
    }
}
