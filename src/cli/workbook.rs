//! Reads tables from workbooks: .xlsx, .xls and .ods files.

use std::io::Cursor;

use calamine::{Data, Range, Reader, Sheets, open_workbook_auto_from_rs};
use csv::WriterBuilder;

use crate::formats::ImportError;
use arbitro_exam::text_table::{TableError, TextTable};

use super::package::unpack;

/// Reads the first non-empty sheet as a text table; if no cell contains a line break, each row of
/// the sheet is the line with the same number.
pub fn read(bytes: &[u8]) -> Result<TextTable, TableError> {
    if bytes.starts_with(b"PK") && matches!(unpack(bytes, ""), Err(ImportError::Beyond(_))) {
        return Err(TableError::TooLarge);
    }
    let mut book =
        open_workbook_auto_from_rs(Cursor::new(bytes)).map_err(|_| TableError::NoWorkbook)?;
    let sheets = book.worksheets();
    let mut filled = sheets.into_iter().filter(|(_, range)| !range.is_empty());
    let Some((name, range)) = filled.next() else { return Ok(TextTable::default()) };
    let others = filled.count();
    if let Some((row, column)) = without_value(&mut book, &name, &range) {
        return Err(TableError::NoValue { row, column });
    }
    let mut writer = WriterBuilder::new().delimiter(b';').flexible(true).from_writer(Vec::new());
    let empty_rows = range.start().map_or(0, |(row, _)| row as usize);
    for row in range.rows() {
        // The result is ignored, since writing to memory cannot fail.
        let _ = writer.write_record(row.iter().map(cell));
    }
    let rows = writer.into_inner().unwrap_or_default();
    let text = "\n".repeat(empty_rows) + &String::from_utf8_lossy(&rows);
    Ok(TextTable { text, is_guessed: false, sheet: (others > 0).then_some((name, others)) })
}

/// Returns the first cell with a formula whose value is missing because the program that wrote the file does not
/// calculate.
fn without_value(
    book: &mut Sheets<Cursor<&[u8]>>,
    name: &str,
    range: &Range<Data>,
) -> Option<(u32, u32)> {
    // Only the formulas of .xlsx workbooks are checked.
    let Sheets::Xlsx(book) = book else { return None };
    let formulas = book.worksheet_formula(name).ok()?;
    let (top, left) = formulas.start()?;
    let cells = formulas.used_cells().filter(|(_, _, formula)| !formula.is_empty());
    let mut places = cells.map(|(row, column, _)| (top + row as u32, left + column as u32));
    places.find(|place| range.get_value(*place).is_none_or(|value| *value == Data::Empty))
}

/// Returns the text of a cell. A whole number has no decimal point; the text of an error or a date is not a valid id.
fn cell(data: &Data) -> String {
    match data {
        Data::Empty => String::new(),
        Data::Float(number) if number.fract() == 0.0 && number.abs() < 1e15 => {
            format!("{number:.0}")
        }
        Data::Error(error) => format!("\u{fffd}{error}"),
        Data::DateTime(date) => {
            let (year, month, day, ..) = date.to_ymd_hms_milli();
            format!("{day:02}/{month:02}/{year}")
        }
        Data::DateTimeIso(_) | Data::DurationIso(_) => format!("[{data}]"),
        Data::Float(_) | Data::Int(_) | Data::String(_) | Data::Bool(_) => data.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn other_files_are_refused() {
        for bytes in [b"PK\x03\x04 nothing".as_slice(), b"\xd0\xcf\x11\xe0"] {
            assert_eq!(read(bytes), Err(TableError::NoWorkbook));
        }
    }
}
