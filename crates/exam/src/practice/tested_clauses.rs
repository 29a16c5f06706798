//! The clauses that a question tests, and the history record of an answer.

use crate::citation;
use crate::quiz_score::QuizMark;
use arbitro_cases::contrast::OptionContrasts;
use arbitro_cases::verdict::right_options;
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::ruling::{Clause, Edition};

use super::history::HistoryEntry;

/// Returns the clauses that support the right options of a question; empty if the question has no ruling.
pub fn tested_clauses(question: &Question, terms: &RulingTerms) -> Vec<&'static Clause> {
    let Ok(ruling) = question.rule(terms) else { return Vec::new() };
    let right = right_options(question, &ruling, terms);
    citation::right_clauses(question, &right, &ruling, terms.edition)
}

/// Returns the history record of an answer. The record lists the misconceptions that the wrong
/// options test: for each wrong option, the first clause that the question tests, and the condition
/// that a candidate who chooses the option overlooks, by the option's contrast.
pub fn answer_record(
    question: &Question,
    mark: &QuizMark,
    (edition, contrasts): (Edition, &mut OptionContrasts<'_>),
    at: i64,
    learns: Option<&'static str>,
) -> HistoryEntry<'static> {
    let clauses: Vec<&str> = mark.clauses.iter().map(|clause| clause.name()).collect();
    let mut lures: Vec<String> = Vec::new();
    let mut fell: Vec<String> = Vec::new();
    for option in 0..question.options.len() {
        if mark.right_options.contains(&option) {
            continue;
        }
        let Some(clause) = clauses.first() else { break };
        let contrast = contrasts.for_option(option);
        let edit = contrast.as_ref().and_then(|contrast| contrast.edits.first());
        // If no similar situation makes the option right, the misconception is recorded as one about the clause as a
        // whole.
        let overlooked = edit.map_or("clause", |edit| edit.oversight().key());
        let lure = format!("{clause}/{overlooked}");
        if mark.chosen.iter().any(|(chosen, _)| *chosen == option) && !fell.contains(&lure) {
            fell.push(lure.clone());
        }
        if !lures.contains(&lure) {
            lures.push(lure);
        }
    }
    HistoryEntry {
        at,
        id: question.id.clone().into(),
        mark: None,
        edition: edition.year(),
        right: mark.is_right,
        cited: mark.clause_right(),
        chosen: mark.chosen.iter().map(|(chosen, _)| *chosen as u8).collect(),
        clauses: clauses.join(" ").into(),
        lures: lures.join(" ").into(),
        fell: fell.join(" ").into(),
        learns: learns.map(Into::into),
    }
}
