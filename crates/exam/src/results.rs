//! The results of a stage, as `arbitro mark` writes them and `arbitro stats` reads them.
//!
//! Every mark is a whole number of hundredths of a point, so that nothing is rounded between the two.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use super::notice::Notice;

pub use super::notice::{SalvageDecision, Waiver};

/// The format of results that this version writes. Format 1 has problems as sentences only; formats before 3 have
/// neither the texts of options nor unmarked candidates; those before 4 have no salvaged journals; those before 5 have
/// neither parts named by lines nor waivers.
pub const FORMAT: u32 = 5;

/// The first format with notices besides sentences.
const FORMAT_WITH_NOTICES: u32 = 2;

/// The greatest absolute value of a mark, in hundredths (a hundred thousand points), so that sums are exact.
pub const MAX_MARK: i64 = 10_000_000;

/// The most options of a question.
pub const MAX_OPTIONS: usize = 1000;

/// The results of a stage. Only [`Results::read`] checks that they are consistent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    /// The format, at most [`FORMAT`].
    pub format: u32,
    /// The version of the program that marked.
    pub program: String,
    /// The stage.
    pub stage: ResultsStage,
    /// What it takes to pass.
    pub scoring: ResultsScoring,
    /// Whether these are the results of a regrade.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub regraded: bool,
    /// Every question that some paper has, once each.
    pub questions: Vec<MarkedQuestion>,
    /// Every candidate whose sheet could be marked, once each.
    pub candidates: Vec<CandidateResult>,
    /// Every other candidate of the stage.
    #[serde(default)]
    pub unmarked: Vec<UnmarkedCandidate>,
    /// The missing proofs that the commission waives.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waived: Vec<Waiver>,
    /// The sheets that could not be marked, and other notices for the commission.
    #[serde(default)]
    pub problems: Vec<SheetProblem>,
}

/// The stage of results, and what it was marked against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultsStage {
    /// The title.
    pub title: String,
    /// The day, as the stage file has it: "2026-12-05".
    pub date: String,
    /// The year of the edition.
    pub edition: u16,
    /// The doctrine, as its words are typed, separated by commas.
    pub doctrine: String,
    /// The hash of `stage.toml`, in hexadecimal.
    pub stage_hash: String,
    /// The hash of the bank, in hexadecimal.
    pub bank_hash: String,
    /// The hash of `stage.lock`, in hexadecimal.
    pub lock_hash: String,
}

/// What it takes to pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultsScoring {
    /// The rule, as it is printed on the papers.
    pub pass: String,
    /// The lowest score that passes, in hundredths of a point; `None` if the rule is a percentage.
    pub pass_mark: Option<i64>,
    /// The lowest percentage of the paper's maximum that passes; `None` if the rule is a score.
    pub pass_percent: Option<u32>,
    /// The maximum of a paper, in hundredths of a point.
    pub max: i64,
}

/// A question, as it was marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkedQuestion {
    /// The id in the bank: `45-05b`.
    pub id: String,
    /// The number of its Law.
    pub article: u8,
    /// The difficulty, from 1 to 5.
    pub difficulty: u8,
    /// The number of options.
    pub options: usize,
    /// The text of each option as the case file has it, in the language of the results; empty if unknown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub texts: Vec<String>,
    /// What a candidate who chooses each option overlooks, in the same language; `None` if the option is right, nobody
    /// chose it, or no similar situation shows it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overlooked: Vec<Option<String>>,
    /// The right options, by their index in the case file, from 0.
    pub right: Vec<usize>,
    /// The maximum of answer and clause together, in hundredths of a point.
    pub max: i64,
    /// Whether the commission dropped it from the score.
    pub dropped: bool,
    /// The commission's policy on it: `drop`, `full`, `accept:a,c`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<String>,
}

/// The result of a candidate, with the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CandidateResult {
    /// The candidate's id.
    pub id: String,
    /// The candidate's name.
    pub name: String,
    /// The form of the paper, if the stage has forms.
    #[serde(default)]
    pub form: Option<String>,
    /// The receipt of the sheet.
    #[serde(default)]
    pub receipt: Option<String>,
    /// The score after floor, rounding and the commission's decisions, in hundredths of a point.
    pub score: i64,
    /// The maximum of this paper, in hundredths of a point.
    pub max: i64,
    /// Whether the candidate passed.
    pub passed: bool,
    /// Whether this is the previous result, which a regrade would have lowered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub kept: bool,
    /// The commission's decision by which a damaged journal counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salvaged: Option<SalvageDecision>,
    /// One answer for each question of the paper, blanks included.
    pub answers: Vec<MarkedAnswer>,
}

