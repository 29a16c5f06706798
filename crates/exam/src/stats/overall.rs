//! The overall statistics of a stage: the scores, the share of candidates who passed, and the reliability of the total.

use super::histogram::Histogram;
use super::interval::{Estimate, Interval, Share, feldt};
use super::sums::{PairSums, ScoreSummary, describe};
use super::{
    AskedQuestion, CANDIDATES_FOR_RELIABILITY, CANDIDATES_FOR_SHAPE, MissingReason,
    QUESTIONS_FOR_RELIABILITY, StageTotals, StatResult, require_candidates,
};

/// The statistics of the scores of a stage.
#[derive(Clone, Debug, PartialEq)]
pub struct OverallStatistics {
    /// The number of candidates.
    pub candidates: usize,
    /// The summary of the final scores; `None` without candidates.
    pub scores: Option<ScoreSummary>,
    /// The reason why skewness and kurtosis are missing; `Ok` if they are not missing.
    pub shape: StatResult<()>,
    /// The share of candidates who passed; `None` without candidates.
    pub passed: Option<Share>,
    /// The distribution of the scores.
    pub histogram: Histogram,
    /// The reliability of the candidates' totals.
    pub reliability: Reliability,
    /// The number of candidates whose score differs from the sum of their marks, because of floor, rounding or a
    /// decision.
    pub scores_adjusted: usize,
    /// The number of candidates in the top, the middle and the bottom third.
    pub thirds: StatResult<[usize; 3]>,
}

/// The reliability of the total, computed from the questions that every candidate was asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Reliability {
    /// The name of the coefficient of internal consistency.
    pub method: ReliabilityMethod,
    /// The number of questions that count and that every candidate was asked.
    pub common: usize,
    /// The number of questions that count.
    pub counted: usize,
    /// Whether every candidate was asked all questions that count.
    pub same_papers: bool,
    /// The coefficient of internal consistency, in percent, with Feldt's interval.
    pub consistency: StatResult<Estimate>,
    /// The error ratio: the standard error of measurement as a percentage of the standard deviation.
    pub error_ratio: StatResult<f64>,
    /// The standard deviation of the totals on the common questions, in points.
    pub deviation: StatResult<f64>,
    /// The standard error of measurement of the total on the common questions, in points.
    pub standard_error: StatResult<f64>,
}

/// The name of the coefficient of internal consistency; both names stand for the same formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReliabilityMethod {
    /// Cronbach's alpha.
    Alpha,
    /// Kuder and Richardson's formula 20: the name of Cronbach's alpha if every mark is zero or the maximum, and all
    /// maxima are equal.
    Kr20,
}

impl OverallStatistics {
    pub(super) fn of(sheets: &StageTotals<'_>) -> OverallStatistics {
        let n = sheets.sheets.len();
        let scores: Vec<i64> = sheets.sheets.iter().map(|sheet| sheet.candidate.score).collect();
        let passed = sheets.sheets.iter().filter(|sheet| sheet.candidate.passed).count();
        let adjusted =
            sheets.sheets.iter().filter(|sheet| sheet.candidate.score != sheet.total).count();
        let enough = require_candidates(n, CANDIDATES_FOR_SHAPE);
        let mut scores = describe(&scores);
        let shape = match &mut scores {
            Some(scores) if enough.is_err() => {
                (scores.skewness, scores.kurtosis) = (None, None);
                enough
            }
            Some(ScoreSummary { skewness: None, .. }) => Err(MissingReason::NoSpread),
            Some(_) | None => enough,
        };
        OverallStatistics {
            candidates: n,
            scores,
            shape,
            passed: Share::new(passed, n),
            histogram: Histogram::of(sheets),
            reliability: Reliability::of(sheets),
            scores_adjusted: adjusted,
            thirds: sheets.thirds,
        }
    }
}

impl Reliability {
    /// Returns true if alpha is negative, which happens if the covariances between questions are
    /// negative on average. The standard error then exceeds the standard deviation, and is
    /// meaningless.
    pub fn is_negative(&self) -> bool {
        self.consistency.is_ok_and(|alpha| alpha.value < 0.0)
    }

    fn of(sheets: &StageTotals<'_>) -> Reliability {
        let n = sheets.sheets.len();
        let counted = sheets.questions.iter().filter(|asked| !asked.question.dropped);
        let common: Vec<&AskedQuestion<'_>> =
            counted.clone().filter(|asked| asked.answers.len() == n).collect();
        let k = common.len();
        let enough = require_candidates(n, CANDIDATES_FOR_RELIABILITY).and_then(|()| {
            let (are, wanted) = (k, QUESTIONS_FOR_RELIABILITY);
            if are < wanted {
                Err(MissingReason::FewCommonQuestions { are, wanted })
            } else {
                Ok(())
            }
        });
        let variance = totals(&common, n).variance();
        let consistency = enough.and_then(|()| {
            let spread = variance > 0.0;
            if spread { Ok(consistency(&common, variance)) } else { Err(MissingReason::NoSpread) }
        });
        let error_ratio = consistency.map(|alpha| 100.0 * (1.0 - alpha).max(0.0).sqrt());
        let deviation = enough.map(|()| variance.sqrt());
        Reliability {
            method: if is_all_or_nothing(&common) {
                ReliabilityMethod::Kr20
            } else {
                ReliabilityMethod::Alpha
            },
            common: k,
            counted: counted.count(),
            same_papers: sheets.same_papers,
            consistency: consistency.map(|alpha| {
                let Interval { low, high } = feldt(alpha, n, k);
                let interval = Interval { low: 100.0 * low, high: 100.0 * high };
                Estimate { value: 100.0 * alpha, interval }
            }),
            error_ratio,
            standard_error: error_ratio
                .and_then(|ratio| deviation.map(|deviation| ratio * deviation / 100.0)),
            deviation,
        }
    }
}

/// Returns alpha, computed from the questions and from the variance of the candidates' totals on
/// these questions.
fn consistency(common: &[&AskedQuestion<'_>], of_totals: f64) -> f64 {
    let k = common.len() as f64;
    let mut variances: Vec<f64> = common
        .iter()
        .map(|asked| PairSums::of(asked.answers.iter().map(|one| (one.mark, 0))).variance())
        .collect();
    // The variances are sorted, so that their sum does not depend on the order of the questions.
    variances.sort_by(f64::total_cmp);
    k / (k - 1.0) * (1.0 - variances.iter().sum::<f64>() / of_totals)
}

/// Returns the sums over the candidates' totals on the questions in `common`. Each question has answers of all `n`
/// candidates, in the same order.
fn totals(common: &[&AskedQuestion<'_>], n: usize) -> PairSums {
    let mut totals = vec![0i64; n];
    for asked in common {
        for (total, answer) in totals.iter_mut().zip(&asked.answers) {
            *total += answer.mark;
        }
    }
    PairSums::of(totals.into_iter().map(|total| (total, 0)))
}

fn is_all_or_nothing(common: &[&AskedQuestion<'_>]) -> bool {
    let Some(first) = common.first() else { return false };
    let full = first.question.max;
    let marks = || common.iter().flat_map(|asked| &asked.answers).map(|answer| answer.mark);
    common.iter().all(|asked| asked.question.max == full)
        && marks().all(|mark| mark == 0 || mark == full)
}
