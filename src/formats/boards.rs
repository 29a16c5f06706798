//! Reads the boards of a file and selects one of them, by its number and, if it was played more than once, by table and
//! room.

use std::collections::{HashMap, HashSet};

use super::board::{ImportedBoard, is_deal, read_lin, read_pbn, room};

/// Reads the boards of a file; the format is detected from the contents. Invalid UTF-8 is replaced: it occurs only in
/// the players' names and the comments that older programs write, and neither is imported.
pub fn read(bytes: &[u8]) -> Vec<ImportedBoard> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.trim_start_matches('\u{feff}');
    if text.lines().any(is_deal) { read_pbn(text) } else { read_lin(text) }
}

/// Removes duplicate boards; different boards with the same number, table and room get consecutive table numbers.
pub fn disambiguated(mut boards: Vec<ImportedBoard>) -> Vec<ImportedBoard> {
    let mut known = HashSet::new();
    boards.retain(|board| known.insert(board.clone()));
    let place =
        |board: &ImportedBoard| (board.number.clone(), board.table.clone(), board.room.clone());
    let mut counts: HashMap<_, usize> = HashMap::new();
    for board in boards.iter() {
        *counts.entry(place(board)).or_default() += 1;
    }
    counts.retain(|_, count| *count > 1);
    let mut seen: HashMap<_, usize> = HashMap::new();
    for board in boards.iter_mut().filter(|board| counts.contains_key(&place(board))) {
        let count = seen.entry(place(board)).or_default();
        *count += 1;
        let before = board.table.as_ref().map_or_else(String::new, |table| format!("{table}/"));
        board.table = Some(format!("{before}{count}"));
    }
    boards
}

/// The values that select a board of a file; `None` matches any value.
#[derive(Clone, Copy, Debug, Default)]
pub struct BoardSelector<'w> {
    pub board: Option<&'w str>,
    pub table: Option<&'w str>,
    pub room: Option<&'w str>,
}

/// The result of selecting a board: the board, or the available choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardLookup<'b> {
    One(&'b ImportedBoard),
    /// The selection does not identify a board; the file has boards with these numbers.
    Several(Vec<&'b str>),
    /// No table or room has the requested name; `there` lists the names that exist.
    Absent {
        what: BoardVenue,
        there: Vec<&'b str>,
    },
    /// The board was played more than once, at these tables and in these rooms.
    Tables {
        board: &'b str,
        tables: Vec<&'b str>,
        rooms: Vec<&'b str>,
    },
}

/// The kind of place where a board was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardVenue {
    Table,
    Room,
}

impl BoardVenue {
    fn of(self, board: &ImportedBoard) -> Option<&str> {
        match self {
            BoardVenue::Table => board.table.as_deref(),
            BoardVenue::Room => board.room.as_deref(),
        }
    }
}

/// Returns the distinct values of a property of boards, in the boards' order.
fn each<'b>(
    boards: &[&'b ImportedBoard],
    of: impl Fn(&'b ImportedBoard) -> Option<&'b str>,
) -> Vec<&'b str> {
    let mut known = HashSet::new();
    let all = boards.iter().filter_map(|board| of(board));
    all.filter(|value| known.insert(*value)).collect()
}

/// Returns the selected board, or the available choices if the selection does not identify one.
pub fn find<'b>(boards: &'b [ImportedBoard], which: BoardSelector<'_>) -> BoardLookup<'b> {
    let of_number =
        |board: &&ImportedBoard| which.board.is_none_or(|number| board.number == number.trim());
    let numbered: Vec<&ImportedBoard> = boards.iter().filter(of_number).collect();
    if numbered.is_empty() {
        let boards: Vec<&ImportedBoard> = boards.iter().collect();
        return BoardLookup::Several(each(&boards, |board| Some(&board.number)));
    }
    let wanted_table = which.table.map(|asked| asked.trim().to_owned());
    let wanted_room = which.room.map(|asked| room(asked).unwrap_or_else(|| asked.to_owned()));
    let mut fitting = numbered.clone();
    for (what, wanted) in [(BoardVenue::Table, wanted_table), (BoardVenue::Room, wanted_room)] {
        let Some(wanted) = wanted else { continue };
        let there = each(&fitting, |board| what.of(board));
        fitting.retain(|board| what.of(board) == Some(&wanted));
        if fitting.is_empty() {
            return BoardLookup::Absent { what, there };
        }
    }
    if let [one] = fitting[..] {
        return BoardLookup::One(one);
    }
    match each(&fitting, |board| Some(&board.number))[..] {
        [board] => BoardLookup::Tables {
            board,
            tables: each(&fitting, |board| BoardVenue::Table.of(board)),
            rooms: each(&fitting, |board| BoardVenue::Room.of(board)),
        },
        ref numbers => BoardLookup::Several(numbers.to_vec()),
    }
}
