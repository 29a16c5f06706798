//! Reads TOML with the place of every value, and reports unknown keys.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::ops::{Range, RangeInclusive};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::diag::{Code, Limit, Problem, Span, worst};

use super::key_specs::{KeySpec, names};
use super::syntax;

/// A TOML value with its place in the file.
pub type SpannedValue<'s> = Spanned<DeValue<'s>>;

/// Collects problems: for each code as many as can be shown, and the number of all others.
#[derive(Debug, Default)]
pub struct Problems {
    listed: RefCell<Vec<Problem>>,
    count_by_code: RefCell<HashMap<Code, usize>>,
    unlisted: Cell<usize>,
}

impl Problems {
    /// Adds a problem.
    pub fn push(&self, problem: Problem) {
        let mut of_kind = self.count_by_code.borrow_mut();
        let count = of_kind.entry(problem.code).or_default();
        if *count < Limit::Problems.most() {
            *count += 1;
            self.listed.borrow_mut().push(problem);
        } else {
            self.unlisted.set(self.unlisted.get() + 1);
        }
    }

    /// Returns the number of problems so far.
    pub fn count(&self) -> usize {
        self.listed.borrow().len() + self.unlisted.get()
    }

    /// Returns true if further problems with this code are only counted, so that their details are not needed.
    pub fn is_full(&self, code: Code) -> bool {
        self.count_by_code.borrow().get(&code).is_some_and(|count| *count >= Limit::Problems.most())
    }

    /// Removes the problems that `keep` rejects.
    pub fn retain(&self, keep: impl FnMut(&Problem) -> bool) {
        self.listed.borrow_mut().retain(keep);
    }

    /// Returns the collected problems, and the number of problems that were only counted.
    pub fn into_parts(self) -> (Vec<Problem>, usize) {
        (self.listed.into_inner(), self.unlisted.get())
    }
}

/// A text with its place in the file.
#[derive(Clone, Debug)]
pub struct SpannedStr<'s> {
    /// The text.
    pub text: &'s str,
    /// The place of the text in the file.
    pub span: Span,
}

impl<'s> SpannedStr<'s> {
    /// Returns a part of the text with its own place; with the place of the whole text if `part` is not a part of it.
    pub fn part(&self, part: &'s str) -> SpannedStr<'s> {
        let offset = (part.as_ptr() as usize).checked_sub(self.text.as_ptr() as usize);
        let range = offset.and_then(|offset| Some(offset..offset.checked_add(part.len())?));
        let span = range.map_or_else(|| self.span.clone(), |range| self.place(range));
        SpannedStr { text: part, span }
    }

    /// Returns the place of a byte range of the text; the place of the whole literal if the literal has escapes or
    /// several quotation marks at each end.
    pub fn place(&self, range: Span) -> Span {
        let start = self.span.start + 1;
        let plain = self.span.len() == self.text.len() + 2 && range.end <= self.text.len();
        if plain { start + range.start..start + range.end } else { self.span.clone() }
    }
}

/// A table whose keys are read one by one.
#[derive(Clone, Copy)]
pub struct TableReader<'s> {
    table: &'s DeTable<'s>,
    /// The place at which a missing key is reported, from `start` to `end`.
    start: usize,
    end: usize,
}

/// Returns the name of a value's type, for messages.
pub fn kind(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "string",
        DeValue::Integer(_) => "integer",
        DeValue::Float(_) => "float",
        DeValue::Boolean(_) => "boolean",
        DeValue::Datetime(_) => "datetime",
        DeValue::Array(_) => "array",
        DeValue::Table(_) => "table",
    }
}

/// Reports a value of the wrong type.
pub fn wrong_type(problems: &Problems, node: &SpannedValue<'_>, expected: &'static str) {
    let problem = Problem::new(Code::WrongType, node.span());
    problems.push(problem.with("expected", expected).with("found", kind(node.get_ref())));
}

