//! The effects by which a ruling changes the table, and the result of each effect.
//!
//! Apart from [`Table::advance`] and the entries in the readings, [`Table::apply`] is the only way to change the table.
//! A failed effect returns [`EffectResult::Impossible`] and changes nothing.

use crate::bridge::{Card, PlayedCard, Seat, Side};
use crate::record::Duty;

use super::end_of_play::RuledRevoke;
use super::incident::{LaterPlay, Moment, StatementKind, TrickExtraCard, TrickShares};
use super::obligations::Obligation;
use super::record::PenaltyCard;
use super::state::Table;

/// A change that a ruling makes to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Plays a card of the hand. At the turn of the hand the card is checked like any other play; before that turn the
    /// card waits.
    Play {
        /// The moment when the card was put out.
        at: Moment,
        /// The hand that plays.
        hand: Seat,
        /// The card played.
        card: PlayedCard,
    },
    /// Plays a card of the hand. At the turn of the hand the card is not checked; before that turn the card waits, and
    /// at the turn it is checked for a revoke only.
    Lay(Seat, PlayedCard),
    /// Counts a card put out too early as played once the turn of its hand comes. The event that put it out is not read
    /// again.
    Wait(LaterPlay),
    /// Counts a card put out for the next trick as played to that trick once the current trick is over. The first such
    /// card is the lead.
    WaitForNextTrick(LaterPlay),
    /// Returns to its hand a card that was played or put face down, or that is a penalty card. Cards played to the
    /// trick after it stay.
    TakeBack(Seat, PlayedCard),
    /// Lets the hand play another card in place of a card that it has taken back. A replaced card that has become a
    /// penalty card need not be played to the same trick.
    Replace(Seat, PlayedCard),
    /// Adds a card of the hand to the cards that it has played to earlier tricks.
    AddToPlayed(Seat, PlayedCard),
    /// Passes the turn of a player who has played no card.
    PassTurn {
        /// The moment when the turn passed.
        at: Moment,
        /// Whether nobody has noticed the omission so far.
        unnoticed: bool,
    },
    /// Makes this hand lead to the current trick, to which nobody has led yet.
    LeadPassesTo(Seat),
    /// Records that declarer has made his choice about the lead of the player whose turn it is.
    SettleLead,
    /// Marks an event as ruled on, so that it is not read again.
    Skip(Moment),
    /// Marks all events up to this moment as ruled on; for a call, also the card that dummy then
    /// puts out, unless it is the wrong card.
    SkipThrough(Moment),
    /// Makes a card a penalty card in front of its owner. A second penalty card makes all penalty cards of this owner
    /// major.
    Penalize(PenaltyCard),
    /// Binds a player to what he has to do, or may not do.
    Oblige(Obligation),
    /// Records the finding on whether the hand can obey this duty with its next card.
    FindAble(Seat, Duty, bool),
    /// Records the finding on whether a hand that has to play its highest (or lowest) card holds a higher (or lower)
    /// card than this card.
    FindBeyond(Seat, PlayedCard, bool),
    /// Records the finding that the hand holds this card, which the diagram does not show.
    FindHolds(Seat, Card),
    /// Postpones the restrictions on the leads of a side to a later lead, because another hand leads now.
    Defer(Side),
    /// Makes the presumed declarer dummy and his partner declarer, from this moment; `None` if the record does not show
    /// the moment.
    SwapDeclarer(Option<Moment>),
    /// Confirms the presumed declarer and dummy, from this moment; `None` if the record does not show the moment.
    SettleRoles(Option<Moment>),
    /// Stops the play at the current incident, a claim or concession of this player that shares the remaining tricks so.
    /// Cards put out later are not plays.
    StopPlay(Seat, StatementKind, TrickShares),
    /// Gives this many of the remaining tricks to the side, by a claim or a concession.
    ShareOut(Side, u8),
    /// Stores the outcome of a revoke until the end of the record.
    NoteRevoke(RuledRevoke),
    /// Records an unnoticed extra card of the hand in a trick.
    NoteExtra {
        /// The moment when the extra card was put out.
        at: Moment,
        /// The hand that put out the extra card.
        by: Seat,
        /// The extra card.
        extra: TrickExtraCard,
    },
    /// Records that dummy put out this card of his own accord, and that it goes back.
    NoteUnbidden(PlayedCard),
}

/// The result of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectResult {
    /// The table has changed.
    Done,
    /// The effect takes place later, when the turn of a hand comes.
    Waits,
    /// The table was already in this state.
    Already,
    /// The effect is impossible on this table, because the ruling contradicts the table. The table is unchanged.
    Impossible,
}

impl Table<'_> {
    /// Applies an effect of a ruling, if it is possible.
    pub fn apply(&mut self, effect: Effect) -> EffectResult {
        match effect {
            Effect::Play { at, hand, card } => self.put(at, hand, card),
            Effect::Lay(hand, card) => self.play_ruled_card(hand, card),
            Effect::Wait(play) => self.counts_in_turn(play),
            Effect::WaitForNextTrick(play) => self.counts_next_trick(play),
            Effect::TakeBack(hand, card) => self.take_back(hand, card),
            Effect::Replace(hand, card) => self.may_replace(hand, card),
            Effect::AddToPlayed(hand, card) => self.add_to_played(hand, card),
            Effect::PassTurn { at, unnoticed } => self.let_pass(at, unnoticed),
            Effect::LeadPassesTo(hand) => self.leads_instead(hand),
            Effect::SettleLead => self.settle_lead(),
            Effect::Skip(moment) => self.skip(moment),
            Effect::SkipThrough(moment) => self.skip_through(moment),
            Effect::Penalize(penalty) => self.add_penalty_card(penalty),
            Effect::Oblige(obligation) => self.obligations.add(obligation),
            Effect::FindAble(hand, duty, able) => self.note_able(hand, duty, able),
            Effect::FindBeyond(hand, card, beyond) => self.note_card_beyond(hand, card, beyond),
            Effect::FindHolds(hand, card) => self.find_holds(hand, card),
            Effect::Defer(side) => self.obligations.defer(side),
            Effect::SwapDeclarer(at) => self.swap_declarer(at),
            Effect::SettleRoles(at) => self.settle_roles(at),
            Effect::StopPlay(by, kind, tricks) => self.stop_play(by, kind, tricks),
            Effect::ShareOut(side, tricks) => self.share_out(side, tricks),
            Effect::NoteRevoke(revoke) => self.note_revoke(revoke),
            Effect::NoteExtra { at, by, extra } => self.note_extra_card(at, by, extra),
            Effect::NoteUnbidden(card) => self.note_unbidden(card),
        }
    }
}
