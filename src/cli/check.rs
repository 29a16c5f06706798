//! `arbitro check`: proving a bank.

use std::num::NonZeroUsize;

use clap::ArgMatches;
use serde::Serialize;

use crate::casebook::bank::{Source, prove};
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
    let mut failed = Vec::new();
    let sources = sources(shell, matches, &mut failed)?;
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let proved = prove(&sources, &terms, threads);
    let questions = proved.iter().map(|proved| proved.ids.len()).sum();
    let found: Vec<(&Source, &Problem)> = sources
        .iter()
        .zip(&proved)
        .flat_map(|(source, proved)| proved.problems.iter().map(move |problem| (source, problem)))
        .collect();
    if format_of(matches) == Format::Json {
        let problems = found.iter();
        let problems = problems
            .map(|(source, found)| problem(&shell.words, &source.name, bank::shown(source), found))
            .collect();
        shell.json(&Outcome { files: sources.len(), questions, problems }, true)?;
    } else {
        for (source, problem) in &found {
            shell.print(&format!("{}\n\n", bank::rendered(shell, source, problem)))?;
        }
        summary(shell, &sources, questions, &found)?;
    }
    match failed.into_iter().next() {
        Some(failure) => Err(failure),
        None if found.is_empty() => Ok(()),
        None => Err(Failure::Divergent),
    }
}

fn summary(
    shell: &Shell,
    sources: &[Source],
    questions: usize,
    found: &[(&Source, &Problem)],
) -> Result<(), Failure> {
    let words = &shell.words;
    if found.is_empty() {
        let text = say!(words, "check-clean", files = sources.len(), questions = questions);
        return shell.print(&format!("{text}\n"));
    }
    let mut broken: Vec<&str> = found.iter().map(|(source, _)| source.name.as_str()).collect();
    broken.dedup();
    let (problems, files, total) = (found.len(), broken.len(), sources.len());
    let text = say!(words, "check-problems", problems = problems, files = files, total = total);
    shell.print(&format!("{text}\n"))
}

/// The files to prove. A path that cannot be read is told, and the others are still proved.
fn sources(
    shell: &Shell,
    matches: &ArgMatches,
    failed: &mut Vec<Failure>,
) -> Result<Vec<Source>, Failure> {
    let Some(paths) = matches.get_many::<std::path::PathBuf>("paths") else {
        return Ok(bank::embedded());
    };
    let mut sources = Vec::new();
    for path in paths {
        match bank::files(shell, path) {
            Ok(files) if files.is_empty() => {
                let name = path.display().to_string();
                let message = message(&shell.words, &Problem::new(Code::NoCases, 0..0));
                failed.push(shell.failure(format!("{name}: {message}")));
            }
            Ok(files) => sources.extend(files.iter().map(|file| bank::source(shell, file))),
            Err(failure) => failed.push(failure),
        }
    }
    // All but the last are told here; the last one ends the run.
    while failed.len() > 1 {
        if let Failure::Message(message) = failed.remove(0) {
            shell.note(&say!(shell.words, "error", message = message));
        }
    }
    Ok(sources)
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
