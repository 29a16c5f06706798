//! What is stated and plays no part in a ruling: events that no Law takes account of.

use crate::record::Event;
use crate::record::event::Act;
use crate::table::{Became, Record, Role};

use super::parts::Ruling;

/// An event that has no part in the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idle {
    /// Its place in the record, from 0.
    pub event: usize,
    /// Why it changes nothing; `None`: it should, and nothing here can read it.
    pub because: Option<Because>,
}

/// Why what was stated changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// Attention was drawn, and nothing irregular had been done.
    NothingIrregular,
    /// What was said answers a claim or a concession, and there had been none.
    NothingClaimed,
    /// It would matter to what came of it, and nothing did.
    NothingCame,
    /// The card is already on the table.
    LiesThere,
    /// No Law gives the player this choice here.
    NotOffered,
}

impl Because {
    /// The name by which texts and programs know it.
    pub const fn key(self) -> &'static str {
        match self {
            Because::NothingIrregular => "nothing-irregular",
            Because::NothingClaimed => "nothing-claimed",
            Because::NothingCame => "nothing-came",
            Because::LiesThere => "lies-there",
            Because::NotOffered => "not-offered",
        }
    }
}

/// The events that have no part in the ruling, in order.
pub fn idle(record: &Record, ruling: &Ruling) -> Vec<Idle> {
    let became: Vec<Became> = ruling.account().iter().collect();
    let events = record.events.iter().zip(&became).enumerate();
    let unread = events.filter(|(_, (_, became))| **became == Became::Unread);
    let told = unread.map(|(event, (told, _))| {
        let before = &record.events[..event];
        Idle { event, because: because(told, before, &became[..event]) }
    });
    told.collect()
}

fn because(told: &Event, before: &[Event], became: &[Became]) -> Option<Because> {
    let card = told.act.puts().or(told.act.shown());
    let lies = |event: &Event| event.by == told.by && event.act.puts() == card;
    if card.is_some() && before.iter().any(lies) {
        return Some(Because::LiesThere);
    }
    let claimed = |event: &Event| matches!(event.act, Act::Claims(_) | Act::Concedes(_));
    let deed = |became: &Became| matches!(became, Became::Deed(_));
    match Role::of(told.act) {
        Role::Attention => (!became.iter().any(deed)).then_some(Because::NothingIrregular),
        Role::Words => (!before.iter().any(claimed)).then_some(Because::NothingClaimed),
        Role::Before => Some(Because::NothingCame),
        Role::Answered | Role::Chosen => Some(Because::NotOffered),
        Role::Added
        | Role::Plea
        | Role::Correction
        | Role::TakenBack
        | Role::Asked
        | Role::PlayedOn
        | Role::Execution
        | Role::AtOnce
        | Role::Designated
        | Role::Faced => None,
    }
}

/// The events that should change something, and that nothing can read.
pub fn left_out(record: &Record, ruling: &Ruling) -> Vec<usize> {
    if ruling.account().unread().next().is_none() {
        return Vec::new();
    }
    let idle = idle(record, ruling).into_iter();
    idle.filter(|idle| idle.because.is_none()).map(|idle| idle.event).collect()
}
