//! The files of a stage: its blueprint, its bank, its secret, its lock.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use data_encoding::HEXLOWER;

use crate::casebook::Case;
use crate::casebook::bank::{Source, prove, read_source};
use crate::casebook::check::Terms;
use crate::cli::files::{self, Found};
use crate::cli::shell::{Failure, Shell};
use crate::cli::{bank, files::source};
use crate::diag::Problem;
use crate::exam::blueprint::{self, Question, unknown};
use crate::exam::digest::Digest;
use crate::exam::form::Secret;
use crate::exam::lock::{Lock, LockError};
use crate::exam::stage::{self, Stage};
use crate::report::diagnostics::render;
use crate::report::text::say;
use crate::ruling::Edition;

pub const STAGE: &str = "stage.toml";
pub const SECRET: &str = "stage.secret";
pub const LOCK: &str = "stage.lock";
pub const PAPERS: &str = "papers";

/// The folder that was named.
pub fn dir(matches: &ArgMatches) -> &Path {
    matches.get_one::<PathBuf>("dir").map_or(Path::new("."), PathBuf::as_path)
}

/// The text of a file that has to be there.
pub fn text(shell: &Shell, path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| shell.failure(shell.unreadable(path, &error)))
}

/// A stage file as it was read.
pub struct StageFile {
    pub stage: Stage,
    pub text: String,
    pub path: PathBuf,
}

/// Reads the stage of a folder.
pub fn stage(shell: &Shell, dir: &Path) -> Result<StageFile, Failure> {
    let path = dir.join(STAGE);
    let text = text(shell, &path)?;
    let (stage, problems) = stage::read(&text);
    match stage {
        Some(stage) => Ok(StageFile { stage, text, path }),
        None => Err(broken(shell, &path, &text, &problems)),
    }
}

/// Tells the problems of a file that is then not used.
pub fn broken(shell: &Shell, path: &Path, text: &str, problems: &[Problem]) -> Failure {
    let name = path.display().to_string();
    for problem in problems {
        shell.note(&format!("{}\n", render(&shell.words, &name, text, problem)));
    }
    shell.failure(say!(shell.words, "stage-file-broken", path = name))
}

/// The cases from which a stage is drawn, all of them proved.
pub struct Bank {
    pub cases: Vec<Case>,
    /// The hash of each case's file, in their order.
    pub hashes: Vec<Digest>,
    /// Of all the files, with their names.
    pub hash: Digest,
}

/// Reads the bank of a stage, and proves it in an edition as `arbitro check` does.
pub fn bank(shell: &Shell, dir: &Path, stage: &Stage, edition: Edition) -> Result<Bank, Failure> {
    let mut sources = if stage.embedded { bank::embedded() } else { Vec::new() };
    for (folder, _) in &stage.cases {
        let Found { files, failures } = files::find(shell, [dir.join(folder).as_path()]);
        files::told(shell, failures)?;
        sources.extend(files.iter().map(|path| named(shell, dir, path)));
    }
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let terms = [Terms { edition, ..Terms::default() }];
    let proved = prove(&sources, Source::clone, &terms, threads);
    let broken = proved.iter().zip(&sources).filter(|(file, _)| !file.problems.is_empty());
    let mut is_sound = true;
    for (file, source) in broken {
        is_sound = false;
        for problem in &file.problems {
            shell.note(&format!("{}\n", bank::rendered(shell, source, problem)));
        }
    }
    if !is_sound {
        return Err(shell.failure(say!(shell.words, "stage-bank-broken")));
    }
    let bytes = |source: &Source| source.text.clone().unwrap_or_default();
    let hashes = sources.iter().map(|source| Digest::of(bytes(source))).collect();
    let mut named: Vec<(&str, Vec<u8>)> =
        sources.iter().map(|source| (source.name.as_str(), bytes(source))).collect();
    named.sort();
    let parts = named.iter().flat_map(|(name, bytes)| [name.as_bytes(), bytes]);
    let hash = Digest::of_parts(parts);
    let cases = sources.iter().map(|source| read_source(source).case).collect();
    Ok(Bank { cases, hashes, hash })
}

/// A case file by its name from the folder of the stage, which is the same on every machine.
fn named(shell: &Shell, dir: &Path, path: &Path) -> Source {
    let below = path.strip_prefix(dir).unwrap_or(path);
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    Source { name: parts.join("/"), ..source(shell, path) }
}

/// The questions that may be drawn: those that stand in the edition, are proved under the terms of the stage,
/// are not excluded and were not used in the earlier stages that it names.
pub fn pool<'b>(
    shell: &Shell,
    dir: &Path,
    file: &StageFile,
    bank: &'b Bank,
) -> Result<Vec<Question<'b>>, Failure> {
    let stage = &file.stage;
    let problems = unknown(stage, &bank.cases);
    if !problems.is_empty() {
        return Err(broken(shell, &file.path, &file.text, &problems));
    }
    let mut excluded: Vec<String> = stage.excluded.iter().map(|(id, _)| id.clone()).collect();
    for (folder, _) in &stage.earlier {
        let lock = lock(shell, &dir.join(folder))?;
        excluded.extend(lock.stage.questions.into_iter().map(|question| question.id));
    }
    Ok(blueprint::pool(stage, &bank.cases, &excluded))
}

/// The secret of a stage.
pub fn secret(shell: &Shell, dir: &Path) -> Result<Secret, Failure> {
    let path = dir.join(SECRET);
    let name = path.display().to_string();
    if !path.exists() {
        return Err(shell.failure(say!(shell.words, "stage-no-secret", path = name)));
    }
    let text = text(shell, &path)?;
    let mut lines = text.lines().map(str::trim);
    let digits = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    let bytes = digits.and_then(|digits| HEXLOWER.decode(digits.as_bytes()).ok());
    match bytes.and_then(|bytes| bytes.try_into().ok()) {
        Some(bytes) => Ok(Secret::new(bytes)),
        None => Err(shell.failure(say!(shell.words, "stage-bad-secret", path = name))),
    }
}

/// The lock of a stage that was built.
pub fn lock(shell: &Shell, dir: &Path) -> Result<Lock, Failure> {
    let path = dir.join(LOCK);
    if !path.exists() {
        let path = path.display().to_string();
        return Err(shell.failure(say!(shell.words, "stage-no-lock", path = path)));
    }
    read_lock(shell, &path)
}

/// Reads a lock.
pub fn read_lock(shell: &Shell, path: &Path) -> Result<Lock, Failure> {
    let text = text(shell, path)?;
    let (words, path) = (&shell.words, path.display().to_string());
    Lock::read(&text).map_err(|error| {
        shell.failure(match error {
            LockError::Malformed { line, what } => {
                say!(words, "stage-bad-lock", path = path, line = line, what = what)
            }
            LockError::Format(format) => {
                say!(words, "stage-lock-format", path = path, format = format)
            }
            LockError::NoSuchQuestion { line, question } => {
                say!(words, "stage-lock-question", path = path, line = line, question = question)
            }
        })
    })
}
