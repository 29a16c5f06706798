//! `arbitro show`: the table of a case, and what happened at it.

use clap::ArgMatches;

use crate::report::steps::steps;
use crate::report::text::say;

use super::args::format_of;
use super::bank;
use super::shell::{Failure, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let edition = bank::edition(shell, matches)?;
    let (case, mut items) = bank::named(shell, matches)?;
    if let Some(edition) = edition {
        items.retain(|item| item.stands_in(edition));
        if items.is_empty() {
            let year = edition.year().to_string();
            return Err(shell.failure(say!(shell.words, "error-question-edition", year = year)));
        }
    }
    shell.document(&steps(&shell.words, &case, &items), format_of(matches))
}
