//! The engine: from what happened at a table to the ruling. It knows no file, no case and no answer key.
//!
//! Who only wants rulings uses the crate `arbitro`, whose face is small; this one is what its own rooms build on.

pub mod bridge;

pub mod vocabulary;

pub mod table;

pub mod ruling;

pub mod law;
