//! Marking in words: the report of a candidate, the summary for the commission, a regrade, an appeal.

pub mod personal;

pub mod sheet;

pub mod summary;

pub mod regrade;

pub mod appeal;

pub mod table;

use std::collections::HashMap;

use crate::casebook::check::Terms;
use crate::casebook::variant::Variant;
use crate::casebook::{Case, Item};
use crate::exam::lock::{Lock, LockedPaper, Shown};
use crate::exam::regrade::question;
use crate::exam::results::{Answer, CitationLevel, Outcome};
use crate::ruling::{Edition, Ruling};

use super::exam::letter;
use super::stage::points_named;
use super::text::{Words, say};

/// A question as a candidate saw it, and what the Laws say of it.
#[derive(Debug)]
pub struct Ruled {
    pub item: Item,
    pub ruling: Ruling,
}

/// The questions of a stage as they were shown, each ruled on once.
pub struct Rulings<'b> {
    lock: &'b Lock,
    bank: &'b [Case],
    terms: &'b Terms,
    ruled: HashMap<(String, Variant), Option<Ruled>>,
}

impl<'b> Rulings<'b> {
    pub fn new(lock: &'b Lock, bank: &'b [Case], terms: &'b Terms) -> Rulings<'b> {
        Rulings { lock, bank, terms, ruled: HashMap::new() }
    }

    /// The edition by whose numbers the papers asked for clauses.
    fn numbers(&self) -> Edition {
        Edition::from_year(self.lock.stage.edition).unwrap_or(self.terms.edition)
    }

    pub const fn terms(&self) -> &'b Terms {
        self.terms
    }

    /// The question as it was shown; `None` where the bank no longer has it so.
    pub fn of(&mut self, shown: &Shown) -> Option<&Ruled> {
        let key = (shown.id.clone(), shown.variant);
        let (lock, bank, terms) = (self.lock, self.bank, self.terms);
        self.ruled
            .entry(key)
            .or_insert_with(|| {
                let item = question(bank, &shown.id)?;
                let locked = lock.stage.question(&shown.id)?;
                let is_shown = lock.stage.is_shown_by(locked, item);
                let item = is_shown.then(|| item.varied(shown.variant))??;
                let ruling = item.rule(terms).ok()?;
                Some(Ruled { item, ruling })
            })
            .as_ref()
    }
}

/// Whose paper it is.
fn candidate_line(words: &Words, paper: &LockedPaper) -> String {
    let (name, id, form) = (paper.name.clone(), paper.candidate.clone(), paper.form.clone());
    say!(words, "report-candidate", name = name, id = id, form = form)
}

/// The letter on the paper of an option of the case.
fn letter_shown(shown: &Shown, option: usize) -> char {
    shown.order.iter().position(|other| *other == option).map_or('?', letter)
}

/// The letters on the paper of options of the case, in order: "a, c"; a dash for none.
fn letters(shown: &Shown, options: &[usize]) -> String {
    let mut letters: Vec<char> =
        options.iter().map(|option| letter_shown(shown, *option)).collect();
    letters.sort_unstable();
    let letters: Vec<String> = letters.into_iter().map(String::from).collect();
    if letters.is_empty() { "-".to_owned() } else { letters.join(", ") }
}

/// How an answer came out and what it earned: "right, 1 point".
fn outcome(words: &Words, answer: &Answer) -> String {
    format!("{}, {}", outcome_word(words, answer), points_named(words, answer.mark))
}

/// How an answer came out.
fn outcome_word(words: &Words, answer: &Answer) -> String {
    let outcome = match answer.outcome {
        Outcome::Right => "right",
        Outcome::Partial => "partial",
        Outcome::Wrong => "wrong",
        Outcome::Blank => "blank",
    };
    say!(words, "mark-outcome", outcome = outcome)
}

/// What the citation came to, where one was asked for.
fn clause_line(words: &Words, answer: &Answer, wanted: &[String]) -> Option<String> {
    let level = match answer.clause? {
        CitationLevel::Exact => "exact",
        CitationLevel::Paragraph => "paragraph",
        CitationLevel::Article => "article",
        CitationLevel::Wrong => "wrong",
        CitationLevel::Missing => "missing",
    };
    let cited = answer.cited.clone().unwrap_or_default();
    let points = points_named(words, answer.clause_mark);
    Some(say!(
        words,
        "mark-clause",
        level = level,
        cited = cited,
        wanted = wanted.join(", "),
        points = points
    ))
}
