//! What players do and say, as a statement taken at the table gives it.

use crate::bridge::{BySeat, Hand, PlayedCard, Seat, Suit};

use super::spoken::{Phrase, SpokenCall};

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
    Plays { card: PlayedCard, manner: PlayManner },
    /// Puts the opening lead face down.
    LeadsFaceDown(PlayedCard),
    /// Turns the face-down lead up.
    FacesLead,
    /// Spreads his hand on the table, or only these cards of it before he stops.
    Spreads(Option<Hand>),
    /// Declarer calls a card from dummy, or a defender names the card that he means to play.
    Calls(SpokenCall),
    /// The same player says more about the card that he has just called.
    Adds(SpokenCall),
    /// Says which cards he had in mind when he called or played.
    Pleads(Hand),
    /// Holds one of his cards so that it may be seen.
    Shows(Gesture),
    /// Lets one of his cards fall; `jostled` if an opponent or an outsider made it fall.
    Drops { card: PlayedCard, seen: BySeat<bool>, jostled: bool },
    /// Touches a card of dummy.
    Touches(PlayedCard),
    /// Says that he holds a card, not that he plays it.
    Names(PlayedCard),
    /// Says that another holds a card.
    NamesOf { hand: Seat, card: PlayedCard },
    /// Turns his card of the current trick face down.
    TurnsCard,
    /// Asks to take back `card` of `hand`, and to play `instead` where he says.
    Wants { hand: Seat, card: PlayedCard, instead: Option<PlayedCard> },
    /// Puts a card in the place of one that he says he should not have played.
    Corrects { card: PlayedCard, of: Option<PlayedCard> },
    /// Explains a call or a play of his side.
    Explains(ExplanationTopic),
    /// Corrects an explanation that his side gave.
    Amends(ExplanationTopic),
    /// Tells a player that it is his turn.
    TellsTurn(Seat),
    /// Claims tricks; `None`: how many is not said.
    Claims(Option<TrickCount>),
    /// Concedes tricks; `None`: how many is not said.
    Concedes(Option<TrickCount>),
    /// Says in which order he will play his cards.
    StatesLine,
    /// Objects to a claim or a concession.
    Objects,
    /// Asks that play go on after a claim or a concession.
    AsksToPlayOn,
    /// Agrees to a claim or a concession of the opponents.
    Agrees,
    /// Says, or shows, how the trick in progress will end, and nothing about later tricks.
    SpeaksOfTrick,
    /// Says that this player has turned his card of the last trick the wrong way.
    SaysTurnedWrong(Seat),
    /// Draws attention to what happened, or calls the director.
    DrawsAttention,
    /// Goes by what the director had told him.
    WasTold,
    /// Takes one of the choices that the Laws give him.
    Chooses(Choice),
    /// Says which of the cards among which the Laws let him choose is played.
    Designates(PlayedCard),
    /// Looks at the hand of another player.
    LooksAt(Seat),
    /// Tells declarer, before he leads, from which hand he has to lead.
    Warns,
    /// Shows his hand to this player.
    ShowsHand(Seat),
    /// Dummy and declarer exchange hands.
    ExchangesHands,
    /// Tries to stop this player, who is about to commit an irregularity.
    Prevents(Seat),
    /// Says something, or lets something be seen, from which his partner could learn.
    Remarks,
    /// Asks the opponents what their calls or plays mean; `single`: about one of them alone.
    Asks { topic: ExplanationTopic, single: bool },
    /// Becomes aware that an explanation of his side was wrong, and has not said so yet.
    Notices(ExplanationTopic),
    /// Asks a player who has not followed suit whether he has none.
    AsksIfVoid(Seat),
    /// Lets his turn pass: the trick goes on without a card of his.
    Omits,
    /// Asks to see, or looks at, cards of a trick that has been turned.
    Inspects(Inspection),
    /// Is found to have begun the board with this many cards.
    Counts(WrongCardCount),
    /// Finds a card of his that he lacked.
    Finds { card: PlayedCard, seen: BySeat<bool> },
    /// Has among his cards one of another pack.
    HasForeign(PlayedCard),
    /// The player, or the table, comes to the end of something.
    Ends(EndedPhase),
}

