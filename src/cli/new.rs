//! `arbitro new`: a case to fill in.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::docs::new_case;
use crate::report::exchange::board;
use crate::report::matter;
use crate::report::text::say;

use super::files::{self, Readers, anew};
use super::shell::{Failure, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let id = matches.get_one::<String>("id").map_or("", String::as_str);
    if !crate::casebook::is_id(id) {
        return Err(shell.failure(say!(shell.words, "error-bad-id", id = id)));
    }
    let text = match matches.get_one::<PathBuf>("pbn") {
        Some(file) => of_board(shell, matches, file, id)?,
        None => new_case(shell.words.language()).replace("45-00", id),
    };
    let Some(path) = matches.get_one::<PathBuf>("output") else { return shell.print(&text) };
    write(shell, path, &text, Readers::Usual)?;
    let name = path.display().to_string();
    shell.print(&format!("{}\n", say!(shell.words, "new-written", path = name)))
}

/// A case with the table of a board, and nothing on what happened.
fn of_board(shell: &Shell, matches: &ArgMatches, file: &Path, id: &str) -> Result<String, Failure> {
    let words = &shell.words;
    let bytes = files::read(file).map_err(|unread| {
        let why = matter::why(words, &unread.why);
        shell.failure(say!(words, "error-io", path = unread.path, why = why))
    })?;
    let path = file.display().to_string();
    let boards = board::read(&bytes);
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
    let source = say!(words, "board-source", file = name, number = found.number.clone());
    let source = source.replace(|c: char| matches!(c, '"' | '\\') || c.is_control(), "'");
    let comment = say!(words, "board-comment");
    Ok(format!(
        "#:schema case.schema.json\n# {comment}\n\nsource = \"{source}\"\ntitle.it = \"...\"\n\n{}\n\
         [[question]]\nid = \"{id}\"\ntext.it = \"...\"\nevents = []\nruling = []\n",
        found.table()
    ))
}

/// Writes a new file; one that is there already stays as it is.
pub fn write(shell: &Shell, path: &Path, text: &str, readers: Readers) -> Result<(), Failure> {
    let file = anew(readers).open(path);
    let mut file = file.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => {
            let path = path.display().to_string();
            shell.failure(say!(shell.words, "error-exists", path = path))
        }
        _ => shell.failure(shell.unwritable(path, &error)),
    })?;
    file.write_all(text.as_bytes()).map_err(|error| {
        // Half a file is none; that it cannot be written is told all the same.
        let _ = std::fs::remove_file(path);
        shell.failure(shell.unwritable(path, &error))
    })
}
