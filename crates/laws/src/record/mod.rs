//! The language of records and rulings: acts and decisions, each described once.
//!
//! This module uses no Law, table or file. All code that reads, writes, narrates or lists acts and decisions uses it.

pub mod text;

pub mod template;

pub mod names;

pub mod word_names;

pub mod spoken;

pub mod event;

pub mod words;

pub mod acts;

pub mod event_text;

pub mod duty;

pub mod decision;

pub use duty::{Duty, PenaltyGrade};
pub use event::{
    Act, CardReach, Choice, EndedPhase, Event, ExplanationTopic, Facing, Gesture, Inspection,
    PlayManner, TrickCount, WrongCardCount,
};
pub use text::{Language, Text};
