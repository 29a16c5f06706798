//! The replay: reads a record event by event, plays regular cards, and stops at each incident.

use super::designations::CardCall;
use super::incident::*;
use super::readings::FollowUpRole;
use super::record::PenaltyCard;
use super::state::Table;
use super::trick_cards::AT_NEXT_TURN;
use crate::bridge::PlayedCard;
use crate::record::event::{Act, Choice, Event, Gesture, PlayManner};

/// How far the record has been read.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct RecordReader {
    /// The index of the next event.
    pub(super) next: usize,
    /// How many of the cards exposed in the auction have been read.
    pub(super) exposed_read: usize,
    /// The moment of the current incident.
    pub(super) incident_moment: Moment,
    /// A further incident, found while an event was read or a ruling carried out; it is heard next.
    pub(super) pending: Option<Incident>,
    /// The incidents to be heard after the last event, in reverse order; `None` until they are determined.
    pub(super) final_incidents: Option<Vec<Incident>>,
    /// The moment of the last card about which it was asked whether a penalty card was due instead.
    pub(super) asked_due: Option<Moment>,
    /// The index of the last call for which the director was asked which hand holds the card.
    pub(super) asked_whose: Option<usize>,
}

impl Default for RecordReader {
    fn default() -> RecordReader {
        RecordReader {
            next: 0,
            exposed_read: 0,
            incident_moment: BEFORE_PLAY,
            pending: None,
            final_incidents: None,
            asked_due: None,
            asked_whose: None,
        }
    }
}

