//! The questions of a stage as they were shown, and what the Laws say of them.

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

/// A question as a candidate saw it, and what the Laws say of it.
#[derive(Debug)]
pub struct RuledQuestion {
    pub question: Question,
    pub ruling: Ruling,
    /// The edition and the doctrine of the ruling.
    pub terms: RulingTerms,
    /// The key, its clauses by the numbers by which the papers asked for them.
    pub key: AnswerKey,
    /// The clauses on which it rests.
    pub clauses: Vec<&'static Clause>,
}

/// The questions of a stage as they were shown, each ruled on once.
pub struct ShownRulings<'b> {
    lock: &'b StageLock,
    bank: &'b [Case],
    terms: &'b RulingTerms,
    ruled: HashMap<(String, Variant), Option<RuledQuestion>>,
    /// By the id of the question: whatever it is turned into, the editions differ on it alike.
    others: HashMap<String, Vec<OtherEditionAnswer>>,
}

impl<'b> ShownRulings<'b> {
    pub fn new(lock: &'b StageLock, bank: &'b [Case], terms: &'b RulingTerms) -> ShownRulings<'b> {
        ShownRulings { lock, bank, terms, ruled: HashMap::new(), others: HashMap::new() }
    }

    pub const fn edition(&self) -> Edition {
        self.terms.edition
    }

    /// The other editions that answer a question otherwise.
    pub fn otherwise(&mut self, id: &str) -> &[OtherEditionAnswer] {
        let (bank, terms) = (self.bank, self.terms);
        let others = || {
            let item = question(bank, id)?;
            Some(other_answers(item, &item.rule(terms).ok()?, terms))
        };
        self.others.entry(id.to_owned()).or_insert_with(|| others().unwrap_or_default())
    }

    /// The question as it was shown; `None` where the bank no longer has it so.
    pub fn of(&mut self, shown: &ShownQuestion) -> Option<&RuledQuestion> {
        let key = (shown.id.clone(), shown.variant);
        let (lock, bank, terms) = (self.lock, self.bank, self.terms);
        self.ruled.entry(key).or_insert_with(|| rule(lock, bank, terms, shown)).as_ref()
    }
}

/// Rules on a question as it was shown.
pub fn rule(
    lock: &StageLock,
    bank: &[Case],
    terms: &RulingTerms,
    shown: &ShownQuestion,
) -> Option<RuledQuestion> {
    let item = question(bank, &shown.id)?;
    let locked = lock.stage.question(&shown.id)?;
    let is_shown = lock.stage.is_shown_by(locked, item);
    let item = is_shown.then(|| item.varied(shown.variant))??;
    let ruling = item.rule(terms).ok()?;
    let edition = terms.edition;
    let numbers = Edition::from_year(lock.stage.edition).unwrap_or(edition);
    let key = AnswerKey::under(&item, &ruling, edition, numbers);
    let clauses = right_clauses(&item, &key.right, &ruling, edition);
    Some(RuledQuestion { question: item, ruling, terms: terms.clone(), key, clauses })
}

/// The question of this id.
pub fn question<'b>(cases: &'b [Case], id: &str) -> Option<&'b Question> {
    cases.iter().flat_map(|case| &case.questions).find(|item| item.id == id)
}

/// The key of each question of a lock as the Laws give it now, its clauses by the numbers that the papers asked
/// for. `None` where the question cannot be compared: the cases no longer have it as it was shown, or under these
/// terms it is not a question with its answers any more.
pub fn current_keys(
    lock: &StageLock,
    cases: &[Case],
    terms: &RulingTerms,
) -> Vec<Option<AnswerKey>> {
    let numbers = Edition::from_year(lock.stage.edition).unwrap_or(terms.edition);
    let of = |locked: &LockedQuestion| {
        let item = question(cases, &locked.id)?;
        let stands = lock.stage.is_shown_by(locked, item) && item.belongs_to(terms.edition);
        let key = stands.then(|| AnswerKey::of_in(item, terms, numbers)).flatten()?;
        let has_answers = key.right.len() == 1 || item.several && !key.right.is_empty();
        has_answers.then_some(key)
    };
    lock.stage.questions.iter().map(of).collect()
}

/// The keys that are no longer those of the lock, by the ids of their questions. Under the terms of the lock
/// each must still be proved.
pub fn changed_keys<'l>(lock: &'l StageLock, cases: &[Case], terms: &RulingTerms) -> Vec<&'l str> {
    let is_same = |locked: &LockedQuestion, key: Option<AnswerKey>| {
        let proved = question(cases, &locked.id).is_some_and(|item| is_proved(item, terms));
        proved && key.as_ref() == Some(&locked.key)
    };
    let questions = lock.stage.questions.iter().zip(current_keys(lock, cases, terms));
    let changed = questions.filter(|(locked, key)| !is_same(locked, key.clone()));
    changed.map(|(locked, _)| locked.id.as_str()).collect()
}

/// Whether the bank has every file from which questions were drawn, under whatever questions are in it now.
pub fn has_cases(lock: &StageLock, cases: &[Case]) -> Result<(), Refusal> {
    let is_there = |locked: &LockedQuestion| {
        let has_file = cases.iter().any(|case| case.file == locked.file);
        has_file || question(cases, &locked.id).is_some()
    };
    let gone = lock.stage.questions.iter().filter(|locked| !is_there(locked));
    let gone: BTreeSet<String> = gone.map(|locked| locked.file.clone()).collect();
    if gone.is_empty() { Ok(()) } else { Err(Refusal::CasesGone(gone.into_iter().collect())) }
}
