//! The account of the reading: what became of each event of the record.
//!
//! Every event ends in exactly one way. What asks for an event enters it here, so that nobody can use one that
//! is not accounted for; what nobody asks for is [`EventReading::Unread`], and is reported as such.

use std::cell::Cell;

use smallvec::SmallVec;

use super::event::{Act, Choice, PlayManner};
use super::incident::{IncidentKind, Moment};

/// What became of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EventReading {
    /// Nobody has asked for it.
    #[default]
    Unread,
    /// It was done in the ordinary course of the game.
    Regular,
    /// It was heard as an incident of its own.
    Incident(IncidentKind),
    /// It belongs to what was done at another moment.
    FollowUp {
        /// The moment of the incident.
        of: Moment,
        /// The role of this event in that incident.
        role: FollowUpRole,
    },
}

/// As what an event belongs to a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FollowUpRole {
    /// More words about the card called.
    Added,
    /// What the player says that he had in mind.
    Plea,
    /// Another card in the place of the one put out.
    Correction,
    /// A card that the player wants back.
    TakenBack,
    /// A question about it.
    Asked,
    /// The lead or play out of turn is accepted or refused.
    Answered,
    /// One of the options that the Laws give.
    Chosen,
    /// Attention is drawn to it.
    Attention,
    /// A card put out, or named, before attention is drawn.
    PlayedOn,
    /// The card called is reached for, or put on the table.
    Execution,
    /// A card put out at the same time.
    AtOnce,
    /// Says which of the cards is played, or which is missing from the trick.
    Designated,
    /// Cards faced, or held, after it or with it.
    Faced,
    /// Words about tricks, and what is said to them.
    Words,
    /// Something that came before, without which it is not understood.
    Before,
}

impl FollowUpRole {
    /// The name by which texts and programs know it.
    pub const fn key(self) -> &'static str {
        match self {
            FollowUpRole::Added => "added",
            FollowUpRole::Plea => "plea",
            FollowUpRole::Correction => "correction",
            FollowUpRole::TakenBack => "taken-back",
            FollowUpRole::Asked => "asked",
            FollowUpRole::Answered => "answered",
            FollowUpRole::Chosen => "chosen",
            FollowUpRole::Attention => "attention",
            FollowUpRole::PlayedOn => "played-on",
            FollowUpRole::Execution => "execution",
            FollowUpRole::AtOnce => "at-once",
            FollowUpRole::Designated => "designated",
            FollowUpRole::Faced => "faced",
            FollowUpRole::Words => "words",
            FollowUpRole::Before => "before",
        }
    }

    /// As what such an act belongs to a deed, unless it carries out what was called.
    pub const fn of(act: Act) -> FollowUpRole {
        match act {
            Act::Adds(_) => FollowUpRole::Added,
            Act::Pleads(_) => FollowUpRole::Plea,
            Act::Corrects { .. } | Act::Amends(_) => FollowUpRole::Correction,
            Act::Wants { .. } => FollowUpRole::TakenBack,
            Act::AsksIfVoid(_) | Act::Asks { .. } | Act::Inspects(_) => FollowUpRole::Asked,
            Act::Chooses(Choice::Accept | Choice::Refuse) => FollowUpRole::Answered,
            Act::Chooses(_) => FollowUpRole::Chosen,
            Act::DrawsAttention => FollowUpRole::Attention,
            Act::Plays { manner: PlayManner::AtOnce | PlayManner::AtOnceHidden, .. } => {
                FollowUpRole::AtOnce
            }
            Act::Plays {
                manner: PlayManner::Play | PlayManner::Lead | PlayManner::Unbidden,
                ..
            }
            | Act::LeadsFaceDown(_)
            | Act::FacesLead
            | Act::Calls(_)
            | Act::Touches(_)
            | Act::TurnsCard
            | Act::Omits
            | Act::Ends(_) => FollowUpRole::PlayedOn,
            Act::Designates(_) => FollowUpRole::Designated,
            Act::Spreads(_) | Act::Shows(_) | Act::Drops { .. } | Act::Names(_) => {
                FollowUpRole::Faced
            }
            Act::Claims(_)
            | Act::Concedes(_)
            | Act::StatesLine
            | Act::Objects
            | Act::AsksToPlayOn
            | Act::Agrees
            | Act::SpeaksOfTrick => FollowUpRole::Words,
            Act::Explains(_)
            | Act::TellsTurn(_)
            | Act::LooksAt(_)
            | Act::Warns
            | Act::ShowsHand(_)
            | Act::ExchangesHands
            | Act::Prevents(_)
            | Act::SaysTurnedWrong(_)
            | Act::Remarks
            | Act::NamesOf { .. }
            | Act::WasTold
            | Act::Counts(_)
            | Act::Finds { .. }
            | Act::HasForeign(_)
            | Act::Notices(_) => FollowUpRole::Before,
        }
    }

    /// Whether any deed before has the event in this role, whatever else it is.
    const fn is_common(self) -> bool {
        matches!(self, FollowUpRole::Attention | FollowUpRole::PlayedOn | FollowUpRole::Before)
    }
}

/// Something about each event of a record. Most records are short.
type PerEvent<T> = SmallVec<[T; USUAL]>;
const USUAL: usize = 24;

/// The book in which the table enters what becomes of each event.
#[derive(Clone, Debug)]
pub(super) struct ReadingLog {
    /// One more than there are events: what is settled after the last is entered too.
    readings: PerEvent<Cell<EventReading>>,
    /// Events that belong to a deed already recognised, and are not read again.
    taken: u128,
}

/// What has been entered changes nothing that follows; only what has been taken does.
impl PartialEq for ReadingLog {
    fn eq(&self, other: &ReadingLog) -> bool {
        self.taken == other.taken
    }
}

