//! The results of a stage, as `arbitro mark` writes them and `arbitro stats` reads them.
//!
//! Every mark is a whole number of hundredths of a point, so that nothing is lost between the two.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use super::notice::Notice;

pub use super::notice::{SalvageDecision, Waiver};

/// The format that this version writes. It reads those before: in the first, problems are in words alone; before the
/// third, neither the texts of options nor who was not marked are there; before the fourth, no journal is salvaged;
/// before the fifth, parts of a journal are not named by their lines, and nothing is waived.
pub const FORMAT: u32 = 5;

/// The first that has problems for programs too.
const FORMAT_WITH_NOTICES: u32 = 2;

/// No mark is larger, either way: a hundred thousand points. It keeps every sum exact.
pub const MAX_MARK: i64 = 10_000_000;

/// No question has more options.
pub const MAX_OPTIONS: usize = 1000;

/// The results of one stage. Only `read` guarantees that they are consistent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Results {
    /// At most [`FORMAT`].
    pub format: u32,
    /// The version of the program that marked.
    pub program: String,
    pub stage: ResultsStage,
    pub scoring: ResultsScoring,
    /// Whether these are the results of marking again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub regraded: bool,
    /// Every question that some paper asks, once each.
    pub questions: Vec<MarkedQuestion>,
    /// Every candidate whose sheet could be marked, once each.
    pub candidates: Vec<CandidateResult>,
    /// Every other candidate of the stage.
    #[serde(default)]
    pub unmarked: Vec<UnmarkedCandidate>,
    /// The proofs without which the commission does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waived: Vec<Waiver>,
    /// The sheets that could not be marked, and what else the commission must know about.
    #[serde(default)]
    pub problems: Vec<SheetProblem>,
}

/// Which stage it was, and what it was marked against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultsStage {
    pub title: String,
    /// The day, as the stage writes it: "2026-12-05".
    pub date: String,
    /// The edition of the Laws, by its year.
    pub edition: u16,
    pub doctrine: String,
    /// Hashes in hexadecimal: of `stage.toml`, of the bank, of `stage.lock`.
    pub stage_hash: String,
    pub bank_hash: String,
    pub lock_hash: String,
}

/// What it takes to pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultsScoring {
    /// The rule as it was printed on the papers.
    pub pass: String,
    /// The lowest score that passes, in hundredths of a point; none when the rule is a percentage.
    pub pass_mark: Option<i64>,
    /// The lowest percentage of the paper's maximum that passes; none when the rule is a score.
    pub pass_percent: Option<u32>,
    /// The maximum of a paper, in hundredths of a point.
    pub max: i64,
}

/// A question, as it was marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkedQuestion {
    /// Its id in the bank: `45-05b`.
    pub id: String,
    /// The number of its Law.
    pub article: u8,
    /// From 1 to 5.
    pub difficulty: u8,
    /// How many options it has.
    pub options: usize,
    /// The text of each as the case file has it, in the language of the results; none where that is not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub texts: Vec<String>,
    /// What is overlooked by who chooses each, in the same language; none where it is right, or nobody chose it, or no
    /// situation nearby tells.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overlooked: Vec<Option<String>>,
    /// The right options, by their index in the case file, from 0.
    pub right: Vec<usize>,
    /// The most that answer and clause together are worth, in hundredths of a point.
    pub max: i64,
    /// Whether the commission dropped it from the score.
    pub dropped: bool,
    /// How the commission had it treated, where it turned out wrong: `drop`, `full`, `accept:a,c`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub policy: Option<String>,
}

/// A candidate and the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CandidateResult {
    pub id: String,
    pub name: String,
    /// The form of the paper, where the stage has forms.
    #[serde(default)]
    pub form: Option<String>,
    /// The receipt of the sheet handed in.
    #[serde(default)]
    pub receipt: Option<String>,
    /// The score after floor, rounding and the commission's decisions, in hundredths of a point.
    pub score: i64,
    /// The maximum of this paper, in hundredths of a point.
    pub max: i64,
    pub passed: bool,
    /// Whether this is the previous result, which a regrade would have lowered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub kept: bool,
    /// What of a damaged journal counts by decision of the commission.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub salvaged: Option<SalvageDecision>,
    /// One for each question of the paper, blanks too.
    pub answers: Vec<MarkedAnswer>,
}

/// A candidate without a mark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UnmarkedCandidate {
    pub id: String,
    pub name: String,
    pub form: String,
    pub why: UnmarkedReason,
}

/// Why a candidate has no mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UnmarkedReason {
    /// There is no sheet.
    Absent,
    /// There is one, and it could not be marked.
    Refused,
}

/// An answer as it was marked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkedAnswer {
    /// The id of the question.
    pub question: String,
    /// Its place in the paper, from 1.
    pub place: u32,
    /// The options chosen, by their index in the case file, from 0; none for a blank.
    pub chosen: Vec<usize>,
    /// The clause cited, as it was written.
    pub cited: Option<String>,
    pub outcome: AnswerOutcome,
    /// What the citation was worth; none where no clause was asked for.
    pub clause: Option<CitationLevel>,
    /// Hundredths of a point for the options.
    pub answer_mark: i64,
    /// Hundredths of a point for the clause.
    pub clause_mark: i64,
    /// Both together, in hundredths of a point.
    pub mark: i64,
}

