//! `arbitro new`: a case to fill in.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::docs::new_case;
use crate::report::text::say;

use super::files::{Readers, anew};
use super::shell::{Failure, Shell};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let id = matches.get_one::<String>("id").map_or("", String::as_str);
    if !crate::casebook::is_id(id) {
        return Err(shell.failure(say!(shell.words, "error-bad-id", id = id)));
    }
    let text = new_case(shell.words.language()).replace("45-00", id);
    let Some(path) = matches.get_one::<PathBuf>("output") else { return shell.print(&text) };
    write(shell, path, &text, Readers::Usual)?;
    let name = path.display().to_string();
    shell.print(&format!("{}\n", say!(shell.words, "new-written", path = name)))
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
