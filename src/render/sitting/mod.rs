//! The texts of a sitting: its start and end, its pages, and the messages about typed lines.

mod page;

mod json;

mod verified;

use arbitro_cases::diag::sanitize::sanitized;
use arbitro_exam::digest::Digest;
use arbitro_exam::journal::normalize::CopyChange;
use arbitro_exam::journal::{GivenAnswer, JournalError};
use arbitro_exam::paper::{Paper, PaperError, PaperQuestion};
use arbitro_exam::sitting::{CommandError, SittingView};

use super::doc::{Doc, Style, plain, styled};
use super::quiz::letter;
use super::text::{Words, say};

pub use json::{
    SavedAnswerJson, SittingJson, codes_json, confirm_json, question_json, review_json,
    verified_json,
};
pub use page::{PageLayout, confirm, frame, question, question_content, review};
pub use verified::{JournalComparison, VerifiedJournal, verified};

/// Returns the page before the first question: the stage and the candidate, the number of questions
/// and the time limit, the rules printed on the paper, and the path of the journal.
pub fn opening(words: &Words, paper: &Paper, journal: &str) -> Doc {
    let mut doc = Doc::default();
    let (stage, date) = (paper.stage.clone(), paper.date.clone());
    doc.heading(1, say!(words, "sitting-opening"));
    doc.text(say!(words, "sitting-stage", stage = stage, date = date));
    let (name, form) = (paper.name.clone(), paper.form.clone());
    doc.text(say!(words, "sitting-candidate", name = name, form = form));
    let (count, year) = (paper.questions.len(), paper.edition.to_string());
    doc.text(say!(words, "sitting-length", count = count, year = year));
    doc.text(match paper.minutes {
        0 => say!(words, "sitting-no-limit"),
        minutes => {
            say!(words, "sitting-limit", time = say!(words, "sitting-minutes", count = minutes))
        }
    });
    for rule in &paper.rules {
        doc.item(0, vec![plain(rule)]);
    }
    doc.text(say!(words, "sitting-how", journal = journal)).blank();
    doc
}

/// Returns the page shown when a sitting resumes. `used` is in milliseconds, `away` in seconds; `dropped` is the number
/// of bytes of an incomplete record removed from the journal.
pub fn resumed(words: &Words, answers: &[GivenAnswer], used: u64, away: i64, dropped: u64) -> Doc {
    let mut doc = Doc::default();
    let count = answers.iter().filter(|given| !given.is_blank()).count();
    let used = duration(words, used);
    // A negative time away means that the wall clock was set back; it is shown as 0.
    let away = duration(words, u64::try_from(away).unwrap_or(0).saturating_mul(1000));
    let line = say!(words, "sitting-resumed", count = count, used = used, away = away);
    doc.line(vec![styled(line, Style::Strong)]);
    if dropped > 0 {
        doc.text(say!(words, "sitting-dropped", count = dropped));
    }
    doc.blank();
    doc
}

/// Returns the page after the hand-in: the receipt, the checkpoint codes, and what the candidate
/// does with the receipt and the journal.
pub fn handed_in(
    words: &Words,
    head: Digest,
    checkpoints: &[(u32, String)],
    journal: &str,
    expired: bool,
) -> Doc {
    let mut doc = Doc::default();
    let key = if expired { "sitting-expired" } else { "sitting-handed-in" };
    doc.blank().heading(1, say!(words, key));
    doc.text(say!(words, "sitting-receipt")).blank();
    doc.line(vec![styled(format!("    {}", head.receipt()), Style::Strong)]).blank();
    doc.item(0, vec![plain(say!(words, "sitting-copy-receipt"))]);
    if let Some(codes) = codes(words, checkpoints) {
        doc.item(0, vec![plain(say!(words, "sitting-codes-were", codes = codes))]);
    }
    doc.item(0, vec![plain(say!(words, "sitting-copy-journal", journal = journal))]);
    doc
}

