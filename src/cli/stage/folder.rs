//! The files of a stage: its blueprint, its bank, its secret, its lock.

use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use data_encoding::HEXLOWER_PERMISSIVE;

use crate::casebook::Case;
use crate::casebook::bank::{Source, prove, read_source};
use crate::casebook::check::Terms;
use crate::casebook::reader::Span;
use crate::cli::files::{self, Found};
use crate::cli::shell::{Failure, Shell};
use crate::cli::{bank, files::source};
use crate::diag::{Code, Problem};
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
pub fn named_dir(matches: &ArgMatches) -> &Path {
    matches.get_one::<PathBuf>("dir").map_or(Path::new("."), PathBuf::as_path)
}

/// The folder that was named, which has to be there.
pub fn dir<'m>(shell: &Shell, matches: &'m ArgMatches) -> Result<&'m Path, Failure> {
    let dir = named_dir(matches);
    match fs::metadata(dir) {
        Ok(data) if data.is_dir() => Ok(dir),
        Ok(_) => {
            let path = dir.display().to_string();
            Err(shell.failure(say!(shell.words, "stage-no-folder", path = path)))
        }
        Err(error) => Err(shell.failure(shell.unreadable(dir, &error))),
    }
}

/// The text of a file that has to be there.
pub fn text(shell: &Shell, path: &Path) -> Result<String, Failure> {
    let bytes = files::bytes(shell, path).map_err(|message| shell.failure(message))?;
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + sound.iter().filter(|byte| **byte == b'\n').count();
        let path = path.display().to_string();
        shell.failure(say!(shell.words, "stage-not-utf8", path = path, line = line))
    })
}

/// A stage file as it was read.
pub struct StageFile {
    pub stage: Stage,
    pub text: String,
    pub path: PathBuf,
}

/// A stage file that is not used, and why.
pub struct Flawed {
    pub path: PathBuf,
    pub text: String,
    pub problems: Vec<Problem>,
}

impl Flawed {
    /// Tells the problems.
    pub fn told(&self, shell: &Shell) -> Failure {
        broken(shell, &self.path, &self.text, &self.problems)
    }
}

/// Reads the stage of a folder.
pub fn stage(shell: &Shell, dir: &Path) -> Result<StageFile, Failure> {
    read_stage(shell, dir)?.map_err(|flawed| flawed.told(shell))
}

/// Reads the stage of a folder, or what is wrong in it.
pub fn read_stage(shell: &Shell, dir: &Path) -> Result<Result<StageFile, Flawed>, Failure> {
    let path = dir.join(STAGE);
    let text = text(shell, &path)?;
    let (stage, problems) = stage::read(&text);
    let Some(stage) = stage else { return Ok(Err(Flawed { path, text, problems })) };
    let unread = |(folder, span): &(String, Span)| {
        let error = fs::metadata(dir.join(folder)).err()?;
        let problem = Problem::new(Code::NoFolder, span.clone()).with("folder", folder);
        Some(problem.with("why", shell.why(&error)))
    };
    let problems: Vec<Problem> = stage.cases.iter().filter_map(unread).collect();
    if !problems.is_empty() {
        return Ok(Err(Flawed { path, text, problems }));
    }
    Ok(Ok(StageFile { stage, text, path }))
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
    // All folders at once: a file that two of them hold is one.
    let folders: Vec<PathBuf> = stage.cases.iter().map(|(folder, _)| dir.join(folder)).collect();
    let Found { files, failures } = files::find(shell, folders.iter().map(PathBuf::as_path));
    files::told(shell, failures)?;
    sources.extend(files.iter().map(|path| named(shell, dir, path)));
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

/// What in a stage file only the bank and the other folders show to be wrong.
pub fn astray(dir: &Path, stage: &Stage, bank: &Bank) -> Vec<Problem> {
    let mut problems = unknown(stage, &bank.cases);
    let unbuilt = stage.earlier.iter().filter(|(folder, _)| !dir.join(folder).join(LOCK).exists());
    problems.extend(
        unbuilt.map(|(folder, span)| {
            Problem::new(Code::NotBuilt, span.clone()).with("folder", folder)
        }),
    );
    problems
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
    let problems = astray(dir, stage, bank);
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
    let bytes = files::bytes(shell, &path).map_err(|message| shell.failure(message))?;
    let text = String::from_utf8_lossy(&bytes);
    let mut lines = text.lines().map(str::trim);
    let digits = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    let bytes = digits.and_then(|digits| HEXLOWER_PERMISSIVE.decode(digits.as_bytes()).ok());
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
    let bytes = files::bytes(shell, path).map_err(|message| shell.failure(message))?;
    // What is not UTF-8 is no JSON either.
    let lock = Lock::read(&String::from_utf8_lossy(&bytes)).map_err(|error| {
        let (words, path) = (&shell.words, path.display().to_string());
        let what = match error {
            LockError::Malformed { line, column } => {
                say!(words, "stage-bad-lock", path = path, line = line, column = column)
            }
            LockError::Format(format) => {
                return shell.failure(say!(
                    words,
                    "stage-lock-format",
                    path = path,
                    format = format
                ));
            }
            LockError::NoSuchQuestion { line, question } => {
                say!(words, "stage-lock-question", path = path, line = line, question = question)
            }
            LockError::Cut => say!(words, "stage-lock-cut", path = path),
            LockError::Altered => say!(words, "stage-lock-altered", path = path),
        };
        shell.failure(format!("{what} {}", say!(words, "stage-lock-again")))
    })?;
    if lock.stage.is_old() {
        let (path, format) = (path.display().to_string(), lock.stage.format);
        shell.tell(&say!(shell.words, "stage-lock-old", path = path, format = format));
    }
    Ok(lock)
}
