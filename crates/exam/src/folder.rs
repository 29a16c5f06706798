//! The folder of a stage: the names of its files, and the trait by which the caller gives access to
//! the files.

use serde::{Deserialize, Serialize};

use arbitro_cases::Case;
use arbitro_cases::bank::SourceFile;

use super::text_table::{TableError, TextTable};

/// The name of the stage file.
pub const STAGE: &str = "stage.toml";
/// The name of the file of the stage's secret.
pub const SECRET: &str = "stage.secret";
/// The name of the lock, which has the keys.
pub const LOCK: &str = "stage.lock";
/// The name of the folder of the papers and their journals.
pub const PAPERS: &str = "papers";
/// The name of the folder of the results.
pub const RESULTS: &str = "results";
/// The default name of the attendance sheet, in which the commission types the codes that
/// candidates copied.
pub const RECEIPTS: &str = "receipts.csv";
/// The names that the attendance sheet may have; the first file that exists is read.
pub const RECEIPT_FILES: [&str; 3] = [RECEIPTS, "receipts.xlsx", "receipts.ods"];
/// The name of the roster; the command that builds the papers can read another file in its place.
pub const ROSTER: &str = "albo.csv";
/// The name of the list of files that git ignores.
pub const IGNORED: &str = ".gitignore";
/// The extension of journal files, without the dot.
pub const JOURNAL: &str = "journal";

/// The name of the file of the results as JSON, for programs.
pub const RESULTS_FILE: &str = "results/results.json";

/// The name of the folder of the questions generated for a stage.
pub const FRESH: &str = "fresh";

/// Returns true if the file of a case is in the folder of generated questions.
pub fn is_fresh(case: &Case) -> bool {
    case.file.split_once('/').is_some_and(|(folder, _)| folder == FRESH)
}

/// Returns the name of the file of a candidate's paper.
pub fn paper(candidate: &str) -> String {
    format!("{PAPERS}/{candidate}.toml")
}

/// The folder of a stage. File names are relative to the folder, with `/` as separator on every system.
pub trait StageStorage {
    /// Returns the path of a file, for messages.
    fn path(&self, name: &str) -> String;

    /// Returns true if a file or folder of this name exists.
    fn exists(&self, name: &str) -> bool;

    /// Reads a file.
    fn read(&self, name: &str) -> Bytes;

    /// Reads the table of a workbook, given as its bytes.
    ///
    /// # Errors
    /// [`TableError`] if the workbook cannot be read; the default implementation always fails.
    fn workbook(&self, _bytes: &[u8]) -> Result<TextTable, TableError> {
        Err(TableError::NoWorkbook)
    }

    /// Lists every journal in the folder and its subfolders.
    ///
    /// # Errors
    /// If the folder cannot be read.
    fn journals(&self) -> Result<JournalFiles<'_>, FileError>;

    /// Reads the program's own case files, if `embedded`, and the case files of `folders`; reads each file once.
    ///
    /// # Errors
    /// A message for each folder or file that could not be found.
    fn cases(&self, embedded: bool, folders: &[&str]) -> Result<Vec<SourceFile>, Vec<String>>;

    /// Returns a message that states why a folder named by a stage cannot be found; `None` if the folder exists.
    fn missing_reason(&self, folder: &str) -> Option<String>;
}

/// The journals of a folder.
pub struct JournalFiles<'f> {
    /// The subfolders that could not be read, each with the reason.
    pub unreadable: Vec<(String, FileError)>,
    /// The journals in the order of their names, each with its bytes.
    pub files: Box<dyn Iterator<Item = (String, Bytes)> + 'f>,
}

/// The content of a file, or the reason why it cannot be read.
pub type Bytes = Result<Vec<u8>, FileError>;

/// A file or folder that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileError {
    /// The path of the file or folder, for messages.
    pub path: String,
    /// The reason why the file or folder could not be read.
    pub why: FileErrorKind,
}

/// The reason why a file or folder could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileErrorKind {
    /// The file or folder does not exist.
    NotFound,
    /// The system denies permission.
    Denied,
    /// The path is a folder, not a file.
    IsFolder,
    /// The path is a file, not a folder.
    NotFolder,
    /// The path is neither a file nor a folder, but for instance a pipe or a device.
    NoFile,
    /// The file has this many bytes, more than the program reads.
    TooLarge(u64),
    /// Another file or folder has the name.
    InTheWay,
    /// The name is too long for the system.
    TooLong,
    /// The disk is full.
    Full,
    /// The disk is read-only.
    ReadOnly,
    /// Any other reason, in the system's words.
    Other(String),
}
