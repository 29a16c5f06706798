//! The list of the questions, Law by Law.

use crate::casebook::{Case, Item};

use super::doc::{Doc, Line, Style, plain, styled};
use super::text::{Words, say};

/// Questions under the titles of their Laws, in the order given, and how many they are.
pub fn listing(words: &Words, items: &[(&Case, &Item)]) -> Doc {
    let mut doc = Doc::default();
    let mut article = None;
    for (case, item) in items {
        if article != Some(item.article()) {
            article = Some(item.article());
            doc.heading(2, say!(words, "list-law", law = item.article()));
        }
        let stars = "*".repeat(usize::from(item.difficulty));
        doc.marked(1, format!("{:<15} {stars:<5}", item.id), title(words, case, item));
    }
    doc.text(say!(words, "list-header", count = items.len()));
    doc
}

/// The title of the case and the question's tags.
fn title(words: &Words, case: &Case, item: &Item) -> Line {
    let mut line = vec![plain(case.title.in_language(words.language()))];
    if !item.tags.is_empty() {
        line.push(styled(format!(" [{}]", item.tags.join(", ")), Style::Faint));
    }
    line
}
