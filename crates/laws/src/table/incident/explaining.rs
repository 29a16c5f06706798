//! Incidents about explanations: requests, errors noticed, corrections.

use crate::bridge::Seat;

use super::{LaterPlay, Moment};
use crate::record::event::ExplanationTopic;
use crate::table::phase::Phase;

/// A player's request to the opponents to explain their calls or plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplanationAsked {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who asks.
    pub by: Seat,
    /// The topic of the explanation.
    pub topic: ExplanationTopic,
    /// Whether the question is about a single call or play.
    pub single: bool,
    /// Whether it is the player's turn; for declarer, also dummy's turn.
    pub in_turn: bool,
    /// Whether the opening lead has been faced.
    pub lead_faced: bool,
}

/// A player's discovery that an explanation of his side was wrong, before he states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorNoticed {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who becomes aware of the error.
    pub by: Seat,
    /// The player who gave the explanation.
    pub explainer: Seat,
    /// Whether the opening lead has been faced.
    pub lead_faced: bool,
    /// The phase of the board.
    pub phase: Phase,
}

/// The correction of an explanation by the side that gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misexplanation {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who gave the wrong explanation.
    pub by: Seat,
    /// The player who corrects the explanation.
    pub amended_by: Seat,
    /// The topic of the explanation.
    pub topic: ExplanationTopic,
    /// The last card that an opponent played after the explanation and before the correction.
    pub played: Option<LaterPlay>,
    /// The last four cards that this opponent's side played between the explanation and `played`, latest first. The
    /// flag says whether another card was, or may have been, played to the same trick afterwards.
    pub earlier: [Option<(LaterPlay, bool)>; 4],
    /// Whether `played` is the opening lead.
    pub opening_lead: bool,
    /// Whether a card was played after `played` to the same trick.
    pub played_on: bool,
    /// Whether a card was played after `played`, to the same trick or a later one.
    pub played_since: bool,
    /// The phase of the board.
    pub phase: Phase,
    /// Whether dummy has been spread.
    pub dummy_spread: bool,
    /// Whether the opening lead has been faced.
    pub lead_faced: bool,
    /// The opponent who made the last call of his side, if the record has the auction.
    pub last_caller: Option<Seat>,
}
