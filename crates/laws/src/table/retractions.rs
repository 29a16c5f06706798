//! Requests to take back a card, and corrections of explanations, with the earlier plays.

use crate::bridge::{PlayedCard, Seat};

use super::following::{CardTelling, ToldCard, is_attention};
use super::incident::*;
use super::state::Table;
use crate::record::event::{Act, Event, ExplanationTopic, PlayManner};

impl Table<'_> {
    pub(super) fn retraction(
        &mut self,
        index: usize,
        by: Seat,
        hand: Seat,
        card: PlayedCard,
        instead: Option<PlayedCard>,
    ) -> Retraction {
        let before = &self.record.events[..index];
        let calls = |event: &Event| match event.act {
            Act::Calls(spoken) => {
                event.by == by && (by != hand || spoken.said.card() == Some(card))
            }
            _ => false,
        };
        let plays =
            |event: &Event, card| matches!(event.act, Act::Plays { card: put, .. } if put == card);
        let put_at =
            before.iter().rposition(|event| calls(event) || event.by == hand && plays(event, card));
        let called = put_at.is_some_and(|at| calls(&before[at]));
        let changed = before.iter().enumerate().find_map(|(at, event)| {
            let card = self.record.replaced(at)?;
            // A card put out after the change was not played in view of the card that was replaced.
            if put_at.is_some_and(|put| put > at) {
                return None;
            }
            let first = before.iter().position(|play| play.by == event.by && plays(play, card))?;
            let in_rotation =
                put_at.is_some_and(|at| first < at) && self.was_in_rotation(event.by, hand);
            let change = ChangedPlay { by: event.by, card, in_rotation };
            // A card that is still on the table was not changed.
            let changed = event.by.side() != by.side() && !self.has_played(event.by, card);
            changed.then_some(change)
        });
        let plea = self.what_followed(index as Moment).stated_intention(by);
        if let Some((later, _)) = plea {
            self.mark_taken(usize::from(later));
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

    /// Returns the incident of a player who replaces a card that no ruling sends back. He wants the replaced card back,
    /// and the new card is an extra card.
    pub(super) fn other_card_put(
        &mut self,
        index: usize,
        by: Seat,
        card: PlayedCard,
        of: Option<PlayedCard>,
    ) -> Option<Incident> {
        let last = self.position.tricks().find_map(|trick| trick.card(by))?;
        let wanted = of.unwrap_or(last);
        if self.readings.is_used(index) || wanted != last || self.lacks(by, card) {
            return None;
        }
        let extra = self.out_of_turn(index as Moment, by, card, PlayManner::Play);
        self.reader.pending = extra
            .and_then(|incident| incident.extra_card())
            .map(|extra| Incident::ExtraCard(ExtraCard { instead_of: Some(wanted), ..extra }));
        Some(Incident::Retraction(self.retraction(index, by, by, wanted, Some(card))))
    }

    /// Returns whether a card of the hand, ruled on at moment `ruled`, has been put out or called again by moment `at`.
    /// Other cards must come between the ruling and the second time; otherwise the player only pushes the same card
    /// forward.
    pub(crate) fn is_put_anew(
        &self,
        hand: Seat,
        card: PlayedCard,
        ruled: Moment,
        at: Moment,
    ) -> bool {
        let ruled = if ruled == BEFORE_PLAY { 0 } else { usize::from(ruled) };
        let events = &self.record.events;
        let agent = self.player_of(hand);
        let puts = |index: &usize| {
            let Some(Event { by, act }) = events.get(*index).copied() else { return false };
            let called = match act {
                Act::Calls(spoken) | Act::Adds(spoken) => spoken.said.card() == Some(card),
                _ => false,
            };
            by == hand && act.card_put() == Some(card) || hand != agent && by == agent && called
        };
        let drawn = |event: &Event| is_attention(event.act);
        let attention = events.iter().skip(ruled).position(drawn).map(|at| ruled + at);
        let end = attention.unwrap_or(events.len());
        let Some(of) = (ruled..=end).find(puts).or_else(|| (0..ruled).rfind(puts)) else {
            return false;
        };
        let last = (0..events.len().min(usize::from(at).saturating_add(1))).rfind(puts);
        let Some(last) = last.filter(|last| *last > of) else { return false };
        let since = attention.filter(|at| *at < last).unwrap_or(of + 1).max(of + 1);
        let others = |event: &Event| matches!(event.act, Act::Plays { .. } | Act::Calls(_));
        events[since..last].iter().any(others)
    }

    /// Returns whether the turn of `first` comes before the turn of `second` in the current trick.
    fn was_in_rotation(&self, first: Seat, second: Seat) -> bool {
        self.position
            .trick
            .is_some_and(|trick| first.after(trick.leader()) < second.after(trick.leader()))
    }

    pub(super) fn misexplanation(
        &self,
        index: usize,
        by: Seat,
        topic: ExplanationTopic,
    ) -> Option<Incident> {
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
        let earlier = std::array::from_fn(|_| {
            before_that.next().map(|play| (*play, self.is_covered(*play) != Some(false)))
        });
        let opponents = by.side().opponents();
        let auction = self.record.auction.as_ref();
        let last_caller = auction.and_then(|auction| {
            let last = (0..auction.calls.len()).rev().map(|call| auction.seat(call));
            last.into_iter().find(|seat| seat.side() == opponents)
        });
        Some(Incident::Misexplanation(Misexplanation {
            moment: index as Moment,
            by: explainer,
            amended_by: by,
            topic,
            played,
            earlier,
            opening_lead: relied == Some(0) && !self.record.lead_faced,
            played_on: played.is_some_and(|play| self.is_covered(play) == Some(true)),
            played_since: relied.is_some_and(|place| place + 1 < plays.len()),
            phase: self.phase_at(index as Moment),
            dummy_spread: self.lead.dummy_spread,
            lead_faced: self.lead.faced,
            last_caller,
        }))
    }

    /// Returns the cards played, led face down, or called from dummy before an event. For a call,
    /// the card is dummy's card in the current or the last trick.
    fn plays_before(&self, index: usize) -> Vec<LaterPlay> {
        let dummy = self.contract().dummy();
        let on_table = self.position.tricks().find_map(|trick| trick.card(dummy));
        let play = |(at, mut told): (usize, ToldCard)| {
            match told.how {
                CardTelling::Put(_) | CardTelling::FaceDown => {}
                CardTelling::Called => told.card = on_table?,
                CardTelling::Named | CardTelling::Replacing => return None,
            }
            Some(told.play(at))
        };
        self.told_in(0..index).filter_map(play).collect()
    }

    /// Returns whether a card was played to the same trick after this card; `None` if the card is in neither the
    /// current trick nor the last one.
    fn is_covered(&self, play: LaterPlay) -> Option<bool> {
        let trick = self.position.trick_with(play.hand, play.card);
        let last = trick.and_then(|trick| trick.cards().next_back());
        last.map(|(seat, _)| seat != play.hand)
    }
}
