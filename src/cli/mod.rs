//! The command line: one file for each verb, and the shell around them.
//!
//! This layer alone reads files and the clock's like, prints, and decides exit codes: 0 all well, 1 the
//! proof failed, 2 the command could not do its work.

mod shell;

mod terminal;

mod args;

mod usage;

mod files;

mod bank;

mod quiz;

mod practice;

mod learn;

mod config;

mod settings;

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

use settings::Settings;
use shell::{Failure, Shell};

/// Runs the program with its arguments, the first of which is its name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args = helped(args.into_iter().collect());
    let settings = Settings::of(&args);
    // Colours are always written; the streams take them out where they do not belong.
    colored::control::set_override(true);
    let mut shell = Shell::new(settings, args.iter().any(|arg| arg == "--ascii"));
    let command = args::command(&shell.words);
    let outcome = match command.try_get_matches_from(&args) {
        Ok(matches) => match dispatch(&mut shell, &matches) {
            // Who reads no further has what he wanted: `arbitro list | head`.
            Err(Failure::OutputClosed) if only_shows(&matches) => Ok(()),
            outcome => outcome,
        },
        Err(error) => usage::report(&mut shell, &error, &args),
    };
    shell.finish(outcome)
}

/// `arbitro help quiz` asks what `arbitro quiz --help` does.
fn helped(mut args: Vec<OsString>) -> Vec<OsString> {
    let is_option = |arg: &OsString| arg.to_string_lossy().starts_with('-');
    let takes_value = |arg: &OsString| arg == "--lang" || arg == "--color";
    let mut place = 1;
    while args.get(place).is_some_and(is_option) {
        place += if takes_value(&args[place]) { 2 } else { 1 };
    }
    if args.get(place).is_some_and(|arg| arg == "help") {
        args.remove(place);
        args.push("--help".into());
    }
    args
}

/// Whether a command does nothing but show what there is: that nobody reads it to its end hides nothing.
fn only_shows(matches: &ArgMatches) -> bool {
    const SHOW: [&str; 8] =
        ["list", "show", "law", "manual", "rule", "stats", "progress", "config"];
    matches.subcommand_name().is_some_and(|name| SHOW.contains(&name))
}

fn dispatch(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    shell.set_colour();
    config::check(shell)?;
    match matches.subcommand() {
        Some(("quiz", matches)) => quiz::run(shell, matches),
        Some(("config", matches)) => config::run(shell, matches),
        Some(("learn", matches)) => learn::run(shell, matches),
        Some(("progress", matches)) => practice::progress::run(shell, matches),
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
