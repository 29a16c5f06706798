//! How one rules: facts, clauses, hearings, decisions, and the tree of what is still open.
//!
//! Begin with [`inquire`]. This layer knows no particular Law: it is handed a bench that hears incidents.

pub mod edition;

pub mod doctrine;

pub mod fact;

pub mod clause;

pub mod ruled;

mod undo;

pub mod hearing;

mod asking;

mod plain;

mod docket;

mod effect;

pub mod trace;

mod standing;

pub mod parts;

mod joining;

pub mod ways;

pub mod idle;

pub mod contrast;

mod followed;

pub mod inquiry;

#[cfg(test)]
mod sample;

pub use crate::record::decision;
pub use crate::record::text::{Language, Text, text};
pub use clause::Clause;
pub use decision::{Act, Damage, Decision, Known, Power, Status, Who};
pub use doctrine::{Doctrine, Point, Reading};
pub use edition::{ByEdition, Edition, Rule, always};
pub use fact::{Answer, Asker, Condition, Fact, Given, Question, Reply, Source, Subject};
pub use hearing::{Heard, Hearing, Matter, Open};
pub use inquiry::{Contradiction, inquire, inquire_counting};
pub use parts::{Cut, OpenQuestion, Part, Ruling};
pub use ruled::Ruled;
