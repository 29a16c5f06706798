//! Proving that everything a question states plays a part in its ruling.

use crate::diag::{Code, Problem};
use arbitro_laws::ruling::Ruling;
use arbitro_laws::ruling::idle::unread_events;

use super::case::Question;
use super::ruling_terms::RulingTerms;

/// An event that nothing can read is a problem of the case, unless another edition reads it.
pub(super) fn check(
    item: &Question,
    ruling: &Ruling,
    terms: &RulingTerms,
    problems: &mut Vec<Problem>,
) {
    let mut unread = unread_events(&item.record, ruling);
    let mut others = item.editions.iter().filter(|edition| **edition != terms.edition);
    while let Some(edition) = others.next().filter(|_| !unread.is_empty()) {
        let terms = RulingTerms { edition: *edition, ..terms.clone() };
        let Ok(ruling) = item.rule(&terms) else { continue };
        let also = unread_events(&item.record, &ruling);
        unread.retain(|event| also.contains(event));
    }
    let spans = unread.iter().filter_map(|event| item.places.events.get(*event));
    problems.extend(spans.map(|span| Problem::new(Code::EventUnread, span.clone())));
}
