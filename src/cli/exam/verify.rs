//! `arbitro exam verify`: verifies a journal's hash chain, and compares it with a paper or a receipt.

use std::path::PathBuf;

use clap::ArgMatches;

use crate::render::notice::notice;
use crate::render::sitting::{
    JournalComparison, VerifiedJournal, journal_problem, verified, verified_json,
};
use crate::render::text::say;
use arbitro_exam::digest::{Digest, same_receipt};
use arbitro_exam::journal::normalize::normalized;
use arbitro_exam::journal::{JournalError, read};
use arbitro_exam::notice::Notice;

use super::super::args::format_of;
use super::super::shell::{Failure, OutputFormat, Shell};

/// Maximum number of questions assumed for a journal without its paper.
const MOST: usize = 10_000;

pub fn run(shell: &Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let path = matches.get_one::<PathBuf>("journal").ok_or(Failure::Usage)?;
    let bytes = super::bytes(shell, path)?;
    let told = |problem: &JournalError| {
        let message = journal_problem(&shell.words, &path.display().to_string(), problem);
        match problem {
            JournalError::Empty { .. } | JournalError::NotAJournal => Failure::Message(message),
            JournalError::Altered { .. }
            | JournalError::OutOfSequence { .. }
            | JournalError::Unknown { .. }
            | JournalError::Field { .. }
            | JournalError::Breaks { .. }
            | JournalError::AfterEnd { .. }
            | JournalError::NoSuchQuestion { .. }
            | JournalError::NoSuchOption { .. }
            | JournalError::OtherPaper { .. }
            | JournalError::OtherCandidate { .. } => {
                shell.tell_error(message);
                Failure::ProofFailed
            }
        }
    };
    let text = normalized(&bytes);
    let journal = read(&text.bytes).map_err(|problem| told(&problem))?;
    if !text.changes.is_empty() {
        let changes = text.changes;
        let copied = Notice::Copied { renamed: false, rewritten: true, changes };
        shell.tell(&notice(&shell.words, &copied));
    }
    let mut against = JournalComparison::default();
    // Without the paper, the number of questions is the highest question number in the journal.
    let seen = journal.records.iter().filter_map(|record| record.what.question());
    let mut questions = seen.max().unwrap_or(0).min(MOST);
    if let Some(path) = matches.get_one::<PathBuf>("paper") {
        // The hash is compared before the paper is parsed, so that a paper with a broken seal is compared too.
        let hash = Digest::of(super::bytes(shell, path)?);
        against.paper = Some(journal.paper() == hash);
        if against.paper == Some(true) {
            let (paper, _) = super::paper(shell, path)?;
            journal.fits(&super::options(&paper)).map_err(|problem| told(&problem))?;
            questions = paper.questions.len();
        }
    }
    let receipt = matches.get_one::<String>("receipt");
    against.receipt = receipt.map(|receipt| same_receipt(receipt, &journal.receipt()));
    let sheet = journal.sheet(questions).map_err(|problem| told(&problem))?;
    let found = VerifiedJournal { journal: &journal, sheet: &sheet, against };
    if format_of(matches) == OutputFormat::Json {
        shell.json(&verified_json(&found), true)?;
    } else {
        shell.document(&verified(&shell.words, &found), OutputFormat::Text)?;
    }
    if !against.agrees() {
        // After JSON output, the error stream also states the failure in words.
        shell.tell_error(say!(shell.words, "sitting-verify-disagrees"));
        return Err(Failure::ProofFailed);
    }
    Ok(())
}
