//! The ledger: for each clause, the cases that apply it (+) and those that reject it (-). It only grows.
//!
//! `UPDATE_EXPECT=1 cargo test --test coverage` adds what is new; what is lost has to be taken out by hand.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use arbitro::law;
use arbitro::ruling::Edition;
use common::{items, rule};

type Ledger = BTreeMap<String, BTreeSet<String>>;

fn now() -> Ledger {
    let mut ledger: Ledger = law::clauses()
        .filter(|clause| clause.is_in_force(Edition::Y2007))
        .map(|clause| (clause.name().to_owned(), BTreeSet::new()))
        .collect();
    for item in items() {
        let ruling = rule(&item);
        let applied = ruling.applied().into_iter().map(|clause| (clause, '+'));
        let rejected = ruling.rejected().into_iter().map(|rejection| (rejection.law, '-'));
        for (clause, sign) in applied.chain(rejected) {
            let entry = ledger.entry(clause.name().to_owned()).or_default();
            entry.insert(format!("{sign}{}", item.id));
        }
    }
    ledger
}

fn read(text: &str) -> Ledger {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| {
            let (clause, cases) = line.split_once(':')?;
            Some((clause.to_owned(), cases.split_whitespace().map(str::to_owned).collect()))
        })
        .collect()
}

fn write(ledger: &Ledger) -> String {
    let mut text = "# Each clause of 2007, the cases that apply it (+) and that reject it (-). It only grows.\n".to_owned();
    for (clause, cases) in ledger {
        let cases: Vec<&str> = cases.iter().map(String::as_str).collect();
        let _ = writeln!(text, "{clause}: {}", cases.join(" "));
    }
    text
}

#[test]
fn the_ledger_only_grows() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/coverage.txt");
    let kept = read(&std::fs::read_to_string(&path).unwrap_or_default());
    let now = now();
    let mut lost = Vec::new();
    for (clause, cases) in &kept {
        for case in cases {
            if !now.get(clause).is_some_and(|now| now.contains(case)) {
                lost.push(format!("{clause} {case}"));
            }
        }
    }
    assert!(lost.is_empty(), "lost from the ledger: {lost:?}");
    if kept != now && std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, write(&now)).unwrap();
        return;
    }
    assert_eq!(kept, now, "new in the ledger: run with UPDATE_EXPECT=1 to add it");
}

/// Articles 45, 46 and 47: every clause in force is applied by some case.
#[test]
fn every_clause_of_articles_45_to_47_is_applied() {
    let now = now();
    let bare: Vec<&String> = now
        .iter()
        .filter(|(clause, _)| ["45", "46", "47"].iter().any(|law| clause.starts_with(law)))
        .filter(|(_, cases)| !cases.iter().any(|case| case.starts_with('+')))
        .map(|(clause, _)| clause)
        .collect();
    assert!(bare.is_empty(), "never applied: {bare:?}");
}
