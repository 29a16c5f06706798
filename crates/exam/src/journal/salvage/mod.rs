//! A damaged journal: what still hangs together, and what of it is proved. Each record hangs on the hash written in the
//! one before, so that those before the damage verify from the paper on, and those after it among themselves. Anybody
//! who has the file can write either anew. A code that was copied in the room proves the chain that leads to it, back to
//! the damage before it, and nothing behind that.

use crate::digest::{Digest, same_receipt};

use super::chain::Chain;
use super::reading::{Reader, in_order, is_reworded, parts, verified};
use super::{Given, Journal, Record, What};

mod extent;

pub use extent::{Extent, Kept, Lines, Part, Proof};

/// What the candidate copied in the room.
#[derive(Clone, Copy, Debug, Default)]
pub struct Copied<'c> {
    pub receipt: Option<&'c str>,
    /// The code that was read aloud.
    pub room: Option<&'c str>,
    pub checkpoints: &'c [(u32, String)],
}

/// What is left of a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Salvage {
    pub damages: Vec<Lines>,
    kept: Vec<Line>,
    paper: Digest,
    candidate: String,
    /// The bytes of whole lines, and those after them.
    whole: usize,
    torn: usize,
}

/// A record that hangs together with those beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    /// The line of the file.
    line: usize,
    record: Record,
    is_reworded: bool,
    /// The hash of the record.
    head: Digest,
}

/// What is left of the journal of a candidate on this paper; `None` if no record hangs on anything.
pub fn salvage(bytes: &[u8], paper: Digest, candidate: &str) -> Option<Salvage> {
    let mut reader = Reader::of(bytes);
    // Where the next record may hang.
    let mut ends = vec![Chain::new(paper)];
    let mut damages: Vec<Lines> = Vec::new();
    let mut kept: Vec<Line> = Vec::new();
    let (mut has_expired, mut number) = (false, 0);
    while let Some(line) = reader.line() {
        number += 1;
        let hangs = |chain: &Chain| verified(chain, line, chain.next()).ok();
        let last = kept.last().map(|kept| &kept.record);
        let found = ends
            .iter()
            .find_map(hangs)
            .filter(|(record, _)| in_order(number, last, has_expired, record).is_ok());
        if let Some((record, after)) = found {
            has_expired |= record.what == What::Expired;
            let is_reworded = is_reworded(line, &record);
            kept.push(Line { line: number, record, is_reworded, head: after.head() });
            ends = vec![after];
        } else if reader.is_torn(line) {
            break;
        } else {
            ends = after_damage(&ends, line);
            match damages.last_mut() {
                Some(damage) if damage.last + 1 == number => damage.last = number,
                Some(_) | None => damages.push(Lines { first: number, last: number }),
            }
        }
        reader.at += line.len() + 1;
    }
    let (whole, torn, candidate) = (reader.at, bytes.len() - reader.at, candidate.to_owned());
    let is_left = !kept.is_empty() && !damages.is_empty();
    is_left.then_some(Salvage { damages, kept, paper, candidate, whole, torn })
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
    /// The journal that counts, of which these parts are left.
    pub fn journal(&self, extent: &Extent, copied: Copied<'_>) -> Journal {
        let parts = self.parts(copied);
        let counts = |line: &&Line| self.counts(extent, &parts, line.line);
        self.of(self.kept.iter().filter(counts))
    }

    /// All that is left, as a journal.
    pub fn all(&self) -> Journal {
        self.of(self.kept.iter())
    }

    fn of<'s>(&'s self, lines: impl Iterator<Item = &'s Line>) -> Journal {
        let mut head = Chain::new(self.paper).head();
        let (mut checkpoints, mut reworded, mut records) = (Vec::new(), Vec::new(), Vec::new());
        for Line { line, record, is_reworded, head: own } in lines {
            if *is_reworded {
                reworded.push(*line);
            }
            if let What::Checkpoint { minute } = record.what {
                checkpoints.push((minute, own.checkpoint()));
            }
            head = *own;
            records.push(record.clone());
        }
        let reaches_end = head == self.kept.last().map_or(head, |line| line.head);
        let torn = if reaches_end { self.torn } else { 0 };
        let (paper, candidate) = (self.paper, self.candidate.clone());
        let whole = self.whole;
        Journal { records, whole, torn, head, checkpoints, reworded, paper, candidate }
    }

    /// Whether a line counts.
    fn counts(&self, extent: &Extent, parts: &[Part], line: usize) -> bool {
        match extent {
            Extent::Before => line < self.first_damage(),
            Extent::All => true,
            Extent::Proved => {
                parts.iter().any(|part| part.proof.is_proof() && part.lines.has(line))
            }
            Extent::Lines(named) => named.iter().any(|lines| lines.has(line)),
        }
    }

    /// The parts of an extent that nothing proves.
    pub fn unproved(&self, extent: &Extent, copied: Copied<'_>) -> Vec<Lines> {
        let parts = self.parts(copied);
        let is_open =
            |part: &&Part| !part.proof.is_proof() && self.counts(extent, &parts, part.lines.first);
        parts.iter().filter(is_open).map(|part| part.lines).collect()
    }

    fn first_damage(&self) -> usize {
        self.damages.first().map_or(0, |damage| damage.first)
    }

    /// Whether anything comes before the first damage.
    pub fn has_before(&self) -> bool {
        self.kept.first().is_some_and(|line| line.line < self.first_damage())
    }

    /// What was answered before the first damage, as it stood there.
    pub fn before(&self) -> Vec<Kept> {
        let stood = stood(self.kept.iter().filter(|line| line.line < self.first_damage()));
        stood.into_iter().filter(|kept| !kept.chosen.is_empty()).collect()
    }

    /// What was answered after it, cleared answers too.
    pub fn after(&self) -> Vec<Kept> {
        stood(self.kept.iter().filter(|line| line.line > self.first_damage()))
    }

    /// What is left, part by part: each ends where the damage begins, or where what is proved ends.
    pub fn parts(&self, copied: Copied<'_>) -> Vec<Part> {
        let is_next = |one: &Line, two: &Line| one.line + 1 == two.line;
        let mut parts = Vec::new();
        for run in self.kept.chunk_by(is_next) {
            let proved = run.iter().rposition(|line| proof(line, copied).is_proof());
            let (sure, open) = run.split_at(proved.map_or(0, |place| place + 1));
            let by = sure.last().map_or(Proof::None, |line| proof(line, copied));
            let against = |lines: &[Line]| {
                lines.iter().map(|line| proof(line, copied)).find(|proof| proof.is_against())
            };
            // Of two codes that were copied, one is wrong: which, the commission decides.
            parts.extend(part(sure.iter(), against(sure).unwrap_or(by)));
            parts.extend(part(open.iter(), against(open).unwrap_or(Proof::None)));
        }
        parts
    }

    /// Of the parts that what was copied in the room contradicts, as much as counts.
    pub fn contradicted(&self, extent: &Extent, copied: Copied<'_>) -> Vec<Part> {
        let parts = self.parts(copied);
        let counted = |one: &Part| {
            let is_in =
                |line: &&Line| one.lines.has(line.line) && self.counts(extent, &parts, line.line);
            part(self.kept.iter().filter(is_in), one.proof)
        };
        parts.iter().filter(|one| one.proof.is_against()).filter_map(counted).collect()
    }
}

