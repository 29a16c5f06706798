//! The plays among which a player chooses in an ending.

use super::node::{Node, above, highest, lowest, partner, suit_of, suits};

/// How a player plays an ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerModel {
    /// He plays the legal card that is best for his side.
    Best,
    /// He plays the legal card that is worst for his side.
    Worst,
    /// He plays the sensible card that is worst for his side: careless or inferior, but not irrational.
    Careless(Habits),
}

/// What is sensible for a careless player. He knows the cards of his side, and those that the two opponents hold
/// between them, but not which of the opponents holds a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    /// Whether he leads a suit in any order instead of from the top.
    pub any_order: bool,
    /// Whether he does not know that the opponents have a trump left.
    pub forgets_trumps: bool,
}

/// The cards among which a player chooses.
#[derive(Clone, Copy)]
pub(super) struct Choice {
    /// The cards, without a card that is equal to another.
    pub(super) cards: u64,
    /// The cards from whose ranks the choice follows, as in [`Sure::cards`](super::node::Sure::cards).
    pub(super) ranks: u64,
}

/// Returns the cards among which the player chooses.
pub(super) fn plays(node: &Node, model: PlayerModel) -> Choice {
    let (cards, ranks) = match model {
        PlayerModel::Best | PlayerModel::Worst => (0, 0),
        PlayerModel::Careless(habits) => {
            let theirs = node.against(node.turn);
            let theirs = if habits.forgets_trumps { theirs & !node.trumps } else { theirs };
            if node.on_table == 0 { leads(node, habits, theirs) } else { follows(node, theirs) }
        }
    };
    Choice { cards: unequal(node, if cards == 0 { node.legal() } else { cards }), ranks }
}

/// Returns the cards, but of cards between which no other hand holds a card only one: the highest for a lead or a card
/// that wins the trick so far, otherwise the lowest.
fn unequal(node: &Node, cards: u64) -> u64 {
    if cards & cards.wrapping_sub(1) == 0 {
        return cards;
    }
    let others = node.others(node.turn) | node.best;
    let (mut left, mut kept) = (cards, 0);
    while left != 0 {
        let card = highest(left);
        let below = others & (card - 1) & suit_of(card);
        // The cards from `card` down to the next card of another hand, or to the end of the suit.
        let floor = if below == 0 { lowest(suit_of(card)) } else { highest(below) };
        let equal = left & !(floor - 1);
        kept |= if node.beats(card) { card } else { lowest(equal) };
        left ^= equal;
    }
    kept
}

/// Returns the leads of a careless player, and the cards from whose ranks they follow; `theirs` are the cards that he
/// knows the opponents to hold.
///
/// - If he knows that the opponents have a trump left, and his side has a higher one, he draws it first.
/// - He leads a card that wins the trick, in his hand or his partner's, while he has one.
/// - He leads each suit from the top, unless `any_order` is set.
fn leads(node: &Node, habits: Habits, theirs: u64) -> (u64, u64) {
    let hand = node.hands[node.turn];
    let ours = hand | node.hands[partner(node.turn)];
    let their_trumps = theirs & node.trumps;
    let wins = |suit: u64| highest(ours & suit) > highest(theirs & suit);
    let of_suit = |suit: u64| {
        let own = hand & suit;
        if habits.any_order { own } else { highest(own) }
    };
    if their_trumps != 0 && hand & node.trumps != 0 && wins(node.trumps) {
        return (of_suit(node.trumps), highest((ours | theirs) & node.trumps));
    }
    let (mut winning, mut others, mut ranks) = (0, 0, 0);
    for suit in suits().filter(|suit| hand & suit != 0) {
        if theirs & suit != 0 {
            ranks |= highest((ours | theirs) & suit);
        }
        if wins(suit) {
            winning |= of_suit(suit);
        } else {
            others |= of_suit(suit);
        }
    }
    (if winning != 0 { winning } else { others }, ranks)
}

