//! The history of a candidate's practice. The file has one line of JSON for each answer or flag, in chronological
//! order.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::thread;

use serde::{Deserialize, Serialize};

/// A record of the history: an answer or a flag. A field that holds several names is one text, in which spaces separate
/// the names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HistoryEntry<'h> {
    /// The time of the answer or flag, in seconds of Unix time.
    pub at: i64,
    /// The question's id.
    #[serde(borrow)]
    pub id: Cow<'h, str>,
    /// True if the candidate flagged the question for later, false if the candidate removed the flag; `None` for an
    /// answer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<bool>,
    /// The year of the edition of the Laws; 0 in the record of a flag.
    #[serde(default, skip_serializing_if = "is_default")]
    pub edition: u16,
    /// Whether the answer was right; false in the record of a flag.
    #[serde(default)]
    pub right: bool,
    /// Whether the cited clause was right; `None` if the question asks for no clause.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cited: Option<bool>,
    /// The chosen options, by their indexes in the question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chosen: Vec<u8>,
    /// The clauses that the question tests, by their names, which are the same in all editions.
    #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
    pub clauses: Cow<'h, str>,
    /// The misconceptions that the wrong options of the question test, such as `45C4(b)/role`.
    #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
    pub lures: Cow<'h, str>,
    /// The misconceptions that the chosen options show, such as `45C4(b)/role`.
    #[serde(borrow, default, skip_serializing_if = "str::is_empty")]
    pub fell: Cow<'h, str>,
    /// The clause of the course for which the question was asked; `None` outside the course.
    #[serde(borrow, default, skip_serializing_if = "Option::is_none")]
    pub learns: Option<Cow<'h, str>>,
}

fn is_default(year: &u16) -> bool {
    *year == 0
}

impl<'h> HistoryEntry<'h> {
    /// Returns the record of a flag: `on` is true to flag the question for later, false to remove the flag.
    pub fn mark(at: i64, id: &'h str, on: bool) -> HistoryEntry<'h> {
        HistoryEntry {
            at,
            id: Cow::Borrowed(id),
            mark: Some(on),
            edition: 0,
            right: false,
            cited: None,
            chosen: Vec::new(),
            clauses: Cow::default(),
            lures: Cow::default(),
            fell: Cow::default(),
            learns: None,
        }
    }

    /// Returns true if the record is an answer.
    pub const fn is_answer(&self) -> bool {
        self.mark.is_none()
    }

    /// Returns the names of the clauses that the question tests.
    pub fn clauses(&self) -> impl Iterator<Item = &str> {
        self.clauses.split_ascii_whitespace()
    }

    /// Returns the record as a line of the history file, with its line end; `None` if the record cannot be written as
    /// JSON.
    pub fn line(&self) -> Option<String> {
        serde_json::to_string(self).ok().map(|line| line + "\n")
    }
}

/// The records of a history file, with its unreadable lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History<'h> {
    /// The records, in the order of the file.
    pub entries: Vec<HistoryEntry<'h>>,
    /// The numbers, from 1, of the lines that are not valid records.
    pub broken: Vec<usize>,
}

impl History<'_> {
    /// Returns the answers, without the flags.
    pub fn answers(&self) -> impl Iterator<Item = &HistoryEntry<'_>> {
        self.entries.iter().filter(|entry| entry.is_answer())
    }

    /// Returns the status of each question that was answered or flagged.
    pub fn statuses(&self) -> HashMap<&str, QuestionStatus> {
        let mut statuses: HashMap<&str, QuestionStatus> = HashMap::new();
        for entry in &self.entries {
            let status = statuses.entry(&entry.id).or_default();
            match entry.mark {
                None => {
                    let right = entry.right && entry.cited != Some(false);
                    *status = QuestionStatus { right: Some(right), is_flagged: false };
                }
                Some(on) => status.is_flagged = on,
            }
        }
        statuses
    }
}

/// What a history says of a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuestionStatus {
    /// Whether the last answer and its citation were right; `None` without an answer.
    pub right: Option<bool>,
    /// Whether the question was flagged after its last answer, and the flag was not removed.
    pub is_flagged: bool,
}

impl QuestionStatus {
    /// Returns true if the question is to be asked again: it was last answered wrongly, or is flagged.
    pub fn is_to_repeat(self) -> bool {
        self.is_flagged || self.right == Some(false)
    }
}

