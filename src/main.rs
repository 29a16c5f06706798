//! The program `arbitro`; its code is in the library.

use std::process::ExitCode;

use mimalloc::MiMalloc;

#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    arbitro::cli::run(std::env::args_os())
}
