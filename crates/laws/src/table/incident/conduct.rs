//! Incidents beside the play of the cards: questions, looks, words about tricks.

use crate::bridge::{Hand, PlayedCard, Seat};

use super::super::event::{Choice, Inspection};
use super::Moment;

/// A player says something, or lets something be seen, from which his partner could learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    pub moment: Moment,
    pub by: Seat,
}

/// What dummy did of his own accord.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Intervention {
    /// Drew attention to an irregularity, or called the director, before anyone else.
    DrewAttention,
    /// Told declarer from which hand he must lead.
    Warned,
    /// Tried to stop this player, who was about to commit an irregularity.
    Prevented(Seat),
    /// Looked at the hand of another player, who had shown it to him or not.
    LookedAt { hand: Seat, shown: bool },
    /// Exchanged hands with declarer.
    Exchanged,
    /// A defender showed him his hand.
    WasShown(Seat),
}

/// Dummy does or says something of his own accord.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DummyIntervenes {
    pub moment: Moment,
    pub by: Seat,
    pub how: Intervention,
    /// He has lost his rights, having looked at another player's hand before.
    pub has_looked: bool,
    /// The play is over.
    pub play_over: bool,
    /// Another player had drawn attention to the same before him.
    pub after_another: bool,
}

/// A player asks another whether he has none of the suit led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedIfVoid {
    pub moment: Moment,
    pub by: Seat,
    pub of: Seat,
    /// The one who asks is dummy, and has looked at another player's hand before.
    pub has_looked: bool,
    /// The card with which the other did not follow suit, and whether he still could, where the record
    /// shows it.
    pub discarded: Option<(PlayedCard, Option<bool>)>,
    /// He has followed suit.
    pub followed: bool,
}

/// A player asks to see, or looks at, cards of a turned trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardsInspected {
    pub moment: Moment,
    pub by: Seat,
    pub what: Inspection,
    /// His side has led or played to the next trick.
    pub side_has_played_on: bool,
    /// A card has been led to the next trick.
    pub led_to_next: bool,
    /// He has turned his own card.
    pub own_card_turned: bool,
    /// Somebody has asked, or drawn attention, before.
    pub revoke_alleged: bool,
    pub play_over: bool,
}

/// A player says that another has turned his card of the last trick the wrong way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardTurnedWrong {
    pub moment: Moment,
    pub by: Seat,
    pub of: Seat,
    /// His side has led or played to the next trick.
    pub side_has_played_on: bool,
    /// A card has been led to the next trick.
    pub led_to_next: bool,
}

/// What was said about tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StatementKind {
    Claim,
    Concession,
    /// Words about the trick in progress only.
    Trick,
}

/// A claim, a concession, or words about the trick in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TricksStatement {
    pub moment: Moment,
    pub by: Seat,
    pub kind: StatementKind,
    /// His partner objected at once.
    pub objected: bool,
    /// Cards of his that he showed with it, if he did not show them all.
    pub shown: Option<Hand>,
    /// All his cards, if he showed them.
    pub whole: Option<Hand>,
    /// It was his turn to play.
    pub in_turn: bool,
    pub tricks: TrickShares,
}

/// How the tricks that are left go by what a player says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TrickShares {
    /// He has not said how many, or nobody knows how many are left.
    #[default]
    Unknown,
    /// So many go to his side, so many to the other.
    Shared { own: u8, others: u8 },
    /// He speaks of more than are left.
    TooMany,
}

impl TrickShares {
    /// How many of them he gives up, by a claim too; `None` where nobody knows.
    pub const fn conceded(self) -> Option<u8> {
        match self {
            TrickShares::Shared { others, .. } => Some(others),
            TrickShares::Unknown | TrickShares::TooMany => None,
        }
    }
}

/// What is said to a claim or a concession, and done after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ClaimAftermath {
    /// He has said in which order he will play his cards.
    pub line_stated: bool,
    /// Somebody has put out or called a card.
    pub played_on: bool,
    /// An opponent has agreed.
    pub agreed: bool,
    /// Nobody had objected when an opponent called on the next board, or when the round was over.
    pub settled: bool,
    /// Who objected first.
    pub doubted_by: Option<Seat>,
    /// Who else drew attention to it before anyone agreed or put out a card.
    pub director_called_by: Option<Seat>,
    /// Who was the first to ask that play go on.
    pub play_asked_by: Option<Seat>,
    /// Whether all agreed to that, where the record shows it.
    pub all_play_on: Option<bool>,
}

/// A player says what he chooses among the options that the Laws give him, or something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceMade {
    pub moment: Moment,
    pub by: Seat,
    pub choice: Choice,
}
