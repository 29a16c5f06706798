//! A set of cards.

use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};

use super::card::{Card, Rank, Suit, SuitMap};

/// A set of cards, sixteen bits for each suit. The type is packed, because a decision stores a set beside a few other
/// bytes, and many decisions are stored.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[repr(Rust, packed)]
pub struct Hand(u64);

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(0);
    /// The whole pack of 52 cards.
    pub const PACK: Hand = Hand(0x7FFC_7FFC_7FFC_7FFC);

    const fn bit(card: Card) -> u64 {
        1 << (card.suit as u64 * 16 + card.rank as u64)
    }

    /// Returns the thirteen cards of a suit.
    pub const fn of_suit(suit: Suit) -> Hand {
        Hand(0x7FFC << (suit as u64 * 16))
    }

    /// Returns whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Hand::bit(card) != 0
    }

    /// Returns the set with this card in it.
    pub const fn with(self, card: Card) -> Hand {
        Hand(self.0 | Hand::bit(card))
    }

    /// Returns the set without this card.
    pub const fn without(self, card: Card) -> Hand {
        Hand(self.0 & !Hand::bit(card))
    }

    /// Returns the cards of one suit.
    pub const fn suit(self, suit: Suit) -> Hand {
        Hand(self.0 & Hand::of_suit(suit).0)
    }

    /// Returns the cards of one rank.
    pub const fn rank(self, rank: Rank) -> Hand {
        Hand(self.0 & 0x0001_0001_0001_0001 << rank as u64)
    }

    /// Returns all higher cards of the suit of `card`.
    pub const fn above(card: Card) -> Hand {
        Hand(Hand::of_suit(card.suit).0 & !(Hand::bit(card) | (Hand::bit(card) - 1)))
    }

    /// Returns the set as sixteen bits for each suit, clubs lowest; bit `n` of a suit is the card of rank `n`.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }

    /// Returns the set of these bits, as [`Hand::bits`] returns them.
    pub(super) const fn from_bits(bits: u64) -> Hand {
        Hand(bits & Hand::PACK.0)
    }

    /// Returns the number of cards in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the only card of the set, if the set has one card.
    pub fn only(self) -> Option<Card> {
        if self.len() == 1 { self.iter().next() } else { None }
    }

    /// Returns the cards, spades first, and the highest of each suit first.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let top = 63 - bits.leading_zeros();
            bits &= !(1 << top);
            let suit = SuitMap::IDENTITY.0[top as usize / 16];
            Some(Card::new(suit, Rank::ALL[top as usize % 16 - 2]))
        })
    }

    /// Returns the lowest card of a suit.
    pub fn lowest(self, suit: Suit) -> Option<Card> {
        let rank = (self.suit(suit).0 >> (suit as u64 * 16)).trailing_zeros() as usize;
        Rank::ALL.get(rank.wrapping_sub(2)).map(|rank| Card::new(suit, *rank))
    }

    /// Returns the set with its suits renamed.
    pub fn mapped(self, map: SuitMap) -> Hand {
        self.iter().map(|card| map.card(card)).collect()
    }
}

impl FromIterator<Card> for Hand {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Hand {
        cards.into_iter().fold(Hand::EMPTY, Hand::with)
    }
}

impl BitAnd for Hand {
    type Output = Hand;
    fn bitand(self, other: Hand) -> Hand {
        Hand(self.0 & other.0)
    }
}

impl BitOr for Hand {
    type Output = Hand;
    fn bitor(self, other: Hand) -> Hand {
        Hand(self.0 | other.0)
    }
}

impl Sub for Hand {
    type Output = Hand;
    fn sub(self, other: Hand) -> Hand {
        Hand(self.0 & !other.0)
    }
}

/// Writes the cards in PBN: `KJ852.QT864.Q.32`.
impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, suit) in Suit::ALL.into_iter().enumerate() {
            if index > 0 {
                f.write_str(".")?;
            }
            for card in self.suit(suit).iter() {
                write!(f, "{}", card.rank)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hand({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pack_has_thirteen_cards_of_each_suit_and_four_of_each_rank() {
        assert_eq!(Hand::PACK.len(), 52);
        for suit in Suit::ALL {
            assert_eq!(Hand::PACK.suit(suit).len(), 13);
            assert_eq!(Hand::PACK.lowest(suit), Some(Card::new(suit, Rank::Two)));
        }
        for rank in Rank::ALL {
            assert_eq!(Hand::PACK.rank(rank).len(), 4);
        }
    }

    #[test]
    fn iteration_is_in_the_order_of_a_diagram() {
        let pack: Vec<Card> = Hand::PACK.iter().collect();
        assert_eq!(pack.first(), Some(&Card::new(Suit::Spades, Rank::Ace)));
        assert_eq!(pack.last(), Some(&Card::new(Suit::Clubs, Rank::Two)));
        assert!(pack.windows(2).all(|pair| pair[0] > pair[1]));
    }
}
