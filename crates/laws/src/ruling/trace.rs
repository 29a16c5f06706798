//! The trace of a hearing: every clause that was opened, what it turned on, what it decided.

use crate::table::{Effect, EffectResult, IncidentKind, Moment};

use super::clause::Clause;
use super::doctrine::{DoctrinePoint, DoctrineReading};
use super::fact::{Answer, AnswerSource, Condition, FactQuestion, Subject};
use crate::record::decision::Decision;

/// One step of the reasoning. Steps inside a clause are one deeper than the clause.
#[derive(Clone, Copy, Debug)]
pub struct TraceEntry {
    pub depth: u8,
    pub about: Subject,
    pub step: TraceStep,
}

/// What happened at a step.
#[derive(Clone, Copy, Debug)]
pub enum TraceStep {
    /// An incident is heard.
    Incident(IncidentKind, Moment),
    /// A clause is opened; how it ended.
    Opened(&'static Clause, ClauseOutcome),
    /// A condition that the record settles: whether it holds, and whether the clause went on.
    Shown { condition: &'static Condition, holds: bool, met: bool },
    /// A question that somebody answered. `met` says whether the clause went on.
    Answered { question: FactQuestion, answer: Answer, met: bool, source: AnswerSource },
    /// A point of doctrine was read in one way.
    Read(&'static DoctrinePoint, DoctrineReading),
    /// By the clause that is open.
    Decided(Decision),
    /// The table was changed, and what it answered.
    Effect(Effect, EffectResult),
}

/// How a clause ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseOutcome {
    Applied,
    /// A condition failed.
    Rejected,
    /// The hearing stopped at a question.
    Unfinished,
}

/// Why a clause was rejected: the last condition before it closed.
#[derive(Clone, Copy, Debug)]
pub enum RejectionReason {
    /// The condition, whether it held, and whom it is about.
    Condition(&'static Condition, bool, Subject),
    Finding(FactQuestion, Answer, AnswerSource),
}

/// A clause that was considered and did not apply.
#[derive(Clone, Copy, Debug)]
pub struct Rejection {
    pub law: &'static Clause,
    pub reason: RejectionReason,
}

/// The clauses of a trace that were rejected, each with its reason, in order.
pub fn rejections(trace: &[TraceEntry]) -> impl Iterator<Item = Rejection> + '_ {
    trace.iter().enumerate().filter_map(|(index, entry)| {
        let TraceStep::Opened(law, ClauseOutcome::Rejected) = entry.step else { return None };
        let inside = trace[index + 1..].iter().take_while(|inner| inner.depth > entry.depth);
        let own = inside.filter(|inner| inner.depth == entry.depth + 1);
        let because = own.filter_map(rejection_reason).last()?;
        Some(Rejection { law, reason: because })
    })
}

fn rejection_reason(entry: &TraceEntry) -> Option<RejectionReason> {
    match entry.step {
        TraceStep::Shown { condition, holds, met: false } => {
            Some(RejectionReason::Condition(condition, holds, entry.about))
        }
        TraceStep::Answered { question, answer, met: false, source } => {
            Some(RejectionReason::Finding(question, answer, source))
        }
        TraceStep::Shown { .. }
        | TraceStep::Answered { .. }
        | TraceStep::Incident(..)
        | TraceStep::Opened(..)
        | TraceStep::Read(..)
        | TraceStep::Decided(_)
        | TraceStep::Effect(..) => None,
    }
}

/// Whether some of these steps decided or changed something, or opened a clause that may have.
pub(super) fn changes(steps: &[TraceEntry]) -> bool {
    let may_change = |entry: &TraceEntry| match entry.step {
        TraceStep::Opened(..) | TraceStep::Decided(_) | TraceStep::Effect(..) => true,
        TraceStep::Incident(..)
        | TraceStep::Shown { .. }
        | TraceStep::Answered { .. }
        | TraceStep::Read(..) => false,
    };
    steps.iter().any(may_change)
}

/// The clause opened at `place` has failed: of what was decided and done in the meantime nothing remains, and no
/// clause heard inside it has applied.
pub(super) fn discard_failed_clause(trace: &mut Vec<TraceEntry>, place: usize) {
    let undone =
        |entry: &TraceEntry| matches!(entry.step, TraceStep::Decided(_) | TraceStep::Effect(..));
    let Some(inside) = trace.get_mut(place + 1..) else { return };
    let mut changes = false;
    for entry in inside {
        changes |= undone(entry);
        if let TraceStep::Opened(law, ClauseOutcome::Applied) = entry.step {
            entry.step = TraceStep::Opened(law, ClauseOutcome::Rejected);
        }
    }
    if changes {
        let mut kept = trace.split_off(place + 1);
        kept.retain(|entry| !undone(entry));
        trace.append(&mut kept);
    }
}

/// The clauses of a trace that applied, in order, repetitions included.
pub fn applied(trace: &[TraceEntry]) -> impl Iterator<Item = &'static Clause> + '_ {
    outcomes(trace).filter(|(_, outcome)| *outcome == ClauseOutcome::Applied).map(|(law, _)| law)
}

/// The clauses of a trace with how each ended, in order.
pub fn outcomes(
    trace: &[TraceEntry],
) -> impl Iterator<Item = (&'static Clause, ClauseOutcome)> + '_ {
    trace.iter().filter_map(|entry| match entry.step {
        TraceStep::Opened(law, outcome) => Some((law, outcome)),
        TraceStep::Incident(..)
        | TraceStep::Shown { .. }
        | TraceStep::Answered { .. }
        | TraceStep::Read(..)
        | TraceStep::Decided(_)
        | TraceStep::Effect(..) => None,
    })
}
