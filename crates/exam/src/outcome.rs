//! What a ruling comes to in tricks, where the case states it: best play after the ruling, and the contract.

use std::cmp::Ordering;

use arbitro_cases::Item;
use arbitro_laws::bridge::{Side, ending};
use arbitro_laws::ruling::Ruling;

/// The end of the hand with best play after the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub side: Side,
    /// The tricks that the side makes of those left.
    pub more: u8,
    pub left: u8,
    /// The tricks that it makes in all.
    pub total: u8,
    pub contract: Fulfilment,
}

/// How the contract ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fulfilment {
    Down(u8),
    Made,
    Over(u8),
}

/// The outcome of a question whose case states one, under a ruling that leaves nothing open.
pub fn outcome(item: &Item, ruling: &Ruling) -> Option<Outcome> {
    let side = item.result.as_ref()?.side;
    let more = item.made(ruling)?;
    let position = &ruling.position;
    let contract = item.setting.contract;
    let declaring = contract.declaring_side();
    let made = position.tricks_of(declaring) + ending::tricks(position, declaring)?;
    Some(Outcome {
        side,
        more,
        left: 13 - position.tricks_played(),
        total: position.tricks_of(side) + more,
        contract: fulfilment(made, contract.level? + 6),
    })
}

fn fulfilment(made: u8, needed: u8) -> Fulfilment {
    match made.cmp(&needed) {
        Ordering::Less => Fulfilment::Down(needed - made),
        Ordering::Equal => Fulfilment::Made,
        Ordering::Greater => Fulfilment::Over(made - needed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tricks_made_against_tricks_needed() {
        assert_eq!(fulfilment(8, 9), Fulfilment::Down(1));
        assert_eq!(fulfilment(9, 9), Fulfilment::Made);
        assert_eq!(fulfilment(12, 10), Fulfilment::Over(2));
    }
}
