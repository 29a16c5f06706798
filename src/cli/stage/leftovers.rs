//! Locks the folder of a stage for one writing command at a time, and cleans up after commands that
//! were killed.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::cli::shell::{Failure, Shell};
use crate::render::text::say;
use arbitro_exam::folder::{RESULTS, STAGE};

/// Prefix of the temporary folders in which papers are written before they are moved into place.
pub const NEW_PAPERS: &str = ".papers-";
pub const NEW_RESULTS: &str = ".results-";
pub const NEW_FRESH: &str = ".fresh-";

/// The folder that holds the previous results while new results replace them. If it exists when a command starts, an
/// earlier command was killed before it had finished replacing the results.
pub const PREVIOUS_RESULTS: &str = ".before-results";

/// Locks the folder against other writing commands, and cleans up after a killed command: removes its temporary
/// folders, and restores results that it was replacing. Returns `None` if the folder has no stage file or cannot be
/// locked; an error if another command has locked the folder.
pub fn lock_folder(shell: &Shell, dir: &Path) -> Result<Option<File>, Failure> {
    // The command itself reports a missing stage file; a pipe is not opened, since that might block.
    let path = dir.join(STAGE);
    let is_file = path.metadata().is_ok_and(|data| data.is_file());
    let stage = is_file.then(|| File::open(path)).and_then(io::Result::ok);
    let Some(stage) = stage else { return Ok(None) };
    match stage.try_lock() {
        Err(TryLockError::WouldBlock) => {
            let path = dir.display().to_string();
            return Err(shell.failure(say!(shell.words, "stage-busy", path = path)));
        }
        // If the file system cannot lock files, another command may be running, so nothing is cleaned up.
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
    // An unreadable folder is skipped here; the command that needs it reports the error.
    for entry in fs::read_dir(dir).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let begins = |start: &&str| name.to_string_lossy().starts_with(*start);
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        if is_folder && [NEW_PAPERS, NEW_RESULTS, NEW_FRESH].iter().any(begins) {
            // A temporary folder that cannot be removed is harmless.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
    Ok(())
}

/// Returns the first unused path among `results-1`, `results-2`, and so on.
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
