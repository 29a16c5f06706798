//! The number of tricks on which the players agree or not, and cards whose order is lost.

use crate::bridge::Seat;

use super::incident::{
    CardsMixed, FactsDisputed, Incident, MixedSide, Moment, TricksDisputed, WrongScoreEntered,
};
use super::readings::FollowUpRole;
use super::state::Table;
use crate::record::event::{Act, EndedPhase, Event};

/// A number of declarer's tricks that a player has said, or entered as the result.
struct SaidTricks {
    at: usize,
    number: u8,
}

impl Table<'_> {
    /// Returns the last number of tricks that was said or entered before this moment, and the moment at which a number
    /// first differed from the one before. An entry that differs from the number agreed is an error, and no new number.
    fn said_before(&self, before: Moment) -> (Option<SaidTricks>, Option<Moment>) {
        let (mut last, mut dispute): (Option<SaidTricks>, Option<Moment>) = (None, None);
        for (at, event) in self.record.events[..usize::from(before)].iter().enumerate() {
            let moment = at as Moment;
            let (Act::SaysTricks(number) | Act::RecordsTricks(number)) = event.act else {
                continue;
            };
            let other = last.as_ref().filter(|last| last.number != number);
            if let Some(other) = other {
                let enters = matches!(event.act, Act::RecordsTricks(_));
                if enters && self.is_agreed(other, moment) {
                    continue;
                }
                dispute.get_or_insert(moment);
            }
            last = Some(SaidTricks { at, number });
        }
        (last, dispute)
    }

    /// Returns whether, before this moment, the other side agreed to a number of tricks, or a later phase began without
    /// another number.
    fn is_agreed(&self, said: &SaidTricks, before: Moment) -> bool {
        let speaker = self.record.events[said.at].by;
        let agrees = |event: &Event| match event.act {
            Act::Agrees => event.by.side() != speaker.side(),
            Act::Ends(phase) => phase >= EndedPhase::Board,
            _ => false,
        };
        let earlier = self.record.events[..said.at].iter().any(|event| {
            let number = said.number;
            let says =
                event.act == Act::SaysTricks(number) || event.act == Act::RecordsTricks(number);
            says && event.by.side() != speaker.side()
        });
        earlier || self.record.events[said.at..usize::from(before)].iter().any(agrees)
    }

    /// Returns whether the record states the end of this phase before this moment.
    fn has_ended(&self, phase: EndedPhase, before: Moment) -> bool {
        let ends = |event: &Event| matches!(event.act, Act::Ends(ended) if ended >= phase);
        self.record.events[..usize::from(before)].iter().any(ends)
    }

    /// Reads a number of tricks that a player says: regular unless another number was said before. Only the first
    /// dispute is an incident.
    pub(super) fn tricks_said(&self, moment: Moment, by: Seat, said: u8) -> Option<Incident> {
        let (last, dispute) = self.said_before(moment);
        let Some(last) = last.filter(|last| last.number != said) else {
            return self.regular(usize::from(moment));
        };
        if let Some(dispute) = dispute {
            self.readings.record_follow_up(usize::from(moment), dispute, FollowUpRole::Before);
            return None;
        }
        let events = &self.record.events;
        let is_claim = |event: &Event| matches!(event.act, Act::Claims(_) | Act::Concedes(_));
        self.readings.record_follow_up(last.at, moment, FollowUpRole::Before);
        Some(Incident::TricksDisputed(TricksDisputed {
            moment,
            by,
            said,
            before: last.number,
            was_agreed: self.is_agreed(&last, moment),
            was_claimed: events[..usize::from(moment)].iter().any(is_claim),
            mixed: self.mixed_side(moment),
            round_over: self.has_ended(EndedPhase::Round, moment),
            period_over: self.has_ended(EndedPhase::CorrectionPeriod, moment),
        }))
    }

    /// Returns the moment at which a player first says another number of tricks than was said before.
    pub(super) fn first_dispute(&self) -> Option<Moment> {
        self.said_before(self.record.events.len() as Moment).1
    }

    /// Reads the number of tricks entered on the score sheet: an error if both sides had agreed on another.
    pub(super) fn tricks_recorded(
        &self,
        moment: Moment,
        by: Seat,
        recorded: u8,
    ) -> Option<Incident> {
        let last = self.said_before(moment).0.filter(|said| said.number != recorded);
        let Some(agreed) = last.filter(|said| self.is_agreed(said, moment)) else {
            return self.tricks_said(moment, by, recorded);
        };
        let found = self.record.events.len() as Moment;
        let drawn = self.record.events.iter().rposition(|event| event.act.is_attention());
        let found = drawn.map_or(found, |drawn| drawn as Moment).max(moment);
        Some(Incident::WrongScoreEntered(WrongScoreEntered {
            moment,
            by,
            recorded,
            agreed: agreed.number,
            period_over: self.has_ended(EndedPhase::CorrectionPeriod, found),
        }))
    }

    /// Reads an agreement that belongs to no claim: regular after a number of tricks said by an opponent.
    pub(super) fn note_agreement(&self, index: usize, by: Seat) {
        let said = self.said_before(index as Moment).0;
        let is_opponents = |said: SaidTricks| self.record.events[said.at].by.side() != by.side();
        if self.readings.is_unread(index) && said.is_some_and(is_opponents) {
            self.readings.record_regular(index);
        }
    }

    /// Reads a denial of what another player says has happened. The facts of an incident of the record are established
    /// when it is heard, and a dispute is heard once: a denial that belongs to either is no incident of its own.
    pub(super) fn facts_denied(&self, moment: Moment, by: Seat) -> Option<Incident> {
        let index = usize::from(moment);
        let asserts = |event: &Event| {
            event.act.is_attention() || matches!(event.act, Act::SaysTricks(_) | Act::Denies)
        };
        let asserted = self.record.events[..index].iter().rposition(asserts);
        if let Some(of) = asserted.and_then(|at| self.readings.irregularity_of(at)) {
            self.readings.record_follow_up(index, of, FollowUpRole::Words);
            return None;
        }
        Some(Incident::FactsDisputed(FactsDisputed { moment, by, phase: self.phase_at(moment) }))
    }

    pub(super) fn cards_mixed(&self, moment: Moment, by: Seat) -> CardsMixed {
        let said = self.said_before(moment).0;
        let was_agreed = said.is_some_and(|said| self.is_agreed(&said, moment));
        CardsMixed { moment, by, was_agreed }
    }

    /// Returns the side whose cards are mixed, if only one side's are; `raised` is the moment at which the question was
    /// raised that the cards could settle.
    pub(crate) fn mixed_side(&self, raised: Moment) -> Option<MixedSide> {
        let events = self.record.events.iter().enumerate();
        let mut mixed = events.filter(|(_, event)| event.act == Act::MixesCards);
        let (at, Event { by, .. }) = mixed.next()?;
        let others = mixed.any(|(_, other)| other.by.side() != by.side());
        let CardsMixed { was_agreed, .. } = self.cards_mixed(at as Moment, *by);
        let afterwards = at > usize::from(raised);
        (!others).then_some(MixedSide { by: *by, afterwards, was_agreed })
    }

    /// Returns the side that alone mixed its cards after attention was drawn to the incident of this moment.
    pub(crate) fn mixed_after_attention(&self, incident: Moment) -> Option<MixedSide> {
        let mut since = self.record.events.iter().enumerate().skip(usize::from(incident) + 1);
        let (raised, _) = since.find(|(_, event)| event.act.is_attention())?;
        self.mixed_side(raised as Moment).filter(|mixed| mixed.afterwards)
    }
}
