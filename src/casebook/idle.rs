//! What is told and has no part in the ruling: events that no Law reads, findings that no clause asks for.

use crate::diag::{Code, Problem};
use crate::ruling::Ruling;
use crate::table::event::Act;
use crate::table::{Became, Event, Role};

use super::case::Item;

/// An event that has no part in the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Idle {
    /// Its place in the record, from 0.
    pub event: usize,
    /// Why it changes nothing; `None`: it should, and nothing here can read it.
    pub because: Option<Because>,
}

/// Why what was told changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Because {
    /// Attention was drawn, and nothing irregular had been done.
    NothingIrregular,
    /// What was said answers a claim or a concession, and there had been none.
    NothingClaimed,
    /// It would matter to what came of it, and nothing did.
    NothingCame,
}

impl Because {
    /// The name by which texts and programs know it.
    pub const fn key(self) -> &'static str {
        match self {
            Because::NothingIrregular => "nothing-irregular",
            Because::NothingClaimed => "nothing-claimed",
            Because::NothingCame => "nothing-came",
        }
    }
}

/// The events that have no part in the ruling, in order.
pub fn idle(item: &Item, ruling: &Ruling) -> Vec<Idle> {
    let became: Vec<Became> = ruling.account().iter().collect();
    let events = item.record.events.iter().zip(&became).enumerate();
    let unread = events.filter(|(_, (_, became))| **became == Became::Unread);
    let told = unread.map(|(event, (told, _))| {
        let before = &item.record.events[..event];
        Idle { event, because: because(told.act, before, &became[..event]) }
    });
    told.collect()
}

fn because(act: Act, before: &[Event], became: &[Became]) -> Option<Because> {
    let claimed = |event: &Event| matches!(event.act, Act::Claims | Act::Concedes);
    let deed = |became: &Became| matches!(became, Became::Deed(_));
    match Role::of(act) {
        Role::Attention => (!became.iter().any(deed)).then_some(Because::NothingIrregular),
        Role::Words => (!before.iter().any(claimed)).then_some(Because::NothingClaimed),
        Role::Before => Some(Because::NothingCame),
        Role::Added
        | Role::Plea
        | Role::Correction
        | Role::TakenBack
        | Role::Asked
        | Role::Answered
        | Role::Chosen
        | Role::PlayedOn
        | Role::Execution
        | Role::AtOnce
        | Role::Designated
        | Role::Faced => None,
    }
}

/// An event that nothing can read is a problem of the case.
pub(super) fn check(item: &Item, ruling: &Ruling, problems: &mut Vec<Problem>) {
    for idle in idle(item, ruling).iter().filter(|idle| idle.because.is_none()) {
        if let Some(span) = item.places.events.get(idle.event) {
            problems.push(Problem::new(Code::EventUnread, span.clone()));
        }
    }
}
