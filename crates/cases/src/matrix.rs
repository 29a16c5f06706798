//! Compares the rulings on a question between editions of the Laws.

use arbitro_laws::laws;
use arbitro_laws::ruling::{BranchDecision, Clause, Edition, Ruling};

use super::case::{Case, Question};
use super::ruling_terms::RulingTerms;
use super::verdict::key_options;

/// A change of a question from one edition to another.
#[derive(Clone, Debug)]
pub struct QuestionChange {
    /// The question's id.
    pub id: String,
    /// The earlier edition.
    pub from: Edition,
    /// The later edition.
    pub to: Edition,
    /// The kind of change, with its details.
    pub what: QuestionChangeKind,
}

/// The kind of change.
#[derive(Clone, Debug)]
pub enum QuestionChangeKind {
    /// The question belongs only to this one of the two editions.
    StandsOnlyIn(Edition),
    /// The ruling differs.
    Ruling(RulingDifference),
}

/// The differences between two rulings on one question.
#[derive(Clone, Debug, Default)]
pub struct RulingDifference {
    /// The decisions that only the first ruling takes.
    pub lost: Vec<BranchDecision>,
    /// The decisions that only the second ruling takes.
    pub gained: Vec<BranchDecision>,
    /// The clauses that apply in both rulings, but with different numbers.
    pub renumbered: Vec<&'static Clause>,
    /// The clauses that apply only in the first ruling.
    pub no_longer_applied: Vec<&'static Clause>,
    /// The clauses that apply only in the second ruling.
    pub newly_applied: Vec<&'static Clause>,
    /// The indexes of the right options in the first and the second ruling, if they differ; each list has at most one
    /// index if the question has one answer.
    pub right: Option<(Vec<usize>, Vec<usize>)>,
    /// Whether the question has several answers.
    pub several: bool,
}

impl RulingDifference {
    /// Returns true if the rulings take different decisions.
    pub fn decides(&self) -> bool {
        !self.lost.is_empty() || !self.gained.is_empty()
    }

    fn is_none(&self) -> bool {
        self.lost.is_empty()
            && self.gained.is_empty()
            && self.renumbered.is_empty()
            && self.no_longer_applied.is_empty()
            && self.newly_applied.is_empty()
            && self.right.is_none()
    }
}

/// Returns the changes of the questions of a case between successive elements of `terms`, without the questions that
/// were read with problems. `rulings` contains, for each question, its ruling under each element of `terms`.
pub fn case_changes(
    case: &Case,
    terms: &[RulingTerms],
    rulings: &[Vec<Option<Ruling>>],
) -> Vec<QuestionChange> {
    let is_valid = |(question, _): &(&Question, _)| question.facts_valid && question.options_valid;
    let ruled = case.questions.iter().zip(rulings).filter(is_valid);
    let steps = ruled.flat_map(|(question, rulings)| {
        rulings
            .windows(2)
            .zip(terms.windows(2))
            .map(move |(rulings, pair)| (question, rulings, pair))
    });
    steps
        .filter_map(|(question, rulings, pair)| {
            let ([before, after], [from, to]) = (rulings, pair) else { return None };
            let what = question_change(question, (from, before.as_ref()), (to, after.as_ref()))?;
            let (from, to) = (from.edition, to.edition);
            Some(QuestionChange { id: question.id.clone(), from, to, what })
        })
        .collect()
}

/// Terms with their ruling on a question; `None` if there is no ruling.
type RulingUnder<'r> = (&'r RulingTerms, Option<&'r Ruling>);

/// Returns the change of a question; `None` if nothing changes, if the question belongs to neither edition, or if it
/// has no ruling in one of its two editions.
fn question_change(
    question: &Question,
    (from_terms, before): RulingUnder<'_>,
    (to_terms, after): RulingUnder<'_>,
) -> Option<QuestionChangeKind> {
    let (from, to) = (from_terms.edition, to_terms.edition);
    match (question.belongs_to(from), question.belongs_to(to)) {
        (true, false) => return Some(QuestionChangeKind::StandsOnlyIn(from)),
        (false, true) => return Some(QuestionChangeKind::StandsOnlyIn(to)),
        (false, false) => return None,
        (true, true) => {}
    }
    let (before, after) = (before?, after?);
    let right = (key_options(question, before, from_terms), key_options(question, after, to_terms));
    let mut difference = difference(before, after, from, to);
    difference.right = Some(right).filter(|(before, after)| before != after);
    difference.several = question.several;
    if difference.is_none() { None } else { Some(QuestionChangeKind::Ruling(difference)) }
}

