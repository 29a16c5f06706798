//! End-to-end tests of the program, in one binary; `cargo test --test cli shell` runs the tests of one module. The unit
//! tests are in `tests/unit`, and the tests of the bank in `tests/cases.rs`.
#![allow(clippy::disallowed_methods, clippy::expect_used, clippy::panic, clippy::unwrap_used)]

mod assumptions;
mod browser;
mod case_files;
mod common;
mod damaged_journals;
mod edition_shown;
mod editions;
mod exchange;
mod external_readers;
mod formats;
mod generated_questions;
mod killed_commands;
mod limits;
mod moodle;
mod practice;
mod private_files;
mod publish;
mod quality;
mod regrade;
mod regraded_pages;
mod resaved_files;
mod room_program;
mod rosters;
mod screen;
mod settings;
mod shell;
mod sitting;
mod stage;
mod stage_guide;
mod stage_input;
mod stats;
mod transcripts;
