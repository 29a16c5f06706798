//! Rules on a question under an edition of the Laws and a doctrine.

use arbitro_laws::bridge::endgame;
use arbitro_laws::laws;
use arbitro_laws::ruling::contrast::Situation;
use arbitro_laws::ruling::{Contradiction, Doctrine, Edition, Ruling, RulingInput};

use super::case::Question;

/// The edition and doctrine under which a question is ruled on.
#[derive(Clone, Debug, Default)]
pub struct RulingTerms {
    /// The edition.
    pub edition: Edition,
    /// The doctrine.
    pub doctrine: Doctrine,
}

impl RulingTerms {
    /// Returns the terms under which a situation is ruled on.
    pub fn of(situation: &Situation) -> RulingTerms {
        RulingTerms { edition: situation.edition, doctrine: situation.doctrine.clone() }
    }
}

impl Question {
    /// Returns the ruling of the Laws on the record and the findings of the question.
    ///
    /// # Errors
    /// Returns a [`Contradiction`] if the Laws contradict themselves.
    pub fn rule(&self, terms: &RulingTerms) -> Result<Ruling, Contradiction> {
        laws::rule(self.ruling_input(terms))
    }

    /// Returns the number of tricks that the side of the stated result makes with best play after the ruling; `None` if
    /// no result is stated, if the ruling leaves a question open, or if the position cannot be played out.
    pub fn tricks_made(&self, ruling: &Ruling) -> Option<u8> {
        let stated = self.result.as_ref().filter(|_| ruling.is_settled())?;
        endgame::double_dummy_tricks(&ruling.position, stated.side)
    }

    /// Returns the input of a ruling: the record and the findings, without texts, options and expected ruling.
    pub fn ruling_input<'m>(&'m self, terms: &'m RulingTerms) -> RulingInput<'m> {
        RulingInput {
            record: &self.record,
            given: &self.preset_answers,
            edition: terms.edition,
            doctrine: &terms.doctrine,
        }
    }
}
