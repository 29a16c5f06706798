//! The quiz: drawing questions, marking answers, the score; and what a ruling comes to in tricks.
//!
//! Begin with [`draw::draw`] and [`score::Score`]. The mark of an answer is what the engine's ruling says of
//! the chosen option; the marked answer of the file has no part in it.

pub mod draw;

pub mod citation;

pub mod score;

pub mod outcome;

pub mod digest;

pub mod paper;

pub mod journal;

pub mod sitting;
