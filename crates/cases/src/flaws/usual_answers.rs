//! What is usually right in each Law: how somebody chooses who has seen many questions, and does not read this one.

use std::collections::HashMap;

use crate::case::{AnswerOption, Question};
use arbitro_laws::ruling::Edition;

use super::fingerprint::option_statements;
use super::habit::WordCounts;

/// What options say where they are right, and where they are wrong, Law by Law.
#[derive(Clone, Debug, Default)]
pub struct UsualAnswers {
    laws: HashMap<u8, WordCounts>,
}

impl UsualAnswers {
    /// Counts the options of a question in, as they are marked in an edition.
    pub fn learn(&mut self, item: &Question, edition: Edition) {
        let counts = self.laws.entry(item.law_number()).or_default();
        for option in &item.options {
            counts.add_one(&option_statements(item, option), option.is_marked(edition), 1.0);
        }
    }

    /// How much more often what an option says is right than wrong; 1 where nothing is known of its Law.
    pub fn score(&self, item: &Question, option: &AnswerOption) -> f64 {
        let counts = self.laws.get(&item.law_number());
        counts.map_or(1.0, |counts| counts.score(&option_statements(item, option)))
    }
}
