//! Situations of our own that the bank does not ask about: each has the ruling that the Laws give, whole, in
//! each edition in which it stands.
//!
//! They are case files without options; the comment above each says what it is there for.

mod common;

use std::process::ExitCode;

use arbitro::casebook::Case;
use arbitro::casebook::Terms;
use arbitro::casebook::check::check;
use arbitro::diag::Code;
use libtest_mimic::{Arguments, Failed, Trial};

/// Problems that only a question with options can do without.
const OF_OPTIONS: [Code; 2] = [Code::OptionCount, Code::NoRightOption];

fn main() -> ExitCode {
    let mut trials = Vec::new();
    for case in common::situations() {
        for item in case.items.clone() {
            let alone = Case { items: vec![item.clone()], ..case.clone() };
            for edition in item.editions.clone() {
                let alone = alone.clone();
                let name = format!("{} in {}", item.id, edition.year());
                trials.push(Trial::test(name, move || {
                    let terms = Terms { edition, ..Terms::default() };
                    let mut problems = check(&alone, &[terms]);
                    problems.retain(|problem| !OF_OPTIONS.contains(&problem.code));
                    if problems.is_empty() {
                        Ok(())
                    } else {
                        Err(Failed::from(format!("{problems:#?}")))
                    }
                }));
            }
        }
    }
    assert!(trials.len() > 30, "the situations are missing");
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
