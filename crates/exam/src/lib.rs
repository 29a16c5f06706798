//! The rules of examinations (stages, papers, sittings, marks, statistics) and of practice. The crate `arbitro-exam`
//! does no IO.
//!
//! The modules to read first are [`stage`], [`paper`], [`sitting`] and [`marking`].

#![deny(missing_docs)]

pub mod draw;

pub mod question_filter;

pub mod practice;

pub mod citation;

pub mod quiz_score;

pub mod outcome;

pub mod digest;

pub mod key;

pub mod scoring;

pub mod stage;

pub mod blueprint;

pub mod public_questions;

pub mod form;

pub mod roster;

pub mod room_code;

pub mod text_table;

pub mod external;

pub mod lock;

pub mod build;

pub mod policy;

pub mod paper;

pub mod file_access;

pub mod folder;

pub mod fresh_questions;

pub mod notice;

pub mod results;

pub mod stats;

pub mod journal;

pub mod sitting;

pub mod marking;
