//! The casebook: cases on disk, the problems found in them, their proof, and fresh questions proved as they are.
//!
//! Who only wants rulings uses the crate `arbitro`, whose face is small; this one is what its own rooms build on.

use arbitro_engine::{bridge, law, ruling, table, vocabulary};

pub mod diag;

pub mod casebook;

pub mod generate;
