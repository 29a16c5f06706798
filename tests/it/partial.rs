//! Knowing less never decides more: whatever part of the deal is hidden, what is decided all the same is decided
//! with every card known too. What is not known is a condition or a question.

use crate::common::hiding::{Hiding, hidden, hidings};
use crate::common::stories::{Story, cases, story, tell, turns};
use crate::common::{all_items, contracts, deals, told, ways};
use arbitro::law;
use arbitro::ruling::{Contradiction, Decision, Doctrine, Edition, Given, Matter, Ruling};
use arbitro::table::Record;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngSeed, TestRunner};

fn ruled(record: &Record, given: &[Given], edition: Edition) -> Result<Ruling, Contradiction> {
    let doctrine = Doctrine::default();
    let matter = Matter { record, given, edition, doctrine: &doctrine };
    law::rule(matter)
}

/// What is decided whatever the hidden cards are, and not when they are seen.
fn decided_too_much(
    record: &Record,
    given: &[Given],
    edition: Edition,
    hiding: &Hiding,
) -> Option<String> {
    let mut partial = record.clone();
    partial.start.deal = hidden(&record.start.deal, hiding);
    if !partial.faults().is_empty() {
        return None;
    }
    let whole = ruled(record, given, edition).ok()?;
    let less = match ruled(&partial, given, edition) {
        Ok(less) => less,
        Err(clash) => return Some(format!("\nclash {clash} {}", tell(&partial))),
    };
    if whole.is_cut_short() || less.is_cut_short() {
        return None;
    }
    let too_much = ways(&whole).into_iter().find_map(|way| {
        let decided: Vec<Decision> = way.decisions().map(|ruled| ruled.decision).collect();
        let stands = |one: &Decision| decided.iter().any(|other| other.entails(one));
        let more: Vec<_> = less.decisions().filter(|ruled| !stands(&ruled.decision)).collect();
        (!more.is_empty()).then(|| told(more))
    });
    too_much.map(|more| format!("{more:#?} {edition:?} {}# whole: {}", tell(&partial), tell(record)))
}

#[test]
fn a_question_with_less_of_its_deal_decides_no_more() {
    let config = Config { rng_seed: RngSeed::Fixed(2007), ..Config::default() };
    let mut runner = TestRunner::new(config);
    let tried = cases().div_ceil(400);
    for item in all_items() {
        for _ in 0..tried {
            let hiding = hidings().new_tree(&mut runner).unwrap().current();
            let more = decided_too_much(&item.record, &item.given, item.edition(None), &hiding);
            assert_eq!(more, None, "{}", item.id);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(),
        rng_seed: RngSeed::Fixed(2007),
        ..ProptestConfig::default()
    })]

    #[test]
    fn a_record_with_less_of_its_deal_decides_no_more(
        contract in contracts(), deal in deals(), turns in turns(), new in any::<bool>(), hiding in hidings(),
    ) {
        let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
        let Story { record, given, .. } = story(contract, deal, edition, &turns);
        let more = decided_too_much(&record, &given, edition, &hiding);
        prop_assert!(more.is_none(), "{}", more.unwrap_or_default());
    }
}

#[test]
#[ignore]
fn survey() {
    use std::collections::BTreeMap;
    let config = Config { rng_seed: RngSeed::Fixed(7), ..Config::default() };
    let mut runner = TestRunner::new(config);
    let mut found: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let strategy = (contracts(), deals(), turns(), any::<bool>(), hidings());
    let mut note = |more: Option<String>, id: &str| {
        let Some(more) = more else { return };
        let key = more.lines().nth(1).unwrap_or("").to_owned();
        let law = key.rsplit('[').next().unwrap_or("").to_owned();
        let kind: String = key.split(' ').nth(5).unwrap_or("").split('(').take(2).collect::<Vec<_>>().join(" ");
        let one = found.entry(format!("{law} {kind}{}", if key.starts_with("clash") {&key} else {""})).or_insert((0, format!("{id} {more}")));
        one.0 += 1;
        if more.len() < one.1.len() { one.1 = format!("{id} {more}"); }
    };
    if std::env::var("BANK").is_ok() {
        for item in all_items() {
            for _ in 0..20 {
                let hiding = hidings().new_tree(&mut runner).unwrap().current();
                note(decided_too_much(&item.record, &item.given, item.edition(None), &hiding), &item.id);
            }
        }
    } else {
        for _ in 0..cases() {
            let (contract, deal, turns, new, hiding) = strategy.new_tree(&mut runner).unwrap().current();
            let edition = if new { Edition::Y2017 } else { Edition::Y2007 };
            let Story { record, given, .. } = story(contract, deal, edition, &turns);
            note(decided_too_much(&record, &given, edition, &hiding), "");
        }
    }
    for (key, (n, text)) in found {
        println!("=== {key}: {n}\n{text}");
    }
}
