//! The search of an ending: alpha-beta, with a memo of the positions between tricks.

use super::node::{Node, partner};
use super::plays::{Habits, PlayerModel, Plays, order, plays};

/// A search of endings in which all players play by fixed models.
pub(super) struct Search {
    /// The side whose tricks are counted: the parity of its seats.
    side: usize,
    /// How each seat plays, by `Seat as usize`.
    players: [PlayerModel; 4],
    /// The number of nodes that may still be searched.
    nodes_left: u32,
    memo: Memo,
}

/// The search has reached its limit of nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LimitReached;

impl Search {
    pub(super) fn new(side: usize, players: [PlayerModel; 4], limit: u32) -> Search {
        Search { side, players, nodes_left: limit, memo: Memo::new(MEMO_SIZES.0) }
    }

    /// Returns the number of tricks that the side wins from this position on.
    pub(super) fn tricks(&mut self, node: &Node) -> Result<u8, LimitReached> {
        let (mut least, mut most) = (0, node.tricks_left());
        // Searches that answer "at least this many?" share the memo, and cut off more than one search for the number.
        while least < most {
            let asked = (least + most).div_ceil(2);
            let found = self.search(node, asked - 1, asked)?;
            if found >= asked {
                least = found;
            } else {
                most = found;
            }
        }
        Ok(least)
    }

    /// Returns a play of the seat in turn that leads to `value` tricks of the side; `value` is the number that the side
    /// wins from this position on.
    pub(super) fn play_for(&mut self, node: &Node, value: u8) -> Result<Option<u64>, LimitReached> {
        let maximises = self.maximises(node.turn);
        for card in self.plays(node) {
            let (after, winner) = node.play(card);
            let Some(rest) = value.checked_sub(self.gain(winner)) else { continue };
            let leads_there = if maximises {
                rest == 0 || self.search(&after, rest - 1, rest)? >= rest
            } else {
                self.search(&after, rest, rest + 1)? <= rest
            };
            if leads_there {
                return Ok(Some(card));
            }
        }
        Ok(None)
    }

    fn is_ours(&self, seat: usize) -> bool {
        seat % 2 == self.side
    }

    /// Returns the tricks that the side gains when this seat wins a trick.
    pub(super) fn gain(&self, winner: Option<usize>) -> u8 {
        u8::from(winner.is_some_and(|seat| self.is_ours(seat)))
    }

    /// Returns whether the seat in turn tries to win tricks for the side.
    fn maximises(&self, seat: usize) -> bool {
        self.is_ours(seat) == (self.players[seat] == PlayerModel::Best)
    }

    fn plays(&self, node: &Node) -> Plays {
        let mut plays = plays(node, self.players[node.turn]);
        let wants = self.players[node.turn] == PlayerModel::Best;
        order(node, &mut plays, wants);
        plays
    }

    /// Returns bounds that need no search: the tricks that the leader can cash, or cashes whatever he leads.
    fn bounds(&self, node: &Node) -> (u8, u8) {
        let (seat, left) = (node.turn, node.tricks_left());
        let sure = match self.players[seat] {
            PlayerModel::Best if self.players[partner(seat)] == PlayerModel::Best => {
                node.cashable(seat).max(node.cashable_by_partner(seat))
            }
            PlayerModel::Best => node.cashable(seat),
            PlayerModel::Careless(Habits { any_order: false, .. })
                if node.cashable(seat) == left =>
            {
                left
            }
            PlayerModel::Careless(_) | PlayerModel::Worst if node.has_only_winners(seat) => left,
            PlayerModel::Careless(_) | PlayerModel::Worst => 0,
        };
        let trumps = |seats: [usize; 2]| node.top_trumps(seats[0]).max(node.top_trumps(seats[1]));
        let (ours, theirs) = (self.side, 1 - self.side);
        let (least, less) = (trumps([ours, ours + 2]), trumps([theirs, theirs + 2]));
        if self.is_ours(seat) {
            (sure.max(least), left - less)
        } else {
            (least, left - sure.max(less))
        }
    }

