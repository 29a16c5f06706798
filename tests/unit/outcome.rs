//! The outcome of rulings: every card that comes up has one fate, which agrees with the decisions; every request has an
//! answer; somebody is next.

use super::common::all_items;
use super::common::random_records::{
    RandomRecord, config_fewer, random_record, record_text, steps,
};
use super::common::{contracts, deals};
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::bridge::{PlayedCard, Seat};
use arbitro_laws::laws;
use arbitro_laws::record::event::Act;
use arbitro_laws::ruling::outcome::{CardFate, RulingLeaf};
use arbitro_laws::ruling::{
    Decision, DecisionAct, Doctrine, Edition, PresetAnswer, Ruling, RulingInput, Status,
};
use arbitro_laws::table::{NextTurn, Record};
use proptest::prelude::*;

/// The part of a fate that a decision determines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DecidedFate {
    Played,
    Penalty,
    NotOnTable,
}

impl DecidedFate {
    fn of(decision: Decision) -> Option<(Seat, PlayedCard, DecidedFate)> {
        Some(match decision {
            Decision::Is(Status::Played(hand, card)) => (hand, card, DecidedFate::Played),
            Decision::Is(Status::Penalty(hand, card, _)) => (hand, card, DecidedFate::Penalty),
            Decision::Is(Status::Removed(hand, card))
            | Decision::Must(
                _,
                DecisionAct::Withdraw(hand, card) | DecisionAct::PickUp(hand, card),
            ) => (hand, card, DecidedFate::NotOnTable),
            _ => return None,
        })
    }

    fn allows(self, fate: CardFate) -> bool {
        let is_played = matches!(fate, CardFate::Played | CardFate::AwaitsTurn);
        match self {
            DecidedFate::Played => is_played,
            // A penalty card may have been played since.
            DecidedFate::Penalty => is_played || matches!(fate, CardFate::Penalty(_)),
            DecidedFate::NotOnTable => !is_played,
        }
    }
}

/// Returns what is wrong with the outcomes of a ruling.
fn faults(record: &Record, input: RulingInput<'_>, ruling: &Ruling, is_whole: bool) -> Vec<String> {
    let mut faults = Vec::new();
    for RulingLeaf { answers, outcome } in laws::outcomes(input, ruling).unwrap() {
        let mut fault = |text: String| faults.push(text);
        if is_whole && outcome.next == NextTurn::Unknown {
            fault("nobody is next".to_owned());
        }
        for request in &outcome.answers {
            if request.answer.is_none() {
                let act = record.events[usize::from(request.moment)].act;
                let verb = act.values().verb.name;
                let _ = &answers;
                fault(format!("no answer: {} {verb}", request.kind.key()));
            }
        }
        for (hand, card) in &outcome.trick {
            if outcome.fate(*hand, *card).is_some_and(|fate| fate != CardFate::Played) {
                fault(format!("{hand} {card} is in the trick and not played"));
            }
        }
        let given: Vec<PresetAnswer> = answers
            .iter()
            .map(|(question, answer)| PresetAnswer {
                fact: question.fact,
                about: question.about,
                answer: *answer,
                source: arbitro_laws::ruling::AnswerSource::Assumed,
            })
            .chain(input.given.iter().copied())
            .collect();
        let settled = laws::rule(RulingInput { given: &given, ..input }).unwrap();
        let mut last: Vec<(Seat, PlayedCard, DecidedFate, String)> = Vec::new();
        let put_after = |moment: u8, hand: Seat, card: PlayedCard| {
            record.events.iter().enumerate().any(|(index, event)| {
                (moment == arbitro_laws::table::BEFORE_PLAY || index > usize::from(moment))
                    && event.by == hand
                    && event.act.card_put() == Some(card)
            })
        };
        for ruled in settled.decisions() {
            let Some((hand, card, decided)) = DecidedFate::of(ruled.decision) else { continue };
            last.retain(|(of, other, ..)| (*of, *other) != (hand, card));
            if decided == DecidedFate::NotOnTable && put_after(ruled.moment, hand, card) {
                continue;
            }
            last.push((hand, card, decided, ruled.law.name().to_owned()));
        }
        for (hand, card, decided, law) in
            last.into_iter().filter(|(_, card, ..)| card.card().is_some())
        {
            match outcome.fate(hand, card) {
                None => fault(format!("{law}: no fate {decided:?}")),
                Some(fate) if !decided.allows(fate) => {
                    // A card put out again after it went back has the fate of the second time.
                    fault(format!("{law}: {decided:?} but {}", fate.key()));
                }
                Some(_) => {}
            }
        }
    }
    faults
}

fn of_question(question: &Question) -> Vec<String> {
    let terms = RulingTerms { edition: question.editions[0], ..RulingTerms::default() };
    let input = RulingInput { given: &[], ..question.ruling_input(&terms) };
    let ruling = laws::rule(input).unwrap();
    let is_whole = question.record.start.deal.hands.iter().all(|(_, hand)| hand.len().is_some());
    faults(&question.record, input, &ruling, is_whole)
}

#[test]
fn measure() {
    let mut counts: std::collections::BTreeMap<String, (usize, String)> = Default::default();
    for question in all_items() {
        for fault in of_question(&question) {
            let entry = counts.entry(fault).or_default();
            entry.0 += 1;
            if !entry.1.contains(&question.id) && entry.1.len() < 160 {
                entry.1 += &format!(" {}", question.id);
            }
        }
    }
    for (fault, (count, ids)) in counts {
        println!("{count:5} {fault} :{ids}");
    }
}

#[test]
fn measure_random() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut counts: std::collections::BTreeMap<String, (usize, String)> = Default::default();
    for _ in 0..3000 {
        let (contract, deal, turns, new) =
            (contracts(), deals(), steps(), any::<bool>()).new_tree(&mut runner).unwrap().current();
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let story =
            RandomRecord { given: Vec::new(), ..random_record(contract, deal, edition, &turns) };
        let doctrine = Doctrine::default();
        let input = RulingInput { record: &story.record, given: &[], edition, doctrine: &doctrine };
        let Ok(ruling) = laws::rule(input) else { continue };
        let mut found = faults(&story.record, input, &ruling, true);
        found.dedup();
        for fault in found {
            let entry = counts.entry(fault).or_default();
            entry.0 += 1;
            if entry.1.is_empty() {
                entry.1 = record_text(&story.record);
            }
        }
    }
    for (fault, (count, text)) in counts {
        println!("{count:5} {fault} :{text}");
    }
}

proptest! {
    #![proptest_config(config_fewer(41))]

    #[test]
    fn placeholder(_ in any::<bool>()) {
        let _ = Act::DrawsAttention;
    }
}
