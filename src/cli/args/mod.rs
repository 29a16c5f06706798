//! The grammar of the command line, with help in the user's language.

mod examination;

mod practice;
mod publishing;
pub use examination::room;

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command};

use crate::render::text::{Words, say};

use super::shell::OutputFormat;

/// Returns the command-line grammar of `arbitro`, with all its commands.
pub fn command(words: &Words) -> Command {
    let usage = format!("arbitro [{}] <{}>", named(words, "options"), named(words, "command"));
    program(words, "arbitro", "help-about", usage)
        .after_help(say!(words, "help-after"))
        .help_template(template(words, true))
        .subcommand_help_heading(say!(words, "help-commands"))
        .disable_help_subcommand(true)
        .subcommand_required(true)
        .subcommands(verbs(words))
}

/// Returns the grammar of a program without its commands: name, version, help and common options.
fn program(words: &Words, name: &'static str, about: &str, usage: String) -> Command {
    let version = Arg::new("version")
        .long("version")
        .short('V')
        .action(ArgAction::Version)
        .display_order(104)
        .help(say!(words, "help-version"));
    Command::new(name)
        .bin_name(name)
        .version(env!("CARGO_PKG_VERSION"))
        .about(say!(words, about))
        .next_help_heading(say!(words, "help-options"))
        .override_usage(usage)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .max_term_width(80)
        .arg(help_flag(words))
        .arg(version)
        .args(global(words))
}

fn template(words: &Words, with_commands: bool) -> String {
    let (usage, arguments, options) =
        (say!(words, "help-usage"), say!(words, "help-arguments"), say!(words, "help-options"));
    let commands = say!(words, "help-commands");
    let middle = if with_commands {
        format!("{commands}:\n{{subcommands}}\n\n")
    } else {
        format!("{arguments}:\n{{positionals}}\n\n")
    };
    format!("{{about}}\n\n{usage} {{usage}}\n\n{middle}{options}:\n{{options}}{{after-help}}")
}

fn help_flag(words: &Words) -> Arg {
    Arg::new("help")
        .long("help")
        .short('h')
        .action(ArgAction::Help)
        .display_order(103)
        .help(say!(words, "help-help"))
}

/// Returns an option with a value; the value's name and the help text are in the user's language.
fn value(words: &Words, name: &'static str, value_name: &str, help: &str) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(named(words, value_name))
        .help(say!(words, help))
        .hide_possible_values(true)
}

/// Returns a positional argument with its name and help text in the user's language.
fn argument(words: &Words, name: &'static str, help: &str) -> Arg {
    Arg::new(name).value_name(named(words, name)).help(say!(words, help))
}

fn named(words: &Words, name: &str) -> String {
    say!(words, "value-name", name = name)
}

fn global(words: &Words) -> [Arg; 4] {
    [
        value(words, "lang", "LANG", "help-lang")
            .global(true)
            .display_order(100)
            .value_parser(PossibleValuesParser::new(["it", "en"])),
        value(words, "color", "WHEN", "help-color")
            .global(true)
            .display_order(101)
            .value_parser(PossibleValuesParser::new(["auto", "always", "never"])),
        value(words, "notation", "LANG", "help-notation")
            .global(true)
            .display_order(102)
            .value_parser(PossibleValuesParser::new(["it", "en"])),
        Arg::new("ascii")
            .long("ascii")
            .global(true)
            .display_order(102)
            .action(ArgAction::SetTrue)
            .help(say!(words, "help-ascii")),
    ]
}

/// Returns a command; `arguments` are the names of its arguments, brackets included.
fn verb(words: &Words, name: &'static str, about: &str, arguments: &str) -> Command {
    let usage = format!("arbitro {name} [{}] {arguments}", named(words, "options"));
    Command::new(name)
        .override_usage(usage.trim_end().to_owned())
        .about(say!(words, about))
        .help_template(template(words, false))
        .next_help_heading(say!(words, "help-options"))
        .disable_help_flag(true)
        .arg(help_flag(words))
}

fn format(words: &Words, help: &str, formats: &'static [&'static str]) -> Arg {
    value(words, "format", "FORMAT", help).value_parser(PossibleValuesParser::new(formats))
}

fn cases(words: &Words) -> Arg {
    value(words, "cases", "DIR", "help-cases")
}

