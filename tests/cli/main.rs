//! The tests of the program as it is run, in one program: `cargo test --test it shell` runs a module. Those that look
//! inside are in `tests/unit`, those of the bank in `tests/cases.rs`.
#![allow(clippy::disallowed_methods, clippy::expect_used, clippy::panic, clippy::unwrap_used)]

mod assume;
mod browser;
mod by_edition;
mod common;
mod copied;
mod editions;
mod exchange;
mod files;
mod formats;
mod fresh;
mod guide;
mod killed;
mod limits;
mod moodle;
mod practice;
mod private;
mod publish;
mod published;
mod quality;
mod readers;
mod regrade;
mod room;
mod rosters;
mod salvage;
mod screen;
mod settings;
mod shell;
mod sitting;
mod stage;
mod stage_input;
mod stats;
mod transcripts;
