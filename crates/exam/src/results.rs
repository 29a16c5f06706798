//! The results of a stage, written by the commands that mark, and read again by a regrade, an
//! appeal, the pages of the results and the statistics.
//!
//! Every mark in the results is a whole number of hundredths of a point.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use super::notice::Notice;

pub use super::notice::{SalvageDecision, Waiver};

/// The format of results that this version writes. Format 1 has problems as sentences only. Formats before 3 have
/// neither the texts of options nor unmarked candidates. Formats before 4 have no salvaged journals. Formats before 5
/// have no waivers, and do not name parts of journals by their lines.
pub const FORMAT: u32 = 5;

/// The first format in which problems have a notice besides the sentence.
const FORMAT_WITH_NOTICES: u32 = 2;

/// The greatest absolute value of a mark, in hundredths (a hundred thousand points), so that sums are exact.
pub const MAX_MARK: i64 = 10_000_000;

/// The greatest number of options of a question.
pub const MAX_OPTIONS: usize = 1000;

/// The results of a stage. Only [`Results::read`] checks that the results are consistent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    /// The format, at most [`FORMAT`].
    pub format: u32,
    /// The version of the program that marked the stage.
    pub program: String,
    /// The stage, and the hashes of its files.
    pub stage: ResultsStage,
    /// The pass mark and the maximum.
    pub scoring: ResultsScoring,
    /// Whether these are the results of a regrade.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub regraded: bool,
    /// The questions of all papers, without duplicates.
    pub questions: Vec<MarkedQuestion>,
    /// The candidates whose sheets could be marked, without duplicates.
    pub candidates: Vec<CandidateResult>,
    /// All other candidates of the stage.
    #[serde(default)]
    pub unmarked: Vec<UnmarkedCandidate>,
    /// The missing proofs that the commission waives.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waived: Vec<Waiver>,
    /// The sheets that could not be marked, and other notices for the commission.
    #[serde(default)]
    pub problems: Vec<SheetProblem>,
}

/// The stage in its results, with the hashes of the files against which it was marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultsStage {
    /// The title of the stage.
    pub title: String,
    /// The day of the stage, as written in the stage file: "2026-12-05".
    pub date: String,
    /// The year of the edition of the Laws.
    pub edition: u16,
    /// The words of the doctrine as typed in the stage file, separated by commas.
    pub doctrine: String,
    /// The hash of `stage.toml`, in hexadecimal.
    pub stage_hash: String,
    /// The hash of the bank, in hexadecimal.
    pub bank_hash: String,
    /// The hash of `stage.lock`, in hexadecimal.
    pub lock_hash: String,
}

/// The pass mark of a stage, and the maximum of its papers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultsScoring {
    /// The rule for passing, in the words printed on the papers.
    pub pass: String,
    /// The lowest score that passes, in hundredths of a point; `None` if the rule is a percentage.
    pub pass_mark: Option<i64>,
    /// The lowest percentage of the paper's maximum that passes; `None` if the rule is a score.
    pub pass_percent: Option<u32>,
    /// The maximum of the first paper (for a Moodle report, the greatest maximum), in hundredths of a point.
    pub max: i64,
}

/// A question in the results, with its key and the commission's policy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkedQuestion {
    /// The id of the question in the bank: `45-05b`.
    pub id: String,
    /// The number of the question's Law.
    pub article: u8,
    /// The difficulty, from 1 to 5.
    pub difficulty: u8,
    /// The number of options.
    pub options: usize,
    /// The text of each option in the order of the case file, in the language of the results; empty if the texts are
    /// unknown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub texts: Vec<String>,
    /// The explanation, for each option, of what a candidate who chooses it overlooks, in the language of the results;
    /// `None` if the option is right, nobody chose it, or no similar situation makes it right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overlooked: Vec<Option<String>>,
    /// The right options, including those that a policy accepts, by their indexes in the case file, from 0.
    pub right: Vec<usize>,
    /// The maximum for answer and clause together, in hundredths of a point.
    pub max: i64,
    /// Whether the commission dropped the question from the score.
    pub dropped: bool,
    /// The commission's policy on the question: `drop`, `full`, or for instance `accept:a,c`; `None` without a policy.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<String>,
}

/// The result of a candidate, with all answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CandidateResult {
    /// The candidate's id.
    pub id: String,
    /// The candidate's name.
    pub name: String,
    /// The form of the paper; `None` if the answers come from another program.
    #[serde(default)]
    pub form: Option<String>,
    /// The receipt of the candidate's journal; `None` if the answers come from another program.
    #[serde(default)]
    pub receipt: Option<String>,
    /// The score after floor, rounding and the commission's decisions, in hundredths of a point.
    pub score: i64,
    /// The maximum of the candidate's paper, in hundredths of a point.
    pub max: i64,
    /// Whether the candidate passed.
    pub passed: bool,
    /// Whether the result before a regrade, or its pass, was kept because the regrade would have lowered it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub kept: bool,
    /// The commission's decision by which a damaged journal counts; `None` without such a decision.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salvaged: Option<SalvageDecision>,
    /// The answers, one for each question of the paper; a blank is also an answer.
    pub answers: Vec<MarkedAnswer>,
}

