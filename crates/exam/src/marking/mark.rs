//! Marking: every sheet that counts against the keys, by the rules that the lock holds. What was shown is frozen in
//! the lock; what is right comes with the keys, so that a regrade is the same work with other keys.

use std::collections::HashMap;

use crate::citation::level;
use crate::digest::Digest;
use crate::journal::{AnswerSheet, GivenAnswer};
use crate::key::AnswerKey;
use crate::lock::{LockedPaper, LockedQuestion, ShownQuestion, StageLock};
use crate::policy::{QuestionPolicies, QuestionPolicy};
use crate::results::{
    CandidateResult, MarkedAnswer, MarkedQuestion, UnmarkedCandidate, UnmarkedReason, Waiver,
};
use crate::scoring::Points;
use arbitro_cases::Case;
use arbitro_cases::RulingTerms;
use arbitro_cases::diag::sanitize::sanitized;
use arbitro_laws::ruling::clause::law_of;

use super::StageManager;
use super::damaged::SheetDecisions;
use super::refusal::Refusal;
use super::sheets::CollectedSheets;
use super::shown_rulings::{changed_keys, has_cases};
use crate::folder::RESULTS;
use crate::notice::{Notice, SheetNotice};

/// A stage that was marked.
pub struct MarkedStage {
    pub basis: MarkingBasis,
    pub marked: MarkedSheets,
}

/// What a stage was marked on: all that its results and its reports are made of besides the sheets.
pub struct MarkingBasis {
    pub lock: StageLock,
    pub lock_hash: Digest,
    pub cases: Vec<Case>,
    /// The Laws by which it was marked.
    pub terms: RulingTerms,
    /// The doctrine in its own words.
    pub doctrine: Vec<String>,
    /// Whether it was marked again.
    pub regraded: bool,
    /// The proofs without which the commission does.
    pub waived: Vec<Waiver>,
}

/// What the sheets come to.
pub struct MarkedSheets {
    /// The questions as they were marked.
    pub questions: Vec<MarkedQuestion>,
    /// The most that the first paper comes to.
    pub max: Points,
    pub candidates: Vec<CandidateResult>,
    /// The candidates without a sheet, or without one that can be marked.
    pub unmarked: Vec<UnmarkedCandidate>,
    pub sheets: CollectedSheets,
}

impl MarkedSheets {
    /// Marks the sheets that could be read.
    pub(super) fn of(
        lock: &StageLock,
        marker: &Marker<'_>,
        mut sheets: CollectedSheets,
    ) -> MarkedSheets {
        let mut candidates = Vec::new();
        let mut unmarked = Vec::new();
        let mut foreign = Vec::new();
        for paper in &lock.papers {
            let Some(found) = sheets.of(&paper.candidate) else {
                let refused = sheets.is_refused(&paper.candidate);
                let why = if refused { UnmarkedReason::Refused } else { UnmarkedReason::Absent };
                unmarked.push(self::unmarked(paper, why));
                continue;
            };
            match marker.mark(paper, &found.sheet, found.journal.receipt()) {
                Some(candidate) => {
                    let salvaged = found.salvaged.clone();
                    candidates.push(CandidateResult { salvaged, ..candidate });
                }
                None => {
                    foreign.push(SheetNotice {
                        sheet: found.name.clone(),
                        candidate: Some(paper.candidate.clone()),
                        notice: Notice::ForeignOption,
                    });
                    unmarked.push(self::unmarked(paper, UnmarkedReason::Refused));
                }
            }
        }
        sheets.notices.extend(foreign);
        let (questions, max) = (marker.questions(), marker.paper_maximum());
        MarkedSheets { questions, max, candidates, unmarked, sheets }
    }
}

fn unmarked(paper: &LockedPaper, why: UnmarkedReason) -> UnmarkedCandidate {
    let (id, name) = (paper.candidate.clone(), paper.name.clone());
    UnmarkedCandidate { id, name, form: paper.form.clone(), why }
}

