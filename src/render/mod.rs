//! What the program says: one document, one file for each form that it takes.
//!
//! Begin with [`text::Words`] and [`doc::Doc`]. This layer decides nothing: it renders what a ruling, a
//! case or a score already holds.

pub mod text;

pub mod doc;

pub mod account;

pub mod diagram;

pub mod question;

pub mod elsewhere;

pub mod steps;

pub mod listing;

pub mod wording;

pub mod ruling;

mod brief;

pub mod reasons;

mod contrast;

pub mod lesson;

pub mod why_not;

pub mod law;

pub mod diff;

pub mod matrix;

pub mod otherwise;

pub mod outcome;

pub mod proof;

pub mod quality;

pub mod statement;

pub mod taken;

pub mod notation;

pub mod screen;

pub mod practice;

pub mod exam;

pub mod stage;

pub mod matter;

pub mod marking;

pub mod office;

pub mod stats;

pub mod sitting;

pub mod publish;

pub mod diagnostics;

pub mod term;

pub mod markdown;

pub mod json;

pub mod json_text;
