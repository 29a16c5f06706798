//! Writes JSON in which control characters and invisible characters are escaped, so that readers can see them.

use serde::Serialize;

use arbitro_cases::diag::sanitize::is_hidden;

/// Returns the JSON of a value, on one line or indented.
pub fn to_json_text(value: &impl Serialize, pretty: bool) -> Result<String, serde_json::Error> {
    let text =
        if pretty { serde_json::to_string_pretty(value)? } else { serde_json::to_string(value)? };
    // serde_json escapes the control characters below U+0020, but not the hidden characters from U+007F on. These occur
    // only within strings, where an escape is allowed.
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
    fn invisible_characters_are_escaped_and_round_trip() {
        let text = "♠ è\u{202e}\u{e0041}\u{9b}\n\"";
        for pretty in [false, true] {
            let json = to_json_text(&[text, "b"], pretty).unwrap();
            assert!(json.contains("\"♠ è\\u202e\\udb40\\udc41\\u009b\\n\\\"\""), "{json}");
            assert_eq!(serde_json::from_str::<Vec<String>>(&json).unwrap(), [text, "b"]);
            assert_eq!(json.contains('\n'), pretty);
        }
    }
}
