//! The hands of an ending: told by the record, forced by what it tells, or all that they can be.

use super::super::card::{PlayedCard, Suit};
use super::super::hand::Hand;
use super::super::play::Position;
use super::super::seat::{BySeat, Seat};
use super::super::trick::Trick;
use super::node::Node;

/// The largest number of layouts of the unknown cards that are searched.
const MAX_LAYOUTS: usize = 70;

/// Returns the positions that are possible as far as the record shows; `None` if the leader is unknown, the rank of
/// a card of the trick in progress matters and is not told, or more than [`MAX_LAYOUTS`] are possible.
pub(super) fn layouts(position: &Position) -> Option<Vec<Node>> {
    let trick = position.trick?;
    let lengths = hand_lengths(position, &trick)?;
    let known = Seat::ALL.map(|seat| position.deal.hands[seat].known());
    let mut missing = [0; 4];
    for seat in Seat::ALL {
        let short = u32::from(lengths[seat]).checked_sub(known[seat as usize].len())?;
        missing[seat as usize] = short;
    }
    let mut dealt = vec![known];
    let unknown: u32 = missing.iter().sum();
    let may_hold = Seat::ALL.map(|seat| match missing[seat as usize] {
        0 => Hand::EMPTY,
        _ => position.possibly_held(seat) - position.deal.known(),
    });
    let pool = may_hold.into_iter().fold(Hand::EMPTY, |cards, hand| cards | hand);
    // More cards than places: the record does not show which of them have been played.
    if pool.len() != unknown {
        return None;
    }
    for card in pool.iter() {
        let mut further = Vec::new();
        for hands in &dealt {
            for seat in Seat::ALL.map(|seat| seat as usize) {
                let got = hands[seat].len() - known[seat].len();
                if may_hold[seat].contains(card) && got < missing[seat] {
                    let mut next = *hands;
                    next[seat] = next[seat].with(card);
                    further.push(next);
                }
            }
        }
        if further.len() > MAX_LAYOUTS {
            return None;
        }
        dealt = further;
    }
    dealt.retain(|hands| fits(position, hands));
    if dealt.is_empty() {
        return None;
    }
    dealt.into_iter().map(|hands| root(position, &trick, hands)).collect()
}

/// Returns whether the hands have the suit lengths that the record tells.
fn fits(position: &Position, hands: &[Hand; 4]) -> bool {
    Seat::ALL.into_iter().all(|seat| {
        let holding = position.deal.hands[seat];
        let has = |suit| hands[seat as usize].suit(suit).len();
        Suit::ALL
            .into_iter()
            .all(|suit| holding.length(suit).is_none_or(|length| u32::from(length) == has(suit)))
    })
}

/// Returns the number of cards in each hand; `None` if it is unknown, or differs by more than the cards on the table.
pub(super) fn hand_lengths(position: &Position, trick: &Trick) -> Option<BySeat<u8>> {
    let has_played = |seat: Seat| u8::from(trick.has_had_turn(seat));
    let told = Seat::ALL
        .into_iter()
        .filter_map(|seat| Some(position.deal.hands[seat].len()? + has_played(seat)));
    let told: Vec<u8> = told.collect();
    let on_record = u32::from(position.tricks_played()) * 4 + u32::from(trick.len());
    let before = match told.first() {
        Some(first) => told.iter().all(|other| other == first).then_some(*first)?,
        // Without a whole hand, only a play recorded from its first card shows how many cards are left.
        None if position.gone.len() == on_record => 13 - position.tricks_played(),
        None => return None,
    };
    Some(BySeat(Seat::ALL.map(|seat| before - has_played(seat))))
}

/// Returns the position of the search: the hands, and the trick in progress played again; `None` if a card of the trick
/// is not recorded, or a small card cannot be placed.
fn root(position: &Position, trick: &Trick, hands: [Hand; 4]) -> Option<Node> {
    let mut hands = hands.map(Hand::bits);
    let mut laid = Vec::new();
    for turn in 0..trick.len() {
        let seat = trick.leader().turned(turn);
        let card = match trick.card(seat)? {
            PlayedCard::Exact(card) => Hand::EMPTY.with(card).bits(),
            PlayedCard::Small(suit) => small_card(position, trick, suit, &hands)?,
            PlayedCard::Unrecorded => return None,
        };
        hands[seat as usize] |= card;
        laid.push(card);
    }
    let mut node = Node::new(hands, position.trumps, trick.leader() as usize);
    for card in laid {
        node = node.play(card).0;
    }
    Some(node)
}

/// Returns a card below the deuce, in place of a small card of the trick that is not told exactly; `None` if the winner
/// of the trick may depend on its rank.
fn small_card(position: &Position, trick: &Trick, suit: Suit, hands: &[u64; 4]) -> Option<u64> {
    let may_win = trick.suit_led() == Some(suit) || position.trumps == Some(suit);
    let laid = trick.cards().filter_map(|(_, card)| card.card()).collect::<Hand>();
    let to_play = (trick.len()..4).map(|turn| hands[trick.leader().turned(turn) as usize]);
    let others = to_play.fold(laid, |cards, hand| cards | Hand::from_bits(hand));
    let small = others.suit(suit).iter().any(|card| !card.rank.is_honour());
    let several = trick.cards().filter(|(_, card)| *card == PlayedCard::Small(suit)).count() > 1;
    (!may_win || !small && !several).then_some(2 << (16 * suit as u64))
}
