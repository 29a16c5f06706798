//! Journals as other programs copy them: with the line ends of another system, under another name. What they record is
//! the same.

use std::borrow::Cow;

use crate::exam::folder::JOURNAL;

/// The mark that editors put before UTF-8.
const MARK: &[u8] = b"\xef\xbb\xbf";

/// The bytes with the line ends of a journal, and without a mark before them. No record holds a line break, so nothing
/// that was recorded changes.
pub fn plain(bytes: &[u8]) -> Cow<'_, [u8]> {
    let text = bytes.strip_prefix(MARK).unwrap_or(bytes);
    if !text.windows(2).any(|two| two == b"\r\n") {
        return Cow::Borrowed(text);
    }
    let mut out = Vec::with_capacity(text.len());
    for (at, byte) in text.iter().enumerate() {
        if *byte != b'\r' || text.get(at + 1) != Some(&b'\n') {
            out.push(*byte);
        }
    }
    Cow::Owned(out)
}

/// The digits of a hash.
const HASH: usize = 64;

/// How much of a file shows whether it begins as a journal does.
pub const HEAD: usize = 96;

/// Whether a file begins with a first record: its number, its length, its hash.
pub fn begins(head: &[u8]) -> bool {
    let head = head.strip_prefix(MARK).unwrap_or(head);
    let mut parts = head.splitn(3, |byte| *byte == b' ');
    let (Some(b"1"), Some(length), Some(rest)) = (parts.next(), parts.next(), parts.next()) else {
        return false;
    };
    let Some((hash, after)) = rest.split_at_checked(HASH) else { return false };
    let is_hash = hash.iter().all(u8::is_ascii_hexdigit);
    let is_length = !length.is_empty() && length.iter().all(u8::is_ascii_digit);
    is_length && is_hash && after.starts_with(b" {")
}

/// What stands before the ending of a journal in the name of a file, in whatever letters it is, and whatever was added
/// behind it: of `A1.JOURNAL`, of `A1.journal.txt` and of `A1.journal (1)` it is `A1`.
pub fn stem(file: &str) -> Option<&str> {
    let at = file.to_ascii_lowercase().rfind(&format!(".{JOURNAL}"))?;
    let (stem, ending) = file.split_at_checked(at)?;
    let added = ending.get(JOURNAL.len() + 1..)?;
    (!added.starts_with(char::is_alphanumeric)).then_some(stem)
}

/// Whether a file has the name that the program gives to a journal.
pub fn is_own_name(file: &str) -> bool {
    file.strip_suffix(JOURNAL).is_some_and(|stem| stem.ends_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_known_by_what_stands_in_it() {
        for file in ["A1.journal", "A1.JOURNAL", "A1.Journal.txt", "A1.journal (1)", "A1.journal~"]
        {
            assert_eq!(stem(file), Some("A1"), "{file}");
        }
        for file in ["A1.journalist", "journal", "A1.toml", "A1journal.txt"] {
            assert_eq!(stem(file), None, "{file}");
        }
        assert!(is_own_name("A1.journal") && !is_own_name("A1.JOURNAL") && !is_own_name("journal"));
    }

    #[test]
    fn line_ends_are_those_of_a_journal() {
        assert_eq!(&*plain(b"\xef\xbb\xbfa\r\nb\r\n"), b"a\nb\n");
        assert_eq!(&*plain(b"a\rb\n"), b"a\rb\n");
    }
}
