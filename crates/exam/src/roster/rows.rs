//! Splits a table that a spreadsheet saved into rows, and finds its heading.

use csv::{ByteRecord, ReaderBuilder};

use arbitro_cases::diag::Span;

/// A row: its fields, and its range of bytes in the file.
pub type TableRow = (Vec<String>, Span);

/// A table from its heading to its end.
pub(super) struct TableRows {
    /// The rows of the table; the first row is the heading.
    pub rows: Vec<TableRow>,
    /// The text of the rows above the heading.
    pub titles: Vec<String>,
}

/// The greatest number of rows above a heading.
const TITLES: usize = 4;

/// Returns the rows from the first row that `is_heading` accepts; if it accepts none of the first
/// rows, returns all rows, without titles.
pub(super) fn below_titles(source: &str, is_heading: impl Fn(&[String]) -> bool) -> TableRows {
    let (start, text) = body(source);
    let lines = text.lines().filter(|line| !line.trim().is_empty()).take(TITLES + 1);
    let mut first: Option<Vec<TableRow>> = None;
    // Rows above the heading do not show which delimiter the table uses, so the delimiter of each of the first lines is
    // tried.
    for line in lines {
        let mut rows = rows_by(source, start, delimiter(line));
        let heading = rows.iter().take(TITLES + 1).position(|(fields, _)| is_heading(fields));
        if let Some(heading) = heading {
            let titles = rows.drain(..heading).map(|(fields, _)| {
                let filled = fields.into_iter().filter(|field| !field.is_empty());
                filled.collect::<Vec<_>>().join(" ")
            });
            let titles = titles.collect();
            return TableRows { rows, titles };
        }
        first.get_or_insert(rows);
    }
    TableRows { rows: first.unwrap_or_default(), titles: Vec::new() }
}

/// Returns the rows of a table whose first row is the heading.
pub fn rows(source: &str) -> Vec<TableRow> {
    let (start, text) = body(source);
    let heading = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    rows_by(source, start, delimiter(heading))
}

/// Returns the fields of a table in one sequence, row by row.
pub fn fields(source: &str) -> impl Iterator<Item = String> {
    rows(source).into_iter().flat_map(|(fields, _)| fields)
}

/// Returns the table with its offset in the source; a `sep=` line, by which some spreadsheets declare the delimiter, is
/// left out.
fn body(source: &str) -> (usize, &str) {
    let text = source.strip_prefix('\u{feff}').unwrap_or(source);
    let declaration = text.lines().next().filter(|line| line.to_lowercase().starts_with("sep="));
    let text = declaration.and_then(|line| text.get(line.len()..)).unwrap_or(text);
    (source.len() - text.len(), text)
}

/// Splits the text from the offset `start` into rows; each row has its range of bytes, and empty rows are left out.
fn rows_by(source: &str, start: usize, delimiter: u8) -> Vec<TableRow> {
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .from_reader(&source.as_bytes()[start..]);
    let mut rows = Vec::new();
    let mut record = ByteRecord::new();
    // The text is valid UTF-8, so each field is valid UTF-8.
    while reader.read_byte_record(&mut record).unwrap_or(false) {
        let from = record.position().map_or(0, |position| position.byte() as usize);
        let to = reader.position().byte() as usize;
        let span = row_span(source, start + from, start + to);
        let fields: Vec<String> =
            record.iter().map(|field| String::from_utf8_lossy(field).trim().to_owned()).collect();
        if fields.iter().any(|field| !field.is_empty()) {
            rows.push((fields, span));
        }
    }
    rows
}

/// Returns the delimiter of a table: the tab, comma or semicolon, whichever occurs most often in the heading.
fn delimiter(heading: &str) -> u8 {
    let count = |sign: &u8| heading.bytes().filter(|byte| byte == sign).count();
    // `max_by_key` returns the last of several maxima, so a heading of one column, which has no delimiter, gets `;`.
    [b'\t', b',', b';'].into_iter().max_by_key(count).unwrap_or(b';')
}

/// Returns the range of bytes of a row, without the white space around the row.
fn row_span(source: &str, from: usize, to: usize) -> Span {
    let text = source.get(from..to).unwrap_or_default();
    let start = from + text.len() - text.trim_start().len();
    start..start + text.trim().len()
}
