//! Marking: every sheet that counts against the keys, by the rules that the lock holds. What was shown is frozen in
//! the lock; what is right comes with the keys, so that a regrade is the same work with other keys.

use std::collections::HashMap;

use crate::citation::level;
use crate::digest::Digest;
use crate::journal::{Given, Sheet};
use crate::key::Key;
use crate::lock::{Lock, LockedPaper, LockedQuestion, Shown};
use crate::policy::{Policies, Policy};
use crate::results::{Answer, Candidate, Question, Unmarked, Waiver, WhyUnmarked};
use crate::scoring::Points;
use arbitro_cases::Case;
use arbitro_cases::Terms;
use arbitro_cases::diag::visible::visible;
use arbitro_laws::ruling::clause::law_of;

use super::Office;
use super::refusal::Refusal;
use super::ruled::{changed, has_cases};
use super::sheets::Sheets;
use super::wreck::Words;
use crate::folder::RESULTS;
use crate::matter::{Matter, Notice};

/// A stage that was marked.
pub struct Marking {
    pub basis: Basis,
    pub marked: Marked,
}

/// What a stage was marked on: all that its results and its reports are made of besides the sheets.
pub struct Basis {
    pub lock: Lock,
    pub lock_hash: Digest,
    pub cases: Vec<Case>,
    /// The Laws by which it was marked.
    pub terms: Terms,
    /// The doctrine in its own words.
    pub doctrine: Vec<String>,
    /// Whether it was marked again.
    pub regraded: bool,
    /// The proofs without which the commission does.
    pub waived: Vec<Waiver>,
}

/// What the sheets come to.
pub struct Marked {
    /// The questions as they were marked.
    pub questions: Vec<Question>,
    /// The most that the first paper comes to.
    pub max: Points,
    pub candidates: Vec<Candidate>,
    /// The candidates without a sheet, or without one that can be marked.
    pub unmarked: Vec<Unmarked>,
    pub sheets: Sheets,
}

impl Marked {
    /// Marks the sheets that could be read.
    pub(super) fn of(lock: &Lock, marker: &Marker<'_>, mut sheets: Sheets) -> Marked {
        let mut candidates = Vec::new();
        let mut unmarked = Vec::new();
        let mut foreign = Vec::new();
        for paper in &lock.papers {
            let Some(found) = sheets.of(&paper.candidate) else {
                let refused = sheets.is_refused(&paper.candidate);
                let why = if refused { WhyUnmarked::Refused } else { WhyUnmarked::Absent };
                unmarked.push(self::unmarked(paper, why));
                continue;
            };
            match marker.mark(paper, &found.sheet, found.journal.receipt()) {
                Some(candidate) => {
                    let salvaged = found.salvaged.clone();
                    candidates.push(Candidate { salvaged, ..candidate });
                }
                None => {
                    foreign.push(Notice {
                        sheet: found.name.clone(),
                        candidate: Some(paper.candidate.clone()),
                        matter: Matter::ForeignOption,
                    });
                    unmarked.push(self::unmarked(paper, WhyUnmarked::Refused));
                }
            }
        }
        sheets.notices.extend(foreign);
        let (questions, max) = (marker.questions(), marker.max());
        Marked { questions, max, candidates, unmarked, sheets }
    }
}

fn unmarked(paper: &LockedPaper, why: WhyUnmarked) -> Unmarked {
    let (id, name) = (paper.candidate.clone(), paper.name.clone());
    Unmarked { id, name, form: paper.form.clone(), why }
}

impl Office<'_> {
    /// Marks by the keys of the lock, which must still be those that the Laws give; what was marked again is
    /// not undone.
    pub fn mark(&mut self) -> Result<Marking, Refusal> {
        let (lock, lock_hash) = self.lock()?;
        let file = self.stage()?;
        let (terms, bank) = self.frozen(&lock, &file)?;
        has_cases(&lock, &bank.cases)?;
        let notices = self.agreed(&lock, &file, &bank, false)?;
        let changed = changed(&lock, &bank.cases, &terms);
        if !changed.is_empty() {
            return Err(Refusal::KeysChanged(changed.into_iter().map(str::to_owned).collect()));
        }
        if self.published(&lock)?.is_some_and(|results| results.regraded) {
            return Err(Refusal::Regraded(self.folder.path(RESULTS)));
        }
        let mut sheets = Sheets::gather(self.folder, &lock, &file.stage, &Words::default())?;
        sheets.notices.splice(..0, notices);
        let marked = Marked::of(&lock, &Marker::by_lock(&lock), sheets);
        let (doctrine, regraded, cases) = (lock.stage.doctrine.clone(), false, bank.cases);
        let waived = Vec::new();
        let basis = Basis { lock, lock_hash, cases, terms, doctrine, regraded, waived };
        Ok(Marking { basis, marked })
    }
}

