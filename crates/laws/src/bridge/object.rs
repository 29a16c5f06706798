//! What an irregularity, a question or a piece of information is about.

use std::fmt;

use super::card::{Card, PlayedCard, SuitMap};
use super::contract::Call;

/// A card or a call. Its text form is that of the card, `SJ`; a bid is written `1S`, the other calls `pass`, `double`
/// and `redouble`, because `x` is a card that the record does not identify.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Object {
    /// A card.
    Card(PlayedCard),
    /// A call of the auction.
    Call(Call),
}

impl Object {
    /// Returns the card, if the object is one.
    pub const fn card(self) -> Option<PlayedCard> {
        if let Object::Card(card) = self { Some(card) } else { None }
    }

    /// Returns the same object with its suit renamed.
    pub fn mapped(self, map: SuitMap) -> Object {
        match self {
            Object::Card(card) => map.played_card(card).into(),
            Object::Call(call) => call.mapped(map).into(),
        }
    }
}

impl From<PlayedCard> for Object {
    fn from(card: PlayedCard) -> Object {
        Object::Card(card)
    }
}

impl From<Card> for Object {
    fn from(card: Card) -> Object {
        Object::Card(card.into())
    }
}

impl From<Call> for Object {
    fn from(call: Call) -> Object {
        Object::Call(call)
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Object::Card(card) => card.fmt(f),
            Object::Call(Call::Pass) => f.write_str("pass"),
            Object::Call(Call::Double) => f.write_str("double"),
            Object::Call(Call::Redouble) => f.write_str("redouble"),
            Object::Call(bid @ Call::Bid(..)) => bid.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::bridge::notation::{Notation, parse_object};
    use crate::bridge::{Call, Object, PlayedCard, Strain, Suit};

    #[test]
    fn the_text_of_an_object_is_read_back() {
        let bids = (1..=7).flat_map(|level| {
            let strains = Suit::ALL.map(Strain::Suit).into_iter().chain([Strain::NoTrump]);
            strains.map(move |strain| Object::Call(Call::Bid(level, strain)))
        });
        let others = [Call::Pass, Call::Double, Call::Redouble].map(Object::Call);
        let cards = ["SJ", "Dx", "x"].map(|card| Object::Card(card.parse().unwrap()));
        for object in bids.chain(others).chain(cards) {
            assert_eq!(
                parse_object(&object.to_string(), Notation::English),
                Ok(object),
                "{object}"
            );
        }
        let small = Object::Card(PlayedCard::Small(Suit::Hearts));
        assert_eq!(parse_object("hx", Notation::English), Ok(small));
        assert!(parse_object("8S", Notation::English).is_err());
    }
}
