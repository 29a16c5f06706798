//! The queue of incidents. Each incident is found and heard; then it is entered in the readings or, if it asks for a
//! fact that nobody has established, rolled back.

use crate::bridge::Object;
use crate::table::Incident;

use super::fact::Subject;
use super::hearing::{Hearing, USUAL_TRACE};
use super::parts::RulingPart;
use super::rollback::{NoSnapshot, Rollback};
use super::trace::{self, ClauseOutcome, TraceStep};

/// The numbers of events read, of decisions and of choices when an incident was found.
pub(super) struct HearingMark {
    pub(super) read: usize,
    pub(super) decided: usize,
    choices: usize,
}

impl Hearing<'_> {
    /// Reads the record as far as the next incident, and returns that incident.
    pub(super) fn next_incident(&mut self) -> Option<Incident> {
        let incident = self.table.advance();
        if let Some(incident) = &incident {
            self.begin(incident);
        }
        incident
    }

    fn begin(&mut self, incident: &Incident) {
        self.rollback.begin();
        self.asked.clear();
        self.contradicted.clear();
        let (who, card) = incident.subject();
        self.moment = incident.moment();
        self.about = Subject { who: Some(who), object: card.map(Object::Card) };
    }

    /// Begins the reasoning on the current incident, and reserves the usual capacity.
    pub(super) fn start_trace(&mut self, incident: &Incident) {
        self.trace = Vec::with_capacity(USUAL_TRACE);
        self.note(TraceStep::Incident(incident.kind(), self.moment));
    }

    /// Stops storing snapshots until [`Hearing::keep_snapshots`] is called.
    pub(super) fn drop_snapshots(&mut self) {
        self.rollback = Rollback::default();
    }

    /// Stores snapshots from now on, so that a clause or an incident can be rolled back.
    pub(super) fn keep_snapshots(&mut self) {
        self.rollback = Rollback::with_snapshots();
    }

    /// Returns the mark with which [`Hearing::rewind`] can roll back the hearing of the current
    /// incident.
    pub(super) fn hearing_mark(&self) -> HearingMark {
        let (read, decided) = (self.table.read_so_far(), self.decisions.len());
        HearingMark { read, decided, choices: self.earlier.choice_count() }
    }

    /// Returns the ruling on the current incident, which was found after `read` events and `decided` earlier decisions.
    #[inline]
    pub(super) fn part(&mut self, read: usize, decided: usize) -> RulingPart {
        RulingPart {
            read,
            decisions: self.decisions[decided..].to_vec(),
            trace: std::mem::take(&mut self.trace),
            contradicted: std::mem::take(&mut self.contradicted),
            ..RulingPart::default()
        }
    }

    /// Rolls back all that the hearing of an incident has changed, so that the incident can be
    /// heard again.
    pub(super) fn rewind(
        &mut self,
        incident: &Incident,
        mark: HearingMark,
    ) -> Result<(), NoSnapshot> {
        if let Some(table) = self.rollback.take_initial()? {
            self.table = *table;
        }
        self.decisions.truncate(mark.decided);
        self.earlier.rebuild_from(&self.decisions);
        self.earlier.truncate_choices(mark.choices);
        self.question = None;
        self.begin(incident);
        Ok(())
    }

    /// Enters the incident in the readings, if a clause was opened for it.
    pub(super) fn record_heard(&mut self, incident: &Incident) {
        let mut outcomes = trace::outcomes(&self.trace).map(|(_, outcome)| outcome).peekable();
        if outcomes.peek().is_some() {
            let rules = outcomes.any(|outcome| outcome != ClauseOutcome::Rejected);
            self.table.record_heard(incident, rules);
        }
    }
}
