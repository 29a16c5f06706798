//! The clauses that a question is on.

use crate::citation;
use crate::score::Mark;
use arbitro_cases::contrast::Contrasts;
use arbitro_cases::verdict::judge;
use arbitro_cases::{Item, Terms};
use arbitro_laws::ruling::{Clause, Edition, Ruling};

use super::history::Entry;

/// The clauses on which the right options of a question rest; none where the engine finds no ruling.
pub fn tested(item: &Item, terms: &Terms) -> Vec<&'static Clause> {
    let Ok(ruling) = item.rule(terms) else { return Vec::new() };
    let right = right_options(item, &ruling, terms.edition);
    citation::wanted(item, &right, &ruling, terms.edition)
}

/// The options that a ruling makes right, by their indexes.
pub fn right_options(item: &Item, ruling: &Ruling, edition: Edition) -> Vec<usize> {
    let is_right = |index: &usize| judge(&item.options[*index], ruling, edition).is_right();
    (0..item.options.len()).filter(is_right).collect()
}

/// The record of an answer, with the misconceptions that its wrong options offer: for each the condition that its
/// contrast overlooks, named with the first clause that the question is on.
pub fn answer(
    item: &Item,
    mark: &Mark,
    (edition, contrasts): (Edition, &mut Contrasts<'_>),
    at: i64,
    learns: Option<&'static str>,
) -> Entry<'static> {
    let clauses: Vec<&str> = mark.clauses.iter().map(|clause| clause.name()).collect();
    let mut lures: Vec<String> = Vec::new();
    let mut fell: Vec<String> = Vec::new();
    for option in 0..item.options.len() {
        if mark.right_options.contains(&option) {
            continue;
        }
        let Some(clause) = clauses.first() else { break };
        let neighbour = contrasts.of(option);
        let edit = neighbour.as_ref().and_then(|neighbour| neighbour.edits.first());
        // Where no near situation makes it right, it is the clause that was mistaken.
        let overlooked = edit.map_or("clause", |edit| edit.overlooked().key());
        let lure = format!("{clause}/{overlooked}");
        if mark.chosen.iter().any(|(chosen, _)| *chosen == option) && !fell.contains(&lure) {
            fell.push(lure.clone());
        }
        if !lures.contains(&lure) {
            lures.push(lure);
        }
    }
    Entry {
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
