//! Tests the changes that other programs make to the files of a stage: journals with other names and line ends, and ids
//! without their leading zeros.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::common::program::{flat, run_in};
use crate::common::stage::{RosterRow, TestStage};

fn rules() -> String {
    crate::common::stage::rules("count = 2\nlaw = \"45\"")
}

fn stage(ids: &[&str]) -> (TestStage, Vec<String>) {
    let of = |id: &&str| RosterRow {
        id: (*id).to_owned(),
        name: format!("Candidato {id}"),
        extra: "",
        language: "",
    };
    let stage = TestStage::new(&rules(), &ids.iter().map(of).collect::<Vec<_>>());
    stage.build();
    let lock = stage.lock();
    let receipts = lock.papers.iter().map(|paper| stage.sit(paper, |_, _| (vec![0], None)));
    let receipts = receipts.collect();
    (stage, receipts)
}

/// Returns the kind of each notice in the results, with the candidate's id.
fn notice_kinds(results: &Value) -> Vec<(String, String)> {
    let text = |problem: &Value, key: &str| problem[key].as_str().unwrap_or_default().to_owned();
    let problems = results["problems"].as_array().unwrap();
    problems
        .iter()
        .map(|problem| (text(problem, "candidate"), text(&problem["matter"], "kind")))
        .collect()
}

#[test]
fn a_journal_counts_under_any_file_name() {
    let ids = ["a1", "a2", "a3", "a4", "a5", "a6", "a7"];
    let (stage, _) = stage(&ids);
    let move_to = |id: &str, name: &str, change: fn(String) -> String| {
        let own = stage.path(&format!("papers/{id}.journal"));
        let text = change(fs::read_to_string(&own).unwrap());
        fs::remove_file(own).unwrap();
        fs::write(stage.path(&format!("papers/{name}")), text).unwrap();
    };
    let same = |text: String| text;
    let windows = |text: String| text.replace('\n', "\r\n");
    move_to("a1", "A1.JOURNAL", same);
    move_to("a2", "a2.journal.txt", same);
    move_to("a3", "a3.journal (1)", same);
    move_to("a4", "giornale del quarto.txt", same);
    move_to("a5", "a5.journal", windows);
    move_to("a6", "a6.Journal.TXT", |text| format!("\u{feff}{}", text.replace('\n', "\r\n")));
    // A file that only begins like a journal is ignored.
    fs::write(stage.path("papers/note.txt"), "1 2 di picche {e basta}\n").unwrap();
    stage.run(&["mark", "."]);
    let results = stage.results();
    let marked = results["candidates"].as_array().unwrap();
    assert_eq!(marked.len(), ids.len(), "{}", results["problems"]);
    let copied: Vec<String> = notice_kinds(&results)
        .into_iter()
        .filter_map(|(candidate, kind)| (kind == "copied").then_some(candidate))
        .collect();
    let mut sorted = copied.clone();
    sorted.sort();
    assert_eq!(sorted, ids[..6], "{}", results["problems"]);
    let verified = run_in(&stage.path("papers"), &["exam", "verify", "a5.journal"], "it", "");
    assert_eq!(verified.code, Some(0), "{}", verified.stderr);
    assert!(verified.stderr_text().contains("fine riga"), "{}", verified.stderr);
}

#[test]
fn an_id_without_zeros_is_matched_if_unambiguous_and_reported() {
    let (stage, receipts) = stage(&["007", "0012", "012", "31"]);
    let rows = format!(
        "id;ricevuta\n7;{}\n12;{}\n0012;{}\n31;{}\n",
        receipts[0], receipts[2], receipts[1], receipts[3]
    );
    fs::write(stage.path("receipts.csv"), rows).unwrap();
    let run = stage.run(&["mark", "."]);
    let results = stage.results();
    let output = notice_kinds(&results);
    assert!(output.contains(&("007".to_owned(), "zeros-lost".to_owned())), "{output:?}");
    let said = run.stderr_text();
    assert!(said.contains("«7»") && said.contains("«007»"), "{said}");
    // Two candidates' ids differ from 12 only by leading zeros, so the id 12 is ambiguous.
    let stranger = results["problems"]
        .as_array()
        .unwrap()
        .iter()
        .find(|it| it["matter"]["kind"] == "stranger");
    assert_eq!(stranger.unwrap()["matter"]["like"], serde_json::json!(["0012", "012"]));
    assert!(output.contains(&("012".to_owned(), "no-receipt".to_owned())), "{output:?}");
    let of = |id: &str| output.iter().filter(|(candidate, _)| candidate == id).count();
    assert_eq!((of("007"), of("0012"), of("31")), (1, 0, 0), "{output:?}");
    assert!(Path::new(&stage.path("results/results.csv")).exists());
}

