//! Statistics as JSON. A missing number is null; if a field such as `not_given` stands next to the number, the field
//! has a word for the reason.

use serde::Serialize;

use crate::render::quiz::letter;
use arbitro_exam::results::{CitationLevel, Results, ResultsScoring, ResultsStage, UnmarkedReason};
use arbitro_exam::stats::borderline::{NearPassMark, StandardError};
use arbitro_exam::stats::histogram::HistogramUnit;
use arbitro_exam::stats::interval::{Estimate, Interval, Share};
use arbitro_exam::stats::overall::ReliabilityMethod;
use arbitro_exam::stats::question::{AnswerGroup, OutcomeCounts, QuestionStatistics, ReviewReason};
use arbitro_exam::stats::stage_comparison::{JoinedQuestion, StageComparison};
use arbitro_exam::stats::sums::ScoreSummary;
use arbitro_exam::stats::{MissingReason, StatResult, Statistics};

/// The statistics of all stages, and the comparison of their questions, as JSON.
#[derive(Serialize)]
pub struct StatisticsJson<'s> {
    format: u32,
    stages: Vec<StageStatsJson<'s>>,
    /// The questions of all stages by id; null for a single stage.
    across: Option<Vec<JoinedJson<'s>>>,
}

#[derive(Serialize)]
struct StageStatsJson<'s> {
    stage: &'s ResultsStage,
    scoring: &'s ResultsScoring,
    candidates: usize,
    adjusted: usize,
    absent: usize,
    /// The number of problems that may have excluded a sheet from these counts.
    problems: usize,
    scores: Option<&'s ScoreSummary>,
    shape_not_given: Option<&'static str>,
    passed: Option<ShareJson>,
    histogram: HistogramJson,
    reliability: ReliabilityJson,
    borderline: BorderlineJson<'s>,
    /// The numbers of candidates in the top, middle and bottom third.
    thirds: Option<[usize; 3]>,
    questions: Vec<QuestionStatsJson<'s>>,
}

#[derive(Serialize)]
struct HistogramJson {
    unit: &'static str,
    pass_mark: Option<f64>,
    steps: Vec<StepJson>,
}

#[derive(Serialize)]
struct StepJson {
    from: f64,
    to: f64,
    count: usize,
}

#[derive(Serialize)]
struct ReliabilityJson {
    method: &'static str,
    interval: &'static str,
    common_questions: usize,
    counted_questions: usize,
    same_papers: bool,
    cic: NumberJson,
    error_ratio: NumberJson,
    standard_deviation: NumberJson,
    standard_error: NumberJson,
}

#[derive(Serialize)]
struct BorderlineJson<'s> {
    standard_error: Option<&'static str>,
    not_given: Option<&'static str>,
    candidates: Vec<NearJson<'s>>,
}

#[derive(Serialize)]
struct NearJson<'s> {
    id: &'s str,
    name: &'s str,
    passed: bool,
    score: f64,
    max: f64,
    pass_mark: f64,
    distance: f64,
    standard_error: f64,
}

#[derive(Serialize)]
struct QuestionStatsJson<'s> {
    id: &'s str,
    article: u8,
    difficulty: u8,
    max: f64,
    dropped: bool,
    asked: usize,
    outcomes: OutcomeCounts,
    right: Option<ShareJson>,
    mean: NumberJson,
    facility: NumberJson,
    standard_deviation: NumberJson,
    discrimination_index: NumberJson,
    discriminative_efficiency: NumberJson,
    effective_weight: NumberJson,
    point_biserial: NumberJson,
    review: Vec<&'static str>,
    options: Vec<OptionStatsJson<'s>>,
    blank: GroupJson,
    clauses: Option<Vec<CitationStatsJson>>,
}

#[derive(Serialize)]
struct OptionStatsJson<'s> {
    /// The index of the option in the case file, from 0.
    option: usize,
    /// The letter of the option in the case file.
    letter: char,
    text: Option<&'s str>,
    /// The misconception that the choice of the option shows, in words.
    overlooked: Option<&'s str>,
    right: bool,
    #[serde(flatten)]
    chosen: GroupJson,
}

