//! Reports TOML syntax errors. Each message of the parser is replaced by a key, for which the program has texts in both
//! languages.

use toml::de::Error;

use crate::diag::{Code, LineIndex, Problem};

/// The largest number of syntax errors of a file that are shown; further errors are only counted.
const MAX_ERRORS: usize = 8;

/// Parts of the parser's messages, each with the key of its text.
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

/// The number of lines within which a further error is taken for a consequence of the error before.
const ECHO_LINES: usize = 3;

/// Adds the parser's errors to the problems of a file. Errors shortly after another error, and problems on the lines
/// from the first error to the last of these, are probably consequences of the first error and are not reported.
pub fn with_errors(mut problems: Vec<Problem>, source: &str, errors: &[Error]) -> Vec<Problem> {
    if errors.is_empty() {
        return problems;
    }
    let lines = LineIndex::of(source);
    let line_of = |byte: usize| lines.line(byte);
    let mut damaged: Vec<std::ops::RangeInclusive<usize>> = Vec::new();
    let mut syntax_problems = Vec::new();
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
                syntax_problems.push(
                    Problem::new(Code::Syntax, span).with("kind", kind).with("detail", detail),
                );
            }
        }
    }
    if !syntax_problems.is_empty() {
        let is_echo = |problem: &Problem| {
            let line = line_of(problem.span.start);
            damaged.iter().any(|lines| lines.contains(&line))
        };
        problems.retain(|problem| !is_echo(problem));
    }
    if let Some(more @ 1..) = syntax_problems.len().checked_sub(MAX_ERRORS) {
        syntax_problems.truncate(MAX_ERRORS);
        problems.push(Problem::new(Code::MoreProblems, 0..0).with("count", more));
    }
    problems.append(&mut syntax_problems);
    problems
}
