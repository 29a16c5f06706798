//! Incidents with cards that are seen without being played: shown, dropped, named, faced, or put out before
//! the play.

use crate::bridge::{Hand, PlayedCard, Seat};

use super::super::event::Gesture;
use super::{ExtraCard, Moment, TrickShares};

/// A player holds a card so that its face may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardShown {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
    /// How the player holds the card.
    pub gesture: Gesture,
    /// Whether it was the turn of the hand.
    pub in_turn: bool,
    /// The extra card that it is if it counts as played, where the player has already played to the trick.
    pub extra: Option<ExtraCard>,
    /// The tricks that he claims, if he then says that he is claiming.
    pub claims: Option<TrickShares>,
}

/// A player drops a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardDropped {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
    /// The card.
    pub card: PlayedCard,
    /// Whether the record shows that his partner saw its face.
    pub partner_saw: bool,
    /// Whether an opponent or an outsider made it fall.
    pub jostled: bool,
}

/// A defender says that he holds a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardNamed {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
    /// The card.
    pub card: PlayedCard,
}

/// A card exposed or led before the play by the error of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AuctionCard {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
    /// The card.
    pub card: PlayedCard,
    /// Whether it was put out as a lead.
    pub led: bool,
    /// Whether his partner could see it, where the record says so of an exposed card.
    pub seen: Option<bool>,
    /// How many cards the player exposed.
    pub of_how_many: u8,
}

/// An opening lead put face down by a player who was not to lead, and not turned up by him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceDownLead {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
    /// The card.
    pub card: PlayedCard,
}

/// A player faces his hand, or some of its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FacedHand {
    /// When it happened: the index of the event in the record.
    pub moment: Moment,
    /// The player who acts.
    pub by: Seat,
    /// The cards that can be seen, if he has not faced his whole hand.
    pub cards: Option<Hand>,
    /// Whether the opening lead is not faced yet, or nobody has played since an opening lead out of turn was
    /// faced.
    pub opening: bool,
    /// The cards that he, as dummy, has left out although the play went on.
    pub left_out: Hand,
}
