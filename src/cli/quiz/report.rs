//! Reports of questions: what a candidate writes about a question goes into a file of his own, which he can send to the
//! docente.

use jiff::Timestamp;
use serde::Serialize;

use crate::cli::practice::store::{HistoryStore, now};
use crate::cli::shell::Shell;
use crate::cli::terminal::KeyPress;
use crate::render::quiz::letter;
use crate::render::text::say;
use arbitro_cases::Question;
use arbitro_cases::scenarios::random::RunSeed;
use arbitro_exam::draw::DrawnQuestion;
use arbitro_exam::quiz_score::QuizMark;
use arbitro_laws::ruling::Edition;

/// A report, as it is written: one line of JSON.
#[derive(Serialize)]
struct QuestionReport<'q> {
    /// The time, in UTC: `2026-03-01T10:00:00Z`.
    time: String,
    /// The id, followed by the version of the program, as `arbitro generate --again` reads it.
    id: String,
    /// The seed of the run, if the question was generated.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    edition: u16,
    /// The language in which the question was shown.
    language: &'static str,
    /// The letters of the options chosen, as the question shows them; empty before an answer.
    answer: &'q str,
    words: &'q str,
}

/// Maximum length of a report on a question, in characters.
const LONGEST_REPORT: usize = 400;

/// Returns the letters of the chosen options.
pub fn letters_of(drawn: &DrawnQuestion<'_>, mark: &QuizMark) -> String {
    let is_chosen = |option: &usize| mark.chosen.iter().any(|(chosen, _)| chosen == option);
    let places = (0..drawn.order.len()).filter(|place| is_chosen(&drawn.order[*place]));
    places.map(letter).collect()
}

/// Applies a key to what a candidate types about a question: returns what he has typed, unless it is written or given up,
/// and a message; `None` if he interrupts the quiz. `letters` are those of the options chosen.
pub fn typed(
    shell: &Shell,
    mut said: String,
    key: KeyPress,
    (question, edition, letters): (&Question, Edition, &str),
) -> Option<(Option<String>, String)> {
    let mut notice = String::new();
    match key {
        KeyPress::Interrupt => return None,
        KeyPress::Escape => return Some((None, notice)),
        KeyPress::Enter => {
            return Some((None, write(shell, question, edition, (letters, &said))));
        }
        KeyPress::Letter(c) if said.chars().count() < LONGEST_REPORT => said.push(c),
        KeyPress::Letter(_) => notice = say!(shell.words, "report-full", most = LONGEST_REPORT),
        KeyPress::Backspace => {
            said.pop();
        }
        _ => {}
    }
    Some((Some(said), notice))
}

/// Appends a report to the candidate's file; returns the message for him. A report without words is not written.
pub fn write(
    shell: &Shell,
    question: &Question,
    edition: Edition,
    (answer, words): (&str, &str),
) -> String {
    if words.trim().is_empty() {
        return say!(shell.words, "report-empty");
    }
    let Some(store) = HistoryStore::of_reports() else {
        return say!(shell.words, "report-no-folder");
    };
    let report = QuestionReport {
        time: Timestamp::from_second(now()).unwrap_or_default().to_string(),
        id: format!("{}@{}", question.id, env!("CARGO_PKG_VERSION")),
        seed: RunSeed::stated_in_id(&question.id),
        edition: edition.year(),
        language: shell.words.language().code(),
        answer,
        words: words.trim(),
    };
    let Ok(line) = serde_json::to_string(&report) else { return String::new() };
    let path = store.path().display().to_string();
    match store.add(&format!("{line}\n")) {
        Ok(()) => say!(shell.words, "report-written", path = path, id = question.id.clone()),
        Err(error) => say!(shell.words, "report-not-written", path = path, why = shell.why(&error)),
    }
}
