//! What a clause has decided, and two decisions that cannot both stand.

use crate::record::decision::Decision;
use crate::table::Moment;

use super::clause::Clause;

/// A decision with the clause that gave it and the moment of the incident that it settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuledDecision {
    pub decision: Decision,
    pub law: &'static Clause,
    pub moment: Moment,
}

impl RuledDecision {
    /// Whether a later decision, on an incident of this moment, contradicts this one.
    #[inline]
    pub(super) fn clashes(&self, later: &Decision, at: Moment) -> bool {
        self.decision.clashes(later) && (self.moment == at || !self.decision.is_momentary())
    }
}

/// Two decisions that cannot both stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionClash {
    pub first: RuledDecision,
    pub second: RuledDecision,
}
