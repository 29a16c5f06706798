//! Runs a test for each case file of the bank, which must be read without problems, and a test for each question in
//! each of its editions: the ruling is the one that the case expects, the options marked as right are right, and all
//! other options are wrong. The situations in `tests/laws` are tested in the same way: a situation is a case file
//! without options, whose text states what the situation tests.

#![allow(clippy::disallowed_methods, clippy::expect_used, clippy::panic, clippy::unwrap_used)]

#[path = "unit/common/situations.rs"]
mod situations;

use std::process::ExitCode;
use std::sync::Arc;

use arbitro::testing::diagnostics::render;
use arbitro::testing::text::Words;
use arbitro::{Case, RulingTerms, check, embedded, read};
use arbitro_cases::diag::{LineIndex, Problem};
use arbitro_laws::record::Language;
use libtest_mimic::{Arguments, Failed, Trial};

/// The codes of problems that are allowed for a question without options.
const OF_OPTIONS: [&str; 2] = ["A501", "A506"];

/// Returns an error with the messages of the problems, if there are any.
fn none((name, text): &(String, String), problems: &[Problem]) -> Result<(), Failed> {
    let (words, lines) = (Words::new(Language::English, false), LineIndex::of(text));
    let messages: Vec<String> =
        problems.iter().map(|problem| render(&words, name, &lines, problem)).collect();
    if messages.is_empty() { Ok(()) } else { Err(Failed::from(messages.join("\n"))) }
}

/// Returns the tests of a case file: one that reads the file, and one for each question and edition. The tests of
/// questions ignore problems with the codes `allowed`.
fn tests(name: &str, text: &str, allowed: &'static [&str]) -> Vec<Trial> {
    let reading = read(name, text);
    let problems = reading.problems.clone();
    let file = Arc::new((name.to_owned(), text.to_owned()));
    let of = file.clone();
    let mut trials = vec![Trial::test(format!("reads::{name}"), move || none(&of, &problems))];
    for question in reading.case.questions.clone() {
        let alone = Case { questions: vec![question.clone()], ..reading.case.clone() };
        for edition in question.editions.clone() {
            let (alone, of) = (alone.clone(), file.clone());
            trials.push(Trial::test(format!("{} in {}", question.id, edition.year()), move || {
                let mut problems =
                    check(&alone, &[RulingTerms { edition, ..RulingTerms::default() }]);
                problems.retain(|problem| !allowed.contains(&problem.code.id()));
                none(&of, &problems)
            }));
        }
    }
    trials
}

fn main() -> ExitCode {
    let bank = embedded().into_iter().flat_map(|(name, text)| tests(name, text, &[]));
    let situations = situations::texts();
    assert!(situations.len() > 15, "too few situations were found in tests/laws");
    let own = situations.iter().flat_map(|(name, text)| tests(name, text, &OF_OPTIONS));
    libtest_mimic::run(&Arguments::from_args(), bank.chain(own).collect()).exit_code()
}
