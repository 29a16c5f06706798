//! Deals hands, and derives the contract from them.

use crate::case::Vulnerability;
use arbitro_laws::bridge::{
    BySeat, Card, Contract, Deal, Doubling, Hand, Holding, Rank, Seat, Side, Strain, Suit,
};

use super::random::QuestionRng;

/// What a scenario requires of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContractWish {
    /// Any contract.
    Any,
    /// A suit contract.
    Trumps,
    /// A contract in no trumps.
    NoTrump,
}

/// Four hands with the contract that is played on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DealtBoard {
    /// The hands.
    pub hands: BySeat<Hand>,
    /// The contract.
    pub contract: Contract,
    /// The dealer.
    pub dealer: Seat,
    /// The vulnerable sides.
    pub vulnerable: Vulnerability,
}

/// The largest number of deals tried for a required contract.
const MAX_DEALS: usize = 2000;

/// The smallest number of cards that a side must hold in its trump suit.
const FIT: u32 = 8;

impl DealtBoard {
    /// Deals until the hands have the required contract; returns `None` after [`MAX_DEALS`] attempts.
    pub fn new(wish: ContractWish, rng: &mut QuestionRng) -> Option<DealtBoard> {
        (0..MAX_DEALS).find_map(|_| {
            let hands = hands(rng);
            let contract = contract(&hands)?;
            let fits = match wish {
                ContractWish::Any => true,
                ContractWish::Trumps => contract.strain != Strain::NoTrump,
                ContractWish::NoTrump => contract.strain == Strain::NoTrump,
            };
            let dealer = Seat::ALL[rng.below(4)];
            let zone = rng.below(4);
            let vulnerable = Vulnerability { north_south: zone & 1 > 0, east_west: zone & 2 > 0 };
            fits.then_some(DealtBoard { hands, contract, dealer, vulnerable })
        })
    }

    /// Returns the hands as a diagram.
    pub fn to_deal(&self) -> Deal {
        Deal { hands: BySeat(self.hands.0.map(Holding::exactly)) }
    }
}

fn hands(rng: &mut QuestionRng) -> BySeat<Hand> {
    let mut pack: Vec<Card> = Hand::PACK.iter().collect();
    rng.shuffle(&mut pack);
    let mut hands = BySeat([Hand::EMPTY; 4]);
    for (place, card) in pack.into_iter().enumerate() {
        hands.0[place % 4] = hands.0[place % 4].with(card);
    }
    hands
}

/// Counts high-card points: four for an ace, down to one for a jack.
pub fn points(hand: Hand) -> u32 {
    let of = |card: Card| (card.rank as u32).saturating_sub(Rank::Ten as u32);
    hand.iter().map(of).sum()
}

/// Returns the contract of the stronger side, by a simple bidding method; `None` if the method finds no contract.
fn contract(hands: &BySeat<Hand>) -> Option<Contract> {
    let pair = |side: Side| {
        let seats = Seat::ALL.into_iter().filter(move |seat| seat.side() == side);
        seats.map(|seat| (seat, hands[seat])).collect::<Vec<_>>()
    };
    let strength = |side| pair(side).iter().map(|(_, hand)| points(*hand)).sum::<u32>();
    let side = Side::ALL.into_iter().max_by_key(|side| strength(*side))?;
    let [(one, first), (two, second)] = pair(side).try_into().ok()?;
    let (strain, level) = bid(first, second, strength(side))?;
    // The player with more cards in the trump suit is declarer; in no trumps, the player with more points.
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

/// Returns true if a hand has no void, no singleton, and no suit of more than six cards.
fn is_flat(hand: Hand) -> bool {
    Suit::ALL.into_iter().all(|suit| (2..=6).contains(&hand.suit(suit).len()))
}

/// Returns true if a suit is stopped: by the ace, a guarded king, or queen and jack with a third card.
fn is_stopped(suit: Hand) -> bool {
    let length = suit.len();
    suit.iter().next().is_some_and(|top| match top.rank {
        Rank::Ace => true,
        Rank::King => length >= 2,
        Rank::Queen => length >= 3 && points(suit) >= 3,
        _ => false,
    })
}
