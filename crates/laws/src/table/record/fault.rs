//! The reasons why a record is impossible.

use std::error::Error;
use std::fmt;

use crate::bridge::{AuctionError, Contract, DealFault, PlayedCard, Seat};

use super::{ExposedCard, MAX_EVENTS, PenaltyCard};

/// The reason why the table at the start is impossible, or an event is impossible at its place in the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordFault {
    /// The hands, or the tricks played from them, are impossible.
    Deal(DealFault),
    /// The auction makes no contract.
    NoContract(AuctionError),
    /// The auction makes another contract than the record states.
    OtherContract {
        /// The contract that the record states.
        stated: Contract,
        /// The contract that the auction makes.
        bid: Contract,
    },
    /// A player other than declarer's left-hand opponent is to make the opening lead.
    WrongLeader {
        /// The player who is to lead.
        seat: Seat,
        /// Declarer's left-hand opponent.
        expected: Seat,
    },
    /// The owner of a penalty card is no defender, or certainly does not hold it.
    WrongPenaltyCard(PenaltyCard),
    /// The owner of a card exposed before or during the auction certainly does not hold it, or the record has told of
    /// the card already.
    WrongExposedCard(ExposedCard),
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
    /// The player replaces his last card, and has neither put one on the table nor let his turn pass without one.
    NothingPut(Seat),
    /// A player other than dummy does what a record reserves for dummy: warns declarer about the hand to lead from,
    /// exchanges hands with him, or plays unbidden.
    NotDummy,
    /// The trick that the player speaks of has not been completed.
    NoSuchTrick(u8),
    /// Declarer calls a card when no card of dummy is known.
    DummyUnseen,
    /// The record has more than [`MAX_EVENTS`] events.
    TooMany,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFault::Deal(fault) => fault.fmt(f),
            RecordFault::NoContract(error) => error.fmt(f),
            RecordFault::OtherContract { stated, bid } => {
                write!(f, "the contract is {stated}, and the auction makes {bid}")
            }
            RecordFault::WrongLeader { seat, expected } => {
                write!(f, "the record lets {seat} make the opening lead, which is {expected}'s")
            }
            RecordFault::WrongPenaltyCard(PenaltyCard { owner, card, .. }) => {
                write!(f, "{owner} cannot have the penalty card {card}")
            }
            RecordFault::WrongExposedCard(ExposedCard { owner, card, .. }) => {
                write!(f, "{owner} cannot have exposed {card}")
            }
            RecordFault::NotHeld(seat, card) => write!(f, "{seat} does not hold {card}"),
            RecordFault::DummyDesignates => f.write_str("dummy designates a card"),
            RecordFault::DefenderTouchesDummy => f.write_str("a defender touches a card of dummy"),
            RecordFault::NothingCalled => {
                f.write_str("the player has made no call to add words to")
            }
            RecordFault::NoFaceDownLead => f.write_str("only an opening lead can be face down"),
            RecordFault::NothingExplained => f.write_str("the side has given no explanation"),
            RecordFault::NotOnTable(seat, card) => {
                write!(f, "{seat} has neither put {card} on the table nor let it be known")
            }
            RecordFault::NothingPut(seat) => {
                write!(f, "{seat} has put no card on the table to replace")
            }
            RecordFault::NotDummy => f.write_str("only dummy can do this"),
            RecordFault::NoSuchTrick(trick) => write!(f, "trick {trick} has not been completed"),
            RecordFault::DummyUnseen => f.write_str("no card of dummy is known"),
            RecordFault::TooMany => write!(f, "a record has at most {MAX_EVENTS} events"),
        }
    }
}

impl Error for RecordFault {}

/// All faults of a record, each with the index of its event; a fault of the table at the start has no event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordFaults(pub(super) Vec<(Option<usize>, RecordFault)>);

impl RecordFaults {
    /// Returns the faults of the table, and those of the events in their order.
    pub fn iter(&self) -> impl Iterator<Item = (Option<usize>, RecordFault)> {
        self.0.iter().copied()
    }
}

impl fmt::Display for RecordFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (event, fault)) in self.0.iter().enumerate() {
            f.write_str(if at > 0 { "; " } else { "" })?;
            match event {
                Some(event) => write!(f, "event {}: {fault}", event + 1)?,
                None => write!(f, "table: {fault}")?,
            }
        }
        Ok(())
    }
}

impl Error for RecordFaults {}
