//! Tests outputs after a regrade: the pages of results, a lock found by the path that the user typed, and a reduced
//! maximum. Also runs the command lines of the help and the manual that need no files.

use std::collections::BTreeSet;
use std::fs;

use tempfile::TempDir;

use crate::common::program::{run, run_in};
use crate::regrade::{RULES, case, sitting};

const DROP: [&str; 5] = ["mark", ".", "--against", "stage.lock", "--policy"];

#[test]
fn a_regrade_that_was_written_is_published() {
    let stage = sitting(RULES);
    let pages = |folder: &str| {
        let run = stage.run(&["publish", "results", ".", "-o", folder]);
        run.ok();
        fs::read_to_string(stage.path(&format!("{folder}/index.html"))).unwrap()
    };
    // The first candidate on the page has the most points.
    let first = |page: &str| {
        let of = |n: &usize| page.find(&format!("Candidato {n}"));
        (1..=5).min_by_key(of).unwrap()
    };
    assert_eq!(first(&pages("prima")), 1);
    // The teacher corrects the case; until the stage is marked again, the published results are outdated.
    fs::write(stage.path("casi/46-90.toml"), case("asso di picche", "ace of spades", "SA", 1))
        .unwrap();
    let refused = stage.run(&["publish", "results", ".", "-o", "no"]).failed(2);
    assert!(refused.contains("46-90") && refused.contains("--against"), "{refused}");
    stage.run(&["mark", ".", "--against", "stage.lock", "--write"]).ok();
    assert_eq!(stage.results()["regraded"], true);
    // By the corrected case, the second candidate was right.
    assert_eq!(first(&pages("dopo")), 2);
    // The case is changed again, so the results are outdated again.
    fs::write(stage.path("casi/46-90.toml"), case("picche", "spades", "S4", 0)).unwrap();
    let refused = stage.run(&["publish", "results", ".", "-o", "no"]).failed(2);
    assert!(refused.contains("46-90"), "{refused}");
    assert!(!stage.path("no").exists());
    // If a question is dropped, its key no longer matters.
    stage.run(&[&DROP[..], &["46-90=drop", "--write"]].concat()).ok();
    pages("ancora");
}

/// The results of a regrade name its doctrine, so they are published by that doctrine whether or not the stage file
/// names it.
#[test]
fn a_regrade_by_another_doctrine_is_published_by_that_doctrine() {
    let alta = "[[blueprint]]\ncount = 1\nlaw = \"46\"\ntag = \"trap-08\"\n[scoring]";
    let stage = sitting(&RULES.replace("[scoring]", alta));
    let rules = fs::read_to_string(stage.path("stage.toml")).unwrap();
    let by_code = format!("doctrine = [\"code\"]\n{}", rules.trim_start());
    fs::write(stage.path("stage.toml"), &by_code).unwrap();
    stage.run(&["mark", ".", "--against", "stage.lock", "--write"]).ok();
    for text in [by_code, rules] {
        fs::write(stage.path("stage.toml"), text).unwrap();
        stage.run(&["publish", "results", ".", "-o", "esiti"]).ok();
    }
}

/// The page of an appeal keeps the letters by which the commission and the candidate name the options.
#[test]
fn the_page_of_an_appeal_keeps_the_letters_in_markdown() {
    let stage = sitting(RULES);
    let page = stage.run(&["appeal", ".", "T2", "46-90", "--format", "markdown"]).ok();
    let letters: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("- **")?.split_once(")** "))
        .map(|(letter, _)| letter)
        .collect();
    // The page lists the options as shown; then, in the same order, the reasons why wrong options fail.
    let of_options: Vec<&&str> =
        letters.iter().filter(|one| ["a", "b", "c"].contains(one)).collect();
    assert!(of_options.len() >= 6, "{page}");
    assert_eq!(of_options[..3], [&"a", &"b", &"c"], "{page}");
}

#[test]
fn without_results_of_the_stage_nothing_is_published() {
    let stage = sitting(RULES);
    fs::rename(stage.path("results"), stage.path("altrove")).unwrap();
    let output = stage.run(&["publish", "results", ".", "-o", "esiti"]).failed(2);
    assert!(output.contains("arbitro mark") && !stage.path("esiti").exists(), "{output}");
}

