//! Events: what players do and say, as stated in a record.

use crate::bridge::{BySeat, Hand, PlayedCard, Seat, Suit};

use super::spoken::{CallMeans, Phrase, SpokenCall};

/// An act of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Event {
    /// The player. For a card from dummy this is dummy, whoever called it.
    pub by: Seat,
    /// The act.
    pub act: Act,
}

/// An act or the words of a player. The description of each variant states what the player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Puts a card on the table, face up unless `manner` says that its face is hidden. For dummy's card the event is
    /// dummy's.
    Plays {
        /// The card.
        card: PlayedCard,
        /// The manner in which the card is put on the table.
        manner: PlayManner,
    },
    /// Puts the opening lead face down.
    LeadsFaceDown(PlayedCard),
    /// Turns the face-down lead up.
    FacesLead,
    /// Spreads his hand on the table, or only some cards of it before he stops.
    Spreads(Facing),
    /// Calls a card from dummy, in words or by a gesture, or names the card of his own hand that he plays.
    Calls(SpokenCall),
    /// Says more about the card that he has called.
    Adds(SpokenCall),
    /// Says which cards he had in mind when he called or played.
    Pleads(Hand),
    /// Holds one of his cards so that it may be seen.
    Shows(Gesture),
    /// Drops one of his cards.
    Drops {
        /// The card.
        card: PlayedCard,
        /// The players who certainly see its face.
        seen: BySeat<bool>,
        /// Whether an opponent or an outsider made it fall.
        jostled: bool,
    },
    /// Touches a card of dummy.
    Touches(PlayedCard),
    /// Says that he holds a card, not that he plays it.
    Names(PlayedCard),
    /// Says that another player holds a card.
    NamesOf {
        /// The other player.
        hand: Seat,
        /// The card.
        card: PlayedCard,
    },
    /// Turns his card of the current trick face down.
    TurnsCard,
    /// Asks to take a card back.
    Wants {
        /// The hand that played the card: his own, or dummy's.
        hand: Seat,
        /// The card to be taken back.
        card: PlayedCard,
        /// The card that he wants to play instead, if he names one.
        instead: Option<PlayedCard>,
    },
    /// Replaces a card that he says he should not have played.
    Corrects {
        /// The new card.
        card: PlayedCard,
        /// The card that it replaces; `None` for his last card.
        of: Option<PlayedCard>,
    },
    /// Explains a call or a play of his side.
    Explains(ExplanationTopic),
    /// Corrects an explanation that his side gave.
    Amends(ExplanationTopic),
    /// Tells a player that it is his turn.
    TellsTurn(Seat),
    /// Claims this many tricks; `None` if he does not say how many.
    Claims(Option<TrickCount>),
    /// Concedes this many tricks; `None` if he does not say how many.
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
    /// Says that a player has turned his card of a trick the wrong way.
    SaysTurnedWrong {
        /// The player who turned his card.
        of: Seat,
        /// The number of the trick, counted from the first of the board; `None` for the last one.
        trick: Option<u8>,
    },
    /// Draws attention to an irregularity, or calls the director.
    DrawsAttention(AttentionManner),
    /// Has been given an order by the director, and acts on it next.
    WasTold,
    /// Chooses one of the options that the Laws give him.
    Chooses(Choice),
    /// Names the card that is played, among the cards from which the Laws let him choose.
    Designates(PlayedCard),
    /// Looks at the hand of another player.
    LooksAt(Seat),
    /// Tells declarer, before he leads, from which hand he has to lead.
    Warns,
    /// Shows his hand to this player.
    ShowsHand(Seat),
    /// Exchanges hands with declarer; the player is dummy.
    ExchangesHands,
    /// Tries to stop this player, who is about to commit an irregularity.
    Prevents(Seat),
    /// Says something, or lets something be seen, from which his partner could learn.
    Remarks,
    /// Asks the opponents what their calls or plays mean.
    Asks {
        /// The topic of the question.
        topic: ExplanationTopic,
        /// Whether he asks about a single call or play.
        single: bool,
    },
    /// Becomes aware that an explanation of his side was wrong, and has not said so yet.
    Notices(ExplanationTopic),
    /// Asks a player who has not followed suit whether he is void.
    AsksIfVoid(Seat),
    /// Lets his turn pass: the trick goes on without a card of his.
    Omits,
    /// Asks to see, or looks at, cards of a trick that has been turned.
    Inspects(Inspection),
    /// Began the board with this wrong number of cards, as is discovered now.
    Counts(WrongCardCount),
    /// Finds a card that was missing from his hand.
    Finds {
        /// The card.
        card: PlayedCard,
        /// The players who certainly see its face.
        seen: BySeat<bool>,
    },
    /// Has a card of another pack among his cards.
    HasForeign(PlayedCard),
    /// Says how many tricks declarer has won in all.
    SaysTricks(u8),
    /// Enters a result of this many tricks for declarer on the score sheet.
    RecordsTricks(u8),
    /// Mixes the cards that he has played, so that their order is lost.
    MixesCards,
    /// Denies what another player says has happened.
    Denies,
    /// The end of a phase. The player who acts matters only for [`EndedPhase::NextBoard`]; the other phases end for the
    /// whole table.
    Ends(EndedPhase),
}

