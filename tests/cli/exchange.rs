//! Tests `export` and `import`, end to end.

use std::fs;

use crate::common::program::{answered, program, run_in};
use tempfile::TempDir;

#[test]
fn reimported_questions_are_unproved_and_not_in_the_quiz() {
    let dir = TempDir::new().unwrap();
    for (format, file) in
        [("moodle", "a.xml"), ("gift", "a.gift"), ("qti21", "a.zip"), ("qti30", "b.zip")]
    {
        let output =
            run_in(dir.path(), &["export", format, "45-01", "46-01", "-o", file], "it", "");
        assert_eq!(output.code, Some(0), "{}", output.stderr);
        assert!(
            output.stderr_text().contains("Scritte 2 domande")
                && output.stderr_text().contains("Questo formato non può contenere"),
            "{}",
            output.stderr
        );
        let again = format!("again-{file}");
        run_in(dir.path(), &["export", format, "45-01", "46-01", "-o", &again], "it", "").ok();
        assert_eq!(
            fs::read(dir.path().join(file)).unwrap(),
            fs::read(dir.path().join(&again)).unwrap()
        );
        run_in(dir.path(), &["import", file, "-o", format], "it", "").ok();
        let case = fs::read_to_string(dir.path().join(format).join("45-01.toml")).unwrap();
        assert!(case.contains("\"unproved\"") && case.contains("Non provato"), "{case}");
        run_in(dir.path(), &["check", format], "it", "").failed(1);
        let quiz = run_in(dir.path(), &["list", "--cases", format, "--format", "json"], "it", "");
        assert_eq!(quiz.json().as_array().unwrap().len(), 0);
    }
}

#[test]
fn a_text_format_goes_to_the_output_and_a_package_needs_a_file() {
    let dir = TempDir::new().unwrap();
    let gift = run_in(dir.path(), &["export", "gift", "45-01"], "en", "");
    assert!(
        gift.stdout.starts_with("$CATEGORY: ") && gift.stdout.contains("// [id:45-01]"),
        "{}",
        gift.stdout
    );
    let brief = run_in(dir.path(), &["export", "gift", "45-01", "--brief"], "en", "").stdout;
    assert!(brief.contains("// [id:45-01]"), "{brief}");
    // Where the options have no comments, the brief text has the refutations alone.
    let plain = [
        "export",
        "gift",
        "45-00",
        "--cases",
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/sound.toml"),
    ];
    let whole = run_in(dir.path(), &plain, "en", "").ok();
    let brief = run_in(dir.path(), &[&plain[..], &["--brief"]].concat(), "en", "").ok();
    assert_ne!(brief, whole);
    let output = run_in(dir.path(), &["export", "anki", "45-01"], "it", "").failed(2);
    assert!(output.contains("--output"), "{output}");
    let output = run_in(dir.path(), &["export", "gift", "45-0l"], "it", "").failed(2);
    assert!(output.contains("45-0"), "{output}");
    run_in(dir.path(), &["export", "gift", "--law", "93"], "it", "").failed(2);
    run_in(dir.path(), &["export", "word"], "it", "").failed(2);
}

#[test]
fn a_stage_is_exported_with_keys_only_on_request() {
    let dir = TempDir::new().unwrap();
    run_in(dir.path(), &["stage", "new", "prova"], "it", "").ok();
    fs::write(dir.path().join("prova/albo.csv"), "id;nome\nA1;Rossi\n").unwrap();
    run_in(dir.path(), &["stage", "build", "prova", "--candidates", "prova/albo.csv"], "it", "")
        .ok();
    let output =
        run_in(dir.path(), &["export", "moodle", "--stage", "prova", "-o", "x.xml"], "it", "")
            .failed(2);
    assert!(output.contains("--with-key") && !dir.path().join("x.xml").exists(), "{output}");
    let args = ["export", "moodle", "--stage", "prova", "--with-key", "-o", "x.xml"];
    let output = run_in(dir.path(), &args, "it", "").stderr_text();
    assert!(output.contains("Scritte 20 domande"), "{output}");
    run_in(dir.path(), &["export", "moodle", "--with-key"], "it", "").failed(2);
}

/// A deck records its time of export, so that Anki keeps the newer version; with a fixed time the bytes are the same.
#[test]
fn a_deck_with_a_fixed_time_is_reproducible() {
    let dir = TempDir::new().unwrap();
    let deck = |time: &str, file: &str| {
        let mut command = program(&["export", "anki", "45-01", "-o", file]);
        command.current_dir(dir.path()).env("SOURCE_DATE_EPOCH", time);
        answered(command, "").ok();
        fs::read(dir.path().join(file)).unwrap()
    };
    let first = deck("86400", "a.apkg");
    assert_eq!(first, deck("86400", "b.apkg"));
    assert_ne!(first, deck("90000", "c.apkg"));
}

