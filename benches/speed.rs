//! Benchmarks of rulings, fresh questions, the check of a bank, and the start of the program. Run
//! them with `cargo bench --bench speed`.
#![allow(clippy::disallowed_methods, clippy::expect_used, clippy::panic, clippy::unwrap_used)]

mod generated_bank;

use std::fs;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use arbitro::Edition;
use arbitro::testing::text::Words;
use arbitro::{Case, RulingTerms, embedded, read};
use arbitro_cases::bank::{SourceFile, prove};
use arbitro_cases::scenarios::GenerationRequest;
use arbitro_cases::scenarios::QuestionGenerator;
use arbitro_cases::scenarios::prose::BilingualNames;
use arbitro_cases::scenarios::random::RunSeed;
use arbitro_laws::laws;
use arbitro_laws::ruling::Language;
use divan::Bencher;
use mimalloc::MiMalloc;

/// The allocator that the program uses.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() {
    divan::main();
    report();
}

fn case_of(id: &str) -> (Case, usize) {
    let found = embedded().into_iter().find_map(|(name, text)| {
        let case = read(name, text).case;
        let index = case.questions.iter().position(|question| question.id == id)?;
        Some((case, index))
    });
    found.expect("the case is in the bank")
}

/// Rules on a question of the bank, and records the trace.
#[divan::bench(args = ["45-01", "45-02x", "45-03", "45-07c", "46-02", "47-d1", "47-d2"])]
fn ruling(bencher: Bencher<'_, '_>, id: &str) {
    let (case, index) = case_of(id);
    let terms = RulingTerms::default();
    bencher.bench(|| case.questions[index].rule(&terms));
}

