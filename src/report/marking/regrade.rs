//! A regrade as a diff: which keys change, whose score changes, who passes or fails by it.

use crate::exam::key::Key;
use crate::exam::lock::LockedQuestion;
use crate::exam::marking::{Change, Policy};
use crate::report::doc::{Doc, Style, plain, styled};
use crate::report::exam::letter;
use crate::report::stage::points;
use crate::report::text::{Words, say};

/// A question whose key or treatment changes.
pub struct Rekeyed<'q> {
    pub question: &'q LockedQuestion,
    /// The key now; `None` where the bank no longer has the question as it was shown.
    pub key: Option<&'q Key>,
    pub policy: Option<&'q Policy>,
}

/// The diff. `marked` is how many sheets were marked both ways.
pub fn regrade(
    words: &Words,
    rekeyed: &[Rekeyed<'_>],
    changes: &[Change],
    marked: usize,
    never_lower: bool,
) -> Doc {
    let mut doc = Doc::default();
    doc.heading(1, say!(words, "regrade-title"));
    if rekeyed.is_empty() {
        doc.text(say!(words, "regrade-no-key"));
    }
    for rekeyed in rekeyed {
        doc.item(0, vec![plain(rekeyed_line(words, rekeyed))]);
    }
    if never_lower {
        doc.item(0, vec![plain(say!(words, "regrade-never-lower"))]);
    }
    doc.blank();
    let flips = |to: bool| changes.iter().filter(|c| c.passed == [!to, to]).count();
    let summary = say!(
        words,
        "regrade-summary",
        changed = changes.len(),
        marked = marked,
        up = flips(true),
        down = flips(false)
    );
    doc.text(summary);
    if !changes.is_empty() {
        doc.blank();
    }
    for change in changes {
        doc.item(0, change_line(words, change));
    }
    doc
}

fn key_letters(key: &Key) -> String {
    let letters: Vec<String> = key.right.iter().map(|right| letter(*right).to_string()).collect();
    format!("{} [{}]", letters.join(", "), key.clauses.join(", "))
}

fn rekeyed_line(words: &Words, rekeyed: &Rekeyed<'_>) -> String {
    let id = rekeyed.question.id.clone();
    let before = key_letters(&rekeyed.question.key);
    let mut line = match rekeyed.key {
        Some(key) if *key != rekeyed.question.key => {
            say!(words, "regrade-key", id = id, before = before, after = key_letters(key))
        }
        Some(_) => say!(words, "regrade-same-key", id = id, before = before),
        None => say!(words, "regrade-gone", id = id, before = before),
    };
    if let Some(policy) = rekeyed.policy {
        let (name, letters) = match policy {
            Policy::Drop => ("drop", String::new()),
            Policy::Full => ("full", String::new()),
            Policy::Accept(options) => {
                let letters: Vec<String> = options.iter().map(|o| letter(*o).to_string()).collect();
                ("accept", letters.join(", "))
            }
        };
        line.push(' ');
        line.push_str(&say!(words, "regrade-policy", policy = name, letters = letters));
    }
    line
}

fn change_line(words: &Words, change: &Change) -> Vec<crate::report::doc::Piece> {
    let [before, after] = change.score.map(|score| points(words, score));
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
