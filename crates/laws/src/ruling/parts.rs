//! A ruling: its decisions and its open questions, in the order of the incidents.

use std::sync::Arc;

use smallvec::SmallVec;

use crate::bridge::Position;
use crate::table::{EventReadings, IncidentKind, Moment};

use super::clause::Clause;
use super::decided::{DecisionClash, RuledDecision};
use super::doctrine::{DoctrinePoint, DoctrineReading};
use super::fact::{Answer, FactQuestion, Subject};
use super::trace::{self, Rejection, TraceEntry, TraceStep};

/// The largest number of lines of a ruling. If the branches of an open question need more, they are left out, and
/// [`Ruling::cut`] returns the reason.
pub const MAX_LINES: usize = 1000;

/// The reason why the branches of some open questions are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CutReason {
    /// The number of hearings had reached the limit:
    /// [`inquiry::MAX_HEARINGS`](super::inquiry::MAX_HEARINGS), or the limit that the caller set.
    Hearings,
    /// The ruling would have had more than [`MAX_LINES`] lines.
    Lines,
}

/// A ruling: the decisions, their reasoning, and the open questions.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// One part for each incident. A branch begins with the part that its answer adds to the incident that raised the
    /// question; then come the later incidents that the answer changes.
    pub parts: RulingParts,
    /// The position when the hearing stopped at the first open question or, if no question is open, at the end.
    pub position: Position,
    pub(super) event_readings: EventReadings,
    /// The reason why some branches are left out, in the ruling on a whole record.
    pub(super) cut: Option<CutReason>,
}

/// The parts of a ruling. Most rulings have one or two.
pub(crate) type RulingParts = SmallVec<[Arc<RulingPart>; 2]>;

/// The ruling on one incident.
#[derive(Clone, Debug, Default)]
pub struct RulingPart {
    /// The number of events read when the incident was found. It orders the incidents.
    pub read: usize,
    /// The decisions that hold under every answer to the open question; in a branch, the decisions that its answer
    /// adds.
    pub decisions: Vec<RuledDecision>,
    /// The reasoning on the incident, up to the open question or the end.
    pub trace: Vec<TraceEntry>,
    /// The question that nobody has answered, if there is one.
    pub open: Option<OpenQuestion>,
    /// Questions that nobody answered and whose answers turned out not to matter.
    pub immaterial: Vec<FactQuestion>,
    /// Questions that the director answered in one way and the record in another. The record prevails.
    pub contradicted: Vec<FactQuestion>,
}

/// A question with the ruling under each answer: on the incident that raised it, and on the later incidents that the
/// answer changes.
#[derive(Clone, Debug)]
pub struct OpenQuestion {
    /// The question.
    pub question: FactQuestion,
    /// The ruling under each answer; empty if the branches are left out, for one of the reasons in [`CutReason`].
    pub branches: Vec<(Answer, Ruling)>,
}

/// A line of a ruling in reading order.
#[derive(Clone, Copy)]
enum RulingLine<'r> {
    Decided(&'r RuledDecision),
    Open(&'r OpenQuestion),
}

impl RulingLine<'_> {
    fn is_like(&self, other: &RulingLine<'_>) -> bool {
        match (self, other) {
            (RulingLine::Decided(one), RulingLine::Decided(two)) => one == two,
            (RulingLine::Open(one), RulingLine::Open(two)) => one.is_like(two),
            (RulingLine::Decided(_), RulingLine::Open(_))
            | (RulingLine::Open(_), RulingLine::Decided(_)) => false,
        }
    }
}

impl Ruling {
    pub(super) fn new(parts: RulingParts, position: Position) -> Ruling {
        Ruling { parts, position, event_readings: EventReadings::default(), cut: None }
    }

    /// Returns how each event was read, in the ruling on a whole record. An event is unread only if it is unread under
    /// every answer to the open questions.
    pub const fn event_readings(&self) -> &EventReadings {
        &self.event_readings
    }

    /// Returns the decisions outside the branches, in the order of the incidents.
    pub fn decisions(&self) -> impl Iterator<Item = &RuledDecision> {
        self.parts.iter().flat_map(|part| &part.decisions)
    }

