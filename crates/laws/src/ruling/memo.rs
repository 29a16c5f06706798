//! The results that an inquiry remembers, and the test for a state in which it can reuse them.

use crate::table::{Incident, Moment};

use super::fact::{Answer, FactQuestion};
use super::hearing::Hearing;
use super::parts::Ruling;

/// A query of a hearing about earlier decisions or assumptions.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum LookBack {
    /// A query for the decisions on incidents of this moment.
    Moment(Moment),
    /// A query for the assumed answer to this question.
    Question(FactQuestion),
}

/// The remembered ruling from an incident on.
pub(super) struct FollowedRuling<'m> {
    pub(super) from: HearingStart<'m>,
    pub(super) looked: Vec<LookBack>,
    pub(super) ruling: Ruling,
}

/// The state of a hearing before an incident.
pub(super) struct HearingStart<'m> {
    pub(super) before: Box<Hearing<'m>>,
    pub(super) incident: Incident,
}

impl<'m> HearingStart<'m> {
    /// Returns a copy of the hearing in which the incident was found, with further assumed answers and without
    /// snapshots.
    pub(super) fn resume_with(&self, answers: &[(FactQuestion, Answer)]) -> Box<Hearing<'m>> {
        let mut hearing = self.before.clone();
        hearing.drop_snapshots();
        hearing.assumed.extend_from_slice(answers);
        hearing
    }

    /// Returns whether the same ruling follows from both states: they are equal, and answer the queries `looked` alike.
    pub(super) fn is_like(&self, other: &HearingStart<'_>, looked: &[LookBack]) -> bool {
        let (here, there) = (&self.before, &other.before);
        self.incident == other.incident
            && here.has_same_state(there)
            && looked.iter().all(|look| match *look {
                LookBack::Moment(moment) => here.decided_at(moment).eq(there.decided_at(moment)),
                LookBack::Question(question) => here.assumed(question) == there.assumed(question),
            })
    }
}
