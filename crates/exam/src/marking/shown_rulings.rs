//! Rules on the questions of a stage as they were shown.

use std::collections::{BTreeSet, HashMap};

use crate::citation::right_clauses;
use crate::key::AnswerKey;
use crate::lock::{LockedQuestion, ShownQuestion, StageLock};
use arbitro_cases::check::is_proved;
use arbitro_cases::other_editions::{OtherEditionAnswer, other_answers};
use arbitro_cases::variant::Variant;
use arbitro_cases::{Case, Question, RulingTerms};
use arbitro_laws::ruling::{Clause, Edition, Ruling};

use super::refusal::Refusal;

/// A question as a paper showed it, with its ruling.
#[derive(Debug)]
pub struct RuledQuestion {
    /// The question, in the variant that was shown.
    pub question: Question,
    /// The ruling on the question.
    pub ruling: Ruling,
    /// The edition and the doctrine of the ruling.
    pub terms: RulingTerms,
    /// The key of the question; its clauses have the numbers of the edition of the papers.
    pub key: AnswerKey,
    /// The clauses that support the right options.
    pub clauses: Vec<&'static Clause>,
}

/// The questions of a stage as papers showed them, with a cache of their rulings.
pub struct ShownRulings<'b> {
    lock: &'b StageLock,
    bank: &'b [Case],
    terms: &'b RulingTerms,
    ruled: HashMap<(String, Variant), Option<RuledQuestion>>,
    /// The answers under other editions, by question id; they are the same for all variants of a question.
    others: HashMap<String, Vec<OtherEditionAnswer>>,
}

impl<'b> ShownRulings<'b> {
    /// Creates an empty cache for a lock, its bank and the terms of the rulings.
    pub fn new(lock: &'b StageLock, bank: &'b [Case], terms: &'b RulingTerms) -> ShownRulings<'b> {
        ShownRulings { lock, bank, terms, ruled: HashMap::new(), others: HashMap::new() }
    }

    /// Returns the edition of the rulings.
    pub const fn edition(&self) -> Edition {
        self.terms.edition
    }

    /// Returns the answers of the other editions that answer a question differently.
    pub fn otherwise(&mut self, id: &str) -> &[OtherEditionAnswer] {
        let (bank, terms) = (self.bank, self.terms);
        let others = || {
            let question = question(bank, id)?;
            Some(other_answers(question, &question.rule(terms).ok()?, terms))
        };
        self.others.entry(id.to_owned()).or_insert_with(|| others().unwrap_or_default())
    }

    /// Returns the question as a paper showed it, with its ruling; `None` if the bank no longer has the question in
    /// this form.
    pub fn of(&mut self, shown: &ShownQuestion) -> Option<&RuledQuestion> {
        let key = (shown.id.clone(), shown.variant);
        let (lock, bank, terms) = (self.lock, self.bank, self.terms);
        self.ruled.entry(key).or_insert_with(|| rule(lock, bank, terms, shown)).as_ref()
    }
}

/// Returns a question as a paper showed it, with its ruling; `None` if the bank no longer has the question in this
/// form.
pub fn rule(
    lock: &StageLock,
    bank: &[Case],
    terms: &RulingTerms,
    shown: &ShownQuestion,
) -> Option<RuledQuestion> {
    let question = question(bank, &shown.id)?;
    let locked = lock.stage.question(&shown.id)?;
    let is_shown = lock.stage.is_shown_by(locked, question);
    let question = is_shown.then(|| question.varied(shown.variant))??;
    let ruling = question.rule(terms).ok()?;
    let edition = terms.edition;
    let numbers = Edition::from_year(lock.stage.edition).unwrap_or(edition);
    let key = AnswerKey::under(&question, &ruling, terms, numbers);
    let clauses = right_clauses(&question, &key.right, &ruling, edition);
    Some(RuledQuestion { question, ruling, terms: terms.clone(), key, clauses })
}

/// Returns the question with this id; `None` if no case has it.
pub fn question<'b>(cases: &'b [Case], id: &str) -> Option<&'b Question> {
    cases.iter().flat_map(|case| &case.questions).find(|question| question.id == id)
}

/// Returns the present key of each question of a lock, with clause numbers of the edition of the
/// papers. A key is `None` if the cases no longer have the question as it was shown, or if, under
/// the given terms, the question does not belong to the edition, has no ruling or no right option,
/// or has several right options although it asks for one.
pub fn current_keys(
    lock: &StageLock,
    cases: &[Case],
    terms: &RulingTerms,
) -> Vec<Option<AnswerKey>> {
    let numbers = Edition::from_year(lock.stage.edition).unwrap_or(terms.edition);
    let of = |locked: &LockedQuestion| {
        let question = question(cases, &locked.id)?;
        let is_comparable =
            lock.stage.is_shown_by(locked, question) && question.belongs_to(terms.edition);
        let key = is_comparable.then(|| AnswerKey::of_in(question, terms, numbers)).flatten()?;
        let has_answers = key.right.len() == 1 || question.several && !key.right.is_empty();
        has_answers.then_some(key)
    };
    lock.stage.questions.iter().map(of).collect()
}

/// Lists the ids of the questions that, under the terms of the lock, are no longer proved or have a key that differs
/// from the locked key.
pub fn changed_keys<'l>(lock: &'l StageLock, cases: &[Case], terms: &RulingTerms) -> Vec<&'l str> {
    let is_same = |locked: &LockedQuestion, key: Option<AnswerKey>| {
        let proved = question(cases, &locked.id).is_some_and(|question| is_proved(question, terms));
        proved && key.as_ref() == Some(&locked.key)
    };
    let questions = lock.stage.questions.iter().zip(current_keys(lock, cases, terms));
    let changed = questions.filter(|(locked, key)| !is_same(locked, key.clone()));
    changed.map(|(locked, _)| locked.id.as_str()).collect()
}

/// Checks that the bank has, for each question of the lock, either its case file or a question of the same id.
///
/// # Errors
/// [`Refusal::CasesGone`] with the missing files.
pub fn has_cases(lock: &StageLock, cases: &[Case]) -> Result<(), Refusal> {
    let is_there = |locked: &LockedQuestion| {
        let has_file = cases.iter().any(|case| case.file == locked.file);
        has_file || question(cases, &locked.id).is_some()
    };
    let gone = lock.stage.questions.iter().filter(|locked| !is_there(locked));
    let gone: BTreeSet<String> = gone.map(|locked| locked.file.clone()).collect();
    if gone.is_empty() { Ok(()) } else { Err(Refusal::CasesGone(gone.into_iter().collect())) }
}