impl Table<'_> {
    /// Reads on to the next incident; returns `None` at the end of the record.
    ///
    /// A regular play is never an incident. The next event is judged on the table as the rulings have left it.
    pub fn advance(&mut self) -> Option<Incident> {
        let incident = self.find_next();
        if let Some(incident) = &incident {
            self.reader.incident_moment = incident.moment();
            self.note_incident(incident);
        }
        incident
    }

    fn find_next(&mut self) -> Option<Incident> {
        if self.reader.pending.is_some() {
            return self.reader.pending.take();
        }
        if let Some(incident) = self.exposed_in_auction() {
            return Some(incident);
        }
        loop {
            if let Some(incident) = self.incident_now_due() {
                return Some(incident);
            }
            let index = self.reader.next;
            if index >= self.record.events.len() {
                break;
            }
            self.reader.next += 1;
            if !self.is_taken(index)
                && let Some(incident) = self.read(index)
            {
                // Dummy's uncalled card is forgotten, unless the record is to be read again from this event or an
                // earlier one.
                if self.reader.next > index {
                    self.trick.unbidden = None;
                }
                return Some(incident);
            }
        }
        if self.reader.final_incidents.is_none() {
            let mut closing = self.at_the_end();
            closing.reverse();
            self.reader.final_incidents = Some(closing);
        }
        self.reader.final_incidents.as_mut().and_then(Vec::pop)
    }

    /// Returns the incident of the next card exposed in the auction. The incidents of the auction are heard before the
    /// play.
    fn exposed_in_auction(&mut self) -> Option<Incident> {
        let exposed = self.record.exposed.get(self.reader.exposed_read)?;
        self.reader.exposed_read += 1;
        let own = self.record.exposed.iter().filter(|other| other.owner == exposed.owner);
        Some(Incident::AuctionCard(AuctionCard {
            moment: BEFORE_PLAY,
            by: exposed.owner,
            card: exposed.card,
            led: exposed.led,
            before_auction: exposed.before_auction,
            seen: exposed
                .seen
                .map_or(Some(true), |seen| seen[exposed.owner.partner()].then_some(true)),
            of_how_many: own.count() as u8,
        }))
    }

    /// Plays the cards that are due at the current turn, and returns the incident that arises: an irregular card
    /// that waited or still waits for its turn, a penalty card that may be due, or a conditional call that takes effect.
    fn incident_now_due(&mut self) -> Option<Incident> {
        if self.claims.stopped_at.is_some() {
            return None;
        }
        while let Some((moment, card)) = self.due_now() {
            // The card is already played, so a penalty card exposed since does not come before it.
            let is_new = self.note_judged(moment, card);
            let moment = if moment == AT_NEXT_TURN { self.reader.incident_moment } else { moment };
            if is_new && let Some(incident) = self.breach_in_turn(moment as usize, card) {
                return Some(incident);
            }
            self.play_in_turn(card);
        }
        if let Some(revoke) = self.early_revoke() {
            return Some(Incident::Revoke(revoke));
        }
        if let Some(due) =
            self.perhaps_due().filter(|due| self.reader.asked_due != Some(due.moment))
        {
            // The question is asked once.
            self.reader.asked_due = Some(due.moment);
            return Some(Incident::PenaltyDue(due));
        }
        let index = self.trick.conditional?;
        let Event { by, act: Act::Calls(spoken) } = self.record.events[index] else { return None };
        if self.position.turn() != Some(self.contract().dummy()) {
            return None;
        }
        self.trick.conditional = None;
        self.reader.incident_moment = index as Moment;
        Some(Incident::Designation(self.designation(index, by, spoken)))
    }

    /// Returns whether a player replaces a card that has been ruled an established revoke and has not gone back all the
    /// same (43B2(b)).
    fn is_too_late(&self, index: usize) -> bool {
        let by = self.record.events[index].by;
        self.record
            .replaced(index)
            .is_some_and(|card| self.is_established_revoke(by, card) && self.has_played(by, card))
    }

    /// Enters the event in the readings as regular, if its act is regular at any time.
    pub(super) fn note_ordinary(&self, index: usize) {
        if matches!(self.record.events[index].act, Act::Explains(_) | Act::Ends(_)) {
            self.readings.record_regular(index);
        }
    }

    /// Enters an event in the readings as regular, and returns no incident.
    pub(super) fn regular(&self, index: usize) -> Option<Incident> {
        self.readings.record_regular(index);
        None
    }

    fn read(&mut self, index: usize) -> Option<Incident> {
        let event = self.record.events[index];
        self.reader.incident_moment = index as Moment;
        let (by, moment) = (event.by, index as Moment);
        let act = event.act.canonical(by);
        if let Some(claim) = self.claims.stopped_at.filter(|_| act.is_of_play()) {
            self.readings.record_follow_up(index, claim, FollowUpRole::PlayedOn);
            return None;
        }
        match act {
            Act::Plays { card, .. } if self.puts_others_at_once(index, by) => {
                Some(Incident::CardsAtOnce(self.cards_at_once(index, by, card)))
            }
            Act::Plays { card, manner } => self.card_put(index, by, card, manner),
            Act::LeadsFaceDown(card) => self.lead_put_face_down(index, by, card),
            Act::FacesLead => {
                let card = self.lead.face_down(by)?;
                self.lead.remove_face_down(by);
                self.card_put(index, by, card, PlayManner::Lead)
            }
            Act::Spreads(_) if self.is_faced_dummy(by) => self.spread(index, by),
            // Cards shown with words about tricks belong to the words.
            Act::Spreads(_) if self.speaks_of_tricks(by) => None,
            // Once the play is over, everybody may face his cards, and no trick is in progress.
            Act::Spreads(_) | Act::SpeaksOfTrick if self.phase_at(moment).is_over() => {
                self.regular(index)
            }
            Act::Spreads(facing) => {
                self.lead.dummy_spread |= by == self.contract().dummy() && !facing.by_accident;
                Some(Incident::FacedHand(self.faced_hand(moment, by, facing)))
            }
            Act::Calls(spoken) if self.is_conditional_so_far(by, spoken) => {
                self.trick.conditional = Some(index);
                None
            }
            Act::Calls(spoken) => {
                let own_turn = self.position.turn() == Some(by);
                let of_either =
                    self.of_either_hand(CardCall { index, by, spoken, own_turn }, index);
                let call = of_either.unwrap_or_else(|| self.designation(index, by, spoken));
                Some(Incident::Designation(call))
            }
            Act::Designates(PlayedCard::Exact(card)) if self.awaits_card(index, by, card) => {
                Some(Incident::Designation(self.choice_for_dummy(index, by, card)))
            }
            // A gesture of dummy together with his words about the same card is one indication.
            Act::Touches(card) | Act::Shows(Gesture { card, .. })
                if by != self.contract().declarer
                    && self.is_faced_dummy(by)
                    && self.is_said_with(index, by, card) =>
            {
                self.readings.record_follow_up(index, moment + 1, FollowUpRole::Before);
                None
            }
            Act::Shows(gesture) if self.is_faced_dummy(by) => {
                self.indication(moment, by, gesture.card, IndicationManner::Touched)
            }
            Act::Shows(_) if self.tells_of_trick(index) => None,
            Act::Shows(gesture) => Some(Incident::CardShown(self.showing(index, by, gesture))),
            Act::Drops { card, seen, jostled } => {
                let partner_saw = seen[by.partner()];
                Some(Incident::CardDropped(CardDropped { moment, by, card, partner_saw, jostled }))
            }
            // Moving a card already played is regular.
            Act::Touches(card) if self.has_played(self.contract().dummy(), card) => {
                self.regular(index)
            }
            // A presumed dummy who has become declarer touches his own card.
            Act::Touches(card)
                if by == self.contract().declarer && self.lacks(self.contract().dummy(), card) =>
            {
                self.regular(index)
            }
            Act::Touches(card) if by == self.contract().declarer => {
                let hand = self.contract().dummy();
                let on_table = self.position.on_table() + 1;
                Some(Incident::Touch(Touch {
                    moment,
                    by,
                    hand,
                    card,
                    in_turn: self.position.turn() == Some(hand),
                    later: self.what_followed(moment).played(on_table),
                }))
            }
            // Until the opening lead is faced, the presumed dummy holds his cards in his hand.
            Act::Touches(_) if !self.is_faced_dummy(by) => self.regular(index),
            Act::Touches(card) => self.indication(moment, by, card, IndicationManner::Touched),
            Act::Names(_) if self.speaks_of_tricks(by) => None,
            Act::Names(card) if self.is_faced_dummy(by) => {
                self.indication(moment, by, card, IndicationManner::Named)
            }
            Act::Names(card) => Some(Incident::CardNamed(CardNamed { moment, by, card })),
            Act::TurnsCard => self.card_turned(moment, by),
            Act::Wants { hand, card, instead } => {
                Some(Incident::Retraction(self.retraction(index, by, hand, card, instead)))
            }
            Act::Amends(topic) => self.misexplanation(index, by, topic),
            // The player puts out the card that he should have played, and it is his turn.
            Act::Corrects { card, .. }
                if self.position.turn() == Some(by)
                    && !self.has_played(by, card)
                    && !self.is_too_late(index) =>
            {
                self.put_in_turn(index, card)
            }
            Act::Corrects { card, .. } => {
                self.other_card_put(index, by, card, self.record.replaced(index))
            }
            Act::Chooses(Choice::Require(_) | Choice::Forbid(_) | Choice::Free)
                if by == self.contract().declarer && self.awaits_choice().is_some() =>
            {
                let leader = self.awaits_choice()?;
                let later = LaterPlays::default();
                Some(Incident::PenaltyDue(PenaltyDue {
                    moment,
                    by: leader,
                    leading: true,
                    led: None,
                    passed_over: false,
                    later,
                }))
            }
            // Once a claim or concession has ended the play, a later claim or concession is a response to it.
            Act::Claims(_) | Act::Concedes(_) if self.claims.stopped_at.is_some() => None,
            Act::Claims(tricks) if !self.has_shown(by, moment) => Some(Incident::TricksStatement(
                self.statement(index, by, StatementKind::Claim, tricks),
            )),
            Act::Concedes(tricks) => Some(Incident::TricksStatement(self.statement(
                index,
                by,
                StatementKind::Concession,
                tricks,
            ))),
            Act::SpeaksOfTrick => Some(Incident::TricksStatement(self.statement(
                index,
                by,
                StatementKind::Trick,
                None,
            ))),
            Act::DrawsAttention(how) => self.attention(moment, by, how),
            Act::Warns => {
                Some(Incident::DummyIntervenes(self.intervention(moment, by, Intervention::Warned)))
            }
            Act::Prevents(seat) if by == self.contract().dummy() => {
                Some(Incident::DummyIntervenes(self.intervention(
                    moment,
                    by,
                    Intervention::Prevented(seat),
                )))
            }
            Act::ExchangesHands => Some(Incident::DummyIntervenes(self.intervention(
                moment,
                by,
                Intervention::Exchanged,
            ))),
            Act::LooksAt(hand) if by == self.contract().dummy() => {
                let shown = self.was_shown(moment, hand, by);
                let how = Intervention::LookedAt { hand, shown };
                Some(Incident::DummyIntervenes(self.intervention(moment, by, how)))
            }
            Act::ShowsHand(to)
                if to == self.contract().dummy() && self.contract().is_defender(by) =>
            {
                let how = Intervention::WasShown(by);
                Some(Incident::DummyIntervenes(self.intervention(moment, to, how)))
            }
            Act::Remarks | Act::NamesOf { .. } => Some(Incident::Remark(Remark { moment, by })),
            Act::Asks { topic, single } => {
                Some(Incident::ExplanationAsked(self.asked(moment, by, topic, single)))
            }
            Act::Notices(topic) => self.noticed(index, by, topic),
            Act::AsksIfVoid(of) => Some(Incident::AskedIfVoid(self.asked_if_void(moment, by, of))),
            // Only the player in turn can let a turn pass. A lead cannot be omitted: another player leads out of turn.
            Act::Omits if self.position.turn() != Some(by) || self.position.is_lead() => None,
            Act::Omits => Some(Incident::Omission(self.omission(index, by))),
            Act::SaysTurnedWrong { of, trick } => self.turned_wrong(moment, by, of, trick),
            Act::Inspects(what) => Some(Incident::CardsInspected(self.inspected(moment, by, what))),
            Act::Designates(card) if by == self.contract().declarer => {
                let on_table = self.penalties.on_table.iter().find(|penalty| penalty.card == card);
                if let Some(PenaltyCard { owner, .. }) = on_table {
                    self.obligations.choose(*owner, card);
                    self.readings.record_regular(index);
                }
                None
            }
            Act::Explains(_) | Act::Ends(_) => {
                self.note_ordinary(index);
                None
            }
            Act::Chooses(choice) => Some(Incident::ChoiceMade(ChoiceMade { moment, by, choice })),
            Act::WasTold => Some(Incident::DirectorsRuling(DirectorsRuling { moment, by })),
            Act::Counts(_) => self.miscount(moment, by),
            Act::Finds { card, seen } => Some(Incident::CardFound(CardFound {
                moment,
                by,
                card,
                partner_saw: seen[by.partner()],
                lead_faced: self.lead.faced,
                defenders_played: self.defenders_have_played(),
            })),
            Act::SaysTricks(number) => self.tricks_said(moment, by, number),
            Act::RecordsTricks(number) => self.tricks_recorded(moment, by, number),
            Act::Agrees => {
                self.note_agreement(index, by);
                None
            }
            Act::MixesCards => Some(Incident::CardsMixed(self.cards_mixed(moment, by))),
            Act::Denies => self.facts_denied(moment, by),
            Act::HasForeign(card) => Some(Incident::ForeignCard(ForeignCard { moment, by, card })),
            // These acts are read with the incident to which they belong.
            Act::Adds(_)
            | Act::Pleads(_)
            | Act::TellsTurn(_)
            | Act::Claims(_)
            | Act::LooksAt(_)
            | Act::ShowsHand(_)
            | Act::Prevents(_)
            | Act::StatesLine
            | Act::Objects
            | Act::AsksToPlayOn
            | Act::Designates(_) => None,
        }
    }
}
