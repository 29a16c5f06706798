//! The search of an ending: alpha-beta, with a memo of the positions between tricks.

use super::node::{Node, Pack, partner};
use super::plays::{Habits, PlayerModel, Plays, plays};

/// The value of a position from which no line leads to the event that is awaited: more than any number of tricks.
pub(super) const NEVER: u8 = 64;

/// A search of endings in which all players play by fixed models.
pub(super) struct Search<'p> {
    pub(super) pack: &'p Pack,
    /// The side whose tricks are counted: the parity of its seats.
    side: usize,
    /// How each seat plays, by `Seat as usize`.
    players: [PlayerModel; 4],
    /// The number of nodes that may still be searched.
    nodes_left: u32,
    memo: Memo,
    /// The search of the rest of a line once a trump of the opponents has won a trick; `None` if that changes nothing.
    /// Without such a trick a line has the value [`NEVER`].
    after_trump: Option<Box<Search<'p>>>,
}

/// The search has reached its limit of nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LimitReached;

impl<'p> Search<'p> {
    pub(super) fn new(
        pack: &'p Pack,
        side: usize,
        players: [PlayerModel; 4],
        limit: u32,
    ) -> Search<'p> {
        let memo = Memo::new(MEMO_SIZES.0);
        Search { pack, side, players, nodes_left: limit, memo, after_trump: None }
    }

    /// Returns a search of the lines on which a trump of the opponents of the side wins a trick: until then all players
    /// play by `players`, but discard as well as they can, and from then on they play as well as they can.
    pub(super) fn until_trump_wins(
        pack: &'p Pack,
        side: usize,
        players: [PlayerModel; 4],
        limit: u32,
    ) -> Search<'p> {
        let after = Search::new(pack, side, [PlayerModel::Best; 4], limit);
        Search { after_trump: Some(Box::new(after)), ..Search::new(pack, side, players, limit) }
    }

    /// Returns the search of the rest of a line if this play completes the trick that is awaited.
    pub(super) fn next(&mut self, node: &Node, card: u64) -> Option<&mut Search<'p>> {
        let side = self.side;
        let next = self.after_trump.as_deref_mut()?;
        let winning = if node.beats(card) { card } else { node.best };
        let is_theirs = node.play(card).1.is_some_and(|seat| seat % 2 != side);
        (is_theirs && winning & node.trumps != 0).then_some(next)
    }

    /// Returns the number of tricks that the side wins from this position on, or [`NEVER`].
    pub(super) fn tricks(&mut self, node: &Node) -> Result<u8, LimitReached> {
        let (mut least, mut most) = (0, node.tricks_left());
        if self.after_trump.is_some() && self.search(node, most, most + 1)? > most {
            return Ok(NEVER);
        }
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

    /// Returns whether the side wins more than this number of tricks from this position on.
    pub(super) fn wins_more(&mut self, node: &Node, tricks: u8) -> Result<bool, LimitReached> {
        Ok(self.search(node, tricks, tricks + 1)? > tricks)
    }

    /// Returns a play of the seat in turn that leads to `value` tricks of the side; `value` is the number that the side
    /// wins from this position on.
    pub(super) fn play_for(&mut self, node: &Node, value: u8) -> Result<Option<u64>, LimitReached> {
        let (plays, maximises) = self.plays(node, 0);
        for card in plays.iter() {
            let leads_there = if maximises {
                value == 0 || self.after(node, card, value - 1, value)? >= value
            } else {
                self.after(node, card, value, value + 1)? <= value
            };
            if leads_there {
                return Ok(Some(card));
            }
        }
        Ok(None)
    }

    /// Returns the number of tricks of the side after this play, as [`Search::search`] does.
    fn after(&mut self, node: &Node, card: u64, low: u8, high: u8) -> Result<u8, LimitReached> {
        let (after, winner) = node.play(card);
        let gain = self.gain(winner);
        let (low, high) = (low.saturating_sub(gain), high.saturating_sub(gain));
        let nodes_left = self.nodes_left;
        let Some(next) = self.next(node, card) else {
            return Ok(gain + self.search(&after, low, high)?);
        };
        next.nodes_left = nodes_left;
        let value = gain + next.search(&after, low, high)?;
        self.nodes_left = next.nodes_left;
        Ok(value)
    }

    fn is_ours(&self, seat: usize) -> bool {
        seat % 2 == self.side
    }

    /// Returns the tricks that the side gains when this seat wins a trick.
    pub(super) fn gain(&self, winner: Option<usize>) -> u8 {
        u8::from(winner.is_some_and(|seat| self.is_ours(seat)))
    }

    /// Returns the plays of the seat in turn, `first` and the likely best first, and whether it tries to win tricks for
    /// the side.
    fn plays(&self, node: &Node, first: u64) -> (Plays, bool) {
        let model = self.players[node.turn];
        let cards = plays(node, model);
        // Until the trump wins, only its cost counts: a discard neither wins a trick nor loses one to it.
        let discards = || node.on_table > 0 && cards & (node.led | node.trumps) == 0;
        let wants = model == PlayerModel::Best || self.after_trump.is_some() && discards();
        (Plays::ordered(node, cards, wants, first), self.is_ours(node.turn) == wants)
    }

    /// Returns bounds that need no search: the tricks that the leader can cash, or cashes whatever he leads.
    fn bounds(&self, node: &Node) -> (u8, u8) {
        let (seat, left) = (node.turn, node.tricks_left());
        let sure = match self.players[seat] {
            PlayerModel::Best if self.players[partner(seat)] == PlayerModel::Best => {
                node.cashable_by_side()
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
        let follow = self.players[(seat + 1) % 4] == PlayerModel::Best
            && self.players[(seat + 3) % 4] == PlayerModel::Best;
        let lost = if follow { node.lost_at_once() } else { 0 };
        if self.is_ours(seat) {
            (sure.max(least), left - less.max(lost))
        } else {
            (least.max(lost), left - sure.max(less))
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
        if self.after_trump.is_some() && node.trumps & node.against(self.side) == 0 {
            return Ok(NEVER);
        }
        if left == 0 {
            return Ok(0);
        }
        if left == 1 {
            let winner = node.last_winner();
            let gain = self.gain(Some(winner));
            let is_awaited = gain == 0 && node.hands[winner] & node.trumps != 0;
            return Ok(if self.after_trump.is_none() || is_awaited { gain } else { NEVER });
        }
        let (mut least, mut most) = self.bounds(node);
        if self.after_trump.is_some() {
            (least, most) = (if least == left { NEVER } else { least }, NEVER);
        }
        if least >= high || least == most {
            return Ok(least);
        }
        if most <= low {
            return Ok(most);
        }
        let key = self.pack.key(node);
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
        let (plays, maximises) = self.plays(node, first);
        let (mut found, mut best) = (if maximises { 0 } else { NEVER }, 0);
        for card in plays.iter() {
            let value = self.after(node, card, low, high)?;
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