/// Calls a function with a generator of fresh questions for all editions.
fn with_generator<T>(seed: u64, run: impl FnOnce(QuestionGenerator<'_>) -> T) -> T {
    let [it, en] = [Language::Italian, Language::English].map(|it| Words::new(it, false));
    let (laws, tags, difficulties) = Default::default();
    let editions = Edition::ALL.to_vec();
    let wanted = GenerationRequest {
        scenarios: Vec::new(),
        laws,
        tags,
        difficulties,
        editions,
        seed: RunSeed::stated(seed),
    };
    run(QuestionGenerator::new(wanted, BilingualNames { it: &it, en: &en })
        .expect("there are scenarios"))
}

/// Generates one fresh question, including its deal, its texts, its contrasts and its proof.
#[divan::bench]
fn fresh_question(bencher: Bencher<'_, '_>) {
    with_generator(1, |mut generator| {
        bencher.bench_local(|| generator.question().expect("a question"));
    });
}

/// Generates fresh questions on two cores.
#[divan::bench(args = [1000], sample_count = 3)]
fn fresh_questions(bencher: Bencher<'_, '_>, count: usize) {
    let two = NonZeroUsize::MIN.saturating_add(1);
    bencher.bench_local(|| {
        with_generator(2, |mut generator| generator.questions(count, two).expect("questions"))
    });
}

/// Returns the terms under which `arbitro check` without options proves a bank: each edition with the default doctrine.
fn terms() -> impl Iterator<Item = RulingTerms> {
    let all = Edition::ALL.into_iter();
    all.map(|edition| RulingTerms { edition, ..RulingTerms::default() })
}

/// Parses and proves generated cases on one core.
#[divan::bench(args = [100, 1000], sample_count = 30)]
fn check_on_one_core(bencher: Bencher<'_, '_>, count: usize) {
    let bank = generated_bank::bank(count);
    let terms: Vec<RulingTerms> = terms().collect();
    bencher.bench(|| prove(&bank, SourceFile::clone, &terms, NonZeroUsize::MIN));
}

/// Parses and proves ten thousand cases on two cores.
#[divan::bench(args = [10_000], sample_count = 10)]
fn check_on_two_cores(bencher: Bencher<'_, '_>, count: usize) {
    let bank = generated_bank::bank(count);
    let two = NonZeroUsize::new(2).expect("two is not zero");
    let terms: Vec<RulingTerms> = terms().collect();
    bencher.bench(|| prove(&bank, SourceFile::clone, &terms, two));
}

/// Returns the least time of `runs` runs of a function, in microseconds.
fn least<T>(runs: usize, mut run: impl FnMut() -> T) -> f64 {
    let time = |_| {
        let begun = Instant::now();
        divan::black_box(run());
        begun.elapsed().as_secs_f64() * 1e6
    };
    (0..runs).map(time).fold(f64::MAX, f64::min)
}

/// Prints the times of the rulings of the bank in all editions, without and with the outcomes of their leaves.
fn rulings_of_the_bank() {
    let read = embedded().into_iter().map(|(name, text)| read(name, text).case);
    let questions: Vec<_> = read.flat_map(|case| case.questions).collect();
    let (mut plain, mut with_outcomes) = (Vec::new(), Vec::new());
    for (question, terms) in questions.iter().flat_map(|it| terms().map(move |terms| (it, terms))) {
        let input = question.ruling_input(&terms);
        plain.push(least(30, || laws::rule(input)));
        with_outcomes.push(least(30, || laws::rule_with_outcomes(input)));
    }
    for (what, mut times) in [("ruling", plain), ("ruling with outcomes", with_outcomes)] {
        times.sort_by(f64::total_cmp);
        let (median, p99) = (times[times.len() / 2], times[times.len() * 99 / 100]);
        println!("{what} on a question of the bank: median {median:.1} us, p99 {p99:.1} us");
    }
}

/// Prints how the check of a bank in all editions on one core compares with the bare parsing of the same bytes.
fn check_against_parsing(count: usize) {
    let bank = generated_bank::bank(count);
    let texts: Vec<&str> = bank
        .iter()
        .map(|source| std::str::from_utf8(source.text.as_ref().expect("a text")).expect("UTF-8"))
        .collect();
    let terms: Vec<RulingTerms> = terms().collect();
    let parse = || texts.iter().filter(|text| toml::de::DeTable::parse(text).is_ok()).count();
    let check = || prove(&bank, SourceFile::clone, &terms, NonZeroUsize::MIN);
    let mut ratios: Vec<f64> = (0..15).map(|_| least(1, check) / least(1, parse)).collect();
    ratios.sort_by(f64::total_cmp);
    println!("check of {count} cases: {:.2} times the parsing", ratios[ratios.len() / 2]);
}

/// Prints the times of rulings and of the check against parsing, the run time of a quiz without answers, and the run time
/// and the peak memory of `arbitro check`; divan cannot measure processes.
fn report() {
    rulings_of_the_bank();
    check_against_parsing(1000);
    let mut quiz = program();
    quiz.args(["quiz", "--seed", "1"]);
    println!("start to first question and score: {}", times(&mut quiz, 30));
    for count in [1000, 10_000] {
        let bank = generated_bank::bank(count);
        let bytes: usize = bank.iter().map(|source| source.text.as_ref().map_or(0, Vec::len)).sum();
        let folder = write(&bank);
        let mut check = program();
        check.arg("check").arg(&folder);
        println!(
            "check of {count} files of {} bytes on disk: {}; peak memory {}",
            bytes / count,
            times(&mut check, 9),
            peak(&mut check)
        );
        fs::remove_dir_all(&folder).expect("the folder is the bench's own");
    }
}

/// Returns a command that runs the program without input and discards its output.
fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arbitro"));
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command
}

/// Writes a bank into a new temporary folder.
fn write(bank: &[SourceFile]) -> PathBuf {
    let name = format!("arbitro-speed-{}-{}", bank.len(), std::process::id());
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).expect("a folder for the bank");
    for source in bank {
        let text = source.text.as_ref().expect("a generated case has a text");
        fs::write(folder.join(&source.name), text).expect("a case is written");
    }
    folder
}

/// Returns the median and the longest time of `runs` runs of a command; panics if a run fails.
fn times(command: &mut Command, runs: usize) -> String {
    let mut times: Vec<f64> = (0..runs)
        .map(|_| {
            let begun = Instant::now();
            let status = command.status();
            assert!(status.is_ok_and(|status| status.success()));
            begun.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    times.sort_by(f64::total_cmp);
    format!("median {:.1} ms, most {:.1} ms", times[runs / 2], times[runs - 1])
}

/// Returns the peak resident memory of a run, polled in `/proc`; "unknown" on systems without it.
fn peak(command: &mut Command) -> String {
    let mut child = command.spawn().expect("the program starts");
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0;
    while child.try_wait().expect("the program can be waited for").is_none() {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
        most = most.max(kib.unwrap_or(0));
        std::thread::sleep(Duration::from_micros(200));
    }
    if most == 0 { "unknown".to_owned() } else { format!("{:.0} MB", most as f64 / 1000.0) }
}
