//! Tests the limits on files of other programs, with inputs of ten times the limit, and on the output of `check`.

use std::fs;

use crate::common::program::{ProgramRun, run_in};
use arbitro_cases::diag::Limit;
use tempfile::TempDir;

/// Imports a GIFT file with this text, and returns its folder and the result.
fn imported(text: &str) -> (TempDir, ProgramRun) {
    let dir = TempDir::new().unwrap();
    fs::write(dir.path().join("a.gift"), text).unwrap();
    let args = ["import", "a.gift", "--law", "45", "-o", "out"];
    let ran = run_in(dir.path(), &args, "en", "");
    (dir, ran)
}

fn files(dir: &TempDir) -> usize {
    fs::read_dir(dir.path().join("out")).map_or(0, Iterator::count)
}

/// Each of many questions with the same title gets its own file name.
#[test]
fn questions_of_one_title_are_all_imported() {
    let (dir, ran) = imported(&"::T::Q {\n=a\n~b\n}\n\n".repeat(3000));
    ran.ok();
    assert_eq!(files(&dir), 3000);
    for name in ["45-t.toml", "45-t-2.toml", "45-t-3000.toml"] {
        assert!(dir.path().join("out").join(name).exists(), "{name}");
    }
}

#[test]
fn too_many_questions_are_refused() {
    let times = 10 * Limit::Imported.most();
    let (dir, ran) = imported(&"::T::Q {\n=a\n~b\n}\n\n".repeat(times));
    let output = ran.failed(2);
    let code = Limit::Imported.code().id();
    assert!(output.contains(code) && output.contains(&times.to_string()), "{output}");
    assert_eq!(files(&dir), 0);
}

#[test]
fn too_many_answers_are_cut_and_reported() {
    let times = 10 * Limit::Answers.most();
    let (dir, ran) = imported(&format!("::T::Q {{\n=a\n{}}}\n", "~b\n".repeat(times - 1)));
    let output = ran.stderr_text();
    assert!(output.contains(Limit::Answers.code().id()), "{output}");
    let case = fs::read_to_string(dir.path().join("out/45-t.toml")).unwrap();
    assert_eq!(case.matches("[[question.option]]").count(), Limit::Answers.most());
}

#[test]
fn a_hundred_import_notes_are_shown_and_the_rest_counted() {
    let most = Limit::Problems.most();
    let (_, ran) = imported(&"no question\n\n".repeat(10 * most));
    let output = ran.stderr_text();
    assert!(output.lines().count() <= most + 5, "{} lines", output.lines().count());
    assert!(output.contains(&format!("And {} more notes", 9 * most)), "{output}");
}

#[test]
fn too_many_boards_are_refused() {
    let dir = TempDir::new().unwrap();
    let times = 10 * Limit::Boards.most();
    let boards = "[Board \"1\"]\n[Deal \"N:- - - -\"]\n".repeat(times);
    fs::write(dir.path().join("a.pbn"), boards).unwrap();
    let output = run_in(dir.path(), &["new", "45-99", "--pbn", "a.pbn"], "en", "").failed(2);
    let code = Limit::Boards.code().id();
    assert!(output.contains(code) && output.contains(&times.to_string()), "{output}");
}

#[test]
fn a_file_that_is_too_large_is_reported_as_such() {
    let dir = TempDir::new().unwrap();
    let bytes = 10 * Limit::FileBytes.most() as u64;
    // The file is sparse, so the disk stores only its length.
    fs::File::create(dir.path().join("a.gift")).unwrap().set_len(bytes).unwrap();
    let output = run_in(dir.path(), &["import", "a.gift"], "en", "").failed(2);
    let code = Limit::FileBytes.code().id();
    assert!(output.contains(code) && output.contains(&bytes.to_string()), "{output}");
}

/// For a file with more problems than the limit, each format shows a hundred problems and the number of the others.
#[test]
fn every_format_shows_a_hundred_problems_and_counts_the_others() {
    let most = Limit::Problems.most();
    let dir = TempDir::new().unwrap();
    let keys: Vec<String> = (0..10 * most).map(|index| format!("k{index} = 1\n")).collect();
    let text = keys.join("") + include_str!("../sound.toml");
    fs::write(dir.path().join("a.toml"), text).unwrap();
    for format in ["text", "json", "github", "gitlab", "junit", "sarif"] {
        let ran = run_in(dir.path(), &["check", "a.toml", "--format", format], "en", "");
        let shown = ran.stdout.matches("A105").count();
        assert!((most..=3 * most).contains(&shown), "{format}: {shown}");
        assert!(ran.stdout.contains(&format!("and {} more problems", 9 * most)), "{format}");
        assert!(ran.stdout.len() < 200_000, "{format}: {} bytes", ran.stdout.len());
    }
}

/// A line that is too long is cut around the position of the problem.
#[test]
fn a_long_line_is_cut_around_the_place() {
    let dir = TempDir::new().unwrap();
    let keys: Vec<String> =
        (0..90).map(|index| format!("{}{index} = true", "k".repeat(900))).collect();
    let text = include_str!("../sound.toml")
        .replace("ruling = [", &format!("findings = {{ {} }}\nruling = [", keys.join(", ")));
    fs::write(dir.path().join("a.toml"), text).unwrap();
    let ran = run_in(dir.path(), &["check", "a.toml"], "en", "");
    assert!(ran.stdout.contains("a.toml:21:"), "{}", ran.stdout);
    assert!(ran.stdout.lines().all(|line| line.chars().count() < 400), "{}", ran.stdout);
}

/// Flaws that `check` does not report are not counted either.
#[test]
fn unreported_flaws_are_not_counted() {
    let dir = TempDir::new().unwrap();
    let sound = include_str!("../sound.toml");
    let (table, question) = sound.split_once("[[question]]").unwrap();
    let italian: String = format!("[[question]]{question}")
        .lines()
        .filter(|line| !line.starts_with("en = ") && !line.starts_with("text.en"))
        .map(|line| format!("{line}\n"))
        .collect();
    let all: Vec<String> =
        (100..300).map(|id| italian.replace("45-00", &format!("45-{id}"))).collect();
    fs::write(dir.path().join("a.toml"), table.to_owned() + &all.join("\n")).unwrap();
    let output = run_in(dir.path(), &["check", "a.toml"], "en", "").stdout;
    assert!(!output.contains("A911"), "{output}");
    let strict = run_in(dir.path(), &["check", "a.toml", "--strict"], "en", "").stdout;
    assert!(strict.contains("A911") && strict.contains("A912"), "{strict}");
}
