//! Proving that everything a question states plays a part in its ruling.

use crate::diag::{Code, Problem};
use arbitro_laws::ruling::Ruling;
use arbitro_laws::ruling::idle::left_out;

use super::case::Item;
use super::terms::Terms;

/// An event that nothing can read is a problem of the case, unless another edition reads it.
pub(super) fn check(item: &Item, ruling: &Ruling, terms: &Terms, problems: &mut Vec<Problem>) {
    let mut unread = left_out(&item.record, ruling);
    let mut others = item.editions.iter().filter(|edition| **edition != terms.edition);
    while let Some(edition) = others.next().filter(|_| !unread.is_empty()) {
        let terms = Terms { edition: *edition, ..terms.clone() };
        let Ok(ruling) = item.rule(&terms) else { continue };
        let also = left_out(&item.record, &ruling);
        unread.retain(|event| also.contains(event));
    }
    let spans = unread.iter().filter_map(|event| item.places.events.get(*event));
    problems.extend(spans.map(|span| Problem::new(Code::EventUnread, span.clone())));
}
