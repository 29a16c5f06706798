//! The statistics of a stage: overall, for each question, and across stages.
//!
//! The main function is [`Statistics::of`]. Most formulas are those of Moodle's quiz statistics,
//! with sample variances; the page `arbitro manual statistics` lists the formulas. If a number
//! cannot be computed or would not be meaningful, a [`MissingReason`] replaces the number.

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

/// The least number of answers to a question for which its discrimination is meaningful.
pub const CANDIDATES_FOR_DISCRIMINATION: usize = 10;

/// The least number of candidates for which skewness and kurtosis are meaningful.
pub const CANDIDATES_FOR_SHAPE: usize = 10;

/// The least number of candidates for which the reliability is meaningful.
pub const CANDIDATES_FOR_RELIABILITY: usize = 10;

/// The least number of questions for which the reliability or a candidate's own standard error is
/// meaningful; for the reliability, every candidate must have been asked these questions.
pub const QUESTIONS_FOR_RELIABILITY: usize = 5;

/// The least number of candidates for which a division into thirds is meaningful.
pub const CANDIDATES_FOR_THIRDS: usize = 9;

/// The discriminative efficiency, in percent, below which a question needs a review (Moodle's threshold).
pub const EFFICIENCY_TO_REVIEW: f64 = 15.0;

/// A number, or the reason why it is missing.
pub type StatResult<T> = Result<T, MissingReason>;

/// The reason why a number is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingReason {
    /// There are too few candidates.
    FewCandidates {
        /// The number of candidates.
        are: usize,
        /// The number of candidates needed.
        wanted: usize,
    },
    /// Too few questions were asked of every candidate.
    FewCommonQuestions {
        /// The number of questions that every candidate was asked.
        are: usize,
        /// The number of questions needed.
        wanted: usize,
    },
    /// A paper has too few questions that count.
    FewQuestions {
        /// The number of questions that count in the shortest paper.
        are: usize,
        /// The number of questions needed.
        wanted: usize,
    },
    /// A divisor is zero, for instance because all marks or all totals are equal.
    NoSpread,
    /// The covariance with the total is negative, so the effective weight is not defined.
    NegativeCovariance,
    /// The papers do not have the same questions.
    DifferentPapers,
    /// A mark is below zero or above the maximum, so the mean mark is not a share of the maximum.
    NoShare,
    /// The commission dropped the question.
    Dropped,
    /// The stage has neither a pass mark in points nor one in percent.
    NoPassMark,
    /// The stages have different options, or different right options, for the question with this id.
    Changed,
    /// Fewer than two stages asked the question and did not drop it.
    OneStage,
}

fn require_candidates(are: usize, wanted: usize) -> StatResult<()> {
    if are < wanted { Err(MissingReason::FewCandidates { are, wanted }) } else { Ok(()) }
}

/// The statistics of a stage, which do not depend on the order of candidates, questions or answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Statistics {
    /// The statistics of the scores.
    pub whole: OverallStatistics,
    /// The statistics of each question, in the order of Laws and ids.
    pub questions: Vec<QuestionStatistics>,
    /// The candidates near the pass mark.
    pub borderline: Borderline,
}

impl Statistics {
    /// Computes the statistics of a stage from its results.
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

/// A third of the candidates, ordered by their share of the available points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ScoreThird {
    /// The best third of the candidates.
    Top,
    /// The middle third of the candidates.
    Middle,
    /// The worst third of the candidates.
    Bottom,
}

impl ScoreThird {
    /// All thirds, with the best third first.
    pub const ALL: [ScoreThird; 3] = [ScoreThird::Top, ScoreThird::Middle, ScoreThird::Bottom];
}

/// An answer to a question, with its mark and the candidate's total.
#[derive(Clone, Copy, Debug)]
struct AnswerMarks {
    mark: i64,
    /// The sum of the candidate's marks that count, in hundredths of a point; a dropped question does not count.
    total: i64,
    right: bool,
}

/// A question with its answers, in the order of the candidates who were asked.
struct AskedQuestion<'r> {
    question: &'r MarkedQuestion,
    answers: Vec<AnswerMarks>,
    tallies: AnswerTallies,
}

/// A candidate with the sum of the marks that count, in hundredths of a point.
struct CandidateTotal<'r> {
    candidate: &'r CandidateResult,
    total: i64,
    /// The sum of the maxima of the questions that count, in hundredths of a point.
    max: i64,
}

impl CandidateTotal<'_> {
    /// Compares two candidates by their shares of the available points, since papers may differ.
    fn by_share(&self, other: &CandidateTotal<'_>) -> Ordering {
        let cross = |one: &CandidateTotal<'_>, two: &CandidateTotal<'_>| {
            i128::from(one.total) * i128::from(two.max.max(1))
        };
        cross(self, other).cmp(&cross(other, self))
    }
}

/// The results of a stage, arranged by candidate and by question.
struct StageTotals<'r> {
    results: &'r Results,
    sheets: Vec<CandidateTotal<'r>>,
    questions: Vec<AskedQuestion<'r>>,
    /// The number of candidates in the top, the middle and the bottom third.
    thirds: StatResult<[usize; 3]>,
    /// The ids of the questions that the commission dropped.
    dropped: HashSet<&'r str>,
    /// Whether every candidate was asked every question that counts.
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

/// Returns the answers of each candidate, each with the index of its question in the list of questions.
fn placed(results: &Results) -> Vec<Vec<(usize, &MarkedAnswer)>> {
    let questions = results.questions.iter().enumerate();
    let places: HashMap<&str, usize> =
        questions.map(|(place, one)| (one.id.as_str(), place)).collect();
    // If papers are alike, answers at the same position belong to the same question, so the previous candidate's
    // question is tried first.
    let mut usual: Vec<usize> = Vec::new();
    let mut place = |position: usize, answer: &MarkedAnswer| {
        let same =
            usual.get(position).filter(|place| results.questions[**place].id == answer.question);
        if let Some(place) = same {
            return Some(*place);
        }
        // `Results::read` checks that the question of every answer is in the list of questions.
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

/// Returns the third of each candidate. Candidates with equal shares of the points all get the third that contains the
/// middle of their positions, so that the order of marking does not matter.
fn thirds(sheets: &[CandidateTotal<'_>]) -> Vec<ScoreThird> {
    let mut order: Vec<usize> = (0..sheets.len()).collect();
    order.sort_by(|one, two| sheets[*one].by_share(&sheets[*two]));
    let mut thirds = vec![ScoreThird::Middle; sheets.len()];
    let mut below = 0;
    for group in order.chunk_by(|one, two| sheets[*one].by_share(&sheets[*two]).is_eq()) {
        // Six times the middle of the group's positions is compared with two and four times the number of candidates.
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
