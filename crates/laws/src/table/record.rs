//! A record: the table at the start, and the events after it.

use std::error::Error;
use std::fmt;

use crate::bridge::{Auction, Card, Contract, PlayedCard, Position, Seat, SuitMap};

use crate::record::acts::{ActRequirement, ActValues};
use crate::record::event::PlayManner;
use crate::record::{Act, Event, PenaltyGrade};

use super::state::Table;

/// A penalty card in front of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PenaltyCard {
    /// The defender whose card it is.
    pub owner: Seat,
    /// The card.
    pub card: PlayedCard,
    /// Whether the penalty card is major or minor.
    pub grade: PenaltyGrade,
}

/// A card that a player exposed by his own error before the play began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExposedCard {
    /// The player whose card it is.
    pub owner: Seat,
    /// The card.
    pub card: PlayedCard,
    /// Whether the player put the card out as a lead.
    pub led: bool,
}

/// The table at some point of a board, and the events after it. The play up to `start` is regular; `events` may be
/// irregular.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The contract and declarer.
    pub contract: Contract,
    /// The auction, if it is known.
    pub auction: Option<Auction>,
    /// The position when the events begin.
    pub start: Position,
    /// The penalty cards on the table when the events begin.
    pub penalty_cards: Vec<PenaltyCard>,
    /// The cards exposed during the auction.
    pub exposed: Vec<ExposedCard>,
    /// Whether the opening lead has been faced when the events begin.
    pub lead_faced: bool,
    /// Whether dummy has been spread when the events begin.
    pub dummy_spread: bool,
    /// The events, in order.
    pub events: Vec<Event>,
}

/// The reason why an event is impossible, or impossible at its place in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The hand certainly does not hold the card.
    NotHeld(Seat, PlayedCard),
    /// Dummy calls a card, or points at one.
    DummyDesignates,
    /// A defender touches a card of dummy, or points at one.
    DefenderTouchesDummy,
    /// The player adds words to a call that he has not made.
    NothingCalled,
    /// A player faces a lead that he did not make face down, or leads face down in a record that
    /// begins after the opening lead was faced.
    NoFaceDownLead,
    /// A player corrects an explanation, or notices that it was wrong, but his side has not given
    /// it.
    NothingExplained,
    /// The hand has not put the card on the table.
    NotOnTable(Seat, PlayedCard),
    /// A player other than dummy does what a record reserves for dummy: warns declarer about the
    /// hand to lead from, exchanges hands with him, or plays unbidden.
    NotDummy,
    /// Declarer calls a card when no card of dummy is known.
    DummyUnseen,
    /// The record has more than [`MAX_EVENTS`] events.
    TooMany,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::NotHeld(seat, card) => write!(f, "{seat} does not hold {card}"),
            RecordFault::DummyDesignates => f.write_str("dummy designates a card"),
            RecordFault::DefenderTouchesDummy => f.write_str("a defender touches a card of dummy"),
            RecordFault::NothingCalled => {
                f.write_str("the player has made no call to add words to")
            }
            RecordFault::NoFaceDownLead => f.write_str("only an opening lead can be face down"),
            RecordFault::NothingExplained => f.write_str("the side has given no explanation"),
            RecordFault::NotOnTable(seat, card) => {
                write!(f, "{seat} has not put {card} on the table")
            }
            RecordFault::NotDummy => f.write_str("only dummy can do this"),
            RecordFault::DummyUnseen => f.write_str("no card of dummy is known"),
            RecordFault::TooMany => write!(f, "a record has at most {MAX_EVENTS} events"),
        }
    }
}

impl Error for RecordFault {}

/// The largest number of events in a record.
pub const MAX_EVENTS: usize = 120;

impl Record {
    /// Creates a record that begins before the opening lead is faced, with no card exposed before it.
    pub fn new(contract: Contract, start: Position, events: Vec<Event>) -> Record {
        Record {
            contract,
            auction: None,
            start,
            penalty_cards: Vec::new(),
            exposed: Vec::new(),
            lead_faced: false,
            dummy_spread: false,
            events,
        }
    }

    /// Creates a record that begins with the opening lead faced and dummy spread, with no penalty card on the table.
    pub fn in_play(contract: Contract, start: Position, events: Vec<Event>) -> Record {
        Record { lead_faced: true, dummy_spread: true, ..Record::new(contract, start, events) }
    }

    /// Returns the faults of the impossible events, each with the index of its event. A record with
    /// too many events has only the fault [`RecordFault::TooMany`].
    pub fn faults(&self) -> Vec<(usize, RecordFault)> {
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

    /// Returns the card that a player replaces with another at this event: the card that he names, or the last card
    /// that he played.
    pub(super) fn replaced(&self, index: usize) -> Option<PlayedCard> {
        let Event { by, act: Act::Corrects { of, .. } } = *self.events.get(index)? else {
            return None;
        };
        let mut before = self.events[..index].iter().rev().filter(|event| event.by == by);
        let last = || {
            before.find_map(|event| match event.act {
                Act::Plays { card, .. } => Some(card),
                _ => None,
            })
        };
        of.or_else(last)
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

    /// Returns the table as it is when the events begin.
    #[inline]
    pub fn table(&self) -> Table<'_> {
        Table::new(self)
    }

    /// Returns the same record with the table turned clockwise by this many quarters.
    pub fn turned(&self, quarters: u8) -> Record {
        Record {
            contract: self.contract.turned(quarters),
            auction: self.auction.clone().map(|auction| auction.turned(quarters)),
            start: self.start.turned(quarters),
            penalty_cards: self
                .penalty_cards
                .iter()
                .map(|penalty| PenaltyCard { owner: penalty.owner.turned(quarters), ..*penalty })
                .collect(),
            exposed: self
                .exposed
                .iter()
                .map(|exposed| ExposedCard { owner: exposed.owner.turned(quarters), ..*exposed })
                .collect(),
            events: self.events.iter().map(|event| event.turned(quarters)).collect(),
            ..*self
        }
    }

    /// Returns the same record with the suits exchanged by `map`.
    pub fn mapped(&self, map: SuitMap) -> Record {
        Record {
            contract: self.contract.mapped(map),
            auction: self.auction.clone().map(|auction| auction.mapped(map)),
            start: self.start.mapped(map),
            penalty_cards: self
                .penalty_cards
                .iter()
                .map(|penalty| PenaltyCard { card: map.played_card(penalty.card), ..*penalty })
                .collect(),
            exposed: self
                .exposed
                .iter()
                .map(|exposed| ExposedCard { card: map.played_card(exposed.card), ..*exposed })
                .collect(),
            events: self.events.iter().map(|event| event.mapped(map)).collect(),
            ..*self
        }
    }
}
