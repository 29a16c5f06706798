//! Practice: the clauses that a question tests, the history of a candidate's answers, the model of the candidate's
//! memory, and the questions due for review.
//!
//! The first functions to call are [`history::read`] and [`memory::CandidateMemory::of`]; [`review::session`] then
//! selects the questions of a session. The caller reads the history file and the clock.

mod tested_clauses;

pub mod history;

pub mod memory;

pub mod review;

pub mod progress;

pub mod learn;

pub use tested_clauses::{answer_record, tested_clauses};
