//! Kills commands that build or mark a stage: no files are left over, no data is lost, and no other user can read a
//! secret.
#![cfg(unix)]

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::common::program::{kills, program};
use crate::common::stage::{RosterRow, TestStage};
use serde_json::Value;

fn rules() -> String {
    crate::common::stage::rules("count = 3\nlaw = \"45\"")
}

fn unbuilt() -> TestStage {
    let candidate = |n: usize| RosterRow {
        id: format!("T{n}"),
        name: format!("Candidato {n}"),
        extra: "",
        language: "",
    };
    TestStage::new(&rules(), &(1..=12).map(candidate).collect::<Vec<_>>())
}

/// Returns a stage that was built, sat by two candidates and marked.
fn marked() -> TestStage {
    let stage = unbuilt();
    stage.build();
    for paper in &stage.lock().papers[..2] {
        stage.sit(paper, |_, _| (vec![0], None));
    }
    stage.run(&["mark", "."]).ok();
    stage
}

/// Returns the paths of all files and folders below a folder.
fn below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        found.extend(below(&entry.path()));
        found.push(entry.path());
    }
    found
}

/// Returns the names of the temporary files and folders that a command left.
fn leftovers(stage: &TestStage) -> Vec<String> {
    let names = below(&stage.path("."));
    let names = names.iter().map(|path| path.file_name().unwrap().to_string_lossy().into_owned());
    names.filter(|name| name.starts_with('.') && name != ".gitignore").collect()
}

/// Returns true if only the owner of a file may open it.
fn is_private(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|data| data.permissions().mode().trailing_zeros() >= 6)
}

/// Starts the program, and kills it after some time.
fn killed(stage: &TestStage, args: &[&str], after: Duration) {
    let mut command = program(args);
    let mut child = command.current_dir(stage.path(".")).spawn().unwrap();
    std::thread::sleep(after);
    // The program may have ended by itself.
    let _ = child.kill();
    child.wait().unwrap();
}

/// Runs the command, and returns its duration, over which the kills are spread.
fn lasts(stage: &TestStage, args: &[&str]) -> Duration {
    let begun = Instant::now();
    stage.run(args).ok();
    begun.elapsed()
}

const BUILD: &[&str] = &["stage", "build", ".", "--candidates", "albo.csv"];

#[test]
fn a_killed_build_exposes_no_key_and_the_next_one_completes_it() {
    let reference = unbuilt();
    let lasts = lasts(&reference, BUILD);
    let stage = unbuilt();
    let kills = kills(16);
    for kill in 0..kills {
        killed(&stage, BUILD, lasts * kill / kills);
        for lock in below(&stage.path(".")).iter().filter(|path| path.ends_with("stage.lock")) {
            assert!(is_private(lock), "kill {kill}: {}", lock.display());
        }
        if kill % 4 == 3 {
            // The next round starts without a lock and papers.
            let _ = fs::remove_file(stage.path("stage.lock"));
            let _ = fs::remove_dir_all(stage.path("papers"));
        }
    }
    stage.run(BUILD).ok();
    assert_eq!(leftovers(&stage), [""; 0]);
    assert_eq!(stage.files("papers"), reference.files("papers"));
    assert_eq!(
        fs::read(stage.path("stage.lock")).unwrap(),
        fs::read(reference.path("stage.lock")).unwrap()
    );
    assert!(is_private(&stage.path("stage.lock")));
}

#[test]
fn a_killed_marking_loses_no_decision() {
    let stage = marked();
    let id = stage.lock().stage.questions[0].id.clone();
    let drop = format!("{id}=drop");
    let again = |policy: &str| {
        ["mark", ".", "--against", "stage.lock", "--policy", policy, "--write"].map(str::to_owned)
    };
    let rescore = format!("{id}=rescore");
    let lasts = lasts(&stage, &again(&drop).each_ref().map(String::as_str));
    let kills = kills(16);
    for kill in 0..kills {
        let policy = if kill % 2 == 0 { &rescore } else { &drop };
        killed(&stage, &again(policy).each_ref().map(String::as_str), lasts * kill / kills);
        // The next command finds the latest or the previous decision, and no incomplete file.
        stage.run(&["mark", ".", "--against", "stage.lock"]).ok();
        assert_eq!(leftovers(&stage), [""; 0], "kill {kill}");
        let results = stage.results();
        assert_eq!(results["regraded"], true, "kill {kill}");
        assert_eq!(results["candidates"].as_array().unwrap().len(), 2);
    }
}