/// Parses a file with `read`, which gets the table of the file and whether the whole file is valid TOML. Returns the
/// value of `read`, and the problems in the order of the file or, if they exceed their limit, the most important ones.
pub fn read_document<T>(
    source: &str,
    read: impl FnOnce(&Problems, TableReader<'_>, bool) -> T,
) -> (T, Vec<Problem>) {
    let problems = Problems::default();
    let (table, errors) = DeTable::parse_recoverable(source);
    let value = read(&problems, TableReader::new(table.get_ref(), 0..0), errors.is_empty());
    let (listed, others) = problems.into_parts();
    let mut problems = syntax::with_errors(listed, source, &errors);
    problems.sort_by_key(|problem| (problem.span.start, problem.code));
    problems.dedup();
    if others > 0 {
        problems.push(Problem::new(Code::MoreProblems, 0..0).with("count", others));
    }
    (value, worst(problems, Limit::Problems))
}

impl<'s> TableReader<'s> {
    /// Creates a reader of a table; missing keys are reported at `span`.
    pub fn new(table: &'s DeTable<'s>, span: Span) -> TableReader<'s> {
        TableReader { table, start: span.start, end: span.end }
    }

    /// Creates a reader of a value; reports a value that is not a table.
    pub fn of(problems: &Problems, node: &'s SpannedValue<'s>) -> Option<TableReader<'s>> {
        match node.get_ref() {
            DeValue::Table(table) => Some(TableReader::new(table, node.span())),
            _ => {
                wrong_type(problems, node, "table");
                None
            }
        }
    }

    /// Returns the place at which missing keys are reported.
    pub fn span(&self) -> Span {
        self.start..self.end
    }

    /// Returns the value of a key; `None` if the key is missing.
    pub fn get(&self, key: &str) -> Option<&'s SpannedValue<'s>> {
        self.table.get(key)
    }

    /// Returns the keys with their places, in alphabetical order.
    pub fn keys(&self) -> impl Iterator<Item = SpannedStr<'s>> + use<'s> {
        self.table.keys().map(|key| SpannedStr { text: key.get_ref(), span: key.span() })
    }

    /// Returns the keys with their places and values, in alphabetical order.
    pub fn entries(
        &self,
    ) -> impl Iterator<Item = (SpannedStr<'s>, &'s SpannedValue<'s>)> + use<'s> {
        self.table
            .iter()
            .map(|(key, node)| (SpannedStr { text: key.get_ref(), span: key.span() }, node))
    }

    /// Reports every key that is not in `known`.
    pub fn reject_unknown(&self, problems: &Problems, known: &[&str]) {
        for key in self.keys().filter(|key| !known.contains(&key.text)) {
            if problems.is_full(Code::UnknownKey) {
                problems.push(Problem::new(Code::UnknownKey, key.span));
                continue;
            }
            let problem = Problem::new(Code::UnknownKey, key.span).with("key", key.text);
            problems.push(
                problem.with("known", known.join(", ")).nearest(key.text, known.iter().copied()),
            );
        }
    }

    /// Reports every key that is not in `known`.
    pub fn reject_unknown_keys(&self, problems: &Problems, known: &[KeySpec]) {
        self.reject_unknown(problems, &names(known));
    }

    /// Reports that a key is missing.
    pub fn missing(&self, problems: &Problems, key: &'static str) {
        problems.push(Problem::new(Code::MissingKey, self.span()).with("key", key));
    }

    /// Returns the value of a key, or reports that it is missing.
    pub fn required(&self, problems: &Problems, key: &'static str) -> Option<&'s SpannedValue<'s>> {
        let node = self.get(key);
        if node.is_none() {
            self.missing(problems, key);
        }
        node
    }

    /// Reads the text of a key.
    pub fn string(&self, problems: &Problems, key: &str) -> Option<SpannedStr<'s>> {
        self.get(key).and_then(|node| string(problems, node))
    }

    /// Reads the boolean of a key.
    pub fn boolean(&self, problems: &Problems, key: &str) -> Option<bool> {
        self.get(key).and_then(|node| boolean(problems, node))
    }

    /// Reads the integer of a key; reports an integer outside the range.
    pub fn integer(&self, problems: &Problems, key: &'static str, range: Range<u8>) -> Option<u8> {
        let range = i64::from(range.start)..=i64::from(range.end) - 1;
        self.number(problems, key, range).and_then(|value| u8::try_from(value).ok())
    }

    /// Reads the integer of a key, which may be negative; reports an integer outside the range.
    pub fn number(
        &self,
        problems: &Problems,
        key: &'static str,
        range: RangeInclusive<i64>,
    ) -> Option<i64> {
        self.get(key).and_then(|node| number(problems, node, key, range))
    }

    /// Returns the elements of the array of a key, up to their limit; empty if the key is missing.
    pub fn array(&self, problems: &Problems, key: &str) -> &'s [SpannedValue<'s>] {
        match self.get(key) {
            Some(node) => array(problems, node, key),
            None => &[],
        }
    }

    /// Returns the entries of the table, up to the limit for `key`; reports the number of entries if it exceeds the
    /// limit.
    pub fn entries_within(
        &self,
        problems: &Problems,
        key: &str,
    ) -> impl Iterator<Item = (SpannedStr<'s>, &'s SpannedValue<'s>)> + use<'s> {
        let limit = Limit::of(key);
        if let Some((beyond, _)) = self.entries().nth(limit.most()) {
            let problem = Problem::over_limit(limit, beyond.span, self.table.len());
            problems.push(problem.with("key", key));
        }
        self.entries().take(limit.most())
    }

    /// Reads the texts in the array of a key.
    pub fn strings(&self, problems: &Problems, key: &str) -> Vec<SpannedStr<'s>> {
        self.array(problems, key).iter().filter_map(|node| string(problems, node)).collect()
    }

    /// Reads the tables in the array of a key.
    pub fn tables(&self, problems: &Problems, key: &str) -> Vec<TableReader<'s>> {
        self.array(problems, key)
            .iter()
            .filter_map(|node| TableReader::of(problems, node))
            .collect()
    }

    /// Reads the table of a key.
    pub fn table(&self, problems: &Problems, key: &str) -> Option<TableReader<'s>> {
        self.get(key).and_then(|node| TableReader::of(problems, node))
    }
}

