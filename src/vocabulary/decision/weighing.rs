//! One decision beside another: what cannot stand together, what says the other too, what is about the same.

use crate::bridge::{PlayedCard, Seat, Side, SuitMap};
use crate::vocabulary::duty::Grade;

use super::Who;
use super::row::{About, Row, Slots};
use super::scores::Told;
use super::{Act, Decision, Status};

/// What a decision is about: which card a hand plays (no card), or how one of its cards stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matter {
    pub hand: Seat,
    pub card: Option<PlayedCard>,
}

impl Decision {
    /// Whether two decisions cannot both stand, whichever was taken first.
    pub fn contradicts(&self, other: &Decision) -> bool {
        use Decision::{Adjusts, AdjustsOnly, Is, Knows, May, MayNot, Must, Transfers};
        match (*self, *other) {
            (Is(one), Is(two)) => one.contradicts(two),
            (MayNot(who, act), May(other, done) | Must(other, done))
            | (May(other, done) | Must(other, done), MayNot(who, act)) => {
                who == other && act == done
            }
            // He plays one card from a hand, and his second card from one hand.
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

    /// Whether this decision cannot follow the other. A second penalty card makes a minor one major, never the other
    /// way round.
    pub fn clashes(&self, later: &Decision) -> bool {
        let is_graver = matches!(
            (self, later),
            (
                Decision::Is(Status::Penalty(.., Grade::Minor)),
                Decision::Is(Status::Penalty(.., Grade::Major))
            )
        );
        !is_graver && self.contradicts(later)
    }

    /// Whether it says at least what the other says.
    pub fn entails(&self, other: &Decision) -> bool {
        match (*self, *other) {
            // What must be done may be done.
            (Decision::Must(who, act), Decision::May(whom, done)) => who == whom && act == done,
            (Decision::Is(one), Decision::Is(two)) => one == two || one.entails(two),
            (one, two) => one == two,
        }
    }

    /// Whether what is done next may change it: a card that was not played may be played, and what a player
    /// may not do of his own accord a later irregularity may allow him, or require.
    pub fn is_of_the_moment(&self) -> bool {
        match self {
            Decision::Is(status) => status.row().passing,
            // A card that goes back may be played again, and what is required of one lead is not of the next.
            Decision::Must(_, act) => {
                matches!(act, Act::Play(..) | Act::LeadSuit(..)) || act.row().passing
            }
            Decision::May(_, act) => act.row().passing,
            Decision::MayNot(..) => true,
            // What a card may tell changes with where it goes next.
            Decision::Knows { .. } => true,
            Decision::Adjusts { .. }
            | Decision::AdjustsOnly { .. }
            | Decision::Transfers { .. } => false,
        }
    }

    /// What it is about; `None` for what concerns no hand: the director, the score, the calls.
    pub fn matter(&self) -> Option<Matter> {
        match self.told() {
            Told::Is(status) => matter(status.row(), status.slots()),
            Told::Act(_, _, act) => matter(act.row(), act.slots()),
            Told::Row(row, slots) => matter(row, slots),
        }
    }

    pub fn turned(self, quarters: u8) -> Decision {
        let (seat, side) = (|seat: Seat| seat.turned(quarters), |side: Side| side.turned(quarters));
        let slots = |slots: Slots| slots.mapped(&seat, &side, SuitMap::IDENTITY);
        self.map(|who| who.mapped(&seat, &side), slots)
    }

    pub fn mapped(self, map: SuitMap) -> Decision {
        self.map(|who| who, |slots| slots.mapped(&|seat| seat, &|side| side, map))
    }

    /// The same of another card, wherever it is about this one.
    pub fn of_card(self, was: PlayedCard, now: PlayedCard) -> Decision {
        let other = |card| if card == was { now } else { card };
        self.map(|who| who, |slots| Slots { card: slots.card.map(other), ..slots })
    }

    fn map(self, who: impl Fn(Who) -> Who, slots: impl Fn(Slots) -> Slots) -> Decision {
        let made = match self.told() {
            Told::Is(status) => status.row().form.made(slots(status.slots())).map(Decision::Is),
            Told::Act(modality, whom, act) => {
                let act = act.row().form.made(slots(act.slots()));
                act.map(|act| (modality.made)(who(whom), act))
            }
            Told::Row(row, told) => row.form.made(slots(told)),
        };
        // What has been taken apart can be put together again.
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
            (one, two) => one.row().is_against(two.row()) && one.slots() == two.slots(),
        }
    }

    fn entails(self, other: Status) -> bool {
        self.row().does_imply(other.row()) && self.slots() == other.slots()
    }
}

fn matter<T: Copy>(row: &Row<T>, slots: Slots) -> Option<Matter> {
    let card = match row.about {
        About::Nothing => return None,
        About::Hand => None,
        About::Card => slots.card,
    };
    slots.hand.map(|hand| Matter { hand, card })
}
