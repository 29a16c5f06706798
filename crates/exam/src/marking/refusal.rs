//! Why marking refuses a request, and its warnings. Their sentences are in the program's `render`.

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

/// A file that is not used because of its problems, each with its place.
#[derive(Clone, Debug)]
pub struct FlawedFile {
    /// The path of the file, for messages.
    pub path: String,
    /// The text of the file.
    pub text: String,
    /// Its problems.
    pub problems: Vec<Problem>,
}

/// Why nothing was done. Each `path` is a file's path for messages.
#[derive(Debug)]
pub enum Refusal {
    /// A file could not be read.
    Unread(FileError),
    /// A file is not UTF-8.
    NotUtf8 {
        /// The file.
        path: String,
        /// Its first line that is not UTF-8, from 1.
        line: usize,
    },
    /// A file is not a table that a spreadsheet saves.
    NoTable {
        /// The file.
        path: String,
        /// What is wrong with it.
        why: TableError,
    },
    /// A file has problems.
    Flawed(FlawedFile),
    /// The bank does not have what the blueprint asks for.
    Unmet(FlawedFile),
    /// Case files could not be found; one message for each.
    Cases(Vec<String>),
    /// Case files are not proved; each with its text.
    Unproved(Vec<(SourceFile, ProvedFile)>),
    /// No edition of the Laws has this year.
    Edition(u16),
    /// The doctrine has no such word.
    Doctrine(String),
    /// There is no lock at this path.
    NoLock(String),
    /// A lock cannot be read or does not verify.
    Lock {
        /// The lock.
        path: String,
        /// What is wrong with it.
        error: LockError,
    },
    /// Files from which the lock was made, unchanged since, contradict it.
    Contradicted {
        /// The lock.
        path: String,
        /// The contradictions.
        found: Vec<LockContradiction>,
    },
    /// These case files of the stage are missing.
    CasesGone(Vec<String>),
    /// There is no secret at this path.
    NoSecret(String),
    /// The file at this path is not a secret.
    BadSecret(String),
    /// A paper could not be drawn, though the blueprint can be met.
    Short,
    /// A paper could not be written as TOML.
    Unwritable(MalformedToml),
    /// JSON could not be written; the serializer's message.
    NotJson(String),
    /// Another file is at the path of a paper.
    PaperInTheWay(String),
    /// The paper of this candidate would differ from the one already built.
    PaperDiffers(String),
    /// This part of the lock would change.
    LockDiffers(FrozenPart),
    /// The Laws no longer give the locked keys of these questions.
    KeysChanged(Vec<String>),
    /// The results at this path are those of a regrade, which marking would undo.
    Regraded(String),
    /// The published results cannot be read; they may hold decisions.
    Published {
        /// The results.
        path: String,
        /// What is wrong with them.
        unreadable: ResultsError,
    },
    /// There are no results of the stage at this path.
    NoResults(String),
    /// This text is not a policy on a question of the stage.
    Policy(String),
    /// This text gives a second policy on the same question.
    PolicyTwice(String),
    /// `accept` names a candidate who chose nothing there.
    NothingChosen {
        /// The candidate's name.
        name: String,
        /// The question's id.
        id: String,
    },
    /// The requested extent of a candidate's journal cannot be salvaged.
    Unsalvaged {
        /// The candidate's name.
        name: String,
        /// Why not.
        why: SalvageRefusal,
    },
    /// These questions cannot be compared with their locked form and have no policy.
    NotComparable(Vec<String>),
    /// The lock has no such candidate.
    Stranger {
        /// The id that was typed.
        candidate: String,
        /// The most similar id of the lock.
        near: Option<String>,
    },
    /// No journal of this candidate can be marked.
    NoSheet {
        /// The candidate's name.
        name: String,
        /// The language of the stage, as a code.
        language: String,
        /// Why his journals cannot be marked.
        notices: Vec<SheetNotice>,
    },
    /// The paper has no such question.
    NoSuchQuestion {
        /// What was typed.
        named: String,
        /// The number of questions in the paper.
        count: usize,
    },
    /// The cases no longer have the question of this id as it was shown.
    Gone(String),
}

/// A value that a lock and another file of the stage have differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LockContradiction {
    /// The name of the other file.
    pub file: String,
    /// The value's path in the lock: `scoring.wrong`, `minutes`.
    pub value: String,
    /// What the lock has.
    pub lock: String,
    /// What the other file has.
    pub there: String,
}

/// Why the requested extent is not salvaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SalvageRefusal {
    /// There is no damaged journal, or a sound one counts.
    Sound,
    /// The candidate has several damaged journals.
    Several,
    /// No part comes before the damage, or none is proved.
    Nothing,
    /// These parts have no proof; they can only be named by their lines.
    Unproved(Vec<LineRange>),
    /// A named range is no part of the journal; its parts are these.
    NoPart(Vec<LineRange>),
}

/// A part of a lock that is frozen with the papers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrozenPart {
    /// The question of this id.
    Question(String),
    /// The stage file, by its hash.
    StageFile,
    /// The rules of scoring.
    Scoring,
}

/// What must be reported beside a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// A lock of an earlier version: its path and its format number.
    OldLock {
        /// The lock.
        path: String,
        /// Its format number.
        format: u32,
    },
    /// Results of an earlier version: their path and their format number.
    OldResults {
        /// The results.
        path: String,
        /// Their format number.
        format: u32,
    },
    /// The stage has features of an examination and does not say that it is one.
    NoKind,
    /// Questions that an examination does not draw because they are public.
    Public(LeftOutQuestions),
    /// The encoding of a table was guessed; `fields` are those in which the guess matters.
    Letters {
        /// The table.
        path: String,
        /// The fields.
        fields: Vec<String>,
    },
    /// A workbook has several sheets: the one that was read, and the number of `others` that are not empty.
    Sheet {
        /// The workbook.
        path: String,
        /// The name of the sheet that was read.
        sheet: String,
        /// The number of other sheets that are not empty.
        others: usize,
    },
    /// Rows above the heading of a roster.
    Titles {
        /// The roster.
        path: String,
        /// The text of the rows.
        titles: Vec<String>,
    },
    /// The columns of a roster that are not used.
    ColumnsUnread(Vec<String>),
}
