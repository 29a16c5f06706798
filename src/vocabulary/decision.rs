//! What a ruling decides: what is, what must, may and may not be done, who knows what, what is scored.

use crate::bridge::{Card, Hand, PlayedCard, Seat, Side, Suit, SuitMap};

use super::duty::{Duty, Grade};
use super::event::Inspection;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    Is(Status),
    Must(Who, Act),
    May(Who, Act),
    MayNot(Who, Act),
    /// What a card of `of` tells is authorised for `who`, or not.
    Knows {
        who: Who,
        of: Seat,
        card: PlayedCard,
        what: Known,
        authorised: bool,
    },
    /// The director may, or shall, award an adjusted score to this side's advantage.
    Adjusts {
        power: Power,
        favour: Side,
    },
    /// The director may, or shall, adjust the score of this side alone, to its disadvantage.
    AdjustsOnly {
        power: Power,
        against: Side,
    },
    /// Tricks go over to this side at the end of play; none is a decision too.
    Transfers {
        tricks: u8,
        to: Side,
        /// For which revoke, where the other side has several to answer for.
        revoke: Option<(Seat, PlayedCard)>,
    },
}

/// What there is to know of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Known {
    /// What it tells once it has been withdrawn.
    Withdrawn,
    /// What the sight of it tells, as a penalty card.
    Sight,
    /// That it has to be played, and when.
    Duty,
    /// How it came to be a penalty card.
    Origin,
}

/// Whom a decision binds or frees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    Seat(Seat),
    /// Either player of the side.
    Side(Side),
    /// All four players.
    Everyone,
}

/// How far an adjusted score is the director's to give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Power {
    May,
    Shall,
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
    Penalty(Seat, PlayedCard, Grade),
    NoPenalty(Seat, PlayedCard),
    Revoked(Seat, PlayedCard),
    Established(Seat, PlayedCard),
    NotEstablished(Seat, PlayedCard),
    /// The player has claimed or conceded.
    Claim(Seat),
    /// What the player said or showed is no claim and no concession.
    NoClaim(Seat),
    /// It is no revoke.
    NotRevoked(Seat, PlayedCard),
    /// The right to a rectification of this irregular card is lost.
    Forfeited(Seat, PlayedCard),
    /// The player has too many or too few cards in a trick.
    Defective(Seat),
    /// The player counts as having revoked on a trick that lacks his card.
    DeemedRevoke(Seat),
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
}

