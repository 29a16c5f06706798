//! Questions that a director would ask: each changes the ruling, each says what it is about, and none asks what the
//! record answers.

use std::collections::BTreeMap;

use super::common::random_records::{config, random_record, record_text, steps};
use super::common::{all_items, contracts, deals, parts};
use arbitro::render::text::Words;
use arbitro::render::wording;
use arbitro_laws::bridge::PlayedCard;
use arbitro_laws::laws;
use arbitro_laws::ruling::{Doctrine, Edition, FactQuestion, Language, Ruling, RulingInput};
use arbitro_laws::table::Record;
use arbitro_laws::table::event::Act;
use proptest::prelude::*;

fn ruled(record: &Record, edition: Edition) -> Option<Ruling> {
    let doctrine = Doctrine::default();
    let ruling =
        laws::rule(RulingInput { record, given: &[], edition, doctrine: &doctrine }).ok()?;
    (!ruling.is_cut_short()).then_some(ruling)
}

/// All questions that are open somewhere in a ruling.
fn open(ruling: &Ruling) -> Vec<FactQuestion> {
    let open = parts(ruling).into_iter().filter_map(|part| part.open.as_ref());
    open.map(|open| open.question).collect()
}

/// A question of which two answers rule the same, of those that have no third.
fn immaterial(ruling: &Ruling) -> Option<String> {
    let open = parts(ruling).into_iter().filter_map(|part| part.open.as_ref());
    open.into_iter().find_map(|open| {
        let [(_, one), (_, two)] = open.branches.as_slice() else { return None };
        one.rules_like(two).then(|| open.question.full_key())
    })
}

thread_local! {
    /// The words of both languages, made once.
    static WORDS: [Words; 2] = Language::ALL.map(|language| Words::new(language, false));
}

/// Two different questions that read the same, in either language.
fn alike(ruling: &Ruling) -> Option<String> {
    let questions = open(ruling);
    let of = |words: &Words| {
        let mut known: BTreeMap<String, FactQuestion> = BTreeMap::new();
        questions.iter().find_map(|question| {
            let text = wording::question(words, *question);
            let first = *known.entry(text.clone()).or_insert(*question);
            let both = [first, *question].map(|question| question.full_key());
            (first != *question).then(|| format!("{text} {both:?}"))
        })
    };
    WORDS.with(|words| words.iter().find_map(of))
}

/// The cards that a player says he plays in the place of another: he does not mean them for the next trick.
fn put_instead(record: &Record) -> Vec<PlayedCard> {
    let instead = record.events.iter().filter_map(|event| match event.act {
        Act::Wants { instead, .. } => instead,
        Act::Corrects { card, .. } => Some(card),
        _ => None,
    });
    // The same card may have been put out in another way too.
    let played = |card: PlayedCard| {
        record.events.iter().any(|event| match event.act {
            Act::Plays { card: put, .. } | Act::Touches(put) => put == card,
            Act::Shows(gesture) => gesture.card == card,
            _ => false,
        })
    };
    instead.filter(|card| !played(*card)).collect()
}

/// A question that the record answers.
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
fn the_questions_of_a_question_are_a_directors() {
    let mut asked = 0;
    for item in all_items() {
        let Some(ruling) = ruled(&item.record, item.editions[0]) else { continue };
        asked += open(&ruling).len();
        assert_eq!(wrong(&item.record, &ruling), None, "{}", item.id);
    }
    assert!(asked > 1000, "only {asked} questions");
}

proptest! {
    #![proptest_config(config(2017))]

    #[test]
    fn whatever_happens_the_questions_are_a_directors(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let record = random_record(contract, deal, edition, &turns).record;
        let wrong = ruled(&record, edition).and_then(|ruling| wrong(&record, &ruling));
        prop_assert!(wrong.is_none(), "{:?} {}", wrong, record_text(&record));
    }
}
