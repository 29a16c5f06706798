//! Checks files with problems, at least one for each code except [`ELSEWHERE`], and the messages in both languages.
//!
//! `UPDATE_EXPECT=1 cargo test --lib diagnostics` rewrites the expected texts, for review.

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use super::common;
use super::common::expected::assert_file;
use arbitro::render::diagnostics::{explanation, help, message, render};
use arbitro::render::text::Words;
use arbitro_cases::Case;
use arbitro_cases::RulingTerms;
use arbitro_cases::bank::{ProvedFile, SourceFile, prove};
use arbitro_cases::diag::{Code, LineIndex, Problem};
use arbitro_exam::{blueprint, roster, stage};
use arbitro_laws::ruling::{Edition, Language};

/// The codes that no fixture causes; other tests cover them.
const ELSEWHERE: [Code; 20] = [
    Code::Unreadable,
    Code::TooLarge,
    Code::NoCases,
    // Two Laws that contradict each other cause this code; the tests of `ruling::inquiry` cover contradictions.
    Code::Contradiction,
    // Only `check --quality` searches for contrasts.
    Code::NoContrast,
    // Missing folders cause these codes; the tests in `stage_input` cover these codes.
    Code::NoFolder,
    Code::NotBuilt,
    // This code needs a roster; the tests in `stage_input` cover this code.
    Code::CheckpointTooLate,
    // A roster of more than ten thousand rows causes this code; the tests `limits` and `stage_input` cover it.
    Code::RosterMost,
    // Exceeded limits cause these codes; the tests `limits` and `cli::limits`, and those in `src/formats`, cover them.
    Code::MoreProblems,
    Code::MoreFlaws,
    Code::PackageMembers,
    Code::MemberTooLarge,
    Code::PackageTooLarge,
    Code::TooManyElements,
    Code::ImportedMost,
    Code::BoardsMost,
    Code::TooDeep,
    Code::AnswersMost,
    Code::FileTooLarge,
];

/// A file of the tests, with the problems found in it.
struct Fixture {
    path: PathBuf,
    name: String,
    text: String,
    problems: Vec<Problem>,
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let is_fixture = |path: &PathBuf| {
        path.extension().is_some_and(|extension| extension == "toml" || extension == "csv")
    };
    let mut files: Vec<PathBuf> = entries.filter(is_fixture).collect();
    files.sort();
    files
}

/// Returns the fixtures of cases, followed by the fixtures of stages and rosters.
fn fixtures() -> Vec<Fixture> {
    let bank = common::bank();
    let cases = files("tests/diagnostics").into_iter().map(|path| {
        let bytes = std::fs::read(&path).unwrap();
        let proved = proved(&path, &bytes);
        let problems = [proved.problems, proved.flaws].concat();
        let text = String::from_utf8(bytes).unwrap_or_default();
        (path, text, problems)
    });
    let stages = files("tests/diagnostics/stage").into_iter().map(|path| {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let problems = match () {
            () if name.ends_with("receipts.csv") => roster::read_attendance(&text, &[30, 60]).2,
            () if name.ends_with(".csv") => roster::read(&text).1,
            () => of_stage(&text, &bank),
        };
        (path, text, problems)
    });
    let fixture = |(path, text, problems): (PathBuf, String, Vec<Problem>)| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        Fixture { path, name, text, problems }
    };
    cases.chain(stages).map(fixture).collect()
}

/// Returns the problems of a stage file, found in the file alone or in comparison with the bank.
fn of_stage(text: &str, bank: &[Case]) -> Vec<Problem> {
    let (stage, problems) = stage::read(text);
    let Some(stage) = stage else { return problems };
    let unknown = blueprint::unknown(&stage, bank);
    let excluded = blueprint::excluded(&stage, bank);
    let pool = blueprint::pool(&stage, bank, &excluded);
    [unknown, blueprint::check_blueprint(&stage, &pool).problems].concat()
}

