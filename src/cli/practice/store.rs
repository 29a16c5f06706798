//! Stores the practice history of a candidate in an append-only file.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;
use jiff::{Timestamp, Zoned};

use super::super::files;
use super::super::shell::{Failure, Shell};
use crate::render::text::say;
use arbitro_exam::file_access::FileAccess;
use arbitro_exam::practice::history::{History, HistoryEntry};
use arbitro_exam::practice::memory::Calendar;

/// The history file in the user's data folder.
#[derive(Clone, Debug)]
pub struct HistoryStore {
    path: PathBuf,
}

impl HistoryStore {
    /// Returns the history file of the current user; `None` if the user's home folder is unknown.
    pub fn of_user() -> Option<HistoryStore> {
        let folders = etcetera::choose_base_strategy().ok()?;
        Some(HistoryStore { path: folders.data_dir().join("arbitro").join("history.jsonl") })
    }

    /// Returns the file of the current user's reports of questions; `None` if the user's home folder is unknown.
    pub fn of_reports() -> Option<HistoryStore> {
        let HistoryStore { path } = HistoryStore::of_user()?;
        Some(HistoryStore { path: path.with_file_name("reports.jsonl") })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the bytes of the history file; empty if the file does not exist yet. The error names the file.
    pub fn bytes(&self, shell: &Shell) -> Result<Vec<u8>, Failure> {
        match fs::read(&self.path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            read => read.map_err(|error| shell.failure(shell.unreadable(&self.path, &error))),
        }
    }

    /// Appends lines to the history, and returns when they are on the disk. Several quizzes may append at the same
    /// time.
    pub fn add(&self, lines: &str) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            files::create_folder(folder, FileAccess::Private)?;
        }
        let mut options = files::open_options(FileAccess::Private);
        let mut file = options.read(true).append(true).create(true).open(&self.path)?;
        files::restrict_to_owner(&self.path);
        // If the file system cannot lock files, the lines are still appended in one write.
        let locked = file.lock();
        let whole = if is_torn(&mut file)? { format!("\n{lines}") } else { lines.to_owned() };
        file.write_all(whole.as_bytes())?;
        file.sync_data()?;
        drop(locked);
        Ok(())
    }

    /// Deletes the history file.
    pub fn forget(&self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

/// Returns true if the last line has no line end, as after a power cut during a write.
fn is_torn(file: &mut File) -> io::Result<bool> {
    if file.metadata()?.len() == 0 {
        return Ok(false);
    }
    file.seek(SeekFrom::End(-1))?;
    let mut last = [0];
    file.read_exact(&mut last)?;
    Ok(last != *b"\n")
}

/// Writes the answers and the review marks of a quiz into the history.
#[derive(Debug)]
pub struct HistoryKeeper {
    store: HistoryStore,
    has_failed: bool,
}

impl HistoryKeeper {
    pub const fn new(store: HistoryStore) -> HistoryKeeper {
        HistoryKeeper { store, has_failed: false }
    }

    /// Appends an entry to the history; returns a message the first time that writing fails, and `None` otherwise.
    pub fn keep(&mut self, shell: &Shell, entry: &HistoryEntry<'_>) -> Option<String> {
        let line = entry.line()?;
        let error = self.store.add(&line).err()?;
        if std::mem::replace(&mut self.has_failed, true) {
            return None;
        }
        let (path, why) = (self.store.path.display().to_string(), shell.why(&error));
        Some(say!(shell.words, "history-not-written", path = path, why = why))
    }

    pub const fn store(&self) -> &HistoryStore {
        &self.store
    }
}

/// Reports the lines of a history that were skipped because they are not valid entries.
pub fn tell_broken(shell: &Shell, store: &HistoryStore, history: &History<'_>) {
    if history.broken.is_empty() {
        return;
    }
    let path = store.path.display().to_string();
    let mut lines: Vec<String> = history.broken.iter().take(5).map(usize::to_string).collect();
    if history.broken.len() > lines.len() {
        lines.push("...".to_owned());
    }
    let count = history.broken.len();
    let text =
        say!(shell.words, "history-broken", count = count, path = path, lines = lines.join(", "));
    shell.tell(&text);
}

/// Returns the current time, in seconds since 1970.
pub fn now() -> i64 {
    Timestamp::now().as_second()
}

/// Returns the calendar with this machine's current offset from UTC.
pub fn calendar() -> Calendar {
    Calendar { utc_offset_seconds: i64::from(Zoned::now().offset().seconds()) }
}