/// Returns the cards that a careless player plays to a trick that another hand has led, and the cards from whose ranks
/// they follow; `theirs` are the cards that he knows the opponents to hold.
///
/// - If he cannot win the trick, or it is surely won by his partner, he plays his lowest card.
/// - If he can win it, he plays his cheapest winner or his highest card; he plays low only if partner's card is winning
///   and at most two cards that the opponents may still play beat it, as in a finesse, or if he has no card that surely
///   wins.
/// - He ruffs a trick that the opponents are winning, low or high.
/// - He discards the lowest card of any suit, but a winner only if he has no other card.
fn follows(node: &Node, theirs: u64) -> (u64, u64) {
    let (seat, legal) = (node.turn, node.legal());
    let partners = node.best_seat == partner(seat);
    // The cards that the last player to this trick may still hold.
    let behind = if node.on_table < 3 { theirs } else { 0 };
    let is_sure = |card: u64| {
        let trump = card & node.trumps != 0;
        behind & suit_of(card) < card && (trump || node.led & card != 0)
    };
    let follows_suit = legal & node.led != 0;
    let winners = all(legal, |card| node.beats(card));
    // The card that wins so far, if the choice follows from its rank: not if his partner wins the trick whatever he plays,
    // or if none of his cards is of a suit that could beat it.
    let ranks = if node.on_table == 3 && partners {
        0
    } else if follows_suit {
        node.best & node.led
    } else if legal & node.trumps != 0 {
        node.best
    } else {
        0
    };
    let low = || if follows_suit { (lowest(legal), 0) } else { discards(node, theirs) };
    let (cards, also) = if winners == 0 || partners && (node.on_table == 3 || is_sure(node.best)) {
        low()
    } else if node.on_table == 3 {
        (lowest(winners), 0)
    } else {
        let beating = above(behind & suit_of(node.best), node.best);
        let is_finesse = partners && beating.count_ones() <= 2;
        let may_play_low =
            if follows_suit { is_finesse || !is_sure(highest(winners)) } else { partners };
        let (lows, also) = if may_play_low { low() } else { (0, 0) };
        (lowest(winners) | highest(winners) | lows, also)
    };
    (cards, ranks | also)
}

/// Returns the discards of a careless player, and the cards from whose ranks they follow. If he has only winners left, he throws away one of a suit in which he
/// holds more cards than the opponents together; without such a suit, or of several, one of which the opponents have the
/// fewest cards, and of such suits the card with the fewest others below it.
fn discards(node: &Node, theirs: u64) -> (u64, u64) {
    let plain = node.legal() & !node.trumps;
    let from = if plain != 0 { plain } else { node.legal() };
    let lows = suits().fold(0, |cards, suit| cards | lowest(from & suit));
    let (mut losers, mut ranks) = (0, 0);
    for suit in suits().filter(|suit| lows & suit != 0) {
        let (low, out) = (lows & suit, theirs & suit);
        losers |= if out > low { low } else { 0 };
        ranks |= if out > low { highest(out) } else { 0 };
        ranks |= if out != 0 && out < low { low } else { 0 };
    }
    if losers != 0 {
        return (losers, ranks);
    }
    let value = |card: u64| {
        let suit = suit_of(card);
        let (own, out) = ((node.legal() & suit).count_ones(), (theirs & suit).count_ones());
        (own <= out, out, (node.cards() & suit & (card - 1)).count_ones())
    };
    let held = suits().filter(|suit| lows & suit != 0);
    let cheapest = held.map(|suit| value(lows & suit)).min();
    (all(lows, |card| Some(value(card)) == cheapest), ranks | lows)
}

/// Returns the cards of a set that meet a condition.
fn all(cards: u64, holds: impl Fn(u64) -> bool) -> u64 {
    let (mut left, mut kept) = (cards, 0);
    while left != 0 {
        let card = lowest(left);
        left ^= card;
        kept |= if holds(card) { card } else { 0 };
    }
    kept
}

/// The plays of one turn in the order of their search: of each its score, and its place in the pack in six bits.
pub(super) struct Plays {
    scored: [u16; 13],
    count: usize,
}

impl Plays {
    /// Returns the cards with those first that are likely to decide the search: those that win or save tricks for the
    /// player's side if `wants` is true, otherwise those that lose them; before them all `first`, if it is among the
    /// cards.
    pub(super) fn ordered(node: &Node, cards: u64, wants: bool, first: u64) -> Plays {
        let mut plays = Plays { scored: [0; 13], count: 0 };
        if cards.count_ones() == 1 {
            plays.insert(cards.trailing_zeros() as u16);
            return plays;
        }
        let theirs = node.against(node.turn);
        let partners = node.best_seat == partner(node.turn);
        let score = |card: u64| -> u16 {
            let rank = card.trailing_zeros() as u16 & 15;
            if node.on_table == 0 {
                let is_master = theirs & suit_of(card) < card;
                let ruffable = card & node.trumps == 0 && theirs & node.trumps != 0;
                return if is_master && !ruffable { 40 + rank } else { 20 - rank };
            }
            let trump = if card & node.trumps != 0 { 16 } else { 0 };
            if node.beats(card) && !partners { 64 - rank - trump } else { 31 - rank - trump / 2 }
        };
        let mut left = cards;
        while left != 0 {
            let card = lowest(left);
            left ^= card;
            let scored = if card == first {
                0
            } else if wants {
                99 - score(card)
            } else {
                1 + score(card)
            };
            plays.insert(scored << 6 | card.trailing_zeros() as u16);
        }
        plays
    }

    fn insert(&mut self, scored: u16) {
        let mut place = self.count;
        while place > 0 && self.scored[place - 1] > scored {
            self.scored[place] = self.scored[place - 1];
            place -= 1;
        }
        self.scored[place] = scored;
        self.count += 1;
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = u64> {
        self.scored[..self.count].iter().map(|scored| 1 << (scored & 63))
    }
}
