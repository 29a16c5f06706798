//! Regrades: marks sheets by the keys that the Laws give now instead of the keys of the lock, under the commission's
//! policies on questions that turned out to be wrong.

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

/// The changes that a regrade makes to the results.
pub struct RegradeDiff {
    /// The questions whose key changes or that have a policy.
    pub changed_keys: Vec<ChangedKey>,
    /// The candidates whose result changes.
    pub changes: Vec<ResultChange>,
    /// The candidates who had no result before the regrade and now have one.
    pub added: Vec<CandidateResult>,
    /// The candidates who had a result before the regrade and now have none.
    pub removed: Vec<CandidateResult>,
    /// The changes of papers' maxima; the changes of the most papers come first.
    pub maxima: Vec<MaximumChange>,
    /// The pass mark of the stage.
    pub pass: PassMark,
    /// Whether the stage sets a minimum on a single Law.
    pub has_minimum: bool,
    /// Whether each candidate keeps an earlier pass, and at least the earlier share of the maximum.
    pub never_lower: bool,
}

/// A question whose key changes or that has a policy.
pub struct ChangedKey {
    /// The question, with its locked key.
    pub question: LockedQuestion,
    /// The present key; `None` if the bank no longer has the question as it was shown, or if the question has no valid
    /// key under the present terms.
    pub key: Option<AnswerKey>,
    /// The policy on the question, if any.
    pub policy: Option<QuestionPolicy>,
}

impl StageManager<'_> {
    /// Marks the stage again by the present stage file and the requested policies, and compares the marks with the
    /// published results or, if there are none, with the marks by the keys of the lock.
    ///
    /// `requests` are texts such as `ID=drop`, `accept:CANDIDATE:ID`, `salvage:CANDIDATE:1-25`, `waive:CANDIDATE:room`;
    /// with `never_lower`, each candidate keeps an earlier pass, and at least the earlier share of the maximum.
    ///
    /// # Errors
    /// A [`Refusal`] if the stage cannot be read or contradicts its lock, a request is not valid, or a question that no
    /// policy drops or counts in full has no present key.
    pub fn regrade(
        &mut self,
        requests: &[&str],
        never_lower: bool,
    ) -> Result<(RegradeDiff, MarkedStage), Refusal> {
        let (lock, lock_hash) = self.lock()?;
        let file = self.stage()?;
        let bank = Bank::of(self.folder, &file.stage, &self.fresh_files, file.stage.edition())?;
        let notices = self.check_lock_agreement(&lock, &file, &bank, true)?;
        let terms = file.stage.terms.clone();
        let current = current_keys(&lock, &bank.cases, &terms);
        let published = self.published(&lock)?;
        let before =
            published.as_ref().map_or_else(QuestionPolicies::new, |old| decided(old, &lock));
        let requests = SheetRequests::read(requests, &lock)?;
        let decisions =
            requests.merged_into(published.as_ref().map(decisions_in_results).unwrap_or_default());
        let mut sheets = CollectedSheets::gather(self.folder, &lock, &file.stage, &decisions)?;
        sheets.notices.splice(..0, notices);
        requests.check_applicable(&sheets, &lock)?;
        let policies = with_asked(before, &requests.others, &lock, &sheets)?;
        let keys = keys_to_mark_by(&lock, &current, &policies)?;
        let marker = Marker::new(&lock, keys, &policies);
        let mut after = MarkedSheets::of(&lock, &marker, sheets);
        let before = match published {
            Some(published) => published.candidates,
            // Without results, the regrade is compared with the marks by the keys of the lock,
            // without the commission's decisions.
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
        let rekeyed = changed_keys(&lock, &current, &policies);
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
        let waived = decisions.waived.into_iter().collect();
        let basis = MarkingBasis { lock, lock_hash, cases, terms, doctrine, regraded, waived };
        let after = MarkedStage { basis, marked: after };
        Ok((diff, after))
    }
}

