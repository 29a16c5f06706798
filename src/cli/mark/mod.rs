//! `arbitro mark`: verifies every journal, marks the answers, and writes the results. `--against` shows what a new
//! marking changes, and writes results only with `--write`.

pub mod appeal;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::cli::args::format_of;
use crate::cli::files;
use crate::cli::shell::{Failure, OutputFormat, Shell};
use crate::cli::stage::folder::{StageFolder, ask_manager, stage_manager};
use crate::cli::stage::leftovers::{self, NEW_RESULTS, PREVIOUS_RESULTS, unused_results_path};
use crate::render::marking::regrade::{json, regrade};
use crate::render::marking::results::{self as reports, results};
use crate::render::marking::summary::summary;
use crate::render::text::say;
use arbitro_exam::file_access;
use arbitro_exam::folder::{LOCK, RESULTS};
use arbitro_exam::marking::StageManager;
use arbitro_exam::marking::mark::MarkingBasis;
use arbitro_exam::results::Results;

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let folder = StageFolder::named(shell, matches)?;
    let _held = leftovers::lock_folder(shell, folder.dir)?;
    match matches.get_one::<PathBuf>("against") {
        Some(path) => again(shell, matches, &folder.with_file(LOCK, path)?),
        None => mark(shell, matches, &folder),
    }
}

fn mark(shell: &Shell, matches: &ArgMatches, folder: &StageFolder<'_>) -> Result<(), Failure> {
    let marking = ask_manager(shell, &mut stage_manager(folder), StageManager::mark)?;
    let has_open = marking.marked.sheets.has_open();
    let results = results(&marking.basis, marking.marked);
    write(shell, folder.dir, &marking.basis, &results)?;
    if format_of(matches) == OutputFormat::Json {
        shell.json(&results, true)?;
    } else {
        shell.document(&summary(&shell.words, &results), OutputFormat::Text)?;
    }
    if has_open { Err(Failure::ProofFailed) } else { Ok(()) }
}

fn again(shell: &Shell, matches: &ArgMatches, folder: &StageFolder<'_>) -> Result<(), Failure> {
    let asked = matches.get_many::<String>("policy").into_iter().flatten();
    let asked: Vec<&str> = asked.map(String::as_str).collect();
    let never_lower = matches.get_flag("never-lower");
    let remark = |manager: &mut StageManager<'_>| manager.regrade(&asked, never_lower);
    let (diff, marking) = ask_manager(shell, &mut stage_manager(folder), remark)?;
    let has_open = marking.marked.sheets.has_open();
    let results = results(&marking.basis, marking.marked);
    let writes = matches.get_flag("write");
    // Results are written before the report is printed, so that reported results are on the disk.
    if writes {
        write(shell, folder.dir, &marking.basis, &results)?;
    }
    if format_of(matches) == OutputFormat::Json {
        shell.json(&json(&diff, &results, writes), true)?;
    } else {
        shell.document(&regrade(&shell.words, &diff, &results), OutputFormat::Text)?;
    }
    if !writes {
        shell.tell(&say!(shell.words, "regrade-dry-run"));
    }
    if has_open { Err(Failure::ProofFailed) } else { Ok(()) }
}

/// Writes the new results into a temporary folder, then moves it into place; reports the paths of the new and of the
/// earlier results.
fn write(
    shell: &Shell,
    dir: &Path,
    basis: &MarkingBasis,
    results: &Results,
) -> Result<(), Failure> {
    let unwritable = |error: io::Error| shell.failure(shell.unwritable(&dir.join(RESULTS), &error));
    let new = files::temporary_folder(dir, NEW_RESULTS).map_err(unwritable)?;
    let all = reports::files(&shell.words, basis, results);
    for (name, text) in all.map_err(Failure::Message)? {
        let access = file_access::of(&format!("{RESULTS}/{name}"));
        files::write_or_replace(&new.path().join(name), text.as_bytes(), access)
            .map_err(unwritable)?;
    }
    settle(shell, dir, new.path()).map_err(unwritable)
}

/// Replaces the old results by the new ones; old results that differ are kept in a numbered folder.
fn settle(shell: &Shell, dir: &Path, new: &Path) -> io::Result<()> {
    let place = dir.join(RESULTS);
    let shown = place.display().to_string();
    if place.exists() {
        // An earlier version of the program wrote results that everybody could read.
        files::restrict_folder(&place);
        // Old results that cannot be compared count as different and are kept.
        if is_same(&place, new).unwrap_or(false) {
            shell.tell(&say!(shell.words, "mark-same-results", path = shown));
            return Ok(());
        }
        let before = dir.join(PREVIOUS_RESULTS);
        fs::rename(&place, &before)?;
        if let Err(error) = fs::rename(new, &place) {
            // The old results are restored, since the new results could not be moved into place.
            let _ = fs::rename(&before, &place);
            return Err(error);
        }
        let kept = unused_results_path(dir);
        fs::rename(&before, &kept)?;
        let kept = kept.display().to_string();
        shell.tell(&say!(shell.words, "mark-kept-results", path = kept));
    } else {
        fs::rename(new, &place)?;
    }
    shell.tell(&say!(shell.words, "mark-written", path = shown));
    Ok(())
}

/// Returns true if two folders contain files with the same names and the same bytes.
fn is_same(one: &Path, two: &Path) -> io::Result<bool> {
    let names = |folder: &Path| -> io::Result<Vec<std::ffi::OsString>> {
        let names: io::Result<Vec<_>> =
            fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect();
        let mut names = names?;
        names.sort();
        Ok(names)
    };
    let (ours, theirs) = (names(one)?, names(two)?);
    if ours != theirs {
        return Ok(false);
    }
    for name in ours {
        if fs::read(one.join(&name))? != fs::read(two.join(&name))? {
            return Ok(false);
        }
    }
    Ok(true)
}
