//! What is usually right in each Law: a candidate who has seen many questions may choose by it without reading.

use std::collections::HashMap;

use crate::case::{AnswerOption, Question};
use arbitro_laws::ruling::Edition;

use super::fingerprint::option_statements;
use super::habit::WordCounts;

/// The statements of right and wrong options, by Law.
#[derive(Clone, Debug, Default)]
pub struct UsualAnswers {
    laws: HashMap<u8, WordCounts>,
}

impl UsualAnswers {
    /// Adds the options of a question, as they are marked in an edition.
    pub fn learn(&mut self, question: &Question, edition: Edition) {
        let counts = self.laws.entry(question.law_number()).or_default();
        for option in &question.options {
            counts.add_one(&option_statements(question, option), option.is_marked(edition), 1.0);
        }
    }

    /// Returns how much more often the statements of an option are right than wrong; 1 if its Law is not known.
    pub fn score(&self, question: &Question, option: &AnswerOption) -> f64 {
        let counts = self.laws.get(&question.law_number());
        counts.map_or(1.0, |counts| counts.score(&option_statements(question, option)))
    }
}
