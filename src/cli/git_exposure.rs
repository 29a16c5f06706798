//! Warns if git would add private files: those in a stage's folder, since earlier versions created stages without a
//! `.gitignore`, and files with keys written into other folders.

use std::fs;
use std::io;
use std::path::{Path, absolute};

use crate::cli::shell::{Shell, quoted};
use crate::render::text::say;
use arbitro_exam::file_access;
use arbitro_exam::folder::{IGNORED, STAGE};

/// Warns if the `.gitignore` of a stage's folder does not exclude the private files, or if a folder in a repository has
/// no `.gitignore`.
pub fn warn(shell: &Shell, dir: &Path) {
    let is_open = match fs::read_to_string(dir.join(IGNORED)) {
        Ok(text) => !file_access::is_ignored_by(&text),
        // The `git` command may be missing, so a repository is recognised by its `.git` folder.
        Err(error) if error.kind() == io::ErrorKind::NotFound => is_in_repository(dir),
        Err(_) => false,
    };
    if is_open {
        let path = dir.join(IGNORED).display().to_string();
        shell.tell(&say!(shell.words, "stage-not-ignored", path = path));
        file_access::ignored().lines().for_each(|line| shell.write_stderr(&format!("    {line}")));
        shell.tell(&say!(shell.words, "stage-already-taken", dir = quoted(dir)));
    }
}

/// Warns if git would add the files with keys that the command writes into this folder, inside or outside a stage.
pub fn warn_below(shell: &Shell, folder: &Path) {
    let Ok(whole) = absolute(folder) else { return };
    if let Some(dir) = whole.ancestors().find(|dir| dir.join(STAGE).is_file()) {
        return warn(shell, dir);
    }
    if is_in_repository(&whole) && !is_left_out(&whole) {
        let path = folder.display().to_string();
        shell.tell(&say!(shell.words, "folder-not-ignored", path = path));
    }
}

/// Returns true if a `.gitignore` of the repository, in the folder or above it, excludes everything or names the folder
/// or one of its parents. Wildcard patterns are not interpreted.
fn is_left_out(folder: &Path) -> bool {
    let says = |dir: &Path| {
        fs::read_to_string(dir.join(IGNORED)).is_ok_and(|text| leaves_out(&text, dir, folder))
    };
    let repository = folder.ancestors().find(|dir| dir.join(".git").exists());
    let mut within = folder.ancestors().take_while(|dir| Some(*dir) != repository);
    within.any(says) || repository.is_some_and(says)
}

/// Returns true if the `.gitignore` of `dir` excludes the folder.
fn leaves_out(text: &str, dir: &Path, folder: &Path) -> bool {
    file_access::is_ignored_by(text) || text.lines().any(|line| names(line, dir, folder))
}

/// Returns true if a line of the `.gitignore` of `dir` names the folder or a folder that contains it.
fn names(line: &str, dir: &Path, folder: &Path) -> bool {
    let line = line.trim();
    let Ok(place) = folder.strip_prefix(dir) else { return false };
    let named = Path::new(line.trim_matches('/'));
    let is_anywhere = !line.trim_end_matches('/').contains('/');
    let is_part = || place.iter().any(|part| part == named.as_os_str());
    !line.trim_matches('/').is_empty() && (place.starts_with(named) || (is_anywhere && is_part()))
}

fn is_in_repository(dir: &Path) -> bool {
    let Ok(dir) = absolute(dir) else { return false };
    dir.ancestors().any(|above| above.join(".git").exists())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gitignore_excludes_a_folder_by_name_or_with_everything() {
        let root = Path::new("archivio");
        let with = |text: &str, folder: &str| leaves_out(text, root, &root.join(folder));
        for text in ["casi\n", "/casi/\r\n", "*.o\ncasi/\n", "/*\n"] {
            assert!(with(text, "casi") && with(text, "casi/nuovi"), "{text:?}");
        }
        assert!(with("nuovi/\n", "casi/nuovi") && with("/casi/nuovi\n", "casi/nuovi"));
        for text in ["", "/\n", "# casi\n", "altri/\n", "/nuovi\n", "casi2\n", "*.toml\n"] {
            assert!(!with(text, "casi/nuovi"), "{text:?}");
        }
    }
}