/// A candidate without a mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnmarkedCandidate {
    /// The candidate's id.
    pub id: String,
    /// The candidate's name.
    pub name: String,
    /// The form of the paper.
    pub form: String,
    /// Why there is no mark.
    pub why: UnmarkedReason,
}

/// Why a candidate has no mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UnmarkedReason {
    /// There is no sheet.
    Absent,
    /// There is a sheet that could not be marked.
    Refused,
}

/// An answer, as it was marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkedAnswer {
    /// The id of the question.
    pub question: String,
    /// Its place in the paper, from 1.
    pub place: u32,
    /// The chosen options, by their indexes in the case file, from 0; empty for a blank.
    pub chosen: Vec<usize>,
    /// The cited clause, as it was typed.
    pub cited: Option<String>,
    /// Whether the chosen options are right.
    pub outcome: AnswerOutcome,
    /// The level of the citation; `None` if no clause was asked for.
    pub clause: Option<CitationLevel>,
    /// The mark for the options, in hundredths of a point.
    pub answer_mark: i64,
    /// The mark for the clause, in hundredths of a point.
    pub clause_mark: i64,
    /// The sum of both, in hundredths of a point.
    pub mark: i64,
}

/// Whether chosen options are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnswerOutcome {
    /// Exactly the right options.
    Right,
    /// Some of several right options, under a rule that gives credit for them.
    Partial,
    /// Any other options.
    Wrong,
    /// No option.
    Blank,
}

/// How precisely a citation names a clause on which the ruling rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CitationLevel {
    /// The clause: `45C4b`.
    Exact,
    /// Its paragraph: `45C`.
    Paragraph,
    /// Its Law: `45`.
    Article,
    /// Another clause, or none.
    Wrong,
    /// Nothing was cited.
    Missing,
}

impl CitationLevel {
    /// All levels, the best first.
    pub const ALL: [CitationLevel; 5] = [
        CitationLevel::Exact,
        CitationLevel::Paragraph,
        CitationLevel::Article,
        CitationLevel::Wrong,
        CitationLevel::Missing,
    ];
}

/// A notice on a sheet, in results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetProblem {
    /// The name of the file.
    pub sheet: String,
    /// The candidate's id, if known.
    pub candidate: Option<String>,
    /// The sentence for people.
    pub what: String,
    /// The notice for programs; `None` in format 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matter: Option<Notice>,
}

/// Why results could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsError {
    /// The line of the fault, from 1.
    pub line: usize,
    /// The fault.
    pub what: ResultsFault,
}

/// A fault in results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultsFault {
    /// The bytes are not UTF-8.
    NotText,
    /// The text ends before the results do.
    CutShort,
    /// The text is not JSON, or does not have the keys and values of the format; the JSON reader's message.
    Malformed(String),
    /// A format that this version does not know.
    Format(u32),
    /// There is no result of any candidate.
    NoCandidates,
    /// Two questions or candidates have this id, or a candidate has two answers to this question.
    Twice(String),
    /// A candidate answers a question that is not in the list of questions.
    UnknownQuestion {
        /// The candidate's id.
        candidate: String,
        /// The question's id.
        question: String,
    },
    /// An option that the question does not have.
    NoOption {
        /// The question's id.
        question: String,
        /// The option, from 0.
        option: usize,
    },
    /// This question has more options than [`MAX_OPTIONS`].
    Options(String),
    /// A mark of this question or candidate is larger than [`MAX_MARK`], or its maximum is not positive.
    Mark(String),
}

/// The key that all formats have.
#[derive(Deserialize)]
struct Version {
    format: u32,
}

/// Parses JSON.
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
    /// Whether the format has problems as sentences only.
    pub const fn is_old(&self) -> bool {
        self.format < FORMAT_WITH_NOTICES
    }

    /// Counts the problems that may have excluded a sheet; without notices (format 1), all of them.
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

    /// Returns the first fault, with the keys and ids under which it is in the file.
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
    /// Returns the first fault of the answers, and the question's id.
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

/// Returns the line of the last of these names, each searched for after the one before. The JSON reader does not keep
/// the places of values, so they are found by name.
fn line_of(text: &str, names: &[&str]) -> usize {
    let mut offset = 0;
    for name in names {
        let quoted = format!("\"{name}\"");
        let Some(place) = text[offset..].find(&quoted) else { break };
        offset += place;
    }
    1 + text[..offset].matches('\n').count()
}
