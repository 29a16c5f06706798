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
    /// Whether another card of the suit of `best` lies in the trick, so that the rank of `best` matters.
    pub(super) by_rank: bool,
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

/// A number of tricks that need no search, or that a search has found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sure {
    pub(super) tricks: u8,
    /// The cards from whose ranks it follows: with the same lengths of all suits, and the same owners of each of these
    /// cards and of the higher cards of its suit, the number is the same.
    pub(super) cards: u64,
}

impl Sure {
    pub(super) const NONE: Sure = Sure { tricks: 0, cards: 0 };

    const fn and(self, other: Sure) -> Sure {
        Sure { tricks: self.tricks + other.tricks, cards: self.cards | other.cards }
    }
}

/// The cards of an ending. The search numbers the cards of each suit from the lowest, without gaps.
pub(super) struct Pack {
    /// The cards with their ranks.
    cards: u64,
    /// For each suit and each set of its cards that are left, the lengths of the four hands, and below them in 32 bits
    /// the seats that hold the cards, from the top.
    holders: [Vec<u64>; 4],
    /// Whether a memo merges equal positions only.
    #[cfg(test)]
    pub(super) is_exact: bool,
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
        let holders = [0, 16, 32, 48].map(|place| {
            let of_suit = hands.map(|hand| (hand >> place) as u16);
            let [north, east, south, west] = of_suit;
            let count = 16 - (north | east | south | west).leading_zeros();
            let mut holders: Vec<u64> = Vec::with_capacity(1 << count);
            holders.push(1);
            for set in 1..1_usize << count {
                let low = 1 << set.trailing_zeros();
                let owner = (0..3).find(|seat| of_suit[*seat] & low != 0).unwrap_or(3);
                let higher = holders[set & (set - 1)];
                let lengths = (higher >> 32) + (1 << (4 * owner));
                holders.push(lengths << 32 | (higher & 0xFFFF_FFFF) << 2 | owner as u64);
            }
            holders
        });
        let pack = Pack {
            cards,
            holders,
            #[cfg(test)]
            is_exact: false,
        };
        (pack, Node { hands, best: numbered(node.best), ..*node })
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

    /// Returns what is held of a suit of which these cards are left.
    fn holders(&self, place: usize, cards: u64) -> u64 {
        let left = (cards >> (16 * place)) as usize & 0xFFFF;
        self.holders[place].get(left).copied().unwrap_or(1)
    }

    /// Returns the key of a position before a lead. Positions in which only the ranks of equal cards differ have the same
    /// key.
    pub(super) fn key(&self, node: &Node) -> Key {
        let cards = node.cards();
        let held = [0, 1, 2, 3].map(|place| self.holders(place, cards));
        let low = |place: usize| held[place] & 0xFFFF_FFFF;
        let lengths = held.iter().fold(0, |lengths, held| lengths << 16 | held >> 32);
        let turn = (node.turn as u64) << 30;
        Key { lengths, owners: [low(0) | turn | low(1) << 32, low(2) | low(3) << 32] }
    }

    /// Returns which bits of the owners of a key depend only on these cards and the higher cards of their suits, and on
    /// the turn; `left` are all cards that are left.
    pub(super) fn mask(&self, left: u64, cards: u64) -> [u64; 2] {
        #[cfg(test)]
        if self.is_exact {
            return [u64::MAX; 2];
        }
        let mut mask = [0xC000_0000, 0];
        for place in 0..4 {
            let suit = 0xFFFF << (16 * place);
            if cards & suit != 0 {
                let below = left & suit & (lowest(cards & suit) - 1);
                let bits = 31 - (self.holders(place, below) as u32).leading_zeros();
                let of_suit = 0x3FFF_FFFF & (u32::MAX << bits);
                mask[place / 2] |= u64::from(of_suit) << (32 * (place % 2));
            }
        }
        mask
    }
}

/// A position before a lead: the length of each suit in each hand, and suit by suit the owners of the cards from the top.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub(super) lengths: u64,
    pub(super) owners: [u64; 2],
}

