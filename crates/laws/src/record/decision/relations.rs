//! Relations between decisions: contradiction, implication, common subject.

use crate::bridge::{Hand, Object, PlayedCard, Seat, Side, SuitMap};
use crate::record::duty::PenaltyGrade;

use super::row::{DecisionRow, DecisionSlots, RowSubject};
use super::scores::DecisionEntry;
use super::{Decision, DecisionAct, Party, Status};

/// The subject of a decision: the play of a hand (without a card), or the status of one of its cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionSubject {
    pub hand: Seat,
    /// The card; `None` if the decision is about the play of the hand.
    pub card: Option<PlayedCard>,
}

impl Decision {
    /// Returns whether two decisions are of one kind: statuses, acts and transfers of tricks are one kind, and each
    /// other form is a kind of its own. Decisions of different kinds are never equal and never contradict each other,
    /// so this comparison of kinds is a fast first check.
    #[inline]
    pub(crate) const fn is_same_kind(&self, other: &Decision) -> bool {
        use Decision::{Adjusts, AdjustsOnly, Gets, Is, Knows, May, MayNot, Must, Transfers};
        match self {
            Is(_) | Must(..) | May(..) | MayNot(..) | Transfers { .. } => {
                matches!(other, Is(_) | Must(..) | May(..) | MayNot(..) | Transfers { .. })
            }
            Knows { .. } => matches!(other, Knows { .. }),
            Adjusts { .. } => matches!(other, Adjusts { .. }),
            AdjustsOnly { .. } => matches!(other, AdjustsOnly { .. }),
            Gets { .. } => matches!(other, Gets { .. }),
        }
    }

    /// Returns whether two decisions contradict each other, in either order.
    pub fn contradicts(&self, other: &Decision) -> bool {
        let [one, two] = if self.form() <= other.form() { [self, other] } else { [other, self] };
        one.excludes(two)
    }

    /// Returns the rank of the decision's form, in the order that [`Decision::excludes`] expects.
    const fn form(&self) -> u8 {
        match self {
            Decision::Is(_) => 0,
            Decision::Must(..) => 1,
            Decision::May(..) => 2,
            Decision::MayNot(..) => 3,
            Decision::Knows { .. } => 4,
            Decision::Adjusts { .. } => 5,
            Decision::AdjustsOnly { .. } => 6,
            Decision::Transfers { .. } => 7,
            Decision::Gets { .. } => 8,
        }
    }

    /// Returns whether this decision excludes the other. The form of `self` must not come after that of `other`.
    /// Between decisions of one form the relation is symmetric.
    fn excludes(&self, other: &Decision) -> bool {
        use Decision::{Gets, Is, Knows, May, MayNot, Must, Transfers};
        match (self, other) {
            (&Is(one), &Is(two)) => one.contradicts(two),
            (&Is(status), &Must(_, act)) => status.bars(act) || status.frees_from(act),
            (&Is(status), &May(_, act)) => status.bars(act),
            (&Is(status), &MayNot(who, act)) => status.lets(who, act),
            (&Is(status), &Transfers { tricks: 1.., revoke, .. }) => status.keeps_tricks(revoke),
            (&May(other, done), &MayNot(who, act)) => {
                act.is_the_same(who, done, other) || act.forbids(done)
            }
            (&Must(other, done), &MayNot(who, act)) => {
                act.is_the_same(who, done, other)
                    || act.forbids(done)
                    || matches!((who, act), (Party::Everyone, DecisionAct::PlayOn))
                        && done.is_of_play()
            }
            // A player cannot be required to play two cards from one hand at once, or to play the second card from two
            // hands.
            (
                &Must(who, DecisionAct::Play(hand, card) | DecisionAct::LeadCard(hand, card)),
                &Must(other, DecisionAct::Play(from, played) | DecisionAct::LeadCard(from, played)),
            ) => who == other && hand == from && card != played,
            (
                &Must(who, DecisionAct::PlaySecond(one)),
                &Must(other, DecisionAct::PlaySecond(two)),
            ) => who == other && one != two,
            (&Must(_, one), &(Must(_, two) | May(_, two))) => one.leaves_no_card(two),
            (
                &Knows { who, of, object, what, authorised },
                &Knows { who: other, of: from, object: known, what: that, authorised: also },
            ) => {
                (of, object, what) == (from, known, that) && who.meets(other) && authorised != also
            }
            (
                &Transfers { tricks, to, revoke },
                &Transfers { tricks: others, to: side, revoke: other },
            ) => (to, revoke) == (side, other) && tricks != others,
            (&Gets { tricks, to }, &Gets { tricks: others, to: side }) => {
                to == side && tricks != others
            }
            _ => false,
        }
    }

