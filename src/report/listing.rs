//! The list of the questions, Law by Law.

use crate::casebook::{Case, Item};
use crate::ruling::Edition;

use super::doc::{Doc, Line, Style, plain, styled};
use super::text::{Words, say};
use super::wording::year;

/// Questions under the titles of their Laws, in the order given, and how many they are. A question that
/// stands in some only of the editions asked for says in which.
pub fn listing(words: &Words, items: &[(&Case, &Item)], editions: &[Edition]) -> Doc {
    let mut doc = Doc::default();
    let mut article = None;
    for (case, item) in items {
        if article != Some(item.article()) {
            article = Some(item.article());
            doc.heading(2, say!(words, "list-law", law = item.article()));
        }
        let stars = "*".repeat(usize::from(item.difficulty));
        doc.marked(1, format!("{:<15} {stars:<5}", item.id), title(words, case, item, editions));
    }
    doc.text(say!(words, "list-header", count = items.len()));
    doc
}

/// The title of the case, the question's editions and tags.
fn title(words: &Words, case: &Case, item: &Item, editions: &[Edition]) -> Line {
    let mut line = vec![plain(case.title.in_language(words.language()))];
    if item.editions != editions {
        let years: Vec<String> = item.editions.iter().copied().map(year).collect();
        line.push(plain(format!(" ({})", say!(words, "edition-only", year = years.join(", ")))));
    }
    if !item.tags.is_empty() {
        line.push(styled(format!(" [{}]", item.tags.join(", ")), Style::Faint));
    }
    line
}
