//! The number of tricks on which the players agree or not, and cards whose order is lost.

use crate::bridge::Seat;

use super::incident::{CardsMixed, Incident, MixedSide, Moment, TricksDisputed, WrongScoreEntered};
use super::readings::FollowUpRole;
use super::state::Table;
use crate::record::event::{Act, EndedPhase, Event};

/// A number of declarer's tricks that a player has said.
struct SaidTricks {
    at: usize,
    number: u8,
}

impl Table<'_> {
    /// Returns the last number of tricks that was said before this moment.
    fn last_said(&self, before: Moment) -> Option<SaidTricks> {
        let events = self.record.events[..usize::from(before)].iter().enumerate().rev();
        events.into_iter().find_map(|(at, event)| match event.act {
            Act::SaysTricks(number) => Some(SaidTricks { at, number }),
            _ => None,
        })
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
            event.act == Act::SaysTricks(said.number) && event.by.side() != speaker.side()
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
        let last = self.last_said(moment);
        let Some(last) = last.filter(|last| last.number != said) else {
            return self.regular(usize::from(moment));
        };
        if let Some(dispute) = self.first_dispute().filter(|first| *first < moment) {
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
        let mut said = None;
        let mut events = self.record.events.iter().enumerate();
        let found = events.find(|(_, event)| match event.act {
            Act::SaysTricks(number) => said.replace(number).is_some_and(|last| last != number),
            _ => false,
        });
        found.map(|(index, _)| index as Moment)
    }

    /// Reads the number of tricks entered on the score sheet: regular unless both sides had agreed on another.
    pub(super) fn tricks_recorded(
        &self,
        moment: Moment,
        by: Seat,
        recorded: u8,
    ) -> Option<Incident> {
        let agreed = self.last_said(moment).filter(|said| self.is_agreed(said, moment));
        let Some(agreed) = agreed.filter(|agreed| agreed.number != recorded) else {
            return self.regular(usize::from(moment));
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

    pub(super) fn cards_mixed(&self, moment: Moment, by: Seat) -> CardsMixed {
        let said = self.last_said(moment);
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
