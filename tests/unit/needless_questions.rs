//! Every question is needed: its answer changes the ruling, its text names its subject, and the record does not answer
//! it.

use std::collections::BTreeMap;

use super::common::random_records::{config, random_record, record_text, steps};
use super::common::{all_items, contracts, deals, parts};
use arbitro::render::text::Words;
use arbitro_laws::bridge::PlayedCard;
use arbitro_laws::laws;
use arbitro_laws::record::event::Act;
use arbitro_laws::ruling::{Doctrine, Edition, FactQuestion, Language, Ruling, RulingInput};
use arbitro_laws::table::Record;
use proptest::prelude::*;

fn ruled(record: &Record, edition: Edition) -> Option<Ruling> {
    let doctrine = Doctrine::default();
    let ruling =
        laws::rule(RulingInput { record, given: &[], edition, doctrine: &doctrine }).ok()?;
    (!ruling.is_cut_short()).then_some(ruling)
}

/// Returns all open questions of a ruling and its branches.
fn open(ruling: &Ruling) -> Vec<FactQuestion> {
    let open = parts(ruling).into_iter().filter_map(|part| part.open.as_ref());
    open.map(|open| open.question).collect()
}

/// Returns a question with two answers that both lead to the same ruling; `None` if there is none.
fn immaterial(ruling: &Ruling) -> Option<String> {
    let open = parts(ruling).into_iter().filter_map(|part| part.open.as_ref());
    open.into_iter().find_map(|open| {
        let [(_, one), (_, two)] = open.branches.as_slice() else { return None };
        one.rules_like(two).then(|| open.question.full_key())
    })
}

thread_local! {
    /// The words of both languages.
    static WORDS: [Words; 2] = Language::ALL.map(|language| Words::new(language, false));
}

/// Returns two different questions with the same text in one of the languages; `None` if there are none.
fn alike(ruling: &Ruling) -> Option<String> {
    let questions = open(ruling);
    let of = |words: &Words| {
        let mut known: BTreeMap<String, FactQuestion> = BTreeMap::new();
        questions.iter().find_map(|question| {
            let text = question.in_words(words);
            let first = *known.entry(text.clone()).or_insert(*question);
            let both = [first, *question].map(|question| question.full_key());
            (first != *question).then(|| format!("{text} {both:?}"))
        })
    };
    WORDS.with(|words| words.iter().find_map(of))
}

/// Returns the cards that players name only as replacements for other cards; none of these cards is meant as a lead.
fn put_instead(record: &Record) -> Vec<PlayedCard> {
    let instead = record.events.iter().filter_map(|event| match event.act {
        Act::Wants { instead, .. } => instead,
        Act::Corrects { card, .. } => Some(card),
        _ => None,
    });
    // The same card may also have been played or shown otherwise.
    let played = |card: PlayedCard| {
        record.events.iter().any(|event| match event.act {
            Act::Plays { card: put, .. } | Act::Touches(put) => put == card,
            Act::Shows(gesture) => gesture.card == card,
            _ => false,
        })
    };
    instead.filter(|card| !played(*card)).collect()
}

/// Returns a question whether a card was meant as a lead, although the record shows that it was not; `None` if there is
/// none.
fn answered(record: &Record, ruling: &Ruling) -> Option<String> {
    let instead = put_instead(record);
    let known = |question: &FactQuestion| {
        let card = question.about.card;
        question.fact.key == "meant-as-lead" && card.is_some_and(|card| instead.contains(&card))
    };
    open(ruling).into_iter().find(known).map(|question| question.full_key())
}

fn wrong(record: &Record, ruling: &Ruling) -> Option<String> {
    immaterial(ruling).or_else(|| alike(ruling)).or_else(|| answered(record, ruling))
}

#[test]
fn inquiries_in_the_bank_are_needed() {
    let mut asked = 0;
    for question in all_items() {
        let Some(ruling) = ruled(&question.record, question.editions[0]) else { continue };
        asked += open(&ruling).len();
        assert_eq!(wrong(&question.record, &ruling), None, "{}", question.id);
    }
    assert!(asked > 1000, "only {asked} questions");
}

proptest! {
    #![proptest_config(config(2017))]

    #[test]
    fn inquiries_on_random_records_are_needed(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let record = random_record(contract, deal, edition, &turns).record;
        let wrong = ruled(&record, edition).and_then(|ruling| wrong(&record, &ruling));
        prop_assert!(wrong.is_none(), "{:?} {}", wrong, record_text(&record));
    }
}
