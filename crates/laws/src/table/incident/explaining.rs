//! Incidents about explanations: asked for, found wrong, corrected.

use crate::bridge::Seat;

use super::super::event::ExplanationTopic;
use super::{LaterPlay, Moment};

/// A player asks the opponents what their calls or plays mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplanationAsked {
    pub moment: Moment,
    pub by: Seat,
    pub topic: ExplanationTopic,
    /// About one call or one play alone.
    pub single: bool,
    /// It is his turn; declarer's, when it is dummy's.
    pub in_turn: bool,
    /// The opening lead has been faced.
    pub lead_faced: bool,
}

/// A player becomes aware that an explanation of his side was wrong, and has not said so yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ErrorNoticed {
    pub moment: Moment,
    pub by: Seat,
    /// The player who gave the explanation.
    pub explainer: Seat,
    /// The opening lead has been faced.
    pub lead_faced: bool,
    pub play_over: bool,
}

/// A side corrects an explanation that it gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misexplanation {
    pub moment: Moment,
    /// The player who gave the wrong explanation.
    pub by: Seat,
    /// The player who corrects it.
    pub amended_by: Seat,
    pub topic: ExplanationTopic,
    /// The last card that an opponent played after the explanation and before the correction.
    pub played: Option<LaterPlay>,
    /// What his side had played before that since the explanation, the last four; and whether a card was played
    /// after it to its trick.
    pub earlier: [Option<(LaterPlay, bool)>; 4],
    /// That card is the opening lead.
    pub opening_lead: bool,
    /// A card was played to the trick after it.
    pub played_on: bool,
    /// A card was played after it, to that trick or to a later one.
    pub played_since: bool,
    /// The play is over.
    pub play_over: bool,
    pub dummy_spread: bool,
    /// The opening lead has been faced.
    pub lead_faced: bool,
    /// The opponent who made the last call of his side, when that call could still be reached.
    pub last_caller: Option<Seat>,
}
