//! Finds the candidates so near the pass mark that another paper might have changed who passes.

use super::overall::Reliability;
use super::sums::{PairSums, points};
use super::{CandidateTotal, MissingReason, QUESTIONS_FOR_RELIABILITY, StageTotals, StatResult};

/// The candidates within one standard error of the pass mark.
#[derive(Clone, Debug, PartialEq)]
pub struct Borderline {
    /// The source of the standard error, or the reason why there is none.
    pub error: StatResult<StandardError>,
    /// The candidates within one standard error, with the nearest to the pass mark first.
    pub near: Vec<NearPassMark>,
}

/// The source of the standard error of scores.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum StandardError {
    /// The reliability of the paper, which gives one standard error for all candidates, in points.
    OfThePaper(f64),
    /// The marks of each candidate: the standard error is √(k·s²), with the number of questions k and the sample
    /// variance s² of the marks. If every mark is 0 or 1 point, the result is Lord's standard error √(x(k − x)/(k −
    /// 1)). This standard error is computed without the other candidates, and is used if papers differ, or if the
    /// reliability is missing (for instance because candidates are few) or negative.
    OfEach,
}

/// A candidate near the pass mark.
#[derive(Clone, Debug, PartialEq)]
pub struct NearPassMark {
    /// The candidate's id.
    pub id: String,
    /// The candidate's name.
    pub name: String,
    /// Whether the candidate passed.
    pub passed: bool,
    /// The score, in points.
    pub score: f64,
    /// The maximum of the paper, in points.
    pub max: f64,
    /// The pass mark, in points.
    pub pass_mark: f64,
    /// The score minus the pass mark, in points.
    pub distance: f64,
    /// The standard error of the score, in points.
    pub standard_error: f64,
}

impl Borderline {
    pub(super) fn of(sheets: &StageTotals<'_>, reliability: &Reliability) -> Borderline {
        let scoring = &sheets.results.scoring;
        if scoring.pass_mark.is_none() && scoring.pass_percent.is_none() {
            return Borderline { error: Err(MissingReason::NoPassMark), near: Vec::new() };
        }
        let is_usable = reliability.same_papers && !reliability.is_negative();
        let of_the_paper = reliability.standard_error.ok().filter(|_| is_usable);
        let error = match of_the_paper {
            Some(error) => Ok(StandardError::OfThePaper(error)),
            None => check_enough_questions(sheets).map(|()| StandardError::OfEach),
        };
        let of = |sheet: &CandidateTotal<'_>| match error {
            Ok(StandardError::OfThePaper(error)) => Some(error),
            Ok(StandardError::OfEach) => Some(own_error(sheets, sheet)),
            Err(_) => None,
        };
        let near = |sheet: &CandidateTotal<'_>| {
            let (candidate, standard_error) = (sheet.candidate, of(sheet)?);
            // The pass mark is in ten-thousandths of a point, so that a percentage is not rounded.
            let mark = match (scoring.pass_mark, scoring.pass_percent) {
                (Some(mark), _) => 100 * mark,
                (None, Some(percent)) => i64::from(percent) * candidate.max,
                (None, None) => return None,
            };
            let distance = (100 * candidate.score - mark) as f64 / 10_000.0;
            (distance.abs() <= standard_error).then(|| NearPassMark {
                id: candidate.id.clone(),
                name: candidate.name.clone(),
                passed: candidate.passed,
                score: points(candidate.score),
                max: points(candidate.max),
                pass_mark: mark as f64 / 10_000.0,
                distance,
                standard_error,
            })
        };
        let mut near: Vec<NearPassMark> = sheets.sheets.iter().filter_map(near).collect();
        near.sort_by(|one, two| {
            let distance = |near: &NearPassMark| near.distance.abs();
            distance(one).total_cmp(&distance(two)).then_with(|| one.id.cmp(&two.id))
        });
        Borderline { error, near }
    }
}

/// Checks that the shortest paper has enough questions that count for a standard error.
fn check_enough_questions(sheets: &StageTotals<'_>) -> StatResult<()> {
    let wanted = QUESTIONS_FOR_RELIABILITY;
    match sheets.sheets.iter().map(|sheet| marks(sheets, sheet).count()).min() {
        Some(are) if are >= wanted => Ok(()),
        are => Err(MissingReason::FewQuestions { are: are.unwrap_or(0), wanted }),
    }
}

/// Returns the marks of a candidate on questions that count, in hundredths of a point.
fn marks<'s>(
    sheets: &'s StageTotals<'_>,
    sheet: &'s CandidateTotal<'_>,
) -> impl Iterator<Item = i64> + 's {
    let answers = sheet.candidate.answers.iter();
    answers.filter(|answer| !sheets.dropped.contains(answer.question.as_str())).map(|one| one.mark)
}

fn own_error(sheets: &StageTotals<'_>, sheet: &CandidateTotal<'_>) -> f64 {
    let count = marks(sheets, sheet).count() as f64;
    (count * PairSums::of(marks(sheets, sheet).map(|mark| (mark, 0))).variance()).sqrt()
}
