//! Incidents about hands with a wrong number of cards, an earlier ruling of the director, and a protest
//! against a legal play.

use crate::bridge::{BySeat, PlayedCard, Seat, Suit};

use super::Moment;

/// A player acts as the director had told him to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectorsRuling {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
}

/// Hands are found to have begun the board with a wrong number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Miscount {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The first player about whom it is stated.
    pub by: Seat,
    /// The hands that began with more than thirteen cards.
    pub more: BySeat<bool>,
    /// The hands that began with fewer than thirteen cards.
    pub fewer: BySeat<bool>,
    /// Whether the opening lead has been faced.
    pub lead_faced: bool,
    /// Whether the play of the board is over.
    pub play_over: bool,
}

/// A player finds a card that was missing from his hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFound {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
    /// The card.
    pub card: PlayedCard,
    /// Whether the record shows that his partner saw its face.
    pub partner_saw: bool,
    /// Whether the opening lead has been faced.
    pub lead_faced: bool,
    /// Whether the defenders have played a card since the opening lead.
    pub defenders_played: bool,
}

/// A player has among his cards one that is not part of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForeignCard {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
    /// The card.
    pub card: PlayedCard,
}

/// A player draws attention although nothing irregular has been done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Protest {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
    /// The hand that played last.
    pub hand: Seat,
    /// The card that the hand played last.
    pub card: PlayedCard,
    /// The suit led to that trick; `None` if the card was the lead.
    pub led: Option<Suit>,
    /// Whether the hand has cards of that suit.
    pub able: Option<bool>,
}
