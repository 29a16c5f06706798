//! The journal on the disk.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::cli::files::{
    Durability, LARGEST_FILE, create_new_options, open_options, replace, restrict_to_owner,
};
use arbitro_exam::file_access::FileAccess;
use arbitro_exam::journal::normalize::{CopyChange, NormalizedJournal, normalized};
use arbitro_exam::journal::{JournalDisk, read};

/// A journal that this process alone may write.
#[derive(Debug)]
pub struct JournalFile {
    file: File,
    /// Where it will be looked for.
    path: PathBuf,
    /// The bytes that are in it as far as this process knows.
    length: u64,
}

/// A journal as it was found.
pub struct OpenedJournal {
    pub disk: JournalFile,
    pub bytes: Vec<u8>,
    pub is_new: bool,
    /// Whether the disk keeps other processes out.
    pub is_locked: bool,
    /// What another program had changed in it, and is now undone.
    pub changes: Vec<CopyChange>,
}

/// Why a journal could not be opened.
pub enum JournalOpenError {
    /// Another process has it open.
    Busy,
    /// Something other than a file is in its place.
    NotAFile,
    Io(io::Error),
}

impl From<io::Error> for JournalOpenError {
    fn from(error: io::Error) -> JournalOpenError {
        JournalOpenError::Io(error)
    }
}

/// Opens a journal, or creates it, and keeps other processes out for as long as it is open. One that another
/// program saved otherwise is as it was again, all at once: whatever happens, the one or the other is there.
pub fn open(path: &Path) -> Result<OpenedJournal, JournalOpenError> {
    let opened = open_as_it_is(path)?;
    let NormalizedJournal { bytes, changes } = normalized(&opened.bytes);
    let bytes = bytes.into_owned();
    if changes.is_empty() || read(&bytes).is_err() {
        return Ok(opened);
    }
    let place = fs::canonicalize(path)?;
    // Windows does not replace a file that is open.
    drop(opened.disk);
    replace(&place, &bytes, Durability::Synced)?;
    sync_folder(&place)?;
    Ok(OpenedJournal { changes, ..open_as_it_is(path)? })
}

fn open_as_it_is(path: &Path) -> Result<OpenedJournal, JournalOpenError> {
    let mut options = open_options(FileAccess::Private);
    options.read(true).write(true);
    // A pipe or a device is not even opened: to read it might never end.
    if path.metadata().is_ok_and(|data| !data.is_file()) {
        return Err(JournalOpenError::NotAFile);
    }
    let (mut file, is_new) = match options.open(path) {
        Ok(file) => {
            restrict_to_owner(path);
            (file, false)
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            (create_new_options(FileAccess::Private).read(true).open(path)?, true)
        }
        Err(error) => return Err(error.into()),
    };
    let is_locked = match file.try_lock() {
        Ok(()) => true,
        Err(TryLockError::WouldBlock) => return Err(JournalOpenError::Busy),
        Err(TryLockError::Error(_)) => false,
    };
    if is_new {
        sync_folder(path)?;
    }
    if file.metadata()?.len() > LARGEST_FILE {
        return Err(JournalOpenError::NotAFile);
    }
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes)?;
    let length = bytes.len() as u64;
    let disk = JournalFile { file, path: path.to_owned(), length };
    Ok(OpenedJournal { disk, bytes, is_new, is_locked, changes: Vec::new() })
}

/// Makes the name of a new file survive a power cut, on systems where that needs a separate call.
fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) else {
        // A folder that may be written but not read cannot be asked.
        return Ok(());
    };
    match folder.sync_all() {
        // Some file systems have nothing to do for a folder, and say so.
        Err(error)
            if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) =>
        {
            Ok(())
        }
        synced => synced,
    }
}

impl JournalFile {
    /// Checks whether the file is still the same one: nobody else may write it, but the lock is only
    /// for those who ask.
    fn is_there(&self) -> io::Result<()> {
        let data = self.file.metadata()?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            // Moved or replaced, what is saved would not be where it is looked for.
            let there = self.path.metadata()?;
            if (there.dev(), there.ino()) != (data.dev(), data.ino()) {
                return Err(io::ErrorKind::InvalidData.into());
            }
        }
        if data.len() == self.length { Ok(()) } else { Err(io::ErrorKind::InvalidData.into()) }
    }
}

impl JournalDisk for JournalFile {
    type Error = io::Error;

    fn append(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.is_there()?;
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(bytes)?;
        self.file.sync_data()?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    fn truncate(&mut self, length: u64) -> io::Result<()> {
        // Cutting a shorter file would lengthen it with nothing.
        if self.file.metadata()?.len() < length {
            return Err(io::ErrorKind::InvalidData.into());
        }
        self.file.set_len(length)?;
        self.file.sync_data()?;
        self.length = length;
        Ok(())
    }
}