fn edition(words: &Words, help: &str) -> Arg {
    value(words, "edition", "EDITION", help)
}

fn doctrine(words: &Words) -> Arg {
    value(words, "doctrine", "READING", "help-doctrine").action(ArgAction::Append)
}

fn terms(words: &Words) -> [Arg; 2] {
    [edition(words, "help-edition"), doctrine(words)]
}

fn filters(words: &Words) -> [Arg; 3] {
    [
        value(words, "law", "N", "help-law-filter"),
        value(words, "tag", "TAG", "help-tag"),
        value(words, "difficulty", "level", "help-difficulty"),
    ]
}

const ALL: &[&str] = &["text", "markdown", "json"];
const WITH_CASE: &[&str] = &["text", "markdown", "json", "case"];
const TEXT_JSON: &[&str] = &["text", "json"];
const CHECK: &[&str] = &["text", "json", "github", "junit", "sarif", "gitlab"];

fn required(words: &Words, name: &'static str) -> String {
    format!("<{}>", named(words, name))
}

fn optional(words: &Words, name: &'static str) -> String {
    format!("[{}]", named(words, name))
}

fn verbs(words: &Words) -> Vec<Command> {
    let first = practice::verbs(words).into_iter().chain(ruling(words)).chain(bank(words));
    let last = [manual(words)].into_iter().chain(publishing::verbs(words));
    first.chain(examination::verbs(words)).chain(last).collect()
}

/// Returns the commands `rule` and `decide`.
fn ruling(words: &Words) -> Vec<Command> {
    let case = required(words, "case");
    vec![
        verb(words, "rule", "help-rule", &case)
            .after_help(say!(words, "help-rule-after"))
            .arg(argument(words, "case", "help-case").required(true))
            .arg(Arg::new("why").long("why").action(ArgAction::Count).help(say!(words, "help-why")))
            .arg(value(words, "assume", "assume", "help-assume").action(ArgAction::Append))
            .arg(value(words, "why-not", "what", "help-why-not").conflicts_with("why"))
            .args(terms(words))
            .arg(cases(words))
            .arg(format(words, "help-format-case", WITH_CASE)),
        verb(words, "decide", "help-decide", "")
            .after_help(say!(words, "help-decide-after"))
            .arg(value(words, "from", "case", "help-from").conflicts_with_all(["deal", "contract"]))
            .arg(value(words, "deal", "PBN", "help-deal"))
            .arg(value(words, "contract", "CONTRACT", "help-contract"))
            .arg(
                value(words, "save", "FILE", "help-save")
                    .value_parser(clap::value_parser!(std::path::PathBuf)),
            )
            .args(terms(words))
            .arg(cases(words))
            .arg(format(words, "help-format-json", TEXT_JSON))
            .help_template(options_only(words)),
    ]
}

