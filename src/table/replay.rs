//! The replay: it reads a record event by event, plays what is regular, and stops at each incident.

use crate::bridge::{PlayedCard, Seat, Trick};

use super::event::{Act, Event, Gesture, Manner, Topic};
use super::incident::*;
use super::record::PenaltyCard;
use super::state::Table;

impl Table<'_> {
    /// Reads on to the next incident; `None` at the end of the record.
    ///
    /// A regular play is never an incident. What a ruling has changed on the table since the last call is
    /// the table on which the next event is judged.
    pub fn advance(&mut self) -> Option<Incident> {
        if let Some(incident) = self.pending.take() {
            return Some(incident);
        }
        loop {
            if let Some(incident) = self.already_there() {
                return Some(incident);
            }
            let index = self.next;
            if index >= self.record.events.len() {
                break;
            }
            self.next += 1;
            if !self.is_taken(index)
                && let Some(incident) = self.read(index)
            {
                // What has been ruled on is not read again.
                self.unbidden = None;
                return Some(incident);
            }
        }
        if std::mem::replace(&mut self.ended, true) { None } else { self.at_the_end() }
    }

    /// What was done earlier and counts now that its turn has come.
    fn already_there(&mut self) -> Option<Incident> {
        while let Some((moment, card)) = self.due_now() {
            if let Some(incident) = self.put_in_turn(moment as usize, card) {
                return Some(incident);
            }
        }
        let index = self.conditional?;
        let Event { by, act: Act::Calls(spoken) } = self.record.events[index] else { return None };
        if self.position.turn() != Some(self.contract().dummy()) {
            return None;
        }
        self.conditional = None;
        Some(Incident::Designation(self.designation(index, by, spoken)))
    }

    fn read(&mut self, index: usize) -> Option<Incident> {
        let event = self.record.events[index];
        let (by, moment) = (event.by, index as Moment);
        match event.act {
            Act::Plays { card, manner } => self.card_put(index, by, card, manner),
            Act::LeadsFaceDown(card) => {
                self.lead_face_down = Some(card);
                None
            }
            Act::FacesLead => {
                let card = self.lead_face_down.take()?;
                self.card_put(index, by, card, Manner::Lead)
            }
            Act::Spreads => {
                self.dummy_spread = true;
                None
            }
            Act::Calls(spoken) if self.is_conditional_so_far(by, spoken) => {
                self.conditional = Some(index);
                None
            }
            Act::Calls(spoken) => Some(Incident::Designation(self.designation(index, by, spoken))),
            Act::Shows(gesture) => Some(Incident::Showing(self.showing(index, by, gesture))),
            Act::Drops { card, seen } => {
                Some(Incident::Drop(Drop { moment, by, card, partner_saw: seen[by.partner()] }))
            }
            // To move a card that is played is no incident.
            Act::Touches(card) if self.has_played(self.contract().dummy(), card) => None,
            Act::Touches(card) if by == self.contract().declarer => {
                let hand = self.contract().dummy();
                let on_table = self.position.on_table() + 1;
                Some(Incident::Touch(Touch {
                    moment,
                    by,
                    hand,
                    card,
                    in_turn: self.position.turn() == Some(hand),
                    later: self.later(index, by, on_table),
                }))
            }
            Act::Touches(card) => Some(Incident::Indication(Indication { moment, by, card })),
            Act::Names(card) => Some(Incident::Naming(Naming { moment, by, card })),
            Act::TurnsCard => self.turned_early(moment, by),
            Act::Wants { hand, card, instead } => {
                Some(Incident::Retraction(self.retraction(index, by, hand, card, instead)))
            }
            Act::Amends(topic) => self.misexplanation(index, by, topic),
            // The card that should have been played, once its turn has come.
            Act::Corrects { card, .. }
                if self.position.turn() == Some(by) && !self.has_played(by, card) =>
            {
                self.put_in_turn(index, card)
            }
            // What these say is read by the incident that they belong to.
            Act::Adds(_)
            | Act::Pleads(_)
            | Act::Corrects { .. }
            | Act::Explains(_)
            | Act::TellsTurn(_)
            | Act::Claims
            | Act::DrawsAttention
            | Act::Chooses(_) => None,
        }
    }

    /// A card is put face up on the table.
    fn card_put(
        &mut self,
        index: usize,
        by: Seat,
        card: PlayedCard,
        manner: Manner,
    ) -> Option<Incident> {
        let moment = index as Moment;
        if card.card().is_some() && self.has_played(by, card) {
            // Named or touched before, and now put there.
            return None;
        }
        if manner == Manner::AtOnce {
            return Some(Incident::Simultaneous(self.simultaneous(index, by, card)));
        }
        let in_turn = self.position.turn() == Some(by);
        if in_turn && (manner == Manner::Play || self.position.is_lead()) {
            if by == self.contract().dummy() {
                self.unbidden = Some((index, self.position));
            }
            return self.put_in_turn(index, card);
        }
        self.out_of_turn(moment, by, card, manner)
    }

    /// The incident of a card put on the table by a hand that was not in turn, or led by one that was
    /// not to lead.
    pub fn out_of_turn(
        &self,
        moment: Moment,
        by: Seat,
        card: PlayedCard,
        manner: Manner,
    ) -> Option<Incident> {
        let index = moment as usize;
        let trick = self.position.trick?;
        let has_played = if trick.is_empty() {
            self.position.previous.is_some() || self.position.last_won.is_some()
        } else {
            trick.card(by).is_some()
        };
        if manner == Manner::Lead || trick.is_empty() && !self.lead_faced {
            return Some(Incident::LeadOutOfTurn(self.lead_out_of_turn(index, by, card)));
        }
        if has_played {
            return Some(Incident::ExtraCard(ExtraCard {
                moment,
                by,
                card,
                as_lead: self.lead_out_of_turn(index, by, card),
            }));
        }
        if trick.is_empty() {
            return Some(Incident::LeadOutOfTurn(self.lead_out_of_turn(index, by, card)));
        }
        Some(Incident::PlayOutOfTurn(self.play_out_of_turn(index, by, card)))
    }

    /// The hand in turn plays: regular, a revoke, or a penalty card left on the table.
    fn put_in_turn(&mut self, index: usize, card: PlayedCard) -> Option<Incident> {
        let hand = self.position.turn()?;
        let moment = index as Moment;
        let on_table = self.position.on_table() + 1;
        if let Some(due) = self.penalty_due(hand)
            && due.card != card
            && !self.penalty_cards(hand).any(|penalty| penalty.card == card)
        {
            let later = self.later(index, hand, on_table);
            return Some(Incident::PenaltyNotPlayed(PenaltyNotPlayed {
                moment,
                by: hand,
                card,
                due: due.card,
                later,
            }));
        }
        if let Some(suit_led) = self.position.suit_led()
            && self.position.follows(hand, card) == Some(false)
        {
            return Some(Incident::Revoke(Revoke {
                moment,
                by: hand,
                card,
                suit_led,
                was_faced: self.penalty_cards(hand).any(|penalty| penalty.card == card),
                corrected: self.correction(index, hand, card),
                later: self.later(index, hand, on_table),
            }));
        }
        self.lay(card);
        None
    }

    /// A ruling puts a card on the table for the hand in turn. If that brings a new incident to light, it
    /// is the next to be heard.
    pub fn put(&mut self, moment: Moment, hand: Seat, card: PlayedCard) {
        if self.position.turn() == Some(hand) {
            self.pending = self.put_in_turn(moment as usize, card);
        } else if !self.has_played(hand, card) {
            self.wait(moment, hand, card);
        }
    }

    /// The card that the player put in the place of `card`.
    fn correction(&self, index: usize, by: Seat, card: PlayedCard) -> Option<PlayedCard> {
        self.after(index).find_map(|(_, event)| {
            let Act::Corrects { card: instead, of } = event.act else { return None };
            (event.by == by && of.is_none_or(|of| of == card)).then_some(instead)
        })
    }

    /// The opponent who told the player that it was his turn.
    fn told_by(&self, index: usize, player: Seat) -> Option<Seat> {
        let contract = self.contract();
        let acts = if player == contract.dummy() { contract.declarer } else { player };
        let told = |event: &&Event| {
            [player, acts].iter().any(|seat| event.act == Act::TellsTurn(*seat))
                && event.by.side() != player.side()
        };
        self.record.events[..index].iter().rev().find(told).map(|event| event.by)
    }

    fn lead_out_of_turn(&self, index: usize, by: Seat, card: PlayedCard) -> LeadOutOfTurn {
        let trick = self.position.trick;
        let unfinished = trick.filter(|trick| !trick.is_empty());
        LeadOutOfTurn {
            moment: index as Moment,
            by,
            card,
            rightful: trick.map_or(by, |trick| trick.turn().unwrap_or(trick.leader())),
            opening: !self.lead_faced,
            trick_unfinished: unfinished.is_some(),
            partner_to_play: unfinished.is_some_and(|trick| trick.card(by.partner()).is_none()),
            told_by: self.told_by(index, by),
            later: self.later(index, by, 1),
        }
    }

    fn play_out_of_turn(&self, index: usize, by: Seat, card: PlayedCard) -> PlayOutOfTurn {
        let contract = self.contract();
        let has_played =
            |seat: Seat| self.position.trick.is_some_and(|trick| trick.card(seat).is_some());
        PlayOutOfTurn {
            moment: index as Moment,
            by,
            card,
            partner_has_played: has_played(by.partner()),
            dummy_has_played: has_played(contract.dummy()),
            declarer_has_played: has_played(contract.declarer),
            dummy_spread: self.dummy_spread,
            told_by: self.told_by(index, by),
            corrected: self.correction(index, by, card),
            later: self.later(index, by, self.position.on_table()),
        }
    }

    fn simultaneous(&self, index: usize, by: Seat, card: PlayedCard) -> Simultaneous {
        let before = self.record.events[..index].iter().rev();
        let with = before.map(|event| event.by).find(|seat| *seat != by).unwrap_or(by);
        let in_turn = self.position.turn() == Some(by);
        Simultaneous {
            moment: index as Moment,
            by,
            card,
            with,
            out_of_turn: (!in_turn).then(|| self.play_out_of_turn(index, by, card)),
        }
    }

    fn showing(&mut self, index: usize, by: Seat, gesture: Gesture) -> Showing {
        let in_turn = self.position.turn().is_none_or(|turn| turn == by);
        let as_played = (!in_turn)
            .then(|| self.out_of_turn(index as Moment, by, gesture.card, Manner::Play))
            .flatten();
        let claims = self.after(index).any(|(_, event)| event.by == by && event.act == Act::Claims);
        Showing {
            moment: index as Moment,
            by,
            gesture,
            in_turn,
            extra: as_played.and_then(|incident| incident.extra_card()),
            claims,
        }
    }

    fn turned_early(&self, moment: Moment, by: Seat) -> Option<Incident> {
        let card = self.position.trick?.card(by)?;
        Some(Incident::TurnedEarly(TurnedEarly { moment, by, card }))
    }

    fn retraction(
        &mut self,
        index: usize,
        by: Seat,
        hand: Seat,
        card: PlayedCard,
        instead: Option<PlayedCard>,
    ) -> Retraction {
        let before = &self.record.events[..index];
        let calls =
            |event: &Event| matches!(event.act, Act::Calls(_)) && event.by == by && by != hand;
        let plays =
            |event: &Event, card| matches!(event.act, Act::Plays { card: put, .. } if put == card);
        let put_at =
            before.iter().rposition(|event| calls(event) || event.by == hand && plays(event, card));
        let called = put_at.is_some_and(|at| calls(&before[at]));
        let changed = before.iter().find_map(|event| {
            let Act::Corrects { of, .. } = event.act else { return None };
            let mut earlier = before.iter().enumerate().filter(|(_, play)| play.by == event.by);
            let (first, card) = earlier.find_map(|(at, play)| {
                let Act::Plays { card, .. } = play.act else { return None };
                of.is_none_or(|of| of == card).then_some((at, card))
            })?;
            let in_rotation =
                put_at.is_some_and(|at| first < at) && self.was_in_rotation(event.by, hand);
            let change = ChangedPlay { by: event.by, card, in_rotation };
            (event.by.side() != by.side()).then_some(change)
        });
        let plea = self.after(index).find_map(|(later, event)| {
            let Act::Pleads(cards) = event.act else { return None };
            (event.by == by).then_some((later, cards))
        });
        if let Some((later, _)) = plea {
            self.take(later);
        }
        Retraction {
            moment: index as Moment,
            by,
            hand,
            card,
            instead,
            plea: plea.map(|(_, cards)| cards),
            called,
            changed,
        }
    }

    /// Whether, in the trick in progress, the turn of `first` comes before that of `second`.
    fn was_in_rotation(&self, first: Seat, second: Seat) -> bool {
        self.position
            .trick
            .is_some_and(|trick| first.after(trick.leader()) < second.after(trick.leader()))
    }

    fn misexplanation(&self, index: usize, by: Seat, topic: Topic) -> Option<Incident> {
        let before = &self.record.events[..index];
        let explained = before
            .iter()
            .rposition(|event| event.act == Act::Explains(topic) && event.by.side() == by.side())?;
        let explainer = before[explained].by;
        let plays: Vec<LaterPlay> = self.plays_before(index);
        let relied = plays
            .iter()
            .rposition(|play| play.moment as usize > explained && play.hand.side() != by.side());
        let played = relied.map(|place| plays[place]);
        let counted = |play: &&LaterPlay| {
            let last = played.is_some_and(|last| (last.hand, last.card) == (play.hand, play.card));
            play.moment as usize > explained && play.hand.side() != by.side() && !last
        };
        let mut before_that = plays[..relied.unwrap_or(0)].iter().rev().filter(counted);
        let earlier = std::array::from_fn(|_| before_that.next().copied());
        let opponents = by.side().opponents();
        let auction = self.record.auction.as_ref();
        let last_caller = auction.and_then(|auction| {
            let last = (0..auction.calls.len()).rev().map(|call| auction.seat(call));
            last.into_iter().find(|seat| seat.side() == opponents)
        });
        Some(Incident::Misexplanation(Misexplanation {
            moment: index as Moment,
            by: explainer,
            topic,
            played,
            earlier,
            opening_lead: relied == Some(0) && !self.record.lead_faced,
            played_on: played.is_some_and(|play| self.is_covered(play)),
            dummy_spread: self.dummy_spread,
            lead_faced: self.lead_faced,
            last_caller,
        }))
    }

    /// The cards put on the table before an event; the last one called from dummy is the one that lies
    /// there.
    fn plays_before(&self, index: usize) -> Vec<LaterPlay> {
        let before = self.record.events[..index].iter().enumerate();
        let dummy = self.contract().dummy();
        let tricks = [self.position.trick, self.position.previous];
        let on_table = tricks.into_iter().flatten().find_map(|trick| trick.card(dummy));
        let play = |(at, event): (usize, &Event)| {
            let (hand, card) = if let Act::Plays { card, .. } | Act::LeadsFaceDown(card) = event.act
            {
                (event.by, card)
            } else if matches!(event.act, Act::Calls(_)) && event.by == self.contract().declarer {
                (dummy, on_table?)
            } else {
                return None;
            };
            Some(LaterPlay { moment: at as Moment, hand, card, next_trick: false, led: false })
        };
        before.filter_map(play).collect()
    }

    /// Whether a card was played to the same trick after this one.
    fn is_covered(&self, play: LaterPlay) -> bool {
        let tricks = [self.position.trick, self.position.previous];
        let holds = |trick: &Trick| trick.card(play.hand) == Some(play.card);
        let trick = tricks.into_iter().flatten().find(holds);
        let last = trick.and_then(|trick| trick.cards().next_back());
        last.is_some_and(|(seat, _)| seat != play.hand)
    }

    /// What the position at the end of the record asks for: a penalty card that is due.
    fn at_the_end(&self) -> Option<Incident> {
        let by = self.position.turn()?;
        let concerned: Vec<PenaltyCard> = self.penalty_cards(by).collect();
        let leading = self.position.is_lead();
        let partner = leading && self.penalty_cards(by.partner()).next().is_some();
        if self.record.penalty_cards.is_empty() || concerned.is_empty() && !partner {
            return None;
        }
        Some(Incident::PenaltyDue(PenaltyDue {
            moment: self.record.events.len() as Moment,
            by,
            leading,
        }))
    }
}
