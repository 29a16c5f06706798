//! The speeds that the README states. `cargo bench` measures them again.

mod generate;

use std::num::NonZeroUsize;
use std::process::{Command, Stdio};
use std::time::Instant;

use arbitro::casebook::bank::{Source, prove};
use arbitro::casebook::check::Terms;
use arbitro::casebook::{Case, library, read};
use divan::Bencher;

fn main() {
    divan::main();
    report();
}

fn case_of(id: &str) -> (Case, usize) {
    let found = library::embedded().into_iter().find_map(|(name, text)| {
        let case = read(name, text).case;
        let index = case.items.iter().position(|item| item.id == id)?;
        Some((case, index))
    });
    found.expect("the case is in the bank")
}

/// One ruling with its trace.
#[divan::bench(args = ["45-01", "45-02x", "45-03", "45-07c", "46-02", "47-d1", "47-d2"])]
fn ruling(bencher: Bencher<'_, '_>, id: &str) {
    let (case, index) = case_of(id);
    let terms = Terms::default();
    bencher.bench(|| case.items[index].rule(&terms));
}

/// Proving so many generated cases, parsing included, on one core.
#[divan::bench(args = [100, 1000], sample_count = 30)]
fn check_on_one_core(bencher: Bencher<'_, '_>, count: usize) {
    let bank = generate::bank(count);
    bencher.bench(|| prove(&bank, Source::clone, &Terms::default(), NonZeroUsize::MIN));
}

/// Proving ten thousand on two cores.
#[divan::bench(args = [10_000], sample_count = 10)]
fn check_on_two_cores(bencher: Bencher<'_, '_>, count: usize) {
    let bank = generate::bank(count);
    let two = NonZeroUsize::new(2).expect("two is not zero");
    bencher.bench(|| prove(&bank, Source::clone, &Terms::default(), two));
}

/// What divan does not measure: the start of the program, and memory.
fn report() {
    let program = env!("CARGO_BIN_EXE_arbitro");
    let mut times: Vec<f64> = (0..30)
        .map(|_| {
            let begun = Instant::now();
            let status = Command::new(program)
                .args(["quiz", "--seed", "1"])
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .status();
            assert!(status.is_ok_and(|status| status.success()));
            begun.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    times.sort_by(f64::total_cmp);
    println!(
        "start to first question and score: median {:.1} ms, most {:.1} ms",
        times[15], times[29]
    );
    for count in [1000, 10_000] {
        let bank = generate::bank(count);
        let proved = prove(&bank, Source::clone, &Terms::default(), NonZeroUsize::MIN);
        let problems: usize = proved.iter().map(|proved| proved.problems.len()).sum();
        assert_eq!(problems, 0, "the generated bank is sound");
        let bytes: usize = bank.iter().map(|source| source.text.as_ref().map_or(0, Vec::len)).sum();
        println!(
            "{count} cases of {} bytes: peak memory of this process {}",
            bytes / count,
            peak()
        );
    }
}

/// The peak resident memory of this process, where the system tells.
fn peak() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or_else(|| "unknown".to_owned(), |peak| peak.trim().to_owned())
}
