//! Why the office does not do what it was asked, and what else it reports. The words for it are elsewhere.

use crate::journal::LineRange;
use crate::lock::LockError;
use crate::public_questions::LeftOutQuestions;
use crate::results::ResultsError;
use crate::text_table::TableError;
use arbitro_cases::bank::{ProvedFile, SourceFile};
use arbitro_cases::diag::Problem;
use arbitro_cases::plain_toml::MalformedToml;

use crate::folder::FileError;
use crate::notice::SheetNotice;

/// A file with problems at their places, which is then not used.
#[derive(Clone, Debug)]
pub struct FlawedFile {
    pub path: String,
    pub text: String,
    pub problems: Vec<Problem>,
}

/// Why nothing was done.
#[derive(Debug)]
pub enum Refusal {
    Unread(FileError),
    NotUtf8 {
        path: String,
        line: usize,
    },
    /// A file that no spreadsheet saves.
    NoTable {
        path: String,
        why: TableError,
    },
    Flawed(FlawedFile),
    /// The bank does not give what the blueprint asks for.
    Unmet(FlawedFile),
    /// What is reported of case files that could not be found, in the user's words.
    Cases(Vec<String>),
    /// The case files that are not proved, with their texts.
    Unproved(Vec<(SourceFile, ProvedFile)>),
    Edition(u16),
    /// A word that is not one of the doctrine's.
    Doctrine(String),
    NoLock(String),
    Lock {
        path: String,
        error: LockError,
    },
    /// What contradicts a lock in files that are still those from which it was made.
    Contradicted {
        path: String,
        found: Vec<LockContradiction>,
    },
    /// The case files of a stage that are not there, under this folder if all of them are.
    CasesGone(Vec<String>),
    NoSecret(String),
    BadSecret(String),
    /// A paper could not be drawn, though the blueprint can be met.
    Short,
    Unwritable(MalformedToml),
    /// JSON that could not be written, in the words of its writer.
    NotJson(String),
    /// Something else is where a paper should be.
    PaperInTheWay(String),
    /// The paper of this candidate would differ from the one already made.
    PaperDiffers(String),
    /// What the lock would no longer say as it did.
    LockDiffers(FrozenPart),
    /// The questions whose key is no longer that of the lock.
    KeysChanged(Vec<String>),
    /// The results are those of a regrade, which marking alone would undo.
    Regraded(String),
    /// Results that cannot be read may hold decisions.
    Published {
        path: String,
        unreadable: ResultsError,
    },
    /// No results of the stage are in the folder of results.
    NoResults(String),
    /// Not a way of treating a question of the stage.
    Policy(String),
    /// A question whose treatment was already given.
    PolicyTwice(String),
    /// A candidate who chose nothing there, of whom it was asked to accept what he chose.
    NothingChosen {
        name: String,
        id: String,
    },
    /// Nothing of a candidate's journal can be salvaged as it was asked for.
    Unsalvaged {
        name: String,
        why: SalvageRefusal,
    },
    /// The questions that cannot be compared and have no policy.
    NotComparable(Vec<String>),
    Stranger {
        candidate: String,
        near: Option<String>,
    },
    /// No journal of this candidate can be marked, and why.
    NoSheet {
        name: String,
        language: String,
        notices: Vec<SheetNotice>,
    },
    NoSuchQuestion {
        named: String,
        count: usize,
    },
    /// The cases no longer have the question as it was shown.
    Gone(String),
}

/// A value of which a lock says one thing, and another file of the stage another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LockContradiction {
    /// The name of the other file.
    pub file: String,
    /// As the lock calls it: `scoring.wrong`, `minutes`.
    pub value: String,
    pub lock: String,
    pub there: String,
}

/// Why nothing is salvaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SalvageRefusal {
    /// There is no damaged journal, or another counts.
    Sound,
    /// There are several.
    Several,
    /// Nothing comes before the damage.
    Nothing,
    /// Nothing proves what would count: its parts must be named by their lines.
    Unproved(Vec<LineRange>),
    /// No part of it has these lines; those that it has.
    NoPart(Vec<LineRange>),
}

/// A part of a lock that is frozen with the papers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrozenPart {
    Question(String),
    StageFile,
    Scoring,
}

/// What else is reported, whatever else is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// A lock of an earlier program.
    OldLock { path: String, format: u32 },
    /// Results of an earlier program.
    OldResults { path: String, format: u32 },
    /// A stage that has what examinations have, and does not say that it is one.
    NoKind,
    /// What an examination does not draw, because anybody can read it.
    Public(LeftOutQuestions),
    /// A table whose letters were guessed, and the fields in which that makes a difference.
    Letters { path: String, fields: Vec<String> },
    /// The sheet that was read of a workbook, and how many others hold something.
    Sheet { path: String, sheet: String, others: usize },
    /// What stands above the heading of a roster.
    Titles { path: String, titles: Vec<String> },
    /// The columns of a roster that nothing reads.
    ColumnsUnread(Vec<String>),
}
