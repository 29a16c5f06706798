//! The hash chain of a journal: each record's hash covers the hash of the record before it.

use data_encoding::HEXLOWER;

use crate::digest::Digest;

use super::{Journal, JournalRecord};

/// The bytes that are hashed together with the paper's hash to start a chain.
const ORIGIN: &[u8] = b"arbitro journal 1";

/// The end of a hash chain, to which the next record is added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HashChain {
    head: Digest,
    /// The number of the next record, from 1.
    next_number: usize,
}

impl HashChain {
    /// Creates the chain of a paper, before its first record.
    pub fn new(paper: Digest) -> HashChain {
        HashChain { head: Digest::of_parts([ORIGIN, paper.bytes()]), next_number: 1 }
    }

    /// Creates a chain that ends with the hash `head`; `next` is the number of the next record.
    pub(super) const fn at(head: Digest, next: usize) -> HashChain {
        HashChain { head, next_number: next }
    }

    /// Returns the number of the next record, from 1.
    pub(super) const fn next(&self) -> usize {
        self.next_number
    }

    /// Returns the end of the hash chain of an undamaged journal.
    pub const fn after(journal: &Journal) -> HashChain {
        HashChain { head: journal.head, next_number: journal.records.len() + 1 }
    }

    /// Returns the hash of the last record, or the hash that starts the chain if the chain has no record.
    pub const fn head(&self) -> Digest {
        self.head
    }

    /// Returns the chain extended by one record, given as its JSON.
    pub(super) fn extended(&self, json: &[u8]) -> HashChain {
        let number = self.next_number.to_string();
        let head = Digest::of_parts([self.head.bytes().as_slice(), number.as_bytes(), json]);
        HashChain { head, next_number: self.next_number + 1 }
    }

    /// Returns the line of a record, and the chain that ends with this record.
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

    /// Returns true if these hexadecimal digits are the hash of the last record.
    pub(super) fn is_written(&self, digits: &[u8]) -> bool {
        let mut own = [0; 64];
        HEXLOWER.encode_mut(self.head.bytes(), &mut own);
        own == digits
    }
}

/// Returns the bytes of a journal of these records; `paper` is the hash of the paper's file.
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
