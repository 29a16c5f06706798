//! Statements and acts beside the play: claims, questions, looks, faced cards, interventions of dummy.

use crate::bridge::{Hand, Holding, PlayedCard, Seat, Trick};

use super::incident::*;
use super::readings::FollowUpRole;
use super::state::Table;
use crate::record::event::{Act, Event, ExplanationTopic, Facing, Gesture, Inspection, TrickCount};

impl Table<'_> {
    /// Returns the incident of a player who faces his hand, or part of it.
    pub(super) fn faced_hand(&self, moment: Moment, by: Seat, facing: Facing) -> FacedHand {
        FacedHand {
            moment,
            by,
            cards: self.part_of_hand(by, facing.cards),
            partner_saw: facing.seen[by.partner()],
            by_accident: facing.by_accident,
            opening: !self.lead.faced,
            left_out: Hand::EMPTY,
        }
    }

    /// Returns the cards shown; `None` if they are the whole hand.
    fn part_of_hand(&self, by: Seat, cards: Option<Hand>) -> Option<Hand> {
        let holding = self.position.deal.hands[by];
        let whole = holding == Holding::exactly(holding.known());
        let others = |cards: &Hand| {
            let left = self.cards_left(by).map(u32::from);
            left != Some(cards.len()) && (!whole || !(holding.known() - *cards).is_empty())
        };
        cards.filter(others)
    }

    /// Spreads dummy. Returns an incident if the play continues while some of dummy's cards are hidden.
    pub(super) fn spread(&mut self, index: usize, by: Seat) -> Option<Incident> {
        self.lead.dummy_spread = true;
        let moment = index as Moment;
        let mut shown = Hand::EMPTY;
        for event in self.record.events[..=index].iter().filter(|event| event.by == by) {
            if let Act::Spreads(Facing { cards, .. }) = event.act {
                shown = shown | cards.unwrap_or(Hand::PACK);
            }
        }
        let left_out = self.position.deal.hands[by].known() - shown;
        let goes_on =
            |event: &Event| event.act.card_put().is_some() || matches!(event.act, Act::Calls(_));
        let more = |event: &Event| event.by == by && matches!(event.act, Act::Spreads(_));
        let next =
            self.record.events[index + 1..].iter().find(|event| goes_on(event) || more(event));
        if left_out.is_empty() || !next.is_some_and(goes_on) {
            self.readings.record_regular(index);
            return None;
        }
        let faced = self.faced_hand(moment, by, Facing::of(shown));
        Some(Incident::FacedHand(FacedHand { left_out, ..faced }))
    }

    /// Returns an intervention of dummy on his own initiative.
    pub(super) fn intervention(
        &self,
        moment: Moment,
        by: Seat,
        how: Intervention,
    ) -> DummyIntervenes {
        let drawn = |event: &Event| event.by != by && event.act.is_attention();
        let before = &self.record.events[..usize::from(moment)];
        DummyIntervenes {
            moment,
            by,
            how,
            has_looked: self.has_lost_rights(by),
            phase: self.phase_at(moment),
            after_another: before.iter().any(drawn),
        }
    }

    /// Returns the moment at which a card was last put out, called or touched before this moment, if this player did
    /// that, for his own hand or for dummy's.
    pub(crate) fn last_card_of(&self, player: Seat, before: Moment) -> Option<Moment> {
        let events = &self.record.events[..usize::from(before)];
        // A call that changes another call is part of the first call.
        let is_card = |(index, event): (usize, &Event)| match event.act {
            Act::Calls(_) => !self.is_taken(index),
            act => act.card_put().is_some() || matches!(act, Act::Touches(_)),
        };
        let last = events.iter().enumerate().rev().find(|one| is_card(*one))?.0;
        (self.player_of(events[last].by) == player).then_some(last as Moment)
    }

    /// Returns whether the player at `hand` had shown his hand to the player at `to` before.
    pub(super) fn was_shown(&self, moment: Moment, hand: Seat, to: Seat) -> bool {
        let before = &self.record.events[..usize::from(moment)];
        let shows = |event: &Event| event.by == hand && event.act == Act::ShowsHand(to);
        let at = before.iter().position(shows);
        at.inspect(|at| self.record_follow_up(*at, moment)).is_some()
    }

    /// Returns whether the player claims, concedes, or speaks of the current trick, anywhere in the record.
    pub(super) fn speaks_of_tricks(&self, by: Seat) -> bool {
        let speaks =
            |act: Act| matches!(act, Act::Claims(_) | Act::Concedes(_) | Act::SpeaksOfTrick);
        self.record.events.iter().any(|event| event.by == by && speaks(event.act))
    }

    /// Returns whether the player of this event speaks of the current trick between his last card and his next one.
    pub(super) fn tells_of_trick(&self, index: usize) -> bool {
        let by = self.record.events[index].by;
        let so_far = |event: &&Event| event.by != by || !matches!(event.act, Act::Plays { .. });
        let speaks = |event: &Event| event.by == by && event.act == Act::SpeaksOfTrick;
        let (before, after) = self.record.events.split_at(index);
        before.iter().rev().take_while(so_far).any(speaks)
            || after.iter().take_while(so_far).any(speaks)
    }

    /// Returns whether the player has held a card in view before this moment, and put out no other card since.
    pub(super) fn has_shown(&self, by: Seat, moment: Moment) -> bool {
        let before = self.record.events[..usize::from(moment)].iter().rev();
        let mut own = before.filter(|event| event.by == by);
        own.find_map(|event| match event.act {
            Act::Shows(_) => Some(true),
            Act::Plays { .. } => Some(false),
            _ => None,
        }) == Some(true)
    }

    /// Returns the incident of a player who asks the opponents for an explanation.
    pub(super) fn asked(
        &self,
        moment: Moment,
        by: Seat,
        topic: ExplanationTopic,
        single: bool,
    ) -> ExplanationAsked {
        let contract = self.contract();
        let plays = |turn: Seat| turn == by || by == contract.declarer && turn == contract.dummy();
        let in_turn = self.position.turn().is_some_and(plays);
        ExplanationAsked { moment, by, topic, single, in_turn, lead_faced: self.lead.faced }
    }

    /// Returns the incident of a player who finds an explanation of his side wrong.
    pub(super) fn noticed(
        &self,
        index: usize,
        by: Seat,
        topic: ExplanationTopic,
    ) -> Option<Incident> {
        let explains =
            |event: &&Event| event.act == Act::Explains(topic) && event.by.side() == by.side();
        let explainer = self.record.events[..index].iter().rev().find(explains)?.by;
        let moment = index as Moment;
        Some(Incident::ErrorNoticed(ErrorNoticed {
            moment,
            by,
            explainer,
            lead_faced: self.lead.faced,
            phase: self.phase_at(moment),
        }))
    }

    /// Returns whether the player names the card in the event after this one.
    pub(super) fn is_said_with(&self, index: usize, by: Seat, card: PlayedCard) -> bool {
        let next = self.record.events.get(index + 1);
        next.is_some_and(|next| (next.by, next.act.canonical(by)) == (by, Act::Names(card)))
    }

    /// Returns the incident of a player who asks another whether he has no card of the suit led.
    pub(super) fn asked_if_void(&self, moment: Moment, by: Seat, of: Seat) -> AskedIfVoid {
        let card = |trick: &Trick| Some((trick.suit_led()?, trick.card(of)?));
        let played = self.position.tricks().find_map(card);
        let discarded = played.and_then(|(led, card)| {
            let follows = card.suit().is_none_or(|suit| suit == led);
            (!follows).then(|| (card, self.has_suit(of, led)))
        });
        // The question concerns the card that the player put out, not a card that a ruling has put in its place.
        let mut before = self.told_in(0..usize::from(moment)).rev();
        let put = before.find(|(_, told)| told.hand == of && told.manner().is_some());
        let put = put.map(|(_, told)| told.card);
        let followed = played.is_some_and(|(led, card)| {
            card.suit() == Some(led) && put.is_none_or(|put| put == card)
        });
        let has_looked = self.has_lost_rights(by);
        AskedIfVoid { moment, by, of, has_looked, discarded, followed }
    }

    /// Returns the incident of a player who says that another has turned his card of a trick, by default the last one,
    /// the wrong way; `None` if the trick has not ended.
    pub(super) fn turned_wrong(
        &self,
        moment: Moment,
        by: Seat,
        of: Seat,
        trick: Option<u8>,
    ) -> Option<Incident> {
        let played = self.position.tricks_played();
        let trick = trick.unwrap_or(played);
        (1..=played).contains(&trick).then_some(())?;
        // Everybody has played to the trick after an earlier one.
        let earlier = trick < played;
        Some(Incident::CardTurnedWrong(CardTurnedWrong {
            moment,
            by,
            of,
            side_has_played_on: earlier || self.has_side_played(by),
            led_to_next: earlier || !self.position.is_lead(),
        }))
    }

    pub(super) fn inspected(&self, moment: Moment, by: Seat, what: Inspection) -> CardsInspected {
        let before = &self.record.events[..usize::from(moment)];
        let mut puts = self.told_in(0..usize::from(moment)).rev();
        let last_put = puts.find(|(_, told)| told.hand == by && told.put().is_some());
        let since = &before[last_put.map_or(0, |(at, _)| at)..];
        let turned = |event: &Event| event.by == by && event.act == Act::TurnsCard;
        let alleges =
            |event: &Event| matches!(event.act, Act::AsksIfVoid(_) | Act::DrawsAttention(_));
        let alleged = before.iter().position(alleges);
        if let Some(at) = alleged {
            self.readings.record_follow_up(at, moment, FollowUpRole::Before);
        }
        CardsInspected {
            moment,
            by,
            what,
            side_has_played_on: self.has_side_played(by),
            led_to_next: !self.position.is_lead(),
            own_card_turned: since.iter().any(turned),
            revoke_alleged: alleged.is_some(),
            phase: self.phase_at(moment),
        }
    }

    pub(super) fn statement(
        &self,
        index: usize,
        by: Seat,
        kind: StatementKind,
        tricks: Option<TrickCount>,
    ) -> TricksStatement {
        let own = self.record.events.iter().enumerate().filter(|(_, event)| event.by == by);
        let holding = self.position.deal.hands[by];
        let all = holding.len().map(|_| holding.known());
        let faces_all = own
            .clone()
            .any(|(_, event)| matches!(event.act, Act::Spreads(Facing { cards: None, .. })));
        let shown = own.filter_map(|(at, event)| {
            let cards = match event.act.canonical(by) {
                Act::Spreads(Facing { cards, .. }) => Some(cards.unwrap_or(holding.known())),
                Act::Names(card) => card.card().map(|card| Hand::EMPTY.with(card)),
                Act::Shows(Gesture { card, .. }) if self.tells_of_trick(at) => {
                    card.card().map(|card| Hand::EMPTY.with(card))
                }
                _ => return None,
            };
            self.record_follow_up(at, index as Moment);
            cards
        });
        let shown = shown.reduce(|one, two| one | two);
        let is_whole = |shown: &Hand| faces_all || Some(*shown) == all;
        TricksStatement {
            moment: index as Moment,
            by,
            kind,
            objected: self.what_followed(index as Moment).objected(by),
            shown: self.part_of_hand(by, shown.filter(|_| !faces_all)),
            whole: shown.filter(is_whole),
            in_turn: self.position.turn() == Some(by),
            tricks: self.counted(kind, tricks),
        }
    }
}
