//! The state of the table: the position, the state of each phase, and how far the record has been read.

use std::ops::Deref;

use crate::bridge::{Card, Contract, Hand, PlayedCard, Position, Seat, Side, Suit, Trick};

use super::claims::PlayStopped;
use super::duty::PenaltyCards;
use super::end_of_play::Unsettled;
use super::incident::{Incident, IncidentKind, Moment};
use super::lead::OpeningLead;
use super::obligations::Obligations;
use super::readings::{EventReadings, FollowUpRole, ReadingLog};
use super::record::{PenaltyCard, Record};
use super::replay::RecordReader;
use super::trick::TrickInProgress;
use crate::record::Duty;
use crate::record::spoken::{CardSelector as Height, Phrase, SpokenCall};

/// The state of the table after some events of a record. Each phase owns its part.
#[derive(Clone, Debug, PartialEq)]
pub struct Table<'r> {
    pub(super) contract: Contract,
    pub(super) position: Position,
    pub(super) lead: OpeningLead,
    pub(super) trick: TrickInProgress,
    pub(super) claims: PlayStopped,
    pub(super) penalties: PenaltyCards,
    pub(super) obligations: Obligations,
    pub(super) unsettled: Unsettled,
    pub(super) reader: RecordReader,
    pub(super) readings: ReadingLog,
    pub(super) record: RecordRef<'r>,
}

/// The record that is read, compared by address.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecordRef<'r>(pub(super) &'r Record);