/// Returns the differences between two rulings on one record; the right options are not compared.
pub fn difference(before: &Ruling, after: &Ruling, from: Edition, to: Edition) -> RulingDifference {
    let (applied, applies) = (before.applied(), after.applied());
    // The clauses are listed in the order of the Laws.
    let clauses = |some: &[&'static Clause], matches: &dyn Fn(&&'static Clause) -> bool| {
        let chosen: Vec<&Clause> = some.iter().copied().filter(matches).collect();
        let all = laws::clauses().filter(|_| !chosen.is_empty());
        all.filter(|clause| chosen.contains(clause)).collect::<Vec<_>>()
    };
    RulingDifference {
        lost: before.decisions_not_in(after),
        gained: after.decisions_not_in(before),
        renumbered: clauses(&applied, &|clause| {
            let number = |edition| clause.number.in_edition(edition);
            applies.contains(clause) && number(from) != number(to)
        }),
        no_longer_applied: clauses(&applied, &|clause| !applies.contains(clause)),
        newly_applied: clauses(&applies, &|clause| !applied.contains(clause)),
        right: None,
        several: false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::branch_decisions::CaseDecision;
    use crate::{embedded_cases, read};
    use arbitro_laws::ruling::Answer;

    fn question(id: &str) -> Question {
        let cases =
            embedded_cases::embedded().into_iter().map(|(name, text)| read(name, text).case);
        cases.flat_map(|case| case.questions).find(|question| question.id == id).unwrap()
    }

    fn terms(edition: Edition) -> RulingTerms {
        RulingTerms { edition, ..RulingTerms::default() }
    }

    const OLD: Edition = Edition::Y2007;
    const NEW: Edition = Edition::Y2017;

    #[test]
    fn a_question_of_one_edition_is_reported() {
        let only = |edition| Question { editions: vec![edition], ..question("45-01") };
        let (old, new) = (terms(OLD), terms(NEW));
        for edition in [OLD, NEW] {
            let what = question_change(&only(edition), (&old, None), (&new, None));
            assert!(
                matches!(what, Some(QuestionChangeKind::StandsOnlyIn(only)) if only == edition)
            );
        }
        assert!(question_change(&only(NEW), (&old, None), (&old, None)).is_none());
    }

    /// The two rulings differ because the finding `paused` is changed, not because of the edition.
    #[test]
    fn decisions_and_clauses_lost_and_gained_are_told_apart() {
        let original = question("45-02");
        let mut paused = original.clone();
        for given in &mut paused.preset_answers {
            let is_pause = given.fact.key == "paused";
            given.answer = if is_pause { Answer::YES } else { given.answer };
        }
        let (before, after) =
            (original.rule(&terms(OLD)).unwrap(), paused.rule(&terms(OLD)).unwrap());
        let codes =
            |placed: &[BranchDecision]| placed.iter().map(BranchDecision::code).collect::<Vec<_>>();
        let names = |clauses: &[&'static Clause]| {
            clauses.iter().map(|clause| clause.name()).collect::<Vec<_>>()
        };
        let there = difference(&before, &after, OLD, NEW);
        assert!(codes(&there.lost).contains(&"S may withdraw N C2".to_owned()), "{there:?}");
        assert!(codes(&there.gained).contains(&"N C2 played".to_owned()), "{there:?}");
        assert!(names(&there.no_longer_applied).contains(&"45C4(b)"), "{there:?}");
        let back = difference(&after, &before, NEW, OLD);
        assert_eq!(codes(&back.lost), codes(&there.gained));
        assert_eq!(names(&back.newly_applied), names(&there.no_longer_applied));
    }
}
