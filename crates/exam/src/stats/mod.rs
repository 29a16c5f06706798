//! The statistics of a stage: overall, by question, and across stages.
//!
//! Begin with [`Statistics::of`]. The formulas are those of Moodle's quiz statistics, with sample variances; the page
//! `arbitro manual statistics` lists them. Numbers for which candidates are too few are not given: a [`MissingReason`]
//! says why.

pub mod sums;

pub mod interval;

pub mod question;

pub mod overall;

pub mod borderline;

pub mod histogram;

pub mod stage_comparison;

use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};

use serde::Serialize;

use super::results::{AnswerOutcome, CandidateResult, MarkedAnswer, MarkedQuestion, Results};
use borderline::Borderline;
use overall::OverallStatistics;
use question::{AnswerTallies, QuestionStatistics};

/// The least number of candidates asked a question for which its discrimination is meaningful.
pub const CANDIDATES_FOR_DISCRIMINATION: usize = 10;

/// The least number of candidates for which skewness and kurtosis are meaningful.
pub const CANDIDATES_FOR_SHAPE: usize = 10;

/// The least number of candidates for which the reliability is meaningful.
pub const CANDIDATES_FOR_RELIABILITY: usize = 10;

/// The least number of questions asked of everybody for which the reliability is meaningful.
pub const QUESTIONS_FOR_RELIABILITY: usize = 5;

/// The least number of candidates that is divided in thirds.
pub const CANDIDATES_FOR_THIRDS: usize = 9;

/// The percentage of discriminative efficiency below which a question needs a review (Moodle's threshold).
pub const EFFICIENCY_TO_REVIEW: f64 = 15.0;

/// A number, or why it is not given.
pub type StatResult<T> = Result<T, MissingReason>;

/// Why a number is not given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingReason {
    /// Too few candidates.
    FewCandidates {
        /// How many there are.
        are: usize,
        /// How many are needed.
        wanted: usize,
    },
    /// Too few questions that everybody was asked.
    FewCommonQuestions {
        /// How many there are.
        are: usize,
        /// How many are needed.
        wanted: usize,
    },
    /// Too few questions in a paper.
    FewQuestions {
        /// How many there are.
        are: usize,
        /// How many are needed.
        wanted: usize,
    },
    /// All marks are the same, so that there is nothing to divide by.
    NoSpread,
    /// The covariance with the total is negative, so that the question has no weight in it.
    NegativeCovariance,
    /// The papers do not have the same questions.
    DifferentPapers,
    /// A mark is below zero or above the maximum, so that the mean is not a share.
    NoShare,
    /// The commission dropped the question.
    Dropped,
    /// The stage passes neither by a score nor by a percentage.
    NoPassMark,
    /// Another stage had other options, or other right ones, under the same id.
    Changed,
    /// Only one stage asked it.
    OneStage,
}

/// Checks that there are enough candidates for a number.
fn require_candidates(are: usize, wanted: usize) -> StatResult<()> {
    if are < wanted { Err(MissingReason::FewCandidates { are, wanted }) } else { Ok(()) }
}

/// The statistics of a stage. They do not depend on the order of candidates, questions or answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    /// Those of the scores.
    pub whole: OverallStatistics,
    /// Those of each question, by Law and id.
    pub questions: Vec<QuestionStatistics>,
    /// The candidates near the pass mark.
    pub borderline: Borderline,
}

impl Statistics {
    /// Computes the statistics of results.
    pub fn of(results: &Results) -> Statistics {
        let sheets = StageTotals::of(results);
        let mut questions: Vec<QuestionStatistics> = sheets
            .questions
            .iter()
            .map(|asked| QuestionStatistics::of(asked, sheets.thirds.is_ok()))
            .collect();
        questions.sort_by(|one, two| (one.law, &one.id).cmp(&(two.law, &two.id)));
        if sheets.same_papers {
            question::assign_weights(&mut questions);
        }
        let whole = OverallStatistics::of(&sheets);
        let borderline = Borderline::of(&sheets, &whole.reliability);
        Statistics { whole, questions, borderline }
    }
}

/// A third of the candidates by their totals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ScoreThird {
    /// The best third.
    Top,
    /// The middle third.
    Middle,
    /// The worst third.
    Bottom,
}

impl ScoreThird {
    /// All thirds, the best first.
    pub const ALL: [ScoreThird; 3] = [ScoreThird::Top, ScoreThird::Middle, ScoreThird::Bottom];
}

/// An answer in the sums.
#[derive(Clone, Copy, Debug)]
struct AnswerMarks {
    mark: i64,
    /// The sum of the candidate's marks that count, in hundredths, this one included unless it was dropped.
    total: i64,
    right: bool,
}

/// A question with the answers of those who were asked it, in the order of the candidates.
struct AskedQuestion<'r> {
    question: &'r MarkedQuestion,
    answers: Vec<AnswerMarks>,
    tallies: AnswerTallies,
}

/// A candidate with the sum of the marks that count, in hundredths.
struct CandidateTotal<'r> {
    candidate: &'r CandidateResult,
    total: i64,
    /// The sum of the maxima of the questions that count, in hundredths.
    max: i64,
}

