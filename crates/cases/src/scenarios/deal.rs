//! Deals that are bridge: the contract is the one to which the hands lead.

use crate::case::Vulnerability;
use arbitro_laws::bridge::{
    BySeat, Card, Contract, Deal, Doubling, Hand, Holding, Rank, Seat, Side, Strain, Suit,
};

use super::random::QuestionRng;

/// What a recipe needs of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContractWish {
    Any,
    Trumps,
    NoTrump,
}

/// Four hands with the contract that is played on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealtBoard {
    pub hands: BySeat<Hand>,
    pub contract: Contract,
    pub dealer: Seat,
    pub vulnerable: Vulnerability,
}

/// How many packs are dealt before a wish is given up.
const MAX_DEALS: usize = 2000;

/// The cards that a side has between its hands in a suit that it makes trumps, at the least.
const FIT: u32 = 8;

impl DealtBoard {
    /// Deals until the hands have a contract that is wished for.
    pub fn new(wish: ContractWish, dice: &mut QuestionRng) -> Option<DealtBoard> {
        (0..MAX_DEALS).find_map(|_| {
            let hands = hands(dice);
            let contract = contract(&hands)?;
            let fits = match wish {
                ContractWish::Any => true,
                ContractWish::Trumps => contract.strain != Strain::NoTrump,
                ContractWish::NoTrump => contract.strain == Strain::NoTrump,
            };
            let dealer = Seat::ALL[dice.below(4)];
            let zone = dice.below(4);
            let vulnerable = Vulnerability { north_south: zone & 1 > 0, east_west: zone & 2 > 0 };
            fits.then_some(DealtBoard { hands, contract, dealer, vulnerable })
        })
    }

    /// The diagram.
    pub fn to_deal(&self) -> Deal {
        Deal { hands: BySeat(self.hands.0.map(Holding::exactly)) }
    }
}

fn hands(dice: &mut QuestionRng) -> BySeat<Hand> {
    let mut pack: Vec<Card> = Hand::PACK.iter().collect();
    dice.shuffle(&mut pack);
    let mut hands = BySeat([Hand::EMPTY; 4]);
    for (place, card) in pack.into_iter().enumerate() {
        hands.0[place % 4] = hands.0[place % 4].with(card);
    }
    hands
}

/// High card points: four for an ace, down to one for a jack.
pub fn points(hand: Hand) -> u32 {
    let of = |card: Card| (card.rank as u32).saturating_sub(Rank::Ten as u32);
    hand.iter().map(of).sum()
}

/// The contract that the stronger side reaches by simple means; `None` where the hands leave it in doubt.
fn contract(hands: &BySeat<Hand>) -> Option<Contract> {
    let pair = |side: Side| {
        let seats = Seat::ALL.into_iter().filter(move |seat| seat.side() == side);
        seats.map(|seat| (seat, hands[seat])).collect::<Vec<_>>()
    };
    let strength = |side| pair(side).iter().map(|(_, hand)| points(*hand)).sum::<u32>();
    let side = Side::ALL.into_iter().max_by_key(|side| strength(*side))?;
    let [(one, first), (two, second)] = pair(side).try_into().ok()?;
    let (strain, level) = bid(first, second, strength(side))?;
    // Who holds more of the suit names it first; without trumps, who has more to say.
    let weight = |hand: Hand| match strain {
        Strain::Suit(suit) => (hand.suit(suit).len(), points(hand)),
        Strain::NoTrump => (points(hand), 0),
    };
    let declarer = if weight(first) >= weight(second) { one } else { two };
    Some(Contract { level: Some(level), strain, doubled: Doubling::Undoubled, declarer })
}

fn bid(first: Hand, second: Hand, strength: u32) -> Option<(Strain, u8)> {
    let together = |suit: Suit| (first | second).suit(suit);
    let longest = |suits: &[Suit]| {
        let worth = |suit: &Suit| (together(*suit).len(), points(together(*suit)));
        suits.iter().copied().max_by_key(worth)
    };
    let fits = |suit: &Suit| {
        let lengths = [first, second].map(|hand| hand.suit(*suit).len());
        together(*suit).len() >= FIT && lengths.into_iter().max() >= Some(4)
    };
    let has_fit_honours = |suit: &Suit| points(together(*suit)) >= 3;
    let major = longest(&[Suit::Spades, Suit::Hearts]).filter(fits).filter(has_fit_honours);
    if let Some(suit) = major {
        let level = match strength {
            21..=22 => 2,
            23..=24 => 3,
            25..=30 => 4,
            32..=37 => 6,
            _ => return None,
        };
        return Some((Strain::Suit(suit), level));
    }
    if is_flat(first) && is_flat(second) && Suit::ALL.into_iter().all(|s| is_stopped(together(s))) {
        let level = match strength {
            21..=22 => 1,
            23..=24 => 2,
            25..=30 => 3,
            33..=36 => 6,
            _ => return None,
        };
        return Some((Strain::NoTrump, level));
    }
    let minor = longest(&[Suit::Diamonds, Suit::Clubs]).filter(fits).filter(has_fit_honours)?;
    let level = match strength {
        21..=22 => 2,
        23..=25 => 3,
        28..=31 => 5,
        32..=36 => 6,
        _ => return None,
    };
    Some((Strain::Suit(minor), level))
}

/// Neither void nor singleton, and no suit so long that it would be trumps.
fn is_flat(hand: Hand) -> bool {
    Suit::ALL.into_iter().all(|suit| (2..=6).contains(&hand.suit(suit).len()))
}

/// Ace, guarded king, queen third, jack fourth.
fn is_stopped(suit: Hand) -> bool {
    let length = suit.len();
    suit.iter().next().is_some_and(|top| match top.rank {
        Rank::Ace => true,
        Rank::King => length >= 2,
        Rank::Queen => length >= 3 && points(suit) >= 3,
        _ => false,
    })
}
