//! The command line: the modules of the commands, and the streams, files and settings that they
//! share.
//!
//! Only this module reads files, clocks and other system state, prints, and sets exit codes: 0 success, 1 a check
//! failed, 2 the command could not run, 130 interrupted.

mod shell;

mod terminal;

pub(crate) mod args;

mod usage_error;

mod why_not;

mod files;

mod bank;

mod randomness;

mod git_exposure;

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

mod workbook;

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

use clap::{Arg, ArgMatches, Command};

use crate::render::text::Words;
use arbitro_laws::ruling::Language;

use settings::{KEYS, KEYS_OF_ROOM, SettingKey, Settings};
use shell::{Failure, Shell};

/// Runs `arbitro`; the first argument is the program's name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let program =
        ProgramSpec { words: Words::new, keys: &KEYS, grammar: args::command, run: dispatch };
    program.run(args.into_iter().collect())
}

/// Runs `arbitro-sit`, the program for the examination room. The program offers only the sitting;
/// the linker omits all code that this function does not reach.
pub fn sit(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let (words, keys) = (Words::of_room, &KEYS_OF_ROOM);
    let program = ProgramSpec { words, keys, grammar: args::room, run: exam::sit };
    program.run(args.into_iter().collect())
}

/// A program: its texts, its settings, its arguments, and its entry function.
struct ProgramSpec {
    words: fn(Language, bool) -> Words,
    keys: &'static [SettingKey],
    grammar: fn(&Words) -> Command,
    run: fn(&mut Shell, &ArgMatches) -> Result<(), Failure>,
}

impl ProgramSpec {
    fn run(&self, args: Vec<OsString>) -> ExitCode {
        let settings = Settings::of(&args, self.keys);
        // Colour codes are always written; a stream without colours strips them.
        colored::control::set_override(true);
        let ascii = args.iter().any(|arg| arg == "--ascii");
        let mut shell = Shell::new(self.words, settings, ascii);
        let command = (self.grammar)(&shell.words);
        let args = helped(args, &command);
        let outcome = match command.clone().try_get_matches_from(&args) {
            Ok(matches) => self.dispatched(&mut shell, &matches),
            Err(error) => usage_error::report(&mut shell, &error, &command, &args),
        };
        shell.finish(outcome)
    }

    fn dispatched(&self, shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
        shell.set_colour();
        if let Some(trouble) = shell.settings.trouble(&shell.words) {
            return Err(shell.failure(trouble));
        }
        match (self.run)(shell, matches) {
            // A closed pipe is not an error for these commands, as in `arbitro list | head`.
            Err(Failure::OutputClosed) if only_shows(matches) => Ok(()),
            outcome => outcome,
        }
    }
}

/// Rewrites `arbitro help quiz` to `arbitro quiz --help`.
fn helped(mut args: Vec<OsString>, command: &Command) -> Vec<OsString> {
    let is_option = |arg: &OsString| arg.to_string_lossy().starts_with('-');
    let with_value = |arg: &&Arg| arg.get_action().takes_values();
    let valued: Vec<&str> =
        command.get_arguments().filter(with_value).filter_map(Arg::get_long).collect();
    let takes_value = |arg: &OsString| {
        let name = arg.to_str().and_then(|arg| arg.strip_prefix("--"));
        name.is_some_and(|name| valued.contains(&name))
    };
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

/// Returns true if a command can print its output again, so that nothing is lost when its output
/// pipe is closed.
fn only_shows(matches: &ArgMatches) -> bool {
    const SHOW: [&str; 11] = [
        "list",
        "show",
        "law",
        "manual",
        "rule",
        "stats",
        "progress",
        "config",
        "schema",
        "completions",
        "man",
    ];
    matches.subcommand().is_some_and(|(name, matches)| {
        // With `--forget` a lost prompt means that nothing was deleted.
        SHOW.contains(&name) && !(name == "progress" && matches.get_flag("forget"))
    })
}

fn dispatch(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
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
        Some(("publish", matches)) => publish::run(shell, matches),
        Some(("export", matches)) => export::run(shell, matches),
        Some(("import", matches)) => import::run(shell, matches),
        Some(("schema", matches)) => schema::run(shell, matches),
        Some(("completions", matches)) => grammar::completions(shell, matches),
        Some(("man", matches)) => grammar::man(shell, matches),
        Some(_) | None => Err(Failure::Usage),
    }
}
