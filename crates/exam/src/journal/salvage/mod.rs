//! Reads the records of a damaged journal that still verify, and finds which parts of the journal are proved. Each
//! record's hash covers the hash of the record before. Records before the damage verify as a chain that starts with the
//! paper's hash; records after the damage verify only as a chain of their own. Anybody who has the file can rewrite
//! both the records before the damage and the records after it. A code copied in the room proves the records before it,
//! back to the damage, and no record after it.

use crate::digest::{Digest, same_receipt};

use super::chain::HashChain;
use super::reader::{JournalReader, in_order, is_reworded, parts, verified};
use super::{GivenAnswer, Journal, JournalRecord, RecordKind};

mod extent;

pub use extent::{LineRange, PartProof, SalvageExtent, SalvagedAnswer, SalvagedPart};

/// The codes that a candidate copied in the room.
#[derive(Clone, Copy, Debug, Default)]
pub struct CopiedCodes<'c> {
    /// The receipt; `None` if the candidate copied none.
    pub receipt: Option<&'c str>,
    /// The room code that was read aloud; `None` if the attendance sheet has none.
    pub room: Option<&'c str>,
    /// The minute of each checkpoint, with the code that the candidate copied.
    pub checkpoints: &'c [(u32, String)],
}

/// The records of a damaged journal that verify.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JournalSalvage {
    /// The ranges of lines that do not verify.
    pub damages: Vec<LineRange>,
    records: Vec<ChainedRecord>,
    paper: Digest,
    candidate: String,
    /// The total length of the complete lines, in bytes.
    whole: usize,
    /// The number of bytes after the last complete line.
    torn: usize,
}

/// A record whose hash verifies with the hash of the paper, or with an earlier hash in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ChainedRecord {
    /// The line of the record in the file, from 1.
    line: usize,
    record: JournalRecord,
    is_reworded: bool,
    /// The hash of the record.
    head: Digest,
}

