//! TOML that the program has written itself, or that is a plain list of values, through serde.

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::diag::Span;

/// The first error in a TOML text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}")]
pub struct MalformedToml {
    /// The error, in the parser's English.
    pub what: String,
    /// Its place in the text.
    pub span: Span,
}

/// Parses a value.
///
/// # Errors
/// [`MalformedToml`] if the text is not TOML, or not such a value.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, MalformedToml> {
    toml::from_str(text).map_err(|error| MalformedToml {
        what: error.message().to_owned(),
        span: error.span().unwrap_or(0..0),
    })
}

/// Writes a value, with long texts over several lines.
///
/// # Errors
/// [`MalformedToml`] if the value cannot be written as TOML.
pub fn write<T: Serialize>(value: &T) -> Result<String, MalformedToml> {
    toml::to_string_pretty(value)
        .map_err(|error| MalformedToml { what: error.to_string(), span: 0..0 })
}
