//! The text of the tricks and the result that follow from a ruling.

use arbitro_cases::Question;
use arbitro_exam::outcome::{ContractResult, outcome};
use arbitro_laws::ruling::Ruling;

use super::text::{Words, say};

/// Returns the result after the ruling: "With best play East-West make 2 tricks of the 2 left: 10 in all, 3NT plus 1."
/// `None` if it cannot be computed.
pub fn line(words: &Words, question: &Question, ruling: &Ruling) -> Option<String> {
    let outcome = outcome(question, ruling)?;
    let result = match outcome.contract {
        ContractResult::Down(count) => say!(words, "outcome-down", count = count),
        ContractResult::Made => say!(words, "outcome-made"),
        ContractResult::Over(count) => say!(words, "outcome-over", count = count),
    };
    Some(say!(
        words,
        "outcome",
        side = words.side(outcome.side),
        more = outcome.tricks_made,
        left = outcome.tricks_left,
        total = outcome.total_tricks,
        contract = words.contract(question.setting.contract),
        result = result
    ))
}
