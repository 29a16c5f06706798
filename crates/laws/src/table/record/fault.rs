//! The reasons why a record is impossible.

use std::error::Error;
use std::fmt;

use crate::bridge::{PlayedCard, Seat};

use super::MAX_EVENTS;

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
    /// A player other than dummy does what only dummy can do: warns declarer about the hand to lead from,
    /// exchanges hands with him, or plays unbidden.
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

/// All faults of a record, each with the index of its event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFaults(pub(super) Vec<(usize, RecordFault)>);

impl RecordFaults {
    /// Returns the faults in the order of the events.
    pub fn iter(&self) -> impl Iterator<Item = (usize, RecordFault)> {
        self.0.iter().copied()
    }
}

impl fmt::Display for RecordFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (event, fault)) in self.0.iter().enumerate() {
            let separator = if at > 0 { "; " } else { "" };
            write!(f, "{separator}event {}: {fault}", event + 1)?;
        }
        Ok(())
    }
}

impl Error for RecordFaults {}
