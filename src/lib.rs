//! Trains and examines tournament directors of duplicate bridge, with worked examples on the Laws, an engine that
//! derives rulings from facts, and a quiz with automatic marking.
//!
//! To rule on a question of a [`Case`], choose [`RulingTerms`] (an edition and a doctrine); the result is a [`Ruling`]:
//!
//! ```
//! use arbitro::{Case, Edition, Question, Ruling, RulingTerms, check, embedded, read};
//!
//! // An embedded case: the name and the text of its file.
//! let (name, text) =
//!     embedded().into_iter().find(|(name, _)| name.ends_with("45-01.toml")).unwrap();
//! let case: Case = read(name, text).case;
//!
//! let terms = RulingTerms { edition: Edition::Y2017, ..RulingTerms::default() };
//! assert!(check(&case, std::slice::from_ref(&terms)).is_empty(), "the ruling confirms the case's key");
//!
//! let question: &Question = &case.questions[0];
//! let ruling: Ruling = question.rule(&terms).unwrap();
//! let applied: Vec<&str> = ruling.applied().iter().map(|clause| clause.name()).collect();
//! assert_eq!(applied[0], "46B3(b)");
//! ```
//!
//! [`LAWS`] lists the Laws, [`docs`] contains the pages of the manual, and [`cli`] runs the program.
//!
//! The workspace has four crates, in dependency order: `arbitro-laws` is the Laws as code, `arbitro-cases` reads,
//! proves and generates cases, and `arbitro-exam` contains the examination and practice. This crate contains `render`
//! (texts and pages), `formats` (files of other programs) and `cli` (the command line).

pub mod docs;

mod render;

mod formats;

pub mod cli;

pub use arbitro_cases::check::check;
pub use arbitro_cases::embedded_cases::embedded;
pub use arbitro_cases::{Case, Question, RulingTerms, read};
pub use arbitro_laws::laws::{LAWS, Law};
pub use arbitro_laws::ruling::{Edition, Ruling};

/// Internals that the end-to-end tests and the benchmarks use. They are not part of the public API.
#[doc(hidden)]
pub mod testing {
    pub use crate::render::stage::papers;
    pub use crate::render::{diagnostics, marking, text};
}

#[cfg(test)]
extern crate self as arbitro;

#[cfg(test)]
#[allow(clippy::disallowed_methods)]
#[path = "../tests/unit/mod.rs"]
mod unit;
