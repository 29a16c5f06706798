//! The command line's grammar, with its help in the user's language.

use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command};

use crate::report::text::{Words, say};

use super::shell::Format;

/// The whole grammar.
pub fn command(words: &Words) -> Command {
    let template = template(words, true);
    Command::new("arbitro")
        .bin_name("arbitro")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say!(words, "help-about"))
        .after_help(say!(words, "help-after"))
        .help_template(template)
        .subcommand_help_heading(say!(words, "help-commands"))
        .next_help_heading(say!(words, "help-options"))
        .subcommand_value_name("COMMAND")
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .subcommand_required(true)
        .max_term_width(80)
        .arg(help_flag(words))
        .arg(
            Arg::new("version")
                .long("version")
                .short('V')
                .action(ArgAction::Version)
                .help(say!(words, "help-version")),
        )
        .args(global(words))
        .subcommands(verbs(words))
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
    Arg::new("help").long("help").short('h').action(ArgAction::Help).help(say!(words, "help-help"))
}

fn value(name: &'static str, value_name: &'static str, help: String) -> Arg {
    Arg::new(name).long(name).value_name(value_name).help(help).hide_possible_values(true)
}

fn global(words: &Words) -> [Arg; 3] {
    [
        value("lang", "LANG", say!(words, "help-lang"))
            .global(true)
            .value_parser(PossibleValuesParser::new(["it", "en"])),
        value("color", "WHEN", say!(words, "help-color"))
            .global(true)
            .value_parser(PossibleValuesParser::new(["auto", "always", "never"])),
        Arg::new("ascii")
            .long("ascii")
            .global(true)
            .action(ArgAction::SetTrue)
            .help(say!(words, "help-ascii")),
    ]
}

fn verb(words: &Words, name: &'static str, about: &str) -> Command {
    Command::new(name)
        .about(say!(words, about))
        .help_template(template(words, false))
        .next_help_heading(say!(words, "help-options"))
        .disable_help_flag(true)
        .arg(help_flag(words))
}

fn format(words: &Words, help: &str, formats: &'static [&'static str]) -> Arg {
    value("format", "FORMAT", say!(words, help)).value_parser(PossibleValuesParser::new(formats))
}

fn cases(words: &Words) -> Arg {
    value("cases", "DIR", say!(words, "help-cases"))
}

fn terms(words: &Words) -> [Arg; 2] {
    [
        value("edition", "EDITION", say!(words, "help-edition")),
        value("doctrine", "READING", say!(words, "help-doctrine")).action(ArgAction::Append),
    ]
}

fn filters(words: &Words) -> [Arg; 3] {
    [
        value("law", "N", say!(words, "help-law-filter")),
        value("tag", "TAG", say!(words, "help-tag")),
        value("difficulty", "1-5", say!(words, "help-difficulty")),
    ]
}

fn verbs(words: &Words) -> Vec<Command> {
    const ALL: &[&str] = &["text", "markdown", "json"];
    const TEXT_JSON: &[&str] = &["text", "json"];
    vec![
        verb(words, "quiz", "help-quiz")
            .after_help(say!(words, "help-quiz-after"))
            .args(filters(words))
            .arg(value("count", "N", say!(words, "help-count")))
            .arg(value("seed", "N", say!(words, "help-seed")))
            .args(terms(words))
            .arg(cases(words))
            .arg(format(words, "help-format-lines", TEXT_JSON))
            .help_template(options_only(words)),
        verb(words, "rule", "help-rule")
            .after_help(say!(words, "help-rule-after"))
            .arg(
                Arg::new("case")
                    .value_name("CASE|FILE")
                    .required(true)
                    .help(say!(words, "help-case")),
            )
            .arg(Arg::new("why").long("why").action(ArgAction::Count).help(say!(words, "help-why")))
            .arg(
                value("assume", "FACT=ANSWER", say!(words, "help-assume"))
                    .action(ArgAction::Append),
            )
            .args(terms(words))
            .arg(cases(words))
            .arg(format(words, "help-format", ALL)),
        verb(words, "check", "help-check")
            .after_help(say!(words, "help-check-after"))
            .arg(
                Arg::new("paths")
                    .value_name("PATH")
                    .action(ArgAction::Append)
                    .num_args(0..)
                    .value_parser(clap::value_parser!(std::path::PathBuf))
                    .help(say!(words, "help-paths")),
            )
            .arg(value("explain", "CODE", say!(words, "help-explain")))
            .args(terms(words))
            .arg(format(words, "help-format-json", TEXT_JSON)),
        verb(words, "show", "help-show")
            .arg(
                Arg::new("case")
                    .value_name("CASE|FILE")
                    .required(true)
                    .help(say!(words, "help-case")),
            )
            .arg(cases(words))
            .arg(format(words, "help-format", &["text", "markdown"])),
        verb(words, "list", "help-list")
            .args(filters(words))
            .arg(cases(words))
            .arg(format(words, "help-format-json", TEXT_JSON))
            .help_template(options_only(words)),
        verb(words, "law", "help-law")
            .after_help(say!(words, "help-law-after"))
            .arg(Arg::new("clause").value_name("CLAUSE").help(say!(words, "help-clause")))
            .args(terms(words))
            .arg(cases(words))
            .arg(format(words, "help-format", ALL)),
        verb(words, "new", "help-new")
            .arg(Arg::new("id").value_name("ID").required(true).help(say!(words, "help-id")))
            .arg(
                value("output", "FILE", say!(words, "help-output"))
                    .short('o')
                    .value_parser(clap::value_parser!(std::path::PathBuf)),
            ),
        verb(words, "manual", "help-manual")
            .arg(Arg::new("page").value_name("PAGE").help(say!(words, "help-page"))),
    ]
}

/// The help of a command that takes no arguments.
fn options_only(words: &Words) -> String {
    let (usage, options) = (say!(words, "help-usage"), say!(words, "help-options"));
    format!("{{about}}\n\n{usage} {{usage}}\n\n{options}:\n{{options}}{{after-help}}")
}

/// The format that was asked for.
pub fn format_of(matches: &clap::ArgMatches) -> Format {
    match matches.get_one::<String>("format").map(String::as_str) {
        Some("json") => Format::Json,
        Some("markdown") => Format::Markdown,
        Some(_) | None => Format::Text,
    }
}
