//! The candidate at home: his history on the disk, where he stands, the course.

pub mod store;

pub mod progress;

pub mod learn;
