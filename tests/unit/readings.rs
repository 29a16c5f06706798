//! Event readings: every event of a record has exactly one reading, and all readings together explain the cards on the
//! table.

use std::collections::BTreeSet;

use super::common::acts::acts;
use super::common::{all_items, item, reading_fault, rule, rule_exhaustively, rule_in};
use arbitro::render::diagram::{event_line, event_of};
use arbitro::render::ruling::{self, ReasonDepth};
use arbitro::render::text::{Words, say};
use arbitro::render::{readings, term};
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::bridge::{Card, Hand, PlayedCard, Position, Rank, Seat, Suit};
use arbitro_laws::record::event::Event;
use arbitro_laws::record::event::{Act, PlayManner};
use arbitro_laws::record::spoken;
use arbitro_laws::ruling::idle::{IdleEvent, idle_events};
use arbitro_laws::ruling::{Decision, DecisionAct as Done, Edition, Language};
use arbitro_laws::table::{EventReading, FollowUpRole, IncidentKind, Record};
use proptest::prelude::*;
use proptest::sample::Index;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

#[test]
fn every_event_has_a_valid_reading() {
    for question in all_items() {
        let ruling = rule(&question);
        assert_eq!(reading_fault(&question.record, &ruling), None, "{}", question.id);
    }
}

#[test]
fn printed_readings_repeat_the_statement() {
    for language in [Language::Italian, Language::English] {
        let words = Words::new(language, false);
        for question in all_items() {
            let told = readings::json(&words, &question, 2007, rule(&question).event_readings());
            let told = serde_json::to_value(told).expect("JSON");
            let told: Vec<&str> = told["events"]
                .as_array()
                .expect("events")
                .iter()
                .map(|event| event["text"].as_str().expect("a text"))
                .collect();
            let said = |index: usize| {
                let said = question.event_texts.get(index).and_then(Option::as_ref);
                said.map(|said| said.in_language(language))
            };
            let line = |(index, event): (usize, &Event)| {
                event_line(&words, &question.record, event, said(index))
            };
            let statement: Vec<String> =
                question.record.events.iter().enumerate().map(line).collect();
            assert_eq!(told, statement, "{}", question.id);
        }
    }
}

/// Returns all cards that the diagram shows, in the hands and played.
fn shown(position: &Position) -> Hand {
    position.deal.known() | position.gone
}

/// Returns true if the ruling allows or requires the card to return to the hand that played it.
fn goes_back(decisions: &[Decision], hand: Seat, card: Card) -> bool {
    decisions.iter().any(|decision| {
        let (Decision::Must(_, done) | Decision::May(_, done)) = decision else { return false };
        *done == Done::Withdraw(hand, PlayedCard::Exact(card))
    })
}

#[test]
fn readings_explain_the_cards_on_the_table() {
    let mut regular = 0;
    for question in all_items() {
        let record = &question.record;
        for (_, end) in rule_exhaustively(record, question.editions[0]).into_iter().flatten() {
            let decisions: Vec<Decision> = end.decisions().map(|ruled| ruled.decision).collect();
            let (before, after) = (shown(&record.start), shown(&end.position));
            assert!((end.position.deal.known() & end.position.gone).is_empty(), "{}", question.id);
            // A card played without a name leaves open which cards its hand still has.
            let held = |card: &Card| Seat::ALL.map(|seat| end.position.deal.holds(seat, *card));
            let lost = |card: &Card| held(card).iter().all(|held| *held == Some(false));
            let lost: Hand = (before - after).iter().filter(lost).collect();
            assert!(lost.is_empty(), "{}: lost {lost:?}", question.id);
            // A card read as a regular play is on the table, unless the ruling allows the card to return.
            for (event, reading) in record.events.iter().zip(end.event_readings().iter()) {
                let (Act::Plays { card, .. }, EventReading::Regular) = (event.act, reading) else {
                    continue;
                };
                let Some(card) = card.card() else { continue };
                regular += 1;
                assert!(
                    end.position.gone.contains(card) || goes_back(&decisions, event.by, card),
                    "{}: {card} is read as a regular play, and is not played",
                    question.id
                );
            }
        }
    }
    assert!(regular > 1000, "only {regular} regular plays");
}

#[test]
fn a_call_from_dummy_does_not_end_words_about_declarers_own_card() {
    let card = |suit, rank| PlayedCard::Exact(Card::new(suit, rank));
    let plays = |suit, rank| Act::Plays { card: card(suit, rank), manner: PlayManner::Play };
    let (east, south, west) = (Seat::East, Seat::South, Seat::West);
    let mut revoking = item("63-05");
    let events = [
        (east, plays(Suit::Clubs, Rank::Queen)),
        (south, plays(Suit::Clubs, Rank::Five)),
        (east, plays(Suit::Hearts, Rank::Ace)),
        (south, plays(Suit::Diamonds, Rank::Two)),
        (west, plays(Suit::Hearts, Rank::Four)),
        (south, Act::Calls(spoken::parse("cinque di cuori").expect("a call"))),
        (south, Act::Corrects { card: card(Suit::Hearts, Rank::Seven), of: None }),
    ];
    revoking.record = continued(&revoking, 2, &events);
    let reading = rule(&revoking).event_readings().iter().next_back();
    assert_eq!(reading, Some(EventReading::FollowUp { of: 5, role: FollowUpRole::Correction }));
}

/// Returns a question's record, cut after `events` events and continued with other acts.
fn continued(question: &Question, events: usize, then: &[(Seat, Act)]) -> Record {
    let continued = question.record.changed(|record| {
        record.events.truncate(events);
        record.events.extend(then.iter().map(|(by, act)| Event { by: *by, act: *act }));
    });
    continued.expect("a possible record")
}

