//! Benchmarks of the examination: building papers, marking sheets, and saving an answer to the disk.
#![allow(clippy::disallowed_methods, clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::time::Instant;

use arbitro::testing::marking::table::table;
use arbitro::testing::papers::wording;
use arbitro::testing::text::Words;
use arbitro::{Case, embedded, read};
use arbitro_exam::blueprint::{PoolQuestion, pool};
use arbitro_exam::build::{BuiltPaper, draw};
use arbitro_exam::digest::Digest;
use arbitro_exam::form::StageSecret;
use arbitro_exam::journal::{self, JournalRecord, RecordKind, RoomCodeRule};
use arbitro_exam::lock::{self, LockedQuestion, LockedStage, StageLock};
use arbitro_exam::marking::mark::Marker;
use arbitro_exam::paper::{FORMAT, Paper, PaperQuestion};
use arbitro_exam::results::{
    self, CandidateResult, Results, ResultsScoring, ResultsStage as Marked,
};
use arbitro_exam::roster::Entrant;
use arbitro_exam::stage::{self, Stage};
use arbitro_laws::ruling::Language;
use divan::Bencher;

/// A stage file with forty questions for each candidate; the papers differ in selection and order.
const STAGE: &str = r#"
title = "Verifica"
date = "2026-12-05"
edition = 2017
minutes = 90
[[blueprint]]
count = 40
[scoring]
right = 100
wrong = -50
blank = 0
clause = { exact = 50, paragraph = 30, article = 10, asked = "all" }
pass = { percent = 65 }
[variants]
questions = "own"
"#;

fn main() {
    divan::main();
    if !std::env::args().any(|arg| arg == "--list") {
        println!("an answer, from the line to its record on the disk: {}", answers(300));
    }
}

fn stage() -> Stage {
    stage::read(STAGE).0.expect("the stage is sound")
}

fn bank() -> Vec<Case> {
    embedded().into_iter().map(|(name, text)| read(name, text).case).collect()
}

/// Builds papers of forty questions from a parsed bank.
#[divan::bench(args = [40, 1000], sample_count = 5)]
fn building(bencher: Bencher<'_, '_>, count: usize) {
    let (stage, bank) = (stage(), bank());
    bencher.bench(|| build(&stage, &pool(&stage, &bank, &[]), count).len());
}

