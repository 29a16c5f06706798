//! Marking again: the keys of the lock against those that the Laws give now, under what the commission decides
//! on a question that turned out wrong.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::key::AnswerKey;
use crate::lock::{LockedQuestion, StageLock};
use crate::policy::{QuestionPolicies, QuestionPolicy, decided};
use crate::results::CandidateResult;
use crate::scoring::{PassMark, Points};

use super::appeal::{paper, place};
use super::damaged::{SheetDecisions, decisions_in_results};
use super::mark::{MarkedSheets, MarkedStage, Marker, MarkingBasis};
use super::refusal::Refusal;
use super::sheet_requests::SheetRequests;
use super::sheets::CollectedSheets;
use super::shown_rulings::current_keys;
use super::{Bank, StageManager};

/// What marking again changes.
pub struct RegradeDiff {
    pub changed_keys: Vec<ChangedKey>,
    pub changes: Vec<ResultChange>,
    /// Those who have a result that they did not have, and those who have none any more.
    pub added: Vec<CandidateResult>,
    pub removed: Vec<CandidateResult>,
    /// Where the maximum of papers changes, the most papers first.
    pub maxima: Vec<MaximumChange>,
    /// The rule by which papers pass.
    pub pass: PassMark,
    /// Whether there is a minimum on some Law as well.
    pub has_minimum: bool,
    /// Whether nobody's score may go down.
    pub never_lower: bool,
}

/// A question whose key or treatment changes.
pub struct ChangedKey {
    pub question: LockedQuestion,
    /// The key now; `None` where the bank no longer has the question as it was shown.
    pub key: Option<AnswerKey>,
    pub policy: Option<QuestionPolicy>,
}

impl StageManager<'_> {
    /// Marks again, by the stage file as it is now and the policies asked for. What it is compared with is what
    /// was published last, decisions and all; before anything was, the keys of the lock.
    pub fn regrade(
        &mut self,
        asked: &[&str],
        never_lower: bool,
    ) -> Result<(RegradeDiff, MarkedStage), Refusal> {
        let (lock, lock_hash) = self.read_lock()?;
        let file = self.stage()?;
        let bank = Bank::of(self.folder, &file.stage, &self.fresh_files, file.stage.edition())?;
        let notices = self.check_lock_agreement(&lock, &file, &bank, true)?;
        let terms = file.stage.terms.clone();
        let found = current_keys(&lock, &bank.cases, &terms);
        let published = self.published(&lock)?;
        let before =
            published.as_ref().map_or_else(QuestionPolicies::new, |old| decided(old, &lock));
        let asked = SheetRequests::read(asked, &lock)?;
        let words =
            asked.merged_into(published.as_ref().map(decisions_in_results).unwrap_or_default());
        let mut sheets = CollectedSheets::gather(self.folder, &lock, &file.stage, &words)?;
        sheets.notices.splice(..0, notices);
        asked.check_applicable(&sheets, &lock)?;
        let policies = with_asked(before, &asked.others, &lock, &sheets)?;
        let settled = keys_to_mark_by(&lock, &found, &policies)?;
        let marker = Marker::new(&lock, settled, &policies);
        let mut after = MarkedSheets::of(&lock, &marker, sheets);
        let before = match published {
            Some(published) => published.candidates,
            // Before anything is decided.
            None => {
                let sheets = CollectedSheets::gather(
                    self.folder,
                    &lock,
                    &file.stage,
                    &SheetDecisions::default(),
                )?;
                MarkedSheets::of(&lock, &Marker::by_lock(&lock), sheets).candidates
            }
        };
        if never_lower {
            self::never_lower(&before, &mut after.candidates);
        }
        let changes = result_changes(&before, &after.candidates);
        let (added, removed) = (
            missing_candidates(&after.candidates, &before),
            missing_candidates(&before, &after.candidates),
        );
        let maxima = changed_maxima(&before, &after.candidates);
        let rekeyed = changed_keys(&lock, &found, &policies);
        let scoring = &lock.stage.scoring;
        let (pass, has_minimum) = (scoring.pass, !scoring.minimum.is_empty());
        let diff = RegradeDiff {
            changed_keys: rekeyed,
            changes,
            added,
            removed,
            maxima,
            pass,
            has_minimum,
            never_lower,
        };
        let (doctrine, regraded) = (file.stage.readings, true);
        let cases = bank.cases;
        let waived = words.waived.into_iter().collect();
        let basis = MarkingBasis { lock, lock_hash, cases, terms, doctrine, regraded, waived };
        let after = MarkedStage { basis, marked: after };
        Ok((diff, after))
    }
}