/// Returns the commands `check`, `show`, `list`, `law`, `new` and `generate`.
fn bank(words: &Words) -> Vec<Command> {
    let (case, id) = (required(words, "case"), required(words, "id"));
    let (clause, paths) = (optional(words, "clause"), format!("{}...", optional(words, "path")));
    vec![
        verb(words, "check", "help-check", &paths)
            .after_help(say!(words, "help-check-after"))
            .arg(
                argument(words, "paths", "help-paths")
                    .value_name(named(words, "path"))
                    .action(ArgAction::Append)
                    .num_args(0..)
                    .value_parser(clap::value_parser!(std::path::PathBuf)),
            )
            .arg(value(words, "explain", "CODE", "help-explain"))
            .arg(examination::flag(words, "quality", "help-quality"))
            .arg(examination::flag(words, "strict", "help-strict"))
            .arg(edition(words, "help-editions"))
            .arg(doctrine(words))
            .arg(format(words, "help-check-format", CHECK)),
        verb(words, "show", "help-show", &case)
            .arg(argument(words, "case", "help-case").required(true))
            .arg(examination::flag(words, "events", "help-events"))
            .arg(examination::flag(words, "key", "help-show-key"))
            .arg(edition(words, "help-edition-only"))
            .arg(cases(words))
            .arg(format(words, "help-format", ALL)),
        verb(words, "list", "help-list", "")
            .args(filters(words))
            .arg(examination::flag(words, "tags", "help-tags"))
            .arg(edition(words, "help-edition-only"))
            .arg(cases(words))
            .arg(format(words, "help-format-json", TEXT_JSON))
            .help_template(options_only(words)),
        verb(words, "law", "help-law", &clause)
            .after_help(say!(words, "help-law-after"))
            .arg(argument(words, "clause", "help-clause").num_args(0..).action(ArgAction::Append))
            .arg(
                value(words, "diff", "EDITION", "help-diff")
                    .num_args(2)
                    .value_names(["FROM", "TO"].map(|name| named(words, name)))
                    .conflicts_with_all(["edition", "doctrine", "cases"]),
            )
            .args(terms(words))
            .arg(cases(words))
            .arg(format(words, "help-format", ALL)),
        verb(words, "new", "help-new", &id)
            .after_help(say!(words, "help-new-after"))
            .arg(argument(words, "id", "help-id").required(true))
            .arg(
                value(words, "pbn", "FILE", "help-pbn")
                    .value_parser(clap::value_parser!(std::path::PathBuf)),
            )
            .arg(value(words, "board", "N", "help-board").requires("pbn"))
            .arg(value(words, "room", "room", "help-room-of-board").requires("pbn"))
            .arg(value(words, "table", "N", "help-table-of-board").requires("pbn"))
            .arg(cases(words))
            .arg(
                value(words, "output", "FILE", "help-output")
                    .short('o')
                    .value_parser(clap::value_parser!(std::path::PathBuf)),
            ),
        generate(words),
    ]
}

fn generate(words: &Words) -> Command {
    verb(words, "generate", "help-generate", "")
        .after_help(say!(words, "help-generate-after"))
        .args(filters(words))
        .arg(value(words, "scenario", "NAME", "help-scenario"))
        .arg(value(words, "again", "ID", "help-generate-again").conflicts_with_all([
            "law",
            "tag",
            "difficulty",
            "scenario",
            "count",
            "seed",
            "edition",
        ]))
        .arg(
            examination::flag(words, "report", "help-generation-report")
                .conflicts_with_all(["again", "output"]),
        )
        .arg(value(words, "count", "N", "help-count"))
        .arg(value(words, "seed", "N", "help-seed-fresh"))
        .arg(edition(words, "help-edition-only"))
        .arg(
            value(words, "output", "DIR", "help-output-folder")
                .short('o')
                .conflicts_with("format")
                .value_parser(clap::value_parser!(std::path::PathBuf)),
        )
        .arg(format(words, "help-format-json", TEXT_JSON))
        .help_template(options_only(words))
}

fn manual(words: &Words) -> Command {
    let page = optional(words, "page");
    verb(words, "manual", "help-manual", &page).arg(argument(words, "page", "help-page"))
}

/// Returns the help template of a command without positional arguments.
fn options_only(words: &Words) -> String {
    let (usage, options) = (say!(words, "help-usage"), say!(words, "help-options"));
    format!("{{about}}\n\n{usage} {{usage}}\n\n{options}:\n{{options}}{{after-help}}")
}

/// Returns true if `--format case` requests the ruling in case-file notation.
pub fn is_for_case(matches: &clap::ArgMatches) -> bool {
    matches.get_one::<String>("format").is_some_and(|format| format == "case")
}

pub fn format_of(matches: &clap::ArgMatches) -> OutputFormat {
    match matches.get_one::<String>("format").map(String::as_str) {
        Some("json") => OutputFormat::Json,
        Some("markdown") => OutputFormat::Markdown,
        Some(_) | None => OutputFormat::Text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbitro_laws::ruling::Language;

    /// The name of a value that has no text of its own would be that of a difficulty.
    #[test]
    fn only_a_difficulty_has_the_value_name_of_one() {
        fn check(command: &Command, level: &str) {
            for argument in command.get_arguments().filter(|it| it.get_id() != "difficulty") {
                let names = argument.get_value_names().unwrap_or_default();
                let (command, argument) = (command.get_name(), argument.get_id());
                assert!(names.iter().all(|name| *name != level), "{command} {argument}");
            }
            command.get_subcommands().for_each(|command| check(command, level));
        }
        for language in Language::ALL {
            let words = Words::new(language, false);
            check(&super::command(&words), &named(&words, "level"));
        }
    }
}
