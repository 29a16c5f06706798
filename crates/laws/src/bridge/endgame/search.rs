//! The search of an ending, with a memo of the positions before a lead.
//!
//! A search answers whether the side wins at least a number of tricks. With the answer it returns the cards from whose
//! ranks it follows, so that the memo gives it for every position in which the same seats hold these cards and those above
//! them, and the suits have the same lengths.

use super::node::{Key, Node, Pack, Sure, highest, lowest, masked_cards, partner, suit_of};
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
        let memo = Memo::new();
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
        self.awaited(&node.with(card))
    }

    /// Returns the search of the rest of a line after this trick, if it is complete and the one that is awaited.
    fn awaited(&mut self, trick: &Node) -> Option<&mut Search<'p>> {
        let side = self.side;
        let is_awaited =
            trick.on_table == 4 && trick.best_seat % 2 != side && trick.best & trick.trumps != 0;
        self.after_trump.as_deref_mut().filter(|_| is_awaited)
    }

    /// Returns the number of tricks that the side wins from this position on, or [`NEVER`].
    pub(super) fn tricks(&mut self, node: &Node) -> Result<u8, LimitReached> {
        let (mut least, mut most) = (0, node.tricks_left());
        if self.after_trump.is_some() && self.wins_more(node, most)? {
            return Ok(NEVER);
        }
        // Searches that answer "at least this many?" share the memo, and cut off more than one search for the number.
        while least < most {
            let asked = (least + most).div_ceil(2);
            let found = self.search(node, asked)?.tricks;
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
        Ok(self.search(node, tricks + 1)?.tricks > tricks)
    }

    /// Returns a play of the seat in turn that leads to `value` tricks of the side; `value` is the number that the side
    /// wins from this position on.
    pub(super) fn play_for(&mut self, node: &Node, value: u8) -> Result<Option<u64>, LimitReached> {
        let (plays, maximises) = self.plays(node, plays(node, self.players[node.turn]).cards, 0);
        for card in plays.iter() {
            let leads_there = if maximises {
                value == 0 || self.after(node, card, value)?.tricks >= value
            } else {
                self.after(node, card, value + 1)?.tricks <= value
            };
            if leads_there {
                return Ok(Some(card));
            }
        }
        Ok(None)
    }

    /// Returns the number of tricks of the side after this play, as [`Search::search`] does.
    fn after(&mut self, node: &Node, card: u64, asked: u8) -> Result<Sure, LimitReached> {
        let trick = node.with(card);
        if trick.on_table < 4 {
            return self.best_play(&trick, asked, 0).map(|(found, _)| found);
        }
        let gain = self.gain(Some(trick.best_seat));
        let (after, asked) = (trick.turned(), asked.saturating_sub(gain));
        let nodes_left = self.nodes_left;
        let found = match self.awaited(&trick) {
            None => self.search(&after, asked)?,
            Some(next) => {
                next.nodes_left = nodes_left;
                let found = next.search(&after, asked)?;
                self.nodes_left = next.nodes_left;
                found
            }
        };
        Ok(Sure { tricks: gain + found.tricks, cards: found.cards | trick.won_by_rank() })
    }

    fn is_ours(&self, seat: usize) -> bool {
        seat % 2 == self.side
    }

    /// Returns the tricks that the side gains when this seat wins a trick.
    pub(super) fn gain(&self, winner: Option<usize>) -> u8 {
        u8::from(winner.is_some_and(|seat| self.is_ours(seat)))
    }

    /// Returns these plays of the seat in turn, `first` and the likely best first, and whether it tries to win tricks for
    /// the side.
    fn plays(&self, node: &Node, cards: u64, first: u64) -> (Plays, bool) {
        // Until the trump wins, only its cost counts: a discard neither wins a trick nor loses one to it.
        let discards = || node.on_table > 0 && cards & (node.led | node.trumps) == 0;
        let wants = self.players[node.turn] == PlayerModel::Best
            || self.after_trump.is_some() && discards();
        (Plays::ordered(node, cards, wants, first), self.is_ours(node.turn) == wants)
    }

    /// Returns bounds that need no search, of the tricks of the leader's side and of the other side: the tricks that the
    /// leader can cash, or cashes whatever he leads, and the highest trumps.
    fn bounds(&self, node: &Node) -> [Sure; 2] {
        let (seat, left) = (node.turn, node.tricks_left());
        let is_best = |seat: usize| self.players[seat % 4] == PlayerModel::Best;
        let sure = if is_best(seat) {
            if is_best(partner(seat)) { node.cashable_by_side() } else { node.cashable(seat) }
        } else if node.has_only_winners(seat) {
            Sure { tricks: left, cards: node.hands[seat] }
        } else if let PlayerModel::Careless(Habits { any_order: false, .. }) = self.players[seat]
            && let cashed = node.cashable(seat)
            && cashed.tricks == left
        {
            cashed
        } else {
            Sure::NONE
        };
        let follow = is_best(seat + 1) && is_best(seat + 3);
        let lost = if follow { node.lost_at_once() } else { Sure::NONE };
        let more = |one: Sure, other: Sure| if one.tricks >= other.tricks { one } else { other };
        [more(sure, node.top_trumps(seat % 2)), more(lost, node.top_trumps(1 - seat % 2))]
    }

    /// Returns whether the side wins at least `asked` tricks: a number from `asked` on that it wins at least, or a number
    /// below `asked` that it wins at most.
    fn search(&mut self, node: &Node, asked: u8) -> Result<Sure, LimitReached> {
        if asked == 0 {
            return Ok(Sure::NONE);
        }
        if node.on_table > 0 {
            return self.best_play(node, asked, 0).map(|(found, _)| found);
        }
        let left = node.tricks_left();
        let never = Sure { tricks: NEVER, cards: 0 };
        let is_awaiting = self.after_trump.is_some();
        if is_awaiting && node.trumps & node.against(self.side) == 0 {
            return Ok(never);
        }
        if left == 0 {
            return Ok(Sure::NONE);
        }
        if left == 1 {
            let trick = node.last_trick();
            let (gain, cards) = (self.gain(Some(trick.best_seat)), trick.won_by_rank());
            let is_awaited = gain == 0 && trick.best & trick.trumps != 0;
            let tricks = if is_awaiting && !is_awaited { NEVER } else { gain };
            return Ok(Sure { tricks, cards });
        }
        let [leaders, others] = self.bounds(node);
        let (least, lost) =
            if self.is_ours(node.turn) { (leaders, others) } else { (others, leaders) };
        if is_awaiting && least.tricks == left {
            return Ok(Sure { tricks: NEVER, ..least });
        }
        if least.tricks >= asked {
            return Ok(least);
        }
        if !is_awaiting && left - lost.tricks < asked {
            return Ok(Sure { tricks: left - lost.tricks, ..lost });
        }
        let key = self.pack.key(node);
        let cards = node.cards();
        let mut first = 0;
        for known in self.memo.of(&key) {
            if known.least >= asked || known.most < asked {
                let tricks = if known.least >= asked { known.least } else { known.most };
                return Ok(Sure { tricks, cards: masked_cards(cards, known.mask) });
            }
            if first == 0 {
                first = known.play;
            }
        }
        let (found, play) = self.best_play(node, asked, first)?;
        let (least, most) =
            if found.tricks >= asked { (found.tricks, u8::MAX) } else { (0, found.tricks) };
        let mask = self.pack.mask(cards, found.cards);
        self.memo.put(&key, Known { mask, least, most, play });
        Ok(found)
    }

    /// Returns what the best of the plays of the seat in turn wins, as [`Search::search`] does, and that play. The play
    /// `first`, if it is possible, is tried first.
    fn best_play(
        &mut self,
        node: &Node,
        asked: u8,
        first: u64,
    ) -> Result<(Sure, u64), LimitReached> {
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(LimitReached)?;
        let choice = plays(node, self.players[node.turn]);
        let (plays, maximises) = self.plays(node, choice.cards, first);
        let mut found = Sure { tricks: if maximises { 0 } else { NEVER }, cards: choice.ranks };
        let mut best = 0;
        for card in plays.iter() {
            let value = self.after(node, card, asked)?;
            if (value.tricks >= asked) == maximises {
                return Ok((Sure { cards: value.cards | choice.ranks, ..value }, card));
            }
            if best == 0 || (value.tricks > found.tricks) == maximises {
                best = card;
            }
            found.tricks = if maximises {
                found.tricks.max(value.tricks)
            } else {
                found.tricks.min(value.tricks)
            };
            found.cards |= value.cards;
            // The equal cards that are not tried stand for this one: their ranks matter if that of one of them does.
            let equals = node.equals(card);
            if value.cards & suit_of(card) != 0
                && lowest(value.cards & suit_of(card)) <= highest(equals)
            {
                found.cards |= lowest(equals);
            }
        }
        Ok((found, best))
    }
}

