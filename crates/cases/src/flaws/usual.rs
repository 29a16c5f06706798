//! What is usually right in each Law: how somebody chooses who has seen many questions, and does not read this one.

use std::collections::HashMap;

use crate::case::{Choice, Item};
use arbitro_laws::ruling::Edition;

use super::habit::Counts;
use super::shape::said;

/// What options say where they are right, and where they are wrong, Law by Law.
#[derive(Clone, Debug, Default)]
pub struct Usual {
    laws: HashMap<u8, Counts>,
}

impl Usual {
    /// Counts the options of a question in, as they are marked in an edition.
    pub fn learn(&mut self, item: &Item, edition: Edition) {
        let counts = self.laws.entry(item.article()).or_default();
        for option in &item.options {
            counts.add_one(&said(item, option), option.is_marked(edition), 1.0);
        }
    }

    /// How much more often what an option says is right than wrong; 1 where nothing is known of its Law.
    pub fn score(&self, item: &Item, option: &Choice) -> f64 {
        let counts = self.laws.get(&item.article());
        counts.map_or(1.0, |counts| counts.score(&said(item, option)))
    }
}
