//! A damaged journal: what still hangs together. Each record hangs on the hash written in the one before, so that
//! those before the damage verify from the paper on, and those after it among themselves. What comes after proves
//! nothing by itself: its place was lost with the records between.

use serde::{Deserialize, Serialize};

use crate::exam::digest::Digest;

use super::chain::Chain;
use super::reading::{Reader, in_order, parts, verified};
use super::{Given, Journal, Record, What};

/// What of a damaged journal counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extent {
    /// What comes before the first damage.
    Before,
    /// That, and what comes after and hangs together.
    All,
}

/// A stretch of lines that do not verify.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Damage {
    /// The first line of the file, and the last.
    pub first: usize,
    pub last: usize,
}

/// An answer as it is found in what is left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Its number in the paper.
    pub question: usize,
    /// The places on the screen of the options chosen, from 0; none where the answer was cleared.
    pub chosen: Vec<usize>,
    pub cited: Option<String>,
}

/// What is left of a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvage {
    pub damages: Vec<Damage>,
    /// How many of the records come before the first damage.
    before: usize,
    /// The end of the chain there.
    head: Digest,
    all: Journal,
}

/// What is left of the journal of a candidate on this paper; `None` if no record hangs on anything.
pub fn salvage(bytes: &[u8], paper: Digest, candidate: &str) -> Option<Salvage> {
    let mut reader = Reader::of(bytes);
    // Where the next record may hang.
    let mut ends = vec![Chain::new(paper)];
    let mut damages: Vec<Damage> = Vec::new();
    let (mut before, mut head, mut last) = (0, Chain::new(paper).head(), Chain::new(paper).head());
    let (mut has_expired, mut checkpoints, mut number) = (false, Vec::new(), 0);
    while let Some(line) = reader.line() {
        number += 1;
        let hangs = |chain: &Chain| verified(chain, line, chain.next()).ok();
        let found = ends.iter().find_map(hangs).filter(|(record, _)| {
            in_order(number, reader.records.last(), has_expired, record).is_ok()
        });
        if let Some((record, after)) = found {
            has_expired |= record.what == What::Expired;
            if let What::Checkpoint { minute } = record.what {
                checkpoints.push((minute, after.head().checkpoint()));
            }
            if damages.is_empty() {
                (before, head) = (before + 1, after.head());
            }
            last = after.head();
            ends = vec![after];
            reader.records.push(record);
        } else if reader.is_torn(line) {
            break;
        } else {
            ends = after_damage(&ends, line);
            match damages.last_mut() {
                Some(damage) if damage.last + 1 == number => damage.last = number,
                Some(_) | None => damages.push(Damage { first: number, last: number }),
            }
        }
        reader.at += line.len() + 1;
    }
    let (whole, torn) = (reader.at, bytes.len() - reader.at);
    let (records, candidate) = (reader.records, candidate.to_owned());
    if records.is_empty() || damages.is_empty() {
        return None;
    }
    let all = Journal { records, whole, torn, head: last, checkpoints, paper, candidate };
    Some(Salvage { damages, before, head, all })
}

/// Where a record may hang that follows a damaged line: on the hash that stands in the line, or on the one that its
/// record has.
fn after_damage(ends: &[Chain], line: &[u8]) -> Vec<Chain> {
    let Some(parts) = parts(line) else { return Vec::new() };
    let written = str::from_utf8(parts.hash).ok().and_then(|digits| digits.parse().ok());
    let number: Option<usize> =
        str::from_utf8(parts.number).ok().and_then(|digits| digits.parse().ok());
    let written = written.zip(number).map(|(head, number)| Chain::at(head, number + 1));
    written.into_iter().chain(ends.iter().map(|chain| chain.with(parts.json))).collect()
}

impl Salvage {
    /// The journal that counts.
    pub fn journal(&self, extent: Extent) -> Journal {
        let all = self.all.clone();
        match extent {
            Extent::All => all,
            Extent::Before => {
                let mut records = all.records;
                records.truncate(self.before);
                let is_before = |what: &What, minute: u32| *what == What::Checkpoint { minute };
                let shown = |(minute, _): &(u32, String)| {
                    records.iter().any(|record| is_before(&record.what, *minute))
                };
                let checkpoints = all.checkpoints.into_iter().filter(shown).collect();
                Journal { checkpoints, records, head: self.head, torn: 0, ..all }
            }
        }
    }

    /// Whether anything comes before the first damage.
    pub const fn has_before(&self) -> bool {
        self.before > 0
    }

    /// What was answered before the first damage, as it stood there.
    pub fn before(&self) -> Vec<Kept> {
        let stood = stood(self.all.records.iter().take(self.before));
        stood.into_iter().filter(|kept| !kept.chosen.is_empty()).collect()
    }

    /// What was answered after it, cleared answers too.
    pub fn after(&self) -> Vec<Kept> {
        stood(self.all.records.iter().skip(self.before))
    }
}

/// The last answer to each question, in the order of the paper.
fn stood<'r>(records: impl Iterator<Item = &'r Record>) -> Vec<Kept> {
    let mut stood = std::collections::BTreeMap::new();
    for record in records {
        if let What::Answer { question, chosen, cited } = &record.what {
            let given = Given { chosen: chosen.clone(), cited: cited.clone(), flagged: false };
            stood.insert(*question, given);
        }
    }
    let kept = |(question, Given { chosen, cited, .. })| Kept { question, chosen, cited };
    stood.into_iter().map(kept).collect()
}