/// What was copied of a record, and whether it is so.
fn proof(line: &Line, copied: Copied<'_>) -> Proof {
    match line.record.what {
        What::HandIn => {
            let is_so = |receipt: &str| same_receipt(receipt, &line.head.receipt());
            match copied.receipt.map(is_so) {
                Some(true) => Proof::Receipt,
                Some(false) => Proof::OtherReceipt,
                None => Proof::None,
            }
        }
        What::Room { ref code } if copied.room.is_some_and(|read| !same_receipt(code, read)) => {
            Proof::OtherRoom
        }
        What::Checkpoint { minute } => {
            let code = copied.checkpoints.iter().find(|(at, _)| *at == minute);
            match code.map(|(_, code)| same_receipt(code, &line.head.checkpoint())) {
                Some(true) => Proof::Checkpoint { minute },
                Some(false) => Proof::Contradicted { minute },
                None => Proof::None,
            }
        }
        _ => Proof::None,
    }
}

fn part<'l>(lines: impl Iterator<Item = &'l Line> + Clone, proof: Proof) -> Option<Part> {
    let first = lines.clone().next()?.line;
    let last = lines.clone().last()?.line;
    Some(Part { lines: Lines { first, last }, proof, answers: stood(lines) })
}

/// The last answer to each question, in the order of the paper.
fn stood<'r>(lines: impl Iterator<Item = &'r Line>) -> Vec<Kept> {
    let mut stood = std::collections::BTreeMap::new();
    for line in lines {
        if let What::Answer { question, chosen, cited } = &line.record.what {
            let given = Given { chosen: chosen.clone(), cited: cited.clone(), flagged: false };
            stood.insert(*question, given);
        }
    }
    let kept = |(question, Given { chosen, cited, .. })| Kept { question, chosen, cited };
    stood.into_iter().map(kept).collect()
}
