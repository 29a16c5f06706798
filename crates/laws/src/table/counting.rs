//! Hands of twelve and fourteen cards, and attention drawn to a legal play.

use crate::bridge::{BySeat, PlayedCard, Seat};

use super::incident::{Incident, Miscount, Moment, Protest};
use super::readings::FollowUpRole;
use super::state::Table;
use crate::record::event::{Act, Event, WrongCardCount};

impl Table<'_> {
    /// Returns the incident of hands that began with a wrong number of cards. Statements about several hands are one
    /// incident: `None` for every statement but the first, and if the card missing from a hand is found and no hand has
    /// fourteen cards.
    pub(super) fn miscount(&self, moment: Moment, by: Seat) -> Option<Incident> {
        let events = &self.record.events;
        let counted = |event: &Event| matches!(event.act, Act::Counts(_));
        let first = events.iter().position(counted)? as Moment;
        let found = events.iter().position(|event| {
            let short = |other: &Event| {
                other.by == event.by && other.act == Act::Counts(WrongCardCount::Twelve)
            };
            matches!(event.act, Act::Finds { .. }) && events.iter().any(short)
        });
        let with = |tally| {
            let has = |seat| {
                self.shows(seat, tally)
                    || events
                        .iter()
                        .any(|event| event.by == seat && event.act == Act::Counts(tally))
            };
            BySeat(Seat::ALL.map(has))
        };
        let (more, fewer) = (with(WrongCardCount::Fourteen), with(WrongCardCount::Twelve));
        let nobody_more = more == BySeat([false; 4]);
        if let Some(found) = found.filter(|_| nobody_more) {
            self.readings.record_follow_up(
                usize::from(moment),
                found as Moment,
                FollowUpRole::Before,
            );
            return None;
        }
        if moment != first {
            self.readings.record_follow_up(usize::from(moment), first, FollowUpRole::Before);
            return None;
        }
        let (lead_faced, phase) = (self.lead.faced, self.phase_at(moment));
        Some(Incident::Miscount(Miscount { moment, by, more, fewer, lead_faced, phase }))
    }

    /// Returns whether the defenders have played a card since the opening lead.
    pub(super) fn defenders_have_played(&self) -> bool {
        let defenders = Seat::ALL.into_iter().filter(|seat| self.contract().is_defender(*seat));
        let put = defenders.filter(|seat| self.has_card_in_trick(*seat));
        self.position.tricks_played() > 0 || put.count() > 1
    }

    /// Returns whether the record begins at a lead, and the diagram shows the hand with more cards (or with fewer,
    /// according to `tally`) than at least two other hands.
    fn shows(&self, seat: Seat, tally: WrongCardCount) -> bool {
        let start = &self.record.start;
        let length = |seat: Seat| start.deal.hands[seat].len();
        let Some(own) = length(seat).filter(|_| start.is_lead()) else { return false };
        let others = |differs: fn(u8, u8) -> bool| {
            let differ = |other: &Seat| length(*other).is_some_and(|other| differs(own, other));
            Seat::ALL.iter().filter(|other| differ(other)).count() >= 2
        };
        match tally {
            WrongCardCount::Fourteen => others(|own, other| own > other),
            WrongCardCount::Twelve => others(|own, other| own < other),
        }
    }

    /// Returns a protest against the last card, if the last event draws attention, all earlier events were regular, and
    /// no earlier incident explains the attention.
    pub(super) fn protest(&self) -> Option<Incident> {
        let events = &self.record.events;
        let index = events.len().checked_sub(1)?;
        let Event { by, act: Act::DrawsAttention(_) } = events[index] else { return None };
        let last = self.trick.laid.last()?;
        let answered = match self.readings.attention_to(index) {
            Some(call) => !self.is_followed(events[usize::from(call)], index),
            None => !self.readings.is_unread(index),
        };
        if answered || !self.readings.is_ordinary(index) {
            return None;
        }
        let led = last.before.suit_led().filter(|_| !last.before.is_lead());
        Some(Incident::Protest(Protest {
            moment: index as Moment,
            by,
            hand: last.hand,
            card: last.card,
            led,
            able: led.and_then(|led| self.has_suit(last.hand, led)),
        }))
    }

    /// Returns whether the card that a call names by suit and rank was played, and the last event before `index` was
    /// regular.
    fn is_followed(&self, call: Event, index: usize) -> bool {
        let Act::Calls(spoken) = call.act else { return false };
        let Some(card) = spoken.said.card().and_then(PlayedCard::card) else { return false };
        let regular = |last| self.readings.was_regular(last);
        self.position.gone.contains(card) && index.checked_sub(1).is_some_and(regular)
    }

    /// Returns the player to whom the director gave an order, if the event before this moment states it.
    pub(crate) fn told_just_before(&self, moment: Moment) -> Option<Seat> {
        let before = moment.checked_sub(1)?;
        let event = self.record.events.get(usize::from(before))?;
        (event.act == Act::WasTold).then_some(event.by)
    }
}
