//! `arbitro mark`: verifies every journal, marks, and writes the results; with `--against`, what marking again
//! changes: a dry run unless `--write`.

mod output;

pub mod appeal;

use std::path::PathBuf;

use clap::ArgMatches;

use crate::cli::args::format_of;
use crate::cli::shell::{Failure, Format, Shell};
use crate::cli::stage::folder::{StageFolder, ask};
use crate::exam::office::Office;
use crate::exam::office::folder::LOCK;
use crate::report::marking::regrade::{json, regrade};
use crate::report::marking::results::results;
use crate::report::marking::summary::summary;
use crate::report::text::say;

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let folder = StageFolder::named(shell, matches)?;
    match matches.get_one::<PathBuf>("against") {
        Some(path) => again(shell, matches, &folder.with(LOCK, path.clone())),
        None => mark(shell, matches, &folder),
    }
}

fn mark(shell: &Shell, matches: &ArgMatches, folder: &StageFolder<'_>) -> Result<(), Failure> {
    let marking = ask(shell, &mut Office::on(folder), Office::mark)?;
    let (refused, absent) = (marking.marked.sheets.refused, marking.marked.absent.clone());
    let results = results(&marking.basis, marking.marked);
    output::write(shell, folder.dir, &marking.basis, &results)?;
    if format_of(matches) == Format::Json {
        shell.json(&results, true)?;
    } else {
        shell.document(&summary(&shell.words, &results, &absent), Format::Text)?;
    }
    if refused { Err(Failure::Divergent) } else { Ok(()) }
}

fn again(shell: &Shell, matches: &ArgMatches, folder: &StageFolder<'_>) -> Result<(), Failure> {
    let asked = matches.get_many::<String>("policy").into_iter().flatten();
    let asked: Vec<&str> = asked.map(String::as_str).collect();
    let never_lower = matches.get_flag("never-lower");
    let remark = |office: &mut Office<'_>| office.remark(&asked, never_lower);
    let (diff, marking) = ask(shell, &mut Office::on(folder), remark)?;
    let refused = marking.marked.sheets.refused;
    let results = results(&marking.basis, marking.marked);
    let writes = matches.get_flag("write");
    // Whoever reads that it is written can rely on it.
    if writes {
        output::write(shell, folder.dir, &marking.basis, &results)?;
    }
    if format_of(matches) == Format::Json {
        shell.json(&json(&diff, &results, writes), true)?;
    } else {
        shell.document(&regrade(&shell.words, &diff, &results), Format::Text)?;
    }
    if !writes {
        shell.tell(&say!(shell.words, "regrade-dry-run"));
    }
    if refused { Err(Failure::Divergent) } else { Ok(()) }
}
