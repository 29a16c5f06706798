//! The account of the reading: what became of each event of the record.
//!
//! Every event ends in exactly one way. What asks for an event enters it here, so that nobody can use one that
//! is not accounted for; what nobody asks for is [`Became::Unread`], and is reported as such.

use std::cell::Cell;

use smallvec::SmallVec;

use super::event::{Act, Choice, Manner};
use super::incident::{Kind, Moment};

/// What became of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Became {
    /// Nobody has asked for it.
    #[default]
    Unread,
    /// It was done in the ordinary course of the game.
    Regular,
    /// It was heard as an incident of its own.
    Deed(Kind),
    /// It belongs to what was done at another moment.
    Sequel { of: Moment, role: Role },
}

/// As what an event belongs to a deed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
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

impl Role {
    /// The name by which texts and programs know it.
    pub const fn key(self) -> &'static str {
        match self {
            Role::Added => "added",
            Role::Plea => "plea",
            Role::Correction => "correction",
            Role::TakenBack => "taken-back",
            Role::Asked => "asked",
            Role::Answered => "answered",
            Role::Chosen => "chosen",
            Role::Attention => "attention",
            Role::PlayedOn => "played-on",
            Role::Execution => "execution",
            Role::AtOnce => "at-once",
            Role::Designated => "designated",
            Role::Faced => "faced",
            Role::Words => "words",
            Role::Before => "before",
        }
    }

    /// As what such an act belongs to a deed, unless it carries out what was called.
    pub const fn of(act: Act) -> Role {
        match act {
            Act::Adds(_) => Role::Added,
            Act::Pleads(_) => Role::Plea,
            Act::Corrects { .. } | Act::Amends(_) => Role::Correction,
            Act::Wants { .. } => Role::TakenBack,
            Act::AsksIfVoid(_) | Act::Asks { .. } | Act::Inspects(_) => Role::Asked,
            Act::Chooses(Choice::Accept | Choice::Refuse) => Role::Answered,
            Act::Chooses(_) => Role::Chosen,
            Act::DrawsAttention => Role::Attention,
            Act::Plays { manner: Manner::AtOnce | Manner::AtOnceHidden, .. } => Role::AtOnce,
            Act::Plays { manner: Manner::Play | Manner::Lead | Manner::Unbidden, .. }
            | Act::LeadsFaceDown(_)
            | Act::FacesLead
            | Act::Calls(_)
            | Act::Touches(_)
            | Act::TurnsCard
            | Act::Omits
            | Act::Ends(_) => Role::PlayedOn,
            Act::Designates(_) => Role::Designated,
            Act::Spreads(_) | Act::Shows(_) | Act::Drops { .. } | Act::Names(_) => Role::Faced,
            Act::Claims(_)
            | Act::Concedes(_)
            | Act::StatesLine
            | Act::Objects
            | Act::AsksToPlayOn
            | Act::Agrees
            | Act::SpeaksOfTrick => Role::Words,
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
            | Act::Notices(_) => Role::Before,
        }
    }

    /// Whether any deed before has the event in this role, whatever else it is.
    const fn is_common(self) -> bool {
        matches!(self, Role::Attention | Role::PlayedOn | Role::Before)
    }
}

/// Something about each event of a record. Most records are short.
type EachEvent<T> = SmallVec<[T; USUAL]>;
const USUAL: usize = 24;

/// The book in which the table enters what becomes of each event.
#[derive(Clone, Debug)]
pub(super) struct Ledger {
    /// One more than there are events: what is settled after the last is entered too.
    became: EachEvent<Cell<Became>>,
    /// Events that belong to a deed already recognised, and are not read again.
    taken: u128,
}

/// What has been entered changes nothing that follows; only what has been taken does.
impl PartialEq for Ledger {
    fn eq(&self, other: &Ledger) -> bool {
        self.taken == other.taken
    }
}

impl Ledger {
    /// The book of a record with this many events.
    pub(super) fn new(events: usize) -> Ledger {
        let entries = events + 1;
        let became = if entries > USUAL {
            SmallVec::from_elem(Cell::new(Became::Unread), entries)
        } else {
            let unread = [const { Cell::new(Became::Unread) }; USUAL];
            SmallVec::from_buf_and_len(unread, entries)
        };
        Ledger { became, taken: 0 }
    }