/// How a card was put on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayManner {
    /// As a play to the trick, for all that the record shows.
    #[default]
    Play,
    /// As a lead to the next trick.
    Lead,
    /// At the same time as the card before it.
    AtOnce,
    /// At the same time as the same player's card before it, and so that its face could not be seen.
    AtOnceHidden,
    /// By dummy, of his own accord: declarer has neither called nor indicated the card.
    Unbidden,
}

/// A card held so that it may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gesture {
    pub card: PlayedCard,
    /// How near to the table it came, where the record says.
    pub reach: Option<CardReach>,
    /// Whether it was kept there as a played card is, where the record says.
    pub kept: Option<bool>,
    /// Who surely saw its face.
    pub seen: BySeat<bool>,
}

/// How near to the table a card came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardReach {
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
pub enum ExplanationTopic {
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
    /// Requires a defender to lead, or to play, a card of this suit.
    Require(Suit),
    /// Forbids a defender to lead, or to play, a card of this suit.
    Forbid(Suit),
    /// Neither requires nor forbids anything.
    Free,
    /// Requires a defender's highest card of the suit led.
    Highest,
    /// Requires a defender's lowest card of the suit led.
    Lowest,
}

/// Which cards of a turned trick a player asks to see or looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inspection {
    /// The four cards of the trick just ended, faced again.
    LastTrick,
    /// His own last card.
    OwnCard,
    /// Cards of a trick before the last.
    Quitted,
}

/// How many of the tricks not yet ended, the one in progress among them, a player claims or concedes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrickCount {
    Some(u8),
    /// All that are left.
    Rest,
}

impl TrickCount {
    /// As many as a board has.
    pub const MAX: u8 = 13;
}

/// A number of cards with which nobody should begin a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WrongCardCount {
    Fourteen,
    Twelve,
}

/// What has come to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EndedPhase {
    /// The play of the board.
    Play,
    /// The board: all four hands are back in it.
    Board,
    /// The player's waiting: he calls on the next board.
    NextBoard,
    /// The round.
    Round,
}

impl Act {
    /// The act as this player's in its plainest telling: to say of a card of his own that he holds it is to name it.
    pub fn canonical(self, by: Seat) -> Act {
        match self {
            Act::NamesOf { hand, card } if hand == by => Act::Names(card),
            act => act,
        }
    }

    /// The card that the act puts face up on the table, in play or in the place of another.
    pub fn card_put(self) -> Option<PlayedCard> {
        if let Act::Plays { card, .. } | Act::Corrects { card, .. } = self {
            Some(card)
        } else {
            None
        }
    }

    /// Whether it belongs to the play of the cards.
    pub const fn is_of_play(self) -> bool {
        matches!(
            self,
            Act::Plays { .. }
                | Act::LeadsFaceDown(_)
                | Act::FacesLead
                | Act::Spreads(_)
                | Act::Calls(_)
                | Act::Adds(_)
                | Act::Touches(_)
                | Act::Shows(_)
                | Act::Drops { .. }
                | Act::Names(_)
                | Act::Omits
                | Act::Designates(_)
        )
    }

    /// The card of his own that the act lets be seen, or names.
    pub const fn card_shown(self) -> Option<PlayedCard> {
        match self {
            Act::Shows(Gesture { card, .. }) | Act::Drops { card, .. } | Act::Names(card) => {
                Some(card)
            }
            _ => None,
        }
    }

    /// Whether the act is to touch a card that fits the phrase.
    pub fn touches_named_card(self, phrase: Phrase) -> bool {
        matches!(self, Act::Touches(touched) if phrase.fits(touched))
    }
}
