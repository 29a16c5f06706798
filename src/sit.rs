//! The program `arbitro-sit` for the examination room, which only runs sittings.

use std::process::ExitCode;

fn main() -> ExitCode {
    arbitro::cli::sit(std::env::args_os())
}