/// Returns the codes of checkpoints with their minutes, in one line; `None` if there are none.
pub fn codes(words: &Words, codes: &[(u32, String)]) -> Option<String> {
    let code = |(minute, code): &(u32, String)| {
        say!(words, "sitting-code-of", minute = *minute, code = code.clone())
    };
    let told: Vec<String> = codes.iter().map(code).collect();
    (!told.is_empty()).then(|| told.join("; "))
}

/// Returns a sentence with the codes that the candidate still has to copy; `None` if there are none.
pub fn to_copy(words: &Words, view: &SittingView<'_>) -> Option<String> {
    let codes = codes(words, view.to_copy)?;
    Some(say!(words, "sitting-to-copy", codes = codes))
}

/// Returns the text shown when the candidate leaves an open sitting; `command` resumes it.
pub fn left(words: &Words, view: &SittingView<'_>, command: &str, ended: bool) -> Doc {
    let mut doc = Doc::default();
    doc.blank();
    if ended {
        doc.text(say!(words, "sitting-input-ended"));
    }
    let count = view.answers.len() - view.blank().len();
    doc.line(vec![styled(say!(words, "sitting-left", count = count), Style::Strong)]);
    doc.text(say!(words, "sitting-resume-with")).verbatim(vec![format!("  {command}")]);
    doc
}

/// Returns the message that an answer is on the disk.
pub fn saved(words: &Words, place: usize, question: &PaperQuestion, given: &GivenAnswer) -> String {
    let answer = answer(words, question, given);
    say!(words, "sitting-saved", number = place + 1, answer = answer)
}

/// Returns an answer in words: "b, clausola 45C4b".
pub fn answer(words: &Words, question: &PaperQuestion, given: &GivenAnswer) -> String {
    let mut parts = Vec::new();
    let letters = letters(question, given);
    if !letters.is_empty() {
        parts.push(letters);
    }
    if let Some(cited) = &given.cited {
        parts.push(say!(words, "sitting-clause", cite = cited.clone()));
    }
    if parts.is_empty() { say!(words, "sitting-blank") } else { parts.join(", ") }
}

/// Returns the letters of the options chosen: "b", "a c".
fn letters(question: &PaperQuestion, given: &GivenAnswer) -> String {
    let chosen = given.chosen.iter().filter(|place| **place < question.options.len());
    let letters: Vec<String> = chosen.map(|place| letter(*place).to_string()).collect();
    letters.join(" ")
}

/// Returns the message that says why a typed line is not valid; `question` is the displayed question, if any.
pub fn unclear(words: &Words, unclear: &CommandError, question: Option<&PaperQuestion>) -> String {
    match unclear {
        CommandError::OnlyOne => say!(words, "sitting-only-one"),
        CommandError::NoClause => say!(words, "sitting-no-clause"),
        CommandError::NothingCited => say!(words, "sitting-nothing-cited"),
        CommandError::TooLong => say!(words, "sitting-too-long"),
        CommandError::NoSuchQuestion(number) => {
            say!(words, "sitting-no-such-question", number = number.clone())
        }
        CommandError::NoQuestion => say!(words, "sitting-no-question"),
        CommandError::Unknown(typed) => match question {
            Some(question) => {
                let last = letter(question.options.len().saturating_sub(1)).to_string();
                say!(words, "sitting-unknown", typed = typed.clone(), last = last)
            }
            None => say!(words, "sitting-unknown-here", typed = typed.clone()),
        },
    }
}

/// Returns the list of the inputs that a sitting accepts.
pub fn help(words: &Words, question: &PaperQuestion) -> Doc {
    let mut doc = Doc::default();
    let last = letter(question.options.len().saturating_sub(1)).to_string();
    doc.heading(2, say!(words, "sitting-help"));
    doc.item(0, vec![plain(say!(words, "sitting-help-answer", last = last))]);
    for key in [
        "sitting-help-cite",
        "sitting-help-move",
        "sitting-help-flag",
        "sitting-help-table",
        "sitting-help-code",
        "sitting-help-scroll",
        "sitting-help-end",
    ] {
        doc.item(0, vec![plain(say!(words, key))]);
    }
    doc.text(say!(words, "sitting-help-letters"));
    doc
}

