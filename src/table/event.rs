//! What players do and say, as a statement taken at the table tells it.

use crate::bridge::{BySeat, Hand, PlayedCard, Seat, SuitMap};

use super::spoken::{Phrase, Spoken};

/// Something that a player did or said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    pub by: Seat,
    pub act: Act,
}

/// The acts that a record knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Puts a card face up on the table. For dummy's card the event is dummy's.
    Plays { card: PlayedCard, manner: Manner },
    /// Puts the opening lead face down.
    LeadsFaceDown(PlayedCard),
    /// Turns the face-down lead up.
    FacesLead,
    /// Spreads his hand on the table.
    Spreads,
    /// Declarer calls a card from dummy, or a defender names the card that he means to play.
    Calls(Spoken),
    /// The same player says more about the card that he has just called.
    Adds(Spoken),
    /// Says which cards he had in mind when he called or played.
    Pleads(Hand),
    /// Holds one of his cards so that it may be seen.
    Shows(Gesture),
    /// Lets one of his cards fall.
    Drops { card: PlayedCard, seen: BySeat<bool> },
    /// Touches a card of dummy.
    Touches(PlayedCard),
    /// Says that he holds a card, not that he plays it.
    Names(PlayedCard),
    /// Turns his card of the current trick face down.
    TurnsCard,
    /// Asks to take back `card` of `hand`, and to play `instead` where he says.
    Wants { hand: Seat, card: PlayedCard, instead: Option<PlayedCard> },
    /// Puts a card in the place of one that he says he should not have played.
    Corrects { card: PlayedCard, of: Option<PlayedCard> },
    /// Explains a call or a play of his side.
    Explains(Topic),
    /// Corrects an explanation that his side gave.
    Amends(Topic),
    /// Tells a player that it is his turn.
    TellsTurn(Seat),
    /// Claims or concedes tricks.
    Claims,
    /// Draws attention to what happened, or calls the director.
    DrawsAttention,
    /// Takes one of the choices that the Laws give him.
    Chooses(Choice),
}

/// How a card was put on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// As a play to the trick, for all that the record shows.
    #[default]
    Play,
    /// As a lead to the next trick.
    Lead,
    /// At the same time as the card before it.
    AtOnce,
}

/// A card held so that it may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gesture {
    pub card: PlayedCard,
    /// How near to the table it came, where the record says.
    pub reach: Option<Reach>,
    /// Whether it was kept there as a played card is, where the record says.
    pub kept: Option<bool>,
    /// Who surely saw its face.
    pub seen: BySeat<bool>,
}

/// How near to the table a card came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Tilted or lowered near the player himself.
    Hand,
    /// Out of the hand, well clear of the table.
    Aloft,
    /// On its way down, not yet nearly touching.
    Near,
    /// Touching the table, or nearly.
    Table,
}

/// What an explanation is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Topic {
    Call,
    Play,
}

/// An option that the Laws give a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Accept,
    Refuse,
    Withdraw,
    Keep,
}

impl Act {
    /// The card that the act puts face up on the table, in play or in the place of another.
    pub fn puts(self) -> Option<PlayedCard> {
        if let Act::Plays { card, .. } | Act::Corrects { card, .. } = self {
            Some(card)
        } else {
            None
        }
    }

    /// Whether the act is to touch a card that fits the phrase.
    pub(super) fn touches_as(self, phrase: Phrase) -> bool {
        let Act::Touches(touched) = self else { return false };
        if phrase.suit.is_none() && phrase.rank.is_none() {
            return false;
        }
        let suit = phrase.suit.is_none_or(|suit| touched.suit() == Some(suit));
        let rank =
            phrase.rank.is_none_or(|rank| touched.card().is_some_and(|card| card.rank == rank));
        suit && rank
    }

    /// The card that the player must hold for the act to be possible.
    pub(super) fn held(self) -> Option<PlayedCard> {
        match self {
            Act::Plays { card, .. }
            | Act::LeadsFaceDown(card)
            | Act::Drops { card, .. }
            | Act::Names(card)
            | Act::Corrects { card, .. } => Some(card),
            Act::Shows(gesture) => Some(gesture.card),
            Act::FacesLead
            | Act::Spreads
            | Act::Calls(_)
            | Act::Adds(_)
            | Act::Pleads(_)
            | Act::Touches(_)
            | Act::TurnsCard
            | Act::Wants { .. }
            | Act::Explains(_)
            | Act::Amends(_)
            | Act::TellsTurn(_)
            | Act::Claims
            | Act::DrawsAttention
            | Act::Chooses(_) => None,
        }
    }
}

impl Event {
    pub fn turned(self, quarters: u8) -> Event {
        let act = match self.act {
            Act::Shows(gesture) => {
                Act::Shows(Gesture { seen: gesture.seen.turned(quarters), ..gesture })
            }
            Act::Drops { card, seen } => Act::Drops { card, seen: seen.turned(quarters) },
            Act::Wants { hand, card, instead } => {
                Act::Wants { hand: hand.turned(quarters), card, instead }
            }
            Act::TellsTurn(seat) => Act::TellsTurn(seat.turned(quarters)),
            Act::Plays { .. }
            | Act::LeadsFaceDown(_)
            | Act::FacesLead
            | Act::Spreads
            | Act::Calls(_)
            | Act::Adds(_)
            | Act::Pleads(_)
            | Act::Touches(_)
            | Act::Names(_)
            | Act::TurnsCard
            | Act::Corrects { .. }
            | Act::Explains(_)
            | Act::Amends(_)
            | Act::Claims
            | Act::DrawsAttention
            | Act::Chooses(_) => self.act,
        };
        Event { by: self.by.turned(quarters), act }
    }

    pub fn mapped(self, map: SuitMap) -> Event {
        let act = match self.act {
            Act::Plays { card, manner } => Act::Plays { card: map.played(card), manner },
            Act::LeadsFaceDown(card) => Act::LeadsFaceDown(map.played(card)),
            Act::Calls(spoken) => Act::Calls(spoken.mapped(map)),
            Act::Adds(spoken) => Act::Adds(spoken.mapped(map)),
            Act::Pleads(cards) => Act::Pleads(cards.mapped(map)),
            Act::Shows(gesture) => {
                Act::Shows(Gesture { card: map.played(gesture.card), ..gesture })
            }
            Act::Drops { card, seen } => Act::Drops { card: map.played(card), seen },
            Act::Touches(card) => Act::Touches(map.played(card)),
            Act::Names(card) => Act::Names(map.played(card)),
            Act::Wants { hand, card, instead } => Act::Wants {
                hand,
                card: map.played(card),
                instead: instead.map(|card| map.played(card)),
            },
            Act::Corrects { card, of } => {
                Act::Corrects { card: map.played(card), of: of.map(|card| map.played(card)) }
            }
            Act::FacesLead
            | Act::Spreads
            | Act::TurnsCard
            | Act::Explains(_)
            | Act::Amends(_)
            | Act::TellsTurn(_)
            | Act::Claims
            | Act::DrawsAttention
            | Act::Chooses(_) => self.act,
        };
        Event { by: self.by, act }
    }
}
