//! Which files the commands find and read, and what they say of those that they cannot.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const GOOD: &str = include_str!("../cases/45/45-01.toml");

fn run(args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.args(args).args(["--lang", "en"]).stdin(Stdio::null()).output().unwrap()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A folder of its own for a test, with one good case.
fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("arbitro-files-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(path.join("below")).unwrap();
    fs::write(path.join("below/good.toml"), GOOD).unwrap();
    path
}

fn named(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_link_that_leads_back_is_not_followed() {
    let folder = folder("cycle");
    symlink(&folder, folder.join("below/back")).unwrap();
    let output = run(&["check", named(&folder), "--edition", "2017"]);
    assert_eq!(out(&output), "1 file, 1 question, edition 2017: no problem.\n");
    let output = run(&["list", "--cases", named(&folder)]);
    assert!(out(&output).contains("1 question"), "{}", err(&output));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_file_named_twice_is_proved_once() {
    let folder = folder("twice");
    let file = folder.join("below/good.toml");
    symlink(&file, folder.join("again.toml")).unwrap();
    let twice = [named(&folder), named(&file), named(&folder)];
    let output = run(&[&["check", "--edition", "2017"], twice.as_slice()].concat());
    assert_eq!(out(&output), "1 file, 1 question, edition 2017: no problem.\n");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_folder_that_cannot_be_read_does_not_keep_its_siblings_from_being_proved() {
    let folder = folder("closed");
    let closed = folder.join("closed");
    fs::create_dir(&closed).unwrap();
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o000)).unwrap();
    // The superuser may read everything.
    if fs::read_dir(&closed).is_err() {
        let output = run(&["check", named(&folder)]);
        assert_eq!(output.status.code(), Some(2));
        assert!(out(&output).starts_with("1 file, 1 question"), "{}", out(&output));
        assert!(!out(&output).contains("no problem"), "{}", out(&output));
        assert!(err(&output).contains("permission denied"), "{}", err(&output));
    }
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o700)).unwrap();
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn nothing_found_is_no_clean_proof() {
    let folder = folder("nothing");
    fs::remove_file(folder.join("below/good.toml")).unwrap();
    for path in [named(&folder), "no-such-folder"] {
        let output = run(&["check", path]);
        assert_eq!(output.status.code(), Some(2), "{path}");
        assert_eq!(out(&output), "", "{path}");
        assert!(err(&output).contains(path), "{path}");
        let output = run(&["list", "--cases", path]);
        assert_eq!(output.status.code(), Some(2), "{path}");
    }
    let output = run(&["check", named(&folder), "no-such-folder", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["files"], 0);
    assert_eq!(json["failures"].as_array().unwrap().len(), 2);
    fs::remove_dir_all(&folder).unwrap();
}

/// The good case with no option marked right.
fn unproved() -> String {
    GOOD.replace("id = \"45-01\"", "id = \"45-90\"").replace("right = true\n", "")
}

#[test]
fn what_is_not_proved_is_not_asked() {
    let folder = folder("unproved");
    fs::write(folder.join("unproved.toml"), unproved()).unwrap();
    fs::write(folder.join("copy.toml"), GOOD.replace("anzi", "no")).unwrap();
    fs::write(folder.join("broken.toml"), "title = 3").unwrap();
    let path = named(&folder);
    for verb in ["quiz", "list"] {
        let output = run(&[verb, "--cases", path]);
        assert!(out(&output).contains("45-01") && !out(&output).contains("45-90"), "{verb}");
        let told = err(&output).replace('\n', " ");
        assert!(told.contains("not used: 1 file, 2 questions."), "{told}");
        assert!(told.contains("arbitro check"), "{told}");
    }
    // Its author may still ask for the ruling.
    let output = run(&["rule", "45-90", "--cases", path]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn no_more_is_read_of_a_file_than_shows_that_it_is_too_large() {
    let folder = folder("large");
    let large = folder.join("large.toml");
    fs::File::create(&large).unwrap().set_len(40 << 30).unwrap();
    let path = named(&folder);
    let output = run(&["quiz", "--cases", path]);
    assert!(err(&output).contains("1 file"), "{}", err(&output));
    let output = run(&["check", path]);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert!(out(&output).contains("42949672960 bytes"), "{}", out(&output));
    let endless = folder.join("endless.toml");
    symlink("/dev/zero", &endless).unwrap();
    let output = run(&["check", named(&endless)]);
    assert!(out(&output).contains("1048577 bytes"), "{}", out(&output));
    for file in [&large, &endless] {
        let output = run(&["rule", named(file)]);
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains("A103"), "{}", err(&output));
    }
    // In a folder it is none of the files to read.
    let output = run(&["check", path]);
    assert_eq!(output.status.code(), Some(2), "{}", err(&output));
    assert!(err(&output).replace('\n', " ").contains("it is not a file"), "{}", err(&output));
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_folder_in_the_place_of_a_file_is_told() {
    let folder = folder("no-file");
    let output = run(&["rule", named(&folder)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).replace('\n', " ").contains("a file is needed"), "{}", err(&output));
    fs::remove_dir_all(&folder).unwrap();
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_in_the_language_of_the_user() {
    for (language, told) in [("it", "lo spazio è finito"), ("en", "no space left")] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
        let output = command.args(["list", "--lang", language]).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains(told), "{}", err(&output));
    }
}

#[test]
fn a_file_that_cannot_be_read_is_told_and_is_no_divergence() {
    let folder = folder("dangling");
    symlink("nowhere", folder.join("lost.toml")).unwrap();
    let output = run(&["check", named(&folder)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(out(&output).contains("A101") && out(&output).contains("1 file of 2"));
    fs::remove_dir_all(&folder).unwrap();
}
