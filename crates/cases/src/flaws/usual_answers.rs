//! The statements that are usually right in each Law, by which a candidate could choose an option without reading the
//! question.

use std::collections::HashMap;

use crate::case::{AnswerOption, Question};
use arbitro_laws::ruling::Edition;

use super::fingerprint::option_statements;
use super::habit::WordCounts;

/// The statements of right and wrong options, counted for each Law.
#[derive(Clone, Debug, Default)]
pub struct UsualAnswers {
    laws: HashMap<u8, WordCounts>,
}

impl UsualAnswers {
    /// Adds the options of a question, as marked in an edition.
    pub fn learn(&mut self, question: &Question, edition: Edition) {
        let counts = self.laws.entry(question.law_number()).or_default();
        for option in &question.options {
            counts.add_one(&option_statements(question, option), option.is_marked(edition), 1.0);
        }
    }

    /// Returns how typical the statements of an option are of right options; 1 if no question of its Law was added.
    pub fn score(&self, question: &Question, option: &AnswerOption) -> f64 {
        let counts = self.laws.get(&question.law_number());
        counts.map_or(1.0, |counts| counts.score(&option_statements(question, option)))
    }
}
