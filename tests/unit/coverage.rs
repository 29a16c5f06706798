//! The coverage list of each edition: for each clause in force, the questions of the bank that apply the clause (+) and
//! those that reject it (-).
//!
//! `UPDATE_EXPECT=1 cargo test --lib coverage` adds new entries. An entry that no longer holds makes the test fail; it
//! must be removed by hand.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::common::expected::{assert_file, text_of};
use super::common::{all_items, items, rule, rule_in};
use arbitro_laws::laws;
use arbitro_laws::ruling::trace::TraceStep;
use arbitro_laws::ruling::{Clause, Edition};

type Coverage = BTreeMap<String, BTreeSet<String>>;

fn now(edition: Edition) -> Coverage {
    let number = |clause: &Clause| clause.number.in_edition(edition).map(str::to_owned);
    let mut coverage: Coverage =
        laws::clauses().filter_map(number).map(|number| (number, BTreeSet::new())).collect();
    for question in items().iter().filter(|question| question.belongs_to(edition)) {
        let ruling = rule_in(question, edition);
        let applied = ruling.applied().into_iter().map(|clause| (clause, '+'));
        let rejected = ruling.rejected().into_iter().map(|rejection| (rejection.law, '-'));
        for (clause, sign) in applied.chain(rejected) {
            let number = number(clause).expect("a clause that was heard is in force");
            coverage.entry(number).or_default().insert(format!("{sign}{}", question.id));
        }
    }
    coverage
}

fn path(edition: Edition) -> String {
    format!("tests/coverage-{}.txt", edition.year())
}

fn read(text: &str) -> Coverage {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .filter_map(|line| {
            let (clause, cases) = line.split_once(':')?;
            Some((clause.to_owned(), cases.split_whitespace().map(str::to_owned).collect()))
        })
        .collect()
}

/// Returns the clauses for which no question has the sign: `+` for applied, `-` for rejected.
fn without(coverage: &Coverage, sign: char) -> Vec<&str> {
    let lacks = |cases: &BTreeSet<String>| !cases.iter().any(|case| case.starts_with(sign));
    coverage.iter().filter(|(_, cases)| lacks(cases)).map(|(clause, _)| clause.as_str()).collect()
}

fn write(coverage: &Coverage, edition: Edition) -> String {
    let year = edition.year();
    let mut text = format!(
        "# Each clause of {year}, with the questions that apply it (+) and that reject it (-). The list only grows.\n"
    );
    for (clause, cases) in coverage {
        let cases: Vec<&str> = cases.iter().map(String::as_str).collect();
        let _ = writeln!(text, "{clause}: {}", cases.join(" "));
    }
    let _ = writeln!(text, "# Applied by no case: {}", without(coverage, '+').join(" "));
    let _ = writeln!(text, "# Rejected by no case: {}", without(coverage, '-').join(" "));
    text
}

/// Checks that every entry of an edition's list still holds and that the list lacks no entry; `UPDATE_EXPECT=1` adds
/// the entries that it lacks.
fn only_grows(edition: Edition) {
    let path = path(edition);
    let kept = read(&text_of(&path));
    let now = now(edition);
    let mut lost = Vec::new();
    for (clause, cases) in &kept {
        for case in cases {
            if !now.get(clause).is_some_and(|now| now.contains(case)) {
                lost.push(format!("{clause} {case}"));
            }
        }
    }
    assert!(lost.is_empty(), "entries lost from the coverage list of {}: {lost:?}", edition.year());
    assert_file(&path, &write(&now, edition));
}

#[test]
fn coverage_of_each_edition_only_grows() {
    Edition::ALL.into_iter().for_each(only_grows);
}

#[test]
fn every_clause_in_force_is_applied_and_rejected_by_cases() {
    for edition in Edition::ALL {
        let now = now(edition);
        let in_force = laws::clauses().filter(|clause| clause.is_in_force(edition)).count();
        assert!(
            now.len() == in_force && in_force > 150,
            "{} clauses listed of {in_force} in force",
            now.len()
        );
        assert_eq!(without(&now, '+'), [""; 0], "clauses never applied in {}", edition.year());
        assert_eq!(without(&now, '-'), [""; 0], "clauses never rejected in {}", edition.year());
    }
}

/// A clause declares every fact on which its application depended; the clause's page and JSON list these facts as
/// questions.
#[test]
fn clauses_declare_the_facts_they_ask() {
    let mut asked = BTreeSet::new();
    for item in all_items() {
        rule(&item).each(&mut |part| {
            let mut open: Vec<(u8, &Clause)> = Vec::new();
            for entry in &part.trace {
                open.retain(|(depth, _)| *depth < entry.depth);
                match entry.step {
                    TraceStep::Opened(clause, _) => open.push((entry.depth, clause)),
                    TraceStep::Answered { question: inquiry, .. } => {
                        let (_, clause) = open.last().expect("a clause asks");
                        if !clause.asks.contains(&inquiry.fact) {
                            asked.insert((clause.name(), inquiry.fact.key));
                        }
                    }
                    _ => {}
                }
            }
        });
    }
    assert_eq!(asked, BTreeSet::new(), "facts asked by a clause that does not declare them");
}
