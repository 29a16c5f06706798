//! The check that the table of a record is possible, and every event at its place.

use crate::bridge::{Card, PlayedCard, Seat};
use crate::record::acts::{ActRequirement, ActValues};
use crate::record::event::{Facing, PlayManner};
use crate::record::spoken::CallMeans;
use crate::record::{Act, Event};

use super::{ExposedCard, MAX_EVENTS, RecordBuilder, RecordFault};

impl RecordBuilder {
    /// Returns the faults of the table when the events begin. [`RecordBuilder::build`] checks the events too.
    pub fn table_faults(&self) -> Vec<RecordFault> {
        let hands = self.start.faults(self.wrong_hands).into_iter().map(RecordFault::Deal);
        let bid = self.auction.as_ref().and_then(|auction| match auction.contract() {
            Ok(bid) => {
                let stated = self.contract;
                (bid != stated).then_some(RecordFault::OtherContract { stated, bid })
            }
            Err(error) => Some(RecordFault::NoContract(error)),
        });
        let expected = self.contract.leader();
        let leader = self.start.trick.map(|trick| trick.leader());
        let leader = leader.filter(|leader| !self.lead_faced && *leader != expected);
        let leader = leader.map(|seat| RecordFault::WrongLeader { seat, expected });
        let may_hold = |owner: Seat, card: PlayedCard| {
            card.card().is_none_or(|card| self.start.deal.holds(owner, card) != Some(false))
        };
        let penalty = self.penalty_cards.iter().filter(|penalty| {
            !self.contract.is_defender(penalty.owner) || !may_hold(penalty.owner, penalty.card)
        });
        let is_same = |one: &ExposedCard, two: &ExposedCard| {
            (one.owner, one.card) == (two.owner, two.card) && one.card.card().is_some()
        };
        let exposed = self.exposed.iter().enumerate().filter(|(at, exposed)| {
            !may_hold(exposed.owner, exposed.card)
                || self.exposed[..*at].iter().any(|earlier| is_same(earlier, exposed))
        });
        hands
            .chain(bid)
            .chain(leader)
            .chain(penalty.map(|penalty| RecordFault::WrongPenaltyCard(*penalty)))
            .chain(exposed.map(|(_, exposed)| RecordFault::WrongExposedCard(*exposed)))
            .collect()
    }

