//! Writes problems in GitLab's code quality format.

use serde::Serialize;

use crate::render::proof::{ProofReport, UnreadPath};

use super::problems::{ReportedProblem, Severity, all, fingerprint, path};

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

/// Returns the paths that could not be read, then all problems and flaws, as GitLab issues, the worst first.
pub fn report(outcome: &ProofReport<'_>) -> Vec<Issue> {
    let unread = outcome.failures.iter().map(unread);
    unread.chain(all(outcome).into_iter().map(issue)).collect()
}

/// Returns the issue of a path that could not be read, at its first line.
fn unread(failure: &UnreadPath) -> Issue {
    let (code, path) = (failure.code.id(), path(&failure.path));
    let start = || Position { line: 1, column: 1 };
    Issue {
        description: failure.message.clone(),
        check_name: code,
        fingerprint: fingerprint(&format!("{path}\n{code}"), 0),
        severity: "blocker",
        location: Location { path, positions: Positions { begin: start(), end: start() } },
    }
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