/// What may, must or may not be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    Play(Seat, PlayedCard),
    /// Play the card at the first moment when it is legal.
    PlayWhenLegal(Seat, PlayedCard),
    /// Play another card of the suit of this penalty card, below the ten, before it.
    PlaySmallBefore(Seat, PlayedCard),
    ChangeTo(Seat, Card),
    Withdraw(Seat, PlayedCard),
    /// Take the card back of his own accord, before anyone has required it.
    WithdrawUnasked(Seat, PlayedCard),
    /// Choose which card of these the hand plays; `None`: any that it may legally play.
    Designate(Seat, Option<Hand>),
    FollowSuit(Seat, Suit),
    LeadFrom(Seat),
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
            | Decision::Transfers { .. } => "score",
        }
    }

    /// Whether two decisions cannot both stand.
    pub fn clashes(&self, other: &Decision) -> bool {
        use Decision::{Adjusts, AdjustsOnly, Is, Knows, May, MayNot, Must, Transfers};
        match (*self, *other) {
            // A second penalty card makes a minor one major, never the other way round.
            (
                Is(Status::Penalty(hand, card, Grade::Major)),
                Is(Status::Penalty(from, other, Grade::Minor)),
            ) => (hand, card) == (from, other),
            (Is(one), Is(two)) => one.clashes(two) || two.clashes(one),
            (MayNot(who, act), May(other, done) | Must(other, done))
            | (May(other, done) | Must(other, done), MayNot(who, act)) => {
                who == other && act == done
            }
            (Must(who, Act::Play(hand, card)), Must(other, Act::Play(from, played))) => {
                who == other && hand == from && card != played
            }
            (Must(who, Act::PlaySecond(one)), Must(other, Act::PlaySecond(two))) => {
                who == other && one != two
            }
            (
                Knows { who, of, card, what, authorised },
                Knows { who: other, of: from, card: known, what: that, authorised: also },
            ) => (who, of, card, what) == (other, from, known, that) && authorised != also,
            (
                Transfers { tricks, to, revoke },
                Transfers { tricks: others, to: side, revoke: other },
            ) => (to, revoke) == (side, other) && tricks != others,
            (
                Is(_)
                | Must(..)
                | May(..)
                | MayNot(..)
                | Knows { .. }
                | Adjusts { .. }
                | AdjustsOnly { .. }
                | Transfers { .. },
                _,
            ) => false,
        }
    }

    /// Whether what is done next may change it: a card that was not played may be played, and what a player
    /// may not do of his own accord a later irregularity may allow him, or require.
    pub const fn is_of_the_moment(&self) -> bool {
        match self {
            Decision::Is(status) => match status {
                Status::Played(..)
                | Status::NotPlayed(..)
                | Status::FifthCard(..)
                | Status::OneOf(..)
                | Status::Penalty(..)
                | Status::NoPenalty(..)
                | Status::Claim(_)
                | Status::NoClaim(_)
                | Status::Revoked(..)
                | Status::NotRevoked(..)
                | Status::Established(..)
                | Status::NotEstablished(..) => true,
                Status::Called(..)
                | Status::VoidCall(_)
                | Status::VoidChoice(_)
                | Status::LedOutOfTurn(..)
                | Status::Forfeited(..)
                | Status::Defective(_)
                | Status::DeemedRevoke(_)
                | Status::Dummy(_)
                | Status::Declarer(_)
                | Status::Breach(_)
                | Status::PlayContinues
                | Status::ResultStands => false,
            },
            // A card that goes back may be played again.
            Decision::Must(_, act) => matches!(act, Act::Play(..)) || act.is_of_the_moment(),
            Decision::May(_, act) => act.is_of_the_moment(),
            Decision::MayNot(..) => true,
            // What a card may tell changes with where it goes next.
            Decision::Knows { .. } => true,
            Decision::Adjusts { .. }
            | Decision::AdjustsOnly { .. }
            | Decision::Transfers { .. } => false,
        }
    }

    pub fn turned(self, quarters: u8) -> Decision {
        self.map(|seat| seat.turned(quarters), |side| side.turned(quarters), SuitMap::IDENTITY)
    }

    pub fn mapped(self, map: SuitMap) -> Decision {
        self.map(|seat| seat, |side| side, map)
    }

    fn map(
        self,
        seat: impl Fn(Seat) -> Seat + Copy,
        side: impl Fn(Side) -> Side + Copy,
        suits: SuitMap,
    ) -> Decision {
        let who = |who: Who| match who {
            Who::Seat(at) => Who::Seat(seat(at)),
            Who::Side(of) => Who::Side(side(of)),
            Who::Everyone => Who::Everyone,
        };
        match self {
            Decision::Is(status) => Decision::Is(status.map(seat, suits)),
            Decision::Must(by, act) => Decision::Must(who(by), act.map(seat, suits)),
            Decision::May(by, act) => Decision::May(who(by), act.map(seat, suits)),
            Decision::MayNot(by, act) => Decision::MayNot(who(by), act.map(seat, suits)),
            Decision::Knows { who: by, of, card, what, authorised } => Decision::Knows {
                who: who(by),
                of: seat(of),
                card: suits.played(card),
                what,
                authorised,
            },
            Decision::Transfers { tricks, to, revoke } => Decision::Transfers {
                tricks,
                to: side(to),
                revoke: revoke.map(|(by, card)| (seat(by), suits.played(card))),
            },
            Decision::Adjusts { power, favour } => {
                Decision::Adjusts { power, favour: side(favour) }
            }
            Decision::AdjustsOnly { power, against } => {
                Decision::AdjustsOnly { power, against: side(against) }
            }
        }
    }
}

