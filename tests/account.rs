//! The account of the reading: every event of a record is accounted for, once, and the books close.

mod common;

use arbitro::bridge::{Card, Hand, PlayedCard, Position, Seat};
use arbitro::report::account;
use arbitro::report::diagram::event_line;
use arbitro::report::text::Words;
use arbitro::ruling::{Act as Done, Decision, Language};
use arbitro::table::event::Act;
use arbitro::table::{Became, Event};
use common::{all_items, misread, rule};

#[test]
fn every_event_is_accounted_for_and_belongs_to_something_that_counts() {
    for item in all_items() {
        let ruling = rule(&item);
        ruling.each(&mut |ruling| assert_eq!(misread(&item.record, ruling), None, "{}", item.id));
    }
}

#[test]
fn the_account_prints_back_to_the_statement() {
    for language in [Language::Italian, Language::English] {
        let words = Words::new(language, false);
        for item in all_items() {
            let told = account::json(&words, &item, 2007, &rule(&item).account);
            let told = serde_json::to_value(told).expect("JSON");
            let told: Vec<&str> = told["events"]
                .as_array()
                .expect("events")
                .iter()
                .map(|event| event["text"].as_str().expect("a text"))
                .collect();
            let said = |index: usize| {
                let said = item.said.get(index).and_then(Option::as_ref);
                said.map(|said| said.in_language(language))
            };
            let line = |(index, event): (usize, &Event)| {
                event_line(&words, &item.record, event, said(index))
            };
            let statement: Vec<String> = item.record.events.iter().enumerate().map(line).collect();
            assert_eq!(told, statement, "{}", item.id);
        }
    }
}

/// All cards that the diagram shows: in hands, and played.
fn shown(position: &Position) -> Hand {
    position.deal.known() | position.gone
}

/// Whether the ruling lets the card go back to the hand that put it out.
fn goes_back(decisions: &[Decision], hand: Seat, card: Card) -> bool {
    decisions.iter().any(|decision| {
        let (Decision::Must(_, done) | Decision::May(_, done)) = decision else { return false };
        *done == Done::Withdraw(hand, PlayedCard::Exact(card))
    })
}

#[test]
fn the_books_close() {
    let mut regular = 0;
    for item in all_items() {
        let (record, ruling) = (&item.record, rule(&item));
        for leaf in ruling.leaves() {
            let Some(end) = leaf.end().filter(|end| end.open.is_none()) else { continue };
            let decisions: Vec<Decision> = leaf.decisions().map(|ruled| ruled.decision).collect();
            let (before, after) = (shown(&record.start), shown(&end.position));
            assert!((end.position.deal.known() & end.position.gone).is_empty(), "{}", item.id);
            // What is put out unnamed leaves open which cards its hand still holds.
            let held = |card: &Card| Seat::ALL.map(|seat| end.position.deal.holds(seat, *card));
            let lost = |card: &Card| held(card).iter().all(|held| *held == Some(false));
            let lost: Hand = (before - after).iter().filter(lost).collect();
            assert!(lost.is_empty(), "{}: lost {lost:?}", item.id);
            // A card told as a regular play lies on the table, unless the ruling lets it go back.
            for (event, became) in record.events.iter().zip(end.account.iter()) {
                let (Act::Plays { card, .. }, Became::Regular) = (event.act, became) else {
                    continue;
                };
                let Some(card) = card.card() else { continue };
                regular += 1;
                assert!(
                    end.position.gone.contains(card) || goes_back(&decisions, event.by, card),
                    "{}: {card} is told as regular, and is not played",
                    item.id
                );
            }
        }
    }
    assert!(regular > 1000, "only {regular} regular plays");
}
