//! A table that a person keeps in a spreadsheet, as text: CSV in whatever letters it was saved, and workbooks.

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};

/// A table as text, fields with a sign between them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextTable {
    pub text: String,
    /// Whether the letters were taken for those of Windows, because the file does not say which they are.
    pub is_guessed: bool,
    /// The sheet that was read of a workbook that has others with something in them, and how many others.
    pub sheet: Option<(String, usize)>,
}

/// Why a file is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// A package or an old workbook that cannot be opened: damaged, locked with a password, or something else.
    NoWorkbook,
    /// A package that comes to more than may be unpacked.
    TooLarge,
    /// A page or XML, whatever it is called.
    Markup,
    /// A cell with a formula and no value; both from 0.
    NoValue { row: u32, column: u32 },
    /// Bytes that no spreadsheet saves as text, on this line.
    NoText { line: usize },
}

/// Whether these are the bytes of a workbook, of this century or of the last.
pub fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0")
}

/// Reads a table that was saved as text, in whatever letters.
pub fn read(bytes: &[u8]) -> Result<TextTable, TableError> {
    let table = decoded(bytes)?;
    let is_markup = table.text.trim_start_matches('\u{feff}').trim_start().starts_with('<');
    if is_markup { Err(TableError::Markup) } else { Ok(table) }
}

fn decoded(bytes: &[u8]) -> Result<TextTable, TableError> {
    let of = |text: String| TextTable { text, ..TextTable::default() };
    for (mark, encoding) in [(b"\xff\xfe", UTF_16LE), (b"\xfe\xff", UTF_16BE)] {
        if let Some(rest) = bytes.strip_prefix(mark) {
            let text = encoding.decode_without_bom_handling_and_without_replacement(rest);
            return text.map(|text| of(text.into_owned())).ok_or(TableError::NoText { line: 1 });
        }
    }
    if let Ok(text) = str::from_utf8(bytes) {
        return match text.find('\0') {
            None => Ok(of(text.to_owned())),
            Some(at) => Err(TableError::NoText { line: line_of(bytes, at) }),
        };
    }
    // Signs that stand in no name show another encoding: a Mac's, DOS's, UTF-16 without its mark.
    let stray = |byte: &u8| match byte {
        0..=8 | 14..=31 | 0x7f | 0x81..=0x89 | 0x8b | 0x8d | 0x8f..=0x90 => true,
        0x95..=0x99 | 0x9b | 0x9d | 0xa1..=0xa9 | 0xab..=0xaf => true,
        // But for the signs of degrees and of numbers, and an accent alone.
        0xb1..=0xb9 | 0xbb..=0xbf | 0xd7 | 0xf7 => *byte != 0xb4,
        _ => false,
    };
    if let Some(at) = bytes.iter().position(stray) {
        return Err(TableError::NoText { line: line_of(bytes, at) });
    }
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
    Ok(TextTable { is_guessed: true, ..of(text.into_owned()) })
}

fn line_of(bytes: &[u8], at: usize) -> usize {
    1 + bytes.iter().take(at).filter(|byte| **byte == b'\n').count()
}

/// Whether a text was written as UTF-8 and read as if it were in the letters of Windows, or has lost a letter.
pub fn is_garbled(text: &str) -> bool {
    let (bytes, _, unmappable) = WINDOWS_1252.encode(text);
    let twice = !unmappable && !bytes.is_ascii() && str::from_utf8(&bytes).is_ok();
    twice || text.contains('\u{fffd}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(bytes: &[u8]) -> (String, bool) {
        let table = read(bytes).unwrap();
        (table.text, table.is_guessed)
    }

    #[test]
    fn letters_are_read_as_they_were_saved() {
        let said = "id;nome\r\nT1;Niccolò D’Alò\r\n";
        assert_eq!(text(said.as_bytes()), (said.to_owned(), false));
        let latin: Vec<u8> = WINDOWS_1252.encode(said).0.into_owned();
        assert_eq!(text(&latin), (said.to_owned(), true));
        for little in [true, false] {
            let mark = if little { [0xff, 0xfe] } else { [0xfe, 0xff] };
            let units = said.encode_utf16();
            let units = units.flat_map(|unit| match little {
                true => unit.to_le_bytes(),
                false => unit.to_be_bytes(),
            });
            let bytes: Vec<u8> = mark.into_iter().chain(units).collect();
            assert_eq!(text(&bytes), (said.to_owned(), false));
        }
    }

    #[test]
    fn what_is_in_no_letters_of_ours_is_refused_at_its_line() {
        // A Mac's "Niccolò", DOS's, UTF-16 without its mark, a picture.
        for bytes in
            [b"id;nome\nT1;Niccol\x98\n".as_slice(), b"id\nT\x95", b"id\nn\0i\0", b"a\n\x89PNG\xff"]
        {
            assert_eq!(read(bytes), Err(TableError::NoText { line: 2 }), "{bytes:?}");
        }
        for page in ["<html><table>", "\u{feff}\r\n<?xml version=\"1.0\"?>\n<Workbook/>"] {
            assert_eq!(read(page.as_bytes()), Err(TableError::Markup), "{page}");
        }
        assert!(is_workbook(b"PK\x03\x04") && !is_workbook(b"id;nome"));
    }

    #[test]
    fn a_name_that_was_read_in_the_wrong_letters_is_known() {
        for garbled in ["NiccolÃ²", "Dâ€™AlÃ²", "Niccol\u{fffd}", "MÃ¼ller"] {
            assert!(is_garbled(garbled), "{garbled}");
        }
        for sound in ["Niccolò", "D’Alò", "Müller", "João", "Łukasz", "Ada", "Ângela", "São"]
        {
            assert!(!is_garbled(sound), "{sound}");
        }
    }
}
