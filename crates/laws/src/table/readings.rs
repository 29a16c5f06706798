//! The readings: the use of each event of a record.
//!
//! Every event has exactly one reading. Code that uses an event enters it here; an event that nothing uses is
//! [`EventReading::Unread`], and is reported as unread.

use std::cell::Cell;

use smallvec::SmallVec;

use super::incident::{IncidentKind, Moment};
use crate::record::event::{Act, Choice, PlayManner};

/// The use that the replay has made of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EventReading {
    /// No incident or play has used the event.
    #[default]
    Unread,
    /// The event is a regular event of the game.
    Regular,
    /// The event was heard as an incident.
    Incident(IncidentKind),
    /// The event belongs to an incident at another moment.
    FollowUp {
        /// The moment of the incident.
        of: Moment,
        /// The role of this event in that incident.
        role: FollowUpRole,
    },
}

/// The role of an event in an incident to which it belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FollowUpRole {
    /// The event adds words about the card called.
    Added,
    /// The event states the intention of the player.
    Plea,
    /// The event replaces a card with another card, or corrects an explanation.
    Correction,
    /// The event asks for a card to be taken back.
    TakenBack,
    /// The event asks a question, or asks to see cards of a turned trick.
    Asked,
    /// The event accepts or refuses an irregular lead or play.
    Answered,
    /// The event chooses one of the options that the Laws give.
    Chosen,
    /// The event draws attention to the incident.
    Attention,
    /// The event continues the play: it puts out, faces, calls, touches or turns a card, lets a turn pass, or ends a
    /// phase.
    PlayedOn,
    /// The event reaches for the card called, or puts it on the table.
    Execution,
    /// The event puts out a card at the same time as another card.
    AtOnce,
    /// The event says which of the cards is played, or which is missing from the trick.
    Designated,
    /// The event shows, faces, drops or names cards.
    Faced,
    /// The event is a statement about tricks, or a reply to one.
    Words,
    /// The event belongs to the background of the incident.
    Before,
}

impl FollowUpRole {
    /// Returns the identifier of this role.
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

    /// Returns the role that an act usually has in an incident.
    pub const fn of(act: Act) -> FollowUpRole {
        match act {
            Act::Adds(_) => FollowUpRole::Added,
            Act::Pleads(_) => FollowUpRole::Plea,
            Act::Corrects { .. } | Act::Amends(_) => FollowUpRole::Correction,
            Act::Wants { .. } => FollowUpRole::TakenBack,
            Act::AsksIfVoid(_) | Act::Asks { .. } | Act::Inspects(_) => FollowUpRole::Asked,
            Act::Chooses(Choice::Accept | Choice::Refuse) => FollowUpRole::Answered,
            Act::Chooses(_) => FollowUpRole::Chosen,
            Act::DrawsAttention(_) => FollowUpRole::Attention,
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
            | Act::Notices(_) => FollowUpRole::Before,
        }
    }

    /// Returns whether an event in this role only accompanies its incident, and may be a part of another incident.
    const fn is_common(self) -> bool {
        matches!(self, FollowUpRole::Attention | FollowUpRole::PlayedOn | FollowUpRole::Before)
    }
}

/// A value for each event of a record. Most records are short.
type PerEvent<T> = SmallVec<[T; USUAL]>;
const USUAL: usize = 24;

/// The log in which the table enters the reading of each event.
#[derive(Clone, Debug)]
pub(super) struct ReadingLog {
    /// One reading for each event, and one for the incidents at the end.
    readings: PerEvent<Cell<EventReading>>,
    /// The events that are not read again, as a bit mask.
    taken: u128,
}

/// Compares `taken` only: logs that differ only in their readings are equal.
impl PartialEq for ReadingLog {
    fn eq(&self, other: &ReadingLog) -> bool {
        self.taken == other.taken
    }
}

impl ReadingLog {
    /// Creates the log of a record with this many events.
    pub(super) fn new(events: usize) -> ReadingLog {
        let entries = events + 1;
        let reading = if entries > USUAL {
            SmallVec::from_elem(Cell::new(EventReading::Unread), entries)
        } else {
            let unread = [const { Cell::new(EventReading::Unread) }; USUAL];
            SmallVec::from_buf_and_len(unread, entries)
        };
        ReadingLog { readings: reading, taken: 0 }
    }

