//! What an inquiry has followed up already, and how it knows that again.

use crate::table::{Incident, Moment};

use super::fact::{Answer, FactQuestion};
use super::hearing::Hearing;
use super::parts::Ruling;

/// A look back at what was decided or assumed before.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum LookBack {
    /// At the decisions on incidents of the same moment.
    Moment(Moment),
    /// For an assumed answer.
    Question(FactQuestion),
}

/// What is ruled from an incident on.
pub(super) struct FollowedRuling<'m> {
    pub(super) from: HearingStart<'m>,
    pub(super) looked: Vec<LookBack>,
    pub(super) ruling: Ruling,
}

/// An incident about to be heard.
pub(super) struct HearingStart<'m> {
    pub(super) before: Box<Hearing<'m>>,
    pub(super) incident: Incident,
}

impl<'m> HearingStart<'m> {
    /// The hearing in which the incident was found, to go on with some more answers.
    pub(super) fn resume_with(&self, answers: &[(FactQuestion, Answer)]) -> Box<Hearing<'m>> {
        let mut hearing = self.before.clone();
        hearing.drop_snapshots();
        hearing.assumed.extend_from_slice(answers);
        hearing
    }

    /// Whether what follows here is what followed there, where it looked back so.
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
