//! `arbitro check`: proves that the keys of a bank's questions agree with the rulings.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::formats::{github, gitlab, junit, sarif};
use crate::render::diagnostics::{self, explanation};
use crate::render::doc::{Doc, plain};
use crate::render::proof::{ProofReport, fails};
use crate::render::text::say;
use arbitro_cases::RulingTerms;
use arbitro_cases::bank::{ProvedFile, check_contrasts, prove};
use arbitro_cases::diag::{Code, Limit};
use arbitro_cases::flaws::{BankQuality, QualitySample};
use arbitro_cases::parallel::thread_count;
use arbitro_laws::ruling::Edition;

use super::bank;
use super::files::{self, CaseFiles};
use super::shell::{Failure, OutputFormat, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    if let Some(code) = matches.get_one::<String>("explain") {
        return explain(shell, code);
    }
    let named = bank::editions(shell, matches)?;
    let doctrine = bank::doctrines(shell, matches)?;
    let editions = if named.is_empty() { Edition::ALL.to_vec() } else { named.clone() };
    let under = |edition: &Edition| RulingTerms { edition: *edition, doctrine: doctrine.clone() };
    let terms: Vec<RulingTerms> = editions.iter().map(under).collect();
    let paths = matches.get_many::<PathBuf>("paths");
    let own = if paths.is_none() { bank::embedded() } else { Vec::new() };
    let load = |path: &PathBuf| match own.iter().find(|source| Path::new(&source.name) == path) {
        Some(source) => source.clone(),
        None => files::read_source(shell, path),
    };
    let CaseFiles { files, failures } = match paths {
        None => CaseFiles {
            files: own.iter().map(|source| PathBuf::from(&source.name)).collect(),
            failures: Vec::new(),
        },
        Some(paths) => files::find(shell, paths.map(PathBuf::as_path)),
    };
    let strict = matches.get_flag("strict");
    let mut proved = prove(&files, load, &terms, thread_count());
    if !strict {
        proved.iter_mut().for_each(|file| file.flaws.retain(|flaw| flaw.code != Code::NoEnglish));
    }
    let quality = (strict || matches.get_flag("quality")).then(|| {
        let sums = check_contrasts(&files, load, &mut proved, &terms, thread_count());
        let samples: Vec<&[QualitySample]> =
            proved.iter().map(|file| file.samples.as_slice()).collect();
        BankQuality::of(&samples, &editions, sums)
    });
    proved.iter_mut().for_each(ProvedFile::limit_flaws);
    // A file with problems or flaws is read again, so that the report can show its source lines.
    let is_flawed = |file: &&ProvedFile| !file.problems.is_empty() || !file.flaws.is_empty();
    let flawed = proved.iter().filter(is_flawed);
    let flawed = flawed.map(|file| (load(&PathBuf::from(&file.name)), file)).collect();
    // Changes between editions are shown if several editions were requested; they are not problems.
    let outcome = ProofReport {
        words: &shell.words,
        editions: &editions,
        proved: &proved,
        flawed,
        changes: named.len() > 1,
        quality: quality.as_ref(),
        failures: &failures,
    };
    print(shell, &outcome, format(matches).as_str(), strict)?;
    files::report_failures(shell, files::messages(failures))?;
    let problems = || proved.iter().flat_map(|file| &file.problems);
    if problems().any(|problem| problem.code == Code::Unreadable) {
        Err(Failure::Unread)
    } else if problems().next().is_some() || strict && is_below(&proved, quality.as_ref()) {
        Err(Failure::ProofFailed)
    } else {
        Ok(())
    }
}

/// Returns the format of `--format`; by default `github` inside GitHub Actions, else `text`.
fn format(matches: &ArgMatches) -> String {
    let runs_there = std::env::var_os("GITHUB_ACTIONS").is_some_and(|value| value == "true");
    let usual = if runs_there { "github" } else { "text" };
    matches.get_one::<String>("format").map_or_else(|| usual.to_owned(), String::clone)
}

fn print(
    shell: &Shell,
    outcome: &ProofReport<'_>,
    format: &str,
    strict: bool,
) -> Result<(), Failure> {
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
            shell.document(&outcome.changed(), OutputFormat::Text)?;
            shell.document(&outcome.table(), OutputFormat::Text)?;
            shell.print(&format!("{}\n", outcome.summary()))?;
            if strict || outcome.has_flaws() {
                shell.print(&format!("{}\n", outcome.flaws()))?;
            }
            Ok(())
        }
    }
}

/// Returns true if a flaw fails the check by itself, or if the bank's quality is outside a bound.
fn is_below(proved: &[ProvedFile], quality: Option<&BankQuality>) -> bool {
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
    shell.document(&doc, OutputFormat::Text)
}
