//! A question under the Laws of an edition and readings of doctrine.

use arbitro_laws::bridge::endgame;
use arbitro_laws::laws;
use arbitro_laws::ruling::{Contradiction, Doctrine, Edition, Ruling, RulingInput};

use super::case::Question;

/// Under which Laws a case is proved.
#[derive(Clone, Debug, Default)]
pub struct RulingTerms {
    pub edition: Edition,
    pub doctrine: Doctrine,
}

impl Question {
    /// The ruling that the Laws give on the record and the findings of this question.
    pub fn rule(&self, terms: &RulingTerms) -> Result<Ruling, Contradiction> {
        laws::rule(self.ruling_input(terms))
    }

    /// The tricks that the side of the stated result makes with best play after the ruling.
    pub fn tricks_made(&self, ruling: &Ruling) -> Option<u8> {
        let stated = self.result.as_ref().filter(|_| ruling.is_settled())?;
        endgame::double_dummy_tricks(&ruling.position, stated.side)
    }

    /// What the engine is handed: nothing of the question itself.
    pub fn ruling_input<'m>(&'m self, terms: &'m RulingTerms) -> RulingInput<'m> {
        RulingInput {
            record: &self.record,
            given: &self.preset_answers,
            edition: terms.edition,
            doctrine: &terms.doctrine,
        }
    }
}
