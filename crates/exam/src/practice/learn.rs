//! The course for a beginner: clause by clause, one question in which it applies and one in which it only looks so.

use std::collections::HashSet;

use super::history::History;
use super::right_options;
use crate::citation;
use arbitro_cases::{Question, RulingTerms};
use arbitro_laws::laws::LAWS;
use arbitro_laws::ruling::Clause;

/// The Laws in the order in which they are taught: first what happens at every table, then what goes wrong there.
pub const LAW_ORDER: &[u8] = &[
    // How cards are played: the card played, the call from dummy, whose turn it is, what can be changed.
    45, 46, 44, 47, 41, 42, 43, // Turns that are not kept.
    53, 54, 55, 56, 57, 58, 59, 60, // Cards that were seen.
    48, 49, 50, 51, 52, // Revokes.
    61, 62, 63, 64, // Tricks, and how play ends.
    65, 66, 67, 68, 69, 70, 71, // What began before the play, and information.
    24, 16, 20, 21, 23, 13, 14, // What the director may do.
    10, 12, 82,
];

/// A question, the clauses on which its answer rests, and those that were considered and do not apply.
type QuestionClauses<'b> = (&'b Question, Vec<&'static Clause>, Vec<&'static Clause>);

/// A step of the course.
#[derive(Clone, Debug)]
pub struct CourseStep<'b> {
    pub clause: &'static Clause,
    /// A question whose answer rests on the clause.
    pub applies: Option<&'b Question>,
    /// A question in which the clause was considered, and does not apply.
    pub near_miss: Option<&'b Question>,
}

impl<'b> CourseStep<'b> {
    pub fn questions(&self) -> impl Iterator<Item = &'b Question> {
        self.applies.into_iter().chain(self.near_miss)
    }

    /// Whether its questions were answered, each in this step.
    pub fn is_done(&self, answered: &HashSet<(&str, &str)>) -> bool {
        let name = self.clause.name();
        self.questions().all(|item| answered.contains(&(name, item.id.as_str())))
    }
}

/// The course on these questions: the clauses in force, in the order in which their Laws are taught. The easiest questions come first, and
/// no question is put twice while another would do.
pub fn course<'b>(items: &[&'b Question], terms: &RulingTerms) -> Vec<CourseStep<'b>> {
    let mut uses: Vec<QuestionClauses<'b>> = Vec::with_capacity(items.len());
    for item in items {
        let Ok(ruling) = item.rule(terms) else { continue };
        let rejected: Vec<&'static Clause> =
            ruling.rejected().iter().map(|rejection| rejection.law).collect();
        let right = right_options(item, &ruling, terms.edition);
        let applied = citation::right_clauses(item, &right, &ruling, terms.edition);
        uses.push((*item, applied, rejected));
    }
    uses.sort_by(|one, two| (one.0.difficulty, &one.0.id).cmp(&(two.0.difficulty, &two.0.id)));
    let mut put: HashSet<&str> = HashSet::new();
    let mut laws = LAWS.to_vec();
    // A Law that is not in the list comes last.
    laws.sort_by_key(|law| {
        LAW_ORDER.iter().position(|of| *of == law.number).unwrap_or(LAW_ORDER.len())
    });
    let clauses = laws.iter().flat_map(|law| law.clauses.iter().copied());
    let in_force = clauses.filter(|clause| clause.is_in_force(terms.edition));
    let mut steps = Vec::new();
    for clause in in_force {
        let mut pick = |wanted: &dyn Fn(&QuestionClauses<'b>) -> bool| {
            let fitting = || uses.iter().filter(|of| wanted(of)).map(|(item, ..)| *item);
            let found = fitting().find(|item| !put.contains(item.id.as_str()));
            let item = found.or_else(|| fitting().next())?;
            put.insert(&item.id);
            Some(item)
        };
        let applies = pick(&|(_, applied, _)| applied.contains(&clause));
        let misleads = pick(&|(item, applied, rejected)| {
            rejected.contains(&clause)
                && !applied.contains(&clause)
                && applies.is_none_or(|other| other.id != item.id)
        });
        steps.push(CourseStep { clause, applies, near_miss: misleads });
    }
    steps
}

/// The questions answered in the course, each with the name of the clause that it was put to teach.
pub fn answered<'h>(history: &'h History<'_>) -> HashSet<(&'h str, &'h str)> {
    let taught = history.answers().filter_map(|entry| Some((entry.learns.as_deref()?, &*entry.id)));
    taught.collect()
}

/// The place of the step at which the course goes on; `None` when all is done.
pub fn place(steps: &[CourseStep<'_>], answered: &HashSet<(&str, &str)>) -> Option<usize> {
    steps.iter().position(|step| step.questions().next().is_some() && !step.is_done(answered))
}
