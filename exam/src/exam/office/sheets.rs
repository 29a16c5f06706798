//! The journals of a stage: each verified against its paper and, where there is one, its receipt; and which of
//! several counts.

use std::collections::{BTreeMap, BTreeSet};

use crate::diag::visible::visible;
use crate::exam::digest::same_receipt;
use crate::exam::journal::{self, Asked, Journal, Sheet, strange};
use crate::exam::lock::{Lock, LockedPaper, Shown};
use crate::exam::results::Salvaged;
use crate::exam::roster::Slip;
use crate::exam::stage::Late;

use super::refusal::{Flawed, Refusal};
use super::wreck::{Words, Wreck, sheet, wreck};
use crate::exam::folder::{Bytes, Folder, JOURNAL, RECEIPTS};
use crate::exam::matter::{Matter, Notice, allowed, of_sitting};

/// The sheet of a candidate.
pub struct Found {
    /// The journal's file.
    pub name: String,
    pub journal: Journal,
    pub sheet: Sheet,
    /// By which decision of the commission it counts, where the file is damaged.
    pub salvaged: Option<Salvaged>,
}

/// The sheets of a stage.
#[derive(Default)]
pub struct Sheets {
    found: BTreeMap<String, Found>,
    /// Other journals of a candidate, which diverge from the one found first.
    rivals: BTreeMap<String, Vec<Found>>,
    /// The damaged journals of a candidate.
    wrecks: BTreeMap<String, Vec<Wreck>>,
    /// The candidates whose sheets cannot be marked.
    without: BTreeSet<String>,
    /// What the commission must know about, refused or not.
    pub notices: Vec<Notice>,
    /// Whether some sheet was refused.
    pub refused: bool,
}

impl Sheets {
    /// Reads every journal in a folder and below; of those that are damaged, what the commission says counts.
    pub fn gather(folder: &dyn Folder, lock: &Lock, words: &Words) -> Result<Sheets, Refusal> {
        let mut sheets = Sheets::default();
        let mut unusable = Vec::new();
        let mut damaged = Vec::new();
        let journals = folder.journals().map_err(Refusal::Unread)?;
        for (name, file) in journals.shut {
            sheets.refuse(&name, None, Matter::Unread { file });
        }
        for (name, bytes) in journals.files {
            match one(&name, bytes, lock) {
                Ok((candidate, found)) => sheets.take(&candidate, found),
                Err(unused) => match *unused {
                    Unusable::Refused { candidate, matter } => {
                        unusable.push((name, candidate, matter));
                    }
                    Unusable::Damaged(wreck) => damaged.push((name, wreck)),
                },
            }
        }
        let slips = slips(folder)?;
        for (name, wreck) in &damaged {
            let of = |(_, other): &&(String, Wreck)| other.candidate == wreck.candidate;
            let is_alone = damaged.iter().filter(of).count() == 1;
            let is_alone = is_alone && !sheets.found.contains_key(&wreck.candidate);
            let word = words.get(&wreck.candidate).filter(|_| is_alone);
            if let Some(salvaged) = word.and_then(|word| word.on(wreck.file)) {
                sheets.salvage(name, wreck, salvaged, lock);
                continue;
            }
            let slip = slips.iter().flatten().find(|slip| slip.candidate == wreck.candidate);
            let matter = wreck.matter(slip.and_then(|slip| slip.receipt.clone()));
            unusable.push((name.clone(), Some(wreck.candidate.clone()), matter));
        }
        for (_, wreck) in damaged {
            sheets.wrecks.entry(wreck.candidate.clone()).or_default().push(wreck);
        }
        for (name, candidate, matter) in unusable {
            // Beside a journal that verifies, one that cannot be used costs the candidate nothing.
            match candidate.as_deref().filter(|candidate| sheets.found.contains_key(*candidate)) {
                Some(candidate) => {
                    sheets.refused = true;
                    sheets.note(&name, Some(candidate), matter);
                }
                None => sheets.refuse(&name, candidate.as_deref(), matter),
            }
        }
        sheets.choose(slips.as_deref().unwrap_or_default());
        sheets.notice_sittings(lock);
        sheets.set_apart(lock);
        if let Some(slips) = slips {
            sheets.check_slips(&slips, lock);
        }
        sheets.check_rooms(lock);
        Ok(sheets)
    }

