//! Reports of questions: what a candidate writes about a question goes into a file of his own, which he can send to the
//! docente.

use serde::Serialize;

use crate::cli::practice::store::HistoryStore;
use crate::cli::shell::Shell;
use crate::render::text::say;
use arbitro_cases::Question;
use arbitro_cases::scenarios::random::RunSeed;
use arbitro_laws::ruling::Edition;

/// A report, as it is written: one line of JSON.
#[derive(Serialize)]
struct QuestionReport<'q> {
    /// The id, followed by the version of the program, as `arbitro generate --again` reads it.
    id: String,
    /// The seed of the run, if the question was generated.
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    edition: u16,
    /// The letters of the options chosen, as the question shows them.
    answer: &'q str,
    words: &'q str,
}

/// Appends a report to the candidate's file; returns the message for him.
pub fn write(
    shell: &Shell,
    question: &Question,
    edition: Edition,
    (answer, words): (&str, &str),
) -> String {
    let Some(store) = HistoryStore::of_reports() else {
        return say!(shell.words, "report-no-folder");
    };
    let report = QuestionReport {
        id: format!("{}@{}", question.id, env!("CARGO_PKG_VERSION")),
        seed: RunSeed::stated_in_id(&question.id),
        edition: edition.year(),
        answer,
        words,
    };
    let Ok(line) = serde_json::to_string(&report) else { return String::new() };
    let path = store.path().display().to_string();
    match store.add(&format!("{line}\n")) {
        Ok(()) => say!(shell.words, "report-written", path = path),
        Err(error) => {
            say!(shell.words, "history-not-written", path = path, why = shell.why(&error))
        }
    }
}
