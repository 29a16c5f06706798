//! The statistics of a question, computed from the answers of the candidates who were asked the question.

use super::interval::{Estimate, Interval, Share, fisher, wilson};
use super::sums::{PairSums, points};
use super::{
    AnswerMarks, AskedQuestion, CANDIDATES_FOR_DISCRIMINATION, EFFICIENCY_TO_REVIEW, MissingReason,
    ScoreThird, StatResult, require_candidates,
};
use crate::results::{AnswerOutcome, CitationLevel, MarkedAnswer, MarkedQuestion};

/// The statistics of a question in one stage.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionStatistics {
    /// The question's id.
    pub id: String,
    /// The number of the question's Law.
    pub law: u8,
    /// The question's difficulty, from 1 to 5.
    pub difficulty: u8,
    /// The maximum of the question, in points.
    pub max: f64,
    /// Whether the commission dropped the question.
    pub dropped: bool,
    /// The number of candidates who were asked the question.
    pub asked: usize,
    /// The number of answers with each outcome.
    pub outcomes: OutcomeCounts,
    /// The share of right answers; `None` if no candidate was asked the question.
    pub right: Option<Share>,
    /// The mean mark, in points.
    pub mean: StatResult<f64>,
    /// The mean mark as a share of the maximum, from 0 to 1; negative if the mean mark is negative.
    pub facility: StatResult<f64>,
    /// The confidence interval of the facility.
    pub facility_interval: StatResult<Interval>,
    /// The standard deviation of the marks, in points.
    pub deviation: StatResult<f64>,
    /// The correlation of the question's mark with the rest of the total, in percent, from -100 to 100.
    pub discrimination: StatResult<Estimate>,
    /// The discriminative efficiency: the covariance with the rest of the total, as a percentage of the greatest
    /// covariance that the same marks allow.
    pub efficiency: StatResult<f64>,
    /// The effective weight: the percentage of the spread of the totals that comes from this question.
    pub weight: StatResult<f64>,
    /// The correlation of a right answer (1 if right, else 0) with the rest of the total.
    pub point_biserial: StatResult<Estimate>,
    /// The reasons why the commission should review the question; each is only a warning.
    pub review: Vec<ReviewReason>,
    /// The options of the question, in the order of the case file.
    pub options: Vec<OptionStatistics>,
    /// The candidates who left the question blank.
    pub blank: AnswerGroup,
    /// The citations by their level, with the best level first; `None` if the question asks for no
    /// clause or has no answers.
    pub clauses: Option<[CitationStatistics; 5]>,
    /// The covariance of the mark with the total, in points squared, from which the weight is computed.
    covariance: StatResult<f64>,
}

/// The number of answers with each outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct OutcomeCounts {
    /// The number of right answers.
    pub right: usize,
    /// The number of partly right answers.
    pub partial: usize,
    /// The number of wrong answers.
    pub wrong: usize,
    /// The number of blanks.
    pub blank: usize,
}

/// The reason why a question should be reviewed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewReason {
    /// Candidates who do well on the other questions do worse on this question.
    NegativeDiscrimination,
    /// The efficiency of the question is below [`EFFICIENCY_TO_REVIEW`].
    LowEfficiency,
}

/// An option, with the candidates who chose it.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionStatistics {
    /// The option's index in the case file, from 0.
    pub index: usize,
    /// The option's text, in the language of the results; `None` if the results have no texts.
    pub text: Option<String>,
    /// The explanation of what a candidate who chooses the option overlooks; `None` if the results do not have it.
    pub overlooked: Option<String>,
    /// Whether the option is right.
    pub right: bool,
    /// The candidates who chose the option.
    pub chosen: AnswerGroup,
}

/// A level of citation, with the candidates whose citations have this level.
#[derive(Clone, Debug, PartialEq)]
pub struct CitationStatistics {
    /// The level.
    pub credit: CitationLevel,
    /// The candidates whose citations have this level.
    pub cited: AnswerGroup,
    /// The mean mark for citations of this level, in points; `None` if there are no such citations.
    pub mean_mark: Option<f64>,
}

/// A group of the candidates who were asked a question.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerGroup {
    /// The number of candidates in the group.
    pub count: usize,
    /// The mean of the totals of the group, in points; `None` if the group is empty.
    pub mean_total: Option<f64>,
    /// The number of the group's candidates in the top, the middle and the bottom third of all candidates; `None` if
    /// there are too few candidates for thirds.
    pub thirds: Option<[usize; 3]>,
}

#[derive(Clone, Debug, Default)]
struct GroupSums {
    count: usize,
    /// The sum of the totals of the group, in hundredths of a point.
    totals: i128,
    thirds: [usize; 3],
}

