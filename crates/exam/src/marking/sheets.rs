//! Collects the journals of a stage: verifies each journal against its paper and the codes that its candidate copied,
//! and decides which of several journals of a candidate counts.

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
use super::proofs::{AttendanceSheet, first_mismatch, missing_proofs, proved_until, requirements};
use super::refusal::Refusal;
use super::sitting_times::{self, SittingStart};

pub use super::candidate_sheet::CandidateSheet;
use crate::folder::StageStorage;
use crate::notice::{Notice, SheetNotice, sitting_notices, time_limit_ms};

/// The sheets of a stage, with the notices on them.
#[derive(Default)]
pub struct CollectedSheets {
    usable: BTreeMap<String, CandidateSheet>,
    /// The further journals of each candidate that diverge from the journal in `usable`.
    diverging: BTreeMap<String, Vec<CandidateSheet>>,
    /// The damaged journals of each candidate.
    damaged: BTreeMap<String, Vec<DamagedJournal>>,
    /// The candidates whose sheets cannot be marked.
    unmarkable: BTreeSet<String>,
    /// The notices for the commission, on refused and on marked sheets.
    pub notices: Vec<SheetNotice>,
    /// The attendance sheet, in which the commission typed the codes that candidates copied; `None` if there is none.
    attendance: Option<AttendanceSheet>,
    /// The day of the examination; `None` if it is unknown.
    day: Option<Date>,
}

