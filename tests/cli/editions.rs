//! Tests how commands treat questions that belong to a single edition, and rulings that differ between editions.

use std::fs;

use tempfile::TempDir;

use crate::common::both::{BOTH, text};
use crate::common::program::run_in;

/// Creates a folder with a question of both editions, and a question of 2017 only.
fn bank() -> TempDir {
    let folder = TempDir::new().unwrap();
    let own = [("\"16D1\"", "\"16C1\""), ("45-90", "45-91")];
    fs::write(folder.path().join("both.toml"), BOTH).unwrap();
    fs::write(folder.path().join("new.toml"), text("editions = [2017]\n", &own)).unwrap();
    folder
}

fn out(folder: &TempDir, args: &[&str]) -> String {
    run_in(folder.path(), args, "en", "").ok()
}

#[test]
fn the_quiz_asks_questions_of_its_edition() {
    let folder = bank();
    let asked = |edition: &str| {
        let quiz = ["quiz", "--cases", ".", "--edition", edition, "--seed", "1"];
        out(&folder, &quiz).lines().next().unwrap().to_owned()
    };
    assert!(asked("2007").starts_with("One question"), "{}", asked("2007"));
    assert!(asked("2017").starts_with("2 questions"), "{}", asked("2017"));
}

#[test]
fn lists_mark_questions_of_one_edition() {
    let folder = bank();
    let output = out(&folder, &["list", "--cases", "."]);
    assert!(output.contains("Trial (2017 only)") && output.contains("2 questions"));
    let output = out(&folder, &["list", "--cases", ".", "--edition", "2007"]);
    assert!(!output.contains("only") && output.contains("1 question"), "{output}");
    let output = out(&folder, &["show", "new.toml"]);
    assert!(output.contains("Trial (2017 only)"), "{output}");
    let none = run_in(folder.path(), &["show", "new.toml", "--edition", "2007"], "en", "");
    assert_eq!(none.code, Some(2));
    assert!(none.stderr_text().contains("--edition 2017"), "{}", none.stderr_text());
}

#[test]
fn the_latest_edition_is_the_default() {
    let folder = bank();
    for file in ["new.toml", "both.toml"] {
        let output = out(&folder, &["rule", file]);
        assert!(output.contains("Laws of 2017") && output.contains("[16C1"), "{output}");
    }
    let output = out(&folder, &["rule", "both.toml", "--edition", "2007"]);
    assert!(output.contains("Laws of 2007") && output.contains("[16D1"), "{output}");
}

/// Every command that gets a question of another edition shows the command to type instead.
#[test]
fn a_question_of_another_edition_names_the_command_to_type() {
    let folder = bank();
    fs::create_dir(folder.path().join("old")).unwrap();
    let of_2007 = text("editions = [2007]\n", &[("45-90", "45-92")]);
    fs::write(folder.path().join("old/old.toml"), of_2007).unwrap();
    let commands: [&[&str]; 10] = [
        &["rule"],
        &["rule", "--format", "json"],
        &["rule", "--why-not", "45B"],
        &["show"],
        &["show", "--format", "json"],
        &["quiz"],
        &["decide", "--from"],
        &["export", "moodle"],
        &["publish", "handout"],
        &["publish", "lesson"],
    ];
    let tried = |command: &[&str], id: &str, edition: Option<&str>, lang: &str| {
        let mut args = command.to_vec();
        args.insert(if command[0] == "rule" { 1 } else { args.len() }, id);
        args.extend(["--cases", "."]);
        args.extend(edition.into_iter().flat_map(|edition| ["--edition", edition]));
        run_in(folder.path(), &args, lang, "q\n")
    };
    for command in commands {
        for (lang, says) in [("en", "does not belong to the Laws of"), ("it", "non vale con")] {
            for (id, asked, own) in [
                ("45-92", None, "2007"),
                ("45-92", Some("2017"), "2007"),
                ("45-91", Some("2007"), "2017"),
            ] {
                let run = tried(command, id, asked, lang);
                let output = run.stderr_text().split_whitespace().collect::<Vec<_>>().join(" ");
                assert_eq!(run.code, Some(2), "{command:?} {id}: {output}");
                assert!(output.contains(&format!("{id} {says}")), "{command:?} {id}: {output}");
                assert!(output.contains(&format!("--edition {own}")), "{command:?} {id}: {output}");
                assert_ne!(tried(command, id, Some(own), lang).code, Some(2), "{command:?} {id}");
            }
        }
    }
}

#[test]
fn several_editions_show_the_changes() {
    let folder = bank();
    let output = out(&folder, &["check", "."]);
    assert!(output.contains("2 files, 2 questions, editions 2007"), "{output}");
    let output = out(&folder, &["check", ".", "--edition", "2007"]);
    assert_eq!(output, "2 files, 1 question, edition 2007: no problem.\n");
    let output = out(&folder, &["check", ".", "--edition", "2007,2017"]);
    assert!(output.contains("2 questions change"), "{output}");
    assert!(output.contains("45-91\n- in 2017 only"), "{output}");
    assert!(output.contains("45-90\n= renumbered: 16D1 -> 16C1"), "{output}");
}
