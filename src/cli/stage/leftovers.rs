//! What a command that was killed leaves in the folder of a stage, and one command at a time that writes there.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::shell::{Failure, Shell};
use crate::render::text::say;
use arbitro_exam::folder::{RESULTS, STAGE};

/// The prefix of folders in which something is written before it is put in its place.
pub const NEW_PAPERS: &str = ".papers-";
pub const NEW_RESULTS: &str = ".results-";
pub const NEW_FRESH: &str = ".fresh-";

/// Where the previous results are while the new ones take their place. Anyone who finds them there knows that a command
/// was killed while doing that.
pub const PREVIOUS_RESULTS: &str = ".before-results";

/// Keeps other commands from writing in the folder for as long as it is kept, and puts in order what one that was killed
/// left there: what was not finished is removed, results that were being replaced are put back or kept.
pub fn lock_folder(shell: &Shell, dir: &Path) -> Result<Option<File>, Failure> {
    // Without a stage there is nothing to write, as the command will say; a pipe is not even opened.
    let path = dir.join(STAGE);
    let is_file = path.metadata().is_ok_and(|data| data.is_file());
    let stage = is_file.then(|| File::open(path)).and_then(io::Result::ok);
    let Some(stage) = stage else { return Ok(None) };
    match stage.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let path = dir.display().to_string();
            return Err(shell.failure(say!(shell.words, "stage-busy", path = path)));
        }
        // Where files cannot be locked another command may be at work: nothing is swept.
        Err(TryLockError::Error(_)) => return Ok(None),
        Ok(()) => {}
    }
    remove_leftovers(shell, dir).map_err(|error| shell.failure(shell.unwritable(dir, &error)))?;
    Ok(Some(stage))
}

fn remove_leftovers(shell: &Shell, dir: &Path) -> io::Result<()> {
    let before = dir.join(PREVIOUS_RESULTS);
    if before.symlink_metadata().is_ok() {
        let place = dir.join(RESULTS);
        let place = if place.symlink_metadata().is_ok() { unused_results_path(dir) } else { place };
        fs::rename(&before, &place)?;
        let path = place.display().to_string();
        shell.tell(&say!(shell.words, "mark-results-back", path = path));
    }
    // A folder that may not be read is reported by whatever reads it.
    for entry in fs::read_dir(dir).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let begins = |start: &&str| name.to_string_lossy().starts_with(*start);
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        if is_folder && [NEW_PAPERS, NEW_RESULTS, NEW_FRESH].iter().any(begins) {
            // What cannot be removed does no harm.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
    Ok(())
}

/// The first of `results-1`, `results-2`... that is not there.
pub fn unused_results_path(dir: &Path) -> PathBuf {
    let mut number = 1;
    loop {
        let path = dir.join(format!("{RESULTS}-{number}"));
        if path.symlink_metadata().is_err() {
            return path;
        }
        number += 1;
    }
}