    /// Returns the open questions outside the branches, in order. Questions that an answer opens are in its branch.
    pub fn open(&self) -> impl Iterator<Item = &OpenQuestion> {
        self.parts.iter().filter_map(|part| part.open.as_ref())
    }

    /// Returns whether no question is open.
    pub fn is_settled(&self) -> bool {
        self.open().next().is_none()
    }

    /// Returns the number of lines: one for each decision, open question and answer. Counting stops above `most`.
    pub fn lines(&self, most: usize) -> usize {
        let mut lines = 0;
        for part in &self.parts {
            lines += part.lines(most.saturating_sub(lines));
            if lines > most {
                break;
            }
        }
        lines
    }

    /// Removes the branches of each open question for which no room is left within `most` lines. Returns whether the
    /// ruling was longer than that.
    pub(super) fn cut_to_lines(&mut self, most: usize) -> bool {
        if self.lines(most) <= most {
            return false;
        }
        let closed: usize = self.parts.iter().map(|part| part.decisions.len() + 1).sum();
        let mut left = most.saturating_sub(closed);
        for part in &mut self.parts {
            let lines = part.lines(left + part.decisions.len() + 1) - part.decisions.len();
            if lines <= left {
                left -= lines;
            } else if let Some(open) = &mut Arc::make_mut(part).open {
                open.branches.clear();
            }
        }
        true
    }

    /// Returns whether the ruling has no decision and no open question.
    pub fn is_empty(&self) -> bool {
        self.decisions().next().is_none() && self.is_settled()
    }

    /// Returns whether both rulings have the same decisions and open questions, by the same clauses.
    pub fn rules_like(&self, other: &Ruling) -> bool {
        alike(self.lines_in_order(), other.lines_in_order())
    }

    fn lines_in_order(&self) -> impl Iterator<Item = RulingLine<'_>> {
        self.parts.iter().flat_map(|part| part.lines_in_order())
    }

    /// Returns the first contradiction between an earlier decision and a decision of this ruling.
    pub(super) fn clash_after(&self, earlier: &[RuledDecision]) -> Option<DecisionClash> {
        let mut found = None;
        self.each(&mut |part| {
            for second in &part.decisions {
                let first =
                    earlier.iter().find(|first| first.clashes(&second.decision, second.moment));
                found =
                    found.or(first.map(|first| DecisionClash { first: *first, second: *second }));
            }
        });
        found
    }

    /// Returns whether the branches of some open question are left out, for one of the reasons in [`CutReason`].
    pub fn is_cut_short(&self) -> bool {
        self.open().any(|open| {
            open.branches.is_empty()
                || open.branches.iter().any(|(_, ruling)| ruling.is_cut_short())
        })
    }

    /// Returns the questions whose answers turned out not to matter, outside the branches.
    pub fn immaterial(&self) -> impl Iterator<Item = FactQuestion> {
        self.parts.iter().flat_map(|part| part.immaterial.iter().copied())
    }

    /// Returns the reason why some branches are left out, in the ruling on a whole record.
    pub fn cut(&self) -> Option<CutReason> {
        self.cut.filter(|_| self.is_cut_short())
    }

    /// Returns all clauses applied anywhere in the ruling, without repetition, in order.
    pub fn applied(&self) -> Vec<&'static Clause> {
        let mut clauses = Vec::new();
        self.each(&mut |part| {
            for clause in trace::applied(&part.trace) {
                if !clauses.contains(&clause) {
                    clauses.push(clause);
                }
            }
        });
        clauses
    }

    /// Returns all clauses rejected anywhere in the ruling, without repetition, each with its first reason.
    pub fn rejected(&self) -> Vec<Rejection> {
        let mut found: Vec<Rejection> = Vec::new();
        self.each(&mut |part| {
            for rejection in trace::rejections(&part.trace) {
                if !found.iter().any(|other| other.law == rejection.law) {
                    found.push(rejection);
                }
            }
        });
        found
    }

    /// Returns the points of doctrine on which the reasoning turned, each with its reading.
    pub fn doctrine(&self) -> Vec<(&'static DoctrinePoint, DoctrineReading)> {
        let mut points: Vec<(&'static DoctrinePoint, DoctrineReading)> = Vec::new();
        self.each(&mut |part| {
            for entry in &part.trace {
                if let TraceStep::Read(point, reading) = entry.step
                    && !points.iter().any(|(other, _)| *other == point)
                {
                    points.push((point, reading));
                }
            }
        });
        points
    }

    /// Visits every part, and the parts of the branches of its open question.
    pub fn each<'r>(&'r self, visit: &mut impl FnMut(&'r RulingPart)) {
        for part in &self.parts {
            visit(part);
            for (_, branch) in part.open.iter().flat_map(|open| &open.branches) {
                branch.each(visit);
            }
        }
    }
}

