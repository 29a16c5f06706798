//! What is stated and plays no part in a ruling: events that no Law takes account of.

use crate::record::Event;
use crate::record::event::Act;
use crate::table::{EventReading, FollowUpRole, Record};

use super::parts::Ruling;

/// An event that has no part in the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdleEvent {
    /// Its place in the record, from 0.
    pub event: usize,
    /// Why it changes nothing; `None`: it should, and nothing here can read it.
    pub reason: Option<IdleReason>,
}

/// Why what was stated changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdleReason {
    /// Attention was drawn, and nothing irregular had been done.
    NothingIrregular,
    /// What was said answers a claim or a concession, and there had been none.
    NothingClaimed,
    /// It would matter to what came of it, and nothing did.
    NothingFollowed,
    /// The card is already on the table.
    LiesThere,
    /// No Law gives the player this choice here.
    NotOffered,
}

impl IdleReason {
    /// The name by which texts and programs know it.
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

/// The events that have no part in the ruling, in order.
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

/// The events that should change something, and that nothing can read.
pub fn unread_events(record: &Record, ruling: &Ruling) -> Vec<usize> {
    if ruling.event_readings().unread().next().is_none() {
        return Vec::new();
    }
    let idle = idle_events(record, ruling).into_iter();
    idle.filter(|idle| idle.reason.is_none()).map(|idle| idle.event).collect()
}
