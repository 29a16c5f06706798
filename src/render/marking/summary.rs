//! The summary for the commission: all scores, and the notices.

use std::collections::BTreeSet;

use unicode_width::UnicodeWidthStr;

use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::notice::notice;
use crate::render::stage::points;
use crate::render::text::{Words, say};
use arbitro_exam::notice::{Notice, NoticeStatus};
use arbitro_exam::results::{CandidateResult, Results, SheetProblem, UnmarkedReason};

/// Columns for the name and the id together; a longer name is cut, but not a longer id.
const NAMED: usize = 44;
/// Minimum columns of a name.
const NAME: usize = 8;

/// Returns the summary of results: the scores, best first, the absent candidates, and the notices
/// for the commission.
pub fn summary(words: &Words, results: &Results) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, format!("{}, {}", results.stage.title, results.stage.date));
    let passed = results.candidates.iter().filter(|candidate| candidate.passed).count();
    let count = results.candidates.len();
    doc.text(say!(words, "mark-summary", count = count, passed = passed));
    doc.text(results.scoring.pass.as_str());
    let mut candidates: Vec<&CandidateResult> = results.candidates.iter().collect();
    candidates.sort_by(|one, two| (two.score, &one.name).cmp(&(one.score, &two.name)));
    if !candidates.is_empty() {
        doc.blank();
    }
    let id = candidates.iter().map(|candidate| candidate.id.width()).max().unwrap_or(0).max(4);
    let name = NAMED.saturating_sub(id).max(NAME);
    let row = |candidate| row(words, candidate, name, id);
    doc.verbatim(candidates.into_iter().map(row).collect());
    let absent = results.unmarked.iter().filter(|one| one.why == UnmarkedReason::Absent);
    let absent: Vec<&str> = absent.map(|one| one.name.as_str()).collect();
    if !absent.is_empty() {
        let names = absent.join("; ");
        doc.blank().text(say!(words, "mark-absent", count = absent.len(), names = names));
    }
    self::problems(words, &mut doc, &results.problems);
    sheets_to_review(words, &mut doc, results);
    doc.blank();
    doc
}

/// Adds the notices about sheets: first those the commission still has to examine, then those it has decided, then
/// those that change nothing.
pub fn problems(words: &Words, doc: &mut Doc, problems: &[SheetProblem]) {
    for (title, problems) in by_status(words, problems) {
        doc.blank().heading(2, title);
        for problem in problems {
            // Results store the notice and its text in the language of the stage; results of format 1 store only the
            // text.
            let what = problem.matter.as_ref().map(|matter| notice(words, matter));
            let what = what.unwrap_or_else(|| problem.what.clone());
            let names_sheet = what.contains(&problem.sheet);
            let what = plain(what);
            if names_sheet {
                doc.item(0, vec![what]);
            } else {
                let sheet = styled(problem.sheet.clone(), Style::Strong);
                doc.item(0, vec![sheet, plain(": "), what]);
            }
        }
    }
}

/// Returns the problems grouped by status, each group with its title.
pub fn by_status<'p>(
    words: &Words,
    problems: &'p [SheetProblem],
) -> impl Iterator<Item = (String, Vec<&'p SheetProblem>)> {
    // Results of format 1 store problems only as text, without a status; such problems count as open.
    let own =
        |problem: &SheetProblem| problem.matter.as_ref().map_or(NoticeStatus::Open, Notice::status);
    NoticeStatus::ALL.into_iter().filter_map(move |status| {
        let problems: Vec<&SheetProblem> =
            problems.iter().filter(|one| own(one) == status).collect();
        let name = match status {
            NoticeStatus::Open => "open",
            NoticeStatus::Decided => "decided",
            NoticeStatus::Known => "known",
        };
        let title = say!(words, "mark-problems", standing = name);
        (!problems.is_empty()).then_some((title, problems))
    })
}

/// Adds the number of marked sheets that the commission still has to examine, if there are any.
pub fn sheets_to_review(words: &Words, doc: &mut Doc, results: &Results) {
    let is_open = |problem: &&SheetProblem| problem.matter.as_ref().is_some_and(Notice::is_open);
    let open = results.problems.iter().filter(is_open);
    let named: BTreeSet<&str> = open.filter_map(|one| one.candidate.as_deref()).collect();
    let marked = results.candidates.iter().map(|candidate| candidate.id.as_str());
    let count = marked.filter(|id| named.contains(id)).count();
    if count > 0 {
        doc.blank().text(say!(words, "mark-to-look-at", count = count));
    }
}

fn row(words: &Words, candidate: &CandidateResult, widest: usize, id: usize) -> String {
    let passed = if candidate.passed { "yes" } else { "no" };
    let (score, most) = (points(words, candidate.score), points(words, candidate.max));
    let mut name: String = String::new();
    for c in candidate.name.chars() {
        if name.width() >= widest {
            break;
        }
        name.push(c);
    }
    let gap = " ".repeat(widest.saturating_sub(name.width()));
    format!(
        "{name}{gap}  {:<id$} {score:>6} / {most:<6} {}",
        candidate.id,
        say!(words, "mark-passed", passed = passed)
    )
}
