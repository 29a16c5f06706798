//! What the commission asks for about damaged journals when it marks again.

use std::collections::BTreeMap;

use crate::exam::journal::Extent;
use crate::exam::lock::Lock;

use super::appeal::paper;
use super::refusal::{Refusal, Unsalvaged};
use super::sheets::Sheets;
use super::wreck::{Word, Words};

/// What is asked for now: `salvage:CANDIDATE:before`, `:all`, `:none`, which takes a decision back.
#[derive(Default)]
pub struct Asked<'a> {
    extents: BTreeMap<&'a str, Option<Extent>>,
    /// What else is asked for.
    pub others: Vec<&'a str>,
}

/// The prefix of what is said of a damaged journal.
const SALVAGE: &str = "salvage:";

impl<'a> Asked<'a> {
    pub fn read(asked: &[&'a str], lock: &Lock) -> Result<Asked<'a>, Refusal> {
        let mut read = Asked::default();
        for text in asked {
            let Some(said) = text.strip_prefix(SALVAGE) else {
                read.others.push(text);
                continue;
            };
            let bad = || Refusal::Policy((*text).to_owned());
            let (candidate, extent) = said.rsplit_once(':').ok_or_else(bad)?;
            let extent = match extent {
                "before" => Some(Extent::Before),
                "all" => Some(Extent::All),
                "none" => None,
                _ => return Err(bad()),
            };
            paper(lock, candidate)?;
            if read.extents.insert(candidate, extent).is_some() {
                return Err(Refusal::PolicyTwice((*text).to_owned()));
            }
        }
        Ok(read)
    }

    /// What counts from now on.
    pub fn with(&self, mut words: Words) -> Words {
        for (candidate, extent) in &self.extents {
            match extent {
                Some(extent) => {
                    words.insert((*candidate).to_owned(), Word::now(*extent));
                }
                None => drop(words.remove(*candidate)),
            }
        }
        words
    }

    /// Whether there is what is asked for.
    pub fn is_there(&self, sheets: &Sheets, lock: &Lock) -> Result<(), Refusal> {
        for (candidate, extent) in &self.extents {
            let Some(extent) = extent else { continue };
            let why = match sheets.wrecks(candidate) {
                [] => Unsalvaged::Sound,
                [wreck] if *extent == Extent::Before && !wreck.salvage.has_before() => {
                    Unsalvaged::Nothing
                }
                [_] if sheets.of(candidate).is_none_or(|found| found.salvaged.is_some()) => {
                    continue;
                }
                [_] => Unsalvaged::Sound,
                _ => Unsalvaged::Several,
            };
            let name = paper(lock, candidate)?.name.clone();
            return Err(Refusal::Unsalvaged { name, why });
        }
        Ok(())
    }
}
