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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::{Notation, parse_contract, parse_deal};
    use crate::bridge::{PlayedCard, Seat};
    use crate::record::event::{EndedPhase, Event, PlayManner};
    use crate::table::incident::{StatementKind, TrickShares};
    use crate::table::{Effect, RecordBuilder};

    #[test]
    fn a_board_goes_through_the_phases_in_order() {
        let deal = parse_deal("N:A2... K3... Q4... J5...", Notation::English).unwrap();
        let contract = parse_contract("1NT S").unwrap();
        let card: PlayedCard = "SJ".parse().unwrap();
        let lead = Act::Plays { card, manner: PlayManner::Lead };
        let acts = [lead, Act::Claims(None), Act::Ends(EndedPhase::Play)];
        let events = acts.map(|act| Event { by: Seat::West, act });
        let record = RecordBuilder::new(deal, contract).events(events).build().unwrap();
        let mut table = record.table();
        assert_eq!(table.phase_at(0), Phase::OpeningLead);
        assert!(matches!(table.advance().map(|found| found.moment()), Some(1)));
        assert_eq!(table.phase_at(1), Phase::Play);
        table.apply(Effect::StopPlay(Seat::West, StatementKind::Claim, TrickShares::Unknown));
        assert_eq!(table.phase_at(2), Phase::Stopped);
        assert_eq!(table.phase_at(3), Phase::Over);
        assert_eq!(table.phase(), Phase::Over);
    }
}
