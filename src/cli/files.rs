//! Finding and reading case files: those at a path, and those of a folder and below.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::casebook::LARGEST;
use crate::casebook::bank::{Source, Unread};
use crate::diag::{Code, Problem};
use crate::report::diagnostics::message;

use super::shell::{Failure, Shell};

/// The case files at some paths, each once, and what is to be told of the paths that could not be read.
#[derive(Debug, Default)]
pub struct Found {
    pub files: Vec<PathBuf>,
    pub failures: Vec<String>,
}

/// The files at the paths: the file itself, or every `.toml` in the folder and below, in order. What cannot
/// be read does not keep the rest from being found.
pub fn find<'p>(shell: &Shell, paths: impl IntoIterator<Item = &'p Path>) -> Found {
    let mut found = Found::default();
    let mut known = HashSet::new();
    for path in paths {
        let failed = found.failures.len();
        let mut files = at(shell, path, &mut found.failures);
        if files.is_empty() && found.failures.len() == failed {
            let why = message(&shell.words, &Problem::new(Code::NoCases, 0..0));
            found.failures.push(format!("{}: {why}.", path.display()));
        }
        files.sort();
        files.retain(|file| known.insert(fs::canonicalize(file).unwrap_or_else(|_| file.clone())));
        found.files.extend(files);
    }
    found
}

fn at(shell: &Shell, path: &Path, failures: &mut Vec<String>) -> Vec<PathBuf> {
    match fs::metadata(path) {
        Ok(data) if data.is_dir() => below(shell, path, failures),
        Ok(_) => vec![path.to_owned()],
        Err(error) => {
            failures.push(shell.unreadable(path, &error));
            Vec::new()
        }
    }
}

/// The `.toml` files of a folder and of those below it.
fn below(shell: &Shell, folder: &Path, failures: &mut Vec<String>) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = match fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) => {
                failures.push(shell.unreadable(&folder, &error));
                continue;
            }
        };
        for entry in entries {
            let sorted = entry.and_then(|entry| sort_in(&entry, &mut files, &mut folders));
            match sorted {
                Ok(None) => {}
                Ok(Some(special)) => failures.push(shell.no_file(&special)),
                Err(error) => failures.push(shell.unreadable(&folder, &error)),
            }
        }
    }
    failures.sort();
    files
}

/// Puts an entry where it belongs; gives back what has the name of a case and is no file, such as a pipe that
/// nobody writes to. A link to a folder is not followed: it may lead back to where it stands.
fn sort_in(
    entry: &fs::DirEntry,
    files: &mut Vec<PathBuf>,
    folders: &mut Vec<PathBuf>,
) -> io::Result<Option<PathBuf>> {
    let path = entry.path();
    if entry.file_type()?.is_dir() {
        folders.push(path);
        return Ok(None);
    }
    if path.extension().is_none_or(|extension| extension != "toml") {
        return Ok(None);
    }
    match fs::metadata(&path) {
        Ok(data) if data.is_dir() => {}
        Ok(data) if !data.is_file() => return Ok(Some(path)),
        // A link that leads nowhere is told when it is read.
        Ok(_) | Err(_) => files.push(path),
    }
    Ok(None)
}

/// Reads a file; a failure is kept with the file, so that the others can still be read.
pub fn source(shell: &Shell, path: &Path) -> Source {
    let text = match read(path) {
        Ok(text) => text,
        Err(error) => Err(Unread::Because(shell.why(&error))),
    };
    Source { name: path.display().to_string(), text }
}

/// Reads no more of a file than shows that it is too large for a case.
fn read(path: &Path) -> io::Result<Result<Vec<u8>, Unread>> {
    let file = fs::File::open(path)?;
    let size = file.metadata()?.len();
    let mut bytes = Vec::new();
    file.take(LARGEST as u64 + 1).read_to_end(&mut bytes)?;
    Ok(if bytes.len() > LARGEST {
        Err(Unread::TooLarge(size.max(bytes.len() as u64)))
    } else {
        Ok(bytes)
    })
}

/// No file of an examination is as large.
pub const LARGEST_FILE: u64 = 64 << 20;

/// The bytes of a file of an examination, or what is told of it. A pipe or a device is not even opened: to
/// read it might never end.
pub fn bytes(shell: &Shell, path: &Path) -> Result<Vec<u8>, String> {
    let failed = |error| shell.unreadable(path, &error);
    let is_file = |data: fs::Metadata| data.is_file() && data.len() <= LARGEST_FILE;
    let data = fs::metadata(path).map_err(failed)?;
    if !data.is_dir() && !is_file(data) {
        return Err(shell.no_file(path));
    }
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(failed)?;
    file.take(LARGEST_FILE).read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes)
}

/// Tells every failure, of which the last ends the run.
pub fn told(shell: &Shell, mut failures: Vec<String>) -> Result<(), Failure> {
    let Some(last) = failures.pop() else { return Ok(()) };
    for failure in failures {
        shell.tell_error(failure);
    }
    Err(Failure::Message(last))
}

/// Keeps other users of the machine from reading a file, where the system can.
#[cfg(unix)]
pub fn keep_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    // A file system without permissions protects nothing anyway.
    let _ = fs::set_permissions(path, fs::Permissions::from_mode(0o600));
}

#[cfg(not(unix))]
pub const fn keep_private(_: &Path) {}
