//! Tests a sitting held in Moodle: its report of responses has the columns that Moodle documents.

use std::fs;

use crate::common::program::run_in;
use arbitro::{Edition, Question, embedded, read};
use tempfile::TempDir;

/// Returns the question of the bank with this id.
fn item(id: &str) -> Question {
    let cases = embedded().into_iter().map(|(name, text)| read(name, text).case);
    cases.flat_map(|case| case.questions).find(|question| question.id == id).unwrap()
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "\"\""))
}

/// Returns the text of the right option of a question, or of its first wrong option.
fn option(id: &str, right: bool) -> String {
    let question = item(id);
    let found =
        question.options.iter().find(|option| option.is_marked(Edition::Y2007) == right).unwrap();
    found.text.it.clone()
}

const IDS: [&str; 3] = ["45-01", "46-01", "47-d1"];

const HEADING: &str = "Last name,First name,ID number,Email address,Status,Started,Completed,Duration,Grade/10.00,\
    Response 1,Right answer 1,Response 2,Right answer 2,Response 3,Right answer 3";

/// Returns a row of the report: the candidate, an answer to each question (right, wrong, or `None` for a blank), the
/// time of completion and the grade.
fn row(who: &str, answers: [Option<bool>; 3], completed: &str, grade: &str) -> String {
    let cells = IDS.iter().zip(answers).map(|(id, right)| {
        let response = right.map_or("-".to_owned(), |right| option(id, right));
        format!("{},{}", quoted(&response), quoted(&option(id, true)))
    });
    let cells: Vec<String> = cells.collect();
    format!("{who},Finished,\"1 May 2026\",{completed},\"50 mins\",{grade},{}", cells.join(","))
}

fn report(rows: &[String]) -> String {
    format!("\u{feff}{HEADING}\r\n{}\r\n", rows.join("\r\n"))
}

const NOON: &str = "\"1 May 2026  12:00 PM\"";

#[test]
fn the_statistics_and_the_reports_of_a_quiz_of_moodle() {
    let dir = TempDir::new().unwrap();
    let (right, wrong) = (Some(true), Some(false));
    let rows = [
        row("Rossi,Ada,A1,ada@example.org", [right, right, right], NOON, "10.00"),
        row("Verdi,Ugo,A2,ugo@example.org", [wrong, right, None], NOON, "3.33"),
        row("Neri,Eva,,eva@example.org", [None, None, None], "-", "-"),
        row("Bianchi,Leo,,leo@example.org", [wrong, wrong, wrong], NOON, "0.00"),
        row("Bianchi,Leo,,leo@example.org", [right, wrong, wrong], NOON, "0.00"),
        "Overall average,,,,,,,,4.44,,,,,,".to_owned(),
    ];
    fs::write(dir.path().join("esame.csv"), report(&rows)).unwrap();
    let args = ["stats", "--moodle", "esame.csv", "--format", "json", "-o", "esito"];
    let output = run_in(dir.path(), &args, "it", "");
    assert_eq!(output.code, Some(0), "{}", output.stderr);
    let said = output.stderr_text();
    for text in
        ["Neri Eva non ha consegnato", "Bianchi Leo ha 2 tentativi", "Bianchi Leo: Moodle dà 0.00"]
    {
        assert!(said.contains(text), "{text}: {said}");
    }
    assert!(!said.contains("Verdi Ugo:"), "{said}");
    let written = fs::read_to_string(dir.path().join("esito/results/results.json")).unwrap();
    let results: serde_json::Value = serde_json::from_str(&written).unwrap();
    let scores: Vec<(&str, i64)> = results["candidates"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (one["id"].as_str().unwrap(), one["score"].as_i64().unwrap()))
        .collect();
    assert_eq!(scores, [("A1", 300), ("A2", 100), ("Bianchi-Leo", 100)]);
    // A candidate's report has only this candidate's answers, with the reasons for the wrong ones.
    let own = fs::read_to_string(dir.path().join("esito/results/A2.txt")).unwrap();
    assert!(own.contains("45-01") && own.contains("Decisione") && !own.contains("Rossi"), "{own}");
    // `stats` reads the written results like those of any stage.
    let again = run_in(dir.path(), &["stats", "esito", "--format", "json"], "it", "");
    assert_eq!(again.stdout, output.stdout);
}

#[test]
fn a_report_in_italian_with_semicolons_and_random_places() {
    let dir = TempDir::new().unwrap();
    let [one, two] = ["45-01", "46-01"].map(|id| quoted(&option(id, true)));
    let text = format!(
        "Cognome;Nome;Indirizzo email;Stato;Iniziato;Completato;Durata;Valutazione/10,00;Risposta 1;Risposta 2\n\
         Rossi;Ada;a@x.it;Completato;oggi;oggi;50 min;10,00;{one};{two}\n\
         Verdi;Ugo;u@x.it;Completato;oggi;oggi;50 min;10,00;{two};{one}\n\
         Neri;Eva;e@x.it;Completato;oggi;oggi;50 min;5,00;{two};Altro\n\
         Gialli;Pia;p@x.it;Completato;oggi;oggi;50 min;5,00;Altro;Altro\n"
    );
    fs::write(dir.path().join("esame.csv"), text).unwrap();
    let output =
        run_in(dir.path(), &["stats", "--moodle", "esame.csv", "--format", "csv"], "it", "");
    assert_eq!(output.code, Some(0), "{}", output.stderr);
    assert!(output.stderr_text().contains("«Altro»"), "{}", output.stderr_text());
    assert_eq!(output.stdout.lines().count(), 3, "{}", output.stdout);
}

#[test]
fn other_files_are_refused_with_a_reason() {
    let dir = TempDir::new().unwrap();
    for (text, why) in [
        ("", "Risposta 1"),
        ("a,b\n1,2\n", "Risposta 1"),
        ("Cognome,Risposta 1\nRossi,-\n", "--cases"),
        ("Cognome,Completato,Risposta 1\nRossi,-,x\n", "nessun candidato ha consegnato"),
        ("Cognome,Risposta 1\nRossi,Mai vista\n", "--cases"),
    ] {
        fs::write(dir.path().join("x.csv"), text).unwrap();
        let output = run_in(dir.path(), &["stats", "--moodle", "x.csv"], "it", "").failed(2);
        assert!(output.contains(why), "{text}: {output}");
    }
    run_in(dir.path(), &["stats", "--moodle", "manca.csv"], "it", "").failed(2);
    run_in(dir.path(), &["stats", "--pass", "70", "."], "it", "").failed(2);
    run_in(dir.path(), &["stats", "--moodle", "x.csv", "--pass", "700"], "it", "").failed(2);
}

#[test]
fn a_candidate_without_known_answers_is_not_marked() {
    let dir = TempDir::new().unwrap();
    let right = quoted(&option("45-01", true));
    let text = format!("Cognome,Risposta 1\nRossi,{right}\nGialli,Mai vista\n");
    fs::write(dir.path().join("x.csv"), text).unwrap();
    run_in(dir.path(), &["stats", "--moodle", "x.csv", "-o", "esito"], "it", "").ok();
    let written = fs::read_to_string(dir.path().join("esito/results/results.json")).unwrap();
    let results: serde_json::Value = serde_json::from_str(&written).unwrap();
    assert_eq!(results["candidates"].as_array().unwrap().len(), 1);
    assert_eq!(results["unmarked"][0]["name"], "Gialli");
}
