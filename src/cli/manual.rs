//! `arbitro manual`: prints the pages of the manual, which are built into the program.

use clap::ArgMatches;

use crate::docs::{ManualPage, PAGES};
use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::text::say;

use super::shell::{Failure, OutputFormat, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let words = &shell.words;
    let Some(name) = matches.get_one::<String>("page") else {
        let mut doc = Doc::default();
        doc.heading(1, say!(words, "manual-pages"));
        for page in PAGES {
            let about = say!(words, &format!("manual-page-{}", page.name));
            let title = page.title(words.language());
            doc.item(
                0,
                vec![styled(page.name, Style::Strong), plain(format!(": {title}; {about}"))],
            );
        }
        return shell.document(&doc, OutputFormat::Text);
    };
    match PAGES.iter().find(|page| page.name == name) {
        Some(page) => shell.print(page.in_language(words.language())),
        None => {
            let pages: Vec<&str> = PAGES.iter().map(|page: &ManualPage| page.name).collect();
            Err(shell.failure(say!(
                words,
                "error-page",
                page = name.clone(),
                pages = pages.join(", ")
            )))
        }
    }
}
