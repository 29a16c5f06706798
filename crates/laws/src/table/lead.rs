//! The opening lead, and the roles of declarer and dummy that follow from it.

use crate::bridge::{PlayedCard, Seat};
use smallvec::SmallVec;

use super::effect::EffectResult;
use super::following::is_attention;
use super::incident::{FaceDownLead, Incident, Moment};
use super::readings::FollowUpRole;
use super::record::Record;
use super::state::Table;
use crate::record::event::Event;

/// How far the opening lead has come.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OpeningLead {
    /// Whether the lead has been faced.
    pub(super) faced: bool,
    /// Whether dummy has been spread.
    pub(super) dummy_spread: bool,
    /// The leads that lie face down, the proper one and others.
    pub(super) lying: SmallVec<[(Seat, PlayedCard); 2]>,
    /// The moment since which the roles of declarer and dummy are settled.
    pub(super) roles_since: Moment,
}

impl OpeningLead {
    pub(super) fn new(record: &Record) -> OpeningLead {
        let (faced, dummy_spread) = (record.lead_faced, record.dummy_spread);
        OpeningLead { faced, dummy_spread, lying: SmallVec::new(), roles_since: 0 }
    }

    /// Returns the lead that is face down in front of the player, if there is one.
    pub(crate) fn face_down(&self, of: Seat) -> Option<PlayedCard> {
        self.lying.iter().find(|(by, _)| *by == of).map(|(_, card)| *card)
    }

    /// Turns up, or takes back, the lead that is face down in front of the player.
    pub(super) fn remove_face_down(&mut self, of: Seat) {
        self.lying.retain(|(by, _)| *by != of);
    }

    pub(crate) fn is_dummy_spread(&self) -> bool {
        self.dummy_spread
    }
}

impl Table<'_> {
    /// Returns how far the opening lead has come.
    pub(crate) fn opening_lead(&self) -> &OpeningLead {
        &self.lead
    }

    /// Reads an opening lead put face down. Returns an incident if a player who is not to lead puts it down and does
    /// not turn it up.
    pub(super) fn lead_put_face_down(
        &mut self,
        index: usize,
        by: Seat,
        card: PlayedCard,
    ) -> Option<Incident> {
        let faces = self.what_followed(index as Moment).lead_faced(by);
        let wrong = self.position.turn().is_some_and(|leader| leader != by);
        if wrong && faces.is_none() && !self.lead.faced {
            let moment = index as Moment;
            return Some(Incident::FaceDownLead(FaceDownLead { moment, by, card }));
        }
        if let Some(faced) = faces.filter(|_| wrong) {
            self.readings.record_follow_up(index, faced, FollowUpRole::Before);
        } else if self.lead.face_down(by).is_none() {
            self.readings.record_regular(index);
        }
        self.lead.lying.push((by, card));
        None
    }

    /// Returns whether the player is dummy and the opening lead has been faced.
    pub(super) fn is_faced_dummy(&self, by: Seat) -> bool {
        by == self.contract().dummy() && self.lead.faced
    }

    /// Returns whether the opening lead has been faced by the right player or accepted, so that it is settled who is
    /// dummy.
    pub(crate) fn play_has_begun(&self) -> bool {
        self.lead.faced && self.reader.incident_moment >= self.lead.roles_since
    }

    pub(super) fn swap_declarer(&mut self, at: Option<Moment>) -> EffectResult {
        self.contract.declarer = self.contract.dummy();
        self.obligations.exchange(self.contract.declarer.side());
        self.lead.dummy_spread = true;
        self.settle_roles(at)
    }

    /// Records that the roles of declarer and dummy are settled from moment `at` on. Without a
    /// moment, they are settled from the next card on or, if attention is drawn, from the first
    /// card after that, because the choice waits for the director.
    pub(super) fn settle_roles(&mut self, at: Option<Moment>) -> EffectResult {
        let since = || self.what_followed(self.reader.incident_moment).events();
        let drawn = since().find(|(_, event)| is_attention(event.act)).map(|(index, _)| index);
        let is_next = |(index, event): &(usize, &Event)| {
            event.act.card_put().is_some() && drawn.is_none_or(|drawn| *index > drawn)
        };
        let at = at.or_else(|| since().find(is_next).map(|(index, _)| index as Moment));
        self.lead.roles_since = at.unwrap_or(Moment::MAX);
        EffectResult::Done
    }
}
