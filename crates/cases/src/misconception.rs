//! What a candidate overlooks who chooses a wrong option.

use arbitro_laws::bridge::{Contract, Seat};
use arbitro_laws::ruling::contrast::{Edit, Neighbour, Oversight};
use arbitro_laws::ruling::trace::RejectionReason;
use arbitro_laws::ruling::{Clause, Condition, Fact, Language, Ruling};

use super::case::Question;

/// What is overlooked by choosing a wrong option: a condition of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misconception {
    /// The clause.
    pub law: &'static Clause,
    /// What was mistaken.
    pub confusion: Confusion,
}

/// What was mistaken for something else.
#[derive(Clone, Copy, Debug)]
pub enum Confusion {
    /// A fact that somebody establishes or chooses.
    Fact(&'static Fact),
    /// A condition that the record settles.
    Condition(&'static Condition),
    /// A player's role.
    Role {
        /// The player.
        who: Seat,
        /// His role.
        was: PlayerRole,
        /// The role for which it was mistaken.
        taken_for: PlayerRole,
    },
    /// Something that is not a named condition of the clause.
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

/// The role of a player in the play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerRole {
    /// Declarer.
    Declarer,
    /// Dummy.
    Dummy,
    /// A defender.
    Defender,
}

impl PlayerRole {
    /// Returns the role of a player under a contract.
    pub fn of(seat: Seat, contract: Contract) -> PlayerRole {
        match seat {
            seat if seat == contract.declarer => PlayerRole::Declarer,
            seat if seat == contract.dummy() => PlayerRole::Dummy,
            _ => PlayerRole::Defender,
        }
    }

    /// Returns the role's name in texts and for programs.
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
    /// Returns its name for programs.
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

/// Returns what is overlooked by taking a situation for its neighbour, in which this clause applies.
pub fn misconception(
    law: &'static Clause,
    neighbour: &Neighbour,
    ruling: &Ruling,
    case_question: &Question,
) -> Misconception {
    let first = neighbour.edits.first();
    let rejected = || ruling.rejected().into_iter().find(|rejection| rejection.law == law);
    let confusion = match first {
        Some(Edit::Answer { question, .. }) => Confusion::Fact(question.fact),
        Some(Edit::Declarer { now, .. }) => {
            let contract = case_question.record.contract;
            // The player whom the clause concerns, else the one whose card is ruled on, else the one who acted first.
            let there =
                neighbour.ruled_situation.ruling.decisions().filter(|ruled| ruled.law == law);
            let mut about = there.chain(ruling.decisions());
            let hand = about.find_map(|ruled| Some(ruled.decision.card_of_hand()?.0));
            let first = case_question.record.events.first().map(|event| event.by);
            let who = hand.or(first).unwrap_or(contract.declarer);
            let taken_for = PlayerRole::of(who, Contract { declarer: *now, ..contract });
            Confusion::Role { who, was: PlayerRole::of(who, contract), taken_for }
        }
        edit => match rejected().map(|rejection| rejection.reason) {
            Some(because) => because.into(),
            None => Confusion::Kind(edit.map_or(Oversight::Manner, Edit::oversight)),
        },
    };
    Misconception { law, confusion }
}
