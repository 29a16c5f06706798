//! What is overlooked by whoever takes a wrong option for right.

use arbitro_laws::bridge::{Contract, Seat};
use arbitro_laws::ruling::contrast::{Edit, Neighbour, Overlooked};
use arbitro_laws::ruling::trace::Because;
use arbitro_laws::ruling::{Clause, Condition, Fact, Language, Ruling};

use super::case::Item;

/// What was overlooked by taking a wrong option for right: of which clause, and which of its conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misconception {
    pub law: &'static Clause,
    pub of: Mistaken,
}

/// What was taken for another.
#[derive(Clone, Copy, Debug)]
pub enum Mistaken {
    /// A fact that somebody establishes or chooses.
    Fact(&'static Fact),
    /// A condition that the record settles.
    Condition(&'static Condition),
    /// A player in one role taken for one in another, whoever he is.
    Role { who: Seat, was: Role, taken_for: Role },
    /// Something else that is not a condition of the clause by name.
    Kind(Overlooked),
}

impl PartialEq for Mistaken {
    fn eq(&self, other: &Mistaken) -> bool {
        match (self, other) {
            (Mistaken::Fact(one), Mistaken::Fact(two)) => one == two,
            (Mistaken::Condition(one), Mistaken::Condition(two)) => std::ptr::eq(*one, *two),
            (
                Mistaken::Role { was, taken_for, .. },
                Mistaken::Role { was: other, taken_for: others, .. },
            ) => (was, taken_for) == (other, others),
            (Mistaken::Kind(one), Mistaken::Kind(two)) => one == two,
            (_, _) => false,
        }
    }
}

impl Eq for Mistaken {}

/// What a player is in the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Declarer,
    Dummy,
    Defender,
}

impl Role {
    pub fn of(seat: Seat, contract: Contract) -> Role {
        match seat {
            seat if seat == contract.declarer => Role::Declarer,
            seat if seat == contract.dummy() => Role::Dummy,
            _ => Role::Defender,
        }
    }

    /// The name by which texts and programs know it.
    pub const fn key(self) -> &'static str {
        match self {
            Role::Declarer => "declarer",
            Role::Dummy => "dummy",
            Role::Defender => "defender",
        }
    }
}

impl From<Because> for Mistaken {
    fn from(because: Because) -> Mistaken {
        match because {
            Because::Condition(condition, ..) => Mistaken::Condition(condition),
            Because::Finding(question, ..) => Mistaken::Fact(question.fact),
        }
    }
}

impl Mistaken {
    /// The name by which programs know it.
    pub fn key(&self) -> String {
        match self {
            Mistaken::Fact(fact) => format!("fact:{}", fact.key),
            Mistaken::Condition(condition) => {
                format!("condition:{}", condition.yes.in_language(Language::English))
            }
            Mistaken::Role { was, taken_for, .. } => {
                format!("role:{}:{}", was.key(), taken_for.key())
            }
            Mistaken::Kind(kind) => format!("kind:{}", kind.key()),
        }
    }
}

/// What is overlooked by taking a situation for its neighbour, where this clause then applies.
pub fn misconception(
    law: &'static Clause,
    neighbour: &Neighbour,
    ruling: &Ruling,
    item: &Item,
) -> Misconception {
    let first = neighbour.edits.first();
    let rejected = || ruling.rejected().into_iter().find(|rejection| rejection.law == law);
    let of = match first {
        Some(Edit::Answer { question, .. }) => Mistaken::Fact(question.fact),
        Some(Edit::Declarer { now, .. }) => {
            let contract = item.record.contract;
            // Of whom the clause speaks, else whose card is ruled on, else who began.
            let there = neighbour.world.ruling.decisions().filter(|ruled| ruled.law == law);
            let mut about = there.chain(ruling.decisions());
            let hand = about.find_map(|ruled| Some(ruled.decision.card_of_hand()?.0));
            let first = item.record.events.first().map(|event| event.by);
            let who = hand.or(first).unwrap_or(contract.declarer);
            let taken_for = Role::of(who, Contract { declarer: *now, ..contract });
            Mistaken::Role { who, was: Role::of(who, contract), taken_for }
        }
        edit => match rejected().map(|rejection| rejection.because) {
            Some(because) => because.into(),
            None => Mistaken::Kind(edit.map_or(Overlooked::Manner, Edit::overlooked)),
        },
    };
    Misconception { law, of }
}
