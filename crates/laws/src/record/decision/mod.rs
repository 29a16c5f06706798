//! What a ruling decides: what is, what must, may and may not be done, who knows what, what is scored.
//!
//! Each decision is described once, as a row of `statuses`, `acts` or `scores`: its code in case files, its sentence,
//! what cannot stand beside it. What reads, writes, says, turns or lists decisions goes through the rows; the
//! engine keeps the small enums of this file. To add a decision: its variant here, its row there.

mod row;

mod statuses;

mod acts;

mod modality;

mod scores;

mod wording;

mod examples;

mod relations;

use crate::bridge::{Card, Hand, PlayedCard, Seat, Side, Suit};

use super::duty::{Duty, PenaltyGrade};
use super::event::Inspection;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    Is(Status),
    Must(Party, DecisionAct),
    May(Party, DecisionAct),
    MayNot(Party, DecisionAct),
    /// What a card of `of` tells is authorised for `who`, or not.
    Knows {
        who: Party,
        of: Seat,
        card: PlayedCard,
        what: CardKnowledge,
        authorised: bool,
    },
    /// The director may, or shall, award an adjusted score to this side's advantage.
    Adjusts {
        power: AdjustmentPower,
        damage: Damage,
        favour: Side,
    },
    /// The director adjusts the score of this side alone, to its disadvantage.
    AdjustsOnly {
        damage: Damage,
        against: Side,
    },
    /// Tricks go over to this side at the end of play; none is a decision too.
    Transfers {
        tricks: u8,
        to: Side,
        /// For which revoke, where the other side has several to answer for.
        revoke: Option<(Seat, PlayedCard)>,
    },
    /// So many of the tricks left count as won by this side, by a claim or a concession.
    Gets {
        tricks: u8,
        to: Side,
    },
}

/// What there is to know of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardKnowledge {
    /// What it tells once it has been withdrawn.
    Withdrawn,
    /// What the sight of it tells, as a penalty card.
    Sight,
    /// That it must be played, and when.
    Duty,
    /// How it came to be a penalty card.
    Origin,
    /// That it was missing, and where it was.
    Absence,
}

/// Whom a decision binds or frees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Party {
    Seat(Seat),
    /// Either player of the side.
    Side(Side),
    /// All four players.
    Everyone,
}

/// How far an adjusted score is the director's to give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AdjustmentPower {
    May,
    Shall,
}

/// Whether it is known that there is damage to be redressed: until the play is over it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Damage {
    Found,
    Awaited,
}

/// What something is. The seat is the hand that the card belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    Played(Seat, PlayedCard),
    NotPlayed(Seat, PlayedCard),
    /// An incomplete call that counts as a call of this card of the hand.
    Called(Seat, Card),
    /// Declarer's incontrovertible intention is one of these cards of the hand.
    OneOf(Seat, Hand),
    /// The call names no card that can be played, and has no effect.
    VoidCall(Seat),
    /// The player chose what he had no right to choose, and has not chosen.
    VoidChoice(Seat),
    LedOutOfTurn(Seat, PlayedCard),
    FifthCard(Seat, PlayedCard),
    Penalty(Seat, PlayedCard, PenaltyGrade),
    NoPenalty(Seat, PlayedCard),
    Revoked(Seat, PlayedCard),
    Established(Seat, PlayedCard),
    NotEstablished(Seat, PlayedCard),
    /// The player has claimed or conceded.
    Claim(Seat),
    /// The player gives up so many of the tricks left.
    Concedes(Seat, u8),
    /// What the player said or showed is neither a claim nor a concession.
    NoClaim(Seat),
    /// What is played after a claim is not a play.
    LaterPlayVoid,
    /// The tricks that this player claimed or conceded count as won or lost in play.
    ClaimAgreed(Seat),
    /// Agreement to what this player claimed or conceded is withdrawn, and a trick comes back.
    AgreementWithdrawn(Seat),
    /// A contested claim is good.
    ClaimStands(Seat),
    /// What a trump that is out can win goes to the opponents of the player who claimed.
    LosesToTrump(Seat),
    /// The player who claimed has the tricks of his least successful normal line.
    WorstLine(Seat),
    /// A conceded trick comes back to the side of the player who conceded it.
    ConcessionCancelled(Seat),
    ConcessionStands(Seat),
    /// It is not a revoke.
    NotRevoked(Seat, PlayedCard),
    /// The right to a rectification of this irregular card is lost.
    Forfeited(Seat, PlayedCard),
    /// The player has too many or too few cards in a trick.
    Defective(Seat),
    /// The player counts as having revoked on a trick that lacks his card.
    DeemedRevoke(Seat),
    /// What was seen of the hand before the play is for the opponents of the player, not for his partner.
    Seen(Seat),
    /// The player becomes dummy.
    Dummy(Seat),
    /// The player becomes declarer.
    Declarer(Seat),
    /// A breach of correct procedure, with no rectification of its own.
    Breach(Seat),
    /// The play goes on as it stands.
    PlayContinues,
    /// The result obtained at the table stands.
    ResultStands,
    /// The result obtained at the table is cancelled.
    ResultCancelled,
    /// A card that was missing is back in the hand, and counts as always having been there.
    Restored(Seat, PlayedCard),
    /// A card that is not part of the deal is taken away.
    Removed(Seat, PlayedCard),
    /// Hands of a wrong number of cards are corrected, and no call changes.
    HandsCorrected,
    /// What the director had ruled before stands.
    RulingStands,
    /// What the director had ruled before is set right, and nobody suffers for having gone by it.
    RulingRevoked,
    /// What the director had ruled before was wrong, and can no longer be set right.
    RulingWrong,
}

