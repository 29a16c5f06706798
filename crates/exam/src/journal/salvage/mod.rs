//! A damaged journal: what still hangs together, and what of it is proved. Each record hangs on the hash written in the
//! one before, so that those before the damage verify from the paper on, and those after it among themselves. Anybody
//! who has the file can write either anew. A code that was copied in the room proves the chain that leads to it, back to
//! the damage before it, and nothing behind that.

use crate::digest::{Digest, same_receipt};

use super::chain::HashChain;
use super::reader::{JournalReader, in_order, is_reworded, parts, verified};
use super::{GivenAnswer, Journal, JournalRecord, RecordKind};

mod extent;

pub use extent::{LineRange, PartProof, SalvageExtent, SalvagedAnswer, SalvagedPart};

/// What the candidate copied in the room.
#[derive(Clone, Copy, Debug, Default)]
pub struct CopiedCodes<'c> {
    pub receipt: Option<&'c str>,
    /// The code that was read aloud.
    pub room: Option<&'c str>,
    pub checkpoints: &'c [(u32, String)],
}

/// What is left of a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalSalvage {
    pub damages: Vec<LineRange>,
    records: Vec<ChainedRecord>,
    paper: Digest,
    candidate: String,
    /// The bytes of whole lines, and those after them.
    whole: usize,
    torn: usize,
}

/// A record that hangs together with those beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ChainedRecord {
    /// The line of the file.
    line: usize,
    record: JournalRecord,
    is_reworded: bool,
    /// The hash of the record.
    head: Digest,
}

/// What is left of the journal of a candidate on this paper; `None` if no record hangs on anything.
pub fn salvage(bytes: &[u8], paper: Digest, candidate: &str) -> Option<JournalSalvage> {
    let mut reader = JournalReader::of(bytes);
    // Where the next record may hang.
    let mut ends = vec![HashChain::new(paper)];
    let mut damages: Vec<LineRange> = Vec::new();
    let mut kept: Vec<ChainedRecord> = Vec::new();
    let (mut has_expired, mut number) = (false, 0);
    while let Some(line) = reader.line() {
        number += 1;
        let hangs = |chain: &HashChain| verified(chain, line, chain.next()).ok();
        let last = kept.last().map(|kept| &kept.record);
        let found = ends
            .iter()
            .find_map(hangs)
            .filter(|(record, _)| in_order(number, last, has_expired, record).is_ok());
        if let Some((record, after)) = found {
            has_expired |= record.what == RecordKind::Expired;
            let is_reworded = is_reworded(line, &record);
            kept.push(ChainedRecord { line: number, record, is_reworded, head: after.head() });
            ends = vec![after];
        } else if reader.is_torn(line) {
            break;
        } else {
            ends = after_damage(&ends, line);
            match damages.last_mut() {
                Some(damage) if damage.last + 1 == number => damage.last = number,
                Some(_) | None => damages.push(LineRange { first: number, last: number }),
            }
        }
        reader.at += line.len() + 1;
    }
    let (whole, torn, candidate) = (reader.at, bytes.len() - reader.at, candidate.to_owned());
    let is_left = !kept.is_empty() && !damages.is_empty();
    is_left.then_some(JournalSalvage { damages, records: kept, paper, candidate, whole, torn })
}

/// Where a record may hang that follows a damaged line: on the hash that stands in the line, or on the one that its
/// record has.
fn after_damage(ends: &[HashChain], line: &[u8]) -> Vec<HashChain> {
    let Some(parts) = parts(line) else { return Vec::new() };
    let written = str::from_utf8(parts.hash).ok().and_then(|digits| digits.parse().ok());
    let number: Option<usize> =
        str::from_utf8(parts.number).ok().and_then(|digits| digits.parse().ok());
    let written = written.zip(number).map(|(head, number)| HashChain::at(head, number + 1));
    written.into_iter().chain(ends.iter().map(|chain| chain.extended(parts.json))).collect()
}

impl JournalSalvage {
    /// The journal that counts, of which these parts are left.
    pub fn journal(&self, extent: &SalvageExtent, copied: CopiedCodes<'_>) -> Journal {
        let parts = self.parts(copied);
        let counts = |line: &&ChainedRecord| self.counts(extent, &parts, line.line);
        self.of(self.records.iter().filter(counts))
    }

    /// All that is left, as a journal.
    pub fn all(&self) -> Journal {
        self.of(self.records.iter())
    }

