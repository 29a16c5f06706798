//! Problems and flaws as other programs list them, each with its place, its message, and a fingerprint that identifies
//! it.

use crate::render::diagnostics::{help, message};
use crate::render::proof::ProofReport;
use crate::render::text::Words;
use arbitro_cases::bank::{ProvedFile, SourceFile};
use arbitro_cases::diag::{Code, LineIndex, Problem};
use arbitro_exam::digest::Digest;

/// The severity of a problem; the worst is the first variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The file could not be read.
    Unread,
    Wrong,
    /// The problem is a flaw.
    Weak,
}

/// A range of lines and columns, both counted from 1; columns count characters, and the end is exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SourceRange {
    pub from: (usize, usize),
    pub to: (usize, usize),
}

/// A problem or a flaw, as other programs list it.
#[derive(Clone, Debug)]
pub struct ReportedProblem {
    pub level: Severity,
    pub code: Code,
    pub file: String,
    /// The id of the question in whose lines the problem is, if any.
    pub question: Option<String>,
    /// The place in the file; `None` if the problem is about the whole file.
    pub place: Option<SourceRange>,
    pub message: String,
    pub help: String,
    /// The fingerprint of the problem, the same in every language and wherever the question is in its file.
    pub fingerprint: String,
}

/// Returns all problems and flaws, the worst first; problems of equal severity are in the order of the files.
pub fn all(outcome: &ProofReport<'_>) -> Vec<ReportedProblem> {
    let mut found: Vec<ReportedProblem> = Vec::new();
    for (source, file) in &outcome.flawed {
        found.extend(of_file(outcome.words, source, file));
    }
    found.sort_by_key(|finding| finding.level);
    found
}

fn of_file(words: &Words, source: &SourceFile, file: &ProvedFile) -> Vec<ReportedProblem> {
    let lines = LineIndex::of(source.shown());
    let starts: Vec<(usize, &str)> =
        file.ids.iter().map(|(id, span)| (start(lines.text, span.start), id.as_str())).collect();
    let mut known: Vec<String> = Vec::new();
    let mut found = Vec::new();
    for problem in file.problems.iter().chain(&file.flaws) {
        let before = starts.iter().filter(|(start, _)| *start <= problem.span.start);
        let question = before.max_by_key(|(start, _)| *start).map(|(_, id)| (*id).to_owned());
        let told = identity(&file.name, question.as_deref(), problem);
        let earlier = known.iter().filter(|other| **other == told).count();
        found.push(ReportedProblem {
            level: level(problem),
            code: problem.code,
            file: path(&file.name),
            place: place(&lines, problem),
            message: message(words, problem),
            help: help(words, problem),
            fingerprint: fingerprint(&told, earlier),
            question,
        });
        known.push(told);
    }
    found
}

/// Returns a path with forward slashes, without a leading `./`.
pub fn path(name: &str) -> String {
    let name = name.replace('\\', "/");
    name.strip_prefix("./").unwrap_or(&name).to_owned()
}

impl ReportedProblem {
    /// Returns the message, preceded by the question's id unless the message contains it.
    pub fn named(&self) -> String {
        match &self.question {
            Some(id) if !self.message.contains(id.as_str()) => format!("{id}: {}", self.message),
            Some(_) | None => self.message.clone(),
        }
    }
}

/// Returns the offset of the `[[question]]` line before the offset `id` of a question's id; `id` if
/// there is none.
fn start(text: &str, id: usize) -> usize {
    text.get(..id).and_then(|before| before.rfind("[[question]]")).unwrap_or(id)
}

fn level(problem: &Problem) -> Severity {
    match problem.code {
        Code::Unreadable | Code::TooLarge => Severity::Unread,
        code if code.is_flaw() => Severity::Weak,
        _ => Severity::Wrong,
    }
}

/// Returns the text that identifies a problem, independent of its place and message.
fn identity(file: &str, question: Option<&str>, problem: &Problem) -> String {
    let args: Vec<String> =
        problem.args.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let of = question.unwrap_or_default();
    let year = problem.edition.map_or_else(String::new, |year| year.to_string());
    format!("{file}\n{of}\n{}\n{year}\n{}", problem.code.id(), args.join("\n"))
}

/// Returns a fingerprint of 32 hexadecimal digits; `earlier` is the number of earlier problems with this identity.
pub fn fingerprint(identity: &str, earlier: usize) -> String {
    Digest::of(format!("{identity}\n{earlier}")).to_string().chars().take(32).collect()
}

fn place(lines: &LineIndex<'_>, problem: &Problem) -> Option<SourceRange> {
    if lines.text.is_empty() || problem.span == (0..0) {
        return None;
    }
    let from = lines.column(problem.span.start);
    Some(SourceRange { from, to: lines.column(problem.span.end).max((from.0, from.1 + 1)) })
}
