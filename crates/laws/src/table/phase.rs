//! The phases of a board.

use super::incident::Moment;
use super::state::Table;
use crate::record::event::Act;

/// A phase of a board, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// The opening lead has not been faced.
    OpeningLead,
    /// The cards are being played.
    Play,
    /// A claim or concession has stopped the play.
    Stopped,
    /// The record states the end of the play or of a later phase, or all tricks have been played.
    Over,
}

impl Phase {
    /// Returns whether the play of the board is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Phase::Over)
    }
}

impl Table<'_> {
    /// Returns the phase on this table, with the ends of phases that the record states before this moment.
    pub(super) fn phase_at(&self, moment: Moment) -> Phase {
        let mut before = self.record.events[..usize::from(moment)].iter();
        let all_played = self.position.tricks_played() == 13;
        if all_played || before.any(|event| matches!(event.act, Act::Ends(_))) {
            Phase::Over
        } else if self.claims.stopped_at.is_some() {
            Phase::Stopped
        } else if self.lead.faced {
            Phase::Play
        } else {
            Phase::OpeningLead
        }
    }

    /// Returns the phase on this table, with all ends of phases that the record states.
    pub(crate) fn phase(&self) -> Phase {
        self.phase_at(self.record.events.len() as Moment)
    }
}
