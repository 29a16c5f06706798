//! Draws random bytes and seeds from the system's generator.

use clap::ArgMatches;
use rand::TryRng;
use rand::rngs::SysRng;

use arbitro_cases::scenarios::random::RunSeed;

use super::bank::number;
use super::shell::{Failure, Shell};

/// Returns cryptographically random bytes from the system.
pub fn bytes<const COUNT: usize>(shell: &Shell) -> Result<[u8; COUNT], Failure> {
    let mut bytes = [0; COUNT];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| shell.failure(error.to_string()))?;
    Ok(bytes)
}

/// Returns the seed of a practice session: the requested one, or a random number of at most five digits, which is shown
/// and not secret.
pub fn of_practice(shell: &Shell, matches: &ArgMatches) -> Result<u64, Failure> {
    let drawn = || bytes(shell).map(|bytes| u64::from_le_bytes(bytes) % 100_000);
    stated(shell, matches)?.map_or_else(drawn, Ok)
}

/// Returns the seed of generated questions that are written or exported: the requested one, or a
/// random one too large to guess, which is not stored.
pub fn of_questions(shell: &Shell, matches: &ArgMatches) -> Result<RunSeed, Failure> {
    if let Some(seed) = stated(shell, matches)? {
        return Ok(RunSeed::stated(seed));
    }
    // The public name of the run is drawn separately, so that it reveals nothing about the seed.
    Ok(RunSeed::drawn(bytes(shell)?, bytes(shell)?))
}

fn stated(shell: &Shell, matches: &ArgMatches) -> Result<Option<u64>, Failure> {
    number(shell, matches, "seed", 0..=u64::MAX)
}
