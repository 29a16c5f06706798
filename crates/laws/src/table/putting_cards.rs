//! Cards put on the table: regular plays, or incidents.

use crate::bridge::{PlayedCard, Seat};

use super::designations::CardCall;
use super::effect::EffectResult;
use super::incident::*;
use super::readings::FollowUpRole;
use super::state::Table;
use crate::record::event::{Event, Gesture, PlayManner};

impl Table<'_> {
    /// Reads a card put face up on the table.
    pub(super) fn card_put(
        &mut self,
        index: usize,
        by: Seat,
        card: PlayedCard,
        manner: PlayManner,
    ) -> Option<Incident> {
        let moment = index as Moment;
        if self.has_played_exactly(by, card) {
            // The card already counts as played, for example because it was named or touched, and is put out now.
            self.readings.record_follow_up(
                index,
                self.announced(index, by),
                FollowUpRole::Execution,
            );
            return None;
        }
        // If dummy puts out two cards at once, only the one that was called can be played.
        let with_called = by == self.contract().dummy() && self.has_card_in_trick(by);
        if manner == PlayManner::AtOnce && !with_called {
            return Some(Incident::SimultaneousPlay(self.simultaneous(index, by, card, None)));
        }
        if let Some(incident) = self.at_once_with_turn(index, by, card) {
            return Some(incident);
        }
        let in_turn = self.position.turn() == Some(by);
        if self.awaits_choice() == Some(by) {
            let (led, later) = (Some(card), self.what_followed(moment).played(1));
            return Some(Incident::PenaltyDue(PenaltyDue {
                moment,
                by,
                leading: true,
                led,
                passed_over: false,
                later,
            }));
        }
        if manner == PlayManner::Unbidden && by == self.contract().dummy() {
            let put = self.indicated(moment, by, card, IndicationManner::Put);
            // Information that the card gave to declarer is a separate incident.
            self.reader.pending =
                Some(Incident::Indication(Indication { how: IndicationManner::Named, ..put }));
            if in_turn {
                return Some(Incident::Indication(put));
            }
        }
        if in_turn
            && (matches!(manner, PlayManner::Play | PlayManner::Unbidden)
                || self.position.is_lead())
        {
            let is_dummys = by == self.contract().dummy();
            if is_dummys && !self.is_told_for_several_tricks(index, card) {
                let called = self.called_after(index, card);
                let of_either = called.and_then(|call| self.of_either_hand(call, index));
                if of_either.is_some() {
                    return of_either.map(Incident::Designation);
                }
                self.trick.unbidden = Some((index, self.position));
                if let Some(CardCall { index: called, by, spoken, .. }) = called {
                    return Some(Incident::Designation(self.designation(called, by, spoken)));
                }
            }
            return self.put_in_turn(index, card);
        }
        self.out_of_turn(moment, by, card, manner)
    }

    /// Returns the moment of the last event before `index` by which the hand or its player continued the play, showed
    /// or named cards, or asked for a card back; `index` if there is none.
    fn announced(&self, index: usize, hand: Seat) -> Moment {
        let player = self.player_of(hand);
        let announces = |event: &Event| {
            (event.by == hand || event.by == player)
                && matches!(
                    FollowUpRole::of(event.act),
                    FollowUpRole::PlayedOn
                        | FollowUpRole::AtOnce
                        | FollowUpRole::Faced
                        | FollowUpRole::TakenBack
                )
        };
        self.record.events[..index].iter().rposition(announces).unwrap_or(index) as Moment
    }

    /// Reads the card of the hand in turn: a regular play, a revoke, another card played while a penalty card must be
    /// played first, or a card of a hand that cannot do what a rectification requires.
    pub(super) fn put_in_turn(&mut self, index: usize, card: PlayedCard) -> Option<Incident> {
        let hand = self.position.turn()?;
        if let Some(incident) = self.not_as_due(index, hand, card) {
            return Some(incident);
        }
        self.play_in_turn(card);
        self.regular(index)
    }

    /// Plays a card by a ruling: at once if its hand is in turn, otherwise when the turn of the hand comes. A new
    /// incident that results is heard next.
    pub(super) fn put(&mut self, moment: Moment, hand: Seat, card: PlayedCard) -> EffectResult {
        if self.has_played_exactly(hand, card) {
            return EffectResult::Already;
        }
        if self.lacks(hand, card) {
            return EffectResult::Impossible;
        }
        if self.position.turn() != Some(hand) {
            return self.add_waiting_card(moment, hand, card);
        }
        self.reader.pending = self.put_in_turn(moment as usize, card);
        EffectResult::Done
    }

    pub(super) fn showing(&mut self, index: usize, by: Seat, gesture: Gesture) -> CardShown {
        let in_turn = self.position.turn().is_none_or(|turn| turn == by);
        let as_played = (!in_turn)
            .then(|| self.out_of_turn(index as Moment, by, gesture.card, PlayManner::Play))
            .flatten();
        let claims = self.what_followed(index as Moment).claims(by);
        let claims = claims.map(|tricks| self.counted(StatementKind::Claim, tricks));
        CardShown {
            moment: index as Moment,
            by,
            gesture,
            in_turn,
            extra: as_played.and_then(|incident| incident.extra_card()),
            claims,
        }
    }

    pub(super) fn card_turned(&self, moment: Moment, by: Seat) -> Option<Incident> {
        let in_progress = self.position.trick.filter(|trick| !trick.is_empty());
        let all_played = in_progress.is_none();
        let card = in_progress.or(self.position.previous)?.card(by)?;
        Some(Incident::CardTurned(CardTurned { moment, by, card, all_played }))
    }
}
