//! What players say and do beside the play: claims, questions, looks, cards faced, dummy's interventions.

use crate::bridge::{Hand, PlayedCard, Seat, Trick};

use super::event::{Act, Choice, Event, Inspection, Topic};
use super::incident::*;
use super::state::Table;

impl Table<'_> {
    /// A player faces his hand, or begins to.
    pub(super) fn faced_hand(&self, moment: Moment, by: Seat, cards: Option<Hand>) -> FacedHand {
        FacedHand { moment, by, cards, opening: !self.lead_faced }
    }

    /// When, after `moment`, the player faces his hand or cards of it.
    pub fn faces_hand_after(&self, moment: Moment, by: Seat) -> Option<(Moment, Option<Hand>)> {
        self.after(usize::from(moment)).find_map(|(index, event)| {
            let Act::Spreads(cards) = event.act else { return None };
            (event.by == by).then_some((index as Moment, cards))
        })
    }

    /// What declarer says, from `moment` until somebody puts out a card, about a lead that he may restrict.
    pub fn lead_choices(&self, moment: Moment) -> Vec<Choice> {
        let from = usize::from(moment);
        let events = self.record.events.iter().enumerate().skip(from);
        let talk = events.take_while(|(index, event)| *index == from || event.act.puts().is_none());
        talk.filter_map(|(_, event)| match event.act {
            Act::Chooses(choice @ (Choice::Require(_) | Choice::Forbid(_) | Choice::Free))
                if event.by == self.contract().declarer =>
            {
                Some(choice)
            }
            _ => None,
        })
        .collect()
    }

    /// The opening lead that lies face down, if one does.
    pub fn face_down_lead(&self) -> Option<PlayedCard> {
        self.lead_face_down
    }

    /// Dummy does or says something of his own accord.
    pub(super) fn intervention(
        &self,
        moment: Moment,
        by: Seat,
        how: Intervention,
    ) -> DummyIntervenes {
        let drawn = |event: &Event| event.by != by && event.act == Act::DrawsAttention;
        let before = &self.record.events[..usize::from(moment)];
        DummyIntervenes {
            moment,
            by,
            how,
            has_looked: self.has_lost_rights(by),
            play_over: self.is_over_before(moment),
            after_another: before.iter().any(drawn),
        }
    }

    /// Who first draws attention after this moment while the play goes on, or takes a card back of his own accord.
    pub fn attention_after(&self, moment: Moment) -> Option<Seat> {
        let before = |index: usize| self.record.events[..index].iter();
        let put =
            |index| before(index).filter(|event| matches!(event.act, Act::Plays { .. })).count();
        let start = &self.record.start;
        let lain = usize::from(start.tricks_played() * 4 + start.on_table());
        let mut in_play = self.after(usize::from(moment)).take_while(|(index, event)| {
            !matches!(event.act, Act::Ends(_)) && lain + put(*index) < 52
        });
        in_play.find_map(|(_, event)| {
            let act = event.act;
            let drawn =
                matches!(act, Act::DrawsAttention | Act::Wants { .. } | Act::Corrects { .. });
            drawn.then_some(event.by)
        })
    }

    /// Whether the player is a dummy who has lost his rights.
    pub fn has_lost_rights(&self, by: Seat) -> bool {
        self.dummy_barred && by == self.contract().dummy()
    }

    /// Whether the player had shown his hand to this one before.
    pub(super) fn was_shown(&self, moment: Moment, hand: Seat, to: Seat) -> bool {
        let before = &self.record.events[..usize::from(moment)];
        before.iter().any(|event| event.by == hand && event.act == Act::ShowsHand(to))
    }

    /// Whether the player claims, concedes, or speaks of the trick in progress.
    pub(super) fn speaks_of_tricks(&self, by: Seat) -> bool {
        let speaks = |act: Act| matches!(act, Act::Claims | Act::Concedes | Act::SpeaksOfTrick);
        self.record.events.iter().any(|event| event.by == by && speaks(event.act))
    }

    /// Whether the player has held a card in view before this moment.
    pub(super) fn has_shown(&self, by: Seat, moment: Moment) -> bool {
        let before = &self.record.events[..usize::from(moment)];
        before.iter().any(|event| event.by == by && matches!(event.act, Act::Shows(_)))
    }

    /// The opening lead is put face down. By the wrong player, who does not face it, it is an incident.
    pub(super) fn lead_put_face_down(
        &mut self,
        index: usize,
        by: Seat,
        card: PlayedCard,
    ) -> Option<Incident> {
        let faces =
            self.after(index).any(|(_, event)| event.by == by && event.act == Act::FacesLead);
        let wrong = self.position.turn().is_some_and(|leader| leader != by);
        if wrong && !faces && !self.lead_faced {
            let moment = index as Moment;
            return Some(Incident::FaceDownLead(FaceDownLead { moment, by, card }));
        }
        self.lead_face_down = Some(card);
        None
    }

    /// A player asks the opponents for an explanation.
    pub(super) fn asked(&self, moment: Moment, by: Seat, topic: Topic, single: bool) -> Asked {
        let contract = self.contract();
        let plays = |turn: Seat| turn == by || by == contract.declarer && turn == contract.dummy();
        let in_turn = self.position.turn().is_some_and(plays);
        Asked { moment, by, topic, single, in_turn, lead_faced: self.lead_faced }
    }

    /// A player finds an explanation of his side wrong.
    pub(super) fn noticed(&self, index: usize, by: Seat, topic: Topic) -> Option<Incident> {
        let explains =
            |event: &&Event| event.act == Act::Explains(topic) && event.by.side() == by.side();
        let explainer = self.record.events[..index].iter().rev().find(explains)?.by;
        let moment = index as Moment;
        Some(Incident::ErrorNoticed(ErrorNoticed {
            moment,
            by,
            explainer,
            lead_faced: self.lead_faced,
            play_over: self.is_over_before(moment),
        }))
    }

    /// A player asks another whether he has none of the suit led.
    pub(super) fn asked_if_void(&self, moment: Moment, by: Seat, of: Seat) -> AskedIfVoid {
        let tricks = [self.position.trick, self.position.previous].into_iter().flatten();
        let card = |trick: Trick| Some((trick.suit_led()?, trick.card(of)?));
        let played = tricks.filter_map(card).next();
        let discarded = played.and_then(|(led, card)| {
            let follows = card.suit().is_none_or(|suit| suit == led);
            (!follows).then(|| (card, self.has_suit(of, led)))
        });
        // A card that a ruling has put in the place of a revoke was not the one that he played.
        let put = self.record.events[..usize::from(moment)].iter().rev().find_map(|event| {
            let Act::Plays { card, .. } = event.act else { return None };
            (event.by == of).then_some(card)
        });
        let followed = played.is_some_and(|(led, card)| {
            card.suit() == Some(led) && put.is_none_or(|put| put == card)
        });
        let has_looked = self.has_lost_rights(by);
        AskedIfVoid { moment, by, of, has_looked, discarded, followed }
    }

    /// Whether the record says, before this moment, that the play is over.
    pub(super) fn is_over_before(&self, moment: Moment) -> bool {
        let before = &self.record.events[..usize::from(moment)];
        before.iter().any(|event| matches!(event.act, Act::Ends(_)))
            || self.position.tricks_played() == 13
    }

    pub(super) fn inspected(&self, moment: Moment, by: Seat, what: Inspection) -> CardsInspected {
        let trick = self.position.trick;
        let in_progress = |seat: Seat| trick.is_some_and(|trick| trick.card(seat).is_some());
        let before = &self.record.events[..usize::from(moment)];
        let last_put =
            before.iter().rposition(|event| event.by == by && event.act.puts().is_some());
        let since = &before[last_put.unwrap_or(0)..];
        let turned = |event: &Event| event.by == by && event.act == Act::TurnsCard;
        CardsInspected {
            moment,
            by,
            what,
            side_has_played_on: in_progress(by) || in_progress(by.partner()),
            led_to_next: !self.position.is_lead(),
            own_card_turned: since.iter().any(turned),
            revoke_alleged: before
                .iter()
                .any(|event| matches!(event.act, Act::AsksIfVoid(_) | Act::DrawsAttention)),
            play_over: self.is_over_before(moment),
        }
    }

    pub(super) fn statement(&self, index: usize, by: Seat, said: Said) -> Statement {
        let objected = self
            .after(index)
            .any(|(_, event)| event.by == by.partner() && event.act == Act::Objects);
        let own = self.record.events.iter().filter(|event| event.by == by);
        let shown = own.filter_map(|event| match event.act {
            Act::Spreads(cards) => cards,
            Act::Names(PlayedCard::Exact(card)) => Some(Hand::EMPTY.with(card)),
            _ => None,
        });
        Statement {
            moment: index as Moment,
            by,
            said,
            objected,
            shown: shown.reduce(|one, two| one | two),
            in_turn: self.position.turn() == Some(by),
        }
    }
}
