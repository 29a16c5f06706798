//! Checks that every output with an answer names the answer's edition, and the other editions with a different answer.

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::Path;

use tempfile::TempDir;

use crate::common::program::{flat, run_in};
use crate::common::stage::{RosterRow, TestStage};

/// The id of a question whose key differs between 2007 and 2017, and the id of a question with the same key and a
/// partly different ruling.
const OTHER_KEY: &str = "57-06";
const OTHER_RULING: &str = "50-d1b";

/// The place where a command's output names its edition.
enum OutputPlace {
    Stdout,
    Stderr,
    /// A file, folder or package that the command writes: at least one file in it names the edition.
    Written(&'static str),
}

use OutputPlace::{Stderr, Stdout, Written};

/// Every command that shows an answer, with its input and the place where it names the edition. `ID` stands for the id
/// of a question.
const SAY_IT: &[(&str, &str, OutputPlace)] = &[
    ("quiz ID --no-history", "a\n\n", Stdout),
    ("quiz ID --no-history --format json", "a\n\n", Stdout),
    ("quiz --fresh --law 57 --count 1 --seed 3 --no-history", "a\n\n", Stdout),
    ("learn --law 57 --no-history", "a\n\n", Stdout),
    ("rule ID", "", Stdout),
    ("rule ID --why", "", Stdout),
    ("rule ID --format json", "", Stdout),
    ("rule ID --format markdown", "", Stdout),
    ("rule ID --why-not 53A", "", Stdout),
    ("rule ID --why-not 53A --format json", "", Stdout),
    ("show ID --key", "", Stdout),
    ("show ID --format json", "", Stdout),
    ("law", "", Stdout),
    ("law 57A", "", Stdout),
    ("decide --from ID", "", Stdout),
    ("decide --from ID --format json", "", Stdout),
    ("decide", "3NT S\n", Stdout),
    ("check", "", Stdout),
    ("progress --format json", "", Stdout),
    ("publish handout ID", "", Stdout),
    ("publish lesson ID", "", Stdout),
    ("publish book ID -o book", "", Written("book")),
    ("export moodle ID", "", Stdout),
    ("export gift ID", "", Stdout),
    ("export moodle ID -o a.xml", "", Stderr),
    ("export moodle ID -o a.xml", "", Written("a.xml")),
    ("export qti21 ID -o a.zip", "", Written("a.zip")),
    ("export qti30 ID -o b.zip", "", Written("b.zip")),
    ("export anki ID -o a.apkg", "", Written("a.apkg")),
];

/// Returns the text of a file, or of all files in a folder or package.
fn all_of(path: &Path) -> String {
    if path.is_dir() {
        let entries = fs::read_dir(path).unwrap();
        return entries.map(|entry| all_of(&entry.unwrap().path())).collect();
    }
    let bytes = fs::read(path).unwrap();
    let Ok(mut package) = zip::ZipArchive::new(std::io::Cursor::new(&bytes)) else {
        return String::from_utf8_lossy(&bytes).into_owned();
    };
    let mut text = String::new();
    for index in 0..package.len() {
        let mut member = Vec::new();
        package.by_index(index).unwrap().read_to_end(&mut member).unwrap();
        text.push_str(&String::from_utf8_lossy(&member));
    }
    text
}

/// Returns the output of each command that `which` selects.
fn outputs(
    (id, edition, lang): (&str, Option<&str>, &str),
    which: impl Fn(&str) -> bool,
) -> BTreeMap<&'static str, String> {
    let folder = TempDir::new().unwrap();
    let mut all = BTreeMap::new();
    for (command, input, place) in SAY_IT.iter().filter(|(command, ..)| which(command)) {
        let typed = command.replace("ID", id);
        let mut args: Vec<&str> = typed.split(' ').collect();
        args.extend(edition.into_iter().flat_map(|edition| ["--edition", edition]));
        let run = run_in(folder.path(), &args, lang, input);
        let text = match place {
            Stdout => run.stdout,
            Stderr => run.stderr,
            Written(name) => all_of(&folder.path().join(name)),
        };
        all.insert(*command, flat(&text));
    }
    assert!(all.len() > 5, "{all:?}");
    all
}

/// Returns the names of an edition, in text and in JSON.
fn names(year: &str, lang: &str) -> [String; 3] {
    let words = match lang {
        "it" => [format!("Codice {year}"), format!("del {year}")],
        _ => [format!("Laws of {year}"), format!("edition {year}")],
    };
    let [words, other] = words;
    [words, other, format!("\"edition\":{year}")]
}

