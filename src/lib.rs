//! Trains and examines tournament directors of duplicate bridge: worked examples on the Laws, an engine that derives
//! rulings from facts, and a quiz with automatic marking.
//!
//! To rule on a case, take a [`Case`], the [`RulingTerms`] on which to rule and the [`Ruling`]:
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
//! [`LAWS`] lists the Laws, [`docs`] has the pages of the manual; [`cli`] is the program.
//!
//! Modules, in dependency order. In the crate `arbitro-laws`: `bridge`, `record`, `table`, `ruling`, `laws`; in
//! `arbitro-cases`: case files, their proof, and `scenarios`; in `arbitro-exam`: the examination and practice. In this
//! crate: `render` (words and pages), `formats` (files of other programs), `cli`.

pub mod docs;

mod render;

mod formats;

pub mod cli;

pub use arbitro_cases::check::check;
pub use arbitro_cases::embedded_cases::embedded;
pub use arbitro_cases::{Case, Question, RulingTerms, read};
pub use arbitro_laws::laws::{LAWS, Law};
pub use arbitro_laws::ruling::{Edition, Ruling};

/// Internals for the end-to-end tests and the benchmarks: examination files, and the functions that are measured. Not
/// part of the public API.
#[doc(hidden)]
pub mod testing {
    pub use crate::render::stage::papers;
    pub use crate::render::{marking, text};
}

#[cfg(test)]
extern crate self as arbitro;

#[cfg(test)]
#[allow(clippy::disallowed_methods)]
#[path = "../tests/unit/mod.rs"]
mod unit;
