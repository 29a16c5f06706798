//! The command line: one file for each verb, and the shell around them.
//!
//! This layer alone reads files and the clock's like, prints, and decides exit codes: 0 all well, 1 the
//! proof failed, 2 the command could not do its work.

mod shell;

mod args;

mod usage;

mod files;

mod bank;

mod quiz;

mod rule;

mod decide;

mod check;

mod show;

mod list;

mod law;

mod new;

mod generate;

mod stage;

mod exam;

mod mark;

mod stats;

mod manual;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::ArgMatches;

use crate::ruling::Language;

use shell::{Failure, Shell};

/// Runs the program with its arguments, the first of which is its name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let language = language(&args);
    // Colours are always written; the streams take them out where they do not belong.
    colored::control::set_override(true);
    let mut shell = Shell::new(language, args.iter().any(|arg| arg == "--ascii"));
    let command = args::command(&shell.words);
    let outcome = match command.try_get_matches_from(&args) {
        Ok(matches) => dispatch(&mut shell, &matches),
        Err(error) => usage::report(&mut shell, &error, &args),
    };
    shell.finish(outcome)
}

fn dispatch(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    shell.set_colour(matches);
    match matches.subcommand() {
        Some(("quiz", matches)) => quiz::run(shell, matches),
        Some(("rule", matches)) => rule::run(shell, matches),
        Some(("decide", matches)) => decide::run(shell, matches),
        Some(("check", matches)) => check::run(shell, matches),
        Some(("show", matches)) => show::run(shell, matches),
        Some(("list", matches)) => list::run(shell, matches),
        Some(("law", matches)) => law::run(shell, matches),
        Some(("new", matches)) => new::run(shell, matches),
        Some(("generate", matches)) => generate::run(shell, matches),
        Some(("stage", matches)) => stage::run(shell, matches),
        Some(("exam", matches)) => exam::run(shell, matches),
        Some(("mark", matches)) => mark::run(shell, matches),
        Some(("appeal", matches)) => mark::appeal::run(shell, matches),
        Some(("stats", matches)) => stats::run(shell, matches),
        Some(("manual", matches)) => manual::run(shell, matches),
        Some(_) | None => Err(Failure::Usage),
    }
}

/// The language: `--lang`, else that of the environment, else Italian.
fn language(args: &[OsString]) -> Language {
    let mut stated = None;
    let mut words = args.iter().filter_map(|arg| arg.to_str());
    while let Some(word) = words.next() {
        if word == "--lang" {
            stated = words.next();
        } else if let Some(value) = word.strip_prefix("--lang=") {
            stated = Some(value);
        }
    }
    let named = stated.map(str::to_owned).or_else(sys_locale::get_locale);
    match named {
        Some(name) if name.to_lowercase().starts_with("en") => Language::English,
        Some(_) | None => Language::Italian,
    }
}
