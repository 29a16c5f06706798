//! `arbitro stage new`: a stage to fill in.

use std::fs;

use clap::ArgMatches;
use data_encoding::HEXLOWER;
use rand::TryRng;
use rand::rngs::SysRng;

use crate::cli::files;
use crate::cli::new::write;
use crate::cli::shell::{Failure, Shell, quoted};
use crate::docs::new_stage;
use crate::exam::folder::{LOCK, ROSTER, SECRET, STAGE};
use crate::report::text::say;
use crate::ruling::Language;

use super::folder::named_dir;

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let dir = named_dir(matches);
    if let Some(there) = [STAGE, SECRET, LOCK].into_iter().find(|name| dir.join(name).exists()) {
        let dir = dir.display().to_string();
        return Err(shell.failure(say!(shell.words, "stage-already", dir = dir, file = there)));
    }
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| shell.failure(error.to_string()))?;
    let comment = say!(shell.words, "stage-secret-comment");
    let secret = format!("{comment}\n{}\n", HEXLOWER.encode(&bytes));
    let heading = match shell.words.language() {
        Language::Italian => "id;nome;minuti_extra;lingua\n",
        Language::English => "id;name;extra_minutes;language\n",
    };
    let mut files = vec![(STAGE, new_stage(shell.words.language())), (SECRET, secret.as_str())];
    if !dir.join(ROSTER).exists() {
        files.push((ROSTER, heading));
    }
    let is_new = !dir.exists();
    fs::create_dir_all(dir).map_err(|error| shell.failure(shell.unwritable(dir, &error)))?;
    for (place, (name, text)) in files.iter().enumerate() {
        let written = write(shell, &dir.join(name), text);
        if *name == SECRET {
            files::keep_private(&dir.join(name));
        }
        if let Err(failure) = written {
            // A stage is begun whole or not at all.
            for (name, _) in &files[..place] {
                let _ = fs::remove_file(dir.join(name));
            }
            if is_new {
                let _ = fs::remove_dir(dir);
            }
            return Err(failure);
        }
    }
    let written = [STAGE, SECRET, ROSTER].map(|name| dir.join(name).display().to_string());
    let (path, dir) = (written.join(", "), quoted(dir));
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
