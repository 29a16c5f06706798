//! Rulings on random deals with random irregularities at random moments. Any record gets a ruling, possibly with open
//! questions; the Laws never contradict each other, the information from a withdrawn card is ruled authorised or
//! unauthorised, and the table after the ruling is possible.
//!
//! `cargo test` tries 300 records, `.ci/run` 2,000 and `cargo test --release` 100,000; `ARBITRO_CASES` sets another
//! number.

use std::collections::BTreeSet;

use super::common::random_records::{
    RandomRecord, config, config_fewer, many_steps, random_record, record_text, steps,
};
use super::common::{
    all_items, answered, are_covered, contracts, deals, decision_texts, ends, flat, impossible,
    keys, parts, paths, reading_fault, rule, rule_exhaustively, unanswered, under,
    without_info_status,
};
use arbitro_cases::findings::asked_questions;
use arbitro_cases::{Question, read};
use arbitro_laws::bridge::{Card, Hand, Position, Seat};
use arbitro_laws::laws;
use arbitro_laws::laws::hearing_order::{LEADS, PLAYS};
use arbitro_laws::record::event::{Act, Event};
use arbitro_laws::ruling::inquiry::RuleSet;
use arbitro_laws::ruling::trace::{TraceEntry, TraceStep};
use arbitro_laws::ruling::{
    Decision, Doctrine, Edition, Hearing, HearingResult, PresetAnswer, RuledDecision, RulingInput,
    Status, inquire,
};
use arbitro_laws::table::{Incident, IncidentKind, Moment, Record};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

#[test]
fn withdrawn_cards_in_the_bank_have_an_information_status() {
    for question in all_items() {
        // Without findings and choices, the ruling has all branches.
        let ruling = rule(&Question { preset_answers: Vec::new(), ..question.clone() });
        for path in paths(&ruling) {
            let untold = without_info_status(&path, &question.record);
            assert!(
                untold.is_empty(),
                "{}: the information from the withdrawn cards {untold:?} is not ruled on",
                question.id
            );
        }
    }
}

#[test]
fn rulings_in_the_bank_have_possible_effects() {
    let mut found = Vec::new();
    for question in all_items() {
        // Without findings and choices, the ruling has all branches; the ruling with them is also checked.
        for given in [Vec::new(), question.preset_answers.clone()] {
            let ruling = rule(&Question { preset_answers: given, ..question.clone() });
            found.extend(
                impossible(&ruling).into_iter().map(|effect| (question.id.clone(), effect)),
            );
        }
    }
    assert_eq!(found, []);
}

/// Hears an incident with the clause at the index `LEAD` of the order for leads out of turn swapped with the clause
/// before it, and likewise the clause at the index `PLAY` of the order for plays out of turn; 0 swaps no clauses.
fn turned_around<const LEAD: usize, const PLAY: usize>(
    h: &mut Hearing<'_>,
    incident: &Incident,
) -> HearingResult {
    let (mut leads, mut plays) = (LEADS, PLAYS);
    leads.swap(LEAD.saturating_sub(1), LEAD);
    plays.swap(PLAY.saturating_sub(1), PLAY);
    laws::hear_in(h, incident, &leads, &plays)
}

/// Returns the decisions by a set of Laws, sorted; `None` if the Laws contradict each other.
fn decided_by(rules: RuleSet, record: &Record, edition: Edition) -> Option<Vec<String>> {
    let doctrine = Doctrine::default();
    let ruling = inquire(rules, RulingInput { record, given: &[], edition, doctrine: &doctrine });
    let mut decided: Vec<String> =
        flat(&ruling.ok()?).iter().map(|decision| format!("{decision:?}")).collect();
    decided.sort();
    decided.dedup();
    Some(decided)
}

/// Situations that neither the bank nor random records contain. In one situation, the proper leader leads after
/// declarer has attempted the opening lead (53C, 54E); in the other situation, declarer plays over a card that dummy's
/// gesture may excuse (57C, 60A1).
const BOTH_HAVE_IT: &str = r#"
source = "ours"
title.it = "-"
title.en = "-"

[table]
contract = "3NT S"
deal = "N:QT4.J653.A84.K72 KJ6.Q97.QT52.965 A983.A82.J63.AQ3 752.KT4.K97.JT84"

[[question]]
id = "53-x1"
text.it = "-"
text.en = "-"
events = [{ by = "S", leads = "H2" }, { by = "W", leads = "CJ" }]

[[question]]
id = "60-x1"
text.it = "-"
text.en = "-"
events = [
  { by = "W", plays = "H4" },
  { by = "N", spreads = true },
  { by = "N", touches = "HJ" },
  { by = "E", plays = "HQ" },
  { by = "S", plays = "HA" },
  { by = "W", attention = true },
]
"#;

