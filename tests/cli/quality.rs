//! Tests the quality report of the bank, and of a file with flaws.

use crate::common::program::run;

#[test]
fn the_bank_keeps_within_its_bounds() {
    let output = run(&["check", "--strict", "--format", "json"]);
    assert_eq!(output.code, Some(0), "{}", output.stdout);
    let output = output.json();
    let flaws = output["flaws"].as_array().unwrap();
    assert!(flaws.is_empty(), "{flaws:?}");
    let text = run(&["check", "--strict", "--lang", "it"]).ok();
    assert!(text.ends_with("nessun problema.\nNessun difetto.\n"), "{text}");
    let quality = &output["quality"];
    assert_eq!(quality["sound"], true);
    assert_eq!(quality["blind"].as_array().unwrap().len(), 4);
    for blind in quality["blind"].as_array().unwrap() {
        for habit in blind["habits"].as_array().unwrap() {
            assert!(habit["right"].as_f64() <= habit["bound"].as_f64(), "{blind}");
        }
    }
}

#[test]
fn a_flaw_is_a_failure_where_the_check_is_strict() {
    let file = "tests/diagnostics/A905-no-question.toml";
    let output = run(&["check", file, "--lang", "en"]).ok();
    assert!(output.contains("flaw[A905]") && output.contains("no problem"), "{output}");
    let output = run(&["check", file, "--strict", "--lang", "en"]).failed(1);
    assert!(
        output.contains("The quality of the bank") && output.contains("1 flaw in 1 file"),
        "{output}"
    );
    let output = run(&["check", file, "--format", "json"]).json();
    assert_eq!(output["problems"].as_array().unwrap().len(), 0);
    assert_eq!(output["flaws"][0]["severity"], "warning");
}

#[test]
fn english_is_missed_only_where_the_check_is_strict() {
    let file = "tests/diagnostics/A911-italian-alone.toml";
    assert!(!run(&["check", file]).ok().contains("A911"));
    assert!(run(&["check", file, "--strict"]).failed(1).contains("A911"));
    // If a text has no English version, the Italian text is shown.
    let shown = run(&["show", file, "--lang", "en"]).ok();
    assert!(shown.contains("Che cosa gioca il morto?"), "{shown}");
}

#[test]
fn the_ruling_is_printed_in_case_notation() {
    let written = run(&["rule", "56-02", "--format", "case"]).ok();
    assert!(written.starts_with("ruling = [\n  \"N "), "{written}");
    assert!(written.contains("\n[question.2007]\nruling = [\n"), "{written}");
    assert!(written.contains("\n[question.2017]\nruling = [\n"), "{written}");
    let of_one = run(&["rule", "56-02", "--format", "case", "--edition", "2017"]).ok();
    assert!(!of_one.contains("[question."), "{of_one}");
}