    /// Enters an event as part of the incident at `of`. The last incident to which it can belong prevails, and an
    /// incident of which it is a part prevails over an incident that it only accompanies. A regular event, or the event
    /// of an incident, keeps its reading.
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

    /// Returns whether the event is regular, an incident or a part of one. The answer is no for an event that only
    /// accompanies an incident.
    pub(super) fn is_used(&self, index: usize) -> bool {
        self.readings.get(index).is_some_and(|entry| match entry.get() {
            EventReading::Unread => false,
            EventReading::Regular | EventReading::Incident(_) => true,
            EventReading::FollowUp { role, .. } => !role.is_common(),
        })
    }

    /// Returns the moment of the incident to which an event draws attention.
    pub(super) fn attention_to(&self, index: usize) -> Option<Moment> {
        match self.readings.get(index)?.get() {
            EventReading::FollowUp { of, role: FollowUpRole::Attention } => Some(of),
            EventReading::Unread
            | EventReading::Regular
            | EventReading::Incident(_)
            | EventReading::FollowUp { .. } => None,
        }
    }

    /// Returns the moment of the incident that an event is, or to which it belongs; `None` if the incident is a regular
    /// call of a card.
    pub(super) fn irregularity_of(&self, index: usize) -> Option<Moment> {
        let reading = |index: usize| self.readings.get(index).map(Cell::get);
        let of = match reading(index)? {
            EventReading::FollowUp { of, .. } => of,
            EventReading::Incident(_) => index as Moment,
            EventReading::Unread | EventReading::Regular => return None,
        };
        let is_call =
            reading(usize::from(of)) == Some(EventReading::Incident(IncidentKind::Designation));
        (!is_call).then_some(of)
    }

    pub(super) fn was_regular(&self, index: usize) -> bool {
        self.readings.get(index).is_some_and(|entry| entry.get() == EventReading::Regular)
    }

    /// Returns whether all events before index `before` were regular; calls, and the cards that dummy puts out for
    /// them, count as regular.
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

    /// Enters the event as an incident. `rules` says whether a clause applied or asked a question. If neither, an event
    /// that another incident has used remains a part of that incident.
    pub(super) fn record_incident(&self, moment: Moment, kind: IncidentKind, rules: bool) {
        let Some(entry) = self.readings.get(usize::from(moment)) else { return };
        let used = matches!(entry.get(), EventReading::FollowUp { role, .. } if !role.is_common());
        if rules || !used {
            entry.set(EventReading::Incident(kind));
        }
    }

    /// Changes the reading of a card that dummy put out uncalled: it now counts as the execution of a call made later.
    pub(super) fn record_execution(&self, index: usize, of: Moment) {
        self.set_reading(index, EventReading::FollowUp { of, role: FollowUpRole::Execution });
    }

    fn set_reading(&self, index: usize, reading: EventReading) {
        if let Some(entry) = self.readings.get(index) {
            entry.set(reading);
        }
    }

    /// Returns the moment of the last incident before an event.
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

    /// Returns the readings of all events, in order.
    pub(super) fn events(&self) -> impl Iterator<Item = EventReading> {
        let events = self.readings.split_last().map_or(&[][..], |(_, events)| events);
        events.iter().map(Cell::get)
    }
}

/// The reading of each event of a record, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventReadings(PerEvent<EventReading>);

impl EventReadings {
    /// Returns the readings, in the order of the events.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = EventReading> + ExactSizeIterator + '_ {
        self.0.iter().copied()
    }

    /// Returns the events that no incident or play has used.
    pub fn unread(&self) -> impl Iterator<Item = Moment> + '_ {
        let unread =
            self.iter().enumerate().filter(|(_, reading)| *reading == EventReading::Unread);
        unread.map(|(index, _)| index as Moment)
    }

    /// Merges the readings of the same record under other answers: an event counts as read if it is read under any
    /// answer.
    pub(super) fn merge(&mut self, reading: impl Iterator<Item = EventReading>) {
        if self.0.is_empty() {
            self.0.extend(reading);
            return;
        }
        for (reading, other) in self.0.iter_mut().zip(reading) {
            if *reading == EventReading::Unread {
                *reading = other;
            }
        }
    }
}
