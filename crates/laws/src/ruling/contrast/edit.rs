//! One difference between two situations: a fact that may be overlooked.

use crate::bridge::{Card, PlayedCard, Seat, Suit};
use crate::record::Event;
use crate::record::decision::Decision;
use crate::table::PenaltyCard;

use super::super::doctrine::{DoctrinePoint, DoctrineReading};
use super::super::edition::Edition;
use super::super::fact::{Answer, Asker, FactQuestion};

/// One difference between two situations. An edit holds everything needed to describe it, so that an edit of an edited
/// situation can be described without the first situation.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// A question has another answer.
    Answer {
        /// The question.
        question: FactQuestion,
        /// Its answer in the neighbour.
        answer: Answer,
        /// Its answer in the situation itself, if it has one.
        was: Option<Answer>,
    },
    /// Another player is declarer.
    Declarer {
        /// Declarer in the situation itself.
        was: Seat,
        /// Declarer in the neighbour.
        now: Seat,
    },
    /// Another player did the act.
    Actor {
        /// The event in the situation itself.
        was: Event,
        /// The event in the neighbour.
        now: Event,
    },
    /// Another card of the same hand was used. What an option says about `card` applies to `other` in the neighbour.
    Card {
        /// The event in the situation itself.
        was: Event,
        /// The event in the neighbour.
        now: Event,
        /// The card in the situation itself.
        card: PlayedCard,
        /// The card in the neighbour.
        other: PlayedCard,
    },
    /// The act was done in another manner: for example nearer to the table, seen by other players, as a lead, or with
    /// another choice.
    Manner {
        /// The event in the situation itself.
        was: Event,
        /// The event in the neighbour.
        now: Event,
    },
    /// A call was made in other words.
    Words {
        /// The event in the situation itself.
        was: Event,
        /// The event in the neighbour.
        now: Event,
    },
    /// An event happened sooner or later.
    Moment {
        /// The event that is moved.
        event: Event,
        /// The event before which it happens in the neighbour; `None` if it happens after all others.
        before: Option<Event>,
    },
    /// Some events did not happen.
    Undone {
        /// The events left out.
        events: Vec<Event>,
    },
    /// Further events happened: attention was drawn, or the play continued.
    Done {
        /// The events added.
        events: Vec<Event>,
        /// The event before which they happen; `None` if they happen after all others.
        before: Option<Event>,
    },
    /// A hand holds a different number of cards of a suit.
    Length {
        /// The hand that is changed.
        hand: Seat,
        /// The suit whose length changes.
        suit: Suit,
        /// The number of cards in the situation itself.
        was: u8,
        /// The number of cards in the neighbour.
        now: u8,
        /// The exchanges by which the hand gets its new cards.
        swaps: Vec<CardSwap>,
    },
    /// Whether dummy has been spread in the neighbour; in the situation itself it is the opposite.
    DummySpread(bool),
    /// A penalty card has another grade, or is an ordinary card instead.
    Penalty {
        /// The penalty card in the situation itself.
        was: PenaltyCard,
        /// The penalty card in the neighbour; `None` if the card is not a penalty card.
        now: Option<PenaltyCard>,
    },
    /// Another edition of the Laws is in force.
    Edition {
        /// The edition in the situation itself.
        was: Edition,
        /// The edition in the neighbour.
        now: Edition,
    },
    /// A point of doctrine is read in another way.
    Doctrine {
        /// The point of doctrine.
        point: &'static DoctrinePoint,
        /// Its reading in the neighbour.
        now: DoctrineReading,
    },
}

/// An exchange of cards between the changed hand and another hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardSwap {
    /// The card that the changed hand gives.
    pub gives: Card,
    /// The hand with which the changed hand exchanges the cards.
    pub with: Seat,
    /// The card that the changed hand gets.
    pub takes: Card,
}

/// The kind of fact that is overlooked if one situation is taken for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Oversight {
    /// A finding of the director.
    Finding,
    /// The choice of a player.
    Choice,
    /// The role of a player: declarer, dummy or defender.
    Role,
    /// The player who acted.
    Actor,
    /// The card that a player put out, showed or named.
    Card,
    /// The manner of an act.
    Manner,
    /// The words of a call.
    Words,
    /// The order of the events, or whether an event happened.
    Moment,
    /// The number of cards of a suit in a hand.
    Length,
    /// Whether dummy had been spread.
    DummySpread,
    /// Whether a card was a penalty card, and of which grade.
    Penalty,
    /// The edition of the Laws.
    Edition,
    /// The reading of a point of doctrine.
    Doctrine,
}

impl Oversight {
    /// All kinds of oversight.
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

    /// Returns the identifier of this kind.
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
    /// Returns the kind of fact that this edit changes.
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

    /// Returns the decision in the neighbour that corresponds to `decision` in the situation itself: the card of an
    /// [`Edit::Card`] becomes the card that replaces it.
    pub fn reads(&self, decision: Decision) -> Decision {
        match self {
            Edit::Card { card, other, .. } => decision.with_card_replaced(*card, *other),
            _ => decision,
        }
    }
}
