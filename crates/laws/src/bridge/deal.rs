//! A deal, of which a diagram may show only a part.

use super::card::{Card, PlayedCard, Suit, SuitMap};
use super::hand::Hand;
use super::seat::{BySeat, Seat};

/// The known part of one hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Holding {
    /// Cards that the hand surely holds.
    known: Hand,
    /// Cards that the hand held and may still hold, because it played a card that the record does not identify (a small
    /// card of their suit, or an unrecorded card).
    doubtful: Hand,
    /// The number of cards of each suit, by `Suit as usize`; `None` if it is unknown.
    lengths: [Option<u8>; 4],
}

impl Holding {
    /// Returns the cards of the hand, if it is known card for card.
    pub fn whole(self) -> Option<Hand> {
        (self.len().map(u32::from) == Some(self.known.len())).then_some(self.known)
    }

    /// Returns a hand of exactly these cards.
    pub fn exactly(cards: Hand) -> Holding {
        let mut holding = Holding { known: cards, ..Holding::default() };
        for suit in Suit::ALL {
            holding.close_suit(suit);
        }
        holding
    }

    /// Returns a hand with at least these cards.
    pub fn at_least(cards: Hand) -> Holding {
        Holding { known: cards, ..Holding::default() }
    }

    /// States that the hand has no other cards of the suit.
    pub fn close_suit(&mut self, suit: Suit) {
        self.lengths[suit as usize] = Some(self.known.suit(suit).len() as u8);
    }

    /// Returns the cards surely held.
    pub fn known(self) -> Hand {
        self.known
    }

    /// Returns the number of cards in the hand, if the length of every suit is known.
    pub fn len(self) -> Option<u8> {
        self.lengths.iter().copied().sum()
    }

    /// Returns whether the hand is shown whole, and has no cards left.
    pub fn is_empty(self) -> bool {
        self.len() == Some(0)
    }

    /// Returns the number of cards of the suit, if it is known.
    pub fn length(self, suit: Suit) -> Option<u8> {
        self.lengths[suit as usize]
    }

    /// Returns whether the hand holds a card of the suit; `None` if unknown.
    pub fn has(self, suit: Suit) -> Option<bool> {
        match self.lengths[suit as usize] {
            Some(length) => Some(length > 0),
            None if !self.known.suit(suit).is_empty() => Some(true),
            None => None,
        }
    }

    /// Returns the cards that the hand may hold and does not surely hold, as far as this hand alone shows.
    fn perhaps(self) -> Hand {
        let open = Suit::ALL.into_iter().filter(|suit| self.lengths[*suit as usize].is_none());
        open.fold(self.doubtful, |cards, suit| cards | Hand::of_suit(suit)) - self.known
    }

    fn lose(&mut self, card: PlayedCard) {
        match card {
            PlayedCard::Exact(card) => {
                self.known = self.known.without(card);
                self.doubtful = self.doubtful.without(card);
                self.shorten(card.suit);
            }
            PlayedCard::Small(suit) => {
                let small: Hand =
                    self.known.suit(suit).iter().filter(|card| !card.rank.is_honour()).collect();
                self.known = self.known - small;
                self.doubtful = self.doubtful | small;
                self.shorten(suit);
            }
            PlayedCard::Unrecorded => {
                self.doubtful = self.doubtful | self.known;
                self.known = Hand::EMPTY;
                self.lengths = [None; 4];
            }
        }
    }

    /// Reduces the length of the suit by one card, if it is known, and settles the doubtful cards of the suit.
    fn shorten(&mut self, suit: Suit) {
        if let Some(length) = &mut self.lengths[suit as usize] {
            *length = length.saturating_sub(1);
            self.settle(suit);
        }
    }

    /// Makes the doubtful cards of a suit known, or drops them, if the length of the suit leaves only one possibility.
    fn settle(&mut self, suit: Suit) {
        let Some(length) = self.lengths[suit as usize] else { return };
        let doubtful = self.doubtful.suit(suit);
        if doubtful.is_empty() {
            return;
        }
        let sure = self.known.suit(suit).len() as u8;
        if sure == length {
            self.doubtful = self.doubtful - doubtful;
        } else if sure + doubtful.len() as u8 == length {
            self.known = self.known | doubtful;
            self.doubtful = self.doubtful - doubtful;
        }
    }

    /// Marks this card, which the hand may hold, as surely held.
    fn show(&mut self, card: Card) {
        self.known = self.known.with(card);
        self.doubtful = self.doubtful.without(card);
        self.settle(card.suit);
    }

    fn gain(&mut self, card: Card) {
        self.known = self.known.with(card);
        if let Some(length) = &mut self.lengths[card.suit as usize] {
            *length += 1;
        }
    }

