//! What players say and do beside the play: claims, questions, looks, cards faced, dummy's interventions.

use crate::bridge::{Hand, PlayedCard, Seat, Trick};

use super::event::{Act, Choice, Inspection};
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

    /// The face-down lead goes back.
    pub fn withdraw_face_down_lead(&mut self) {
        self.lead_face_down = None;
    }

    /// Leaves out an event that a ruling has dealt with.
    pub fn skip(&mut self, moment: Moment) {
        self.take(usize::from(moment));
    }

    /// Dummy does or says something of his own accord.
    pub(super) fn intervention(
        &self,
        moment: Moment,
        by: Seat,
        how: Intervention,
    ) -> DummyIntervenes {
        DummyIntervenes {
            moment,
            by,
            how,
            has_looked: self.has_looked(moment, by),
            play_over: self.is_over_before(moment),
            irregularity_by: self.last_offender,
        }
    }

    /// Whether the player has looked at another's hand before this moment.
    pub(super) fn has_looked(&self, moment: Moment, by: Seat) -> bool {
        let before = &self.record.events[..usize::from(moment)];
        before.iter().any(|event| event.by == by && matches!(event.act, Act::LooksAt(_)))
    }

    /// A player asks another whether he has none of the suit led.
    pub(super) fn asked_if_void(&self, moment: Moment, by: Seat, of: Seat) -> AskedIfVoid {
        let tricks = [self.position.trick, self.position.previous].into_iter().flatten();
        let card = |trick: Trick| Some((trick.suit_led()?, trick.card(of)?));
        let discarded = tricks.filter_map(card).next().and_then(|(led, card)| {
            let follows = card.suit().is_none_or(|suit| suit == led);
            (!follows).then(|| (card, self.has_suit(of, led)))
        });
        AskedIfVoid { moment, by, of, has_looked: self.has_looked(moment, by), discarded }
    }

    /// Whether the record says, before this moment, that the play is over.
    fn is_over_before(&self, moment: Moment) -> bool {
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
        let turned = |event: &super::event::Event| event.by == by && event.act == Act::TurnsCard;
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
        let shows = |act: Act| match act {
            Act::Spreads(cards) => cards,
            _ => None,
        };
        let shown = self.record.events.iter().filter(|event| event.by == by);
        Statement {
            moment: index as Moment,
            by,
            said,
            objected,
            shown: shown.filter_map(|event| shows(event.act)).next(),
        }
    }
}