/// A candidate without a mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnmarkedCandidate {
    /// The candidate's id.
    pub id: String,
    /// The candidate's name.
    pub name: String,
    /// The form of the candidate's paper.
    pub form: String,
    /// The reason why the candidate has no mark.
    pub why: UnmarkedReason,
}

/// The reason why a candidate has no mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UnmarkedReason {
    /// The candidate has no sheet.
    Absent,
    /// The candidate has a sheet that could not be marked.
    Refused,
}

/// An answer in the results, with its mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkedAnswer {
    /// The id of the question.
    pub question: String,
    /// The place of the question in the paper, from 1.
    pub place: u32,
    /// The chosen options, by their indexes in the case file, from 0; empty for a blank.
    pub chosen: Vec<usize>,
    /// The cited clause, as the candidate typed it; `None` if no clause was cited.
    pub cited: Option<String>,
    /// Whether the chosen options are right.
    pub outcome: AnswerOutcome,
    /// The level of the citation; `None` if the question asks for no clause.
    pub clause: Option<CitationLevel>,
    /// The mark for the options, in hundredths of a point.
    pub answer_mark: i64,
    /// The mark for the clause, in hundredths of a point.
    pub clause_mark: i64,
    /// The sum of the marks for options and clause, in hundredths of a point.
    pub mark: i64,
}

/// The outcome of an answer: whether the chosen options are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnswerOutcome {
    /// The chosen options are exactly the right options.
    Right,
    /// The chosen options are not exactly the right ones, but the stage's rule for several options gives credit for
    /// them.
    Partial,
    /// The chosen options are not exactly the right ones, and the stage's rule gives no credit for them.
    Wrong,
    /// No option was chosen.
    Blank,
}

/// The precision with which a citation names a clause of the key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CitationLevel {
    /// The citation names the clause: `45C4b`.
    Exact,
    /// The citation names a paragraph that contains the clause: `45C`.
    Paragraph,
    /// The citation names the clause's Law: `45`.
    Article,
    /// The citation names another clause, or is not a clause.
    Wrong,
    /// The candidate cited no clause.
    Missing,
}

impl CitationLevel {
    /// All levels, with the best level first.
    pub const ALL: [CitationLevel; 5] = [
        CitationLevel::Exact,
        CitationLevel::Paragraph,
        CitationLevel::Article,
        CitationLevel::Wrong,
        CitationLevel::Missing,
    ];
}

/// A notice on a sheet or another file of the stage, as the results record it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetProblem {
    /// The name of the file, usually of a sheet.
    pub sheet: String,
    /// The candidate's id; `None` if the notice concerns no single candidate, or an unknown one.
    pub candidate: Option<String>,
    /// The notice as a sentence for people.
    pub what: String,
    /// The notice as data for programs; `None` in format 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matter: Option<Notice>,
}

/// The error for a file that does not hold valid results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsError {
    /// The line of the fault, from 1.
    pub line: usize,
    /// The kind of fault.
    pub what: ResultsFault,
}

/// A fault in results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultsFault {
    /// The file is not UTF-8.
    NotText,
    /// The text ends before the JSON is complete.
    CutShort,
    /// The text is not JSON, or lacks keys or values of the format; the string is the JSON reader's message.
    Malformed(String),
    /// The results have a format that this version does not know.
    Format(u32),
    /// The results have no candidates.
    NoCandidates,
    /// Two questions or two candidates have this id, or a candidate has two answers to the question with this id.
    Twice(String),
    /// A candidate has an answer to a question that is not in the list of questions.
    UnknownQuestion {
        /// The candidate's id.
        candidate: String,
        /// The question's id.
        question: String,
    },
    /// A key or an answer has an option that its question does not have.
    NoOption {
        /// The question's id.
        question: String,
        /// The index of the option, from 0.
        option: usize,
    },
    /// The question with this id has more options than [`MAX_OPTIONS`].
    Options(String),
    /// The question or candidate with this id, or the object `scoring`, has a mark whose absolute
    /// value exceeds [`MAX_MARK`], or a maximum that is not allowed.
    Mark(String),
}

/// The key `format`, which results of all formats have.
#[derive(Deserialize)]
struct Version {
    format: u32,
}

/// Parses JSON, and converts an error of the JSON reader to the line and kind of fault.
fn parsed<'t, T: Deserialize<'t>>(text: &'t str) -> Result<T, ResultsError> {
    serde_json::from_str(text).map_err(|error| {
        let what = if error.is_eof() {
            ResultsFault::CutShort
        } else {
            let message = error.to_string();
            let place = format!(" at line {} column {}", error.line(), error.column());
            ResultsFault::Malformed(message.strip_suffix(&place).unwrap_or(&message).to_owned())
        };
        ResultsError { line: error.line().max(1), what }
    })
}

