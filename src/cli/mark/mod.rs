//! `arbitro mark`: verifies every journal, marks, and writes the results.

mod sheets;

mod regrade;

mod output;

pub mod appeal;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::casebook::check::Terms;
use crate::cli::args::format_of;
use crate::cli::shell::{Failure, Format, Shell};
use crate::cli::stage::folder::{self, LOCK};
use crate::cli::{bank, files};
use crate::exam;
use crate::exam::digest::Digest;
use crate::exam::key::Key;
use crate::exam::lock::Lock;
use crate::exam::marking::Marker;
use crate::exam::results::{Candidate, FORMAT, Fault, Problem, Results, Stage, Unreadable};
use crate::report::marking::summary::summary;
use crate::report::stage::pass;
use crate::report::stats::fault::fault;
use crate::report::text::{Words, say};
use crate::ruling::Language;

use output::RESULTS;
use sheets::Sheets;

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let dir = folder::dir(shell, matches)?;
    if let Some(path) = matches.get_one::<PathBuf>("against") {
        return regrade::run(shell, matches, dir, path);
    }
    let lock = folder::lock(shell, dir)?;
    let file = folder::stage(shell, dir)?;
    if Digest::of(&file.text) != lock.stage.stage_hash {
        shell.tell(&say!(shell.words, "mark-stage-changed"));
    }
    let terms = terms(shell, &lock)?;
    let bank = folder::bank(shell, dir, &file.stage, terms.edition)?;
    let changed = exam::regrade::changed(&lock, &bank.cases, &terms);
    if !changed.is_empty() {
        let (count, ids) = (changed.len(), changed.join(", "));
        return Err(shell.failure(say!(
            shell.words,
            "mark-keys-changed",
            count = count,
            ids = ids
        )));
    }
    if published(shell, dir, &lock)?.is_some_and(|results| results.regraded) {
        let path = dir.join(RESULTS).display().to_string();
        return Err(shell.failure(say!(shell.words, "mark-regraded", path = path)));
    }
    let sheets = sheets::gather(shell, dir, &lock)?;
    let marker = Marker::new(&lock, frozen(&lock), &BTreeMap::new());
    let hash = hash(shell, &dir.join(LOCK))?;
    let Marked { results, absent } = marked(&lock, hash, &marker, &sheets);
    output::write(shell, dir, &lock, &results, &sheets, &bank.cases, &terms)?;
    told(shell, matches, &results, &absent)?;
    if sheets.refused { Err(Failure::Divergent) } else { Ok(()) }
}

/// The keys of a lock.
fn frozen(lock: &Lock) -> Vec<Key> {
    lock.stage.questions.iter().map(|question| question.key.clone()).collect()
}

/// The results in the place of results, if they are of this stage: late entrants change a lock, and nothing that was
/// decided before. Results that cannot be read are not as if there were none.
fn published(shell: &Shell, dir: &Path, lock: &Lock) -> Result<Option<Results>, Failure> {
    let path = dir.join(RESULTS).join("results.json");
    if !path.exists() {
        return Ok(None);
    }
    let bytes = files::bytes(shell, &path).map_err(|message| shell.failure(message))?;
    match Results::read(&bytes) {
        Ok(results) => {
            let is_ours = results.stage.stage_hash == lock.stage.stage_hash.to_string();
            Ok(is_ours.then_some(results))
        }
        // Nobody had handed in anything.
        Err(Unreadable { what: Fault::NoCandidates, .. }) => Ok(None),
        Err(Unreadable { line, what }) => {
            let place = format!("{}:{line}", path.display());
            let what = fault(&shell.words, &what);
            Err(shell.failure(say!(
                shell.words,
                "mark-published-broken",
                place = place,
                what = what
            )))
        }
    }
}

/// The Laws by which the papers of a lock were built.
fn terms(shell: &Shell, lock: &Lock) -> Result<Terms, Failure> {
    let edition = bank::edition_of(shell, &lock.stage.edition.to_string())?;
    Ok(Terms { edition, doctrine: bank::doctrine_of(shell, &lock.stage.doctrine)? })
}

/// A doctrine in its own words.
fn doctrine(words: &[String]) -> String {
    if words.is_empty() { "school".to_owned() } else { words.join(", ") }
}

/// The hash of a file.
fn hash(shell: &Shell, path: &Path) -> Result<Digest, Failure> {
    let bytes =
        std::fs::read(path).map_err(|error| shell.failure(shell.unreadable(path, &error)))?;
    Ok(Digest::of(bytes))
}

/// What marking comes to.
struct Marked {
    results: Results,
    /// The candidates without a sheet.
    absent: Vec<String>,
}

/// Marks the sheets that could be read.
fn marked(lock: &Lock, lock_hash: Digest, marker: &Marker<'_>, sheets: &Sheets) -> Marked {
    // Results are written in the language of the stage, whoever marks.
    let words = &words_of(&lock.stage.language);
    let mut problems: Vec<Problem> = sheets.problems.clone();
    let mut candidates: Vec<Candidate> = Vec::new();
    let mut absent = Vec::new();
    for paper in &lock.papers {
        let Some(sheet) = sheets.of(&paper.candidate) else {
            if !sheets.is_refused(&paper.candidate) {
                absent.push(paper.name.clone());
            }
            continue;
        };
        match marker.mark(paper, &sheet.sheet, sheet.journal.receipt()) {
            Some(candidate) => candidates.push(candidate),
            None => problems.push(Problem {
                sheet: sheet.name.clone(),
                candidate: Some(paper.candidate.clone()),
                what: say!(words, "mark-foreign-option"),
            }),
        }
    }
    let stage = &lock.stage;
    let results = Results {
        format: FORMAT,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        stage: Stage {
            title: stage.title.clone(),
            date: stage.date.clone(),
            edition: stage.edition,
            doctrine: doctrine(&stage.doctrine),
            stage_hash: stage.stage_hash.to_string(),
            bank_hash: stage.bank_hash.to_string(),
            lock_hash: lock_hash.to_string(),
        },
        scoring: marker.scoring(pass(words, &stage.scoring)),
        regraded: false,
        questions: marker.questions(),
        candidates,
        problems,
    };
    Marked { results, absent }
}

fn told(
    shell: &Shell,
    matches: &ArgMatches,
    results: &Results,
    absent: &[String],
) -> Result<(), Failure> {
    if format_of(matches) == Format::Json {
        return shell.json(results, true);
    }
    shell.document(&summary(&shell.words, results, absent), Format::Text)
}

/// The words of a language.
fn words_of(code: &str) -> Words {
    Words::new(Language::from_code(code).unwrap_or_default(), false)
}
