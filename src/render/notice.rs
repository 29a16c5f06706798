//! The texts of notices for the commission.

use arbitro_cases::diag::sanitize::sanitized;
use arbitro_cases::diag::{Limit, Problem};
use arbitro_exam::digest::same_receipt;
use arbitro_exam::folder::{FileError, FileErrorKind};
use arbitro_exam::journal::normalize::CopyChange;
use arbitro_exam::journal::{
    JournalError, JournalRule, LineRange, PartProof, SalvageExtent, SalvagedAnswer, SalvagedPart,
};
use arbitro_exam::notice::{MissingProof, Notice};

use super::diagnostics::message;
use super::quiz::letter;
use super::sitting::{changed, duration, shortened};
use super::text::{Words, say};

/// Returns the text of a notice, in one or more sentences.
pub fn notice(words: &Words, notice: &Notice) -> String {
    match notice {
        Notice::Unread { file } => unread(words, file),
        Notice::Broken { journal } => fault(words, journal),
        Notice::Damaged { damages, before, after, receipt, copied, parts } => {
            let is_same = copied.as_ref().is_some_and(|copied| same_receipt(copied, receipt));
            let known = match copied {
                None => "none",
                Some(_) if is_same => "same",
                Some(_) => "other",
            };
            // Results of earlier versions do not record the proof of each part.
            let left = if parts.is_empty() {
                say!(
                    words,
                    "mark-parts-old",
                    before = salvaged_answers(words, before),
                    after = salvaged_answers(words, after)
                )
            } else {
                parts.iter().map(|part| self::part(words, part)).collect::<Vec<_>>().join(" ")
            };
            say!(
                words,
                "mark-damaged",
                lines = lines(damages),
                left = left,
                receipt = receipt.clone(),
                known = known,
                copied = copied.clone().unwrap_or_default()
            )
        }
        Notice::Salvaged { extent } => {
            let (lines, count) = (extent.to_string(), extent_count(extent));
            say!(words, "mark-salvaged", extent = extent_key(extent), lines = lines, count = count)
        }
        Notice::Contradicted { parts } => {
            let left: Vec<String> = parts.iter().map(|one| part(words, one)).collect();
            say!(words, "mark-contradicted", left = left.join(" "))
        }
        Notice::Unproved { parts } => {
            say!(words, "mark-unproved", lines = lines(parts), count = count(parts))
        }
        Notice::Stranger { candidate, like } => {
            let stranger = say!(words, "mark-stranger", candidate = candidate.clone());
            if like.is_empty() {
                return stranger;
            }
            let like = like.join(", ");
            format!("{stranger} {}", say!(words, "mark-zeros-several", like = like))
        }
        Notice::Copied { renamed, rewritten, changes } => {
            let how = match (renamed, rewritten) {
                (true, false) => "name",
                (false, _) => "form",
                (true, true) => "both",
            };
            let changes = if changes.is_empty() { &[CopyChange::LineEnds] } else { &changes[..] };
            say!(words, "mark-copied", how = how, changes = changed(words, changes))
        }
        Notice::ZerosLost { written, candidate } => {
            let (written, candidate) = (written.clone(), candidate.clone());
            say!(words, "mark-zeros-lost", written = written, candidate = candidate)
        }
        Notice::Shorter => say!(words, "mark-shorter-copy"),
        Notice::Parted { other } => say!(words, "mark-two-sheets", other = other.clone()),
        Notice::RefusedToo => say!(words, "mark-refused-too"),
        Notice::Receipt { receipt, copied } => {
            let (receipt, copied) = (receipt.clone(), copied.clone());
            say!(words, "mark-receipt-differs", receipt = receipt, copied = copied)
        }
        Notice::NoReceipt => say!(words, "mark-no-receipt"),
        Notice::NotTheReceipt { other } => {
            say!(words, "mark-not-the-receipt", other = other.clone())
        }
        Notice::Room { code, read } => {
            let (code, read) = (code.clone().unwrap_or_else(|| "-".to_owned()), read.clone());
            say!(words, "mark-room-differs", code = code, read = read)
        }
        Notice::NoRoom => say!(words, "mark-no-room"),
        Notice::Checkpoint { minute, code, copied } => {
            let (code, copied) = (code.clone().unwrap_or_else(|| "-".to_owned()), copied.clone());
            say!(words, "mark-checkpoint", minute = *minute, code = code, copied = copied)
        }
        Notice::Contradicts { value, lock, there } => {
            let [value, lock, there] =
                [value, lock, there].map(|text| sanitized(text).into_owned());
            say!(words, "mark-contradicts", value = value, lock = lock, there = there)
        }
        Notice::StageChanged => say!(words, "mark-stage-changed"),
        Notice::PaperChanged => say!(words, "mark-paper-changed"),
        Notice::Late { count } => say!(words, "mark-note-late", count = *count),
        Notice::SetApart { used, minutes } => {
            let used = duration(words, *used);
            say!(words, "mark-set-apart", used = used, minutes = *minutes)
        }
        Notice::Missing { what } => missing(words, *what),
        Notice::Waived { what } => say!(words, "mark-waived", what = what.name()),
        Notice::BeforeRoom { answers } => say!(words, "mark-before-room", count = *answers),
        Notice::Strange { what, line } => {
            say!(words, "mark-strange", line = *line, rule = rule(words, *what))
        }
        Notice::NoUptime { times } => say!(words, "mark-note-no-uptime", count = *times),
        Notice::OverWall { seconds, minutes } => {
            say!(words, "mark-note-over-wall", wall = signed(words, *seconds), minutes = *minutes)
        }
        Notice::Reopened { times, uncounted } => {
            let uncounted = signed(words, *uncounted);
            say!(words, "mark-note-reopened", count = *times, uncounted = uncounted)
        }
        Notice::ClockSet { at, by } => {
            let (at, by) = (duration(words, *at), signed(words, *by));
            say!(words, "mark-note-clock-set", at = at, by = by)
        }
        Notice::OtherStart { times } => say!(words, "mark-note-other-start", count = *times),
        Notice::OtherTime { by } => {
            let (direction, by) = (if *by < 0 { "before" } else { "after" }, by.abs());
            say!(words, "mark-note-other-time", way = direction, by = signed(words, by))
        }
        Notice::WentBack { by } => say!(words, "mark-note-went-back", by = signed(words, *by)),
        Notice::ReceiptAlone { candidate } => {
            say!(words, "mark-receipt-alone", candidate = candidate.clone())
        }
        Notice::ForeignOption => say!(words, "mark-foreign-option"),
        Notice::Resumed { times, away } => {
            say!(words, "mark-note-resumed", count = *times, away = signed(words, *away))
        }
        Notice::Jumped { at, by } => {
            let (at, by) = (duration(words, *at), signed(words, *by));
            say!(words, "mark-note-jumped", at = at, by = by)
        }
        Notice::Torn { bytes } => say!(words, "mark-note-torn", count = *bytes),
        Notice::OverTime { used, minutes } => {
            let used = duration(words, *used);
            say!(words, "mark-note-over-time", used = used, minutes = *minutes)
        }
        Notice::NotHandedIn { proved } => {
            say!(words, "mark-note-not-handed-in", minute = proved.unwrap_or(0))
        }
    }
}

