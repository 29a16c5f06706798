//! What a ruling comes to in tricks, where the case states it and best play proves it.

use crate::bridge::ending;
use crate::casebook::Item;
use crate::ruling::Ruling;

use super::text::{Words, say};

/// "With best play East-West make 2 tricks of the 2 left: 10 in all, 3NT plus 1."
pub fn line(words: &Words, item: &Item, ruling: &Ruling) -> Option<String> {
    let side = item.result.as_ref()?.side;
    let more = item.made(ruling)?;
    let position = &ruling.position;
    let left = 13 - position.tricks_played();
    let total = position.tricks_of(side) + more;
    let contract = item.setting.contract;
    let declaring = contract.declaring_side();
    let made = position.tricks_of(declaring) + ending::tricks(position, declaring)?;
    let needed = contract.level? + 6;
    let result = match made.cmp(&needed) {
        std::cmp::Ordering::Less => say!(words, "outcome-down", count = needed - made),
        std::cmp::Ordering::Equal => say!(words, "outcome-made"),
        std::cmp::Ordering::Greater => say!(words, "outcome-over", count = made - needed),
    };
    Some(say!(
        words,
        "outcome",
        side = words.side(side),
        more = more,
        left = left,
        total = total,
        contract = words.contract(contract),
        result = result
    ))
}