    /// Notes what is strange about the sittings.
    fn notice_sittings(&mut self, lock: &Lock) {
        for (candidate, found) in &self.found {
            let Some(paper) = lock.paper(candidate) else { continue };
            let strange = match found.salvaged {
                None => strange(&found.journal, &asked(lock, paper)),
                // What is missing is not strange there.
                Some(_) => Vec::new(),
            };
            let strange = strange.into_iter().map(|(what, line)| Matter::Strange { what, line });
            let matters = of_sitting(&found.sheet, paper.minutes).into_iter().chain(strange);
            self.notices.extend(matters.map(|matter| {
                let (sheet, candidate) =
                    (visible(&found.name).into_owned(), Some(candidate.clone()));
                Notice { sheet, candidate, matter }
            }));
        }
    }

    pub fn of(&self, candidate: &str) -> Option<&Found> {
        self.found.get(candidate)
    }

    /// The damaged journals of a candidate.
    pub fn wrecks(&self, candidate: &str) -> &[Wreck] {
        self.wrecks.get(candidate).map_or(&[], Vec::as_slice)
    }

    /// Takes of a damaged journal what counts by decision of the commission.
    fn salvage(&mut self, name: &str, wreck: &Wreck, salvaged: Salvaged, lock: &Lock) {
        let journal = wreck.salvage.journal(salvaged.extent);
        let Some(Ok(sheet)) = lock.paper(&wreck.candidate).map(|paper| sheet(&journal, paper))
        else {
            return;
        };
        let extent = salvaged.extent;
        self.note(name, Some(&wreck.candidate), Matter::Salvaged { extent });
        let (name, salvaged) = (name.to_owned(), Some(salvaged));
        let found = Found { name, journal, sheet, salvaged };
        self.found.insert(wreck.candidate.clone(), found);
    }

    /// Whether there is a journal that should be the candidate's, and none that can be marked.
    pub fn is_refused(&self, candidate: &str) -> bool {
        !self.found.contains_key(candidate) && self.notices_of(candidate).next().is_some()
    }

    /// What the commission must know about in the sitting of a candidate.
    pub fn notices_of<'s>(&'s self, candidate: &'s str) -> impl Iterator<Item = &'s Notice> {
        self.notices.iter().filter(move |notice| notice.candidate.as_deref() == Some(candidate))
    }

    fn refuse(&mut self, name: &str, candidate: Option<&str>, matter: Matter) {
        self.refused = true;
        self.note(name, candidate, matter);
        if let Some(candidate) = candidate {
            self.found.remove(candidate);
            self.without.insert(candidate.to_owned());
        }
    }

    /// Takes a journal that verifies. Of two, one of which is the other's beginning, the longer counts: the
    /// shorter is a copy made before the end. Of two that diverge the receipt decides.
    fn take(&mut self, candidate: &str, found: Found) {
        let Some(other) = self.found.get(candidate) else {
            if self.without.contains(candidate) {
                return self.note(&found.name, Some(candidate), Matter::RefusedToo);
            }
            self.found.insert(candidate.to_owned(), found);
            return;
        };
        let (ours, theirs) = (&other.journal.records, &found.journal.records);
        if theirs.starts_with(ours) && theirs.len() > ours.len() {
            let shorter = other.name.clone();
            self.note(&shorter, Some(candidate), Matter::Shorter);
            self.found.insert(candidate.to_owned(), found);
        } else if !ours.starts_with(theirs) {
            self.rivals.entry(candidate.to_owned()).or_default().push(found);
        } else if ours.len() > theirs.len() {
            self.note(&found.name, Some(candidate), Matter::Shorter);
        }
    }

    fn note(&mut self, name: &str, candidate: Option<&str>, matter: Matter) {
        let (sheet, candidate) = (visible(name).into_owned(), candidate.map(str::to_owned));
        self.notices.push(Notice { sheet, candidate, matter });
    }