/// The manner in which a card was put on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayManner {
    /// The card is a play to the trick. This is the default if the record states no manner.
    #[default]
    Play,
    /// The card is a lead to the next trick.
    Lead,
    /// The card is put out at the same time as the card of the previous event.
    AtOnce,
    /// The card is put out at the same time as the same player's card of the previous event, with its face hidden.
    AtOnceHidden,
    /// Dummy puts out the card of his own accord: declarer has neither called nor indicated the card.
    Unbidden,
}

/// Cards that a player faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing {
    /// The cards; `None` for his whole hand.
    pub cards: Option<Hand>,
    /// The players who certainly saw their faces.
    pub seen: BySeat<bool>,
    /// Whether they were faced by accident.
    pub by_accident: bool,
}

impl Facing {
    /// A player faces his whole hand.
    pub const WHOLE: Facing = Facing { cards: None, seen: BySeat([false; 4]), by_accident: false };

    /// Returns the facing of these cards.
    pub const fn of(cards: Hand) -> Facing {
        Facing { cards: Some(cards), ..Facing::WHOLE }
    }
}

/// The way in which a card is held so that it may be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gesture {
    /// The card.
    pub card: PlayedCard,
    /// How near to the table the card came, if the record states it.
    pub reach: Option<CardReach>,
    /// Whether the card was kept in the position of a played card, if the record states it.
    pub kept: Option<bool>,
    /// The players who certainly saw its face.
    pub seen: BySeat<bool>,
}

/// The place that a card reached on its way to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardReach {
    /// Tilted or lowered near the player himself.
    Hand,
    /// Out of the hand, well clear of the table.
    Aloft,
    /// On its way down, but not nearly touching yet.
    Near,
    /// Touching the table, or nearly.
    Table,
}

/// The subject of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExplanationTopic {
    /// A call.
    Call,
    /// A play.
    Play,
}

/// An option that the Laws give a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Accepts an irregular lead or play.
    Accept,
    /// Refuses an irregular lead or play.
    Refuse,
    /// Takes back a card that he may withdraw.
    Withdraw,
    /// Leaves a card that he may withdraw.
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

/// The cards of a turned trick that a player asks to see or looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inspection {
    /// The four cards of the trick just ended, faced again.
    LastTrick,
    /// The player's own last card.
    OwnCard,
    /// Cards of a trick before the last.
    Quitted,
}

/// A number of tricks that a player claims or concedes, among the tricks not yet ended, including the current trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrickCount {
    /// This many tricks.
    Some(u8),
    /// All remaining tricks.
    Rest,
}

impl TrickCount {
    /// The number of tricks of a board.
    pub const MAX: u8 = 13;
}

/// A wrong number of cards at the beginning of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WrongCardCount {
    /// More than thirteen cards.
    Fourteen,
    /// Fewer than thirteen cards.
    Twelve,
}

/// The manner in which a player draws attention to an irregularity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum AttentionManner {
    /// He speaks of the irregularity and calls the director.
    #[default]
    Both,
    /// He speaks of the irregularity and does not call the director.
    Words,
    /// He calls the director and does not speak of the irregularity.
    Call,
}

impl AttentionManner {
    /// Returns whether the player speaks of the irregularity.
    pub const fn speaks(self) -> bool {
        matches!(self, AttentionManner::Both | AttentionManner::Words)
    }

    /// Returns whether the player calls the director.
    pub const fn calls_director(self) -> bool {
        matches!(self, AttentionManner::Both | AttentionManner::Call)
    }
}

/// A phase that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum EndedPhase {
    /// The play of the board.
    Play,
    /// The board: all four hands are back in it.
    Board,
    /// The board for this player: he has called on the next board.
    NextBoard,
    /// The round.
    Round,
    /// The period in which a score may be corrected.
    CorrectionPeriod,
}

impl Act {
    /// A player draws attention to an irregularity and calls the director.
    pub const ATTENTION: Act = Act::DrawsAttention(AttentionManner::Both);

    /// Returns the canonical form of the act. A player's statement that he himself holds a card becomes [`Act::Names`].
    pub(crate) fn canonical(self, by: Seat) -> Act {
        match self {
            Act::NamesOf { hand, card } if hand == by => Act::Names(card),
            act => act,
        }
    }

    /// Returns whether the act consists of the words of a call.
    pub const fn is_said_call(self) -> bool {
        matches!(self, Act::Calls(SpokenCall { means: CallMeans::Words, .. }) | Act::Adds(_))
    }

    /// Returns whether the act is the drawing of attention to an irregularity, in any manner.
    pub const fn is_attention(self) -> bool {
        matches!(self, Act::DrawsAttention(_))
    }

    /// Returns the card of an [`Act::Plays`], or the new card of an [`Act::Corrects`].
    pub fn card_put(self) -> Option<PlayedCard> {
        if let Act::Plays { card, .. } | Act::Corrects { card, .. } = self {
            Some(card)
        } else {
            None
        }
    }

    /// Returns whether the act counts as playing on after a claim has stopped play.
    pub(crate) const fn is_of_play(self) -> bool {
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

    /// Returns the player's own card that the act shows, drops or names.
    pub const fn card_shown(self) -> Option<PlayedCard> {
        match self {
            Act::Shows(Gesture { card, .. }) | Act::Drops { card, .. } | Act::Names(card) => {
                Some(card)
            }
            _ => None,
        }
    }

    /// Returns whether the act touches a card that fits the phrase.
    pub(crate) fn touches_named_card(self, phrase: Phrase) -> bool {
        matches!(self, Act::Touches(touched) if phrase.fits(touched))
    }
}
