//! The grammar of `publish`, `export`, `import`, `schema`, `completions` and `man`.

use clap::builder::{EnumValueParser, PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgAction, Command, ValueEnum};

use crate::formats::ExportFormat;
use crate::render::text::{Words, say};

use super::examination::{flag, group, verb_of};
use super::{argument, cases, filters, named, optional, required, terms, value, verb};

pub fn verbs(words: &Words) -> Vec<Command> {
    vec![
        publish(words),
        export(words),
        import(words),
        schema(words),
        completions(words),
        man(words),
    ]
}

fn path(arg: Arg) -> Arg {
    arg.value_parser(clap::value_parser!(std::path::PathBuf))
}

/// Adds to a command the arguments that select questions: ids, filters, a stage, or fresh
/// questions.
fn questions(words: &Words, verb: Command) -> Command {
    let ids = Arg::new("cases-named")
        .value_name(named(words, "id"))
        .help(say!(words, "help-ids-chosen"))
        .action(ArgAction::Append)
        .num_args(0..);
    let stage = path(value(words, "stage", "DIR", "help-export-stage")).conflicts_with_all([
        "cases-named",
        "cases",
        "law",
        "tag",
        "difficulty",
        "edition",
    ]);
    verb.arg(ids)
        .args(filters(words))
        .arg(stage)
        .arg(flag(words, "fresh", "help-export-fresh").conflicts_with_all([
            "cases-named",
            "cases",
            "stage",
        ]))
        .arg(value(words, "count", "N", "help-count").requires("fresh"))
        .arg(value(words, "seed", "N", "help-seed-fresh").requires("fresh"))
        .arg(flag(words, "with-key", "help-with-key").requires("stage"))
        .args(terms(words))
        .arg(cases(words))
}

fn publish(words: &Words) -> Command {
    let ids = format!("[{}]...", named(words, "id"));
    let of_questions = |name, about: &str, output: &str| {
        let verb = questions(words, verb_of(words, "publish", name, about, &ids));
        verb.arg(value(words, "title", "TITLE", "help-title"))
            .arg(path(value(words, "output", output, "help-publish-output").short('o')))
    };
    let usage = format!("{} --candidate {}", required(words, "dir"), required(words, "candidate"));
    let paper = verb_of(words, "publish", "paper", "help-publish-paper", &usage)
        .arg(path(argument(words, "dir", "help-dir").required(true)))
        .arg(value(words, "candidate", "candidate", "help-candidate").required(true))
        .arg(path(value(words, "output", "FILE", "help-publish-output").short('o')));
    let results =
        verb_of(words, "publish", "results", "help-publish-results", &required(words, "dir"))
            .arg(path(argument(words, "dir", "help-dir").required(true)))
            .arg(flag(words, "candidate-pages", "help-candidate-pages"))
            .arg(path(value(words, "output", "DIR", "help-publish-output").short('o')));
    let verbs = vec![
        of_questions("handout", "help-handout", "FILE"),
        of_questions("lesson", "help-lesson", "FILE"),
        of_questions("book", "help-book", "DIR"),
        paper,
        results,
    ];
    group(words, "publish", "help-publish", verbs).after_help(say!(words, "help-publish-after"))
}

impl ValueEnum for ExportFormat {
    fn value_variants<'a>() -> &'a [ExportFormat] {
        &ExportFormat::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}

fn export(words: &Words) -> Command {
    let format = Arg::new("format")
        .help(ExportFormat::ALL.map(ExportFormat::name).join(", "))
        .value_name(named(words, "FORMAT"))
        .required(true)
        .value_parser(EnumValueParser::<ExportFormat>::new())
        .hide_possible_values(true);
    let usage = format!("<{}> [{}]...", named(words, "FORMAT"), named(words, "id"));
    questions(words, verb(words, "export", "help-export", &usage).arg(format))
        .after_help(say!(words, "help-export-after"))
        .arg(flag(words, "brief", "help-export-brief"))
        .arg(path(value(words, "output", "FILE", "help-export-output").short('o')))
}

fn import(words: &Words) -> Command {
    let file = Arg::new("import-file").value_name(named(words, "FILE"));
    verb(words, "import", "help-import", &required(words, "file"))
        .after_help(say!(words, "help-import-after"))
        .arg(path(file.help(say!(words, "help-import-file")).required(true)))
        .arg(value(words, "law", "N", "help-import-law"))
        .arg(path(value(words, "output", "DIR", "help-import-output").short('o')))
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