    fn of<'s>(&'s self, lines: impl Iterator<Item = &'s ChainedRecord>) -> Journal {
        let mut head = HashChain::new(self.paper).head();
        let (mut checkpoints, mut reworded, mut records) = (Vec::new(), Vec::new(), Vec::new());
        for ChainedRecord { line, record, is_reworded, head: own } in lines {
            if *is_reworded {
                reworded.push(*line);
            }
            if let RecordKind::Checkpoint { minute } = record.what {
                checkpoints.push((minute, own.checkpoint()));
            }
            head = *own;
            records.push(record.clone());
        }
        let reaches_end = head == self.records.last().map_or(head, |line| line.head);
        let torn = if reaches_end { self.torn } else { 0 };
        let (paper, candidate) = (self.paper, self.candidate.clone());
        let whole = self.whole;
        Journal {
            records,
            verified_bytes: whole,
            torn_bytes: torn,
            head,
            checkpoints,
            reworded_lines: reworded,
            paper,
            candidate,
        }
    }

    /// Whether a line counts.
    fn counts(&self, extent: &SalvageExtent, parts: &[SalvagedPart], line: usize) -> bool {
        match extent {
            SalvageExtent::Before => line < self.first_damage(),
            SalvageExtent::All => true,
            SalvageExtent::Proved => {
                parts.iter().any(|part| part.proof.is_proof() && part.lines.has(line))
            }
            SalvageExtent::Lines(named) => named.iter().any(|lines| lines.has(line)),
        }
    }

    /// The parts of an extent that nothing proves.
    pub fn unproved_parts(
        &self,
        extent: &SalvageExtent,
        copied: CopiedCodes<'_>,
    ) -> Vec<LineRange> {
        let parts = self.parts(copied);
        let is_open = |part: &&SalvagedPart| {
            !part.proof.is_proof() && self.counts(extent, &parts, part.lines.first)
        };
        parts.iter().filter(is_open).map(|part| part.lines).collect()
    }

    fn first_damage(&self) -> usize {
        self.damages.first().map_or(0, |damage| damage.first)
    }

    /// Whether anything comes before the first damage.
    pub fn has_intact_start(&self) -> bool {
        self.records.first().is_some_and(|line| line.line < self.first_damage())
    }

    /// What was answered before the first damage, as it stood there.
    pub fn answers_before(&self) -> Vec<SalvagedAnswer> {
        let stood =
            final_answers(self.records.iter().filter(|line| line.line < self.first_damage()));
        stood.into_iter().filter(|kept| !kept.chosen.is_empty()).collect()
    }

    /// What was answered after it, cleared answers too.
    pub fn answers_after(&self) -> Vec<SalvagedAnswer> {
        final_answers(self.records.iter().filter(|line| line.line > self.first_damage()))
    }

    /// What is left, part by part: each ends where the damage begins, or where what is proved ends.
    pub fn parts(&self, copied: CopiedCodes<'_>) -> Vec<SalvagedPart> {
        let is_next = |one: &ChainedRecord, two: &ChainedRecord| one.line + 1 == two.line;
        let mut parts = Vec::new();
        for run in self.records.chunk_by(is_next) {
            let proved = run.iter().rposition(|line| proof(line, copied).is_proof());
            let (sure, open) = run.split_at(proved.map_or(0, |place| place + 1));
            let by = sure.last().map_or(PartProof::None, |line| proof(line, copied));
            let against = |lines: &[ChainedRecord]| {
                lines.iter().map(|line| proof(line, copied)).find(|proof| proof.is_against())
            };
            // Of two codes that were copied, one is wrong: which, the commission decides.
            parts.extend(part(sure.iter(), against(sure).unwrap_or(by)));
            parts.extend(part(open.iter(), against(open).unwrap_or(PartProof::None)));
        }
        parts
    }

    /// Of the parts that what was copied in the room contradicts, as much as counts.
    pub fn contradicted(
        &self,
        extent: &SalvageExtent,
        copied: CopiedCodes<'_>,
    ) -> Vec<SalvagedPart> {
        let parts = self.parts(copied);
        let counted = |one: &SalvagedPart| {
            let is_in = |line: &&ChainedRecord| {
                one.lines.has(line.line) && self.counts(extent, &parts, line.line)
            };
            part(self.records.iter().filter(is_in), one.proof)
        };
        parts.iter().filter(|one| one.proof.is_against()).filter_map(counted).collect()
    }
}

/// What was copied of a record, and whether it is so.
fn proof(line: &ChainedRecord, copied: CopiedCodes<'_>) -> PartProof {
    match line.record.what {
        RecordKind::HandIn => {
            let is_so = |receipt: &str| same_receipt(receipt, &line.head.receipt());
            match copied.receipt.map(is_so) {
                Some(true) => PartProof::Receipt,
                Some(false) => PartProof::OtherReceipt,
                None => PartProof::None,
            }
        }
        RecordKind::Room { ref code }
            if copied.room.is_some_and(|read| !same_receipt(code, read)) =>
        {
            PartProof::OtherRoom
        }
        RecordKind::Checkpoint { minute } => {
            let code = copied.checkpoints.iter().find(|(at, _)| *at == minute);
            match code.map(|(_, code)| same_receipt(code, &line.head.checkpoint())) {
                Some(true) => PartProof::Checkpoint { minute },
                Some(false) => PartProof::Contradicted { minute },
                None => PartProof::None,
            }
        }
        _ => PartProof::None,
    }
}

fn part<'l>(
    lines: impl Iterator<Item = &'l ChainedRecord> + Clone,
    proof: PartProof,
) -> Option<SalvagedPart> {
    let first = lines.clone().next()?.line;
    let last = lines.clone().last()?.line;
    Some(SalvagedPart { lines: LineRange { first, last }, proof, answers: final_answers(lines) })
}

/// The last answer to each question, in the order of the paper.
fn final_answers<'r>(lines: impl Iterator<Item = &'r ChainedRecord>) -> Vec<SalvagedAnswer> {
    let mut stood = std::collections::BTreeMap::new();
    for line in lines {
        if let RecordKind::Answer { question, chosen, cited } = &line.record.what {
            let given =
                GivenAnswer { chosen: chosen.clone(), cited: cited.clone(), flagged: false };
            stood.insert(*question, given);
        }
    }
    let kept =
        |(question, GivenAnswer { chosen, cited, .. })| SalvagedAnswer { question, chosen, cited };
    stood.into_iter().map(kept).collect()
}