impl GroupSums {
    fn add(&mut self, total: i64, third: ScoreThird) {
        self.count += 1;
        self.totals += i128::from(total);
        self.thirds[match third {
            ScoreThird::Top => 0,
            ScoreThird::Middle => 1,
            ScoreThird::Bottom => 2,
        }] += 1;
    }

    fn group(&self, in_thirds: bool) -> AnswerGroup {
        let mean = || self.totals as f64 / self.count as f64 / 100.0;
        AnswerGroup {
            count: self.count,
            mean_total: (self.count > 0).then(mean),
            thirds: in_thirds.then_some(self.thirds),
        }
    }
}

/// The counts of outcomes, options and citations of a question, filled answer by answer.
#[derive(Clone, Debug)]
pub(super) struct AnswerTallies {
    outcomes: OutcomeCounts,
    options: Vec<GroupSums>,
    blank: GroupSums,
    /// The sums for each level of citation, each with the sum of the marks for the citations.
    clauses: [(GroupSums, i128); 5],
}

impl AnswerTallies {
    pub(super) fn new(question: &MarkedQuestion) -> AnswerTallies {
        AnswerTallies {
            outcomes: OutcomeCounts::default(),
            options: vec![GroupSums::default(); question.options],
            blank: GroupSums::default(),
            clauses: Default::default(),
        }
    }

    pub(super) fn add(&mut self, answer: &MarkedAnswer, total: i64, third: ScoreThird) {
        match answer.outcome {
            AnswerOutcome::Right => self.outcomes.right += 1,
            AnswerOutcome::Partial => self.outcomes.partial += 1,
            AnswerOutcome::Wrong => self.outcomes.wrong += 1,
            AnswerOutcome::Blank => {
                self.outcomes.blank += 1;
                self.blank.add(total, third);
            }
        }
        for (position, option) in answer.chosen.iter().enumerate() {
            let again = answer.chosen[..position].contains(option);
            if let Some(tally) = self.options.get_mut(*option).filter(|_| !again) {
                tally.add(total, third);
            }
        }
        let kind = CitationLevel::ALL.into_iter().position(|credit| Some(credit) == answer.clause);
        if let Some((tally, marks)) = kind.and_then(|kind| self.clauses.get_mut(kind)) {
            tally.add(total, third);
            *marks += i128::from(answer.clause_mark);
        }
    }

    /// Returns the citations by their level; `None` if no answer has a level.
    fn clauses(&self, in_thirds: bool) -> Option<[CitationStatistics; 5]> {
        let row = |level: usize| {
            let (tally, marks) = &self.clauses[level];
            CitationStatistics {
                credit: CitationLevel::ALL[level],
                cited: tally.group(in_thirds),
                mean_mark: (tally.count > 0).then(|| *marks as f64 / tally.count as f64 / 100.0),
            }
        };
        let any = self.clauses.iter().any(|(tally, _)| tally.count > 0);
        any.then(|| std::array::from_fn(row))
    }
}

impl QuestionStatistics {
    pub(super) fn of(asked: &AskedQuestion<'_>, in_thirds: bool) -> QuestionStatistics {
        let (question, answers) = (asked.question, asked.answers.as_slice());
        let n = answers.len();
        let tallies = &asked.tallies;
        let option = |(index, tally): (usize, &GroupSums)| OptionStatistics {
            index,
            text: question.texts.get(index).cloned(),
            overlooked: question.overlooked.get(index).cloned().flatten(),
            right: question.right.contains(&index),
            chosen: tally.group(in_thirds),
        };
        let outcomes = tallies.outcomes;
        let marks = MarkSums::of(asked);
        let mean = marks.as_ref().map(MarkSums::mean).map_err(|reason| *reason);
        let correlation = |pairs: StatResult<PairSums>| {
            let value = pairs?.correlation().ok_or(MissingReason::NoSpread)?;
            Ok(Estimate { value, interval: fisher(value, n) })
        };
        let discriminating = || -> StatResult<&MarkSums> {
            let marks = marks.as_ref().map_err(|reason| *reason)?;
            require_candidates(n, CANDIDATES_FOR_DISCRIMINATION).map(|()| marks)
        };
        let discrimination =
            correlation(discriminating().map(|marks| marks.with_rest)).map(as_percent);
        let efficiency = discriminating().and_then(|marks| {
            let share = marks.with_rest.efficiency(marks.sorted).ok_or(MissingReason::NoSpread)?;
            Ok(100.0 * share)
        });
        let facility = mean.map(|mean| mean / points(question.max));
        QuestionStatistics {
            id: question.id.clone(),
            law: question.article,
            difficulty: question.difficulty,
            max: points(question.max),
            dropped: question.dropped,
            asked: n,
            right: Share::new(outcomes.right, n),
            outcomes,
            mean,
            facility_interval: facility.and_then(|facility| share_of(asked, facility)),
            facility,
            deviation: marks.as_ref().map_err(|reason| *reason).and_then(|marks| {
                require_candidates(n, 2)?;
                Ok(marks.with_rest.variance().sqrt())
            }),
            review: review(&discrimination, &efficiency),
            discrimination,
            efficiency,
            weight: match marks {
                Ok(_) => Err(MissingReason::DifferentPapers),
                Err(reason) => Err(reason),
            },
            point_biserial: correlation(discriminating().map(|marks| marks.right)),
            options: tallies.options.iter().enumerate().map(option).collect(),
            blank: tallies.blank.group(in_thirds),
            clauses: tallies.clauses(in_thirds),
            covariance: discriminating().map(|marks| marks.with_total.covariance()),
        }
    }
}

