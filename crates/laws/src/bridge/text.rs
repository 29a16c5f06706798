//! `FromStr` and `Display` of the types of the game. `FromStr` reads the text of `Display` back to an equal value,
//! except for a [`Holding`] with doubtful cards, which are not written.
//!
//! The letters are English, as in PBN; [`notation`] reads Italian honours too. With the feature `serde` each type is
//! serialised as its text.

use std::fmt;
use std::str::FromStr;

use super::card::{Card, PlayedCard, Rank, Suit};
use super::contract::{Call, Contract, Strain};
use super::deal::{Deal, Holding};
use super::hand::Hand;
use super::notation::{self, ExpectedNotation, Notation, NotationError};
use super::seat::{BySeat, Seat, Side};

/// Returns the value that `read` returns for the only character of a text; an error if there is no such value.
fn one<T>(
    text: &str,
    read: impl Fn(char) -> Option<T>,
    expected: ExpectedNotation,
) -> Result<T, NotationError> {
    let mut letters = text.chars();
    let value = letters.next().and_then(read).filter(|_| letters.next().is_none());
    value.map_or_else(|| notation::error(text, expected), Ok)
}

/// Reads `S`, `H`, `D`, `C` in either case, or a suit symbol.
impl FromStr for Suit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Suit, NotationError> {
        one(text, Suit::from_char, ExpectedNotation::Suit)
    }
}

/// Reads `A`, `K`, `Q`, `J`, `T` or `10`, `9` to `2`.
impl FromStr for Rank {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Rank, NotationError> {
        let rank = notation::parse_rank(text, Notation::English);
        rank.map_or_else(|| notation::error(text, ExpectedNotation::Rank), Ok)
    }
}

/// Reads `SK`, `♠K` or `K♠`.
impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        notation::parse_card(text, Notation::English)
    }
}

/// Reads `SK`, a small spade `Sx`, or an unidentified card `x`.
impl FromStr for PlayedCard {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<PlayedCard, NotationError> {
        notation::parse_played_card(text, Notation::English)
    }
}

/// Reads `N`, `E`, `S`, `W` in either case; `O` (Ovest) is West.
impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Seat, NotationError> {
        one(text, Seat::from_letter, ExpectedNotation::Seat)
    }
}

/// Reads `NS` or `EW` in either case.
impl FromStr for Side {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Side, NotationError> {
        let side = Side::ALL.into_iter().find(|side| side.to_string().eq_ignore_ascii_case(text));
        side.map_or_else(|| notation::error(text, ExpectedNotation::Side), Ok)
    }
}

/// Reads a suit, or `NT` (also `N` or `SA`).
impl FromStr for Strain {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Strain, NotationError> {
        let strain = notation::parse_strain(text);
        strain.map_or_else(|| notation::error(text, ExpectedNotation::Strain), Ok)
    }
}

/// Reads `3NT S`, `2HX W`, or `NT S` without a level.
impl FromStr for Contract {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Contract, NotationError> {
        notation::parse_contract(text)
    }
}

/// Reads `1S`, `3NT`, `P`, `X`, `XX`.
impl FromStr for Call {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Call, NotationError> {
        notation::parse_call(text)
    }
}

/// Reads a hand that shows every suit, in PBN (`KJ852.QT864.Q.32`) or suit by suit.
impl FromStr for Hand {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Hand, NotationError> {
        let hand: Holding = text.parse()?;
        if hand.len().is_some() {
            Ok(hand.known())
        } else {
            notation::error(text, ExpectedNotation::Hand)
        }
    }
}

/// Reads a hand in PBN, or suit by suit, with suits that are shown in part or not at all: `♠KJ+♥Q4`; `-` is a hand that
/// is not shown.
impl FromStr for Holding {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Holding, NotationError> {
        if text == "-" {
            return Ok(Holding::at_least(Hand::EMPTY));
        }
        notation::parse_hand(text, Notation::English)
    }
}

/// Writes a hand shown whole in PBN, and any other hand by its suits: a suit that is not shown is left out, and a suit
/// shown in part ends with `+`.
///
/// Cards that may or may not be in the hand, because the record does not identify a card that the hand played, are not
/// written.
impl fmt::Display for Holding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.len().is_some() {
            return write!(f, "{}", self.known());
        }
        let mut is_shown = false;
        for suit in Suit::ALL {
            let cards = self.known().suit(suit);
            let open = self.length(suit).is_none();
            if open && cards.is_empty() {
                continue;
            }
            is_shown = true;
            write!(f, "{}", suit.symbol())?;
            for card in cards.iter() {
                write!(f, "{}", card.rank)?;
            }
            f.write_str(if open {
                "+"
            } else if cards.is_empty() {
                "-"
            } else {
                ""
            })?;
        }
        if is_shown { Ok(()) } else { f.write_str("-") }
    }
}