    /// Of journals of one candidate that diverge, the one whose receipt was copied counts; without it, none does.
    fn choose(&mut self, slips: &[Slip]) {
        for (candidate, rivals) in std::mem::take(&mut self.rivals) {
            let Some(first) = self.found.remove(&candidate) else { continue };
            let slip = slips.iter().find(|slip| slip.candidate == candidate);
            let copied = slip.and_then(|slip| slip.receipt.as_deref());
            let is_copied = |found: &Found| {
                copied.is_some_and(|copied| same_receipt(&found.journal.receipt(), copied))
            };
            let first_name = visible(&first.name).into_owned();
            let mut all: Vec<Found> = std::iter::once(first).chain(rivals).collect();
            if let Some(place) = all.iter().position(is_copied) {
                let chosen = all.swap_remove(place);
                let other = visible(&chosen.name).into_owned();
                for rival in all {
                    let matter = Matter::NotTheReceipt { other: other.clone() };
                    self.note(&rival.name, Some(&candidate), matter);
                }
                self.found.insert(candidate, chosen);
                continue;
            }
            for (place, rival) in all.iter().skip(1).enumerate() {
                let other = first_name.clone();
                let matter = if place == 0 { Matter::Parted { other } } else { Matter::RefusedToo };
                self.refuse(&rival.name, Some(&candidate), matter);
            }
        }
    }

    /// Sets aside what ran over the time, where the stage says so.
    fn set_apart(&mut self, lock: &Lock) {
        if lock.stage.room.late != Late::SetApart {
            return;
        }
        let late: Vec<(String, String, Matter)> = self
            .found
            .iter()
            .filter_map(|(candidate, found)| {
                let minutes = lock.paper(candidate)?.minutes;
                let used = found.sheet.elapsed_ms;
                let is_late = allowed(minutes).is_some_and(|allowed| used > allowed);
                let matter = Matter::SetApart { used, minutes };
                is_late.then(|| (candidate.clone(), found.name.clone(), matter))
            })
            .collect();
        for (candidate, name, matter) in late {
            self.refuse(&name, Some(&candidate), matter);
        }
    }

    /// Checks each sheet against what its candidate copied, where the commission has typed it in.
    fn check_slips(&mut self, slips: &[Slip], lock: &Lock) {
        for slip in slips {
            let candidate = &slip.candidate;
            if lock.paper(candidate).is_none() {
                let candidate = candidate.clone();
                self.refuse(RECEIPTS, None, Matter::Stranger { candidate });
                continue;
            }
            let Some(found) = self.found.get(candidate) else {
                if slip.receipt.is_some() && !self.is_refused(candidate) {
                    let alone = Matter::ReceiptAlone { candidate: candidate.clone() };
                    self.refuse(RECEIPTS, Some(candidate), alone);
                }
                continue;
            };
            // The commission has seen it.
            if found.salvaged.is_some() {
                continue;
            }
            if let Some(matter) = disagrees(slip, &found.journal) {
                let name = found.name.clone();
                self.refuse(&name, Some(candidate), matter);
            }
        }
        let copied = |candidate: &str| {
            slips.iter().any(|slip| slip.candidate == candidate && slip.receipt.is_some())
        };
        let without = self
            .found
            .iter()
            .filter(|(candidate, found)| found.sheet.handed_in && !copied(candidate));
        let without: Vec<(String, String)> =
            without.map(|(candidate, found)| (candidate.clone(), found.name.clone())).collect();
        for (candidate, name) in without {
            self.refused = true;
            self.note(&name, Some(&candidate), Matter::NoReceipt);
        }
    }

    /// Where the stage asks for the code of the room every journal has one.
    fn check_rooms(&mut self, lock: &Lock) {
        if !lock.stage.room.code {
            return;
        }
        let without = self
            .found
            .iter()
            .filter(|(_, found)| found.journal.room().is_none() && found.salvaged.is_none());
        let without: Vec<(String, String)> =
            without.map(|(candidate, found)| (candidate.clone(), found.name.clone())).collect();
        for (candidate, name) in without {
            self.refuse(&name, Some(&candidate), Matter::NoRoom);
        }
    }
}