impl RulingPart {
    fn lines(&self, most: usize) -> usize {
        let mut lines = self.decisions.len() + usize::from(self.open.is_some());
        for (_, ruling) in self.open.iter().flat_map(|open| &open.branches) {
            if lines > most {
                break;
            }
            lines += 1 + ruling.lines(most - lines);
        }
        lines
    }

    fn lines_in_order(&self) -> impl Iterator<Item = RulingLine<'_>> {
        let decided = self.decisions.iter().map(RulingLine::Decided);
        decided.chain(self.open.iter().map(RulingLine::Open))
    }

    /// Returns whether both parts rule alike on the same incident, and apply and reject the same clauses.
    pub(super) fn is_like(&self, other: &RulingPart) -> bool {
        self.incident() == other.incident()
            && alike(self.lines_in_order(), other.lines_in_order())
            && trace::outcomes(&self.trace).eq(trace::outcomes(&other.trace))
    }

    /// Returns the incident that the part rules on: its kind, its moment, and its subject.
    fn incident(&self) -> Option<(IncidentKind, Moment, Subject)> {
        let first = self.trace.first()?;
        let TraceStep::Incident(kind, moment) = first.step else { return None };
        Some((kind, moment, first.about))
    }

    /// Continues this part with the rest of the ruling on the incident, which all branches have in common.
    pub(super) fn continue_with(&mut self, rest: Option<&RulingPart>) {
        let Some(rest) = rest else { return };
        self.decisions.extend_from_slice(&rest.decisions);
        self.trace.clone_from(&rest.trace);
        self.open.clone_from(&rest.open);
        self.absorb(rest);
    }

    /// Adds the immaterial and contradicted questions of another part that rules in the same way as
    /// this one.
    pub(super) fn absorb(&mut self, other: &RulingPart) {
        add(&mut self.immaterial, &other.immaterial);
        let branches = other.open.iter().flat_map(|open| &open.branches);
        branches.for_each(|(_, ruling)| {
            ruling.each(&mut |part| add(&mut self.contradicted, &part.contradicted));
        });
        add(&mut self.contradicted, &other.contradicted);
    }
}

fn add(own: &mut Vec<FactQuestion>, others: &[FactQuestion]) {
    for question in others {
        if !own.contains(question) {
            own.push(*question);
        }
    }
}

impl OpenQuestion {
    /// Returns the ruling under an answer; `None` if there is no such branch.
    pub fn under(&self, answer: Answer) -> Option<&Ruling> {
        self.branches.iter().find(|(other, _)| *other == answer).map(|(_, ruling)| ruling)
    }

    /// Returns whether both are the same question, with the same rulings. Questions whose branches are left out are
    /// never alike, because their rulings are unknown.
    fn is_like(&self, other: &OpenQuestion) -> bool {
        self.question == other.question
            && !self.branches.is_empty()
            && self.branches.len() == other.branches.len()
            && self.branches.iter().zip(&other.branches).all(
                |((answer, ruling), (other, ruled))| answer == other && ruling.rules_like(ruled),
            )
    }
}

fn alike<'r>(
    mut one: impl Iterator<Item = RulingLine<'r>>,
    mut other: impl Iterator<Item = RulingLine<'r>>,
) -> bool {
    loop {
        match (one.next(), other.next()) {
            (None, None) => return true,
            (Some(one), Some(other)) if one.is_like(&other) => {}
            (_, _) => return false,
        }
    }
}