/// Returns line ranges as text: "5, 9-11".
pub fn lines(all: &[LineRange]) -> String {
    all.iter().map(LineRange::to_string).collect::<Vec<_>>().join(", ")
}

/// Returns the total number of lines in the ranges.
fn count(all: &[LineRange]) -> usize {
    all.iter().map(|lines| lines.last - lines.first + 1).sum()
}

/// Returns the number of lines that the commission named; 0 if it named none.
pub fn extent_count(extent: &SalvageExtent) -> usize {
    match extent {
        SalvageExtent::Before | SalvageExtent::All | SalvageExtent::Proved => 0,
        SalvageExtent::Lines(named) => count(named),
    }
}

/// Returns the word by which messages select their text for the extent to which a damaged journal counts.
pub const fn extent_key(extent: &SalvageExtent) -> &'static str {
    match extent {
        SalvageExtent::Before => "before",
        SalvageExtent::All => "all",
        SalvageExtent::Proved => "proved",
        SalvageExtent::Lines(_) => "lines",
    }
}

/// Returns the text of a part of a damaged journal, with its proof and its answers.
fn part(words: &Words, part: &SalvagedPart) -> String {
    let (proof, minute) = match part.proof {
        PartProof::Receipt => ("receipt", 0),
        PartProof::Checkpoint { minute } => ("checkpoint", minute),
        PartProof::Contradicted { minute } => ("contradicted", minute),
        PartProof::OtherReceipt => ("other-receipt", 0),
        PartProof::OtherRoom => ("other-room", 0),
        PartProof::None => ("none", 0),
    };
    let (lines, count) = (part.lines.to_string(), count(&[part.lines]));
    say!(
        words,
        "mark-part",
        proof = proof,
        minute = minute,
        lines = lines,
        count = count,
        answers = salvaged_answers(words, &part.answers)
    )
}