/// Reads an integer; reports an integer outside the range, with the name `key`.
pub fn number(
    problems: &Problems,
    node: &SpannedValue<'_>,
    key: &'static str,
    range: RangeInclusive<i64>,
) -> Option<i64> {
    let DeValue::Integer(value) = node.get_ref() else {
        wrong_type(problems, node, "integer");
        return None;
    };
    let radix = value.radix();
    let parsed = i64::from_str_radix(value.as_str(), radix).ok().filter(|n| range.contains(n));
    if parsed.is_none() {
        let problem = Problem::new(Code::OutOfRange, node.span()).with("key", key);
        problems.push(problem.with("low", range.start()).with("high", range.end()));
    }
    parsed
}

/// Reads a boolean.
pub fn boolean(problems: &Problems, node: &SpannedValue<'_>) -> Option<bool> {
    if let DeValue::Boolean(value) = node.get_ref() {
        return Some(*value);
    }
    wrong_type(problems, node, "boolean");
    None
}

/// Reads a text.
pub fn string<'s>(problems: &Problems, node: &'s SpannedValue<'s>) -> Option<SpannedStr<'s>> {
    match node.get_ref() {
        DeValue::String(text) => Some(SpannedStr { text, span: node.span() }),
        _ => {
            wrong_type(problems, node, "string");
            None
        }
    }
}

/// Returns true if a value is an integer.
pub fn is_integer(node: &SpannedValue<'_>) -> bool {
    matches!(node.get_ref(), DeValue::Integer(_))
}

/// Returns true if a value is an array.
pub fn is_array(node: &SpannedValue<'_>) -> bool {
    matches!(node.get_ref(), DeValue::Array(_))
}

/// Returns the elements of an array, up to the limit for `key`; reports the number of elements if it exceeds the limit.
pub fn array<'s>(
    problems: &Problems,
    node: &'s SpannedValue<'s>,
    key: &str,
) -> &'s [SpannedValue<'s>] {
    match node.get_ref() {
        DeValue::Array(array) => {
            let limit = Limit::of(key);
            let Some(beyond) = array.get(limit.most()) else { return array };
            let problem = Problem::over_limit(limit, beyond.span(), array.len());
            problems.push(problem.with("key", key));
            &array[..limit.most()]
        }
        _ => {
            wrong_type(problems, node, "array");
            &[]
        }
    }
}

/// Returns the meaning of a word; reports an unknown word with the known ones.
pub fn word<T: Copy>(
    problems: &Problems,
    word: &SpannedStr<'_>,
    known: &[(&'static str, T)],
) -> Option<T> {
    let meaning = known.iter().find(|(name, _)| *name == word.text);
    if meaning.is_none() {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let problem = Problem::new(Code::UnknownWord, word.span.clone()).with("word", word.text);
        problems.push(problem.with("known", names.join(", ")).nearest(word.text, names));
    }
    meaning.map(|(_, meaning)| *meaning)
}
