//! The hash chain: each record's hash covers the hash of the record before.

use data_encoding::HEXLOWER;

use crate::digest::Digest;

use super::{Journal, JournalRecord};

/// The bytes hashed with the paper's hash to start a chain.
const ORIGIN: &[u8] = b"arbitro journal 1";

/// The end of a hash chain, after which the next record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HashChain {
    head: Digest,
    /// The number of the next record.
    next_number: usize,
}

impl HashChain {
    /// Creates the chain of a paper, without records.
    pub fn new(paper: Digest) -> HashChain {
        HashChain { head: Digest::of_parts([ORIGIN, paper.bytes()]), next_number: 1 }
    }

    /// Creates the chain that ends with this hash, before the record of this number.
    pub(super) const fn at(head: Digest, next: usize) -> HashChain {
        HashChain { head, next_number: next }
    }

    /// Returns the number of the next record.
    pub(super) const fn next(&self) -> usize {
        self.next_number
    }

    /// Returns the end of a journal's chain.
    pub const fn after(journal: &Journal) -> HashChain {
        HashChain { head: journal.head, next_number: journal.records.len() + 1 }
    }

    /// Returns the hash of the last record.
    pub const fn head(&self) -> Digest {
        self.head
    }

    /// Returns the chain extended by one record.
    pub(super) fn extended(&self, json: &[u8]) -> HashChain {
        let number = self.next_number.to_string();
        let head = Digest::of_parts([self.head.bytes().as_slice(), number.as_bytes(), json]);
        HashChain { head, next_number: self.next_number + 1 }
    }

    /// Returns the line of a record, and the chain after it.
    ///
    /// # Errors
    /// If the record cannot be written as JSON.
    pub fn line(&self, record: &JournalRecord) -> Result<(Vec<u8>, HashChain), serde_json::Error> {
        let json = serde_json::to_vec(record)?;
        let chain = self.extended(&json);
        let mut line = format!("{} {} {} ", self.next_number, json.len(), chain.head).into_bytes();
        line.extend_from_slice(&json);
        line.push(b'\n');
        Ok((line, chain))
    }

    /// Whether these hexadecimal digits are the hash of the last record.
    pub(super) fn is_written(&self, digits: &[u8]) -> bool {
        let mut own = [0; 64];
        HEXLOWER.encode_mut(self.head.bytes(), &mut own);
        own == digits
    }
}

/// Returns the bytes of a journal with these records.
///
/// # Errors
/// If a record cannot be written as JSON.
pub fn write(paper: Digest, records: &[JournalRecord]) -> Result<Vec<u8>, serde_json::Error> {
    let mut chain = HashChain::new(paper);
    let mut bytes = Vec::new();
    for record in records {
        let (line, after) = chain.line(record)?;
        bytes.extend(line);
        chain = after;
    }
    Ok(bytes)
}
