//! The outcome of rulings: every card that a ruling is about has one fate, which agrees with the decisions; every request
//! has an answer; somebody is next; the outcome turns with the table.

use super::common::random_records::{
    RandomRecord, config_fewer, generator, random_record, record_text, steps,
};
use super::common::{all_items, answered, contracts, deals};
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::bridge::{PlayedCard, Seat};
use arbitro_laws::laws;
use arbitro_laws::record::Event;
use arbitro_laws::ruling::outcome::{CardFate, Outcome, RequestKind, RulingLeaf};
use arbitro_laws::ruling::{Decision, DecisionAct, Doctrine, Edition, Ruling, RulingInput, Status};
use arbitro_laws::table::{BEFORE_PLAY, Moment, NextTurn, Record};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// What a decision says about the fate of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DecidedFate {
    Played,
    Penalty,
    OffTable,
    /// The player may take the card back or leave it.
    Open,
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
            ) => (hand, card, DecidedFate::OffTable),
            Decision::May(
                _,
                DecisionAct::Withdraw(hand, card) | DecisionAct::WithdrawUnasked(hand, card),
            ) => (hand, card, DecidedFate::Open),
            _ => return None,
        })
    }

    fn allows(self, fate: CardFate) -> bool {
        let is_played = {
            use CardFate::{AwaitsTurn, NextTrick, Played};
            matches!(fate, Played | AwaitsTurn | NextTrick)
        };
        match self {
            DecidedFate::Played => is_played,
            // A penalty card may have been played since.
            DecidedFate::Penalty => is_played || matches!(fate, CardFate::Penalty(_)),
            DecidedFate::OffTable => !is_played,
            DecidedFate::Open => true,
        }
    }
}

/// Returns the last decision about the fate of each card, on the path with these answers.
fn decided_fates(
    input: RulingInput<'_>,
    leaf: &RulingLeaf,
) -> Vec<(Seat, PlayedCard, DecidedFate, Moment)> {
    let mut given = answered(&leaf.answers);
    given.extend_from_slice(input.given);
    let settled = laws::rule(RulingInput { given: &given, ..input }).unwrap();
    let mut last: Vec<(Seat, PlayedCard, DecidedFate, Moment)> = Vec::new();
    for ruled in settled.decisions() {
        let Some((hand, card, decided)) = DecidedFate::of(ruled.decision) else { continue };
        last.retain(|(of, other, ..)| (*of, *other) != (hand, card));
        last.push((hand, card, decided, ruled.moment));
    }
    // A small card stands for several cards. A card put out twice may have two fates.
    let puts = |hand: Seat, card: PlayedCard| {
        let same = |event: &&Event| event.by == hand && event.act.card_put() == Some(card);
        input.record.events.iter().filter(same).count()
    };
    last.retain(|(hand, card, ..)| card.card().is_some() && puts(*hand, *card) < 2);
    last
}

/// Returns whether an event after this moment puts the card out again.
fn is_put_again(record: &Record, moment: Moment, hand: Seat, card: PlayedCard) -> bool {
    let first = if moment == BEFORE_PLAY { 0 } else { usize::from(moment) + 1 };
    let later = record.events.iter().skip(first);
    later.into_iter().any(|event| event.by == hand && event.act.card_put() == Some(card))
}

/// Returns what is wrong with an outcome.
fn fault(record: &Record, input: RulingInput<'_>, leaf: &RulingLeaf) -> Option<String> {
    let outcome = &leaf.outcome;
    let hands = &record.start.deal.hands;
    let is_whole = hands.iter().all(|(_, hand)| hand.len().is_some());
    if is_whole && outcome.next == NextTurn::Unknown {
        return Some("nobody is next".to_owned());
    }
    let dummy = outcome.declarer.partner();
    let is_dummy_known = hands[dummy].len().is_some();
    for request in &outcome.requests {
        let may_be_open = request.kind == RequestKind::ChangeCall && !is_dummy_known;
        if request.answer.is_none() && !may_be_open {
            return Some(format!("{request:?} has no answer"));
        }
    }
    for (hand, card) in &outcome.trick {
        let fate = outcome.fate(*hand, *card);
        if fate.is_some_and(|fate| fate != CardFate::Played) {
            return Some(format!("{hand} {card} is in the trick, and {fate:?}"));
        }
    }
    for known in &outcome.knowledge {
        if known.who == arbitro_laws::ruling::Party::Seat(known.hand) && !known.authorised {
            return Some(format!("{known:?}: a player's own card is unauthorised for him"));
        }
    }
    for (hand, card, decided, moment) in decided_fates(input, leaf) {
        let Some(fate) = outcome.fate(hand, card) else {
            return Some(format!("{hand} {card} has no fate"));
        };
        // At the end of play every card is played, in the last trick at the latest.
        let is_back = decided == DecidedFate::OffTable
            && (is_put_again(record, moment, hand, card) || outcome.next == NextTurn::Over);
        if !is_back && !decided.allows(fate) {
            return Some(format!("{hand} {card}: {decided:?} at {moment}, but {fate:?}"));
        }
    }
    None
}

