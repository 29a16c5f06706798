//! Each question of the bank is a test of its own in each edition in which it stands: the Laws give the
//! ruling that it expects, its marked option is right, and every other is refuted. So is each of our own situations
//! that the bank does not ask about: a case file without options, its text says what it is there for.

#![allow(clippy::disallowed_methods, clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "unit/common/situations.rs"]
mod situations;

use std::fmt::Debug;
use std::process::ExitCode;

use arbitro::{Case, RulingTerms, check, embedded, read};
use libtest_mimic::{Arguments, Failed, Trial};

/// Problems that only a question with options can do without.
const OF_OPTIONS: [&str; 2] = ["A501", "A506"];

fn none(problems: &[impl Debug]) -> Result<(), Failed> {
    if problems.is_empty() { Ok(()) } else { Err(Failed::from(format!("{problems:#?}"))) }
}

/// The tests of a file, which may have these problems.
fn tests(name: &str, text: &str, allowed: &'static [&str]) -> Vec<Trial> {
    let reading = read(name, text);
    let problems = reading.problems.clone();
    let mut trials = vec![Trial::test(format!("reads::{name}"), move || none(&problems))];
    for item in reading.case.questions.clone() {
        let alone = Case { questions: vec![item.clone()], ..reading.case.clone() };
        for edition in item.editions.clone() {
            let alone = alone.clone();
            trials.push(Trial::test(format!("{} in {}", item.id, edition.year()), move || {
                let mut problems =
                    check(&alone, &[RulingTerms { edition, ..RulingTerms::default() }]);
                problems.retain(|problem| !allowed.contains(&problem.code.id()));
                none(&problems)
            }));
        }
    }
    trials
}

fn main() -> ExitCode {
    let bank = embedded().into_iter().flat_map(|(name, text)| tests(name, text, &[]));
    let situations = situations::texts();
    assert!(situations.len() > 15, "the situations are missing");
    let own = situations.iter().flat_map(|(name, text)| tests(name, text, &OF_OPTIONS));
    libtest_mimic::run(&Arguments::from_args(), bank.chain(own).collect()).exit_code()
}