impl PartialEq for RecordRef<'_> {
    fn eq(&self, other: &RecordRef<'_>) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Deref for RecordRef<'_> {
    type Target = Record;
    fn deref(&self) -> &Record {
        self.0
    }
}

impl<'r> Table<'r> {
    #[inline]
    pub(super) fn new(record: &'r Record) -> Table<'r> {
        Table {
            contract: record.contract,
            position: record.start,
            lead: OpeningLead::new(record),
            trick: TrickInProgress::default(),
            claims: PlayStopped::default(),
            penalties: PenaltyCards::new(record),
            obligations: Obligations::default(),
            unsettled: Unsettled::default(),
            reader: RecordReader::default(),
            readings: ReadingLog::new(record.events.len()),
            record: RecordRef(record),
        }
    }

    /// Returns the record that is read.
    pub fn record(&self) -> &'r Record {
        self.record.0
    }

    /// Returns the contract, with the declarer after the rulings so far.
    pub fn contract(&self) -> Contract {
        self.contract
    }

    /// Returns the number of events read, plus one once the incidents at the end have been determined.
    pub(crate) fn read_so_far(&self) -> usize {
        self.reader.next + usize::from(self.reader.final_incidents.is_some())
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Merges the readings of the events read so far into `merged`.
    pub(crate) fn add_readings_to(&self, merged: &mut EventReadings) {
        merged.merge(self.readings.events());
    }

    /// Records that an incident has been heard. `rules` says whether a clause applied to the
    /// incident, or asked a question.
    pub(crate) fn record_heard(&mut self, incident: &Incident, rules: bool) {
        match incident.kind() {
            // A defective trick is reported when attention is drawn, but the event of that moment is not its cause.
            IncidentKind::DefectiveTrick => {}
            kind => self.readings.record_incident(incident.moment(), kind, rules),
        }
    }

    /// Records that the event belongs to the incident at this moment, in the role that its act usually has.
    pub(super) fn record_follow_up(&self, index: usize, of: Moment) {
        if let Some(event) = self.record.events.get(index) {
            self.readings.record_follow_up(index, of, FollowUpRole::of(event.act));
        }
    }

    /// Records that the event belongs to the current incident, and is not read again.
    pub(super) fn mark_taken(&mut self, index: usize) {
        self.record_follow_up(index, self.reader.incident_moment);
        self.readings.mark_taken(index);
    }

    /// Records that the event carries out the call at this moment, and is not read again.
    pub(super) fn take_execution(&mut self, index: usize, of: Moment) {
        self.readings.record_follow_up(index, of, FollowUpRole::Execution);
        self.readings.mark_taken(index);
    }

    pub(super) fn is_taken(&self, index: usize) -> bool {
        self.readings.is_taken(index)
    }

    /// Returns the card that a call from dummy designates, as far as the record shows, and the index of the event by
    /// which dummy puts it out. If the call is a play to a lead that is not yet accepted, `led` is the suit of that
    /// lead.
    pub(super) fn called_card(
        &self,
        index: usize,
        spoken: SpokenCall,
        led: Option<Suit>,
    ) -> (Option<usize>, PlayedCard) {
        let executed = self.what_followed(index as Moment).execution(spoken.said.card());
        let put = executed.and_then(|at| self.record.events[at].act.card_put());
        let named = spoken.said.card().or(put);
        let card = named.or_else(|| self.only_one_called(spoken, led));
        (executed, card.unwrap_or(PlayedCard::Unrecorded))
    }

    /// Returns the only card of dummy that may legally be played and that fits the suit, the rank or the height named.
    /// `None` for a conditional call, because its card depends on the condition.
    fn only_one_called(&self, spoken: SpokenCall, led: Option<Suit>) -> Option<PlayedCard> {
        if spoken.proviso.is_some() {
            return None;
        }
        let Phrase { suit, rank, manner, .. } = spoken.said;
        let fits = |card: &Card| {
            suit.is_none_or(|suit| card.suit == suit) && rank.is_none_or(|rank| card.rank == rank)
        };
        let called = |cards: Hand| {
            let of_suit_led = led.map(|led| cards.suit(led)).filter(|cards| !cards.is_empty());
            let cards: Hand = of_suit_led.unwrap_or(cards).iter().filter(fits).collect();
            let ranks = || cards.iter().map(|card| card.rank);
            let wanted = match manner {
                Some(Height::High) => ranks().max(),
                Some(Height::Low) => ranks().min(),
                None if rank.is_none() => ranks().min(),
                None | Some(Height::Win | Height::Any | Height::Honour | Height::Run) => rank,
            };
            wanted.map_or(cards, |rank| cards.rank(rank)).only()
        };
        let dummy = self.contract().dummy();
        // If the diagram does not show all of dummy's cards, another card may be meant, or be the only legal
        // one.
        let card = called(self.position.legal(dummy))?;
        let perhaps = self.position.possibly_legal(dummy);
        let follows = self.position.suit_led().map_or(Hand::EMPTY, |led| perhaps.suit(led));
        let sure = called(perhaps) == Some(card) && (follows.is_empty() || follows.contains(card));
        sure.then_some(PlayedCard::Exact(card))
    }

    /// Returns whether the hand is in turn, and neither the suit led nor a penalty card certainly
    /// prevents it from playing the card.
    pub(crate) fn would_be_regular(&self, hand: Seat, card: PlayedCard) -> bool {
        self.position.turn() == Some(hand)
            && self.position.follows(hand, card) != Some(false)
            && self.penalty_cards(hand).all(|penalty| penalty.card == card)
    }

    /// Returns whether the hand has a card in the trick in progress.
    pub(crate) fn has_card_in_trick(&self, hand: Seat) -> bool {
        self.position.trick.is_some_and(|trick| trick.card(hand).is_some())
    }

    /// Returns whether this player's side has a card in the trick in progress.
    pub(super) fn has_side_played(&self, player: Seat) -> bool {
        self.has_card_in_trick(player) || self.has_card_in_trick(player.partner())
    }

    /// Returns whether the hand has played the card, and the card has not been sent back. A card that waits for its
    /// turn has been played.
    pub fn has_played(&self, hand: Seat, card: PlayedCard) -> bool {
        card.card().is_some_and(|card| self.position.gone.contains(card))
            || self.position.trick_with(hand, card).is_some()
            || self.trick.waiting.iter().any(|(_, of, other)| (*of, *other) == (hand, card))
    }

    /// Returns the suit led to the trick, current or just ended, that contains this card of the hand.
    pub(crate) fn suit_of_trick_with(&self, hand: Seat, card: PlayedCard) -> Option<Suit> {
        self.position.trick_with(hand, card).and_then(Trick::suit_led)
    }

    /// Returns whether the card is certainly the only card with which the hand can follow suit.
    pub(crate) fn is_only_legal(&self, hand: Seat, card: PlayedCard) -> bool {
        let led = self.position.suit_led().filter(|led| card.suit() == Some(*led));
        let length = led.and_then(|led| self.position.deal.hands[hand].length(led));
        length == Some(1)
    }

    /// Returns whether a hand of this side has a trump; `None` if unknown.
    pub(crate) fn has_trumps(&self, side: Side) -> Option<bool> {
        let Some(trumps) = self.position.trumps else { return Some(false) };
        let of_side = Seat::ALL.into_iter().filter(|seat| seat.side() == side);
        let held: Vec<Option<bool>> = of_side.map(|seat| self.has_suit(seat, trumps)).collect();
        if held.contains(&Some(true)) {
            Some(true)
        } else {
            (!held.contains(&None)).then_some(false)
        }
    }

    /// Returns whether the diagram shows that this side holds the highest trump left, and that no card on the table can
    /// take it: it wins a trick on any line.
    pub(crate) fn has_highest_trump(&self, side: Side) -> bool {
        let position = &self.position;
        let Some(trumps) = position.trumps else { return false };
        let may_hold = Seat::ALL.map(|seat| position.possibly_held(seat));
        let left = may_hold.into_iter().fold(Hand::EMPTY, |cards, hand| cards | hand);
        let Some(highest) = left.suit(trumps).iter().max_by_key(|card| card.rank) else {
            return false;
        };
        // A higher trump on the table may capture it, unless its hand has already played to the trick.
        let is_safe = |seat: Seat| {
            position.trick.is_none_or(|trick| {
                trick.has_had_turn(seat) || trick.is_beaten_by(highest, Some(trumps)) == Some(true)
            })
        };
        let mut of_side = Seat::ALL.into_iter().filter(|seat| seat.side() == side);
        of_side.any(|seat| position.deal.holds(seat, highest) == Some(true) && is_safe(seat))
    }

    /// Returns whether the hand holds cards of at least two suits; `None` if unknown.
    pub(crate) fn holds_two_suits(&self, hand: Seat) -> Option<bool> {
        let held = Suit::ALL.map(|suit| self.has_suit(hand, suit));
        let surely = held.iter().filter(|held| **held == Some(true)).count();
        let perhaps = held.iter().filter(|held| **held != Some(false)).count();
        if surely > 1 { Some(true) } else { (perhaps < 2).then_some(false) }
    }

    /// Returns whether the hand holds a card of the suit; `None` if unknown.
    pub fn has_suit(&self, hand: Seat, suit: Suit) -> Option<bool> {
        let found = || self.found_able(hand, Duty::Follow(suit));
        // A penalty card is visible to everybody.
        let faced = || {
            let of_suit = |penalty: PenaltyCard| penalty.card.suit() == Some(suit);
            self.penalty_cards(hand).any(of_suit).then_some(true)
        };
        self.position.deal.has_suit(hand, suit).or_else(found).or_else(faced)
    }
}
