//! `arbitro publish`: pages to hand out, to project, to practise with, to sit on paper.

use std::fs;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::exam::folder;
use crate::report::publish::view::{Question, of};
use crate::report::publish::{Page, book, handout, lesson, paper};
use crate::report::text::{Words, say};

use super::exam;
use super::export::chosen;
use super::shell::{Failure, Shell};

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
    let view = |(case, item, terms): &_| of(&shell.words, case, item, terms);
    let title = matches.get_one::<String>("title").cloned().unwrap_or(usual);
    Ok((title, chosen.iter().filter_map(view).collect()))
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
    let usual = PathBuf::from(".");
    let folder = matches.get_one::<PathBuf>("output").unwrap_or(&usual);
    let failed = |path: &Path, error| shell.failure(shell.unwritable(path, &error));
    fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    for Page { name, text } in &pages {
        let path = folder.join(name);
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
