//! The program `arbitro-sit`, which is for the examination room and only runs sittings.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbitro::cli::sit(std::env::args_os())
}
