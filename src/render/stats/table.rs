//! Statistics as CSV tables that an Italian spreadsheet opens directly: UTF-8 with a byte order mark, semicolons,
//! decimal commas, CRLF line ends.

use crate::render::quiz::letter;
use crate::render::text::{Words, say};
use arbitro_cases::diag::sanitize::sanitized;
use arbitro_exam::results::Results;
use arbitro_exam::stats::interval::{Estimate, Interval, Share};
use arbitro_exam::stats::question::{AnswerGroup, QuestionStatistics, ReviewReason};
use arbitro_exam::stats::stage_comparison::StageComparison;
use arbitro_exam::stats::{StatResult, Statistics};

use super::across_stages::why;
use super::question::credit;

/// The mark by which spreadsheets recognise UTF-8.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// The tables that `--table` can request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatsTable {
    /// One line for each question.
    Questions,
    /// For each question, one line for each option, one for the blank answers and one for each kind of citation.
    Options,
    /// The numbers of the whole stage, one per line.
    Whole,
}

/// Returns a table of a stage as CSV.
pub fn table(
    words: &Words,
    statistics: &Statistics,
    table: StatsTable,
) -> Result<String, csv::Error> {
    let questions = statistics.questions.iter();
    let (head, rows): (String, Vec<Vec<String>>) = match table {
        StatsTable::Questions => (
            say!(words, "stats-csv-questions"),
            questions.map(|question| question_row(words, question)).collect(),
        ),
        StatsTable::Options => (
            say!(words, "stats-csv-options"),
            questions.flat_map(|question| option_rows(words, question)).collect(),
        ),
        StatsTable::Whole => (say!(words, "stats-csv-whole"), whole_rows(words, statistics)),
    };
    to_csv(head.split('|').map(str::to_owned).collect(), rows)
}

/// Returns the table of the questions of several stages as CSV.
pub fn across(
    words: &Words,
    stages: &[&Results],
    across: &StageComparison,
) -> Result<String, csv::Error> {
    let names = say!(words, "stats-csv-across");
    let names: Vec<&str> = names.split('|').collect();
    let [question, law, asked, facility, right, pooled, low, high, note] = names.as_slice() else {
        return Ok(String::new());
    };
    let mut head = vec![(*question).to_owned(), (*law).to_owned()];
    let titles = stages.iter().map(|results| results.stage.title.as_str()).chain([*pooled]);
    for title in titles {
        head.extend([asked, facility, right].map(|name| format!("{name} ({title})")));
    }
    head.extend([low, high, note].map(|name| (*name).to_owned()));
    let rows = across.questions.iter().map(|joined| {
        let mut row = vec![joined.id.clone(), joined.law.to_string()];
        for stage in &joined.stages {
            row.extend(stage.as_ref().map_or_else(
                || [const { String::new() }; 3],
                |stage| {
                    let right = stage.right.as_ref().map(|right| right.value);
                    [stage.asked.to_string(), cell_or_empty(stage.facility), optional(right)]
                },
            ));
        }
        let pooled = joined.pooled.as_ref().ok();
        row.push(pooled.map_or_else(String::new, |pooled| pooled.asked.to_string()));
        row.push(optional(pooled.map(|pooled| pooled.facility)));
        row.push(optional(pooled.map(|pooled| pooled.right.value)));
        row.push(optional(pooled.map(|pooled| pooled.right.interval.low)));
        row.push(optional(pooled.map(|pooled| pooled.right.interval.high)));
        row.push(why(words, joined));
        row
    });
    to_csv(head, rows.collect())
}

/// Returns a header and rows as CSV.
pub fn to_csv(head: Vec<String>, rows: Vec<Vec<String>>) -> Result<String, csv::Error> {
    let mut writer = csv::WriterBuilder::new()
        .delimiter(b';')
        .terminator(csv::Terminator::CRLF)
        .flexible(true)
        .from_writer(Vec::new());
    for row in std::iter::once(head).chain(rows) {
        writer.write_record(row.iter().map(|cell| harmless(&sanitized(cell))))?;
    }
    let bytes = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
    Ok(format!("{BYTE_ORDER_MARK}{}", String::from_utf8_lossy(&bytes)))
}

/// Returns the text of a cell, with an apostrophe in front if a spreadsheet would read it as a formula.
fn harmless(cell: &str) -> String {
    let number = cell.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b',' | b'-'));
    let is_sign = cell
        .trim_start()
        .chars()
        .next()
        .map(narrow)
        .is_some_and(|sign| matches!(sign, '=' | '+' | '-' | '@'));
    if is_sign && !number { format!("'{cell}") } else { cell.to_owned() }
}

/// Returns the ASCII form of a full-width or small sign, since spreadsheets in some languages treat both forms alike.
fn narrow(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        '\u{fe66}' => '=',
        '\u{fe62}' => '+',
        '\u{fe63}' | '\u{2212}' => '-',
        '\u{fe6b}' => '@',
        _ => c,
    }
}

