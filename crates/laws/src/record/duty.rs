//! Duties about a player's next card, and grades of penalty cards.

use crate::bridge::Suit;

/// The grade of a penalty card (Law 50).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PenaltyGrade {
    /// A single card below the rank of an honour, exposed unintentionally.
    Minor,
    /// Any other penalty card.
    Major,
}

/// A requirement or prohibition for a player's next card.
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
    /// Play a card of this suit, which is not the suit led.
    Play(Suit),
    /// Not play a card of this suit, which is not the suit led.
    NotPlay(Suit),
}

impl Duty {
    /// Returns the suit of the duty.
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
