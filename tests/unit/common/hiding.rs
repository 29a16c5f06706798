//! Deals of which a diagram shows a part: whole hands, suits and single cards are hidden.

use arbitro_laws::bridge::{BySeat, Deal, Hand, Holding, Suit};
use proptest::prelude::*;

/// How much of a suit of a hand is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shown {
    Whole,
    /// Every other card, and that there may be more.
    Some,
    Nothing,
}

/// For each hand how much of each of its suits is shown.
pub type Hiding = [[Shown; 4]; 4];

pub fn hidings() -> impl Strategy<Value = Hiding> {
    let some =
        prop_oneof![4 => Just(Shown::Whole), 1 => Just(Shown::Some), 1 => Just(Shown::Nothing)];
    let hand = prop_oneof![
        3 => Just([Shown::Whole; 4]),
        1 => Just([Shown::Nothing; 4]),
        2 => prop::array::uniform4(some),
    ];
    prop::array::uniform4(hand)
}

pub fn hidden(deal: &Deal, hiding: &Hiding) -> Deal {
    let mut hands = deal.hands.0;
    for (holding, shown) in hands.iter_mut().zip(hiding) {
        *holding = less(*holding, shown);
    }
    Deal { hands: BySeat(hands) }
}

fn less(holding: Holding, shown: &[Shown; 4]) -> Holding {
    if shown.iter().all(|shown| *shown == Shown::Whole) {
        return holding;
    }
    let of_suit = |(suit, shown): (Suit, &Shown)| -> Hand {
        let cards = holding.known().suit(suit);
        match shown {
            Shown::Whole => cards,
            Shown::Some => cards.iter().step_by(2).collect(),
            Shown::Nothing => Hand::EMPTY,
        }
    };
    let suits = || Suit::ALL.into_iter().zip(shown);
    let mut left = Holding::at_least(suits().map(of_suit).fold(Hand::EMPTY, |one, two| one | two));
    for (suit, shown) in suits() {
        let sure = holding.length(suit) == Some(holding.known().suit(suit).len() as u8);
        if *shown == Shown::Whole && sure {
            left.close(suit);
        }
    }
    left
}
