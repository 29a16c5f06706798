//! The decisions of a ruling: statuses, duties, rights and prohibitions, knowledge, and scores.
//!
//! Each decision is described once, as a row of `statuses`, `acts` or `scores`: its code in case files, its sentence,
//! and the rows that contradict it; `relations` has the other contradictions. All code that reads, writes, turns or
//! lists decisions uses the rows; the engine uses the small enums of this file. To add a decision, add its variant to
//! this file and its row to its table.

mod row;

mod statuses;

mod acts;

mod modality;

mod scores;

mod wording;

mod examples;

mod relations;

use crate::bridge::{Card, Hand, Object, PlayedCard, Seat, Side, Suit};

use super::duty::{Duty, PenaltyGrade};
use super::event::Inspection;

/// A decision of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Something has this status.
    Is(Status),
    /// The party must do this.
    Must(Party, DecisionAct),
    /// The party may do this.
    May(Party, DecisionAct),
    /// The party may not do this.
    MayNot(Party, DecisionAct),
    /// The information from a card or call is authorised, or unauthorised, for a party.
    Knows {
        /// The party for which the information is authorised or unauthorised.
        who: Party,
        /// The hand of the card, or the player who called.
        of: Seat,
        /// The card or call.
        object: Object,
        /// The kind of information.
        what: CardKnowledge,
        /// Whether the information is authorised.
        authorised: bool,
    },
    /// The director may, or shall, award an adjusted score in favour of a side.
    Adjusts {
        /// Whether the director may or shall adjust.
        power: AdjustmentPower,
        /// Whether damage is established.
        damage: Damage,
        /// The side in whose favour the score is adjusted.
        favour: Side,
    },
    /// The director adjusts the score of one side only, to its disadvantage.
    AdjustsOnly {
        /// Whether damage is established.
        damage: Damage,
        /// The side whose score is adjusted.
        against: Side,
    },
    /// Tricks are transferred at the end of play. A transfer of no tricks is a decision too.
    Transfers {
        /// The number of tricks.
        tricks: u8,
        /// The side that gets the tricks.
        to: Side,
        /// The revoke for which the tricks are transferred, if the other side has several revokes.
        revoke: Option<(Seat, PlayedCard)>,
    },
    /// Because of a claim or a concession, some of the remaining tricks count as won by a side.
    Gets {
        /// The number of tricks.
        tricks: u8,
        /// The side that gets the tricks.
        to: Side,
    },
}

/// The information that a card gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardKnowledge {
    /// The information from a withdrawn card.
    Withdrawn,
    /// The information from the sight of a penalty card.
    Sight,
    /// The information that a penalty card must be played, and when.
    Duty,
    /// The information about how a card became a penalty card.
    Origin,
    /// The information that a card was missing, and where it was.
    Absence,
}

/// The players whom a decision concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    /// One player.
    Seat(Seat),
    /// Either player of the side, or both.
    Side(Side),
    /// All four players.
    Everyone,
}

/// The director's power to award an adjusted score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AdjustmentPower {
    /// The director may award an adjusted score.
    May,
    /// The director shall award an adjusted score.
    Shall,
}

/// The state of the finding about damage, which cannot be established before the end of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Damage {
    /// There is damage.
    Found,
    /// Whether there is damage depends on the rest of the play.
    Awaited,
}

