//! `arbitro show`: the table of a case, and what happened at it.

use clap::ArgMatches;

use crate::report::diagram;
use crate::report::doc::{Doc, plain};
use crate::report::text::say;

use super::args::format_of;
use super::bank;
use super::shell::{Failure, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let (case, items) = bank::named(shell, matches)?;
    let words = &shell.words;
    let language = words.language();
    let mut doc = Doc::default();
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            doc.blank();
        }
        doc.heading(1, format!("{} - {}", item.id, case.title.in_language(language)));
        doc.append(diagram::setting(words, &item.setting)).blank();
        doc.heading(2, say!(words, "what-happened")).append(diagram::events(words, item)).blank();
        doc.text(item.text.in_language(language));
    }
    if !case.errata.is_empty() {
        doc.blank().heading(2, say!(words, "errata"));
        for erratum in &case.errata {
            doc.item(0, vec![plain(erratum.in_language(language))]);
        }
    }
    if !case.source.is_empty() {
        doc.blank().text(format!("{}: {}.", say!(words, "source"), case.source));
    }
    shell.document(&doc, format_of(matches))
}
