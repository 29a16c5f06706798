//! Makes text from other sources safe to print, by replacing characters that are invisible or that a terminal, a table
//! or a page would interpret.

use std::borrow::Cow;

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// The character that replaces a hidden character.
const REPLACEMENT: char = '?';

/// Invisible characters that Unicode classifies as letters, marks or symbols: fillers, the grapheme joiner, inherent
/// vowels, the blank Braille pattern.
const INVISIBLE: [char; 8] =
    ['\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// Returns true if a character is a control character, a line break or a direction mark, or is invisible or for private
/// use.
pub fn is_hidden(c: char) -> bool {
    if matches!(c, ' '..='~') {
        return false;
    }
    let hidden = matches!(
        c.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
    );
    hidden || INVISIBLE.contains(&c)
}

/// Replaces each hidden character with a question mark.
pub fn sanitized(text: &str) -> Cow<'_, str> {
    without(text, is_hidden)
}

/// Replaces each hidden character except line breaks with a question mark.
pub fn sanitized_lines(text: &str) -> Cow<'_, str> {
    without(text, |c| c != '\n' && is_hidden(c))
}

fn without(text: &str, hidden: impl Fn(char) -> bool) -> Cow<'_, str> {
    if !text.contains(&hidden) {
        return Cow::Borrowed(text);
    }
    text.chars().map(|c| if hidden(c) { REPLACEMENT } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_obeyed_or_unseen_is_not_shown() {
        let signs = "\0\u{7}\u{1b}\n\r\t\u{7f}\u{85}\u{9b}\u{ad}\u{61c}\u{200b}\u{200d}\u{200f}\u{2028}\u{2029}\u{202e}\u{2060}\u{2066}\u{2069}\u{feff}\u{e0041}\u{e000}\u{3164}\u{2800}";
        for sign in signs.chars() {
            assert!(is_hidden(sign), "{sign:?}");
            assert_eq!(sanitized(&format!("a{sign}b")), "a?b", "{sign:?}");
        }
        assert_eq!(sanitized_lines("a\n\u{1b}b"), "a\n?b");
    }

    #[test]
    fn what_is_read_is_shown() {
        for text in
            ["D'Alò, Niccolò «Nico»", "e\u{300}", "♠♥ 10–9", "Łukasz Şen 李 עדה", "a\u{a0}b"]
        {
            assert_eq!(sanitized(text), text);
        }
    }
}
