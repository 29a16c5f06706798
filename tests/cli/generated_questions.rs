//! Tests fresh questions end to end: `check` proves their files, and a stage stores its own fresh questions.

use std::fs;

use std::path::Path;

use crate::common::program::{answered, command, flat, run_in};
use crate::common::stage::{RosterRow, TestStage};
use arbitro_exam::lock::{LockedPaper, StageLock};
use serde_json::Value;
use tempfile::TempDir;

#[test]
fn generated_questions_are_proved_and_reproducible() {
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
    for (_, text) in &made {
        let only = text.lines().find_map(|line| line.strip_prefix("editions = ["));
        let years = only.map_or("2007, 2017", |only| only.trim_end_matches(']'));
        let head = format!("# Vale con il Codice {years}.\n");
        assert!(text.starts_with(&head), "{text}");
    }
    assert_eq!(made, generate("two"));
    // Generated again, a question is the same to the byte, its comments included.
    for (name, text) in &made {
        let id = name.trim_end_matches(".toml");
        let args = ["generate", "--again", id, "-o", "again"];
        run_in(dir.path(), &args, "it", "").ok();
        assert_eq!(fs::read_to_string(dir.path().join("again").join(name)).unwrap(), *text);
    }
}

/// A filter that gives nothing says why, and a mistyped name which one is meant.
#[test]
fn requests_that_give_no_question_are_explained() {
    let dir = TempDir::new().unwrap();
    let told = |args: &[&str]| {
        let run = run_in(dir.path(), &[&["generate"], args].concat(), "it", "");
        assert!(run.stdout.is_empty(), "{args:?}: {run:?}");
        flat(&run.stderr)
    };
    let unknown = told(&["--scenario", "changed-cal"]);
    assert!(unknown.ends_with("«changed-cal». Forse «changed-call»?"), "{unknown}");
    assert!(told(&["--scenario", "qwx"]).contains("Ci sono: penalty-card,"));
    let law = told(&["--scenario", "changed-call", "--law", "64"]);
    assert!(law.contains("è dell'Articolo 45: con --law 64 non dà nessuna domanda"), "{law}");
    let tag = told(&["--scenario", "changed-call", "--tag", "renonce"]);
    assert!(tag.contains("non ha l'argomento chiesto con --tag renonce"), "{tag}");
    let version = told(&["--again", "45-g3-1a0@"]);
    assert!(version.contains("manca la versione") && version.contains("45-g3-1a0@0"), "{version}");
}