/// Returns the confidence interval of a facility, if every mark is between zero and the maximum.
fn share_of(asked: &AskedQuestion<'_>, facility: f64) -> StatResult<Interval> {
    let answers = asked.answers.as_slice();
    let within = answers.iter().all(|answer| (0..=asked.question.max).contains(&answer.mark));
    if within { Ok(wilson(facility, answers.len())) } else { Err(MissingReason::NoShare) }
}

/// The sums over the marks of a question, in hundredths of a point.
struct MarkSums {
    n: usize,
    sum: i128,
    /// The sums over pairs of a mark and the rest of the total.
    with_rest: PairSums,
    /// The sums over pairs of sorted marks and sorted rests of the totals.
    sorted: PairSums,
    /// The sums over pairs of a mark and the total.
    with_total: PairSums,
    /// The sums over pairs of 1 or 0 (right or not right) and the rest of the total.
    right: PairSums,
}

impl MarkSums {
    fn of(asked: &AskedQuestion<'_>) -> StatResult<MarkSums> {
        if asked.question.dropped {
            return Err(MissingReason::Dropped);
        }
        require_candidates(asked.answers.len(), 1)?;
        let mut marks: Vec<i64> = Vec::with_capacity(asked.answers.len());
        let mut rests: Vec<i64> = Vec::with_capacity(asked.answers.len());
        for answer in &asked.answers {
            marks.push(answer.mark);
            rests.push(answer.total - answer.mark);
        }
        let right = |answer: &AnswerMarks| i64::from(answer.right);
        let pairs = |marks: &[i64], rests: &[i64]| {
            PairSums::of(marks.iter().copied().zip(rests.iter().copied()))
        };
        let with_rest = pairs(&marks, &rests);
        let right = PairSums::of(asked.answers.iter().map(right).zip(rests.iter().copied()));
        let totals = asked.answers.iter().map(|answer| answer.total);
        let with_total = PairSums::of(marks.iter().copied().zip(totals));
        marks.sort_unstable();
        rests.sort_unstable();
        Ok(MarkSums {
            n: marks.len(),
            sum: marks.iter().map(|mark| i128::from(*mark)).sum(),
            with_rest,
            sorted: pairs(&marks, &rests),
            with_total,
            right,
        })
    }

    /// Returns the mean mark of the question, in points.
    fn mean(&self) -> f64 {
        self.sum as f64 / self.n as f64 / 100.0
    }
}

fn review(
    discrimination: &StatResult<Estimate>,
    efficiency: &StatResult<f64>,
) -> Vec<ReviewReason> {
    let mut review = Vec::new();
    if discrimination.is_ok_and(|index| index.value < 0.0) {
        review.push(ReviewReason::NegativeDiscrimination);
    }
    if efficiency.is_ok_and(|efficiency| efficiency < EFFICIENCY_TO_REVIEW) {
        review.push(ReviewReason::LowEfficiency);
    }
    review
}

/// Converts a correlation to percent, the unit that Moodle uses.
fn as_percent(estimate: Estimate) -> Estimate {
    let Interval { low, high } = estimate.interval;
    let interval = Interval { low: 100.0 * low, high: 100.0 * high };
    Estimate { value: 100.0 * estimate.value, interval }
}

/// Sets the effective weight of every question; all papers must have the same questions.
pub(super) fn assign_weights(questions: &mut [QuestionStatistics]) {
    let root = |covariance: StatResult<f64>| match covariance? {
        covariance if covariance < 0.0 => Err(MissingReason::NegativeCovariance),
        covariance => Ok(covariance.sqrt()),
    };
    let all: f64 = questions.iter().filter_map(|question| root(question.covariance).ok()).sum();
    for question in questions {
        question.weight = root(question.covariance).and_then(|root| {
            if all > 0.0 { Ok(100.0 * root / all) } else { Err(MissingReason::NoSpread) }
        });
    }
}
