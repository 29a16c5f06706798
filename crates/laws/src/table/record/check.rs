//! The check that every event of a record is possible at its place.

use crate::bridge::{Card, PlayedCard, Seat};
use crate::record::acts::{ActRequirement, ActValues};
use crate::record::event::PlayManner;
use crate::record::{Act, Event};

use super::{MAX_EVENTS, RecordBuilder, RecordFault};

impl RecordBuilder {
    /// Returns the faults of the impossible events, each with the index of its event. A record with
    /// too many events has only the fault [`RecordFault::TooMany`].
    pub(super) fn faults(&self) -> Vec<(usize, RecordFault)> {
        if self.events.len() > MAX_EVENTS {
            return vec![(MAX_EVENTS, RecordFault::TooMany)];
        }
        let mut faults = Vec::new();
        let mut lost = self.start.deal;
        let unseen = self.start.deal.hands[self.contract.dummy()].known().is_empty();
        for (index, event) in self.events.iter().enumerate() {
            let before = &self.events[..index];
            let calls = event.by == self.contract.declarer && matches!(event.act, Act::Calls(_));
            if unseen && calls {
                faults.push((index, RecordFault::DummyUnseen));
            }
            if let Some(fault) = self.fault(event, before) {
                faults.push((index, fault));
                continue;
            }
            if let Some(PlayedCard::Exact(card)) = event.act.required_card()
                && (self.belongs_to_another(event.by, card, before)
                    || lost.holds(event.by, card) == Some(false)
                        && !self.may_have_gone_back(event.by, card, before))
            {
                faults.push((index, RecordFault::NotHeld(event.by, card.into())));
            } else if let Act::Plays { card, .. } = event.act {
                lost.lose(event.by, card);
            }
            if let Act::Corrects { of: Some(PlayedCard::Exact(card)), .. } = event.act {
                lost.gain(event.by, card);
            }
        }
        faults
    }

    /// Returns whether another player has shown the card as his own, or it had been played before the events, and not
    /// by this player to the current or previous trick.
    fn belongs_to_another(&self, by: Seat, card: Card, before: &[Event]) -> bool {
        let shown =
            |event: &Event| event.by != by && event.act.required_card() == Some(card.into());
        let on_table = [self.start.trick, self.start.previous]
            .into_iter()
            .flatten()
            .any(|trick| trick.card(by) == Some(card.into()));
        before.iter().any(shown) || self.start.gone.contains(card) && !on_table
    }

    /// Returns whether a card that the player had put out may have returned to him since, by a ruling or a change of
    /// play.
    fn may_have_gone_back(&self, by: Seat, card: Card, before: &[Event]) -> bool {
        let put = |event: &Event| event.by == by && event.act.card_put() == Some(card.into());
        let since = before.iter().position(put).map_or(before.len(), |at| at + 1);
        let ruled = |event: &Event| {
            matches!(
                event.act,
                Act::DrawsAttention
                    | Act::Chooses(_)
                    | Act::Wants { .. }
                    | Act::Corrects { .. }
                    | Act::Amends(_)
                    | Act::Adds(_)
            )
        };
        self.start.deal.holds(by, card) != Some(false) && before[since..].iter().any(ruled)
    }

    /// Returns the first requirement of the act that is not met.
    fn fault(&self, event: &Event, before: &[Event]) -> Option<RecordFault> {
        let values = event.act.values();
        values.needs().find_map(|needed| self.unmet(needed, event.by, &values, before))
    }

    fn unmet(
        &self,
        needed: ActRequirement,
        by: Seat,
        values: &ActValues,
        before: &[Event],
    ) -> Option<RecordFault> {
        let dummy = self.contract.dummy();
        let turned = self.may_have_turned(before);
        let did =
            |act: fn(&Act) -> bool| before.iter().any(|event| event.by == by && act(&event.act));
        let (fault, met) = match needed {
            // `faults` checks this itself, because it tracks the cards that the player has lost.
            ActRequirement::HisCard => return None,
            ActRequirement::Dummy => {
                (RecordFault::NotDummy, by == dummy || turned && by == dummy.partner())
            }
            ActRequirement::NotDummy => (RecordFault::DummyDesignates, by != dummy || turned),
            ActRequirement::NotDefender => {
                (RecordFault::DefenderTouchesDummy, !self.contract.is_defender(by))
            }
            ActRequirement::DummysCard => {
                let card = values.card().and_then(PlayedCard::card)?;
                let lacks = |hand| self.start.deal.holds(hand, card) == Some(false);
                let absent = lacks(dummy) && (!turned || lacks(dummy.partner()));
                (RecordFault::NotHeld(dummy, card.into()), !absent)
            }
            ActRequirement::Called => {
                (RecordFault::NothingCalled, did(|act| matches!(act, Act::Calls(_))))
            }
            ActRequirement::LeadNotFaced => (RecordFault::NoFaceDownLead, !self.lead_faced),
            ActRequirement::LedFaceDown => {
                (RecordFault::NoFaceDownLead, did(|act| matches!(act, Act::LeadsFaceDown(_))))
            }
            ActRequirement::Explained => {
                let explained = values.word().map(Act::Explains);
                let by_side =
                    |event: &Event| event.by.side() == by.side() && Some(event.act) == explained;
                (RecordFault::NothingExplained, before.iter().any(by_side))
            }
            ActRequirement::WasPut => {
                let (hand, card) = (values.seat_of("hand")?, values.card()?);
                if hand.side() != by.side() {
                    return Some(RecordFault::NotHeld(by, card));
                }
                (RecordFault::NotOnTable(hand, card), self.has_put(hand, card, before))
            }
            ActRequirement::OldWasPut => {
                let card = values.card_of("of")?;
                (RecordFault::NotOnTable(by, card), self.has_put(by, card, before))
            }
        };
        (!met).then_some(fault)
    }

    /// Returns whether the presumed declarer may have become dummy, because the opening lead is
    /// among these events and he has faced cards after it.
    fn may_have_turned(&self, before: &[Event]) -> bool {
        let leads = |event: &Event| {
            self.contract.is_defender(event.by)
                && matches!(event.act, Act::Plays { manner: PlayManner::Lead, .. } | Act::FacesLead)
        };
        let spreads = |event: &Event| {
            event.by == self.contract.declarer && matches!(event.act, Act::Spreads(_))
        };
        let lead = before.iter().position(leads).filter(|_| !self.lead_faced);
        lead.is_some_and(|lead| before[lead..].iter().any(spreads))
    }

    /// Returns whether the hand has put the card on the table: in one of these events, or in the current or previous
    /// trick with which the record begins.
    fn has_put(&self, hand: Seat, card: PlayedCard, before: &[Event]) -> bool {
        let in_start = [self.start.trick, self.start.previous]
            .into_iter()
            .flatten()
            .any(|trick| trick.card(hand) == Some(card));
        // The Laws decide which of dummy's cards a call means; here any card that dummy may hold suffices.
        let callable = hand == self.contract.dummy()
            && card.card().is_none_or(|card| self.start.deal.holds(hand, card) != Some(false));
        let put = |event: &Event| {
            let called = matches!(event.act, Act::Calls(_) | Act::Adds(_));
            let face_down = event.act == Act::LeadsFaceDown(card);
            called && callable
                || event.by == hand && (event.act.card_put() == Some(card) || face_down)
        };
        in_start || before.iter().any(put)
    }
}
