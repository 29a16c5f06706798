//! `arbitro-sit`, the program for the room: the sitting and nothing else.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbitro::cli::sit(std::env::args_os())
}