impl Status {
    fn clashes(self, other: Status) -> bool {
        use Status::{
            Established, FifthCard, LedOutOfTurn, NoPenalty, NotEstablished, NotPlayed, OneOf,
            Penalty, Played, Revoked, VoidCall,
        };
        match (self, other) {
            (Played(hand, card), NotPlayed(from, other)) => (hand, card) == (from, other),
            (Penalty(hand, card, _), NoPenalty(from, other)) => (hand, card) == (from, other),
            (Established(hand, card), NotEstablished(from, other))
            | (Revoked(hand, card), Status::NotRevoked(from, other)) => {
                (hand, card) == (from, other)
            }
            (Status::Claim(by), Status::NoClaim(other))
            | (Status::Dummy(by), Status::Declarer(other)) => by == other,
            (FifthCard(hand, card), LedOutOfTurn(from, other)) => (hand, card) == (from, other),
            (Played(hand, card), OneOf(from, cards)) => {
                hand == from && card.card().is_some_and(|card| !cards.contains(card))
            }
            (Played(..) | Penalty(..) | Established(..) | FifthCard(..), _)
            | (
                NotPlayed(..)
                | Status::Called(..)
                | OneOf(..)
                | VoidCall(_)
                | Status::VoidChoice(_)
                | LedOutOfTurn(..)
                | NoPenalty(..)
                | Revoked(..)
                | NotEstablished(..)
                | Status::Claim(_)
                | Status::NoClaim(_)
                | Status::NotRevoked(..)
                | Status::Forfeited(..)
                | Status::Defective(_)
                | Status::DeemedRevoke(_)
                | Status::Dummy(_)
                | Status::Declarer(_)
                | Status::Breach(_)
                | Status::PlayContinues
                | Status::ResultStands,
                _,
            ) => false,
        }
    }

    fn map(self, seat: impl Fn(Seat) -> Seat, suits: SuitMap) -> Status {
        match self {
            Status::Played(hand, card) => Status::Played(seat(hand), suits.played(card)),
            Status::NotPlayed(hand, card) => Status::NotPlayed(seat(hand), suits.played(card)),
            Status::Called(hand, card) => Status::Called(seat(hand), suits.card(card)),
            Status::OneOf(hand, cards) => Status::OneOf(seat(hand), cards.mapped(suits)),
            Status::VoidCall(by) => Status::VoidCall(seat(by)),
            Status::VoidChoice(by) => Status::VoidChoice(seat(by)),
            Status::LedOutOfTurn(by, card) => Status::LedOutOfTurn(seat(by), suits.played(card)),
            Status::FifthCard(by, card) => Status::FifthCard(seat(by), suits.played(card)),
            Status::Penalty(by, card, grade) => {
                Status::Penalty(seat(by), suits.played(card), grade)
            }
            Status::NoPenalty(by, card) => Status::NoPenalty(seat(by), suits.played(card)),
            Status::Revoked(by, card) => Status::Revoked(seat(by), suits.played(card)),
            Status::Established(by, card) => Status::Established(seat(by), suits.played(card)),
            Status::NotEstablished(by, card) => {
                Status::NotEstablished(seat(by), suits.played(card))
            }
            Status::Claim(by) => Status::Claim(seat(by)),
            Status::NoClaim(by) => Status::NoClaim(seat(by)),
            Status::NotRevoked(by, card) => Status::NotRevoked(seat(by), suits.played(card)),
            Status::Forfeited(by, card) => Status::Forfeited(seat(by), suits.played(card)),
            Status::Defective(by) => Status::Defective(seat(by)),
            Status::DeemedRevoke(by) => Status::DeemedRevoke(seat(by)),
            Status::Dummy(by) => Status::Dummy(seat(by)),
            Status::Declarer(by) => Status::Declarer(seat(by)),
            Status::Breach(by) => Status::Breach(seat(by)),
            Status::PlayContinues => Status::PlayContinues,
            Status::ResultStands => Status::ResultStands,
        }
    }
}

impl Act {
    /// Whether what a player may, or must, do now he may perhaps not do later, without any contradiction.
    const fn is_of_the_moment(self) -> bool {
        matches!(
            self,
            Act::Withdraw(..)
                | Act::PlayOn
                | Act::Inspect(_)
                | Act::AskIfVoid(_)
                | Act::AskExplanation
                | Act::CorrectExplanation
                | Act::PreventIrregularity
                | Act::DrawAttention
        )
    }

