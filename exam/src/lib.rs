//! The rules of the examination: stages, papers, sittings, marks, statistics; and of practice. It touches no disk.
//!
//! Who only wants rulings uses the crate `arbitro`, whose face is small; this one is what its own rooms build on.

use arbitro_casebook::{casebook, diag, generate};
use arbitro_engine::{bridge, law, ruling};

pub mod exam;
