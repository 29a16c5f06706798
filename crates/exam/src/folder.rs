//! The folder of a stage, as the office sees it: files by their names in it. Where it is, and how one reads
//! there, is up to whoever opens the office.

use serde::{Deserialize, Serialize};

use arbitro_cases::Case;
use arbitro_cases::bank::SourceFile;

use super::text_table::{TableError, TextTable};

pub const STAGE: &str = "stage.toml";
pub const SECRET: &str = "stage.secret";
pub const LOCK: &str = "stage.lock";
pub const PAPERS: &str = "papers";
pub const RESULTS: &str = "results";
/// Where the commission writes the receipts of the attendance sheet.
pub const RECEIPTS: &str = "receipts.csv";
/// The same, as a spreadsheet may keep it.
pub const RECEIPT_FILES: [&str; 3] = [RECEIPTS, "receipts.xlsx", "receipts.ods"];
/// The roster, which may stand elsewhere under another name.
pub const ROSTER: &str = "albo.csv";
/// What git must not take in.
pub const IGNORED: &str = ".gitignore";
/// How the name of a journal ends.
pub const JOURNAL: &str = "journal";

/// Where the results are in the folder, for programs.
pub const RESULTS_FILE: &str = "results/results.json";

/// The folder of the questions that were made for a stage.
pub const FRESH: &str = "fresh";

/// Whether a case was made for the stage.
pub fn is_fresh(case: &Case) -> bool {
    case.file.split_once('/').is_some_and(|(folder, _)| folder == FRESH)
}

/// The name of a candidate's paper.
pub fn paper(candidate: &str) -> String {
    format!("{PAPERS}/{candidate}.toml")
}

/// A folder with a stage. Names are those from the folder, with `/` between, on every system.
pub trait StageStorage {
    /// What a file is called where its path is reported.
    fn path(&self, name: &str) -> String;

    fn exists(&self, name: &str) -> bool;

    fn read(&self, name: &str) -> Bytes;

    /// The table in a workbook.
    fn workbook(&self, _bytes: &[u8]) -> Result<TextTable, TableError> {
        Err(TableError::NoWorkbook)
    }

    /// Every journal in the folder and below.
    fn journals(&self) -> Result<JournalFiles<'_>, FileError>;

    /// The program's own case files, if they are asked for, and those of folders that a stage names, each file
    /// once; or what to report of those that could not be found, in the user's words.
    fn cases(&self, embedded: bool, folders: &[&str]) -> Result<Vec<SourceFile>, Vec<String>>;

    /// Why a folder that a stage names is not there, in the user's words; `None` if it is.
    fn missing_reason(&self, folder: &str) -> Option<String>;
}

/// The journals of a folder.
pub struct JournalFiles<'f> {
    /// The folders below into which nobody could look.
    pub unreadable: Vec<(String, FileError)>,
    /// Each journal with its bytes, in the order of their names.
    pub files: Box<dyn Iterator<Item = (String, Bytes)> + 'f>,
}

/// What a file holds.
pub type Bytes = Result<Vec<u8>, FileError>;

/// A file or a folder that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileError {
    /// As whoever opened the folder calls it.
    pub path: String,
    pub why: FileErrorKind,
}

/// Why something could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileErrorKind {
    NotFound,
    Denied,
    IsFolder,
    NotFolder,
    /// Something other than a file: a pipe, a device.
    NoFile,
    /// A file of this many bytes, which is more than any that is read.
    TooLarge(u64),
    InTheWay,
    TooLong,
    Full,
    ReadOnly,
    /// In the words of the system.
    Other(String),
}
