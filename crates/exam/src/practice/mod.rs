//! Practice: which clauses a question is on, what a candidate has answered, what he remembers and what is due.
//!
//! Begin with [`history::read`] and [`memory::CandidateMemory`]; [`review::session`] is the daily habit. The file and the
//! clock are the caller's.

mod tested_clauses;

pub mod history;

pub mod memory;

pub mod review;

pub mod progress;

pub mod learn;

pub use tested_clauses::{answer_record, right_options, tested_clauses};
