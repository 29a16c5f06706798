//! What is plain where a clause is heard: whether it applies at all, what is noted for the trace, and the clause that
//! is opened only to show why it does not apply.

use super::clause::Clause;
use super::fact::Condition;
use super::hearing::{Hearing, HearingResult, OpenClause};
use super::trace::TraceStep;

impl<'m> Hearing<'m> {
    /// Whether a clause, heard in the same way, applies.
    pub fn applies<T>(
        &mut self,
        clause: &'static Clause,
        hear: impl FnOnce(&mut OpenClause<'_, 'm>) -> HearingResult<T>,
    ) -> HearingResult<bool> {
        Ok(self.clause(clause, hear)?.is_some())
    }

    /// A clause on which nothing else turns, heard in the same way.
    pub fn hear_clause<T>(
        &mut self,
        clause: &'static Clause,
        hear: impl FnOnce(&mut OpenClause<'_, 'm>) -> HearingResult<T>,
    ) -> HearingResult {
        self.clause(clause, hear).map(drop)
    }

    /// Shows a clause that applies by a condition.
    pub fn show_applied(
        &mut self,
        clause: &'static Clause,
        condition: &'static Condition,
    ) -> HearingResult {
        self.hear_clause(clause, |h| h.given_that(condition, true))
    }

    /// Shows a clause that does not apply, for want of a condition.
    pub fn show_rejected(
        &mut self,
        clause: &'static Clause,
        condition: &'static Condition,
    ) -> HearingResult {
        self.hear_clause(clause, |h| h.given_that(condition, false))
    }

    /// Shows a clause that does not apply because of a condition.
    pub fn show_rejected_because(
        &mut self,
        clause: &'static Clause,
        condition: &'static Condition,
    ) -> HearingResult {
        self.hear_clause(clause, |h| h.unless(condition, true))
    }
}

impl OpenClause<'_, '_> {
    /// A condition that holds here, for the trace.
    pub fn note_condition(&mut self, condition: &'static Condition) {
        self.note(TraceStep::Shown { condition, holds: true, met: true });
    }

    /// A condition that does not hold here, as the clause needs.
    pub fn note_condition_absent(&mut self, condition: &'static Condition) {
        self.note(TraceStep::Shown { condition, holds: false, met: true });
    }
}
