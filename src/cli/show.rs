//! `arbitro show`: the table of a case, and what happened at it.

use clap::ArgMatches;

use crate::report::steps::steps;

use super::args::format_of;
use super::bank;
use super::shell::{Failure, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let (case, items) = bank::named(shell, matches)?;
    shell.document(&steps(&shell.words, &case, &items), format_of(matches))
}
