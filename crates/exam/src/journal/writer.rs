//! Writing a journal: what is said to be saved is on the disk, whatever happens next.

use crate::digest::Digest;

use super::{HashChain, Journal, JournalRecord};

/// Where a journal is kept.
pub trait JournalDisk {
    /// A record that could not be put into JSON is one that was not written.
    type Error: From<serde_json::Error>;

    /// Writes at the end, and returns only when a power cut would no longer lose it. A failure may leave any
    /// part of the bytes behind.
    fn append(&mut self, bytes: &[u8]) -> Result<(), Self::Error>;

    /// Shortens to a length.
    fn truncate(&mut self, length: u64) -> Result<(), Self::Error>;
}

/// Writes the records of a sitting.
#[derive(Debug)]
pub struct JournalWriter<D> {
    disk: D,
    chain: HashChain,
    /// The bytes of the whole records.
    written_bytes: u64,
    /// Whether there may be more on the disk than the whole records.
    is_torn: bool,
}

impl<D: JournalDisk> JournalWriter<D> {
    /// Begins a journal; `torn` bytes of a start that was never whole are dropped.
    pub const fn begin(disk: D, paper_chain: HashChain, torn: usize) -> JournalWriter<D> {
        JournalWriter { disk, chain: paper_chain, written_bytes: 0, is_torn: torn > 0 }
    }

    /// Continues a journal; its torn end is dropped.
    pub const fn resume(disk: D, journal: &Journal) -> JournalWriter<D> {
        let is_torn = journal.torn_bytes > 0;
        JournalWriter {
            disk,
            chain: HashChain::after(journal),
            written_bytes: journal.verified_bytes as u64,
            is_torn,
        }
    }

    /// Writes a record. On a failure the journal is as it was before, and the next write tries again.
    pub fn write(&mut self, record: &JournalRecord) -> Result<(), D::Error> {
        if self.is_torn {
            self.disk.truncate(self.written_bytes)?;
            self.is_torn = false;
        }
        let (line, after) = self.chain.line(record)?;
        if let Err(error) = self.disk.append(&line) {
            // What is left of it goes now, if the disk lets it go, and before the next record in any case.
            self.is_torn = self.disk.truncate(self.written_bytes).is_err();
            return Err(error);
        }
        self.written_bytes += line.len() as u64;
        self.chain = after;
        Ok(())
    }

    /// The hash of the last record.
    pub const fn head(&self) -> Digest {
        self.chain.head()
    }
}
