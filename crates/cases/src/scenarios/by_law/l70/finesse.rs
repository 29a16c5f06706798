//! Law 70, paragraph E: whether a claim depends on a finesse.

use super::declarers_tricks;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{cards_of, is_top};
use arbitro_laws::bridge::endgame::PlayerModel;

/// Returns the opponent of the claimer who holds this card.
pub fn holder(story: &Story<'_>, by: Seat, missing: Card) -> Seat {
    if story.hand(by.lho()).contains(missing) { by.lho() } else { by.rho() }
}

/// Returns true if the claimer, however he plays, wins just one trick fewer than this where the other opponent holds this
/// card.
pub fn is_needed(story: &Story<'_>, by: Seat, missing: Card, tricks: u8) -> bool {
    let holder = holder(story, by, missing);
    let wins_fewer = |exchanged: Card| {
        let mut other_side = story.clone();
        for (seat, card) in [(holder, missing), (holder.partner(), exchanged)] {
            other_side.position.deal.lose(seat, card.into());
            other_side.position.deal.gain(seat.partner(), card);
        }
        let other = declarers_tricks(&other_side, PlayerModel::Best);
        other.is_some_and(|other| other + 1 == tricks)
    };
    let same = story.suit(holder.partner(), missing.suit);
    let exchanged = if same.is_empty() { story.hand(holder.partner()) } else { same };
    exchanged.iter().any(wins_fewer)
}

/// Returns true if this card is the opponents' highest of its suit, and the hand after its holder has a card above it and
/// the one below it, to which the other hand can come to lead.
pub fn can_take(story: &Story<'_>, by: Seat, missing: Card) -> bool {
    let others = cards_of(story, by.side().opponents()).without(missing);
    [by, by.partner()].into_iter().any(|hand| {
        let suit = story.suit(hand, missing.suit);
        let is_lower =
            |card: &Card| card.rank < missing.rank && (others & Hand::above(*card)).is_empty();
        story.hand(hand.rho()).contains(missing)
            && !(suit & Hand::above(missing)).is_empty()
            && suit.iter().any(|card| is_lower(&card))
            && !story.suit(hand.partner(), missing.suit).is_empty()
            && !drops(story, by, missing)
            && can_lead_to(story, hand, missing.suit)
    })
}

/// Returns true if the hand opposite this one, which takes a finesse in this suit, is on lead, or this hand can lead to a
/// card of it that no opponent can beat.
fn can_lead_to(story: &Story<'_>, finessing: Seat, suit: Suit) -> bool {
    let opposite = finessing.partner();
    let is_entry = |card: Card| {
        card.suit != suit
            && is_top(story, card)
            && story.suit(finessing, card.suit).iter().any(|own| own.rank < card.rank)
    };
    story.turn() == Some(opposite) || story.hand(opposite).iter().any(is_entry)
}

/// Returns true if this card falls when the claimer's side plays its higher cards of the suit.
fn drops(story: &Story<'_>, by: Seat, missing: Card) -> bool {
    let higher = cards_of(story, by.side()) & Hand::above(missing);
    story.suit(holder(story, by, missing), missing.suit).len() <= higher.len()
}
