//! The report of `arbitro check`: problems with their source lines, changes between editions, and totals.

use serde::Serialize;

use arbitro_cases::bank::{ProvedFile, SourceFile};
use arbitro_cases::diag::{Code, LineIndex, Problem, count};
use arbitro_cases::flaws::BankQuality;
use arbitro_cases::matrix::QuestionChange;
use arbitro_laws::record::names::Names;
use arbitro_laws::ruling::Edition;

use super::diagnostics::render;
use super::doc::Doc;
use super::json::{ProblemJson, problem};
use super::matrix::{self, QuestionChangeJson};
use super::quality::{self, QualityJson};
use super::text::{Words, joined, say};
use super::wording::year;

/// The contents of the report of `arbitro check`.
pub struct ProofReport<'p> {
    pub words: &'p Words,
    pub editions: &'p [Edition],
    pub proved: &'p [ProvedFile],
    /// The files with problems or flaws, and their sources.
    pub flawed: Vec<(SourceFile, &'p ProvedFile)>,
    /// True if the changes between the editions are shown.
    pub changes: bool,
    /// The quality table of the bank, if requested.
    pub quality: Option<&'p BankQuality>,
    pub failures: &'p [UnreadPath],
}

/// A path that could not be read or contains no case file.
#[derive(Clone, Debug)]
pub struct UnreadPath {
    pub path: String,
    pub code: Code,
    /// The message for the user, with the path.
    pub message: String,
}

/// The report of `arbitro check`, as JSON.
#[derive(Serialize)]
pub struct ProofReportJson<'p> {
    files: usize,
    questions: usize,
    editions: Vec<u16>,
    problems: Vec<ProblemJson>,
    flaws: Vec<ProblemJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    quality: Option<QualityJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    changes: Option<Vec<QuestionChangeJson>>,
    failures: Vec<&'p str>,
}

/// Returns true if `--strict` fails for this flaw alone. An option without a contrast does not fail the check, since a
/// quality bound limits the number of such options in the bank.
pub fn fails(flaw: &Problem) -> bool {
    flaw.code != Code::NoContrast
}

impl ProofReport<'_> {
    fn questions(&self) -> usize {
        self.proved.iter().map(|file| file.questions).sum()
    }

    pub fn json(&self) -> ProofReportJson<'_> {
        let told = |of: fn(&ProvedFile) -> &[Problem]| {
            let files = self.flawed.iter().flat_map(|(source, file)| {
                let lines = LineIndex::of(source.shown());
                let told = move |found| problem(self.words, &file.name, &lines, found);
                of(file).iter().map(told)
            });
            files.collect()
        };
        let changes = || self.proved.iter().flat_map(|file| &file.changes).map(matrix::json);
        ProofReportJson {
            files: self.proved.len(),
            questions: self.questions(),
            editions: self.editions.iter().map(|edition| edition.year()).collect(),
            problems: told(|file| &file.problems),
            flaws: told(|file| &file.flaws),
            quality: self.quality.map(quality::json),
            changes: self.changes.then(|| changes().collect()),
            failures: self.failures.iter().map(|failure| failure.message.as_str()).collect(),
        }
    }

    /// Returns each problem and each flaw, rendered with its source lines.
    pub fn problems(&self) -> impl Iterator<Item = String> {
        let words = self.words;
        self.flawed.iter().flat_map(move |(source, file)| {
            let lines = LineIndex::of(source.shown());
            let told = move |found| render(words, &source.name, &lines, found);
            file.problems.iter().chain(&file.flaws).map(told)
        })
    }

    /// Returns true if a file has flaws.
    pub fn has_flaws(&self) -> bool {
        self.flawed.iter().any(|(_, file)| !file.flaws.is_empty())
    }

    /// Returns a sentence with the number of flaws for which `--strict` fails.
    pub fn flaws(&self) -> String {
        let failing = |(_, file): &(_, &ProvedFile)| {
            let failing: Vec<Problem> = file.flaws.iter().filter(|it| fails(it)).cloned().collect();
            count(&failing)
        };
        let flaws: usize = self.flawed.iter().map(failing).sum();
        let files = self.flawed.iter().filter(|file| failing(file) > 0).count();
        match flaws {
            0 if self.has_flaws() => say!(self.words, "check-flaws-within"),
            0 => say!(self.words, "check-flawless"),
            _ => say!(self.words, "check-flaws", flaws = flaws, files = files),
        }
    }

    /// Returns the quality table of the bank; empty if it was not requested.
    pub fn table(&self) -> Doc {
        self.quality.map(|found| quality::table(self.words, found)).unwrap_or_default()
    }

    /// Returns the changes of questions from each edition to the next; empty if they are not shown.
    pub fn changed(&self) -> Doc {
        let changes: Vec<&QuestionChange> =
            self.proved.iter().flat_map(|file| &file.changes).collect();
        let mut doc = Doc::default();
        for pair in self.editions.windows(2).filter(|_| self.changes) {
            if let [from, to] = *pair {
                doc.append(matrix::matrix(self.words, &changes, from, to)).blank();
            }
        }
        doc
    }

    /// Returns the totals; reports success only if there is no problem and no failure.
    pub fn summary(&self) -> String {
        let words = self.words;
        let years: Vec<String> = self.editions.iter().copied().map(year).collect();
        let joined = joined(&years, &Names::and(words));
        let editions = say!(words, "editions", count = years.len(), years = joined);
        let (total, questions) = (self.proved.len(), self.questions());
        let problems: usize = self.flawed.iter().map(|(_, file)| count(&file.problems)).sum();
        match (problems, self.failures) {
            (0, []) => {
                say!(
                    words,
                    "check-clean",
                    files = total,
                    questions = questions,
                    editions = editions
                )
            }
            (0, _) => say!(
                words,
                "check-partial",
                files = total,
                questions = questions,
                editions = editions
            ),
            (_, _) => {
                let with_problems =
                    |(_, file): &&(SourceFile, &ProvedFile)| !file.problems.is_empty();
                let files = self.flawed.iter().filter(with_problems).count();
                say!(words, "check-problems", problems = problems, files = files, total = total)
            }
        }
    }
}
