//! Incidents about the number of tricks, the score, and facts on which the players do not agree.

use crate::bridge::{Seat, Side};

use super::Moment;
use crate::table::phase::Phase;

/// A player says another number of tricks than was said before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TricksDisputed {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who says another number.
    pub by: Seat,
    /// The number of declarer's tricks that he says.
    pub said: u8,
    /// The number that was said before.
    pub before: u8,
    /// Whether both sides had agreed on the number said before.
    pub was_agreed: bool,
    /// Whether tricks had been claimed or conceded.
    pub was_claimed: bool,
    /// The only side whose cards are mixed, with the player who mixed them.
    pub mixed: Option<MixedSide>,
    /// Whether the round was over.
    pub round_over: bool,
    /// Whether the correction period was over.
    pub period_over: bool,
}

/// A side whose played cards are mixed, while those of the other side are not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MixedSide {
    /// The player who mixed his cards.
    pub by: Seat,
    /// Whether he did so after the question had been raised.
    pub afterwards: bool,
    /// Whether both sides had agreed on the number of tricks before he did so.
    pub was_agreed: bool,
}

impl TricksDisputed {
    /// Returns, of the two numbers of declarer's tricks, the one that favours a side. `declaring` is declarer's side.
    pub fn in_favour_of(&self, side: Side, declaring: Side) -> u8 {
        if side == declaring { self.said.max(self.before) } else { self.said.min(self.before) }
    }
}

/// A score entered for another number of tricks than the one agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongScoreEntered {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who entered the score.
    pub by: Seat,
    /// The number of declarer's tricks that was entered.
    pub recorded: u8,
    /// The number on which both sides had agreed.
    pub agreed: u8,
    /// Whether the correction period ended before the error was found.
    pub period_over: bool,
}

/// Played cards that a player mixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardsMixed {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who mixes his cards.
    pub by: Seat,
    /// Whether both sides had agreed on the number of tricks before.
    pub was_agreed: bool,
}

/// A player's denial of what another says has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FactsDisputed {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who denies.
    pub by: Seat,
    /// The phase of the board.
    pub phase: Phase,
}
