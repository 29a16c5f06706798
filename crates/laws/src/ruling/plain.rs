//! What is plain where a clause is heard: whether it applies at all, what is noted for the trace, and the clause that
//! is opened only to show why it does not apply.

use super::clause::Clause;
use super::fact::Condition;
use super::hearing::{Heard, Hearing, Open};
use super::trace::Step;

impl<'m> Hearing<'m> {
    /// Whether a clause, heard in the same way, applies.
    pub fn applies<T>(
        &mut self,
        clause: &'static Clause,
        hear: impl FnOnce(&mut Open<'_, 'm>) -> Heard<T>,
    ) -> Heard<bool> {
        Ok(self.clause(clause, hear)?.is_some())
    }

    /// A clause on which nothing else turns, heard in the same way.
    pub fn hears<T>(
        &mut self,
        clause: &'static Clause,
        hear: impl FnOnce(&mut Open<'_, 'm>) -> Heard<T>,
    ) -> Heard {
        self.clause(clause, hear).map(drop)
    }

    /// Shows a clause that applies by a condition.
    pub fn affirms(&mut self, clause: &'static Clause, condition: &'static Condition) -> Heard {
        self.hears(clause, |h| h.given_that(condition, true))
    }

    /// Shows a clause that does not apply, for want of a condition.
    pub fn rejects(&mut self, clause: &'static Clause, condition: &'static Condition) -> Heard {
        self.hears(clause, |h| h.given_that(condition, false))
    }

    /// Shows a clause that does not apply because of a condition.
    pub fn rejects_because(
        &mut self,
        clause: &'static Clause,
        condition: &'static Condition,
    ) -> Heard {
        self.hears(clause, |h| h.unless(condition, true))
    }
}

impl Open<'_, '_> {
    /// A condition that holds here, for the trace.
    pub fn notes(&mut self, condition: &'static Condition) {
        self.note(Step::Shown { condition, holds: true, met: true });
    }

    /// A condition that does not hold here, as the clause needs.
    pub fn notes_not(&mut self, condition: &'static Condition) {
        self.note(Step::Shown { condition, holds: false, met: true });
    }
}