    /// Returns the number of tricks of the side, or only a bound of it if it is not between `low` and `high`.
    fn search(&mut self, node: &Node, mut low: u8, mut high: u8) -> Result<u8, LimitReached> {
        if high == 0 {
            // Every value is at least `high`; in an empty window the plays would give no valid bound.
            return Ok(0);
        }
        if node.on_table > 0 {
            return Ok(self.best_play(node, low, high, 0)?.0);
        }
        let left = node.tricks_left();
        if left == 0 {
            return Ok(0);
        }
        if left == 1 {
            return Ok(self.gain(Some(node.last_winner())));
        }
        let (mut least, mut most) = self.bounds(node);
        if least >= high || least == most {
            return Ok(least);
        }
        if most <= low {
            return Ok(most);
        }
        let key = node.key();
        let mut first = 0;
        if let Some(known) = self.memo.get(key) {
            (least, most) = (least.max(known.least), most.min(known.most));
            first = known.play;
            if least >= high || least == most {
                return Ok(least);
            }
            if most <= low {
                return Ok(most);
            }
        }
        (low, high) = (low.max(least), high.min(most + u8::from(high > most)));
        let (found, play) = self.best_play(node, low, high, first)?;
        if found <= low {
            most = most.min(found.max(least));
        }
        if found >= high {
            least = least.max(found);
        }
        if found > low && found < high {
            (least, most) = (found, found);
        }
        self.memo.put(key, Known { least, most, play });
        Ok(found)
    }

    /// Returns the value of the best of the plays of the seat in turn, as [`Search::search`] does, and the play that
    /// gave it. The play `first`, if it is possible, is tried first.
    fn best_play(
        &mut self,
        node: &Node,
        mut low: u8,
        mut high: u8,
        first: u64,
    ) -> Result<(u8, u64), LimitReached> {
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(LimitReached)?;
        let maximises = self.maximises(node.turn);
        let (mut found, mut best) = (if maximises { 0 } else { node.tricks_left() }, 0);
        let mut plays = self.plays(node);
        if let Some(place) = plays.iter().position(|card| *card == first) {
            plays[..=place].rotate_right(1);
        }
        for card in plays {
            let (after, winner) = node.play(card);
            let gain = self.gain(winner);
            let value =
                gain + self.search(&after, low.saturating_sub(gain), high.saturating_sub(gain))?;
            if best == 0 || (if maximises { value > found } else { value < found }) {
                (found, best) = (value, card);
            }
            if maximises {
                low = low.max(value);
            } else {
                high = high.min(value);
            }
            if low >= high {
                break;
            }
        }
        Ok((found, best))
    }
}

/// What the search knows of a position between tricks.
#[derive(Clone, Copy)]
struct Known {
    /// The least and the largest number of tricks of the side.
    least: u8,
    most: u8,
    /// The play that decided the last search.
    play: u64,
}

/// The positions between tricks. In a full memo a new position replaces the old one in its place.
struct Memo {
    keys: Vec<u128>,
    /// Of each position the least number, the largest, and the place of the play in the pack, eight bits each.
    known: Vec<u32>,
    used: usize,
}

/// The number of positions for which a memo has room at first, and at most.
const MEMO_SIZES: (usize, usize) = (1 << 8, 1 << 20);

impl Memo {
    fn new(size: usize) -> Memo {
        Memo { keys: vec![0; size], known: vec![0; size], used: 0 }
    }

    fn place(&self, key: u128) -> usize {
        let folded = (key as u64) ^ ((key >> 64) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mixed = folded.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (mixed >> 40) as usize & (self.keys.len() - 1)
    }

    fn get(&self, key: u128) -> Option<Known> {
        let place = self.place(key);
        (self.keys[place] == key).then(|| {
            let [least, most, card, _] = self.known[place].to_le_bytes();
            Known { least, most, play: 1 << card }
        })
    }

    fn put(&mut self, key: u128, known: Known) {
        let card = known.play.trailing_zeros() as u8 & 63;
        self.insert(key, u32::from_le_bytes([known.least, known.most, card, 0]));
        if 2 * self.used > self.keys.len() && self.keys.len() < MEMO_SIZES.1 {
            let mut larger = Memo::new(4 * self.keys.len());
            for (key, known) in self.keys.iter().zip(&self.known).filter(|(key, _)| **key != 0) {
                larger.insert(*key, *known);
            }
            *self = larger;
        }
    }

    fn insert(&mut self, key: u128, known: u32) {
        let place = self.place(key);
        self.used += usize::from(self.keys[place] == 0);
        (self.keys[place], self.known[place]) = (key, known);
    }
}
