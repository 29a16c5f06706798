//! Endings in which a claim is made: what each side wins in them.

use super::prelude::*;
use super::scenes::is_top;
use super::sentences::{CLAIMS_ALL, CLAIMS_SOME};
use arbitro_laws::bridge::endgame::{Habits, PlayerModel, TrickCounting, count_tricks};
use arbitro_laws::record::event::TrickCount;

/// The nodes of a search for the tricks of an ending; a moment whose ending needs more is passed over.
const ENDING_NODES: u32 = 6_000;

/// A player who leads each suit from the top.
pub const FROM_THE_TOP: PlayerModel =
    PlayerModel::Careless(Habits { any_order: false, forgets_trumps: false });
/// A player who leads each suit in any order.
pub const IN_ANY_ORDER: PlayerModel =
    PlayerModel::Careless(Habits { any_order: true, forgets_trumps: false });

/// Returns the number of tricks that the side of `by` wins from now on if he and his partner play like this and the
/// opponents as well as they can; `None` if the ending is too long to be counted.
pub fn ending_tricks(story: &Story<'_>, by: Seat, [own, partners]: [PlayerModel; 2]) -> Option<u8> {
    let players = players(by, [own, partners]);
    counted(count_tricks(&story.position, by.side(), &players, ENDING_NODES).0)
}

fn counted(counting: TrickCounting) -> Option<u8> {
    match counting {
        TrickCounting::Counted(tricks) => tricks.number(),
        TrickCounting::TooManyCards | TrickCounting::UnknownCards => None,
    }
}

fn players(by: Seat, [own, partners]: [PlayerModel; 2]) -> BySeat<PlayerModel> {
    let mut players = BySeat([PlayerModel::Best; 4]);
    players[by] = own;
    players[by.partner()] = partners;
    players
}

/// Returns the number of tricks left, the trick in progress included.
pub fn tricks_left(story: &Story<'_>) -> u8 {
    13 - story.position.tricks_played()
}

/// Adds a claim of this many of the remaining tricks, two or more, and casts the claimer as `by`.
pub fn claims(story: &mut Story<'_>, by: Seat, tricks: u8) -> Option<()> {
    let left = tricks_left(story);
    story.require((2..=left).contains(&tricks))?;
    cast!(story, by, claimed = SlotValue::Number(tricks));
    let is_all = tricks == left;
    let number = if is_all { TrickCount::Rest } else { TrickCount::Some(tricks) };
    story.add_event(by, Act::Claims(Some(number)));
    story.add_sentence(if is_all { CLAIMS_ALL } else { CLAIMS_SOME });
    Some(())
}

/// Returns `None` unless a side wins just one trick with its best play, and none if its players are careless.
pub fn may_win_one(story: &Story<'_>, by: Seat) -> Option<()> {
    let wins = |model| ending_tricks(story, by, [model; 2]);
    story.require(wins(PlayerModel::Best)? == 1 && wins(IN_ANY_ORDER)? == 0)
}

/// Returns `None` if a defender still holds a trump.
pub fn trumps_are_drawn(story: &Story<'_>) -> Option<()> {
    let Some(trumps) = story.trumps() else { return Some(()) };
    let declarer = story.declarer();
    let held = story.suit(declarer.lho(), trumps) | story.suit(declarer.rho(), trumps);
    story.require(held.is_empty())
}

/// Returns `None` unless the side of this player wins just one trick with its best play, and none if he plays carelessly,
/// though each suit from the top; his partner's carelessness alone costs nothing. A play that loses the trick is normal
/// for a beginner, but not for an expert.
pub fn may_lose_one(story: &Story<'_>, by: Seat) -> Option<()> {
    may_win_one(story, by)?;
    // He does not concede with a high honour that is good, or throw it away.
    let is_good = |card: Card| card.rank >= Rank::Queen && is_top(story, card);
    story.require(!story.hand(by).iter().any(is_good))?;
    let wins = |models| ending_tricks(story, by, models);
    let (best, careless) = (PlayerModel::Best, FROM_THE_TOP);
    story.require(wins([careless, best])? == 0 && wins([best, careless])? == 1)
}
