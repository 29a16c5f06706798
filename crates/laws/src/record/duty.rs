//! What may be required of a player's next card, and how grave a penalty card is.

use crate::bridge::Suit;

/// How grave a penalty card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PenaltyGrade {
    Minor,
    Major,
}

/// What a player has to do with his next card, or may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Duty {
    /// Follow this suit.
    Follow(Suit),
    /// Lead this suit, as an opponent has required.
    Lead(Suit),
    /// Not lead this suit, for as long as he keeps the lead.
    NotLead(Suit),
    /// Play his highest card of this suit.
    Highest(Suit),
    /// Play his lowest card of this suit.
    Lowest(Suit),
    /// Discard from this suit.
    Play(Suit),
    /// Not discard from this suit.
    NotPlay(Suit),
}

impl Duty {
    /// The suit that it speaks of.
    pub const fn suit(self) -> Suit {
        match self {
            Duty::Follow(suit)
            | Duty::Lead(suit)
            | Duty::NotLead(suit)
            | Duty::Highest(suit)
            | Duty::Lowest(suit)
            | Duty::Play(suit)
            | Duty::NotPlay(suit) => suit,
        }
    }
}
