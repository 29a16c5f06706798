//! Problems: coded, with the place in the file and the words' parameters. The words themselves are in the
//! renderer, in two languages.

mod codes;

pub mod visible;

pub use codes::Code;

use std::ops::Range;

/// A byte range of a file.
pub type Span = Range<usize>;

/// A problem in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    pub code: Code,
    /// Where in the file, in bytes.
    pub span: Span,
    /// What the message speaks of, by name.
    pub args: Vec<(&'static str, String)>,
    /// Another place that belongs to it.
    pub related: Option<Span>,
    /// The year of the edition in which it arises, where another that was asked for is without it.
    pub edition: Option<u16>,
}

impl Problem {
    pub fn new(code: Code, span: Span) -> Problem {
        Problem { code, span, args: Vec::new(), related: None, edition: None }
    }

    /// Adds a parameter of the message.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Problem {
        self.args.push((name, value.to_string()));
        self
    }

    /// Adds the nearest of the known names, if one is near enough to help.
    pub fn nearest<'n>(self, word: &str, known: impl IntoIterator<Item = &'n str>) -> Problem {
        match nearest(word, known) {
            Some(name) => self.with("near", name),
            None => self,
        }
    }

    /// Points to another place too.
    pub fn related(mut self, span: Span) -> Problem {
        self.related = Some(span);
        self
    }

    pub fn arg(&self, name: &str) -> Option<&str> {
        self.args.iter().find(|(other, _)| *other == name).map(|(_, value)| value.as_str())
    }
}

/// The known name that is most like a word, if it is like enough.
pub fn nearest<'n>(word: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let word = word.to_lowercase();
    let scored =
        known.into_iter().map(|name| (strsim::jaro_winkler(&word, &name.to_lowercase()), name));
    scored
        .filter(|(score, _)| *score > 0.75)
        .max_by(|one, two| one.0.total_cmp(&two.0))
        .map(|(_, name)| name)
}

/// The line and the column, in characters and from 1, of a byte of the text.
pub fn line_column(source: &str, byte: usize) -> (usize, usize) {
    let byte = byte.min(source.len());
    let before = &source.as_bytes()[..byte];
    let line = before.iter().filter(|b| **b == b'\n').count() + 1;
    let start = before.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
    let column = source.get(start..byte).map_or(byte - start, |text| text.chars().count()) + 1;
    (line, column)
}
