//! Provides the names of players and cards for the sentences of the vocabulary.

use arbitro_laws::bridge::{PlayedCard, Seat, Side, Suit};
use arbitro_laws::record::Language;
use arbitro_laws::record::names::Names;

use super::{Words, say};

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
        say!(self, "side-or", side = side.to_string())
    }

    fn everyone(&self) -> String {
        say!(self, "everyone")
    }

    fn all_four(&self) -> String {
        say!(self, "all-four")
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

    fn and(&self) -> String {
        say!(self, "and")
    }

    fn or(&self) -> String {
        say!(self, "or")
    }
}
