//! Broken TOML: the parser's messages, each with a word that the renderer knows in both languages.

use toml::de::Error;

use crate::diag::{Code, Problem};

use super::reader::Problems;

/// The most syntax errors that are reported: what follows the first is often their echo.
const MOST: usize = 8;

/// What the parser says, and the word for it.
const KNOWN: &[(&str, &str)] = &[
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

/// Reports what the parser found, and TOML 1.1 that other tools refuse.
pub fn report(problems: &Problems, source: &str, errors: &[Error]) {
    let mut last_line = usize::MAX;
    let mut reported = 0;
    for error in errors {
        let span = error.span().unwrap_or(0..0);
        let line = source.as_bytes()[..span.start.min(source.len())]
            .iter()
            .filter(|b| **b == b'\n')
            .count();
        if line == last_line || reported == MOST {
            continue;
        }
        last_line = line;
        reported += 1;
        let detail = error.message();
        let kind = KNOWN
            .iter()
            .find(|(start, _)| detail.contains(start))
            .map_or("invalid", |(_, kind)| *kind);
        problems.push(Problem::new(Code::Syntax, span).with("kind", kind).with("detail", detail));
    }
}
