//! The commission's requests on sheets in a regrade: the parts of damaged journals that count, and the missing proofs
//! that are waived.

use std::collections::BTreeMap;

use crate::journal::{LineRange, SalvageExtent};
use crate::lock::StageLock;
use crate::notice::ProofKind;
use crate::results::Waiver;

use super::appeal::paper;
use super::damaged::{DamagedJournal, EVERYBODY, ExtentDecision, SheetDecisions};
use super::refusal::{Refusal, SalvageRefusal};
use super::sheets::CollectedSheets;

/// Requests on sheets, such as `salvage:CANDIDATE:1-25` and `waive:CANDIDATE:receipt`. A request that ends in `:none`
/// revokes an earlier decision.
#[derive(Default)]
pub struct SheetRequests<'a> {
    extents: BTreeMap<&'a str, Option<SalvageExtent>>,
    /// The candidates' ids with the proofs to waive; `None` revokes all earlier waivers of the candidate.
    waived: Vec<(&'a str, Option<ProofKind>)>,
    /// The requests that do not concern sheets.
    pub others: Vec<&'a str>,
}

/// The prefix of a request on a damaged journal.
const SALVAGE: &str = "salvage:";

/// The prefix of a request on a missing proof.
const WAIVE: &str = "waive:";

const NONE: &str = "none";

impl<'a> SheetRequests<'a> {
    /// Parses requests; a request that does not concern sheets is added to [`SheetRequests::others`].
    pub fn read(requests: &[&'a str], lock: &StageLock) -> Result<SheetRequests<'a>, Refusal> {
        let mut parsed = SheetRequests::default();
        for text in requests {
            let bad = || Refusal::Policy((*text).to_owned());
            if let Some(request) = text.strip_prefix(SALVAGE) {
                let (candidate, extent) = request.rsplit_once(':').ok_or_else(bad)?;
                let named = |extent: &str| extent.parse().map_err(|_| bad());
                let extent = (extent != NONE).then(|| named(extent)).transpose()?;
                paper(lock, candidate)?;
                if parsed.extents.insert(candidate, extent).is_some() {
                    return Err(Refusal::PolicyTwice((*text).to_owned()));
                }
            } else if let Some(request) = text.strip_prefix(WAIVE) {
                let (candidate, what) = request.rsplit_once(':').ok_or_else(bad)?;
                let measure = ProofKind::ALL.into_iter().find(|measure| measure.name() == what);
                if measure.is_none() && what != NONE {
                    return Err(bad());
                }
                if candidate != EVERYBODY {
                    paper(lock, candidate)?;
                }
                parsed.waived.push((candidate, measure));
            } else {
                parsed.others.push(text);
            }
        }
        Ok(parsed)
    }

    /// Returns the earlier decisions with the requests applied.
    pub fn merged_into(&self, mut decisions: SheetDecisions) -> SheetDecisions {
        for (candidate, extent) in &self.extents {
            match extent {
                Some(extent) => {
                    decisions
                        .salvage
                        .insert((*candidate).to_owned(), ExtentDecision::undated(extent.clone()));
                }
                None => drop(decisions.salvage.remove(*candidate)),
            }
        }
        for (candidate, what) in &self.waived {
            match what {
                Some(what) => {
                    let candidate = (*candidate).to_owned();
                    decisions.waived.insert(Waiver { candidate, what: *what });
                }
                None => decisions.waived.retain(|waiver| waiver.candidate != *candidate),
            }
        }
        decisions
    }

    /// Checks that each extent that a request names can be salvaged from the candidate's damaged journal.
    pub fn check_applicable(
        &self,
        sheets: &CollectedSheets,
        lock: &StageLock,
    ) -> Result<(), Refusal> {
        for (candidate, extent) in &self.extents {
            let Some(extent) = extent else { continue };
            let counts = sheets.of(candidate).is_none_or(|sheet| sheet.salvaged.is_some());
            let why = match sheets.damaged_journals(candidate) {
                [damaged] if counts => match salvage_refusal(damaged, extent, sheets) {
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

/// Returns the reason why an extent of a damaged journal cannot be salvaged; `None` if it can. A part without proof
/// counts only if the request names its lines.
fn salvage_refusal(
    damaged: &DamagedJournal,
    extent: &SalvageExtent,
    sheets: &CollectedSheets,
) -> Option<SalvageRefusal> {
    let copied = sheets.copied(&damaged.candidate);
    let parts = damaged.salvage.parts(copied).into_iter();
    match extent {
        SalvageExtent::Before if !damaged.salvage.has_intact_start() => {
            Some(SalvageRefusal::Nothing)
        }
        SalvageExtent::Before | SalvageExtent::All => {
            let unproved = damaged.salvage.unproved_parts(extent, copied);
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