#[derive(Serialize)]
struct CitationStatsJson {
    credit: CitationLevel,
    mean_mark: Option<f64>,
    #[serde(flatten)]
    cited: GroupJson,
}

#[derive(Serialize)]
struct GroupJson {
    count: usize,
    mean_total: Option<f64>,
    thirds: Option<[usize; 3]>,
}

#[derive(Serialize)]
struct JoinedJson<'s> {
    id: &'s str,
    article: u8,
    /// The numbers of the question in each stage, in the order of the stages; null for a stage that did not ask it.
    stages: Vec<Option<InStageJson>>,
    pooled: Option<PooledJson>,
    not_given: Option<&'static str>,
}

#[derive(Serialize)]
struct InStageJson {
    asked: usize,
    facility: NumberJson,
    right: Option<ShareJson>,
}

#[derive(Serialize)]
struct PooledJson {
    asked: usize,
    facility: f64,
    right: ShareJson,
}

#[derive(Serialize)]
struct ShareJson {
    count: usize,
    of: usize,
    value: f64,
    low: f64,
    high: f64,
}

#[derive(Serialize)]
struct NumberJson {
    value: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
    not_given: Option<&'static str>,
}

/// Returns the end of an interval rounded to six decimals, since further digits may differ between machines.
fn end(number: f64) -> f64 {
    (number * 1e6).round() / 1e6
}

fn share(share: &Share) -> ShareJson {
    let Interval { low, high } = share.interval;
    let Share { count, of, value, .. } = *share;
    ShareJson { count, of, value, low: end(low), high: end(high) }
}

fn number(number: StatResult<f64>, interval: Option<Interval>) -> NumberJson {
    NumberJson {
        value: number.ok(),
        low: interval.map(|interval| end(interval.low)),
        high: interval.map(|interval| end(interval.high)),
        not_given: number.err().map(silence),
    }
}

fn estimate(estimate: StatResult<Estimate>) -> NumberJson {
    let interval = estimate.ok().map(|estimate| estimate.interval);
    number(estimate.map(|estimate| estimate.value), interval)
}

/// Returns the word for the reason why a number is missing.
const fn silence(silence: MissingReason) -> &'static str {
    match silence {
        MissingReason::FewCandidates { .. } => "few-candidates",
        MissingReason::FewCommonQuestions { .. } => "few-common-questions",
        MissingReason::FewQuestions { .. } => "few-questions",
        MissingReason::NoSpread => "no-spread",
        MissingReason::NegativeCovariance => "negative-covariance",
        MissingReason::DifferentPapers => "different-papers",
        MissingReason::NoShare => "marks-no-share",
        MissingReason::Dropped => "dropped",
        MissingReason::NoPassMark => "no-pass-mark",
        MissingReason::Changed => "changed",
        MissingReason::OneStage => "one-stage",
    }
}

/// Returns the statistics of all stages, and the comparison of their questions, as JSON.
pub fn json<'s>(
    stages: &'s [(&'s Results, &'s Statistics)],
    across: Option<&'s StageComparison>,
) -> StatisticsJson<'s> {
    StatisticsJson {
        format: 1,
        stages: stages.iter().map(|(results, statistics)| stage(results, statistics)).collect(),
        across: across.map(|across| across.questions.iter().map(joined).collect()),
    }
}

fn stage<'s>(results: &'s Results, statistics: &'s Statistics) -> StageStatsJson<'s> {
    let whole = &statistics.whole;
    StageStatsJson {
        stage: &results.stage,
        scoring: &results.scoring,
        candidates: whole.candidates,
        adjusted: whole.scores_adjusted,
        absent: results.unmarked.iter().filter(|one| one.why == UnmarkedReason::Absent).count(),
        problems: results.excluded_sheets(),
        scores: whole.scores.as_ref(),
        shape_not_given: whole.shape.err().map(silence),
        passed: whole.passed.as_ref().map(share),
        histogram: histogram(statistics),
        reliability: reliability(statistics),
        borderline: borderline(statistics),
        thirds: whole.thirds.ok(),
        questions: statistics.questions.iter().map(question).collect(),
    }
}