    /// Returns whether `later` cannot follow this decision. A second penalty card makes a minor penalty card major,
    /// never the reverse.
    #[inline]
    pub fn clashes(&self, later: &Decision) -> bool {
        self.contradicts(later)
            && !matches!(
                (self, later),
                (
                    Decision::Is(Status::Penalty(.., PenaltyGrade::Minor)),
                    Decision::Is(Status::Penalty(.., PenaltyGrade::Major))
                )
            )
    }

    /// Returns whether this decision implies the other.
    pub fn entails(&self, other: &Decision) -> bool {
        match (*self, *other) {
            // An act that must be done may be done.
            (Decision::Must(who, act), Decision::May(whom, done)) => who == whom && act == done,
            // Leading a card is playing it.
            (
                Decision::Must(who, DecisionAct::LeadCard(hand, card)),
                Decision::Must(whom, DecisionAct::Play(from, played)),
            ) => (who, hand, card) == (whom, from, played),
            (Decision::Is(one), Decision::Is(two)) => one == two || one.entails(two),
            (one, two) => one == two,
        }
    }

    /// Returns whether a later act may change the decision. A card that was not played may be played later, and a later
    /// irregularity may allow or require what a player may not do of his own accord.
    pub fn is_momentary(&self) -> bool {
        match self {
            Decision::Is(status) => status.row().transient,
            // A card that goes back may be played again, and a duty about one card does not extend to the next card.
            Decision::Must(_, act) | Decision::May(_, act) => {
                act.is_of_play() || act.row().transient
            }
            Decision::MayNot(..) => true,
            // The information from a card may change with later acts.
            Decision::Knows { .. } => true,
            Decision::Adjusts { .. }
            | Decision::AdjustsOnly { .. }
            | Decision::Transfers { .. }
            | Decision::Gets { .. } => false,
        }
    }

    /// Returns the subject; `None` if the decision concerns no hand, but the director, the score, the calls, or an act
    /// towards another player.
    pub fn subject(&self) -> Option<DecisionSubject> {
        match self.entry() {
            DecisionEntry::Is(status) => subject_of_row(status.row(), status.slots()),
            DecisionEntry::Act(_, _, act) => subject_of_row(act.row(), act.slots()),
            DecisionEntry::Row(row, slots) => subject_of_row(row, slots),
        }
    }

    /// Returns the card that the decision is about, with its hand.
    pub fn card_of_hand(&self) -> Option<(Seat, PlayedCard)> {
        let slots = match self.entry() {
            DecisionEntry::Is(status) => status.slots(),
            DecisionEntry::Act(_, _, act) => act.slots(),
            DecisionEntry::Row(_, slots) => slots,
        };
        slots.hand.zip(slots.card())
    }

    /// Returns the same decision with the table turned clockwise by this many quarters.
    pub fn turned(self, quarters: u8) -> Decision {
        let (seat, side) = (|seat: Seat| seat.turned(quarters), |side: Side| side.turned(quarters));
        let slots = |slots: DecisionSlots| slots.mapped(&seat, &side, SuitMap::IDENTITY);
        self.map(|who| who.mapped(&seat, &side), slots)
    }

    /// Returns the same decision with its suits renamed.
    pub fn mapped(self, map: SuitMap) -> Decision {
        self.map(|who| who, |slots| slots.mapped(&|seat| seat, &|side| side, map))
    }

