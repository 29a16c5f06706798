//! `arbitro stats`: prints statistics of one or more stages, from their results or from a Moodle
//! report.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::render::notice::{self, unread};
use crate::render::refusal::warning;
use crate::render::stats::table::{self, StatsTable};
use crate::render::stats::{QuestionDetails, across_stages, json, results_fault, stage};
use crate::render::text::say;
use arbitro_exam::folder::{FileErrorKind, STAGE};
use arbitro_exam::marking::Warning;
use arbitro_exam::results::Results;
use arbitro_exam::stats::Statistics;
use arbitro_exam::stats::stage_comparison::StageComparison;

use super::shell::{Failure, OutputFormat, Shell};
use super::{files, git_exposure, moodle};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let words = &shell.words;
    let folders: Vec<&PathBuf> = matches.get_many("dirs").into_iter().flatten().collect();
    let read = match matches.get_one::<PathBuf>("moodle") {
        Some(file) => vec![moodle::read(shell, matches, file)?],
        None => read_all(shell, &folders)?,
    };
    let details = details(shell, matches, &read)?;
    let table = table(shell, matches, read.len())?;
    let statistics: Vec<Statistics> = read.iter().map(Statistics::of).collect();
    let stages: Vec<(&Results, &Statistics)> = read.iter().zip(&statistics).collect();
    let joined = (stages.len() > 1).then(|| StageComparison::of(&stages));
    let all: Vec<&Results> = read.iter().collect();
    match (form(matches), &joined, stages.as_slice()) {
        (StatsFormat::Json, joined, stages) => {
            shell.json(&json::json(stages, joined.as_ref()), true)
        }
        (StatsFormat::Csv, None, [(_, statistics)]) => {
            print_table(shell, table::table(words, statistics, table))
        }
        (StatsFormat::Csv, Some(joined), _) => {
            print_table(shell, table::across(words, &all, joined))
        }
        (StatsFormat::Text, None, [(results, statistics)]) => {
            shell.document(&stage(words, results, statistics, &details), OutputFormat::Text)
        }
        (StatsFormat::Text, Some(joined), _) => shell
            .document(&across_stages::across(words, &all, joined, &details), OutputFormat::Text),
        // Text and CSV need the results of at least one stage: without them, the command line is wrong.
        (StatsFormat::Csv | StatsFormat::Text, None, _) => Err(Failure::Usage),
    }
}

fn print_table(shell: &Shell, table: Result<String, csv::Error>) -> Result<(), Failure> {
    shell.print(&table.map_err(|error| shell.failure(error.to_string()))?)
}

/// The output formats of statistics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StatsFormat {
    Text,
    Json,
    Csv,
}

fn form(matches: &ArgMatches) -> StatsFormat {
    match matches.get_one::<String>("format").map(String::as_str) {
        Some("json") => StatsFormat::Json,
        Some("csv") => StatsFormat::Csv,
        Some(_) | None => StatsFormat::Text,
    }
}

/// Reads the results in the folders; an error if a folder has no readable results or two folders have equal results.
fn read_all(shell: &Shell, folders: &[&PathBuf]) -> Result<Vec<Results>, Failure> {
    let mut read: Vec<Results> = Vec::new();
    let mut failures = Vec::new();
    for folder in folders {
        if folder.join(STAGE).is_file() {
            git_exposure::warn(shell, folder);
        }
        match self::read(shell, folder) {
            // Reading the same results twice would count each candidate twice.
            Ok(results) if read.contains(&results) => {
                let path = folder.display().to_string();
                failures.push(say!(shell.words, "stats-error-again", path = path));
            }
            Ok(results) => read.push(results),
            Err(failure) => failures.push(failure),
        }
    }
    files::report_failures(shell, failures)?;
    Ok(read)
}

/// Reads the results in a folder; the error is a message for the user.
pub fn read(shell: &Shell, folder: &Path) -> Result<Results, String> {
    let words = &shell.words;
    let file = folder.join("results").join("results.json");
    let dir = folder.display().to_string();
    let bytes = files::read(&file).map_err(|error| match error.why {
        FileErrorKind::NoFile | FileErrorKind::TooLarge(_) => unread(words, &error),
        why => {
            let why = notice::why(words, &why);
            say!(words, "stats-error-unread", path = error.path, why = why, dir = dir.clone())
        }
    })?;
    let results = Results::read(&bytes).map_err(|unreadable| {
        let place = format!("{}:{}", file.display(), unreadable.line);
        let what = results_fault::fault(words, &unreadable.what);
        say!(words, "stats-error-malformed", place = place, what = what, dir = dir)
    })?;
    if results.is_old() {
        let (path, format) = (file.display().to_string(), results.format);
        shell.tell(&warning(words, Warning::OldResults { path, format }));
    }
    Ok(results)
}

/// Returns the selection of questions to show in full; an error if a requested question is not in the results.
fn details(
    shell: &Shell,
    matches: &ArgMatches,
    read: &[Results],
) -> Result<QuestionDetails, Failure> {
    let ids: Vec<String> = matches.get_many("question").into_iter().flatten().cloned().collect();
    let known =
        |id: &String| read.iter().flat_map(|one| &one.questions).any(|question| question.id == *id);
    if let Some(id) = ids.iter().find(|id| !known(id)) {
        return Err(shell.failure(say!(shell.words, "stats-error-question", id = id.clone())));
    }
    Ok(match (matches.get_flag("all"), ids.is_empty()) {
        (true, _) => QuestionDetails::All,
        (false, true) => QuestionDetails::ToReview,
        (false, false) => QuestionDetails::Of(ids),
    })
}

/// Returns the requested table, by default that of the questions; requesting one is an error unless the format is CSV
/// and there is exactly one stage.
fn table(shell: &Shell, matches: &ArgMatches, stages: usize) -> Result<StatsTable, Failure> {
    let name = matches.get_one::<String>("table").map(String::as_str);
    if name.is_some() && (form(matches) != StatsFormat::Csv || stages != 1) {
        return Err(shell.failure(say!(shell.words, "stats-error-table")));
    }
    Ok(match name {
        Some("options") => StatsTable::Options,
        Some("test") => StatsTable::Whole,
        Some(_) | None => StatsTable::Questions,
    })
}
