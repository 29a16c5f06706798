//! The table of the settings, with their values and origins.

use serde::Serialize;

use crate::render::doc::{Doc, Style, styled};
use crate::render::text::{Words, say};

/// The origin of a setting's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum SettingOrigin {
    Flag,
    Environment,
    File,
    System,
    Default,
}

impl SettingOrigin {
    const fn key(self) -> &'static str {
        match self {
            SettingOrigin::Flag => "flag",
            SettingOrigin::Environment => "environment",
            SettingOrigin::File => "file",
            SettingOrigin::System => "system",
            SettingOrigin::Default => "default",
        }
    }
}

/// A setting with its value and origin.
#[derive(Clone, Debug, Serialize)]
pub struct SettingRow {
    pub key: &'static str,
    pub value: String,
    pub origin: SettingOrigin,
    /// The environment variable of the setting.
    pub variable: &'static str,
}

/// Returns the table of the settings, one line each; `path` is the user's file.
pub fn table(words: &Words, rows: &[SettingRow], path: &str) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "config"));
    let line = |row: &SettingRow| {
        let origin = say!(words, "config-origin", origin = row.origin.key());
        format!("{:<10} {:<10} {origin}", row.key, row.value)
    };
    doc.verbatim(rows.iter().map(line).collect()).blank();
    doc.line(vec![styled(say!(words, "config-file", path = path), Style::Faint)]);
    doc.line(vec![styled(say!(words, "config-how"), Style::Faint)]);
    doc
}

/// Returns the settings for output as JSON.
pub const fn json(rows: &[SettingRow]) -> &[SettingRow] {
    rows
}
