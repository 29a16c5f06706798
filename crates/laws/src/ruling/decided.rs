//! Decisions as the clauses made them, and contradictions between two of them.

use crate::record::decision::Decision;
use crate::table::Moment;

use super::clause::Clause;

/// A decision with its clause and its moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuledDecision {
    /// The decision.
    pub decision: Decision,
    /// The clause that made the decision.
    pub law: &'static Clause,
    /// The moment of the incident.
    pub moment: Moment,
}

impl RuledDecision {
    /// Returns whether a later decision, on the incident at moment `at`, contradicts this decision. A momentary
    /// decision is contradicted only at its own moment.
    #[inline]
    pub(super) fn clashes(&self, later: &Decision, at: Moment) -> bool {
        self.decision.clashes(later) && (self.moment == at || !self.decision.is_momentary())
    }
}

/// Two decisions that contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionClash {
    /// The earlier decision.
    pub first: RuledDecision,
    /// The later decision.
    pub second: RuledDecision,
}
