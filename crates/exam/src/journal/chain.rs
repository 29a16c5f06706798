//! The chain: the hash of each record over the one before.

use data_encoding::HEXLOWER;

use crate::digest::Digest;

use super::{Journal, JournalRecord};

/// What is hashed with the paper before the first record.
const ORIGIN: &[u8] = b"arbitro journal 1";

/// The end of a chain: where the next record goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HashChain {
    head: Digest,
    /// The number of the next record.
    next_number: usize,
}

impl HashChain {
    /// The chain of a paper, before any record.
    pub fn new(paper: Digest) -> HashChain {
        HashChain { head: Digest::of_parts([ORIGIN, paper.bytes()]), next_number: 1 }
    }

    /// The end of a chain of which this is the hash, before the record of this number.
    pub(super) const fn at(head: Digest, next: usize) -> HashChain {
        HashChain { head, next_number: next }
    }

    /// The number of the next record.
    pub(super) const fn next(&self) -> usize {
        self.next_number
    }

    /// The end of a journal.
    pub const fn after(journal: &Journal) -> HashChain {
        HashChain { head: journal.head, next_number: journal.records.len() + 1 }
    }

    /// The hash of the last record.
    pub const fn head(&self) -> Digest {
        self.head
    }

    /// The chain with one record more.
    pub(super) fn extended(&self, json: &[u8]) -> HashChain {
        let number = self.next_number.to_string();
        let head = Digest::of_parts([self.head.bytes().as_slice(), number.as_bytes(), json]);
        HashChain { head, next_number: self.next_number + 1 }
    }

    /// The line of a record, and the chain after it.
    pub fn line(&self, record: &JournalRecord) -> Result<(Vec<u8>, HashChain), serde_json::Error> {
        let json = serde_json::to_vec(record)?;
        let chain = self.extended(&json);
        let mut line = format!("{} {} {} ", self.next_number, json.len(), chain.head).into_bytes();
        line.extend_from_slice(&json);
        line.push(b'\n');
        Ok((line, chain))
    }

    /// Whether these are the hexadecimal digits of the last hash.
    pub(super) fn is_written(&self, digits: &[u8]) -> bool {
        let mut own = [0; 64];
        HEXLOWER.encode_mut(self.head.bytes(), &mut own);
        own == digits
    }
}

/// The bytes of a journal with these records.
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
