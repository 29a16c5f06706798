//! What the commission asks for about sheets when it marks again: what of a damaged journal counts, and the proofs
//! without which it does.

use std::collections::BTreeMap;

use crate::journal::{LineRange, SalvageExtent};
use crate::lock::StageLock;
use crate::notice::ProofKind;
use crate::results::Waiver;

use super::appeal::paper;
use super::damaged::{DamagedJournal, EVERYBODY, ExtentDecision, SheetDecisions};
use super::refusal::{Refusal, SalvageRefusal};
use super::sheets::CollectedSheets;

/// What is asked for now: `salvage:CANDIDATE:1-25` and the like, `waive:CANDIDATE:receipt`; `:none` takes it back.
#[derive(Default)]
pub struct SheetRequests<'a> {
    extents: BTreeMap<&'a str, Option<SalvageExtent>>,
    /// By candidate; none to take back what was waived.
    waived: Vec<(&'a str, Option<ProofKind>)>,
    /// What else is asked for.
    pub others: Vec<&'a str>,
}

/// The prefix of what is said of a damaged journal.
const SALVAGE: &str = "salvage:";

/// The prefix of what is said of a proof that is not there.
const WAIVE: &str = "waive:";

const NONE: &str = "none";

impl<'a> SheetRequests<'a> {
    pub fn read(asked: &[&'a str], lock: &StageLock) -> Result<SheetRequests<'a>, Refusal> {
        let mut read = SheetRequests::default();
        for text in asked {
            let bad = || Refusal::Policy((*text).to_owned());
            if let Some(said) = text.strip_prefix(SALVAGE) {
                let (candidate, extent) = said.rsplit_once(':').ok_or_else(bad)?;
                let named = |extent: &str| extent.parse().map_err(|_| bad());
                let extent = (extent != NONE).then(|| named(extent)).transpose()?;
                paper(lock, candidate)?;
                if read.extents.insert(candidate, extent).is_some() {
                    return Err(Refusal::PolicyTwice((*text).to_owned()));
                }
            } else if let Some(said) = text.strip_prefix(WAIVE) {
                let (candidate, what) = said.rsplit_once(':').ok_or_else(bad)?;
                let measure = ProofKind::ALL.into_iter().find(|measure| measure.name() == what);
                if measure.is_none() && what != NONE {
                    return Err(bad());
                }
                if candidate != EVERYBODY {
                    paper(lock, candidate)?;
                }
                read.waived.push((candidate, measure));
            } else {
                read.others.push(text);
            }
        }
        Ok(read)
    }

    /// What counts from now on.
    pub fn merged_into(&self, mut words: SheetDecisions) -> SheetDecisions {
        for (candidate, extent) in &self.extents {
            match extent {
                Some(extent) => {
                    words
                        .salvage
                        .insert((*candidate).to_owned(), ExtentDecision::undated(extent.clone()));
                }
                None => drop(words.salvage.remove(*candidate)),
            }
        }
        for (candidate, what) in &self.waived {
            match what {
                Some(what) => {
                    let candidate = (*candidate).to_owned();
                    words.waived.insert(Waiver { candidate, what: *what });
                }
                None => words.waived.retain(|waiver| waiver.candidate != *candidate),
            }
        }
        words
    }

    /// Whether there is what is asked for.
    pub fn check_applicable(
        &self,
        sheets: &CollectedSheets,
        lock: &StageLock,
    ) -> Result<(), Refusal> {
        for (candidate, extent) in &self.extents {
            let Some(extent) = extent else { continue };
            let counts = sheets.of(candidate).is_none_or(|found| found.salvaged.is_some());
            let why = match sheets.damaged_journals(candidate) {
                [wreck] if counts => match salvage_refusal(wreck, extent, sheets) {
                    None => continue,
                    Some(why) => why,
                },
                [] | [_] => SalvageRefusal::Sound,
                _ => SalvageRefusal::Several,
            };
            let name = paper(lock, candidate)?.name.clone();
            return Err(Refusal::Unsalvaged { name, why });
        }
        Ok(())
    }
}

/// Why a damaged journal does not have what is asked for: a part that nothing proves counts only by its lines.
fn salvage_refusal(
    wreck: &DamagedJournal,
    extent: &SalvageExtent,
    sheets: &CollectedSheets,
) -> Option<SalvageRefusal> {
    let copied = sheets.copied(&wreck.candidate);
    let parts = wreck.salvage.parts(copied).into_iter();
    match extent {
        SalvageExtent::Before if !wreck.salvage.has_intact_start() => Some(SalvageRefusal::Nothing),
        SalvageExtent::Before | SalvageExtent::All => {
            let unproved = wreck.salvage.unproved_parts(extent, copied);
            (!unproved.is_empty()).then_some(SalvageRefusal::Unproved(unproved))
        }
        SalvageExtent::Proved => {
            let mut parts = parts;
            (!parts.any(|part| part.proof.is_proof())).then_some(SalvageRefusal::Nothing)
        }
        SalvageExtent::Lines(named) => {
            let known: Vec<LineRange> = parts.map(|part| part.lines).collect();
            let is_known = named.iter().all(|lines| known.contains(lines));
            (!is_known).then_some(SalvageRefusal::NoPart(known))
        }
    }
}
