//! Reads the files that the program writes with third-party programs; `tests/readers` has the scripts.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tempfile::TempDir;

use crate::common::external_readers::{file, node, python, reader_errors};
use crate::common::program::run_in;

/// Exports the whole bank in one format.
fn exported(dir: &Path, format: &str, name: &str, more: &[&str], language: &str) {
    let args = [&["export", format, "--brief", "-o", name][..], more].concat();
    run_in(dir, &args, language, "").ok();
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap()
}

/// Returns the files with this ending in a folder and its subfolders, as arguments of a command.
fn below(dir: &Path, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![dir.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path.to_str().unwrap().to_owned());
            }
        }
    }
    found.sort();
    assert!(!found.is_empty(), "no .{ending} in {}", dir.display());
    found
}

fn as_args(files: &[String]) -> Vec<&str> {
    files.iter().map(String::as_str).collect()
}

/// Copies cases of the bank into a folder, where a test may change them.
fn bank(dir: &Path, ids: &[&str]) {
    fs::create_dir(dir.join("casi")).unwrap();
    for path in below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("cases"), "toml") {
        let text = fs::read_to_string(&path).unwrap();
        if ids.iter().any(|id| text.contains(&format!("id = \"{id}\""))) {
            let name = Path::new(&path).file_name().unwrap().to_owned();
            fs::write(dir.join("casi").join(name), text).unwrap();
        }
    }
}

#[test]
fn anki_updates_notes_and_keeps_learning_progress() {
    let dir = TempDir::new().unwrap();
    let at = dir.path();
    bank(at, &["45-01", "46-01"]);
    let export = |name: &str, more: &[&str], language: &str| {
        let more = [&["--cases", "casi"][..], more].concat();
        exported(at, "anki", name, &more, language);
    };
    export("one.apkg", &["--edition", "2017"], "it");
    // The first question of each case is changed by adding a word to its Italian text.
    for path in below(&at.join("casi"), "toml") {
        let text = fs::read_to_string(&path).unwrap();
        fs::write(
            &path,
            text.replacen("title", "# Riveduto.\ntitle", 1).replacen(
                "text.it = \"",
                "text.it = \"Riveduto. ",
                1,
            ),
        )
        .unwrap();
    }
    // Anki's timestamps are in seconds, so the second export must be at least a second later.
    std::thread::sleep(std::time::Duration::from_millis(1100));
    export("two.apkg", &["--edition", "2017"], "it");
    export("other.apkg", &["--edition", "2007"], "it");
    export("english.apkg", &["--edition", "2017"], "en");
    let packages = ["one.apkg", "two.apkg", "two.apkg", "other.apkg", "english.apkg"];
    let Some(output) = python("anki_decks.py", at, &packages) else { return };
    let output = list(&output);
    let count = output[0]["log"]["new"].as_u64().unwrap();
    assert!(count >= 2, "{}", output[0]["log"]);
    let log = |place: usize, name: &str| output[place]["log"][name].as_u64().unwrap();
    for (place, name) in ["new", "updated", "duplicate", "new", "new"].into_iter().enumerate() {
        assert_eq!(log(place, name), count, "{}: {}", packages[place], output[place]["log"]);
        assert_eq!(output[place]["sound"], true, "{}", output[place]["problems"]);
    }
    let notes = |place: usize| output[place]["notes"].as_object().unwrap();
    assert_eq!(notes(1).len(), notes(0).len());
    for (guid, note) in notes(0) {
        let after = &notes(1)[guid];
        assert_eq!(after["id"], note["id"], "{guid}");
        assert_ne!(after["fields"], note["fields"], "{guid}");
        assert!(after["fields"][1].as_str().unwrap().contains("Riveduto."), "{guid}");
        assert_eq!(after["reps"], serde_json::json!([1]), "{guid}");
    }
    // Importing the notes of another edition or language does not change the notes of the first deck.
    assert_eq!(notes(4).len() as u64, 3 * count);
    for (guid, note) in notes(1) {
        assert_eq!(&notes(4)[guid], note, "{guid}");
    }
    let decks: std::collections::BTreeSet<String> =
        notes(4).values().map(|note| note["decks"][0].as_str().unwrap().to_owned()).collect();
    assert_eq!(decks.len(), 3, "{decks:?}");
}