fn outcomes(input: RulingInput<'_>, ruling: &Ruling) -> Vec<RulingLeaf> {
    laws::outcomes(input, ruling).unwrap()
}

#[test]
fn outcomes_in_the_bank_agree_with_the_decisions() {
    let mut faults = Vec::new();
    for question in all_items() {
        let terms = RulingTerms { edition: question.editions[0], ..RulingTerms::default() };
        // Without findings and choices, the ruling has all branches.
        let question = Question { preset_answers: Vec::new(), ..question };
        let input = question.ruling_input(&terms);
        let ruling = laws::rule(input).unwrap();
        let found = outcomes(input, &ruling);
        assert!(!found.is_empty() || ruling.is_cut_short(), "{}", question.id);
        let found = found.iter().filter_map(|leaf| fault(&question.record, input, leaf));
        faults.extend(found.map(|fault| format!("{}: {fault}", question.id)));
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// Returns the facts of an outcome, sorted.
fn facts(outcome: &Outcome, quarters: u8) -> Vec<String> {
    let turned = outcome.facts().map(|fact| fact.turned(quarters).to_string());
    let mut facts: Vec<String> = turned.collect();
    facts.sort();
    facts
}

/// The largest number of records in a thousand whose outcome may disagree with a decision: long chains of irregularities
/// in one trick.
const MAX_FAULTS_PER_THOUSAND: usize = 5;

#[test]
fn outcomes_of_random_records_agree_with_the_decisions() {
    let mut runner = TestRunner::new_with_rng(config_fewer(71), generator(71));
    let stories = (contracts(), deals(), steps(), any::<bool>());
    let count = config_fewer(71).cases as usize;
    let mut faults = Vec::new();
    for _ in 0..count {
        let (contract, deal, turns, new) = stories.new_tree(&mut runner).unwrap().current();
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let story =
            RandomRecord { given: Vec::new(), ..random_record(contract, deal, edition, &turns) };
        let doctrine = Doctrine::default();
        let input = RulingInput { record: &story.record, given: &[], edition, doctrine: &doctrine };
        // Another test checks that the Laws do not contradict each other.
        let Ok(ruling) = laws::rule(input) else { continue };
        let leaves = outcomes(input, &ruling);
        let fault = leaves.iter().find_map(|leaf| fault(&story.record, input, leaf));
        faults.extend(fault.map(|fault| format!("{fault}: {}", record_text(&story.record))));
    }
    assert!(
        faults.len() * 1000 <= count * MAX_FAULTS_PER_THOUSAND,
        "{} of {count}: {}",
        faults.len(),
        faults.join("\n")
    );
}

proptest! {
    #![proptest_config(config_fewer(71))]

    #[test]
    fn the_outcome_turns_with_the_table(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(), quarters in 1u8..4,
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let story = RandomRecord { given: Vec::new(), ..random_record(contract, deal, edition, &turns) };
        let events = record_text(&story.record);
        let doctrine = Doctrine::default();
        let input = RulingInput { record: &story.record, given: &[], edition, doctrine: &doctrine };
        // Another test checks that the Laws do not contradict each other.
        let Ok(ruling) = laws::rule(input) else { return Ok(()) };
        let leaves = outcomes(input, &ruling);
        let turned = story.record.turned(quarters);
        let input = RulingInput { record: &turned, ..input };
        let after = outcomes(input, &laws::rule(input).unwrap());
        prop_assert_eq!(leaves.len(), after.len(), "{}", events);
        for (before, after) in leaves.iter().zip(&after) {
            prop_assert_eq!(facts(&before.outcome, quarters), facts(&after.outcome, 0), "{}", events);
        }
    }
}
