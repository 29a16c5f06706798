//! Writes a journal. A record that is reported as saved is on the disk, whatever happens next.

use crate::digest::Digest;

use super::{HashChain, Journal, JournalRecord};

/// The file that holds a journal.
pub trait JournalDisk {
    /// Why a write failed; a record that cannot be written as JSON is one case.
    type Error: From<serde_json::Error>;

    /// Appends bytes, and returns only when a power cut would no longer lose them. A failure may leave any part of
    /// the bytes in the file.
    ///
    /// # Errors
    /// If the bytes are not safely written.
    fn append(&mut self, bytes: &[u8]) -> Result<(), Self::Error>;

    /// Shortens the file to a length in bytes.
    ///
    /// # Errors
    /// If the file cannot be shortened.
    fn truncate(&mut self, length: u64) -> Result<(), Self::Error>;
}

/// Appends the records of a sitting to a [`JournalDisk`].
#[derive(Debug)]
pub struct JournalWriter<D> {
    disk: D,
    chain: HashChain,
    /// The length of the complete records, in bytes.
    written_bytes: u64,
    /// Whether the file may hold more than the complete records.
    is_torn: bool,
}

impl<D: JournalDisk> JournalWriter<D> {
    /// Begins a journal; the `torn` bytes of an incomplete first record are dropped.
    pub const fn begin(disk: D, paper_chain: HashChain, torn: usize) -> JournalWriter<D> {
        JournalWriter { disk, chain: paper_chain, written_bytes: 0, is_torn: torn > 0 }
    }

    /// Continues a journal; an incomplete last record is dropped.
    pub const fn resume(disk: D, journal: &Journal) -> JournalWriter<D> {
        let is_torn = journal.torn_bytes > 0;
        JournalWriter {
            disk,
            chain: HashChain::after(journal),
            written_bytes: journal.verified_bytes as u64,
            is_torn,
        }
    }

    /// Writes a record. After a failure the journal is as before, and the next write tries again.
    ///
    /// # Errors
    /// If the record is not safely written.
    pub fn write(&mut self, record: &JournalRecord) -> Result<(), D::Error> {
        if self.is_torn {
            self.disk.truncate(self.written_bytes)?;
            self.is_torn = false;
        }
        let (line, after) = self.chain.line(record)?;
        if let Err(error) = self.disk.append(&line) {
            // Removes what was partly written now or, if that fails, before the next record.
            self.is_torn = self.disk.truncate(self.written_bytes).is_err();
            return Err(error);
        }
        self.written_bytes += line.len() as u64;
        self.chain = after;
        Ok(())
    }

    /// Returns the hash of the last record.
    pub const fn head(&self) -> Digest {
        self.chain.head()
    }
}