/// Returns the earlier policies with the requested policies applied.
fn with_asked(
    mut policies: QuestionPolicies,
    requests: &[&str],
    lock: &StageLock,
    sheets: &CollectedSheets,
) -> Result<QuestionPolicies, Refusal> {
    let mut known = BTreeSet::new();
    for text in requests {
        let (question, policy) = read_request(text, lock, sheets)?;
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

/// Parses a request into the id of a question and its policy; the policy of `ID=rescore`, which removes an earlier
/// policy, is `None`.
fn read_request(
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

/// Returns the policy that accepts a candidate's answer to a question; `question` is its number in the paper or its id.
fn accepted(
    candidate: &str,
    question: &str,
    lock: &StageLock,
    sheets: &CollectedSheets,
) -> Result<(String, Option<QuestionPolicy>), Refusal> {
    let paper = paper(lock, candidate)?;
    let place = place(paper, question)?;
    let shown = &paper.questions[place];
    let answer =
        sheets.of(candidate).and_then(|candidate_sheet| candidate_sheet.sheet.answers.get(place));
    let chosen = answer.into_iter().flat_map(|answer| &answer.chosen);
    let mut options: Vec<usize> =
        chosen.filter_map(|place| shown.order.get(*place).copied()).collect();
    options.sort_unstable();
    if options.is_empty() {
        let (name, id) = (paper.name.clone(), shown.id.clone());
        return Err(Refusal::NothingChosen { name, id });
    }
    Ok((shown.id.clone(), Some(QuestionPolicy::Accept(options))))
}

/// Returns the keys by which to mark. A question without a present key needs a policy that drops the question or counts
/// it in full.
fn keys_to_mark_by(
    lock: &StageLock,
    current: &[Option<AnswerKey>],
    policies: &QuestionPolicies,
) -> Result<Vec<AnswerKey>, Refusal> {
    let mut gone = Vec::new();
    let mut keys = Vec::new();
    for (question, key) in lock.stage.questions.iter().zip(current) {
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

/// Lists the questions whose key changes or that have a policy.
fn changed_keys(
    lock: &StageLock,
    current: &[Option<AnswerKey>],
    policies: &QuestionPolicies,
) -> Vec<ChangedKey> {
    let all = lock.stage.questions.iter().zip(current).map(|(question, key)| ChangedKey {
        question: question.clone(),
        key: key.clone(),
        policy: policies.get(&question.id).cloned(),
    });
    all.filter(|one| one.policy.is_some() || one.key.as_ref() != Some(&one.question.key)).collect()
}

/// Restores each candidate's earlier result if its score was a larger share of the paper's maximum; a candidate who
/// passed before still passes.
pub fn never_lower(before: &[CandidateResult], after: &mut [CandidateResult]) {
    let before: BTreeMap<&str, &CandidateResult> =
        before.iter().map(|old| (old.id.as_str(), old)).collect();
    for new in after {
        let Some(old) = before.get(new.id.as_str()) else { continue };
        let passed = old.passed || new.passed;
        // The shares are compared without fractions: old / old maximum > new / new maximum.
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
    /// The candidate's id.
    pub id: String,
    /// The candidate's name.
    pub name: String,
    /// The scores before and after the regrade, in hundredths of a point.
    pub score: [Points; 2],
    /// The maxima of the paper before and after the regrade, in hundredths of a point.
    pub max: [Points; 2],
    /// Whether the candidate passed before the regrade, and passes after it.
    pub passed: [bool; 2],
    /// The ids of the questions whose marks change, each with the marks before and after, in hundredths of a point.
    pub questions: Vec<(String, [Points; 2])>,
}

/// Compares two markings, and lists the candidates whose score, pass or marks differ; candidates
/// who are in one marking only are left out.
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

/// Lists the candidates of the marking `one` that the marking `other` does not have.
fn missing_candidates(one: &[CandidateResult], other: &[CandidateResult]) -> Vec<CandidateResult> {
    let known: BTreeSet<&str> = other.iter().map(|candidate| candidate.id.as_str()).collect();
    one.iter().filter(|candidate| !known.contains(candidate.id.as_str())).cloned().collect()
}

/// A change that a regrade makes to the maximum of papers, because questions are dropped or dropped questions count
/// again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaximumChange {
    /// The maximum before the regrade, in hundredths of a point.
    pub before: Points,
    /// The maximum after the regrade, in hundredths of a point.
    pub after: Points,
    /// The number of papers with this change of maximum.
    pub papers: usize,
}

/// Lists the changes of maximum between two markings; the changes of the most papers come first.
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
        // A dropped question lowers the maximum: 200 of 300 is a larger share than 250 of 400, and passes.
        assert_eq!(kept(of(250, 400, false), of(200, 300, true)), (200, 300, true, false));
        // The new score is higher but misses the minimum on a Law; the earlier pass stays.
        assert_eq!(kept(of(260, 400, true), of(280, 400, false)), (280, 400, true, true));
        assert_eq!(kept(of(200, 400, false), of(200, 400, false)), (200, 400, false, false));
    }
}