impl StageManager<'_> {
    /// Marks by the keys of the lock, which must still be those that the Laws give; what was marked again is
    /// not undone.
    pub fn mark(&mut self) -> Result<MarkedStage, Refusal> {
        let (lock, lock_hash) = self.lock()?;
        let file = self.stage()?;
        let (terms, bank) = self.locked_bank(&lock, &file)?;
        has_cases(&lock, &bank.cases)?;
        let notices = self.check_lock_agreement(&lock, &file, &bank, false)?;
        let changed = changed_keys(&lock, &bank.cases, &terms);
        if !changed.is_empty() {
            return Err(Refusal::KeysChanged(changed.into_iter().map(str::to_owned).collect()));
        }
        if self.published(&lock)?.is_some_and(|results| results.regraded) {
            return Err(Refusal::Regraded(self.folder.path(RESULTS)));
        }
        let mut sheets =
            CollectedSheets::gather(self.folder, &lock, &file.stage, &SheetDecisions::default())?;
        sheets.notices.splice(..0, notices);
        let marked = MarkedSheets::of(&lock, &Marker::by_lock(&lock), sheets);
        let (doctrine, regraded, cases) = (lock.stage.doctrine.clone(), false, bank.cases);
        let waived = Vec::new();
        let basis = MarkingBasis { lock, lock_hash, cases, terms, doctrine, regraded, waived };
        Ok(MarkedStage { basis, marked })
    }
}

/// Marks the sheets of a stage.
pub struct Marker<'l> {
    lock: &'l StageLock,
    places: HashMap<&'l str, usize>,
    keys: Vec<AnswerKey>,
    policies: Vec<Option<QuestionPolicy>>,
}

impl<'l> Marker<'l> {
    /// A marker with the keys of the lock.
    pub fn by_lock(lock: &'l StageLock) -> Marker<'l> {
        let keys = lock.stage.questions.iter().map(|question| question.key.clone());
        Marker::new(lock, keys.collect(), &QuestionPolicies::new())
    }

    /// A marker with a key for each question of the lock, in its order.
    pub fn new(
        lock: &'l StageLock,
        keys: Vec<AnswerKey>,
        policies: &QuestionPolicies,
    ) -> Marker<'l> {
        let questions = &lock.stage.questions;
        let places = questions.iter().enumerate().map(|(place, q)| (q.id.as_str(), place));
        let policies = questions.iter().map(|question| policies.get(&question.id).cloned());
        Marker { lock, keys, places: places.collect(), policies: policies.collect() }
    }

    /// The questions as they are marked.
    pub fn questions(&self) -> Vec<MarkedQuestion> {
        let zipped = self.lock.stage.questions.iter().zip(&self.keys).zip(&self.policies);
        let question = |((question, key), policy): (
            (&LockedQuestion, &AnswerKey),
            &Option<QuestionPolicy>,
        )| MarkedQuestion {
            id: question.id.clone(),
            article: question.article,
            difficulty: question.difficulty,
            options: question.options.len(),
            texts: Vec::new(),
            overlooked: Vec::new(),
            right: right(key, policy.as_ref()),
            max: self.lock.stage.scoring.max_points(question.clause),
            dropped: *policy == Some(QuestionPolicy::Drop),
            policy: policy.as_ref().map(QuestionPolicy::to_string),
        };
        zipped.map(question).collect()
    }

    /// Marks a sheet; `None` if it answers what its paper does not show.
    pub fn mark(
        &self,
        paper: &LockedPaper,
        sheet: &AnswerSheet,
        receipt: String,
    ) -> Option<CandidateResult> {
        let given = paper.questions.iter().zip(&sheet.answers).enumerate();
        let answers: Option<Vec<MarkedAnswer>> =
            given.map(|(place, (shown, given))| self.answer(place, shown, given)).collect();
        let answers = answers?;
        let score = self.lock.stage.scoring.total(answers.iter().map(|answer| answer.mark));
        let max = answers.iter().map(|answer| self.max_points(&answer.question)).sum();
        Some(CandidateResult {
            id: paper.candidate.clone(),
            name: paper.name.clone(),
            form: Some(paper.form.clone()),
            receipt: Some(receipt),
            score,
            max,
            passed: self.passes(score, max, &answers),
            kept: false,
            salvaged: None,
            answers,
        })
    }