/// Returns the records with a lead or play out of turn, from the bank, the situations and random records.
fn out_of_turn() -> Vec<(Record, Edition)> {
    let ours = read("ours", BOTH_HAVE_IT).case.questions.into_iter();
    let questions =
        ours.chain(all_items()).map(|question| (question.record.clone(), question.editions[0]));
    let mut records: Vec<(Record, Edition)> = questions.collect();
    let mut runner = TestRunner::deterministic();
    let any = (contracts(), deals(), steps(), prop::sample::select(Edition::ALL.to_vec()));
    for _ in 0..300 {
        let (contract, deal, turns, edition) = any.new_tree(&mut runner).unwrap().current();
        records.push((random_record(contract, deal, edition, &turns).record, edition));
    }
    records.retain(|(record, edition)| {
        let doctrine = Doctrine::default();
        let input = RulingInput { record, given: &[], edition: *edition, doctrine: &doctrine };
        let is_one =
            |kind| matches!(kind, IncidentKind::LeadOutOfTurn | IncidentKind::PlayOutOfTurn);
        let found =
            |entry: &TraceEntry| matches!(entry.step, TraceStep::Incident(kind, _) if is_one(kind));
        laws::rule(input)
            .is_ok_and(|ruling| parts(&ruling).iter().any(|part| part.trace.iter().any(found)))
    });
    records
}

/// The order in which the Laws hear an incident is declared: neighbours declared as independent can be exchanged
/// without effect, and exchanging any other neighbours changes some ruling.
#[test]
fn the_declared_order_of_the_laws_is_exact() {
    let benches: [(&str, bool, RuleSet); 13] = [
        (LEADS[1].clause, LEADS[1].is_independent, turned_around::<1, 0>),
        (LEADS[2].clause, LEADS[2].is_independent, turned_around::<2, 0>),
        (LEADS[3].clause, LEADS[3].is_independent, turned_around::<3, 0>),
        (LEADS[4].clause, LEADS[4].is_independent, turned_around::<4, 0>),
        (LEADS[5].clause, LEADS[5].is_independent, turned_around::<5, 0>),
        (LEADS[6].clause, LEADS[6].is_independent, turned_around::<6, 0>),
        (LEADS[7].clause, LEADS[7].is_independent, turned_around::<7, 0>),
        (PLAYS[1].clause, PLAYS[1].is_independent, turned_around::<0, 1>),
        (PLAYS[2].clause, PLAYS[2].is_independent, turned_around::<0, 2>),
        (PLAYS[3].clause, PLAYS[3].is_independent, turned_around::<0, 3>),
        (PLAYS[4].clause, PLAYS[4].is_independent, turned_around::<0, 4>),
        (PLAYS[5].clause, PLAYS[5].is_independent, turned_around::<0, 5>),
        (PLAYS[6].clause, PLAYS[6].is_independent, turned_around::<0, 6>),
    ];
    let records = out_of_turn();
    let usual = records.iter().map(|(record, edition)| decided_by(laws::hear, record, *edition));
    let usual: Vec<_> = usual.collect();
    let mut found = Vec::new();
    for (clause, apart, rules) in benches {
        let others = records
            .iter()
            .zip(&usual)
            .filter(|((record, edition), usual)| decided_by(rules, record, *edition) != **usual);
        // If the order is declared to matter, one record with another ruling is enough.
        found.push((clause, apart, others.take(if apart { usize::MAX } else { 1 }).count()));
    }
    let true_of = |(_, apart, others): &(&str, bool, usize)| *apart == (*others == 0);
    assert!(
        found.iter().all(true_of),
        "of {} records, those ruled otherwise (clause, is independent, records): {found:?}",
        records.len()
    );
}

proptest! {
    // A tenth of the records is tried, since each is heard once for every combination of answers.
    #![proptest_config(config_fewer(1997))]

    #[test]
    fn a_ruling_agrees_with_exhaustive_hearings(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let story = RandomRecord { given: Vec::new(), ..random_record(contract, deal, edition, &turns) };
        let events = record_text(&story.record);
        // Another test checks that the Laws do not contradict each other.
        let Ok(ruling) = story.rule() else { return Ok(()) };
        if ruling.is_cut_short() {
            return Ok(());
        }
        for (answers, settled) in rule_exhaustively(&story.record, edition).unwrap_or_default() {
            let decided = under(&ruling, &answers);
            prop_assert_eq!(decided, decision_texts(settled.decisions()), "under {}: {}", keys(&answers), events);
        }
    }
}

