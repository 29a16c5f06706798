//! The statistics of a stage as a whole: the scores, the pass rate, the reliability of the total, and the candidates
//! near the pass mark.

use crate::render::doc::{Doc, plain};
use crate::render::text::{Words, say};
use arbitro_exam::results::{Results, UnmarkedReason};
use arbitro_exam::stats::Statistics;
use arbitro_exam::stats::borderline::{Borderline, NearPassMark, StandardError};
use arbitro_exam::stats::histogram::{Histogram, HistogramStep, HistogramUnit};
use arbitro_exam::stats::overall::{OverallStatistics, Reliability, ReliabilityMethod};

use super::numbers::{bar, decimal, estimate, left, not_given, number, points, right, share};

/// Maximum length of a histogram bar, in columns.
const BAR: usize = 40;

/// Returns the summary of a stage, with the statistics of its scores.
pub fn whole(words: &Words, results: &Results, statistics: &Statistics) -> Doc {
    let mut doc = Doc::default();
    let stage = &results.stage;
    let (date, edition) = (stage.date.clone(), stage.edition.to_string());
    let doctrine = stage.doctrine.clone();
    doc.text(say!(words, "stats-stage", date = date, edition = edition, doctrine = doctrine));
    doc.text(say!(words, "stats-rule", rule = results.scoring.pass.clone()));
    let absent = results.unmarked.iter().filter(|one| one.why == UnmarkedReason::Absent).count();
    if absent > 0 {
        doc.text(say!(words, "stats-absent", count = absent));
    }
    if results.excluded_sheets() > 0 {
        doc.text(say!(words, "stats-problems", count = results.excluded_sheets()));
    }
    doc.blank();
    doc.heading(2, say!(words, "stats-scores"));
    doc.verbatim(scores(words, results, &statistics.whole));
    if let Err(why) = statistics.whole.shape {
        doc.text(say!(words, "stats-shape", why = not_given(words, why)));
    }
    if statistics.whole.scores_adjusted > 0 {
        doc.text(say!(words, "stats-adjusted", count = statistics.whole.scores_adjusted));
    }
    doc.blank();
    doc.append(histogram(words, &statistics.whole.histogram));
    doc.append(reliability(words, &statistics.whole.reliability));
    doc.append(borderline(words, &statistics.borderline));
    doc
}

/// Returns the statistics of the scores, one number per line.
fn scores(words: &Words, results: &Results, whole: &OverallStatistics) -> Vec<String> {
    let max = results.scoring.max as f64 / 100.0;
    let mut rows = vec![("stats-candidates", whole.candidates.to_string())];
    if let Some(passed) = &whole.passed {
        let text = share(words, passed);
        let text =
            say!(words, "stats-passed-of", count = passed.count, of = passed.of, share = text);
        rows.push(("stats-passed", text));
        rows.push(("stats-failed", (passed.of - passed.count).to_string()));
    }
    if let Some(scores) = &whole.scores {
        let of = |score: f64| {
            let (score, max) = (decimal(words, score, 2), points(words, max));
            say!(words, "stats-of-max", score = score, max = max)
        };
        rows.push(("stats-mean", of(scores.mean)));
        rows.push(("stats-median", of(scores.median)));
        let (least, most) = (points(words, scores.least), points(words, scores.most));
        rows.push(("stats-range", say!(words, "stats-from-to", low = least, high = most)));
        let rest = [
            ("stats-deviation", scores.deviation),
            ("stats-skewness", scores.skewness),
            ("stats-kurtosis", scores.kurtosis),
        ];
        for (name, value) in rest {
            rows.extend(value.map(|value| (name, decimal(words, value, 2))));
        }
    }
    let line =
        |(name, value): (&str, String)| format!("  {}{value}", left(&named(words, name), 32));
    rows.into_iter().map(line).collect()
}

/// Returns the text of a message without arguments.
fn named(words: &Words, key: &str) -> String {
    say!(words, key)
}

