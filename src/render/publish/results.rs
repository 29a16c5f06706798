//! The contents of the results pages: the commission's page with charts and tables, and a page for each candidate.

use serde::Serialize;
use serde_json::{Value, json};

use crate::render::doc::{Block, Doc, RichText};
use crate::render::marking::summary::by_status;
use crate::render::stage::points;
use crate::render::text::{Words, say};
use arbitro_exam::results::{Results, SheetProblem};
use arbitro_exam::stats::Statistics;
use arbitro_exam::stats::histogram::Histogram;

use super::CandidateReport;

/// The width of a chart, in SVG units.
const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 220.0;
/// The margin of a chart for its scales, in SVG units.
const MARGIN: f64 = 36.0;

/// A bar of the score histogram, and the row for it in the table below.
#[derive(Serialize)]
struct HistogramBar {
    x: String,
    y: String,
    width: String,
    height: String,
    from: String,
    to: String,
    count: usize,
    passes: bool,
}

/// A question's point in the scatter plot, and the row for it in the table below.
#[derive(Serialize)]
struct ScatterPoint {
    x: String,
    y: String,
    id: String,
    facility: String,
    discrimination: String,
}

fn drawn(number: f64) -> String {
    format!("{number:.1}")
}

/// Returns a number with two decimals and the language's decimal sign.
fn two_decimals(words: &Words, number: f64) -> String {
    format!("{number:.2}").replace('.', &words.decimal_sign().to_string())
}

/// Returns the values of the template of the commission's page.
pub fn commission(
    words: &Words,
    results: &Results,
    statistics: &Statistics,
    reports: &[CandidateReport<'_>],
) -> Value {
    let page = |id: &str| {
        let own = reports.iter().find(|report| report.candidate == id);
        own.map(|report| report.name.as_str())
    };
    let mut candidates: Vec<_> = results.candidates.iter().collect();
    candidates.sort_by(|one, two| (two.score, &one.name).cmp(&(one.score, &two.name)));
    let rows: Vec<Value> = candidates
        .iter()
        .map(|candidate| {
            json!({
                "id": candidate.id,
                "name": candidate.name,
                "page": page(&candidate.id),
                "score": points(words, candidate.score),
                "max": points(words, candidate.max),
                "passed": candidate.passed,
            })
        })
        .collect();
    let problem = |problem: &SheetProblem| match problem.what.contains(&problem.sheet) {
        true => problem.what.clone(),
        false => format!("{}: {}", problem.sheet, problem.what),
    };
    let problems: Vec<Value> = by_status(words, &results.problems)
        .map(|(title, problems)| {
            let items: Vec<String> = problems.into_iter().map(problem).collect();
            json!({ "title": title, "items": items })
        })
        .collect();
    json!({
        "title": format!("{}, {}", results.stage.title, results.stage.date),
        "edition": say!(words, "edition", year = results.stage.edition.to_string()),
        "pass": results.scoring.pass,
        "candidates": rows,
        "problems": problems,
        "bars": bars(words, &statistics.whole.histogram),
        "points": points_of(words, statistics),
        "width": WIDTH,
        "height": HEIGHT,
        "margin": MARGIN,
    })
}

fn bars(words: &Words, histogram: &Histogram) -> Vec<HistogramBar> {
    let most = histogram.steps.iter().map(|step| step.count).max().unwrap_or(0).max(1) as f64;
    let width = (WIDTH - 2.0 * MARGIN) / histogram.steps.len().max(1) as f64;
    let bar = |(at, step): (usize, &arbitro_exam::stats::histogram::HistogramStep)| {
        let height = (HEIGHT - 2.0 * MARGIN) * step.count as f64 / most;
        HistogramBar {
            x: drawn(MARGIN + at as f64 * width + 1.0),
            y: drawn(HEIGHT - MARGIN - height),
            width: drawn(width - 2.0),
            height: drawn(height),
            from: two_decimals(words, step.from),
            to: two_decimals(words, step.to),
            count: step.count,
            passes: histogram.pass_mark.is_none_or(|mark| step.from >= mark),
        }
    };
    histogram.steps.iter().enumerate().map(bar).collect()
}

/// Returns the points of the scatter plot: facility on the x axis, discrimination (from -1 to 1) on the y axis.
/// Questions that lack one of the two numbers are left out.
fn points_of(words: &Words, statistics: &Statistics) -> Vec<ScatterPoint> {
    let point = |question: &arbitro_exam::stats::question::QuestionStatistics| {
        let facility = question.facility.ok()?;
        let discrimination = question.discrimination.as_ref().ok()?.value / 100.0;
        let across = WIDTH - 2.0 * MARGIN;
        let up = HEIGHT - 2.0 * MARGIN;
        Some(ScatterPoint {
            x: drawn(MARGIN + across * facility.clamp(0.0, 1.0)),
            y: drawn(HEIGHT - MARGIN - up * (discrimination.clamp(-1.0, 1.0) + 1.0) / 2.0),
            id: question.id.clone(),
            facility: two_decimals(words, facility),
            discrimination: two_decimals(words, discrimination),
        })
    };
    statistics.questions.iter().filter_map(point).collect()
}

/// Returns the values of the template of a candidate's page: the blocks of the report with their kinds.
pub fn report(title: &str, doc: &Doc) -> Value {
    let text = |line: &RichText| line.iter().map(|piece| piece.text.as_str()).collect::<String>();
    let block = |block: &Block| match block {
        Block::Heading(level, text) => Some(json!({ "kind": format!("h{level}"), "text": text })),
        Block::Text(line) => Some(json!({ "kind": "p", "text": text(line) })),
        Block::Item { depth, mark, line } => {
            let mark = if mark == "-" { "•" } else { mark };
            Some(
                json!({ "kind": "item", "depth": depth, "text": format!("{mark} {}", text(line)) }),
            )
        }
        Block::Verbatim(lines) => {
            let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
            Some(json!({ "kind": "pre", "text": lines.join("\n") }))
        }
        Block::Blank => None,
    };
    json!({ "title": title, "blocks": doc.blocks.iter().filter_map(block).collect::<Vec<_>>() })
}
