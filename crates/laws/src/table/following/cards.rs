//! The reader of the cards that follow an incident.

use crate::bridge::{PlayedCard, Seat, Suit};
use crate::record::event::{Act, Event, PlayManner};
use crate::table::state::Table;

use super::WhatFollowed;

/// How a card is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::table) enum CardTelling {
    /// Its hand puts it out.
    Put(PlayManner),
    /// Declarer calls it from dummy.
    Called,
    /// A player names it as a card of his own hand.
    Named,
}

/// A card put out, called or named after an incident.
#[derive(Clone, Copy, Debug)]
pub(in crate::table) struct ToldCard {
    pub(in crate::table) hand: Seat,
    pub(in crate::table) card: PlayedCard,
    pub(in crate::table) how: CardTelling,
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
    fn told(&mut self, index: usize, Event { by, act }: Event) -> Option<ToldCard> {
        let contract = self.table.contract();
        match act {
            Act::Plays { card, manner } => {
                Some(ToldCard { hand: by, card, how: CardTelling::Put(manner) })
            }
            Act::Calls(spoken)
                if by == contract.declarer && !self.table.names_own_card_alone(by, spoken) =>
            {
                let card;
                (self.executed, card) = self.table.called_card(index, spoken, self.led);
                Some(ToldCard { hand: contract.dummy(), card, how: CardTelling::Called })
            }
            Act::Calls(spoken) => {
                let card = spoken.said.card().unwrap_or(PlayedCard::Unrecorded);
                Some(ToldCard { hand: by, card, how: CardTelling::Named })
            }
            _ => None,
        }
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
        let told = if is_taken { None } else { self.told(index, *event) };
        Some(FollowingEvent { index, event, is_taken, told })
    }
}
