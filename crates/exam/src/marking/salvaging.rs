//! What the commission asks for about sheets when it marks again: what of a damaged journal counts, and the proofs
//! without which it does.

use std::collections::BTreeMap;

use crate::journal::{Extent, Lines};
use crate::lock::Lock;
use crate::matter::Measure;
use crate::results::Waiver;

use super::appeal::paper;
use super::refusal::{Refusal, Unsalvaged};
use super::sheets::Sheets;
use super::wreck::{ALL, Word, Words, Wreck};

/// What is asked for now: `salvage:CANDIDATE:1-25` and the like, `waive:CANDIDATE:receipt`; `:none` takes it back.
#[derive(Default)]
pub struct Asked<'a> {
    extents: BTreeMap<&'a str, Option<Extent>>,
    /// By candidate; none to take back what was waived.
    waived: Vec<(&'a str, Option<Measure>)>,
    /// What else is asked for.
    pub others: Vec<&'a str>,
}

/// The prefix of what is said of a damaged journal.
const SALVAGE: &str = "salvage:";

/// The prefix of what is said of a proof that is not there.
const WAIVE: &str = "waive:";

const NONE: &str = "none";

impl<'a> Asked<'a> {
    pub fn read(asked: &[&'a str], lock: &Lock) -> Result<Asked<'a>, Refusal> {
        let mut read = Asked::default();
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
                let measure = Measure::ALL.into_iter().find(|measure| measure.name() == what);
                if measure.is_none() && what != NONE {
                    return Err(bad());
                }
                if candidate != ALL {
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
    pub fn with(&self, mut words: Words) -> Words {
        for (candidate, extent) in &self.extents {
            match extent {
                Some(extent) => {
                    words.salvage.insert((*candidate).to_owned(), Word::now(extent.clone()));
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
    pub fn is_there(&self, sheets: &Sheets, lock: &Lock) -> Result<(), Refusal> {
        for (candidate, extent) in &self.extents {
            let Some(extent) = extent else { continue };
            let counts = sheets.of(candidate).is_none_or(|found| found.salvaged.is_some());
            let why = match sheets.wrecks(candidate) {
                [wreck] if counts => match unsalvaged(wreck, extent, sheets) {
                    None => continue,
                    Some(why) => why,
                },
                [] | [_] => Unsalvaged::Sound,
                _ => Unsalvaged::Several,
            };
            let name = paper(lock, candidate)?.name.clone();
            return Err(Refusal::Unsalvaged { name, why });
        }
        Ok(())
    }
}

/// Why a damaged journal does not have what is asked for: a part that nothing proves counts only by its lines.
fn unsalvaged(wreck: &Wreck, extent: &Extent, sheets: &Sheets) -> Option<Unsalvaged> {
    let copied = sheets.copied(&wreck.candidate);
    let parts = wreck.salvage.parts(copied).into_iter();
    match extent {
        Extent::Before if !wreck.salvage.has_before() => Some(Unsalvaged::Nothing),
        Extent::Before | Extent::All => {
            let unproved = wreck.salvage.unproved(extent, copied);
            (!unproved.is_empty()).then_some(Unsalvaged::Unproved(unproved))
        }
        Extent::Proved => {
            let mut parts = parts;
            (!parts.any(|part| part.proof.is_proof())).then_some(Unsalvaged::Nothing)
        }
        Extent::Lines(named) => {
            let known: Vec<Lines> = parts.map(|part| part.lines).collect();
            let is_known = named.iter().all(|lines| known.contains(lines));
            (!is_known).then_some(Unsalvaged::NoPart(known))
        }
    }
}