/// A status. The seat is usually the hand that holds or played the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The card is played.
    Played(Seat, PlayedCard),
    /// The card is not played.
    NotPlayed(Seat, PlayedCard),
    /// The incomplete call counts as a call of this card of the hand.
    Called(Seat, Card),
    /// Declarer's incontrovertible intention is one of these cards of the hand.
    OneOf(Seat, Hand),
    /// The call names no card that can be played, and has no effect.
    VoidCall(Seat),
    /// The player chose an option that he did not have, and his choice has no effect.
    VoidChoice(Seat),
    /// The card was led out of turn.
    LedOutOfTurn(Seat, PlayedCard),
    /// The card is an extra card of the trick.
    FifthCard(Seat, PlayedCard),
    /// The card is a penalty card.
    Penalty(Seat, PlayedCard, PenaltyGrade),
    /// The card is not a penalty card.
    NoPenalty(Seat, PlayedCard),
    /// The card is a revoke.
    Revoked(Seat, PlayedCard),
    /// The revoke is established.
    Established(Seat, PlayedCard),
    /// The revoke is not established.
    NotEstablished(Seat, PlayedCard),
    /// The player has claimed or conceded.
    Claim(Seat),
    /// The player gives up this many of the remaining tricks.
    Concedes(Seat, u8),
    /// The words or the shown cards of the player are neither a claim nor a concession.
    NoClaim(Seat),
    /// Cards played after a claim are not plays.
    LaterPlayVoid,
    /// The tricks that this player claimed or conceded count as won or lost in play.
    ClaimAgreed(Seat),
    /// The agreement to the claim or concession of this player is withdrawn, and a trick goes back to his opponents.
    AgreementWithdrawn(Seat),
    /// The contested claim of this player stands.
    ClaimStands(Seat),
    /// The tricks that an outstanding trump can win go to the opponents of the player who claimed.
    LosesToTrump(Seat),
    /// The player who claimed gets the tricks of his least successful normal line.
    WorstLine(Seat),
    /// A conceded trick goes back to the side of the player who conceded it.
    ConcessionCancelled(Seat),
    /// The concession of this player stands.
    ConcessionStands(Seat),
    /// The card is not a revoke.
    NotRevoked(Seat, PlayedCard),
    /// The right to rectification of the irregularity committed with this card is lost.
    Forfeited(Seat, PlayedCard),
    /// The player has put too many cards, or no card, to a trick.
    Defective(Seat),
    /// The player counts as having revoked on a trick that lacks his card.
    DeemedRevoke(Seat),
    /// The information from cards of the player seen before the play is authorised for his opponents, not for his
    /// partner.
    Seen(Seat),
    /// The player becomes dummy.
    Dummy(Seat),
    /// The player becomes declarer.
    Declarer(Seat),
    /// A breach of correct procedure, without a rectification.
    Breach(Seat),
    /// The play goes on as it stands.
    PlayContinues,
    /// The result obtained at the table stands.
    ResultStands,
    /// The result obtained at the table is cancelled.
    ResultCancelled,
    /// The score is that of this many tricks for the player, who is declarer.
    ScoredTricks(Seat, u8),
    /// The director rules on the facts that he finds the more probable.
    FactsFound,
    /// A card that was missing goes back to the hand, and counts as always having been there.
    Restored(Seat, PlayedCard),
    /// A card that is not part of the deal is taken away.
    Removed(Seat, PlayedCard),
    /// Hands with a wrong number of cards are corrected, and no call is changed.
    HandsCorrected,
    /// An earlier ruling of the director stands.
    RulingStands,
    /// An earlier ruling of the director is corrected, and nobody is penalised for having followed it.
    RulingRevoked,
    /// An earlier ruling of the director was wrong and can no longer be corrected.
    RulingWrong,
}

