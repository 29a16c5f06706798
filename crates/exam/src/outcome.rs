//! What a ruling comes to in tricks, where the case states it: best play after the ruling, and the contract.

use std::cmp::Ordering;

use arbitro_cases::Question;
use arbitro_laws::bridge::{Side, endgame};
use arbitro_laws::ruling::Ruling;

/// The end of the hand with best play after the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickOutcome {
    pub side: Side,
    /// The tricks that the side makes of those left.
    pub tricks_made: u8,
    pub tricks_left: u8,
    /// The tricks that it makes in all.
    pub total_tricks: u8,
    pub contract: ContractResult,
}

/// How the contract ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContractResult {
    Down(u8),
    Made,
    Over(u8),
}

/// The outcome of a question whose case states one, under a ruling that leaves nothing open.
pub fn outcome(item: &Question, ruling: &Ruling) -> Option<TrickOutcome> {
    let side = item.result.as_ref()?.side;
    let more = item.tricks_made(ruling)?;
    let position = &ruling.position;
    let contract = item.setting.contract;
    let declaring = contract.declaring_side();
    let made = position.tricks_of(declaring) + endgame::double_dummy_tricks(position, declaring)?;
    Some(TrickOutcome {
        side,
        tricks_made: more,
        tricks_left: 13 - position.tricks_played(),
        total_tricks: position.tricks_of(side) + more,
        contract: fulfilment(made, contract.level? + 6),
    })
}

fn fulfilment(made: u8, needed: u8) -> ContractResult {
    match made.cmp(&needed) {
        Ordering::Less => ContractResult::Down(needed - made),
        Ordering::Equal => ContractResult::Made,
        Ordering::Greater => ContractResult::Over(made - needed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tricks_made_against_tricks_needed() {
        assert_eq!(fulfilment(8, 9), ContractResult::Down(1));
        assert_eq!(fulfilment(9, 9), ContractResult::Made);
        assert_eq!(fulfilment(12, 10), ContractResult::Over(2));
    }
}
