//! The settings in words: what holds, and who said so.

use serde::Serialize;

use crate::render::doc::{Doc, Style, styled};
use crate::render::text::{Words, say};

/// Who has said what a setting is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    Flag,
    Environment,
    File,
    System,
    Default,
}

impl Origin {
    const fn key(self) -> &'static str {
        match self {
            Origin::Flag => "flag",
            Origin::Environment => "environment",
            Origin::File => "file",
            Origin::System => "system",
            Origin::Default => "default",
        }
    }
}

/// A setting.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    pub key: &'static str,
    pub value: String,
    pub origin: Origin,
    /// The variable of the environment that says it.
    pub variable: &'static str,
}

/// The settings, a line each.
pub fn table(words: &Words, rows: &[Row], path: &str) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "config"));
    let line = |row: &Row| {
        let origin = say!(words, "config-origin", origin = row.origin.key());
        format!("{:<10} {:<10} {origin}", row.key, row.value)
    };
    doc.verbatim(rows.iter().map(line).collect()).blank();
    doc.line(vec![styled(say!(words, "config-file", path = path), Style::Faint)]);
    doc.line(vec![styled(say!(words, "config-how"), Style::Faint)]);
    doc
}

/// The settings, for programs.
pub const fn json(rows: &[Row]) -> &[Row] {
    rows
}
