//! The groups of lines that the Laws compare, and how each player plays in them.

use super::{ClaimCount, ClaimLines, Claimed, LineCount, SuitOrder};
use crate::bridge::endgame::{self, Habits, NODE_LIMIT, PlayerModel};
use crate::bridge::{BySeat, Position, Seat};
use crate::record::event::TrickCount;
use crate::record::{Act, Event};
use crate::ruling::RulingInput;
use crate::table::incident::StatementKind;

/// Counts the lines of a claim.
pub(super) fn counted(input: &RulingInput<'_>, order: SuitOrder, claim: Claimed) -> ClaimCount {
    let Claimed { by, kind, position } = claim;
    let left = endgame::tricks_left(&position);
    let claimed = left.and_then(|left| claimed(&input.record.events, by, left));
    let any_order = order == SuitOrder::Any;
    let defends = input.record.contract.is_defender(by);
    let lines = groups(&position, by, kind, defends).map(|lines| {
        let players = players(by, lines, any_order, defends);
        let (tricks, line) = endgame::count_tricks(&position, by.side(), &players, NODE_LIMIT);
        LineCount { lines, tricks, line }
    });
    let lines = lines.collect();
    ClaimCount { by, kind, left, claimed, lines, result: None, questions: Vec::new() }
}

/// Returns how many of the tricks left the player said his side would win.
fn claimed(events: &[Event], by: Seat, left: u8) -> Option<u8> {
    let said =
        events.iter().rev().filter(|event| event.by == by).find_map(|event| match event.act {
            Act::Claims(Some(TrickCount::Some(tricks))) => Some(Some(tricks)),
            Act::Claims(Some(TrickCount::Rest)) => Some(Some(left)),
            Act::Concedes(Some(TrickCount::Some(tricks))) => Some(left.checked_sub(tricks)),
            Act::Concedes(Some(TrickCount::Rest)) => Some(Some(0)),
            Act::Claims(None) | Act::Concedes(None) => Some(None),
            _ => None,
        });
    said.flatten().filter(|tricks| *tricks <= left)
}

/// Returns the groups of lines on which a ruling about the claim may turn.
fn groups(
    position: &Position,
    by: Seat,
    kind: StatementKind,
    defends: bool,
) -> impl Iterator<Item = ClaimLines> {
    let trump_out = position.trumps.is_some_and(|trumps| {
        let holds = |seat| position.deal.has_suit(seat, trumps) != Some(false);
        holds(by.lho()) || holds(by.rho())
    });
    let claims = kind == StatementKind::Claim;
    let all = [
        (ClaimLines::Best, true),
        (ClaimLines::Normal, true),
        (ClaimLines::TrumpForgotten, trump_out && claims),
        (ClaimLines::PartnerErrs, defends && claims),
    ];
    all.into_iter().filter(|(_, counts)| *counts).map(|(lines, _)| lines)
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
