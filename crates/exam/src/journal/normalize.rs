//! Undoes the changes that other programs make when they copy a journal: to its encoding, line ends, blank lines and
//! name. The records stay the same.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::folder::JOURNAL;

/// The byte order mark that some editors write before UTF-8.
const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// A change that another program made to a journal without changing its records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CopyChange {
    /// The text was in UTF-16.
    Utf16,
    /// A byte order mark was added before the UTF-8 text.
    Mark,
    /// The line ends were CR or CR LF.
    LineEnds,
    /// Blank lines were added before or after the records.
    BlankLines,
}

impl CopyChange {
    /// Returns the name of the change in `results.json`.
    pub const fn name(self) -> &'static str {
        match self {
            CopyChange::Utf16 => "utf16",
            CopyChange::Mark => "mark",
            CopyChange::LineEnds => "line-ends",
            CopyChange::BlankLines => "blank-lines",
        }
    }
}

/// A journal whose changes by other programs are undone, with the list of these changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NormalizedJournal<'b> {
    /// The bytes of the journal, without the changes.
    pub bytes: Cow<'b, [u8]>,
    /// The changes, in the order in which they were undone.
    pub changes: Vec<CopyChange>,
}

/// Restores the encoding and the line ends of a journal, and removes blank lines before and after the records. Since no
/// record contains a line break, no record changes; the hash chain would show any change.
pub fn normalized(bytes: &[u8]) -> NormalizedJournal<'_> {
    let mut plain = NormalizedJournal { bytes: Cow::Borrowed(bytes), changes: Vec::new() };
    if let Some(text) = from_utf16(bytes) {
        plain.take(CopyChange::Utf16, Some(text));
    } else if let Some(text) = bytes.strip_prefix(BYTE_ORDER_MARK) {
        plain = NormalizedJournal { bytes: Cow::Borrowed(text), changes: vec![CopyChange::Mark] };
    }
    let ended = with_journal_line_ends(&plain.bytes);
    plain.take(CopyChange::LineEnds, ended);
    let trimmed = without_blanks(&plain.bytes);
    plain.take(CopyChange::BlankLines, trimmed);
    plain
}

impl NormalizedJournal<'_> {
    fn take(&mut self, change: CopyChange, bytes: Option<Vec<u8>>) {
        if let Some(bytes) = bytes {
            self.bytes = Cow::Owned(bytes);
            self.changes.push(change);
        }
    }
}

/// Decodes UTF-16, recognised by its byte order mark or by the first characters of a journal. An
/// unpaired surrogate becomes a replacement character, so that its record does not verify. Returns
/// `None` for text in any other encoding.
fn from_utf16(bytes: &[u8]) -> Option<Vec<u8>> {
    let (units, is_big): (&[u8], bool) = match bytes {
        [0xff, 0xfe, units @ ..] => (units, false),
        [0xfe, 0xff, units @ ..] => (units, true),
        [b'1', 0, b' ', 0, ..] => (bytes, false),
        [0, b'1', 0, b' ', ..] => (bytes, true),
        _ => return None,
    };
    let unit = |two: &[u8]| {
        let (one, two) = (u16::from(two[0]), u16::from(two[1]));
        if is_big { one << 8 | two } else { two << 8 | one }
    };
    let letters = char::decode_utf16(units.chunks_exact(2).map(unit));
    let text: String =
        letters.map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
    Some(text.into_bytes())
}

/// Replaces CR LF (also with several CRs) by LF, and CR by LF if the text has no LF; `None` if there is nothing to
/// replace.
fn with_journal_line_ends(text: &[u8]) -> Option<Vec<u8>> {
    if !text.contains(&b'\n') {
        let is_end = |byte: &u8| if *byte == b'\r' { b'\n' } else { *byte };
        return text.contains(&b'\r').then(|| text.iter().map(is_end).collect());
    }
    if !text.windows(2).any(|two| two == b"\r\n") {
        return None;
    }
    let mut out = Vec::with_capacity(text.len());
    for byte in text {
        while *byte == b'\n' && out.last() == Some(&b'\r') {
            out.pop();
        }
        out.push(*byte);
    }
    Some(out)
}

/// Removes blank lines before and after the records; `None` if there are none.
fn without_blanks(text: &[u8]) -> Option<Vec<u8>> {
    let begin = text.iter().position(|byte| *byte != b'\n')?;
    let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\n');
    let last = text.iter().rposition(|byte| !is_blank(byte))? + 1;
    // The last line ends at the next line break; trailing blanks before this line break are part of the line.
    let end = text[last..].iter().position(|byte| *byte == b'\n');
    let end = end.map_or(text.len(), |end| last + end + 1);
    (begin > 0 || end < text.len()).then(|| text[begin..end].to_vec())
}

