//! `arbitro mark`: verifies every journal, marks, and writes the results.

mod sheets;

mod keys;

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
use crate::exam::digest::Digest;
use crate::exam::lock::Lock;
use crate::exam::marking::Marker;
use crate::exam::results::{Candidate, FORMAT, Problem, Results, Stage};
use crate::report::marking::summary::summary;
use crate::report::stage::pass;
use crate::report::text::{Words, say};
use crate::ruling::{Doctrine, Edition};

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
    let keys = keys::unchanged(shell, &lock, &bank, &terms)?;
    let sheets = sheets::gather(shell, dir, &lock)?;
    let marker = Marker::new(&lock, keys, &BTreeMap::new());
    let hash = hash(shell, &dir.join(LOCK))?;
    let Marked { results, absent } = marked(shell, &lock, hash, &marker, &sheets);
    output::write(shell, dir, &lock, &results, &sheets, &bank.cases, &terms)?;
    told(shell, matches, &results, &absent)?;
    if sheets.refused { Err(Failure::Divergent) } else { Ok(()) }
}

/// The Laws by which the papers of a lock were built.
fn terms(shell: &Shell, lock: &Lock) -> Result<Terms, Failure> {
    let mut doctrine = Doctrine::default();
    for words in &lock.stage.doctrine {
        if crate::law::read_doctrine(&mut doctrine, words).is_none() {
            let (text, points) = (words.clone(), String::new());
            return Err(shell.failure(say!(
                shell.words,
                "error-doctrine",
                text = text,
                points = points
            )));
        }
    }
    let edition = Edition::from_year(lock.stage.edition);
    let year = lock.stage.edition.to_string();
    let edition = edition
        .ok_or_else(|| shell.failure(say!(shell.words, "error-edition-unknown", edition = year)))?;
    Ok(Terms { edition, doctrine })
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
fn marked(
    shell: &Shell,
    lock: &Lock,
    lock_hash: Digest,
    marker: &Marker<'_>,
    sheets: &Sheets,
) -> Marked {
    let words = &shell.words;
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
    let language = crate::ruling::Language::ALL.into_iter().find(|other| other.code() == code);
    Words::new(language.unwrap_or_default(), false)
}