/// The policies decided before with those that are asked for.
fn with_asked(
    mut policies: QuestionPolicies,
    asked: &[&str],
    lock: &StageLock,
    sheets: &CollectedSheets,
) -> Result<QuestionPolicies, Refusal> {
    let mut known = BTreeSet::new();
    for text in asked {
        let (question, policy) = asked_for(text, lock, sheets)?;
        if !known.insert(question.clone()) {
            return Err(Refusal::PolicyTwice((*text).to_owned()));
        }
        match policy {
            Some(policy) => policies.insert(question, policy),
            None => policies.remove(&question),
        };
    }
    Ok(policies)
}

/// The question that a text is about, and its policy; none for `ID=rescore`, which takes one back.
fn asked_for(
    text: &str,
    lock: &StageLock,
    sheets: &CollectedSheets,
) -> Result<(String, Option<QuestionPolicy>), Refusal> {
    let bad = || Refusal::Policy(text.to_owned());
    if let Some(answered) = text.strip_prefix("accept:") {
        let (candidate, question) = answered.split_once(':').ok_or_else(bad)?;
        return accepted(candidate, question, lock, sheets);
    }
    let (id, policy) = text.split_once('=').ok_or_else(bad)?;
    let question = lock.stage.question(id).ok_or_else(bad)?;
    let policy = match policy {
        "rescore" => None,
        policy => Some(QuestionPolicy::read(policy, question).ok_or_else(bad)?),
    };
    Ok((question.id.clone(), policy))
}

/// What a candidate answered to a question, named by its number in the paper or by its id, is to count as right.
fn accepted(
    candidate: &str,
    question: &str,
    lock: &StageLock,
    sheets: &CollectedSheets,
) -> Result<(String, Option<QuestionPolicy>), Refusal> {
    let paper = paper(lock, candidate)?;
    let place = place(paper, question)?;
    let shown = &paper.questions[place];
    let given = sheets.of(candidate).and_then(|found| found.sheet.answers.get(place));
    let chosen = given.into_iter().flat_map(|given| &given.chosen);
    let mut options: Vec<usize> = chosen.filter_map(|at| shown.order.get(*at).copied()).collect();
    options.sort_unstable();
    if options.is_empty() {
        let (name, id) = (paper.name.clone(), shown.id.clone());
        return Err(Refusal::NothingChosen { name, id });
    }
    Ok((shown.id.clone(), Some(QuestionPolicy::Accept(options))))
}

/// The keys to mark by. A question that cannot be compared keeps its key only where a policy makes it count
/// for nothing or for everybody.
fn keys_to_mark_by(
    lock: &StageLock,
    found: &[Option<AnswerKey>],
    policies: &QuestionPolicies,
) -> Result<Vec<AnswerKey>, Refusal> {
    let mut gone = Vec::new();
    let mut keys = Vec::new();
    for (question, key) in lock.stage.questions.iter().zip(found) {
        match (key, policies.get(&question.id)) {
            (Some(key), _) => keys.push(key.clone()),
            (None, Some(QuestionPolicy::Drop | QuestionPolicy::Full)) => {
                keys.push(question.key.clone())
            }
            (None, Some(QuestionPolicy::Accept(_)) | None) => gone.push(question.id.clone()),
        }
    }
    if gone.is_empty() { Ok(keys) } else { Err(Refusal::NotComparable(gone)) }
}

/// The questions whose key or treatment is different.
fn changed_keys(
    lock: &StageLock,
    found: &[Option<AnswerKey>],
    policies: &QuestionPolicies,
) -> Vec<ChangedKey> {
    let all = lock.stage.questions.iter().zip(found).map(|(question, key)| ChangedKey {
        question: question.clone(),
        key: key.clone(),
        policy: policies.get(&question.id).cloned(),
    });
    all.filter(|one| one.policy.is_some() || one.key.as_ref() != Some(&one.question.key)).collect()
}

/// Leaves each candidate what was better before: the share of his paper's maximum, and the pass.
pub fn never_lower(before: &[CandidateResult], after: &mut [CandidateResult]) {
    let before: BTreeMap<&str, &CandidateResult> =
        before.iter().map(|old| (old.id.as_str(), old)).collect();
    for new in after {
        let Some(old) = before.get(new.id.as_str()) else { continue };
        let passed = old.passed || new.passed;
        // Shares without fractions: old / old maximum > new / new maximum.
        if old.score * new.max > new.score * old.max {
            let salvaged = new.salvaged.clone();
            *new = CandidateResult { kept: true, salvaged, ..(*old).clone() };
        } else if passed && !new.passed {
            new.kept = true;
        }
        new.passed = passed;
    }
}

