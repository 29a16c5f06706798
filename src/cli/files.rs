//! Finds case files at a path or below a folder, and reads and writes files, some of which only
//! their owner may read.

use std::collections::HashSet;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::render::diagnostics::message;
use crate::render::proof::UnreadPath;
use crate::render::text::say;
use arbitro_cases::MAX_FILE_BYTES;
use arbitro_cases::bank::{self, SourceFile};
use arbitro_cases::diag::{Code, Limit, Problem};
use arbitro_exam::file_access::FileAccess;
use arbitro_exam::folder::{Bytes, FileError, FileErrorKind};

use super::shell::{Failure, Shell, why};

/// The case files found at paths, without duplicates, and the paths that are unreadable or contain no case file.
#[derive(Debug, Default)]
pub struct CaseFiles {
    pub files: Vec<PathBuf>,
    pub failures: Vec<UnreadPath>,
}

fn unreadable(shell: &Shell, path: &Path, error: &io::Error) -> UnreadPath {
    unread_path(path, Code::Unreadable, shell.unreadable(path, error))
}

fn unread_path(path: &Path, code: Code, message: String) -> UnreadPath {
    UnreadPath { path: path.display().to_string(), code, message }
}

/// Returns the messages about paths.
pub fn messages(failures: Vec<UnreadPath>) -> Vec<String> {
    failures.into_iter().map(|failure| failure.message).collect()
}

/// Returns the case files at the paths: a path to a file is returned unchanged, and a folder is searched for `.toml`
/// files. Paths that cannot be read or contain no case file are reported in the result, and the search continues.
pub fn find<'p>(shell: &Shell, paths: impl IntoIterator<Item = &'p Path>) -> CaseFiles {
    let mut found = CaseFiles::default();
    let mut known = HashSet::new();
    for path in paths {
        let failed = found.failures.len();
        let mut files = at(shell, path, &mut found.failures);
        if files.is_empty() && found.failures.len() == failed {
            let why = message(&shell.words, &Problem::new(Code::NoCases, 0..0));
            let message = format!("{}: {why}.", path.display());
            found.failures.push(unread_path(path, Code::NoCases, message));
        }
        files.sort();
        files.retain(|file| known.insert(fs::canonicalize(file).unwrap_or_else(|_| file.clone())));
        found.files.extend(files);
    }
    found
}

fn at(shell: &Shell, path: &Path, failures: &mut Vec<UnreadPath>) -> Vec<PathBuf> {
    match fs::metadata(path) {
        Ok(data) if data.is_dir() => below(shell, path, failures),
        Ok(_) => vec![path.to_owned()],
        Err(error) => {
            failures.push(unreadable(shell, path, &error));
            Vec::new()
        }
    }
}

/// Returns the `.toml` files below a folder. A path ending in `.toml` that is neither a folder nor a regular file, such
/// as a pipe, is reported.
fn below(shell: &Shell, folder: &Path, failures: &mut Vec<UnreadPath>) -> Vec<PathBuf> {
    let FolderScan { paths: mut named, unreadable_folders: unread } = walk(folder, "toml");
    failures.extend(unread.iter().map(|(folder, error)| unreadable(shell, folder, error)));
    named.retain(|path| match fs::metadata(path) {
        Ok(data) if data.is_dir() => false,
        Ok(data) if !data.is_file() => {
            failures.push(unread_path(path, Code::Unreadable, shell.not_a_file(path)));
            false
        }
        // A dangling link stays in the list; it is reported when the file is read.
        Ok(_) | Err(_) => true,
    });
    failures.sort_by(|one, other| one.message.cmp(&other.message));
    named
}

/// The result of a recursive search in a folder.
#[derive(Debug, Default)]
pub struct FolderScan {
    /// The matching paths, including folders, sorted.
    pub paths: Vec<PathBuf>,
    /// The folders that could not be read, with their errors.
    pub unreadable_folders: Vec<(PathBuf, io::Error)>,
}

/// Searches a folder recursively for paths with this extension. Links to folders are not followed, since they may form
/// a cycle.
pub fn walk(folder: &Path, ending: &str) -> FolderScan {
    walk_for(folder, |path| path.extension().is_some_and(|extension| extension == ending))
}

/// Searches a folder recursively for paths that satisfy a predicate.
pub fn walk_for(folder: &Path, is_wanted: impl Fn(&Path) -> bool) -> FolderScan {
    let mut walk = FolderScan::default();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
        match entries {
            Err(error) => walk.unreadable_folders.push((folder, error)),
            Ok(entries) => {
                for entry in entries {
                    let path = entry.path();
                    let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
                    if is_wanted(&path) {
                        walk.paths.push(path.clone());
                    }
                    if is_folder {
                        folders.push(path);
                    }
                }
            }
        }
    }
    walk.paths.sort();
    walk.unreadable_folders.sort_by(|one, two| one.0.cmp(&two.0));
    walk
}

/// Reads a case file. An error is stored in the result, so that other files can still be read.
/// Reads at most one byte more than a case file may have.
pub fn read_source(shell: &Shell, path: &Path) -> SourceFile {
    let read = |bytes: &mut Vec<u8>| -> io::Result<u64> {
        let file = fs::File::open(path)?;
        let size = file.metadata()?.len();
        file.take(MAX_FILE_BYTES as u64 + 1).read_to_end(bytes)?;
        Ok(size)
    };
    let mut bytes = Vec::new();
    let text = match read(&mut bytes) {
        Err(error) => Err(bank::SourceError::Failed(shell.why(&error))),
        Ok(size) if bytes.len() > MAX_FILE_BYTES => {
            Err(bank::SourceError::TooLarge(size.max(bytes.len() as u64)))
        }
        Ok(_) => Ok(bytes),
    };
    SourceFile { name: path.display().to_string(), text }
}