#[test]
fn xml_is_valid_by_the_schema_of_its_format() {
    let dir = TempDir::new().unwrap();
    let at = dir.path();
    for (format, name, schema) in [
        ("moodle", "a.xml", "moodle.rnc"),
        ("qti21", "a.zip", "qti21.rnc"),
        ("qti30", "b.zip", "qti30.rnc"),
    ] {
        for language in ["it", "en"] {
            exported(at, format, name, &[], language);
            let Some(wrong) = reader_errors("schemas.py", at, &[&file(schema), name]) else {
                return;
            };
            assert_eq!(wrong, [""; 0], "{format} {language}");
        }
    }
    // The schemas must reject errors: an answer with a value that Moodle does not know, and QTI 3.0 read as QTI 2.1.
    let text = fs::read_to_string(at.join("a.xml")).unwrap();
    fs::write(at.join("bad.xml"), text.replacen("fraction=\"100\"", "fraction=\"99\"", 1)).unwrap();
    let refused = reader_errors("schemas.py", at, &[&file("moodle.rnc"), "bad.xml"]);
    assert!(refused.is_some_and(|refused| !refused.is_empty()));
    let refused = reader_errors("schemas.py", at, &[&file("qti21.rnc"), "b.zip"]);
    assert!(refused.is_some_and(|refused| !refused.is_empty()));
}

