//! What is wrong with a file of results, and what to do.

use crate::render::text::{Words, say};
use arbitro_exam::results::{FORMAT, Fault};

/// What is wrong.
pub fn fault(words: &Words, fault: &Fault) -> String {
    match fault {
        Fault::NotText => say!(words, "stats-fault-text"),
        Fault::CutShort => say!(words, "stats-fault-short"),
        Fault::Malformed(detail) => {
            say!(words, "stats-fault-malformed", detail = detail.clone())
        }
        Fault::Format(found) => {
            let (found, known) = (found.to_string(), FORMAT.to_string());
            say!(words, "stats-fault-format", found = found, known = known)
        }
        Fault::NoCandidates => say!(words, "stats-fault-nobody"),
        Fault::Twice(id) => say!(words, "stats-fault-twice", id = id.clone()),
        Fault::UnknownQuestion { candidate, question } => {
            let (candidate, question) = (candidate.clone(), question.clone());
            say!(words, "stats-fault-question", candidate = candidate, question = question)
        }
        Fault::NoOption { question, option } => {
            let (question, option) = (question.clone(), option.to_string());
            say!(words, "stats-fault-option", question = question, option = option)
        }
        Fault::Options(id) => say!(words, "stats-fault-options", id = id.clone()),
        Fault::Mark(id) => say!(words, "stats-fault-mark", id = id.clone()),
    }
}
