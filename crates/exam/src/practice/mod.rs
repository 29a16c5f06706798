//! Practice: which clauses a question tests, what a candidate has answered, what he remembers and what is due.
//!
//! Begin with [`history::read`] and [`memory::CandidateMemory`]; [`review::session`] selects the questions of a day.
//! The caller reads the file and the clock.

mod tested_clauses;

pub mod history;

pub mod memory;

pub mod review;

pub mod progress;

pub mod learn;

pub use tested_clauses::{answer_record, tested_clauses};