/// What the search knows of the positions before a lead that agree in the lengths of the suits, and in the owners of some
/// of the highest cards of each.
#[derive(Clone, Copy)]
struct Known {
    /// The bits of the owners in which the positions agree.
    mask: [u64; 2],
    /// The least and the largest number of tricks of the side.
    least: u8,
    most: u8,
    /// The play that decided the last search.
    play: u64,
}

/// The positions searched before a lead.
struct Memo {
    /// For each remainder of a hash of the lengths the last of its entries, counted from 1.
    last: Vec<u32>,
    entries: Vec<Entry>,
}

struct Entry {
    key: Key,
    known: Known,
    /// The entry before this one with the same remainder, counted from 1.
    before: u32,
}

impl Memo {
    fn new() -> Memo {
        Memo { last: vec![0; 256], entries: Vec::new() }
    }

    fn place(last: &[u32], key: &Key) -> usize {
        let turn = key.owners[0] >> 30 & 3;
        let mixed = (key.lengths ^ turn << 62).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        (mixed >> 40) as usize & (last.len() - 1)
    }

    /// Returns what is known of the position.
    fn of(&self, key: &Key) -> impl Iterator<Item = &Known> {
        let mut place = self.last[Memo::place(&self.last, key)];
        std::iter::from_fn(move || {
            loop {
                let entry = self.entries.get((place as usize).checked_sub(1)?)?;
                place = entry.before;
                let differs = |part: usize| {
                    (entry.key.owners[part] ^ key.owners[part]) & entry.known.mask[part] != 0
                };
                if entry.key.lengths == key.lengths && !differs(0) && !differs(1) {
                    return Some(&entry.known);
                }
            }
        })
    }

    fn put(&mut self, key: &Key, known: Known) {
        if self.entries.len() > self.last.len() {
            let mut last = vec![0; 4 * self.last.len()];
            for (number, entry) in (1..).zip(&mut self.entries) {
                let place = Memo::place(&last, &entry.key);
                entry.before = std::mem::replace(&mut last[place], number);
            }
            self.last = last;
        }
        let place = Memo::place(&self.last, key);
        let number = self.entries.len() as u32 + 1;
        let before = std::mem::replace(&mut self.last[place], number);
        self.entries.push(Entry { key: *key, known, before });
    }
}
