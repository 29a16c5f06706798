//! The trace of a hearing: the clauses that were opened, with their conditions, decisions and
//! effects.

use crate::table::{Effect, EffectResult, IncidentKind, Moment};

use super::clause::Clause;
use super::doctrine::{DoctrinePoint, DoctrineReading};
use super::fact::{Answer, AnswerSource, Condition, FactQuestion, Subject};
use crate::record::decision::Decision;
use crate::record::names::Names;

/// One step of the reasoning.
#[derive(Clone, Copy, Debug)]
pub struct TraceEntry {
    /// The nesting depth. A step inside a clause is one deeper than the clause.
    pub depth: u8,
    /// The player and the card that the step is about.
    pub about: Subject,
    /// The content of the step.
    pub step: TraceStep,
}

/// The content of a step of the reasoning.
#[derive(Clone, Copy, Debug)]
pub enum TraceStep {
    /// An incident is heard.
    Incident(IncidentKind, Moment),
    /// A clause is opened, and ends with this outcome.
    Opened(&'static Clause, ClauseOutcome),
    /// A condition that the record settles.
    Shown {
        /// The condition.
        condition: &'static Condition,
        /// Whether it holds.
        holds: bool,
        /// Whether this is what the clause requires, so that the clause stays open.
        met: bool,
    },
    /// A question that has an answer.
    Answered {
        /// The question.
        question: FactQuestion,
        /// The answer.
        answer: Answer,
        /// Whether the clause accepts the answer, and so stays open.
        met: bool,
        /// The source of the answer.
        source: AnswerSource,
    },
    /// One of the readings of a point of doctrine is applied.
    Read(&'static DoctrinePoint, DoctrineReading),
    /// The open clause takes a decision.
    Decided(Decision),
    /// An effect is applied to the table, with its result.
    Effect(Effect, EffectResult),
}

/// The outcome of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClauseOutcome {
    /// All its conditions were met.
    Applied,
    /// A condition failed, of the clause itself or of a clause around it.
    Rejected,
    /// The hearing stopped inside it: at a question, at a contradiction, or for lack of a snapshot.
    Unfinished,
}

/// The reason why a clause was rejected: the last condition or answer that it did not accept.
#[derive(Clone, Copy, Debug)]
pub enum RejectionReason {
    /// A condition, whether it held, and its subject.
    Condition(&'static Condition, bool, Subject),
    /// A finding or a choice, its answer, and the source of the answer.
    Finding(FactQuestion, Answer, AnswerSource),
}

impl RejectionReason {
    /// Returns the reason in words, as part of a sentence: "no opponent had told E that it was his turn".
    pub fn in_words(&self, names: &(impl Names + ?Sized)) -> String {
        match *self {
            RejectionReason::Condition(condition, holds, about) => {
                about.in_words(if holds { condition.yes } else { condition.no }, names)
            }
            RejectionReason::Finding(question, answer, _) => question.reply_in_words(answer, names),
        }
    }
}

/// A clause that was considered and does not apply.
#[derive(Clone, Copy, Debug)]
pub struct Rejection {
    /// The clause.
    pub law: &'static Clause,
    /// The reason why the clause does not apply.
    pub reason: RejectionReason,
}

/// Returns the clauses of a trace that were rejected because of a condition or an answer of their own, each with this
/// reason, in order.
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

/// Returns whether some of these steps took a decision, changed the table, or opened a clause that may have done so.
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

/// Removes the decisions and effects of a failed clause, opened at index `place`, from the trace. Clauses that applied
/// inside it become rejected.
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
        let mut rest = trace.split_off(place + 1);
        rest.retain(|entry| !undone(entry));
        trace.append(&mut rest);
    }
}

/// Returns the applied clauses of a trace, in order, with repetitions.
pub fn applied(trace: &[TraceEntry]) -> impl Iterator<Item = &'static Clause> + '_ {
    outcomes(trace).filter(|(_, outcome)| *outcome == ClauseOutcome::Applied).map(|(law, _)| law)
}

/// Returns the clauses of a trace with their outcomes, in order.
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
