//! Reads a table that a spreadsheet saved as text, and recognises workbooks.

use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};

/// A table, as delimited text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextTable {
    /// The text of the table, with its delimiters.
    pub text: String,
    /// Whether the encoding is assumed to be Windows-1252, because the file is not valid UTF-8 and has no UTF-16 byte
    /// order mark.
    pub is_guessed: bool,
    /// The name of the sheet that was read and the number of other sheets with content; `None` if there are no others.
    pub sheet: Option<(String, usize)>,
}

/// The reason why a file is not a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableError {
    /// The file looks like a workbook and cannot be opened: it is damaged, password-protected or of another kind.
    NoWorkbook,
    /// The workbook would unpack to more bytes than the program allows.
    TooLarge,
    /// The file is HTML or XML, whatever its name.
    Markup,
    /// A cell has a formula and no value.
    NoValue {
        /// The row, from 0.
        row: u32,
        /// The column, from 0.
        column: u32,
    },
    /// The file is not text in any encoding that [`read`] knows.
    NoText {
        /// The line, from 1, of the first byte that is not text; always 1 for UTF-16.
        line: usize,
    },
}

/// Returns true if the bytes begin like a workbook: a ZIP archive, as in the formats of Excel since 2007 and of
/// OpenDocument, or a file in Excel's older format.
pub fn is_workbook(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK") || bytes.starts_with(b"\xd0\xcf\x11\xe0")
}

/// Decodes a table that was saved as text in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252.
///
/// # Errors
/// [`TableError::NoText`] if the bytes are not text; [`TableError::Markup`] if they are HTML or XML.
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
            Some(offset) => Err(TableError::NoText { line: line_of(bytes, offset) }),
        };
    }
    // A byte that Windows-1252 decodes to a character that occurs in no name shows another encoding: Mac Roman, a DOS
    // encoding, or UTF-16 without its byte order mark.
    let stray = |byte: &u8| match byte {
        0..=8 | 14..=31 | 0x7f | 0x81..=0x89 | 0x8b | 0x8d | 0x8f..=0x90 => true,
        0x95..=0x99 | 0x9b | 0x9d | 0xa1..=0xa9 | 0xab..=0xaf => true,
        // The degree and ordinal signs (0xb0, 0xaa and 0xba) and the spacing acute accent (0xb4) are accepted.
        0xb1..=0xb9 | 0xbb..=0xbf | 0xd7 | 0xf7 => *byte != 0xb4,
        _ => false,
    };
    if let Some(offset) = bytes.iter().position(stray) {
        return Err(TableError::NoText { line: line_of(bytes, offset) });
    }
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
    Ok(TextTable { is_guessed: true, ..of(text.into_owned()) })
}

fn line_of(bytes: &[u8], offset: usize) -> usize {
    1 + bytes.iter().take(offset).filter(|byte| **byte == b'\n').count()
}

/// Returns true if a text looks like UTF-8 decoded as Windows-1252, or if a character of the text was lost.
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
        let table = "id;nome\r\nT1;Niccolò D’Alò\r\n";
        assert_eq!(text(table.as_bytes()), (table.to_owned(), false));
        let latin: Vec<u8> = WINDOWS_1252.encode(table).0.into_owned();
        assert_eq!(text(&latin), (table.to_owned(), true));
        for little in [true, false] {
            let mark = if little { [0xff, 0xfe] } else { [0xfe, 0xff] };
            let units = table.encode_utf16();
            let units = units.flat_map(|unit| match little {
                true => unit.to_le_bytes(),
                false => unit.to_be_bytes(),
            });
            let bytes: Vec<u8> = mark.into_iter().chain(units).collect();
            assert_eq!(text(&bytes), (table.to_owned(), false));
        }
    }

    #[test]
    fn an_unknown_encoding_is_refused_at_its_line() {
        // The inputs are "Niccolò" as a Mac and as DOS encode the name, UTF-16 without its byte order mark, and a
        // picture.
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
    fn a_name_decoded_wrongly_is_recognised() {
        for garbled in ["NiccolÃ²", "Dâ€™AlÃ²", "Niccol\u{fffd}", "MÃ¼ller"] {
            assert!(is_garbled(garbled), "{garbled}");
        }
        for sound in ["Niccolò", "D’Alò", "Müller", "João", "Łukasz", "Ada", "Ângela", "São"]
        {
            assert!(!is_garbled(sound), "{sound}");
        }
    }
}
