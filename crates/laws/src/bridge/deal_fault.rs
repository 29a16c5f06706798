//! The check that a deal can have been dealt, and that a position can have been reached from it.

use super::card::Card;
use super::deal::Deal;
use super::hand::Hand;
use super::play::Position;
use super::seat::{BySeat, Seat};

/// The reason why a deal is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealFault {
    /// Two hands hold the same card.
    #[error("{card} is in the hands of {one} and {two}")]
    CardTwice {
        /// The card.
        card: Card,
        /// The first hand that holds it.
        one: Seat,
        /// The second hand.
        two: Seat,
    },
    /// A hand has more than thirteen cards.
    #[error("{seat} has {count} cards")]
    HandTooLong {
        /// The hand.
        seat: Seat,
        /// The number of its cards.
        count: u8,
    },
    /// A hand whose cards are all known has another number of cards than most of these hands.
    #[error("{seat} has {count} cards, the others {usual}")]
    UnevenHands {
        /// The hand.
        seat: Seat,
        /// The number of its cards, with the card that it has played to the trick in progress.
        count: u8,
        /// The number of cards of most hands.
        usual: u8,
    },
    /// A hand still holds a card that has been played.
    #[error("{seat} still holds {card}, which has been played")]
    StillHeld {
        /// The hand.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// More tricks have been won than the hands allow.
    #[error("{tricks} tricks have been won, with {cards} cards in each hand")]
    TooManyTricks {
        /// The number of tricks won.
        tricks: u8,
        /// The number of cards of most hands.
        cards: u8,
    },
}

impl Deal {
    /// Returns the faults of the hands before a trick: cards that are in two hands, and hands with a wrong number of
    /// cards. The hands in `wrong` may have a card more or fewer than the others.
    pub fn faults(&self, wrong: BySeat<bool>) -> Vec<DealFault> {
        let mut faults = self.cards_twice();
        faults.extend(uneven(self.lengths(), wrong));
        faults
    }

    /// Returns the number of cards of most hands whose cards are all known; the larger of two equally frequent numbers.
    pub fn usual_length(&self) -> Option<u8> {
        usual(self.lengths())
    }

    /// Returns the number of cards of each hand whose cards are all known, or of which more than thirteen are known.
    fn lengths(&self) -> BySeat<Option<u8>> {
        BySeat(self.hands.0.map(|hand| {
            let known = hand.known().len() as u8;
            hand.len().or((known > 13).then_some(known))
        }))
    }

    fn cards_twice(&self) -> Vec<DealFault> {
        let mut seen = Hand::EMPTY;
        let mut faults = Vec::new();
        for (two, holding) in self.hands.iter() {
            for card in (holding.known() & seen).iter() {
                let holds = |seat: &Seat| self.hands[*seat].known().contains(card);
                let one = Seat::ALL.into_iter().find(holds).unwrap_or(two);
                faults.push(DealFault::CardTwice { card, one, two });
            }
            seen = seen | holding.known();
        }
        faults
    }
}

impl Position {
    /// Returns the faults of the position: those of its hands, cards that have been played and are still held, and more
    /// tricks than have been played. The hands in `wrong` may have a card more or fewer than the others.
    pub fn faults(&self, wrong: BySeat<bool>) -> Vec<DealFault> {
        let mut faults = self.deal.cards_twice();
        faults.extend(self.still_held());
        let mut lengths = self.deal.lengths();
        for seat in Seat::ALL {
            let has_played = self.trick.is_some_and(|trick| trick.card(seat).is_some());
            lengths[seat] = lengths[seat].map(|length| length + u8::from(has_played));
        }
        faults.extend(uneven(lengths, wrong));
        let tricks = self.tricks_played();
        let cards = usual(lengths).unwrap_or(0);
        if tricks > 13_u8.saturating_sub(cards) {
            faults.push(DealFault::TooManyTricks { tricks, cards });
        }
        faults
    }

    /// Returns a fault for each played card that is still in a hand.
    pub fn still_held(&self) -> Vec<DealFault> {
        let on_table = self.tricks().flat_map(|trick| trick.cards());
        let played = on_table.chain(self.last_won).filter_map(|(_, card)| card.card());
        let played = self.gone | played.collect();
        let held = self.deal.hands.iter().map(|(seat, hand)| (seat, hand.known() & played));
        let fault = |(seat, cards): (Seat, Hand)| {
            cards.iter().map(move |card| DealFault::StillHeld { seat, card }).collect::<Vec<_>>()
        };
        held.flat_map(fault).collect()
    }
}

fn usual(lengths: BySeat<Option<u8>>) -> Option<u8> {
    let known: Vec<u8> = lengths.0.into_iter().flatten().collect();
    let count = |length: u8| known.iter().filter(|other| **other == length).count();
    known.iter().copied().max_by_key(|length| (count(*length), *length))
}

fn uneven(lengths: BySeat<Option<u8>>, wrong: BySeat<bool>) -> Vec<DealFault> {
    let Some(usual) = usual(lengths) else { return Vec::new() };
    let fault = |seat: Seat| {
        let count = lengths[seat]?;
        if wrong[seat] && count.abs_diff(usual) == 1 {
            return None;
        }
        if count > 13 {
            return Some(DealFault::HandTooLong { seat, count });
        }
        (count != usual).then_some(DealFault::UnevenHands { seat, count, usual })
    };
    Seat::ALL.into_iter().filter_map(fault).collect()
}
