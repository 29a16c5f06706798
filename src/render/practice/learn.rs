//! The pages of `arbitro learn`.

use crate::render::doc::{Doc, Style, styled};
use crate::render::law::clause_text;
use crate::render::text::{Words, say};
use crate::render::wording::year;
use arbitro_exam::practice::learn::CourseStep;
use arbitro_laws::ruling::Edition;

/// Returns the page that explains a clause before its questions are asked.
pub fn lesson(
    words: &Words,
    step: &CourseStep<'_>,
    edition: Edition,
    number: usize,
    total: usize,
) -> Doc {
    let mut doc = Doc::default();
    let heading = say!(words, "learn-step", number = number, total = total, year = year(edition));
    doc.line(vec![styled(heading, Style::Faint)]).blank();
    doc.append(clause_text(words, edition, step.clause)).blank();
    let both = if step.applies.is_some() && step.near_miss.is_some() { "both" } else { "one" };
    doc.text(say!(words, "learn-questions", which = both)).blank();
    doc
}
