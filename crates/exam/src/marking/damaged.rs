//! Damaged journals: the parts of each journal that verify, and the parts that count by decision of the commission.

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

/// The commission's decisions on damaged journals and missing proofs.
#[derive(Clone, Debug, Default)]
pub struct SheetDecisions {
    /// The extents of damaged journals that count, by the candidate's id.
    pub salvage: BTreeMap<String, ExtentDecision>,
    /// The missing proofs that the commission waives.
    pub waived: BTreeSet<Waiver>,
}

/// The candidate's id in a waiver that applies to all candidates.
pub const EVERYBODY: &str = "*";

impl SheetDecisions {
    /// Returns true if the commission waives a proof for a candidate.
    pub fn is_waived(&self, candidate: &str, what: ProofKind) -> bool {
        let waiver = |candidate: &str| Waiver { candidate: candidate.to_owned(), what };
        self.waived.contains(&waiver(candidate)) || self.waived.contains(&waiver(EVERYBODY))
    }
}

/// The commission's decision on the parts of a damaged journal that count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtentDecision {
    /// The parts that count.
    pub extent: SalvageExtent,
    /// The hash of the journal on which the commission decided; `None` for a decision made now.
    journal: Option<Digest>,
}

impl ExtentDecision {
    /// Creates a decision made now, which applies to the present journal whatever its hash.
    pub const fn undated(extent: SalvageExtent) -> ExtentDecision {
        ExtentDecision { extent, journal: None }
    }

    /// Returns the decision if it applies to a journal with this hash; `None` otherwise.
    pub fn for_journal(&self, journal: Digest) -> Option<SalvageDecision> {
        let is_of = self.journal.is_none_or(|decided_on| decided_on == journal);
        is_of.then(|| SalvageDecision { extent: self.extent.clone(), journal })
    }
}

/// Returns the codes in a candidate's attendance row, to compare with a damaged journal.
pub fn copied(row: Option<&AttendanceRow>) -> CopiedCodes<'_> {
    row.map_or_else(CopiedCodes::default, |row| CopiedCodes {
        receipt: row.receipt.as_deref(),
        room: row.room.as_deref(),
        checkpoints: &row.checkpoints,
    })
}

/// A journal that does not verify, with its parts that verify.
pub struct DamagedJournal {
    /// The candidate's id.
    pub candidate: String,
    /// The hash of the journal, after the changes of other programs were undone.
    pub file: Digest,
    /// The records that verify.
    pub salvage: JournalSalvage,
}

impl DamagedJournal {
    /// Returns the notice that describes the damage, with the codes that the candidate copied.
    pub fn notice(&self, row: Option<&AttendanceRow>) -> Notice {
        Notice::Damaged {
            damages: self.salvage.damages.clone(),
            before: printable(self.salvage.answers_before()),
            after: printable(self.salvage.answers_after()),
            receipt: self.salvage.all().receipt(),
            copied: row.and_then(|row| row.receipt.clone()),
            parts: self.salvage.parts(copied(row)).into_iter().map(readable).collect(),
        }
    }

    /// Returns the notices that result if the commission lets an extent of the journal count.
    pub fn salvage_notices(&self, extent: &SalvageExtent, copied: CopiedCodes<'_>) -> Vec<Notice> {
        let parts = match extent {
            // Parts that the commission names by their lines count even without proof, so no notice
            // reports them.
            SalvageExtent::Lines(_) => Vec::new(),
            SalvageExtent::Before | SalvageExtent::All | SalvageExtent::Proved => {
                self.salvage.unproved_parts(extent, copied)
            }
        };
        let contradicted = self.salvage.contradicted(extent, copied);
        let contradicted: Vec<SalvagedPart> = contradicted.into_iter().map(readable).collect();
        let mut notices = vec![Notice::Salvaged { extent: extent.clone() }];
        notices.extend(
            (!contradicted.is_empty()).then_some(Notice::Contradicted { parts: contradicted }),
        );
        notices.extend((!parts.is_empty()).then_some(Notice::Unproved { parts }));
        notices
    }
}

/// Makes the citations of a part safe to print: replaces hidden characters by question marks.
fn readable(part: SalvagedPart) -> SalvagedPart {
    SalvagedPart { answers: printable(part.answers), ..part }
}

fn printable(answers: Vec<SalvagedAnswer>) -> Vec<SalvagedAnswer> {
    let cited = |answer: SalvagedAnswer| SalvagedAnswer {
        cited: answer.cited.map(|cited| sanitized(&cited).into_owned()),
        ..answer
    };
    answers.into_iter().map(cited).collect()
}

/// Returns the decisions on sheets that applied when the results were marked.
pub fn decisions_in_results(results: &Results) -> SheetDecisions {
    let decision = |salvaged: SalvageDecision| ExtentDecision {
        extent: salvaged.extent,
        journal: Some(salvaged.journal),
    };
    let candidates = results.candidates.iter();
    let salvage =
        candidates.filter_map(|one| Some((one.id.clone(), decision(one.salvaged.clone()?))));
    SheetDecisions { salvage: salvage.collect(), waived: results.waived.iter().cloned().collect() }
}

/// Returns the answers of a journal within the time limit of its paper, or an error if the journal does not fit the
/// paper.
pub fn sheet(journal: &Journal, paper: &LockedPaper) -> Result<AnswerSheet, JournalError> {
    let options: Vec<usize> = paper.questions.iter().map(|shown| shown.order.len()).collect();
    journal.belongs_to(paper.paper, &paper.candidate)?;
    journal.fits(&options)?;
    match time_limit_ms(paper.minutes) {
        Some(limit) => journal.sheet_within(paper.questions.len(), limit),
        None => journal.sheet(paper.questions.len()),
    }
}

/// Reads those parts of a journal that verify; `error` is the error with which the whole journal was refused. `named`
/// is the id of the candidate in the name of the journal's file. Returns `None` if the error is not damage, the journal
/// belongs to no paper of the lock, no part verifies, or the parts do not fit the paper.
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
