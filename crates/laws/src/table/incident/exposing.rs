//! Incidents of cards that are seen without being played: held, fallen, named, faced, put out before the play.

use crate::bridge::{Hand, PlayedCard, Seat};

use super::super::event::Gesture;
use super::{ExtraCard, Moment, TrickShares};

/// A player holds a card so that its face may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardShown {
    pub moment: Moment,
    pub by: Seat,
    pub gesture: Gesture,
    pub in_turn: bool,
    /// What the card is if it counts as put on the table, where he had already played to the trick.
    pub extra: Option<ExtraCard>,
    /// He says that he was claiming; how many tricks, if he says that too.
    pub claims: Option<TrickShares>,
}

/// A card falls from a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardDropped {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    /// Whether the record shows that partner saw it.
    pub partner_saw: bool,
    /// An opponent or an outsider made it fall.
    pub jostled: bool,
}

/// A defender says that he holds a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardNamed {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
}

/// A card exposed or led by its owner's error before the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AuctionCard {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    pub led: bool,
    /// Whether his partner could see it, as the record says of an exposed card.
    pub seen: Option<bool>,
    /// How many cards he exposed.
    pub of_how_many: u8,
}

/// An opening lead put face down by a player who was not to lead, and not faced by him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceDownLead {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
}

/// A player faces his hand, or cards of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FacedHand {
    pub moment: Moment,
    pub by: Seat,
    /// The cards that can be seen, where he has not faced his whole hand.
    pub cards: Option<Hand>,
    /// The opening lead is not faced yet, or nobody has played since a faced opening lead out of turn.
    pub opening: bool,
    /// The cards that he, as dummy, has left out though the play went on.
    pub left_out: Hand,
}
