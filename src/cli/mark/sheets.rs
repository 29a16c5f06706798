//! The journals of a stage: each verified against its paper and, where there is one, its receipt.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::files;
use crate::cli::shell::{Failure, Shell};
use crate::exam::digest::same_receipt;
use crate::exam::journal::{self, Journal, Sheet};
use crate::exam::lock::Lock;
use crate::exam::results::Problem;
use crate::exam::roster::receipts;
use crate::report::marking::sheet::{fault, notes};
use crate::report::text::{Words, say};

use super::words_of;

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

    /// Takes a journal that verifies. Of two, one of which is the other's beginning, the longer counts: the
    /// shorter is a copy made on the way. Of two that part neither does.
    fn take(&mut self, words: &Words, candidate: &str, found: Found) {
        let Some(other) = self.found.get(candidate) else {
            if self.without.contains(candidate) {
                return self.note(&found.name, Some(candidate), say!(words, "mark-refused-too"));
            }
            self.found.insert(candidate.to_owned(), found);
            return;
        };
        let (ours, theirs) = (&other.journal.records, &found.journal.records);
        if theirs.starts_with(ours) && theirs.len() > ours.len() {
            let shorter = other.name.clone();
            self.note(&shorter, Some(candidate), say!(words, "mark-shorter-copy"));
            self.found.insert(candidate.to_owned(), found);
        } else if !ours.starts_with(theirs) {
            let other = other.name.clone();
            let what = say!(words, "mark-two-sheets", other = other);
            self.refuse(&found.name, Some(candidate), what);
        } else if ours.len() > theirs.len() {
            self.note(&found.name, Some(candidate), say!(words, "mark-shorter-copy"));
        }
    }

    fn note(&mut self, name: &str, candidate: Option<&str>, what: String) {
        let (sheet, candidate) = (name.to_owned(), candidate.map(str::to_owned));
        self.problems.push(Problem { sheet, candidate, what });
    }
}

/// Reads every journal in a folder and below.
pub fn gather(shell: &Shell, dir: &Path, lock: &Lock) -> Result<Sheets, Failure> {
    // What the commission has to see stands in the results, in the language of the stage.
    let words = words_of(&lock.stage.language);
    let mut sheets = Sheets::default();
    let mut unusable = Vec::new();
    for path in journals(shell, dir, &mut sheets)? {
        let name = below(dir, &path);
        match one(shell, &words, &path, &name, lock) {
            Ok((candidate, found)) => sheets.take(&words, &candidate, found),
            Err(Unusable { candidate, what }) => unusable.push((name, candidate, what)),
        }
    }
    for (name, candidate, what) in unusable {
        // Beside a journal that verifies, one that cannot be used takes nothing from the candidate.
        match candidate.as_deref().filter(|candidate| sheets.found.contains_key(*candidate)) {
            Some(candidate) => {
                sheets.refused = true;
                sheets.note(&name, Some(candidate), what);
            }
            None => sheets.refuse(&name, candidate.as_deref(), what),
        }
    }
    let mut told = Vec::new();
    for (candidate, found) in &sheets.found {
        let minutes = lock.paper(candidate).map_or(0, |paper| paper.minutes);
        let notes = notes(&words, &found.sheet, minutes).into_iter();
        told.extend(notes.map(|note| (found.name.clone(), candidate.clone(), note)));
    }
    for (name, candidate, note) in told {
        sheets.note(&name, Some(&candidate), note);
    }
    check_receipts(shell, &words, dir, lock, &mut sheets)?;
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

/// A file that is no journal to mark, and whose it should be, if that is known.
struct Unusable {
    candidate: Option<String>,
    what: String,
}

fn one(
    shell: &Shell,
    words: &Words,
    path: &Path,
    name: &str,
    lock: &Lock,
) -> Result<(String, Found), Unusable> {
    let bytes = files::bytes(shell, path);
    let read = bytes.and_then(|bytes| journal::read(&bytes).map_err(|error| fault(words, &error)));
    let journal = read.map_err(|what| {
        // Whose it should be is said by its name alone.
        let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned());
        Unusable { candidate: stem.filter(|stem| lock.paper(stem).is_some()), what }
    })?;
    let candidate = journal.candidate().to_owned();
    let paper = lock.paper(&candidate).ok_or_else(|| Unusable {
        candidate: None,
        what: say!(words, "mark-stranger", candidate = candidate.clone()),
    })?;
    let options: Vec<usize> = paper.questions.iter().map(|shown| shown.order.len()).collect();
    let sheet = journal
        .belongs_to(paper.paper, &candidate)
        .and_then(|()| journal.fits(&options))
        .and_then(|()| journal.sheet(paper.questions.len()))
        .map_err(|error| Unusable {
            candidate: Some(candidate.clone()),
            what: fault(words, &error),
        })?;
    Ok((candidate, Found { name: name.to_owned(), journal, sheet }))
}

/// Holds each sheet against the receipt that its candidate copied, where the commission has typed them in.
fn check_receipts(
    shell: &Shell,
    words: &Words,
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