    /// Returns the same decision with its card, if that is `was`, replaced by `now`. A set of cards is left unchanged,
    /// and so is a decision that needs an exact card if `now` is not exact.
    pub fn with_card_replaced(self, was: PlayedCard, now: PlayedCard) -> Decision {
        let other = |object| if object == Object::Card(was) { now.into() } else { object };
        self.map(|who| who, |slots| DecisionSlots { object: slots.object.map(other), ..slots })
    }

    fn map(
        self,
        who: impl Fn(Party) -> Party,
        slots: impl Fn(DecisionSlots) -> DecisionSlots,
    ) -> Decision {
        let made = match self.entry() {
            DecisionEntry::Is(status) => {
                status.row().form.fill_slots(slots(status.slots())).map(Decision::Is)
            }
            DecisionEntry::Act(modality, whom, act) => {
                let act = act.row().form.fill_slots(slots(act.slots()));
                act.map(|act| (modality.made)(who(whom), act))
            }
            DecisionEntry::Row(row, values) => row.form.fill_slots(slots(values)),
        };
        // The new slots always fill the row, unless the row needs an exact card and the new card is not exact.
        made.unwrap_or(self)
    }
}

impl Status {
    fn contradicts(self, other: Status) -> bool {
        match (self, other) {
            (Status::Played(hand, card), Status::OneOf(from, cards))
            | (Status::OneOf(from, cards), Status::Played(hand, card)) => {
                hand == from && card.card().is_some_and(|card| !cards.contains(card))
            }
            // There is only one declarer and one dummy.
            (Status::Dummy(one), Status::Dummy(two))
            | (Status::Declarer(one), Status::Declarer(two)) => one != two,
            (Status::Concedes(one, tricks), Status::Concedes(two, others)) => {
                one == two && tricks != others
            }
            (Status::NoClaim(one), Status::Concedes(two, _))
            | (Status::Concedes(one, _), Status::NoClaim(two)) => one == two,
            (one, two) => one.row().excludes_row(two.row()) && one.slots() == two.slots(),
        }
    }

    fn entails(self, other: Status) -> bool {
        self.row().implies_row(other.row()) && self.slots() == other.slots()
    }

    /// Returns whether, under this status, the act can be neither required nor allowed.
    fn bars(self, act: DecisionAct) -> bool {
        matches!((self, act), (Status::LaterPlayVoid, DecisionAct::PlayOn))
    }

    /// Returns whether, under this status, the act cannot be required.
    fn frees_from(self, act: DecisionAct) -> bool {
        match (self, act) {
            (
                Status::NoPenalty(hand, card),
                DecisionAct::PlayWhenLegal(of, other) | DecisionAct::LeaveFaced(of, other),
            ) => (hand, card) == (of, other),
            (Status::NotRevoked(hand, _), DecisionAct::FollowSuit(of, _)) => hand == of,
            (Status::LaterPlayVoid, act) => act.is_of_play(),
            _ => false,
        }
    }

    /// Returns whether, under this status, the act cannot be forbidden to `who`.
    fn lets(self, who: Party, act: DecisionAct) -> bool {
        match (self, act) {
            (Status::NotEstablished(hand, card), DecisionAct::Withdraw(of, other)) => {
                (hand, card) == (of, other)
            }
            (Status::PlayContinues, DecisionAct::PlayOn) => who == Party::Everyone,
            _ => false,
        }
    }

    /// Returns whether this status excludes a transfer of tricks for this revoke.
    fn keeps_tricks(self, revoke: Option<(Seat, PlayedCard)>) -> bool {
        match self {
            Status::NotRevoked(hand, card) | Status::NotEstablished(hand, card) => {
                revoke == Some((hand, card))
            }
            _ => false,
        }
    }
}

impl Party {
    /// Returns whether some player belongs to both parties.
    pub fn meets(self, other: Party) -> bool {
        match (self, other) {
            (Party::Everyone, _) | (_, Party::Everyone) => true,
            (Party::Seat(one), Party::Seat(two)) => one == two,
            (Party::Side(one), Party::Side(two)) => one == two,
            (Party::Seat(seat), Party::Side(side)) | (Party::Side(side), Party::Seat(seat)) => {
                seat.side() == side
            }
        }
    }
}

