//! The journals of a stage: each verified against its paper and, where there is one, its receipt; and which of
//! several counts.

use std::collections::{BTreeMap, BTreeSet};

use jiff::civil::Date;

use crate::digest::same_receipt;
use crate::journal::normalize::is_own_name;
use crate::journal::rules::wall_seconds;
use crate::journal::{CopiedCodes, PaperRequirements, broken_line_rules, broken_rules};
use crate::lock::StageLock;
use crate::results::SalvageDecision;
use crate::roster::AttendanceRow;
use crate::stage::{LateAnswers, Stage};
use arbitro_cases::diag::sanitize::sanitized;

use super::candidate_sheet::{UnusableJournal, read_candidate_sheet};
use super::copied_files::{copy_notice, like_but_for_zeros, normalize_ids};
use super::damaged::{DamagedJournal, SheetDecisions, copied, sheet};
use super::proofs::{AttendanceSheet, bounds, first_mismatch, missing_proofs, proved_until};
use super::refusal::Refusal;
use super::sitting_times::{self, SittingStart};

pub use super::candidate_sheet::CandidateSheet;
use crate::folder::{RECEIPTS, StageStorage};
use crate::notice::{Notice, SheetNotice, sitting_notices, time_limit_ms};

/// The sheets of a stage.
#[derive(Default)]
pub struct CollectedSheets {
    found: BTreeMap<String, CandidateSheet>,
    /// Other journals of a candidate, which diverge from the one found first.
    diverging: BTreeMap<String, Vec<CandidateSheet>>,
    /// The damaged journals of a candidate.
    damaged: BTreeMap<String, Vec<DamagedJournal>>,
    /// The candidates whose sheets cannot be marked.
    unmarkable: BTreeSet<String>,
    /// What the commission must know about, refused or not.
    pub notices: Vec<SheetNotice>,
    /// What the candidates copied, where the commission has typed it in.
    attendance: Option<AttendanceSheet>,
    /// The day on which the sittings have to be held.
    day: Option<Date>,
}

impl CollectedSheets {
    /// Reads every journal in a folder and below; of those that are damaged, what the commission says counts.
    pub fn gather(
        folder: &dyn StageStorage,
        lock: &StageLock,
        stage: &Stage,
        words: &SheetDecisions,
    ) -> Result<CollectedSheets, Refusal> {
        let mut sheets =
            CollectedSheets { day: sitting_times::exam_date(stage), ..CollectedSheets::default() };
        let mut unusable = Vec::new();
        let mut damaged = Vec::new();
        let mut copies: BTreeMap<String, Notice> = BTreeMap::new();
        let journals = folder.journals().map_err(Refusal::Unread)?;
        for (name, file) in journals.unreadable {
            sheets.refuse(&name, None, Notice::Unread { file });
        }
        for (name, bytes) in journals.files {
            copies.extend(copy_notice(&name, &bytes).map(|matter| (name.clone(), matter)));
            match read_candidate_sheet(&name, bytes, lock) {
                Ok((candidate, found)) => sheets.take(&candidate, found),
                Err(unused) => match *unused {
                    UnusableJournal::Refused { candidate, matter } => {
                        unusable.push((name, candidate, matter));
                    }
                    UnusableJournal::Damaged(wreck) => damaged.push((name, wreck)),
                },
            }
        }
        sheets.attendance = AttendanceSheet::read(folder, &lock.stage.room.checkpoints)?;
        let slips =
            sheets.attendance.iter_mut().flat_map(|slips| normalize_ids(slips.all_mut(), lock));
        for (candidate, matter) in slips.collect::<Vec<_>>() {
            sheets.note(RECEIPTS, Some(&candidate), matter);
        }
        for (name, wreck) in &damaged {
            let of = |(_, other): &&(String, DamagedJournal)| other.candidate == wreck.candidate;
            let is_alone = damaged.iter().filter(of).count() == 1;
            let is_alone = is_alone && !sheets.found.contains_key(&wreck.candidate);
            let word = words.salvage.get(&wreck.candidate).filter(|_| is_alone);
            if let Some(salvaged) = word.and_then(|word| word.for_journal(wreck.file)) {
                sheets.salvage(name, wreck, salvaged, lock);
                continue;
            }
            let matter = wreck.notice(sheets.attendance_row(&wreck.candidate));
            unusable.push((name.clone(), Some(wreck.candidate.clone()), matter));
        }
        for (_, wreck) in damaged {
            sheets.damaged.entry(wreck.candidate.clone()).or_default().push(wreck);
        }
        for (name, candidate, matter) in unusable {
            // Beside a journal that verifies, one that cannot be used costs the candidate nothing.
            match candidate.as_deref().filter(|candidate| sheets.found.contains_key(*candidate)) {
                Some(candidate) => sheets.note(&name, Some(candidate), matter),
                None => sheets.refuse(&name, candidate.as_deref(), matter),
            }
        }
        sheets.choose_diverging();
        // What counts under its own name needs no word on what else repeats it.
        let counted =
            sheets.found.iter().map(|(candidate, found)| (candidate.clone(), found.name.clone()));
        for (candidate, name) in counted.collect::<Vec<_>>() {
            if let Some(matter) = copies.remove(&name) {
                sheets.note(&name, Some(&candidate), matter);
            }
        }
        sheets.notice_sittings(lock);
        sheets.notice_times(lock);
        sheets.remove_overtime(lock);
        sheets.check_slips(lock);
        sheets.check_proofs(lock, words);
        Ok(sheets)
    }

