//! The ruling that a case expects beside the one that the Laws give.

use crate::diag::{Code, Problem, Span};
use arbitro_laws::laws;
use arbitro_laws::ruling::idle::idle;
use arbitro_laws::ruling::{Edition, Ruling};

use super::case::{Expected, Item};
use super::placed::{Placed, placed, placed_in_tree};
use super::terms::Terms;

/// How many differences of a question are shown one by one.
pub(super) const TOLD: usize = 3;

/// Whether the record can have happened, and gives the ruling expected and nothing else, where its incidents are heard at
/// most this many times; and how many times they were.
pub(super) fn is_as_expected(item: &Item, terms: &Terms, most: usize) -> (bool, usize) {
    // A record that cannot have happened is not ruled on.
    if !item.record.faults().is_empty() {
        return (false, 0);
    }
    let Ok((ruling, heard)) = laws::rule_within(item.matter(terms), most) else {
        return (false, 0);
    };
    let is_expected = !ruling.is_cut_short()
        && (item.places.ruling.is_none() || is_expected(&wanted(item, terms.edition), &ruling))
        && idle(&item.record, &ruling).is_empty();
    (is_expected, heard)
}

/// What is expected must be decided, and what is decided must be expected: each matter once, or as a tree in
/// which whatever comes after an open question stands in each of its branches.
pub(super) fn expectations(
    item: &Item,
    ruling: &Ruling,
    edition: Edition,
    problems: &mut Vec<Problem>,
) {
    let Some(place) = &item.places.ruling else { return };
    let wanted = wanted(item, edition);
    if !is_expected(&wanted, ruling) {
        differences(&wanted, &placed(ruling), (place, edition), problems);
    }
}

/// What is expected in an edition.
fn wanted(item: &Item, edition: Edition) -> Vec<&Expected> {
    item.expected.iter().filter(|expected| expected.claim.stands_in(edition)).collect()
}

fn is_expected(wanted: &[&Expected], ruling: &Ruling) -> bool {
    is_same(wanted, &placed(ruling)) || is_same(wanted, &placed_in_tree(ruling))
}

fn is_same(wanted: &[&Expected], found: &[Placed]) -> bool {
    wanted.iter().all(|expected| is_found(expected, found))
        && found.iter().all(|placed| is_wanted(placed, wanted))
}

fn is_found(expected: &Expected, found: &[Placed]) -> bool {
    found.iter().any(|placed| placed.is_expected_by(expected))
}

fn is_wanted(placed: &Placed, wanted: &[&Expected]) -> bool {
    wanted.iter().any(|expected| placed.is_expected_by(expected))
}

/// Each difference; the nearest decision only beside those that may be shown.
fn differences(
    wanted: &[&Expected],
    found: &[Placed],
    (place, edition): (&Span, Edition),
    problems: &mut Vec<Problem>,
) {
    let missing = wanted.iter().filter(|expected| !is_found(expected, found));
    let decided: Vec<String> = found.iter().map(Placed::code).collect();
    for (index, expected) in missing.enumerate() {
        let text = expected.claim.text();
        let problem = Problem::new(Code::Missing, expected.span.clone()).with("decision", &text);
        let others = decided.iter().filter(|decided| index <= TOLD && **decided != text);
        problems.push(problem.nearest(&text, others.map(String::as_str)));
    }
    for (placed, code) in found.iter().zip(&decided) {
        if !is_wanted(placed, wanted) {
            let law = placed.ruled.law.number.in_edition(edition).unwrap_or_default();
            let problem = Problem::new(Code::Unexpected, place.clone()).with("decision", code);
            problems.push(problem.with("law", law));
        }
    }
}
