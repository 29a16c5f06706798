//! Idle events: events of a record that no ruling takes into account.

use crate::record::Event;
use crate::record::event::Act;
use crate::table::{EventReading, FollowUpRole, Record};

use super::parts::Ruling;

/// An event that has no effect on the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdleEvent {
    /// The index of the event in the record, from 0.
    pub event: usize,
    /// Why it has no effect; `None` if it should have one, and no clause can read it.
    pub reason: Option<IdleReason>,
}

/// Why an event has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdleReason {
    /// Attention was drawn, although nothing irregular had been done.
    NothingIrregular,
    /// The words answer a claim or concession, but there had been none.
    NothingClaimed,
    /// The event would matter only for its consequences, and it had none.
    NothingFollowed,
    /// The card is already on the table.
    LiesThere,
    /// No Law gives the player this choice here.
    NotOffered,
}

impl IdleReason {
    /// The identifier in texts and programs.
    pub const fn key(self) -> &'static str {
        match self {
            IdleReason::NothingIrregular => "nothing-irregular",
            IdleReason::NothingClaimed => "nothing-claimed",
            IdleReason::NothingFollowed => "nothing-came",
            IdleReason::LiesThere => "lies-there",
            IdleReason::NotOffered => "not-offered",
        }
    }
}

/// The events that have no effect on the ruling, in order.
pub fn idle_events(record: &Record, ruling: &Ruling) -> Vec<IdleEvent> {
    let became: Vec<EventReading> = ruling.event_readings().iter().collect();
    let events = record.events.iter().zip(&became).enumerate();
    let unread = events.filter(|(_, (_, became))| **became == EventReading::Unread);
    let told = unread.map(|(event, (told, _))| {
        let before = &record.events[..event];
        IdleEvent { event, reason: because(told, before, &became[..event]) }
    });
    told.collect()
}

fn because(told: &Event, before: &[Event], became: &[EventReading]) -> Option<IdleReason> {
    let card = told.act.card_put().or(told.act.card_shown());
    let lies = |event: &Event| event.by == told.by && event.act.card_put() == card;
    if card.is_some() && before.iter().any(lies) {
        return Some(IdleReason::LiesThere);
    }
    let claimed = |event: &Event| matches!(event.act, Act::Claims(_) | Act::Concedes(_));
    let deed = |became: &EventReading| matches!(became, EventReading::Incident(_));
    match FollowUpRole::of(told.act) {
        FollowUpRole::Attention => {
            (!became.iter().any(deed)).then_some(IdleReason::NothingIrregular)
        }
        FollowUpRole::Words => (!before.iter().any(claimed)).then_some(IdleReason::NothingClaimed),
        FollowUpRole::Before => Some(IdleReason::NothingFollowed),
        FollowUpRole::Answered | FollowUpRole::Chosen => Some(IdleReason::NotOffered),
        FollowUpRole::Added
        | FollowUpRole::Plea
        | FollowUpRole::Correction
        | FollowUpRole::TakenBack
        | FollowUpRole::Asked
        | FollowUpRole::PlayedOn
        | FollowUpRole::Execution
        | FollowUpRole::AtOnce
        | FollowUpRole::Designated
        | FollowUpRole::Faced => None,
    }
}

/// The indices of the events that should have an effect, and that no clause can read.
pub fn unread_events(record: &Record, ruling: &Ruling) -> Vec<usize> {
    if ruling.event_readings().unread().next().is_none() {
        return Vec::new();
    }
    let idle = idle_events(record, ruling).into_iter();
    idle.filter(|idle| idle.reason.is_none()).map(|idle| idle.event).collect()
}
