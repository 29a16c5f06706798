//! Problems: a code, the place in the file and the parameters of the message. The messages are in the renderer, in two
//! languages.

mod codes;

mod limits;

mod worst;

pub mod sanitize;

pub use codes::Code;
pub use limits::Limit;
pub use worst::{count, worst};

use std::ops::Range;

/// The most characters of a quoted word, and of a list of known words, in a message.
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
    /// Another place that the message refers to.
    pub related: Option<Span>,
    /// The year of the only edition that has the problem, if others were checked too.
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

    /// Creates the problem that there is more of something than allowed.
    pub fn over_limit(limit: Limit, span: Span, count: usize) -> Problem {
        Problem::new(limit.code(), span).with("count", count).with("most", limit.most())
    }

    /// Adds the most similar known name as the parameter `near`, if one is similar enough.
    pub fn nearest<'n>(self, word: &str, known: impl IntoIterator<Item = &'n str>) -> Problem {
        match nearest(word, known) {
            Some(name) => self.with("near", name),
            None => self,
        }
    }

    /// Adds the number of another problem to the same parameter of this one.
    pub fn add(&mut self, name: &'static str, other: &Problem) {
        let number =
            |problem: &Problem| problem.arg(name).and_then(|value| value.parse::<usize>().ok());
        let sum = number(self).unwrap_or_default() + number(other).unwrap_or_default();
        self.args.retain(|(key, _)| *key != name);
        self.args.push((name, sum.to_string()));
    }

    /// Adds another place.
    pub fn related(mut self, span: Span) -> Problem {
        self.related = Some(span);
        self
    }

    /// Returns a parameter of the message.
    pub fn arg(&self, name: &str) -> Option<&str> {
        self.args.iter().find(|(other, _)| *other == name).map(|(_, value)| value.as_str())
    }
}

/// Shortens a word of a file to the length that a message quotes.
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

/// Whether a word is a known one with one mistyped letter, or two in a long word; a short word is taken for another
/// word.
pub fn is_typo(word: &str, known: &str) -> bool {
    let typos = match known.chars().count() {
        0..5 => 0,
        5..8 => 1,
        _ => 2,
    };
    strsim::osa_distance(word, known) <= typos
}

/// A text with the offsets of its lines.
pub struct LineIndex<'s> {
    /// The text.
    pub text: &'s str,
    starts: Vec<usize>,
}

impl<'s> LineIndex<'s> {
    /// Computes the offsets.
    pub fn of(text: &'s str) -> LineIndex<'s> {
        let breaks = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        let starts = std::iter::once(0).chain(breaks.map(|(offset, _)| offset + 1)).collect();
        LineIndex { text, starts }
    }

    /// Returns the line of a byte, from 0.
    fn index(&self, byte: usize) -> usize {
        self.starts.partition_point(|start| *start <= byte.min(self.text.len())).saturating_sub(1)
    }

    fn start(&self, index: usize) -> usize {
        self.starts.get(index).copied().unwrap_or(self.text.len())
    }

    /// Returns the line of a byte, from 1.
    pub fn line(&self, byte: usize) -> usize {
        self.index(byte) + 1
    }

    /// Returns the line, and the column in characters, of a byte, both from 1.
    pub fn column(&self, byte: usize) -> (usize, usize) {
        let byte = byte.min(self.text.len());
        let start = self.start(self.index(byte));
        let column = self.text.get(start..byte).map_or(byte - start, |text| text.chars().count());
        (self.line(byte), column + 1)
    }

    /// Returns the bytes of the lines from that of one byte to that of another.
    pub fn around(&self, from: usize, to: usize) -> Span {
        self.start(self.index(from))..self.start(self.index(to) + 1)
    }
}
