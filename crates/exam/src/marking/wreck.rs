//! Damaged journals before the commission: what is left of each, and what counts by its decision.

use std::collections::{BTreeMap, BTreeSet};

use crate::digest::Digest;
use crate::journal::{
    self, Copied, Extent, Journal, JournalError, Kept, Part, Salvage, Sheet, salvage,
};
use crate::lock::{Lock, LockedPaper};
use crate::matter::{Matter, Measure, allowed};
use crate::results::{Results, Salvaged, Waiver};
use crate::roster::Slip;
use arbitro_cases::diag::visible::visible;

/// What the commission has decided on sheets.
#[derive(Clone, Debug, Default)]
pub struct Words {
    /// On damaged journals, by candidate.
    pub salvage: BTreeMap<String, Word>,
    pub waived: BTreeSet<Waiver>,
}

/// Who is meant by a waiver for all.
pub const ALL: &str = "*";

impl Words {
    /// Whether the commission does without a proof for a candidate.
    pub fn waives(&self, candidate: &str, what: Measure) -> bool {
        let of = |candidate: &str| Waiver { candidate: candidate.to_owned(), what };
        self.waived.contains(&of(candidate)) || self.waived.contains(&of(ALL))
    }
}

/// What of a damaged journal counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub extent: Extent,
    /// The hash of the file of which it was said before; none where it is said now.
    journal: Option<Digest>,
}

impl Word {
    /// What is said now, of whatever file there is.
    pub const fn now(extent: Extent) -> Word {
        Word { extent, journal: None }
    }

    /// What it makes of a journal of this hash.
    pub fn on(&self, journal: Digest) -> Option<Salvaged> {
        let is_of = self.journal.is_none_or(|said| said == journal);
        is_of.then(|| Salvaged { extent: self.extent.clone(), journal })
    }
}

/// What a candidate copied, as it is held against a damaged journal.
pub fn copied(slip: Option<&Slip>) -> Copied<'_> {
    slip.map_or_else(Copied::default, |slip| Copied {
        receipt: slip.receipt.as_deref(),
        room: slip.room.as_deref(),
        checkpoints: &slip.checkpoints,
    })
}

/// A damaged journal.
pub struct Wreck {
    pub candidate: String,
    /// The hash of the file.
    pub file: Digest,
    pub salvage: Salvage,
}

impl Wreck {
    /// What the commission must know about of it, with what its candidate copied.
    pub fn matter(&self, slip: Option<&Slip>) -> Matter {
        Matter::Damaged {
            damages: self.salvage.damages.clone(),
            before: shown(self.salvage.before()),
            after: shown(self.salvage.after()),
            receipt: self.salvage.all().receipt(),
            copied: slip.and_then(|slip| slip.receipt.clone()),
            parts: self.salvage.parts(copied(slip)).into_iter().map(readable).collect(),
        }
    }

    /// What the commission must know about where this much of it counts by its decision.
    pub fn matters(&self, extent: &Extent, copied: Copied<'_>) -> Vec<Matter> {
        let parts = match extent {
            // By their lines they are named, proved or not.
            Extent::Lines(_) => Vec::new(),
            Extent::Before | Extent::All | Extent::Proved => self.salvage.unproved(extent, copied),
        };
        let against = self.salvage.contradicted(extent, copied);
        let against: Vec<Part> = against.into_iter().map(readable).collect();
        let mut matters = vec![Matter::Salvaged { extent: extent.clone() }];
        matters.extend((!against.is_empty()).then_some(Matter::Contradicted { parts: against }));
        matters.extend((!parts.is_empty()).then_some(Matter::Unproved { parts }));
        matters
    }
}

/// A part whose citations can be read wherever it is told.
fn readable(part: Part) -> Part {
    Part { answers: shown(part.answers), ..part }
}

fn shown(kept: Vec<Kept>) -> Vec<Kept> {
    let cited =
        |kept: Kept| Kept { cited: kept.cited.map(|cited| visible(&cited).into_owned()), ..kept };
    kept.into_iter().map(cited).collect()
}

/// What was said when results were written.
pub fn said(results: &Results) -> Words {
    let word =
        |salvaged: Salvaged| Word { extent: salvaged.extent, journal: Some(salvaged.journal) };
    let candidates = results.candidates.iter();
    let salvage = candidates.filter_map(|one| Some((one.id.clone(), word(one.salvaged.clone()?))));
    Words { salvage: salvage.collect(), waived: results.waived.iter().cloned().collect() }
}

/// What the candidate gave on this paper.
pub fn sheet(journal: &Journal, paper: &LockedPaper) -> Result<Sheet, JournalError> {
    let options: Vec<usize> = paper.questions.iter().map(|shown| shown.order.len()).collect();
    journal.belongs_to(paper.paper, &paper.candidate)?;
    journal.fits(&options)?;
    match allowed(paper.minutes) {
        Some(limit) => journal.sheet_within(paper.questions.len(), limit),
        None => journal.sheet(paper.questions.len()),
    }
}

/// What is left of a journal that does not verify for this reason; its name is that of this candidate's. `None` where
/// what is wrong with it is not damage, or nothing hangs together.
pub fn wreck(
    bytes: &[u8],
    named: Option<&str>,
    error: &JournalError,
    lock: &Lock,
) -> Option<Wreck> {
    let is_damage = matches!(
        error,
        JournalError::Altered { .. }
            | JournalError::OutOfSequence { .. }
            | JournalError::NotAJournal
    );
    let owner = journal::owner(bytes);
    let begun_on = owner.as_ref().map(|(paper, _)| *paper);
    let candidate = owner.map(|(_, candidate)| candidate).or(named.map(str::to_owned))?;
    let paper = lock.paper(&candidate).filter(|_| is_damage)?;
    let is_ours = begun_on.is_none_or(|begun_on| begun_on == paper.paper);
    let salvage = is_ours.then(|| salvage(bytes, paper.paper, &candidate)).flatten()?;
    sheet(&salvage.all(), paper).ok()?;
    Some(Wreck { candidate, file: Digest::of(bytes), salvage })
}
