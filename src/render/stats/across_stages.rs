//! The comparison of questions that several stages asked.

use crate::render::doc::{Doc, plain};
use crate::render::text::{Words, say};
use arbitro_exam::results::Results;
use arbitro_exam::stats::stage_comparison::{JoinedQuestion, QuestionInStage, StageComparison};

use super::QuestionDetails;
use super::numbers::{DASH, DashReasons, decimal, left, percent, right, silence};

/// Maximum number of stages on a line, so that the line fits in 80 columns.
const STAGES: usize = 3;

/// Returns the comparison of the questions that several stages asked, or of the questions that `details` requests: all,
/// or those with certain ids.
pub fn across(
    words: &Words,
    stages: &[&Results],
    across: &StageComparison,
    details: &QuestionDetails,
) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "stats-across"));
    for (at, results) in stages.iter().enumerate() {
        let stage = &results.stage;
        let text = say!(
            words,
            "stats-across-stage",
            title = stage.title.clone(),
            date = stage.date.clone(),
            edition = stage.edition.to_string(),
            count = results.candidates.len(),
        );
        doc.marked(0, format!("[{}]", at + 1), vec![plain(text)]);
    }
    doc.blank().text(say!(words, "stats-no-comparison")).blank();
    let several = |joined: &JoinedQuestion| joined.stages.iter().flatten().count() > 1;
    let shown: Vec<&JoinedQuestion> = across
        .questions
        .iter()
        .filter(|joined| match details {
            QuestionDetails::ToReview => several(joined),
            QuestionDetails::All => true,
            QuestionDetails::Of(ids) => ids.contains(&joined.id),
        })
        .collect();
    let count = across.questions.iter().filter(|joined| several(joined)).count();
    doc.text(say!(words, "stats-in-common", count = count, all = across.questions.len()));
    if shown.is_empty() {
        return doc;
    }
    let mut dashes = DashReasons::default();
    for first in (0..stages.len()).step_by(STAGES) {
        let last = (first + STAGES).min(stages.len());
        let mut lines = vec![head(words, first, last)];
        for joined in &shown {
            lines.push(row(words, joined, first, last, &mut dashes));
        }
        doc.verbatim(lines);
        doc.blank();
    }
    if shown.iter().any(|joined| joined.stages.contains(&None)) {
        doc.text(say!(words, "stats-not-asked"));
    }
    if let Some(line) = dashes.legend(words) {
        doc.text(line);
    }
    doc.text(say!(words, "stats-pooled"));
    doc
}

/// Returns a share as a whole percentage.
fn whole(words: &Words, share: f64) -> String {
    decimal(words, 100.0 * share, 0)
}

fn head(words: &Words, first: usize, last: usize) -> String {
    let names = say!(words, "stats-across-columns");
    let names: Vec<&str> = names.split('|').collect();
    let name = |at: usize| names.get(at).copied().unwrap_or_default();
    let mut line = left(name(0), 11);
    for stage in first..last {
        line.push_str(&right(&format!("[{}] N", stage + 1), 6));
        line.push_str(&right(name(1), 7));
    }
    line.push_str(&right(name(2), 7));
    line.push_str(&right(name(1), 7));
    line.push_str(&right(name(3), 7));
    line
}

fn row(
    words: &Words,
    joined: &JoinedQuestion,
    first: usize,
    last: usize,
    dashes: &mut DashReasons,
) -> String {
    let mut line = left(&format!("{} ", joined.id), 11);
    for stage in &joined.stages[first..last] {
        let (asked, facility) = match stage {
            Some(QuestionInStage { asked, facility, .. }) => {
                (asked.to_string(), dashes.cell(words, *facility, percent))
            }
            None => (" ".to_owned(), " ".to_owned()),
        };
        line.push_str(&right(&asked, 6));
        line.push_str(&right(&facility, 7));
    }
    match &joined.pooled {
        Ok(pooled) => {
            line.push_str(&right(&pooled.asked.to_string(), 7));
            line.push_str(&right(&percent(words, pooled.facility), 7));
            line.push_str(&right(&percent(words, pooled.right.value), 7));
            let interval = pooled.right.interval;
            let (low, high) = (whole(words, interval.low), whole(words, interval.high));
            line.push_str(&format!(" ({low}-{high})"));
        }
        Err(why) => {
            // `dashes` records the reason, which is shown below the table.
            dashes.cell(words, Err(*why), percent);
            line.push_str(&right(DASH, 7));
        }
    }
    line
}

/// Returns the reason why a question has no pooled numbers; empty if it has them.
pub fn why(words: &Words, joined: &JoinedQuestion) -> String {
    joined.pooled.as_ref().err().map_or_else(String::new, |why| silence(words, *why))
}
