//! `arbitro check`: proving a bank.

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde::Serialize;

use crate::casebook::bank::{Proved, Source, prove};
use crate::diag::{Code, Problem};
use crate::report::diagnostics::{explanation, message};
use crate::report::doc::{Doc, plain};
use crate::report::json::{ProblemJson, problem};
use crate::report::text::say;

use super::args::format_of;
use super::bank;
use super::shell::{Failure, Format, Shell};

/// The whole outcome, for programs.
#[derive(Serialize)]
struct Outcome {
    files: usize,
    questions: usize,
    problems: Vec<ProblemJson>,
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
        None => bank::source(shell, path),
    };
    let (files, failed) = match paths {
        None => (own.iter().map(|source| PathBuf::from(&source.name)).collect(), None),
        Some(paths) => files(shell, paths),
    };
    let proved = prove(&files, load, &terms, threads);
    // A file with problems is read again, to show its lines.
    let again = |file: &Proved| load(&PathBuf::from(&file.name));
    if format_of(matches) == Format::Json {
        json(shell, &proved, again)?;
    } else {
        text(shell, &proved, again)?;
    }
    match failed {
        Some(failure) => Err(failure),
        None if proved.iter().all(|file| file.problems.is_empty()) => Ok(()),
        None => Err(Failure::Divergent),
    }
}

fn json(
    shell: &Shell,
    proved: &[Proved],
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
    shell.json(&Outcome { files: proved.len(), questions, problems }, true)
}

fn text(
    shell: &Shell,
    proved: &[Proved],
    again: impl Fn(&Proved) -> Source,
) -> Result<(), Failure> {
    let broken: Vec<&Proved> = proved.iter().filter(|file| !file.problems.is_empty()).collect();
    for file in &broken {
        let source = again(file);
        for problem in &file.problems {
            shell.print(&format!("{}\n\n", bank::rendered(shell, &source, problem)))?;
        }
    }
    let words = &shell.words;
    let summary = if broken.is_empty() {
        let questions: usize = proved.iter().map(|file| file.ids.len()).sum();
        say!(words, "check-clean", files = proved.len(), questions = questions)
    } else {
        let problems: usize = broken.iter().map(|file| file.problems.len()).sum();
        say!(
            words,
            "check-problems",
            problems = problems,
            files = broken.len(),
            total = proved.len()
        )
    };
    shell.print(&format!("{summary}\n"))
}

/// The files to prove. A path that cannot be read is told, and the others are still proved; the last such
/// failure ends the run.
fn files<'p>(
    shell: &Shell,
    paths: impl Iterator<Item = &'p PathBuf>,
) -> (Vec<PathBuf>, Option<Failure>) {
    let mut found = Vec::new();
    let mut failed = None;
    for path in paths {
        let failure = match bank::files(shell, path) {
            Ok(files) if files.is_empty() => {
                let message = message(&shell.words, &Problem::new(Code::NoCases, 0..0));
                shell.failure(format!("{}: {message}", path.display()))
            }
            Ok(files) => {
                found.extend(files);
                continue;
            }
            Err(failure) => failure,
        };
        if let Some(Failure::Message(message)) = failed.replace(failure) {
            shell.tell(&say!(shell.words, "error", message = message));
        }
    }
    (found, failed)
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
