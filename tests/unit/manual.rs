//! Checks that the help, the manual, the templates and the README name only questions that exist, and only command
//! lines that the program accepts.

use std::collections::BTreeSet;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::cli::args;
use crate::docs;
use crate::render::text::{Words, source};
use arbitro_cases::{Case, Question, embedded_cases, read};
use arbitro_laws::ruling::{Edition, Language};

/// The ids that the texts suggest for the reader's own questions.
const MADE: [&str; 4] = ["45-71", "46-31", "53-21", "46-40"];

/// Returns the pages of the manual, the README, the templates and the messages, each with its name.
fn texts(language: Language) -> Vec<(String, String)> {
    let readme = match language {
        Language::Italian => include_str!("../../README.md"),
        Language::English => include_str!("../../README.en.md"),
    };
    let pages = docs::PAGES.iter().map(|page| (page.name, page.in_language(language)));
    let others = [
        ("README", readme),
        ("new", docs::new_case(language)),
        ("stage.toml", docs::new_stage(language)),
        ("messages", source(language)),
    ];
    let all = pages.chain(others);
    all.map(|(name, text)| (format!("{name} ({})", language.code()), text.to_owned())).collect()
}

/// Returns the words of a line that look like a question's id: a Law and a name, but no date and no range of Laws.
fn ids(line: &str) -> impl Iterator<Item = &str> {
    let is_of_word = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let words = line.split(move |c: char| !is_of_word(c));
    let speaks_of_laws = line.to_lowercase().contains("law") || line.contains("Articol");
    words.filter(move |word| {
        let Some((law, name)) = word.split_once('-') else { return false };
        let is_law = law.len() == 2 && law.bytes().all(|byte| byte.is_ascii_digit());
        let short =
            name.len() <= 5 && name.bytes().all(|b| b.is_ascii_digit() || b.is_ascii_lowercase());
        let numbers = law.parse::<u8>().ok().zip(name.parse::<u8>().ok());
        let is_range = speaks_of_laws && numbers.is_some_and(|(first, last)| first < last);
        let is_date = line.contains(&format!("20{word}")) || line.contains(&format!("-{word}"));
        is_law && short && !name.is_empty() && !is_range && !is_date
    })
}

#[test]
fn every_named_id_is_a_question() {
    let bank: Vec<Case> =
        embedded_cases::embedded().into_iter().map(|(name, text)| read(name, text).case).collect();
    let questions: Vec<&Question> = bank.iter().flat_map(|case| &case.questions).collect();
    let is_there = |name: &str| {
        let mut questions =
            questions.iter().filter(|question| question.belongs_to(Edition::default()));
        questions.any(|question| question.id == name || question.is_part_of(name))
    };
    for id in MADE {
        assert!(
            !is_there(id),
            "{id} is taken, but the texts suggest it for a question of the reader's own"
        );
    }
    let mut named = BTreeSet::new();
    for (name, text) in Language::ALL.into_iter().flat_map(texts) {
        for line in text.lines() {
            for id in ids(line).filter(|id| !MADE.contains(id)) {
                assert!(is_there(id), "{name} names {id}, which is not a question: {line}");
                named.insert(id.to_owned());
            }
        }
    }
    assert!(named.len() > 8, "{named:?}");
}

/// Returns the command lines of a text: the lines that begin with `arbitro`, and the commands in quotes or backquotes,
/// which may continue on the next line.
fn commands(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in text.lines() {
        let line = line.trim_start().trim_start_matches("$ ");
        if let Some(rest) = line.strip_prefix("arbitro ") {
            // The description follows the command after two spaces.
            found.push(format!("arbitro {}", rest.split("  ").next().unwrap_or_default()));
        }
    }
    let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for (open, close) in [("`arbitro ", '`'), ("«arbitro ", '»'), ("\"arbitro ", '"')] {
        let pieces = joined.split(open).skip(1).filter_map(|piece| piece.split(close).next());
        found.extend(pieces.map(|piece| format!("arbitro {piece}")));
    }
    found
}

/// Returns the arguments of a command line, with a word for each placeholder and without shell syntax.
fn arguments(command: &str) -> Vec<String> {
    let mut line = String::new();
    let mut depth = 0;
    for c in command.chars() {
        depth += usize::from(c == '{');
        if depth == 0 {
            line.push(c);
        } else if c == '}' {
            depth -= 1;
            line.push('1');
        }
    }
    let line = line.split([';', '>', '|', '(']).next().unwrap_or_default().to_owned();
    line.split_whitespace().map(|word| word.trim_end_matches([',', '.', ':']).to_owned()).collect()
}

#[test]
fn every_command_line_is_valid() {
    let mut parsed = 0;
    for language in Language::ALL {
        let grammar = args::command(&Words::new(language, false));
        for (name, text) in texts(language) {
            for command in commands(&text) {
                let arguments = arguments(&command);
                // The words that start a journal's hash chain look like a command.
                if arguments.get(1).is_some_and(|verb| verb == "journal") {
                    continue;
                }
                parsed += 1;
                let Err(error) = grammar.clone().try_get_matches_from(&arguments) else { continue };
                // A text may name a command without its arguments.
                let is_short = matches!(
                    error.kind(),
                    ErrorKind::MissingRequiredArgument
                        | ErrorKind::MissingSubcommand
                        | ErrorKind::DisplayHelp
                        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
                );
                // A text may name an option without its value.
                let value = error.get(ContextKind::InvalidValue);
                let is_short = is_short || value == Some(&ContextValue::String(String::new()));
                assert!(is_short, "{name}: {command}\n{arguments:?}: {error}");
            }
        }
    }
    assert!(parsed > 100, "{parsed}");
}
