//! `arbitro completions` and `arbitro man`: print shell completions and man pages, derived from the command-line
//! grammar.

use std::path::{Path, PathBuf};

use clap::{ArgMatches, Command};
use clap_complete::Shell as CompletionShell;
use clap_mangen::Man;

use crate::render::text::say;
use arbitro_exam::file_access::FileAccess;

use super::args;
use super::files;
use super::shell::{Failure, Shell};

/// Prints the completion script of the requested shell.
pub fn completions(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let mut grammar = args::command(&shell.words);
    let Some(kind) = matches.get_one::<CompletionShell>("shell").copied() else {
        return Err(Failure::Usage);
    };
    let mut text = Vec::new();
    clap_complete::generate(kind, &mut grammar, "arbitro", &mut text);
    shell.print(&String::from_utf8_lossy(&text))
}

/// Prints the man page of a command or of the program; with `--output`, writes all pages into a folder.
pub fn man(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let mut grammar = args::command(&shell.words);
    grammar.build();
    let mut pages = Vec::new();
    collect("arbitro", &grammar, &mut pages)?;
    if let Some(folder) = matches.get_one::<PathBuf>("output") {
        return write(shell, folder, &pages);
    }
    let words = matches.get_many::<String>("command").into_iter().flatten();
    let name =
        ["arbitro"].into_iter().chain(words.map(String::as_str)).collect::<Vec<_>>().join("-");
    match pages.iter().find(|(known, _)| *known == name) {
        Some((_, page)) => shell.print(page),
        None => {
            let name = name.trim_start_matches("arbitro-").replace('-', " ");
            Err(shell.failure(say!(shell.words, "usage-unknown-command", arg = name)))
        }
    }
}

/// Collects the man pages of a command and its subcommands, with their names.
fn collect(
    name: &str,
    command: &Command,
    pages: &mut Vec<(String, String)>,
) -> Result<(), Failure> {
    let mut page = Vec::new();
    let own = command.clone().name(name.to_owned()).display_name(name.to_owned());
    Man::new(own).render(&mut page)?;
    pages.push((name.to_owned(), String::from_utf8_lossy(&page).into_owned()));
    command
        .get_subcommands()
        .try_for_each(|inner| collect(&format!("{name}-{}", inner.get_name()), inner, pages))
}

fn write(shell: &Shell, folder: &Path, pages: &[(String, String)]) -> Result<(), Failure> {
    let failed = |path: &Path, error| shell.failure(shell.unwritable(path, &error));
    files::create_folder(folder, FileAccess::Public).map_err(|error| failed(folder, error))?;
    for (name, page) in pages {
        let path = folder.join(format!("{name}.1"));
        files::write_or_replace(&path, page.as_bytes(), FileAccess::Public)
            .map_err(|error| failed(&path, error))?;
    }
    let path = folder.display().to_string();
    shell
        .print(&format!("{}\n", say!(shell.words, "man-written", count = pages.len(), path = path)))
}
