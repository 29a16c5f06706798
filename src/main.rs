//! `arbitro`, the program: everything is in the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbitro::cli::run(std::env::args_os())
}
