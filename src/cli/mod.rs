//! The command line: one file for each verb, and the shell around them.
//!
//! This layer alone reads files and the clock's like, prints, and decides exit codes: 0 all well, 1 the
//! proof failed, 2 the command could not do its work.

mod shell;

mod args;

mod usage;

mod why_not;

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

mod moodle;

mod manual;

mod schema;

mod grammar;

mod package;

mod export;

mod import;

mod publish;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{ArgMatches, Command};

use crate::report::text::Words;
use crate::ruling::Language;

use shell::{Failure, Shell};

/// Runs the program with its arguments, the first of which is its name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let program = Program { words: Words::new, grammar: args::command, run: dispatch };
    program.run(args.into_iter().collect())
}

/// Runs the program for the room: the sitting and nothing else. What it does not name here is not in it.
pub fn sit(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let program = Program { words: Words::of_room, grammar: args::room, run: exam::sit };
    program.run(args.into_iter().collect())
}

/// A program: what it speaks, what it takes, what it does.
struct Program {
    words: fn(Language, bool) -> Words,
    grammar: fn(&Words) -> Command,
    run: fn(&mut Shell, &ArgMatches) -> Result<(), Failure>,
}

impl Program {
    fn run(&self, args: Vec<OsString>) -> ExitCode {
        // Colours are always written; the streams take them out where they do not belong.
        colored::control::set_override(true);
        let ascii = args.iter().any(|arg| arg == "--ascii");
        let mut shell = Shell::new((self.words)(language(&args), ascii));
        let command = (self.grammar)(&shell.words);
        let outcome = match command.clone().try_get_matches_from(&args) {
            Ok(matches) => {
                shell.set_colour(&matches);
                (self.run)(&mut shell, &matches)
            }
            Err(error) => usage::report(&mut shell, &error, &command, &args),
        };
        shell.finish(outcome)
    }
}

fn dispatch(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
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
        Some(("publish", matches)) => publish::run(shell, matches),
        Some(("export", matches)) => export::run(shell, matches),
        Some(("import", matches)) => import::run(shell, matches),
        Some(("schema", matches)) => schema::run(shell, matches),
        Some(("completions", matches)) => grammar::completions(shell, matches),
        Some(("man", matches)) => grammar::man(shell, matches),
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
