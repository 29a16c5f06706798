//! The incidents of a record as a hearing takes them up: one is found, heard, entered in the account, and taken back
//! if it asks what nobody has established.

use crate::table::Incident;

use super::fact::Subject;
use super::hearing::{Hearing, USUAL_DECISIONS, USUAL_TRACE};
use super::trace::{Outcome, Step};

/// What had been ruled when an incident was found.
pub(super) struct Mark {
    pub(super) decided: usize,
    choices: usize,
}

impl Hearing<'_> {
    /// Reads the record on to the next incident.
    pub(super) fn next_incident(&mut self) -> Option<Incident> {
        let incident = self.table.advance()?;
        self.begin(&incident);
        Some(incident)
    }

    fn begin(&mut self, incident: &Incident) {
        self.undo.begin();
        self.trace.clear();
        self.asked.clear();
        self.contradicted.clear();
        let (who, card) = incident.subject();
        self.moment = incident.moment();
        self.about = Subject { who: Some(who), card };
        self.note(Step::Incident(incident.kind(), self.moment));
    }

    /// The place to which what is heard of the incident at hand can be taken back.
    pub(super) fn mark(&self) -> Mark {
        Mark { decided: self.decisions.len(), choices: self.standing.choices() }
    }

    /// Takes back all that was heard of an incident since it was found.
    pub(super) fn rewind(&mut self, incident: &Incident, mark: Mark) {
        if let Some(table) = self.undo.take_found() {
            self.table = *table;
        }
        self.decisions.truncate(mark.decided);
        self.standing.keep_only(&self.decisions);
        self.standing.forget_choices(mark.choices);
        self.question = None;
        self.begin(incident);
    }

    /// Room for what is usually heard of one incident, at once.
    pub(super) fn make_room(&mut self) {
        self.trace.reserve(USUAL_TRACE);
        self.decisions.reserve(USUAL_DECISIONS);
    }

    /// Enters the incident in the account: a Law has heard it, or none has.
    pub(super) fn account_for(&mut self, incident: &Incident) {
        let opened = self.trace.iter().rev().map_while(|entry| match entry.step {
            Step::Incident(..) => None,
            Step::Opened(_, outcome) => Some(Some(outcome)),
            Step::Shown { .. }
            | Step::Answered { .. }
            | Step::Read(..)
            | Step::Decided(_)
            | Step::Effect(..) => Some(None),
        });
        let mut heard = None;
        for outcome in opened.flatten() {
            heard = Some(outcome != Outcome::Rejected);
            if heard == Some(true) {
                break;
            }
        }
        if let Some(rules) = heard {
            self.table.heard(incident, rules);
        }
    }
}
