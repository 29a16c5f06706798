//! Incidents about missing, surplus and foreign cards, an order of the director, and a protest
//! against a legal play.

use crate::bridge::{BySeat, PlayedCard, Seat, Suit};

use super::Moment;
use crate::table::phase::Phase;

/// A player's act on an order of the director.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectorsRuling {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
}

/// Hands that began the board with a wrong number of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Miscount {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The first player whose wrong number of cards the record states.
    pub by: Seat,
    /// The hands that began with more than thirteen cards.
    pub more: BySeat<bool>,
    /// The hands that began with fewer than thirteen cards.
    pub fewer: BySeat<bool>,
    /// Whether the opening lead has been faced.
    pub lead_faced: bool,
    /// The phase of the board.
    pub phase: Phase,
}

/// A card that was missing from a hand and that its player finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFound {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who finds the card.
    pub by: Seat,
    /// The card that the player finds.
    pub card: PlayedCard,
    /// Whether the record shows that the player's partner saw the face of the card.
    pub partner_saw: bool,
    /// Whether the opening lead has been faced.
    pub lead_faced: bool,
    /// Whether the defenders have played a card since the opening lead.
    pub defenders_played: bool,
}

/// A card in a player's hand that is not part of the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ForeignCard {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player whose hand contains the card.
    pub by: Seat,
    /// The card that is not part of the deal.
    pub card: PlayedCard,
}

/// An act that draws attention although no play has been irregular.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Protest {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who draws attention.
    pub by: Seat,
    /// The hand that played last.
    pub hand: Seat,
    /// The card that the hand played last.
    pub card: PlayedCard,
    /// The suit led to the trick of the card; `None` if the card was the lead.
    pub led: Option<Suit>,
    /// Whether the hand has cards of the suit led.
    pub able: Option<bool>,
}
