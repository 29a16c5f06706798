//! Reports clap's errors in the user's language.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, Error};

use crate::render::text::{Words, capitalised, say};

use super::shell::{Failure, Shell};

/// Prints help and versions, and reports errors in the command line.
pub fn report(
    shell: &mut Shell,
    error: &Error,
    command: &Command,
    args: &[OsString],
) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let text = error.render().ansi().to_string();
            return shell.print(&format!("{}\n", text.trim_end()));
        }
        _ => {}
    }
    let words = &shell.words;
    let verb = verb(command, args);
    let text = |kind| text(error, kind);
    shell.tell(&say!(words, "error", message = message(words, error, verb.as_ref())));
    let known = text(ContextKind::ValidValue).or_else(|| text(ContextKind::ValidSubcommand));
    if let Some(known) = known.filter(|known| !known.is_empty()) {
        shell.tell(&say!(words, "usage-known", known = known));
    }
    let suggested = text(ContextKind::SuggestedArg)
        .or_else(|| text(ContextKind::SuggestedSubcommand))
        .or_else(|| text(ContextKind::SuggestedValue));
    if let Some(near) = suggested {
        shell.tell(&capitalised(&say!(words, "near", near = near)));
    }
    let program = command.get_name();
    let command = match &verb {
        Some(verb) if command.has_subcommands() => {
            format!("{program} {}", verb.get_display_name().unwrap_or(verb.get_name()))
        }
        Some(_) | None => program.to_owned(),
    };
    shell.tell(&say!(words, "usage-see", command = command));
    Err(Failure::Usage)
}

/// Returns the text of one kind of context in clap's error, such as the invalid argument; `None` if it is missing.
fn text(error: &Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        _ => None,
    }
}

/// Returns the message for an error of clap, in the user's language.
fn message(words: &Words, error: &Error, verb: Option<&Command>) -> String {
    let text = |kind| text(error, kind);
    let arg = bare(&text(ContextKind::InvalidArg).unwrap_or_default());
    let value = text(ContextKind::InvalidValue).unwrap_or_default();
    match error.kind() {
        ErrorKind::UnknownArgument if !arg.starts_with('-') => extra(words, &arg, verb),
        ErrorKind::UnknownArgument => say!(words, "usage-unknown-argument", arg = arg),
        ErrorKind::InvalidSubcommand => {
            let name = text(ContextKind::InvalidSubcommand).unwrap_or_default();
            say!(words, "usage-unknown-command", arg = name)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            say!(words, "usage-needs-value", arg = arg)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            say!(words, "usage-invalid-value", value = value, arg = arg)
        }
        ErrorKind::MissingRequiredArgument => say!(words, "usage-missing", arg = arg),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            say!(words, "usage-missing-command")
        }
        ErrorKind::WrongNumberOfValues => {
            let count = match error.get(ContextKind::ExpectedNumValues) {
                Some(ContextValue::Number(count)) => *count,
                Some(_) | None => 1,
            };
            say!(words, "usage-needs-values", arg = arg, count = count)
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues => {
            say!(words, "usage-needs-value", arg = arg)
        }
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg).map(|other| bare(&other)).unwrap_or_default();
            if other == arg {
                say!(words, "usage-too-many", arg = arg)
            } else {
                say!(words, "usage-conflict", arg = arg, other = other)
            }
        }
        _ => say!(words, "usage-other"),
    }
}

/// Returns the typed command, or `None` without one; a subcommand is displayed with its group's
/// name too. For a program without commands, returns the program.
fn verb(command: &Command, args: &[OsString]) -> Option<Command> {
    if !command.has_subcommands() {
        return Some(command.clone());
    }
    let mut typed = args.iter().skip(1).filter_map(|arg| arg.to_str());
    let verb = typed.find_map(|arg| command.find_subcommand(arg))?;
    let Some(of_group) = typed.find_map(|arg| verb.find_subcommand(arg)) else {
        return Some(verb.clone());
    };
    let name = format!("{} {}", verb.get_name(), of_group.get_name());
    Some(of_group.clone().display_name(name))
}

/// Returns the message that a command takes fewer arguments than typed.
fn extra(words: &Words, arg: &str, verb: Option<&Command>) -> String {
    let takes = verb.and_then(|verb| verb.get_positionals().next());
    let name = takes.and_then(|takes| takes.get_value_names()?.first());
    match name {
        Some(name) => say!(words, "usage-only-one", arg = arg, name = name.to_string()),
        None => say!(words, "usage-takes-none", arg = arg),
    }
}

/// Returns the bare name of an argument: `--count` from `--count <N>`, `DIR` from `<DIR>...`.
fn bare(arg: &str) -> String {
    arg.split(" <").next().unwrap_or(arg).trim_matches(['<', '>', '.']).to_owned()
}
