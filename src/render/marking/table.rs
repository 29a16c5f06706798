//! The results of a stage as a CSV table for spreadsheets.

use std::collections::BTreeSet;

use crate::render::stage::decimal;
use crate::render::stats::table::to_csv;
use crate::render::text::{Words, say};
use arbitro_exam::results::{
    AnswerOutcome, CandidateResult, Results, UnmarkedCandidate, UnmarkedReason,
};
use arbitro_exam::scoring::Points;
use arbitro_laws::ruling::clause::law_of;

/// Returns the table as CSV: a row for each marked candidate in the order of the lock, then a row for each candidate
/// without a mark.
pub fn table(words: &Words, results: &Results) -> Result<String, csv::Error> {
    let laws: BTreeSet<u8> = results.questions.iter().map(|question| question.article).collect();
    let mut heading: Vec<String> =
        say!(words, "mark-columns").split(';').map(str::to_owned).collect();
    heading.extend(laws.iter().map(|law| say!(words, "mark-column-law", law = *law)));
    let marked = results.candidates.iter().map(|one| row(words, one, &laws));
    let unmarked = results.unmarked.iter().map(|one| unmarked(words, one, heading.len()));
    let rows = marked.chain(unmarked).collect();
    to_csv(heading, rows)
}

/// Returns a number stored in hundredths, with a decimal comma in every language, as Italian
/// spreadsheets read it.
fn number(points: Points) -> String {
    decimal(points, ',')
}

fn row(words: &Words, candidate: &CandidateResult, laws: &BTreeSet<u8>) -> Vec<String> {
    let count = |wanted: AnswerOutcome| {
        let of = candidate.answers.iter().filter(|answer| answer.outcome == wanted);
        of.count().to_string()
    };
    let passed = if candidate.passed { "yes" } else { "no" };
    // The percentage of the maximum, in hundredths of a percent, truncated.
    let percent = (candidate.score * 10_000).checked_div(candidate.max).unwrap_or(0);
    let mut row = vec![
        candidate.id.clone(),
        candidate.name.clone(),
        candidate.form.clone().unwrap_or_default(),
        number(candidate.score),
        number(candidate.max),
        number(percent),
        say!(words, "mark-passed", passed = passed),
        count(AnswerOutcome::Right),
        count(AnswerOutcome::Partial),
        count(AnswerOutcome::Wrong),
        count(AnswerOutcome::Blank),
        candidate.receipt.clone().unwrap_or_default(),
    ];
    let of_law = |law: &u8| {
        let on = candidate.answers.iter().filter(|answer| law_of(&answer.question) == *law);
        number(on.map(|answer| answer.mark).sum())
    };
    row.extend(laws.iter().map(of_law));
    row
}

/// Returns the row of a candidate without a mark: no points, and the reason in the column for passing.
fn unmarked(words: &Words, candidate: &UnmarkedCandidate, columns: usize) -> Vec<String> {
    let why = match candidate.why {
        UnmarkedReason::Absent => "absent",
        UnmarkedReason::Refused => "refused",
    };
    let UnmarkedCandidate { id, name, form, .. } = candidate.clone();
    let mut row = vec![id, name, form, String::new(), String::new(), String::new()];
    row.push(say!(words, "mark-unmarked", why = why));
    row.resize(columns, String::new());
    row
}
