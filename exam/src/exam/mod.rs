//! The quiz: drawing questions, marking answers, the score; and what a ruling comes to in tricks. The
//! examination: stages, papers, sittings, marks, and the statistics of results.
//!
//! Begin with [`draw::draw`] and [`score::Score`] for the quiz, with [`office::Office`] for the examination. The mark
//! of an answer is what the engine's ruling says of the chosen option; the marked answer of the file has no part in it.

pub mod draw;

pub mod wanted;

pub mod practice;

pub mod citation;

pub mod score;

pub mod outcome;

pub mod digest;

pub mod key;

pub mod scoring;

pub mod stage;

pub mod blueprint;

pub mod public;

pub mod form;

pub mod roster;

pub mod room;

pub mod table;

pub mod elsewhere;

pub mod lock;

pub mod build;

pub mod policy;

pub mod paper;

pub mod access;

pub mod folder;

pub mod fresh;

pub mod matter;

pub mod results;

pub mod stats;

pub mod journal;

pub mod sitting;

pub mod office;
