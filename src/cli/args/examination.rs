//! The command-line grammar of the examination: stage, exam, mark, appeal, stats.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command};

use crate::render::text::{Words, say};

use super::{argument, cases, format, named, program, template, terms, value, verb};

const TEXT_JSON: &[&str] = &["text", "json"];

pub fn verbs(words: &Words) -> [Command; 5] {
    [stage(words), exam(words), mark(words), appeal(words), stats(words)]
}

/// Returns a command that groups subcommands, such as `stage`.
pub(super) fn group(
    words: &Words,
    name: &'static str,
    about: &str,
    verbs: Vec<Command>,
) -> Command {
    let (options, command) = (named(words, "options"), named(words, "command"));
    verb(words, name, about, "")
        .override_usage(format!("arbitro {name} [{options}] <{command}>"))
        .help_template(template(words, true))
        .subcommand_help_heading(say!(words, "help-commands"))
        .subcommand_required(true)
        .disable_help_subcommand(true)
        .subcommands(verbs)
}

/// Returns a subcommand such as `stage new`; `arguments` are the names of its arguments, brackets included.
pub(super) fn verb_of(
    words: &Words,
    group: &str,
    name: &'static str,
    about: &str,
    arguments: &str,
) -> Command {
    let options = named(words, "options");
    verb(words, name, about, "")
        .override_usage(format!("arbitro {group} {name} [{options}] {arguments}"))
}

/// Returns an argument or an option with its value parsed as a path.
pub(super) fn path(arg: Arg) -> Arg {
    arg.value_parser(clap::value_parser!(std::path::PathBuf))
}

/// Returns an argument's name in angle brackets, as usage lines print it.
fn required(words: &Words, name: &str) -> String {
    format!("<{}>", named(words, name))
}

/// Returns the argument that names the folder of a stage.
fn dir(words: &Words) -> Arg {
    path(argument(words, "dir", "help-dir").required(true))
}

pub(super) fn flag(words: &Words, name: &'static str, help: &str) -> Arg {
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(say!(words, help))
}

fn stage(words: &Words) -> Command {
    let folder = required(words, "dir");
    let with_roster = format!("{folder} --candidates {}", required(words, "FILE"));
    let new = verb_of(words, "stage", "new", "help-stage-new", &folder).arg(dir(words));
    let check = verb_of(words, "stage", "check", "help-stage-check", &folder)
        .arg(dir(words))
        .arg(flag(words, "simulate", "help-simulate"))
        .arg(format(words, "help-format-json", TEXT_JSON));
    let roster = path(value(words, "candidates", "FILE", "help-candidates").required(true));
    let build = verb_of(words, "stage", "build", "help-stage-build", &with_roster)
        .after_help(say!(words, "help-stage-build-after"))
        .arg(dir(words))
        .arg(roster);
    let code = verb_of(words, "stage", "code", "help-stage-code", &folder)
        .after_help(say!(words, "help-stage-code-after"))
        .arg(dir(words))
        .arg(value(words, "room", "N", "help-room"));
    group(words, "stage", "help-stage", vec![new, check, build, code])
        .after_help(say!(words, "help-stage-after"))
}

/// Returns the arguments of a command that runs a sitting.
fn sitting(words: &Words) -> [Arg; 4] {
    [
        path(argument(words, "paper", "help-exam-paper").required(true)),
        path(value(words, "journal", "journal", "help-exam-journal")),
        flag(words, "linear", "help-exam-linear"),
        format(words, "help-format-lines", TEXT_JSON),
    ]
}

/// Returns the grammar of `arbitro-sit`, the program for the examination room.
pub fn room(words: &Words) -> Command {
    let usage = format!("arbitro-sit [{}] {}", named(words, "options"), required(words, "paper"));
    program(words, "arbitro-sit", "help-sit", usage)
        .help_template(template(words, false))
        .after_help(say!(words, "help-sit-after"))
        .args(sitting(words))
}

fn exam(words: &Words) -> Command {
    let journal = || argument(words, "journal", "help-exam-verified").required(true);
    let sit = verb_of(words, "exam", "sit", "help-sit", &required(words, "paper"))
        .after_help(say!(words, "help-sit-after"))
        .args(sitting(words));
    let verify = verb_of(words, "exam", "verify", "help-verify", &required(words, "journal"))
        .after_help(say!(words, "help-verify-after"))
        .arg(path(journal()))
        .arg(path(value(words, "paper", "paper", "help-exam-against")))
        .arg(value(words, "receipt", "receipt", "help-exam-receipt"))
        .arg(format(words, "help-format-json", TEXT_JSON));
    group(words, "exam", "help-exam", vec![sit, verify]).after_help(say!(words, "help-exam-after"))
}

fn mark(words: &Words) -> Command {
    let policy = value(words, "policy", "POLICY", "help-policy").action(ArgAction::Append);
    verb(words, "mark", "help-mark", &required(words, "dir"))
        .after_help(say!(words, "help-mark-after"))
        .arg(dir(words))
        .arg(path(value(words, "against", "FILE", "help-against")))
        .arg(policy.requires("against"))
        .arg(flag(words, "never-lower", "help-never-lower").requires("against"))
        .arg(flag(words, "write", "help-write").requires("against"))
        .arg(format(words, "help-format-json", TEXT_JSON))
}

fn appeal(words: &Words) -> Command {
    let names = ["dir", "candidate", "question"].map(|name| required(words, name));
    verb(words, "appeal", "help-appeal", &names.join(" "))
        .arg(dir(words))
        .arg(argument(words, "candidate", "help-candidate").required(true))
        .arg(argument(words, "question", "help-question").required(true))
        .arg(format(words, "help-format-page", &["text", "markdown"]))
}

fn stats(words: &Words) -> Command {
    let dirs = argument(words, "dirs", "help-stats-dirs")
        .value_name(named(words, "dir"))
        .required_unless_present("moodle")
        .conflicts_with("moodle")
        .num_args(1..)
        .action(ArgAction::Append);
    let tables = PossibleValuesParser::new(["questions", "options", "test"]);
    verb(words, "stats", "help-stats", &format!("{}...", required(words, "dir")))
        .after_help(say!(words, "help-stats-after"))
        .arg(path(dirs))
        .arg(path(value(words, "moodle", "FILE", "help-stats-moodle")))
        .arg(value(words, "pass", "N", "help-stats-pass").requires("moodle"))
        .arg(path(value(words, "output", "DIR", "help-stats-output").short('o').requires("moodle")))
        .args(terms(words).map(|arg| arg.requires("moodle")))
        .arg(cases(words).requires("moodle"))
        .arg(value(words, "question", "id", "help-stats-question").action(ArgAction::Append))
        .arg(flag(words, "all", "help-stats-all").conflicts_with("question"))
        .arg(value(words, "table", "table", "help-stats-table").value_parser(tables))
        .arg(format(words, "help-stats-format", &["text", "json", "csv"]))
}