/// What the attendance sheet has, if the commission has typed it in.
fn slips(folder: &dyn Folder) -> Result<Option<Vec<Slip>>, Refusal> {
    if !folder.has(RECEIPTS) {
        return Ok(None);
    }
    let text = super::text(folder, RECEIPTS)?;
    let (slips, problems) = crate::exam::roster::receipts(&text);
    if problems.is_empty() {
        return Ok(Some(slips));
    }
    let path = folder.path(RECEIPTS);
    Err(Refusal::Flawed(Flawed { path, text, problems }))
}

/// The first thing copied that is not what the journal has.
fn disagrees(slip: &Slip, journal: &Journal) -> Option<Matter> {
    let receipt = journal.receipt();
    if let Some(copied) = slip.receipt.clone().filter(|copied| !same_receipt(&receipt, copied)) {
        return Some(Matter::Receipt { receipt, copied });
    }
    if let Some(read) = &slip.room {
        let code = journal.room().map(|code| visible(code).into_owned());
        if !code.as_ref().is_some_and(|code| same_receipt(code, read)) {
            return Some(Matter::Room { code, read: read.clone() });
        }
    }
    let differs = |(minute, copied): &(u32, String)| {
        let code = journal.checkpoint(*minute).map(str::to_owned);
        let same = code.as_ref().is_some_and(|code| same_receipt(code, copied));
        let (minute, copied) = (*minute, copied.clone());
        (!same).then_some(Matter::Checkpoint { minute, code, copied })
    };
    slip.checkpoints.iter().find_map(differs)
}

/// How a paper asks its questions.
fn asked(lock: &Lock, paper: &LockedPaper) -> Vec<Asked> {
    let of = |shown: &Shown| {
        let locked = lock.stage.question(&shown.id);
        // Earlier locks do not say whether several are asked for.
        let several = locked.is_none_or(|locked| locked.several.unwrap_or(true));
        Asked { several, clause: locked.is_none_or(|locked| locked.clause) }
    };
    paper.questions.iter().map(of).collect()
}

/// A file that is not a journal to mark.
enum Unusable {
    Refused {
        /// Whose it should be, if that is known.
        candidate: Option<String>,
        matter: Matter,
    },
    Damaged(Wreck),
}

fn one(name: &str, bytes: Bytes, lock: &Lock) -> Result<(String, Found), Box<Unusable>> {
    // Whose it should be is said by its name alone.
    let file = name.rsplit('/').next().and_then(|file| file.strip_suffix(JOURNAL));
    let named = file.and_then(|file| file.strip_suffix('.'));
    let named = named.filter(|stem| lock.paper(stem).is_some()).map(str::to_owned);
    let bytes = match bytes {
        Ok(bytes) => bytes,
        Err(file) => {
            let matter = Matter::Unread { file };
            return Err(Box::new(Unusable::Refused { candidate: named, matter }));
        }
    };
    let journal = match journal::read(&bytes) {
        Ok(journal) => journal,
        Err(error) => {
            let wreck = wreck(&bytes, named.as_deref(), &error, lock);
            let matter = Matter::Broken { journal: error };
            let refused = Unusable::Refused { candidate: named, matter };
            return Err(Box::new(wreck.map_or(refused, Unusable::Damaged)));
        }
    };
    let candidate = journal.candidate().to_owned();
    let Some(paper) = lock.paper(&candidate) else {
        let candidate = visible(&candidate).into_owned();
        let matter = Matter::Stranger { candidate };
        return Err(Box::new(Unusable::Refused { candidate: None, matter }));
    };
    match sheet(&journal, paper) {
        Ok(sheet) => {
            Ok((candidate, Found { name: name.to_owned(), journal, sheet, salvaged: None }))
        }
        Err(journal) => {
            let matter = Matter::Broken { journal };
            Err(Box::new(Unusable::Refused { candidate: Some(candidate), matter }))
        }
    }
}
