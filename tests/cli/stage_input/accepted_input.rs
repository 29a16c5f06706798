//! Tests invalid input with which the commands still work, and data that the commands must not lose.

use std::fs;
use std::fs::Permissions;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::fs::PermissionsExt;
use std::process::Stdio;

use arbitro_exam::digest::Digest;
use arbitro_exam::journal::{JournalRecord, RecordKind, write};
use arbitro_exam::paper::Paper;
use serde_json::Value;

use super::{DIR, StageCopy, sat};
use crate::common::program::program;

const MARK: &[&str] = &["mark", DIR, "--format", "json"];

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Rosters are read in the variants that spreadsheets save.
#[test]
fn rosters_of_every_spreadsheet_are_read() {
    for roster in [
        "\u{feff}Tessera;Nome;Minuti extra;Lingua\r\n\r\nT1;D'Alò, \"Nico\";15;EN\r\n;;;\r\n",
        "id\tname\textra_time\tlang\nT1\t\"D'Alò, \"\"Nico\"\"\"\t15\ten\n",
        "lang,extra,name,id\nen,15,\"D'Alò, \"\"Nico\"\"\",T1",
    ] {
        let copy = StageCopy::unbuilt();
        copy.write("albo.csv", roster);
        copy.edit("stage.toml", "edition", "minutes = 60\nedition");
        // The roster is also found relative to the stage's folder.
        let run = copy.run(&["stage", "build", DIR, "--candidates", "albo.csv"], "it");
        assert_eq!(run.code, Some(0), "{}", run.stderr_text());
        let paper = Paper::read(&copy.read("papers/T1.toml")).unwrap();
        let found = (paper.name.as_str(), paper.language.as_str(), paper.minutes);
        assert_eq!(found, ("D'Alò, \"Nico\"", "en", 75), "{roster}");
    }
    // An unused column is reported, since it may be meant for the extra minutes.
    let copy = StageCopy::unbuilt();
    copy.write("albo.csv", "id;nome;tempo\nT1;;30\n");
    let run = copy.run(&["stage", "build", DIR, "--candidates", "albo.csv"], "it");
    assert!(
        run.stderr_text().contains("tempo") && run.stderr_text().contains("minuti_extra"),
        "{}",
        run.stderr_text()
    );
    assert!(copy.read("papers/T1.toml").contains("name = \"T1\""));
}

#[test]
fn a_full_disk_leaves_everything_as_it_was() {
    let copy = StageCopy::unbuilt();
    let before = copy.everything();
    for (blocks, args) in [
        (1, &["stage", "new", "altra"][..]),
        (1, &["stage", "build", DIR, "--candidates", "albo.csv"]),
        (3, &["stage", "build", DIR, "--candidates", "albo.csv"]),
    ] {
        let run = copy.run_on_full_disk(blocks, args);
        assert_eq!(run.code, Some(2), "{}", run.stderr_text());
        assert!(run.stderr.contains("non si può scrivere"), "{}", run.stderr);
        assert!(copy.everything() == before, "{args:?}: {:?}", copy.everything().keys());
    }
    let copy = StageCopy::new();
    copy.write("results/results.csv", "mio");
    let before = copy.everything();
    let run = copy.run_on_full_disk(2, MARK);
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""), "{}", run.stderr_text());
    assert!(copy.everything() == before);
}

/// The user may read the folder but not write in it.
#[test]
fn an_unwritable_folder_is_unchanged() {
    let (unbuilt, sat) = (StageCopy::unbuilt(), StageCopy::new());
    sat.write("results/results.csv", "mio");
    sat.remove("papers/T1.journal");
    let rows: [(&StageCopy, &[&str]); 4] = [
        (&unbuilt, &["stage", "build", DIR, "--candidates", "albo.csv"]),
        (&unbuilt, &["stage", "new", "Perché no/altra"]),
        (&sat, MARK),
        (&sat, &["exam", "sit", "Perché no/papers/T1.toml"]),
    ];
    for (copy, args) in rows {
        let before = copy.everything();
        copy.allow(0o555);
        let run = copy.run_as_another(args);
        copy.allow(0o755);
        assert_eq!(
            (run.code, run.stdout.as_str()),
            (Some(2), ""),
            "{args:?}: {}",
            run.stderr_text()
        );
        let output = run.stderr_text();
        assert!(output.contains("non si può scrivere") && output.contains("permesso"), "{output}");
        assert!(copy.everything() == before, "{args:?}");
    }
}

