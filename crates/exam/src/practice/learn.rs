//! The beginner's course: for each clause, a question in which the clause applies, and a question
//! in which the clause only seems to apply.

use std::collections::HashSet;

use super::history::History;
use crate::citation;
use arbitro_cases::verdict::right_options;
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::laws::LAWS;
use arbitro_laws::ruling::Clause;

/// The Laws in the order of the course, by their oldest numbers.
#[rustfmt::skip]
pub const LAW_ORDER: &[u8] = &[
    // Cards played, designations, turns and retractions.
    45, 46, 44, 47, 41, 42, 43,
    // Plays and leads out of turn.
    53, 54, 55, 56, 57, 58, 59, 60,
    // Exposed cards.
    48, 49, 50, 51, 52,
    // Revokes.
    61, 62, 63, 64,
    // Tricks, and the end of play.
    65, 66, 67, 68, 69, 70, 71, 79,
    // Irregularities before the play, and information.
    24, 16, 20, 21, 23, 13, 14,
    // The director's powers.
    10, 12, 82, 85,
];

/// A question, the clauses that support its right options, and the clauses that were considered and rejected.
type QuestionClauses<'b> = (&'b Question, Vec<&'static Clause>, Vec<&'static Clause>);

/// A step of the course: a clause, with at most two questions.
#[derive(Clone, Debug)]
pub struct CourseStep<'b> {
    /// The clause that the step teaches.
    pub clause: &'static Clause,
    /// A question whose right options rest on the clause; `None` if the bank has no such question.
    pub applies: Option<&'b Question>,
    /// A question in which the clause was considered but does not apply; `None` if the bank has no such question.
    pub near_miss: Option<&'b Question>,
}

impl<'b> CourseStep<'b> {
    /// Returns the questions of the step, with the question in which the clause applies first.
    pub fn questions(&self) -> impl Iterator<Item = &'b Question> {
        self.applies.into_iter().chain(self.near_miss)
    }

    /// Returns true if the candidate answered every question of the step. `answered` has, for each question answered in
    /// the course, the name of the clause for which it was asked, and its id.
    pub fn is_done(&self, answered: &HashSet<(&str, &str)>) -> bool {
        let name = self.clause.name();
        self.questions().all(|question| answered.contains(&(name, question.id.as_str())))
    }
}

/// Returns the course that can be made of the given questions under the terms: a step for each clause in force, in the
/// order of [`LAW_ORDER`]. For each clause the easiest question is chosen; a question already used in the course is
/// chosen only if no other fits.
pub fn course<'b>(questions: &[&'b Question], terms: &RulingTerms) -> Vec<CourseStep<'b>> {
    let mut uses: Vec<QuestionClauses<'b>> = Vec::with_capacity(questions.len());
    for question in questions {
        let Ok(ruling) = question.rule(terms) else { continue };
        let rejected: Vec<&'static Clause> =
            ruling.rejected().iter().map(|rejection| rejection.law).collect();
        let right = right_options(question, &ruling, terms);
        let applied = citation::right_clauses(question, &right, &ruling, terms.edition);
        uses.push((*question, applied, rejected));
    }
    uses.sort_by(|one, two| (one.0.difficulty, &one.0.id).cmp(&(two.0.difficulty, &two.0.id)));
    let mut used: HashSet<&str> = HashSet::new();
    let mut laws = LAWS.to_vec();
    // Laws that are not in `LAW_ORDER` come last.
    laws.sort_by_key(|law| {
        LAW_ORDER.iter().position(|of| *of == law.oldest_number()).unwrap_or(LAW_ORDER.len())
    });
    let clauses = laws.iter().flat_map(|law| law.clauses.iter().copied());
    let in_force = clauses.filter(|clause| clause.is_in_force(terms.edition));
    let mut steps = Vec::new();
    for clause in in_force {
        let mut pick = |fits: &dyn Fn(&QuestionClauses<'b>) -> bool| {
            let fitting = || uses.iter().filter(|of| fits(of)).map(|(question, ..)| *question);
            let unused = fitting().find(|question| !used.contains(question.id.as_str()));
            let question = unused.or_else(|| fitting().next())?;
            used.insert(&question.id);
            Some(question)
        };
        let applies = pick(&|(_, applied, _)| applied.contains(&clause));
        let near_miss = pick(&|(question, applied, rejected)| {
            rejected.contains(&clause)
                && !applied.contains(&clause)
                && applies.is_none_or(|other| other.id != question.id)
        });
        steps.push(CourseStep { clause, applies, near_miss });
    }
    steps
}

/// Returns the questions answered in the course: the name of the clause for which each was asked, and the question's
/// id.
pub fn answered<'h>(history: &'h History<'_>) -> HashSet<(&'h str, &'h str)> {
    let taught = history.answers().filter_map(|entry| Some((entry.learns.as_deref()?, &*entry.id)));
    taught.collect()
}

/// Returns the index of the first step with an unanswered question; `None` if there is no such
/// step.
pub fn place(steps: &[CourseStep<'_>], answered: &HashSet<(&str, &str)>) -> Option<usize> {
    steps.iter().position(|step| step.questions().next().is_some() && !step.is_done(answered))
}
