//! The language in which a record and a ruling are written and spoken: acts and decisions, each described once.
//!
//! It knows no law, no table and no file. What reads, writes, narrates or lists acts and decisions does so from here.

pub mod text;

pub mod template;

pub mod names;

pub mod spoken;

pub mod event;

pub mod words;

pub mod acts;

pub mod letters;

pub mod typed_input;

pub mod narration;

pub mod duty;

pub mod decision;

pub use duty::{Duty, PenaltyGrade};
pub use event::{Act, Choice, Event, PlayManner, TrickCount};
pub use text::{Language, Text};