#[test]
fn the_lock_is_found_in_the_folder_of_the_stage() {
    let stage = sitting(RULES);
    let elsewhere = TempDir::new().unwrap();
    let dir = stage.path("").display().to_string();
    let output =
        run_in(elsewhere.path(), &["mark", &dir, "--against", "stage.lock"], "it", "").ok();
    assert!(output.contains("non cambia niente"), "{output}");
    // If neither folder has the file, the message names both paths.
    let output = run_in(elsewhere.path(), &["mark", &dir, "--against", "vecchio.lock"], "it", "");
    let output = output.failed(2);
    let here = fs::canonicalize(elsewhere.path()).unwrap().join("vecchio.lock");
    let within = stage.path("vecchio.lock");
    for place in [here, within] {
        let place = place.display().to_string();
        assert!(output.replace(' ', "").contains(&place.replace(' ', "")), "{place}: {output}");
    }
    // A file in the current folder takes precedence over a file in the stage's folder.
    fs::copy(stage.path("stage.lock"), elsewhere.path().join("stage.lock")).unwrap();
    fs::remove_file(stage.path("stage.lock")).unwrap();
    run_in(elsewhere.path(), &["mark", &dir, "--against", "stage.lock"], "it", "").ok();
}

#[test]
fn a_regrade_reports_a_lower_maximum_and_pass_mark() {
    let stage = sitting(RULES);
    let drop = |more: &[&str]| stage.run(&[&DROP[..], &["46-90=drop"], more].concat());
    let output = drop(&[]).stderr_text();
    assert!(output.contains("Il massimo di 5 fascicoli scende da 4 a 3."), "{output}");
    assert!(
        output.contains("La soglia resta di 2 punti: era il 50 % del massimo, ora è il 66,7 %"),
        "{output}"
    );
    assert!(output.contains("4 su 4 -> 3 su 3"), "{output}");
    let maxima = drop(&["--format", "json"]).json()["maxima"].clone();
    let expected = serde_json::json!([
        { "before": 400, "after": 300, "papers": 5, "pass_before": 200, "pass_after": 200 }
    ]);
    assert_eq!(maxima, expected);
    // The output of a decision that does not change the maximum does not mention the maximum.
    let full = stage.run(&[&DROP[..], &["46-90=full"]].concat()).stderr_text();
    assert!(!full.contains("massimo"), "{full}");
    // When the decision is cancelled, the maximum rises again.
    drop(&["--write"]).ok();
    let back = stage.run(&[&DROP[..], &["46-90=rescore"]].concat()).stderr_text();
    assert!(back.contains("sale da 3 a 4"), "{back}");
}

#[test]
fn a_lower_maximum_affects_pass_marks_in_percent_and_in_points() {
    let percent = sitting(&RULES.replace("{ points = 200 }", "{ percent = 65 }"));
    let output = percent.run(&[&DROP[..], &["46-90=drop"]].concat()).stderr_text();
    assert!(
        output.contains("La soglia resta il 65 % del massimo: in punti, da 2,6 a 1,95"),
        "{output}"
    );
    let beyond = sitting(&RULES.replace("{ points = 200 }", "{ points = 350 }"));
    let output = beyond.run(&[&DROP[..], &["46-90=drop"]].concat()).stderr_text();
    assert!(
        output.contains("3,5 punti") && output.contains("nessuno può raggiungerla"),
        "{output}"
    );
}

/// The commands whose examples in the help need no files.
const ALONE: [&str; 6] = ["law", "list", "publish handout", "publish lesson", "rule", "show"];

#[test]
fn command_lines_of_help_and_manual_run_as_they_are_shown() {
    let mut lines: BTreeSet<String> = BTreeSet::new();
    let of = |args: &[&str], lines: &mut BTreeSet<String>| {
        for line in run(args).stdout.lines() {
            let line = line.trim().split("  ").next().unwrap_or_default();
            let is_alone = |verb: &&str| line.starts_with(&format!("arbitro {verb} "));
            let of_reader = [".toml", "FILE", "…", "..."];
            if ALONE.iter().any(is_alone) && !of_reader.iter().any(|s| line.contains(s)) {
                lines.insert(line.to_owned());
            }
        }
    };
    of(&["--help"], &mut lines);
    of(&["publish", "--help"], &mut lines);
    for page in ["candidate", "docente", "publishing"] {
        of(&["manual", page], &mut lines);
    }
    assert!(lines.len() > 20, "{lines:?}");
    let dir = TempDir::new().unwrap();
    for line in &lines {
        let args: Vec<&str> = line.split_whitespace().skip(1).collect();
        let run = run_in(dir.path(), &args, "it", "");
        assert_eq!(run.code, Some(0), "{line}\n{}{}", run.stdout, run.stderr);
    }
}
