//! JSON as it is written: every character that is obeyed or unseen rather than read is escaped, so that it can be seen.

use serde::Serialize;

use arbitro_cases::diag::sanitize::is_hidden;

/// The JSON of a value, in one line or for reading.
pub fn to_json_text(value: &impl Serialize, pretty: bool) -> Result<String, serde_json::Error> {
    let text =
        if pretty { serde_json::to_string_pretty(value)? } else { serde_json::to_string(value)? };
    // The first are escaped already, but for those that stand between values; the others stand in texts alone.
    let is_to_escape = |c: char| c >= '\u{7f}' && is_hidden(c);
    if !text.contains(is_to_escape) {
        return Ok(text);
    }
    let mut escaped = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_to_escape(c) {
            for unit in c.encode_utf16(&mut [0; 2]) {
                escaped.push_str(&format!("\\u{unit:04x}"));
            }
        } else {
            escaped.push(c);
        }
    }
    Ok(escaped)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_read_is_escaped_and_read_back() {
        let text = "♠ è\u{202e}\u{e0041}\u{9b}\n\"";
        for pretty in [false, true] {
            let json = to_json_text(&[text, "b"], pretty).unwrap();
            assert!(json.contains("\"♠ è\\u202e\\udb40\\udc41\\u009b\\n\\\"\""), "{json}");
            assert_eq!(serde_json::from_str::<Vec<String>>(&json).unwrap(), [text, "b"]);
            assert_eq!(json.contains('\n'), pretty);
        }
    }
}
