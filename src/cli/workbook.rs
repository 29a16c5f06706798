//! Tables that stand in workbooks: .xlsx, .xls, .ods.

use std::io::Cursor;

use calamine::{Data, Reader, open_workbook_auto_from_rs};
use csv::WriterBuilder;

use crate::exam::table::{Table, Unfit};
use crate::report::exchange::Unreadable;

use super::package::unpack;

/// The first sheet with something in it, its rows on the lines that they have there.
pub fn read(bytes: &[u8]) -> Result<Table, Unfit> {
    if bytes.starts_with(b"PK") && matches!(unpack(bytes, ""), Err(Unreadable::Beyond(_))) {
        return Err(Unfit::TooLarge);
    }
    let mut book = open_workbook_auto_from_rs(Cursor::new(bytes)).map_err(|_| Unfit::NoWorkbook)?;
    let sheets = book.worksheets();
    let mut filled = sheets.into_iter().filter(|(_, range)| !range.is_empty());
    let Some((name, range)) = filled.next() else { return Ok(Table::default()) };
    let others = filled.count();
    let mut writer = WriterBuilder::new().delimiter(b';').flexible(true).from_writer(Vec::new());
    let empty_rows = range.start().map_or(0, |(row, _)| row as usize);
    for row in range.rows() {
        // Nothing is written to but memory.
        let _ = writer.write_record(row.iter().map(cell));
    }
    let rows = writer.into_inner().unwrap_or_default();
    let text = "\n".repeat(empty_rows) + &String::from_utf8_lossy(&rows);
    Ok(Table { text, is_guessed: false, sheet: (others > 0).then_some((name, others)) })
}

/// What a cell shows: a number without the point that only its kind has; an error or a date as what no id can be.
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
    fn what_is_no_workbook_is_refused() {
        for bytes in [b"PK\x03\x04 nothing".as_slice(), b"\xd0\xcf\x11\xe0"] {
            assert_eq!(read(bytes), Err(Unfit::NoWorkbook));
        }
    }
}
