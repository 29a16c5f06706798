//! The traps in the Laws of the play: each has a question, a situation or a test that names it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The number of traps in the reference list of traps in the Laws.
const TRAPS: u8 = 76;

/// Returns, for each trap, the questions with its tag `trap-NN`, and the files with "trap NN" in a comment of a
/// situation or test.
fn shown() -> BTreeMap<u8, Vec<String>> {
    let mut shown: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for question in super::common::items() {
        for tag in &question.tags {
            if let Some(number) = tag.strip_prefix("trap-").and_then(|tag| tag.parse().ok()) {
                shown.entry(number).or_default().push(question.id.clone());
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let inside = |folder: &Path| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let laws = inside(&root.join("laws"));
    for folder in laws.chain([root.join("unit")]) {
        for path in inside(&folder) {
            let Ok(text) = fs::read_to_string(&path) else { continue };
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            for line in text.lines().filter(|line| line.trim_start().starts_with(['#', '/'])) {
                for number in numbers(&line.to_lowercase()) {
                    shown.entry(number).or_default().push(name.clone());
                }
            }
        }
    }
    shown
}

/// Returns the numbers after "trap" or "traps" in a comment: `traps 36 and 60`, `trap 33`.
fn numbers(line: &str) -> Vec<u8> {
    let mut numbers = Vec::new();
    for part in line.split("trap").skip(1) {
        let words = part.trim_start_matches('s').split(|c: char| !c.is_ascii_alphanumeric());
        for word in words.filter(|word| !word.is_empty()) {
            match word.parse::<u8>() {
                Ok(number) => numbers.push(number),
                Err(_) if word == "and" => {}
                Err(_) => break,
            }
        }
    }
    numbers
}

#[test]
fn every_trap_is_covered() {
    let shown = shown();
    let missing: Vec<u8> = (1..=TRAPS).filter(|trap| !shown.contains_key(trap)).collect();
    assert!(missing.is_empty(), "no question, situation or test names the traps {missing:?}");
    let unknown: Vec<&u8> = shown.keys().filter(|trap| !(1..=TRAPS).contains(trap)).collect();
    assert!(unknown.is_empty(), "there are no traps {unknown:?}");
}

#[test]
fn comments_name_traps_by_their_numbers() {
    assert_eq!(numbers("# 50d2, trap 36 and 60: the ban lasts"), [36, 60]);
    assert_eq!(numbers("# traps 36, 60"), [36, 60]);
    assert_eq!(numbers("# trapdoor"), Vec::<u8>::new());
}
