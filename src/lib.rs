//! A training bench for tournament directors of duplicate bridge: worked examples on the Laws, an engine
//! that derives the ruling from the facts, and a quiz that it marks.
//!
//! The layers, each using only those before it:
//!
//! - [`bridge`]: the game; it knows no irregularity.
//! - [`vocabulary`]: acts and decisions, each described once.
//! - [`table`]: what happened, and the incidents in it; it knows no law.
//! - [`ruling`]: how one rules; it knows no particular Law.
//! - [`law`]: the Laws, one file each.
//! - [`diag`]: coded problems. [`casebook`]: cases on disk, and their proof.
//! - [`exam`]: the quiz and its score. [`report`]: words and forms. [`cli`]: the program.
//!
//! ```
//! use arbitro::casebook::{Terms, library, read};
//!
//! let cases = library::embedded();
//! let (name, text) = cases.iter().find(|(name, _)| name.ends_with("45-01.toml")).unwrap();
//! let case = read(name, text).case;
//! let ruling = case.items[0].rule(&Terms::default()).unwrap();
//! assert_eq!(ruling.applied()[0].name(), "46B3(b)");
//! ```

pub mod bridge;

pub mod vocabulary;

pub mod table;

pub mod ruling;

pub mod law;

pub mod diag;

pub mod casebook;

pub mod exam;

pub mod report;

pub mod docs;

pub mod cli;
