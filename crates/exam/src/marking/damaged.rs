//! Damaged journals: what is left of each, and how much counts by decision of the commission.

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

/// The commission's decisions on sheets.
#[derive(Clone, Debug, Default)]
pub struct SheetDecisions {
    /// How much of a damaged journal counts, by candidate.
    pub salvage: BTreeMap<String, ExtentDecision>,
    /// The missing proofs that the commission waives.
    pub waived: BTreeSet<Waiver>,
}

/// The candidate of a waiver that applies to all.
pub const EVERYBODY: &str = "*";

impl SheetDecisions {
    /// Whether the commission waives a proof for a candidate.
    pub fn is_waived(&self, candidate: &str, what: ProofKind) -> bool {
        let waiver = |candidate: &str| Waiver { candidate: candidate.to_owned(), what };
        self.waived.contains(&waiver(candidate)) || self.waived.contains(&waiver(EVERYBODY))
    }
}

/// How much of a damaged journal counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExtentDecision {
    /// The parts that count.
    pub extent: SalvageExtent,
    /// The hash of the file that the decision was made on; `None` for a decision made now.
    journal: Option<Digest>,
}

impl ExtentDecision {
    /// A decision made now, which applies to whatever file there is.
    pub const fn undated(extent: SalvageExtent) -> ExtentDecision {
        ExtentDecision { extent, journal: None }
    }

    /// Returns the decision if it applies to a journal file of this hash.
    pub fn for_journal(&self, journal: Digest) -> Option<SalvageDecision> {
        let is_of = self.journal.is_none_or(|decided_on| decided_on == journal);
        is_of.then(|| SalvageDecision { extent: self.extent.clone(), journal })
    }
}

/// Returns the codes that a candidate copied, to compare with a damaged journal.
pub fn copied(row: Option<&AttendanceRow>) -> CopiedCodes<'_> {
    row.map_or_else(CopiedCodes::default, |row| CopiedCodes {
        receipt: row.receipt.as_deref(),
        room: row.room.as_deref(),
        checkpoints: &row.checkpoints,
    })
}

/// A journal that does not verify, and what can be read of it.
pub struct DamagedJournal {
    /// The candidate's id.
    pub candidate: String,
    /// The hash of the file.
    pub file: Digest,
    /// The parts that verify on their own.
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

    /// Returns the notices on this extent of the journal, if the commission lets it count.
    pub fn salvage_notices(&self, extent: &SalvageExtent, copied: CopiedCodes<'_>) -> Vec<Notice> {
        let parts = match extent {
            // Parts named by their lines count, proved or not.
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

/// Makes the citations of a part safe to print.
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

/// Returns the decisions on sheets that results were made with.
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

/// Returns the answers of a journal on this paper, within its time limit.
pub fn sheet(journal: &Journal, paper: &LockedPaper) -> Result<AnswerSheet, JournalError> {
    let options: Vec<usize> = paper.questions.iter().map(|shown| shown.order.len()).collect();
    journal.belongs_to(paper.paper, &paper.candidate)?;
    journal.fits(&options)?;
    match time_limit_ms(paper.minutes) {
        Some(limit) => journal.sheet_within(paper.questions.len(), limit),
        None => journal.sheet(paper.questions.len()),
    }
}

/// Reads what is left of a journal that fails verification with this error. `named` is the candidate in its file name.
/// `None` if the error is not damage, or if no part verifies.
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
