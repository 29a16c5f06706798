//! Shorthand for hearing clauses: whether a clause applies, notes for the trace, and clauses that
//! are opened only to show why they apply or not.

use super::clause::Clause;
use super::fact::Condition;
use super::hearing::{Hearing, HearingResult, OpenClause};
use super::trace::TraceStep;

impl<'m> Hearing<'m> {
    /// Hears a clause, and returns whether it applies.
    ///
    /// # Errors
    ///
    /// Passes on every reason to stop except a failed condition.
    pub fn applies<T>(
        &mut self,
        clause: &'static Clause,
        hear: impl FnOnce(&mut OpenClause<'_, 'm>) -> HearingResult<T>,
    ) -> HearingResult<bool> {
        Ok(self.clause(clause, hear)?.is_some())
    }

    /// Hears a clause on whose outcome nothing else depends.
    ///
    /// # Errors
    ///
    /// Passes on every reason to stop except a failed condition.
    pub(crate) fn hear_clause<T>(
        &mut self,
        clause: &'static Clause,
        hear: impl FnOnce(&mut OpenClause<'_, 'm>) -> HearingResult<T>,
    ) -> HearingResult {
        self.clause(clause, hear).map(drop)
    }

    /// Adds to the trace a clause that applies because a condition holds.
    ///
    /// # Errors
    ///
    /// Passes on every reason to stop except a failed condition.
    pub(crate) fn show_applied(
        &mut self,
        clause: &'static Clause,
        condition: &'static Condition,
    ) -> HearingResult {
        self.hear_clause(clause, |h| h.given_that(condition, true))
    }

    /// Adds to the trace a clause that does not apply because a condition does not hold.
    ///
    /// # Errors
    ///
    /// Passes on every reason to stop except a failed condition.
    pub(crate) fn show_rejected(
        &mut self,
        clause: &'static Clause,
        condition: &'static Condition,
    ) -> HearingResult {
        self.hear_clause(clause, |h| h.given_that(condition, false))
    }

    /// Adds to the trace a clause that does not apply because a condition holds.
    ///
    /// # Errors
    ///
    /// Passes on every reason to stop except a failed condition.
    pub(crate) fn show_rejected_because(
        &mut self,
        clause: &'static Clause,
        condition: &'static Condition,
    ) -> HearingResult {
        self.hear_clause(clause, |h| h.unless(condition, true))
    }
}

impl OpenClause<'_, '_> {
    /// Notes in the trace that a condition holds, as the clause requires.
    pub(crate) fn note_condition(&mut self, condition: &'static Condition) {
        self.note(TraceStep::Shown { condition, holds: true, met: true });
    }

    /// Notes in the trace that a condition does not hold, as the clause requires.
    pub(crate) fn note_condition_absent(&mut self, condition: &'static Condition) {
        self.note(TraceStep::Shown { condition, holds: false, met: true });
    }
}