/// An unreadable subfolder may contain journals, so it is reported, and the other journals are marked.
#[test]
fn an_unreadable_subfolder_is_reported() {
    let copy = StageCopy::new();
    copy.folder("chiusa");
    let mode =
        |mode| fs::set_permissions(copy.path("chiusa"), Permissions::from_mode(mode)).unwrap();
    copy.allow(0o777);
    mode(0o000);
    let run = copy.run_as_another(MARK);
    mode(0o755);
    assert_eq!(run.code, Some(1), "{}", run.stderr_text());
    let output = json(&run.stdout);
    assert_eq!(output["problems"][0]["sheet"], "chiusa");
    assert_eq!(output["candidates"].as_array().unwrap().len(), 2);
}

/// A journal cut within a record counts up to the last complete record; the cut and the missing hand-in are reported.
#[test]
fn a_truncated_journal_counts_up_to_the_cut() {
    let copy = StageCopy::new();
    let journal = copy.read("papers/T1.journal");
    copy.write("papers/T1.journal", &journal[..journal.len() / 2]);
    let output = problems(&copy, 1);
    assert!(output.len() == 2, "{output:?}");
    assert!(
        output[0].contains("record incompleto") && output[1].contains("non è stato consegnato"),
        "{output:?}"
    );
}

/// A file or folder at the path of the results is never lost.
#[test]
fn nothing_at_the_path_of_the_results_is_lost() {
    let copy = StageCopy::new();
    fs::remove_dir_all(copy.path("results")).unwrap();
    copy.write("results", "mio");
    let run = copy.run(MARK, "it");
    assert_eq!(run.code, Some(0), "{}", run.stderr_text());
    assert_eq!(copy.read("results-1"), "mio");
    copy.folder("results/appunti");
    copy.write("results/appunti/x", "mio");
    assert_eq!(copy.run(MARK, "it").code, Some(0));
    assert_eq!(copy.read("results-2/appunti/x"), "mio");
    assert_eq!(json(&copy.read("results/results.json"))["candidates"].as_array().unwrap().len(), 2);
    let left = fs::read_dir(copy.path(".")).unwrap().map(|entry| entry.unwrap().file_name());
    let left: Vec<_> = left.filter(|name| name.to_string_lossy().starts_with(".res")).collect();
    assert!(left.is_empty(), "{left:?}");
}

/// Marks the stage, checks that the second candidate's sheet counts, and returns the problems as "sheet: sentence".
fn problems(copy: &StageCopy, code: i32) -> Vec<String> {
    let (told, list) = marked(copy, code);
    let mut marked = told["candidates"].as_array().unwrap().iter();
    assert!(marked.any(|marked| marked["id"] == "T2"), "{told}");
    list
}

/// Marks the stage, and returns the results and their problems, as "sheet: sentence".
fn marked(copy: &StageCopy, code: i32) -> (Value, Vec<String>) {
    let run = copy.run(MARK, "it");
    assert_eq!(run.code, Some(code), "{}", run.stderr_text());
    let told = json(&run.stdout);
    let problem = |problem: &Value| {
        format!("{}: {}", problem["sheet"].as_str().unwrap(), problem["what"].as_str().unwrap())
    };
    let list = told["problems"].as_array().unwrap().iter().map(problem).collect();
    assert_eq!(json(&copy.read("results/results.json")), told);
    (told, list)
}

#[test]
fn invalid_journals_do_not_stop_the_others() {
    let copy = StageCopy::new();
    copy.remove("papers/T1.journal");
    copy.pipe("papers/T1.journal");
    copy.link("/dev/zero", "papers/zero.journal");
    copy.link("nessuno", "papers/nessuno.journal");
    copy.folder("papers/cartella.journal");
    copy.write("papers/vuoto.journal", "");
    copy.write("papers/note.journal", "appunti\n");
    let output = problems(&copy, 1);
    for (sheet, why) in [
        ("papers/T1.journal", "non è un file"),
        ("papers/zero.journal", "non è un file"),
        ("papers/nessuno.journal", "manca"),
        ("papers/cartella.journal", "è una cartella"),
        ("papers/vuoto.journal", "nessun record"),
        ("papers/note.journal", "non è un giornale"),
    ] {
        let is_told = |line: &String| line.starts_with(sheet) && line.contains(why);
        assert!(output.iter().any(is_told), "{sheet}: {output:?}");
    }
    assert_eq!(output.len(), 6, "{output:?}");
}

#[test]
fn a_linked_journal_and_its_copy_count_once() {
    let copy = StageCopy::new();
    let results = copy.read("results/results.json");
    fs::rename(copy.path("papers/T1.journal"), copy.path("chiavetta")).unwrap();
    copy.link("../chiavetta", "papers/T1.journal");
    copy.folder("copie");
    fs::copy(copy.path("papers/T2.journal"), copy.path("copie/T2.journal")).unwrap();
    assert_eq!(problems(&copy, 0), Vec::<String>::new());
    assert_eq!(copy.read("results/results.json"), results);
}

