//! The texts of a journal's verification.

use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::text::{Words, say};
use arbitro_exam::journal::{AnswerSheet, Journal, RecordKind, SittingNote};

use super::duration;

/// A journal with a valid hash chain, and the comparisons with other evidence.
#[derive(Clone, Copy, Debug)]
pub struct VerifiedJournal<'s> {
    pub journal: &'s Journal,
    pub sheet: &'s AnswerSheet,
    pub against: JournalComparison,
}

/// The results of comparing a journal with a paper and with a receipt; `None` if not compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct JournalComparison {
    pub paper: Option<bool>,
    pub receipt: Option<bool>,
}

impl JournalComparison {
    /// Returns true unless the paper or the receipt disagrees with the journal.
    pub fn agrees(self) -> bool {
        self.paper != Some(false) && self.receipt != Some(false)
    }
}

impl<'s> VerifiedJournal<'s> {
    pub(super) fn stage(&self) -> &'s str {
        match self.journal.records.first().map(|record| &record.what) {
            Some(RecordKind::Start { stage, .. }) => stage,
            Some(_) | None => "",
        }
    }

    pub(super) fn begun(&self) -> &'s str {
        self.journal.records.first().map_or("", |record| &record.clock)
    }

    pub(super) fn ended(&self) -> &'s str {
        self.journal.records.last().map_or("", |record| &record.clock)
    }
}

/// Returns the verification of a journal as a document: its recorded facts and the results of the comparisons.
pub fn verified(words: &Words, verified: &VerifiedJournal<'_>) -> Doc {
    let (journal, sheet) = (verified.journal, verified.sheet);
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "sitting-verify-title"));
    let (candidate, stage) = (journal.candidate().to_owned(), verified.stage().to_owned());
    doc.text(say!(words, "sitting-verify-of", candidate = candidate, stage = stage));
    let (begun, ended) = (verified.begun().to_owned(), verified.ended().to_owned());
    doc.text(say!(words, "sitting-verify-when", begun = begun, ended = ended));
    let used = duration(words, journal.elapsed_ms());
    doc.text(say!(words, "sitting-verify-records", count = journal.records.len(), used = used));
    let end = match (sheet.handed_in, sheet.expired) {
        (true, false) => "handed-in",
        (true, true) => "expired",
        (false, _) => "open",
    };
    doc.text(say!(words, "sitting-verify-end", end = end));
    notes(words, sheet, &mut doc);
    doc.text(say!(words, "sitting-verify-receipt", receipt = journal.receipt())).blank();
    doc.heading(2, say!(words, "sitting-verify-proves"));
    doc.item(0, vec![plain(say!(words, "sitting-verify-chain"))]);
    let paper = match verified.against.paper {
        Some(true) => plain(say!(words, "sitting-verify-paper-same")),
        Some(false) => styled(say!(words, "sitting-verify-paper-other"), Style::Bad),
        None => plain(say!(words, "sitting-verify-paper-none", hash = journal.paper().to_string())),
    };
    doc.item(0, vec![paper]);
    let receipt = match verified.against.receipt {
        Some(true) => plain(say!(words, "sitting-verify-receipt-same")),
        Some(false) => styled(say!(words, "sitting-verify-receipt-other"), Style::Bad),
        None => plain(say!(words, "sitting-verify-receipt-none")),
    };
    doc.item(0, vec![receipt]);
    doc.item(0, vec![plain(say!(words, "sitting-verify-not-proved"))]);
    doc
}

fn notes(words: &Words, sheet: &AnswerSheet, doc: &mut Doc) {
    for note in &sheet.notes {
        let line = match note {
            SittingNote::Resumed { at, clock, away, dropped } => {
                let (used, clock) = (duration(words, *at), clock.clone());
                let away = duration(words, u64::try_from(*away).unwrap_or(0).saturating_mul(1000));
                let dropped = *dropped;
                say!(
                    words,
                    "sitting-verify-resumed",
                    used = used,
                    clock = clock,
                    away = away,
                    dropped = dropped
                )
            }
            SittingNote::Jumped { at, clock, by } => {
                let (used, clock) = (duration(words, *at), clock.clone());
                let direction = if *by < 0 { "back" } else { "forward" };
                let by = duration(words, by.unsigned_abs().saturating_mul(1000));
                say!(
                    words,
                    "sitting-verify-jumped",
                    used = used,
                    clock = clock,
                    by = by,
                    way = direction
                )
            }
            SittingNote::ClockSet { at, by, .. } => {
                let used = duration(words, *at);
                let by = duration(words, by.unsigned_abs().saturating_mul(1000));
                say!(words, "sitting-verify-clock-set", used = used, by = by)
            }
            SittingNote::OtherStart { at, .. } => {
                say!(words, "sitting-verify-other-start", used = duration(words, *at))
            }
            SittingNote::NoUptime => say!(words, "sitting-verify-no-uptime"),
            SittingNote::Torn { bytes } => say!(words, "sitting-verify-torn", count = *bytes),
        };
        doc.item(0, vec![plain(line)]);
    }
}
