//! A position of an ending as bit sets, for the search.

use super::super::card::{Card, Suit};
use super::super::hand::Hand;

/// A position of an ending in which every card is known. A set of cards is a `u64`, sixteen bits for each suit.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The cards in each hand, by `Seat as usize`.
    pub(super) hands: [u64; 4],
    /// The trump suit as a set of cards; empty at no trump.
    pub(super) trumps: u64,
    /// The seat whose turn it is.
    pub(super) turn: usize,
    /// The number of cards on the table.
    pub(super) on_table: u8,
    /// The suit led, as a set of cards.
    pub(super) led: u64,
    /// The card that is winning the trick.
    pub(super) best: u64,
    /// The seat that played `best`.
    pub(super) best_seat: usize,
}

/// Returns all cards of the suit of this card.
pub(super) const fn suit_of(card: u64) -> u64 {
    0xFFFF << (card.trailing_zeros() & 48)
}

/// Returns the highest card of one suit, or of the highest suit in the set; no card if the set is empty.
pub(super) const fn highest(cards: u64) -> u64 {
    if cards == 0 { 0 } else { 1 << (63 - cards.leading_zeros()) }
}

/// Returns the lowest card of one suit, or of the lowest suit in the set; no card if the set is empty.
pub(super) const fn lowest(cards: u64) -> u64 {
    cards & cards.wrapping_neg()
}

/// Returns the cards of a suit above a card of the suit; all of them if there is no such card.
pub(super) const fn above(cards: u64, card: u64) -> u64 {
    if card == 0 { cards } else { cards & !(card | (card - 1)) }
}

/// Returns the sets of cards of the four suits.
pub(super) fn suits() -> impl Iterator<Item = u64> {
    (0..4).map(|suit| 0xFFFF << (16 * suit))
}

/// Returns the seat opposite.
pub(super) const fn partner(seat: usize) -> usize {
    (seat + 2) % 4
}

/// The cards of an ending. The search numbers the cards of each suit from the lowest, without gaps.
pub(super) struct Pack {
    /// The cards with their ranks.
    cards: u64,
    /// For each suit and each set of its cards that are left, the seats that hold them.
    owners: [Vec<u32>; 4],
}

impl Pack {
    /// Returns the cards of a position, and the position with its cards numbered.
    pub(super) fn number(node: &Node) -> (Pack, Node) {
        let cards = node.cards() | node.best;
        let numbered = |set: u64| {
            let (mut left, mut found) = (cards, 0);
            while left != 0 {
                let suit = suit_of(left);
                let mut number = lowest(suit);
                while left & suit != 0 {
                    let card = lowest(left);
                    left ^= card;
                    found |= if set & card != 0 { number } else { 0 };
                    number <<= 1;
                }
            }
            found
        };
        let hands = node.hands.map(numbered);
        let owners = [0, 16, 32, 48].map(|place| {
            let of_suit = hands.map(|hand| (hand >> place) as u16);
            let [north, east, south, west] = of_suit;
            let count = 16 - (north | east | south | west).leading_zeros();
            let mut owners: Vec<u32> = Vec::with_capacity(1 << count);
            owners.push(1);
            for set in 1..1_usize << count {
                let low = 1 << set.trailing_zeros();
                let owner = (0..3).find(|seat| of_suit[*seat] & low != 0).unwrap_or(3);
                owners.push(owners[set & (set - 1)] << 2 | owner as u32);
            }
            owners
        });
        (Pack { cards, owners }, Node { hands, best: numbered(node.best), ..*node })
    }

    /// Returns the card with this number; `None` if its rank is unknown.
    pub(super) fn card(&self, numbered: u64) -> Option<Card> {
        let suit = suit_of(numbered);
        let mut left = self.cards & suit;
        for _ in 0..(numbered.trailing_zeros() & 15) {
            left &= left - 1;
        }
        Hand::from_bits(lowest(left)).only()
    }

    /// Returns a key of a position before a lead. Positions in which only the ranks of equal cards differ have the same
    /// key: it lists, suit by suit from the top, the seats that hold the cards.
    pub(super) fn key(&self, node: &Node) -> u128 {
        let cards = node.cards();
        let suit = |place: usize| {
            let left = (cards >> (16 * place)) as usize & 0xFFFF;
            u64::from(self.owners[place].get(left).copied().unwrap_or(1))
        };
        let [low, high] = [suit(0) | suit(1) << 32, suit(2) | suit(3) << 32];
        u128::from(high) << 64 | u128::from(low | (node.turn as u64) << 30)
    }
}

impl Node {
    /// Returns the position before a lead.
    pub(super) fn new(hands: [u64; 4], trumps: Option<Suit>, leader: usize) -> Node {
        let trumps = trumps.map_or(0, |suit| 0xFFFF << (16 * suit as u64));
        Node { hands, trumps, turn: leader, on_table: 0, led: 0, best: 0, best_seat: leader }
    }

    /// Returns the number of tricks still to be completed, the trick in progress included.
    pub(super) const fn tricks_left(&self) -> u8 {
        self.hands[self.turn].count_ones() as u8
    }

    /// Returns the cards held by the two opponents of a seat.
    pub(super) const fn against(&self, seat: usize) -> u64 {
        self.hands[(seat + 1) % 4] | self.hands[(seat + 3) % 4]
    }

    /// Returns the legal cards of the seat whose turn it is.
    pub(super) const fn legal(&self) -> u64 {
        let hand = self.hands[self.turn];
        if self.on_table > 0 && hand & self.led != 0 { hand & self.led } else { hand }
    }

    /// Returns whether the card beats the card that is winning the trick.
    pub(super) const fn beats(&self, card: u64) -> bool {
        self.on_table == 0
            || suit_of(card) & self.best != 0 && card > self.best
            || card & self.trumps != 0 && self.best & self.trumps == 0
    }

