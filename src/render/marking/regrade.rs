//! A regrade as a diff: the changed keys, scores and passes.

use serde::Serialize;

use crate::render::doc::{Doc, Style, plain, styled};
use crate::render::notice::{extent_count, extent_key};
use crate::render::quiz::{letter, option_in_file};
use crate::render::stage::{decimal, points, points_named};
use crate::render::text::{Words, say};
use arbitro_exam::journal::SalvageExtent;
use arbitro_exam::key::AnswerKey;
use arbitro_exam::marking::regrade::{ChangedKey, MaximumChange, RegradeDiff, ResultChange};
use arbitro_exam::policy::QuestionPolicy;
use arbitro_exam::results::{CandidateResult, Results, SheetProblem};
use arbitro_exam::scoring::PassMark;

use super::summary::{problems, sheets_to_review};

/// Returns the diff of a regrade as a document, with the notices for the commission; `after` holds the new results.
pub fn regrade(words: &Words, diff: &RegradeDiff, after: &Results) -> Doc {
    let RegradeDiff { changed_keys: rekeyed, changes, never_lower, .. } = diff;
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "regrade-title"));
    if rekeyed.is_empty() {
        doc.text(say!(words, "regrade-no-key"));
    }
    for rekeyed in rekeyed {
        let asked = after.questions.iter().find(|asked| asked.id == rekeyed.question.id);
        let texts = asked.map_or(&[][..], |asked| &asked.texts);
        doc.item(0, vec![plain(rekeyed_line(words, rekeyed, texts))]);
    }
    for candidate in &after.candidates {
        if let Some(salvaged) = &candidate.salvaged {
            doc.item(0, vec![plain(salvaged_line(words, candidate, &salvaged.extent))]);
        }
    }
    for line in maxima_lines(words, diff) {
        doc.item(0, vec![plain(line)]);
    }
    if *never_lower {
        doc.item(0, vec![plain(say!(words, "regrade-never-lower"))]);
    }
    doc.blank();
    let passes = |all: &[CandidateResult]| all.iter().filter(|candidate| candidate.passed).count();
    let flips = |to: bool| {
        let come = passes(if to { &diff.added } else { &diff.removed });
        come + changes.iter().filter(|c| c.passed == [!to, to]).count()
    };
    let changed = changes.len() + diff.added.len() + diff.removed.len();
    let summary = say!(
        words,
        "regrade-summary",
        changed = changed,
        marked = after.candidates.len(),
        up = flips(true),
        down = flips(false)
    );
    doc.text(summary);
    if changed > 0 {
        doc.blank();
    }
    for (all, key) in [(&diff.added, "regrade-added"), (&diff.removed, "regrade-removed")] {
        for candidate in all {
            doc.item(0, vec![plain(gained_or_lost(words, key, candidate))]);
        }
    }
    for change in changes {
        doc.item(0, change_line(words, change));
    }
    problems(words, &mut doc, &after.problems);
    sheets_to_review(words, &mut doc, after);
    doc.blank();
    doc
}

/// Returns the line of a candidate who gains or loses a result; `key` is the key of the message.
fn gained_or_lost(words: &Words, key: &str, candidate: &CandidateResult) -> String {
    let passed = if candidate.passed { "yes" } else { "no" };
    say!(
        words,
        key,
        name = candidate.name.clone(),
        id = candidate.id.clone(),
        score = points(words, candidate.score),
        max = points(words, candidate.max),
        passed = say!(words, "mark-passed", passed = passed)
    )
}

/// Returns options with their letters and texts, for the commission.
fn options(words: &Words, options: &[usize], texts: &[String]) -> String {
    let named = |option: &usize| match texts.get(*option) {
        Some(text) => option_in_file(words, *option, text),
        None => letter(*option).to_string(),
    };
    options.iter().map(named).collect::<Vec<_>>().join(", ")
}

