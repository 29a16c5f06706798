//! What a ruling comes to in tricks, in words.

use arbitro_cases::Item;
use arbitro_exam::outcome::{Fulfilment, outcome};
use arbitro_laws::ruling::Ruling;

use super::text::{Words, say};

/// "With best play East-West make 2 tricks of the 2 left: 10 in all, 3NT plus 1."
pub fn line(words: &Words, item: &Item, ruling: &Ruling) -> Option<String> {
    let outcome = outcome(item, ruling)?;
    let result = match outcome.contract {
        Fulfilment::Down(count) => say!(words, "outcome-down", count = count),
        Fulfilment::Made => say!(words, "outcome-made"),
        Fulfilment::Over(count) => say!(words, "outcome-over", count = count),
    };
    Some(say!(
        words,
        "outcome",
        side = words.side(outcome.side),
        more = outcome.more,
        left = outcome.left,
        total = outcome.total,
        contract = words.contract(item.setting.contract),
        result = result
    ))
}
