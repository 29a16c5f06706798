//! The verbs for other programs: schema, completions, man.

use clap::builder::PossibleValuesParser;
use clap::{ArgAction, Command};

use crate::report::text::Words;

use super::{argument, named, optional, required, value, verb};

pub fn verbs(words: &Words) -> Vec<Command> {
    vec![schema(words), completions(words), man(words)]
}

fn schema(words: &Words) -> Command {
    let files = PossibleValuesParser::new(["case", "stage", "roster"]);
    verb(words, "schema", "help-schema", &optional(words, "file")).arg(
        argument(words, "file", "help-schema-file").value_parser(files).hide_possible_values(true),
    )
}

fn completions(words: &Words) -> Command {
    let shells = clap::value_parser!(clap_complete::Shell);
    verb(words, "completions", "help-completions", &required(words, "shell")).arg(
        argument(words, "shell", "help-shell")
            .required(true)
            .value_parser(shells)
            .hide_possible_values(true),
    )
}

fn man(words: &Words) -> Command {
    verb(words, "man", "help-man", &format!("{}...", optional(words, "command")))
        .arg(
            argument(words, "command", "help-man-command")
                .value_name(named(words, "command"))
                .action(ArgAction::Append)
                .num_args(0..),
        )
        .arg(
            value(words, "output", "DIR", "help-man-output")
                .short('o')
                .value_parser(clap::value_parser!(std::path::PathBuf)),
        )
}
