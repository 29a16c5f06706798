//! Incidents with a card other than the one due: revokes, and tricks with a wrong number of cards.

use crate::bridge::{PlayedCard, Seat, Suit};
use crate::record::Duty;

use super::{LaterPlay, LaterPlays, Moment};
use crate::record::event::EndedPhase;
use crate::table::phase::Phase;

/// A card that fails, or may fail, to meet a requirement of the Laws or of a rectification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Revoke {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player whose hand played the card.
    pub by: Seat,
    /// The card played.
    pub card: PlayedCard,
    /// The duty that the card does not meet, or may not have met.
    pub duty: Duty,
    /// Whether the player could meet the duty; `None` if the record does not show it.
    pub able: Option<bool>,
    /// The number of the trick, from 1.
    pub trick: u8,
    /// Whether the card played was a penalty card on the table.
    pub was_faced: bool,
    /// The place where a card that the player should have played was face up, if there was one.
    pub faced: Option<FaceUpPlace>,
    /// The card with which the player then replaced the revoke card.
    pub corrected: Option<PlayedCard>,
    /// The only card that can replace the revoke card, if there is just one.
    pub only: Option<PlayedCard>,
    /// Whether the revoking player is declarer, and a dummy who had lost his rights was the first
    /// to ask him whether he was void.
    pub asked_by_dummy: bool,
    /// An opponent's later card to the same trick that may be a revoke too.
    pub opponent_too: Option<LaterPlay>,
    /// The play to the same trick by the opponent on the player's right, if it came after the player's card.
    pub overtook: Option<LaterPlay>,
    /// The cards played afterwards, until attention was drawn.
    pub later: LaterPlays,
    /// The acts of the player's side after the revoke, before attention was drawn.
    pub since: AfterRevoke,
}

/// The place where a card that a player should have played was face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceUpPlace {
    /// In dummy.
    Dummy,
    /// On the table as this penalty card.
    Penalty(PlayedCard),
    /// In a hand that had been faced.
    Hand,
}

/// The acts of a side after its own revoke, before attention was drawn to the revoke.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AfterRevoke {
    /// The card that the side led or played to the next trick.
    pub played: Option<NextTrickPlay>,
    /// The hand from which a card was named, or called from dummy, for the next trick.
    pub named: Option<Seat>,
    /// A card of dummy that declarer touched when the next trick was to be played.
    pub touched: Option<(Seat, PlayedCard)>,
    /// The player who claimed, conceded, or agreed to the opponents' claim or concession.
    pub claimed: Option<Seat>,
    /// The player who showed a card and then said that he was claiming.
    pub showed: Option<Seat>,
    /// The reply of the side to a claim or concession of the opponents, if there was one.
    pub assent: Option<ClaimReply>,
    /// The last phase that had ended, if one had.
    pub ended: Option<EndedPhase>,
}

/// A card that a side led or played to the next trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NextTrickPlay {
    /// The hand that played.
    pub hand: Seat,
    /// The card played.
    pub card: PlayedCard,
    /// Whether it was the turn of the hand.
    pub in_turn: bool,
    /// Whether the card may be an extra card of the trick of the revoke: the hand had already played to that trick, and
    /// put the card out neither in turn nor as a lead.
    pub perhaps_extra: bool,
    /// The opponent who had told the player that it was his turn.
    pub told_by: Option<Seat>,
}

/// The reply of a side to a claim or concession of the opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimReply {
    /// The side agreed, or did not object before a phase ended.
    Given,
    /// The side objected, or attention was drawn to an irregularity, before anybody agreed.
    Refused,
    /// The record does not show the reply.
    Unknown,
}

/// A card of a player who cannot do what a rectification requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnableToComply {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who plays the card.
    pub by: Seat,
    /// The card played.
    pub card: PlayedCard,
    /// The duty that the player cannot meet.
    pub duty: Duty,
}

/// A revoke that has to be settled at the end of the record, with the known winners of tricks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RevokeSettlement {
    /// The moment of the incident: the number of events in the record.
    pub moment: Moment,
    /// The player who revoked.
    pub by: Seat,
    /// The card of the revoke; `None` if the trick lacks a card.
    pub card: Option<PlayedCard>,
    /// The number of the trick, from 1.
    pub trick: u8,
    /// The place where a card that the player should have played was face up, if there was one.
    pub faced: Option<FaceUpPlace>,
    /// Whether the revoke was corrected together with an opponent's revoke in the same trick.
    pub corrected_with_opponents: bool,
    /// The winner of the trick of the revoke, if the record shows it.
    pub trick_won_by: Option<Seat>,
    /// Whether the revoke card could have won its trick; always true if dummy, having lost his
    /// rights, was the first to ask declarer about the revoke.
    pub may_have_won: bool,
    /// Whether the offending side won a later trick, if the record shows it.
    pub won_later: Option<bool>,
    /// The number of tricks that the offending side won from the trick of its first revoke on, if all thirteen tricks
    /// were played and the winners from that trick on are known.
    pub won_since_first: Option<u8>,
    /// Whether an opponent had called on the next board when attention was first drawn to the revoke.
    pub next_board_called: bool,
    /// Whether the round was over when attention was first drawn to the revoke.
    pub round_over: bool,
    /// Whether an earlier revoke of the same player in the same suit is established; `None` if there is none.
    pub before: Option<bool>,
    /// Whether a revoke of the other side is established; `None` if there is none.
    pub other_side: Option<bool>,
    /// Whether the same side has another revoke to be settled.
    pub several: bool,
    /// For which revokes the score is compared with the one without them; `None` if it is not compared here.
    pub equity: Option<EquityScope>,
    /// The phase of the board.
    pub phase: Phase,
}

/// The revokes for which the score obtained is compared with the one that was likely without them (64C).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EquityScope {
    /// The only established revoke of the side.
    Revoke,
    /// All established revokes of the side together.
    Side,
}

/// A turn that a player lets pass, so that the next hand plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Omission {
    /// The moment of the incident: the index of its event in the record.
    pub moment: Moment,
    /// The player who lets his turn pass.
    pub by: Seat,
    /// The card that the player then added to the trick, with its moment.
    pub supplied: Option<(Moment, PlayedCard)>,
    /// Whether both sides played to the next trick before the player added a card or attention was drawn.
    pub both_played_on: bool,
}

/// An extra card in a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrickExtraCard {
    /// The extra card.
    pub card: PlayedCard,
    /// Whether the face of the card could be seen.
    pub exposed: bool,
}

/// A trick with a card too few or too many, discovered after both sides have played to the next trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefectiveTrick {
    /// The moment when the trick is found: the index of the event that draws attention or, at the end of the record,
    /// the number of events.
    pub moment: Moment,
    /// The player whose card is missing or extra.
    pub by: Seat,
    /// The extra card; `None` if the player's card is missing.
    pub extra: Option<TrickExtraCard>,
    /// The number of the trick, from 1.
    pub trick: u8,
    /// The suit led to the trick that lacks a card, if the record names it; `None` if the trick has
    /// an extra card.
    pub suit_led: Option<Suit>,
    /// Whether the player now holds a card of `suit_led`, if the record shows it.
    pub has_suit: Option<bool>,
    /// The card that the player then adds to his played cards.
    pub added: Option<PlayedCard>,
}
