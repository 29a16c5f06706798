//! Provides the names of players and cards for the sentences of the vocabulary.

use arbitro_laws::bridge::{Call, PlayedCard, Seat, Side, Suit};
use arbitro_laws::record::Language;
use arbitro_laws::record::names::Names;
use arbitro_laws::record::word_names::WordNames;

use super::Words;

impl Words {
    /// Returns the names in this language.
    pub(super) const fn names(&self) -> WordNames {
        WordNames { language: self.language, ascii: self.ascii }
    }
}

impl Names for Words {
    fn language(&self) -> Language {
        self.language
    }

    fn seat(&self, seat: Seat) -> String {
        Words::seat(self, seat)
    }

    fn side(&self, side: Side) -> String {
        Words::side(self, side)
    }

    fn either(&self, side: Side) -> String {
        self.names().either(side)
    }

    fn everyone(&self) -> String {
        self.names().everyone()
    }

    fn all_four(&self) -> String {
        self.names().all_four()
    }

    fn suit(&self, suit: Suit) -> String {
        Words::suit(self, suit)
    }

    fn card(&self, card: PlayedCard) -> String {
        self.played(card)
    }

    fn own_card(&self, card: PlayedCard) -> String {
        self.owned_card(card)
    }

    fn card_of(&self, hand: Seat, card: PlayedCard) -> String {
        Words::card_of(self, hand, card)
    }

    fn call(&self, call: Call) -> String {
        self.names().call(call)
    }

    fn and(&self) -> String {
        self.names().and()
    }

    fn or(&self) -> String {
        self.names().or()
    }
}
