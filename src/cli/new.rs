//! `arbitro new`: a case to fill in.

use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::diag::{Limit, Problem};
use crate::docs::new_case;
use crate::exam::access::Access;
use crate::generate::dice::Seed;
use crate::generate::prose::Voices;
use crate::generate::{Generator, Wanted};
use crate::report::diagnostics::beyond;
use crate::report::exchange::board;
use crate::report::matter;
use crate::report::template::Start;
use crate::report::text::say;
use crate::ruling::Edition;

use super::files::{self, write};
use super::shell::{Failure, Shell};
use super::{bank, generate};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let id = matches.get_one::<String>("id").map_or("", String::as_str);
    if !crate::casebook::is_id(id) {
        return Err(shell.failure(say!(shell.words, "error-bad-id", id = id)));
    }
    free(shell, matches, id)?;
    let start = match matches.get_one::<PathBuf>("pbn") {
        Some(file) => of_board(shell, matches, file)?,
        None => of_law(shell, id),
    };
    let template = new_case(shell.words.language());
    let text = start.file(template, id).map_err(|error| shell.failure(error.to_string()))?;
    let Some(path) = matches.get_one::<PathBuf>("output") else { return shell.print(&text) };
    write(shell, path, &text, Access::Private)?;
    let name = path.display().to_string();
    shell.print(&format!("{}\n", say!(shell.words, "new-written", path = name)))
}

/// Whether no question of the bank has this id; else which one of its Law is free.
fn free(shell: &Shell, matches: &ArgMatches, id: &str) -> Result<(), Failure> {
    let cases = bank::load(shell, matches, &Edition::ALL)?;
    let has = |id: &str| cases.iter().find(|case| case.items.iter().any(|item| item.id == id));
    let Some(there) = has(id) else { return Ok(()) };
    let law = id.split('-').next().unwrap_or(id);
    let mut names = (1..).map(|number| format!("{law}-{number:02}"));
    let free = names.find(|name| has(name).is_none()).unwrap_or_default();
    let title = there.title.in_language(shell.words.language()).to_owned();
    Err(shell.failure(say!(shell.words, "new-there", id = id, title = title, free = free)))
}

/// An incident typical of the Law of an id, where there is one: always the same.
fn of_law(shell: &Shell, id: &str) -> Start {
    let words = &shell.words;
    let law = id.split('-').next().unwrap_or_default();
    let [it, en] = generate::words();
    let wanted = Wanted {
        laws: vec![law.to_owned()],
        tags: Vec::new(),
        difficulties: Vec::new(),
        editions: Edition::ALL.to_vec(),
        seed: Seed::stated(0),
    };
    let made = Generator::new(wanted, Voices { it: &it, en: &en })
        .and_then(|mut generator| generator.question());
    let item = made.as_ref().ok().and_then(|question| question.case.items.first());
    match made.as_ref().ok().zip(item) {
        Some((question, item)) => Start::example(
            words,
            item.article(),
            (&question.table, &question.happened),
            (&item.tags, &item.text),
        ),
        None => Start::plain(words),
    }
}

/// The table of a board, and nothing on what happened.
fn of_board(shell: &Shell, matches: &ArgMatches, file: &Path) -> Result<Start, Failure> {
    let words = &shell.words;
    let bytes = files::read(file).map_err(|unread| {
        let why = matter::why(words, &unread.why);
        shell.failure(say!(words, "error-io", path = unread.path, why = why))
    })?;
    let path = file.display().to_string();
    let boards = board::read(&bytes);
    if boards.len() > Limit::Boards.most() {
        let problem = Problem::beyond(Limit::Boards, 0..0, boards.len());
        return Err(shell.failure(beyond(words, &path, &problem)));
    }
    let numbers: Vec<&str> = boards.iter().map(|board| board.number.as_str()).collect();
    let asked = matches.get_one::<String>("board");
    let found = match (asked, boards.as_slice()) {
        (_, []) => return Err(shell.failure(say!(words, "board-none", path = path))),
        (None, [only]) => Some(only),
        (None, _) => None,
        (Some(number), _) => boards.iter().find(|board| board.number == *number),
    };
    let Some(found) = found else {
        let numbers = numbers.join(", ");
        return Err(shell.failure(say!(words, "board-which", path = path, numbers = numbers)));
    };
    if !found.lost.is_empty() {
        shell.tell(&say!(words, "board-lost", what = found.lost.join(", ")));
    }
    let name =
        file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    Ok(Start::board(words, &name, found))
}
