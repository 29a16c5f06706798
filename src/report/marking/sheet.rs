//! What the commission is told of a sheet: what is wrong with its journal, what was out of the ordinary.

use crate::exam::journal::{JournalError, Note, Sheet};
use crate::report::sitting::{duration, visible};
use crate::report::text::{Words, say};

/// What is wrong with a journal, for the commission.
pub fn fault(words: &Words, error: &JournalError) -> String {
    let (kind, number, found) = match error {
        JournalError::Empty { .. } => ("empty", 0, String::new()),
        JournalError::NotAJournal => ("none", 0, String::new()),
        JournalError::Altered { .. } => ("altered", 0, String::new()),
        JournalError::OutOfSequence { .. } => ("sequence", 0, String::new()),
        JournalError::Unknown { .. } => ("unknown", 0, String::new()),
        JournalError::AfterEnd { .. } => ("after-end", 0, String::new()),
        JournalError::NoSuchQuestion { question, .. } => {
            ("no-such-question", *question, String::new())
        }
        JournalError::NoSuchOption { question, .. } => ("no-such-option", *question, String::new()),
        JournalError::OtherPaper { .. } => ("other-paper", 0, String::new()),
        JournalError::OtherCandidate { found } => ("other-candidate", 0, visible(found)),
    };
    let (line, number) = (error.line().unwrap_or(1), number.to_string());
    say!(words, "mark-journal", kind = kind, line = line, number = number, found = found)
}

/// What is out of the ordinary in a sitting of so many minutes, in sentences.
pub fn notes(words: &Words, sheet: &Sheet, minutes: u32) -> Vec<String> {
    let mut notes = Vec::new();
    let (mut times, mut closed) = (0usize, 0);
    for note in &sheet.notes {
        match note {
            Note::Resumed { away, .. } => {
                times += 1;
                closed += away;
            }
            Note::Jumped { at, by, .. } => {
                let (at, by) = (duration(words, *at), signed(words, *by));
                notes.push(say!(words, "mark-note-jumped", at = at, by = by));
            }
            Note::Torn { bytes } => notes.push(say!(words, "mark-note-torn", count = *bytes)),
        }
    }
    if times > 0 {
        let away = signed(words, closed);
        notes.insert(0, say!(words, "mark-note-resumed", count = times, away = away));
    }
    // A second for the record that is written when the time is up.
    let allowed = u64::from(minutes) * 60_000 + 1000;
    if minutes > 0 && sheet.elapsed_ms > allowed {
        let used = duration(words, sheet.elapsed_ms);
        notes.push(say!(words, "mark-note-over-time", used = used, minutes = minutes));
    }
    if !sheet.handed_in && !sheet.expired {
        notes.push(say!(words, "mark-note-not-handed-in"));
    }
    notes
}

/// Seconds in words, with a sign if they go back.
fn signed(words: &Words, seconds: i64) -> String {
    let sign = if seconds < 0 { "-" } else { "" };
    format!("{sign}{}", duration(words, seconds.unsigned_abs() * 1000))
}