/// An act that a decision requires, allows or forbids. The seat is the hand concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecisionAct {
    /// Play the card.
    Play(Seat, PlayedCard),
    /// Play the card at the first legal opportunity.
    PlayWhenLegal(Seat, PlayedCard),
    /// Play another card of the suit of this penalty card, below the ten, before the penalty card.
    PlaySmallBefore(Seat, PlayedCard),
    /// Play this card instead of the card played or called.
    ChangeTo(Seat, Card),
    /// Take the card back.
    Withdraw(Seat, PlayedCard),
    /// Take the card back of his own accord, before anyone has required it.
    WithdrawUnasked(Seat, PlayedCard),
    /// Choose which of these cards the hand plays.
    Designate(Seat, Hand),
    /// Choose any card that the hand may legally play.
    DesignateAny(Seat),
    /// Follow suit with a card of this suit.
    FollowSuit(Seat, Suit),
    /// Lead this card when on lead.
    LeadCard(Seat, PlayedCard),
    /// Lead from this hand.
    LeadFrom(Seat),
    /// Make the opening lead.
    OpeningLead,
    /// Play the second card to the trick from this hand.
    PlaySecond(Seat),
    /// Accept an irregular lead or play.
    Accept(Seat, PlayedCard),
    /// Refuse an irregular lead or play, so that it is taken back.
    Refuse(Seat, PlayedCard),
    /// Spread dummy.
    SpreadDummy,
    /// Spread his hand and become dummy.
    SpreadHand,
    /// Require or forbid this suit when this defender leads.
    RestrictLead(Seat, Suit),
    /// Require this defender's highest or lowest card of the suit led as his next card, or forbid him (from 2017 also
    /// require of him) another suit.
    RestrictPlay(Seat),
    /// Name a suit, other than the suit led, that this defender may not play now.
    NameForbiddenSuit(Seat),
    /// Name a suit, other than the suit led, that this defender has to play now.
    NameRequiredSuit(Seat),
    /// Impose this duty on the next card of this defender.
    Impose(Seat, Duty),
    /// Lead a card of the suit.
    LeadSuit(Seat, Suit),
    /// Lead any card.
    LeadAny(Seat),
    /// Lead before declarer has stated his choice.
    LeadBeforeChoice(Seat),
    /// Play the highest card held of the suit.
    PlayHighest(Seat, Suit),
    /// Play the lowest card held of the suit.
    PlayLowest(Seat, Suit),
    /// Play a card of the suit.
    PlaySuit(Seat, Suit),
    /// Play any card that is otherwise legal.
    PlayAny(Seat),
    /// Take up cards that were faced before the play.
    TakeUpCards,
    /// Put an exposed card back into the hand.
    PickUp(Seat, PlayedCard),
    /// Leave an exposed card face up on the table.
    LeaveFaced(Seat, PlayedCard),
    /// Add the card that is missing from a trick.
    SupplyCard(Seat),
    /// Ask this player whether he is void in the suit led.
    AskIfVoid(Seat),
    /// Draw attention to an irregularity.
    DrawAttention,
    /// Try to prevent an imminent irregularity.
    PreventIrregularity,
    /// Say from which of his hands declarer leads.
    ChooseLeadingHand,
    /// Look at cards of turned tricks.
    Inspect(Inspection),
    /// Go on playing after a claim.
    PlayOn,
    /// Pass at the next turn to call.
    Pass,
    /// Call the director at once, and tell the opponents that an explanation was wrong.
    CorrectExplanation,
    /// Tell the opponents, before the opening lead is faced, that an explanation was wrong.
    CorrectExplanationBeforeLead,
    /// Tell the opponents after the play that an explanation was wrong.
    CorrectExplanationLater,
    /// Ask the opponents what their calls, or plays, mean.
    AskExplanation,
    /// Say in which order he will play his cards.
    StateLine,
    /// Repeat the statement made with the claim.
    RepeatStatement,
    /// Consult each other.
    Consult,
    /// Change the last call.
    ChangeCall,
    /// Call the director.
    CallDirector,
}

impl Decision {
    /// Returns what a duty requires of a player, or forbids to him, about the next card of the hand that he plays.
    pub(crate) fn of_duty(player: Seat, hand: Seat, duty: Duty) -> Decision {
        let who = Party::Seat(player);
        match duty {
            Duty::Follow(suit) => Decision::Must(who, DecisionAct::FollowSuit(hand, suit)),
            Duty::Lead(suit) => Decision::Must(who, DecisionAct::LeadSuit(hand, suit)),
            Duty::NotLead(suit) => Decision::MayNot(who, DecisionAct::LeadSuit(hand, suit)),
            Duty::Highest(suit) => Decision::Must(who, DecisionAct::PlayHighest(hand, suit)),
            Duty::Lowest(suit) => Decision::Must(who, DecisionAct::PlayLowest(hand, suit)),
            Duty::Play(suit) => Decision::Must(who, DecisionAct::PlaySuit(hand, suit)),
            Duty::NotPlay(suit) => Decision::MayNot(who, DecisionAct::PlaySuit(hand, suit)),
        }
    }

    /// Returns what a penalty card requires of its owner, or forbids to him, about his next card.
    pub(crate) const fn of_penalty_card(
        owner: Seat,
        card: PlayedCard,
        grade: PenaltyGrade,
    ) -> Decision {
        let who = Party::Seat(owner);
        match grade {
            PenaltyGrade::Major => Decision::Must(who, DecisionAct::PlayWhenLegal(owner, card)),
            PenaltyGrade::Minor => Decision::MayNot(who, DecisionAct::PlaySmallBefore(owner, card)),
        }
    }

    /// Returns the kind of decision in the JSON output.
    pub const fn kind(&self) -> &'static str {
        match self {
            Decision::Is(_) => "is",
            Decision::Must(..) => "must",
            Decision::May(..) => "may",
            Decision::MayNot(..) => "may-not",
            Decision::Knows { .. } => "knows",
            Decision::Adjusts { .. }
            | Decision::AdjustsOnly { .. }
            | Decision::Transfers { .. }
            | Decision::Gets { .. } => "score",
        }
    }
}

impl Party {
    fn mapped(self, seat: &impl Fn(Seat) -> Seat, side: &impl Fn(Side) -> Side) -> Party {
        match self {
            Party::Seat(at) => Party::Seat(seat(at)),
            Party::Side(of) => Party::Side(side(of)),
            Party::Everyone => Party::Everyone,
        }
    }
}
