//! Damaged journals before the commission: what is left of each, and what counts by its decision.

use std::collections::{BTreeMap, BTreeSet};

use crate::digest::Digest;
use crate::journal::{
    self, AnswerSheet, CopiedCodes, Journal, JournalError, JournalSalvage, SalvageExtent,
    SalvagedAnswer, SalvagedPart, salvage,
};
use crate::lock::{LockedPaper, StageLock};
use crate::notice::{Notice, ProofKind, time_limit_ms};
use crate::results::{Results, SalvageDecision, Waiver};
use crate::roster::AttendanceRow;
use arbitro_cases::diag::sanitize::sanitized;

/// What the commission has decided on sheets.
#[derive(Clone, Debug, Default)]
pub struct SheetDecisions {
    /// On damaged journals, by candidate.
    pub salvage: BTreeMap<String, ExtentDecision>,
    pub waived: BTreeSet<Waiver>,
}

/// Who is meant by a waiver for all.
pub const EVERYBODY: &str = "*";

impl SheetDecisions {
    /// Whether the commission does without a proof for a candidate.
    pub fn is_waived(&self, candidate: &str, what: ProofKind) -> bool {
        let of = |candidate: &str| Waiver { candidate: candidate.to_owned(), what };
        self.waived.contains(&of(candidate)) || self.waived.contains(&of(EVERYBODY))
    }
}

/// What of a damaged journal counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtentDecision {
    pub extent: SalvageExtent,
    /// The hash of the file of which it was said before; none where it is said now.
    journal: Option<Digest>,
}

impl ExtentDecision {
    /// What is said now, of whatever file there is.
    pub const fn undated(extent: SalvageExtent) -> ExtentDecision {
        ExtentDecision { extent, journal: None }
    }

    /// What it makes of a journal of this hash.
    pub fn for_journal(&self, journal: Digest) -> Option<SalvageDecision> {
        let is_of = self.journal.is_none_or(|said| said == journal);
        is_of.then(|| SalvageDecision { extent: self.extent.clone(), journal })
    }
}

/// What a candidate copied, as it is held against a damaged journal.
pub fn copied(slip: Option<&AttendanceRow>) -> CopiedCodes<'_> {
    slip.map_or_else(CopiedCodes::default, |slip| CopiedCodes {
        receipt: slip.receipt.as_deref(),
        room: slip.room.as_deref(),
        checkpoints: &slip.checkpoints,
    })
}

/// A damaged journal.
pub struct DamagedJournal {
    pub candidate: String,
    /// The hash of the file.
    pub file: Digest,
    pub salvage: JournalSalvage,
}

impl DamagedJournal {
    /// What the commission must know about of it, with what its candidate copied.
    pub fn notice(&self, slip: Option<&AttendanceRow>) -> Notice {
        Notice::Damaged {
            damages: self.salvage.damages.clone(),
            before: shown(self.salvage.answers_before()),
            after: shown(self.salvage.answers_after()),
            receipt: self.salvage.all().receipt(),
            copied: slip.and_then(|slip| slip.receipt.clone()),
            parts: self.salvage.parts(copied(slip)).into_iter().map(readable).collect(),
        }
    }

    /// What the commission must know about where this much of it counts by its decision.
    pub fn salvage_notices(&self, extent: &SalvageExtent, copied: CopiedCodes<'_>) -> Vec<Notice> {
        let parts = match extent {
            // By their lines they are named, proved or not.
            SalvageExtent::Lines(_) => Vec::new(),
            SalvageExtent::Before | SalvageExtent::All | SalvageExtent::Proved => {
                self.salvage.unproved_parts(extent, copied)
            }
        };
        let against = self.salvage.contradicted(extent, copied);
        let against: Vec<SalvagedPart> = against.into_iter().map(readable).collect();
        let mut matters = vec![Notice::Salvaged { extent: extent.clone() }];
        matters.extend((!against.is_empty()).then_some(Notice::Contradicted { parts: against }));
        matters.extend((!parts.is_empty()).then_some(Notice::Unproved { parts }));
        matters
    }
}

/// A part whose citations can be read wherever it is told.
fn readable(part: SalvagedPart) -> SalvagedPart {
    SalvagedPart { answers: shown(part.answers), ..part }
}

fn shown(kept: Vec<SalvagedAnswer>) -> Vec<SalvagedAnswer> {
    let cited = |kept: SalvagedAnswer| SalvagedAnswer {
        cited: kept.cited.map(|cited| sanitized(&cited).into_owned()),
        ..kept
    };
    kept.into_iter().map(cited).collect()
}

/// What was said when results were written.
pub fn decisions_in_results(results: &Results) -> SheetDecisions {
    let word = |salvaged: SalvageDecision| ExtentDecision {
        extent: salvaged.extent,
        journal: Some(salvaged.journal),
    };
    let candidates = results.candidates.iter();
    let salvage = candidates.filter_map(|one| Some((one.id.clone(), word(one.salvaged.clone()?))));
    SheetDecisions { salvage: salvage.collect(), waived: results.waived.iter().cloned().collect() }
}

/// What the candidate gave on this paper.
pub fn sheet(journal: &Journal, paper: &LockedPaper) -> Result<AnswerSheet, JournalError> {
    let options: Vec<usize> = paper.questions.iter().map(|shown| shown.order.len()).collect();
    journal.belongs_to(paper.paper, &paper.candidate)?;
    journal.fits(&options)?;
    match time_limit_ms(paper.minutes) {
        Some(limit) => journal.sheet_within(paper.questions.len(), limit),
        None => journal.sheet(paper.questions.len()),
    }
}

/// What is left of a journal that does not verify for this reason; its name is that of this candidate's. `None` where
/// what is wrong with it is not damage, or nothing hangs together.
pub fn damaged_journal(
    bytes: &[u8],
    named: Option<&str>,
    error: &JournalError,
    lock: &StageLock,
) -> Option<DamagedJournal> {
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
    Some(DamagedJournal { candidate, file: Digest::of(bytes), salvage })
}
