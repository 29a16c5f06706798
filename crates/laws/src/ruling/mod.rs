//! The making of a ruling: facts, clauses, hearings, decisions, and open questions.
//!
//! A user begins with [`laws::rule`](crate::laws::rule) and reads the [`Ruling`]. This module knows
//! no particular Law: the caller of [`inquire`] passes a [`RuleSet`](inquiry::RuleSet) that hears
//! incidents.

pub mod edition;

pub mod doctrine;

pub mod fact;

pub mod clause;

pub mod decided;

mod rollback;

pub mod hearing;

mod asking;

mod clause_notes;

mod queue;

mod effect;

pub mod trace;

mod earlier;

pub mod parts;

mod merging;

pub mod paths;

pub mod difference;

pub mod idle;

pub mod contrast;

mod memo;

pub mod inquiry;

pub mod outcome;

#[cfg(test)]
mod test_fixtures;

pub use crate::record::decision;
pub use crate::record::text::{Language, Text, text};
pub use clause::Clause;
pub use decided::RuledDecision;
pub use decision::{AdjustmentPower, CardKnowledge, Damage, Decision, DecisionAct, Party, Status};
pub use difference::BranchDecision;
pub use doctrine::{Doctrine, DoctrinePoint, DoctrineReading};
pub use edition::{ByEdition, Edition, Rule, always};
pub use fact::{
    Answer, AnswerSource, Asker, Condition, Fact, FactQuestion, PresetAnswer, Reply, Subject,
};
pub use hearing::{Hearing, HearingResult, OpenClause, RulingInput};
pub use inquiry::{Contradiction, inquire, inquire_counting};
pub use outcome::{Outcome, OutcomeFact, RulingLeaf};
pub use parts::{CutReason, OpenQuestion, Ruling, RulingPart};
