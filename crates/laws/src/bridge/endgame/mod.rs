//! Endings: how many tricks a side wins in the rest of the play.
//!
//! [`count_tricks`] searches all lines of an ending, for players who play as well as they can or carelessly. Tricks that
//! can be cashed are counted without a search.

mod layouts;

mod node;

mod plays;

mod search;

use super::card::Card;
use super::play::Position;
use super::seat::{BySeat, Seat, Side};
use layouts::layouts;
use node::{Node, Pack};
use search::{LimitReached, Search};

pub use plays::{Habits, PlayerModel};

/// The largest number of cards in a hand for which [`double_dummy_tricks`] plays out an ending.
const MAX_HAND_CARDS: u8 = 5;

/// The number of nodes of a search at which [`count_tricks`] gives up: a fraction of a second.
pub const NODE_LIMIT: u32 = 150_000;

/// A number of tricks, as far as it can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrickCounting {
    /// The side wins this many of the remaining tricks.
    Counted(TrickRange),
    /// The search reached its limit of nodes.
    TooManyCards,
    /// The record leaves too many cards unknown, or the leader.
    UnknownCards,
}

/// A number of tricks: the least and the most that the unknown cards allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TrickRange {
    /// The least number.
    pub least: u8,
    /// The largest number.
    pub most: u8,
}

impl TrickRange {
    /// Returns the range of a known number.
    pub const fn exactly(tricks: u8) -> TrickRange {
        TrickRange { least: tricks, most: tricks }
    }

    /// Returns the range of this number and another.
    #[must_use]
    pub fn joined(self, other: TrickRange) -> TrickRange {
        TrickRange { least: self.least.min(other.least), most: self.most.max(other.most) }
    }

    /// Returns the tricks of the other side, of this many in all.
    #[must_use]
    pub const fn others(self, left: u8) -> TrickRange {
        let TrickRange { least, most } = self;
        TrickRange { least: left.saturating_sub(most), most: left.saturating_sub(least) }
    }

    /// Returns the number, if it is known.
    pub const fn number(self) -> Option<u8> {
        if self.least == self.most { Some(self.least) } else { None }
    }
}

/// A trick of a line of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineTrick {
    /// The leader.
    pub leader: Seat,
    /// The card led.
    pub led: Card,
    /// The winner.
    pub winner: Seat,
    /// The winning card.
    pub won_with: Card,
}

/// Returns the number of remaining tricks, the trick in progress included, as the lengths of the hands show it; `None`
/// if they do not.
pub(crate) fn tricks_left(position: &Position) -> Option<u8> {
    let trick = position.trick?;
    let leader = trick.leader();
    let played = u8::from(trick.has_had_turn(leader));
    Some(layouts::hand_lengths(position, &trick)?[leader] + played)
}

/// Returns the players whose cards the record neither tells nor forces.
pub fn unknown_hands(position: &Position) -> Vec<Seat> {
    let dealt = layouts(position).unwrap_or_default();
    let differs = |seat: &Seat| {
        let place = *seat as usize;
        match dealt.first() {
            Some(first) => dealt.iter().any(|other| other.hands[place] != first.hands[place]),
            None => position.deal.hands[*seat].whole().is_none(),
        }
    };
    Seat::ALL.into_iter().filter(differs).collect()
}

/// Returns the number of remaining tricks, the trick in progress included, that a side wins if each player plays as
/// `players` says, and the line of play. If some cards are unknown, the number is a range over all that they can be,
/// and the line is one with the least number.
///
/// `limit` is the number of nodes of the search, divided among the layouts of the unknown cards; a search that needs
/// more returns [`TrickCounting::TooManyCards`].
pub fn count_tricks(
    position: &Position,
    side: Side,
    players: &BySeat<PlayerModel>,
    limit: u32,
) -> (TrickCounting, Vec<LineTrick>) {
    count_layouts(position, limit, |pack, root, limit| {
        let mut search = Search::new(pack, side as usize, players.0, limit);
        Ok((search.tricks(root)?, search))
    })
}