/// Reads the value of a PBN `Deal` tag: `N:hand hand hand hand`, clockwise, each hand as a [`Holding`]. Does not check
/// the number of cards in a hand, or whether two hands have the same card.
impl FromStr for Deal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Deal, NotationError> {
        notation::parse_hands(text, |hand| notation::parse_hand(hand, Notation::English))
    }
}

/// Writes PBN from North: `N:hand hand hand hand`.
impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let BySeat([north, east, south, west]) = self.hands;
        write!(f, "N:{north} {east} {south} {west}")
    }
}

/// Serialises each type as its text, and deserialises it from its text.
#[cfg(feature = "serde")]
macro_rules! as_text {
    ($($of:ty),+) => {
        $(
            impl serde::Serialize for $of {
                fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    to.collect_str(self)
                }
            }

            impl<'de> serde::Deserialize<'de> for $of {
                fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<$of, D::Error> {
                    let text = <std::borrow::Cow<'_, str>>::deserialize(from)?;
                    text.parse().map_err(serde::de::Error::custom)
                }
            }
        )+
    };
}
#[cfg(feature = "serde")]
as_text!(Suit, Rank, Card, PlayedCard, Seat, Side, Strain, Contract, Call, Hand, Holding, Deal);

#[cfg(test)]
mod tests {
    use std::fmt::Debug;

    use proptest::prelude::*;

    use super::*;

    fn reads_back<T: FromStr<Err = NotationError> + fmt::Display + PartialEq + Debug>(value: T) {
        let text = value.to_string();
        assert_eq!(text.parse::<T>(), Ok(value), "{text}");
        #[cfg(feature = "serde")]
        assert!(!text.is_empty());
    }

    fn cards(bits: u64) -> Hand {
        let all =
            Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(suit, rank)));
        let chosen = all.enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        chosen.fold(Hand::EMPTY, |hand, (_, card)| hand.with(card))
    }

    proptest! {
        #[test]
        fn a_hand_reads_back_however_much_of_it_is_shown(bits: u64, closed in 0_u8..16) {
            reads_back(cards(bits));
            let mut holding = Holding::at_least(cards(bits));
            for suit in Suit::ALL {
                if closed >> suit as u8 & 1 == 1 {
                    holding.close_suit(suit);
                }
            }
            reads_back(holding);
            let unknown = Holding::at_least(Hand::EMPTY);
            reads_back(Deal { hands: BySeat([holding, unknown, Holding::exactly(cards(!bits)), holding]) });
        }
    }

    #[test]
    fn each_name_reads_back() {
        Suit::ALL.into_iter().for_each(reads_back);
        Rank::ALL.into_iter().for_each(reads_back);
        Seat::ALL.into_iter().for_each(reads_back);
        Side::ALL.into_iter().for_each(reads_back);
        Suit::ALL.into_iter().for_each(|suit| reads_back(PlayedCard::Small(suit)));
        reads_back(PlayedCard::Unrecorded);
        for strain in [Strain::NoTrump, Strain::Suit(Suit::Hearts)] {
            reads_back(strain);
            reads_back(Call::Bid(7, strain));
        }
        for contract in ["3NT S", "2HX W", "NT N", "7CXX E"] {
            assert_eq!(contract.parse::<Contract>().unwrap().to_string(), contract);
        }
    }

    #[test]
    fn what_is_wrong_is_said_in_words() {
        let error = "N:A.K.Q J... T... -".parse::<Deal>().unwrap_err();
        assert_eq!(error.to_string(), "'A.K.Q' is not a hand, such as KJ852.QT864.Q.32");
        assert_eq!("♠K♥".parse::<Hand>().unwrap_err().expected, ExpectedNotation::Hand);
        assert!("K...".parse::<Hand>().is_ok() && "♠K+".parse::<Hand>().is_err());
    }

    #[cfg(feature = "serde")]
    #[test]
    fn values_are_serialised_as_their_text() {
        let deal: Deal = "N:A... K... Q... -".parse().unwrap();
        let json = serde_json::to_string(&(deal, Seat::West, Call::Pass)).unwrap();
        assert_eq!(json, r#"["N:A... K... Q... -","W","P"]"#);
        assert_eq!(serde_json::from_str::<(Deal, Seat, Call)>(&json).unwrap().0, deal);
        assert!(
            serde_json::from_str::<Card>("\"S1\"")
                .unwrap_err()
                .to_string()
                .contains("is not a card")
        );
    }
}
