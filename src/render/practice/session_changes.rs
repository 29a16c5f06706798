//! The summary of a practice session: clauses remembered, clauses to review, and clauses due tomorrow.

use std::collections::BTreeMap;

use crate::render::doc::{Doc, Style, styled};
use crate::render::text::{Words, say};
use arbitro_exam::practice::history::HistoryEntry;
use arbitro_exam::practice::memory::CandidateMemory;
use arbitro_laws::laws;
use arbitro_laws::ruling::Edition;

/// Returns three lines: the number of clauses remembered, the clauses that need review, and the number of clauses due
/// tomorrow.
pub fn changed(
    words: &Words,
    kept: &[HistoryEntry<'_>],
    memory: &CandidateMemory,
    today: i64,
    edition: Edition,
) -> Doc {
    let mut asked: BTreeMap<&str, bool> = BTreeMap::new();
    for entry in kept.iter().filter(|entry| entry.is_answer()) {
        for clause in entry.clauses() {
            *asked.entry(clause).or_insert(true) &= entry.right;
        }
    }
    let kept = asked.values().filter(|right| **right).count();
    let due = asked.keys().filter_map(|clause| memory.clause(clause)).map(|unit| unit.due - today);
    let longest = due.max().unwrap_or(0);
    let missed = asked.iter().filter(|(_, right)| !**right);
    let missed: Vec<String> = missed.map(|(clause, _)| named(clause, edition)).collect();
    let mut doc = Doc::default();
    doc.blank();
    doc.text(say!(words, "changed-kept", count = kept, days = longest));
    doc.text(say!(words, "changed-missed", count = missed.len(), clauses = missed.join(", ")));
    let tomorrow = memory.due(today + 1).len();
    doc.line(vec![styled(say!(words, "changed-due", count = tomorrow), Style::Strong)]);
    doc
}

/// Returns the number that the clause with this name has in an edition; the name itself if the edition does not have
/// the clause, or if no clause has this name.
pub fn named(name: &str, edition: Edition) -> String {
    let clause = laws::clauses().find(|clause| clause.name() == name);
    clause.map_or_else(|| name.to_owned(), |clause| clause.number_in(edition).to_owned())
}

/// Returns the message that no question is due, with the day of the next one and other ways to practise.
pub fn nothing_due(words: &Words, memory: &CandidateMemory, today: i64) -> Doc {
    let mut doc = Doc::default();
    doc.text(match memory.next_due(today) {
        Some(day) => say!(words, "review-nothing-due", days = day - today),
        None => say!(words, "review-nothing-known"),
    });
    doc.text(say!(words, "review-instead"));
    doc
}