/// Every blueprint row that asks for fresh questions gets fresh questions. If the stage is built again with one more
/// candidate, the fresh questions and the existing papers stay the same.
#[test]
fn a_stage_keeps_its_fresh_questions() {
    let rules = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/docs/stage.it.toml"));
    let rules = rules.unwrap();
    let (before, after) = (rules.find("[[blueprint]]").unwrap(), rules.find("[exclude]").unwrap());
    let rows = "[[blueprint]]\ncount = 3\nlaw = \"61\"\nsource = \"fresh\"\n\n\
                [[blueprint]]\ncount = 2\nlaw = \"45\"\nsource = \"both\"\n\n";
    let rules = format!("{}{rows}{}", &rules[..before], &rules[after..]);
    let one = |id: &str| RosterRow {
        id: id.to_owned(),
        name: format!("Candidata {id}"),
        extra: "",
        language: "",
    };
    let stage = TestStage::new(&rules, &[one("A1"), one("B2")]);
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

/// Returns the letters of a question's right options on the paper.
fn right(lock: &StageLock, paper: &LockedPaper, place: usize) -> String {
    let shown = &paper.questions[place];
    let key = &lock.stage.question(&shown.id).unwrap().key;
    let letters = (b'a'..).zip(&shown.order).filter(|(_, option)| key.right.contains(option));
    letters.map(|(letter, _)| char::from(letter)).collect()
}

/// Sits a paper in the program for the room: enters the code, an answer to each question and the hand-in. Returns the
/// receipt.
fn sit(folder: &Path, code: &str, paper: &LockedPaper, answer: &dyn Fn(usize) -> String) -> String {
    let mut lines = format!("{}\n", code.to_lowercase());
    for place in 0..paper.questions.len() {
        lines.push_str(&format!("{}\n{}\n", place + 1, answer(place)));
    }
    lines.push_str("h\nsì\n");
    let mut program = command(env!("CARGO_BIN_EXE_arbitro-sit"));
    program.args([&format!("papers/{}.toml", paper.candidate), "--format", "json"]);
    program.current_dir(folder);
    let output = answered(program, lines).ok();
    let last: Value = serde_json::from_str(output.lines().last().unwrap()).unwrap();
    last["receipt"].as_str().unwrap().to_owned()
}

/// Holds an examination with fresh questions only, from the empty folder to an appeal.
#[test]
fn an_examination_of_fresh_questions_from_stage_to_appeal() {
    let dir = TempDir::new().unwrap();
    run_in(dir.path(), &["stage", "new", "prova"], "it", "").ok();
    let folder = dir.path().join("prova");
    // A fixed secret gives the same questions in every run.
    fs::write(folder.join("stage.secret"), format!("{}\n", "a7".repeat(32))).unwrap();
    let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
    let rules = crate::common::stage::today(&read("stage.toml"));
    let rules = rules.replace("kind = \"practice\"", "kind = \"examination\"");
    let rules = rules.replace("code = false ", "code = true ");
    let (before, after) = (rules.find("[[blueprint]]").unwrap(), rules.find("[exclude]").unwrap());
    let row =
        |law: u8| format!("[[blueprint]]\ncount = 2\nlaw = \"{law}\"\nsource = \"fresh\"\n\n");
    let rows = [45, 53].map(row).concat();
    fs::write(folder.join("stage.toml"), format!("{}{rows}{}", &rules[..before], &rules[after..]))
        .unwrap();
    fs::write(folder.join("albo.csv"), "id;nome\nA1;Ada Rossi\nB2;Bea Verdi\nC3;Cleo Neri\n")
        .unwrap();
    let run = |args: &[&str]| run_in(&folder, args, "it", "");

    // `stage check` reports whether the blueprint can be met, before the fresh questions are written.
    let output = run(&["stage", "check", "."]).ok();
    assert!(output.contains("Il piano si può soddisfare."), "{output}");
    run(&["stage", "build", ".", "--candidates", "albo.csv"]).ok();
    let lock = StageLock::read(&read("stage.lock")).unwrap();
    for question in &lock.stage.questions {
        assert!(question.id.contains("-f") && question.file.contains("fresh/"), "{question:?}");
    }
    assert_eq!(
        lock.papers.iter().map(|paper| paper.questions.len()).collect::<Vec<_>>(),
        [4, 4, 4]
    );
    run(&["check", "fresh"]).ok();

    // Ada answers every question right, and Bea only the first.
    let output = run(&["stage", "code", "."]).ok();
    let code = output.trim_end().rsplit(' ').next().unwrap();
    let first = sit(&folder, code, &lock.papers[0], &|place| right(&lock, &lock.papers[0], place));
    let second = sit(&folder, code, &lock.papers[1], &|place| {
        let right = right(&lock, &lock.papers[1], place);
        let wrong = ('a'..='z').find(|letter| !right.contains(*letter)).unwrap();
        if place == 0 { right } else { wrong.to_string() }
    });
    let rows =
        format!("id;ricevuta;sala\nA1;{first};{code}\nB2;{second};{}\n", code.replace('-', ""));
    fs::write(folder.join("receipts.csv"), rows).unwrap();
    let output = run(&["mark", "."]).ok();
    assert!(output.contains("Cleo Neri"), "{output}");
    let results = || -> Value { serde_json::from_str(&read("results/results.json")).unwrap() };
    let score =
        |results: &Value, place: usize| results["candidates"][place]["score"].as_i64().unwrap();
    let marked = results();
    assert_eq!((score(&marked, 0), &marked["candidates"][0]["passed"]), (400, &true.into()));
    assert_eq!((score(&marked, 1), &marked["candidates"][1]["passed"]), (0, &false.into()));
    assert_eq!(marked["problems"], Value::Array(Vec::new()));
    assert_eq!(marked["unmarked"][0]["id"], "C3");

    // The commission accepts Bea's second answer; the decision still applies when the stage is marked again.
    let accepted = ["mark", ".", "--against", "stage.lock", "--policy", "accept:B2:2", "--write"];
    let output = flat(&run(&accepted).ok());
    assert!(output.contains("Bea Verdi"), "{output}");
    assert!(score(&results(), 1) > 0 && score(&results(), 0) == 400);
    run(&["mark", ".", "--against", "stage.lock", "--write"]).ok();
    assert!(score(&results(), 1) > 0);
    assert!(run(&["mark", "."]).failed(2).contains("correzione rifatta"));

    // An appeal rules again on the generated question, from the stage's own cases.
    let output = flat(&run(&["appeal", ".", "B2", "3"]).ok());
    let id = &lock.papers[1].questions[2].id;
    assert!(output.contains(id.as_str()) && output.contains("accept:B2:3"), "{output}");
    // B2 chose wrong options, so the statistics count the misconceptions, in text and in JSON.
    assert!(flat(&run(&["stats", "."]).ok()).contains("Che cosa è sfuggito"));
    let output: Value =
        serde_json::from_str(&run(&["stats", ".", "--format", "json"]).ok()).unwrap();
    let questions = output["stages"][0]["questions"].as_array().unwrap();
    let options = questions.iter().flat_map(|question| question["options"].as_array().unwrap());
    let overlooked: Vec<&Value> =
        options.filter(|option| option["overlooked"].is_string()).collect();
    assert!(!overlooked.is_empty());
    assert!(overlooked.iter().all(|option| option["right"] == false && option["count"] != 0));
}
