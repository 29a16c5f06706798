//! The opening lead, and the roles of declarer and dummy that follow from it.

use crate::bridge::{PlayedCard, Seat};
use smallvec::SmallVec;

use super::incident::Moment;
use super::record::Record;

/// How far the opening lead has come.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OpeningLead {
    /// Whether the lead has been faced.
    pub(super) faced: bool,
    /// Whether dummy has been spread.
    pub(super) dummy_spread: bool,
    /// The leads that are face down, the proper one and others.
    pub(super) face_down: SmallVec<[(Seat, PlayedCard); 2]>,
    /// The moment since which the roles of declarer and dummy are settled.
    pub(super) roles_since: Moment,
}

impl OpeningLead {
    pub(super) fn new(record: &Record) -> OpeningLead {
        let Record { lead_faced: faced, dummy_spread, .. } = *record;
        OpeningLead { faced, dummy_spread, face_down: SmallVec::new(), roles_since: 0 }
    }
}
