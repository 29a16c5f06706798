//! The events after a revoke, until attention is drawn.

use crate::bridge::{PlayedCard, Position, Seat, Side};

use super::following::{CardTelling, FollowingEvent, ToldCard, is_attention};
use super::incident::{AfterRevoke, ClaimReply, LaterPlay, Moment, NextTrickPlay};
use super::state::Table;
use crate::record::event::{Act, Event, PlayManner};

/// Reads the events after a revoke until attention is drawn, and follows the position from the revoke on.
pub(super) struct AfterRevokeReader<'t, 'r> {
    table: &'t Table<'r>,
    index: usize,
    side: Side,
    position: Position,
    /// The hands whose turn in the trick of the revoke is over: they have played, have a card that waits for its turn,
    /// or have let the turn pass.
    put: Vec<Seat>,
    /// The named or called cards that their hands have not put out yet.
    announced: Vec<(Seat, PlayedCard)>,
    since: AfterRevoke,
    opponent_too: Option<LaterPlay>,
}

impl<'t, 'r> AfterRevokeReader<'t, 'r> {
    pub(super) fn new(
        table: &'t Table<'r>,
        index: usize,
        hand: Seat,
        card: PlayedCard,
    ) -> AfterRevokeReader<'t, 'r> {
        let mut position = table.position;
        let mut put: Vec<Seat> = Vec::new();
        if let Some(trick) = position.trick {
            put.extend(trick.cards().map(|(seat, _)| seat));
        }
        put.extend(Seat::ALL.into_iter().filter(|seat| table.has_waiting_card(*seat)));
        put.push(hand);
        if position.turn() == Some(hand) {
            position.play(card);
        }
        AfterRevokeReader {
            table,
            index,
            side: hand.side(),
            position,
            put,
            // If the card has only been called so far, the event by which its hand puts it out is not a second play.
            announced: card.card().map(|_| (hand, card)).into_iter().collect(),
            since: AfterRevoke::default(),
            opponent_too: None,
        }
    }

    pub(super) fn read(mut self) -> (AfterRevoke, Option<LaterPlay>) {
        let followed = self.table.what_followed(self.index as Moment);
        for FollowingEvent { index, event, is_taken, told } in followed.cards(None) {
            if !is_taken && !self.take(index, event, told) {
                break;
            }
        }
        (self.since, self.opponent_too)
    }

    /// Reads an event; returns `false` if it draws attention.
    fn take(&mut self, index: usize, event: &Event, told: Option<ToldCard>) -> bool {
        let (by, own) = (event.by, event.by.side() == self.side);
        let declarer = self.table.contract().declarer;
        match event.act {
            act if is_attention(act) => {
                self.refuse_assent();
                return false;
            }
            Act::Objects if own => {
                self.has(index);
                self.refuse_assent();
            }
            Act::Plays { .. } | Act::Calls(_) => {
                if let Some(told) = told {
                    self.card_told(index, told);
                }
            }
            Act::Omits => self.let_pass(by),
            Act::Touches(card)
                if by == declarer && self.is_next(self.table.contract().dummy()) && own =>
            {
                self.since.touched.get_or_insert((by, card));
            }
            Act::Claims(_) if own => {
                self.has(index);
                let before = &self.table.record.events[..index];
                let showed = before.iter().rev().find(|event| event.by == by);
                match showed.map(|event| event.act) {
                    Some(Act::Shows(_)) => self.since.showed.get_or_insert(by),
                    Some(_) | None => self.since.claimed.get_or_insert(by),
                };
            }
            Act::Concedes(_) if own && !self.partner_objects(index, by) => {
                self.has(index);
                self.since.claimed.get_or_insert(by);
            }
            Act::Claims(_) => self.opponents_claim(index),
            Act::Concedes(_) if !own && !self.partner_objects(index, by) => {
                self.opponents_claim(index);
            }
            Act::Agrees if own && self.is_claimed_before(index) => {
                self.has(index);
                self.since.claimed.get_or_insert(by);
                self.since.assent = Some(ClaimReply::Given);
            }
            Act::Ends(closing) => {
                self.since.ended = self.since.ended.max(Some(closing));
                if self.since.assent == Some(ClaimReply::Unknown) {
                    self.since.assent = Some(ClaimReply::Given);
                }
            }
            Act::LeadsFaceDown(_)
            | Act::FacesLead
            | Act::Spreads(_)
            | Act::Adds(_)
            | Act::Pleads(_)
            | Act::Shows(_)
            | Act::Drops { .. }
            | Act::Touches(_)
            | Act::Names(_)
            | Act::TurnsCard
            | Act::Explains(_)
            | Act::Amends(_)
            | Act::TellsTurn(_)
            | Act::Concedes(_)
            | Act::StatesLine
            | Act::Objects
            | Act::AsksToPlayOn
            // An agreement matters only after a claim or concession, and only from the offending side.
            | Act::Agrees
            | Act::SpeaksOfTrick
            | Act::Chooses(_)
            | Act::Designates(_)
            | Act::LooksAt(_)
            | Act::ShowsHand(_)
            | Act::ExchangesHands
            | Act::Prevents(_)
            | Act::SaysTurnedWrong { .. }
            | Act::Remarks
            | Act::NamesOf { .. }
            | Act::WasTold
            | Act::Counts(_)
            | Act::Finds { .. }
            | Act::HasForeign(_)
            | Act::SaysTricks(_)
            | Act::RecordsTricks(_)
            | Act::MixesCards
            | Act::Denies
            | Act::Asks { .. }
            | Act::Notices(_)
            | Act::Warns
            | Act::AsksIfVoid(_)
            | Act::Inspects(_)
            | Act::DrawsAttention(_)
            | Act::Wants { .. }
            | Act::Corrects { .. } => {}
        }
        true
    }

