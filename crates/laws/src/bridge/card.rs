//! Suits, ranks, cards, and cards as a record of play states them.

use std::fmt;

/// A suit. Suits are ordered as in the auction, clubs lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// Clubs.
    Clubs,
    /// Diamonds.
    Diamonds,
    /// Hearts.
    Hearts,
    /// Spades.
    Spades,
}

impl Suit {
    /// The four suits as a diagram lists them: spades first.
    pub const ALL: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

    /// Returns the letter of PBN: C, D, H, S.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// Returns the suit symbol: ♣, ♦, ♥, ♠.
    pub const fn symbol(self) -> char {
        match self {
            Suit::Clubs => '♣',
            Suit::Diamonds => '♦',
            Suit::Hearts => '♥',
            Suit::Spades => '♠',
        }
    }

    /// Reads `S H D C` in either case, or a suit symbol, black or white.
    pub const fn from_char(c: char) -> Option<Suit> {
        match c {
            'S' | 's' | '♠' | '♤' => Some(Suit::Spades),
            'H' | 'h' | '♥' | '♡' => Some(Suit::Hearts),
            'D' | 'd' | '♦' | '♢' => Some(Suit::Diamonds),
            'C' | 'c' | '♣' | '♧' => Some(Suit::Clubs),
            _ => None,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A rank, deuce lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// 2.
    Two = 2,
    /// 3.
    Three,
    /// 4.
    Four,
    /// 5.
    Five,
    /// 6.
    Six,
    /// 7.
    Seven,
    /// 8.
    Eight,
    /// 9.
    Nine,
    /// 10, written `T`.
    Ten,
    /// Jack.
    Jack,
    /// Queen.
    Queen,
    /// King.
    King,
    /// Ace.
    Ace,
}

impl Rank {
    /// The thirteen ranks from the deuce up.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// Returns the letter of PBN: `23456789TJQKA`.
    pub const fn letter(self) -> char {
        b"23456789TJQKA"[self as usize - 2] as char
    }

    /// Reads a letter of PBN, in either case.
    pub const fn from_letter(c: char) -> Option<Rank> {
        let index = match c.to_ascii_uppercase() {
            digit @ '2'..='9' => digit as usize - '2' as usize,
            'T' => 8,
            'J' => 9,
            'Q' => 10,
            'K' => 11,
            'A' => 12,
            _ => return None,
        };
        Some(Rank::ALL[index])
    }

    /// Returns whether the rank is an honour: ace, king, queen, jack or ten.
    pub const fn is_honour(self) -> bool {
        self as u8 >= Rank::Ten as u8
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A card. Its text form is suit and rank: `SJ`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card {
    /// The suit.
    pub suit: Suit,
    /// The rank.
    pub rank: Rank,
}

impl Card {
    /// Returns the card of a suit and a rank.
    pub const fn new(suit: Suit, rank: Rank) -> Card {
        Card { suit, rank }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit, self.rank)
    }
}

/// A card as a record states it: an exact card (`D7`), a small card of a suit (`Dx`), or an unknown card (`x`).
///
/// A small card is a card below the ten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayedCard {
    /// An exact card.
    Exact(Card),
    /// A card of this suit below the ten.
    Small(Suit),
    /// A card that the record does not identify.
    Unrecorded,
}

impl PlayedCard {
    /// Returns the card, if it is known exactly.
    pub const fn card(self) -> Option<Card> {
        match self {
            PlayedCard::Exact(card) => Some(card),
            PlayedCard::Small(_) | PlayedCard::Unrecorded => None,
        }
    }

    /// Returns the suit, if it is known.
    pub const fn suit(self) -> Option<Suit> {
        match self {
            PlayedCard::Exact(card) => Some(card.suit),
            PlayedCard::Small(suit) => Some(suit),
            PlayedCard::Unrecorded => None,
        }
    }

    /// Returns whether the played card may be `card`, as far as the record shows.
    pub(crate) fn may_be(self, card: Card) -> bool {
        match self {
            PlayedCard::Exact(exact) => exact == card,
            PlayedCard::Small(suit) => suit == card.suit && !card.rank.is_honour(),
            PlayedCard::Unrecorded => true,
        }
    }

    /// Returns whether the card is an honour; `None` if the record does not show it.
    pub const fn is_honour(self) -> Option<bool> {
        match self {
            PlayedCard::Exact(card) => Some(card.rank.is_honour()),
            PlayedCard::Small(_) => Some(false),
            PlayedCard::Unrecorded => None,
        }
    }
}

impl From<Card> for PlayedCard {
    fn from(card: Card) -> PlayedCard {
        PlayedCard::Exact(card)
    }
}

impl fmt::Display for PlayedCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayedCard::Exact(card) => write!(f, "{card}"),
            PlayedCard::Small(suit) => write!(f, "{suit}x"),
            PlayedCard::Unrecorded => f.write_str("x"),
        }
    }
}

/// A renaming of the suits: the new names of clubs, diamonds, hearts and spades, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SuitMap(pub [Suit; 4]);

impl SuitMap {
    /// Every suit keeps its name.
    pub const IDENTITY: SuitMap =
        SuitMap([Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades]);

    /// Returns the new name of a suit.
    pub const fn suit(self, suit: Suit) -> Suit {
        self.0[suit as usize]
    }

    /// Returns the card with its suit renamed.
    pub const fn card(self, card: Card) -> Card {
        Card::new(self.suit(card.suit), card.rank)
    }

    /// Returns the card of a record with its suit renamed.
    pub const fn played_card(self, card: PlayedCard) -> PlayedCard {
        match card {
            PlayedCard::Exact(card) => PlayedCard::Exact(self.card(card)),
            PlayedCard::Small(suit) => PlayedCard::Small(self.suit(suit)),
            PlayedCard::Unrecorded => PlayedCard::Unrecorded,
        }
    }
}
