//! A record: the table at the start, and the events after it.
//!
//! A [`RecordBuilder`] holds the parts of a record before they are checked; only [`RecordBuilder::build`] makes a
//! [`Record`] from parts, so every record is possible. A turned or renamed record is as possible as the original.

use std::ops::Deref;

use crate::bridge::{Auction, BySeat, Contract, Deal, PlayedCard, Position, Seat, SuitMap, Trick};

use crate::record::{Act, Event, PenaltyGrade};

use super::state::Table;

mod check;

mod fault;

#[cfg(test)]
mod tests;

pub use fault::{RecordFault, RecordFaults};

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

/// A card that a player exposed by his own error before or during the auction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExposedCard {
    /// The player whose card it is.
    pub owner: Seat,
    /// The card.
    pub card: PlayedCard,
    /// Whether the player put the card out as a lead.
    pub led: bool,
    /// Whether he exposed it before the auction began.
    pub before_auction: bool,
    /// The players who certainly saw its face; `None` if the record only states that the card was exposed, so that his
    /// partner could see it.
    pub seen: Option<BySeat<bool>>,
}

impl ExposedCard {
    /// A card exposed during the auction, so that the player's partner could see it.
    pub const fn new(owner: Seat, card: PlayedCard, led: bool) -> ExposedCard {
        ExposedCard { owner, card, led, before_auction: false, seen: None }
    }
}

/// The largest number of events in a record.
pub const MAX_EVENTS: usize = 120;

/// The parts of a record, not checked yet: the table at some point of a board, and the events after it. The play up to
/// `start` is regular; `events` may be irregular.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordBuilder {
    /// The contract and declarer.
    pub contract: Contract,
    /// The auction, if it is known.
    pub auction: Option<Auction>,
    /// The position when the events begin.
    pub start: Position,
    /// The penalty cards on the table when the events begin.
    pub penalty_cards: Vec<PenaltyCard>,
    /// The cards exposed before or during the auction.
    pub exposed: Vec<ExposedCard>,
    /// The hands dealt with a card too many or too few, which Laws 13 and 14 deal with.
    pub wrong_hands: BySeat<bool>,
    /// Whether the opening lead has been faced when the events begin.
    pub lead_faced: bool,
    /// Whether dummy has been spread when the events begin.
    pub dummy_spread: bool,
    /// The events, in order.
    pub events: Vec<Event>,
}

/// A record in which every event is possible. Its parts, those of a [`RecordBuilder`], can be read but not changed:
/// [`Record::changed`] checks a changed copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Only the canonical form of the record changes them without a check.
    pub(super) parts: RecordBuilder,
}

impl Deref for Record {
    type Target = RecordBuilder;
    #[inline]
    fn deref(&self) -> &RecordBuilder {
        &self.parts
    }
}

impl RecordBuilder {
    /// Begins a record of this deal before the opening lead, with no card exposed.
    pub fn new(deal: Deal, contract: Contract) -> RecordBuilder {
        let leader = Some(contract.leader());
        RecordBuilder::at(Position::new(deal, contract.strain.trumps(), leader), contract)
    }

    /// Begins a record at this position, before the opening lead is faced, with no card exposed.
    pub fn at(start: Position, contract: Contract) -> RecordBuilder {
        RecordBuilder {
            contract,
            auction: None,
            start,
            penalty_cards: Vec::new(),
            exposed: Vec::new(),
            wrong_hands: BySeat([false; 4]),
            lead_faced: false,
            dummy_spread: false,
            events: Vec::new(),
        }
    }

    /// The same record, beginning with the opening lead faced and dummy spread.
    pub fn in_play(self) -> RecordBuilder {
        RecordBuilder { lead_faced: true, dummy_spread: true, ..self }
    }

    /// The same record, beginning in the play before a trick to which this player is to lead.
    pub fn led_by(mut self, leader: Seat) -> RecordBuilder {
        self.start.trick = Some(Trick::new(leader));
        self.in_play()
    }

    /// The same record with these events after the others.
    pub fn events(mut self, events: impl IntoIterator<Item = Event>) -> RecordBuilder {
        self.events.extend(events);
        self
    }

    /// Returns the record, if it is possible. Its trumps are those of the contract; if a card has been played, the
    /// opening lead has been faced.
    ///
    /// # Errors
    /// Returns all faults, each with its event.
    pub fn build(mut self) -> Result<Record, RecordFaults> {
        self.start.trumps = self.contract.strain.trumps();
        let on_table = self.start.tricks().any(|trick| trick.cards().next().is_some());
        self.lead_faced |= on_table || self.start.tricks_played() > 0 || self.dummy_spread;
        let table = self.table_faults().into_iter().map(|fault| (None, fault));
        let events = self.event_faults().into_iter().map(|(event, fault)| (Some(event), fault));
        let faults: Vec<_> = table.chain(events).collect();
        if faults.is_empty() { Ok(Record { parts: self }) } else { Err(RecordFaults(faults)) }
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

    /// Returns the same record with the table turned clockwise by this many quarters.
    fn turned(&self, quarters: u8) -> RecordBuilder {
        RecordBuilder {
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
                .map(|exposed| ExposedCard {
                    owner: exposed.owner.turned(quarters),
                    seen: exposed.seen.map(|seen| seen.turned(quarters)),
                    ..*exposed
                })
                .collect(),
            wrong_hands: self.wrong_hands.turned(quarters),
            events: self.events.iter().map(|event| event.turned(quarters)).collect(),
            ..*self
        }
    }

    /// Returns the same record with the suits exchanged by `map`.
    fn mapped(&self, map: SuitMap) -> RecordBuilder {
        RecordBuilder {
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

impl Record {
    /// Returns a changed copy of the record, if it is possible.
    ///
    /// # Errors
    /// Returns all faults of the changed record, each with its event.
    pub fn changed(&self, change: impl FnOnce(&mut RecordBuilder)) -> Result<Record, RecordFaults> {
        let mut parts = self.parts.clone();
        change(&mut parts);
        parts.build()
    }

    /// Returns the table as it is when the events begin.
    #[inline]
    pub fn table(&self) -> Table<'_> {
        Table::new(self)
    }

    /// Returns the same record with the table turned clockwise by this many quarters.
    pub fn turned(&self, quarters: u8) -> Record {
        Record { parts: self.parts.turned(quarters) }
    }

    /// Returns the same record with the suits exchanged by `map`; `None` if the exchange makes the auction impossible.
    pub fn mapped(&self, map: SuitMap) -> Option<Record> {
        let parts = self.parts.mapped(map);
        let is_possible = parts.auction.as_ref().is_none_or(|auction| auction.contract().is_ok());
        is_possible.then_some(Record { parts })
    }
}