impl CandidateTotal<'_> {
    /// Compares the shares of the available points, since papers may differ.
    fn by_share(&self, other: &CandidateTotal<'_>) -> Ordering {
        let cross = |one: &CandidateTotal<'_>, two: &CandidateTotal<'_>| {
            i128::from(one.total) * i128::from(two.max.max(1))
        };
        cross(self, other).cmp(&cross(other, self))
    }
}

/// All sheets of a stage, by candidate and by question.
struct StageTotals<'r> {
    results: &'r Results,
    sheets: Vec<CandidateTotal<'r>>,
    questions: Vec<AskedQuestion<'r>>,
    /// The number of candidates in each third.
    thirds: StatResult<[usize; 3]>,
    /// The ids of the dropped questions.
    dropped: HashSet<&'r str>,
    /// Whether everybody was asked every question that counts.
    same_papers: bool,
}

impl<'r> StageTotals<'r> {
    fn of(results: &'r Results) -> StageTotals<'r> {
        let answers = placed(results);
        let counted = |place: &usize| !results.questions[*place].dropped;
        let sheet = |(candidate, answers): (&'r CandidateResult, &Vec<(usize, &MarkedAnswer)>)| {
            let counted = || answers.iter().filter(|(place, _)| counted(place));
            CandidateTotal {
                candidate,
                total: counted().map(|(_, answer)| answer.mark).sum(),
                max: counted().map(|(place, _)| results.questions[*place].max).sum(),
            }
        };
        let sheets: Vec<CandidateTotal> =
            results.candidates.iter().zip(&answers).map(sheet).collect();
        let thirds = thirds(&sheets);
        let mut questions: Vec<AskedQuestion> = results
            .questions
            .iter()
            .map(|question| AskedQuestion {
                question,
                answers: Vec::with_capacity(sheets.len()),
                tallies: AnswerTallies::new(question),
            })
            .collect();
        for ((sheet, third), answers) in sheets.iter().zip(&thirds).zip(&answers) {
            for (place, answer) in answers {
                let right = answer.outcome == AnswerOutcome::Right;
                let asked = &mut questions[*place];
                asked.answers.push(AnswerMarks { mark: answer.mark, total: sheet.total, right });
                asked.tallies.add(answer, sheet.total, *third);
            }
        }
        let same_papers = questions
            .iter()
            .all(|asked| asked.question.dropped || asked.answers.len() == sheets.len());
        let size = |third: ScoreThird| thirds.iter().filter(|one| **one == third).count();
        let sizes = require_candidates(sheets.len(), CANDIDATES_FOR_THIRDS)
            .map(|()| ScoreThird::ALL.map(size));
        let dropped = results.questions.iter().filter(|question| question.dropped);
        let dropped = dropped.map(|question| question.id.as_str()).collect();
        StageTotals { results, sheets, questions, thirds: sizes, dropped, same_papers }
    }
}

/// Returns the answers of each candidate, each with the index of its question in the list.
fn placed(results: &Results) -> Vec<Vec<(usize, &MarkedAnswer)>> {
    let questions = results.questions.iter().enumerate();
    let places: HashMap<&str, usize> =
        questions.map(|(place, one)| (one.id.as_str(), place)).collect();
    // If papers are alike, this answer's question is that of the last candidate's answer at the same position.
    let mut usual: Vec<usize> = Vec::new();
    let mut place = |position: usize, answer: &MarkedAnswer| {
        let same =
            usual.get(position).filter(|place| results.questions[**place].id == answer.question);
        if let Some(place) = same {
            return Some(*place);
        }
        // `Results::read` checks that every answer's question is known.
        let place = *places.get(answer.question.as_str())?;
        usual.resize(usual.len().max(position + 1), place);
        usual[position] = place;
        Some(place)
    };
    let candidates = results.candidates.iter();
    candidates
        .map(|candidate| {
            let answers = candidate.answers.iter().enumerate();
            answers
                .filter_map(|(position, answer)| Some((place(position, answer)?, answer)))
                .collect()
        })
        .collect()
}

/// Returns the third of each sheet. Sheets of equal share are in the third of the middle of their positions, so that
/// the order of marking does not matter.
fn thirds(sheets: &[CandidateTotal<'_>]) -> Vec<ScoreThird> {
    let mut order: Vec<usize> = (0..sheets.len()).collect();
    order.sort_by(|one, two| sheets[*one].by_share(&sheets[*two]));
    let mut thirds = vec![ScoreThird::Middle; sheets.len()];
    let mut below = 0;
    for group in order.chunk_by(|one, two| sheets[*one].by_share(&sheets[*two]).is_eq()) {
        // Six times the middle of their positions, compared with two and four times the number of sheets.
        let middle = 3 * (2 * below + group.len());
        let third = if middle < 2 * sheets.len() {
            ScoreThird::Bottom
        } else if middle > 4 * sheets.len() {
            ScoreThird::Top
        } else {
            ScoreThird::Middle
        };
        for sheet in group {
            thirds[*sheet] = third;
        }
        below += group.len();
    }
    thirds
}
