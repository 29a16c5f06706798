//! Whether git would take in what is private in a stage's folder: said to whoever works on one that an earlier version
//! began.

use std::fs;
use std::io;
use std::path::{Path, absolute};

use crate::cli::shell::{Shell, quoted};
use crate::exam::access;
use crate::exam::folder::{IGNORED, STAGE};
use crate::report::text::say;

/// Reports that git would take in what is private in the folder of a stage.
pub fn warn(shell: &Shell, dir: &Path) {
    let is_open = match fs::read_to_string(dir.join(IGNORED)) {
        Ok(text) => !access::is_ignored_by(&text),
        // Where there is no repository nothing is taken in.
        Err(error) if error.kind() == io::ErrorKind::NotFound => is_in_repository(dir),
        Err(_) => false,
    };
    if is_open {
        let path = dir.join(IGNORED).display().to_string();
        shell.tell(&say!(shell.words, "stage-not-ignored", path = path));
        access::ignored().lines().for_each(|line| shell.note(&format!("    {line}")));
        shell.tell(&say!(shell.words, "stage-already-taken", dir = quoted(dir)));
    }
}

/// The same for the stage in whose folder, or below it, something is written.
pub fn warn_below(shell: &Shell, folder: &Path) {
    let Ok(folder) = absolute(folder) else { return };
    if let Some(dir) = folder.ancestors().find(|dir| dir.join(STAGE).is_file()) {
        warn(shell, dir);
    }
}

fn is_in_repository(dir: &Path) -> bool {
    let Ok(dir) = absolute(dir) else { return false };
    dir.ancestors().any(|above| above.join(".git").exists())
}
