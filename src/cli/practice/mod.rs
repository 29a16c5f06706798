//! The candidate at home: his history on the disk, and where he stands.

pub mod store;

pub mod progress;
