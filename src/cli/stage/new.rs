//! `arbitro stage new`: a stage to fill in.

use std::fs;
use std::path::Path;

use clap::ArgMatches;
use data_encoding::HEXLOWER;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::cli::new::write;
use crate::cli::shell::{Failure, Shell};
use crate::report::text::say;
use crate::ruling::Language;

use super::folder::{SECRET, STAGE, dir};

/// The roster's name in the guides.
const ROSTER: &str = "albo.csv";

const fn template(language: Language) -> &'static str {
    match language {
        Language::Italian => include_str!("../../docs/stage.it.toml"),
        Language::English => include_str!("../../docs/stage.en.toml"),
    }
}

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let dir = dir(matches);
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| shell.failure(error.to_string()))?;
    fs::create_dir_all(dir).map_err(|error| unwritable(shell, dir, &error))?;
    let comment = say!(shell.words, "stage-secret-comment");
    let secret = format!("{comment}\n{}\n", HEXLOWER.encode(&bytes));
    let heading = match shell.words.language() {
        Language::Italian => "id;nome;minuti_extra;lingua\n",
        Language::English => "id;name;extra_minutes;language\n",
    };
    // The stage file first: where there is one already, nothing else is written.
    write(shell, &dir.join(STAGE), template(shell.words.language()))?;
    write(shell, &dir.join(SECRET), &secret)?;
    close(&dir.join(SECRET));
    let roster = dir.join(ROSTER);
    if !roster.exists() {
        write(shell, &roster, heading)?;
    }
    let written = [STAGE, SECRET, ROSTER].map(|name| dir.join(name).display().to_string());
    let (path, dir) = (written.join(", "), dir.display().to_string());
    shell.document(
        crate::report::doc::Doc::default().text(say!(
            shell.words,
            "stage-new-written",
            path = path,
            dir = dir
        )),
        crate::cli::shell::Format::Text,
    )
}

fn unwritable(shell: &Shell, path: &Path, error: &std::io::Error) -> Failure {
    let (path, why) = (path.display().to_string(), shell.why(error));
    shell.failure(say!(shell.words, "error-io-write", path = path, why = why))
}

/// Keeps other users of the machine from reading a file, where the system can.
#[cfg(unix)]
fn close(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    // A file system without permissions protects nothing anyway.
    let _ = fs::set_permissions(path, fs::Permissions::from_mode(0o600));
}

#[cfg(not(unix))]
const fn close(_: &Path) {}
