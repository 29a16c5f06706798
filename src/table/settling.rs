//! What is settled at the end: revokes, penalty cards that were on the table, what is due at the last position.

use crate::bridge::Seat;

use super::event::{Act, Closing};
use super::incident::{
    Duty, Incident, Later, Moment, PenaltyDue, PenaltyWeighed, Revoke, RevokeSettled,
};
use super::state::Table;

/// A revoke on which it has been ruled.
#[derive(Clone, Copy, Debug)]
pub(super) struct RuledRevoke {
    revoke: Revoke,
    established: bool,
    /// Who won its trick, once that is known.
    trick_won_by: Option<Seat>,
    /// The offending side has won a later trick.
    won_later: bool,
}

impl Table<'_> {
    /// Notes that a revoke was corrected, or is established and has to be settled at the end.
    pub fn note_revoke(&mut self, revoke: Revoke, established: bool) {
        let ruled = RuledRevoke { revoke, established, trick_won_by: None, won_later: false };
        self.revokes.push(ruled);
    }

    /// A card has been laid: if it completes a trick, the revokes take note of who has won it.
    pub(super) fn count_trick(&mut self, played_before: u8) {
        let Some((winner, _)) = self.position.last_won else { return };
        let number = self.position.tricks_played();
        if number == played_before {
            return;
        }
        for ruled in &mut self.revokes {
            if ruled.revoke.trick == number {
                ruled.trick_won_by = Some(winner);
            } else if ruled.revoke.trick < number && winner.side() == ruled.revoke.by.side() {
                ruled.won_later = true;
            }
        }
    }

    /// Whether the record tells that the play is over.
    pub fn is_play_over(&self) -> bool {
        let ends = |act: Act| matches!(act, Act::Ends(_));
        self.position.tricks_played() == 13
            || self.record.events.iter().any(|event| ends(event.act))
    }

    /// What is still to be heard when the record has been read.
    pub(super) fn at_the_end(&self) -> Vec<Incident> {
        let due = self.due_at_the_end().map(Incident::PenaltyDue);
        let established = self.revokes.iter().filter(|ruled| ruled.established);
        let settled = established.map(|ruled| Incident::RevokeSettled(self.settlement(ruled)));
        due.into_iter().chain(settled).chain(self.weighed()).collect()
    }

    /// The penalty cards of the record, once the play is over.
    fn weighed(&self) -> Option<Incident> {
        let ended = self.record.events.iter().any(|event| matches!(event.act, Act::Ends(_)));
        let penalty = self.laid.first().filter(|_| ended)?;
        let moment = self.record.events.len() as Moment;
        Some(Incident::PenaltyWeighed(PenaltyWeighed {
            moment,
            by: penalty.owner,
            card: penalty.card,
        }))
    }

    /// What the position at the end of the record asks for: a penalty card that is due, or declarer's choice.
    fn due_at_the_end(&self) -> Option<PenaltyDue> {
        let by = self.position.turn().filter(|_| !self.is_play_over())?;
        let leading = self.position.is_lead();
        let concerned = self.penalty_cards(by).next().is_some() || self.awaits_choice().is_some();
        let moment = self.record.events.len() as Moment;
        concerned.then_some(PenaltyDue { moment, by, leading, led: None, later: Later::default() })
    }

    fn settlement(&self, ruled: &RuledRevoke) -> RevokeSettled {
        let revoke = ruled.revoke;
        let events = &self.record.events;
        let found = events
            .iter()
            .enumerate()
            .skip(usize::from(revoke.moment))
            .find(|(_, event)| event.act == Act::DrawsAttention)
            .map_or(events.len(), |(index, _)| index);
        let ends = events[..found].iter().filter_map(|event| match event.act {
            Act::Ends(closing) => Some((event.by, closing)),
            _ => None,
        });
        let innocent = |by: Seat| by.side() != revoke.by.side();
        let counts =
            |(by, closing): &(Seat, Closing)| *closing != Closing::NextBoard || innocent(*by);
        let suit = |duty: Duty| duty.suit();
        let before = |other: &&RuledRevoke| {
            other.established
                && other.revoke.moment < revoke.moment
                && other.revoke.by == revoke.by
                && suit(other.revoke.duty) == suit(revoke.duty)
        };
        let others = self.revokes.iter().filter(|other| innocent(other.revoke.by));
        let all_played = self.position.tricks_played() == 13;
        let asks = |event: &&super::event::Event| event.act == Act::AsksIfVoid(revoke.by);
        let asked = events.iter().skip(usize::from(revoke.moment)).find(asks);
        RevokeSettled {
            moment: events.len() as Moment,
            revoke,
            trick_won_by: ruled.trick_won_by,
            won_later: if ruled.won_later { Some(true) } else { all_played.then_some(false) },
            found_after: ends.filter(counts).map(|(_, closing)| closing).max(),
            repeated: self.revokes.iter().any(|other| before(&other)),
            other_side: others.map(|other| other.established).max(),
            asked_by_dummy: asked.is_some_and(|event| event.by == self.contract().dummy()),
        }
    }
}
