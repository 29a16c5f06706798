//! Writes the report of `arbitro check` as JUnit XML: a suite for each file, a test for each question.

use crate::render::proof::{ProofReport, UnreadPath};
use crate::render::text::say;
use arbitro_cases::bank::ProvedFile;

use super::problems::{ReportedProblem, Severity, all, path};
use super::xml::{XmlElement, element};

/// Returns the complete JUnit report.
pub fn report(outcome: &ProofReport<'_>) -> String {
    let found = all(outcome);
    let mut suites: Vec<TestSuite> =
        outcome.proved.iter().map(|file| suite(outcome, file, &found)).collect();
    if !outcome.failures.is_empty() {
        suites.push(unread(outcome));
    }
    let sum = |of: fn(&TestSuite) -> usize| suites.iter().map(of).sum::<usize>();
    let counted = TestSuite {
        tests: sum(|suite| suite.tests),
        failures: sum(|suite| suite.failures),
        errors: sum(|suite| suite.errors),
        cases: Vec::new(),
        name: "arbitro check".to_owned(),
    };
    let inner: Vec<XmlElement> =
        suites.into_iter().map(|suite| suite.element("testsuite")).collect();
    counted.element("testsuites").children(inner).document()
}

/// A JUnit test suite, with the counts of its results.
struct TestSuite {
    name: String,
    tests: usize,
    failures: usize,
    errors: usize,
    cases: Vec<XmlElement>,
}

impl TestSuite {
    fn element(self, name: &str) -> XmlElement {
        element(name)
            .with("name", &self.name)
            .with("tests", self.tests)
            .with("failures", self.failures)
            .with("errors", self.errors)
            .with("skipped", 0)
            .children(self.cases)
    }
}

/// Returns the suite of a file. A test whose problems are all about the ruling (codes A6xx) is a
/// failure, a test with any other problem is an error, and a flaw appears only in the test's
/// output.
fn suite(outcome: &ProofReport<'_>, file: &ProvedFile, found: &[ReportedProblem]) -> TestSuite {
    let name = path(&file.name);
    let mut suite = TestSuite { name, tests: 0, failures: 0, errors: 0, cases: Vec::new() };
    let of_file = || found.iter().filter(|found| found.file == suite.name);
    let whole: Vec<&ReportedProblem> = of_file().filter(|found| found.question.is_none()).collect();
    let mut tests: Vec<(String, Vec<&ReportedProblem>)> = Vec::new();
    if !whole.is_empty() || file.ids.is_empty() {
        tests.push((say!(outcome.words, "junit-file"), whole));
    }
    for (id, _) in &file.ids {
        let own = of_file().filter(|found| found.question.as_ref() == Some(id)).collect();
        // Two questions with the same id share one test.
        if tests.iter().all(|(known, _)| known != id) {
            tests.push((id.clone(), own));
        }
    }
    for (test, found) in tests {
        let case = element("testcase")
            .with("name", test)
            .with("classname", suite.name.trim_end_matches(".toml").replace('/', "."))
            .with("file", &suite.name);
        suite.tests += 1;
        let case = with_problems(&mut suite, case, &found);
        suite.cases.push(case);
    }
    suite
}

/// Returns a test with all its problems in one failure or error, since JUnit allows only one for each test; counts it
/// in the suite.
fn with_problems(
    suite: &mut TestSuite,
    case: XmlElement,
    found: &[&ReportedProblem],
) -> XmlElement {
    let (weak, wrong): (Vec<&ReportedProblem>, Vec<&ReportedProblem>) =
        found.iter().partition(|found| found.level == Severity::Weak);
    let text = |all: &[&ReportedProblem]| {
        all.iter().map(|found| line(found)).collect::<Vec<_>>().join("\n")
    };
    let mut case = case;
    if let Some(first) = wrong.first() {
        let failed = wrong.iter().all(|found| found.code.id().starts_with("A6"));
        let kind = if failed { "failure" } else { "error" };
        suite.failures += usize::from(failed);
        suite.errors += usize::from(!failed);
        let outcome = element(kind).with("type", first.code.id()).with("message", &first.message);
        case = case.child(outcome.text(&text(&wrong)));
    }
    if !weak.is_empty() {
        case = case.child(element("system-out").text(&text(&weak)));
    }
    case
}

fn line(found: &ReportedProblem) -> String {
    let at = found.place.map_or_else(String::new, |place| {
        let (line, column) = place.from;
        format!(":{line}:{column}")
    });
    let help = if found.help.is_empty() { String::new() } else { format!(" ({})", found.help) };
    format!("{}{at}: {}: {}{help}", found.file, found.code.id(), found.message)
}

/// Returns a suite with an error for each failure of the report.
fn unread(outcome: &ProofReport<'_>) -> TestSuite {
    let case = |failure: &UnreadPath| {
        let error = element("error").with("message", &failure.message);
        element("testcase").with("name", &failure.message).with("classname", "arbitro").child(error)
    };
    let cases: Vec<XmlElement> = outcome.failures.iter().map(case).collect();
    let count = cases.len();
    TestSuite { name: "arbitro".to_owned(), tests: count, failures: 0, errors: count, cases }
}
