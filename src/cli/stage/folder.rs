//! The folder of a stage on the disk, which the stage manager reads, and the reports of the manager's warnings, notices
//! and refusals.

use std::env;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::cli::files::{self, CaseFiles, read_source};
use crate::cli::shell::{Failure, Shell};
use crate::cli::{bank, git_exposure, workbook};
use crate::render::notice::notice;
use crate::render::refusal::{RefusalText, refusal, warning};
use crate::render::stage::papers::marking_rules;
use crate::render::text::say;
use arbitro_cases::bank::SourceFile;
use arbitro_exam::folder::{Bytes, FileError, JournalFiles, StageStorage};
use arbitro_exam::journal::normalize;
use arbitro_exam::marking::{Refusal, StageManager};
use arbitro_exam::notice::SheetNotice;
use arbitro_exam::text_table::{TableError, TextTable};

/// Returns the stage folder of the command line, or the current folder.
pub fn named_dir(matches: &ArgMatches) -> &Path {
    matches.get_one::<PathBuf>("dir").map_or(Path::new("."), PathBuf::as_path)
}

/// The folder of a stage on the disk.
pub struct StageFolder<'s> {
    shell: &'s Shell,
    pub dir: &'s Path,
    /// A file that the user named, with the name under which the stage manager reads it.
    external_file: Option<(&'static str, PathBuf)>,
}

impl<'s> StageFolder<'s> {
    /// Opens the stage folder of the command line; an error if it does not exist.
    pub fn named(shell: &'s Shell, matches: &'s ArgMatches) -> Result<StageFolder<'s>, Failure> {
        StageFolder::at(shell, named_dir(matches))
    }

    /// Opens a stage folder, and warns if git would add its private files; an error if the folder does not exist.
    pub fn at(shell: &'s Shell, dir: &'s Path) -> Result<StageFolder<'s>, Failure> {
        match fs::metadata(dir) {
            Ok(data) if data.is_dir() => {
                git_exposure::warn(shell, dir);
                Ok(StageFolder { shell, dir, external_file: None })
            }
            Ok(_) => {
                let path = dir.display().to_string();
                Err(shell.failure(say!(shell.words, "stage-no-folder", path = path)))
            }
            Err(error) => Err(shell.failure(shell.unreadable(dir, &error))),
        }
    }

    /// Adds a file that the user named; its path is relative to the current folder or, if no such file exists, to the
    /// stage's folder.
    pub fn with_file(self, name: &'static str, path: &Path) -> Result<StageFolder<'s>, Failure> {
        let within = self.dir.join(path);
        let path = match (path.exists(), within.exists()) {
            (true, _) => path.to_owned(),
            (false, true) => within,
            (false, false) if path.is_relative() && !self.is_current() => {
                return Err(self.nowhere(path, &within));
            }
            // The missing file is reported when the stage manager reads it.
            (false, false) => path.to_owned(),
        };
        Ok(StageFolder { external_file: Some((name, path)), ..self })
    }

    /// Returns true if the stage's folder is also the current one.
    fn is_current(&self) -> bool {
        let current = env::current_dir().and_then(fs::canonicalize);
        current.is_ok_and(|current| fs::canonicalize(self.dir).is_ok_and(|own| own == current))
    }

    /// Returns the failure for a file that is neither in the current folder nor in the stage's folder.
    fn nowhere(&self, path: &Path, within: &Path) -> Failure {
        let here = env::current_dir().unwrap_or_default().join(path).display().to_string();
        let (name, within) = (path.display().to_string(), within.display().to_string());
        let words = &self.shell.words;
        self.shell.failure(say!(words, "stage-nowhere", name = name, here = here, within = within))
    }

    pub fn join(&self, name: &str) -> PathBuf {
        match &self.external_file {
            Some((own, path)) if *own == name => path.clone(),
            Some(_) | None => self.dir.join(name),
        }
    }
}