impl ReadingLog {
    /// The book of a record with this many events.
    pub(super) fn new(events: usize) -> ReadingLog {
        let entries = events + 1;
        let became = if entries > USUAL {
            SmallVec::from_elem(Cell::new(EventReading::Unread), entries)
        } else {
            let unread = [const { Cell::new(EventReading::Unread) }; USUAL];
            SmallVec::from_buf_and_len(unread, entries)
        };
        ReadingLog { readings: became, taken: 0 }
    }

    /// The event belongs to a deed. It belongs to the last to which it can belong, and rather to one of which it
    /// is part than to one that it merely follows.
    pub(super) fn record_follow_up(&self, index: usize, of: Moment, role: FollowUpRole) {
        let Some(entry) = self.readings.get(index) else { return };
        if index == usize::from(of) {
            return;
        }
        let stays = match entry.get() {
            EventReading::Unread => false,
            EventReading::Regular | EventReading::Incident(_) => true,
            EventReading::FollowUp { of: earlier, role: other } => {
                role.is_common() && !other.is_common()
                    || role.is_common() == other.is_common() && of < earlier
            }
        };
        if !stays {
            entry.set(EventReading::FollowUp { of, role });
        }
    }

    pub(super) fn is_unread(&self, index: usize) -> bool {
        self.readings.get(index).is_some_and(|entry| entry.get() == EventReading::Unread)
    }

    /// Whether the event is a deed, or part of one: not merely what came before or after another, or drew attention to it.
    pub(super) fn is_used(&self, index: usize) -> bool {
        self.readings.get(index).is_some_and(|entry| match entry.get() {
            EventReading::Unread => false,
            EventReading::Regular | EventReading::Incident(_) => true,
            EventReading::FollowUp { role, .. } => !role.is_common(),
        })
    }

    /// The deed to which an event draws attention.
    pub(super) fn attention_to(&self, index: usize) -> Option<Moment> {
        match self.readings.get(index)?.get() {
            EventReading::FollowUp { of, role: FollowUpRole::Attention } => Some(of),
            EventReading::Unread
            | EventReading::Regular
            | EventReading::Incident(_)
            | EventReading::FollowUp { .. } => None,
        }
    }

    pub(super) fn was_regular(&self, index: usize) -> bool {
        self.readings.get(index).is_some_and(|entry| entry.get() == EventReading::Regular)
    }

    /// Whether all events before this one were done in the ordinary course of the game, calls from dummy among them.
    pub(super) fn is_ordinary(&self, before: usize) -> bool {
        let ordinary = |entry: &Cell<EventReading>| {
            matches!(
                entry.get(),
                EventReading::Regular
                    | EventReading::Incident(IncidentKind::Designation)
                    | EventReading::FollowUp { role: FollowUpRole::Execution, .. }
            )
        };
        self.readings[..before.min(self.readings.len())].iter().all(ordinary)
    }

    pub(super) fn record_regular(&self, index: usize) {
        self.set_reading(index, EventReading::Regular);
    }

    /// The event was heard as an incident of its own; `rules`: a clause applied, or asked a question. One that
    /// no clause settles belongs to whatever has used it.
    pub(super) fn record_incident(&self, moment: Moment, kind: IncidentKind, rules: bool) {
        let Some(entry) = self.readings.get(usize::from(moment)) else { return };
        let used = matches!(entry.get(), EventReading::FollowUp { role, .. } if !role.is_common());
        if rules || !used {
            entry.set(EventReading::Incident(kind));
        }
    }

    /// What was read as a card put out of his own accord carries out what was called after it.
    pub(super) fn record_execution(&self, index: usize, of: Moment) {
        self.set_reading(index, EventReading::FollowUp { of, role: FollowUpRole::Execution });
    }

    fn set_reading(&self, index: usize, became: EventReading) {
        if let Some(entry) = self.readings.get(index) {
            entry.set(became);
        }
    }

    /// The last deed before an event.
    pub(super) fn last_incident(&self, before: usize) -> Option<Moment> {
        let is_deed = |entry: &Cell<EventReading>| matches!(entry.get(), EventReading::Incident(_));
        let before = before.min(self.readings.len());
        self.readings[..before].iter().rposition(is_deed).map(|at| at as Moment)
    }

    pub(super) fn mark_taken(&mut self, index: usize) {
        self.taken |= 1 << index;
    }

    pub(super) fn is_taken(&self, index: usize) -> bool {
        self.taken & (1 << index) != 0
    }

    /// What became of all events, in their order.
    pub(super) fn events(&self) -> impl Iterator<Item = EventReading> {
        let events = self.readings.split_last().map_or(&[][..], |(_, events)| events);
        events.iter().map(Cell::get)
    }
}

/// What became of each event of a record, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventReadings(PerEvent<EventReading>);

impl EventReadings {
    /// In the order of the events.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = EventReading> + ExactSizeIterator + '_ {
        self.0.iter().copied()
    }

    /// The events that nobody has read.
    pub fn unread(&self) -> impl Iterator<Item = Moment> + '_ {
        let unread = self.iter().enumerate().filter(|(_, became)| *became == EventReading::Unread);
        unread.map(|(index, _)| index as Moment)
    }

    /// Adds another reading of the same record, under other answers: what one of them reads is read.
    pub(super) fn merge(&mut self, reading: impl Iterator<Item = EventReading>) {
        if self.0.is_empty() {
            self.0.extend(reading);
            return;
        }
        for (became, other) in self.0.iter_mut().zip(reading) {
            if *became == EventReading::Unread {
                *became = other;
            }
        }
    }
}
