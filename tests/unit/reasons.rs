//! The reasons of rulings are true: if the table is turned, they change accordingly; they name cards and players of the
//! record; and an act that they take from the record was done by the player whom they name.

use super::common::random_records::{config, random_record, record_text, steps};
use super::common::{all_items, contracts, deals, parts};
use arbitro_laws::bridge::{Card, Seat};
use arbitro_laws::laws;
use arbitro_laws::ruling::trace::{TraceEntry, TraceStep};
use arbitro_laws::ruling::{AnswerSource, Asker, Doctrine, Edition, Ruling, RulingInput, Subject};
use arbitro_laws::table::Record;
use proptest::prelude::*;

fn ruled(record: &Record, edition: Edition) -> Option<Ruling> {
    let doctrine = Doctrine::default();
    laws::rule(RulingInput { record, given: &[], edition, doctrine: &doctrine }).ok()
}

fn trace(ruling: &Ruling) -> Vec<TraceEntry> {
    parts(ruling).iter().flat_map(|part| &part.trace).copied().collect()
}

/// Returns the owner of a card; `None` if the diagram does not show the card.
fn owner(record: &Record, card: Card) -> Option<Seat> {
    let tricks = [record.start.trick, record.start.previous].into_iter().flatten();
    let lies = |seat: Seat| tricks.clone().any(|trick| trick.card(seat) == Some(card.into()));
    let holds = |seat: Seat| record.start.deal.holds(seat, card) == Some(true);
    Seat::ALL.into_iter().find(|seat| holds(*seat) || lies(*seat))
}

/// Returns the text of a step's reason; `None` if the step has no reason.
fn words(entry: &TraceEntry) -> Option<&'static str> {
    match entry.step {
        TraceStep::Shown { condition, holds, .. } => {
            Some(if holds { condition.yes.en } else { condition.no.en })
        }
        TraceStep::Answered { question, answer, .. } => {
            let reply = question.fact.replies.get(usize::from(answer.0));
            reply.map(|reply| reply.states.en)
        }
        _ => None,
    }
}

/// Returns true if a reason that names a player and a card is right: the card belongs to the player or, on declarer's
/// side, to the player's partner.
fn names_his_card(record: &Record, about: Subject) -> bool {
    let owner = about.card().and_then(|card| card.card()).and_then(|card| owner(record, card));
    let (Some(who), Some(owner)) = (about.who, owner) else { return true };
    // Declarer and dummy may have been exchanged by the ruling.
    who == owner || who.side() == owner.side() && !record.contract.is_defender(who)
}

/// Returns false if the record answers the choice of a player who did not act in the record.
fn did(record: &Record, entry: &TraceEntry) -> bool {
    let TraceStep::Answered { question, source: AnswerSource::Record, .. } = entry.step else {
        return true;
    };
    let contract = record.contract;
    let acts = |seat: Seat| if seat == contract.dummy() { contract.declarer } else { seat };
    let who = question.about.who;
    question.fact.asker != Asker::Player
        || who.is_none_or(|who| record.events.iter().any(|event| acts(event.by) == acts(who)))
}

/// Returns the first reason that is false for the record; `None` if all reasons are true.
fn untrue(record: &Record, ruling: &Ruling) -> Option<String> {
    let wrong = |entry: &TraceEntry| {
        let text = words(entry)?;
        let asked = matches!(entry.step, TraceStep::Answered { question, .. } if question.fact.asker == Asker::Player);
        let named = text.contains("{who}") && !asked;
        let fits = (!named || names_his_card(record, entry.about)) && did(record, entry);
        (!fits).then(|| format!("{:?}: {text}", entry.about))
    };
    trace(ruling).iter().find_map(wrong)
}

/// Returns the first step that does not change accordingly when the table is turned; `None` if all steps do.
fn unturned(record: &Record, edition: Edition, ruling: &Ruling, quarters: u8) -> Option<String> {
    let turned = ruled(&record.turned(quarters), edition)?;
    let (one, two) = (trace(ruling), trace(&turned));
    if one.len() != two.len() {
        return Some(format!("{} steps, turned {}", one.len(), two.len()));
    }
    let other = |(one, two): &(&TraceEntry, &TraceEntry)| {
        let same = match (one.step, two.step) {
            (TraceStep::Decided(first), TraceStep::Decided(second)) => {
                first.turned(quarters) == second
            }
            _ => words(one) == words(two),
        };
        !same || one.about.turned(quarters) != two.about
    };
    let found = one.iter().zip(&two).find(other);
    found.map(|(one, two)| format!("{one:?}, turned {two:?}"))
}

#[test]
fn reasons_in_the_bank_are_true() {
    for (quarters, question) in (1..4).cycle().zip(all_items()) {
        let edition = question.editions[0];
        let Some(ruling) = ruled(&question.record, edition) else { continue };
        let untrue = untrue(&question.record, &ruling);
        assert_eq!(untrue, None, "{}", question.id);
        assert_eq!(unturned(&question.record, edition, &ruling, quarters), None, "{}", question.id);
    }
}

proptest! {
    #![proptest_config(config(2017))]

    #[test]
    fn reasons_on_random_records_are_true(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(), quarters in 1u8..4,
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let record = random_record(contract, deal, edition, &turns).record;
        if let Some(ruling) = ruled(&record, edition) {
            let found = untrue(&record, &ruling)
                .or_else(|| unturned(&record, edition, &ruling, quarters));
            prop_assert!(found.is_none(), "{:?} {}", found, record_text(&record));
        }
    }
}
