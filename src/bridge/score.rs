//! The duplicate score of a contract.

use super::card::Suit;
use super::contract::{Contract, Doubled, Strain};

/// Points for declarer's side, negative when the contract fails; `None` where the level is not known
/// or `tricks` is more than thirteen.
///
/// Source: Law 77 (trick points, overtricks, premiums, undertricks).
///
/// ```
/// use arbitro::bridge::{notation::parse_contract, score::score};
/// let contract = parse_contract("3NT S").unwrap();
/// assert_eq!(score(contract, 10, false), Some(430));
/// assert_eq!(score(contract, 8, true), Some(-100));
/// ```
pub fn score(contract: Contract, tricks: u8, vulnerable: bool) -> Option<i32> {
    let level = contract.level?;
    if tricks > 13 {
        return None;
    }
    let needed = level + 6;
    Some(if tricks >= needed {
        made(contract, level, (tricks - needed).into(), vulnerable)
    } else {
        -undertricks(contract.doubled, (needed - tricks).into(), vulnerable)
    })
}

fn factor(doubled: Doubled) -> i32 {
    match doubled {
        Doubled::Undoubled => 1,
        Doubled::Doubled => 2,
        Doubled::Redoubled => 4,
    }
}

fn made(contract: Contract, level: u8, over: i32, vulnerable: bool) -> i32 {
    let (first, each) = match contract.strain {
        Strain::Suit(Suit::Clubs | Suit::Diamonds) => (20, 20),
        Strain::Suit(Suit::Hearts | Suit::Spades) => (30, 30),
        Strain::NoTrump => (40, 30),
    };
    let times = factor(contract.doubled);
    let below = (first + each * (i32::from(level) - 1)) * times;
    let overtrick = match contract.doubled {
        Doubled::Undoubled => each,
        Doubled::Doubled | Doubled::Redoubled => 50 * times * if vulnerable { 2 } else { 1 },
    };
    let game = match (below >= 100, vulnerable) {
        (false, _) => 50,
        (true, false) => 300,
        (true, true) => 500,
    };
    let slam = match (level, vulnerable) {
        (6, false) => 500,
        (6, true) => 750,
        (7, false) => 1000,
        (7, true) => 1500,
        _ => 0,
    };
    let insult = match contract.doubled {
        Doubled::Undoubled => 0,
        Doubled::Doubled => 50,
        Doubled::Redoubled => 100,
    };
    below + over * overtrick + game + slam + insult
}

fn undertricks(doubled: Doubled, down: i32, vulnerable: bool) -> i32 {
    match (doubled, vulnerable) {
        (Doubled::Undoubled, false) => 50 * down,
        (Doubled::Undoubled, true) => 100 * down,
        (Doubled::Doubled | Doubled::Redoubled, vulnerable) => {
            let doubled_once: i32 = (1..=down)
                .map(|trick| match (trick, vulnerable) {
                    (1, false) => 100,
                    (2 | 3, false) => 200,
                    (1, true) => 200,
                    _ => 300,
                })
                .sum();
            doubled_once * factor(doubled) / 2
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::notation::parse_contract;

    #[test]
    fn known_scores() {
        let rows = [
            ("2S S", 8, false, 110),
            ("4H S", 10, true, 620),
            ("3NT E", 10, false, 430),
            ("6H S", 12, false, 980),
            ("6H S", 11, false, -50),
            ("7NT N", 13, true, 2220),
            ("1NTX N", 7, false, 180),
            ("2CX W", 10, true, 580),
            ("1CXX N", 8, false, 430),
            ("3SX S", 5, false, -800),
            ("3SX S", 5, true, -1100),
            ("3SXX S", 8, true, -400),
        ];
        for (contract, tricks, vulnerable, points) in rows {
            let contract = parse_contract(contract).unwrap();
            assert_eq!(score(contract, tricks, vulnerable), Some(points), "{contract} {tricks}");
        }
    }
}