fn record(what: RecordKind) -> JournalRecord {
    JournalRecord { at: 0, clock: "2026-12-05T09:30:00Z".to_owned(), what }
}

/// Returns a journal on T1's paper, with the given candidate's start and these records after it.
fn forged(candidate: &str, records: Vec<RecordKind>) -> Vec<u8> {
    let paper = sat().lock().paper("T1").unwrap().paper;
    let start = RecordKind::Start {
        paper,
        candidate: candidate.to_owned(),
        stage: "Verifica".to_owned(),
        program: "0.1.0".to_owned(),
    };
    let records: Vec<JournalRecord> = std::iter::once(start).chain(records).map(record).collect();
    write(paper, &records).unwrap()
}

/// The journals are valid chains that no sitting on the paper could have written.
#[test]
fn a_valid_chain_that_does_not_fit_the_paper_is_refused() {
    let answer = |question, chosen| RecordKind::Answer { question, chosen, cited: None };
    let journals = [
        ("option", forged("T1", vec![answer(1, vec![9]), RecordKind::HandIn]), "l'opzione scelta"),
        ("question", forged("T1", vec![answer(3, vec![0]), RecordKind::HandIn]), "domanda 3"),
        ("giant", forged("T1", vec![answer(usize::MAX, vec![usize::MAX])]), "domanda"),
        ("nought", forged("T1", vec![RecordKind::View { question: 0 }]), "domanda 0"),
        ("stranger", forged("T7", vec![RecordKind::HandIn]), "«T7» non è fra i candidati"),
        ("neighbour", forged("T2", vec![RecordKind::HandIn]), "altro fascicolo"),
    ];
    for (name, journal, why) in journals {
        let copy = StageCopy::new();
        copy.write("papers/T1.journal", &journal);
        // A journal that does not fit the paper does not affect the journals of other candidates.
        let output = problems(&copy, 1);
        assert!(output.len() == 1 && output[0].contains(why), "{name}: {output:?}");
        let paper = format!("{DIR}/papers/T1.toml");
        let sheet = format!("{DIR}/papers/T1.journal");
        let before = copy.everything();
        let sat = copy.run(&["exam", "sit", &paper], "it");
        assert_eq!(sat.code, Some(2), "{name}: {}", sat.stderr_text());
        let verified = copy.run(&["exam", "verify", &sheet, "--paper", &paper], "it").code;
        assert!(verified == Some(1) || name == "stranger" || name == "neighbour", "{name}");
        assert!(copy.everything() == before, "{name}");
    }
}

/// A journal of last year in a subfolder is reported, and this year's journals count.
#[test]
fn a_journal_of_another_stage_does_not_replace_the_right_one() {
    for folder in ["2025", "zeta"] {
        let copy = StageCopy::new();
        let results = json(&copy.read("results/results.json"));
        copy.folder(folder);
        let paper = Digest::of("last year's paper");
        let start = RecordKind::Start {
            paper,
            candidate: "T1".to_owned(),
            stage: "2025".to_owned(),
            program: "0.1.0".to_owned(),
        };
        let journal = write(paper, &[record(start), record(RecordKind::HandIn)]).unwrap();
        copy.write(&format!("{folder}/T1.journal"), journal);
        let output = problems(&copy, 1);
        assert!(output.len() == 1 && output[0].contains("altro fascicolo"), "{output:?}");
        let marked = json(&copy.read("results/results.json"));
        assert_eq!(marked["candidates"], results["candidates"]);
    }
}

#[test]
fn two_journals_of_one_candidate_that_differ_are_both_refused() {
    let copy = StageCopy::new();
    copy.folder("altri");
    copy.write("altri/T1.journal", forged("T1", vec![RecordKind::HandIn]));
    let output = problems(&copy, 1);
    assert!(output.len() == 1 && output[0].contains("altri/T1.journal"), "{output:?}");
}

#[test]
fn receipts_without_journals_or_of_unknown_candidates_are_reported() {
    let copy = StageCopy::new();
    copy.remove("papers/T1.journal");
    copy.write("receipts.csv", "id;ricevuta\nT1;HGYI-J2MC-ZWXL-PX45\nT2;\nT9;XXXX\n");
    let (results, output) = marked(&copy, 1);
    assert!(output[0].contains("«T1», ma non il suo giornale"), "{output:?}");
    assert!(output[1].contains("«T9»"), "{output:?}");
    // The attendance sheet has no receipt for T2, so the journal of T2 does not count until the commission decides.
    assert!(output[2].contains("waive:CANDIDATO:receipt"), "{output:?}");
    assert_eq!(results["candidates"], Value::Array(Vec::new()));
    let waived = ["--against", "stage.lock", "--policy", "waive:T2:receipt", "--write"];
    copy.run(&[MARK, &waived].concat(), "it");
    assert_eq!(json(&copy.read("results/results.json"))["candidates"][0]["id"], "T2");
}

