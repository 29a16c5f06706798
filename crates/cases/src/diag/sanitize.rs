//! Text that others wrote, as it may be shown: without the signs that a terminal, a table or a page would obey, or
//! that nobody would see.

use std::borrow::Cow;

use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

/// What takes the place of a character that is not shown.
const REPLACEMENT: char = '?';

/// Letters and marks that take no place, though the standard counts them among the letters: fillers, the joiner of
/// graphemes, vowels that are never drawn.
const INVISIBLE: [char; 8] =
    ['\u{34f}', '\u{115f}', '\u{1160}', '\u{17b4}', '\u{17b5}', '\u{2800}', '\u{3164}', '\u{ffa0}'];

/// Whether a character is obeyed or unseen rather than read: control characters and line breaks, what turns the
/// direction of writing, what has no width, what the standard has assigned to nothing.
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

/// The text with a question mark for each sign that is not to be shown.
pub fn sanitized(text: &str) -> Cow<'_, str> {
    without(text, is_hidden)
}

/// The same for a text in lines.
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
