//! `arbitro exam`: runs a candidate's sitting, or verifies the journal of a sitting.

mod setup;

mod sit;

mod verify;

mod screen;

mod journal_file;

mod clock;

mod input;

use std::path::Path;

use clap::ArgMatches;

use crate::render::notice::unread;
use crate::render::sitting::paper_problem;
use arbitro_exam::digest::Digest;
use arbitro_exam::paper::{Paper, PaperError};

use super::files;
use super::shell::{Failure, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("sit", matches)) => sit::run(shell, matches, "arbitro exam sit"),
        Some(("verify", matches)) => verify::run(shell, matches),
        Some(_) | None => Err(Failure::Usage),
    }
}

/// Runs a sitting in `arbitro-sit`, the program for the examination room.
pub fn sit(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    sit::run(shell, matches, "arbitro-sit")
}

/// Returns the bytes of a paper or a journal; an error if it is not a regular file or is too large.
fn bytes(shell: &Shell, path: &Path) -> Result<Vec<u8>, Failure> {
    files::read(path).map_err(|file| Failure::Message(unread(&shell.words, &file)))
}

/// Reads a paper file, and returns the paper with the hash of the file.
pub fn paper(shell: &Shell, path: &Path) -> Result<(Paper, Digest), Failure> {
    let bytes = bytes(shell, path)?;
    let name = path.display().to_string();
    // Invalid UTF-8 usually means that the paper was cut within a character, so that its final seal is missing too.
    let text = std::str::from_utf8(&bytes).map_err(|_| PaperError::Unsealed);
    let paper = text.and_then(Paper::read).map_err(|problem| {
        let line = match &problem {
            PaperError::Malformed(malformed) => line_of(&bytes, malformed.span.start),
            PaperError::Unsealed
            | PaperError::Broken
            | PaperError::Format(_)
            | PaperError::NoQuestions => 1,
        };
        Failure::Message(paper_problem(&shell.words, &name, &problem, line))
    })?;
    Ok((paper, Digest::of(&bytes)))
}

/// Returns the number of options of each question of a paper.
fn options(paper: &Paper) -> Vec<usize> {
    paper.questions.iter().map(|question| question.options.len()).collect()
}

fn line_of(bytes: &[u8], at: usize) -> usize {
    1 + bytes.iter().take(at).filter(|byte| **byte == b'\n').count()
}
