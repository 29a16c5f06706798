//! `arbitro schema`: what editors are told of the files that people write.

use clap::ArgMatches;

use crate::docs::{PAGES, new_stage, of_page, of_template};
use crate::formats::schema::{Sentence, Subject, schema};
use arbitro_laws::ruling::Language;

use super::shell::{Failure, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let subject = match matches.get_one::<String>("file").map(String::as_str) {
        Some("stage") => Subject::Stage,
        Some("roster") => Subject::Roster,
        Some(_) | None => Subject::Case,
    };
    let sentences = sentences(shell.words.language(), subject);
    shell.json(&schema(&shell.words, subject, &sentences), true)
}

/// What the manual says of the keys.
fn sentences(language: Language, subject: Subject) -> Vec<Sentence> {
    match subject {
        Subject::Case => {
            let page = PAGES.iter().find(|page| page.name == "cases");
            page.map_or_else(Vec::new, |page| of_page(page.in_language(language)))
        }
        Subject::Stage => of_template(new_stage(language)),
        Subject::Roster => Vec::new(),
    }
}
