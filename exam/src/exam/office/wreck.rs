//! Damaged journals before the commission: what is left of each, and what counts by its decision.

use std::collections::BTreeMap;

use crate::diag::visible::visible;
use crate::exam::digest::Digest;
use crate::exam::journal::{self, Extent, Journal, JournalError, Kept, Salvage, Sheet, salvage};
use crate::exam::lock::{Lock, LockedPaper};
use crate::exam::matter::{Matter, allowed};
use crate::exam::results::{Results, Salvaged};

/// What the commission has decided on damaged journals, by candidate.
pub type Words = BTreeMap<String, Word>;

/// What of a damaged journal counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    pub fn on(self, journal: Digest) -> Option<Salvaged> {
        let is_of = self.journal.is_none_or(|said| said == journal);
        is_of.then_some(Salvaged { extent: self.extent, journal })
    }
}

/// A damaged journal.
pub struct Wreck {
    pub candidate: String,
    /// The hash of the file.
    pub file: Digest,
    pub salvage: Salvage,
}

impl Wreck {
    /// What the commission must know about of it; `copied` is the receipt that the candidate copied.
    pub fn matter(&self, copied: Option<String>) -> Matter {
        let shown = |kept: Vec<Kept>| {
            let cited = |kept: Kept| Kept {
                cited: kept.cited.map(|cited| visible(&cited).into_owned()),
                ..kept
            };
            kept.into_iter().map(cited).collect()
        };
        Matter::Damaged {
            damages: self.salvage.damages.clone(),
            before: shown(self.salvage.before()),
            after: shown(self.salvage.after()),
            receipt: self.salvage.journal(Extent::All).receipt(),
            copied,
        }
    }
}

/// What was said when results were written.
pub fn said(results: &Results) -> Words {
    let word =
        |salvaged: Salvaged| Word { extent: salvaged.extent, journal: Some(salvaged.journal) };
    let candidates = results.candidates.iter();
    candidates.filter_map(|one| Some((one.id.clone(), word(one.salvaged?)))).collect()
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
    sheet(&salvage.journal(Extent::All), paper).ok()?;
    Some(Wreck { candidate, file: Digest::of(bytes), salvage })
}
