//! `arbitro stage`: creates, checks and builds a stage in its folder, and prints room codes.

mod new;

mod check;

mod build;

mod room_code;

pub mod folder;

pub mod leftovers;

use clap::ArgMatches;

use super::shell::{Failure, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("new", matches)) => new::run(shell, matches),
        Some(("check", matches)) => check::run(shell, matches),
        Some(("build", matches)) => build::run(shell, matches),
        Some(("code", matches)) => room_code::run(shell, matches),
        Some(_) | None => Err(Failure::Usage),
    }
}
