//! `arbitro list`: the questions that there are.

use clap::ArgMatches;

use crate::casebook::{Case, Item};
use crate::exam::draw::Wanted;
use crate::report::doc::{Doc, Style, plain, styled};
use crate::report::json;
use crate::report::text::say;

use super::args::format_of;
use super::bank;
use super::shell::{Failure, Format, Shell};

/// The questions that the filters of a command ask for.
pub fn wanted(shell: &Shell, matches: &ArgMatches) -> Result<Wanted, Failure> {
    Ok(Wanted {
        law: bank::number(shell, matches, "law", 1..=93)?.map(|law| law as u8),
        tag: matches.get_one::<String>("tag").cloned(),
        difficulty: bank::number(shell, matches, "difficulty", 1..=5)?.map(|number| number as u8),
        count: None,
    })
}

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let wanted = wanted(shell, matches)?;
    let bank = bank::load(shell, matches)?;
    let items = bank.iter().flat_map(|case| case.items.iter().map(move |item| (case, item)));
    let mut items: Vec<(&Case, &Item)> = items.filter(|(_, item)| wanted.takes(item)).collect();
    items.sort_by(|one, two| (one.1.article(), &one.1.id).cmp(&(two.1.article(), &two.1.id)));
    if format_of(matches) == Format::Json {
        let listed: Vec<_> =
            items.iter().map(|(case, item)| json::listed(&shell.words, case, item)).collect();
        return shell.json(&listed, true);
    }
    let words = &shell.words;
    let mut doc = Doc::default();
    let mut article = None;
    for (case, item) in &items {
        if article != Some(item.article()) {
            article = Some(item.article());
            doc.heading(2, say!(words, "list-law", law = item.article()));
        }
        let title = case.title.in_language(words.language());
        let tags = if item.tags.is_empty() {
            String::new()
        } else {
            format!(" [{}]", item.tags.join(", "))
        };
        let stars = "*".repeat(usize::from(item.difficulty));
        let columns = format!("{:<15} {stars:<5}", item.id);
        doc.marked(1, columns, vec![plain(title), styled(tags, Style::Faint)]);
    }
    doc.text(say!(words, "list-header", count = items.len()));
    shell.document(&doc, Format::Text)
}