    /// What a candidate copied.
    fn attendance_row(&self, candidate: &str) -> Option<&AttendanceRow> {
        self.attendance.as_ref()?.of(candidate)
    }

    /// The same, as it is held against a damaged journal.
    pub fn copied(&self, candidate: &str) -> CopiedCodes<'_> {
        copied(self.attendance_row(candidate))
    }

    /// Whether somebody has still to look at a sheet.
    pub fn has_open(&self) -> bool {
        self.notices.iter().any(|notice| notice.notice.is_open())
    }

    /// Notes what is strange about the sittings.
    fn notice_sittings(&mut self, lock: &StageLock) {
        for (candidate, found) in &self.found {
            let Some(paper) = lock.paper(candidate) else { continue };
            let strange = match found.salvaged {
                None => {
                    let bounds = PaperRequirements { day: self.day, ..bounds(lock, paper) };
                    broken_rules(&found.journal, &bounds)
                }
                // What is missing is not strange there.
                Some(_) => broken_line_rules(&found.journal).into_iter().collect(),
            };
            let strange = strange.into_iter().map(|(what, line)| Notice::Strange { what, line });
            let slip = self.attendance.as_ref().and_then(|slips| slips.of(candidate));
            let proved = proved_until(&found.journal, slip);
            let sitting = sitting_notices(&found.journal, &found.sheet, paper.minutes, proved);
            // The commission knows that the rest of a damaged one is lost.
            let is_told = |matter: &Notice| {
                found.salvaged.is_none() || !matches!(matter, Notice::NotHandedIn { .. })
            };
            let matters = sitting.into_iter().filter(is_told).chain(strange);
            self.notices.extend(matters.map(|matter| {
                let (sheet, candidate) =
                    (sanitized(&found.name).into_owned(), Some(candidate.clone()));
                SheetNotice { sheet, candidate, notice: matter }
            }));
        }
    }

    /// Notes whose sitting began, by its clock, at another time than those of the others.
    fn notice_times(&mut self, lock: &StageLock) {
        let least = lock.papers.iter().map(|paper| paper.minutes).min().unwrap_or(0);
        let begun = self.found.iter().filter_map(|(candidate, found)| {
            let at = wall_seconds(&found.journal.records.first()?.clock)?;
            let extra = lock.paper(candidate)?.minutes.saturating_sub(least);
            Some(SittingStart { candidate, room: found.journal.room(), at, extra })
        });
        let told = sitting_times::deviating_starts(&begun.collect::<Vec<_>>());
        for (candidate, by) in told {
            let name = self.found[&candidate].name.clone();
            self.note(&name, Some(&candidate), Notice::OtherTime { by });
        }
    }

    pub fn of(&self, candidate: &str) -> Option<&CandidateSheet> {
        self.found.get(candidate)
    }

    /// The damaged journals of a candidate.
    pub fn damaged_journals(&self, candidate: &str) -> &[DamagedJournal] {
        self.damaged.get(candidate).map_or(&[], Vec::as_slice)
    }

    /// Takes of a damaged journal what counts by decision of the commission.
    fn salvage(
        &mut self,
        name: &str,
        wreck: &DamagedJournal,
        salvaged: SalvageDecision,
        lock: &StageLock,
    ) {
        let copied = self.copied(&wreck.candidate);
        let journal = wreck.salvage.journal(&salvaged.extent, copied);
        let Some(Ok(sheet)) = lock.paper(&wreck.candidate).map(|paper| sheet(&journal, paper))
        else {
            return;
        };
        for matter in wreck.salvage_notices(&salvaged.extent, copied) {
            self.note(name, Some(&wreck.candidate), matter);
        }
        let (name, salvaged) = (name.to_owned(), Some(salvaged));
        let found = CandidateSheet { name, journal, sheet, salvaged };
        self.found.insert(wreck.candidate.clone(), found);
    }

    /// Whether there is a journal that should be the candidate's, and none that can be marked.
    pub fn is_refused(&self, candidate: &str) -> bool {
        !self.found.contains_key(candidate) && self.notices_of(candidate).next().is_some()
    }

    /// What the commission must know about in the sitting of a candidate.
    pub fn notices_of<'s>(&'s self, candidate: &'s str) -> impl Iterator<Item = &'s SheetNotice> {
        self.notices.iter().filter(move |notice| notice.candidate.as_deref() == Some(candidate))
    }

    fn refuse(&mut self, name: &str, candidate: Option<&str>, matter: Notice) {
        self.note(name, candidate, matter);
        if let Some(candidate) = candidate {
            self.found.remove(candidate);
            self.unmarkable.insert(candidate.to_owned());
        }
    }

    /// Takes a journal that verifies. Of two, one of which is the other's beginning, the longer counts: the
    /// shorter is a copy made before the end. Of two that diverge the receipt decides.
    fn take(&mut self, candidate: &str, found: CandidateSheet) {
        let Some(other) = self.found.get(candidate) else {
            if self.unmarkable.contains(candidate) {
                return self.note(&found.name, Some(candidate), Notice::RefusedToo);
            }
            self.found.insert(candidate.to_owned(), found);
            return;
        };
        let (ours, theirs) = (&other.journal.records, &found.journal.records);
        if theirs.starts_with(ours) && theirs.len() > ours.len() {
            let shorter = other.name.clone();
            self.note(&shorter, Some(candidate), Notice::Shorter);
            self.found.insert(candidate.to_owned(), found);
        } else if !ours.starts_with(theirs) {
            self.diverging.entry(candidate.to_owned()).or_default().push(found);
        } else if ours.len() > theirs.len() {
            self.note(&found.name, Some(candidate), Notice::Shorter);
        } else if is_own_name(&found.name) && !is_own_name(&other.name) {
            self.found.insert(candidate.to_owned(), found);
        }
    }

    fn note(&mut self, name: &str, candidate: Option<&str>, matter: Notice) {
        let (sheet, candidate) = (sanitized(name).into_owned(), candidate.map(str::to_owned));
        self.notices.push(SheetNotice { sheet, candidate, notice: matter });
    }

    /// Of journals of one candidate that diverge, the one whose receipt was copied counts; without it, none does.
    fn choose_diverging(&mut self) {
        for (candidate, rivals) in std::mem::take(&mut self.diverging) {
            let Some(first) = self.found.remove(&candidate) else { continue };
            let copied = self.attendance_row(&candidate).and_then(|slip| slip.receipt.clone());
            let is_copied = |found: &CandidateSheet| {
                let is_same = |copied: &String| same_receipt(&found.journal.receipt(), copied);
                copied.as_ref().is_some_and(is_same)
            };
            let first_name = sanitized(&first.name).into_owned();
            let mut all: Vec<CandidateSheet> = std::iter::once(first).chain(rivals).collect();
            if let Some(place) = all.iter().position(is_copied) {
                let chosen = all.swap_remove(place);
                let other = sanitized(&chosen.name).into_owned();
                for rival in all {
                    let matter = Notice::NotTheReceipt { other: other.clone() };
                    self.note(&rival.name, Some(&candidate), matter);
                }
                self.found.insert(candidate, chosen);
                continue;
            }
            for (place, rival) in all.iter().skip(1).enumerate() {
                let other = first_name.clone();
                let matter = if place == 0 { Notice::Parted { other } } else { Notice::RefusedToo };
                self.refuse(&rival.name, Some(&candidate), matter);
            }
        }
    }

    /// Sets aside what ran over the time, where the stage says so.
    fn remove_overtime(&mut self, lock: &StageLock) {
        if lock.stage.room.late != LateAnswers::SetApart {
            return;
        }
        let late: Vec<(String, String, Notice)> = self
            .found
            .iter()
            .filter_map(|(candidate, found)| {
                let minutes = lock.paper(candidate)?.minutes;
                let used = found.sheet.elapsed_ms;
                let is_late = time_limit_ms(minutes).is_some_and(|allowed| used > allowed);
                let matter = Notice::SetApart { used, minutes };
                is_late.then(|| (candidate.clone(), found.name.clone(), matter))
            })
            .collect();
        for (candidate, name, matter) in late {
            self.refuse(&name, Some(&candidate), matter);
        }
    }

    /// Checks each sheet against what its candidate copied, where the commission has typed it in.
    fn check_slips(&mut self, lock: &StageLock) {
        let slips = self.attendance.as_ref().map(|slips| slips.all().to_vec()).unwrap_or_default();
        for slip in slips {
            let candidate = &slip.candidate;
            if lock.paper(candidate).is_none() {
                let like = like_but_for_zeros(candidate, lock).map(str::to_owned).collect();
                let candidate = candidate.clone();
                self.refuse(RECEIPTS, None, Notice::Stranger { candidate, like });
                continue;
            }
            let Some(found) = self.found.get(candidate) else {
                if slip.receipt.is_some() && !self.is_refused(candidate) {
                    let alone = Notice::ReceiptAlone { candidate: candidate.clone() };
                    self.refuse(RECEIPTS, Some(candidate), alone);
                }
                continue;
            };
            // The commission has seen it.
            if found.salvaged.is_some() {
                continue;
            }
            if let Some(matter) = first_mismatch(&slip, &found.journal) {
                let name = found.name.clone();
                self.refuse(&name, Some(candidate), matter);
            }
        }
    }

    /// What the stage asks for has to be there, or the commission does without it.
    fn check_proofs(&mut self, lock: &StageLock, words: &SheetDecisions) {
        let mut all = Vec::new();
        for (candidate, found) in &self.found {
            // The commission has seen what is left of a damaged one.
            let Some(paper) = lock.paper(candidate).filter(|_| found.salvaged.is_none()) else {
                continue;
            };
            let lacking = missing_proofs(lock, paper, &found.journal, self.attendance.as_ref());
            let (waived, open): (Vec<_>, Vec<_>) =
                lacking.into_iter().partition(|(measure, _)| words.is_waived(candidate, *measure));
            let mut waived: Vec<Notice> =
                waived.into_iter().map(|(what, _)| Notice::Waived { what }).collect();
            waived.dedup();
            all.extend(waived.into_iter().map(|one| (candidate.clone(), found.name.clone(), one)));
            let mut open: Vec<Notice> = open.into_iter().map(|(_, matter)| matter).collect();
            open.dedup();
            all.extend(open.into_iter().map(|one| (candidate.clone(), found.name.clone(), one)));
        }
        for (candidate, name, matter) in all {
            match matter {
                Notice::Waived { .. } => self.note(&name, Some(&candidate), matter),
                _ => self.refuse(&name, Some(&candidate), matter),
            }
        }
    }
}
