//! Reads and writes TOML with serde: texts that the program itself wrote, and plain lists of values.

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::diag::Span;

/// The first error in a TOML text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}")]
pub struct MalformedToml {
    /// The description of the error, in the English words of the parser.
    pub what: String,
    /// The place of the error in the text.
    pub span: Span,
}

/// Parses a value.
///
/// # Errors
/// Returns [`MalformedToml`] if the text is not TOML or does not represent a value of this type.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, MalformedToml> {
    toml::from_str(text).map_err(|error| MalformedToml {
        what: error.message().to_owned(),
        span: error.span().unwrap_or(0..0),
    })
}

/// Writes a value as TOML, with long texts over several lines.
///
/// # Errors
/// Returns [`MalformedToml`] if the value cannot be written as TOML.
pub fn write<T: Serialize>(value: &T) -> Result<String, MalformedToml> {
    toml::to_string_pretty(value)
        .map_err(|error| MalformedToml { what: error.to_string(), span: 0..0 })
}