/// Marking during a sitting counts the answers so far, and does not disturb the sitting.
#[test]
fn marking_while_a_sitting_is_open() {
    let copy = StageCopy::new();
    copy.remove("papers/T1.journal");
    let paper = format!("{DIR}/papers/T1.toml");
    let args = ["exam", "sit", &paper, "--format", "json"];
    let mut command = copy.command(program(&args), "it");
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    input.write_all(b"1\nb\n").unwrap();
    let mut lines = BufReader::new(output).lines().map(Result::unwrap);
    assert!(lines.any(|line| line.contains("\"saved\"")), "no answer was saved");
    let told = problems(&copy, 1);
    assert!(told.len() == 1 && told[0].contains("non è stato consegnato"), "{told:?}");
    input.write_all("h\nsì\n".as_bytes()).unwrap();
    assert!(lines.any(|line| line.contains("receipt")), "no receipt");
    assert!(child.wait().unwrap().success());
    assert_eq!(problems(&copy, 0), Vec::<String>::new());
    assert!(copy.path("results-2/results.json").exists());
}

/// A change of the stage file after the papers were built is reported, and does not affect the marks.
#[test]
fn a_changed_stage_file_is_reported_and_the_printed_rules_count() {
    let copy = StageCopy::new();
    let results = || -> serde_json::Value {
        let text = copy.read("results/results.json");
        serde_json::from_str(&text).unwrap()
    };
    let before = results();
    copy.edit("stage.toml", "wrong = -50", "wrong = 0");
    let run = copy.run(MARK, "it");
    assert_eq!(run.code, Some(1), "{}", run.stderr_text());
    assert!(
        run.stderr_text().contains("Non è il file con cui si sono fatti i fascicoli"),
        "{}",
        run.stderr_text()
    );
    assert!(
        run.stderr_text().contains("scoring.wrong è 0 qui e -50 in stage.lock"),
        "{}",
        run.stderr_text()
    );
    assert_eq!(results()["candidates"], before["candidates"]);
}

/// With `--format json`, the output is JSON or empty; all other messages are on the error stream.
#[test]
fn json_output_stays_valid_with_errors() {
    let copy = StageCopy::new();
    copy.edit("papers/T1.journal", "\"chosen\":[", "\"chosen\":[1,");
    let journal = format!("{DIR}/papers/T1.journal");
    let run = copy.run(&["exam", "verify", &journal, "--format", "json"], "it");
    assert_eq!((run.code, run.stdout.as_str()), (Some(1), ""));
    let run = copy
        .run(&["mark", DIR, "--against", &format!("{DIR}/stage.lock"), "--format", "json"], "it");
    assert_eq!(run.code, Some(1), "{}", run.stderr_text());
    assert!(json(&run.stdout)["problems"][0]["what"].as_str().unwrap().contains("righe"));

    copy.edit("stage.toml", "count = 2", "count = 400");
    let check = ["stage", "check", DIR, "--format", "json"];
    let run = copy.run(&check, "it");
    let output = json(&run.stdout);
    assert_eq!((run.code, output["feasible"].as_bool()), (Some(1), Some(false)));
    assert_eq!(output["problems"][0]["code"], "A706");
    copy.edit("stage.toml", "[scoring]", "[exclude]\nquestions = [\"45-05x\"]\n[scoring]");
    for (code, spoil) in [("A705", ""), ("A105", "conta = 3\n")] {
        copy.edit("stage.toml", "[[blueprint]]\n", &format!("[[blueprint]]\n{spoil}"));
        let run = copy.run(&check, "it");
        let output = json(&run.stdout);
        assert_eq!((run.code, output["feasible"].as_bool()), (Some(2), Some(false)));
        assert_eq!(output["problems"][0]["code"], code);
        assert!(run.stderr.contains("stage.toml"), "{}", run.stderr);
    }
    copy.write("papers/T2.toml", "x");
    let sit = ["exam", "sit", &format!("{DIR}/papers/T2.toml"), "--format", "json"];
    let run = copy.run(&sit, "it");
    assert_eq!((run.code, run.stdout.as_str()), (Some(2), ""));
}
