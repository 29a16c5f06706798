//! JSON as it is written: every sign that is obeyed or unseen rather than read is escaped, so that it can be looked at.

use std::io;

use serde::Serialize;
use serde_json::ser::{CompactFormatter, Formatter, PrettyFormatter, Serializer};

use crate::diag::visible::is_hidden;

/// The JSON of a value, in one line or for reading.
pub fn written(value: &impl Serialize, pretty: bool) -> Result<String, serde_json::Error> {
    let mut bytes = Vec::new();
    if pretty {
        let form = Escaping(PrettyFormatter::new());
        value.serialize(&mut Serializer::with_formatter(&mut bytes, form))?;
    } else {
        value.serialize(&mut Serializer::with_formatter(&mut bytes, Escaping(CompactFormatter)))?;
    }
    // What the serializer writes is UTF-8.
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A form of JSON, with such signs escaped.
struct Escaping<F>(F);

type Written = io::Result<()>;

impl<F: Formatter> Formatter for Escaping<F> {
    fn write_string_fragment<W: io::Write + ?Sized>(&mut self, out: &mut W, text: &str) -> Written {
        for c in text.chars() {
            if is_hidden(c) {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    write!(out, "\\u{unit:04x}")?;
                }
            } else {
                out.write_all(c.encode_utf8(&mut [0; 4]).as_bytes())?;
            }
        }
        Ok(())
    }

    fn begin_array<W: io::Write + ?Sized>(&mut self, out: &mut W) -> Written {
        self.0.begin_array(out)
    }

    fn end_array<W: io::Write + ?Sized>(&mut self, out: &mut W) -> Written {
        self.0.end_array(out)
    }

    fn begin_array_value<W: io::Write + ?Sized>(&mut self, out: &mut W, first: bool) -> Written {
        self.0.begin_array_value(out, first)
    }

    fn end_array_value<W: io::Write + ?Sized>(&mut self, out: &mut W) -> Written {
        self.0.end_array_value(out)
    }

    fn begin_object<W: io::Write + ?Sized>(&mut self, out: &mut W) -> Written {
        self.0.begin_object(out)
    }

    fn end_object<W: io::Write + ?Sized>(&mut self, out: &mut W) -> Written {
        self.0.end_object(out)
    }

    fn begin_object_key<W: io::Write + ?Sized>(&mut self, out: &mut W, first: bool) -> Written {
        self.0.begin_object_key(out, first)
    }

    fn begin_object_value<W: io::Write + ?Sized>(&mut self, out: &mut W) -> Written {
        self.0.begin_object_value(out)
    }

    fn end_object_value<W: io::Write + ?Sized>(&mut self, out: &mut W) -> Written {
        self.0.end_object_value(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_read_is_escaped_and_read_back() {
        let text = "♠ è\u{202e}\u{e0041}\u{9b}\n\"";
        for pretty in [false, true] {
            let json = written(&[text, "b"], pretty).unwrap();
            assert!(json.contains("\"♠ è\\u202e\\udb40\\udc41\\u009b\\n\\\"\""), "{json}");
            assert_eq!(serde_json::from_str::<Vec<String>>(&json).unwrap(), [text, "b"]);
            assert_eq!(json.contains('\n'), pretty);
        }
    }
}