/// The number of hexadecimal digits of a hash.
const HASH: usize = 64;

/// The number of bytes that suffice to see whether a file begins as a journal begins.
pub const HEAD: usize = 200;

/// Returns true if a file begins as a journal's first record begins: with its number, length and hash.
pub fn looks_like_journal(head: &[u8]) -> bool {
    let head = normalized(head).bytes;
    let mut parts = head.splitn(3, |byte| *byte == b' ');
    let (Some(b"1"), Some(length), Some(rest)) = (parts.next(), parts.next(), parts.next()) else {
        return false;
    };
    let Some((hash, after)) = rest.split_at_checked(HASH) else { return false };
    let is_hash = hash.iter().all(u8::is_ascii_hexdigit);
    let is_length = !length.is_empty() && length.iter().all(u8::is_ascii_digit);
    is_length && is_hash && after.starts_with(b" {")
}

/// Returns the part of a file name before the extension of journals, which may be in upper or lower case and may have
/// additions: `A1` for `A1.JOURNAL`, `A1.journal.txt` and `A1.journal (1)`. Returns `None` for other extensions.
pub fn stem(file: &str) -> Option<&str> {
    let start = file.to_ascii_lowercase().rfind(&format!(".{JOURNAL}"))?;
    let (stem, ending) = file.split_at_checked(start)?;
    let added = ending.get(JOURNAL.len() + 1..)?;
    (!added.starts_with(char::is_alphanumeric)).then_some(stem)
}

/// Returns true if a file name has exactly the extension that the program writes for journals.
pub fn is_own_name(file: &str) -> bool {
    file.strip_suffix(JOURNAL).is_some_and(|stem| stem.ends_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_known_by_its_extension() {
        for file in ["A1.journal", "A1.JOURNAL", "A1.Journal.txt", "A1.journal (1)", "A1.journal~"]
        {
            assert_eq!(stem(file), Some("A1"), "{file}");
        }
        for file in ["A1.journalist", "journal", "A1.toml", "A1journal.txt"] {
            assert_eq!(stem(file), None, "{file}");
        }
        assert!(is_own_name("A1.journal") && !is_own_name("A1.JOURNAL") && !is_own_name("journal"));
    }

    /// Restores a journal from each form in which other programs save it, and lists the changes that were undone.
    #[test]
    fn what_another_program_changed_is_undone_and_reported() {
        use CopyChange::{BlankLines, LineEnds, Mark, Utf16};
        let hash = "0".repeat(HASH);
        let own = format!("1 9 {hash} {{\"è\":1}}\n2 9 {hash} {{\"♠\":2}}\n");
        let in_units = |text: &str, of: fn(u16) -> [u8; 2]| -> Vec<u8> {
            text.encode_utf16().flat_map(of).collect()
        };
        let [crlf, cr] = ["\r\n", "\r"].map(|end| own.replace('\n', end));
        let marked = format!("\u{feff}{own}");
        let forms: [(Vec<u8>, &[CopyChange]); 13] = [
            (own.clone().into(), &[]),
            (marked.clone().into(), &[Mark]),
            (crlf.clone().into(), &[LineEnds]),
            (crlf.replace('\r', "\r\r").into(), &[LineEnds]),
            (cr.clone().into(), &[LineEnds]),
            (format!("\u{feff}{crlf}").into(), &[Mark, LineEnds]),
            (format!("{own}\n\n").into(), &[BlankLines]),
            (format!("\n{own} \t\n").into(), &[BlankLines]),
            (format!("{cr}\r\r").into(), &[LineEnds, BlankLines]),
            (in_units(&own, u16::to_le_bytes), &[Utf16]),
            (in_units(&marked, u16::to_le_bytes), &[Utf16]),
            (in_units(&marked, u16::to_be_bytes), &[Utf16]),
            (
                in_units(&format!("\u{feff}{crlf}\r\n"), u16::to_be_bytes),
                &[Utf16, LineEnds, BlankLines],
            ),
        ];
        for (form, changes) in forms {
            let plain = normalized(&form);
            assert_eq!((&*plain.bytes, &*plain.changes), (own.as_bytes(), changes), "{form:?}");
            assert!(looks_like_journal(&form[..form.len().min(HEAD)]), "{form:?}");
        }
    }

    /// A last line without an end, and a carriage return in a text with LF line ends, are not changed.
    #[test]
    fn what_is_recorded_is_not_touched() {
        for text in ["a\rb\n", "a\n2 7 ", "a\n2 7", "a \n", "", "\n", " "] {
            assert_eq!(&*normalized(text.as_bytes()).bytes, text.as_bytes(), "{text:?}");
        }
    }
}
