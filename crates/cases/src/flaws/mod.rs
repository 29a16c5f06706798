//! Flaws of questions: not that the answer is wrong, but that it can be guessed, or is not asked for.
//!
//! Each flaw has a code from A901 on. [`bounds`] has the thresholds, [`item`] what is seen in one question, [`shape`] and
//! [`quality`] what is seen in a bank.

pub mod bounds;

mod measure;

mod item;

mod habit;

mod balance;

pub mod shape;

pub mod quality;

mod usual;

pub use balance::HabitBalance;
pub use item::{flaws, without_contrast};
pub use quality::{BankQuality, QualitySample};
pub use usual::UsualAnswers;