impl Results {
    /// Returns true if the format has problems as sentences only.
    pub const fn is_old(&self) -> bool {
        self.format < FORMAT_WITH_NOTICES
    }

    /// Counts the problems that may have excluded a sheet from marking; in format 1, which has no notices, counts all
    /// problems.
    pub fn excluded_sheets(&self) -> usize {
        let excludes =
            |problem: &&SheetProblem| problem.matter.as_ref().is_none_or(Notice::excludes_sheet);
        self.problems.iter().filter(excludes).count()
    }

    /// Parses results and checks that they are consistent.
    ///
    /// # Errors
    /// A [`ResultsError`] with the first fault and its line.
    pub fn read(bytes: &[u8]) -> Result<Results, ResultsError> {
        let text = str::from_utf8(bytes).map_err(|error| {
            let line =
                1 + bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
            ResultsError { line, what: ResultsFault::NotText }
        })?;
        // The format is checked first, since a newer format may have other keys.
        let version: Version = parsed(text)?;
        if !(1..=FORMAT).contains(&version.format) {
            let what = ResultsFault::Format(version.format);
            return Err(ResultsError { line: line_of(text, &["format"]), what });
        }
        let results: Results = parsed(text)?;
        match results.fault() {
            None => Ok(results),
            Some((names, what)) => Err(ResultsError { line: line_of(text, &names), what }),
        }
    }

    /// Returns the first fault, with the keys and ids that lead to it in the file; `None` if the results are
    /// consistent.
    fn fault(&self) -> Option<(Vec<&str>, ResultsFault)> {
        let scoring = &self.scoring;
        if ![Some(scoring.max), scoring.pass_mark].into_iter().flatten().all(is_mark) {
            return Some((vec!["scoring"], ResultsFault::Mark("scoring".to_owned())));
        }
        let mut questions: HashMap<&str, &MarkedQuestion> = HashMap::new();
        for question in &self.questions {
            let names = || vec!["questions", question.id.as_str()];
            if questions.insert(&question.id, question).is_some() {
                return Some((names(), ResultsFault::Twice(question.id.clone())));
            }
            if !(1..=MAX_MARK).contains(&question.max) {
                return Some((names(), ResultsFault::Mark(question.id.clone())));
            }
            if question.options > MAX_OPTIONS {
                return Some((names(), ResultsFault::Options(question.id.clone())));
            }
            if let Some(option) = question.right.iter().find(|right| **right >= question.options) {
                let fault =
                    ResultsFault::NoOption { question: question.id.clone(), option: *option };
                return Some((names(), fault));
            }
        }
        if self.candidates.is_empty() {
            return Some((vec!["candidates"], ResultsFault::NoCandidates));
        }
        let mut known = HashSet::new();
        for candidate in &self.candidates {
            let names = || vec!["candidates", candidate.id.as_str()];
            if !known.insert(&candidate.id) {
                return Some((names(), ResultsFault::Twice(candidate.id.clone())));
            }
            if !is_mark(candidate.score) || !is_mark(candidate.max) {
                return Some((names(), ResultsFault::Mark(candidate.id.clone())));
            }
            if let Some((question, fault)) = candidate.fault(&questions) {
                return Some((vec!["candidates", &candidate.id, question], fault));
            }
        }
        None
    }
}

impl CandidateResult {
    /// Returns the first fault of the candidate's answers, with the id of the question; `None` if there is no fault.
    fn fault(&self, questions: &HashMap<&str, &MarkedQuestion>) -> Option<(&str, ResultsFault)> {
        let mut answered = HashSet::with_capacity(self.answers.len());
        for answer in &self.answers {
            let id = answer.question.as_str();
            let question = || id.to_owned();
            let Some(marked) = questions.get(id) else {
                let candidate = self.id.clone();
                return Some((
                    id,
                    ResultsFault::UnknownQuestion { candidate, question: question() },
                ));
            };
            if !answered.insert(id) {
                return Some((id, ResultsFault::Twice(question())));
            }
            if let Some(option) = answer.chosen.iter().find(|chosen| **chosen >= marked.options) {
                return Some((
                    id,
                    ResultsFault::NoOption { question: question(), option: *option },
                ));
            }
            if !is_mark(answer.mark) || !is_mark(answer.clause_mark) {
                return Some((id, ResultsFault::Mark(question())));
            }
        }
        None
    }
}

fn is_mark(mark: i64) -> bool {
    (-MAX_MARK..=MAX_MARK).contains(&mark)
}

/// Returns the line of the last name in `names`; each name is searched for after the previous name.
/// The JSON reader does not report the lines of values.
fn line_of(text: &str, names: &[&str]) -> usize {
    let mut offset = 0;
    for name in names {
        let quoted = format!("\"{name}\"");
        let Some(place) = text[offset..].find(&quoted) else { break };
        offset += place;
    }
    1 + text[..offset].matches('\n').count()
}