/// Returns the decisions with their clauses, each once and without its moment: a decision that several incidents repeat
/// may be listed with any of them.
fn undated<'r>(decided: impl IntoIterator<Item = &'r RuledDecision>) -> BTreeSet<String> {
    decided
        .into_iter()
        .map(|ruled| format!("{:?} [{}]", ruled.decision, ruled.law.name()))
        .collect()
}

/// The number of paths of a ruling that are compared.
const COMPARED: usize = 12;

proptest! {
    #![proptest_config(config_fewer(1998))]

    /// An inquiry reuses the ruling that follows from an equal state. With the answers of a path preset nothing is
    /// reused, so the two agree only if equal states have equal consequences.
    #[test]
    fn the_paths_of_a_ruling_with_many_questions_agree_with_preset_answers(
        contract in contracts(), deal in deals(), turns in many_steps(), new in any::<bool>(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let mut story = random_record(contract, deal, edition, &turns);
        story.given = Vec::new();
        let Ok(ruling) = story.rule() else { return Ok(()) };
        if ruling.is_cut_short() || are_covered(&asked_questions(&ruling)) {
            return Ok(());
        }
        for path in paths(&ruling).iter().take(COMPARED) {
            story.given = answered(&path.answers);
            let settled = story.rule();
            prop_assert!(settled.is_ok(), "{:?}", settled.err());
            let settled = settled.unwrap();
            let events = record_text(&story.record);
            prop_assert_eq!(undated(path.decisions()), undated(settled.decisions()), "under {}: {}", keys(&path.answers), events);
        }
    }
}

/// Returns whether the record states the end of the play before this moment, and puts out or calls no card afterwards.
fn is_over(record: &Record, moment: Moment) -> bool {
    let end = record.events.iter().position(|event| matches!(event.act, Act::Ends(_)));
    let plays = |event: &Event| event.act.card_put().is_some() || event.act.is_said_call();
    end.is_some_and(|end| end < usize::from(moment) && !record.events[end..].iter().any(plays))
}

proptest! {
    #![proptest_config(config(2017))]

    #[test]
    fn random_records_get_rulings_and_possible_tables(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(), quarters in 1u8..4,
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let story = random_record(contract, deal, edition, &turns);
        let events = record_text(&story.record);
        let ruling = story.rule();
        prop_assert!(ruling.is_ok(), "{:?}: {events}", ruling.err());
        let ruling = ruling.unwrap();
        prop_assert_eq!(reading_fault(&story.record, &ruling), None, "{}", events);

        prop_assert_eq!(impossible(&ruling), vec![], "impossible: {}", events);
        for part in parts(&ruling) {
            for ruled in &part.decisions {
                prop_assert!(
                    !is_over(&story.record, ruled.moment)
                        || ruled.decision != Decision::Is(Status::PlayContinues),
                    "after the play: {events}"
                );
                if let Decision::Is(Status::Penalty(owner, ..)) = ruled.decision {
                    // The presumed declarer may have become dummy, which does not change the defending side.
                    prop_assert!(contract.is_defender(owner), "a penalty card of {owner}: {events}");
                }
            }
        }
        if !ruling.is_cut_short() {
            for way in paths(&ruling) {
                let untold = without_info_status(&way, &story.record);
                prop_assert!(untold.is_empty(), "the information from {untold:?} is not ruled on: {events}");
                let silent = unanswered(way.trace());
                prop_assert!(silent.is_empty(), "no clause applies to the incidents {silent:?}: {events}");
            }
        }
        for end in ends(&ruling) {
            let Position { deal: left, gone, .. } = end.position;
            prop_assert!((left.known() & gone).is_empty(), "a card is both held and played: {events}");
            let may_be_held = |card: &Card| Seat::ALL.into_iter().any(|seat| left.holds(seat, *card) != Some(false));
            let missing: Hand = (Hand::PACK - gone).iter().filter(|card| !may_be_held(card)).collect();
            prop_assert!(missing.is_empty(), "the cards {missing:?} are lost: {events}");
        }

        let turned = RandomRecord {
            record: story.record.turned(quarters),
            given: story.given.iter()
                .map(|given| PresetAnswer { about: given.about.turned(quarters), ..*given })
                .collect(),
            edition,
        };
        let other = turned.rule();
        prop_assert!(other.is_ok(), "{:?}: {events}", other.err());
        let expected: Vec<_> = flat(&ruling).into_iter()
            .map(|(path, decision, law)| {
                let path: Vec<_> = path.into_iter()
                    .map(|(key, about, answer)| (key, about.turned(quarters), answer))
                    .collect();
                (path, decision.turned(quarters), law)
            })
            .collect();
        let other = other.unwrap();
        prop_assert_eq!(flat(&other), expected, "turned by {}: {}", quarters, events);
        prop_assert_eq!(&other.event_readings(), &ruling.event_readings(), "turned by {}: {}", quarters, events);
    }
}
