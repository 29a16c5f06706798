//! The tests that look inside, compiled into the library: `cargo test --lib vocabulary` runs a module.

mod account;
mod common;
mod completeness;
mod contrast;
mod coverage;
mod decide;
mod decisions;
mod diagnostics;
mod draw;
mod editions;
mod examples;
mod game;
mod incidents;
mod inquiry;
mod keys;
mod office;
mod partial;
mod rulings;
mod several;
mod sitting;
mod stats;
mod symmetry;
mod tidy;
mod traps;
mod variants;
mod vocabulary;