/// Returns a number with a decimal comma and at most six decimals.
fn number(number: f64) -> String {
    let text = format!("{number:.6}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.replace('.', ",") }
}

fn optional(value: Option<f64>) -> String {
    value.map_or_else(String::new, number)
}

/// Returns the text of a number; empty if the number is missing.
fn cell_or_empty(value: StatResult<f64>) -> String {
    optional(value.ok())
}

/// Returns three cells: a number and the ends of its interval, empty if missing.
fn with_ends(value: Option<f64>, interval: Option<Interval>) -> [String; 3] {
    let low = interval.map(|interval| interval.low);
    let high = interval.map(|interval| interval.high);
    [value, low, high].map(optional)
}

fn share(share: Option<&Share>) -> [String; 3] {
    with_ends(share.map(|share| share.value), share.map(|share| share.interval))
}

fn estimate(estimate: StatResult<Estimate>) -> [String; 3] {
    let estimate = estimate.ok();
    with_ends(estimate.map(|one| one.value), estimate.map(|one| one.interval))
}

fn question_row(words: &Words, question: &QuestionStatistics) -> Vec<String> {
    let outcomes = question.outcomes;
    let mut row = vec![
        question.id.clone(),
        question.law.to_string(),
        question.difficulty.to_string(),
        number(question.max),
        if question.dropped { say!(words, "stats-csv-dropped") } else { String::new() },
        question.asked.to_string(),
    ];
    let counts = [outcomes.right, outcomes.partial, outcomes.wrong, outcomes.blank];
    row.extend(counts.map(|count| count.to_string()));
    row.extend(share(question.right.as_ref()));
    row.push(cell_or_empty(question.mean));
    row.push(cell_or_empty(question.deviation));
    row.extend(with_ends(question.facility.ok(), question.facility_interval.ok()));
    row.extend(estimate(question.discrimination));
    row.push(cell_or_empty(question.efficiency));
    row.push(cell_or_empty(question.weight));
    row.extend(estimate(question.point_biserial));
    let review = question.review.iter().map(|review| match review {
        ReviewReason::NegativeDiscrimination => say!(words, "stats-csv-negative"),
        ReviewReason::LowEfficiency => say!(words, "stats-csv-low"),
    });
    row.push(review.collect::<Vec<_>>().join(", "));
    row
}

fn option_rows(words: &Words, question: &QuestionStatistics) -> Vec<Vec<String>> {
    let row = |name: String, text: &str, right: bool, group: &AnswerGroup, mark: Option<f64>| {
        let right = if right { say!(words, "stats-csv-right") } else { String::new() };
        let mut row = vec![question.id.clone(), name, right, group.count.to_string()];
        row.push(number(group.count as f64 / question.asked.max(1) as f64));
        row.push(optional(group.mean_total));
        row.extend(group.thirds.map_or_else(
            || [const { String::new() }; 3],
            |thirds| thirds.map(|count| count.to_string()),
        ));
        row.push(optional(mark));
        row.push(text.to_owned());
        row
    };
    let options = question.options.iter().map(|option| {
        let name = say!(words, "stats-option", letter = letter(option.index).to_string());
        let text = option.text.as_deref().unwrap_or_default();
        row(name, text, option.right, &option.chosen, None)
    });
    let mut rows: Vec<Vec<String>> = options.collect();
    rows.push(row(say!(words, "stats-blank"), "", false, &question.blank, None));
    for clause in question.clauses.iter().flatten() {
        let name = say!(words, "stats-csv-clause", credit = credit(words, clause.credit));
        rows.push(row(name, "", false, &clause.cited, clause.mean_mark));
    }
    rows
}

fn whole_rows(words: &Words, statistics: &Statistics) -> Vec<Vec<String>> {
    let whole = &statistics.whole;
    let reliability = &whole.reliability;
    let scores = whole.scores.as_ref();
    let alone = |value: Option<f64>| with_ends(value, None);
    let count = |count: usize| [count.to_string(), String::new(), String::new()];
    let passed = whole.passed.as_ref();
    let rows = [
        (say!(words, "stats-candidates"), count(whole.candidates)),
        (say!(words, "stats-passed"), count(passed.map_or(0, |passed| passed.count))),
        (say!(words, "stats-failed"), count(passed.map_or(0, |one| one.of - one.count))),
        (say!(words, "stats-csv-passed"), share(passed)),
        (say!(words, "stats-mean"), alone(scores.map(|scores| scores.mean))),
        (say!(words, "stats-median"), alone(scores.map(|scores| scores.median))),
        (say!(words, "stats-csv-least"), alone(scores.map(|scores| scores.least))),
        (say!(words, "stats-csv-most"), alone(scores.map(|scores| scores.most))),
        (say!(words, "stats-deviation"), alone(scores.and_then(|scores| scores.deviation))),
        (say!(words, "stats-skewness"), alone(scores.and_then(|scores| scores.skewness))),
        (say!(words, "stats-kurtosis"), alone(scores.and_then(|scores| scores.kurtosis))),
        (say!(words, "stats-csv-common"), count(reliability.common)),
        (say!(words, "stats-csv-consistency"), estimate(reliability.consistency)),
        (say!(words, "stats-csv-error-ratio"), alone(reliability.error_ratio.ok())),
        (say!(words, "stats-csv-error"), alone(reliability.standard_error.ok())),
    ];
    rows.into_iter().map(|(name, cells)| [vec![name], cells.to_vec()].concat()).collect()
}
