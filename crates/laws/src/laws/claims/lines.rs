//! The groups of lines that the Laws compare, and how each player plays in them.

use super::{ClaimLines, LineCount};
use crate::bridge::endgame::{self, Habits, NODE_LIMIT, PlayerModel, TrickCounting};
use crate::bridge::{BySeat, Position, Seat};
use crate::table::EndingClaim;
use crate::table::incident::TrickShares;

/// A claim that a path through a ruling leaves on the table, with the groups of lines counted so far.
pub(super) struct CountedClaim {
    pub(super) claim: EndingClaim,
    pub(super) position: Position,
    /// Whether a claimer who has not said so may play a suit in any order, not only from the top.
    any_order: bool,
    /// Whether the claimer is a defender.
    defends: bool,
    pub(super) lines: Vec<LineCount>,
}

impl CountedClaim {
    pub(super) fn new(
        claim: EndingClaim,
        position: Position,
        any_order: bool,
        defends: bool,
    ) -> CountedClaim {
        CountedClaim { claim, position, any_order, defends, lines: Vec::new() }
    }

    /// Returns how many tricks the player said his side would win; `None` if he gave no number, or more than are left.
    pub(super) fn claimed(&self) -> Option<u8> {
        match self.claim.tricks {
            TrickShares::Shared { own, .. } => Some(own),
            TrickShares::Unknown => None,
        }
    }

    /// Returns the tricks of his side by a group of lines, counted now if nobody has asked for them before.
    pub(super) fn tricks(&mut self, lines: ClaimLines) -> TrickCounting {
        if let Some(counted) = self.lines.iter().find(|counted| counted.lines == lines) {
            return counted.tricks;
        }
        let EndingClaim { by, .. } = self.claim;
        let players = players(by, lines, self.any_order, self.defends);
        let count = match lines {
            ClaimLines::TrumpForgotten => endgame::count_tricks_lost_to_trump,
            ClaimLines::Best | ClaimLines::Normal | ClaimLines::PartnerErrs => {
                endgame::count_tricks
            }
        };
        let (tricks, line) = count(&self.position, by.side(), &players, NODE_LIMIT);
        self.lines.push(LineCount { lines, tricks, line });
        tricks
    }
}

/// Returns how each player plays in a group of lines. The opponents always play their best.
///
/// Declarer plays both hands of his side. A defender who claims answers for his own cards; that his partner plays well is
/// part of his claim, except in [`ClaimLines::PartnerErrs`].
fn players(by: Seat, lines: ClaimLines, any_order: bool, defends: bool) -> BySeat<PlayerModel> {
    let forgets_trumps = lines == ClaimLines::TrumpForgotten;
    let careless = PlayerModel::Careless(Habits { any_order, forgets_trumps });
    let (own, partner) = match (lines, defends) {
        (ClaimLines::Best, _) => (PlayerModel::Best, PlayerModel::Best),
        (ClaimLines::PartnerErrs, _) => (careless, PlayerModel::Worst),
        (ClaimLines::Normal | ClaimLines::TrumpForgotten, true) => (careless, PlayerModel::Best),
        (ClaimLines::Normal | ClaimLines::TrumpForgotten, false) => (careless, careless),
    };
    let mut players = BySeat([PlayerModel::Best; 4]);
    players[by] = own;
    players[by.partner()] = partner;
    players
}