impl CollectedSheets {
    /// Reads every journal in the folder of the stage and its subfolders; `decisions` has the parts of damaged journals
    /// that count, and the proofs that are waived.
    pub fn gather(
        folder: &dyn StageStorage,
        lock: &StageLock,
        stage: &Stage,
        decisions: &SheetDecisions,
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
            copies.extend(copy_notice(&name, &bytes).map(|notice| (name.clone(), notice)));
            match read_candidate_sheet(&name, bytes, lock) {
                Ok((candidate, sheet)) => sheets.take(&candidate, sheet),
                Err(unused) => match *unused {
                    UnusableJournal::Refused { candidate, notice } => {
                        unusable.push((name, candidate, notice));
                    }
                    UnusableJournal::Damaged(damaged_journal) => {
                        damaged.push((name, damaged_journal))
                    }
                },
            }
        }
        sheets.attendance = AttendanceSheet::read(folder, &lock.stage.room.checkpoints)?;
        if let Some(attendance) = &mut sheets.attendance {
            let name = attendance.name;
            for (candidate, notice) in normalize_ids(attendance.all_mut(), lock) {
                sheets.note(name, Some(&candidate), notice);
            }
        }
        for (name, damaged_journal) in &damaged {
            let of = |(_, other): &&(String, DamagedJournal)| {
                other.candidate == damaged_journal.candidate
            };
            let is_alone = damaged.iter().filter(of).count() == 1;
            let is_alone = is_alone && !sheets.usable.contains_key(&damaged_journal.candidate);
            let decision = decisions.salvage.get(&damaged_journal.candidate).filter(|_| is_alone);
            if let Some(salvaged) =
                decision.and_then(|decision| decision.for_journal(damaged_journal.file))
            {
                sheets.salvage(name, damaged_journal, salvaged, lock);
                continue;
            }
            let notice = damaged_journal.notice(sheets.attendance_row(&damaged_journal.candidate));
            unusable.push((name.clone(), Some(damaged_journal.candidate.clone()), notice));
        }
        for (_, damaged_journal) in damaged {
            sheets
                .damaged
                .entry(damaged_journal.candidate.clone())
                .or_default()
                .push(damaged_journal);
        }
        for (name, candidate, notice) in unusable {
            // A journal that verifies counts even if another journal of the same candidate is unusable.
            match candidate.as_deref().filter(|candidate| sheets.usable.contains_key(*candidate)) {
                Some(candidate) => sheets.note(&name, Some(candidate), notice),
                None => sheets.refuse(&name, candidate.as_deref(), notice),
            }
        }
        sheets.choose_diverging();
        // A renamed or rewritten journal gets a notice of the change only if the journal counts.
        let counted =
            sheets.usable.iter().map(|(candidate, sheet)| (candidate.clone(), sheet.name.clone()));
        for (candidate, name) in counted.collect::<Vec<_>>() {
            if let Some(notice) = copies.remove(&name) {
                sheets.note(&name, Some(&candidate), notice);
            }
        }
        sheets.notice_sittings(lock);
        sheets.notice_times(lock);
        sheets.remove_overtime(lock);
        sheets.check_attendance(lock);
        sheets.check_proofs(lock, decisions);
        Ok(sheets)
    }

    fn attendance_row(&self, candidate: &str) -> Option<&AttendanceRow> {
        self.attendance.as_ref()?.of(candidate)
    }

    /// Returns the codes that a candidate copied, to compare with a damaged journal.
    pub fn copied(&self, candidate: &str) -> CopiedCodes<'_> {
        copied(self.attendance_row(candidate))
    }

    /// Returns true if a notice still needs a decision of the commission.
    pub fn has_open(&self) -> bool {
        self.notices.iter().any(|notice| notice.notice.is_open())
    }

    /// Adds notices about irregularities of sittings.
    fn notice_sittings(&mut self, lock: &StageLock) {
        for (candidate, sheet) in &self.usable {
            let Some(paper) = lock.paper(candidate) else { continue };
            let strange = match sheet.salvaged {
                None => {
                    let requirements =
                        PaperRequirements { day: self.day, ..requirements(lock, paper) };
                    broken_rules(&sheet.journal, &requirements)
                }
                // Records missing from a damaged journal are part of the damage, so only the rules on single lines are
                // checked.
                Some(_) => broken_line_rules(&sheet.journal).into_iter().collect(),
            };
            let strange = strange.into_iter().map(|(what, line)| Notice::Strange { what, line });
            let row = self.attendance.as_ref().and_then(|rows| rows.of(candidate));
            let proved = proved_until(&sheet.journal, row);
            let sitting = sitting_notices(&sheet.journal, &sheet.sheet, paper.minutes, proved);
            // A damaged journal is known to be incomplete, so a missing hand-in is not reported.
            let is_news = |notice: &Notice| {
                sheet.salvaged.is_none() || !matches!(notice, Notice::NotHandedIn { .. })
            };
            let notices = sitting.into_iter().filter(is_news).chain(strange);
            self.notices.extend(notices.map(|notice| {
                let (name, candidate) =
                    (sanitized(&sheet.name).into_owned(), Some(candidate.clone()));
                SheetNotice { sheet: name, candidate, notice }
            }));
        }
    }

    /// Adds notices about sittings that, by their own clocks, began at a different time from the other sittings.
    fn notice_times(&mut self, lock: &StageLock) {
        let least = lock.papers.iter().map(|paper| paper.minutes).min().unwrap_or(0);
        let begun = self.usable.iter().filter_map(|(candidate, sheet)| {
            let at = wall_seconds(&sheet.journal.records.first()?.clock)?;
            let extra = lock.paper(candidate)?.minutes.saturating_sub(least);
            Some(SittingStart { candidate, room: sheet.journal.room(), at, extra })
        });
        let deviating = sitting_times::deviating_starts(&begun.collect::<Vec<_>>());
        for (candidate, by) in deviating {
            let name = self.usable[&candidate].name.clone();
            self.note(&name, Some(&candidate), Notice::OtherTime { by });
        }
    }

    /// Returns the sheet that counts for a candidate; `None` if there is none.
    pub fn of(&self, candidate: &str) -> Option<&CandidateSheet> {
        self.usable.get(candidate)
    }

    /// Returns the damaged journals of a candidate.
    pub fn damaged_journals(&self, candidate: &str) -> &[DamagedJournal] {
        self.damaged.get(candidate).map_or(&[], Vec::as_slice)
    }

    /// Adds the part of a damaged journal that counts by decision of the commission, with its notices.
    fn salvage(
        &mut self,
        name: &str,
        damaged_journal: &DamagedJournal,
        salvaged: SalvageDecision,
        lock: &StageLock,
    ) {
        let copied = self.copied(&damaged_journal.candidate);
        let journal = damaged_journal.salvage.journal(&salvaged.extent, copied);
        let Some(Ok(sheet)) =
            lock.paper(&damaged_journal.candidate).map(|paper| sheet(&journal, paper))
        else {
            return;
        };
        for notice in damaged_journal.salvage_notices(&salvaged.extent, copied) {
            self.note(name, Some(&damaged_journal.candidate), notice);
        }
        let (name, salvaged) = (name.to_owned(), Some(salvaged));
        let sheet = CandidateSheet { name, journal, sheet, salvaged };
        self.usable.insert(damaged_journal.candidate.clone(), sheet);
    }

    /// Returns true if no journal of a candidate counts, and a notice concerns the candidate.
    pub fn is_refused(&self, candidate: &str) -> bool {
        !self.usable.contains_key(candidate) && self.notices_of(candidate).next().is_some()
    }

    /// Lists the notices that concern a candidate.
    pub fn notices_of<'s>(&'s self, candidate: &'s str) -> impl Iterator<Item = &'s SheetNotice> {
        self.notices.iter().filter(move |notice| notice.candidate.as_deref() == Some(candidate))
    }

    fn refuse(&mut self, name: &str, candidate: Option<&str>, notice: Notice) {
        self.note(name, candidate, notice);
        if let Some(candidate) = candidate {
            self.usable.remove(candidate);
            self.unmarkable.insert(candidate.to_owned());
        }
    }

    /// Adds a journal that verifies. If one of two journals is the beginning of the other, the
    /// longer journal counts, and the other is an earlier copy. Of two equal journals, the first
    /// counts, unless only the other has the program's own extension. If two journals diverge, the
    /// copied receipt decides later.
    fn take(&mut self, candidate: &str, sheet: CandidateSheet) {
        let Some(other) = self.usable.get(candidate) else {
            if self.unmarkable.contains(candidate) {
                return self.note(&sheet.name, Some(candidate), Notice::RefusedToo);
            }
            self.usable.insert(candidate.to_owned(), sheet);
            return;
        };
        let (ours, theirs) = (&other.journal.records, &sheet.journal.records);
        if theirs.starts_with(ours) && theirs.len() > ours.len() {
            let shorter = other.name.clone();
            self.note(&shorter, Some(candidate), Notice::Shorter);
            self.usable.insert(candidate.to_owned(), sheet);
        } else if !ours.starts_with(theirs) {
            self.diverging.entry(candidate.to_owned()).or_default().push(sheet);
        } else if ours.len() > theirs.len() {
            self.note(&sheet.name, Some(candidate), Notice::Shorter);
        } else if is_own_name(&sheet.name) && !is_own_name(&other.name) {
            self.usable.insert(candidate.to_owned(), sheet);
        }
    }

    fn note(&mut self, name: &str, candidate: Option<&str>, notice: Notice) {
        let (sheet, candidate) = (sanitized(name).into_owned(), candidate.map(str::to_owned));
        self.notices.push(SheetNotice { sheet, candidate, notice });
    }

    /// Chooses, of a candidate's diverging journals, the journal whose receipt the candidate copied; if no receipt
    /// matches, no journal counts.
    fn choose_diverging(&mut self) {
        for (candidate, rivals) in std::mem::take(&mut self.diverging) {
            let Some(first) = self.usable.remove(&candidate) else { continue };
            let copied = self.attendance_row(&candidate).and_then(|row| row.receipt.clone());
            let is_copied = |sheet: &CandidateSheet| {
                let is_same = |copied: &String| same_receipt(&sheet.journal.receipt(), copied);
                copied.as_ref().is_some_and(is_same)
            };
            let first_name = sanitized(&first.name).into_owned();
            let mut all: Vec<CandidateSheet> = std::iter::once(first).chain(rivals).collect();
            if let Some(place) = all.iter().position(is_copied) {
                let chosen = all.swap_remove(place);
                let other = sanitized(&chosen.name).into_owned();
                for rival in all {
                    let notice = Notice::NotTheReceipt { other: other.clone() };
                    self.note(&rival.name, Some(&candidate), notice);
                }
                self.usable.insert(candidate, chosen);
                continue;
            }
            for (place, rival) in all.iter().skip(1).enumerate() {
                let other = first_name.clone();
                let notice = if place == 0 { Notice::Parted { other } } else { Notice::RefusedToo };
                self.refuse(&rival.name, Some(&candidate), notice);
            }
        }
    }

    /// Refuses the sheets of sittings that took longer than allowed, if the stage sets late sheets apart.
    fn remove_overtime(&mut self, lock: &StageLock) {
        if lock.stage.room.late != LateAnswers::SetApart {
            return;
        }
        let late: Vec<(String, String, Notice)> = self
            .usable
            .iter()
            .filter_map(|(candidate, sheet)| {
                let minutes = lock.paper(candidate)?.minutes;
                let used = sheet.sheet.elapsed_ms;
                let is_late = time_limit_ms(minutes).is_some_and(|allowed| used > allowed);
                let notice = Notice::SetApart { used, minutes };
                is_late.then(|| (candidate.clone(), sheet.name.clone(), notice))
            })
            .collect();
        for (candidate, name, notice) in late {
            self.refuse(&name, Some(&candidate), notice);
        }
    }

    /// Checks each sheet against the codes that its candidate copied, and reports rows of unknown candidates and
    /// receipts without a journal.
    fn check_attendance(&mut self, lock: &StageLock) {
        let Some(attendance) = &self.attendance else { return };
        let (name, rows) = (attendance.name, attendance.all().to_vec());
        for row in rows {
            let candidate = &row.candidate;
            if lock.paper(candidate).is_none() {
                let like = like_but_for_zeros(candidate, lock).map(str::to_owned).collect();
                let candidate = candidate.clone();
                self.refuse(name, None, Notice::Stranger { candidate, like });
                continue;
            }
            let Some(sheet) = self.usable.get(candidate) else {
                if row.receipt.is_some() && !self.is_refused(candidate) {
                    let alone = Notice::ReceiptAlone { candidate: candidate.clone() };
                    self.refuse(name, Some(candidate), alone);
                }
                continue;
            };
            // The commission compared the receipt of a damaged journal when it decided on the journal.
            if sheet.salvaged.is_some() {
                continue;
            }
            if let Some(notice) = first_mismatch(&row, &sheet.journal) {
                let name = sheet.name.clone();
                self.refuse(&name, Some(candidate), notice);
            }
        }
    }

    /// Refuses the sheets that lack a proof that the stage asks for, unless the commission waives
    /// the proof.
    fn check_proofs(&mut self, lock: &StageLock, decisions: &SheetDecisions) {
        let mut all = Vec::new();
        for (candidate, sheet) in &self.usable {
            // The commission decided on damaged journals by their remaining parts, so their proofs are not checked
            // again.
            let Some(paper) = lock.paper(candidate).filter(|_| sheet.salvaged.is_none()) else {
                continue;
            };
            let missing = missing_proofs(lock, paper, &sheet.journal, self.attendance.as_ref());
            let (waived, open): (Vec<_>, Vec<_>) = missing
                .into_iter()
                .partition(|(measure, _)| decisions.is_waived(candidate, *measure));
            let mut waived: Vec<Notice> =
                waived.into_iter().map(|(what, _)| Notice::Waived { what }).collect();
            waived.dedup();
            all.extend(waived.into_iter().map(|one| (candidate.clone(), sheet.name.clone(), one)));
            let mut open: Vec<Notice> = open.into_iter().map(|(_, notice)| notice).collect();
            open.dedup();
            all.extend(open.into_iter().map(|one| (candidate.clone(), sheet.name.clone(), one)));
        }
        for (candidate, name, notice) in all {
            match notice {
                Notice::Waived { .. } => self.note(&name, Some(&candidate), notice),
                _ => self.refuse(&name, Some(&candidate), notice),
            }
        }
    }
}
