//! The texts of the faults of a results file.

use crate::render::text::{Words, say};
use arbitro_exam::results::{FORMAT, ResultsFault};

/// Returns the message about a fault of a results file.
pub fn fault(words: &Words, fault: &ResultsFault) -> String {
    match fault {
        ResultsFault::NotText => say!(words, "stats-fault-text"),
        ResultsFault::CutShort => say!(words, "stats-fault-short"),
        ResultsFault::Malformed(detail) => {
            say!(words, "stats-fault-malformed", detail = detail.clone())
        }
        ResultsFault::Format(found) => {
            let (found, known) = (found.to_string(), FORMAT.to_string());
            say!(words, "stats-fault-format", found = found, known = known)
        }
        ResultsFault::NoCandidates => say!(words, "stats-fault-nobody"),
        ResultsFault::Twice(id) => say!(words, "stats-fault-twice", id = id.clone()),
        ResultsFault::UnknownQuestion { candidate, question } => {
            let (candidate, question) = (candidate.clone(), question.clone());
            say!(words, "stats-fault-question", candidate = candidate, question = question)
        }
        ResultsFault::NoOption { question, option } => {
            let (question, option) = (question.clone(), option.to_string());
            say!(words, "stats-fault-option", question = question, option = option)
        }
        ResultsFault::Options(id) => say!(words, "stats-fault-options", id = id.clone()),
        ResultsFault::Mark(id) => say!(words, "stats-fault-mark", id = id.clone()),
    }
}