#[test]
fn foreign_files_are_imported_or_refused_with_a_reason() {
    let dir = TempDir::new().unwrap();
    let file = |name: &str, text: &str| fs::write(dir.path().join(name), text).unwrap();
    file(
        "q.gift",
        "::Chi attacca::Chi attacca?{=Nord ~Est}\n\n::Chi attacca::E poi?{=Nord ~Est}\n",
    );
    let output = run_in(dir.path(), &["import", "q.gift"], "it", "").failed(2);
    // The message names the first question without an id and the number of other such questions; a question with an
    // id in its title needs no `--law`.
    assert!(
        output.contains("--law N") && output.contains("la domanda 1 («Chi attacca») e un'altra"),
        "{output}"
    );
    file(
        "t.gift",
        "::Q1\\: 41-02 - Attacco::Chi?{=Nord ~Est}\n\n::Domanda 7 (41-03)::E poi?{=Sud ~Est}\n",
    );
    run_in(dir.path(), &["import", "t.gift", "-o", "titoli"], "it", "").ok();
    let of = |name: &str| fs::read_to_string(dir.path().join("titoli").join(name)).unwrap();
    assert!(of("41-02.toml").contains("\"Q1: Attacco\"") && of("41-03.toml").contains("Domanda 7"));
    run_in(dir.path(), &["import", "q.gift", "--law", "41", "-o", "casi"], "it", "").ok();
    assert!(
        dir.path().join("casi/41-chi-attacca.toml").exists()
            && dir.path().join("casi/41-chi-attacca-2.toml").exists()
    );
    // `import` never overwrites an existing case.
    run_in(dir.path(), &["import", "q.gift", "--law", "41", "-o", "casi"], "it", "").failed(2);
    for (name, text, why) in [
        ("a.xml", "<quiz>\n<question", "riga 2"),
        ("b.xml", "<html></html>", "<html>"),
        ("c.gift", "niente di niente", ""),
        ("d.zip", "PK no", ""),
    ] {
        file(name, text);
        let output = run_in(dir.path(), &["import", name, "--law", "41", "-o", "altri"], "it", "");
        let is_told = output.stderr_text().contains(why);
        assert!(
            is_told && (output.code == Some(2) || name == "c.gift"),
            "{name}: {}",
            output.stderr_text()
        );
    }
    run_in(dir.path(), &["import", "manca.xml"], "it", "").failed(2);
}

#[test]
fn a_case_begins_from_a_board_of_the_club() {
    let dir = TempDir::new().unwrap();
    let pbn = "[Board \"6\"]\n[Deal \"N:AK4.K53.QJ72.A64 QJ83.Q94.K5.J987 T76.A72.A863.KQ2 952.JT86.T94.T53\"]\n\n\
               [Board \"7\"]\n[West \"Bianchi\"]\n[Dealer \"S\"]\n[Vulnerable \"EW\"]\n[Deal \"N:AK4.K53.QJ72.A64 QJ83.Q94.K5.J987 T76.A72.A863.KQ2 952.JT86.T94.T53\"]\n\
               [Declarer \"S\"]\n[Contract \"3NT\"]\n[Auction \"S\"]\n1NT Pass 3NT AP\n[Play \"W\"]\nHJ HK H4 H2\n";
    fs::write(dir.path().join("club.pbn"), pbn).unwrap();
    let output = run_in(dir.path(), &["new", "45-71", "--pbn", "club.pbn"], "it", "").failed(2);
    assert!(output.contains("6, 7"), "{output}");
    let args = ["new", "45-71", "--pbn", "club.pbn", "--board", "7", "--table", "9"];
    let output = run_in(dir.path(), &args, "it", "").failed(2);
    assert!(
        output.contains("il board 7 non ha il tavolo «9»") && output.contains("togli --table"),
        "{output}"
    );
    let case =
        run_in(dir.path(), &["new", "45-71", "--pbn", "club.pbn", "--board", "7"], "it", "").ok();
    assert!(
        case.contains("auction = \"1NT P 3NT P P P\"") && case.contains("\"W: HJ HK H4 H2\""),
        "{case}"
    );
    assert!(!case.contains("Bianchi"), "{case}");
    let again =
        run_in(dir.path(), &["new", "45-71", "--pbn", "club.pbn", "--board", "7"], "it", "");
    assert_eq!(again.stdout, case);
    fs::write(dir.path().join("45-71.toml"), &case).unwrap();
    assert!(toml::from_str::<toml::Table>(&case).is_ok(), "{case}");
    // The table is correct, so `check` reports only the parts that the author still has to write.
    let checked = run_in(dir.path(), &["check", "45-71.toml", "--format", "json"], "it", "").json();
    let codes: Vec<&str> = checked["problems"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| one["code"].as_str().unwrap())
        .collect();
    assert!(codes.iter().all(|code| ["A117", "A502"].contains(code)), "{codes:?}");
    run_in(dir.path(), &["new", "45-71", "--pbn", "missing.pbn"], "it", "").failed(2);
    run_in(dir.path(), &["new", "45-71", "--board", "7"], "it", "").failed(2);
}

#[test]
fn fresh_questions_are_exported_reproducibly() {
    let dir = TempDir::new().unwrap();
    let args = ["export", "gift", "--fresh", "--law", "46", "--count", "3", "--seed", "7"];
    let one = run_in(dir.path(), &args, "it", "");
    assert_eq!(one.code, Some(0), "{}", one.stderr);
    assert_eq!(one.stdout.matches("// [id:46-g7-").count(), 3, "{}", one.stdout);
    assert_eq!(run_in(dir.path(), &args, "it", "").stdout, one.stdout);
    // Questions selected by their ids cannot be fresh questions.
    run_in(dir.path(), &["export", "gift", "45-01", "--fresh"], "it", "").failed(2);
    run_in(dir.path(), &["export", "gift", "--count", "3"], "it", "").failed(2);
    let args = ["publish", "handout", "--fresh", "--law", "50", "--count", "2", "-o", "a.html"];
    run_in(dir.path(), &args, "it", "").ok();
}
