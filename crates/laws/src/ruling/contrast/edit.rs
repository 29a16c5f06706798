//! One way in which a situation differs from another: a fact that somebody may overlook.

use crate::bridge::{Card, PlayedCard, Seat, Suit};
use crate::record::Event;
use crate::record::decision::Decision;
use crate::table::PenaltyCard;

use super::super::doctrine::{Point, Reading};
use super::super::edition::Edition;
use super::super::fact::{Answer, Asker, Question};

/// One difference between two situations. It holds all that is needed to say it: an edit of an edited situation is
/// understood without the first.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// A question is answered so; `was`: the answer in the situation itself, where it has one.
    Answer {
        question: Question,
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
        swaps: Vec<Swap>,
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
        point: &'static Point,
        now: Reading,
    },
}

/// Two hands exchange a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Swap {
    /// The hand in question: what it gives.
    pub gives: Card,
    pub with: Seat,
    pub takes: Card,
}

/// What somebody overlooks who takes one situation for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Overlooked {
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

impl Overlooked {
    pub const ALL: [Overlooked; 13] = [
        Overlooked::Finding,
        Overlooked::Choice,
        Overlooked::Role,
        Overlooked::Actor,
        Overlooked::Card,
        Overlooked::Manner,
        Overlooked::Words,
        Overlooked::Moment,
        Overlooked::Length,
        Overlooked::DummySpread,
        Overlooked::Penalty,
        Overlooked::Edition,
        Overlooked::Doctrine,
    ];

    /// The name by which texts and programs know it.
    pub const fn key(self) -> &'static str {
        match self {
            Overlooked::Finding => "finding",
            Overlooked::Choice => "choice",
            Overlooked::Role => "role",
            Overlooked::Actor => "actor",
            Overlooked::Card => "card",
            Overlooked::Manner => "manner",
            Overlooked::Words => "words",
            Overlooked::Moment => "moment",
            Overlooked::Length => "length",
            Overlooked::DummySpread => "dummy-spread",
            Overlooked::Penalty => "penalty",
            Overlooked::Edition => "edition",
            Overlooked::Doctrine => "doctrine",
        }
    }
}

impl Edit {
    pub const fn overlooked(&self) -> Overlooked {
        match self {
            Edit::Answer { question, .. } => match question.fact.asker {
                Asker::Director => Overlooked::Finding,
                Asker::Player => Overlooked::Choice,
            },
            Edit::Declarer { .. } => Overlooked::Role,
            Edit::Actor { .. } => Overlooked::Actor,
            Edit::Card { .. } => Overlooked::Card,
            Edit::Manner { .. } => Overlooked::Manner,
            Edit::Words { .. } => Overlooked::Words,
            Edit::Moment { .. } | Edit::Undone { .. } | Edit::Done { .. } => Overlooked::Moment,
            Edit::Length { .. } => Overlooked::Length,
            Edit::DummySpread(_) => Overlooked::DummySpread,
            Edit::Penalty { .. } => Overlooked::Penalty,
            Edit::Edition { .. } => Overlooked::Edition,
            Edit::Doctrine { .. } => Overlooked::Doctrine,
        }
    }

    /// What is said of a decision there where it is said of this one here: the card has another name.
    pub fn reads(&self, decision: Decision) -> Decision {
        match self {
            Edit::Card { card, other, .. } => decision.of_card(*card, *other),
            _ => decision,
        }
    }
}