    /// The event belongs to a deed. It belongs to the last to which it can belong, and rather to one of which it
    /// is part than to one that it merely follows.
    pub(super) fn belongs(&self, index: usize, of: Moment, role: Role) {
        let Some(entry) = self.became.get(index) else { return };
        if index == usize::from(of) {
            return;
        }
        let stays = match entry.get() {
            Became::Unread => false,
            Became::Regular | Became::Deed(_) => true,
            Became::Sequel { of: earlier, role: other } => {
                role.is_common() && !other.is_common()
                    || role.is_common() == other.is_common() && of < earlier
            }
        };
        if !stays {
            entry.set(Became::Sequel { of, role });
        }
    }

    pub(super) fn is_unread(&self, index: usize) -> bool {
        self.became.get(index).is_some_and(|entry| entry.get() == Became::Unread)
    }

    /// Whether the event is a deed, or part of one: not merely what came before or after another, or drew attention to it.
    pub(super) fn is_used(&self, index: usize) -> bool {
        self.became.get(index).is_some_and(|entry| match entry.get() {
            Became::Unread => false,
            Became::Regular | Became::Deed(_) => true,
            Became::Sequel { role, .. } => !role.is_common(),
        })
    }

    /// The deed to which an event draws attention.
    pub(super) fn attention_to(&self, index: usize) -> Option<Moment> {
        match self.became.get(index)?.get() {
            Became::Sequel { of, role: Role::Attention } => Some(of),
            Became::Unread | Became::Regular | Became::Deed(_) | Became::Sequel { .. } => None,
        }
    }

    pub(super) fn was_regular(&self, index: usize) -> bool {
        self.became.get(index).is_some_and(|entry| entry.get() == Became::Regular)
    }

    /// Whether all events before this one were done in the ordinary course of the game, calls from dummy among them.
    pub(super) fn is_ordinary(&self, before: usize) -> bool {
        let ordinary = |entry: &Cell<Became>| {
            matches!(
                entry.get(),
                Became::Regular
                    | Became::Deed(Kind::Designation)
                    | Became::Sequel { role: Role::Execution, .. }
            )
        };
        self.became[..before.min(self.became.len())].iter().all(ordinary)
    }

    pub(super) fn is_regular(&self, index: usize) {
        self.enter(index, Became::Regular);
    }

    /// The event was heard as an incident of its own; `rules`: a clause applied, or asked a question. One that
    /// no clause settles belongs to whatever has used it.
    pub(super) fn is_deed(&self, moment: Moment, kind: Kind, rules: bool) {
        let Some(entry) = self.became.get(usize::from(moment)) else { return };
        let used = matches!(entry.get(), Became::Sequel { role, .. } if !role.is_common());
        if rules || !used {
            entry.set(Became::Deed(kind));
        }
    }

    /// What was read as a card put out of his own accord carries out what was called after it.
    pub(super) fn executes(&self, index: usize, of: Moment) {
        self.enter(index, Became::Sequel { of, role: Role::Execution });
    }

    fn enter(&self, index: usize, became: Became) {
        if let Some(entry) = self.became.get(index) {
            entry.set(became);
        }
    }

    /// The last deed before an event.
    pub(super) fn last_deed(&self, before: usize) -> Option<Moment> {
        let is_deed = |entry: &Cell<Became>| matches!(entry.get(), Became::Deed(_));
        let before = before.min(self.became.len());
        self.became[..before].iter().rposition(is_deed).map(|at| at as Moment)
    }

    pub(super) fn take(&mut self, index: usize) {
        self.taken |= 1 << index;
    }

    pub(super) fn is_taken(&self, index: usize) -> bool {
        self.taken & (1 << index) != 0
    }

    /// What became of all events, in their order.
    pub(super) fn events(&self) -> impl Iterator<Item = Became> {
        let events = self.became.split_last().map_or(&[][..], |(_, events)| events);
        events.iter().map(Cell::get)
    }
}

/// What became of each event of a record, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account(EachEvent<Became>);

impl Account {
    /// In the order of the events.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Became> + ExactSizeIterator + '_ {
        self.0.iter().copied()
    }

    /// The events that nobody has read.
    pub fn unread(&self) -> impl Iterator<Item = Moment> + '_ {
        let unread = self.iter().enumerate().filter(|(_, became)| *became == Became::Unread);
        unread.map(|(index, _)| index as Moment)
    }

    /// Adds another reading of the same record, under other answers: what one of them reads is read.
    pub(super) fn add(&mut self, reading: impl Iterator<Item = Became>) {
        if self.0.is_empty() {
            self.0.extend(reading);
            return;
        }
        for (became, other) in self.0.iter_mut().zip(reading) {
            if *became == Became::Unread {
                *became = other;
            }
        }
    }
}
