//! `arbitro check`: proving a bank.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::formats::{github, gitlab, junit, sarif};
use crate::render::diagnostics::{self, explanation};
use crate::render::doc::{Doc, plain};
use crate::render::proof::{Outcome, fails};
use crate::render::text::say;
use arbitro_cases::Terms;
use arbitro_cases::bank::{Proved, look_for_contrasts, prove};
use arbitro_cases::cores::threads;
use arbitro_cases::diag::{Code, Limit};
use arbitro_cases::flaws::{Quality, Sample};
use arbitro_laws::ruling::Edition;

use super::bank;
use super::files::{self, Found};
use super::shell::{Failure, Format, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    if let Some(code) = matches.get_one::<String>("explain") {
        return explain(shell, code);
    }
    let named = bank::editions(shell, matches)?;
    let doctrine = bank::doctrines(shell, matches)?;
    let editions = if named.is_empty() { Edition::ALL.to_vec() } else { named.clone() };
    let under = |edition: &Edition| Terms { edition: *edition, doctrine: doctrine.clone() };
    let terms: Vec<Terms> = editions.iter().map(under).collect();
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
    let strict = matches.get_flag("strict");
    let mut proved = prove(&files, load, &terms, threads());
    if !strict {
        proved.iter_mut().for_each(|file| file.flaws.retain(|flaw| flaw.code != Code::NoEnglish));
    }
    let quality = (strict || matches.get_flag("quality")).then(|| {
        let sums = look_for_contrasts(&files, load, &mut proved, &terms, threads());
        let samples: Vec<&[Sample]> = proved.iter().map(|file| file.samples.as_slice()).collect();
        Quality::of(&samples, &editions, sums)
    });
    proved.iter_mut().for_each(Proved::shorten);
    // A file with problems is read again, to show its lines.
    let is_flawed = |file: &&Proved| !file.problems.is_empty() || !file.flaws.is_empty();
    let flawed = proved.iter().filter(is_flawed);
    let flawed = flawed.map(|file| (load(&PathBuf::from(&file.name)), file)).collect();
    // What changes is shown when several editions are named; it is not a problem.
    let outcome = Outcome {
        words: &shell.words,
        editions: &editions,
        proved: &proved,
        flawed,
        changes: named.len() > 1,
        quality: quality.as_ref(),
        failures: &failures,
    };
    print(shell, &outcome, format(matches).as_str(), strict)?;
    files::told(shell, failures)?;
    let problems = || proved.iter().flat_map(|file| &file.problems);
    if problems().any(|problem| problem.code == Code::Unreadable) {
        Err(Failure::Unread)
    } else if problems().next().is_some() || strict && is_below(&proved, quality.as_ref()) {
        Err(Failure::Divergent)
    } else {
        Ok(())
    }
}

/// The format that was asked for; if none was, GitHub's within its actions.
fn format(matches: &ArgMatches) -> String {
    let runs_there = std::env::var_os("GITHUB_ACTIONS").is_some_and(|value| value == "true");
    let usual = if runs_there { "github" } else { "text" };
    matches.get_one::<String>("format").map_or_else(|| usual.to_owned(), String::clone)
}

fn print(shell: &Shell, outcome: &Outcome<'_>, format: &str, strict: bool) -> Result<(), Failure> {
    match format {
        "json" => shell.json(&outcome.json(), true),
        "github" => shell.print(&github::lines(outcome)),
        "gitlab" => shell.json(&gitlab::report(outcome), true),
        "junit" => shell.print(&junit::report(outcome)),
        "sarif" => shell.json(&sarif::log(outcome), true),
        _ => {
            outcome.problems().try_for_each(|problem| shell.print(&format!("{problem}\n\n")))?;
            if outcome.proved.is_empty() {
                return Ok(());
            }
            shell.document(&outcome.changed(), Format::Text)?;
            shell.document(&outcome.table(), Format::Text)?;
            shell.print(&format!("{}\n", outcome.summary()))?;
            if strict || outcome.has_flaws() {
                shell.print(&format!("{}\n", outcome.flaws()))?;
            }
            Ok(())
        }
    }
}

/// Whether a question has a flaw, or the bank exceeds a bound.
fn is_below(proved: &[Proved], quality: Option<&Quality>) -> bool {
    proved.iter().flat_map(|file| &file.flaws).any(fails)
        || quality.is_some_and(|bank| !bank.is_sound())
}

fn explain(shell: &Shell, id: &str) -> Result<(), Failure> {
    let words = &shell.words;
    let Some(code) = Code::from_id(id) else {
        return Err(shell.failure(say!(words, "error-code", code = id)));
    };
    let mut doc = Doc::default();
    let text = explanation(words, code);
    doc.heading(1, code.id()).line(vec![plain(text)]);
    for limit in Limit::ALL.iter().filter(|limit| limit.code() == code) {
        doc.item(0, vec![plain(diagnostics::limit(words, *limit))]);
    }
    shell.document(&doc, Format::Text)
}
