//! Writing a journal: what is said to be saved is on the disk, whatever happens next.

use crate::digest::Digest;

use super::{Chain, Journal, Record};

/// Where a journal is kept.
pub trait Disk {
    /// A record that could not be put into JSON is one that was not written.
    type Error: From<serde_json::Error>;

    /// Writes at the end, and returns only when a power cut would no longer lose it. A failure may leave any
    /// part of the bytes behind.
    fn append(&mut self, bytes: &[u8]) -> Result<(), Self::Error>;

    /// Shortens to a length.
    fn cut(&mut self, length: u64) -> Result<(), Self::Error>;
}

/// Writes the records of a sitting.
#[derive(Debug)]
pub struct Pen<D> {
    disk: D,
    chain: Chain,
    /// The bytes of the whole records.
    whole: u64,
    /// Whether there may be more on the disk than the whole records.
    is_torn: bool,
}

impl<D: Disk> Pen<D> {
    /// Begins a journal; `torn` bytes of a start that was never whole are dropped.
    pub const fn begin(disk: D, paper_chain: Chain, torn: usize) -> Pen<D> {
        Pen { disk, chain: paper_chain, whole: 0, is_torn: torn > 0 }
    }

    /// Continues a journal; its torn end is dropped.
    pub const fn go_on(disk: D, journal: &Journal) -> Pen<D> {
        let is_torn = journal.torn > 0;
        Pen { disk, chain: Chain::after(journal), whole: journal.whole as u64, is_torn }
    }

    /// Writes a record. On a failure the journal is as it was before, and the next write tries again.
    pub fn write(&mut self, record: &Record) -> Result<(), D::Error> {
        if self.is_torn {
            self.disk.cut(self.whole)?;
            self.is_torn = false;
        }
        let (line, after) = self.chain.line(record)?;
        if let Err(error) = self.disk.append(&line) {
            // What is left of it goes now, if the disk lets it go, and before the next record in any case.
            self.is_torn = self.disk.cut(self.whole).is_err();
            return Err(error);
        }
        self.whole += line.len() as u64;
        self.chain = after;
        Ok(())
    }

    /// The hash of the last record.
    pub const fn head(&self) -> Digest {
        self.chain.head()
    }
}