/// The kind of card that an act concerns: a lead, or a card that follows a lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LeadOrFollow {
    Leading,
    Following,
    Either,
}

/// The next card of a hand as an act describes it: one of `cards`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct NextCard {
    hand: Seat,
    when: LeadOrFollow,
    cards: Hand,
}

impl NextCard {
    /// Returns whether both describe the same play of the hand.
    fn meets(self, other: NextCard) -> bool {
        let together =
            self.when == other.when || [self.when, other.when].contains(&LeadOrFollow::Either);
        self.hand == other.hand && together
    }
}

impl DecisionAct {
    /// Returns the next card of a hand as this act describes it; `None` if the act describes no card, or a later card.
    fn next_card(self) -> Option<NextCard> {
        let of = |hand, when, cards| Some(NextCard { hand, when, cards });
        let whole = |suit| Hand::PACK.suit(suit);
        match self {
            DecisionAct::Play(hand, card) | DecisionAct::LeadCard(hand, card) => {
                let cards = card.suit().map_or(Hand::PACK, whole);
                of(
                    hand,
                    LeadOrFollow::Either,
                    card.card().map_or(cards, |card| Hand::EMPTY.with(card)),
                )
            }
            DecisionAct::LeadSuit(hand, suit) => of(hand, LeadOrFollow::Leading, whole(suit)),
            DecisionAct::LeadAny(hand) => of(hand, LeadOrFollow::Leading, Hand::PACK),
            DecisionAct::PlaySuit(hand, suit)
            | DecisionAct::PlayHighest(hand, suit)
            | DecisionAct::PlayLowest(hand, suit) => of(hand, LeadOrFollow::Following, whole(suit)),
            // `FollowSuit` may belong to an earlier trick (67B1), so it does not describe the next card.
            _ => None,
        }
    }

    /// Returns whether both acts are the same act of the same player. Taking a card back is the same act for any
    /// player.
    fn is_the_same(self, who: Party, other: DecisionAct, by: Party) -> bool {
        self == other && (who.meets(by) || matches!(self, DecisionAct::Withdraw(..)))
    }

    /// Returns whether both acts describe the same play of a hand, and no card satisfies both or exactly one of them is
    /// a free choice.
    fn leaves_no_card(self, other: DecisionAct) -> bool {
        let Some(one) = self.next_card() else { return false };
        let Some(two) = other.next_card() else { return false };
        let freed = self.is_free() != other.is_free();
        one.meets(two) && (freed || (one.cards & two.cards).is_empty())
    }

    /// Returns whether a prohibition of this act leaves no card, or no free choice, for the other.
    fn forbids(self, other: DecisionAct) -> bool {
        if !matches!(
            self,
            DecisionAct::LeadSuit(..)
                | DecisionAct::LeadCard(..)
                | DecisionAct::PlaySuit(..)
                | DecisionAct::Play(..)
        ) {
            return false;
        }
        let Some((one, two)) = self.next_card().zip(other.next_card()) else { return false };
        one.meets(two) && (other.is_free() || (two.cards - one.cards).is_empty())
    }

    /// Returns whether the act is the right to lead any card. The right to play any otherwise legal card is not a free
    /// choice, because other requirements limit it.
    const fn is_free(self) -> bool {
        matches!(self, DecisionAct::LeadAny(_))
    }

    /// Returns whether the act describes the next card of a hand, or is one of the other acts of play listed here.
    fn is_of_play(self) -> bool {
        let moves = matches!(
            self,
            DecisionAct::Withdraw(..)
                | DecisionAct::FollowSuit(..)
                | DecisionAct::ChangeTo(..)
                | DecisionAct::LeadFrom(_)
                | DecisionAct::PlaySecond(_)
                | DecisionAct::OpeningLead
        );
        moves || self.next_card().is_some()
    }
}

fn subject_of_row<T: Copy>(row: &DecisionRow<T>, slots: DecisionSlots) -> Option<DecisionSubject> {
    let card = match row.about {
        RowSubject::Nothing => return None,
        RowSubject::Hand => None,
        RowSubject::Card => slots.card(),
    };
    slots.hand.map(|hand| DecisionSubject { hand, card })
}
