//! Published rulings, told as cases: the options that the Laws do not give, or do not refute, are listed.

use super::common::expected::assert_file;
use arbitro_cases::check::check;
use arbitro_cases::diag::Code;
use arbitro_cases::{RulingTerms, read};
use std::fs;
use std::path::Path;

/// Returns whether the problem says that an option is not right, or not wrong, as the source has it.
const fn is_about_an_option(code: Code) -> bool {
    matches!(code, Code::MarkedWrong | Code::UnmarkedRight | Code::Undecided)
}

#[test]
fn the_options_that_differ_from_published_rulings_are_listed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/published/cases");
    let mut files: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() > 50, "only {} files", files.len());
    let mut listed = String::new();
    for file in files {
        let name = file.file_stem().unwrap().to_string_lossy().into_owned();
        let reading = read(&name, &fs::read_to_string(&file).unwrap());
        assert!(!reading.case.questions.is_empty(), "{name}: {:?}", reading.problems);
        for edition in &reading.case.questions[0].editions {
            let terms = RulingTerms { edition: *edition, ..RulingTerms::default() };
            let problems = check(&reading.case, &[terms]).into_iter();
            for problem in problems.filter(|problem| is_about_an_option(problem.code)) {
                listed += &format!("{name} {} {}\n", edition.year(), problem.code.id());
            }
        }
    }
    assert_file("tests/published/differences.txt", &listed);
}