impl StageStorage for StageFolder<'_> {
    fn path(&self, name: &str) -> String {
        self.join(name).display().to_string()
    }

    fn exists(&self, name: &str) -> bool {
        self.join(name).exists()
    }

    fn read(&self, name: &str) -> Bytes {
        files::read(&self.join(name))
    }

    fn workbook(&self, bytes: &[u8]) -> Result<TextTable, TableError> {
        workbook::read(bytes)
    }

    fn journals(&self) -> Result<JournalFiles<'_>, FileError> {
        let mut walk = files::walk_for(self.dir, is_journal);
        if let Some(at) = walk.unreadable_folders.iter().position(|(folder, _)| folder == self.dir)
        {
            let (folder, error) = walk.unreadable_folders.swap_remove(at);
            return Err(files::unread(&folder, &error));
        }
        let shut = walk.unreadable_folders.iter();
        let shut =
            shut.map(|(folder, error)| (below(self.dir, folder), files::unread(folder, error)));
        let read = |path: PathBuf| (below(self.dir, &path), files::read(&path));
        Ok(JournalFiles {
            unreadable: shut.collect(),
            files: Box::new(walk.paths.into_iter().map(read)),
        })
    }

    fn cases(&self, embedded: bool, folders: &[&str]) -> Result<Vec<SourceFile>, Vec<String>> {
        let mut sources = if embedded { bank::embedded() } else { Vec::new() };
        // All folders are searched together, so that a file found in two folders is read once.
        let folders: Vec<PathBuf> = folders.iter().map(|folder| self.dir.join(folder)).collect();
        let CaseFiles { files, failures } =
            files::find(self.shell, folders.iter().map(PathBuf::as_path));
        if !failures.is_empty() {
            return Err(files::messages(failures));
        }
        // File names are relative to the stage's folder, so that they are the same on every machine.
        let named = |path: &PathBuf| SourceFile {
            name: below(self.dir, path),
            ..read_source(self.shell, path)
        };
        sources.extend(files.iter().map(named));
        Ok(sources)
    }

    fn missing_reason(&self, folder: &str) -> Option<String> {
        let error = fs::metadata(self.dir.join(folder)).err()?;
        Some(self.shell.why(&error))
    }
}

/// Extensions of other files that the program writes next to journals; a file with one of these is not a journal,
/// unless its name also has the extension of journals.
const NON_JOURNAL_EXTENSIONS: [&str; 6] = ["toml", "lock", "json", "csv", "html", "md"];

/// Returns true if a path is a journal, judged by its name or else by its first bytes.
fn is_journal(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    if normalize::stem(&name).is_some() {
        return true;
    }
    let ending = path.extension().unwrap_or_default().to_string_lossy().to_ascii_lowercase();
    let is_file = || fs::metadata(path).is_ok_and(|data| data.is_file());
    if NON_JOURNAL_EXTENSIONS.contains(&&*ending) || !is_file() {
        return false;
    }
    let mut head = Vec::new();
    let read = fs::File::open(path)
        .and_then(|file| file.take(normalize::HEAD as u64).read_to_end(&mut head));
    read.is_ok() && normalize::looks_like_journal(&head)
}

/// Returns a path relative to the stage's folder, with forward slashes.
fn below(dir: &Path, path: &Path) -> String {
    let below = path.strip_prefix(dir).unwrap_or(path);
    let parts: Vec<_> = below.iter().map(|part| part.to_string_lossy()).collect();
    parts.join("/")
}

/// Returns a stage manager that also compares the lock with the marking rules that the papers print.
pub fn stage_manager<'f>(folder: &'f StageFolder<'_>) -> StageManager<'f> {
    let mut manager = StageManager::new(folder);
    manager.in_words = Some(marking_rules);
    manager
}

/// Runs an operation of the stage manager, and reports its warnings and its refusal.
pub fn ask_manager<'f, T>(
    shell: &Shell,
    manager: &mut StageManager<'f>,
    question: impl FnOnce(&mut StageManager<'f>) -> Result<T, Refusal>,
) -> Result<T, Failure> {
    let answer = question(manager);
    for besides in manager.warnings.drain(..) {
        shell.tell(&warning(&shell.words, besides));
    }
    answer.map_err(|why| report_refusal(shell, why))
}

/// Reports the notices of marking; fails with exit code 1 if the commission still has to examine one.
pub fn report_notices(shell: &Shell, notices: &[SheetNotice]) -> Result<(), Failure> {
    for SheetNotice { sheet, notice: about, .. } in notices {
        shell.tell(&format!("{sheet}: {}", notice(&shell.words, about)));
    }
    let has_open = notices.iter().any(|notice| notice.notice.is_open());
    if has_open { Err(Failure::ProofFailed) } else { Ok(()) }
}

/// Reports the refusal of a stage operation, and returns the failure with its exit code.
pub fn report_refusal(shell: &Shell, why: Refusal) -> Failure {
    // If the bank cannot meet the blueprint, the exit code is 1, as in `arbitro stage check`.
    let is_unmet = matches!(why, Refusal::Unmet(_));
    let RefusalText { shown, before, message } = refusal(&shell.words, why);
    shown.iter().for_each(|problem| shell.write_stderr(&format!("{problem}\n")));
    before.into_iter().for_each(|failure| shell.tell_error(failure));
    if is_unmet {
        shell.tell_error(message);
        return Failure::ProofFailed;
    }
    shell.failure(message)
}
