//! The reasons why marking refuses a request, and the warnings of marking. The sentences of refusals and warnings are
//! in the program's `render` module.

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

/// A file that cannot be used, with its problems and their positions.
#[derive(Clone, Debug)]
pub struct FlawedFile {
    /// The path of the file, for messages.
    pub path: String,
    /// The text of the file.
    pub text: String,
    /// The problems of the file.
    pub problems: Vec<Problem>,
}

/// The reason why a request had no result. Each `path` is the path of a file, for messages.
#[derive(Debug)]
pub enum Refusal {
    /// A file could not be read.
    Unread(FileError),
    /// A file is not UTF-8.
    NotUtf8 {
        /// The path of the file.
        path: String,
        /// The first line that is not UTF-8, from 1.
        line: usize,
    },
    /// A file is not in a form in which a spreadsheet saves tables.
    NoTable {
        /// The path of the file.
        path: String,
        /// The reason why the file is not a table.
        why: TableError,
    },
    /// A file has problems.
    Flawed(FlawedFile),
    /// The blueprint, the pass mark or a minimum cannot be met with the questions of the bank.
    Unmet(FlawedFile),
    /// Case files could not be found; the list has one message for each missing folder or file.
    Cases(Vec<String>),
    /// Case files are not proved; the list has each file with the result of its check.
    Unproved(Vec<(SourceFile, ProvedFile)>),
    /// This year is not the year of an edition of the Laws.
    Edition(u16),
    /// This word is not a word of the doctrine.
    Doctrine(String),
    /// There is no lock at this path.
    NoLock(String),
    /// A lock cannot be read or does not verify.
    Lock {
        /// The path of the lock.
        path: String,
        /// The reason why the lock cannot be used.
        error: LockError,
    },
    /// Files from which the lock was made, and which have not changed since, contradict the lock.
    Contradicted {
        /// The path of the lock.
        path: String,
        /// The contradictions with the lock.
        found: Vec<LockContradiction>,
    },
    /// These case files of the stage are missing.
    CasesGone(Vec<String>),
    /// There is no secret at this path.
    NoSecret(String),
    /// The file at this path is not a secret.
    BadSecret(String),
    /// A paper could not be drawn, although the blueprint can be met.
    Short,
    /// A paper could not be written as TOML.
    Unwritable(MalformedToml),
    /// A value could not be written as JSON; the string is the serializer's message.
    NotJson(String),
    /// A file with different content is at this path, which is the path of a paper.
    PaperInTheWay(String),
    /// The paper of the candidate with this id would differ from the paper already built.
    PaperDiffers(String),
    /// This part of the lock would change.
    LockDiffers(FrozenPart),
    /// The Laws no longer give the keys of these questions: the locked keys or, for the pages of a
    /// regrade, the right options of its results.
    KeysChanged(Vec<String>),
    /// The results at this path are those of a regrade, which marking by the lock would undo.
    Regraded(String),
    /// The published results cannot be read; they may record decisions of the commission.
    Published {
        /// The path of the results.
        path: String,
        /// The reason why the results cannot be read.
        unreadable: ResultsError,
    },
    /// There are no results of the stage at this path.
    NoResults(String),
    /// This text is not a policy on a question of the stage.
    Policy(String),
    /// This request is the second one on the same question or journal.
    PolicyTwice(String),
    /// `accept` names a candidate who chose no option of the question.
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
        /// The reason why the extent cannot be salvaged.
        why: SalvageRefusal,
    },
    /// The questions with these ids need a policy that drops them or counts them in full: they are
    /// no longer as the lock records them, or have no valid key under the present terms.
    NotComparable(Vec<String>),
    /// The lock has no candidate with the id that the user typed.
    Stranger {
        /// The id that the user typed.
        candidate: String,
        /// The most similar id of the lock; `None` if no id is similar.
        near: Option<String>,
    },
    /// No journal of this candidate can be marked.
    NoSheet {
        /// The candidate's name.
        name: String,
        /// The language of the stage, as a code.
        language: String,
        /// The reasons why the candidate's journals cannot be marked.
        notices: Vec<SheetNotice>,
    },
    /// The paper has no question with the number or id that the user typed.
    NoSuchQuestion {
        /// The number or id of the question that the user typed.
        named: String,
        /// The number of questions in the paper.
        count: usize,
    },
    /// The cases no longer have the question with this id as the paper shows it.
    Gone(String),
}

/// A value in which a lock differs from another file of the stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LockContradiction {
    /// The name of the other file.
    pub file: String,
    /// The path of the value in the lock: `scoring.wrong`, `minutes`.
    pub value: String,
    /// The value in the lock.
    pub lock: String,
    /// The value in the other file.
    pub there: String,
}

/// The reason why the requested extent of a damaged journal cannot be salvaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SalvageRefusal {
    /// The candidate has no damaged journal, or an undamaged one counts.
    Sound,
    /// The candidate has several damaged journals.
    Several,
    /// No part precedes the damage, or no part is proved.
    Nothing,
    /// These parts have no proof; they count only if the request names their lines.
    Unproved(Vec<LineRange>),
    /// The request names lines that are not a part of the journal; the journal has these parts.
    NoPart(Vec<LineRange>),
}

/// A part of a lock that is frozen with the papers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrozenPart {
    /// The question with this id.
    Question(String),
    /// The stage file, compared by its hash.
    StageFile,
    /// The rules of scoring.
    Scoring,
}

/// A warning that is reported beside a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The lock has an old format, under which only the options of questions can be compared.
    OldLock {
        /// The path of the lock.
        path: String,
        /// The number of the lock's format.
        format: u32,
    },
    /// The results have an old format, in which problems are sentences only.
    OldResults {
        /// The path of the results.
        path: String,
        /// The number of the results' format.
        format: u32,
    },
    /// The stage has features of an examination, and its file has no `kind`.
    NoKind,
    /// The examination does not draw these questions, because they are public.
    Public(LeftOutQuestions),
    /// The encoding of a table was guessed; a wrong guess would change some of its fields.
    Letters {
        /// The path of the table.
        path: String,
        /// The fields that have characters other than ASCII.
        fields: Vec<String>,
    },
    /// A workbook has several sheets with content, and only one was read.
    Sheet {
        /// The path of the workbook.
        path: String,
        /// The name of the sheet that was read.
        sheet: String,
        /// The number of other sheets with content.
        others: usize,
    },
    /// The roster has rows above its heading; these rows are ignored.
    Titles {
        /// The path of the roster.
        path: String,
        /// The text of the ignored rows.
        titles: Vec<String>,
    },
    /// The columns of the roster with these headings are not used.
    ColumnsUnread(Vec<String>),
}