/// A command that replaces the results can be killed at two moments: when no results are in place, or when both the old
/// and the new results exist.
#[test]
fn results_of_a_killed_replacement_are_restored_or_kept() {
    let stage = marked();
    let results = stage.files("results");
    fs::rename(stage.path("results"), stage.path(".before-results")).unwrap();
    fs::create_dir(stage.path(".results-x")).unwrap();
    let output = stage.run(&["mark", "."]).stderr_text();
    assert!(output.contains("quelli di prima sono in"), "{output}");
    assert_eq!((stage.files("results"), leftovers(&stage).len()), (results.clone(), 0));
    assert!(!stage.path("results-1").exists());

    fs::create_dir(stage.path(".before-results")).unwrap();
    fs::write(stage.path(".before-results/results.json"), "mio").unwrap();
    stage.run(&["mark", "."]).ok();
    assert_eq!((stage.files("results"), leftovers(&stage).len()), (results, 0));
    assert_eq!(fs::read(stage.path("results-1/results.json")).unwrap(), b"mio");
}

#[test]
fn one_command_at_a_time_writes_in_a_stage() {
    let stage = marked();
    fs::create_dir(stage.path(".results-x")).unwrap();
    let other = File::open(stage.path("stage.toml")).unwrap();
    other.lock().unwrap();
    for args in [&["mark", "."][..], BUILD] {
        let output = stage.run(args).failed(2);
        assert!(output.contains("un altro comando sta scrivendo"), "{output}");
    }
    assert!(stage.path(".results-x").exists());
    drop(other);
    stage.run(&["mark", "."]).ok();
    assert!(!stage.path(".results-x").exists());
}

#[test]
fn secret_files_are_private() {
    let folder = tempfile::tempdir().unwrap();
    let new = |language| {
        let mut command = program(&["stage", "new", "prova", "--lang", language]);
        command.current_dir(folder.path());
        crate::common::program::answered(command, "")
    };
    new("it").ok();
    let path = |name: &str| folder.path().join("prova").join(name);
    assert!(is_private(&path("stage.secret")));
    assert!(new("it").failed(2).contains("c'è già una prova"));

    // Only the owner of a journal's file can read it.
    let stage = marked();
    assert!(is_private(&stage.path("papers/T1.journal")));
}

/// The advice in the message about a lost or truncated secret works, and changes neither the stage file nor the roster.
#[test]
fn a_lost_or_truncated_secret_can_be_recovered_from() {
    let stage = unbuilt();
    for spoilt in [None, Some("abcd\n")] {
        fs::remove_file(stage.path("stage.secret")).unwrap();
        if let Some(text) = spoilt {
            fs::write(stage.path("stage.secret"), text).unwrap();
        }
        let output = stage.run(BUILD).failed(2);
        assert!(output.contains("arbitro stage new"), "{output}");
        if spoilt.is_some() {
            assert!(output.contains("cancella il file"), "{output}");
            fs::remove_file(stage.path("stage.secret")).unwrap();
        }
        let (rules, roster) = (
            fs::read(stage.path("stage.toml")).unwrap(),
            fs::read(stage.path("albo.csv")).unwrap(),
        );
        stage.run(&["stage", "new", "."]).ok();
        assert_eq!(fs::read(stage.path("stage.toml")).unwrap(), rules);
        assert_eq!(fs::read(stage.path("albo.csv")).unwrap(), roster);
    }
    stage.build();
    let paper = stage.lock().papers[0].clone();
    stage.sit(&paper, |_, _| (vec![0], None));
    // Existing papers can be marked without the secret, and no new secret is created.
    fs::remove_file(stage.path("stage.secret")).unwrap();
    assert!(stage.run(&["stage", "new", "."]).failed(2).contains("c'è già una prova"));
    stage.run(&["mark", "."]).ok();
    let results: Value = stage.results();
    assert_eq!(results["candidates"].as_array().unwrap().len(), 1);
}