/// What the options chosen come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum AnswerOutcome {
    Right,
    /// Some of several right options, by a rule that gives credit for them.
    Partial,
    Wrong,
    Blank,
}

/// How near the citation comes to a clause on which the ruling rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CitationLevel {
    /// The clause: `45C4b`.
    Exact,
    /// Its paragraph: `45C`.
    Paragraph,
    /// Its Law: `45`.
    Article,
    Wrong,
    Missing,
}

impl CitationLevel {
    /// All, the best first.
    pub const ALL: [CitationLevel; 5] = [
        CitationLevel::Exact,
        CitationLevel::Paragraph,
        CitationLevel::Article,
        CitationLevel::Wrong,
        CitationLevel::Missing,
    ];
}

/// A sheet that could not be marked, or something in one that the commission must know about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetProblem {
    /// The file.
    pub sheet: String,
    /// The candidate, where the sheet says.
    pub candidate: Option<String>,
    /// In words.
    pub what: String,
    /// The same for a program; none in results of the first format.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matter: Option<Notice>,
}

/// Why results could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsError {
    /// The line in which it shows, from 1.
    pub line: usize,
    pub what: ResultsFault,
}

/// What is wrong with results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultsFault {
    /// Bytes that are not text.
    NotText,
    /// The text ends before the results do.
    CutShort,
    /// No JSON, or not the keys and values of the format; in the words of the JSON reader.
    Malformed(String),
    /// A format that this version does not know.
    Format(u32),
    /// Nobody was marked.
    NoCandidates,
    /// Two questions, or two candidates, of one id; or two answers of a candidate to one question.
    Twice(String),
    /// A candidate answers a question that the list of questions lacks.
    UnknownQuestion { candidate: String, question: String },
    /// An option that the question does not have; counted from 0.
    NoOption { question: String, option: usize },
    /// More options than [`MAX_OPTIONS`].
    Options(String),
    /// A mark larger than [`MAX_MARK`], or a question worth zero or less.
    Mark(String),
}

/// As much as every version has.
#[derive(Deserialize)]
struct Version {
    format: u32,
}

/// A text as JSON.
fn parsed<'t, T: Deserialize<'t>>(text: &'t str) -> Result<T, ResultsError> {
    serde_json::from_str(text).map_err(|error| {
        let what = if error.is_eof() {
            ResultsFault::CutShort
        } else {
            let said = error.to_string();
            let place = format!(" at line {} column {}", error.line(), error.column());
            ResultsFault::Malformed(said.strip_suffix(&place).unwrap_or(&said).to_owned())
        };
        ResultsError { line: error.line().max(1), what }
    })
}

impl Results {
    /// Whether what needs attention is only in words.
    pub const fn is_old(&self) -> bool {
        self.format < FORMAT_WITH_NOTICES
    }

    /// How many of the problems may have kept a sheet out; of results that only have them in words, all.
    pub fn excluded_sheets(&self) -> usize {
        let keeps_out =
            |problem: &&SheetProblem| problem.matter.as_ref().is_none_or(Notice::excludes_sheet);
        self.problems.iter().filter(keeps_out).count()
    }

    /// Reads results, and makes sure that they are consistent.
    pub fn read(bytes: &[u8]) -> Result<Results, ResultsError> {
        let text = str::from_utf8(bytes).map_err(|error| {
            let line =
                1 + bytes[..error.valid_up_to()].iter().filter(|byte| **byte == b'\n').count();
            ResultsError { line, what: ResultsFault::NotText }
        })?;
        // What else a newer program says is not a mistake.
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

    /// What is wrong, with the keys and ids under which it is in the file.
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
    /// What is wrong with the answers, and the question at which it shows.
    fn fault(&self, questions: &HashMap<&str, &MarkedQuestion>) -> Option<(&str, ResultsFault)> {
        let mut answered = HashSet::with_capacity(self.answers.len());
        for answer in &self.answers {
            let id = answer.question.as_str();
            let question = || id.to_owned();
            let Some(asked) = questions.get(id) else {
                let candidate = self.id.clone();
                return Some((
                    id,
                    ResultsFault::UnknownQuestion { candidate, question: question() },
                ));
            };
            if !answered.insert(id) {
                return Some((id, ResultsFault::Twice(question())));
            }
            if let Some(option) = answer.chosen.iter().find(|chosen| **chosen >= asked.options) {
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

/// The line of the last of these names, each looked for after the one before it. The reader of the JSON no
/// longer says where a value was; its name does.
fn line_of(text: &str, names: &[&str]) -> usize {
    let mut at = 0;
    for name in names {
        let quoted = format!("\"{name}\"");
        let Some(found) = text[at..].find(&quoted) else { break };
        at += found;
    }
    1 + text[..at].matches('\n').count()
}