/// Returns the text of a rule of journals.
pub fn rule(words: &Words, rule: JournalRule) -> String {
    say!(words, "journal-rule", rule = rule.name())
}

fn missing(words: &Words, what: MissingProof) -> String {
    let (what, minute) = match what {
        MissingProof::Receipts => ("receipts", 0),
        MissingProof::RoomColumn => ("room-column", 0),
        MissingProof::RoomCell => ("room-cell", 0),
        MissingProof::CheckpointColumn { minute } => ("checkpoint-column", minute),
        MissingProof::CheckpointCell { minute } => ("checkpoint-cell", minute),
        MissingProof::CheckpointRecord { minute } => ("checkpoint-record", minute),
    };
    say!(words, "mark-missing", what = what, minute = minute)
}

/// Returns answers with the numbers and letters of the paper and the cited clauses: `1 b; 4 a c [45C]`.
fn salvaged_answers(words: &Words, kept: &[SalvagedAnswer]) -> String {
    let answer = |kept: &SalvagedAnswer| {
        let mut said = kept.question.to_string();
        if kept.chosen.is_empty() {
            said.push_str(" -");
        }
        for place in &kept.chosen {
            said.extend([' ', letter(*place)]);
        }
        if let Some(cited) = &kept.cited {
            said.push_str(&format!(" [{cited}]"));
        }
        said
    };
    if kept.is_empty() {
        return say!(words, "mark-damaged-nothing");
    }
    kept.iter().map(answer).collect::<Vec<_>>().join("; ")
}

/// Returns the text of an error in a journal, for the commission.
fn fault(words: &Words, error: &JournalError) -> String {
    let (kind, number, found) = match error {
        JournalError::Field { line, field, value } => {
            let (line, field) = (*line, sanitized(field).into_owned());
            let value = shortened(value);
            return say!(words, "mark-journal-field", line = line, field = field, value = value);
        }
        JournalError::Breaks { line, rule: broken } => {
            let rule = rule(words, *broken);
            return say!(words, "mark-journal-breaks", line = *line, rule = rule);
        }
        JournalError::Empty { .. } => ("empty", 0, String::new()),
        JournalError::NotAJournal => ("none", 0, String::new()),
        JournalError::Altered { .. } => ("altered", 0, String::new()),
        JournalError::OutOfSequence { .. } => ("sequence", 0, String::new()),
        JournalError::Unknown { .. } => ("unknown", 0, String::new()),
        JournalError::AfterEnd { .. } => ("after-end", 0, String::new()),
        JournalError::NoSuchQuestion { question, .. } => {
            ("no-such-question", *question, String::new())
        }
        JournalError::NoSuchOption { question, .. } => ("no-such-option", *question, String::new()),
        JournalError::OtherPaper { .. } => ("other-paper", 0, String::new()),
        JournalError::OtherCandidate { found } => ("other-candidate", 0, found.clone()),
    };
    let (line, number) = (error.line().unwrap_or(1), number.to_string());
    say!(words, "mark-journal", kind = kind, line = line, number = number, found = found)
}

/// Returns seconds as a duration in words, with a minus sign if negative.
fn signed(words: &Words, seconds: i64) -> String {
    let sign = if seconds < 0 { "-" } else { "" };
    format!("{sign}{}", duration(words, seconds.unsigned_abs() * 1000))
}

/// Returns the message that a file could not be read.
pub fn unread(words: &Words, file: &FileError) -> String {
    say!(words, "error-io", path = file.path.clone(), why = why(words, &file.why))
}

/// Returns the text of the reason why a file could not be read or written.
pub fn why(words: &Words, why: &FileErrorKind) -> String {
    match why {
        FileErrorKind::NotFound => say!(words, "error-not-found"),
        FileErrorKind::Denied => say!(words, "error-denied"),
        FileErrorKind::IsFolder => say!(words, "error-is-folder"),
        FileErrorKind::NotFolder => say!(words, "error-not-folder"),
        FileErrorKind::NoFile => say!(words, "error-no-file"),
        FileErrorKind::TooLarge(bytes) => {
            let problem = Problem::new(Limit::FileBytes.code(), 0..0).with("bytes", bytes);
            let problem = problem.with("most", Limit::FileBytes.most());
            format!("{} [{}]", message(words, &problem), problem.code.id())
        }
        FileErrorKind::InTheWay => say!(words, "error-in-the-way"),
        FileErrorKind::TooLong => say!(words, "error-too-long"),
        FileErrorKind::Full => say!(words, "error-full"),
        FileErrorKind::ReadOnly => say!(words, "error-read-only"),
        FileErrorKind::Other(detail) => say!(words, "error-other", detail = detail.clone()),
    }
}
