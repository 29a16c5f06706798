//! Flaws of questions: not that the answer is wrong, but that it can be guessed, or is not asked for.
//!
//! Each flaw has a code from A901 on. [`thresholds`] has the thresholds, [`question`] what is seen in one question, [`fingerprint`] and
//! [`quality`] what is seen in a bank.

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