#[test]
fn two_ids_without_zeros_do_not_become_one_candidate() {
    let (stage, receipts) = stage(&["007", "31"]);
    let rows = format!("id;ricevuta\n7;{}\n07;AAAA-AAAA\n31;{}\n", receipts[0], receipts[1]);
    fs::write(stage.path("receipts.csv"), rows).unwrap();
    stage.run(&["mark", "."]);
    let results = stage.results();
    let found = notice_kinds(&results);
    let restored = found.iter().filter(|(_, kind)| kind == "zeros-lost").count();
    assert_eq!(restored, 0, "{found:?}");
    let strangers = results["problems"].as_array().unwrap().iter();
    let strangers: Vec<_> = strangers.filter(|it| it["matter"]["kind"] == "stranger").collect();
    assert_eq!(strangers.len(), 2, "{found:?}");
    for stranger in strangers {
        assert_eq!(stranger["matter"]["like"], serde_json::json!(["007"]));
    }
}

#[test]
fn no_cell_begins_as_a_formula_even_with_full_width_signs() {
    let names = [
        "=1+1",
        "\u{ff1d}1+1",
        "\u{ff0b}1",
        "\u{ff0d}1+1",
        "\u{ff20}SUM(A1)",
        "\u{fe62}1",
        " \u{3000}\u{ff1d}1",
        "\u{2212}1+1",
    ];
    let stage = {
        let of = |(place, name): (usize, &&str)| RosterRow {
            id: format!("C{place}"),
            name: (*name).to_owned(),
            extra: "",
            language: "",
        };
        let stage = TestStage::new(&rules(), &names.iter().enumerate().map(of).collect::<Vec<_>>());
        stage.build();
        stage
    };
    stage.run(&["mark", "."]);
    let text = fs::read_to_string(stage.path("results/results.csv")).unwrap();
    let mut reader = csv::ReaderBuilder::new().delimiter(b';').from_reader(text.as_bytes());
    let names: Vec<String> = reader.records().map(|row| row.unwrap()[1].to_owned()).collect();
    assert_eq!(names.len(), 8);
    for name in names {
        assert!(name.starts_with('\''), "{name}");
    }
}

/// A journal that another program changed when saving can be resumed and marked; the change is reported.
#[test]
fn a_resaved_journal_is_resumed() {
    let lines = "fine riga di un altro sistema";
    let utf16 = |text: &str| -> Vec<u8> {
        format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect()
    };
    type Resave<'f> = &'f dyn Fn(&str) -> Vec<u8>;
    let forms: [(Resave<'_>, &[&str]); 4] = [
        (&|text| format!("\u{feff}{}", text.replace('\n', "\r\n")).into(), &["BOM", lines]),
        (&|text| text.replace('\n', "\r").into(), &[lines]),
        (&|text| format!("{text}\n\n").into(), &["righe vuote"]),
        (&|text| utf16(&text.replace('\n', "\r\n")), &["UTF-16", lines]),
    ];
    for (form, output) in forms {
        resumed_and_marked(form, output);
    }
}

fn resumed_and_marked(form: &dyn Fn(&str) -> Vec<u8>, changed: &[&str]) {
    let (stage, _) = stage(&["a1"]);
    let (paper, journal) = ("papers/a1.toml", stage.path("papers/a1.journal"));
    fs::remove_file(&journal).unwrap();
    stage.run_with(&["exam", "sit", paper], "a\n").ok();
    let text = fs::read_to_string(&journal).unwrap();
    fs::write(&journal, form(&text)).unwrap();
    // The changed journal is marked and verified before the sitting is resumed.
    let marked = flat(&stage.run(&["mark", "."]).stderr_text());
    let verified = flat(&stage.run(&["exam", "verify", "papers/a1.journal"]).stderr_text());
    for change in changed {
        assert!(marked.contains(change) && verified.contains(change), "{marked}\n{verified}");
    }
    let given = |results: &serde_json::Value| {
        let given = results["candidates"][0]["answers"].as_array().unwrap();
        given.iter().filter(|one| !one["chosen"].as_array().unwrap().is_empty()).count()
    };
    assert_eq!(given(&stage.results()), 1);
    let output = stage.run_with(&["exam", "sit", paper], "h\nsì\n").ok();
    let output = flat(&output);
    assert!(changed.iter().all(|change| output.contains(change)), "{output}");
    let now = fs::read_to_string(&journal).unwrap();
    assert!(now.starts_with(&text) && !now.contains('\r'), "{now}");
    stage.run(&["mark", "."]);
    assert_eq!(given(&stage.results()), 1);
}