/// Cuts a question's record after `events` events, adds the acts `then`, and returns the indexes of the unread events.
fn reading_codes(id: &str, events: usize, then: &[(Seat, Act)]) -> Vec<u8> {
    let mut question = item(id);
    question.record = continued(&question, events, then);
    question.event_texts.resize(question.record.events.len(), None);
    rule(&question).event_readings().unread().collect()
}

#[test]
fn events_without_a_use_are_unread() {
    let card = |suit, rank| PlayedCard::Exact(Card::new(suit, rank));
    let (three, queen) = (card(Suit::Clubs, Rank::Three), card(Suit::Clubs, Rank::Queen));
    let (east, west) = (Seat::East, Seat::West);
    // East follows suit with the three and replaces it by the queen: East has not revoked, and the queen is an
    // additional card.
    let east_plays = (east, Act::Plays { card: three, manner: PlayManner::Play });
    let changes = (east, Act::Corrects { card: queen, of: None });
    assert_eq!(reading_codes("63-05", 2, &[east_plays]), [0; 0]);
    assert_eq!(reading_codes("63-05", 2, &[east_plays, changes]), [0; 0]);
    // No irregularity occurred to which attention could be drawn, and no player has conceded, so both acts are unread.
    assert_eq!(reading_codes("63-05", 2, &[(west, Act::ATTENTION), (west, Act::Objects)]), [2, 3]);
    // After a revoke, drawing attention has a meaning.
    let discards =
        (east, Act::Plays { card: card(Suit::Diamonds, Rank::Five), manner: PlayManner::Play });
    assert_eq!(reading_codes("63-05", 2, &[discards, changes, (west, Act::ATTENTION)]), [0; 0]);
}

#[test]
fn words_about_a_card_refer_to_the_last_one() {
    let card = |suit, rank| PlayedCard::Exact(Card::new(suit, rank));
    let plays = |suit, rank| Act::Plays { card: card(suit, rank), manner: PlayManner::Play };
    let (east, south) = (Seat::East, Seat::South);
    // East revokes and plays on. A later replacement that does not name the replaced card is read as attention; one
    // that names the card of the revoke is read as the revoke's correction.
    let later = Act::Corrects { card: card(Suit::Clubs, Rank::Three), of: None };
    let named = Act::Corrects {
        card: card(Suit::Clubs, Rank::Three),
        of: Some(card(Suit::Diamonds, Rank::Five)),
    };
    for (correction, role) in [(later, FollowUpRole::Attention), (named, FollowUpRole::Correction)]
    {
        let events = [
            (east, plays(Suit::Diamonds, Rank::Five)),
            (south, plays(Suit::Clubs, Rank::King)),
            (east, plays(Suit::Hearts, Rank::Two)),
            (east, correction),
        ];
        let mut question = item("63-05");
        question.record = continued(&question, 2, &events);
        let reading = rule(&question).event_readings().iter().next_back();
        assert!(
            matches!(reading, Some(EventReading::FollowUp { role: is, .. }) if is == role),
            "{correction:?}: {reading:?}"
        );
    }
}

/// Any additional event at any moment is read as regular, heard, or reported as unread.
#[test]
fn any_additional_event_is_read_or_reported_as_unread() {
    let words = Words::new(Language::English, false);
    let mut runner = TestRunner::deterministic();
    let (mut told, mut left_out) = (0, 0);
    let questions = all_items().into_iter().enumerate();
    let in_each = questions
        .flat_map(|(dice, question)| Edition::ALL.map(|year| (dice, year, question.clone())));
    for (dice, edition, mut question) in in_each {
        let terms = RulingTerms { edition, ..RulingTerms::default() };
        let ruling = rule_in(&question, edition);
        let position = ruling.position;
        let by = Seat::ALL[dice % 4];
        let which = any::<Index>().new_tree(&mut runner).expect("an index").current();
        let Some(more) = acts(by, &position, &question.record, dice, which) else { continue };
        let before = question.record.clone();
        for act in more {
            let longer = before.changed(|record| record.events.push(Event { by, act }));
            let Ok(longer) = longer else { continue };
            question.record = longer;
            let ruling = question.rule(&terms);
            let ruling =
                ruling.unwrap_or_else(|error| panic!("{} {by} {act:?}: {error}", question.id));
            let idle = idle_events(&question.record, &ruling);
            let text = (!idle.is_empty()).then(|| {
                term::render(&ruling::full_document(
                    &words,
                    &question,
                    &ruling,
                    &terms,
                    ReasonDepth::Ruling,
                ))
            });
            for IdleEvent { event, .. } in idle {
                left_out += usize::from(event == before.events.len());
                let said = format!("{}. {}", event + 1, event_of(&words, &question, event));
                let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
                let text = text.iter().flat_map(|text| text.split_whitespace());
                let text = text.collect::<Vec<_>>().join(" ");
                assert!(text.contains(&said), "{}: {said}\n{text}", question.id);
            }
            told += 1;
        }
    }
    assert!(told > 10_000 && left_out > 200, "{told} events read, {left_out} unread");
}

/// Each kind of incident has texts of its own, and not those that stand for the rest.
#[test]
fn every_kind_of_incident_has_its_own_texts() {
    for language in Language::ALL {
        let words = Words::new(language, false);
        for key in ["kind", "became-deed"] {
            let text = |kind: &IncidentKind| match key {
                "kind" => say!(words, "kind", kind = kind.key(), who = "X"),
                _ => say!(words, "became-deed", kind = kind.key()),
            };
            let texts: BTreeSet<String> = IncidentKind::ALL.iter().map(text).collect();
            assert_eq!(texts.len(), IncidentKind::ALL.len(), "{key} {language:?}");
        }
    }
}
