//! The rules of the examination: stages, papers, sittings, marks, statistics; and of practice. It touches no disk.
//!
//! Begin with [`stage`], [`paper`], [`sitting`] and [`marking`].

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

pub mod marking;
