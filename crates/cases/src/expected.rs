//! Compares the ruling that a case expects with the ruling of the Laws.

use crate::diag::{Code, Problem, Span};
use arbitro_laws::laws::{self, claims};
use arbitro_laws::ruling::idle::idle_events;
use arbitro_laws::ruling::{BranchDecision, Edition, Ruling, RulingLeaf};

use super::branch_decisions::{CaseDecision, tree_decisions};
use super::case::{ExpectedDecision, ExpectedFact, Question};
use super::condition::ClaimCondition;
use super::ruling_terms::RulingTerms;

/// The number of differences that are shown individually if at least two others are only counted.
pub(super) const MAX_DIFFERENCES: usize = 3;

/// Returns two values. The first is true if the record has no event without effect on the ruling, and
/// within `most` hearings of its incidents leads to exactly the expected ruling, or to any ruling if the case states
/// none. The second is the number of hearings; 0 if there is no ruling.
pub(super) fn is_as_expected(
    question: &Question,
    terms: &RulingTerms,
    most: usize,
) -> (bool, usize) {
    let Ok((ruling, heard)) = laws::rule_within(question.ruling_input(terms), most) else {
        return (false, 0);
    };
    let is_expected = !ruling.is_cut_short()
        && (question.places.ruling.is_none()
            || is_expected(&expected_in(question, terms.edition), &ruling))
        && idle_events(&question.record, &ruling).is_empty();
    (is_expected, heard)
}

/// Checks that exactly the expected decisions are taken. The case lists each decision once, or as a tree, in which each
/// branch of an open question repeats all decisions that follow the question.
pub(super) fn expectations(
    question: &Question,
    ruling: &Ruling,
    edition: Edition,
    problems: &mut Vec<Problem>,
) {
    let Some(place) = &question.places.ruling else { return };
    let expected = expected_in(question, edition);
    if !is_expected(&expected, ruling) {
        differences(&expected, &ruling.branch_decisions(), (place, edition), problems);
    }
}

/// Checks that each expected fact of the outcome holds at every leaf of the ruling to which its conditions lead, and
/// that they lead to at least one. A ruling whose branches are left out is not compared.
pub(super) fn outcome(
    question: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
    problems: &mut Vec<Problem>,
) {
    let in_edition =
        |expected: &&ExpectedFact| expected.editions.in_edition(terms.edition).is_some();
    let mut expected = question.expected_outcome.iter().filter(in_edition).peekable();
    if expected.peek().is_none() || ruling.is_cut_short() {
        return;
    }
    let input = question.ruling_input(terms);
    let mut leaves = laws::outcomes(input, ruling).unwrap_or_default();
    if expected.clone().any(|expected| expected.fact.is_number_of_tricks())
        && let Some(counted) = claims::count(input, ruling)
    {
        counted.complete(&mut leaves);
    }
    for ExpectedFact { when, fact, span, .. } in expected {
        let leads = |leaf: &&RulingLeaf| {
            when.iter().all(|condition| {
                leaf.answers.iter().any(|(question, answer)| condition.supposes(*question, *answer))
            })
        };
        let mut under = leaves.iter().filter(leads).map(|leaf| leaf.outcome.fact_like(fact));
        let differs = match under.next() {
            Some(first) => {
                [first].into_iter().chain(under).find(|found| found.as_ref() != Some(fact))
            }
            None => Some(None),
        };
        if let Some(found) = differs {
            let leads_nowhere = !leaves.iter().any(|leaf| leads(&leaf));
            let found = match found {
                _ if leads_nowhere => "nowhere".to_owned(),
                Some(found) => found.to_string(),
                None => "none".to_owned(),
            };
            let conditions: Vec<&str> = when.iter().map(ClaimCondition::text).collect();
            let fact = match conditions.as_slice() {
                [] => fact.to_string(),
                conditions => format!("if {}: {fact}", conditions.join(", ")),
            };
            let problem = Problem::new(Code::OutcomeDiffers, span.clone());
            problems.push(problem.with("fact", fact).with("found", found));
        }
    }
}

/// Returns the decisions that the question expects in an edition.
fn expected_in(question: &Question, edition: Edition) -> Vec<&ExpectedDecision> {
    question.expected.iter().filter(|expected| expected.claim.applies_in(edition)).collect()
}

fn is_expected(wanted: &[&ExpectedDecision], ruling: &Ruling) -> bool {
    is_same(wanted, &ruling.branch_decisions()) || is_same(wanted, &tree_decisions(ruling))
}

fn is_same(wanted: &[&ExpectedDecision], found: &[BranchDecision]) -> bool {
    wanted.iter().all(|expected| is_found(expected, found))
        && found.iter().all(|found_decision| is_expected_decision(found_decision, wanted))
}

fn is_found(expected: &ExpectedDecision, found: &[BranchDecision]) -> bool {
    found.iter().any(|found_decision| found_decision.is_expected_by(expected))
}

fn is_expected_decision(found_decision: &BranchDecision, wanted: &[&ExpectedDecision]) -> bool {
    wanted.iter().any(|expected| found_decision.is_expected_by(expected))
}

/// Reports each difference. A missing decision is compared with the nearest decision only while differences are shown
/// individually.
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
    for (found_decision, code) in found.iter().zip(&decided) {
        if !is_expected_decision(found_decision, wanted) {
            let law = found_decision.ruled.law.number.in_edition(edition).unwrap_or_default();
            let problem = Problem::new(Code::Unexpected, place.clone()).with("decision", code);
            problems.push(problem.with("law", law));
        }
    }
}
