//! Reads and writes TOML with serde: texts that the program itself wrote, and plain lists of values.

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;
use toml::Value;
use toml::de::DeTable;

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
    toml::from_str(text).map_err(|error| malformed(&error))
}

fn malformed(error: &toml::de::Error) -> MalformedToml {
    MalformedToml { what: error.message().to_owned(), span: error.span().unwrap_or(0..0) }
}

/// Returns a text of plain keys with this key set to a text, or removed with its line if `value` is `None`. The
/// other lines, comments included, stay as they are.
///
/// # Errors
/// Returns [`MalformedToml`] if the text is not TOML.
pub fn with_key(text: &str, key: &str, value: Option<&str>) -> Result<String, MalformedToml> {
    let stated = value.map(|value| Value::from(value).to_string());
    let (place, new) = match (place_of(text, key)?, stated) {
        (Some((_, value)), Some(stated)) => (value, stated),
        (Some((key, value)), None) => {
            let start = text[..key.start].rfind('\n').map_or(0, |end| end + 1);
            let end = text[value.end..].find('\n').map_or(text.len(), |end| value.end + end + 1);
            (start..end, String::new())
        }
        (None, Some(stated)) => {
            let line_end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
            (text.len()..text.len(), format!("{line_end}{key} = {stated}\n"))
        }
        (None, None) => return Ok(text.to_owned()),
    };
    Ok([&text[..place.start], &new, &text[place.end..]].concat())
}

/// Returns where a key and its value stand in a text.
fn place_of(text: &str, key: &str) -> Result<Option<(Span, Span)>, MalformedToml> {
    let table = DeTable::parse(text).map_err(|error| malformed(&error))?;
    let found = table.get_ref().iter().find(|(name, _)| name.get_ref() == key);
    Ok(found.map(|(name, value)| (name.span(), value.span())))
}

/// Writes a value as TOML, with long texts over several lines.
///
/// # Errors
/// Returns [`MalformedToml`] if the value cannot be written as TOML.
pub fn write<T: Serialize>(value: &T) -> Result<String, MalformedToml> {
    toml::to_string_pretty(value)
        .map_err(|error| MalformedToml { what: error.to_string(), span: 0..0 })
}
