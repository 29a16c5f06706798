//! `arbitro schema`: prints the JSON Schema with which editors check case, stage or roster files.

use clap::ArgMatches;

use crate::docs::{PAGES, from_page, from_template, new_stage};
use crate::formats::schema::{KeyDescription, SchemaSubject, schema};
use arbitro_laws::ruling::Language;

use super::shell::{Failure, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let subject = match matches.get_one::<String>("file").map(String::as_str) {
        Some("stage") => SchemaSubject::Stage,
        Some("roster") => SchemaSubject::Roster,
        Some(_) | None => SchemaSubject::Case,
    };
    let sentences = sentences(shell.words.language(), subject);
    shell.json(&schema(&shell.words, subject, &sentences), true)
}

/// Returns the descriptions of a format's keys, from the manual or from a template; empty for rosters.
fn sentences(language: Language, subject: SchemaSubject) -> Vec<KeyDescription> {
    match subject {
        SchemaSubject::Case => {
            let page = PAGES.iter().find(|page| page.name == "cases");
            page.map_or_else(Vec::new, |page| from_page(page.in_language(language)))
        }
        SchemaSubject::Stage => from_template(new_stage(language)),
        SchemaSubject::Roster => Vec::new(),
    }
}
