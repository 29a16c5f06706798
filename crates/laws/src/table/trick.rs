//! The trick in progress, as far as the position does not show it.

use crate::bridge::{PlayedCard, Position, Seat};
use smallvec::SmallVec;

use super::incident::Moment;
use super::trick_cards::LaidCard;

/// The cards and calls of the trick in progress that the position does not show.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct TrickInProgress {
    /// The index of the first event of the trick.
    pub(super) began: usize,
    /// The cards of the trick or, before the next lead, of the last trick, each with the position before it.
    pub(super) laid: Vec<LaidCard>,
    /// Cards ruled played before the turn of their hand; they join the trick at that turn.
    pub(super) waiting: SmallVec<[(Moment, Seat, PlayedCard); 2]>,
    /// Cards ruled played to the next trick although this one is unfinished: the lead, and the plays to it.
    pub(super) early: SmallVec<[(Moment, Seat, PlayedCard); 2]>,
    /// Cards that waited for their turn and have been judged there, each with the event that put it out.
    pub(super) judged: SmallVec<[(Moment, Seat, PlayedCard); 2]>,
    /// Cards taken back from the trick, for which their hands play other cards.
    pub(super) replaced: SmallVec<[(Seat, PlayedCard); 2]>,
    /// The index of a conditional call made before dummy's turn, until that turn comes.
    pub(super) conditional: Option<usize>,
    /// The index of the event by which dummy put out a card without a call, and the position before it.
    pub(super) unbidden: Option<(usize, Position)>,
    /// A card that dummy put out of his own accord, and that went back.
    pub(super) dummy_card_returned: Option<PlayedCard>,
}
