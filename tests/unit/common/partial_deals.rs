//! Deals that a diagram shows in part: whole hands, suits and single cards are hidden.

use arbitro_laws::bridge::{BySeat, Deal, Hand, Holding, Suit};
use proptest::prelude::*;

/// The part of a suit in a hand that the diagram shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SuitVisibility {
    Whole,
    /// The diagram shows every second card of the suit, and a sign that the hand may have more.
    Some,
    Nothing,
}

/// The visible part of each suit, for each hand.
pub type DealVisibility = [[SuitVisibility; 4]; 4];

pub fn hidings() -> impl Strategy<Value = DealVisibility> {
    let some = prop_oneof![4 => Just(SuitVisibility::Whole), 1 => Just(SuitVisibility::Some), 1 => Just(SuitVisibility::Nothing)];
    let hand = prop_oneof![
        3 => Just([SuitVisibility::Whole; 4]),
        1 => Just([SuitVisibility::Nothing; 4]),
        2 => prop::array::uniform4(some),
    ];
    prop::array::uniform4(hand)
}

pub fn hidden(deal: &Deal, hiding: &DealVisibility) -> Deal {
    let mut hands = deal.hands.0;
    for (holding, shown) in hands.iter_mut().zip(hiding) {
        *holding = less(*holding, shown);
    }
    Deal { hands: BySeat(hands) }
}

fn less(holding: Holding, shown: &[SuitVisibility; 4]) -> Holding {
    if shown.iter().all(|shown| *shown == SuitVisibility::Whole) {
        return holding;
    }
    let of_suit = |(suit, shown): (Suit, &SuitVisibility)| -> Hand {
        let cards = holding.known().suit(suit);
        match shown {
            SuitVisibility::Whole => cards,
            SuitVisibility::Some => cards.iter().step_by(2).collect(),
            SuitVisibility::Nothing => Hand::EMPTY,
        }
    };
    let suits = || Suit::ALL.into_iter().zip(shown);
    let mut left = Holding::at_least(suits().map(of_suit).fold(Hand::EMPTY, |one, two| one | two));
    for (suit, shown) in suits() {
        let sure = holding.length(suit) == Some(holding.known().suit(suit).len() as u8);
        if *shown == SuitVisibility::Whole && sure {
            left.close_suit(suit);
        }
    }
    left
}
