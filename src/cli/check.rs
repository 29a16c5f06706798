//! `arbitro check`: proving a bank.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde::Serialize;

use crate::casebook::bank::{Proved, Source, prove};
use crate::diag::Code;
use crate::report::diagnostics::explanation;
use crate::report::doc::{Doc, plain};
use crate::report::json::{ProblemJson, problem};
use crate::report::text::say;

use super::args::format_of;
use super::bank;
use super::files::{self, Found};
use super::shell::{Failure, Format, Shell};

/// The whole outcome, for programs.
#[derive(Serialize)]
struct Outcome {
    files: usize,
    questions: usize,
    problems: Vec<ProblemJson>,
    /// What is told of the paths that could not be read.
    failures: Vec<String>,
}

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    if let Some(code) = matches.get_one::<String>("explain") {
        return explain(shell, code);
    }
    let terms = bank::terms(shell, matches)?;
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
    if format_of(matches) == Format::Json {
        json(shell, &proved, &failures, again)?;
    } else {
        text(shell, &proved, failures.is_empty(), again)?;
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
    let questions = proved.iter().map(|file| file.ids.len()).sum();
    let failures = failures.to_vec();
    shell.json(&Outcome { files: proved.len(), questions, problems, failures }, true)
}

/// Prints the problems and a summary. That nothing is wrong is said only where everything was read.
fn text(
    shell: &Shell,
    proved: &[Proved],
    whole: bool,
    again: impl Fn(&Proved) -> Source,
) -> Result<(), Failure> {
    let broken: Vec<&Proved> = proved.iter().filter(|file| !file.problems.is_empty()).collect();
    for file in &broken {
        let source = again(file);
        for problem in &file.problems {
            shell.print(&format!("{}\n\n", bank::rendered(shell, &source, problem)))?;
        }
    }
    if proved.is_empty() {
        return Ok(());
    }
    let words = &shell.words;
    let questions: usize = proved.iter().map(|file| file.ids.len()).sum();
    let problems: usize = broken.iter().map(|file| file.problems.len()).sum();
    let (files, total) = (broken.len(), proved.len());
    let summary = match (problems, whole) {
        (0, true) => say!(words, "check-clean", files = total, questions = questions),
        (0, false) => say!(words, "check-partial", files = total, questions = questions),
        (_, _) => {
            say!(words, "check-problems", problems = problems, files = files, total = total)
        }
    };
    shell.print(&format!("{summary}\n"))
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
