//! Marks every sheet that counts, by a set of keys and the rules of the lock. The lock supplies the questions as shown,
//! and the caller supplies the keys; a regrade marks in the same way with other keys.

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

/// A stage with its sheets marked.
pub struct MarkedStage {
    /// The lock, cases and terms by which the stage was marked.
    pub basis: MarkingBasis,
    /// The marks of the stage.
    pub marked: MarkedSheets,
}

/// The data by which a stage was marked, apart from the sheets.
pub struct MarkingBasis {
    /// The lock of the stage.
    pub lock: StageLock,
    /// The hash of the lock file.
    pub lock_hash: Digest,
    /// The cases of the stage's bank.
    pub cases: Vec<Case>,
    /// The edition and doctrine by which the stage was marked.
    pub terms: RulingTerms,
    /// The words of the doctrine, as users type them.
    pub doctrine: Vec<String>,
    /// Whether the marks are those of a regrade.
    pub regraded: bool,
    /// The missing proofs that the commission waives.
    pub waived: Vec<Waiver>,
}

/// The marks of all sheets.
pub struct MarkedSheets {
    /// The questions with the keys and policies by which they were marked.
    pub questions: Vec<MarkedQuestion>,
    /// The maximum of the first paper (for a Moodle report, the greatest maximum), in hundredths of a point.
    pub max: Points,
    /// The results of the candidates whose sheets were marked.
    pub candidates: Vec<CandidateResult>,
    /// The candidates without a sheet, or whose sheets cannot be marked.
    pub unmarked: Vec<UnmarkedCandidate>,
    /// The sheets, with their notices.
    pub sheets: CollectedSheets,
}

impl MarkedSheets {
    /// Marks the sheets that can be marked, and lists the candidates without a mark.
    pub(super) fn of(
        lock: &StageLock,
        marker: &Marker<'_>,
        mut sheets: CollectedSheets,
    ) -> MarkedSheets {
        let mut candidates = Vec::new();
        let mut unmarked = Vec::new();
        let mut foreign = Vec::new();
        for paper in &lock.papers {
            let Some(sheet) = sheets.of(&paper.candidate) else {
                let refused = sheets.is_refused(&paper.candidate);
                let why = if refused { UnmarkedReason::Refused } else { UnmarkedReason::Absent };
                unmarked.push(self::unmarked(paper, why));
                continue;
            };
            match marker.mark(paper, &sheet.sheet, sheet.journal.receipt()) {
                Some(candidate) => {
                    let salvaged = sheet.salvaged.clone();
                    candidates.push(CandidateResult { salvaged, ..candidate });
                }
                None => {
                    foreign.push(SheetNotice {
                        sheet: sheet.name.clone(),
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
    /// Marks the sheets of a stage by the keys of the lock.
    ///
    /// # Errors
    /// A [`Refusal`] if the stage cannot be read or contradicts its lock, the Laws no longer give the keys of the lock,
    /// or the published results are those of a regrade, which marking by the lock would undo.
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

/// Marks sheets by a set of keys and policies.
pub struct Marker<'l> {
    lock: &'l StageLock,
    places: HashMap<&'l str, usize>,
    keys: Vec<AnswerKey>,
    policies: Vec<Option<QuestionPolicy>>,
}

impl<'l> Marker<'l> {
    /// Creates a marker with the keys of the lock.
    pub fn by_lock(lock: &'l StageLock) -> Marker<'l> {
        let keys = lock.stage.questions.iter().map(|question| question.key.clone());
        Marker::new(lock, keys.collect(), &QuestionPolicies::new())
    }

    /// Creates a marker with one key for each question of the lock, in the order of the lock, and with the policies on
    /// questions.
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

    /// Returns the questions with the keys and policies by which the marker marks them.
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

    /// Marks the sheet of a paper; `None` if the sheet chooses options that the paper does not
    /// show, or if the lock lacks a question of the paper.
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

    /// Returns the maximum of a question under its policy.
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

    /// Returns true if a question asks for several answers. Old locks do not record whether a question asks for several
    /// answers; under an old lock, a question asks for several if more than one option is right.
    fn asks_several(&self, question: usize) -> bool {
        let recorded = self.lock.stage.questions[question].several;
        recorded.unwrap_or(self.keys[question].right.len() > 1)
    }

    /// Returns the chosen options if the policy on the question accepts them as right; `None` otherwise.
    fn accepted<'c>(&self, question: usize, chosen: &'c [usize]) -> Option<&'c [usize]> {
        let Some(QuestionPolicy::Accept(options)) = &self.policies[question] else { return None };
        let is_accepted = if self.asks_several(question) {
            options.len() == chosen.len() && chosen.iter().all(|option| options.contains(option))
        } else {
            matches!(chosen, [one] if options.contains(one))
        };
        is_accepted.then_some(chosen)
    }

    /// Returns the maximum of the first paper, in hundredths of a point.
    pub fn paper_maximum(&self) -> Points {
        let questions = self.lock.papers.first().map_or(&[][..], |paper| &paper.questions);
        questions.iter().map(|shown| self.max_points(&shown.id)).sum()
    }
}

/// Returns the right options of a question: the options of the key, and the options that a policy accepts.
pub(super) fn right(key: &AnswerKey, policy: Option<&QuestionPolicy>) -> Vec<usize> {
    let mut right = key.right.clone();
    if let Some(QuestionPolicy::Accept(options)) = policy {
        right.extend(options);
    }
    right.sort_unstable();
    right.dedup();
    right
}
