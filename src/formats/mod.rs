//! Writes and reads file formats of other programs.

mod xml;

mod xml_reader;

mod html;

pub mod template;

pub mod moodle;

pub mod gift;

pub mod qti;

pub mod sqlite;

pub mod anki;

pub mod imported;

pub mod board;

pub mod boards;

pub mod schema;

pub mod problems;

pub mod github;

pub mod gitlab;

pub mod junit;

pub mod sarif;

use arbitro_cases::diag::{Limit, Problem};

/// A format in which questions are exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportFormat {
    /// Moodle XML.
    Moodle,
    /// GIFT.
    Gift,
    /// A QTI 2.1 package.
    Qti21,
    /// A QTI 3.0 package.
    Qti30,
    /// An Anki deck.
    Anki,
}

impl ExportFormat {
    /// All formats, in the order of the help.
    pub const ALL: [ExportFormat; 5] = [
        ExportFormat::Moodle,
        ExportFormat::Gift,
        ExportFormat::Qti21,
        ExportFormat::Qti30,
        ExportFormat::Anki,
    ];

    /// Returns the name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            ExportFormat::Moodle => "moodle",
            ExportFormat::Gift => "gift",
            ExportFormat::Qti21 => "qti21",
            ExportFormat::Qti30 => "qti30",
            ExportFormat::Anki => "anki",
        }
    }

    /// Returns whether the format is a package of several files; a package is not printed on the standard output.
    pub const fn is_package(self) -> bool {
        match self {
            ExportFormat::Moodle | ExportFormat::Gift => false,
            ExportFormat::Qti21 | ExportFormat::Qti30 | ExportFormat::Anki => true,
        }
    }
}

use crate::render::question::{LmsQuestion, TextPart};

use arbitro_cases::is_id;

/// A file in a package, such as a ZIP archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackageMember {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// The questions read from another program's file, and the parts that were not imported.
#[derive(Debug, Default)]
pub struct ImportResult {
    pub questions: Vec<LmsQuestion>,
    pub lost: Vec<NotImported>,
}

impl ImportResult {
    fn add(&mut self, (mut question, lost): (LmsQuestion, Vec<NotImported>)) {
        self.lost.extend(lost);
        if question.answers.len() > Limit::Answers.most() {
            question.answers.truncate(Limit::Answers.most());
            self.lost.push(NotImported::ExtraAnswers(question.id.clone()));
        }
        self.questions.push(question);
    }

    /// Checks the number of questions against the limit.
    fn within(self) -> Result<ImportResult, ImportError> {
        let limit = Limit::Imported;
        if self.questions.len() > limit.most() {
            return Err(ImportError::Beyond(Problem::over_limit(
                limit,
                0..0,
                self.questions.len(),
            )));
        }
        Ok(self)
    }
}

/// A part of a file that is not imported, or not as it was; the text is the question's id or title,
/// unless stated otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotImported {
    /// A question of an unsupported kind; the text is the kind, the start of the question, or the name of its file.
    UnsupportedKind(String),
    /// A picture in the question.
    Picture(String),
    /// An answer of the question that is worth only a part of the points; it counts as wrong.
    PartialCredit(String),
    /// The answers of the question beyond the maximum number.
    ExtraAnswers(String),
}

/// The reason why a file cannot be imported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportError {
    Xml {
        what: String,
        byte: usize,
    },
    /// The XML is of an unknown format; the text is the name of its root element.
    Other(String),
    NoQuestion,
    /// The file exceeds a limit.
    Beyond(Problem),
}

