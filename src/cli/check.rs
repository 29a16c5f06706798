//! `arbitro check`: proving a bank.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde::Serialize;

use crate::casebook::Terms;
use crate::casebook::bank::{Proved, Source, prove};
use crate::casebook::matrix::Change;
use crate::diag::Code;
use crate::report::diagnostics::explanation;
use crate::report::doc::{Doc, plain};
use crate::report::json::{ProblemJson, problem};
use crate::report::matrix::{self, ChangeJson};
use crate::report::text::{Words, say};
use crate::report::wording::year;
use crate::ruling::Edition;

use super::args::format_of;
use super::bank;
use super::files::{self, Found};
use super::shell::{Failure, Format, Shell};

/// The whole outcome, for programs.
#[derive(Serialize)]
struct Outcome {
    files: usize,
    questions: usize,
    editions: Vec<u16>,
    problems: Vec<ProblemJson>,
    /// What changes between the editions, where several were named.
    #[serde(skip_serializing_if = "Option::is_none")]
    changes: Option<Vec<ChangeJson>>,
    /// What is told of the paths that could not be read.
    failures: Vec<String>,
}

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    if let Some(code) = matches.get_one::<String>("explain") {
        return explain(shell, code);
    }
    let named = bank::editions(shell, matches)?;
    let doctrine = bank::doctrines(shell, matches)?;
    let editions = if named.is_empty() { Edition::ALL.to_vec() } else { named.clone() };
    let under = |edition: &Edition| Terms { edition: *edition, doctrine: doctrine.clone() };
    let terms: Vec<Terms> = editions.iter().map(under).collect();
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let paths = matches.get_many::<PathBuf>("paths");
    let own = if paths.is_none() { bank::embedded() } else { Vec::new() };
    let load = |path: &PathBuf| match own.iter().find(|source| Path::new(&source.name) == path) {
        Some(source) => source.clone(),
        None => files::source(shell, path),
    };
    let Found { files, failures } = match paths {
        None => Found {
            files: own.iter().map(|source| PathBuf::from(&source.name)).collect(),
            failures: Vec::new(),
        },
        Some(paths) => files::find(shell, paths.map(PathBuf::as_path)),
    };
    let proved = prove(&files, load, &terms, threads);
    // A file with problems is read again, to show its lines.
    let again = |file: &Proved| load(&PathBuf::from(&file.name));
    // What changes is shown to whoever names several editions; it is no problem.
    let matrix = named.len() > 1;
    if format_of(matches) == Format::Json {
        json(shell, &proved, &editions, matrix, &failures, again)?;
    } else {
        problems_text(shell, &proved, again)?;
        if matrix && !proved.is_empty() {
            shell.document(&matrix_text(shell, &proved, &editions), Format::Text)?;
        }
        summary(shell, &proved, &editions, failures.is_empty())?;
    }
    files::told(shell, failures)?;
    let problems = || proved.iter().flat_map(|file| &file.problems);
    if problems().any(|problem| problem.code == Code::Unreadable) {
        Err(Failure::Unread)
    } else if problems().next().is_some() {
        Err(Failure::Divergent)
    } else {
        Ok(())
    }
}

fn json(
    shell: &Shell,
    proved: &[Proved],
    editions: &[Edition],
    matrix: bool,
    failures: &[String],
    again: impl Fn(&Proved) -> Source,
) -> Result<(), Failure> {
    let mut problems = Vec::new();
    for file in proved.iter().filter(|file| !file.problems.is_empty()) {
        let source = again(file);
        let text = bank::shown(&source);
        let found = file.problems.iter();
        problems.extend(found.map(|found| problem(&shell.words, &file.name, text, found)));
    }
    let questions = proved.iter().map(|file| file.questions).sum();
    let changes = proved.iter().flat_map(|file| &file.changes);
    let outcome = Outcome {
        files: proved.len(),
        questions,
        editions: editions.iter().map(|edition| edition.year()).collect(),
        problems,
        changes: matrix.then(|| changes.map(matrix::json).collect()),
        failures: failures.to_vec(),
    };
    shell.json(&outcome, true)
}

/// Prints the problems.
fn problems_text(
    shell: &Shell,
    proved: &[Proved],
    again: impl Fn(&Proved) -> Source,
) -> Result<(), Failure> {
    for file in proved.iter().filter(|file| !file.problems.is_empty()) {
        let source = again(file);
        for problem in &file.problems {
            shell.print(&format!("{}\n\n", bank::rendered(shell, &source, problem)))?;
        }
    }
    Ok(())
}

/// What changes from each edition to the next.
fn matrix_text(shell: &Shell, proved: &[Proved], editions: &[Edition]) -> Doc {
    let changes: Vec<&Change> = proved.iter().flat_map(|file| &file.changes).collect();
    let mut doc = Doc::default();
    for pair in editions.windows(2) {
        if let [from, to] = *pair {
            doc.append(matrix::matrix(&shell.words, &changes, from, to)).blank();
        }
    }
    doc
}

/// Prints what it comes to. That nothing is wrong is said only where everything was read.
fn summary(
    shell: &Shell,
    proved: &[Proved],
    editions: &[Edition],
    whole: bool,
) -> Result<(), Failure> {
    if proved.is_empty() {
        return Ok(());
    }
    let words = &shell.words;
    let years: Vec<String> = editions.iter().copied().map(year).collect();
    let editions = say!(words, "editions", count = years.len(), years = joined(words, &years));
    let questions: usize = proved.iter().map(|file| file.questions).sum();
    let broken: Vec<&Proved> = proved.iter().filter(|file| !file.problems.is_empty()).collect();
    let problems: usize = broken.iter().map(|file| file.problems.len()).sum();
    let (files, total) = (broken.len(), proved.len());
    let summary = match (problems, whole) {
        (0, true) => {
            say!(words, "check-clean", files = total, questions = questions, editions = editions)
        }
        (0, false) => {
            say!(words, "check-partial", files = total, questions = questions, editions = editions)
        }
        (_, _) => {
            say!(words, "check-problems", problems = problems, files = files, total = total)
        }
    };
    shell.print(&format!("{summary}\n"))
}

/// "2007 e 2017".
fn joined(words: &Words, years: &[String]) -> String {
    years.join(&format!(" {} ", say!(words, "and")))
}

fn explain(shell: &Shell, id: &str) -> Result<(), Failure> {
    let words = &shell.words;
    let Some(code) = Code::from_id(id) else {
        return Err(shell.failure(say!(words, "error-code", code = id)));
    };
    let mut doc = Doc::default();
    let text = explanation(words, code);
    doc.heading(1, code.id()).line(vec![plain(text)]);
    shell.document(&doc, Format::Text)
}
