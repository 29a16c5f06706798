//! Tests the output of `check` in the formats of other programs, the schemas, the completions and the man pages.

use std::fs;

use crate::common::program::{ProgramRun, ended, program, run_in};
use tempfile::TempDir;

/// Creates a folder with two case files: a valid one, and one with a wrong option marked right and an unknown key whose
/// line contains suit symbols.
fn folder() -> TempDir {
    let dir = TempDir::new().unwrap();
    let case = include_str!("../sound.toml").replace("45-00", "46-91");
    fs::write(dir.path().join("sound.toml"), &case).unwrap();
    let wrong = case.replace("46-91", "46-92").replacen(
        "claims = [\"N SA played\"]",
        "claims = [\"N SA played\"]\nright = true",
        1,
    );
    let wrong = wrong.replace("title.it", "title.x = \"♠♥\" # ♠♥\ntitle.it");
    fs::write(dir.path().join("wrong, 100%.toml"), wrong).unwrap();
    dir
}

fn checked(dir: &TempDir, format: &str) -> ProgramRun {
    run_in(dir.path(), &["check", ".", "--format", format], "it", "")
}

#[test]
fn github_lists_problems_worst_first_then_a_summary() {
    let dir = folder();
    let run = checked(&dir, "github");
    assert_eq!(run.code, Some(1));
    let lines: Vec<&str> = run.stdout.lines().collect();
    let errors = lines.iter().filter(|line| line.starts_with("::error ")).count();
    assert!(lines[..errors].iter().all(|line| line.starts_with("::error ")), "{lines:#?}");
    assert!(lines[0].contains("file=wrong%2C 100%25.toml,line="), "{}", lines[0]);
    assert!(lines.last().is_some_and(|line| line.contains("problemi in 1 file su 2")), "{lines:?}");
    // Each message is on one line, which contains no carriage return.
    assert!(lines.iter().all(|line| !line.contains('\r')), "{lines:#?}");
}

#[test]
fn github_is_the_default_only_within_its_actions() {
    let dir = folder();
    let sound = dir.path().join("sound.toml");
    let mut command = program(&["check", sound.to_str().unwrap(), "--strict"]);
    command.env("GITHUB_ACTIONS", "true");
    let there = ended(command.spawn().unwrap());
    let mut command = program(&["check", sound.to_str().unwrap(), "--strict", "--format", "text"]);
    command.env("GITHUB_ACTIONS", "true");
    let text = ended(command.spawn().unwrap());
    assert!(!text.stdout.contains("::"), "{}", text.stdout);
    let asked = ended(
        program(&["check", sound.to_str().unwrap(), "--strict", "--format", "github"])
            .spawn()
            .unwrap(),
    );
    assert_eq!(there.stdout, asked.stdout);
}

