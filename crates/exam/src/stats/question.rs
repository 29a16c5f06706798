//! The statistics of a question, over those who were asked it.

use super::interval::{Estimate, Interval, Share, fisher, wilson};
use super::sums::{Pairs, points};
use super::{
    Asked, CANDIDATES_FOR_DISCRIMINATION, EFFICIENCY_TO_REVIEW, Given, Placed, Silence, Third,
    wants,
};
use crate::results::{Answer, CitationLevel, Outcome, Question};

/// What became of a question.
#[derive(Clone, Debug, PartialEq)]
pub struct QuestionStatistics {
    pub id: String,
    pub article: u8,
    pub difficulty: u8,
    /// In points.
    pub max: f64,
    pub dropped: bool,
    /// How many were asked it.
    pub asked: usize,
    pub outcomes: Outcomes,
    /// The share of right answers; none where nobody was asked.
    pub right: Option<Share>,
    /// The mean mark, in points.
    pub mean: Given<f64>,
    /// The mean mark as a share of the maximum, from 0 to 1, below 0 where marks are.
    pub facility: Given<f64>,
    pub facility_interval: Given<Interval>,
    /// The standard deviation of the marks, in points.
    pub deviation: Given<f64>,
    /// The correlation of the mark with the rest of the total, in hundredths: from -100 to 100.
    pub discrimination: Given<Estimate>,
    /// The covariance with the rest as a percentage of the largest that these marks allow.
    pub efficiency: Given<f64>,
    /// The percentage of the spread of the totals that comes from this question.
    pub weight: Given<f64>,
    /// The correlation of right (1) or not (0) with the rest of the total.
    pub point_biserial: Given<Estimate>,
    /// Why the commission should look at it again; empty if nothing speaks against it. Only ever a warning.
    pub review: Vec<Review>,
    /// In the order of the case file.
    pub options: Vec<OptionRow>,
    pub blank: Group,
    /// The best credit first; none where no clause was asked for.
    pub clauses: Option<[ClauseRow; 5]>,
    /// The covariance of the mark with the total, in points squared, for the weights.
    covariance: Given<f64>,
}

/// How many answers of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Outcomes {
    pub right: usize,
    pub partial: usize,
    pub wrong: usize,
    pub blank: usize,
}

/// What speaks against a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Review {
    /// Those who do well on the rest do worse on it.
    NegativeDiscrimination,
    /// Its efficiency is below [`EFFICIENCY_TO_REVIEW`].
    LowEfficiency,
}

/// An option and those who chose it.
#[derive(Clone, Debug, PartialEq)]
pub struct OptionRow {
    /// Its index in the case file, from 0.
    pub index: usize,
    /// As the case file has it; none where the results do not say.
    pub text: Option<String>,
    /// What is overlooked by who chooses it, in words; none where the results do not say.
    pub overlooked: Option<String>,
    pub right: bool,
    pub chosen: Group,
}

/// A kind of citation and those who made it.
#[derive(Clone, Debug, PartialEq)]
pub struct ClauseRow {
    pub credit: CitationLevel,
    pub cited: Group,
    /// The mean of the marks for it, in points; none where nobody made it.
    pub mean_mark: Option<f64>,
}

/// Some of those who were asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub count: usize,
    /// The mean of their totals, in points; none of nobody.
    pub mean_total: Option<f64>,
    /// How many of them are in the top, the middle and the bottom third of all candidates; none where the
    /// candidates are too few to be divided.
    pub thirds: Option<[usize; 3]>,
}

/// Some of those who were asked, while they are counted.
#[derive(Clone, Debug, Default)]
struct Tally {
    count: usize,
    /// The sum of their totals, in hundredths.
    totals: i128,
    thirds: [usize; 3],
}

impl Tally {
    fn add(&mut self, total: i64, third: Third) {
        self.count += 1;
        self.totals += i128::from(total);
        self.thirds[match third {
            Third::Top => 0,
            Third::Middle => 1,
            Third::Bottom => 2,
        }] += 1;
    }

