//! Writes problems in GitLab's code quality format.

use serde::Serialize;

use crate::render::proof::ProofReport;

use super::problems::{ReportedProblem, Severity, all};

#[derive(Serialize)]
pub struct Issue {
    description: String,
    check_name: &'static str,
    fingerprint: String,
    severity: &'static str,
    location: Location,
}

#[derive(Serialize)]
struct Location {
    path: String,
    positions: Positions,
}

#[derive(Serialize)]
struct Positions {
    begin: Position,
    end: Position,
}

#[derive(Serialize)]
struct Position {
    line: usize,
    column: usize,
}

/// Returns all problems and flaws as GitLab issues, the worst first.
pub fn report(outcome: &ProofReport<'_>) -> Vec<Issue> {
    all(outcome).into_iter().map(issue).collect()
}

fn issue(found: ReportedProblem) -> Issue {
    let (from, to) = found.place.map_or(((1, 1), (1, 1)), |place| (place.from, place.to));
    let position = |(line, column)| Position { line, column };
    Issue {
        description: found.named(),
        check_name: found.code.id(),
        fingerprint: found.fingerprint,
        severity: match found.level {
            Severity::Unread => "blocker",
            Severity::Wrong => "major",
            Severity::Weak => "minor",
        },
        location: Location {
            path: found.file,
            positions: Positions { begin: position(from), end: position(to) },
        },
    }
}