    /// Returns the faults of the impossible events, each with the index of its event. A record with
    /// too many events has only the fault [`RecordFault::TooMany`].
    pub(super) fn event_faults(&self) -> Vec<(usize, RecordFault)> {
        if self.events.len() > MAX_EVENTS {
            return vec![(MAX_EVENTS, RecordFault::TooMany)];
        }
        let mut faults = Vec::new();
        let mut lost = self.start.deal;
        let unseen = self.start.deal.hands[self.contract.dummy()].known().is_empty();
        for (index, event) in self.events.iter().enumerate() {
            let before = &self.events[..index];
            let calls = event.by == self.contract.declarer
                && matches!(event.act, Act::Calls(spoken) if spoken.means != CallMeans::OwnCard);
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
            } else if let Some(card) = self.certainly_lacked(event) {
                faults.push((index, RecordFault::NotHeld(event.by, card)));
            } else if let Act::Plays { card, .. } = event.act {
                lost.lose(event.by, card);
            }
            if let Act::Corrects { of: Some(PlayedCard::Exact(card)), .. } = event.act {
                lost.gain(event.by, card);
            }
        }
        faults
    }

    /// Returns the small card of the act, or the first card that it spreads, if the player has held no such card since
    /// the record began.
    fn certainly_lacked(&self, event: &Event) -> Option<PlayedCard> {
        let on_table = self.start.tricks().filter_map(|trick| trick.card(event.by)?.card());
        let held = self.start.deal.possible_cards(event.by) | on_table.collect();
        match (event.act, event.act.required_card()) {
            (Act::Spreads(Facing { cards: Some(cards), .. }), _) => {
                (cards - held).iter().next().map(PlayedCard::Exact)
            }
            (_, Some(small @ PlayedCard::Small(suit))) => {
                let is_small = |card: Card| !card.rank.is_honour();
                (!held.suit(suit).iter().any(is_small)).then_some(small)
            }
            _ => None,
        }
    }

    /// Returns whether another player has shown the card as his own, or it had been played before the events, and not
    /// by this player to the current or previous trick.
    fn belongs_to_another(&self, by: Seat, card: Card, before: &[Event]) -> bool {
        let shown =
            |event: &Event| event.by != by && event.act.required_card() == Some(card.into());
        let on_table = self.start.tricks().any(|trick| trick.card(by) == Some(card.into()));
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
                Act::DrawsAttention(_)
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
            // `event_faults` checks this itself, because it tracks the cards that the player has lost.
            ActRequirement::HisCard => return None,
            ActRequirement::Dummy => {
                (RecordFault::NotDummy, by == dummy || turned && by == dummy.partner())
            }
            ActRequirement::NotDummy => (RecordFault::DummyDesignates, by != dummy || turned),
            ActRequirement::NotDefender => {
                (RecordFault::DefenderTouchesDummy, !self.contract.is_defender(by))
            }
            ActRequirement::DummysCard => {
                let named = values.card_of("pointing_at").or(values.card());
                let card = named.and_then(PlayedCard::card)?;
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
                let met = self.has_put(hand, card, before) || self.is_known(hand, card, before);
                (RecordFault::NotOnTable(hand, card), met)
            }
            ActRequirement::OldWasPut => match values.card_of("of") {
                Some(card) => (RecordFault::NotOnTable(by, card), self.has_put(by, card, before)),
                None => (RecordFault::NothingPut(by), self.has_put_any(by, before)),
            },
            ActRequirement::TrickEnded => {
                let trick = values.trick("trick")?;
                let on_table = usize::from(self.start.on_table());
                // Dummy's card may be told by its call alone.
                let plays = |event: &&Event| {
                    event.act.card_put().is_some() || matches!(event.act, Act::Calls(_))
                };
                let cards = on_table + before.iter().filter(plays).count();
                let ended = usize::from(self.start.tricks_played()) + cards / 4;
                (RecordFault::NoSuchTrick(trick), usize::from(trick) <= ended)
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

    /// Returns whether the hand has put any card on the table, as [`RecordBuilder::has_put`] does for one card. A card
    /// led before the play, while the auction was on, counts, and so does a turn without a card: the player then
    /// supplies the missing card.
    fn has_put_any(&self, hand: Seat, before: &[Event]) -> bool {
        let in_start = self.start.tricks().any(|trick| trick.card(hand).is_some());
        let led_early = self.exposed.iter().any(|exposed| exposed.led && exposed.owner == hand);
        let put = |event: &Event| match event.act {
            Act::Calls(_) | Act::Adds(_) => hand == self.contract.dummy(),
            Act::LeadsFaceDown(_) | Act::Omits => event.by == hand,
            act => event.by == hand && act.card_put().is_some(),
        };
        in_start || led_early || before.iter().any(put)
    }

    /// Returns whether the card of this hand was shown, dropped, named, faced or, if it is dummy's, touched.
    fn is_known(&self, hand: Seat, card: PlayedCard, before: &[Event]) -> bool {
        let exposed = |other: &ExposedCard| (other.owner, other.card) == (hand, card);
        let known = |event: &Event| match event.act {
            Act::Spreads(Facing { cards: None, .. }) => event.by == hand,
            Act::Spreads(Facing { cards: Some(cards), .. }) => {
                event.by == hand && card.card().is_some_and(|card| cards.contains(card))
            }
            Act::Calls(spoken) => event.by == hand && spoken.said.card() == Some(card),
            Act::Touches(touched) => hand == self.contract.dummy() && touched == card,
            act => event.by == hand && act.card_shown() == Some(card),
        };
        self.exposed.iter().any(exposed) || before.iter().any(known)
    }

    /// Returns whether the hand has put the card on the table: in one of these events, or in the current or previous
    /// trick with which the record begins.
    fn has_put(&self, hand: Seat, card: PlayedCard, before: &[Event]) -> bool {
        let in_start = self.start.tricks().any(|trick| trick.card(hand) == Some(card));
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
