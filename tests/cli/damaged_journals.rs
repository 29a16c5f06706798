//! Tests a damaged journal from the stage's folder to the results: the journal is reported and refused, and its
//! undamaged lines count by the commission's decision.

use std::fs;

use serde_json::Value;

use crate::common::program::{flat, run_in};
use crate::common::stage::{RosterRow, TestStage};

fn rules() -> String {
    crate::common::stage::rules("count = 3\nlaw = \"45\"\nkind = \"one\"").replace("= -50", "= 0")
}

/// Returns a stage with two sittings; in the journal of T1, the record of the second answer is damaged.
fn damaged(language: &str) -> TestStage {
    let candidate = |id: &str| RosterRow {
        id: id.to_owned(),
        name: format!("Candidato {id}"),
        extra: "",
        language: "",
    };
    let rules = format!("language = \"{language}\"\n{}", rules());
    let stage = TestStage::new(&rules, &[candidate("T1"), candidate("T2")]);
    stage.build();
    let lock = stage.lock();
    for paper in &lock.papers {
        stage.sit(paper, |_, shown| {
            let key = &lock.stage.question(&shown.id).unwrap().key;
            let place = shown.order.iter().position(|option| key.right.contains(option));
            (place.into_iter().collect(), None)
        });
    }
    let journal = stage.path("papers/T1.journal");
    let text = fs::read_to_string(&journal).unwrap();
    let at = text.match_indices("\"what\":\"answer\"").nth(1).unwrap().0;
    let spoilt = format!("{}X{}", &text[..at + 1], &text[at + 2..]);
    fs::write(&journal, spoilt).unwrap();
    stage
}

fn against<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["mark", ".", "--against", "stage.lock"][..], more].concat()
}

fn of<'r>(results: &'r Value, candidate: &str) -> Option<&'r Value> {
    results["candidates"].as_array().unwrap().iter().find(|one| one["id"] == candidate)
}

fn notice<'r>(results: &'r Value, kind: &str) -> &'r Value {
    let mut problems = results["problems"].as_array().unwrap().iter();
    let problem = problems.find(|problem| problem["matter"]["kind"] == kind);
    &problem.unwrap_or_else(|| panic!("no {kind} in {results}"))["matter"]
}

#[test]
fn a_damaged_journal_is_reported_and_counts_by_decision_of_the_commission() {
    for (language, listed, counted) in [
        ("it", "il giornale è danneggiato (righe: ", "contano le righe 1-"),
        ("en", "the journal is damaged (lines: ", "lines 1-"),
    ] {
        let stage = damaged(language);
        let run = |args: &[&str]| run_in(&stage.path("."), args, language, "");
        let output = run(&["mark", "."]).failed(1);
        assert!(output.contains(listed) && output.contains("salvage:"), "{output}");
        let results = stage.results();
        assert!(of(&results, "T1").is_none() && of(&results, "T2").is_some());
        assert_eq!(results["unmarked"][0]["why"], "refused");
        let seen = notice(&results, "damaged");
        let questions = |name: &str| {
            let kept = seen[name].as_array().unwrap().iter();
            kept.map(|one| one["question"].as_u64().unwrap()).collect::<Vec<_>>()
        };
        assert_eq!((questions("before"), questions("after")), (vec![1], vec![3]));

        // A run without `--write` writes no decision; a run with `--write` does, and later runs apply this decision.
        let lines = |part: usize| {
            let lines = &seen["parts"][part]["lines"];
            format!("{}-{}", lines["first"], lines["last"])
        };
        let (first, both) = (lines(0), format!("{},{}", lines(0), lines(1)));
        // Without a receipt no part is proved, so the request must name the lines that count.
        let output = run(&against(&["--policy", "salvage:T1:all"])).failed(2);
        assert!(output.contains(&lines(1)), "{output}");
        let word = format!("salvage:T1:{first}");
        let word = against(&["--policy", &word]);
        let output = run(&word).ok();
        assert!(output.contains(counted), "{output}");
        // A notice on which the commission has decided is not open, so the command succeeds.
        let (open, decided) = match language {
            "it" => ("Da vedere", "Deciso dalla commissione"),
            _ => ("Needs attention", "Decided by the commission"),
        };
        assert!(output.contains(decided) && !output.contains(open), "{output}");
        assert_eq!(stage.results(), results);
        let word = format!("salvage:T1:{both}");
        let json = run(&against(&["--policy", &word, "--write", "--format", "json"]));
        assert_eq!(json.code, Some(0), "{}", json.stderr_text());
        let diff = json.json();
        assert_eq!(
            (&diff["salvaged"][0]["id"], &diff["salvaged"][0]["extent"]),
            (&"T1".into(), &both.as_str().into())
        );
        let results = stage.results();
        assert_eq!(results["format"], arbitro_exam::results::FORMAT);
        let candidate = of(&results, "T1").unwrap();
        assert_eq!(
            (&candidate["score"], &candidate["salvaged"]["extent"]),
            (&200.into(), &both.as_str().into())
        );
        assert_eq!(notice(&results, "salvaged")["extent"], both);
        let page = fs::read_to_string(stage.path("results/T1.txt")).unwrap();
        let page = flat(&page);
        assert!(
            page.contains(if language == "it" {
                "contano le righe"
            } else {
                "count, proved or not"
            }),
            "{page}"
        );
        run(&against(&["--write"])).ok();
        assert_eq!(stage.results()["candidates"], results["candidates"]);
        run(&["appeal", ".", "T1", "3"]).ok();
        run(&["stats", "."]).ok();

        // Once the commission has cancelled the decision, the sheet no longer counts.
        let output = run(&against(&["--policy", "salvage:T1:none", "--write"])).failed(1);
        assert!(output.contains(open) && !output.contains(decided), "{output}");
        assert!(of(&stage.results(), "T1").is_none());
        let output = run(&against(&["--policy", "salvage:T2:all"])).failed(2);
        assert!(output.contains("Candidato T2"), "{output}");
        let output = run(&against(&["--policy", "salvage:T1:half"])).failed(2);
        assert!(output.contains(":none"), "{output}");
    }
}
