//! Broken TOML: the parser's messages, each with a word that the renderer knows in both languages.

use toml::de::Error;

use crate::diag::{Code, LineIndex, Problem};

/// The most syntax errors that are shown of one file; the others are counted.
const MAX_ERRORS: usize = 8;

/// What the parser says, and the word for it.
const MESSAGES: &[(&str, &str)] = &[
    ("duplicate key", "duplicate-key"),
    ("unclosed table", "unclosed-table"),
    ("unclosed inline table", "unclosed-table"),
    ("unclosed array", "unclosed-array"),
    ("missing opening quote", "unquoted"),
    ("string values must be quoted", "unquoted"),
    ("invalid basic string", "string"),
    ("invalid literal string", "string"),
    ("invalid multi-line basic string", "string"),
    ("invalid multi-line literal string", "string"),
    ("key with no value", "no-value"),
    ("missing value", "no-value"),
    ("invalid unquoted key", "bad-key"),
    ("extra", "extra"),
    ("unexpected", "extra"),
    ("missing comma", "comma"),
    ("cannot extend", "duplicate-key"),
    ("newlines", "newline"),
    ("invalid number", "number"),
    ("invalid", "invalid"),
];

/// How many lines may lie between an error and its echo.
const ECHO_LINES: usize = 3;

/// The problems of a file with what its parser found. An error soon after another is its echo, and what was read
/// between them cannot be trusted: neither is reported.
pub fn with_errors(mut problems: Vec<Problem>, source: &str, errors: &[Error]) -> Vec<Problem> {
    if errors.is_empty() {
        return problems;
    }
    let lines = LineIndex::of(source);
    let line_of = |byte: usize| lines.line(byte);
    let mut damaged: Vec<std::ops::RangeInclusive<usize>> = Vec::new();
    let mut told = Vec::new();
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        let line = line_of(span.start);
        match damaged.last_mut() {
            Some(last) if line <= last.end() + ECHO_LINES => {
                *last = *last.start()..=line.max(*last.end())
            }
            Some(_) | None => {
                damaged.push(line..=line);
                let detail = error.message();
                let kind = MESSAGES.iter().find(|(start, _)| detail.contains(start));
                let kind = kind.map_or("invalid", |(_, kind)| *kind);
                told.push(
                    Problem::new(Code::Syntax, span).with("kind", kind).with("detail", detail),
                );
            }
        }
    }
    if !told.is_empty() {
        let is_echo = |problem: &Problem| {
            let line = line_of(problem.span.start);
            damaged.iter().any(|lines| lines.contains(&line))
        };
        problems.retain(|problem| !is_echo(problem));
    }
    if let Some(more @ 1..) = told.len().checked_sub(MAX_ERRORS) {
        told.truncate(MAX_ERRORS);
        problems.push(Problem::new(Code::MoreProblems, 0..0).with("count", more));
    }
    problems.append(&mut told);
    problems
}
