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

pub mod schema;

pub mod findings;

pub mod github;

pub mod gitlab;

pub mod junit;

pub mod sarif;

use question::{Part, Question};

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
    fn add(&mut self, (question, lost): (Question, Vec<Lost>)) {
        self.questions.push(question);
        self.lost.extend(lost);
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
}

/// Parts of a text in one line.
fn plain(parts: &[Part]) -> String {
    let text = |part: &Part| match part {
        Part::Paragraph(text) | Part::Diagram(text) => question::spaced(text),
    };
    parts.iter().map(text).collect::<Vec<_>>().join(" ")
}