/// Returns the cards on which the bits of a mask depend that [`Pack::mask`] returned for a position with the same
/// lengths; `left` are all cards that are left.
pub(super) fn masked_cards(left: u64, mask: [u64; 2]) -> u64 {
    let mut cards = 0;
    for place in 0..4 {
        let of_suit = (mask[place / 2] >> (32 * (place % 2))) as u32 & 0x3FFF_FFFF;
        if of_suit != 0 {
            let mut held = left & 0xFFFF << (16 * place);
            for _ in 0..of_suit.trailing_zeros() / 2 {
                held &= held - 1;
            }
            cards |= held;
        }
    }
    cards
}

impl Node {
    /// Returns the position before a lead.
    pub(super) fn new(hands: [u64; 4], trumps: Option<Suit>, leader: usize) -> Node {
        let trumps = trumps.map_or(0, |suit| 0xFFFF << (16 * suit as u64));
        let (turn, best_seat) = (leader, leader);
        Node { hands, trumps, turn, on_table: 0, led: 0, best: 0, best_seat, by_rank: false }
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
        let after = self.with(card);
        if after.on_table < 4 {
            return (after, None);
        }
        (after.turned(), Some(after.best_seat))
    }

    /// Returns the position after a complete trick on the table has been turned.
    pub(super) const fn turned(mut self) -> Node {
        (self.turn, self.on_table, self.led, self.best) = (self.best_seat, 0, 0, 0);
        self
    }

    /// Returns the position after the seat in turn has played a card, with a complete trick still on the table.
    pub(super) const fn with(&self, card: u64) -> Node {
        let mut after = *self;
        if self.on_table == 0 {
            after.led = suit_of(card);
        }
        after.by_rank = suit_of(card) & self.best != 0;
        if self.beats(card) {
            (after.best, after.best_seat) = (card, self.turn);
        } else {
            after.by_rank |= self.by_rank;
        }
        after.hands[self.turn] &= !card;
        after.turn = (self.turn + 1) % 4;
        after.on_table += 1;
        after
    }

    /// Returns the last trick, to which every hand plays its only card, with its four cards on the table.
    pub(super) const fn last_trick(&self) -> Node {
        let mut node = *self;
        while node.on_table < 4 {
            node = node.with(node.hands[node.turn]);
        }
        node
    }

    /// Returns the card that wins the trick so far, if its rank matters.
    pub(super) const fn won_by_rank(&self) -> u64 {
        if self.by_rank { self.best } else { 0 }
    }

    /// Returns the cards of the seat in turn that are equal to this one: no card of another hand is between them.
    pub(super) const fn equals(&self, card: u64) -> u64 {
        let suit = suit_of(card);
        let others = (self.others(self.turn) | self.best) & suit;
        let below = others & (card - 1);
        let beyond = lowest(above(others, card)).wrapping_sub(1);
        let own = self.hands[self.turn] & suit & beyond;
        if below == 0 { own } else { own & !(highest(below) - 1) }
    }

    /// Returns all cards in the hands.
    pub(super) const fn cards(&self) -> u64 {
        self.hands[0] | self.hands[1] | self.hands[2] | self.hands[3]
    }

    /// Returns how many tricks a seat can cash one after the other once it leads: none of the other hands has a card
    /// that beats them, so the seat keeps the lead until then.
    pub(super) fn cashable(&self, seat: usize) -> Sure {
        let is_ruffed = self.others(seat) & self.trumps != 0;
        let cashed = suits().filter(|suit| !is_ruffed || suit & self.trumps != 0);
        let sum = cashed.fold(Sure::NONE, |sum, suit| sum.and(self.run(seat, suit)));
        Sure { tricks: sum.tricks.min(self.hands[seat].count_ones() as u8), ..sum }
    }

    /// Returns how many tricks the two hands of the leader's side can cash, if both play as well as they can: each suit
    /// in one hand, first the leader's and then his partner's, to whom he leads one of these suits.
    pub(super) fn cashable_by_side(&self) -> Sure {
        let (leader, partner) = (self.turn, partner(self.turn));
        let (mut own, mut partners, mut is_reached) = (Sure::NONE, Sure::NONE, false);
        for suit in suits() {
            let top = highest(self.cards() & suit);
            if top & self.hands[leader] != 0 {
                own = own.and(self.unruffed(leader, suit));
            } else if top & self.hands[partner] != 0 {
                let cashed = self.unruffed(partner, suit);
                is_reached |= cashed.tricks > 0 && self.hands[leader] & suit != 0;
                partners = partners.and(cashed);
            }
        }
        let sum = if is_reached { own.and(partners) } else { own };
        Sure { tricks: sum.tricks.min(self.tricks_left()), ..sum }
    }