/// Returns the message that says why a file is not a valid paper; `line` is the line of the error.
pub fn paper_problem(words: &Words, path: &str, problem: &PaperError, line: usize) -> String {
    match problem {
        PaperError::Unsealed => say!(words, "sitting-paper-unsealed", path = path),
        PaperError::Broken => say!(words, "sitting-paper-broken", path = path),
        PaperError::Malformed(malformed) => {
            let what = malformed.what.clone();
            say!(words, "sitting-paper-malformed", path = path, line = line, what = what)
        }
        PaperError::Format(format) => {
            say!(words, "sitting-paper-format", path = path, format = format.to_string())
        }
        PaperError::NoQuestions => say!(words, "sitting-no-questions", path = path),
    }
}

/// Returns the message that says why a file is not a valid journal.
pub fn journal_problem(words: &Words, path: &str, problem: &JournalError) -> String {
    let line = problem.line().unwrap_or(1);
    match problem {
        JournalError::Empty { .. } => say!(words, "sitting-journal-empty", path = path),
        JournalError::NotAJournal => say!(words, "sitting-journal-none", path = path),
        JournalError::Altered { .. } => {
            say!(words, "sitting-journal-altered", path = path, line = line)
        }
        JournalError::OutOfSequence { .. } => {
            say!(words, "sitting-journal-sequence", path = path, line = line)
        }
        JournalError::Unknown { .. } => {
            say!(words, "sitting-journal-unknown", path = path, line = line)
        }
        JournalError::Field { field, value, .. } => {
            let (field, value) = (sanitized(field).into_owned(), shortened(value));
            say!(
                words,
                "sitting-journal-field",
                path = path,
                line = line,
                field = field,
                value = value
            )
        }
        JournalError::Breaks { rule, .. } => {
            let rule = rule.name();
            say!(words, "sitting-journal-breaks", path = path, line = line, rule = rule)
        }
        JournalError::AfterEnd { .. } => {
            say!(words, "sitting-journal-after-end", path = path, line = line)
        }
        JournalError::NoSuchQuestion { question, .. } => {
            let number = *question;
            say!(
                words,
                "sitting-journal-no-such-question",
                path = path,
                line = line,
                number = number
            )
        }
        JournalError::NoSuchOption { question, .. } => {
            let number = *question;
            say!(words, "sitting-journal-no-such-option", path = path, line = line, number = number)
        }
        JournalError::OtherPaper { .. } => say!(words, "sitting-journal-other-paper", path = path),
        JournalError::OtherCandidate { found } => {
            say!(words, "sitting-journal-other-candidate", path = path, found = found.clone())
        }
    }
}

/// Maximum length in characters of a record's value in a message.
const LONGEST_VALUE: usize = 40;

/// Returns a list of the changes that another program made to a journal, such as "the line ends of another system".
pub fn changed(words: &Words, changes: &[CopyChange]) -> String {
    let change = |change: &CopyChange| say!(words, "copied-change", change = change.name());
    changes.iter().map(change).collect::<Vec<_>>().join(", ")
}

/// Returns a record's value shortened for a message; each hidden character is replaced with a
/// question mark.
pub fn shortened(value: &str) -> String {
    let mut shown: String = sanitized(value).chars().take(LONGEST_VALUE).collect();
    if value.chars().count() > LONGEST_VALUE {
        shown.push_str("...");
    }
    shown
}

/// Returns a duration in milliseconds as words, rounded to minutes; in seconds if below one minute.
pub fn duration(words: &Words, ms: u64) -> String {
    let seconds = ms / 1000;
    if seconds < 60 {
        say!(words, "sitting-seconds", count = seconds)
    } else {
        say!(words, "sitting-minutes", count = (seconds + 30) / 60)
    }
}
