//! What an inquiry has followed up already, and how it knows that again.

use crate::table::{Incident, Moment};

use super::fact::{Answer, Question};
use super::hearing::Hearing;
use super::parts::Ruling;

/// A look back at what was decided or assumed before.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Look {
    /// At the decisions on incidents of the same moment.
    Moment(Moment),
    /// For an assumed answer.
    Question(Question),
}

/// What is ruled from an incident on.
pub(super) struct Followed<'m> {
    pub(super) from: Start<'m>,
    pub(super) looked: Vec<Look>,
    pub(super) ruling: Ruling,
}

/// An incident about to be heard.
pub(super) struct Start<'m> {
    pub(super) before: Box<Hearing<'m>>,
    pub(super) incident: Incident,
}

impl<'m> Start<'m> {
    /// The hearing in which the incident was found, to go on with some more answers.
    pub(super) fn under(&self, answers: &[(Question, Answer)]) -> Box<Hearing<'m>> {
        let mut hearing = self.before.clone();
        hearing.hope();
        hearing.assumed.extend_from_slice(answers);
        hearing
    }

    /// Whether what follows here is what followed there, where it looked back so.
    pub(super) fn is_like(&self, other: &Start<'_>, looked: &[Look]) -> bool {
        let (here, there) = (&self.before, &other.before);
        self.incident == other.incident
            && here.stands_like(there)
            && looked.iter().all(|look| match *look {
                Look::Moment(moment) => here.decided_at(moment).eq(there.decided_at(moment)),
                Look::Question(question) => here.assumed(question) == there.assumed(question),
            })
    }
}
