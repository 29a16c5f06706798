//! `arbitro progress`: shows a candidate's progress, and exports, imports or deletes his history.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::render::practice::progress::{document, html, json};
use crate::render::text::say;
use arbitro_exam::file_access::FileAccess;
use arbitro_exam::practice::history::{History, lacking, read};
use arbitro_exam::practice::memory::CandidateMemory;
use arbitro_exam::practice::progress::progress;
use arbitro_exam::practice::tested_clauses;

use super::super::args::format_of;
use super::super::shell::{Failure, OutputFormat, Shell};
use super::super::{bank, files};
use super::store::{HistoryStore, calendar, now, tell_broken};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let Some(store) = HistoryStore::of_user() else {
        return Err(shell.failure(say!(shell.words, "history-no-folder")));
    };
    let bytes = store.bytes(shell)?;
    if let Some(path) = matches.get_one::<PathBuf>("export") {
        return export(shell, &bytes, path);
    }
    if let Some(path) = matches.get_one::<PathBuf>("import") {
        return import(shell, &store, &bytes, path);
    }
    if matches.get_flag("forget") {
        return forget(shell, &store, &bytes);
    }
    let history = read(&bytes);
    tell_broken(shell, &store, &history);
    show(shell, matches, &history)
}

fn show(shell: &Shell, matches: &ArgMatches, history: &History<'_>) -> Result<(), Failure> {
    let terms = bank::terms(shell, matches)?;
    let bank = bank::load(shell, matches, &[terms.edition])?;
    let questions = bank.iter().flat_map(|case| &case.questions);
    let questions = questions.filter(|question| question.belongs_to(terms.edition));
    let there: BTreeSet<&str> = questions
        .flat_map(|question| tested_clauses(question, &terms))
        .map(|clause| clause.name())
        .collect();
    let calendar = calendar();
    let today = calendar.day(now());
    let memory = CandidateMemory::of(history, calendar);
    let progress = progress(history, &memory, &there, calendar, today);
    if matches.get_one::<String>("format").is_some_and(|format| format == "html") {
        let page = html(&shell.words, &progress, today, terms.edition);
        return shell.print(&page.map_err(|error| shell.failure(error.to_string()))?);
    }
    if format_of(matches) == OutputFormat::Json {
        return shell.json(&json(&progress, today, terms.edition), true);
    }
    shell.document(&document(&shell.words, &progress, today, terms.edition), OutputFormat::Text)
}

/// Copies the history to a new file; an existing file is an error.
fn export(shell: &Shell, bytes: &[u8], path: &Path) -> Result<(), Failure> {
    if path.exists() {
        let path = path.display().to_string();
        return Err(shell.failure(say!(shell.words, "error-exists", path = path)));
    }
    let written = files::write_or_replace(path, bytes, FileAccess::Private);
    written.map_err(|error| shell.failure(shell.unwritable(path, &error)))?;
    let (count, path) = (read(bytes).answers().count(), path.display().to_string());
    shell.tell(&say!(shell.words, "history-exported", count = count, path = path));
    Ok(())
}

/// Adds to the history the entries found only in a copy from another machine.
fn import(shell: &Shell, store: &HistoryStore, bytes: &[u8], path: &Path) -> Result<(), Failure> {
    let copy = files::read(path)
        .map_err(|file| Failure::Message(crate::render::notice::unread(&shell.words, &file)))?;
    let (old, new) = (read(bytes), read(&copy));
    if new.entries.is_empty() && !new.broken.is_empty() {
        let path = path.display().to_string();
        return Err(shell.failure(say!(shell.words, "history-no-history", path = path)));
    }
    let lacking = lacking(&old, &new);
    let lines: String = lacking.iter().filter_map(|entry| entry.line()).collect();
    if !lines.is_empty() {
        let unwritable = |error| shell.failure(shell.unwritable(store.path(), &error));
        store.add(&lines).map_err(unwritable)?;
    }
    let (count, broken) = (lacking.len(), new.broken.len());
    shell.tell(&say!(shell.words, "history-imported", count = count, broken = broken));
    Ok(())
}

/// Deletes the practice history after the user's confirmation.
fn forget(shell: &Shell, store: &HistoryStore, bytes: &[u8]) -> Result<(), Failure> {
    let words = &shell.words;
    let path = store.path().display().to_string();
    if !store.path().exists() {
        shell.tell(&say!(words, "history-none", path = path));
        return Ok(());
    }
    let count = read(bytes).answers().count();
    let answer = shell.ask(&say!(words, "history-forget", count = count, path = path), false)?;
    let is_yes =
        |answer: &String| ["s", "si", "sì", "y", "yes"].contains(&answer.to_lowercase().as_str());
    if !answer.as_ref().is_some_and(is_yes) {
        shell.tell(&say!(words, "history-kept"));
        return Ok(());
    }
    let unwritable = |error| shell.failure(shell.unwritable(store.path(), &error));
    store.forget().map_err(unwritable)?;
    shell.tell(&say!(words, "history-forgotten"));
    Ok(())
}
