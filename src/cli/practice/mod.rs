//! Practice: a candidate's history on the disk, and the command that shows his progress.

pub mod store;

pub mod progress;