#[test]
fn every_command_that_shows_an_answer_names_the_edition() {
    for lang in ["it", "en"] {
        for (edition, year) in [(None, "2017"), (Some("2007"), "2007")] {
            let names = names(year, lang);
            for (command, text) in outputs((OTHER_KEY, edition, lang), |_| true) {
                let text = text.replace("\": ", "\":");
                let is_said = names.iter().any(|name| text.contains(name));
                // `check` proves the cases in all editions, and names the editions one after the other.
                let checks = command == "check" && text.contains(year);
                assert!(is_said || checks, "{command} {lang} {edition:?}: {text}");
            }
        }
    }
}

#[test]
fn a_correction_names_editions_with_another_answer() {
    let corrects = |command: &str| {
        let all = ["quiz ID", "publish", "export"];
        // The export to `a.xml` repeats the Moodle export to the output, and its error stream contains no answer, so
        // both rows of `a.xml` are left out.
        all.iter().any(|all| command.starts_with(all)) && !command.contains("a.xml")
    };
    for (lang, year, other, key, ruling) in [
        (
            "it",
            "2017",
            "2007",
            "Con il Codice 2007 la risposta giusta sarebbe",
            "la risposta sarebbe la stessa",
        ),
        (
            "en",
            "2007",
            "2017",
            "By the Laws of 2017 the right answer would be",
            "the answer would be the same",
        ),
    ] {
        for (id, says) in [(OTHER_KEY, key), (OTHER_RULING, ruling)] {
            let json = format!("\"otherwise\":[{{\"edition\":{other}");
            for (command, text) in outputs((id, Some(year), lang), corrects) {
                let is_said = text.contains(says) || text.contains(&json);
                // The quiz tells another ruling with the same answer only with `--full`.
                let is_untold = id == OTHER_RULING
                    && command.starts_with("quiz ID")
                    && !command.contains("--full")
                    && !command.contains("json");
                assert_eq!(is_said, !is_untold, "{command} {lang} {year}: {says}: {text}");
            }
        }
    }
}

const RULES: &str = r#"
title = "Verifica"
date = "2026-12-05"
edition = 2017
embedded = false
cases = ["casi"]
[[blueprint]]
count = 1
[variants]
suits = false
turn = false
[scoring]
right = 100
wrong = 0
blank = 0
pass = { points = 100 }
"#;

#[test]
fn papers_reports_and_appeals_name_the_edition_and_the_differing_one() {
    let case =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/cases/57/57-premature.toml"))
            .unwrap();
    let (head, questions) = case.split_once("[[question]]").unwrap();
    let one = questions.split("[[question]]").find(|text| text.contains("id = \"57-06\"")).unwrap();
    for (year, other) in [("2017", "2007"), ("2007", "2017")] {
        let candidate = |id: &str, language| RosterRow {
            id: id.to_owned(),
            name: "Ada Rossi".to_owned(),
            extra: "",
            language,
        };
        let rules = RULES.replace("2017", year);
        let stage = TestStage::new(&rules, &[candidate("T1", "it"), candidate("T2", "en")]);
        fs::create_dir(stage.path("casi")).unwrap();
        fs::write(stage.path("casi/57-06.toml"), format!("{head}[[question]]{one}")).unwrap();
        stage.build();
        let lock = stage.lock();
        for paper in &lock.papers {
            stage.sit(paper, |_, _| (vec![0], None));
        }
        stage.run(&["mark", "."]).ok();
        for (id, lang, says) in [
            ("T1", "it", format!("Con il Codice {other} la risposta giusta sarebbe")),
            ("T2", "en", format!("By the Laws of {other} the right answer would be")),
        ] {
            let [named, ..] = names(year, lang);
            let file = format!("papers/{id}.toml");
            let report = |name: &str| fs::read_to_string(stage.path(name)).unwrap();
            let paper = report(&file);
            assert!(paper.contains(&named), "{paper}");
            let sheet = stage.run(&["publish", "paper", ".", "--candidate", id]).ok();
            assert!(sheet.contains(&named), "{sheet}");
            let in_stage = |args: &[&str]| run_in(&stage.path(""), args, lang, "");
            let begun = in_stage(&["exam", "sit", &file, "--journal", "x.journal"]).stderr_text();
            assert!(begun.contains(&named), "{begun}");
            fs::remove_file(stage.path("x.journal")).ok();
            let own = flat(&report(&format!("results/{id}.txt")));
            let appeal = in_stage(&["appeal", ".", id, "57-06"]).ok();
            for text in [own, flat(&appeal)] {
                assert!(text.contains(&named) && text.contains(&says), "{lang} {says}: {text}");
            }
        }
    }
}
