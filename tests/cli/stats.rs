//! Tests the statistics as the program prints them.

use unicode_width::UnicodeWidthStr;

use crate::common::program::{answered, program};

/// Runs `stats` in the folder of the fixtures, and returns its output.
fn printed(args: &[&str]) -> String {
    let mut stats = program(&[&["stats"], args].concat());
    stats.current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/transcripts/stats.in"));
    let run = answered(stats, "");
    assert_eq!(run.code, Some(0), "{args:?}: {}", run.stderr);
    run.stdout
}

#[test]
fn text_stays_within_the_width_and_ascii_has_no_blocks() {
    for lang in ["it", "en"] {
        for folders in [&["prova2025"][..], &["prova2026"], &["prova2025", "prova2026"]] {
            let args = [folders, &["--all", "--lang", lang]].concat();
            let text = printed(&args);
            for line in text.lines() {
                assert!(line.width() <= 80, "{line}");
            }
            // The output contains no key of a message, so no message is missing.
            assert!(!text.contains("stats-"), "{text}");
            let plain = printed(&[args.as_slice(), &["--ascii"]].concat());
            assert!(!plain.contains(['█', '·']));
        }
    }
}

#[test]
fn tables_fit_an_italian_spreadsheet() {
    for table in ["questions", "options", "test"] {
        let text = printed(&["prova2026", "--format", "csv", "--table", table, "--lang", "it"]);
        let text = text.strip_prefix('\u{feff}').unwrap();
        assert!(
            text.ends_with("\r\n") && text.matches('\n').count() == text.matches("\r\n").count()
        );
        let mut reader = csv::ReaderBuilder::new().delimiter(b';').from_reader(text.as_bytes());
        let width = reader.headers().unwrap().len();
        let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
        assert!(rows.len() > 6 && rows.iter().all(|row| row.len() == width));
        assert!(!text.contains('.') && text.contains(','));
    }
}

#[test]
fn json_gives_the_numbers_or_reasons() {
    let value = |args: &[&str]| -> serde_json::Value {
        serde_json::from_str(&printed(&[args, &["--format", "json"]].concat())).unwrap()
    };
    let one = value(&["prova2026"]);
    assert!(one["across"].is_null());
    assert!(one["stages"][0]["reliability"]["cic"]["value"].as_f64().unwrap() > 50.0);
    let two = value(&["prova2025", "prova2026"]);
    let few = &two["stages"][0]["questions"][0]["discrimination_index"];
    assert!(few["value"].is_null() && few["not_given"] == "few-candidates");
    assert_eq!(two["across"].as_array().unwrap().len(), 11);
}

#[test]
fn too_large_results_are_not_read() {
    let folder = tempfile::TempDir::new().unwrap();
    let results = folder.path().join("results");
    std::fs::create_dir(&results).unwrap();
    let file = std::fs::File::create(results.join("results.json")).unwrap();
    file.set_len(40 << 30).unwrap();
    let run = answered(program(&["stats", folder.path().to_str().unwrap()]), "");
    let told = run.failed(2);
    assert!(told.contains("results.json") && told.contains("A129"), "{told}");
}
