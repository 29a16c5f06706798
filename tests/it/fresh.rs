//! Fresh questions through the built program: files that `check` proves, a stage that keeps its own.

use std::fs;

use crate::common::program::run_in;
use crate::common::stage::{Candidate, Stage};
use tempfile::TempDir;

#[test]
fn what_is_generated_is_checked_and_is_the_same_again() {
    let dir = TempDir::new().unwrap();
    let generate = |folder: &str| {
        let args = ["generate", "--law", "53", "--count", "4", "--seed", "7", "-o", folder];
        run_in(dir.path(), &args, "it", "").ok();
        run_in(dir.path(), &["check", folder], "it", "").ok();
        let entries = fs::read_dir(dir.path().join(folder)).unwrap();
        let mut files: Vec<(String, String)> = entries
            .map(|entry| entry.unwrap().path())
            .map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), path))
            .map(|(name, path)| (name, fs::read_to_string(path).unwrap()))
            .collect();
        files.sort();
        files
    };
    let made = generate("one");
    assert_eq!(made.len(), 4);
    assert_eq!(made, generate("two"));
}

/// Rows that ask for fresh questions get them; built again, with a candidate more, the stage has the same.
#[test]
fn a_stage_keeps_its_fresh_questions() {
    let rules = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/docs/stage.it.toml"));
    let rules = rules.unwrap();
    let (before, after) = (rules.find("[[blueprint]]").unwrap(), rules.find("[exclude]").unwrap());
    let rows = "[[blueprint]]\ncount = 3\nlaw = \"61\"\nsource = \"fresh\"\n\n\
                [[blueprint]]\ncount = 2\nlaw = \"45\"\nsource = \"both\"\n\n";
    let rules = format!("{}{rows}{}", &rules[..before], &rules[after..]);
    let one = |id: &str| Candidate {
        id: id.to_owned(),
        name: format!("Candidata {id}"),
        extra: "",
        language: "",
    };
    let stage = Stage::new(&rules, &[one("A1"), one("B2")]);
    stage.build();
    let (papers, fresh) = (stage.files("papers"), stage.files("fresh"));
    let lock = stage.lock();
    let asked: Vec<&str> = lock.stage.questions.iter().map(|it| it.id.as_str()).collect();
    assert!(asked.iter().filter(|id| id.starts_with("61-f")).count() == 3, "{asked:?}");
    assert!(papers.len() == 2 && fresh.len() == 5, "{:?}", fresh.keys());
    stage.roster(&[one("A1"), one("B2"), one("C3")]);
    stage.build();
    assert_eq!(stage.files("fresh"), fresh);
    let again = stage.files("papers");
    assert_eq!(again.len(), 3);
    assert!(papers.iter().all(|(name, bytes)| again.get(name) == Some(bytes)));
}