/// A candidate whose result a regrade changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultChange {
    pub id: String,
    pub name: String,
    pub score: [Points; 2],
    /// The maximum of the paper.
    pub max: [Points; 2],
    pub passed: [bool; 2],
    /// The questions whose marks change, each with the mark before and after.
    pub questions: Vec<(String, [Points; 2])>,
}

/// Where two markings of the same sheets differ.
pub fn result_changes(before: &[CandidateResult], after: &[CandidateResult]) -> Vec<ResultChange> {
    let after: HashMap<&str, &CandidateResult> =
        after.iter().map(|new| (new.id.as_str(), new)).collect();
    let pairs = before.iter().filter_map(|old| Some((old, *after.get(old.id.as_str())?)));
    let change = |(old, new): (&CandidateResult, &CandidateResult)| {
        let questions: Vec<(String, [Points; 2])> = old
            .answers
            .iter()
            .zip(&new.answers)
            .filter(|(old, new)| old.mark != new.mark)
            .map(|(old, new)| (old.question.clone(), [old.mark, new.mark]))
            .collect();
        ResultChange {
            id: old.id.clone(),
            name: old.name.clone(),
            score: [old.score, new.score],
            max: [old.max, new.max],
            passed: [old.passed, new.passed],
            questions,
        }
    };
    let differs = |change: &ResultChange| {
        change.score[0] != change.score[1]
            || change.passed[0] != change.passed[1]
            || !change.questions.is_empty()
    };
    pairs.map(change).filter(differs).collect()
}

/// The candidates whom another marking of the same sheets does not have.
fn missing_candidates(one: &[CandidateResult], other: &[CandidateResult]) -> Vec<CandidateResult> {
    let known: BTreeSet<&str> = other.iter().map(|candidate| candidate.id.as_str()).collect();
    one.iter().filter(|candidate| !known.contains(candidate.id.as_str())).cloned().collect()
}

/// A maximum that a regrade changes: a question that counts for nobody leaves it, one that counts again comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaximumChange {
    pub before: Points,
    pub after: Points,
    /// How many papers have it.
    pub papers: usize,
}

/// The maxima that two markings of the same sheets do not have in common.
pub fn changed_maxima(before: &[CandidateResult], after: &[CandidateResult]) -> Vec<MaximumChange> {
    let after: HashMap<&str, &CandidateResult> =
        after.iter().map(|new| (new.id.as_str(), new)).collect();
    let mut papers: BTreeMap<(Points, Points), usize> = BTreeMap::new();
    for old in before {
        let new = after.get(old.id.as_str()).filter(|new| new.max != old.max);
        if let Some(new) = new {
            *papers.entry((old.max, new.max)).or_default() += 1;
        }
    }
    let maximum = |((before, after), papers)| MaximumChange { before, after, papers };
    let mut maxima: Vec<MaximumChange> = papers.into_iter().map(maximum).collect();
    maxima.sort_by_key(|maximum| std::cmp::Reverse(maximum.papers));
    maxima
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(score: i64, max: i64, passed: bool) -> CandidateResult {
        CandidateResult {
            id: "T1".to_owned(),
            name: "Ada".to_owned(),
            form: None,
            receipt: None,
            score,
            max,
            passed,
            kept: false,
            salvaged: None,
            answers: Vec::new(),
        }
    }

    fn kept(old: CandidateResult, new: CandidateResult) -> (i64, i64, bool, bool) {
        let mut after = [new];
        never_lower(&[old], &mut after);
        (after[0].score, after[0].max, after[0].passed, after[0].kept)
    }

    #[test]
    fn nobody_has_less_than_before_by_share_of_the_most_and_by_the_pass() {
        let of = candidate;
        assert_eq!(kept(of(250, 400, false), of(300, 400, true)), (300, 400, true, false));
        assert_eq!(kept(of(300, 400, true), of(250, 400, false)), (300, 400, true, true));
        // A dropped question leaves the maximum as well: 2 of 3 is more than 2.5 of 4, and a pass.
        assert_eq!(kept(of(250, 400, false), of(200, 300, true)), (200, 300, true, false));
        // More points, but the minimum on an article is lost: the pass stays.
        assert_eq!(kept(of(260, 400, true), of(280, 400, false)), (280, 400, true, true));
        assert_eq!(kept(of(200, 400, false), of(200, 400, false)), (200, 400, false, false));
    }
}