/// What may, must or may not be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DecisionAct {
    Play(Seat, PlayedCard),
    /// Play the card at the first moment when it is legal.
    PlayWhenLegal(Seat, PlayedCard),
    /// Play another card of the suit of this penalty card, below the ten, before it.
    PlaySmallBefore(Seat, PlayedCard),
    ChangeTo(Seat, Card),
    Withdraw(Seat, PlayedCard),
    /// Take the card back of his own accord, before anyone has required it.
    WithdrawUnasked(Seat, PlayedCard),
    /// Choose which card of these the hand plays.
    Designate(Seat, Hand),
    /// Choose any card that the hand may legally play.
    DesignateAny(Seat),
    FollowSuit(Seat, Suit),
    /// Lead this card, having the lead.
    LeadCard(Seat, PlayedCard),
    LeadFrom(Seat),
    /// Make the opening lead.
    OpeningLead,
    /// Play the second card to the trick from this hand.
    PlaySecond(Seat),
    /// Accept an irregular lead or play.
    Accept(Seat, PlayedCard),
    /// Have an irregular lead or play taken back.
    Refuse(Seat, PlayedCard),
    /// Spread dummy.
    SpreadDummy,
    /// Spread his hand and become dummy.
    SpreadHand,
    /// Require or forbid the suit when this defender is to lead.
    RestrictLead(Seat, Suit),
    /// Require this defender's highest or lowest card of the suit led, or forbid another suit, now.
    RestrictPlay(Seat),
    /// Name a suit, other than the one led, of which this defender may not play a card now.
    NameForbiddenSuit(Seat),
    /// Name a suit, other than the one led, of which this defender has to play a card now.
    NameRequiredSuit(Seat),
    /// Require this of the next card of this defender.
    Impose(Seat, Duty),
    /// Lead a card of the suit.
    LeadSuit(Seat, Suit),
    /// Lead any card.
    LeadAny(Seat),
    /// Lead before declarer has said what he chooses.
    LeadBeforeChoice(Seat),
    /// Play the highest, or the lowest, card held of the suit.
    PlayHighest(Seat, Suit),
    PlayLowest(Seat, Suit),
    /// Play a card of the suit.
    PlaySuit(Seat, Suit),
    /// Play any card that is otherwise legal.
    PlayAny(Seat),
    /// Take up cards that were faced before the play.
    TakeUpCards,
    /// Put a penalty card back into the hand.
    PickUp(Seat, PlayedCard),
    /// Leave a penalty card face up on the table.
    LeaveFaced(Seat, PlayedCard),
    /// Add the card that is missing from a trick.
    SupplyCard(Seat),
    /// Ask this player whether he has none of the suit led.
    AskIfVoid(Seat),
    DrawAttention,
    /// Try to prevent an irregularity that is about to happen.
    PreventIrregularity,
    /// Say from which of his hands declarer leads.
    ChooseLeadingHand,
    Inspect(Inspection),
    /// Go on playing after a claim.
    PlayOn,
    /// Pass at the next turn to call.
    Pass,
    /// Tell the opponents at once, or after the play, that an explanation was wrong.
    CorrectExplanation,
    /// The same before the opening lead is faced.
    CorrectExplanationBeforeLead,
    CorrectExplanationLater,
    /// Ask the opponents what their calls, or plays, mean.
    AskExplanation,
    /// Say in which order he will play his cards.
    StateLine,
    /// Repeat what he said when he claimed.
    RepeatStatement,
    Consult,
    ChangeCall,
    CallDirector,
}

impl Decision {
    /// The kind of decision, as programs name it.
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