#[test]
fn a_converter_turns_each_qti_version_into_the_other() {
    let dir = TempDir::new().unwrap();
    exported(dir.path(), "qti21", "a.zip", &[], "it");
    exported(dir.path(), "qti30", "b.zip", &[], "it");
    let Some(wrong) = reader_errors("qti_versions.py", dir.path(), &["a.zip", "b.zip"]) else {
        return;
    };
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn gift_has_the_questions_and_what_each_answer_is_worth() {
    let dir = TempDir::new().unwrap();
    exported(dir.path(), "gift", "a.gift", &[], "it");
    let Some(output) = python("gift.py", dir.path(), &["a.gift"]) else { return };
    let written =
        run_in(dir.path(), &["export", "gift", "--brief", "-o", "b.gift"], "it", "").stderr_text();
    assert!(written.contains(&format!("Scritte {} domande", list(&output).len())), "{written}");
    for question in list(&output) {
        let title = question["title"].as_str().unwrap();
        assert_eq!(question["valid"], true, "{title}");
        assert_eq!(question["markup"], "html", "{title}");
        let worth: Vec<f64> =
            list(&question["answers"]).iter().map(|it| it["fraction"].as_f64().unwrap()).collect();
        assert!((2..=5).contains(&worth.len()), "{title}: {worth:?}");
        let gained: f64 = worth.iter().filter(|worth| **worth > 0.0).sum();
        assert!((gained - 100.0).abs() < 0.01, "{title}: {worth:?}");
        for answer in list(&question["answers"]) {
            assert!(answer["text"].as_str().unwrap().starts_with("<p>"), "{title}: {answer}");
            assert!(answer["feedback"].as_str().is_some_and(|it| !it.is_empty()), "{title}");
        }
    }
}

#[test]
fn boards_agree_with_another_reader() {
    let dir = TempDir::new().unwrap();
    let at = dir.path();
    for name in ["club.pbn", "match.lin"] {
        fs::copy(file(name), at.join(name)).unwrap();
        let Some(output) = python("boards.py", at, &[name]) else { return };
        let mut tables = std::collections::BTreeMap::new();
        for board in list(&output) {
            let number = board["number"].to_string();
            let place: &mut usize = tables.entry(number.clone()).or_default();
            *place += 1;
            let place = place.to_string();
            let mut args = vec!["new", "45-71", "--pbn", name, "--board", &number];
            if list(&output).iter().filter(|other| other["number"] == board["number"]).count() > 1 {
                let refused = run_in(at, &args, "it", "").failed(2);
                assert!(refused.contains("--table 1, 2"), "{refused}");
                args.extend(["--table", &place]);
            }
            let case = run_in(at, &args, "it", "").ok();
            fs::write(at.join("caso.toml"), &case).unwrap();
            let wrong = reader_errors("documents.py", at, &["caso.toml"]).unwrap();
            assert_eq!(wrong, [""; 0], "{case}");
            let ours: toml::Table = toml::from_str(&case).unwrap();
            let table = &ours["table"];
            let text = |key: &str| table.get(key).map_or("", |value| value.as_str().unwrap());
            assert_eq!(text("deal"), board["deal"].as_str().unwrap(), "{name} {number}");
            assert_eq!(text("dealer"), board["dealer"].as_str().unwrap(), "{name} {number}");
            let auction: Vec<&str> = text("auction").split_whitespace().collect();
            let theirs: Vec<&str> =
                list(&board["auction"]).iter().map(|call| call.as_str().unwrap()).collect();
            assert_eq!(auction, theirs, "{name} {number}");
            let tricks = table.get("play").map_or(&[][..], |play| play.as_array().unwrap());
            let cards: Vec<&str> = tricks
                .iter()
                .flat_map(|trick| trick.as_str().unwrap().split_whitespace().skip(1))
                .collect();
            let theirs: Vec<&str> =
                list(&board["play"]).iter().map(|card| card.as_str().unwrap()).collect();
            assert_eq!(cards, theirs, "{name} {number}");
            assert!(cards.len() >= 4, "{name} {number}");
        }
        assert!(tables.len() >= 2, "{name}");
    }
}

/// Creates a folder with copies of the TOML files of `tests/diagnostics`, which have problems of many kinds.
fn problems() -> TempDir {
    let dir = TempDir::new().unwrap();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/diagnostics");
    for path in below(&own, "toml") {
        let name = Path::new(&path).file_name().unwrap().to_owned();
        fs::copy(&path, dir.path().join(name)).unwrap();
    }
    dir
}

#[test]
fn junit_totals_agree_with_another_reader() {
    let dir = problems();
    let run = run_in(dir.path(), &["check", ".", "--format", "junit"], "it", "");
    fs::write(dir.path().join("report.xml"), &run.stdout).unwrap();
    let Some(output) = python("junit.py", dir.path(), &["report.xml"]) else { return };
    assert_eq!(output["said"], output["counted"]);
    for suite in list(&output["suites"]) {
        let of = |kind: &str| {
            let has = |case: &&Value| list(&case[1]).iter().any(|result| result == kind);
            list(&suite["cases"]).iter().filter(has).count()
        };
        let counted = [list(&suite["cases"]).len(), of("Failure"), of("Error")];
        assert_eq!(suite["said"], serde_json::json!(counted), "{}", suite["name"]);
    }
    assert!(list(&output["suites"]).len() > 50);
}

#[test]
fn sarif_passes_its_validator() {
    let dir = problems();
    for language in ["it", "en"] {
        let log = run_in(dir.path(), &["check", ".", "--format", "sarif"], language, "").stdout;
        fs::write(dir.path().join("log.sarif"), log).unwrap();
        for rules in ["Sarif", "Ghas"] {
            let args = ["validate", "log.sarif", "--rule-kind", rules];
            let Some((_, said)) = node("sarif-multitool", dir.path(), &args) else { return };
            assert!(said.contains("Analysis completed successfully"), "{said}");
            let is_remark = |line: &&str| line.contains(": warning ") || line.contains(": error ");
            // The project has no web address, so the log cannot satisfy this rule of the validator.
            let is_of_address = |line: &&str| line.contains("does not provide 'informationUri'");
            let remarks: Vec<&str> =
                said.lines().filter(is_remark).filter(|line| !is_of_address(line)).collect();
            assert_eq!(remarks, [""; 0], "{rules} {language}");
        }
    }
    // The validator must reject an error.
    let text = fs::read_to_string(dir.path().join("log.sarif")).unwrap();
    fs::write(dir.path().join("log.sarif"), text.replace("\"fullDescription\"", "\"other\""))
        .unwrap();
    let said =
        node("sarif-multitool", dir.path(), &["validate", "log.sarif", "--rule-kind", "Ghas"]);
    assert!(said.is_some_and(|(_, said)| said.contains(": error ")));
}

/// Builds and marks the stage of the teacher's guide, sat by two of three candidates. The names of two candidates begin
/// like formulas.
fn marked(at: &Path) {
    run_in(at, &["stage", "new", "prova"], "it", "").ok();
    let roster = "id;nome\n007;\u{ff1d}1+1\nB2;Verdi; Ugo\nC3;@Neri\n"
        .replace("Verdi; Ugo", "\"Verdi; Ugo\"");
    fs::write(at.join("prova/albo.csv"), roster).unwrap();
    run_in(at, &["stage", "build", "prova", "--candidates", "prova/albo.csv"], "it", "").ok();
    for candidate in ["007", "B2"] {
        let paper = format!("prova/papers/{candidate}.toml");
        let said =
            run_in(at, &["exam", "sit", &paper, "--format", "json"], "it", "a\nb\na\nh\nsì\n");
        fs::write(at.join(format!("sit-{candidate}.json")), said.stdout).unwrap();
    }
    run_in(at, &["mark", "prova"], "it", "");
}

/// Every command whose help mentions JSON output, with arguments and input that produce JSON.
const WRITES_JSON: [(&str, &[&str], &str); 17] = [
    ("quiz", &["quiz", "45-01"], "a\n"),
    ("learn", &["learn"], "a\n"),
    ("progress", &["progress"], ""),
    ("config", &["config"], ""),
    ("rule", &["rule", "45-01"], ""),
    ("decide", &["decide", "--contract", "3SA S"], include_str!("transcripts/decide-json.stdin")),
    ("check", &["check", "--quality"], ""),
    ("show", &["show", "45-01"], ""),
    ("list", &["list"], ""),
    ("law", &["law", "45"], ""),
    ("why-not", &["rule", "45-01", "--why-not", "45C4b"], ""),
    ("generate", &["generate", "--law", "45", "--count", "2", "--seed", "7"], ""),
    ("stage check", &["stage", "check", "prova"], ""),
    ("exam sit", &["exam", "sit", "prova/papers/C3.toml"], "a\nh\nsì\n"),
    ("exam verify", &["exam", "verify", "prova/papers/B2.journal"], ""),
    ("mark", &["mark", "prova"], ""),
    ("stats", &["stats", "prova"], ""),
];

#[test]
fn json_output_is_valid_without_duplicate_keys() {
    let dir = TempDir::new().unwrap();
    let at = dir.path();
    marked(at);
    // The table must be complete: the man pages name every command.
    run_in(at, &["man", "-o", "pages"], "en", "").ok();
    for page in below(&at.join("pages"), "1") {
        let stem = Path::new(&page).file_stem().unwrap().to_str().unwrap().to_owned();
        let command: Vec<&str> = stem.split('-').skip(1).collect();
        let help = run_in(at, &[&command[..], &["--help"]].concat(), "en", "").stdout;
        let is_listed = WRITES_JSON.iter().any(|(name, ..)| *name == command.join(" "));
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        let formats = help.split_once("--format <FORMAT> ").map_or("", |(_, formats)| formats);
        let formats = formats.split_once(" --").map_or(formats, |(own, _)| own);
        assert_eq!(formats.contains("json"), is_listed, "{command:?}: {help}");
    }
    let mut files = vec!["prova/results/results.json".to_owned(), "sit-007.json".to_owned()];
    for (name, args, lines) in WRITES_JSON {
        let run = run_in(at, &[args, &["--format", "json"]].concat(), "it", lines);
        assert!(matches!(run.code, Some(0 | 1)), "{name}: {}", run.stderr);
        assert!(!run.stdout.trim().is_empty(), "{name}: {}", run.stderr);
        let file = format!("{}.json", name.replace(' ', "-"));
        fs::write(at.join(&file), run.stdout).unwrap();
        files.push(file);
    }
    for format in ["sarif", "gitlab"] {
        let file = format!("{format}.json");
        fs::write(at.join(&file), run_in(at, &["check", "--format", format], "it", "").stdout)
            .unwrap();
        files.push(file);
    }
    let Some(wrong) = reader_errors("documents.py", at, &as_args(&files)) else { return };
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn spreadsheets_read_tables_without_formulas() {
    let dir = TempDir::new().unwrap();
    let at = dir.path();
    marked(at);
    for table in ["questions", "options", "test"] {
        let args = ["stats", "prova", "--format", "csv", "--table", table];
        fs::write(at.join(format!("{table}.csv")), run_in(at, &args, "it", "").ok()).unwrap();
    }
    let mut files = vec!["prova/results/results.csv".to_owned()];
    files.extend(["questions", "options", "test"].map(|table| format!("{table}.csv")));
    let Some(wrong) = reader_errors("documents.py", at, &as_args(&files)) else { return };
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn cases_stages_and_rosters_fit_the_schemas_that_editors_read() {
    let dir = TempDir::new().unwrap();
    let at = dir.path();
    marked(at);
    run_in(
        at,
        &["generate", "--law", "45,46", "--count", "4", "--seed", "7", "-o", "nuove"],
        "it",
        "",
    )
    .ok();
    run_in(at, &["new", "45-71", "-o", "nuove/45-71.toml"], "it", "").ok();
    exported(at, "moodle", "a.xml", &["45-01"], "it");
    run_in(at, &["import", "a.xml", "-o", "importati"], "it", "").ok();
    for subject in ["case", "stage", "roster"] {
        let schema = run_in(at, &["schema", subject], "it", "").ok();
        fs::write(at.join(format!("{subject}.schema.json")), schema).unwrap();
    }
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let cases = [below(&own, "toml"), below(&at.join("nuove"), "toml")].concat();
    let stage = vec!["prova/stage.toml".to_owned()];
    for (schema, files) in [("case.schema.json", &cases), ("stage.schema.json", &stage)] {
        let args = [&["--schema", schema][..], &as_args(files)].concat();
        let Some(wrong) = reader_errors("documents.py", at, &args) else { return };
        assert_eq!(wrong, [""; 0]);
        let schema = format!("file://{}", at.join(schema).display());
        let args = [&["lint", "--schema", &schema][..], &as_args(files)].concat();
        let Some((is_well, said)) = node("taplo", at, &args) else { return };
        assert!(is_well, "{said}");
    }
    // As the manual describes, the schemas are copied next to the files, and each file is checked by the schema that it
    // names.
    for (schema, folder) in [
        ("stage.schema.json", "prova"),
        ("case.schema.json", "importati"),
        ("case.schema.json", "nuove"),
    ] {
        fs::copy(at.join(schema), at.join(folder).join(schema)).unwrap();
        let files = below(&at.join(folder), "toml");
        let (is_well, said) =
            node("taplo", at, &[&["lint"][..], &as_args(&files)].concat()).unwrap();
        assert!(is_well, "{folder}: {said}");
        assert_eq!(reader_errors("documents.py", at, &as_args(&files)).unwrap(), [""; 0]);
    }
    // The schema must reject an error.
    fs::write(at.join("bad.toml"), "[[question]]\nid = 7\n").unwrap();
    let refused = reader_errors("documents.py", at, &["--schema", "case.schema.json", "bad.toml"]);
    assert!(refused.is_some_and(|refused| !refused.is_empty()));
}

#[test]
fn pages_are_valid_html() {
    let dir = TempDir::new().unwrap();
    let at = dir.path();
    marked(at);
    run_in(at, &["publish", "book", "--law", "45", "-o", "libro"], "it", "").ok();
    run_in(at, &["publish", "lesson", "45-01", "46-01", "-o", "lezione.html"], "en", "").ok();
    run_in(at, &["publish", "handout", "45-01", "50-01", "-o", "dispensa.html"], "it", "").ok();
    run_in(at, &["publish", "results", "prova", "-o", "esiti"], "it", "").ok();
    let Some(wrong) = reader_errors("pages.py", at, &as_args(&below(at, "html"))) else { return };
    assert_eq!(wrong, [""; 0]);
}