fn histogram(statistics: &Statistics) -> HistogramJson {
    let histogram = &statistics.whole.histogram;
    let steps = histogram.steps.iter();
    HistogramJson {
        unit: match histogram.unit {
            HistogramUnit::Points => "points",
            HistogramUnit::Percent => "percent",
        },
        pass_mark: histogram.pass_mark,
        steps: steps
            .map(|step| StepJson { from: step.from, to: step.to, count: step.count })
            .collect(),
    }
}

fn reliability(statistics: &Statistics) -> ReliabilityJson {
    let reliability = &statistics.whole.reliability;
    ReliabilityJson {
        method: match reliability.method {
            ReliabilityMethod::Alpha => "alpha",
            ReliabilityMethod::Kr20 => "kr-20",
        },
        interval: "feldt",
        common_questions: reliability.common,
        counted_questions: reliability.counted,
        same_papers: reliability.same_papers,
        cic: estimate(reliability.consistency),
        error_ratio: number(reliability.error_ratio, None),
        standard_deviation: number(reliability.deviation, None),
        standard_error: number(reliability.standard_error, None),
    }
}

fn borderline(statistics: &Statistics) -> BorderlineJson<'_> {
    let borderline = &statistics.borderline;
    BorderlineJson {
        standard_error: borderline.error.ok().map(|error| match error {
            StandardError::OfThePaper(_) => "of-the-paper",
            StandardError::OfEach => "of-each",
        }),
        not_given: borderline.error.err().map(silence),
        candidates: borderline.near.iter().map(self::near).collect(),
    }
}

fn near(near: &NearPassMark) -> NearJson<'_> {
    let NearPassMark { passed, score, max, pass_mark, distance, standard_error, .. } = *near;
    let (id, name) = (near.id.as_str(), near.name.as_str());
    NearJson { id, name, passed, score, max, pass_mark, distance, standard_error }
}

fn group(group: &AnswerGroup) -> GroupJson {
    let AnswerGroup { count, mean_total, thirds } = *group;
    GroupJson { count, mean_total, thirds }
}

fn question(question: &QuestionStatistics) -> QuestionStatsJson<'_> {
    let review = |review: &ReviewReason| match review {
        ReviewReason::NegativeDiscrimination => "negative-discrimination",
        ReviewReason::LowEfficiency => "low-efficiency",
    };
    let options = question.options.iter().map(|row| OptionStatsJson {
        option: row.index,
        letter: letter(row.index),
        text: row.text.as_deref(),
        overlooked: row.overlooked.as_deref(),
        right: row.right,
        chosen: group(&row.chosen),
    });
    let clauses = question.clauses.as_ref().map(|clauses| {
        let row = clauses.iter().map(|row| CitationStatsJson {
            credit: row.credit,
            mean_mark: row.mean_mark,
            cited: group(&row.cited),
        });
        row.collect()
    });
    QuestionStatsJson {
        id: &question.id,
        article: question.law,
        difficulty: question.difficulty,
        max: question.max,
        dropped: question.dropped,
        asked: question.asked,
        outcomes: question.outcomes,
        right: question.right.as_ref().map(share),
        mean: number(question.mean, None),
        facility: number(question.facility, question.facility_interval.ok()),
        standard_deviation: number(question.deviation, None),
        discrimination_index: estimate(question.discrimination),
        discriminative_efficiency: number(question.efficiency, None),
        effective_weight: number(question.weight, None),
        point_biserial: estimate(question.point_biserial),
        review: question.review.iter().map(review).collect(),
        options: options.collect(),
        blank: group(&question.blank),
        clauses,
    }
}

fn joined(joined: &JoinedQuestion) -> JoinedJson<'_> {
    let stages = joined.stages.iter().map(|stage| {
        stage.as_ref().map(|stage| InStageJson {
            asked: stage.asked,
            facility: number(stage.facility, None),
            right: stage.right.as_ref().map(share),
        })
    });
    JoinedJson {
        id: &joined.id,
        article: joined.law,
        stages: stages.collect(),
        pooled: joined.pooled.as_ref().ok().map(|pooled| PooledJson {
            asked: pooled.asked,
            facility: pooled.facility,
            right: share(&pooled.right),
        }),
        not_given: joined.pooled.as_ref().err().copied().map(silence),
    }
}
