//! Practice: a candidate's history on the disk, and his progress.

pub mod store;

pub mod progress;
