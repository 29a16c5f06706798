//! Incidents of a card that was not the one due: revokes, and tricks with a card too few.

use crate::bridge::{PlayedCard, Seat, Suit};
use crate::record::Duty;

use super::super::event::EndedPhase;
use super::{LaterPlay, LaterPlays, Moment};

/// A player did not do what the Laws, or a rectification, require of his play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revoke {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    /// What he had to do.
    pub duty: Duty,
    /// Whether he could; `None` where the record does not show it.
    pub able: Option<bool>,
    /// The trick of the revoke, the first being 1.
    pub trick: u8,
    /// The card was already face up on the table as a penalty card.
    pub was_faced: bool,
    /// The card that he did not play, where it lay face up.
    pub faced: Option<FaceUpPlace>,
    /// The card that he then put in its place.
    pub corrected: Option<PlayedCard>,
    /// The only card that he could put in its place, where there is one alone.
    pub only: Option<PlayedCard>,
    /// Dummy, who had looked at another hand, was the first to ask him whether he had none.
    pub asked_by_dummy: bool,
    /// An opponent's card to the same trick, after it, that did not follow suit either though he could.
    pub opponent_too: Option<LaterPlay>,
    /// What the opponent before him played, after he had put his card out prematurely.
    pub overtook: Option<LaterPlay>,
    pub later: LaterPlays,
    pub since: AfterRevoke,
}

/// How a card that a player failed to play lay face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceUpPlace {
    /// In dummy.
    Dummy,
    /// As a penalty card.
    Penalty(PlayedCard),
    /// In a hand that had been faced.
    Hand,
}

/// What a side did after a revoke of its own, before attention was drawn to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AfterRevoke {
    /// It led or played to the next trick.
    pub played: Option<NextTrickPlay>,
    /// The player who named, or called from dummy, a card for the next trick.
    pub named: Option<Seat>,
    /// A card of dummy that declarer touched when the next trick was to be played.
    pub touched: Option<(Seat, PlayedCard)>,
    /// The player who claimed, conceded, or agreed to what the opponents claimed or conceded.
    pub claimed: Option<Seat>,
    /// The player who showed a card and then said that he was claiming.
    pub showed: Option<Seat>,
    /// The opponents claimed or conceded.
    pub assent: Option<ClaimReply>,
    /// What had come to an end.
    pub ended: Option<EndedPhase>,
}

/// A card that a side led or played to the next trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextTrickPlay {
    pub hand: Seat,
    pub card: PlayedCard,
    pub in_turn: bool,
    /// Its hand had played to the trick of the revoke: if it was not meant as a lead, it is a card too many of that.
    pub perhaps_extra: bool,
    /// The opponent who had told the player that it was his turn.
    pub told_by: Option<Seat>,
}

/// What a side said to a claim or a concession of the opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimReply {
    Given,
    /// Attention was drawn to something before anybody agreed.
    Refused,
    /// The record does not say.
    Unknown,
}

/// A player plays otherwise than a rectification requires, because he cannot do what it requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnableToComply {
    pub moment: Moment,
    pub by: Seat,
    pub card: PlayedCard,
    pub duty: Duty,
}

/// A revoke that must be settled, with what is known of the tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RevokeSettlement {
    pub moment: Moment,
    pub by: Seat,
    /// The card of the revoke; none for a card that a trick was found to lack.
    pub card: Option<PlayedCard>,
    pub trick: u8,
    /// How the card that he did not play lay face up.
    pub faced: Option<FaceUpPlace>,
    /// It was corrected together with an opponent's in the same trick.
    pub corrected_with_opponents: bool,
    /// Who won the trick of the revoke, where the record shows it.
    pub trick_won_by: Option<Seat>,
    /// Whether the card of the revoke can have won its trick.
    pub may_have_won: bool,
    /// Whether the offending side won a later trick, where the record shows it.
    pub won_later: Option<bool>,
    /// How many tricks the offending side won from that of the revoke on, once all thirteen are known.
    pub won_since: Option<u8>,
    /// When attention was first drawn to it, an opponent had called on the next board.
    pub next_board_called: bool,
    /// When attention was first drawn to it, the round was over.
    pub round_over: bool,
    /// The same player revoked before in the same suit: whether that revoke is established.
    pub before: Option<bool>,
    /// The other side has revoked too: whether such a revoke is established.
    pub other_side: Option<bool>,
    /// The same side has another revoke that must be settled.
    pub several: bool,
    /// The play of the board is over.
    pub play_over: bool,
}

/// A player let his turn pass, and the trick went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Omission {
    pub moment: Moment,
    pub by: Seat,
    /// The card that he then added to the trick, and when.
    pub supplied: Option<(Moment, PlayedCard)>,
    /// Both sides had played to the next trick before he did, or attention was drawn.
    pub both_played_on: bool,
}

/// A card too many of a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickExtraCard {
    pub card: PlayedCard,
    /// Its face could be seen.
    pub exposed: bool,
}

/// It comes to light that a trick has a card too few or too many, when both sides have played to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefectiveTrick {
    pub moment: Moment,
    pub by: Seat,
    /// The card too many, where there is one; otherwise the player's is missing.
    pub extra: Option<TrickExtraCard>,
    pub trick: u8,
    /// The suit led to it, where the record names it.
    pub suit_led: Option<Suit>,
    /// Whether the player now holds a card of it, where the record shows it.
    pub has_suit: Option<bool>,
    /// The card that he then puts among those that he has played.
    pub added: Option<PlayedCard>,
}
