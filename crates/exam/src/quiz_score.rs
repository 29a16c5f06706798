//! The score of a quiz: the right answers in all and by Law, and the clauses to study.

use std::collections::BTreeMap;

use arbitro_cases::misconception::Misconception;
use arbitro_cases::verdict::{Verdict, judge, key_options};
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::ruling::{Clause, Edition, Ruling};

use super::citation::{self, CitationMark};

/// A number of right answers, and the total number of answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreCount {
    /// The number of right answers.
    pub right: usize,
    /// The number of all answers.
    pub total: usize,
}

impl ScoreCount {
    fn add(&mut self, right: bool) {
        self.total += 1;
        self.right += usize::from(right);
    }
}

/// The mark of an answer in a quiz.
#[derive(Clone, Debug)]
pub struct QuizMark {
    /// The chosen options, each with its index in the question and its verdict.
    pub chosen: Vec<(usize, Verdict)>,
    /// The indexes in the question of the options that are right under the ruling; only the first if the question asks
    /// for one option.
    pub right_options: Vec<usize>,
    /// Whether a right option was chosen; if the question asks for several, whether exactly the right options were
    /// chosen.
    pub is_right: bool,
    /// The clauses that support the right options.
    pub clauses: Vec<&'static Clause>,
    /// The mark of the citation; `None` if the question asks for no clause.
    pub citation: Option<CitationMark>,
}

impl QuizMark {
    /// Returns the right options that were not chosen.
    pub fn missed(&self) -> impl Iterator<Item = usize> {
        let is_chosen = |right: &usize| self.chosen.iter().any(|(chosen, _)| chosen == right);
        self.right_options.iter().copied().filter(move |right| !is_chosen(right))
    }

    /// Returns whether the citation is right; `None` if the question asks for no clause.
    pub fn clause_right(&self) -> Option<bool> {
        self.citation.map(|citation| citation == CitationMark::Right)
    }
}

/// Marks an answer against the ruling on the question. `chosen` has the indexes of the chosen options; `cited` is the
/// clause cited.
pub fn mark(
    question: &Question,
    chosen: &[usize],
    cited: Option<&str>,
    ruling: &Ruling,
    terms: &RulingTerms,
) -> QuizMark {
    let edition = terms.edition;
    let judged = |index: usize| judge(question, &question.options[index], ruling, terms);
    let right_options = key_options(question, ruling, terms);
    let clauses = citation::right_clauses(question, &right_options, ruling, edition);
    let citation = question.asks_clause.then(|| citation::mark(cited, &clauses, edition));
    let chosen: Vec<(usize, Verdict)> =
        chosen.iter().map(|index| (*index, judged(*index))).collect();
    let none_wrong = !chosen.is_empty() && chosen.iter().all(|(_, verdict)| verdict.is_right());
    let mut mark = QuizMark { chosen, right_options, is_right: none_wrong, clauses, citation };
    mark.is_right &= !question.several || mark.missed().next().is_none();
    mark
}

/// The score of the answers marked so far.
#[derive(Clone, Debug, Default)]
pub struct QuizScore {
    /// The count of answers.
    pub total: ScoreCount,
    /// The count of citations.
    pub clauses: ScoreCount,
    /// The count of answers to the questions of each Law, by the Law's number.
    pub by_law: BTreeMap<u8, ScoreCount>,
    /// The misconceptions shown by the chosen options.
    pub misconceptions: MisconceptionCounts,
    study: StudyList,
}

impl QuizScore {
    /// Adds the mark of an answer to the score.
    pub fn add(&mut self, question: &Question, mark: &QuizMark) {
        let right = mark.is_right;
        self.total.add(right);
        self.by_law.entry(question.law_number()).or_default().add(right);
        if let Some(clause_right) = mark.clause_right() {
            self.clauses.add(clause_right);
        }
        if !right || mark.clause_right() == Some(false) {
            self.study.add(&mark.clauses);
        }
    }

    /// Returns true if every answer and every citation was right.
    pub fn is_perfect(&self) -> bool {
        self.total.right == self.total.total && self.clauses.right == self.clauses.total
    }

    /// Returns the clauses to study; the clauses missed most often come first.
    pub fn study(&self, edition: Edition) -> Vec<&'static Clause> {
        self.study.in_order(edition)
    }
}

/// The misconceptions that chosen options show, each with its number of occurrences.
#[derive(Clone, Debug, Default)]
pub struct MisconceptionCounts(Vec<(Misconception, usize)>);

impl MisconceptionCounts {
    /// Adds one occurrence of a misconception.
    pub fn add(&mut self, misconception: Misconception) {
        match self.0.iter_mut().find(|(other, _)| *other == misconception) {
            Some((_, times)) => *times += 1,
            None => self.0.push((misconception, 1)),
        }
    }

    /// Returns the misconceptions with their numbers of occurrences; the most frequent come first.
    pub fn in_order(&self, edition: Edition) -> Vec<(Misconception, usize)> {
        let mut counts = self.0.clone();
        let number = |of: &Misconception| of.law.number.in_edition(edition);
        counts.sort_by_key(|(of, times)| (std::cmp::Reverse(*times), number(of)));
        counts
    }
}

/// The clauses of questions with a wrong answer or citation, each with the number of these
/// questions.
#[derive(Clone, Debug, Default)]
pub struct StudyList(Vec<(&'static Clause, usize)>);

impl StudyList {
    /// Adds one occurrence of each clause of a question.
    pub fn add(&mut self, clauses: &[&'static Clause]) {
        for clause in clauses {
            match self.0.iter_mut().find(|(other, _)| other == clause) {
                Some((_, times)) => *times += 1,
                None => self.0.push((clause, 1)),
            }
        }
    }

    /// Returns the clauses; the clauses missed most often come first.
    pub fn in_order(&self, edition: Edition) -> Vec<&'static Clause> {
        let mut study = self.0.clone();
        let number = |clause: &Clause| clause.number.in_edition(edition);
        study.sort_by_key(|(clause, times)| (std::cmp::Reverse(*times), number(clause)));
        study.into_iter().map(|(clause, _)| clause).collect()
    }
}
