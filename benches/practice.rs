//! Benchmarks with a long practice history. Run them with `cargo bench --bench practice`, which
//! also prints the run times of the practice commands.
#![allow(clippy::disallowed_methods, clippy::expect_used, clippy::panic, clippy::unwrap_used)]

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use arbitro_exam::practice::history::read;
use arbitro_exam::practice::memory::{Calendar, CandidateMemory};
use divan::Bencher;

/// The number of answers in the history, as after several years of practice.
const ANSWERS: i64 = 50_000;

fn main() {
    divan::main();
    report();
}

/// Returns a history of [`ANSWERS`] answers, 40 a day until two days ago, on clauses of some Laws.
fn history() -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let begun = i64::try_from(now.as_secs()).unwrap() - (ANSWERS / 40 + 1) * 86_400;
    let clauses = [
        "45A", "45C1", "45C2", "45C4(a)", "45C4(b)", "46A", "46B1(a)", "46B3(b)", "47A", "50B",
        "50D1(a)",
    ];
    let mut text = String::new();
    for answer in 0..ANSWERS {
        let at = begun + answer / 40 * 86_400 + answer % 40 * 60;
        let question = answer % 256;
        let (first, second) =
            (answer as usize % clauses.len(), (answer / 7) as usize % clauses.len());
        let right = answer % 5 != 0;
        text.push_str(&format!(
            "{{\"at\":{at},\"id\":\"45-{question:02}\",\"edition\":2007,\"right\":{right},\"chosen\":[1],\"clauses\":\"{} {}\",\"lures\":\"45A/role\"}}\n",
            clauses[first], clauses[second]
        ));
    }
    text
}

/// Parses the practice history.
#[divan::bench(sample_count = 30)]
fn read_history(bencher: Bencher<'_, '_>) {
    let text = history();
    bencher.bench(|| read(text.as_bytes()).entries.len());
}

/// Computes the candidate's memory model from the practice history, and the clauses that are due on
/// a day in the far future.
#[divan::bench(sample_count = 30)]
fn remember(bencher: Bencher<'_, '_>) {
    let text = history();
    let history = read(text.as_bytes());
    bencher.bench(|| CandidateMemory::of(&history, Calendar::default()).due(30_000).len());
}

/// Runs the practice commands of the program as processes, and prints their run times.
fn report() {
    let home = tempfile::tempdir().expect("a home");
    let folder = home.path().join("arbitro");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("history.jsonl"), history()).expect("a history");
    for args in [
        &["quiz", "--count", "1"][..],
        &["quiz", "--review", "--count", "1"],
        &["quiz", "--wrong", "--count", "1"],
        &["progress"],
    ] {
        println!("arbitro {}: {}", args.join(" "), times(home.path(), args, 30));
    }
}

fn times(home: &Path, args: &[&str], runs: usize) -> String {
    let mut times: Vec<f64> = (0..runs)
        .map(|_| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
            command.args(args).stdin(Stdio::null()).stdout(Stdio::null());
            for name in ["XDG_DATA_HOME", "XDG_CONFIG_HOME"] {
                command.env(name, home);
            }
            let begun = Instant::now();
            assert!(command.status().is_ok_and(|status| status.success()));
            begun.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    times.sort_by(f64::total_cmp);
    format!("median {:.1} ms, most {:.1} ms", times[runs / 2], times[runs - 1])
}
