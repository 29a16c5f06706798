//! The conditions that candidates overlook if they choose a wrong option.

use arbitro_laws::bridge::{Contract, Seat};
use arbitro_laws::ruling::contrast::{Edit, Neighbour, Oversight};
use arbitro_laws::ruling::trace::RejectionReason;
use arbitro_laws::ruling::{Clause, Condition, Fact, Language, Ruling};

use super::case::Question;

/// A misconception behind a wrong option: a clause, and the condition of the clause that a candidate mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misconception {
    /// The clause.
    pub law: &'static Clause,
    /// The condition that a candidate mistakes.
    pub confusion: Confusion,
}

/// A condition that a candidate may mistake.
#[derive(Clone, Copy, Debug)]
pub enum Confusion {
    /// A fact that the director establishes or a player chooses.
    Fact(&'static Fact),
    /// A condition that the record shows to be met or not met.
    Condition(&'static Condition),
    /// A player's role.
    Role {
        /// The player.
        who: Seat,
        /// The role of the player in the question.
        was: PlayerRole,
        /// The role that the candidate believes the player to have.
        taken_for: PlayerRole,
    },
    /// A kind of oversight, used if the ruling shows no condition because of which the clause does not apply.
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

    /// Returns the name of the role, in texts and in output for programs.
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
    /// Returns the name of the condition, for output to programs.
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

/// Returns the misconception of a candidate who mistakes a situation for its neighbour, in which clause `law` applies.
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
            // `who`, whose role is mistaken, is the player whose card the clause (failing that, the ruling) decides on;
            // if there is none, the player who acted first.
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
