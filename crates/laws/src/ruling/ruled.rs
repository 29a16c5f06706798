//! What a clause has decided, and two decisions that cannot both stand.

use crate::record::decision::Decision;
use crate::table::Moment;

use super::clause::Clause;

/// A decision with the clause that gave it and the moment of the incident that it settles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruled {
    pub decision: Decision,
    pub law: &'static Clause,
    pub moment: Moment,
}

impl Ruled {
    /// Whether a later decision, on an incident of this moment, contradicts this one.
    #[inline]
    pub(super) fn clashes(&self, later: &Decision, at: Moment) -> bool {
        self.decision.clashes(later) && (self.moment == at || !self.decision.is_of_the_moment())
    }
}

/// Two decisions that cannot both stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    pub first: Ruled,
    pub second: Ruled,
}