/// Maximum size in bytes of a file of a stage or of another program.
pub const LARGEST_FILE: u64 = Limit::FileBytes.most() as u64;

/// Returns the bytes of a file of a stage or of another program; an error if it is larger than
/// [`LARGEST_FILE`]. A pipe or a device is not opened, since reading it might not end.
pub fn read(path: &Path) -> Bytes {
    let failed = |error| unread(path, &error);
    let data = fs::metadata(path).map_err(failed)?;
    let refused = |why| Err(FileError { path: path.display().to_string(), why });
    if !data.is_dir() && !data.is_file() {
        return refused(FileErrorKind::NoFile);
    }
    if data.is_file() && data.len() > LARGEST_FILE {
        return refused(FileErrorKind::TooLarge(data.len()));
    }
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(failed)?;
    file.take(LARGEST_FILE + 1).read_to_end(&mut bytes).map_err(failed)?;
    // The file may have grown since its size was checked.
    if bytes.len() as u64 > LARGEST_FILE {
        return refused(FileErrorKind::TooLarge(bytes.len() as u64));
    }
    Ok(bytes)
}

/// Returns the error for a file or folder that could not be read.
pub fn unread(path: &Path, error: &io::Error) -> FileError {
    FileError { path: path.display().to_string(), why: why(error) }
}

/// Reports every failure but the last, and returns the last as the error; `Ok` if there is none.
pub fn report_failures(shell: &Shell, mut failures: Vec<String>) -> Result<(), Failure> {
    let Some(last) = failures.pop() else { return Ok(()) };
    for failure in failures {
        shell.tell_error(failure);
    }
    Err(Failure::Message(last))
}

/// Returns options that create a new file; opening an existing file is an error.
pub fn create_new_options(access: FileAccess) -> fs::OpenOptions {
    let mut options = open_options(access);
    options.write(true).create_new(true);
    options
}

/// Returns options for opening a file, for which the caller chooses reading or writing; a file
/// created with them has its final permissions from the start.
#[expect(clippy::disallowed_methods, reason = "here access is given")]
#[cfg_attr(not(unix), expect(unused_mut, unused_variables, reason = "a file has no mode"))]
pub fn open_options(access: FileAccess) -> fs::OpenOptions {
    let mut options = fs::OpenOptions::new();
    #[cfg(unix)]
    if access == FileAccess::Private {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    options
}

/// Removes all permissions but the owner's from a file or folder, on Unix. A failure is ignored, so the file of another
/// user stays unchanged.
#[cfg_attr(not(unix), expect(unused_variables, reason = "a file has no mode"))]
pub fn restrict_to_owner(path: &Path) {
    #[cfg(unix)]
    if let Ok(data) = fs::metadata(path) {
        use std::os::unix::fs::PermissionsExt;
        let mode = data.permissions().mode();
        if mode & 0o077 != 0 {
            let _ = fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700));
        }
    }
}

/// Removes all permissions but the owner's from a folder and the files directly in it, on Unix.
pub fn restrict_folder(folder: &Path) {
    restrict_to_owner(folder);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_type().is_ok_and(|kind| kind.is_file()) {
            restrict_to_owner(&entry.path());
        }
    }
}

/// Writes a new file; an existing file is an error.
pub fn write(shell: &Shell, path: &Path, text: &str, access: FileAccess) -> Result<(), Failure> {
    let file = create_new_options(access).open(path);
    let mut file = file.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => {
            let path = path.display().to_string();
            shell.failure(say!(shell.words, "error-exists", path = path))
        }
        _ => shell.failure(shell.unwritable(path, &error)),
    })?;
    file.write_all(text.as_bytes()).map_err(|error| {
        // Removes the incomplete file; the failure reported is the write error.
        let _ = std::fs::remove_file(path);
        shell.failure(shell.unwritable(path, &error))
    })
}

/// Writes or replaces a file. A private file is replaced by a new one, so that a process with the old file open cannot
/// read the new contents.
#[expect(clippy::disallowed_methods, reason = "everybody may read it, or it is a device")]
pub fn write_or_replace(path: &Path, bytes: &[u8], access: FileAccess) -> io::Result<()> {
    // If the path is a link, the file it points to is replaced.
    let place = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let is_file = fs::metadata(&place).map_or(true, |data| data.is_file());
    if access != FileAccess::Private || !is_file {
        return fs::write(path, bytes);
    }
    replace(&place, bytes, Durability::Deferred)
}

/// The guarantee that a replaced file survives a power cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// No guarantee: the system decides when to write to the disk.
    Deferred,
    /// The file is synced to the disk before the function returns.
    Synced,
}

/// Replaces a file atomically with a new one that only its owner can read.
pub fn replace(place: &Path, bytes: &[u8], kept: Durability) -> io::Result<()> {
    let folder = place.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut file = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
    file.write_all(bytes)?;
    if kept == Durability::Synced {
        file.as_file().sync_all()?;
    }
    file.persist(place)?;
    Ok(())
}

/// Creates a temporary folder in `dir` that only its owner can read; the folder or its files are
/// then moved into place.
pub fn temporary_folder(dir: &Path, prefix: &str) -> io::Result<tempfile::TempDir> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o700));
    builder.prefix(prefix).tempdir_in(dir)
}

/// Creates a folder and its missing parents, readable by others only with public access.
pub fn create_folder(path: &Path, access: FileAccess) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    if access == FileAccess::Private {
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    }
    builder.create(path)
}