    fn mapped(self, map: SuitMap) -> Holding {
        let mut lengths = [None; 4];
        for suit in Suit::ALL {
            lengths[map.suit(suit) as usize] = self.lengths[suit as usize];
        }
        Holding { known: self.known.mapped(map), doubtful: self.doubtful.mapped(map), lengths }
    }
}

/// The four hands as a diagram shows them: each in full, in part, or not at all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Deal {
    /// The known part of each hand.
    pub hands: BySeat<Holding>,
}

impl Deal {
    /// A diagram that shows nothing.
    pub const UNKNOWN: Deal = Deal {
        hands: BySeat(
            [Holding { known: Hand::EMPTY, doubtful: Hand::EMPTY, lengths: [None; 4] }; 4],
        ),
    };

    /// Returns whether the seat holds the card; `None` if unknown.
    pub fn holds(&self, seat: Seat, card: Card) -> Option<bool> {
        if self.hands[seat].known.contains(card) {
            return Some(true);
        }
        (!self.possible_cards(seat).contains(card)).then_some(false)
    }

    /// Returns the cards that the seat surely holds, and those that it may hold because no hand is known to hold them.
    pub(crate) fn possible_cards(&self, seat: Seat) -> Hand {
        let held = self.hands[seat];
        held.known | (held.perhaps() - self.known())
    }

    /// Returns whether the seat holds a card of the suit; `None` if unknown.
    pub fn has_suit(&self, seat: Seat, suit: Suit) -> Option<bool> {
        self.hands[seat].has(suit)
    }

    /// Records that the seat holds this card, which it may hold as far as the diagram shows.
    pub fn show(&mut self, seat: Seat, card: Card) {
        self.hands[seat].show(card);
    }

    /// Takes a played card out of its hand.
    pub fn lose(&mut self, seat: Seat, card: PlayedCard) {
        self.hands[seat].lose(card);
    }

    /// Adds a card to a hand, as when the card is withdrawn.
    pub fn gain(&mut self, seat: Seat, card: Card) {
        self.hands[seat].gain(card);
    }

    /// Returns all cards that some hand surely holds.
    pub fn known(&self) -> Hand {
        self.hands.0.iter().fold(Hand::EMPTY, |cards, holding| cards | holding.known)
    }

    /// Returns whether the number of cards of each suit is known in every hand.
    pub fn is_whole(&self) -> bool {
        self.hands.0.iter().all(|holding| holding.len().is_some())
    }

    /// Returns the deal with the table turned clockwise by `quarters` quarters of a circle: one quarter turns North to
    /// East.
    pub fn turned(self, quarters: u8) -> Deal {
        Deal { hands: self.hands.turned(quarters) }
    }

    /// Returns the deal with its suits renamed.
    pub fn mapped(self, map: SuitMap) -> Deal {
        Deal { hands: BySeat(self.hands.0.map(|holding| holding.mapped(map))) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::card::Rank;

    fn card(suit: Suit, rank: Rank) -> Card {
        Card::new(suit, rank)
    }

    #[test]
    fn a_diagram_of_one_suit_says_nothing_of_the_others() {
        let mut north = Holding::at_least(
            [card(Suit::Hearts, Rank::Ace), card(Suit::Hearts, Rank::Five)].into_iter().collect(),
        );
        north.close_suit(Suit::Hearts);
        let mut deal = Deal::UNKNOWN;
        deal.hands[Seat::North] = north;
        assert_eq!(deal.holds(Seat::North, card(Suit::Hearts, Rank::Two)), Some(false));
        assert_eq!(deal.holds(Seat::North, card(Suit::Spades, Rank::Two)), None);
        assert_eq!(deal.holds(Seat::East, card(Suit::Hearts, Rank::Ace)), Some(false));
        assert_eq!(deal.has_suit(Seat::North, Suit::Hearts), Some(true));
        assert_eq!(deal.has_suit(Seat::North, Suit::Clubs), None);
    }

    #[test]
    fn an_unrecorded_small_card_leaves_the_rest_in_doubt_until_only_one_reading_is_left() {
        let diamonds: Hand =
            [Rank::Eight, Rank::Seven].into_iter().map(|rank| card(Suit::Diamonds, rank)).collect();
        let mut deal = Deal::UNKNOWN;
        deal.hands[Seat::West] = Holding::exactly(diamonds);
        deal.lose(Seat::West, PlayedCard::Small(Suit::Diamonds));
        assert_eq!(deal.has_suit(Seat::West, Suit::Diamonds), Some(true));
        assert_eq!(deal.holds(Seat::West, card(Suit::Diamonds, Rank::Eight)), None);
        deal.lose(Seat::West, card(Suit::Diamonds, Rank::Eight).into());
        assert_eq!(deal.has_suit(Seat::West, Suit::Diamonds), Some(false));
        assert_eq!(deal.holds(Seat::West, card(Suit::Diamonds, Rank::Seven)), Some(false));
    }
}
