//! The changes of a bank's questions between editions, as a document and as JSON.

use serde::Serialize;

use arbitro_cases::branch_decisions::CaseDecision;
use arbitro_cases::matrix::{QuestionChange, QuestionChangeKind, RulingDifference};
use arbitro_laws::ruling::{BranchDecision, Clause, Edition};

use super::branches::condition;
use super::decision_summary::ruled_line;
use super::doc::{Doc, plain};
use super::text::{Words, say};
use super::wording::year;

/// Returns the changes from one edition to another, question by question.
pub fn matrix(words: &Words, changes: &[&QuestionChange], from: Edition, to: Edition) -> Doc {
    let mut doc = Doc::default();
    let changes: Vec<&&QuestionChange> =
        changes.iter().filter(|change| (change.from, change.to) == (from, to)).collect();
    let (count, years) = (changes.len(), (year(from), year(to)));
    doc.heading(1, say!(words, "matrix", count = count, from = years.0, to = years.1));
    for change in changes {
        doc.heading(2, change.id.clone());
        match &change.what {
            QuestionChangeKind::StandsOnlyIn(edition) => {
                doc.item(0, vec![plain(say!(words, "matrix-only", year = year(*edition)))]);
            }
            QuestionChangeKind::Ruling(difference) => {
                self::difference(words, difference, from, to, &mut doc);
            }
        }
    }
    doc
}

fn difference(
    words: &Words,
    difference: &RulingDifference,
    from: Edition,
    to: Edition,
    doc: &mut Doc,
) {
    if let Some((before, after)) = &difference.right {
        let line = if difference.several {
            let places = |right: &[usize]| {
                let places: Vec<String> =
                    right.iter().map(|place| (place + 1).to_string()).collect();
                if places.is_empty() { "-".to_owned() } else { places.join(", ") }
            };
            say!(words, "matrix-right-several", from = places(before), to = places(after))
        } else {
            let place = |right: &[usize]| right.first().map_or(0, |right| right + 1);
            say!(words, "matrix-right", from = place(before), to = place(after))
        };
        doc.item(0, vec![plain(line)]);
    }
    let decisions = [
        (&difference.lost, from, "-", "matrix-lost"),
        (&difference.gained, to, "+", "matrix-gained"),
    ];
    for (placed, edition, sign, key) in decisions {
        for one in placed {
            let label = format!("{}: {}", say!(words, key), branch(words, one));
            let mut line = vec![plain(label)];
            line.extend(ruled_line(words, &one.ruled, edition));
            doc.marked(0, sign, line);
        }
    }
    let list = |clauses: &[&'static Clause], edition: Edition| {
        let numbers: Vec<&str> = clauses.iter().map(|clause| clause.number_in(edition)).collect();
        numbers.join(", ")
    };
    if !difference.no_longer_applied.is_empty() {
        let laws = list(&difference.no_longer_applied, from);
        doc.marked(0, "-", vec![plain(say!(words, "matrix-no-longer", laws = laws))]);
    }
    if !difference.newly_applied.is_empty() {
        let laws = list(&difference.newly_applied, to);
        doc.marked(0, "+", vec![plain(say!(words, "matrix-newly", laws = laws))]);
    }
    if !difference.renumbered.is_empty() {
        let pair = |clause: &&'static Clause| {
            format!("{} -> {}", clause.number_in(from), clause.number_in(to))
        };
        let laws: Vec<String> = difference.renumbered.iter().map(pair).collect();
        let line = say!(words, "matrix-renumbered", laws = laws.join(", "));
        doc.marked(0, "=", vec![plain(line)]);
    }
}

/// Returns the answers on which a decision depends, as the start of a line; empty if it depends on none.
fn branch(words: &Words, placed: &BranchDecision) -> String {
    if placed.path.is_empty() {
        return String::new();
    }
    format!("{}: ", condition(words, std::slice::from_ref(&placed.path)))
}

/// The changes of a question, as JSON.
#[derive(Serialize)]
pub struct QuestionChangeJson {
    id: String,
    from: u16,
    to: u16,
    /// The year of the only edition to which the question belongs; `None` if it belongs to both.
    only: Option<u16>,
    /// The right options in the earlier and in the later edition; `None` if they are equal.
    right: Option<[RightOptionsJson; 2]>,
    decisions_lost: Vec<PlacedDecisionJson>,
    decisions_gained: Vec<PlacedDecisionJson>,
    clauses_lost: Vec<&'static str>,
    clauses_gained: Vec<&'static str>,
    renumbered: Vec<[&'static str; 2]>,
}

/// The number of a question's right option, from 1, or the numbers of all right options if several may be right.
#[derive(Serialize)]
#[serde(untagged)]
enum RightOptionsJson {
    One(Option<usize>),
    Several(Vec<usize>),
}

#[derive(Serialize)]
struct PlacedDecisionJson {
    /// The decision in case-file notation, with the answers on which it depends.
    code: String,
    law: &'static str,
}

/// Returns the changes of a question as JSON.
pub fn json(change: &QuestionChange) -> QuestionChangeJson {
    let nothing = RulingDifference::default();
    let (only, difference) = match &change.what {
        QuestionChangeKind::StandsOnlyIn(edition) => (Some(edition.year()), &nothing),
        QuestionChangeKind::Ruling(difference) => (None, difference),
    };
    let (from, to) = (change.from, change.to);
    let decisions = |placed: &[BranchDecision], edition| {
        let one = |placed: &BranchDecision| PlacedDecisionJson {
            code: placed.code(),
            law: placed.ruled.law.number_in(edition),
        };
        placed.iter().map(one).collect()
    };
    let clauses = |clauses: &[&'static Clause], edition| {
        clauses.iter().map(|clause| clause.number_in(edition)).collect()
    };
    let places = |right: &[usize]| {
        let mut places = right.iter().map(|right| right + 1);
        if difference.several {
            RightOptionsJson::Several(places.collect())
        } else {
            RightOptionsJson::One(places.next())
        }
    };
    let right = difference.right.as_ref();
    QuestionChangeJson {
        id: change.id.clone(),
        from: from.year(),
        to: to.year(),
        only,
        right: right.map(|(before, after)| [places(before), places(after)]),
        decisions_lost: decisions(&difference.lost, from),
        decisions_gained: decisions(&difference.gained, to),
        clauses_lost: clauses(&difference.no_longer_applied, from),
        clauses_gained: clauses(&difference.newly_applied, to),
        renumbered: difference
            .renumbered
            .iter()
            .map(|clause| [clause.number_in(from), clause.number_in(to)])
            .collect(),
    }
}
