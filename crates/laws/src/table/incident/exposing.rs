//! Incidents with cards that are shown, dropped, named, faced, led face down, or put out before the
//! play.

use crate::bridge::{Hand, PlayedCard, Seat};

use super::{ExtraCard, Moment, TrickShares};
use crate::record::event::Gesture;

/// A card that a player holds so that its face may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardShown {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who holds the card.
    pub by: Seat,
    /// The gesture by which the player holds the card.
    pub gesture: Gesture,
    /// Whether it was the turn of the hand; also true if no hand was in turn.
    pub in_turn: bool,
    /// The incident of an extra card that arises if the card counts as played and the player has already played to the
    /// trick.
    pub extra: Option<ExtraCard>,
    /// The tricks that the player claims, if he then says that he is claiming.
    pub claims: Option<TrickShares>,
}

/// A card that a player drops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardDropped {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who drops the card.
    pub by: Seat,
    /// The card that falls.
    pub card: PlayedCard,
    /// Whether the record shows that the player's partner saw the face of the card.
    pub partner_saw: bool,
    /// Whether an opponent or an outsider made the card fall.
    pub jostled: bool,
}

/// A card that a player says he holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardNamed {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who names the card.
    pub by: Seat,
    /// The card that the player says he holds.
    pub card: PlayedCard,
}

/// A card exposed or led before the play by the error of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AuctionCard {
    /// The moment of the incident: [`BEFORE_PLAY`](super::BEFORE_PLAY).
    pub moment: Moment,
    /// The owner of the card.
    pub by: Seat,
    /// The card exposed or led.
    pub card: PlayedCard,
    /// Whether the card was put out as a lead.
    pub led: bool,
    /// Whether the card was exposed before the auction began.
    pub before_auction: bool,
    /// Whether the player's partner could see the card; `None` if the record does not show it.
    pub seen: Option<bool>,
    /// The number of cards that the player exposed.
    pub of_how_many: u8,
}

/// An opening lead put face down by a player who was not to lead, and not turned up by him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceDownLead {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who put the lead face down.
    pub by: Seat,
    /// The card put face down.
    pub card: PlayedCard,
}

/// A hand that a player faces, whole or in part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FacedHand {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who faces the cards.
    pub by: Seat,
    /// The cards that can be seen, if the player has not faced his whole hand.
    pub cards: Option<Hand>,
    /// Whether the player's partner certainly saw them.
    pub partner_saw: bool,
    /// Whether the player faced them by accident.
    pub by_accident: bool,
    /// Whether the opening lead has not been played yet; an opening lead out of turn may already be faced.
    pub opening: bool,
    /// The cards that dummy has left out of his faced hand although the play has continued.
    pub left_out: Hand,
}
