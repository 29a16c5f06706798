//! What is overlooked by whoever takes a wrong option for right.

use arbitro_laws::bridge::{Contract, Seat};
use arbitro_laws::ruling::contrast::{Edit, Neighbour, Oversight};
use arbitro_laws::ruling::trace::RejectionReason;
use arbitro_laws::ruling::{Clause, Condition, Fact, Language, Ruling};

use super::case::Question;

/// What was overlooked by taking a wrong option for right: of which clause, and which of its conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misconception {
    pub law: &'static Clause,
    pub confusion: Confusion,
}

/// What was taken for another.
#[derive(Clone, Copy, Debug)]
pub enum Confusion {
    /// A fact that somebody establishes or chooses.
    Fact(&'static Fact),
    /// A condition that the record settles.
    Condition(&'static Condition),
    /// A player in one role taken for one in another, whoever he is.
    Role { who: Seat, was: PlayerRole, taken_for: PlayerRole },
    /// Something else that is not a condition of the clause by name.
    Kind(Oversight),
}

impl PartialEq for Confusion {
    fn eq(&self, other: &Confusion) -> bool {
        match (self, other) {
            (Confusion::Fact(one), Confusion::Fact(two)) => one == two,
            (Confusion::Condition(one), Confusion::Condition(two)) => std::ptr::eq(*one, *two),
            (
                Confusion::Role { was, taken_for, .. },
                Confusion::Role { was: other, taken_for: others, .. },
            ) => (was, taken_for) == (other, others),
            (Confusion::Kind(one), Confusion::Kind(two)) => one == two,
            (_, _) => false,
        }
    }
}

impl Eq for Confusion {}

/// What a player is in the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerRole {
    Declarer,
    Dummy,
    Defender,
}

impl PlayerRole {
    pub fn of(seat: Seat, contract: Contract) -> PlayerRole {
        match seat {
            seat if seat == contract.declarer => PlayerRole::Declarer,
            seat if seat == contract.dummy() => PlayerRole::Dummy,
            _ => PlayerRole::Defender,
        }
    }

    /// The name by which texts and programs know it.
    pub const fn key(self) -> &'static str {
        match self {
            PlayerRole::Declarer => "declarer",
            PlayerRole::Dummy => "dummy",
            PlayerRole::Defender => "defender",
        }
    }
}

impl From<RejectionReason> for Confusion {
    fn from(because: RejectionReason) -> Confusion {
        match because {
            RejectionReason::Condition(condition, ..) => Confusion::Condition(condition),
            RejectionReason::Finding(question, ..) => Confusion::Fact(question.fact),
        }
    }
}

impl Confusion {
    /// The name by which programs know it.
    pub fn key(&self) -> String {
        match self {
            Confusion::Fact(fact) => format!("fact:{}", fact.key),
            Confusion::Condition(condition) => {
                format!("condition:{}", condition.yes.in_language(Language::English))
            }
            Confusion::Role { was, taken_for, .. } => {
                format!("role:{}:{}", was.key(), taken_for.key())
            }
            Confusion::Kind(kind) => format!("kind:{}", kind.key()),
        }
    }
}

/// What is overlooked by taking a situation for its neighbour, where this clause then applies.
pub fn misconception(
    law: &'static Clause,
    neighbour: &Neighbour,
    ruling: &Ruling,
    item: &Question,
) -> Misconception {
    let first = neighbour.edits.first();
    let rejected = || ruling.rejected().into_iter().find(|rejection| rejection.law == law);
    let of = match first {
        Some(Edit::Answer { question, .. }) => Confusion::Fact(question.fact),
        Some(Edit::Declarer { now, .. }) => {
            let contract = item.record.contract;
            // Of whom the clause speaks, else whose card is ruled on, else who began.
            let there =
                neighbour.ruled_situation.ruling.decisions().filter(|ruled| ruled.law == law);
            let mut about = there.chain(ruling.decisions());
            let hand = about.find_map(|ruled| Some(ruled.decision.card_of_hand()?.0));
            let first = item.record.events.first().map(|event| event.by);
            let who = hand.or(first).unwrap_or(contract.declarer);
            let taken_for = PlayerRole::of(who, Contract { declarer: *now, ..contract });
            Confusion::Role { who, was: PlayerRole::of(who, contract), taken_for }
        }
        edit => match rejected().map(|rejection| rejection.reason) {
            Some(because) => because.into(),
            None => Confusion::Kind(edit.map_or(Oversight::Manner, Edit::oversight)),
        },
    };
    Misconception { law, confusion: of }
}
