//! What other programs read and write.

mod xml;

mod reading;

mod html;

pub mod question;

pub mod moodle;

pub mod gift;

pub mod qti;

pub mod sqlite;

pub mod anki;

pub mod imported;

pub mod board;

pub mod boards;

pub mod schema;

pub mod findings;

pub mod github;

pub mod gitlab;

pub mod junit;

pub mod sarif;

use crate::diag::{Limit, Problem};

use question::{Part, Question};

use crate::casebook::is_id;

/// A file of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// What was read of another program's file.
#[derive(Debug, Default)]
pub struct Imported {
    pub questions: Vec<Question>,
    pub lost: Vec<Lost>,
}

impl Imported {
    fn add(&mut self, (mut question, lost): (Question, Vec<Lost>)) {
        self.lost.extend(lost);
        if question.answers.len() > Limit::Answers.most() {
            question.answers.truncate(Limit::Answers.most());
            self.lost.push(Lost::Answers(question.id.clone()));
        }
        self.questions.push(question);
    }

    /// What was read, where it is not too much.
    fn within(self) -> Result<Imported, Unreadable> {
        let limit = Limit::Imported;
        if self.questions.len() > limit.most() {
            return Err(Unreadable::Beyond(Problem::beyond(limit, 0..0, self.questions.len())));
        }
        Ok(self)
    }
}

/// What is not taken over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// A question of another kind.
    Kind(String),
    /// A picture of this question.
    Picture(String),
    /// An answer of this question that is worth a part.
    PartCredit(String),
    /// The answers of this question after the first that may be.
    Answers(String),
}

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    Xml {
        what: String,
        byte: usize,
    },
    /// XML of something else: the name of its root.
    Other(String),
    NoQuestion,
    /// More of something than may be.
    Beyond(Problem),
}

/// The id and the title of a question, out of the id that another program gives it, if any, and of its name: before the
/// title an id of ours may stand.
fn id_and_title(given: &str, name: &str) -> (String, String) {
    let (given, name) = (given.trim(), name.trim());
    let first = name.split_whitespace().next().filter(|first| is_id(first)).unwrap_or_default();
    let id = if given.is_empty() { first } else { given };
    let title = name.strip_prefix(id).unwrap_or(name).trim();
    (id.to_owned(), title.to_owned())
}

/// What a question is called where it is reported: its id, or its title.
fn called(id: &str, title: &str) -> String {
    if id.is_empty() { title } else { id }.to_owned()
}

/// Parts of a text in one line.
fn plain(parts: &[Part]) -> String {
    let text = |part: &Part| match part {
        Part::Paragraph(text) | Part::Diagram(text) => question::spaced(text),
    };
    parts.iter().map(text).collect::<Vec<_>>().join(" ")
}