    /// Returns the position after the seat in turn has played a card, and the winner if the card completes a trick.
    pub(super) const fn play(&self, card: u64) -> (Node, Option<usize>) {
        let mut after = *self;
        if self.on_table == 0 {
            after.led = suit_of(card);
        }
        if self.beats(card) {
            (after.best, after.best_seat) = (card, self.turn);
        }
        after.hands[self.turn] &= !card;
        if self.on_table == 3 {
            (after.turn, after.on_table, after.led, after.best) = (after.best_seat, 0, 0, 0);
            return (after, Some(after.best_seat));
        }
        after.turn = (self.turn + 1) % 4;
        after.on_table += 1;
        (after, None)
    }

    /// Returns the winner of the last trick, to which every hand plays its only card.
    pub(super) fn last_winner(&self) -> usize {
        let mut node = *self;
        loop {
            let (after, winner) = node.play(node.hands[node.turn]);
            if let Some(winner) = winner {
                return winner;
            }
            node = after;
        }
    }

    /// Returns all cards in the hands.
    pub(super) const fn cards(&self) -> u64 {
        self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
    }

    /// Returns how many tricks a seat can cash one after the other once it leads: none of the other hands has a card
    /// that beats them, so the seat keeps the lead until then.
    pub(super) fn cashable(&self, seat: usize) -> u8 {
        let hand = self.hands[seat];
        let mut sum = 0;
        for suit in suits() {
            sum += self.cashable_in(seat, suit);
        }
        (sum as u8).min(hand.count_ones() as u8)
    }

    /// Returns how many tricks the two hands of the leader's side can cash, if both play as well as they can: each suit
    /// in one hand, first the leader's and then his partner's, to whom he leads one of these suits.
    pub(super) fn cashable_by_side(&self) -> u8 {
        let (leader, partner) = (self.turn, partner(self.turn));
        let (mut own, mut both, mut is_reached) = (0, 0, false);
        for suit in suits() {
            let top = highest(self.cards() & suit);
            if top & self.hands[leader] != 0 {
                let first = self.unruffed(leader, suit);
                (own, both) = (own + first, both + first);
            } else if top & self.hands[partner] != 0 {
                let second = self.unruffed(partner, suit);
                both += second;
                is_reached |= second > 0 && self.hands[leader] & suit != 0;
            }
        }
        let sure = if is_reached { both } else { own };
        (sure as u8).min(self.tricks_left())
    }

    /// Returns how many tricks a seat can cash in one suit before an opponent can ruff.
    fn unruffed(&self, seat: usize, suit: u64) -> u32 {
        let mut tricks = self.run(seat, suit);
        if suit & self.trumps == 0 {
            for hand in [1, 3].map(|turn| self.hands[(seat + turn) % 4]) {
                if hand & self.trumps != 0 {
                    tricks = tricks.min((hand & suit).count_ones());
                }
            }
        }
        tricks
    }

    /// Returns how many tricks the opponents of the leader win at least, whatever he leads: without trumps in his side
    /// the hand with the highest card of each suit that he holds wins the trick, and cashes those that follow it.
    pub(super) fn lost_at_once(&self) -> u8 {
        let leader = self.turn;
        let ours = self.hands[leader] | self.hands[partner(leader)];
        if ours & self.trumps != 0 {
            return 0;
        }
        let held = suits().filter(|suit| self.hands[leader] & suit != 0);
        let winners = |turn: usize, suit: u64| self.top_cards((leader + turn) % 4, suit);
        let lost = held.map(|suit| winners(1, suit).max(winners(3, suit)));
        lost.min().unwrap_or(0) as u8
    }

    /// Returns how many tricks a seat can cash in one suit.
    fn cashable_in(&self, seat: usize, suit: u64) -> u32 {
        let is_ruffed = self.others(seat) & self.trumps != 0 && suit & self.trumps == 0;
        if is_ruffed { 0 } else { self.run(seat, suit) }
    }

    /// Returns how many tricks a seat wins by leading one suit from the top, if nobody ruffs.
    fn run(&self, seat: usize, suit: u64) -> u32 {
        let winners = self.top_cards(seat, suit);
        if winners == 0 {
            return 0;
        }
        let length = |turn: usize| (self.hands[(seat + turn) % 4] & suit).count_ones();
        let longest = length(1).max(length(2)).max(length(3));
        // Once the others have no card of the suit left, the low cards win too.
        if winners >= longest { length(0) } else { winners }
    }

    /// Returns how many of the highest cards of a suit a hand holds.
    fn top_cards(&self, seat: usize, suit: u64) -> u32 {
        above(self.hands[seat] & suit, highest(self.others(seat) & suit)).count_ones()
    }

    /// Returns the cards in the other three hands.
    pub(super) const fn others(&self, seat: usize) -> u64 {
        self.hands[(seat + 1) % 4] | self.hands[(seat + 2) % 4] | self.hands[(seat + 3) % 4]
    }

    /// Returns how many of the highest trumps a hand holds: each wins the trick to which it is played.
    pub(super) fn top_trumps(&self, seat: usize) -> u8 {
        self.top_cards(seat, self.trumps) as u8
    }

    /// Returns whether a seat that leads wins every trick, whichever of its cards it leads.
    pub(super) fn has_only_winners(&self, seat: usize) -> bool {
        let (hand, others) = (self.hands[seat], self.others(seat));
        let ruffed = others & self.trumps != 0 && hand & !self.trumps != 0;
        !ruffed
            && suits().all(|suit| hand & suit == 0 || lowest(hand & suit) > highest(others & suit))
    }
}