fn rekeyed_line(words: &Words, rekeyed: &ChangedKey, texts: &[String]) -> String {
    let key_letters = |key: &AnswerKey| {
        format!("{} [{}]", options(words, &key.right, texts), key.clauses.join(", "))
    };
    let id = rekeyed.question.id.clone();
    let before = key_letters(&rekeyed.question.key);
    let mut line = match &rekeyed.key {
        Some(key) if *key != rekeyed.question.key => {
            say!(words, "regrade-key", id = id, before = before, after = key_letters(key))
        }
        Some(_) => say!(words, "regrade-same-key", id = id, before = before),
        None => say!(words, "regrade-gone", id = id, before = before),
    };
    if let Some(policy) = &rekeyed.policy {
        let (name, letters) = match policy {
            QuestionPolicy::Drop => ("drop", String::new()),
            QuestionPolicy::Full => ("full", String::new()),
            QuestionPolicy::Accept(accepted) => ("accept", options(words, accepted, texts)),
        };
        line.push(' ');
        line.push_str(&say!(words, "regrade-policy", policy = name, letters = letters));
    }
    line
}

/// Returns a line for each change of the papers' maximum points, with the pass mark, and a note if the stage also sets
/// a minimum for a Law.
fn maxima_lines(words: &Words, diff: &RegradeDiff) -> Vec<String> {
    let mut lines: Vec<String> =
        diff.maxima.iter().map(|maximum| maximum_line(words, maximum, diff.pass)).collect();
    if diff.has_minimum && !lines.is_empty() {
        lines.push(say!(words, "regrade-minimum"));
    }
    lines
}

fn maximum_line(words: &Words, maximum: &MaximumChange, pass: PassMark) -> String {
    let &MaximumChange { before, after, papers } = maximum;
    let direction = if after < before { "down" } else { "up" };
    let [from, to] = [before, after].map(|max| points(words, max));
    let line = say!(
        words,
        "regrade-maximum",
        direction = direction,
        papers = papers,
        before = from,
        after = to
    );
    let mark = match pass {
        PassMark::Points(needed) if needed > after => {
            let needed = points_named(words, needed);
            say!(words, "regrade-pass-beyond", needed = needed)
        }
        PassMark::Points(needed) => say!(
            words,
            "regrade-pass-points",
            needed = points_named(words, needed),
            before = share(words, needed, before),
            after = share(words, needed, after)
        ),
        PassMark::Percent(percent) => {
            let [from, to] = [before, after].map(|max| points(words, pass.mark(max)));
            say!(words, "regrade-pass-percent", percent = percent, before = from, after = to)
        }
    };
    format!("{line} {mark}")
}

/// Returns `part` as a percentage of `whole`, rounded to one decimal.
fn share(words: &Words, part: i64, whole: i64) -> String {
    let tenths = if whole > 0 { (part * 1000 + whole / 2) / whole } else { 0 };
    decimal(tenths * 10, words.decimal_sign())
}

/// Returns the line of a candidate whose damaged journal is counted.
fn salvaged_line(words: &Words, candidate: &CandidateResult, extent: &SalvageExtent) -> String {
    let (id, name) = (candidate.id.clone(), candidate.name.clone());
    let (score, max) = (points(words, candidate.score), points(words, candidate.max));
    say!(
        words,
        "regrade-salvaged",
        id = id,
        name = name,
        extent = extent_key(extent),
        lines = extent.to_string(),
        count = extent_count(extent),
        score = score,
        max = max
    )
}

fn change_line(words: &Words, change: &ResultChange) -> Vec<crate::render::doc::StyledText> {
    let [before, after] = [0, 1].map(|at| {
        let (score, max) = (points(words, change.score[at]), points(words, change.max[at]));
        if change.max[0] == change.max[1] {
            return score;
        }
        say!(words, "regrade-score-of", score = score, max = max)
    });
    let (id, name) = (change.id.clone(), change.name.clone());
    let mut line = vec![plain(say!(
        words,
        "regrade-change",
        id = id,
        name = name,
        before = before,
        after = after
    ))];
    let flip = match change.passed {
        [false, true] => Some(("up", Style::Good)),
        [true, false] => Some(("down", Style::Bad)),
        [true, true] | [false, false] => None,
    };
    if let Some((flip, style)) = flip {
        line.push(styled(format!(" {}", say!(words, "regrade-flip", flip = flip)), style));
    }
    let questions: Vec<String> = change
        .questions
        .iter()
        .map(|(id, marks)| {
            let [before, after] = marks.map(|mark| points(words, mark));
            format!("{id} {before} -> {after}")
        })
        .collect();
    if !questions.is_empty() {
        line.push(styled(format!(" ({})", questions.join("; ")), Style::Faint));
    }
    line
}

