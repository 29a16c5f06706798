//! Flaws of questions: the key is correct, but it can be guessed, or the question is incomplete, unfair or a
//! repetition.
//!
//! Each flaw has a code from A901 on. [`thresholds`] contains the thresholds; [`question`] finds the flaws of a single
//! question; [`fingerprint`] and [`quality`] serve to find the flaws of a bank.

pub mod thresholds;

mod text_features;

mod question;

mod habit;

pub mod fingerprint;

pub mod quality;

mod usual_answers;

pub use quality::{BankQuality, QualitySample};
pub use question::{flaws, without_contrast};
pub use usual_answers::UsualAnswers;
