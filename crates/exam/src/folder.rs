//! The folder of a stage, as marking uses it: files by their names in it. The caller implements access to it.

use serde::{Deserialize, Serialize};

use arbitro_cases::Case;
use arbitro_cases::bank::SourceFile;

use super::text_table::{TableError, TextTable};

/// The stage file.
pub const STAGE: &str = "stage.toml";
/// The secret, from which forms and room codes are drawn.
pub const SECRET: &str = "stage.secret";
/// The lock, with the keys.
pub const LOCK: &str = "stage.lock";
/// The folder of the papers and of their journals.
pub const PAPERS: &str = "papers";
/// The folder of the results.
pub const RESULTS: &str = "results";
/// The attendance sheet, in which the commission types the receipts.
pub const RECEIPTS: &str = "receipts.csv";
/// The names that the attendance sheet may have.
pub const RECEIPT_FILES: [&str; 3] = [RECEIPTS, "receipts.xlsx", "receipts.ods"];
/// The roster, unless it is elsewhere under another name.
pub const ROSTER: &str = "albo.csv";
/// The list of files that git ignores.
pub const IGNORED: &str = ".gitignore";
/// The extension of journals.
pub const JOURNAL: &str = "journal";

/// The results as JSON, for programs.
pub const RESULTS_FILE: &str = "results/results.json";

/// The folder of the questions generated for a stage.
pub const FRESH: &str = "fresh";

/// Whether a case was generated for the stage.
pub fn is_fresh(case: &Case) -> bool {
    case.file.split_once('/').is_some_and(|(folder, _)| folder == FRESH)
}

/// Returns the name of a candidate's paper.
pub fn paper(candidate: &str) -> String {
    format!("{PAPERS}/{candidate}.toml")
}

/// The folder of a stage. Names are relative to it, with `/` as separator on every system.
pub trait StageStorage {
    /// Returns the path of a file for messages.
    fn path(&self, name: &str) -> String;

    /// Whether a file or folder exists.
    fn exists(&self, name: &str) -> bool;

    /// Reads a file.
    fn read(&self, name: &str) -> Bytes;

    /// Reads the table in a workbook.
    ///
    /// # Errors
    /// [`TableError`] if it cannot be read; by default always.
    fn workbook(&self, _bytes: &[u8]) -> Result<TextTable, TableError> {
        Err(TableError::NoWorkbook)
    }

    /// Lists every journal in the folder and below.
    ///
    /// # Errors
    /// If the folder cannot be read.
    fn journals(&self) -> Result<JournalFiles<'_>, FileError>;

    /// Reads the program's own case files, if `embedded`, and those of folders that a stage names, each file once.
    ///
    /// # Errors
    /// Messages on files that could not be found.
    fn cases(&self, embedded: bool, folders: &[&str]) -> Result<Vec<SourceFile>, Vec<String>>;

    /// Returns a message on why a folder that a stage names does not exist; `None` if it does.
    fn missing_reason(&self, folder: &str) -> Option<String>;
}

/// The journals of a folder.
pub struct JournalFiles<'f> {
    /// The folders below that could not be read.
    pub unreadable: Vec<(String, FileError)>,
    /// Each journal with its bytes, in the order of names.
    pub files: Box<dyn Iterator<Item = (String, Bytes)> + 'f>,
}

/// The content of a file, or why it cannot be read.
pub type Bytes = Result<Vec<u8>, FileError>;

/// A file or folder that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileError {
    /// Its path, for messages.
    pub path: String,
    /// Why not.
    pub why: FileErrorKind,
}

/// Why something could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileErrorKind {
    /// It does not exist.
    NotFound,
    /// Permission is denied.
    Denied,
    /// It is a folder, not a file.
    IsFolder,
    /// It is a file, not a folder.
    NotFolder,
    /// It is neither: a pipe, a device.
    NoFile,
    /// The file has this many bytes, more than are read.
    TooLarge(u64),
    /// Something else has its name.
    InTheWay,
    /// Its name is too long.
    TooLong,
    /// The disk is full.
    Full,
    /// The disk is read-only.
    ReadOnly,
    /// Any other reason, in the words of the system.
    Other(String),
}