/// The diff of a regrade, as JSON.
#[derive(Serialize)]
pub struct RegradeJson<'d> {
    marked: usize,
    questions: Vec<RekeyedJson<'d>>,
    changes: Vec<ResultChangeJson<'d>>,
    /// The ids of candidates who gain a result; `removed` has the ids of those who lose theirs.
    added: Vec<&'d str>,
    removed: Vec<&'d str>,
    /// The changes of the papers' maximum points, each with the number of papers and the pass
    /// marks.
    maxima: Vec<MaximumJson>,
    /// The candidates whose damaged journals count by the commission's decision.
    salvaged: Vec<SalvagedJson<'d>>,
    /// The notices for the commission, from the new results.
    problems: &'d [SheetProblem],
    written: bool,
}

#[derive(Serialize)]
struct RekeyedJson<'d> {
    id: &'d str,
    before: &'d AnswerKey,
    after: Option<&'d AnswerKey>,
    /// The commission's policy on the question, in the notation of the command line.
    policy: Option<String>,
    /// The texts of the options, in the order of the case file.
    texts: &'d [String],
}

#[derive(Serialize)]
struct SalvagedJson<'d> {
    id: &'d str,
    name: &'d str,
    extent: &'d SalvageExtent,
    score: i64,
    max: i64,
    passed: bool,
}

#[derive(Serialize)]
struct MaximumJson {
    before: i64,
    after: i64,
    papers: usize,
    pass_before: i64,
    pass_after: i64,
}

#[derive(Serialize)]
struct ResultChangeJson<'d> {
    id: &'d str,
    name: &'d str,
    before: i64,
    after: i64,
    max_before: i64,
    max_after: i64,
    passed_before: bool,
    passed_after: bool,
    questions: Vec<&'d str>,
}

/// Returns the diff of a regrade as JSON; `written` is true if the new results have been written.
pub fn json<'d>(diff: &'d RegradeDiff, after: &'d Results, written: bool) -> RegradeJson<'d> {
    let texts_of = |id: &str| {
        let asked = after.questions.iter().find(|asked| asked.id == id);
        asked.map_or(&[][..], |asked| &asked.texts)
    };
    let question = |rekeyed: &'d ChangedKey| RekeyedJson {
        id: &rekeyed.question.id,
        before: &rekeyed.question.key,
        after: rekeyed.key.as_ref(),
        policy: rekeyed.policy.as_ref().map(QuestionPolicy::to_string),
        texts: texts_of(&rekeyed.question.id),
    };
    let change = |change: &'d ResultChange| ResultChangeJson {
        id: &change.id,
        name: &change.name,
        before: change.score[0],
        after: change.score[1],
        max_before: change.max[0],
        max_after: change.max[1],
        passed_before: change.passed[0],
        passed_after: change.passed[1],
        questions: change.questions.iter().map(|(id, _)| id.as_str()).collect(),
    };
    let salvaged = |candidate: &'d CandidateResult| {
        let CandidateResult { id, name, score, max, passed, .. } = candidate;
        let extent = &candidate.salvaged.as_ref()?.extent;
        Some(SalvagedJson { id, name, extent, score: *score, max: *max, passed: *passed })
    };
    let maximum = |&MaximumChange { before, after, papers }: &MaximumChange| MaximumJson {
        before,
        after,
        papers,
        pass_before: diff.pass.mark(before),
        pass_after: diff.pass.mark(after),
    };
    RegradeJson {
        maxima: diff.maxima.iter().map(maximum).collect(),
        marked: after.candidates.len(),
        questions: diff.changed_keys.iter().map(question).collect(),
        changes: diff.changes.iter().map(change).collect(),
        added: diff.added.iter().map(|candidate| candidate.id.as_str()).collect(),
        removed: diff.removed.iter().map(|candidate| candidate.id.as_str()).collect(),
        salvaged: after.candidates.iter().filter_map(salvaged).collect(),
        problems: &after.problems,
        written,
    }
}
