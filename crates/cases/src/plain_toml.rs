//! TOML that the program has written itself, or that is a plain list of values: read and written by serde.

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::diag::Span;

/// Text that is not what was expected: the first thing wrong in it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{what}")]
pub struct MalformedToml {
    /// What is wrong, in the reader's English.
    pub what: String,
    pub span: Span,
}

/// Reads a value.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, MalformedToml> {
    toml::from_str(text).map_err(|error| MalformedToml {
        what: error.message().to_owned(),
        span: error.span().unwrap_or(0..0),
    })
}

/// Writes a value, its longer texts over several lines.
pub fn write<T: Serialize>(value: &T) -> Result<String, MalformedToml> {
    toml::to_string_pretty(value)
        .map_err(|error| MalformedToml { what: error.to_string(), span: 0..0 })
}
