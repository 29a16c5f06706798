//! Tests which case files the commands find and read, and the messages about files that they cannot read.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use crate::common::program::{self, ProgramRun, ended, program};
use tempfile::TempDir;

const GOOD: &str = include_str!("../../cases/45/45-01.toml");

fn run(args: &[&str]) -> ProgramRun {
    program::run(&[args, &["--lang", "en"]].concat())
}

/// Creates a folder with one valid case.
fn folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("below")).unwrap();
    fs::write(folder.path().join("below/good.toml"), GOOD).unwrap();
    folder
}

fn named(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_cyclic_link_is_not_followed() {
    let folder = folder();
    symlink(folder.path(), folder.path().join("below/back")).unwrap();
    let output = run(&["check", named(folder.path()), "--edition", "2017"]);
    assert_eq!(output.stdout, "1 file, 1 question, edition 2017: no problem.\n");
    let output = run(&["list", "--cases", named(folder.path())]);
    assert!(output.stdout.contains("1 question"), "{}", output.stderr);
}

#[test]
fn a_file_named_twice_is_proved_once() {
    let folder = folder();
    let file = folder.path().join("below/good.toml");
    symlink(&file, folder.path().join("again.toml")).unwrap();
    let twice = [named(folder.path()), named(&file), named(folder.path())];
    let output = run(&[&["check", "--edition", "2017"], twice.as_slice()].concat());
    assert_eq!(output.stdout, "1 file, 1 question, edition 2017: no problem.\n");
}

#[test]
fn an_unreadable_folder_does_not_stop_the_others() {
    let folder = folder();
    let closed = folder.path().join("closed");
    fs::create_dir(&closed).unwrap();
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o000)).unwrap();
    // The superuser may read every folder, so the test is skipped for the superuser.
    if fs::read_dir(&closed).is_err() {
        let output = run(&["check", named(folder.path())]);
        assert_eq!(output.code, Some(2));
        assert!(output.stdout.starts_with("1 file, 1 question"), "{}", output.stdout);
        assert!(!output.stdout.contains("no problem"), "{}", output.stdout);
        assert!(output.stderr.contains("permission denied"), "{}", output.stderr);
    }
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o700)).unwrap();
}

#[test]
fn a_folder_without_cases_is_an_error() {
    let folder = folder();
    fs::remove_file(folder.path().join("below/good.toml")).unwrap();
    for path in [named(folder.path()), "no-such-folder"] {
        let output = run(&["check", path]);
        assert_eq!(output.code, Some(2), "{path}");
        assert_eq!(output.stdout, "", "{path}");
        assert!(output.stderr.contains(path), "{path}");
        let output = run(&["list", "--cases", path]);
        assert_eq!(output.code, Some(2), "{path}");
    }
    let output = run(&["check", named(folder.path()), "no-such-folder", "--format", "json"]);
    let json = output.json();
    assert_eq!(json["files"], 0);
    assert_eq!(json["failures"].as_array().unwrap().len(), 2);
}

/// Returns the text of the valid case with the id 45-90, and without an option marked as right.
fn unproved() -> String {
    GOOD.replace("id = \"45-01\"", "id = \"45-90\"").replace("right = true\n", "")
}

#[test]
fn unproved_questions_are_not_asked() {
    let folder = folder();
    fs::write(folder.path().join("unproved.toml"), unproved()).unwrap();
    fs::write(folder.path().join("copy.toml"), GOOD.replace("anzi", "no")).unwrap();
    fs::write(folder.path().join("broken.toml"), "title = 3").unwrap();
    let path = named(folder.path());
    for verb in ["quiz", "list"] {
        let output = run(&[verb, "--cases", path]);
        assert!(output.stdout.contains("45-01") && !output.stdout.contains("45-90"), "{verb}");
        let told = output.stderr.replace('\n', " ");
        assert!(told.contains("not used: 1 file, 2 questions."), "{told}");
        assert!(told.contains("arbitro check"), "{told}");
    }
    // `rule` still rules on an unproved case.
    let output = run(&["rule", "45-90", "--cases", path]);
    assert_eq!(output.code, Some(0), "{}", output.stderr);
}

#[test]
fn reading_stops_at_the_size_limit() {
    let folder = folder();
    let large = folder.path().join("large.toml");
    fs::File::create(&large).unwrap().set_len(40 << 30).unwrap();
    let path = named(folder.path());
    let output = run(&["quiz", "--cases", path]);
    assert!(output.stderr.contains("1 file"), "{}", output.stderr);
    let output = run(&["check", path]);
    assert_eq!(output.code, Some(1), "{}", output.stderr);
    assert!(output.stderr_text().contains("42949672960 bytes"), "{}", output.stdout);
    let endless = folder.path().join("endless.toml");
    symlink("/dev/zero", &endless).unwrap();
    let output = run(&["check", named(&endless)]);
    assert!(output.stderr_text().contains("1048577 bytes"), "{}", output.stdout);
    for file in [&large, &endless] {
        let output = run(&["rule", named(file)]);
        assert_eq!(output.code, Some(2));
        assert!(output.stderr.contains("A103"), "{}", output.stderr);
    }
    // In a folder, a path that is not a file is not read, and is reported.
    let output = run(&["check", path]);
    assert_eq!(output.code, Some(2), "{}", output.stderr);
    assert!(output.stderr.replace('\n', " ").contains("it is not a file"), "{}", output.stderr);
}

#[test]
fn a_folder_instead_of_a_file_is_reported() {
    let folder = folder();
    let output = run(&["rule", named(folder.path())]);
    assert_eq!(output.code, Some(2));
    assert!(output.stderr.replace('\n', " ").contains("a file is needed"), "{}", output.stderr);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported_in_the_users_language() {
    for (language, told) in [("it", "lo spazio è finito"), ("en", "no space left")] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut list = program(&["list", "--lang", language]);
        let output = ended(list.stdout(full).spawn().unwrap());
        assert_eq!(output.code, Some(2));
        // The message is wrapped at 80 columns.
        let reported = output.stderr.replace('\n', " ");
        assert!(reported.contains(told), "{reported}");
    }
}

#[test]
fn an_unreadable_file_is_reported_and_is_no_failed_proof() {
    let folder = folder();
    symlink("nowhere", folder.path().join("lost.toml")).unwrap();
    let output = run(&["check", named(folder.path())]);
    assert_eq!(output.code, Some(2));
    assert!(output.stdout.contains("A101") && output.stdout.contains("1 file of 2"));
}
