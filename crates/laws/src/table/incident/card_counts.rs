//! Cards that a hand has too many or too few, a director's earlier word, a protest against what was legal.

use crate::bridge::{BySeat, PlayedCard, Seat, Suit};

use super::Moment;

/// A player goes by what the director had told him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectorsRuling {
    pub moment: Moment,
    pub by: Seat,
}

/// Hands are found to have begun the board with a wrong number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Miscount {
    pub moment: Moment,
    /// The first player about whom it is stated.
    pub by: Seat,
    pub more: BySeat<bool>,
    pub fewer: BySeat<bool>,
    /// The opening lead has been faced.
    pub lead_faced: bool,
    pub play_over: bool,
}

/// A player finds a card of his that he lacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFound {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    /// Whether the record shows that his partner saw its face.
    pub partner_saw: bool,
    /// The opening lead has been faced.
    pub lead_faced: bool,
    /// The defenders have played a card since the opening lead.
    pub defenders_played: bool,
}

/// A player has among his cards one that is not part of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForeignCard {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
}

/// A player draws attention, and nothing irregular has been done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Protest {
    pub moment: Moment,
    pub by: Seat,
    /// The hand that played last, and its card.
    pub hand: Seat,
    pub card: PlayedCard,
    /// The suit led to that trick; `None` if the card was the lead.
    pub led: Option<Suit>,
    /// Whether the hand has cards of that suit.
    pub able: Option<bool>,
}
