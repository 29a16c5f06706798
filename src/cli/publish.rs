//! `arbitro publish`: pages to hand out, to project, to practise with, to sit on paper.

use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::exam::folder;
use crate::exam::office::Office;
use crate::report::marking::results::reports;
use crate::report::publish::view::{Question, of};
use crate::report::publish::{Page, book, handout, lesson, paper, results};
use crate::report::text::{Words, say};
use crate::ruling::Language;

use super::exam;
use super::export::{Chosen, chosen, of_each};
use super::shell::{Failure, Shell};
use super::stage::folder::{StageFolder, ask};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    match matches.subcommand() {
        Some(("handout", matches)) => {
            one(shell, matches, say!(shell.words, "publish-handout-title"), handout)
        }
        Some(("lesson", matches)) => {
            one(shell, matches, say!(shell.words, "publish-lesson-title"), lesson)
        }
        Some(("book", matches)) => site(shell, matches),
        Some(("paper", matches)) => on_paper(shell, matches),
        Some(("results", matches)) => of_results(shell, matches),
        Some(_) | None => Err(Failure::Usage),
    }
}

type Made = Result<String, minijinja::Error>;

/// The questions that were asked for, and the title.
fn content(
    shell: &Shell,
    matches: &ArgMatches,
    usual: String,
) -> Result<(String, Vec<Question>), Failure> {
    let chosen = chosen(shell, matches)?;
    let view = |(case, item, terms): &Chosen| of(&shell.words, case, item, terms);
    let title = matches.get_one::<String>("title").cloned().unwrap_or(usual);
    Ok((title, of_each(&chosen, view)))
}

fn one(
    shell: &Shell,
    matches: &ArgMatches,
    usual: String,
    make: impl Fn(&Words, &str, &[Question]) -> Made,
) -> Result<(), Failure> {
    let (title, questions) = content(shell, matches, usual)?;
    let text = made(shell, make(&shell.words, &title, &questions))?;
    put(shell, matches, &text)
}

fn made<T>(shell: &Shell, made: Result<T, minijinja::Error>) -> Result<T, Failure> {
    made.map_err(|error| shell.failure(error.to_string()))
}

/// Writes a page to the file that was named, or to the output.
fn put(shell: &Shell, matches: &ArgMatches, text: &str) -> Result<(), Failure> {
    let Some(path) = matches.get_one::<PathBuf>("output") else { return shell.print(text) };
    fs::write(path, text).map_err(|error| shell.failure(shell.unwritable(path, &error)))?;
    written(shell, path, 1)
}

fn written(shell: &Shell, path: &Path, count: usize) -> Result<(), Failure> {
    let path = path.display().to_string();
    shell.print(&format!("{}\n", say!(shell.words, "publish-written", count = count, path = path)))
}

fn site(shell: &Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let (title, questions) = content(shell, matches, say!(shell.words, "publish-book-title"))?;
    let pages = made(shell, book(&shell.words, &title, &questions))?;
    put_all(shell, matches, &pages)
}

/// The results that were written, as pages: the commission's, and one for each candidate.
fn of_results(shell: &Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let folder = StageFolder::named(shell, matches)?;
    let (basis, found) = ask(shell, &mut Office::on(&folder), Office::publish)?;
    let lock = &basis.lock;
    let own = || Language::ALL.map(|language| (language.code(), Words::new(language, false)));
    let words = own();
    let of_paper = |candidate: &str| {
        let code = lock.paper(candidate).map(|paper| paper.language.as_str());
        let found = words.iter().find(|(known, _)| Some(*known) == code);
        found.map_or(&shell.words, |(_, words)| words)
    };
    let reports = reports(&shell.words, &basis, &found, own());
    let reports: Vec<_> = reports
        .map(|(candidate, doc)| (candidate.id.clone(), of_paper(&candidate.id), doc))
        .collect();
    let pages = made(shell, results(&shell.words, &found, &reports))?;
    put_all(shell, matches, &pages)
}

/// Writes pages into the folder that was named.
fn put_all(shell: &Shell, matches: &ArgMatches, pages: &[Page]) -> Result<(), Failure> {
    let usual = PathBuf::from(".");
    let folder = matches.get_one::<PathBuf>("output").unwrap_or(&usual);
    let failed = |path: &Path, error| shell.failure(shell.unwritable(path, &error));
    for Page { name, text } in pages {
        let path = folder.join(name);
        let within = path.parent().unwrap_or(folder);
        fs::create_dir_all(within).map_err(|error| failed(within, error))?;
        fs::write(&path, text).map_err(|error| failed(&path, error))?;
    }
    written(shell, folder, pages.len())
}

/// The paper of a candidate, in its own language.
fn on_paper(shell: &Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let empty = PathBuf::new();
    let dir = matches.get_one::<PathBuf>("dir").unwrap_or(&empty);
    let candidate = matches.get_one::<String>("candidate").map_or("", String::as_str);
    let path = dir.join(folder::paper(candidate));
    let (read, _) = exam::paper(shell, &path)?;
    let words = Words::new(read.language(), shell.words.is_ascii());
    let text = made(shell, paper(&words, &read))?;
    put(shell, matches, &text)
}
