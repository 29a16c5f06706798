//! The texts of marking: result files, candidates' reports, the commission's summary, regrades and appeals.

pub mod results;

pub mod candidate_report;

pub mod summary;

pub mod regrade;

pub mod appeal;

pub mod table;

use arbitro_cases::other_editions::OtherEditionAnswer;
use arbitro_exam::lock::{LockedPaper, ShownQuestion};
use arbitro_exam::results::{AnswerOutcome, CitationLevel, MarkedAnswer};
use arbitro_laws::ruling::Language;

use super::quiz::letter;
use super::stage::points_named;
use super::text::{Words, say};

/// Returns the texts of the language with this code; of the default language if the code is unknown.
pub fn words_of(code: &str) -> Words {
    Words::new(Language::from_code(code).unwrap_or_default(), false)
}

/// Returns the line with a candidate's name, id and form.
fn candidate_line(words: &Words, paper: &LockedPaper) -> String {
    let (name, id, form) = (paper.name.clone(), paper.candidate.clone(), paper.form.clone());
    say!(words, "report-candidate", name = name, id = id, form = form)
}

/// Returns the letter that the paper shows for an option, from the option's index in the case; `?` if the paper does
/// not show the option.
fn letter_shown(shown: &ShownQuestion, option: usize) -> char {
    shown.order.iter().position(|other| *other == option).map_or('?', letter)
}

/// Returns the letters that the paper shows for options, sorted: "a, c"; a dash if there are no options. `options`
/// holds their indices in the case.
fn letters(shown: &ShownQuestion, options: &[usize]) -> String {
    let mut letters: Vec<char> =
        options.iter().map(|option| letter_shown(shown, *option)).collect();
    letters.sort_unstable();
    let letters: Vec<String> = letters.into_iter().map(String::from).collect();
    if letters.is_empty() { "-".to_owned() } else { letters.join(", ") }
}

/// Returns messages that other editions answer a question differently, with the letters of the paper.
fn otherwise_lines(
    words: &Words,
    shown: &ShownQuestion,
    others: &[OtherEditionAnswer],
) -> Vec<String> {
    super::other_editions::lines(words, others, |right| {
        let mut letters: Vec<char> =
            right.iter().map(|option| letter_shown(shown, *option)).collect();
        letters.sort_unstable();
        letters.into_iter().map(String::from).collect()
    })
}

/// Returns the outcome of an answer and its points: "right, 1 point".
fn outcome(words: &Words, answer: &MarkedAnswer) -> String {
    format!("{}, {}", outcome_word(words, answer), points_named(words, answer.mark))
}

/// Returns the outcome of an answer in words: right, partial, wrong or blank.
fn outcome_word(words: &Words, answer: &MarkedAnswer) -> String {
    let outcome = match answer.outcome {
        AnswerOutcome::Right => "right",
        AnswerOutcome::Partial => "partial",
        AnswerOutcome::Wrong => "wrong",
        AnswerOutcome::Blank => "blank",
    };
    say!(words, "mark-outcome", outcome = outcome)
}

/// Returns the outcome of the citation; `None` if the question asks for none.
fn clause_line(words: &Words, answer: &MarkedAnswer, wanted: &[String]) -> Option<String> {
    let level = match answer.clause? {
        CitationLevel::Exact => "exact",
        CitationLevel::Paragraph => "paragraph",
        CitationLevel::Article => "article",
        CitationLevel::Wrong => "wrong",
        CitationLevel::Missing => "missing",
    };
    let cited = answer.cited.clone().unwrap_or_default();
    let points = points_named(words, answer.clause_mark);
    Some(say!(
        words,
        "mark-clause",
        level = level,
        cited = cited,
        wanted = wanted.join(", "),
        points = points
    ))
}
