//! The rows of a table that a person keeps, and which of them is its heading.

use csv::{ByteRecord, ReaderBuilder};

use arbitro_cases::diag::Span;

/// A row's fields, and its place.
pub type TableRow = (Vec<String>, Span);

/// The rows of a table from its heading on.
pub(super) struct TableRows {
    pub rows: Vec<TableRow>,
    /// What is written above the heading.
    pub titles: Vec<String>,
}

/// At most so many rows stand above a heading.
const TITLES: usize = 4;

/// The rows of a table from the first on that is understood as its heading; from the very first where none is.
pub(super) fn below_titles(source: &str, is_heading: impl Fn(&[String]) -> bool) -> TableRows {
    let (start, text) = body(source);
    let lines = text.lines().filter(|line| !line.trim().is_empty()).take(TITLES + 1);
    let mut first: Option<Vec<TableRow>> = None;
    // Which sign is between the fields a title does not say.
    for line in lines {
        let mut rows = rows_by(source, start, delimiter(line));
        let heading = rows.iter().take(TITLES + 1).position(|(fields, _)| is_heading(fields));
        if let Some(heading) = heading {
            let titles = rows.drain(..heading).map(|(fields, _)| {
                let said = fields.into_iter().filter(|field| !field.is_empty());
                said.collect::<Vec<_>>().join(" ")
            });
            let titles = titles.collect();
            return TableRows { rows, titles };
        }
        first.get_or_insert(rows);
    }
    TableRows { rows: first.unwrap_or_default(), titles: Vec::new() }
}

/// The rows of a table of which the first is the heading, whatever it says.
pub fn rows(source: &str) -> Vec<TableRow> {
    let (start, text) = body(source);
    let heading = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    rows_by(source, start, delimiter(heading))
}

/// The fields of a table, row by row.
pub fn fields(source: &str) -> impl Iterator<Item = String> {
    rows(source).into_iter().flat_map(|(fields, _)| fields)
}

/// The table and where it begins, after the first line by which some spreadsheets say what is between the fields.
fn body(source: &str) -> (usize, &str) {
    let text = source.strip_prefix('\u{feff}').unwrap_or(source);
    let said = text.lines().next().filter(|line| line.to_lowercase().starts_with("sep="));
    let text = said.and_then(|line| text.get(line.len()..)).unwrap_or(text);
    (source.len() - text.len(), text)
}

/// The rows that say something, each with its place.
fn rows_by(source: &str, start: usize, delimiter: u8) -> Vec<TableRow> {
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter)
        .from_reader(&source.as_bytes()[start..]);
    let mut rows = Vec::new();
    let mut record = ByteRecord::new();
    // Bytes that are valid UTF-8 as a whole are so in each field.
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

/// What is between the fields: the character that the heading has most of.
fn delimiter(heading: &str) -> u8 {
    let count = |sign: &u8| heading.bytes().filter(|byte| byte == sign).count();
    // Of equals the last is taken: a heading of one column has none of them.
    [b'\t', b',', b';'].into_iter().max_by_key(count).unwrap_or(b';')
}

/// The bytes of a row without what is around it.
fn row_span(source: &str, from: usize, to: usize) -> Span {
    let text = source.get(from..to).unwrap_or_default();
    let start = from + text.len() - text.trim_start().len();
    start..start + text.trim().len()
}