/// The greatest number of bytes of a file that is parsed in one part; a longer file is parsed in two halves, in
/// parallel.
const LONG: usize = 1 << 18;

/// Parses the bytes of a history file; lines that are not valid records are skipped and listed.
pub fn read(bytes: &[u8]) -> History<'_> {
    let middle = bytes.len() / 2;
    let end = bytes[middle..].iter().position(|byte| *byte == b'\n').map(|end| middle + end + 1);
    let Some(end) = end.filter(|_| bytes.len() > LONG) else { return read_part(bytes).0 };
    let (first, second) = bytes.split_at(end);
    let halves = thread::scope(|scope| {
        let second = scope.spawn(|| read_part(second).0);
        let first = read_part(first);
        second.join().ok().map(|second| (first, second))
    });
    let Some(((mut history, lines), second)) = halves else { return read_part(bytes).0 };
    history.entries.extend(second.entries);
    history.broken.extend(second.broken.iter().map(|line| lines + line));
    history
}

/// Parses a part of a history file, and returns its records and its number of lines.
fn read_part(bytes: &[u8]) -> (History<'_>, usize) {
    let mut history = History::default();
    let mut lines = 0;
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        lines += 1;
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        match serde_json::from_slice(line) {
            Ok(entry) => history.entries.push(entry),
            Err(_) => history.broken.push(lines),
        }
    }
    (history, lines)
}

/// Returns the records of `new` that `old` does not have, in order of time.
pub fn lacking<'h>(old: &History<'_>, new: &History<'h>) -> Vec<HistoryEntry<'h>> {
    let key = |entry: &HistoryEntry<'_>| (entry.at, entry.id.to_string(), entry.mark, entry.right);
    let known: HashSet<_> = old.entries.iter().map(key).collect();
    let is_new = |entry: &&HistoryEntry<'_>| !known.contains(&key(entry));
    let mut lacking: Vec<HistoryEntry<'h>> = new.entries.iter().filter(is_new).cloned().collect();
    lacking.sort_by_key(|entry| entry.at);
    lacking
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(at: i64, id: &str, right: bool) -> HistoryEntry<'_> {
        HistoryEntry {
            mark: None,
            edition: 2017,
            right,
            chosen: vec![1],
            clauses: "45C4(a) 46B".into(),
            ..HistoryEntry::mark(at, id, true)
        }
    }

    #[test]
    fn what_is_written_is_read_and_a_broken_line_is_reported() {
        let entries = [answer(5, "45-01", true), HistoryEntry::mark(6, "45-01", true)];
        let lines: Vec<String> = entries.iter().map(|entry| entry.line().unwrap()).collect();
        let text = format!("{}{{\"at\":7,\"id\n\n{}", lines[0], lines[1]);
        let history = read(text.as_bytes());
        assert_eq!(history.entries, entries);
        assert_eq!(history.broken, [2]);
        assert_eq!(history.entries[0].clauses().collect::<Vec<_>>(), ["45C4(a)", "46B"]);
        let flagged = QuestionStatus { right: Some(true), is_flagged: true };
        assert_eq!(history.statuses()["45-01"], flagged);
    }

    #[test]
    fn a_long_history_is_read_in_halves_and_joined() {
        let mut text = String::new();
        for at in 0..4_000 {
            let line = if at % 1_000 == 7 {
                "???\n".to_owned()
            } else {
                answer(at, "45-01", true).line().unwrap()
            };
            text.push_str(&line);
        }
        assert!(text.len() > LONG);
        let history = read(text.as_bytes());
        assert_eq!(history.broken, [8, 1_008, 2_008, 3_008]);
        let at: Vec<i64> = history.entries.iter().map(|entry| entry.at).collect();
        assert!(at.len() == 3_996 && at.is_sorted());
    }

    #[test]
    fn a_history_brought_twice_is_there_once() {
        let old = History { entries: vec![answer(5, "45-01", true)], broken: Vec::new() };
        let new = History {
            entries: vec![
                answer(9, "45-02", false),
                answer(5, "45-01", true),
                answer(3, "46-01", true),
            ],
            broken: Vec::new(),
        };
        let lacking = lacking(&old, &new);
        assert_eq!(lacking.iter().map(|entry| entry.at).collect::<Vec<_>>(), [3, 9]);
    }
}
