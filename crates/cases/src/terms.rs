//! A question under the Laws of an edition and readings of doctrine.

use arbitro_laws::bridge::ending;
use arbitro_laws::laws;
use arbitro_laws::ruling::{Contradiction, Doctrine, Edition, Matter, Ruling};

use super::case::Item;

/// Under which Laws a case is proved.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    pub edition: Edition,
    pub doctrine: Doctrine,
}

impl Item {
    /// The ruling that the Laws give on the record and the findings of this question.
    pub fn rule(&self, terms: &Terms) -> Result<Ruling, Contradiction> {
        laws::rule(self.matter(terms))
    }

    /// The tricks that the side of the stated result makes with best play after the ruling.
    pub fn made(&self, ruling: &Ruling) -> Option<u8> {
        let stated = self.result.as_ref().filter(|_| ruling.is_settled())?;
        ending::tricks(&ruling.position, stated.side)
    }

    /// What the engine is handed: nothing of the question itself.
    pub fn matter<'m>(&'m self, terms: &'m Terms) -> Matter<'m> {
        Matter {
            record: &self.record,
            given: &self.given,
            edition: terms.edition,
            doctrine: &terms.doctrine,
        }
    }
}