    /// Returns how many tricks a seat can cash in one suit before an opponent can ruff.
    fn unruffed(&self, seat: usize, suit: u64) -> Sure {
        let mut cashed = self.run(seat, suit);
        if cashed.tricks > 0 && suit & self.trumps == 0 {
            for hand in [1, 3].map(|turn| self.hands[(seat + turn) % 4]) {
                if hand & self.trumps != 0 {
                    cashed.tricks = cashed.tricks.min((hand & suit).count_ones() as u8);
                }
            }
            cashed.cards = top(cashed.cards, cashed.tricks);
        }
        cashed
    }

    /// Returns how many tricks the opponents of the leader win at least, whatever he leads: without trumps in his side
    /// the hand with the highest card of each suit that he holds wins the trick, and cashes those that follow it.
    pub(super) fn lost_at_once(&self) -> Sure {
        let leader = self.turn;
        let ours = self.hands[leader] | self.hands[partner(leader)];
        if ours & self.trumps != 0 {
            return Sure::NONE;
        }
        let mut lost = Sure { tricks: self.tricks_left(), cards: 0 };
        for suit in suits().filter(|suit| self.hands[leader] & suit != 0) {
            let winners = [1, 3].map(|turn| self.top_cards((leader + turn) % 4, suit));
            let winners = winners[0] | winners[1];
            lost.tricks = lost.tricks.min(winners.count_ones() as u8);
            lost.cards |= winners;
            if winners == 0 {
                return Sure::NONE;
            }
        }
        lost
    }

    /// Returns how many tricks a seat wins by leading one suit from the top, if nobody ruffs.
    fn run(&self, seat: usize, suit: u64) -> Sure {
        let cards = self.top_cards(seat, suit);
        if cards == 0 {
            return Sure::NONE;
        }
        let length = |turn: usize| (self.hands[(seat + turn) % 4] & suit).count_ones() as u8;
        let longest = length(1).max(length(2)).max(length(3));
        let winners = cards.count_ones() as u8;
        // Once the others have no card of the suit left, the low cards win too.
        if winners >= longest {
            Sure { tricks: length(0), cards: top(cards, longest) }
        } else {
            Sure { tricks: winners, cards }
        }
    }

    /// Returns those of the highest cards of a suit that a hand holds.
    fn top_cards(&self, seat: usize, suit: u64) -> u64 {
        above(self.hands[seat] & suit, highest(self.others(seat) & suit))
    }

    /// Returns the cards in the other three hands.
    pub(super) const fn others(&self, seat: usize) -> u64 {
        self.hands[(seat + 1) % 4] | self.hands[(seat + 2) % 4] | self.hands[(seat + 3) % 4]
    }

    /// Returns how many of the highest trumps one hand of a side, the parity of its seats, holds: each wins the trick to
    /// which it is played.
    pub(super) fn top_trumps(&self, side: usize) -> Sure {
        let cards = self.top_cards(side, self.trumps) | self.top_cards(side + 2, self.trumps);
        let is_alone = cards == self.cards() & self.trumps;
        Sure { tricks: cards.count_ones() as u8, cards: if is_alone { 0 } else { cards } }
    }

    /// Returns whether a seat that leads wins every trick, whichever of its cards it leads.
    pub(super) fn has_only_winners(&self, seat: usize) -> bool {
        let (hand, others) = (self.hands[seat], self.others(seat));
        let ruffed = others & self.trumps != 0 && hand & !self.trumps != 0;
        !ruffed && suits().all(|suit| hand & suit == 0 || lowest(hand & suit) > others & suit)
    }
}

/// Returns this many of the highest cards of a suit.
fn top(mut cards: u64, count: u8) -> u64 {
    for _ in u32::from(count)..cards.count_ones() {
        cards &= cards - 1;
    }
    cards
}
