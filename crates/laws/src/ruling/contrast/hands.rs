//! Variations of the length of a suit in a hand: the hand keeps only the used cards of the suit, or gets one card more.

use crate::bridge::{Card, Hand, Holding, Seat, Suit};

use super::acts::used;
use super::{CardSwap, Edit, Situation, Variation, VariationBase, VariedSituation};

/// For each hand and suit, takes the unused cards of the suit out of the hand; if there are none, adds a card of the
/// suit. The diagram must show the hands completely, and the earlier play must allow the change.
pub(super) fn lengths(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    let used = used(origin);
    let situation = origin.situation;
    for hand in situation.seats() {
        for suit in Suit::ALL {
            let Some(cards) = whole(situation, hand) else { continue };
            let spare = cards.suit(suit) - used;
            let swaps = if spare.is_empty() {
                longer(situation, hand, suit, used)
            } else {
                shorter(situation, hand, suit, used)
            };
            let Some(swaps) = swaps.filter(|swaps| !swaps.is_empty()) else { continue };
            let was = cards.suit(suit).len() as u8;
            let changed = swaps.len() as u8;
            let now = if spare.is_empty() { was + changed } else { was - changed };
            let edit = Edit::Length { hand, suit, was, now, swaps: swaps.clone() };
            variations.push(origin.varied(edit, |situation| exchange(situation, hand, &swaps)));
        }
    }
}

/// Returns the cards of a hand; `None` unless the diagram shows all of them.
fn whole(situation: &Situation, hand: Seat) -> Option<Hand> {
    situation.record.start.deal.hands[hand].whole()
}

/// Returns the exchange that gives the hand a card of the suit for one of another suit, with the first hand that can
/// spare it.
fn longer(situation: &Situation, hand: Seat, suit: Suit, used: Hand) -> Option<Vec<CardSwap>> {
    if situation.shown_out[hand][suit as usize] {
        return None;
    }
    let own = whole(situation, hand)?;
    [hand.lho(), hand.rho(), hand.partner()].into_iter().find_map(|with| {
        let theirs = whole(situation, with)?;
        let takes = (theirs.suit(suit) - used).lowest(suit)?;
        let gives = spare(own - used, suit, situation.shown_out[with])?;
        Some(vec![CardSwap { gives, with, takes }])
    })
}

/// Returns the exchanges of all unused cards of the suit with the first hand that can take them.
fn shorter(situation: &Situation, hand: Seat, suit: Suit, used: Hand) -> Option<Vec<CardSwap>> {
    let own = whole(situation, hand)?;
    [hand.lho(), hand.rho(), hand.partner()].into_iter().find_map(|with| {
        if situation.shown_out[with][suit as usize] {
            return None;
        }
        let mut theirs = whole(situation, with)? - used;
        let mut swaps = Vec::new();
        for gives in (own.suit(suit) - used).iter() {
            let takes = spare(theirs, suit, situation.shown_out[hand])?;
            theirs = theirs.without(takes);
            swaps.push(CardSwap { gives, with, takes });
        }
        Some(swaps)
    })
}

/// Returns a card that a hand can spare for another hand: the lowest of its unused cards in the longest suit other than
/// `besides` in which the other hand has not shown out.
fn spare(cards: Hand, besides: Suit, shown_out: [bool; 4]) -> Option<Card> {
    let suits = Suit::ALL.into_iter().filter(|suit| *suit != besides && !shown_out[*suit as usize]);
    let longest = suits.max_by_key(|suit| cards.suit(*suit).len())?;
    cards.lowest(longest)
}

fn exchange(situation: &mut VariedSituation, hand: Seat, swaps: &[CardSwap]) {
    let hands = &mut situation.record.start.deal.hands;
    for CardSwap { gives, with, takes } in swaps {
        hands[hand] = Holding::exactly(hands[hand].known().without(*gives).with(*takes));
        hands[*with] = Holding::exactly(hands[*with].known().without(*takes).with(*gives));
    }
}
