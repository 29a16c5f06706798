//! Writes SQLite database files (<https://www.sqlite.org/fileformat2.html>). The same rows give the same bytes, which
//! the SQLite library does not promise.

/// The page size in bytes, the largest that SQLite allows.
const PAGE: usize = 65_536;
/// Maximum length in bytes of a row that is stored completely in its page.
const WITHIN: usize = PAGE - 35;

#[derive(Clone, Debug, PartialEq)]
pub enum SqlCell {
    Null,
    Integer(i64),
    Text(String),
}

/// A table with its name, the statement that creates it, and its rows sorted by id.
#[derive(Clone, Debug)]
pub struct SqlTable {
    pub name: &'static str,
    pub sql: &'static str,
    pub rows: Vec<(i64, Vec<SqlCell>)>,
}

/// Returns the bytes of a database file with these tables.
pub fn write(tables: &[SqlTable]) -> Vec<u8> {
    let mut file = DatabaseFile { pages: vec![vec![0; PAGE]] };
    let mut schema = Vec::new();
    for (at, table) in tables.iter().enumerate() {
        let root = file.tree(&table.rows);
        let text = |text: &str| SqlCell::Text(text.to_owned());
        let row = vec![
            text("table"),
            text(table.name),
            text(table.name),
            SqlCell::Integer(i64::from(root)),
            text(table.sql),
        ];
        schema.push((at as i64 + 1, row));
    }
    let cells = schema.iter().map(|(id, row)| file.cell(*id, row)).collect::<Vec<_>>();
    let count = file.pages.len() as u32;
    if let Some(first) = file.pages.first_mut() {
        *first = page(0x0d, &cells, 100, None);
        first[..100].copy_from_slice(&header(count));
    }
    file.pages.concat()
}

fn header(pages: u32) -> [u8; 100] {
    let mut header = [0; 100];
    header[..16].copy_from_slice(b"SQLite format 3\0");
    // The first two bytes are the page size; 1 means 65,536.
    header[16..24].copy_from_slice(&[0, 1, 1, 1, 0, 64, 32, 32]);
    let mut put = |at: usize, value: u32| header[at..at + 4].copy_from_slice(&value.to_be_bytes());
    put(24, 1);
    put(28, pages);
    put(40, 1);
    put(44, 4);
    put(56, 1);
    put(92, 1);
    put(96, 3_045_000);
    header
}

struct DatabaseFile {
    pages: Vec<Vec<u8>>,
}

impl DatabaseFile {
    /// Adds a page to the file and returns its number, from 1.
    fn add(&mut self, page: Vec<u8>) -> u32 {
        self.pages.push(page);
        self.pages.len() as u32
    }

    /// Writes the pages of a table's tree, and returns the number of the root page.
    fn tree(&mut self, rows: &[(i64, Vec<SqlCell>)]) -> u32 {
        let mut leaves = Vec::new();
        let mut cells: Vec<Vec<u8>> = Vec::new();
        let (mut size, mut last) = (0, 0);
        for (id, row) in rows {
            let cell = self.cell(*id, row);
            if size + cell.len() + 2 > PAGE - 8 {
                leaves.push((self.add(page(0x0d, &cells, 0, None)), last));
                cells.clear();
                size = 0;
            }
            size += cell.len() + 2;
            last = *id;
            cells.push(cell);
        }
        leaves.push((self.add(page(0x0d, &cells, 0, None)), last));
        while leaves.len() > 1 {
            leaves = leaves.chunks(4_000).map(|chunk| self.above(chunk)).collect();
        }
        leaves.first().map_or(0, |(root, _)| *root)
    }

    /// Writes the inner page above the pages `below`; returns its number and the greatest id below it.
    fn above(&mut self, below: &[(u32, i64)]) -> (u32, i64) {
        let Some(((right, greatest), others)) = below.split_last() else { return (0, 0) };
        let cell = |(child, id): &(u32, i64)| {
            let mut cell = child.to_be_bytes().to_vec();
            cell.extend(varint(*id as u64));
            cell
        };
        let cells: Vec<Vec<u8>> = others.iter().map(cell).collect();
        (self.add(page(0x05, &cells, 0, Some(*right))), *greatest)
    }

    /// Returns the cell of a row in a leaf page; if the row is too long for the page, writes the rest of it to overflow
    /// pages.
    fn cell(&mut self, id: i64, row: &[SqlCell]) -> Vec<u8> {
        let record = record(row);
        let mut cell = varint(record.len() as u64);
        cell.extend(varint(id as u64));
        if record.len() <= WITHIN {
            cell.extend(record);
            return cell;
        }
        let least = (PAGE - 12) * 32 / 255 - 23;
        let fitting = least + (record.len() - least) % (PAGE - 4);
        let own = if fitting <= WITHIN { fitting } else { least };
        let (own, rest) = record.split_at(own);
        let mut next = 0_u32;
        for piece in rest.chunks(PAGE - 4).rev() {
            let mut page = next.to_be_bytes().to_vec();
            page.extend(piece);
            page.resize(PAGE, 0);
            next = self.add(page);
        }
        cell.extend(own);
        cell.extend(next.to_be_bytes());
        cell
    }
}

/// Returns a page of a tree, with its cells at the end and their offsets after the header.
fn page(kind: u8, cells: &[Vec<u8>], from: usize, right: Option<u32>) -> Vec<u8> {
    let mut page = vec![0; PAGE];
    let mut at = PAGE;
    let head = from + if right.is_some() { 12 } else { 8 };
    for (place, cell) in cells.iter().enumerate() {
        at -= cell.len();
        page[at..at + cell.len()].copy_from_slice(cell);
        page[head + 2 * place..head + 2 * place + 2].copy_from_slice(&(at as u16).to_be_bytes());
    }
    page[from] = kind;
    page[from + 3..from + 5].copy_from_slice(&(cells.len() as u16).to_be_bytes());
    // The offset 65,536 of an empty page is stored as zero.
    page[from + 5..from + 7].copy_from_slice(&(at as u16).to_be_bytes());
    if let Some(right) = right {
        page[from + 8..from + 12].copy_from_slice(&right.to_be_bytes());
    }
    page
}

/// Returns a row as a record: the size of the header, the types of the values, and the values.
fn record(row: &[SqlCell]) -> Vec<u8> {
    let (mut types, mut values) = (Vec::new(), Vec::new());
    for cell in row {
        match cell {
            SqlCell::Null => types.extend(varint(0)),
            SqlCell::Integer(number) => {
                let bytes = number.to_be_bytes();
                let (kind, width) = match number {
                    -128..=127 => (1, 1),
                    -32_768..=32_767 => (2, 2),
                    -2_147_483_648..=2_147_483_647 => (4, 4),
                    _ => (6, 8),
                };
                types.extend(varint(kind));
                values.extend_from_slice(&bytes[8 - width..]);
            }
            SqlCell::Text(text) => {
                types.extend(varint(13 + 2 * text.len() as u64));
                values.extend_from_slice(text.as_bytes());
            }
        }
    }
    // The header's size includes the size field itself: one byte up to 127, else two.
    let size = types.len() + if types.len() < 127 { 1 } else { 2 };
    [varint(size as u64), types, values].concat()
}

/// Returns a number as a SQLite varint: seven bits in each byte, the most significant first. The numbers written here
/// never need the special ninth byte of eight bits.
fn varint(mut number: u64) -> Vec<u8> {
    let mut bytes = vec![(number & 0x7f) as u8];
    number >>= 7;
    while number > 0 {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    bytes.reverse();
    bytes
}
