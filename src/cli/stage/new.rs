//! `arbitro stage new`: writes the files of a new stage, to be filled in.

use std::fs;
use std::path::Path;

use clap::ArgMatches;
use data_encoding::HEXLOWER;

use crate::cli::files::{create_folder, write};
use crate::cli::randomness;
use crate::cli::shell::{Failure, OutputFormat, Shell, quoted};
use crate::docs::new_stage;
use crate::render::doc::Doc;
use crate::render::text::{Words, say};
use arbitro_exam::file_access::{self, FileAccess};
use arbitro_exam::folder::{IGNORED, LOCK, PAPERS, ROSTER, SECRET, STAGE};
use arbitro_laws::ruling::Language;

use super::folder::named_dir;

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let dir = named_dir(matches);
    if let Some(there) = in_the_way(dir) {
        let dir = dir.display().to_string();
        return Err(shell.failure(say!(shell.words, "stage-already", dir = dir, file = there)));
    }
    let secret = secret(shell)?;
    let ignored =
        format!("{}\n{}", say!(shell.words, "stage-ignored-comment"), file_access::ignored());
    let all = [
        (STAGE, new_stage(shell.words.language())),
        (SECRET, secret.as_str()),
        (ROSTER, heading(&shell.words)),
        (IGNORED, ignored.as_str()),
    ];
    let missing = |(name, _): &(&str, &str)| !dir.join(name).exists();
    let missing: Vec<_> = all.into_iter().filter(missing).collect();
    let is_new = !dir.exists();
    create_folder(dir, FileAccess::Public)
        .map_err(|error| shell.failure(shell.unwritable(dir, &error)))?;
    for (place, (name, text)) in missing.iter().enumerate() {
        if let Err(failure) = write(shell, &dir.join(name), text, file_access::of(name)) {
            // After a failure the files already written are removed, so that no incomplete stage remains.
            for (name, _) in &missing[..place] {
                let _ = fs::remove_file(dir.join(name));
            }
            if is_new {
                let _ = fs::remove_dir(dir);
            }
            return Err(failure);
        }
    }
    let written = missing.iter().map(|(name, _)| dir.join(name).display().to_string());
    let (path, dir) = (written.collect::<Vec<_>>().join(", "), quoted(dir));
    let text = say!(shell.words, "stage-new-written", path = path, dir = dir);
    shell.document(Doc::default().text(text), OutputFormat::Text)
}

/// Returns the file that shows that a stage already exists; `None` if there is no such file. A stage file alone,
/// without secret, lock and papers, is not in the way: its secret can be written again.
fn in_the_way(dir: &Path) -> Option<&'static str> {
    let is_there = |name: &&str| dir.join(name).exists();
    let has_secret = [SECRET, LOCK, PAPERS].iter().any(is_there);
    [STAGE, SECRET, LOCK, PAPERS].into_iter().find(is_there).filter(|_| has_secret)
}

fn secret(shell: &Shell) -> Result<String, Failure> {
    let bytes: [u8; 32] = randomness::bytes(shell)?;
    let comment = say!(shell.words, "stage-secret-comment");
    Ok(format!("{comment}\n{}\n", HEXLOWER.encode(&bytes)))
}

fn heading(words: &Words) -> &'static str {
    match words.language() {
        Language::Italian => "id;nome;minuti_extra;lingua\n",
        Language::English => "id;name;extra_minutes;language\n",
    }
}
