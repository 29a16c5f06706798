//! Effects: what a ruling does to the table, and what the table answers.
//!
//! There is no other way to change the table than [`Table::apply`], and reading on. No effect is lost in
//! silence: what the table cannot do it says is impossible.

use crate::bridge::{Card, PlayedCard, Seat, Side};
use crate::record::Duty;

use super::end_of_play::RuledRevoke;
use super::incident::{LaterPlay, Moment, TrickExtraCard};
use super::record::PenaltyCard;
use super::state::Table;

/// Something that a ruling does to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A card of the hand is played: at the turn of the hand it is judged as any card is, before that it waits.
    Play { at: Moment, hand: Seat, card: PlayedCard },
    /// A card on which it has been ruled lies there as played, whatever it is; before the turn of its hand it waits.
    Lay(Seat, PlayedCard),
    /// A card put out too early counts when the turn of its hand comes; what put it out is not read again.
    Wait(LaterPlay),
    /// A card put out for the next trick counts once this one is over: the first that comes is its lead.
    WaitForNextTrick(LaterPlay),
    /// A card that lies on the table, played or face down or as a penalty card, goes back into its hand. What was
    /// played to the trick after it stays.
    TakeBack(Seat, PlayedCard),
    /// The hand may play another card in the place of this one, which it has taken back: that this one has become a
    /// penalty card does not bring it into the trick again.
    Replace(Seat, PlayedCard),
    /// A card of the hand goes among those that it has played to earlier tricks.
    AddToPlayed(Seat, PlayedCard),
    /// The player in turn has played no card, and the turn passes; whether that stays unnoticed for now.
    PassTurn { at: Moment, unnoticed: bool },
    /// The hand leads to the trick that nobody has led to.
    LeadPassesTo(Seat),
    /// Declarer has taken his lead back, and is to lead from his other hand.
    LeadAgain,
    /// Declarer has said what he chooses about the lead of the player in turn.
    SettleLead,
    /// An event has been dealt with, and is not read.
    Skip(Moment),
    /// So have all events up to this one. With a call goes the card that dummy then puts out.
    SkipThrough(Moment),
    /// A penalty card lies before its owner. A second one makes all of his major.
    Penalize(PenaltyCard),
    /// A defender is bound by what a rectification requires of him.
    Bind(Seat, Duty),
    /// It is established that the hand can do what it must with its next card.
    FindAble(Seat, Duty, bool),
    /// It is established whether a hand that is to play its highest or lowest holds a card beyond this one.
    FindBeyond(Seat, PlayedCard, bool),
    /// It is established that the hand holds this card, which the diagram does not show.
    FindHolds(Seat, Card),
    /// What was required of the leads of a side remains for a later one: another hand leads now.
    Defer(Side),
    /// The presumed declarer becomes dummy, and his partner declarer; when, if the record shows it.
    SwapDeclarer(Option<Moment>),
    /// The presumed declarer and dummy are declarer and dummy; since when, if the record shows it.
    SettleRoles(Option<Moment>),
    /// The incident at hand is a claim or a concession: nobody plays on, and what is played is not a play.
    StopPlay,
    /// So many of the tricks left go to this side, by a claim or a concession.
    ShareOut(Side, u8),
    /// Dummy loses the rights that he has as long as he does not look at other hands.
    BarDummy,
    /// What has become of a revoke is remembered until the end.
    NoteRevoke(RuledRevoke),
    /// A trick has this card of the hand too many, and nobody has noticed.
    NoteExtra { at: Moment, by: Seat, extra: TrickExtraCard },
    /// Dummy has put out this card of his own accord, and it goes back.
    NoteUnbidden(PlayedCard),
}

/// What the table answers to an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectResult {
    Done,
    /// It is done when its turn comes.
    Waits,
    /// The table is already so.
    Already,
    /// It cannot be done at this table: a Law has ruled what cannot be. The table is as it was.
    Impossible,
}

impl Table<'_> {
    /// Does what a ruling has settled, if it can be done.
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
            Effect::LeadAgain => already_or_set(&mut self.lead_taken_back),
            Effect::SettleLead => self.settle_lead(),
            Effect::Skip(moment) => self.skip(moment),
            Effect::SkipThrough(moment) => self.skip_through(moment),
            Effect::Penalize(penalty) => self.add_penalty_card(penalty),
            Effect::Bind(on, duty) => self.restrict(on, duty),
            Effect::FindAble(hand, duty, able) => self.note_able(hand, duty, able),
            Effect::FindBeyond(hand, card, beyond) => self.note_card_beyond(hand, card, beyond),
            Effect::FindHolds(hand, card) => self.find_holds(hand, card),
            Effect::Defer(side) => self.defer_duties(side),
            Effect::SwapDeclarer(at) => self.swap_declarer(at),
            Effect::SettleRoles(at) => self.settle_roles(at),
            Effect::StopPlay => self.stop_play(),
            Effect::ShareOut(side, tricks) => self.share_out(side, tricks),
            Effect::BarDummy => already_or_set(&mut self.dummy_barred),
            Effect::NoteRevoke(revoke) => self.note_revoke(revoke),
            Effect::NoteExtra { at, by, extra } => self.note_extra_card(at, by, extra),
            Effect::NoteUnbidden(card) => self.note_unbidden(card),
        }
    }
}

fn already_or_set(flag: &mut bool) -> EffectResult {
    if std::mem::replace(flag, true) { EffectResult::Already } else { EffectResult::Done }
}
