//! What is to be said against a question: not that its answer is wrong, but that somebody knows it.

pub mod shape;
