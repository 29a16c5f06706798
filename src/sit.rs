//! `arbitro-sit`, the program for the examination room: only the sitting.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbitro::cli::sit(std::env::args_os())
}