    /// Returns whether a player has claimed or conceded before the event, or has faced a hand other than dummy, as a
    /// claimer does.
    fn is_claimed_before(&self, index: usize) -> bool {
        let dummy = self.table.contract().dummy();
        self.table.record.events[..index].iter().any(|event| match event.act {
            Act::Claims(_) | Act::Concedes(_) => true,
            Act::Spreads(_) => event.by != dummy,
            _ => false,
        })
    }

    fn opponents_claim(&mut self, index: usize) {
        self.has(index);
        self.since.assent.get_or_insert(ClaimReply::Unknown);
    }

    fn refuse_assent(&mut self) {
        if self.since.assent == Some(ClaimReply::Unknown) {
            self.since.assent = Some(ClaimReply::Refused);
        }
    }

    /// Records in the readings that the event belongs to the revoke.
    fn has(&self, index: usize) {
        self.table.record_follow_up(index, self.index as Moment);
    }

    /// Returns whether the partner of a player who concedes objects at once.
    fn partner_objects(&self, index: usize, by: Seat) -> bool {
        self.table.what_followed(index as Moment).objected(by)
    }

    /// Returns whether the next card of the hand belongs to the trick after the revoke trick.
    fn is_next(&self, hand: Seat) -> bool {
        self.put.len() >= 4 || self.put.contains(&hand)
    }

    fn let_pass(&mut self, by: Seat) {
        if !self.is_next(by) {
            self.put.push(by);
            if self.position.turn() == Some(by) {
                self.position.pass();
            }
        }
    }

    /// Reads a card that a player names from his own hand, or declarer calls from dummy. A card that the hand does not
    /// hold has no effect.
    fn announce(&mut self, index: usize, hand: Seat, card: PlayedCard) {
        if self.table.lacks(hand, card) {
            return;
        }
        if self.is_next(hand) {
            if hand.side() == self.side {
                self.since.named.get_or_insert(hand);
            }
            self.play_to_next_trick(hand, card);
            return;
        }
        self.announced.push((hand, card));
        self.play_to_trick(index, hand, card);
    }

    fn card_told(&mut self, index: usize, ToldCard { hand, card, how, .. }: ToldCard) {
        match how {
            CardTelling::Put(manner) => self.card_put(index, hand, card, manner),
            CardTelling::Called | CardTelling::Named => self.announce(index, hand, card),
            // A lead face down is no play yet, and a correction draws attention.
            CardTelling::FaceDown | CardTelling::Replacing => {}
        }
    }

    fn card_put(&mut self, index: usize, by: Seat, card: PlayedCard, manner: PlayManner) {
        if let Some(at) = self.announced.iter().position(|named| *named == (by, card)) {
            self.announced.remove(at);
            return;
        }
        if manner != PlayManner::Lead && !self.is_next(by) {
            return self.play_to_trick(index, by, card);
        }
        let in_turn = self.play_to_next_trick(by, card);
        let told_by = self.table.told_by(index, by);
        let perhaps_extra = !in_turn && manner != PlayManner::Lead && self.put.contains(&by);
        let on = NextTrickPlay { hand: by, card, in_turn, perhaps_extra, told_by };
        // A card played out of turn may go back (if an opponent told the player that it was his turn, for example), so
        // a later card in turn replaces it.
        let first = self.since.played.is_none_or(|first| !first.in_turn && in_turn);
        if first && by.side() == self.side {
            self.since.played = Some(on);
        }
    }

    /// Plays a card to the next trick. Returns whether the hand is in turn there, as far as the record shows.
    fn play_to_next_trick(&mut self, hand: Seat, card: PlayedCard) -> bool {
        let over = self.put.len() >= 4;
        let turn = self.position.turn().filter(|_| over);
        let trick = self.position.previous.filter(|_| over);
        let may_lead =
            || trick.is_none_or(|trick| trick.may_be_winning(hand, self.position.trumps));
        let in_turn = turn.map_or_else(|| over && may_lead(), |turn| turn == hand);
        if turn == Some(hand) {
            self.position.play(card);
        }
        in_turn
    }

    /// Plays a card to the trick of the revoke.
    fn play_to_trick(&mut self, index: usize, hand: Seat, card: PlayedCard) {
        // A card that does not follow suit may be a revoke, unless the diagram shows that the hand has no card of the
        // suit led.
        let revokes = self.position.follows(hand, card) != Some(true);
        if revokes && hand.side() != self.side && self.opponent_too.is_none() {
            let moment = index as Moment;
            self.opponent_too = Some(LaterPlay {
                moment,
                hand,
                card,
                next_trick: false,
                manner: self.table.manner_at(index),
            });
        }
        self.put.push(hand);
        if self.position.turn() == Some(hand) {
            self.position.play(card);
        }
    }
}