fn proved(path: &Path, bytes: &[u8]) -> ProvedFile {
    let name = path.file_name().unwrap().to_string_lossy().into_owned();
    let source = SourceFile { name, text: Ok(bytes.to_vec()) };
    let terms = Edition::ALL.map(|edition| RulingTerms { edition, ..RulingTerms::default() });
    let proved = prove(std::slice::from_ref(&source), SourceFile::clone, &terms, NonZeroUsize::MIN);
    proved.into_iter().next().unwrap()
}

fn rendered(words: &Words, name: &str, text: &str, problems: &[Problem]) -> String {
    let lines = LineIndex::of(text);
    let problems: Vec<String> =
        problems.iter().map(|problem| render(words, name, &lines, problem)).collect();
    format!("{}\n", anstream::adapter::strip_str(&problems.join("\n\n")))
}

#[test]
fn each_fixture_has_the_expected_messages() {
    for Fixture { path, name, text, problems } in fixtures() {
        for language in Language::ALL {
            let told = rendered(&Words::new(language, false), &name, &text, &problems);
            let expected = path.with_extension(format!("{}.txt", language.code()));
            assert_file(expected.to_str().unwrap(), &told);
        }
    }
}

#[test]
fn each_fixture_causes_its_code_and_every_code_has_one() {
    let mut shown: BTreeSet<Code> = ELSEWHERE.into_iter().collect();
    for Fixture { name, problems, .. } in fixtures() {
        let code = Code::from_id(name.split(['-', '.']).next().unwrap()).unwrap();
        let codes: Vec<&str> = problems.iter().map(|problem| problem.code.id()).collect();
        assert!(problems.iter().any(|problem| problem.code == code), "{name}: {codes:?}");
        shown.insert(code);
    }
    let missing: Vec<&Code> = Code::ALL.iter().filter(|code| !shown.contains(code)).collect();
    assert!(missing.is_empty(), "no file causes {missing:?}");
}

#[test]
fn every_code_has_messages_in_both_languages() {
    let fixtures = fixtures();
    for language in Language::ALL {
        let words = Words::new(language, false);
        for code in Code::ALL {
            let text = explanation(&words, *code);
            assert!(text.ends_with('.') && text.len() > 30, "{}: {text}", code.id());
        }
        for Fixture { problems, .. } in &fixtures {
            for problem in problems {
                assert!(!message(&words, problem).contains("{$"), "{}", problem.code.id());
                assert!(!help(&words, problem).is_empty(), "{}", problem.code.id());
            }
        }
    }
}

#[test]
fn codes_are_in_order_and_none_twice() {
    let ids: Vec<&str> = Code::ALL.iter().map(|code| code.id()).collect();
    assert!(ids.windows(2).all(|pair| pair[0] < pair[1]), "{ids:?}");
}

/// Garbage of any kind is reported as a problem, and never causes a panic.
#[test]
fn garbage_is_reported() {
    let garbage: Vec<Vec<u8>> = vec![
        vec![0u8; 10 << 20],
        b"[[[[[[".repeat(100_000),
        b"a = {".repeat(10_000),
        (0..10u32 << 20).map(|n| (n.wrapping_mul(2_654_435_761) >> 24) as u8).collect(),
        b"\xff\xfe\x00\x00".to_vec(),
        Vec::new(),
        "= = =\n\"\n[x\n".repeat(200).into_bytes(),
    ];
    for (index, bytes) in garbage.into_iter().enumerate() {
        let source = SourceFile { name: format!("{index}.toml"), text: Ok(bytes) };
        let proved = prove(
            std::slice::from_ref(&source),
            SourceFile::clone,
            &[RulingTerms::default()],
            NonZeroUsize::MIN,
        );
        let problems = &proved[0].problems;
        assert!(
            !problems.is_empty() && problems.len() < 50,
            "{index}: {} problems",
            problems.len()
        );
        for language in Language::ALL {
            rendered(&Words::new(language, false), &source.name, "", problems);
        }
    }
}