/// Reads the records of a candidate's damaged journal; `paper` is the hash of the candidate's paper. Returns `None` if
/// no record verifies or no line is damaged.
pub fn salvage(bytes: &[u8], paper: Digest, candidate: &str) -> Option<JournalSalvage> {
    let mut reader = JournalReader::of(bytes);
    // The hash chains that the next record may continue.
    let mut ends = vec![HashChain::new(paper)];
    let mut damages: Vec<LineRange> = Vec::new();
    let mut records: Vec<ChainedRecord> = Vec::new();
    let (mut has_expired, mut number) = (false, 0);
    while let Some(line) = reader.line() {
        number += 1;
        let continues = |chain: &HashChain| verified(chain, line, chain.next()).ok();
        let last = records.last().map(|last| &last.record);
        let verified = ends
            .iter()
            .find_map(continues)
            .filter(|(record, _)| in_order(number, last, has_expired, record).is_ok());
        if let Some((record, after)) = verified {
            has_expired |= record.what == RecordKind::Expired;
            let is_reworded = is_reworded(line, &record);
            records.push(ChainedRecord { line: number, record, is_reworded, head: after.head() });
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
    let is_salvageable = !records.is_empty() && !damages.is_empty();
    is_salvageable.then_some(JournalSalvage { damages, records, paper, candidate, whole, torn })
}

/// Returns the hash chains that a record after a damaged line may continue: the chain with the hash written in the
/// line, and the chains with the computed hash of the line's record.
fn after_damage(ends: &[HashChain], line: &[u8]) -> Vec<HashChain> {
    let Some(parts) = parts(line) else { return Vec::new() };
    let written = str::from_utf8(parts.hash).ok().and_then(|digits| digits.parse().ok());
    let number: Option<usize> =
        str::from_utf8(parts.number).ok().and_then(|digits| digits.parse().ok());
    let written = written.zip(number).map(|(head, number)| HashChain::at(head, number + 1));
    written.into_iter().chain(ends.iter().map(|chain| chain.extended(parts.json))).collect()
}

impl JournalSalvage {
    /// Returns the records that count, as a journal.
    pub fn journal(&self, extent: &SalvageExtent, copied: CopiedCodes<'_>) -> Journal {
        let parts = self.parts(copied);
        let counts = |line: &&ChainedRecord| self.counts(extent, &parts, line.line);
        self.of(self.records.iter().filter(counts))
    }

    /// Returns all records that verify, as a journal.
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

    /// Returns true if a line belongs to the extent that counts.
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

    /// Lists the lines of each part in an extent that no copied code proves.
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

    /// Returns true if any record precedes the first damage.
    pub fn has_intact_start(&self) -> bool {
        self.records.first().is_some_and(|line| line.line < self.first_damage())
    }

    /// Returns the last answer to each question before the first damaged line, without cleared answers.
    pub fn answers_before(&self) -> Vec<SalvagedAnswer> {
        let answers =
            final_answers(self.records.iter().filter(|line| line.line < self.first_damage()));
        answers.into_iter().filter(|answer| !answer.chosen.is_empty()).collect()
    }

    /// Returns the last answer to each question after the first damage, including cleared answers.
    pub fn answers_after(&self) -> Vec<SalvagedAnswer> {
        final_answers(self.records.iter().filter(|line| line.line > self.first_damage()))
    }

    /// Returns the records that verify, in parts; each part ends before a damaged line, at the last
    /// record of a run that a copied code proves, or at the end of the journal.
    pub fn parts(&self, copied: CopiedCodes<'_>) -> Vec<SalvagedPart> {
        let is_next = |one: &ChainedRecord, two: &ChainedRecord| one.line + 1 == two.line;
        let mut parts = Vec::new();
        for run in self.records.chunk_by(is_next) {
            let proved = run.iter().rposition(|line| proof(line, copied).is_proof());
            let (proved_run, rest) = run.split_at(proved.map_or(0, |place| place + 1));
            let proof_of_run =
                proved_run.last().map_or(PartProof::None, |line| proof(line, copied));
            let contradiction = |lines: &[ChainedRecord]| {
                lines.iter().map(|line| proof(line, copied)).find(|proof| proof.is_against())
            };
            // If two copied codes contradict each other, one is wrong, and the commission decides which; the part
            // counts as contradicted.
            parts
                .extend(part(proved_run.iter(), contradiction(proved_run).unwrap_or(proof_of_run)));
            parts.extend(part(rest.iter(), contradiction(rest).unwrap_or(PartProof::None)));
        }
        parts
    }

    /// Returns the parts that a copied code contradicts, reduced to the lines in the extent.
    pub fn contradicted(
        &self,
        extent: &SalvageExtent,
        copied: CopiedCodes<'_>,
    ) -> Vec<SalvagedPart> {
        let parts = self.parts(copied);
        let counted_part = |one: &SalvagedPart| {
            let is_in = |line: &&ChainedRecord| {
                one.lines.has(line.line) && self.counts(extent, &parts, line.line)
            };
            part(self.records.iter().filter(is_in), one.proof)
        };
        parts.iter().filter(|one| one.proof.is_against()).filter_map(counted_part).collect()
    }
}

/// Compares a record with the code that the candidate copied for it.
fn proof(line: &ChainedRecord, copied: CopiedCodes<'_>) -> PartProof {
    match line.record.what {
        RecordKind::HandIn => {
            let is_same = |receipt: &str| same_receipt(receipt, &line.head.receipt());
            match copied.receipt.map(is_same) {
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

/// Returns the last answer to each question, in the order of the paper.
fn final_answers<'r>(lines: impl Iterator<Item = &'r ChainedRecord>) -> Vec<SalvagedAnswer> {
    let mut answers = std::collections::BTreeMap::new();
    for line in lines {
        if let RecordKind::Answer { question, chosen, cited } = &line.record.what {
            let answer =
                GivenAnswer { chosen: chosen.clone(), cited: cited.clone(), flagged: false };
            answers.insert(*question, answer);
        }
    }
    let salvaged =
        |(question, GivenAnswer { chosen, cited, .. })| SalvagedAnswer { question, chosen, cited };
    answers.into_iter().map(salvaged).collect()
}
