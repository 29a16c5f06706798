//! Double-dummy play of an ending of a few cards.

use super::card::Card;
use super::hand::Hand;
use super::play::Position;
use super::seat::{Seat, Side};

/// The largest number of cards in a hand for which an ending is played out.
pub(crate) const MAX_HAND_CARDS: u8 = 5;

/// Returns the number of remaining tricks that a side wins with best play by all hands, including the trick in
/// progress.
///
/// Returns `None` if the leader is unknown, if a hand is not known card for card, if the hands began the trick in
/// progress with different numbers of cards, or if a hand began it with more than `MAX_HAND_CARDS`.
pub fn double_dummy_tricks(position: &Position, side: Side) -> Option<u8> {
    let leader = position.trick?.leader();
    for (seat, hand) in position.deal.hands.iter() {
        let length = hand.len()?;
        let played = u8::from(seat.after(leader) < position.on_table());
        let most = position.deal.hands[leader].len()? + u8::from(position.on_table() > 0);
        if hand.known().len() != u32::from(length)
            || length + played != most
            || most > MAX_HAND_CARDS
        {
            return None;
        }
    }
    let before = position.tricks_of(side);
    Some(best(position, side, 0, 13) - before)
}

/// Returns the number of tricks that the side has at the end of play, with best play by all hands;
/// a result that is not strictly between `low` and `high` (alpha and beta) is only a bound.
fn best(position: &Position, side: Side, mut low: u8, mut high: u8) -> u8 {
    let made = position.tricks_of(side);
    let Some(seat) = position.turn() else { return made };
    let left = position.deal.hands[seat].known().len() as u8;
    // The search stops at the end of play, or when the remaining tricks cannot change the outcome.
    if left == 0 || made >= high || made + left <= low {
        return made;
    }
    let ours = seat.side() == side;
    let mut found = if ours { 0 } else { 13 };
    for card in candidates(position, seat) {
        let mut after = *position;
        after.play(card.into());
        let value = best(&after, side, low, high);
        if ours {
            found = found.max(value);
            low = low.max(value);
        } else {
            found = found.min(value);
            high = high.min(value);
        }
        if low >= high {
            break;
        }
    }
    found
}

/// Returns the legal cards, but of touching cards only the highest.
fn candidates(position: &Position, seat: Seat) -> impl Iterator<Item = Card> + use<> {
    let legal = position.legal(seat);
    let elsewhere = position.deal.known() - position.deal.hands[seat].known();
    let on_table: Hand = position
        .trick
        .iter()
        .flat_map(|trick| trick.cards())
        .filter_map(|(_, card)| card.card())
        .collect();
    let others = elsewhere | on_table;
    let mut last: Option<Card> = None;
    legal.iter().filter(move |card| {
        let between = |other: &Card| {
            last.is_some_and(|last| other.rank > card.rank && other.rank < last.rank)
        };
        let touching = last.is_some_and(|last| last.suit == card.suit)
            && !others.suit(card.suit).iter().any(|other| between(&other));
        last = Some(*card);
        !touching
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::{Notation, parse_deal, parse_played_card};

    fn position(deal: &str, trumps: &str, leader: Seat) -> Position {
        let trumps = trumps.chars().next().and_then(crate::bridge::Suit::from_char);
        Position::new(parse_deal(deal, Notation::English).unwrap(), trumps, Some(leader))
    }

    fn after(mut position: Position, cards: &str) -> Position {
        for card in cards.split(' ') {
            position.play(parse_played_card(card, Notation::English).unwrap());
        }
        position
    }

    /// Endings whose results come from an independent double-dummy solver.
    #[test]
    fn known_endings() {
        let four = || position("N:..J9. .Q.T. .2.6. K7...", "", Seat::South);
        assert_eq!(double_dummy_tricks(&after(four(), "D6 S7 DJ"), Side::NorthSouth), Some(2));
        assert_eq!(double_dummy_tricks(&after(four(), "D6 S7 D9"), Side::NorthSouth), Some(0));
        let slam = || position("N:Q9...JT9 J76.J.3. .QT94.J. ..Q7.Q76", "H", Seat::North);
        assert_eq!(double_dummy_tricks(&after(slam(), "SQ"), Side::NorthSouth), Some(5));
        assert_eq!(double_dummy_tricks(&after(slam(), "S9"), Side::NorthSouth), Some(4));
        assert_eq!(double_dummy_tricks(&slam(), Side::NorthSouth), Some(5));
        let seven = position("N:.64.Q96. .Q3.K.T9 .T9.AJ.5 .85.75.J", "", Seat::North);
        assert_eq!(double_dummy_tricks(&seven, Side::NorthSouth), Some(3));
        let one = position("N:T9..T6.Q .983.9.- A76.J6.. Q3...K98", "", Seat::North);
        assert_eq!(
            double_dummy_tricks(&one, Side::NorthSouth),
            None,
            "East's hand is a card short"
        );
    }

    #[test]
    fn the_first_hand_of_article_46() {
        let one = || position("N:T9..T6.Q 8.983.9. A76.J6.. Q3...K98", "", Seat::North);
        assert_eq!(double_dummy_tricks(&after(one(), "DT"), Side::NorthSouth), Some(4));
        assert_eq!(double_dummy_tricks(&after(one(), "D6"), Side::NorthSouth), Some(2));
        assert_eq!(double_dummy_tricks(&after(one(), "CQ"), Side::NorthSouth), Some(2));
    }
}
