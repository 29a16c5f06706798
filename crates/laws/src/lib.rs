//! The Laws of Duplicate Bridge as code: from what happened at a table to the ruling, with the clauses and the reasons.
//!
//! This crate reads no file and knows no answer key.

pub mod bridge;

pub mod record;

pub mod table;

pub mod ruling;

pub mod laws;
