//! One way in which a situation differs from another: a fact that somebody may overlook.

use crate::bridge::{Card, PlayedCard, Seat, Suit};
use crate::record::Event;
use crate::record::decision::Decision;
use crate::table::PenaltyCard;

use super::super::doctrine::{DoctrinePoint, DoctrineReading};
use super::super::edition::Edition;
use super::super::fact::{Answer, Asker, FactQuestion};

/// One difference between two situations. It holds all that is needed to say it: an edit of an edited situation is
/// understood without the first.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// A question is answered so; `was`: the answer in the situation itself, where it has one.
    Answer {
        question: FactQuestion,
        answer: Answer,
        was: Option<Answer>,
    },
    /// Another player is declarer.
    Declarer {
        was: Seat,
        now: Seat,
    },
    /// Another player did it.
    Actor {
        was: Event,
        now: Event,
    },
    /// Another card of the same hand; what an option says of the one it says of the other.
    Card {
        was: Event,
        now: Event,
        card: PlayedCard,
        other: PlayedCard,
    },
    /// The same was done in another way: how near to the table, who saw it, as a lead, another choice.
    Manner {
        was: Event,
        now: Event,
    },
    /// A call in other words.
    Words {
        was: Event,
        now: Event,
    },
    /// It was done sooner or later: before this event, or after all others.
    Moment {
        event: Event,
        before: Option<Event>,
    },
    /// It was not done.
    Undone {
        events: Vec<Event>,
    },
    /// It was done too, before this event or after all others. `attention`: attention was drawn; else play went on.
    Done {
        events: Vec<Event>,
        before: Option<Event>,
    },
    /// The hand holds this many cards of the suit. Each swap gives it a card for one of its own, with whom.
    Length {
        hand: Seat,
        suit: Suit,
        was: u8,
        now: u8,
        swaps: Vec<CardSwap>,
    },
    /// Whether dummy has been spread.
    DummySpread(bool),
    /// A card on the table before its owner is not a penalty card, or of the other grade.
    Penalty {
        was: PenaltyCard,
        now: Option<PenaltyCard>,
    },
    Edition {
        was: Edition,
        now: Edition,
    },
    Doctrine {
        point: &'static DoctrinePoint,
        now: DoctrineReading,
    },
}

/// Two hands exchange a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardSwap {
    /// The hand in question: what it gives.
    pub gives: Card,
    pub with: Seat,
    pub takes: Card,
}

/// What somebody overlooks who takes one situation for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Oversight {
    /// What the director has found.
    Finding,
    /// What a player chose, or may choose.
    Choice,
    /// Who plays the contract: declarer, dummy, defenders.
    Role,
    /// Who did it.
    Actor,
    /// Which card it was.
    Card,
    /// How it was done.
    Manner,
    /// Which words were said.
    Words,
    /// When it was done: what had been done before and after.
    Moment,
    /// What a hand holds.
    Length,
    /// That dummy had, or had not, been spread.
    DummySpread,
    /// That a card was a penalty card.
    Penalty,
    Edition,
    Doctrine,
}

impl Oversight {
    pub const ALL: [Oversight; 13] = [
        Oversight::Finding,
        Oversight::Choice,
        Oversight::Role,
        Oversight::Actor,
        Oversight::Card,
        Oversight::Manner,
        Oversight::Words,
        Oversight::Moment,
        Oversight::Length,
        Oversight::DummySpread,
        Oversight::Penalty,
        Oversight::Edition,
        Oversight::Doctrine,
    ];

    /// The name by which texts and programs know it.
    pub const fn key(self) -> &'static str {
        match self {
            Oversight::Finding => "finding",
            Oversight::Choice => "choice",
            Oversight::Role => "role",
            Oversight::Actor => "actor",
            Oversight::Card => "card",
            Oversight::Manner => "manner",
            Oversight::Words => "words",
            Oversight::Moment => "moment",
            Oversight::Length => "length",
            Oversight::DummySpread => "dummy-spread",
            Oversight::Penalty => "penalty",
            Oversight::Edition => "edition",
            Oversight::Doctrine => "doctrine",
        }
    }
}

impl Edit {
    pub const fn oversight(&self) -> Oversight {
        match self {
            Edit::Answer { question, .. } => match question.fact.asker {
                Asker::Director => Oversight::Finding,
                Asker::Player => Oversight::Choice,
            },
            Edit::Declarer { .. } => Oversight::Role,
            Edit::Actor { .. } => Oversight::Actor,
            Edit::Card { .. } => Oversight::Card,
            Edit::Manner { .. } => Oversight::Manner,
            Edit::Words { .. } => Oversight::Words,
            Edit::Moment { .. } | Edit::Undone { .. } | Edit::Done { .. } => Oversight::Moment,
            Edit::Length { .. } => Oversight::Length,
            Edit::DummySpread(_) => Oversight::DummySpread,
            Edit::Penalty { .. } => Oversight::Penalty,
            Edit::Edition { .. } => Oversight::Edition,
            Edit::Doctrine { .. } => Oversight::Doctrine,
        }
    }

    /// What is said of a decision there where it is said of this one here: the card has another name.
    pub fn reads(&self, decision: Decision) -> Decision {
        match self {
            Edit::Card { card, other, .. } => decision.with_card_replaced(*card, *other),
            _ => decision,
        }
    }
}
