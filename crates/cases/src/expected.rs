//! The ruling that a case expects beside the one that the Laws give.

use crate::diag::{Code, Problem, Span};
use arbitro_laws::laws;
use arbitro_laws::ruling::idle::idle_events;
use arbitro_laws::ruling::{Edition, Ruling};

use super::branch_decisions::{BranchDecision, branch_decisions, tree_decisions};
use super::case::{ExpectedDecision, Question};
use super::ruling_terms::RulingTerms;

/// How many differences of a question are shown one by one.
pub(super) const MAX_DIFFERENCES: usize = 3;

/// Whether the record can have happened, and gives the ruling expected and nothing else, where its incidents are heard at
/// most this many times; and how many times they were.
pub(super) fn is_as_expected(item: &Question, terms: &RulingTerms, most: usize) -> (bool, usize) {
    // A record that cannot have happened is not ruled on.
    if !item.record.faults().is_empty() {
        return (false, 0);
    }
    let Ok((ruling, heard)) = laws::rule_within(item.ruling_input(terms), most) else {
        return (false, 0);
    };
    let is_expected = !ruling.is_cut_short()
        && (item.places.ruling.is_none()
            || is_expected(&expected_in(item, terms.edition), &ruling))
        && idle_events(&item.record, &ruling).is_empty();
    (is_expected, heard)
}

/// What is expected must be decided, and what is decided must be expected: each matter once, or as a tree in
/// which whatever comes after an open question stands in each of its branches.
pub(super) fn expectations(
    item: &Question,
    ruling: &Ruling,
    edition: Edition,
    problems: &mut Vec<Problem>,
) {
    let Some(place) = &item.places.ruling else { return };
    let wanted = expected_in(item, edition);
    if !is_expected(&wanted, ruling) {
        differences(&wanted, &branch_decisions(ruling), (place, edition), problems);
    }
}

/// What is expected in an edition.
fn expected_in(item: &Question, edition: Edition) -> Vec<&ExpectedDecision> {
    item.expected.iter().filter(|expected| expected.claim.applies_in(edition)).collect()
}

fn is_expected(wanted: &[&ExpectedDecision], ruling: &Ruling) -> bool {
    is_same(wanted, &branch_decisions(ruling)) || is_same(wanted, &tree_decisions(ruling))
}

fn is_same(wanted: &[&ExpectedDecision], found: &[BranchDecision]) -> bool {
    wanted.iter().all(|expected| is_found(expected, found))
        && found.iter().all(|placed| is_expected_decision(placed, wanted))
}

fn is_found(expected: &ExpectedDecision, found: &[BranchDecision]) -> bool {
    found.iter().any(|placed| placed.is_expected_by(expected))
}

fn is_expected_decision(placed: &BranchDecision, wanted: &[&ExpectedDecision]) -> bool {
    wanted.iter().any(|expected| placed.is_expected_by(expected))
}

/// Each difference; the nearest decision only beside those that may be shown.
fn differences(
    wanted: &[&ExpectedDecision],
    found: &[BranchDecision],
    (place, edition): (&Span, Edition),
    problems: &mut Vec<Problem>,
) {
    let missing = wanted.iter().filter(|expected| !is_found(expected, found));
    let decided: Vec<String> = found.iter().map(BranchDecision::code).collect();
    for (index, expected) in missing.enumerate() {
        let text = expected.claim.text();
        let problem = Problem::new(Code::Missing, expected.span.clone()).with("decision", &text);
        let others = decided.iter().filter(|decided| index <= MAX_DIFFERENCES && **decided != text);
        problems.push(problem.nearest(&text, others.map(String::as_str)));
    }
    for (placed, code) in found.iter().zip(&decided) {
        if !is_expected_decision(placed, wanted) {
            let law = placed.ruled.law.number.in_edition(edition).unwrap_or_default();
            let problem = Problem::new(Code::Unexpected, place.clone()).with("decision", code);
            problems.push(problem.with("law", law));
        }
    }
}
