//! The journal file of a sitting on the disk.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::cli::files::{
    Durability, LARGEST_FILE, create_new_options, open_options, replace, restrict_to_owner,
};
use arbitro_exam::file_access::FileAccess;
use arbitro_exam::journal::normalize::{CopyChange, NormalizedJournal, normalized};
use arbitro_exam::journal::{JournalDisk, read};

/// An open journal file, locked against other processes where the file system can lock files.
#[derive(Debug)]
pub struct JournalFile {
    file: File,
    /// The path at which marking and a resumed sitting look for the file.
    path: PathBuf,
    /// The length in bytes when the file was opened, or after the last write of this process.
    length: u64,
}

/// An opened journal file with its contents.
pub struct OpenedJournal {
    pub disk: JournalFile,
    pub bytes: Vec<u8>,
    pub is_new: bool,
    /// True if the file is locked against other processes; false if the file system cannot lock files.
    pub is_locked: bool,
    /// The changes that another program made to line ends or encoding; opening the file has undone them.
    pub changes: Vec<CopyChange>,
}

/// The reason why a journal could not be opened.
pub enum JournalOpenError {
    /// Another process has locked the file.
    Busy,
    /// The path exists but is not a regular file, or the file is larger than an examination file may be.
    NotAFile,
    Io(io::Error),
}

impl From<io::Error> for JournalOpenError {
    fn from(error: io::Error) -> JournalOpenError {
        JournalOpenError::Io(error)
    }
}

/// Opens or creates a journal, and locks it against other processes while it is open. If another program has changed
/// the journal's line ends or encoding, the original bytes are restored atomically, if they form a valid journal.
pub fn open(path: &Path) -> Result<OpenedJournal, JournalOpenError> {
    let opened = open_as_it_is(path)?;
    let NormalizedJournal { bytes, changes } = normalized(&opened.bytes);
    let bytes = bytes.into_owned();
    if changes.is_empty() || read(&bytes).is_err() {
        return Ok(opened);
    }
    let place = fs::canonicalize(path)?;
    // The file is closed first, since Windows cannot replace an open file.
    drop(opened.disk);
    replace(&place, &bytes, Durability::Synced)?;
    sync_folder(&place)?;
    Ok(OpenedJournal { changes, ..open_as_it_is(path)? })
}

fn open_as_it_is(path: &Path) -> Result<OpenedJournal, JournalOpenError> {
    let mut options = open_options(FileAccess::Private);
    options.read(true).write(true);
    // A pipe or a device is not opened, since reading it might not end.
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

/// Syncs the folder of a new or replaced file, which makes the file's name durable on Unix; does
/// nothing on other systems.
fn sync_folder(path: &Path) -> io::Result<()> {
    if cfg!(not(unix)) {
        return Ok(());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) else {
        // A folder that is writable but not readable cannot be opened for syncing.
        return Ok(());
    };
    match folder.sync_all() {
        // Some file systems cannot sync a folder; such an error is ignored.
        Err(error)
            if matches!(error.kind(), io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported) =>
        {
            Ok(())
        }
        synced => synced,
    }
}

impl JournalFile {
    /// Checks that the path still names the opened file (on Unix), and that the file has the length last written: locks
    /// are advisory, so another program could have replaced or changed the file.
    fn is_there(&self) -> io::Result<()> {
        let data = self.file.metadata()?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            // If the file was moved or replaced, new records would be written to a file that marking does not find.
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
        // `set_len` on a shorter file would pad it with zeros.
        if self.file.metadata()?.len() < length {
            return Err(io::ErrorKind::InvalidData.into());
        }
        self.file.set_len(length)?;
        self.file.sync_data()?;
        self.length = length;
        Ok(())
    }
}
