//! Every question is needed: its answer changes the ruling, its text names its subject, and the record does not answer
//! it.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::common::random_records::{config, config_fewer, random_record, record_text, steps};
use super::common::{all_items, contracts, deals, parts};
use arbitro::render::text::Words;
use arbitro_laws::bridge::PlayedCard;
use arbitro_laws::laws;
use arbitro_laws::record::event::Act;
use arbitro_laws::ruling::outcome::Outcome;
use arbitro_laws::ruling::paths::{PathStep, RulingPath};
use arbitro_laws::ruling::{
    Answer, Decision, Doctrine, Edition, FactQuestion, Language, Ruling, RulingInput, Status,
};
use arbitro_laws::table::Record;
use proptest::prelude::*;

/// The doctrine of the tests.
static DOCTRINE: LazyLock<Doctrine> = LazyLock::new(Doctrine::default);

fn input(record: &Record, edition: Edition) -> RulingInput<'_> {
    RulingInput { record, given: &[], edition, doctrine: &DOCTRINE }
}

fn ruled(record: &Record, edition: Edition) -> Option<Ruling> {
    let ruling = laws::rule(input(record, edition)).ok()?;
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
        let card = question.about.card();
        question.fact.key == "meant-as-lead" && card.is_some_and(|card| instead.contains(&card))
    };
    open(ruling).into_iter().find(known).map(|question| question.full_key())
}

/// Returns whether the outcome shows what a decision says: the status of a card.
const fn is_in_the_outcome(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Is(
            Status::Played(..)
                | Status::NotPlayed(..)
                | Status::Called(..)
                | Status::OneOf(..)
                | Status::FifthCard(..)
                | Status::LedOutOfTurn(..)
        )
    )
}

/// A path through a ruling: the answers on it, and how the table stands at its end.
type Standing = (Vec<(FactQuestion, Answer)>, Outcome, Vec<String>);

/// Returns how the table stands at the end of each path: the outcome, without the clauses of its answers, and the
/// decisions that it does not show.
fn standings(input: RulingInput<'_>, ruling: &Ruling) -> Vec<Standing> {
    let note = |path: &mut Vec<(FactQuestion, Answer)>, step: PathStep<'_>| {
        if let PathStep::Answered(question, answer) = step {
            path.push((question, answer));
        }
    };
    let paths = ruling.paths(Vec::new(), &note);
    let leaves = laws::outcomes(input, ruling).unwrap().into_iter();
    let standings = leaves.filter_map(|leaf| {
        let is_path = |path: &&(Vec<_>, RulingPath<'_>)| {
            path.0.len() == leaf.answers.len()
                && path.0.iter().all(|answer| leaf.answers.contains(answer))
        };
        let (_, path) = paths.iter().find(is_path)?;
        let others = path.decisions().map(|ruled| ruled.decision);
        let others = others.filter(|decision| !is_in_the_outcome(*decision));
        let mut others: Vec<String> = others.map(|decision| decision.to_string()).collect();
        others.sort();
        others.dedup();
        let mut outcome = leaf.outcome;
        outcome.requests.iter_mut().for_each(|request| request.law = None);
        Some((leaf.answers, outcome, others))
    });
    standings.collect()
}

/// The largest number of paths that are compared in pairs.
const MAX_PATHS: usize = 60;

/// Returns a question whose answer makes no difference to how the table stands, whatever the other answers are; `None`
/// if there is none.
fn idle(input: RulingInput<'_>, ruling: &Ruling) -> Option<String> {
    let all = standings(input, ruling);
    if all.len() > MAX_PATHS {
        return None;
    }
    let answer = |path: &[(FactQuestion, Answer)], question: FactQuestion| {
        path.iter().find(|(asked, _)| *asked == question).map(|(_, answer)| *answer)
    };
    let agree = |one: &Standing, two: &Standing, except: FactQuestion| {
        one.0.iter().all(|(question, given)| {
            *question == except || answer(&two.0, *question).is_none_or(|other| other == *given)
        })
    };
    open(ruling).into_iter().find_map(|question| {
        let differ = |one: &Standing, two: &Standing| {
            answer(&one.0, question).zip(answer(&two.0, question)).is_some_and(|(a, b)| a != b)
        };
        let pairs = || {
            let with = |one| all.iter().map(move |two| (one, two));
            let pairs = all.iter().flat_map(with);
            pairs.filter(|(one, two)| differ(one, two) && agree(one, two, question))
        };
        let same = |(one, two): (&Standing, &Standing)| (&one.1, &one.2) == (&two.1, &two.2);
        (pairs().next().is_some() && pairs().all(same)).then(|| question.full_key())
    })
}

fn wrong(record: &Record, ruling: &Ruling) -> Option<String> {
    immaterial(ruling).or_else(|| alike(ruling)).or_else(|| answered(record, ruling))
}

#[test]
fn inquiries_in_the_bank_are_needed() {
    let mut asked = 0;
    for question in all_items() {
        let edition = question.editions[0];
        let Some(ruling) = ruled(&question.record, edition) else { continue };
        asked += open(&ruling).len();
        assert_eq!(wrong(&question.record, &ruling), None, "{}", question.id);
        assert_eq!(idle(input(&question.record, edition), &ruling), None, "{}", question.id);
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

proptest! {
    #![proptest_config(config_fewer(2018))]

    #[test]
    fn answers_on_random_records_matter_to_the_outcome(
        contract in contracts(), deal in deals(), turns in steps(), new in any::<bool>(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let record = random_record(contract, deal, edition, &turns).record;
        let ruling = ruled(&record, edition);
        let idle = ruling.and_then(|ruling| idle(input(&record, edition), &ruling));
        prop_assert!(idle.is_none(), "{:?} {}", idle, record_text(&record));
    }
}
