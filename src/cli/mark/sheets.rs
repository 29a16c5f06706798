//! The journals of a stage: each verified against its paper and, where there is one, its receipt.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::files;
use crate::cli::shell::{Failure, Shell};
use crate::exam::digest::same_receipt;
use crate::exam::journal::{self, Journal, JournalError, Note, Sheet};
use crate::exam::lock::Lock;
use crate::exam::results::Problem;
use crate::exam::roster::receipts;
use crate::report::sitting::{duration, visible};
use crate::report::text::{Words, say};

/// Where the commission writes the receipts of the attendance sheet.
const RECEIPTS: &str = "receipts.csv";

/// The sheet of a candidate.
pub struct Found {
    /// The journal's file, from the folder of the stage.
    pub name: String,
    pub journal: Journal,
    pub sheet: Sheet,
}

/// The sheets of a stage.
#[derive(Default)]
pub struct Sheets {
    found: BTreeMap<String, Found>,
    /// The candidates whose sheets cannot be marked.
    without: BTreeSet<String>,
    /// What the commission has to see, refused or not.
    pub problems: Vec<Problem>,
    /// Whether some sheet was refused.
    pub refused: bool,
}

impl Sheets {
    pub fn of(&self, candidate: &str) -> Option<&Found> {
        self.found.get(candidate)
    }

    /// Whether there is a journal that should be the candidate's, and none that can be marked.
    pub fn is_refused(&self, candidate: &str) -> bool {
        !self.found.contains_key(candidate) && !self.notes(candidate).is_empty()
    }

    /// What the commission has to see in the sitting of a candidate.
    pub fn notes(&self, candidate: &str) -> Vec<String> {
        let of = |problem: &&Problem| problem.candidate.as_deref() == Some(candidate);
        self.problems.iter().filter(of).map(|problem| problem.what.clone()).collect()
    }

    fn refuse(&mut self, name: &str, candidate: Option<&str>, what: String) {
        self.refused = true;
        self.note(name, candidate, what);
        if let Some(candidate) = candidate {
            self.found.remove(candidate);
            self.without.insert(candidate.to_owned());
        }
    }

    /// Refuses a journal of another paper: the candidate's own counts, before it or after it.
    fn refuse_foreign(&mut self, name: &str, candidate: &str, what: String) {
        self.refused = true;
        self.note(name, Some(candidate), what);
    }

    fn note(&mut self, name: &str, candidate: Option<&str>, what: String) {
        let (sheet, candidate) = (name.to_owned(), candidate.map(str::to_owned));
        self.problems.push(Problem { sheet, candidate, what });
    }
}

/// Reads every journal in a folder and below.
pub fn gather(shell: &Shell, dir: &Path, lock: &Lock) -> Result<Sheets, Failure> {
    let mut sheets = Sheets::default();
    for path in journals(shell, dir, &mut sheets)? {
        one(shell, &path, &below(dir, &path), lock, &mut sheets);
    }
    check_receipts(shell, dir, lock, &mut sheets)?;
    Ok(sheets)
}

