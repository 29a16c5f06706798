//! Tricks with a card too few or too many: the later plays, and the card that the player then adds.

use crate::bridge::{PlayedCard, Seat, Suit};

use super::effect::EffectResult;
use super::incident::{
    CardTurned, DefectiveTrick, DummyIntervenes, Incident, Intervention, LaterPlays, Moment,
    Omission, TrickExtraCard,
};
use super::readings::FollowUpRole;
use super::state::Table;
use crate::record::event::{Act, AttentionManner, Event, PlayManner};

/// A trick to which a player has played no card, or more than one, unnoticed so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UnnoticedDefect {
    by: Seat,
    moment: Moment,
    number: u8,
    suit_led: Option<Suit>,
    extra: Option<TrickExtraCard>,
}

impl Table<'_> {
    /// Returns the incident of a player who lets his turn pass.
    pub(super) fn omission(&self, index: usize, by: Seat) -> Omission {
        let followed = self.what_followed(index as Moment);
        let later = followed.played(self.position.on_table() + 1);
        let attention = later.attention.map_or(self.record.events.len(), usize::from);
        let next_trick = later.plays().find(|play| play.next_trick && play.hand != by);
        let next_trick = next_trick.map_or(attention, |play| usize::from(play.moment));
        let supplied = followed.events().find_map(|(at, event)| {
            let card = match event.act {
                Act::Plays { card, manner } if manner != PlayManner::Lead => Some(card),
                Act::Corrects { card, .. } | Act::Designates(card) => Some(card),
                _ => None,
            };
            let in_time = at < next_trick || at >= attention;
            card.filter(|_| event.by == by && in_time).map(|card| (at, card))
        });
        let at_once = supplied.is_some_and(|(at, _)| at < attention);
        let side = by.side();
        let both = later.has_played_on(side) && later.has_played_on(side.opponents());
        let both_played_on = both && !at_once;
        let supplied = supplied.filter(|_| !both_played_on);
        if let Some((at, _)) = supplied {
            self.readings.record_follow_up(at, index as Moment, FollowUpRole::Correction);
        }
        let supplied = supplied.map(|(at, card)| (at as Moment, card));
        Omission { moment: index as Moment, by, supplied, both_played_on }
    }

    pub(super) fn let_pass(&mut self, moment: Moment, unnoticed: bool) -> EffectResult {
        let Some(by) = self.position.turn() else { return EffectResult::Impossible };
        if unnoticed {
            let number = self.position.tricks_played() + 1;
            let suit_led = self.position.suit_led();
            self.unsettled.wrong_tricks.push(UnnoticedDefect {
                by,
                moment,
                number,
                suit_led,
                extra: None,
            });
            self.note_short_trick(moment, by, number);
        }
        let played = self.position.tricks_played();
        self.position.pass();
        self.end_turn(played);
        EffectResult::Done
    }

    pub(super) fn note_extra_card(
        &mut self,
        moment: Moment,
        by: Seat,
        extra: TrickExtraCard,
    ) -> EffectResult {
        let (number, suit_led) = (self.position.tricks_played(), None);
        let extra = Some(extra);
        self.unsettled.wrong_tricks.push(UnnoticedDefect { by, moment, number, suit_led, extra });
        EffectResult::Done
    }

    /// Reads an act that draws attention. It may reveal a trick with a card too few or too many.
    pub(super) fn attention(
        &mut self,
        moment: Moment,
        by: Seat,
        how: AttentionManner,
    ) -> Option<Incident> {
        if let Some(incident) = self.readings.last_incident(usize::from(moment)) {
            self.record_follow_up(usize::from(moment), incident);
        }
        let defective = self.wrong_trick(moment, false).map(Incident::DefectiveTrick);
        // Once a claim has stopped the play, dummy may doubt the claim.
        let is_dummy = by == self.contract().dummy() && moment >= self.lead.roles_since;
        if !is_dummy || self.claims.stopped_at.is_some() {
            return defective;
        }
        self.reader.pending = defective;
        let it: DummyIntervenes = self.intervention(moment, by, Intervention::DrewAttention(how));
        Some(Incident::DummyIntervenes(it))
    }

    /// Removes and returns the first defective trick found at this moment: because attention is drawn to it, or because
    /// the record has ended.
    pub(super) fn wrong_trick(
        &mut self,
        moment: Moment,
        at_the_end: bool,
    ) -> Option<DefectiveTrick> {
        // An extra card that its player has played to a later trick is no longer in the defective trick.
        let is_in_this_trick = |trick: &UnnoticedDefect| {
            let extra = trick.extra.map(|extra| extra.card);
            extra.is_none_or(|card| !self.has_played_exactly(trick.by, card))
        };
        let noticed = |trick: &UnnoticedDefect| {
            is_in_this_trick(trick) && (at_the_end || self.concerns(moment, trick.moment))
        };
        let at = self.unsettled.wrong_tricks.iter().position(noticed)?;
        let UnnoticedDefect { by, number, suit_led, extra, .. } =
            self.unsettled.wrong_tricks.remove(at);
        let added = self.what_followed(moment).added(by).map(|(_, card)| card);
        let has_suit = suit_led.and_then(|suit| self.has_suit(by, suit));
        Some(DefectiveTrick { moment, by, trick: number, suit_led, has_suit, added, extra })
    }

    pub(super) fn add_to_played(&mut self, hand: Seat, card: PlayedCard) -> EffectResult {
        if self.lacks(hand, card) {
            return EffectResult::Impossible;
        }
        self.position.add_to_played(hand, card);
        EffectResult::Done
    }

    /// Returns the plays after an extra card, counted as if that card belonged to the current trick or, at a lead, to
    /// the last one.
    pub(super) fn later_than_extra(&self, index: usize) -> LaterPlays {
        let on_table = if self.position.is_lead() { 4 } else { self.position.on_table() };
        self.what_followed(index as Moment).played(on_table)
    }

    /// Returns whether the attention drawn at moment `attention` concerns the incident at `moment`. It does not if
    /// nobody has drawn attention yet to a later incident whose moment is in `attention_moments`.
    pub(super) fn concerns(&self, attention: Moment, moment: Moment) -> bool {
        let drawn = |from: Moment| {
            let between = usize::from(from) + 1..usize::from(attention);
            let events: &[Event] = self.record.events.get(between).unwrap_or_default();
            events.iter().any(|event| event.act.is_attention())
        };
        let mut since = self
            .unsettled
            .attention_moments
            .iter()
            .filter(|other| (moment + 1..attention).contains(*other));
        !since.any(|other| !drawn(*other))
    }

    /// Records the incident, if it is one to which players usually draw attention at once.
    pub(super) fn note_incident(&mut self, incident: &Incident) {
        match incident {
            Incident::LeadOutOfTurn(_)
            | Incident::PlayOutOfTurn(_)
            | Incident::ExtraCard(_)
            | Incident::SimultaneousPlay(_)
            | Incident::CardsAtOnce(_)
            | Incident::CardDropped(_)
            | Incident::CardNamed(_)
            | Incident::Indication(_)
            | Incident::PenaltyNotPlayed(_)
            | Incident::CardTurned(CardTurned { all_played: false, .. }) => {
                self.unsettled.attention_moments.push(incident.moment())
            }
            Incident::CardTurned(CardTurned { all_played: true, .. })
            | Incident::Designation(_)
            | Incident::Touch(_)
            | Incident::CardShown(_)
            | Incident::Revoke(_)
            | Incident::PenaltyDue(_)
            | Incident::Retraction(_)
            | Incident::Misexplanation(_)
            | Incident::AuctionCard(_)
            | Incident::FaceDownLead(_)
            | Incident::Remark(_)
            | Incident::ExplanationAsked(_)
            | Incident::ErrorNoticed(_)
            | Incident::FacedHand(_)
            | Incident::DummyIntervenes(_)
            | Incident::AskedIfVoid(_)
            | Incident::Omission(_)
            | Incident::DefectiveTrick(_)
            | Incident::UnableToComply(_)
            | Incident::CardsInspected(_)
            | Incident::CardTurnedWrong(_)
            | Incident::TricksStatement(_)
            | Incident::RevokeSettlement(_)
            | Incident::ChoiceMade(_)
            | Incident::DirectorsRuling(_)
            | Incident::Miscount(_)
            | Incident::CardFound(_)
            | Incident::ForeignCard(_)
            | Incident::TricksDisputed(_)
            | Incident::WrongScoreEntered(_)
            | Incident::CardsMixed(_)
            | Incident::FactsDisputed(_)
            | Incident::Protest(_)
            | Incident::PenaltyCardAtEnd(_) => {}
        }
    }
}
