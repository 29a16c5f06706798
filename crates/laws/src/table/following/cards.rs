//! The reader of cards: the card that an event tells, and the cards that follow an incident.

use std::ops::Range;

use crate::bridge::{Contract, PlayedCard, Seat, Suit};
use crate::record::event::{Act, Event, PlayManner};
use crate::record::spoken::SpokenCall;
use crate::table::incident::{LaterPlay, Moment};
use crate::table::state::Table;

use super::WhatFollowed;

/// How a card is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) enum CardTelling {
    /// Its hand puts it out.
    Put(PlayManner),
    /// Its hand leads it face down.
    FaceDown,
    /// Its hand replaces another card with it.
    Replacing,
    /// Declarer calls it from dummy.
    Called,
    /// A player names it as a card of his own hand.
    Named,
}

/// A card that an event puts out, calls or names.
#[derive(Clone, Copy, Debug)]
pub(in crate::table) struct ToldCard {
    pub(in crate::table) hand: Seat,
    /// The card; unrecorded if the words of a call name none.
    pub(in crate::table) card: PlayedCard,
    /// The suit of the card, or the suit named.
    pub(in crate::table) suit: Option<Suit>,
    pub(in crate::table) how: CardTelling,
}

impl ToldCard {
    /// Returns the card that an event tells by itself. Declarer's calls are taken as calls from dummy, those of other
    /// players as cards of their own.
    pub(in crate::table) fn of(event: &Event, contract: Contract) -> Option<ToldCard> {
        let hand = event.by;
        let (hand, card, how) = match event.act {
            Act::Plays { card, manner } => (hand, card, CardTelling::Put(manner)),
            Act::LeadsFaceDown(card) => (hand, card, CardTelling::FaceDown),
            Act::Corrects { card, .. } => (hand, card, CardTelling::Replacing),
            Act::Calls(SpokenCall { said, .. }) => {
                let card = said.card().unwrap_or(PlayedCard::Unrecorded);
                let is_dummys = hand == contract.declarer;
                let how = if is_dummys { CardTelling::Called } else { CardTelling::Named };
                let hand = if is_dummys { contract.dummy() } else { hand };
                return Some(ToldCard { hand, card, suit: said.suit, how });
            }
            _ => return None,
        };
        Some(ToldCard { hand, card, suit: card.suit(), how })
    }

    /// Returns whether the card is put out as a play or a lead, or called from dummy.
    pub(in crate::table) const fn is_played(&self) -> bool {
        matches!(self.how, CardTelling::Put(_) | CardTelling::Called)
    }

    /// Returns the manner in which the hand puts the card out, if it does so as a play or a lead.
    pub(in crate::table) const fn manner(&self) -> Option<PlayManner> {
        if let CardTelling::Put(manner) = self.how { Some(manner) } else { None }
    }

    /// Returns the card as a play of the current trick, told by the event at `index`.
    pub(in crate::table) const fn play(&self, index: usize) -> LaterPlay {
        let ToldCard { hand, card, .. } = *self;
        let moment = index as Moment;
        LaterPlay { moment, hand, card, next_trick: false, manner: self.manner() }
    }

    /// Returns the card if the hand puts it out, as a play, as a lead or in the place of another card.
    pub(in crate::table) fn put(&self) -> Option<PlayedCard> {
        matches!(self.how, CardTelling::Put(_) | CardTelling::Replacing).then_some(self.card)
    }
}

impl<'r> Table<'r> {
    /// Returns the cards that these events tell by themselves, each with the index of its event.
    pub(in crate::table) fn told_in(
        &self,
        events: Range<usize>,
    ) -> impl DoubleEndedIterator<Item = (usize, ToldCard)> + use<'r> {
        let contract = self.contract();
        let events = self.record().events[..events.end].iter().enumerate().skip(events.start);
        events.filter_map(move |(at, event)| Some((at, ToldCard::of(event, contract)?)))
    }
}

/// An event after an incident.
pub(in crate::table) struct FollowingEvent<'r> {
    pub(in crate::table) index: usize,
    pub(in crate::table) event: &'r Event,
    /// Whether the event belongs to an earlier incident or call, or only puts out a card already played.
    pub(in crate::table) is_taken: bool,
    /// The card that the event tells, unless it is taken.
    pub(in crate::table) told: Option<ToldCard>,
}

/// Reads the events after an incident, from the next event of the replay on, each with the card that it tells.
pub(in crate::table) struct CardReader<'t, 'r, I> {
    table: &'t Table<'r>,
    events: I,
    /// The suit of a lead that is not yet accepted, to which the cards called are played.
    led: Option<Suit>,
    /// The event by which dummy carries out the last call.
    executed: Option<usize>,
}

impl<'t, 'r> WhatFollowed<'t, 'r> {
    /// Returns the cards that the events tell by themselves, each with the index of its event.
    pub(in crate::table) fn told(self) -> impl Iterator<Item = (usize, ToldCard)> + use<'r> {
        self.table.told_in(self.start..self.table.record().events.len())
    }

    /// Returns a reader of the cards told after this moment. If the incident is a lead that nobody has accepted yet,
    /// `led` is its suit.
    pub(in crate::table) fn cards(
        self,
        led: Option<Suit>,
    ) -> CardReader<'t, 'r, impl Iterator<Item = (usize, &'r Event)> + use<'r>> {
        CardReader { table: self.table, events: self.unread().events(), led, executed: None }
    }
}

impl<'r, I: Iterator<Item = (usize, &'r Event)>> CardReader<'_, 'r, I> {
    /// Returns the card that the event tells, if it tells one; for a call, also notes the event that carries it out.
    fn told(&mut self, index: usize, event: &Event) -> Option<ToldCard> {
        let mut told = ToldCard::of(event, self.table.contract())?;
        if let (Act::Calls(spoken), CardTelling::Called) = (event.act, told.how) {
            if self.table.names_own_card_alone(event.by, spoken) {
                (told.hand, told.how) = (event.by, CardTelling::Named);
            } else {
                (self.executed, told.card) = self.table.called_card(index, spoken, self.led);
            }
        }
        Some(told)
    }
}

impl<'r, I: Iterator<Item = (usize, &'r Event)>> Iterator for CardReader<'_, 'r, I> {
    type Item = FollowingEvent<'r>;

    fn next(&mut self) -> Option<FollowingEvent<'r>> {
        let (index, event) = self.events.next()?;
        let is_played = || {
            let Act::Plays { card, .. } = event.act else { return false };
            self.table.has_played_exactly(event.by, card)
        };
        let is_taken = self.table.is_taken(index) || self.executed == Some(index) || is_played();
        let told = if is_taken { None } else { self.told(index, event) };
        Some(FollowingEvent { index, event, is_taken, told })
    }
}
