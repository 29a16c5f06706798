//! `arbitro stage build`: writes a paper for each candidate, and the lock of the stage.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::cli::files::{self, create_new_options};
use crate::cli::generate::words;
use crate::cli::shell::{Failure, OutputFormat, Shell};
use crate::render::doc::Doc;
use crate::render::stage::papers::wording;
use crate::render::text::say;
use arbitro_cases::bank::SourceFile;
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_exam::digest::Digest;
use arbitro_exam::file_access::{self, FileAccess};
use arbitro_exam::folder::{FRESH, LOCK, PAPERS, ROSTER, paper};
use arbitro_exam::marking::StageManager;
use arbitro_exam::marking::prepare::BuiltStage;

use super::folder::{StageFolder, ask_manager};
use super::leftovers::{self, NEW_FRESH, NEW_PAPERS};

pub fn run(shell: &mut Shell, matches: &ArgMatches) -> Result<(), Failure> {
    let folder = StageFolder::named(shell, matches)?;
    let dir = folder.dir;
    let _held = leftovers::lock_folder(shell, dir)?;
    let roster = matches.get_one::<PathBuf>("candidates").map_or(Path::new(""), PathBuf::as_path);
    let folder = folder.with_file(ROSTER, roster)?;
    let manager = &mut StageManager::new(&folder);
    let [it, en] = words();
    let file = ask_manager(shell, manager, |manager| manager.stage())?;
    ask_manager(shell, manager, |manager| {
        manager.make_fresh(&file, BilingualNames { it: &it, en: &en })
    })?;
    let prepared = ask_manager(shell, manager, StageManager::prepare)?;
    let stage = &prepared.file.stage;
    let pool = ask_manager(shell, manager, |manager| manager.pool(stage, &prepared.bank))?;
    let draw = ask_manager(shell, manager, |manager| manager.draw(&prepared, &pool))?;
    let wording = wording(stage, &pool, &draw);
    let built =
        ask_manager(shell, manager, |manager| manager.build(&prepared, &pool, &draw, &wording))?;
    write_fresh(shell, dir, &manager.fresh_files)?;
    write(shell, dir, &built)?;
    report(shell, dir, &built)
}

/// Writes the questions generated for the stage into its folder: either all of them or none.
fn write_fresh(shell: &Shell, dir: &Path, fresh: &[SourceFile]) -> Result<(), Failure> {
    if fresh.is_empty() {
        return Ok(());
    }
    let place = dir.join(FRESH);
    let unwritable = |error: io::Error| shell.failure(shell.unwritable(&place, &error));
    let new = files::temporary_folder(dir, NEW_FRESH).map_err(unwritable)?;
    for source in fresh {
        let name = source.name.rsplit('/').next().unwrap_or_default();
        let bytes = source.text.as_deref().unwrap_or_default();
        let access = file_access::of(&source.name);
        written(&new.path().join(name), bytes, access).map_err(unwritable)?;
    }
    fs::rename(new.keep(), &place).map_err(unwritable)
}

/// Writes the papers and the lock to a temporary folder first, so that a full disk leaves the
/// earlier papers and lock unchanged. Then moves the papers into place, and last the lock: a lock
/// in place means that all papers are complete.
fn write(shell: &Shell, dir: &Path, built: &BuiltStage) -> Result<(), Failure> {
    let papers = dir.join(PAPERS);
    let unwritable = |path: &Path, error: &io::Error| shell.failure(shell.unwritable(path, error));
    let new = files::temporary_folder(dir, NEW_PAPERS);
    let new = new.map_err(|error| unwritable(dir, &error))?;
    let mut places: Vec<(PathBuf, PathBuf)> = Vec::new();
    for (number, built) in built.papers.iter().enumerate() {
        let name = paper(&built.locked.candidate);
        let path = dir.join(&name);
        if path.is_file()
            && fs::read(&path).is_ok_and(|bytes| Digest::of(bytes) == built.locked.paper)
        {
            continue;
        }
        places.push((new.path().join(number.to_string()), path));
        if let Some((beside, path)) = places.last() {
            written(beside, built.text.as_bytes(), file_access::of(&name))
                .map_err(|error| unwritable(path, &error))?;
        }
    }
    places.push((new.path().join(LOCK), dir.join(LOCK)));
    written(&new.path().join(LOCK), built.lock.as_bytes(), file_access::of(LOCK))
        .map_err(|error| unwritable(&dir.join(LOCK), &error))?;
    if let Some((_, path)) = places.iter().find(|(_, path)| path.is_dir()) {
        return Err(unwritable(path, &io::ErrorKind::IsADirectory.into()));
    }
    files::create_folder(&papers, file_access::of(PAPERS))
        .map_err(|error| unwritable(&papers, &error))?;
    for (beside, path) in &places {
        fs::rename(beside, path).map_err(|error| unwritable(path, &error))?;
    }
    Ok(())
}

/// Writes a new file and syncs it to the disk.
fn written(path: &Path, bytes: &[u8], access: FileAccess) -> io::Result<()> {
    let mut file = create_new_options(access).open(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn report(shell: &Shell, dir: &Path, built: &BuiltStage) -> Result<(), Failure> {
    let (words, count, kept) = (&shell.words, built.papers.len(), built.kept);
    let (papers, lock) = (dir.join(PAPERS), dir.join(LOCK));
    let (papers, lock) = (papers.display().to_string(), lock.display().to_string());
    let mut text = say!(words, "stage-built", count = count, papers = papers, lock = lock);
    if kept > 0 {
        text.push(' ');
        text.push_str(&say!(words, "stage-unchanged", count = kept));
    }
    shell.document(Doc::default().text(text), OutputFormat::Text)
}