    fn group(&self, in_thirds: bool) -> Group {
        let mean = || self.totals as f64 / self.count as f64 / 100.0;
        Group {
            count: self.count,
            mean_total: (self.count > 0).then(mean),
            thirds: in_thirds.then_some(self.thirds),
        }
    }
}

/// Who chose and cited what, counted sheet by sheet.
#[derive(Clone, Debug)]
pub(super) struct Tallies {
    outcomes: Outcomes,
    options: Vec<Tally>,
    blank: Tally,
    /// With the sum of the marks for the citation.
    clauses: [(Tally, i128); 5],
}

impl Tallies {
    pub(super) fn new(question: &Question) -> Tallies {
        Tallies {
            outcomes: Outcomes::default(),
            options: vec![Tally::default(); question.options],
            blank: Tally::default(),
            clauses: Default::default(),
        }
    }

    pub(super) fn add(&mut self, answer: &Answer, total: i64, third: Third) {
        match answer.outcome {
            Outcome::Right => self.outcomes.right += 1,
            Outcome::Partial => self.outcomes.partial += 1,
            Outcome::Wrong => self.outcomes.wrong += 1,
            Outcome::Blank => {
                self.outcomes.blank += 1;
                self.blank.add(total, third);
            }
        }
        for (at, option) in answer.chosen.iter().enumerate() {
            let again = answer.chosen[..at].contains(option);
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

    /// None where no clause was asked for.
    fn clauses(&self, in_thirds: bool) -> Option<[ClauseRow; 5]> {
        let row = |at: usize| {
            let (tally, marks) = &self.clauses[at];
            ClauseRow {
                credit: CitationLevel::ALL[at],
                cited: tally.group(in_thirds),
                mean_mark: (tally.count > 0).then(|| *marks as f64 / tally.count as f64 / 100.0),
            }
        };
        let any = self.clauses.iter().any(|(tally, _)| tally.count > 0);
        any.then(|| std::array::from_fn(row))
    }
}

impl QuestionStatistics {
    pub(super) fn of(asked: &Asked<'_>, in_thirds: bool) -> QuestionStatistics {
        let (question, answers) = (asked.question, asked.answers.as_slice());
        let n = answers.len();
        let tallies = &asked.tallies;
        let option = |(index, tally): (usize, &Tally)| OptionRow {
            index,
            text: question.texts.get(index).cloned(),
            overlooked: question.overlooked.get(index).cloned().flatten(),
            right: question.right.contains(&index),
            chosen: tally.group(in_thirds),
        };
        let outcomes = tallies.outcomes;
        let marks = Marks::of(asked);
        let mean = marks.as_ref().map(Marks::mean).map_err(|silence| *silence);
        let correlation = |pairs: Given<Pairs>| {
            let value = pairs?.correlation().ok_or(Silence::NoSpread)?;
            Ok(Estimate { value, interval: fisher(value, n) })
        };
        let discriminating = || -> Given<&Marks> {
            let marks = marks.as_ref().map_err(|silence| *silence)?;
            wants(n, CANDIDATES_FOR_DISCRIMINATION).map(|()| marks)
        };
        let discrimination =
            correlation(discriminating().map(|marks| marks.with_rest)).map(hundredfold);
        let efficiency = discriminating().and_then(|marks| {
            let share = marks.with_rest.efficiency(marks.sorted).ok_or(Silence::NoSpread)?;
            Ok(100.0 * share)
        });
        let facility = mean.map(|mean| mean / points(question.max));
        QuestionStatistics {
            id: question.id.clone(),
            article: question.article,
            difficulty: question.difficulty,
            max: points(question.max),
            dropped: question.dropped,
            asked: n,
            right: Share::new(outcomes.right, n),
            outcomes,
            mean,
            facility_interval: facility.and_then(|facility| share_of(asked, facility)),
            facility,
            deviation: marks.as_ref().map_err(|silence| *silence).and_then(|marks| {
                wants(n, 2)?;
                Ok(marks.with_rest.variance().sqrt())
            }),
            review: review(&discrimination, &efficiency),
            discrimination,
            efficiency,
            weight: match marks {
                Ok(_) => Err(Silence::DifferentPapers),
                Err(silence) => Err(silence),
            },
            point_biserial: correlation(discriminating().map(|marks| marks.right)),
            options: tallies.options.iter().enumerate().map(option).collect(),
            blank: tallies.blank.group(in_thirds),
            clauses: tallies.clauses(in_thirds),
            covariance: discriminating().map(|marks| marks.with_total.covariance()),
        }
    }
}

/// The interval of a facility, where every mark is a share of the maximum.
fn share_of(asked: &Asked<'_>, facility: f64) -> Given<Interval> {
    let answers = asked.answers.as_slice();
    let within = answers.iter().all(|placed| (0..=asked.question.max).contains(&placed.mark));
    if within { Ok(wilson(facility, answers.len())) } else { Err(Silence::NoShare) }
}

/// The sums over the marks of a question.
struct Marks {
    n: usize,
    sum: i128,
    /// Mark and rest of the total.
    with_rest: Pairs,
    /// The same, each sorted separately.
    sorted: Pairs,
    /// Mark and total.
    with_total: Pairs,
    /// One or zero for right or not, and rest of the total.
    right: Pairs,
}

impl Marks {
    fn of(asked: &Asked<'_>) -> Given<Marks> {
        if asked.question.dropped {
            return Err(Silence::Dropped);
        }
        wants(asked.answers.len(), 1)?;
        let mut marks: Vec<i64> = Vec::with_capacity(asked.answers.len());
        let mut rests: Vec<i64> = Vec::with_capacity(asked.answers.len());
        for placed in &asked.answers {
            marks.push(placed.mark);
            rests.push(placed.total - placed.mark);
        }
        let right = |placed: &Placed| i64::from(placed.right);
        let pairs = |marks: &[i64], rests: &[i64]| {
            Pairs::of(marks.iter().copied().zip(rests.iter().copied()))
        };
        let with_rest = pairs(&marks, &rests);
        let right = Pairs::of(asked.answers.iter().map(right).zip(rests.iter().copied()));
        let totals = asked.answers.iter().map(|placed| placed.total);
        let with_total = Pairs::of(marks.iter().copied().zip(totals));
        marks.sort_unstable();
        rests.sort_unstable();
        Ok(Marks {
            n: marks.len(),
            sum: marks.iter().map(|mark| i128::from(*mark)).sum(),
            with_rest,
            sorted: pairs(&marks, &rests),
            with_total,
            right,
        })
    }

    /// The mean mark, in points.
    fn mean(&self) -> f64 {
        self.sum as f64 / self.n as f64 / 100.0
    }
}

fn review(discrimination: &Given<Estimate>, efficiency: &Given<f64>) -> Vec<Review> {
    let mut review = Vec::new();
    if discrimination.is_ok_and(|index| index.value < 0.0) {
        review.push(Review::NegativeDiscrimination);
    }
    if efficiency.is_ok_and(|efficiency| efficiency < EFFICIENCY_TO_REVIEW) {
        review.push(Review::LowEfficiency);
    }
    review
}

/// A correlation as Moodle writes an index: in hundredths.
fn hundredfold(estimate: Estimate) -> Estimate {
    let Interval { low, high } = estimate.interval;
    let interval = Interval { low: 100.0 * low, high: 100.0 * high };
    Estimate { value: 100.0 * estimate.value, interval }
}

/// Gives every question its effective weight, the papers being the same for all.
pub(super) fn weigh(questions: &mut [QuestionStatistics]) {
    let root = |covariance: Given<f64>| match covariance? {
        covariance if covariance < 0.0 => Err(Silence::NegativeCovariance),
        covariance => Ok(covariance.sqrt()),
    };
    let all: f64 = questions.iter().filter_map(|question| root(question.covariance).ok()).sum();
    for question in questions {
        question.weight = root(question.covariance).and_then(|root| {
            if all > 0.0 { Ok(100.0 * root / all) } else { Err(Silence::NoSpread) }
        });
    }
}
