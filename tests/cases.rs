//! Each question of the bank is a test of its own in each edition in which it stands: the Laws give the
//! ruling that it expects, its marked option is right, and every other is refuted.

use std::process::ExitCode;

use arbitro::casebook::Terms;
use arbitro::casebook::check::check;
use arbitro::casebook::{Case, library, read};
use libtest_mimic::{Arguments, Failed, Trial};

fn main() -> ExitCode {
    let mut trials = Vec::new();
    for (name, text) in library::embedded() {
        let reading = read(name, text);
        let problems = reading.problems.clone();
        trials.push(Trial::test(format!("reads::{name}"), move || {
            if problems.is_empty() { Ok(()) } else { Err(Failed::from(format!("{problems:#?}"))) }
        }));
        for item in reading.case.items.clone() {
            let alone = Case { items: vec![item.clone()], ..reading.case.clone() };
            for edition in item.editions.clone() {
                let alone = alone.clone();
                let name = format!("{} in {}", item.id, edition.year());
                trials.push(Trial::test(name, move || {
                    let problems = check(&alone, &[Terms { edition, ..Terms::default() }]);
                    if problems.is_empty() {
                        Ok(())
                    } else {
                        Err(Failed::from(format!("{problems:#?}")))
                    }
                }));
            }
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
