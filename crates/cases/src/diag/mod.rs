//! Problems: a code, the place in the file and the parameters of the message. The text of the message is not part of a
//! problem; the program provides it in two languages.

mod codes;

mod limits;

mod worst;

pub mod sanitize;

pub use codes::Code;
pub use limits::Limit;
pub use worst::{count, worst};

use std::ops::Range;

/// The largest number of characters, in a message, of a quoted word and of a list (known words, applied clauses).
const MAX_QUOTED_CHARS: [usize; 2] = [300, 4000];

/// A byte range of a file.
pub type Span = Range<usize>;

/// A problem in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The code.
    pub code: Code,
    /// The place in the file, in bytes.
    pub span: Span,
    /// The parameters of the message, by name.
    pub args: Vec<(&'static str, String)>,
    /// Another place to which the message refers.
    pub related: Option<Span>,
    /// The year of the edition with the problem, if other editions that were checked do not have it.
    pub edition: Option<u16>,
}

impl Problem {
    /// Creates a problem without parameters.
    pub fn new(code: Code, span: Span) -> Problem {
        Problem { code, span, args: Vec::new(), related: None, edition: None }
    }

    /// Adds a parameter of the message, shortened if it is too long.
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Problem {
        let most = MAX_QUOTED_CHARS[usize::from(matches!(name, "known" | "applied"))];
        self.args.push((name, clipped(value.to_string(), most)));
        self
    }

    /// Creates a problem that reports more items than a limit allows.
    pub fn over_limit(limit: Limit, span: Span, count: usize) -> Problem {
        Problem::new(limit.code(), span).with("count", count).with("most", limit.most())
    }

    /// Adds the known name most similar to a word as the parameter `near`, if one is similar enough.
    pub fn nearest<'n>(self, word: &str, known: impl IntoIterator<Item = &'n str>) -> Problem {
        match nearest(word, known) {
            Some(name) => self.with("near", name),
            None => self,
        }
    }

    /// Adds the number in a parameter of another problem to the number in this problem's parameter.
    pub fn add(&mut self, name: &'static str, other: &Problem) {
        let number =
            |problem: &Problem| problem.arg(name).and_then(|value| value.parse::<usize>().ok());
        let sum = number(self).unwrap_or_default() + number(other).unwrap_or_default();
        self.args.retain(|(key, _)| *key != name);
        self.args.push((name, sum.to_string()));
    }

    /// Sets the other place to which the message refers.
    pub fn related(mut self, span: Span) -> Problem {
        self.related = Some(span);
        self
    }

    /// Returns a parameter of the message; `None` if the problem has no parameter of this name.
    pub fn arg(&self, name: &str) -> Option<&str> {
        self.args.iter().find(|(other, _)| *other == name).map(|(_, value)| value.as_str())
    }
}

/// Shortens a word of a file to the maximum length in a message.
pub fn quotable(word: String) -> String {
    clipped(word, MAX_QUOTED_CHARS[0])
}

fn clipped(mut text: String, most: usize) -> String {
    if let Some((at, _)) = text.char_indices().nth(most) {
        text.truncate(at);
        text.push('…');
    }
    text
}

/// Returns the known name most similar to a word, if one is similar enough.
pub fn nearest<'n>(word: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    if word.len() > MAX_QUOTED_CHARS[0] {
        return None;
    }
    let word = word.to_lowercase();
    let scored =
        known.into_iter().map(|name| (strsim::jaro_winkler(&word, &name.to_lowercase()), name));
    scored
        .filter(|(score, _)| *score > 0.75)
        .max_by(|one, two| one.0.total_cmp(&two.0))
        .map(|(_, name)| name)
}

/// Returns true if a word is a known word with one mistyped letter, or two in a long word. A short word must be exact,
/// because one typing error may turn it into another known word.
pub fn is_typo(word: &str, known: &str) -> bool {
    let typos = match known.chars().count() {
        0..5 => 0,
        5..8 => 1,
        _ => 2,
    };
    strsim::osa_distance(word, known) <= typos
}

/// A text with the byte offset of each line.
pub struct LineIndex<'s> {
    /// The text.
    pub text: &'s str,
    starts: Vec<usize>,
}

impl<'s> LineIndex<'s> {
    /// Computes the byte offset of each line.
    pub fn of(text: &'s str) -> LineIndex<'s> {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let starts = std::iter::once(0).chain(breaks.map(|(offset, _)| offset + 1)).collect();
        LineIndex { text, starts }
    }

    /// Returns the index of the line that contains a byte; the first line is 0.
    fn index(&self, byte: usize) -> usize {
        self.starts.partition_point(|start| *start <= byte.min(self.text.len())).saturating_sub(1)
    }

    fn start(&self, index: usize) -> usize {
        self.starts.get(index).copied().unwrap_or(self.text.len())
    }

    /// Returns the number of the line that contains a byte; the first line is 1.
    pub fn line(&self, byte: usize) -> usize {
        self.index(byte) + 1
    }

    /// Returns the line and the column, in characters, of a byte; both start at 1.
    pub fn column(&self, byte: usize) -> (usize, usize) {
        let byte = byte.min(self.text.len());
        let start = self.start(self.index(byte));
        let column = self.text.get(start..byte).map_or(byte - start, |text| text.chars().count());
        (self.line(byte), column + 1)
    }

    /// Returns the byte range of the lines from the one that contains `from` to the one that contains `to`.
    pub fn around(&self, from: usize, to: usize) -> Span {
        self.start(self.index(from))..self.start(self.index(to) + 1)
    }
}
