//! The statistics of a stage: as a document, as JSON, and as tables for a spreadsheet.

pub mod numbers;

pub mod question;

pub mod summary;

pub mod across_stages;

pub mod results_fault;

pub mod json;

pub mod table;

use std::cmp::Reverse;

use arbitro_exam::results::Results;
use arbitro_exam::stats::Statistics;
use arbitro_exam::stats::question::QuestionStatistics;

use super::doc::{Doc, plain};
use super::text::{Words, say};

/// The selection of questions whose statistics are shown in full.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum QuestionDetails {
    /// The questions that the commission should review.
    #[default]
    ToReview,
    All,
    /// The questions with these ids.
    Of(Vec<String>),
}

/// Maximum number of misconceptions that a stage's statistics list.
const LISTED: usize = 10;

/// Returns the misconceptions of chosen wrong options, the most frequent first.
fn overlooked(words: &Words, questions: &[QuestionStatistics]) -> Doc {
    let mut doc = Doc::default();
    let mut times: Vec<(&str, usize)> = Vec::new();
    for option in questions.iter().flat_map(|question| &question.options) {
        let Some(what) = option.overlooked.as_deref() else { continue };
        match times.iter_mut().find(|(other, _)| *other == what) {
            Some((_, times)) => *times += option.chosen.count,
            None => times.push((what, option.chosen.count)),
        }
    }
    if times.is_empty() {
        return doc;
    }
    // The sort is stable: misconceptions of equal frequency stay in the order of the questions.
    times.sort_by_key(|(_, times)| Reverse(*times));
    doc.heading(2, say!(words, "misconceptions"));
    for (what, times) in times.iter().take(LISTED) {
        let line = say!(words, "misconception-times", times = *times, what = *what);
        doc.item(0, vec![plain(line)]);
    }
    let more = times.len().saturating_sub(LISTED);
    if more > 0 {
        doc.text(say!(words, "misconceptions-more", count = more));
    }
    doc.blank();
    doc
}

/// Returns the statistics of one stage; if questions are requested by id, only theirs.
pub fn stage(
    words: &Words,
    results: &Results,
    statistics: &Statistics,
    details: &QuestionDetails,
) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "stats-title", title = results.stage.title.clone()));
    if !matches!(details, QuestionDetails::Of(_)) {
        doc.append(summary::whole(words, results, statistics));
        doc.append(question::overview(words, &statistics.questions));
        doc.append(overlooked(words, &statistics.questions));
    }
    let wanted = statistics.questions.iter().filter(|question| match details {
        QuestionDetails::ToReview => !question.review.is_empty(),
        QuestionDetails::All => true,
        QuestionDetails::Of(ids) => ids.contains(&question.id),
    });
    let wanted: Vec<_> = wanted.collect();
    for question in &wanted {
        doc.append(question::details(words, question));
    }
    if !wanted.is_empty() {
        doc.text(match statistics.whole.thirds {
            Ok([top, middle, bottom]) => {
                say!(words, "stats-thirds", top = top, middle = middle, bottom = bottom)
            }
            Err(silence) => {
                say!(words, "stats-no-thirds", why = numbers::silence(words, silence))
            }
        });
        doc.blank();
    }
    doc.text(say!(words, "stats-see"));
    doc
}
