//! The number of tricks and the result of the contract after a ruling, with best play, for
//! questions that have a `result`.

use std::cmp::Ordering;

use arbitro_cases::Question;
use arbitro_laws::bridge::{Side, endgame};
use arbitro_laws::ruling::Ruling;

/// The result of the board with best play after the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickOutcome {
    /// The side that the question's `result` names.
    pub side: Side,
    /// The number of remaining tricks that the side makes.
    pub tricks_made: u8,
    /// The number of remaining tricks.
    pub tricks_left: u8,
    /// The total number of tricks that the side makes.
    pub total_tricks: u8,
    /// The result of the contract, with best play.
    pub contract: ContractResult,
}

/// The result of a contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContractResult {
    /// The contract is down by this many tricks.
    Down(u8),
    /// The contract is made exactly.
    Made,
    /// The contract is made with this many overtricks.
    Over(u8),
}

/// Returns the outcome of a question under a ruling; `None` if the question has no `result`, the ruling leaves a fact
/// open, the position cannot be played out, or the level of the contract is unknown.
pub fn outcome(question: &Question, ruling: &Ruling) -> Option<TrickOutcome> {
    let side = question.result.as_ref()?.side;
    let more = question.tricks_made(ruling)?;
    let position = &ruling.position;
    let contract = question.setting.contract;
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
