//! A training bench for tournament directors of duplicate bridge: worked examples on the Laws, an engine
//! that derives the ruling from the facts, and a quiz that it marks.
//!
//! Who only wants rulings needs a [`Case`], the [`Terms`] on which to rule and the [`Ruling`]:
//!
//! ```
//! use arbitro::{Case, Edition, Item, Ruling, Terms, check, embedded, read};
//!
//! // A case of the program's own; of a file, its name and its text.
//! let (name, text) =
//!     embedded().into_iter().find(|(name, _)| name.ends_with("45-01.toml")).unwrap();
//! let case: Case = read(name, text).case;
//!
//! let terms = Terms { edition: Edition::Y2017, ..Terms::default() };
//! assert!(check(&case, std::slice::from_ref(&terms)).is_empty(), "the Laws give what it expects");
//!
//! let item: &Item = &case.items[0];
//! let ruling: Ruling = item.rule(&terms).unwrap();
//! let applied: Vec<&str> = ruling.applied().iter().map(|clause| clause.name()).collect();
//! assert_eq!(applied[0], "46B3(b)");
//! ```
//!
//! [`law`] has the Laws, their clauses, the facts for which they ask and the points of doctrine; [`docs`] the pages of
//! the manual; [`cli`] is the program.
//!
//! The rooms of the house, each using only those before it, the first five in the crate `arbitro-engine`, the next three
//! in `arbitro-casebook`, `exam` in `arbitro-exam`:
//!
//! - `bridge`: the game; it knows no irregularity.
//! - `vocabulary`: acts and decisions, each described once.
//! - `table`: what happened, and the incidents in it; it knows no law.
//! - `ruling`: how one rules; it knows no particular Law.
//! - `law`: the Laws, one file each.
//! - `diag`: coded problems. `casebook`: cases on disk, and their proof.
//! - `generate`: fresh questions, proved as those on disk are.
//! - `exam`: the quiz and its score. `report`: words and forms. `cli`: the program.

use arbitro_casebook::{casebook, diag, generate};
use arbitro_engine::{bridge, ruling, table, vocabulary};
use arbitro_exam::exam;

/// The Laws: their clauses, the facts for which they ask, the points of doctrine.
pub mod law {
    pub(crate) use arbitro_engine::law::*;
    pub use arbitro_engine::law::{LAWS, Law, clauses, facts, points, rule};
}

mod report;

pub mod docs;

pub mod cli;

pub use casebook::check::check;
pub use casebook::library::embedded;
pub use casebook::{Case, Item, Terms, read};
pub use ruling::{Edition, Ruling};

/// What the tests of the program as it is run, and the benchmarks, take from inside: the files of an examination, and
/// what is measured. No part of the public face.
#[doc(hidden)]
pub mod testing {
    pub use crate::bridge::{Card, Deal, Hand, Holding, Position, Seat, Suit, notation};
    pub use crate::casebook::{Item, bank, contrast};
    pub use crate::exam::{
        blueprint, build, digest, form, journal, lock, office, paper, practice, results, roster,
        stage, stats,
    };
    pub use crate::generate::{Generator, Wanted, dice, from_board, prose, question, recipes};
    pub use crate::report::stage::papers;
    pub use crate::report::{marking, text};
    pub use crate::ruling::Language;
    pub use crate::ruling::contrast as situations;
}

#[cfg(test)]
extern crate self as arbitro;

#[cfg(test)]
#[allow(clippy::disallowed_methods)]
#[path = "../tests/inside/mod.rs"]
mod inside;
