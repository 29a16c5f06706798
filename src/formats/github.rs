//! Writes problems as GitHub Actions annotations.

use crate::render::proof::ProofReport;
use crate::render::text::say;

use super::problems::{ReportedProblem, Severity, all};

/// Returns an annotation for each problem and flaw, the worst first because GitHub shows only the
/// first few, then an annotation for each failure, and the totals.
pub fn lines(outcome: &ProofReport<'_>) -> String {
    let mut lines: Vec<String> = all(outcome).iter().map(|found| line(outcome, found)).collect();
    lines.extend(
        outcome.failures.iter().map(|failure| format!("::error::{}", data(&failure.message))),
    );
    lines.push(outcome.summary());
    if outcome.has_flaws() {
        lines.push(outcome.flaws());
    }
    lines.join("\n") + "\n"
}

fn line(outcome: &ProofReport<'_>, found: &ReportedProblem) -> String {
    let kind = if found.level == Severity::Weak { "warning" } else { "error" };
    let title = match &found.question {
        Some(id) => format!("{} {id}", found.code.id()),
        None => found.code.id().to_owned(),
    };
    let mut text = found.message.clone();
    if !found.help.is_empty() {
        text = format!("{text}\n{}: {}", say!(outcome.words, "help-label"), found.help);
    }
    format!(
        "::{kind} title={},file={}{}::{}",
        value(&title),
        value(&found.file),
        place(found),
        data(&text)
    )
}

/// Returns the place of a problem, with columns only if the problem is within one line.
fn place(found: &ReportedProblem) -> String {
    let Some(place) = found.place else { return String::new() };
    let ((line, column), (last, end)) = (place.from, place.to);
    if line == last {
        format!(",line={line},endLine={last},col={column},endColumn={end}")
    } else {
        format!(",line={line},endLine={last}")
    }
}

fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn value(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
