//! The pages of the course.

use crate::exam::practice::learn::Step;
use crate::report::doc::{Doc, Style, styled};
use crate::report::law::said;
use crate::report::text::{Words, say};
use crate::report::wording::year;
use crate::ruling::Edition;

/// A clause before its questions.
pub fn lesson(
    words: &Words,
    step: &Step<'_>,
    edition: Edition,
    number: usize,
    total: usize,
) -> Doc {
    let mut doc = Doc::default();
    let heading = say!(words, "learn-step", number = number, total = total, year = year(edition));
    doc.line(vec![styled(heading, Style::Faint)]).blank();
    doc.append(said(words, edition, step.clause)).blank();
    let both = if step.applies.is_some() && step.misleads.is_some() { "both" } else { "one" };
    doc.text(say!(words, "learn-questions", which = both)).blank();
    doc
}
