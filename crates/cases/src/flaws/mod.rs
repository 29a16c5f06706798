//! Flaws of questions: the answer is right, but can be guessed, or is not asked for.
//!
//! Each flaw has a code from A901 on. [`thresholds`] has the thresholds, [`question`] finds the flaws of one question,
//! [`fingerprint`] and [`quality`] those of a bank.

pub mod thresholds;

mod text_features;

mod question;

mod habit;

mod balance;

pub mod fingerprint;

pub mod quality;

mod usual_answers;

pub use balance::HabitBalance;
pub use quality::{BankQuality, QualitySample};
pub use question::{flaws, without_contrast};
pub use usual_answers::UsualAnswers;