/// Returns the number of remaining tricks, as [`count_tricks`] does, on the worst line on which a trump of the opponents
/// of `side` wins a trick: until it does, all play as `players` says, but discard as well as they can, and from then on
/// they play as well as they can. If the best play wins no more, or no such line exists, returns the tricks of the best
/// play.
pub fn count_tricks_lost_to_trump(
    position: &Position,
    side: Side,
    players: &BySeat<PlayerModel>,
    limit: u32,
) -> (TrickCounting, Vec<LineTrick>) {
    count_layouts(position, limit, |pack, root, limit| {
        let mut search = Search::until_trump_wins(pack, side as usize, players.0, limit);
        let tricks = search.tricks(root)?;
        let mut best = Search::new(pack, side as usize, [PlayerModel::Best; 4], limit);
        let is_lost = tricks < root.tricks_left() && best.wins_more(root, tricks)?;
        Ok(if is_lost { (tricks, search) } else { (best.tricks(root)?, best) })
    })
}

/// Counts each layout of the unknown cards, and returns the range of the numbers and the line with the least.
fn count_layouts(
    position: &Position,
    limit: u32,
    count: impl for<'p> Fn(&'p Pack, &Node, u32) -> Result<(u8, Search<'p>), LimitReached>,
) -> (TrickCounting, Vec<LineTrick>) {
    let Some(roots) = layouts(position) else { return (TrickCounting::UnknownCards, Vec::new()) };
    let mut found: Option<TrickRange> = None;
    let mut worst = Vec::new();
    let of_each = limit / (roots.len() as u32).max(1);
    for root in roots {
        let (pack, root) = Pack::number(&root);
        let counted = count(&pack, &root, of_each).and_then(|(tricks, mut search)| {
            if found.is_none_or(|range| tricks < range.least) {
                worst = line(&mut search, position, root, tricks)?;
            }
            Ok(TrickRange::exactly(tricks))
        });
        let Ok(tricks) = counted else { return (TrickCounting::TooManyCards, Vec::new()) };
        found = Some(found.map_or(tricks, |range| range.joined(tricks)));
    }
    match found {
        Some(range) => (TrickCounting::Counted(range), worst),
        None => (TrickCounting::UnknownCards, worst),
    }
}

/// Returns the tricks of a line from `root` on, on which the side wins `tricks` tricks; `position` tells the trick in
/// progress. A trick that is led to or won with a card of unknown rank is left out.
fn line(
    search: &mut Search<'_>,
    position: &Position,
    root: Node,
    mut tricks: u8,
) -> Result<Vec<LineTrick>, LimitReached> {
    let mut line = Vec::new();
    let mut node = root;
    let laid = position.trick.filter(|_| node.on_table > 0).and_then(|trick| trick.cards().next());
    let mut lead = laid.and_then(|(seat, card)| Some((seat as usize, card.card()?)));
    while node.tricks_left() > 0 {
        let Some(card) = search.play_for(&node, tricks)? else { break };
        if node.on_table == 0 {
            lead = search.pack.card(card).map(|card| (node.turn, card));
        }
        let winning = if node.beats(card) { card } else { node.best };
        let (after, winner) = node.play(card);
        if let Some(winner) = winner {
            tricks -= search.gain(Some(winner));
            if let (Some((leader, led)), Some(won_with)) = (lead, search.pack.card(winning)) {
                let (leader, winner) = (Seat::ALL[leader], Seat::ALL[winner]);
                line.push(LineTrick { leader, led, winner, won_with });
            }
        }
        if let Some(next) = search.next(&node, card) {
            line.extend(self::line(next, position, after, tricks)?);
            break;
        }
        node = after;
    }
    Ok(line)
}

/// Returns the number of remaining tricks that a side wins with best play by all hands, including the trick in
/// progress.
///
/// Returns `None` if the leader is unknown, if a hand is not known card for card, if the hands began the trick in
/// progress with different numbers of cards, or if a hand began it with more than `MAX_HAND_CARDS`.
pub fn double_dummy_tricks(position: &Position, side: Side) -> Option<u8> {
    let is_whole = position.deal.hands.0.iter().all(|hand| hand.whole().is_some());
    if !is_whole || tricks_left(position)? > MAX_HAND_CARDS {
        return None;
    }
    let all = BySeat([PlayerModel::Best; 4]);
    match count_tricks(position, side, &all, NODE_LIMIT) {
        (TrickCounting::Counted(range), _) => range.number(),
        (TrickCounting::TooManyCards | TrickCounting::UnknownCards, _) => None,
    }
}

#[cfg(test)]
mod tests;