fn histogram(words: &Words, histogram: &Histogram) -> Doc {
    let mut doc = Doc::default();
    let most = histogram.steps.iter().map(|step| step.count).max().unwrap_or(0);
    doc.heading(2, say!(words, "stats-histogram"));
    let unit = match histogram.unit {
        HistogramUnit::Points => say!(words, "stats-in-points"),
        HistogramUnit::Percent => say!(words, "stats-in-percent"),
    };
    doc.text(say!(words, "stats-steps", unit = unit));
    let mark = histogram.pass_mark.map(|mark| {
        let mark = say!(words, "stats-pass-mark", mark = points(words, mark));
        format!("  {} {mark}", "-".repeat(18))
    });
    let passes = |step: &HistogramStep| histogram.pass_mark.is_some_and(|mark| step.from >= mark);
    let mut lines = Vec::new();
    for (at, step) in histogram.steps.iter().enumerate() {
        // The pass mark is shown before the first passing step; it is not shown if all steps pass or none does.
        if at > 0 && passes(step) && !passes(&histogram.steps[at - 1]) {
            lines.extend(mark.clone());
        }
        let share = step.count as f64 / most.max(1) as f64;
        let length = ((share * BAR as f64).round() as usize).max(usize::from(step.count > 0));
        let bar = bar(words, 1.0, length);
        let (from, to) = (points(words, step.from), points(words, step.to));
        let gap = if length > 0 { " " } else { "" };
        lines.push(format!("  {} - {}  {bar}{gap}{}", right(&from, 8), left(&to, 8), step.count));
    }
    doc.verbatim(lines).blank();
    doc
}

fn reliability(words: &Words, reliability: &Reliability) -> Doc {
    let mut doc = Doc::default();
    doc.heading(2, say!(words, "stats-reliability"));
    let (common, counted) = (reliability.common, reliability.counted);
    doc.text(if reliability.same_papers {
        say!(words, "stats-same-papers", count = counted)
    } else {
        say!(words, "stats-common-of", common = common, counted = counted)
    });
    let value = estimate(words, reliability.consistency, 1);
    doc.item(
        0,
        vec![plain(match reliability.method {
            ReliabilityMethod::Alpha => say!(words, "stats-alpha", value = value),
            ReliabilityMethod::Kr20 => say!(words, "stats-kr20", value = value),
        })],
    );
    if reliability.consistency.is_ok() {
        let ratio = number(words, reliability.error_ratio, 1);
        doc.item(0, vec![plain(say!(words, "stats-error-ratio", value = ratio))]);
        let error = number(words, reliability.standard_error, 2);
        doc.item(0, vec![plain(say!(words, "stats-standard-error", value = error))]);
    }
    if reliability.is_negative() {
        doc.text(say!(words, "stats-negative-alpha"));
    }
    doc.blank();
    doc
}

fn borderline(words: &Words, borderline: &Borderline) -> Doc {
    let mut doc = Doc::default();
    doc.heading(2, say!(words, "stats-borderline"));
    match borderline.error {
        Ok(StandardError::OfThePaper(error)) => {
            let error = decimal(words, error, 2);
            doc.text(say!(words, "stats-error-of-paper", error = error))
        }
        Ok(StandardError::OfEach) => doc.text(say!(words, "stats-error-of-each")),
        Err(why) => doc.text(not_given(words, why)),
    };
    if borderline.error.is_ok() && borderline.near.is_empty() {
        doc.text(say!(words, "stats-nobody-near"));
    }
    for near in &borderline.near {
        doc.item(0, vec![plain(self::near(words, near))]);
    }
    doc.blank();
    doc
}

fn near(words: &Words, near: &NearPassMark) -> String {
    let side = match near.distance {
        0.0 => "on",
        distance if distance > 0.0 => "above",
        _ => "below",
    };
    say!(
        words,
        "stats-near",
        name = near.name.clone(),
        id = near.id.clone(),
        score = points(words, near.score),
        mark = points(words, near.pass_mark),
        distance = points(words, near.distance.abs()),
        side = side,
        error = decimal(words, near.standard_error, 2),
        passed = if near.passed { "yes" } else { "no" },
    )
}
