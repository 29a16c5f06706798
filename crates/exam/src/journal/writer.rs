//! Writes a journal. A record reported as written stays on the disk, even after a power cut.

use crate::digest::Digest;

use super::{HashChain, Journal, JournalRecord};

/// The storage of a journal's file.
pub trait JournalDisk {
    /// The error of a write; it also stands for a record that cannot be written as JSON.
    type Error: From<serde_json::Error>;

    /// Appends bytes, and returns only when a power cut would no longer lose the bytes. A failed call may leave any
    /// part of the bytes in the file.
    ///
    /// # Errors
    /// If the bytes could not be written safely.
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
    /// The total length of the complete records, in bytes.
    written_bytes: u64,
    /// Whether the file may have bytes after the complete records.
    is_torn: bool,
}

impl<D: JournalDisk> JournalWriter<D> {
    /// Begins a journal. `paper_chain` is the empty chain of the paper; `torn` is the number of bytes of an incomplete
    /// first record, which the first write drops.
    pub const fn begin(disk: D, paper_chain: HashChain, torn: usize) -> JournalWriter<D> {
        JournalWriter { disk, chain: paper_chain, written_bytes: 0, is_torn: torn > 0 }
    }

    /// Continues a journal; the next write drops an incomplete last record.
    pub const fn resume(disk: D, journal: &Journal) -> JournalWriter<D> {
        let is_torn = journal.torn_bytes > 0;
        JournalWriter {
            disk,
            chain: HashChain::after(journal),
            written_bytes: journal.verified_bytes as u64,
            is_torn,
        }
    }

    /// Writes a record. If the write fails, the journal keeps its earlier records, and the next write tries to repair
    /// the file.
    ///
    /// # Errors
    /// If the record could not be written safely.
    pub fn write(&mut self, record: &JournalRecord) -> Result<(), D::Error> {
        if self.is_torn {
            self.disk.truncate(self.written_bytes)?;
            self.is_torn = false;
        }
        let (line, after) = self.chain.line(record)?;
        if let Err(error) = self.disk.append(&line) {
            // The partly written record is removed now or, if that fails, before the next write.
            self.is_torn = self.disk.truncate(self.written_bytes).is_err();
            return Err(error);
        }
        self.written_bytes += line.len() as u64;
        self.chain = after;
        Ok(())
    }

    /// Returns the hash of the last record written or, before the first record, the hash that starts the chain.
    pub const fn head(&self) -> Digest {
        self.chain.head()
    }
}
