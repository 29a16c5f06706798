//! Tests invalid input to the commands of a stage: each problem gets one message with the file, the line and the
//! remedy, the exit code is the documented one, and no file is written or lost.
#![cfg(unix)]

mod accepted_input;
mod garbage_files;
mod refused_input;

use std::collections::BTreeMap;
use std::fs;
use std::fs::Permissions;
use std::os::unix::fs::{FileTypeExt, MetadataExt, PermissionsExt, symlink};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use crate::common::program::{self, ProgramRun, answered, command, on_full_disk, run_in};
use crate::common::stage::{RosterRow, TestStage};
use tempfile::TempDir;

fn rules() -> String {
    crate::common::stage::rules("count = 2\nlaw = \"45\"")
        .replace("Verifica", "Verifica «prova» 2026")
}

/// The name of the stage's folder, with a space and an accent.
const DIR: &str = "Perché no";

/// Returns a stage that was built, sat and marked.
fn sat() -> &'static TestStage {
    static SAT: OnceLock<TestStage> = OnceLock::new();
    SAT.get_or_init(|| {
        let candidate = |id: &str, name: &str| RosterRow {
            id: id.to_owned(),
            name: name.to_owned(),
            extra: "",
            language: "",
        };
        let candidates = [candidate("T1", "D'Alò, Niccolò"), candidate("T2", "Rossi \"Nico\"")];
        let stage = TestStage::new(&rules(), &candidates);
        stage.build();
        for paper in &stage.lock().papers {
            stage.sit(paper, |_, _| (vec![0], None));
        }
        stage.run(&["mark", "."]).ok();
        stage
    })
}

/// A copy of the stage, which a test may change.
struct StageCopy {
    folder: TempDir,
}

fn copied(from: &Path, to: &Path) {
    fs::create_dir(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (entry, name) = entry.map(|entry| (entry.path(), entry.file_name())).unwrap();
        if entry.is_dir() {
            copied(&entry, &to.join(name));
        } else {
            fs::copy(&entry, to.join(name)).unwrap();
        }
    }
}

impl StageCopy {
    /// Creates a copy of the stage that was built, sat and marked.
    fn new() -> StageCopy {
        let folder = TempDir::new().unwrap();
        copied(&sat().path("."), &folder.path().join(DIR));
        StageCopy { folder }
    }

    /// Creates a copy of the stage as it was before the build.
    fn unbuilt() -> StageCopy {
        let copy = StageCopy::new();
        fs::remove_file(copy.path("stage.lock")).unwrap();
        fs::remove_dir_all(copy.path("papers")).unwrap();
        fs::remove_dir_all(copy.path("results")).unwrap();
        copy
    }

    fn is_unbuilt(&self) -> bool {
        !self.path("stage.lock").exists() && !self.path("papers").exists()
    }

    /// Returns a path in the folder of the stage.
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(DIR).join(name)
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        fs::write(self.path(name), text).unwrap();
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// Replaces the first occurrence of a text in a file, which must contain it.
    fn edit(&self, name: &str, from: &str, to: &str) {
        let text = self.read(name);
        assert!(text.contains(from), "{name}: {from}");
        self.write(name, text.replacen(from, to, 1));
    }

    fn remove(&self, name: &str) {
        fs::remove_file(self.path(name)).unwrap();
    }

    fn folder(&self, name: &str) {
        fs::create_dir_all(self.path(name)).unwrap();
    }

    /// Creates a pipe that no process writes to.
    fn pipe(&self, name: &str) {
        let path = self.path(name);
        // The path may have no file to remove.
        let _ = fs::remove_file(&path);
        assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
    }

    fn link(&self, to: &str, name: &str) {
        symlink(to, self.path(name)).unwrap();
    }

    fn command(&self, mut command: Command, language: &str) -> Command {
        command.args(["--lang", language]).current_dir(self.folder.path());
        command
    }

    /// Runs the program in the parent folder of the stage.
    fn run(&self, args: &[&str], language: &str) -> ProgramRun {
        run_in(self.folder.path(), args, language, "")
    }

    /// Runs the program with a limit on the size of files, in blocks, which simulates a full disk.
    fn run_on_full_disk(&self, blocks: u32, args: &[&str]) -> ProgramRun {
        answered(self.command(on_full_disk(blocks, args), "it"), "")
    }

    /// Runs the program as a user to whom permissions apply: as another user if the test runs as root.
    fn run_as_another(&self, args: &[&str]) -> ProgramRun {
        let mut program = PathBuf::from(program::PATH);
        let own = TempDir::new().unwrap();
        let is_root = fs::metadata(own.path()).unwrap().uid() == 0;
        if is_root {
            // Every user may enter this folder.
            fs::set_permissions(own.path(), Permissions::from_mode(0o755)).unwrap();
            let beside = own.path().join("arbitro");
            // Another process copies the program, since a file that a thread of this process has open for writing
            // cannot be executed.
            let copied = Command::new("cp").args([&program, &beside]).status().unwrap();
            assert!(copied.success());
            program = beside;
        }
        let mut command = self.command(command(&program), "it");
        command.args(args);
        // The other user must not use the folders of the user who runs the test.
        for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
            command.env(name, own.path().join("home"));
        }
        if is_root {
            command.uid(65_534).gid(65_534);
        }
        answered(command, "")
    }

    /// Sets the permissions of the folders, and makes the private files readable for all users: the lock, the journals
    /// and the results.
    fn allow(&self, mode: u32) {
        let results = "results/results.json";
        for own in ["stage.lock", "papers/T1.journal", "papers/T2.journal", results] {
            if self.path(own).exists() {
                fs::set_permissions(self.path(own), Permissions::from_mode(0o644)).unwrap();
            }
        }
        let folders = ["", "papers", "results"].map(|name| self.path(name));
        for folder in folders.iter().chain([&self.folder.path().to_owned()]) {
            if folder.exists() {
                fs::set_permissions(folder, Permissions::from_mode(mode)).unwrap();
            }
        }
    }

    /// Returns all entries below the folder: files with their bytes, folders, links and pipes with a fixed text.
    fn everything(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut found = BTreeMap::new();
        let mut folders = vec![self.folder.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                let kind = fs::symlink_metadata(&path).unwrap().file_type();
                let what = if kind.is_dir() {
                    folders.push(path.clone());
                    b"a folder".to_vec()
                } else if kind.is_symlink() || kind.is_fifo() {
                    b"no file".to_vec()
                } else {
                    fs::read(&path).unwrap()
                };
                found.insert(path, what);
            }
        }
        found
    }
}

/// An invalid input: its name, the change to the folder, the command, the exit code, and the expected parts of the
/// message.
type BadInput =
    (&'static str, fn(&StageCopy), &'static [&'static str], i32, &'static [&'static str]);

/// Runs each invalid input in both languages, and compares the message in Italian; the command must write nothing.
fn refused(begun: fn() -> StageCopy, rows: &[BadInput]) {
    for (name, spoil, args, code, says) in rows {
        let copy = begun();
        spoil(&copy);
        let before = copy.everything();
        for language in ["it", "en"] {
            let run = copy.run(args, language);
            let told = run.stderr_text();
            assert_eq!(run.code, Some(*code), "{name}: {told}");
            assert!(copy.everything() == before, "{name}: something was written or lost");
            let is_said = |what: &&&str| language == "it" && !told.contains(**what);
            assert_eq!(says.iter().find(is_said), None, "{name}: {told}");
            assert!(!run.stderr.is_empty() || *code == 1, "{name}: no message was printed");
        }
    }
}
