//! Incidents outside the play of the cards: questions, looks, statements about tricks.

use crate::bridge::{Hand, PlayedCard, Seat};

use super::Moment;
use crate::record::event::{AttentionManner, Choice, Inspection};
use crate::table::phase::Phase;

/// Words or a gesture of a player from which his partner could learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who speaks or makes the gesture.
    pub by: Seat,
}

/// An act of dummy on his own initiative, or of a defender who shows him a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Intervention {
    /// Dummy drew attention to an irregularity, or called the director.
    DrewAttention(AttentionManner),
    /// Dummy told declarer from which hand he must lead.
    Warned,
    /// Dummy tried to stop this player, who was about to commit an irregularity.
    Prevented(Seat),
    /// Dummy looked at the hand of another player.
    LookedAt {
        /// The player whose hand dummy looked at.
        hand: Seat,
        /// Whether the other player had shown his hand to dummy.
        shown: bool,
    },
    /// Dummy exchanged hands with declarer.
    Exchanged,
    /// A defender showed dummy his hand.
    WasShown(Seat),
}

/// An act or words of dummy on his own initiative, or a hand that a defender shows to dummy, with the circumstances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DummyIntervenes {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who is dummy.
    pub by: Seat,
    /// The act, of dummy or of the defender who shows him a hand.
    pub how: Intervention,
    /// Whether dummy has lost his rights before, by looking at another hand or exchanging hands.
    pub has_looked: bool,
    /// The phase of the board.
    pub phase: Phase,
    /// Whether another player had drawn attention before dummy did or said this.
    pub after_another: bool,
}

/// A player's question to another player whether he has no card of the suit led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedIfVoid {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who asks.
    pub by: Seat,
    /// The player who is asked.
    pub of: Seat,
    /// Whether the player who asks is a dummy who has lost his rights.
    pub has_looked: bool,
    /// The card with which the asked player did not follow suit, and whether he now holds a card of the suit led, where
    /// the record shows it.
    pub discarded: Option<(PlayedCard, Option<bool>)>,
    /// Whether the asked player has followed suit.
    pub followed: bool,
}

/// A request to see, or a look at, cards of a turned trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardsInspected {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who asks or looks.
    pub by: Seat,
    /// The cards that the player asks to see or looks at.
    pub what: Inspection,
    /// Whether the side of the player who asks or looks has led or played to the next trick.
    pub side_has_played_on: bool,
    /// Whether a card has been led to the next trick.
    pub led_to_next: bool,
    /// Whether the player who asks or looks has turned his own card.
    pub own_card_turned: bool,
    /// Whether a player has asked about a void or drawn attention before.
    pub revoke_alleged: bool,
    /// The phase of the board.
    pub phase: Phase,
}

/// A statement that a player has turned his card of a trick the wrong way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardTurnedWrong {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who makes the statement.
    pub by: Seat,
    /// The player whose card is said to be turned the wrong way.
    pub of: Seat,
    /// Whether the side of the player who makes the statement has led or played to the trick after that one.
    pub side_has_played_on: bool,
    /// Whether a card has been led to the trick after that one.
    pub led_to_next: bool,
}

/// The kind of a statement about tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StatementKind {
    /// Words that may be a claim.
    Claim,
    /// Words that may be a concession.
    Concession,
    /// Words about the trick in progress only.
    Trick,
}

/// A claim, a concession, or words about the trick in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TricksStatement {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who makes the statement.
    pub by: Seat,
    /// The kind of the statement.
    pub kind: StatementKind,
    /// Whether the player's partner objected at once.
    pub objected: bool,
    /// The cards that the player showed with the statement, if he did not show his whole hand.
    pub shown: Option<Hand>,
    /// The player's whole hand, if he showed all of it with the statement.
    pub whole: Option<Hand>,
    /// Whether it was the player's turn to play.
    pub in_turn: bool,
    /// The division of the remaining tricks by the statement.
    pub tricks: TrickShares,
}

/// The division of the remaining tricks by a statement about tricks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TrickShares {
    /// The player has not said how many tricks, or the number of remaining tricks is unknown.
    #[default]
    Unknown,
    /// The remaining tricks are shared between the sides.
    Shared {
        /// Tricks for the side of the player who speaks.
        own: u8,
        /// Tricks for the other side.
        others: u8,
    },
}

impl TrickShares {
    /// Returns how many tricks the statement gives to the other side, be it a claim or a concession; `None` if unknown.
    pub const fn conceded(self) -> Option<u8> {
        match self {
            TrickShares::Shared { others, .. } => Some(others),
            TrickShares::Unknown => None,
        }
    }
}

/// The words and acts after a claim or a concession.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClaimAftermath {
    /// Whether the player stated, before anyone objected, in which order he would play his cards.
    pub line_stated: bool,
    /// Whether a player has put out or called a card.
    pub played_on: bool,
    /// Whether an opponent has agreed to the claim or concession, not only to playing on.
    pub agreed: bool,
    /// Whether an opponent called on the next board, or the round ended, before anyone objected.
    pub settled: bool,
    /// The first player who objected.
    pub doubted_by: Option<Seat>,
    /// The first other player who drew attention before anyone agreed or put out a card.
    pub director_called_by: Option<Seat>,
    /// The first player who asked to play on.
    pub play_asked_by: Option<Seat>,
    /// Whether all agreed to play on, where the record shows it.
    pub all_play_on: Option<bool>,
}

/// A choice that a player states, whether or not the Laws give him that option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceMade {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who states the choice.
    pub by: Seat,
    /// The choice.
    pub choice: Choice,
}
