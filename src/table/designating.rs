//! A call from dummy, or a card named from a hand, with all that is then said about it.

use crate::bridge::{Card, PlayedCard, Seat};

use super::event::{Act, Event, Manner};
use super::incident::{Designation, Later, Moment};
use super::spoken::Spoken;
use super::state::Table;

impl Table<'_> {
    pub(super) fn designation(&mut self, index: usize, by: Seat, spoken: Spoken) -> Designation {
        let contract = self.contract();
        let own_hand = by != contract.declarer || self.names_own_card(by, spoken);
        let hand = if own_hand { by } else { contract.dummy() };
        let mut call = Designation {
            moment: index as Moment,
            by,
            hand,
            spoken,
            in_turn: self.position.turn() == Some(hand),
            added: None,
            plea: None,
            put: None,
            later: Later::default(),
        };
        self.dummy_spread |= !own_hand;
        let mut put_at = index;
        for (later, event) in self.after(index) {
            let own = event.by == by;
            if own && let Some(more) = self.says_more(index, later, hand) {
                // The same words once more change nothing.
                if more != spoken {
                    call.added = Some((later as Moment, more));
                }
            } else if own && matches!(event.act, Act::Calls(_) | Act::Wants { .. }) {
                break;
            } else if let Act::Pleads(cards) = event.act
                && own
                && call.plea.is_none()
            {
                call.plea = Some(cards);
            } else if let Act::Plays { card, manner: Manner::Play } = event.act
                && event.by == hand
                && call.put.is_none()
            {
                call.put = Some(card);
                put_at = later;
            } else {
                continue;
            }
            self.take(later);
        }
        call.later = self.later(put_at, by, self.position.on_table() + 1);
        call
    }

    /// Whether declarer, whose turn it is, names a card that he holds and dummy does not.
    fn names_own_card(&self, declarer: Seat, spoken: Spoken) -> bool {
        let named = spoken.said.suit.zip(spoken.said.rank);
        let deal = &self.position.deal;
        self.position.turn() == Some(declarer)
            && named.map(|(suit, rank)| Card::new(suit, rank)).is_some_and(|card| {
                deal.holds(declarer, card) == Some(true)
                    && deal.holds(declarer.partner(), card) == Some(false)
            })
    }

    /// What the event at `later` says about the card called at `called`: more words, another call to the
    /// same trick, or another card wanted in its place, unless an opponent has changed his play.
    fn says_more(&self, called: usize, later: usize, hand: Seat) -> Option<Spoken> {
        let event = self.record.events[later];
        let between = &self.record.events[called + 1..later];
        let played = |event: &&Event| event.by != hand && event.act.puts().is_some();
        let changed = |event: &Event| {
            matches!(event.act, Act::Corrects { .. } | Act::Amends(_))
                && event.by.side() != hand.side()
        };
        match event.act {
            Act::Adds(more) => Some(more),
            Act::Calls(more) => {
                let on_table = usize::from(self.position.on_table()) + 1;
                let same_trick = on_table + between.iter().filter(played).count() < 4;
                same_trick.then_some(more)
            }
            Act::Wants { hand: of, instead: Some(PlayedCard::Exact(card)), .. } if of == hand => {
                (!between.iter().any(changed)).then(|| Spoken::naming(card))
            }
            Act::Wants { .. }
            | Act::Plays { .. }
            | Act::LeadsFaceDown(_)
            | Act::FacesLead
            | Act::Spreads
            | Act::Pleads(_)
            | Act::Shows(_)
            | Act::Drops { .. }
            | Act::Touches(_)
            | Act::Names(_)
            | Act::TurnsCard
            | Act::Corrects { .. }
            | Act::Explains(_)
            | Act::Amends(_)
            | Act::TellsTurn(_)
            | Act::Claims
            | Act::DrawsAttention
            | Act::Chooses(_) => None,
        }
    }
}
