//! The trace of a hearing: every clause that was opened, what it turned on, what it decided.

use crate::table::{Effect, Kind, Moment, Upshot};

use super::clause::Clause;
use super::doctrine::{Point, Reading};
use super::fact::{Answer, Condition, Question, Source, Subject};
use crate::record::decision::Decision;

/// One step of the reasoning. Steps inside a clause are one deeper than the clause.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub depth: u8,
    pub about: Subject,
    pub step: Step,
}

/// What happened at a step.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// An incident is heard.
    Incident(Kind, Moment),
    /// A clause is opened; how it ended.
    Opened(&'static Clause, Outcome),
    /// A condition that the record settles: whether it holds, and whether the clause went on.
    Shown { condition: &'static Condition, holds: bool, met: bool },
    /// A question that somebody answered. `met` says whether the clause went on.
    Answered { question: Question, answer: Answer, met: bool, source: Source },
    /// A point of doctrine was read in one way.
    Read(&'static Point, Reading),
    /// By the clause that is open.
    Decided(Decision),
    /// The table was changed, and what it answered.
    Effect(Effect, Upshot),
}

/// How a clause ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Applied,
    /// A condition failed.
    Rejected,
    /// The hearing stopped at a question.
    Unfinished,
}

/// Why a clause was rejected: the last condition before it closed.
#[derive(Clone, Copy, Debug)]
pub enum Because {
    /// The condition, whether it held, and whom it is about.
    Condition(&'static Condition, bool, Subject),
    Finding(Question, Answer, Source),
}

/// A clause that was considered and did not apply.
#[derive(Clone, Copy, Debug)]
pub struct Rejection {
    pub law: &'static Clause,
    pub because: Because,
}

/// The clauses of a trace that were rejected, each with its reason, in order.
pub fn rejections(trace: &[Entry]) -> impl Iterator<Item = Rejection> + '_ {
    trace.iter().enumerate().filter_map(|(index, entry)| {
        let Step::Opened(law, Outcome::Rejected) = entry.step else { return None };
        let inside = trace[index + 1..].iter().take_while(|inner| inner.depth > entry.depth);
        let own = inside.filter(|inner| inner.depth == entry.depth + 1);
        let because = own.filter_map(because).last()?;
        Some(Rejection { law, because })
    })
}

fn because(entry: &Entry) -> Option<Because> {
    match entry.step {
        Step::Shown { condition, holds, met: false } => {
            Some(Because::Condition(condition, holds, entry.about))
        }
        Step::Answered { question, answer, met: false, source } => {
            Some(Because::Finding(question, answer, source))
        }
        Step::Shown { .. }
        | Step::Answered { .. }
        | Step::Incident(..)
        | Step::Opened(..)
        | Step::Read(..)
        | Step::Decided(_)
        | Step::Effect(..) => None,
    }
}

/// Whether some of these steps decided or changed something, or opened a clause that may have.
pub(super) fn changes(steps: &[Entry]) -> bool {
    let may_change = |entry: &Entry| match entry.step {
        Step::Opened(..) | Step::Decided(_) | Step::Effect(..) => true,
        Step::Incident(..) | Step::Shown { .. } | Step::Answered { .. } | Step::Read(..) => false,
    };
    steps.iter().any(may_change)
}

/// The clause opened at `place` has failed: of what was decided and done in the meantime nothing remains, and no
/// clause heard inside it has applied.
pub(super) fn fails(trace: &mut Vec<Entry>, place: usize) {
    let undone = |entry: &Entry| matches!(entry.step, Step::Decided(_) | Step::Effect(..));
    let Some(inside) = trace.get_mut(place + 1..) else { return };
    let mut changes = false;
    for entry in inside {
        changes |= undone(entry);
        if let Step::Opened(law, Outcome::Applied) = entry.step {
            entry.step = Step::Opened(law, Outcome::Rejected);
        }
    }
    if changes {
        let mut kept = trace.split_off(place + 1);
        kept.retain(|entry| !undone(entry));
        trace.append(&mut kept);
    }
}

/// The clauses of a trace that applied, in order, repetitions included.
pub fn applied(trace: &[Entry]) -> impl Iterator<Item = &'static Clause> + '_ {
    outcomes(trace).filter(|(_, outcome)| *outcome == Outcome::Applied).map(|(law, _)| law)
}

/// The clauses of a trace with how each ended, in order.
pub fn outcomes(trace: &[Entry]) -> impl Iterator<Item = (&'static Clause, Outcome)> + '_ {
    trace.iter().filter_map(|entry| match entry.step {
        Step::Opened(law, outcome) => Some((law, outcome)),
        Step::Incident(..)
        | Step::Shown { .. }
        | Step::Answered { .. }
        | Step::Read(..)
        | Step::Decided(_)
        | Step::Effect(..) => None,
    })
}