/// Marks the sheets of a stage.
pub struct Marker<'l> {
    lock: &'l Lock,
    places: HashMap<&'l str, usize>,
    keys: Vec<Key>,
    policies: Vec<Option<Policy>>,
}

impl<'l> Marker<'l> {
    /// A marker with the keys of the lock.
    pub fn by_lock(lock: &'l Lock) -> Marker<'l> {
        let keys = lock.stage.questions.iter().map(|question| question.key.clone());
        Marker::new(lock, keys.collect(), &Policies::new())
    }

    /// A marker with a key for each question of the lock, in its order.
    pub fn new(lock: &'l Lock, keys: Vec<Key>, policies: &Policies) -> Marker<'l> {
        let questions = &lock.stage.questions;
        let places = questions.iter().enumerate().map(|(place, q)| (q.id.as_str(), place));
        let policies = questions.iter().map(|question| policies.get(&question.id).cloned());
        Marker { lock, keys, places: places.collect(), policies: policies.collect() }
    }

    /// The questions as they are marked.
    pub fn questions(&self) -> Vec<Question> {
        let zipped = self.lock.stage.questions.iter().zip(&self.keys).zip(&self.policies);
        let question =
            |((question, key), policy): ((&LockedQuestion, &Key), &Option<Policy>)| Question {
                id: question.id.clone(),
                article: question.article,
                difficulty: question.difficulty,
                options: question.options.len(),
                texts: Vec::new(),
                overlooked: Vec::new(),
                right: right(key, policy.as_ref()),
                max: self.lock.stage.scoring.most(question.clause),
                dropped: *policy == Some(Policy::Drop),
                policy: policy.as_ref().map(Policy::to_string),
            };
        zipped.map(question).collect()
    }

    /// Marks a sheet; `None` if it answers what its paper does not show.
    pub fn mark(&self, paper: &LockedPaper, sheet: &Sheet, receipt: String) -> Option<Candidate> {
        let given = paper.questions.iter().zip(&sheet.answers).enumerate();
        let answers: Option<Vec<Answer>> =
            given.map(|(place, (shown, given))| self.answer(place, shown, given)).collect();
        let answers = answers?;
        let score = self.lock.stage.scoring.total(answers.iter().map(|answer| answer.mark));
        let max = answers.iter().map(|answer| self.most(&answer.question)).sum();
        Some(Candidate {
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
    fn most(&self, id: &str) -> Points {
        let Some(place) = self.places.get(id) else { return 0 };
        match self.policies[*place] {
            Some(Policy::Drop) => 0,
            Some(Policy::Full | Policy::Accept(_)) | None => {
                self.lock.stage.scoring.most(self.lock.stage.questions[*place].clause)
            }
        }
    }

    fn passes(&self, score: Points, max: Points, answers: &[Answer]) -> bool {
        let scoring = &self.lock.stage.scoring;
        let reaches = |law: u8| {
            let on = |answer: &&Answer| law_of(&answer.question) == law;
            let on: Vec<&Answer> = answers.iter().filter(on).collect();
            let points = on.iter().map(|answer| answer.mark).sum();
            (points, on.iter().map(|answer| self.most(&answer.question)).sum::<Points>())
        };
        let minimum = scoring.minimum.iter().all(|minimum| {
            let (points, most) = reaches(minimum.law);
            minimum.is_reached(points, most)
        });
        scoring.pass.is_reached(score, max) && minimum
    }

    fn answer(&self, place: usize, shown: &Shown, given: &Given) -> Option<Answer> {
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
            Some(Policy::Drop) => (0, 0),
            Some(Policy::Full) => (scoring.right, scoring.most(locked.clause) - scoring.right),
            Some(Policy::Accept(_)) | None => (answer_mark, clause_mark),
        };
        Some(Answer {
            question: shown.id.clone(),
            place: place as u32 + 1,
            chosen,
            cited: given.cited.as_deref().map(|cited| visible(cited).into_owned()),
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
        let Some(Policy::Accept(options)) = &self.policies[question] else { return None };
        let is_accepted = if self.asks_several(question) {
            options.len() == chosen.len() && chosen.iter().all(|option| options.contains(option))
        } else {
            matches!(chosen, [one] if options.contains(one))
        };
        is_accepted.then_some(chosen)
    }

    /// The most that the first paper comes to.
    pub fn max(&self) -> Points {
        let questions = self.lock.papers.first().map_or(&[][..], |paper| &paper.questions);
        questions.iter().map(|shown| self.most(&shown.id)).sum()
    }
}

/// The right options of a question, with those that the commission accepts besides.
pub(super) fn right(key: &Key, policy: Option<&Policy>) -> Vec<usize> {
    let mut right = key.right.clone();
    if let Some(Policy::Accept(options)) = policy {
        right.extend(options);
    }
    right.sort_unstable();
    right.dedup();
    right
}