    fn map(self, seat: impl Fn(Seat) -> Seat, suits: SuitMap) -> Act {
        match self {
            Act::Play(hand, card) => Act::Play(seat(hand), suits.played(card)),
            Act::PlayWhenLegal(hand, card) => Act::PlayWhenLegal(seat(hand), suits.played(card)),
            Act::PlaySmallBefore(hand, card) => {
                Act::PlaySmallBefore(seat(hand), suits.played(card))
            }
            Act::ChangeTo(hand, card) => Act::ChangeTo(seat(hand), suits.card(card)),
            Act::Withdraw(hand, card) => Act::Withdraw(seat(hand), suits.played(card)),
            Act::WithdrawUnasked(hand, card) => {
                Act::WithdrawUnasked(seat(hand), suits.played(card))
            }
            Act::Designate(hand, cards) => {
                Act::Designate(seat(hand), cards.map(|cards| cards.mapped(suits)))
            }
            Act::FollowSuit(hand, suit) => Act::FollowSuit(seat(hand), suits.suit(suit)),
            Act::LeadFrom(hand) => Act::LeadFrom(seat(hand)),
            Act::PlaySecond(hand) => Act::PlaySecond(seat(hand)),
            Act::Accept(by, card) => Act::Accept(seat(by), suits.played(card)),
            Act::Refuse(by, card) => Act::Refuse(seat(by), suits.played(card)),
            Act::SpreadDummy => Act::SpreadDummy,
            Act::RestrictLead(by, suit) => Act::RestrictLead(seat(by), suits.suit(suit)),
            Act::RestrictPlay(by) => Act::RestrictPlay(seat(by)),
            Act::NameForbiddenSuit(by) => Act::NameForbiddenSuit(seat(by)),
            Act::NameRequiredSuit(by) => Act::NameRequiredSuit(seat(by)),
            Act::Impose(by, duty) => Act::Impose(seat(by), duty.mapped(suits)),
            Act::LeadSuit(by, suit) => Act::LeadSuit(seat(by), suits.suit(suit)),
            Act::LeadAny(by) => Act::LeadAny(seat(by)),
            Act::LeadBeforeChoice(by) => Act::LeadBeforeChoice(seat(by)),
            Act::PlayHighest(by, suit) => Act::PlayHighest(seat(by), suits.suit(suit)),
            Act::PlayLowest(by, suit) => Act::PlayLowest(seat(by), suits.suit(suit)),
            Act::PlaySuit(by, suit) => Act::PlaySuit(seat(by), suits.suit(suit)),
            Act::PlayAny(by) => Act::PlayAny(seat(by)),
            Act::PickUp(hand, card) => Act::PickUp(seat(hand), suits.played(card)),
            Act::LeaveFaced(hand, card) => Act::LeaveFaced(seat(hand), suits.played(card)),
            Act::SupplyCard(by) => Act::SupplyCard(seat(by)),
            Act::AskIfVoid(of) => Act::AskIfVoid(seat(of)),
            Act::DrawAttention => Act::DrawAttention,
            Act::PreventIrregularity => Act::PreventIrregularity,
            Act::ChooseLeadingHand => Act::ChooseLeadingHand,
            Act::Inspect(what) => Act::Inspect(what),
            Act::PlayOn => Act::PlayOn,
            Act::Pass => Act::Pass,
            Act::CorrectExplanation => Act::CorrectExplanation,
            Act::CorrectExplanationBeforeLead => Act::CorrectExplanationBeforeLead,
            Act::CorrectExplanationLater => Act::CorrectExplanationLater,
            Act::AskExplanation => Act::AskExplanation,
            Act::StateLine => Act::StateLine,
            Act::SpreadHand => Act::SpreadHand,
            Act::Consult => Act::Consult,
            Act::ChangeCall => Act::ChangeCall,
            Act::CallDirector => Act::CallDirector,
        }
    }
}
