//! The statistics of questions: an overview with one line each, and full details.

use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::quiz::{letter, option_in_file};
use crate::render::text::{Words, say};
use arbitro_exam::results::CitationLevel;
use arbitro_exam::stats::StatResult;
use arbitro_exam::stats::interval::{Estimate, Interval};
use arbitro_exam::stats::question::{AnswerGroup, QuestionStatistics, ReviewReason};

use super::numbers::{
    DASH, DashReasons, bar, decimal, estimate, left, not_given, number, percent, points, right,
    share,
};

/// Columns of a number in the overview.
const WIDE: usize = 7;

/// Maximum length of a bar, in columns.
const BAR: usize = 10;

/// Returns the overview, with one line for each question, and the list of the questions to review.
pub fn overview(words: &Words, questions: &[QuestionStatistics]) -> Doc {
    let mut doc = Doc::default();
    doc.heading(2, say!(words, "stats-questions"));
    let names = say!(words, "stats-columns");
    let names: Vec<&str> = names.split('|').collect();
    let mut head = String::new();
    for (at, name) in names.iter().enumerate() {
        head.push_str(&match at {
            0 => format!("{} ", left(name, 12)),
            1 => right(name, 5),
            2 => format!("{} {}", right(name, WIDE), " ".repeat(BAR)),
            _ => right(name, WIDE),
        });
    }
    let mut dashes = DashReasons::default();
    let mut lines = vec![head];
    lines.extend(questions.iter().map(|question| row(words, question, &mut dashes)));
    doc.verbatim(lines);
    if let Some(line) = dashes.legend(words) {
        doc.text(line);
    }
    doc.text(say!(words, "stats-columns-mean"));
    doc.blank();
    let again: Vec<&QuestionStatistics> =
        questions.iter().filter(|question| !question.review.is_empty()).collect();
    if !again.is_empty() {
        doc.text(say!(words, "stats-to-review", count = again.len()));
        for question in again {
            let reasons = reasons(words, question);
            doc.item(
                0,
                vec![styled(question.id.clone(), Style::Strong), plain(": "), plain(reasons)],
            );
        }
        doc.blank();
    }
    doc
}

fn row(words: &Words, question: &QuestionStatistics, dashes: &mut DashReasons) -> String {
    let facility = dashes.cell(words, question.facility, percent);
    let bar = question.facility.map_or_else(|_| " ".repeat(BAR), |share| bar(words, share, BAR));
    let mut line = format!(
        "{}{}",
        left(&format!("{} ", question.id), 13),
        right(&question.asked.to_string(), 5)
    );
    line.push_str(&format!("{} {bar}", right(&facility, WIDE)));
    let value = |estimate: StatResult<Estimate>| estimate.map(|estimate| estimate.value);
    let numbers = [
        (question.deviation, 2),
        (value(question.discrimination), 1),
        (question.efficiency, 1),
        (question.weight, 1),
        (value(question.point_biserial), 2),
    ];
    for (number, places) in numbers {
        let cell = dashes.cell(words, number, |words, number| decimal(words, number, places));
        line.push_str(&right(&cell, WIDE));
    }
    if !question.review.is_empty() {
        line.push_str(" !");
    }
    line
}

/// Returns the reasons why the commission should review a question.
fn reasons(words: &Words, question: &QuestionStatistics) -> String {
    let reason = |review: &ReviewReason| match review {
        ReviewReason::NegativeDiscrimination => {
            let value = number(words, question.discrimination.map(|index| index.value), 1);
            say!(words, "stats-review-negative", value = value)
        }
        ReviewReason::LowEfficiency => {
            let value = number(words, question.efficiency, 1);
            say!(words, "stats-review-low", value = value)
        }
    };
    question.review.iter().map(reason).collect::<Vec<_>>().join("; ")
}

/// Returns the full statistics of a question.
pub fn details(words: &Words, question: &QuestionStatistics) -> Doc {
    let mut doc = Doc::default();
    doc.heading(
        2,
        say!(
            words,
            "stats-question",
            id = question.id.clone(),
            article = question.law,
            difficulty = question.difficulty,
            max = points(words, question.max),
        ),
    );
    if question.dropped {
        doc.text(say!(words, "stats-is-dropped"));
    }
    let outcomes = question.outcomes;
    doc.text(say!(
        words,
        "stats-outcomes",
        count = question.asked,
        right = outcomes.right,
        partial = outcomes.partial,
        wrong = outcomes.wrong,
        blank = outcomes.blank,
    ));
    if let Some(right) = &question.right {
        doc.item(0, vec![plain(say!(words, "stats-right", value = share(words, right)))]);
    }
    if !question.dropped {
        numbers(words, question, &mut doc);
    }
    if !question.review.is_empty() {
        let reasons = reasons(words, question);
        let line = say!(words, "stats-look-again", reasons = reasons);
        doc.line(vec![styled(line, Style::Strong)]);
    }
    doc.verbatim(tables(words, question));
    for option in &question.options {
        if let Some(text) = &option.text {
            doc.item(0, vec![plain(option_in_file(words, option.index, text))]);
        }
    }
    doc.blank();
    doc
}