/// A path from the folder of the stage, as every system writes it.
fn below(dir: &Path, path: &Path) -> String {
    let below = path.strip_prefix(dir).unwrap_or(path);
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// The journals, in the order of their names. A folder below that cannot be read is told as a journal is.
fn journals(shell: &Shell, dir: &Path, sheets: &mut Sheets) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    let mut folders = vec![dir.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder).and_then(Iterator::collect::<io::Result<Vec<_>>>)
        {
            Ok(entries) => entries,
            Err(error) if folder == dir => {
                return Err(shell.failure(shell.unreadable(&folder, &error)));
            }
            Err(error) => {
                sheets.refuse(&below(dir, &folder), None, shell.unreadable(&folder, &error));
                continue;
            }
        };
        for entry in entries {
            let path = entry.path();
            let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
            // A folder by the name of a journal is told, as whatever else cannot be one.
            if path.extension().is_some_and(|extension| extension == "journal") {
                found.push(path.clone());
            }
            if is_folder {
                folders.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn one(shell: &Shell, path: &Path, name: &str, lock: &Lock, sheets: &mut Sheets) {
    let words = &shell.words;
    let bytes = files::bytes(shell, path);
    let read = bytes.and_then(|bytes| journal::read(&bytes).map_err(|error| fault(words, &error)));
    let journal = match read {
        Ok(journal) => journal,
        Err(what) => {
            // Whose it should be is said by its name alone.
            let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
            let whose = stem.filter(|stem| lock.paper(stem).is_some());
            return sheets.refuse(name, whose.as_deref(), what);
        }
    };
    let candidate = journal.candidate().to_owned();
    let Some(paper) = lock.paper(&candidate) else {
        return sheets.refuse(name, None, say!(words, "mark-stranger", candidate = candidate));
    };
    let options: Vec<usize> = paper.questions.iter().map(|shown| shown.order.len()).collect();
    let verified = journal
        .belongs_to(paper.paper, &candidate)
        .and_then(|()| journal.fits(&options))
        .and_then(|()| journal.sheet(paper.questions.len()));
    let sheet = match verified {
        Ok(sheet) => sheet,
        Err(error @ JournalError::OtherPaper { .. }) => {
            return sheets.refuse_foreign(name, &candidate, fault(words, &error));
        }
        Err(error) => {
            return sheets.refuse(name, Some(&candidate), fault(words, &error));
        }
    };
    if let Some(other) = sheets.found.get(&candidate) {
        if other.journal.head != journal.head {
            let other = other.name.clone();
            sheets.refuse(name, Some(&candidate), say!(words, "mark-two-sheets", other = other));
        }
        return;
    }
    if sheets.without.contains(&candidate) {
        return sheets.note(name, Some(&candidate), say!(words, "mark-refused-too"));
    }
    for note in notes(words, &sheet) {
        sheets.note(name, Some(&candidate), note);
    }
    sheets.found.insert(candidate, Found { name: name.to_owned(), journal, sheet });
}

/// What is wrong with a journal, for the commission.
fn fault(words: &Words, error: &JournalError) -> String {
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

/// What is out of the ordinary in a sitting, in sentences.
fn notes(words: &Words, sheet: &Sheet) -> Vec<String> {
    let mut notes: Vec<String> = sheet
        .notes
        .iter()
        .map(|note| match note {
            Note::Resumed { at, away, .. } => {
                let (at, away) = (duration(words, *at), signed(words, *away));
                say!(words, "mark-note-resumed", at = at, away = away)
            }
            Note::Jumped { at, by, .. } => {
                let (at, by) = (duration(words, *at), signed(words, *by));
                say!(words, "mark-note-jumped", at = at, by = by)
            }
            Note::Torn { bytes } => say!(words, "mark-note-torn", count = *bytes),
        })
        .collect();
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

/// Holds each sheet against the receipt that its candidate copied, where the commission has typed them in.
fn check_receipts(
    shell: &Shell,
    dir: &Path,
    lock: &Lock,
    sheets: &mut Sheets,
) -> Result<(), Failure> {
    let path = dir.join(RECEIPTS);
    if !path.exists() {
        return Ok(());
    }
    let text = crate::cli::stage::folder::text(shell, &path)?;
    let (receipts, problems) = receipts(&text);
    if !problems.is_empty() {
        return Err(crate::cli::stage::folder::broken(shell, &path, &text, &problems));
    }
    for (candidate, copied) in receipts {
        let words = &shell.words;
        if lock.paper(&candidate).is_none() {
            let what = say!(words, "mark-stranger", candidate = candidate);
            sheets.refuse(RECEIPTS, None, what);
            continue;
        }
        let Some(found) = sheets.found.get(&candidate) else {
            if !sheets.is_refused(&candidate) {
                let what = say!(words, "mark-receipt-alone", candidate = candidate.clone());
                sheets.refuse(RECEIPTS, Some(&candidate), what);
            }
            continue;
        };
        let receipt = found.journal.receipt();
        if !same_receipt(&receipt, &copied) {
            let name = found.name.clone();
            let what = say!(words, "mark-receipt-differs", receipt = receipt, copied = copied);
            sheets.refuse(&name, Some(&candidate), what);
        }
    }
    Ok(())
}
