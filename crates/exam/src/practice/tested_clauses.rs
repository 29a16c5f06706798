//! The clauses that a question is on.

use crate::citation;
use crate::quiz_score::QuizMark;
use arbitro_cases::contrast::OptionContrasts;
use arbitro_cases::verdict::judge;
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::ruling::{Clause, Edition, Ruling};

use super::history::HistoryEntry;

/// The clauses on which the right options of a question rest; none where the engine finds no ruling.
pub fn tested_clauses(item: &Question, terms: &RulingTerms) -> Vec<&'static Clause> {
    let Ok(ruling) = item.rule(terms) else { return Vec::new() };
    let right = right_options(item, &ruling, terms.edition);
    citation::right_clauses(item, &right, &ruling, terms.edition)
}

/// The options that a ruling makes right, by their indexes.
pub fn right_options(item: &Question, ruling: &Ruling, edition: Edition) -> Vec<usize> {
    let is_right = |index: &usize| judge(&item.options[*index], ruling, edition).is_right();
    (0..item.options.len()).filter(is_right).collect()
}

/// The record of an answer, with the misconceptions that its wrong options offer: for each the condition that its
/// contrast overlooks, named with the first clause that the question is on.
pub fn answer_record(
    item: &Question,
    mark: &QuizMark,
    (edition, contrasts): (Edition, &mut OptionContrasts<'_>),
    at: i64,
    learns: Option<&'static str>,
) -> HistoryEntry<'static> {
    let clauses: Vec<&str> = mark.clauses.iter().map(|clause| clause.name()).collect();
    let mut lures: Vec<String> = Vec::new();
    let mut fell: Vec<String> = Vec::new();
    for option in 0..item.options.len() {
        if mark.right_options.contains(&option) {
            continue;
        }
        let Some(clause) = clauses.first() else { break };
        let neighbour = contrasts.for_option(option);
        let edit = neighbour.as_ref().and_then(|neighbour| neighbour.edits.first());
        // Where no near situation makes it right, it is the clause that was mistaken.
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
        id: item.id.clone().into(),
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
