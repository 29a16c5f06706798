//! Idle events: events of a record that the ruling does not take into account.

use crate::record::Event;
use crate::record::decision::{Decision, DecisionAct};
use crate::record::event::Act;
use crate::table::{EventReading, FollowUpRole, Record};

use super::parts::Ruling;

/// An event that has no effect on the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IdleEvent {
    /// The index of the event in the record, from 0.
    pub event: usize,
    /// The reason why the event has no effect; `None` if it should have an effect, but no clause can read it.
    pub reason: Option<IdleReason>,
}

/// The reason why an event has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdleReason {
    /// Attention was drawn, although nothing irregular had been done.
    NothingIrregular,
    /// The words answer a claim or concession, but there had been none.
    NothingClaimed,
    /// The event would matter only if an incident followed from it, and none did.
    NothingFollowed,
    /// The same player has already put out the card.
    LiesThere,
    /// No Law gives the player this choice here.
    NotOffered,
    /// The player let a turn pass that was not his, because a card before it goes back.
    NoTurn,
}

impl IdleReason {
    /// Returns the identifier of this reason.
    pub const fn key(self) -> &'static str {
        match self {
            IdleReason::NothingIrregular => "nothing-irregular",
            IdleReason::NothingClaimed => "nothing-claimed",
            IdleReason::NothingFollowed => "nothing-came",
            IdleReason::LiesThere => "lies-there",
            IdleReason::NotOffered => "not-offered",
            IdleReason::NoTurn => "no-turn",
        }
    }
}

/// Returns the events that have no effect on the ruling, in order.
pub fn idle_events(record: &Record, ruling: &Ruling) -> Vec<IdleEvent> {
    let readings: Vec<EventReading> = ruling.event_readings().iter().collect();
    let events = record.events.iter().zip(&readings).enumerate();
    let unread = events.filter(|(_, (_, reading))| **reading == EventReading::Unread);
    let idle = unread.map(|(index, (event, _))| {
        let before = &record.events[..index];
        let reason = match because(event, before, &readings[..index]) {
            None if event.act == Act::Omits && sends_back(ruling) => Some(IdleReason::NoTurn),
            reason => reason,
        };
        IdleEvent { event: index, reason }
    });
    idle.collect()
}

/// Returns whether a card goes back under some answer to the open questions.
fn sends_back(ruling: &Ruling) -> bool {
    let mut found = false;
    ruling.each(&mut |part| {
        found |= part.decisions.iter().any(|ruled| {
            matches!(
                ruled.decision,
                Decision::Must(_, DecisionAct::Withdraw(..))
                    | Decision::May(_, DecisionAct::Withdraw(..))
            )
        });
    });
    found
}

fn because(event: &Event, before: &[Event], readings: &[EventReading]) -> Option<IdleReason> {
    let card = event.act.card_put().or(event.act.card_shown());
    let is_same_card = |other: &Event| other.by == event.by && other.act.card_put() == card;
    if card.is_some() && before.iter().any(is_same_card) {
        return Some(IdleReason::LiesThere);
    }
    let claimed = |event: &Event| matches!(event.act, Act::Claims(_) | Act::Concedes(_));
    let is_incident = |reading: &EventReading| matches!(reading, EventReading::Incident(_));
    match FollowUpRole::of(event.act) {
        FollowUpRole::Attention => {
            (!readings.iter().any(is_incident)).then_some(IdleReason::NothingIrregular)
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

/// Returns the indices of the events that should have an effect, and that no clause can read.
pub fn unread_events(record: &Record, ruling: &Ruling) -> Vec<usize> {
    if ruling.event_readings().unread().next().is_none() {
        return Vec::new();
    }
    let idle = idle_events(record, ruling).into_iter();
    idle.filter(|idle| idle.reason.is_none()).map(|idle| idle.event).collect()
}
