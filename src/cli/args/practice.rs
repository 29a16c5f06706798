//! The grammar of the commands for practice, and of `config`.

use clap::{Arg, ArgAction, Command};

use crate::render::text::{Words, say};

use super::examination::{flag, path};
use super::{
    TEXT_JSON, argument, cases, filters, format, named, optional, options_only, terms, value, verb,
};

/// Returns the commands `quiz`, `learn`, `progress` and `config`.
pub(super) fn verbs(words: &Words) -> Vec<Command> {
    vec![quiz(words), learn(words), progress(words), config(words)]
}

fn quiz(words: &Words) -> Command {
    verb(words, "quiz", "help-quiz", &format!("{}...", optional(words, "id")))
        .after_help(say!(words, "help-quiz-after"))
        .arg(
            argument(words, "ids", "help-ids")
                .value_name(named(words, "id"))
                .action(ArgAction::Append)
                .num_args(0..)
                .conflicts_with_all([
                    "law",
                    "tag",
                    "difficulty",
                    "wrong",
                    "new",
                    "review",
                    "fresh",
                ]),
        )
        .arg(flag(words, "review", "help-review").conflicts_with_all(["wrong", "new"]))
        .args(filters(words))
        .arg(flag(words, "wrong", "help-wrong").conflicts_with("new"))
        .arg(flag(words, "new", "help-new-questions"))
        .arg(
            flag(words, "fresh", "help-fresh")
                .conflicts_with_all(["cases", "wrong", "new", "review"]),
        )
        .arg(value(words, "count", "N", "help-count-quiz"))
        .args(session(words))
        .args(terms(words))
        .arg(cases(words))
        .arg(format(words, "help-format-lines", TEXT_JSON))
}

/// Returns the options that `quiz` and `learn` share.
fn session(words: &Words) -> [Arg; 5] {
    [
        value(words, "seed", "N", "help-seed"),
        flag(words, "full", "help-full"),
        value(words, "minutes", "N", "help-minutes"),
        flag(words, "no-history", "help-no-history"),
        flag(words, "linear", "help-linear"),
    ]
}

fn learn(words: &Words) -> Command {
    verb(words, "learn", "help-learn", "")
        .after_help(say!(words, "help-learn-after"))
        .arg(value(words, "law", "N", "help-law-filter"))
        .arg(flag(words, "again", "help-again"))
        .args(session(words))
        .args(terms(words))
        .arg(cases(words))
        .arg(format(words, "help-format-lines", TEXT_JSON))
        .help_template(options_only(words))
}

fn progress(words: &Words) -> Command {
    let actions = ["export", "import", "forget"];
    let others =
        |name: &str| actions.into_iter().filter(|other| *other != name).collect::<Vec<_>>();
    verb(words, "progress", "help-progress", "")
        .after_help(say!(words, "help-progress-after"))
        .arg(
            path(value(words, "export", "FILE", "help-export-history"))
                .conflicts_with_all(others("export")),
        )
        .arg(
            path(value(words, "import", "FILE", "help-import-history"))
                .conflicts_with_all(others("import")),
        )
        .arg(flag(words, "forget", "help-forget"))
        .args(terms(words))
        .arg(cases(words))
        .arg(format(words, "help-format-progress", &["text", "json", "html"]))
        .help_template(options_only(words))
}

fn config(words: &Words) -> Command {
    let usage = format!("{} {}", optional(words, "key"), optional(words, "value"));
    verb(words, "config", "help-config", &usage)
        .after_help(say!(words, "help-config-after"))
        .arg(argument(words, "key", "help-config-key"))
        .arg(
            argument(words, "value", "help-config-value")
                .num_args(0..)
                .action(ArgAction::Append)
                .requires("key"),
        )
        .arg(flag(words, "unset", "help-config-unset").requires("key").conflicts_with("value"))
        .arg(format(words, "help-format-json", TEXT_JSON))
}
