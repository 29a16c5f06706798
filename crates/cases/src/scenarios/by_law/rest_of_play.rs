//! What the cards allow in the rest of the play, so that no stem tells what they contradict.

use crate::scenarios::by_law::endings::{IN_ANY_ORDER, ending_tricks, tricks_left};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::tricks_to_come;
use arbitro_laws::bridge::endgame::{PlayerModel, TrickCounting, count_tricks};
use arbitro_laws::bridge::{Position, Side};

/// The nodes of a search for the tricks of the rest of the play; a moment that needs more is passed over.
const NODES: u32 = 12_000;

/// The fewest tricks left in which a player may be misled by a revoke.
const FEWEST: u8 = 3;

/// The position in which a player revoked, and the card with which he could have followed suit.
#[derive(Clone, Copy)]
pub struct Followed {
    before: Position,
    right: Card,
}

impl Followed {
    /// Returns the position of a story, in which the player whose turn it is could play this card.
    pub fn new(before: &Story<'_>, right: Card) -> Followed {
        Followed { before: before.position, right }
    }

    /// Returns `None` unless a side wins as many tricks after the play that the story tells as after this card, if all play
    /// as well as they can: the revoke has cost nothing by itself, and whether it misled somebody is for the director to
    /// find.
    pub fn costs_nothing(&self, story: &Story<'_>, side: Side) -> Option<()> {
        let mut without = self.before;
        without.play(self.right.into());
        story.require(in_all(&without, side)? == in_all(&story.position, side)?)
    }
}

/// Returns the number of tricks that a side wins on the board if all play as well as they can from this position on.
fn in_all(position: &Position, side: Side) -> Option<u8> {
    match count_tricks(position, side, &BySeat([PlayerModel::Best; 4]), NODES).0 {
        TrickCounting::Counted(tricks) => Some(position.tricks_of(side) + tricks.number()?),
        TrickCounting::TooManyCards | TrickCounting::UnknownCards => None,
    }
}

/// Returns the number of tricks that a side wins from now on if all play as well as they can.
fn still(story: &Story<'_>, side: Side) -> Option<u8> {
    Some(in_all(&story.position, side)? - story.position.tricks_of(side))
}

/// Returns `None` unless a side wins a trick from now on, both if all play as well as they can and as they normally would.
pub fn wins_one(story: &Story<'_>, side: Side) -> Option<()> {
    story.require(still(story, side)? > 0 && tricks_to_come(story, side) > 0)
}

/// Returns whether it is open if the side of a player wins a trick from now on: none if all play as well as they can, one if
/// its opponents are careless. Returns false if it surely wins one, `None` if it surely wins none.
pub fn is_later_trick_open(story: &Story<'_>, by: Seat) -> Option<bool> {
    if still(story, by.side())? > 0 {
        wins_one(story, by.side())?;
        return Some(false);
    }
    let opponents = ending_tricks(story, by.lho(), [IN_ANY_ORDER; 2])?;
    story.require(opponents < tricks_left(story) && tricks_to_come(story, by.side()) <= 1)?;
    Some(true)
}

/// Returns `None` unless a player who is misled can lose a trick: each side still has one to win, and some are left.
pub fn may_be_misled(story: &Story<'_>, by: Seat) -> Option<()> {
    story.require(tricks_left(story) >= FEWEST)?;
    wins_one(story, by.side())?;
    wins_one(story, by.lho().side())
}