#[test]
fn sarif_counts_code_points_and_has_stable_fingerprints() {
    let dir = folder();
    let before = checked(&dir, "sarif").json();
    let run = &before["runs"][0];
    assert_eq!(run["columnKind"], "unicodeCodePoints");
    let results = run["results"].as_array().unwrap();
    let key = results.iter().find(|result| result["ruleId"] == "A105").unwrap();
    let place = &key["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "wrong%2C%20100%25.toml");
    let region = &place["region"];
    let path = dir.path().join("wrong, 100%.toml");
    let text = fs::read_to_string(&path).unwrap();
    let line = text.lines().nth(region["startLine"].as_u64().unwrap() as usize - 1).unwrap();
    let at = |name: &str| region[name].as_u64().unwrap() as usize - 1;
    let marked: String =
        line.chars().skip(at("startColumn")).take(at("endColumn") - at("startColumn")).collect();
    assert_eq!(marked, "x", "{region}");
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    for result in results {
        let rule = &rules[result["ruleIndex"].as_u64().unwrap() as usize];
        assert_eq!(rule["id"], result["ruleId"]);
    }
    // Lines inserted above a problem move its position, but neither they nor another language changes its fingerprint.
    let marks = |log: &serde_json::Value| -> Vec<String> {
        let results = log["runs"][0]["results"].as_array().unwrap().clone();
        results
            .iter()
            .map(|result| result["partialFingerprints"]["arbitro/v1"].as_str().unwrap().to_owned())
            .collect()
    };
    fs::write(&path, format!("# Una riga.\n\n{text}")).unwrap();
    let after = checked(&dir, "sarif").json();
    assert_ne!(before, after);
    assert_eq!(marks(&before), marks(&after));
    let english = run_in(dir.path(), &["check", ".", "--format", "sarif"], "en", "").json();
    assert_eq!(marks(&before), marks(&english));
    let mut unlike = marks(&before);
    unlike.sort();
    unlike.dedup();
    assert_eq!(unlike.len(), results.len());
}

#[test]
fn gitlab_and_json_have_the_same_places() {
    let dir = folder();
    let (gitlab, json) = (checked(&dir, "gitlab").json(), checked(&dir, "json").json());
    let issues = gitlab.as_array().unwrap();
    let output =
        json["problems"].as_array().unwrap().len() + json["flaws"].as_array().unwrap().len();
    assert_eq!(issues.len(), output);
    for problem in json["problems"].as_array().unwrap() {
        let is = |issue: &&serde_json::Value| {
            let begin = &issue["location"]["positions"]["begin"];
            issue["check_name"] == problem["code"]
                && begin["line"] == problem["line"]
                && begin["column"] == problem["column"]
        };
        assert!(issues.iter().any(|issue| is(&issue)), "{problem}");
    }
    let worth = |issue: &serde_json::Value| {
        ["blocker", "major", "minor"].iter().position(|known| issue["severity"] == *known).unwrap()
    };
    assert!(issues.iter().map(worth).is_sorted());
}

#[test]
fn gitlab_lists_unreadable_paths_first() {
    let dir = folder();
    let args = ["check", "missing", ".", "--format", "gitlab"];
    let issues = run_in(dir.path(), &args, "en", "").json();
    let first = &issues[0];
    assert_eq!(
        (&first["location"]["path"], &first["severity"]),
        (&"missing".into(), &"blocker".into())
    );
    assert!(first["description"].as_str().unwrap().contains("missing"), "{first}");
    let others = checked(&dir, "gitlab").json().as_array().unwrap().len();
    assert_eq!(issues.as_array().unwrap().len(), others + 1);
}

#[test]
fn junit_counts_what_it_holds() {
    let dir = folder();
    let run = run_in(dir.path(), &["check", ".", "missing", "--format", "junit"], "it", "");
    assert_eq!(run.code, Some(2));
    let text = run.stdout;
    let number = |head: &str, name: &str| -> usize {
        let from = head.find(&format!("{name}=\"")).unwrap() + name.len() + 2;
        head[from..].split('"').next().unwrap().parse().unwrap()
    };
    let whole = text.lines().find(|line| line.starts_with("<testsuites ")).unwrap();
    assert_eq!(number(whole, "tests"), text.matches("<testcase ").count());
    assert_eq!(number(whole, "failures"), text.matches("<failure ").count());
    assert_eq!(number(whole, "errors"), text.matches("<error ").count());
    let suites: Vec<&str> =
        text.lines().filter(|line| line.trim_start().starts_with("<testsuite ")).collect();
    assert_eq!(suites.len(), 3, "{text}");
    assert_eq!(
        suites.iter().map(|suite| number(suite, "tests")).sum::<usize>(),
        number(whole, "tests")
    );
    assert!(text.contains("name=\"46-91\""), "{text}");
}

#[test]
fn every_shell_and_every_command_has_its_page() {
    let dir = TempDir::new().unwrap();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        // The syntax of some shells resembles an unfilled placeholder, so the test does not run the program through
        // `ended`, which would fail.
        let output = program(&["completions", shell]).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains("arbitro") && text.contains("doctrine"), "{shell}");
    }
    run_in(dir.path(), &["completions", "cmd"], "it", "").failed(2);
    run_in(dir.path(), &["man", "-o", "pages"], "en", "").ok();
    let pages = fs::read_dir(dir.path().join("pages")).unwrap().count();
    assert!(pages > 20, "{pages}");
    let page = run_in(dir.path(), &["man", "stage", "build"], "it", "").ok();
    assert_eq!(
        fs::read(dir.path().join("pages/arbitro-stage-build.1")).unwrap().len() > 500,
        page.len() > 500
    );
    assert!(page.contains(".TH") && page.contains("candidates"), "{page}");
    run_in(dir.path(), &["man", "nothing"], "it", "").failed(2);
}

#[test]
fn a_schema_for_each_file() {
    let dir = TempDir::new().unwrap();
    for (file, key) in [("case", "question"), ("stage", "blueprint")] {
        let schema = run_in(dir.path(), &["schema", file], "it", "").json();
        assert_eq!(schema["properties"][key]["type"], "array", "{file}");
    }
    assert_eq!(
        run_in(dir.path(), &["schema"], "it", "").stdout,
        run_in(dir.path(), &["schema", "case"], "it", "").stdout
    );
    let (it, en) = (
        run_in(dir.path(), &["schema", "roster"], "it", "").stdout,
        run_in(dir.path(), &["schema", "roster"], "en", "").stdout,
    );
    assert_ne!(it, en);
    run_in(dir.path(), &["schema", "journal"], "it", "").failed(2);
}
