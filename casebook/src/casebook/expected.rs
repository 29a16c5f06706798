//! The ruling that a case expects beside the one that the Laws give.

use crate::diag::{Code, Problem, Span};
use crate::ruling::idle::idle;
use crate::ruling::{Edition, Ruling};

use super::case::{Expected, Item};
use super::placed::{Placed, placed, placed_in_tree};
use super::terms::Terms;

/// Whether the record can have happened, and gives the ruling expected and nothing else.
pub(super) fn is_as_expected(item: &Item, terms: &Terms) -> bool {
    // A record that cannot have happened is not ruled on.
    if !item.record.faults().is_empty() {
        return false;
    }
    let Ok(ruling) = item.rule(terms) else { return false };
    let mut problems = Vec::new();
    expectations(item, &ruling, terms.edition, &mut problems);
    let all_read = idle(&item.record, &ruling).is_empty();
    problems.is_empty() && all_read && !ruling.is_cut_short()
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
    let wanted: Vec<&Expected> =
        item.expected.iter().filter(|expected| expected.claim.stands_in(edition)).collect();
    let mut found = differences(&wanted, &placed(ruling), place, edition);
    if !found.is_empty() && differences(&wanted, &placed_in_tree(ruling), place, edition).is_empty()
    {
        found.clear();
    }
    problems.append(&mut found);
}

fn differences(
    wanted: &[&Expected],
    found: &[Placed],
    place: &Span,
    edition: Edition,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    for expected in wanted {
        if !found.iter().any(|placed| placed.is_expected_by(expected)) {
            let text = expected.claim.text();
            let problem =
                Problem::new(Code::Missing, expected.span.clone()).with("decision", &text);
            let mut decided: Vec<String> = found.iter().map(Placed::code).collect();
            decided.retain(|decided| *decided != text);
            problems.push(problem.nearest(&text, decided.iter().map(String::as_str)));
        }
    }
    for placed in found {
        if !wanted.iter().any(|expected| placed.is_expected_by(expected)) {
            let law = placed.ruled.law.number.in_edition(edition).unwrap_or_default();
            let problem =
                Problem::new(Code::Unexpected, place.clone()).with("decision", placed.code());
            problems.push(problem.with("law", law));
        }
    }
    problems
}