    /// The maximum of a question as it is treated.
    fn max_points(&self, id: &str) -> Points {
        let Some(place) = self.places.get(id) else { return 0 };
        match self.policies[*place] {
            Some(QuestionPolicy::Drop) => 0,
            Some(QuestionPolicy::Full | QuestionPolicy::Accept(_)) | None => {
                self.lock.stage.scoring.max_points(self.lock.stage.questions[*place].clause)
            }
        }
    }

    fn passes(&self, score: Points, max: Points, answers: &[MarkedAnswer]) -> bool {
        let scoring = &self.lock.stage.scoring;
        let reaches = |law: u8| {
            let on = |answer: &&MarkedAnswer| law_of(&answer.question) == law;
            let on: Vec<&MarkedAnswer> = answers.iter().filter(on).collect();
            let points = on.iter().map(|answer| answer.mark).sum();
            (points, on.iter().map(|answer| self.max_points(&answer.question)).sum::<Points>())
        };
        let minimum = scoring.minimum.iter().all(|minimum| {
            let (points, most) = reaches(minimum.law);
            minimum.is_reached(points, most)
        });
        scoring.pass.is_reached(score, max) && minimum
    }

    fn answer(
        &self,
        place: usize,
        shown: &ShownQuestion,
        given: &GivenAnswer,
    ) -> Option<MarkedAnswer> {
        let question = *self.places.get(shown.id.as_str())?;
        let chosen: Option<Vec<usize>> =
            given.chosen.iter().map(|place| shown.order.get(*place).copied()).collect();
        let mut chosen = chosen?;
        chosen.sort_unstable();
        chosen.dedup();
        let (key, locked) = (&self.keys[question], &self.lock.stage.questions[question]);
        let scoring = &self.lock.stage.scoring;
        let right = self.accepted(question, &chosen).unwrap_or(&key.right);
        let several = self.asks_several(question);
        let (outcome, answer_mark) = scoring.answer(&chosen, right, shown.order.len(), several);
        let cited = given.cited.as_deref();
        let clause = locked.clause.then(|| level(cited, key.clauses.iter().map(String::as_str)));
        let clause_mark = scoring.clause(clause, outcome);
        let (answer_mark, clause_mark) = match self.policies[question] {
            Some(QuestionPolicy::Drop) => (0, 0),
            Some(QuestionPolicy::Full) => {
                (scoring.right, scoring.max_points(locked.clause) - scoring.right)
            }
            Some(QuestionPolicy::Accept(_)) | None => (answer_mark, clause_mark),
        };
        Some(MarkedAnswer {
            question: shown.id.clone(),
            place: place as u32 + 1,
            chosen,
            cited: given.cited.as_deref().map(|cited| sanitized(cited).into_owned()),
            outcome,
            clause,
            answer_mark,
            clause_mark,
            mark: answer_mark + clause_mark,
        })
    }

    /// Whether a question asks for several answers. Earlier locks do not say it: there more than one right
    /// option does.
    fn asks_several(&self, question: usize) -> bool {
        let said = self.lock.stage.questions[question].several;
        said.unwrap_or(self.keys[question].right.len() > 1)
    }

    /// What a policy accepts as the right answer instead of the key's, if that is what was chosen.
    fn accepted<'c>(&self, question: usize, chosen: &'c [usize]) -> Option<&'c [usize]> {
        let Some(QuestionPolicy::Accept(options)) = &self.policies[question] else { return None };
        let is_accepted = if self.asks_several(question) {
            options.len() == chosen.len() && chosen.iter().all(|option| options.contains(option))
        } else {
            matches!(chosen, [one] if options.contains(one))
        };
        is_accepted.then_some(chosen)
    }

    /// The most that the first paper comes to.
    pub fn paper_maximum(&self) -> Points {
        let questions = self.lock.papers.first().map_or(&[][..], |paper| &paper.questions);
        questions.iter().map(|shown| self.max_points(&shown.id)).sum()
    }
}

/// The right options of a question, with those that the commission accepts besides.
pub(super) fn right(key: &AnswerKey, policy: Option<&QuestionPolicy>) -> Vec<usize> {
    let mut right = key.right.clone();
    if let Some(QuestionPolicy::Accept(options)) = policy {
        right.extend(options);
    }
    right.sort_unstable();
    right.dedup();
    right
}