fn build(stage: &Stage, pool: &[PoolQuestion<'_>], count: usize) -> Vec<BuiltPaper> {
    let secret = StageSecret::new([7; 32]);
    let entrant = |n: usize| Entrant {
        id: format!("T{n:05}"),
        name: format!("Candidato {n}"),
        extra: 0,
        language: None,
    };
    let entrants: Vec<Entrant> = (0..count).map(entrant).collect();
    let draw = draw(stage, pool, &secret, &entrants).expect("the bank is enough");
    let wording = wording(stage, pool, &draw);
    draw.papers(stage, pool, &entrants, &wording, RoomCodeRule::None).expect("a paper has a text")
}

/// A stage's lock, with the journals of its candidates.
struct SatStage {
    lock: StageLock,
    journals: Vec<Vec<u8>>,
}

fn sat(count: usize) -> SatStage {
    let (stage, bank) = (stage(), bank());
    let pool = pool(&stage, &bank, &[]);
    let built = build(&stage, &pool, count);
    let none = Digest::of("");
    let lock = StageLock::new(
        LockedStage {
            format: lock::FORMAT,
            program: "0.1.0".to_owned(),
            title: stage.title.clone(),
            date: stage.date.clone(),
            language: "it".to_owned(),
            edition: 2017,
            doctrine: Vec::new(),
            stage_hash: none,
            bank_hash: none,
            scoring_hash: none,
            scoring: stage.scoring.clone(),
            room: stage::RoomRules::default(),
            checked_code: false,
            shows: stage.shows,
            questions: pool.iter().map(|q| LockedQuestion::of(&stage, q, none)).collect(),
        },
        built.into_iter().map(|built| built.locked).collect(),
    );
    let journals = lock.papers.iter().map(|paper| journal(paper.paper, &paper.candidate)).collect();
    SatStage { lock, journals }
}

/// Returns a journal of about a hundred records: each of forty questions is viewed and answered, and every second
/// question is followed by a time record.
fn journal(paper: Digest, candidate: &str) -> Vec<u8> {
    let record = |at, what| JournalRecord { at, clock: "2026-12-05T09:30:00Z".to_owned(), what };
    let (candidate, stage) = (candidate.to_owned(), "Verifica".to_owned());
    let begun = RecordKind::Start { paper, candidate, stage, program: "0.1.0".to_owned() };
    let mut records = vec![record(0, begun)];
    for question in 1..=40 {
        let at = question as u64 * 60_000;
        records.push(record(at, RecordKind::View { question }));
        let cited = Some("45C4b".to_owned());
        records
            .push(record(at, RecordKind::Answer { question, chosen: vec![question % 3], cited }));
        if question % 2 == 0 {
            records.push(record(at, RecordKind::Tick));
        }
    }
    records.push(record(41 * 60_000, RecordKind::HandIn));
    journal::write(paper, &records).expect("a journal has a text")
}

/// Verifies and marks sheets of forty questions and produces the results as JSON and as a table,
/// without disk access and without the candidates' reports.
#[divan::bench(args = [40, 10_000], sample_count = 5)]
fn marking(bencher: Bencher<'_, '_>, count: usize) {
    let SatStage { lock, journals } = sat(count);
    let words = Words::new(Language::Italian, false);
    bencher.bench(|| {
        let marker = Marker::by_lock(&lock);
        let mark = |(paper, bytes): (&lock::LockedPaper, &Vec<u8>)| -> CandidateResult {
            let journal = journal::read(bytes).expect("a whole journal");
            journal.belongs_to(paper.paper, &paper.candidate).expect("of this paper");
            let sheet = journal.sheet(paper.questions.len()).expect("of its questions");
            marker.mark(paper, &sheet, journal.receipt()).expect("of its options")
        };
        let candidates = lock.papers.iter().zip(&journals).map(mark).collect();
        let results = written(&lock, &marker, candidates);
        let json = serde_json::to_string_pretty(&results).expect("results can be written");
        json.len() + table(&words, &results).expect("results are a table").len()
    });
}

fn written(lock: &StageLock, marker: &Marker<'_>, candidates: Vec<CandidateResult>) -> Results {
    Results {
        format: results::FORMAT,
        program: "0.1.0".to_owned(),
        stage: Marked {
            title: lock.stage.title.clone(),
            date: lock.stage.date.clone(),
            edition: 2017,
            doctrine: "school".to_owned(),
            stage_hash: String::new(),
            bank_hash: String::new(),
            lock_hash: String::new(),
        },
        scoring: ResultsScoring {
            pass: String::new(),
            pass_mark: None,
            pass_percent: Some(65),
            max: marker.paper_maximum(),
        },
        regraded: false,
        questions: marker.questions(),
        candidates,
        unmarked: Vec::new(),
        waived: Vec::new(),
        problems: Vec::new(),
    }
}

/// Returns the median, the ninetieth percentile and the maximum of the time between a typed answer and the program's
/// report that the answer is on the disk.
fn answers(runs: usize) -> String {
    let folder = std::env::temp_dir().join(format!("arbitro-sitting-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the sitting");
    fs::write(folder.join("rossi.toml"), paper()).expect("a paper is written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.args(["exam", "sit", "rossi.toml", "--format", "json"]).current_dir(&folder);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("starts");
    let mut stdin = child.stdin.take().expect("an input");
    let mut events = BufReader::new(child.stdout.take().expect("an output")).lines();
    let mut wait_for = |kind: &str| {
        let kind = format!("{{\"kind\":\"{kind}\"");
        events.any(|line| line.is_ok_and(|line| line.starts_with(&kind)))
    };
    assert!(wait_for("question"), "the first question");
    let mut times: Vec<f64> = (0..runs)
        .map(|run| {
            let begun = Instant::now();
            stdin.write_all(if run % 2 == 0 { b"a\n" } else { b"b\n" }).expect("is read");
            assert!(wait_for("saved"), "is saved");
            begun.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    drop(stdin);
    child.wait().expect("ends");
    fs::remove_dir_all(&folder).expect("the folder is the bench's own");
    times.sort_by(f64::total_cmp);
    format!(
        "median {:.1} ms, nine of ten within {:.1} ms, most {:.1} ms",
        times[runs / 2],
        times[runs * 9 / 10],
        times[runs - 1]
    )
}

/// Returns a paper with one question that also asks for the clause, so that the question stays displayed after an
/// answer.
fn paper() -> String {
    let question = PaperQuestion {
        several: false,
        clause: true,
        text: "Si gioca?".to_owned(),
        options: vec!["Sì.".to_owned(), "No.".to_owned()],
        diagram: String::new(),
        hands: Vec::new(),
        table: String::new(),
    };
    let text = || "prova".to_owned();
    let paper = Paper {
        room_code: false,
        checkpoints: Vec::new(),
        format: FORMAT,
        stage: text(),
        date: text(),
        language: "it".to_owned(),
        edition: 2017,
        candidate: text(),
        name: text(),
        form: text(),
        minutes: 90,
        rules: Vec::new(),
        questions: vec![question],
    };
    paper.to_text().expect("a paper has a text")
}