/// Returns the id and title of an imported question, from its id and name in the other program. If
/// the name contains a case id, that becomes the id and is removed from the title, unless `given`
/// is a different valid case id.
fn id_and_title(given: &str, name: &str) -> (String, String) {
    let (given, name) = (given.trim(), name.trim());
    let found = id_in(name).filter(|at| !is_id(given) || &name[at.clone()] == given);
    let Some(at) = found else { return (given.to_owned(), name.to_owned()) };
    let (before, after) = (&name[..at.start], &name[at.end..]);
    let before = before.trim_end().trim_end_matches(['(', '[']).trim_end();
    let after = after.trim_start_matches([')', ']', ':', '.', ',', ';']).trim_start();
    let after =
        ["- ", "– ", "— "].iter().find_map(|sign| after.strip_prefix(sign)).unwrap_or(after);
    let title = [before, after.trim_start()].map(str::to_owned).join(" ");
    (name[at].to_owned(), title.trim().to_owned())
}

/// Returns the range of a case id in a name: any id at the start, or later an id whose number has at least two digits.
/// Hand patterns such as 5-4-3-1 are not ids.
fn id_in(name: &str) -> Option<std::ops::Range<usize>> {
    let words = name.split_whitespace().map(|word| {
        let at = word.as_ptr() as usize - name.as_ptr() as usize;
        let start = word.len() - word.trim_start_matches(is_around).len();
        (at, start..start + word.trim_matches(is_around).len())
    });
    let mut found = words.map(|(at, within)| at + within.start..at + within.end);
    let is_meant = |at: &std::ops::Range<usize>| {
        let number = name[at.clone()].split_once('-').map_or("", |(_, rest)| rest);
        let digits = number.trim_end_matches(|c: char| c.is_ascii_lowercase());
        let is_number = digits.len() >= 2 && digits.chars().all(|c| c.is_ascii_digit());
        is_id(&name[at.clone()])
            && (at.start == 0 || (is_number && number.len() <= digits.len() + 1))
    };
    found.find(is_meant)
}

/// Returns true if a character may surround an id, as brackets and punctuation do.
const fn is_around(c: char) -> bool {
    c.is_ascii_punctuation() || matches!(c, '«' | '»' | '“' | '”' | '–' | '—')
}

/// Returns the name of a question in reports: its id, or its title if it has no id.
fn called(id: &str, title: &str) -> String {
    if id.is_empty() { title } else { id }.to_owned()
}

/// Returns the parts of a text in one line.
fn plain(parts: &[TextPart]) -> String {
    let text = |part: &TextPart| match part {
        TextPart::Paragraph(text) | TextPart::Diagram(text) => {
            crate::render::question::spaced(text)
        }
    };
    parts.iter().map(text).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn id_is_found_in_a_name_as_a_word() {
        for (given, name, id, title) in [
            ("", "46-02 Titolo", "46-02", "Titolo"),
            ("46-02", "46-02 Titolo", "46-02", "Titolo"),
            ("", "46-02: Titolo", "46-02", "Titolo"),
            ("", "46-02 - Titolo", "46-02", "Titolo"),
            ("", "Q1: 46-02 - Title", "46-02", "Q1: Title"),
            ("", "Domanda 7 (46-03)", "46-03", "Domanda 7"),
            ("", "Domanda 7 (46-03b): il morto", "46-03b", "Domanda 7 il morto"),
            ("", "45-attacco Il morto", "45-attacco", "Il morto"),
            ("q17", "Domanda 46-03", "46-03", "Domanda"),
            // These names contain no id, but a hand pattern, a date, a part of a word or another id.
            ("", "Fit 4-4 con 5-3 a lato", "", "Fit 4-4 con 5-3 a lato"),
            ("", "La 5-4-3-1", "", "La 5-4-3-1"),
            ("", "Vinta 17-03-2026", "", "Vinta 17-03-2026"),
            ("", "X46-03y", "", "X46-03y"),
            ("45-01", "Domanda 46-03", "45-01", "Domanda 46-03"),
            ("q17", "Titolo", "q17", "Titolo"),
        ] {
            let expected = (id.to_owned(), title.to_owned());
            assert_eq!(id_and_title(given, name), expected, "{given:?} {name:?}");
        }
    }
}