fn numbers(words: &Words, question: &QuestionStatistics, doc: &mut Doc) {
    let facility = match (question.facility, question.facility_interval) {
        (Ok(value), Ok(Interval { low, high })) => {
            let [value, low, high] = [value, low, high].map(|share| percent(words, share));
            say!(words, "stats-share", value = value, low = low, high = high)
        }
        (Ok(value), Err(why)) => {
            let (value, why) = (percent(words, value), not_given(words, why));
            say!(words, "stats-no-interval", value = value, why = why)
        }
        (Err(why), _) => not_given(words, why),
    };
    let lines = [
        say!(words, "stats-facility", value = facility),
        say!(
            words,
            "stats-mean-mark",
            mean = number(words, question.mean, 2),
            deviation = number(words, question.deviation, 2),
        ),
        say!(words, "stats-discrimination", value = estimate(words, question.discrimination, 1)),
        say!(words, "stats-efficiency", value = number(words, question.efficiency, 1)),
        say!(words, "stats-weight", value = number(words, question.weight, 1)),
        say!(words, "stats-biserial", value = estimate(words, question.point_biserial, 2)),
    ];
    for line in lines {
        doc.item(0, vec![plain(line)]);
    }
}

/// Returns table lines with the numbers of candidates who chose each option or none and, if the
/// question asks for a clause, of those who cited it at each level.
fn tables(words: &Words, question: &QuestionStatistics) -> Vec<String> {
    let names = say!(words, "stats-option-columns");
    let mut lines = vec![head(&names)];
    for option in &question.options {
        let name = if option.right {
            say!(words, "stats-option-right", letter = letter(option.index).to_string())
        } else {
            say!(words, "stats-option", letter = letter(option.index).to_string())
        };
        lines.push(group(words, &name, &option.chosen, question.asked));
    }
    lines.push(group(words, &say!(words, "stats-blank"), &question.blank, question.asked));
    let Some(clauses) = &question.clauses else { return lines };
    lines.push(String::new());
    lines.push(head(&say!(words, "stats-clause-columns")));
    for clause in clauses {
        let name = credit(words, clause.credit);
        let mark = clause.mean_mark.map_or(DASH.to_owned(), |mark| points(words, mark));
        let line = group(words, &name, &clause.cited, question.asked);
        lines.push(format!("{line}{}", right(&mark, WIDE)));
    }
    lines
}

/// Returns the name of a level of citation, such as the exact clause or the whole Law.
pub fn credit(words: &Words, credit: CitationLevel) -> String {
    match credit {
        CitationLevel::Exact => say!(words, "stats-clause-exact"),
        CitationLevel::Paragraph => say!(words, "stats-clause-paragraph"),
        CitationLevel::Article => say!(words, "stats-clause-article"),
        CitationLevel::Wrong => say!(words, "stats-clause-wrong"),
        CitationLevel::Missing => say!(words, "stats-clause-missing"),
    }
}

fn head(names: &str) -> String {
    let cell = |(at, name): (usize, &str)| match at {
        0 => left(&format!("  {name}"), 18),
        1 => right(name, 5),
        2 => format!("{} {}", right(name, 7), " ".repeat(BAR)),
        3 => right(name, 8),
        _ => right(name, WIDE),
    };
    names.split('|').enumerate().map(cell).collect()
}

fn group(words: &Words, name: &str, group: &AnswerGroup, asked: usize) -> String {
    let share = group.count as f64 / asked.max(1) as f64;
    let total = group.mean_total.map_or(DASH.to_owned(), |total| decimal(words, total, 2));
    let mut line = format!(
        "{}{}{} {}{}",
        left(&format!("  {name}"), 18),
        right(&group.count.to_string(), 5),
        right(&percent(words, share), 7),
        bar(words, share, BAR),
        right(&total, 8),
    );
    for third in 0..3 {
        let count = group.thirds.map_or(DASH.to_owned(), |thirds| thirds[third].to_string());
        line.push_str(&right(&count, WIDE));
    }
    line
}
