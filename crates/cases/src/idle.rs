//! Checks that clauses can read every event of a question that should affect its ruling.

use crate::diag::{Code, Problem};
use arbitro_laws::ruling::Ruling;
use arbitro_laws::ruling::idle::unread_events;

use super::case::Question;
use super::ruling_terms::RulingTerms;

/// Reports the events that should affect the ruling but that no clause can read in any edition of the question.
pub(super) fn check(
    question: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
    problems: &mut Vec<Problem>,
) {
    let mut unread = unread_events(&question.record, ruling);
    let mut others = question.editions.iter().filter(|edition| **edition != terms.edition);
    while let Some(edition) = others.next().filter(|_| !unread.is_empty()) {
        let terms = RulingTerms { edition: *edition, ..terms.clone() };
        let Ok(ruling) = question.rule(&terms) else { continue };
        let also = unread_events(&question.record, &ruling);
        unread.retain(|event| also.contains(event));
    }
    let spans = unread.iter().filter_map(|event| question.places.events.get(*event));
    problems.extend(spans.map(|span| Problem::new(Code::EventUnread, span.clone())));
}
