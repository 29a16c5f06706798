//! The values of aspects.

use arbitro_laws::bridge::SuitMap;
use arbitro_laws::bridge::endgame::TrickRange;
use arbitro_laws::ruling::clause::covers;
use arbitro_laws::ruling::outcome::CardFate;
use arbitro_laws::ruling::{
    AdjustmentPower, Answer, Damage, Decision, FactQuestion, OutcomeFact, Status,
};
use arbitro_laws::table::NextTurn;

use super::in_order_of_code;

/// A value of an aspect: the value of each of its matters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AspectValue(pub Vec<MatterValue>);

/// The value of one matter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MatterValue {
    /// It is the same whatever a player chooses.
    Always(AspectPoint),
    /// A player's choice decides between these.
    Chosen {
        /// The choice.
        question: FactQuestion,
        /// The possibilities, each with the replies that lead to it, in the order of the replies.
        points: Vec<(Vec<Answer>, AspectPoint)>,
    },
}

/// What a matter comes to if nobody has a choice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AspectPoint {
    /// What becomes of the card.
    Fate(CardFate),
    /// The next step of the play.
    Turn(NextTurn),
    /// The decisions on the matter, in the order of their codes.
    Decisions(Vec<Decision>),
    /// The tricks that North-South and East-West receive because of revokes.
    Transferred([u8; 2]),
    /// The remaining tricks of North-South and East-West after a claim.
    Shared([TrickRange; 2]),
    /// The number of a clause.
    Clause(&'static str),
}

impl AspectValue {
    /// Returns the value with the table turned clockwise by this many quarters and the suits exchanged by `map`.
    pub fn varied(&self, quarters: u8, map: SuitMap) -> AspectValue {
        let value = |value: &MatterValue| match value {
            MatterValue::Always(point) => MatterValue::Always(point.varied(quarters, map)),
            MatterValue::Chosen { question, points } => {
                let FactQuestion { fact, about } = *question;
                let varied = |(answers, point): &(Vec<Answer>, AspectPoint)| {
                    (answers.clone(), point.varied(quarters, map))
                };
                MatterValue::Chosen {
                    question: FactQuestion { fact, about: about.turned(quarters).mapped(map) },
                    points: points.iter().map(varied).collect(),
                }
            }
        };
        AspectValue(self.0.iter().map(value).collect())
    }

    /// Returns whether the choice of a player decides the value of some matter.
    pub fn has_choice(&self) -> bool {
        self.0.iter().any(|value| matches!(value, MatterValue::Chosen { .. }))
    }

    /// Returns whether the value is that a card is among the other cards of a hand, as if nothing had happened to it.
    pub fn is_card_in_hand(&self) -> bool {
        matches!(self.0[..], [MatterValue::Always(AspectPoint::Fate(fate))] if is_with_the_others(fate))
    }

    /// Returns whether some matter has the same value in all of these values.
    pub fn shares_a_matter(values: &[&AspectValue]) -> bool {
        let matters = values.first().map_or(0, |value| value.0.len());
        (0..matters).any(|matter| {
            values.windows(2).all(|pair| pair[0].0.get(matter) == pair[1].0.get(matter))
        })
    }

    /// Returns whether an examiner could defend both values as answers to one question, because one contains the other: a
    /// choice one of its possibilities, a clause one of its parts, several decisions some of them, and to play is what a
    /// hand also does that leads.
    pub fn is_near(&self, other: &AspectValue) -> bool {
        let includes = |one: &MatterValue, two: &MatterValue| match (one, two) {
            (MatterValue::Chosen { points, .. }, MatterValue::Always(point)) => {
                points.iter().any(|(_, possible)| possible == point)
            }
            (MatterValue::Chosen { points, .. }, MatterValue::Chosen { points: others, .. }) => {
                points == others
            }
            (
                MatterValue::Always(AspectPoint::Fate(one)),
                MatterValue::Always(AspectPoint::Fate(two)),
            ) => one == two || is_of_one_fate(*one, *two),
            (
                MatterValue::Always(AspectPoint::Turn(NextTurn::Play(one))),
                MatterValue::Always(AspectPoint::Turn(NextTurn::Lead(two))),
            ) => one == two,
            (
                MatterValue::Always(AspectPoint::Clause(one)),
                MatterValue::Always(AspectPoint::Clause(two)),
            ) => covers(one, two),
            (
                MatterValue::Always(AspectPoint::Decisions(one)),
                MatterValue::Always(AspectPoint::Decisions(two)),
            ) => {
                let has =
                    |decision: &Decision| one.iter().any(|own| is_of_one_effect(own, decision));
                two.iter().all(has) && !two.is_empty()
            }
            (one, two) => one == two,
        };
        let pairs = || self.0.iter().zip(&other.0);
        pairs().all(|(one, two)| includes(one, two)) || pairs().all(|(one, two)| includes(two, one))
    }
}

impl AspectPoint {
    fn varied(&self, quarters: u8, map: SuitMap) -> AspectPoint {
        let sides = |index: usize| if quarters.is_multiple_of(2) { index } else { 1 - index };
        match self {
            AspectPoint::Turn(next) => {
                let turned = OutcomeFact::Next(*next).turned(quarters);
                let OutcomeFact::Next(next) = turned else { return self.clone() };
                AspectPoint::Turn(next)
            }
            AspectPoint::Decisions(decisions) => {
                let varied = decisions.iter().map(|it| it.turned(quarters).mapped(map));
                AspectPoint::Decisions(in_order_of_code(varied))
            }
            AspectPoint::Transferred(tricks) => {
                AspectPoint::Transferred([tricks[sides(0)], tricks[sides(1)]])
            }
            AspectPoint::Shared(tricks) => {
                AspectPoint::Shared([tricks[sides(0)], tricks[sides(1)]])
            }
            AspectPoint::Fate(_) | AspectPoint::Clause(_) => self.clone(),
        }
    }
}

/// Returns whether two decisions leave the table and the score alike: an adjusted score that may be awarded and one that
/// shall be, a claim that stands and one that is agreed.
pub fn is_of_one_effect(one: &Decision, other: &Decision) -> bool {
    let effect = |decision: &Decision| match *decision {
        Decision::Adjusts { favour, .. } => {
            let (power, damage) = (AdjustmentPower::May, Damage::Found);
            Decision::Adjusts { power, damage, favour }
        }
        Decision::AdjustsOnly { against, .. } => {
            Decision::AdjustsOnly { damage: Damage::Found, against }
        }
        Decision::Is(Status::ClaimAgreed(by) | Status::ConcessionStands(by)) => {
            Decision::Is(Status::ClaimStands(by))
        }
        other => other,
    };
    effect(one) == effect(other)
}

/// Returns whether an examiner could defend both fates of a card: where a card is that is with the others, and when a
/// card counts as played that cannot be taken back.
const fn is_of_one_fate(one: CardFate, other: CardFate) -> bool {
    is_with_the_others(one) && is_with_the_others(other) || stays_played(one) && stays_played(other)
}

/// Returns whether a card with this fate is played, now or when the turn of its hand comes.
const fn stays_played(fate: CardFate) -> bool {
    matches!(fate, CardFate::Played | CardFate::AwaitsTurn)
}

/// Returns whether a card with this fate is among the other cards of its hand, whether or not it has been on the table.
const fn is_with_the_others(fate: CardFate) -> bool {
    matches!(fate, CardFate::Hand | CardFate::Dummy | CardFate::Returned)
}
