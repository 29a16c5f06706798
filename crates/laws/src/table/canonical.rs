//! What can be told in two ways, told in one.

use crate::bridge::{BySeat, PlayedCard, Seat, Suit};

use super::event::{Act, CardReach, Event, Gesture, PlayManner};
use super::record::Record;
use super::spoken::SpokenCall;

impl Record {
    /// The same record in its plainest telling: declarer, who at once asks for another card of dummy's in the place of
    /// the one that he has just called, says more of his call; and who follows suit to a trick in which his card does
    /// not, before all have played, corrects it. `None`: it is told so already.
    pub fn canonical(&self) -> Option<Box<Record>> {
        if self.may_be_plainer() { self.told_plainly() } else { None }
    }

    /// Whether somebody wants a card back, or puts out or holds up one after another of his with no lead told in between:
    /// else there is nothing to look at more closely.
    fn may_be_plainer(&self) -> bool {
        let lying = self.start.trick.iter().flat_map(|trick| trick.cards());
        let mut seen = lying.fold(0_u8, |seen, (hand, _)| seen | 1 << hand as u8);
        self.events.iter().any(|event| {
            match event.act {
                Act::Wants { .. } => return true,
                Act::Plays { manner: PlayManner::Lead, .. } => seen = 0,
                Act::Plays { .. } | Act::Shows(_) => {}
                _ => return false,
            }
            let again = seen & 1 << event.by as u8 != 0;
            seen |= 1 << event.by as u8;
            again
        })
    }

    #[cold]
    fn told_plainly(&self) -> Option<Box<Record>> {
        let mut plain: Option<Box<Record>> = None;
        let mut trick = TrickOnTable::of(self);
        for (index, event) in self.events.iter().enumerate() {
            let call = index.checked_sub(1).map(|before| &self.events[before]);
            let change = call.and_then(|call| self.change_of_call(call, event));
            let corrects = trick.take(self, event);
            if let Some(act) = change.or(corrects) {
                plain.get_or_insert_with(|| Box::new(self.clone())).events[index].act = act;
            }
        }
        plain
    }

    fn change_of_call(&self, call: &Event, event: &Event) -> Option<Act> {
        let Act::Calls(spoken) = call.act else { return None };
        let Act::Wants { hand, card, instead } = event.act else { return None };
        let instead = instead?.card()?;
        let of_dummy = hand == self.contract.dummy() && hand != event.by;
        let changes = of_dummy && event.by == call.by && spoken.said.card() == Some(card);
        changes.then(|| Act::Adds(SpokenCall::naming(instead)))
    }
}

/// The cards of the trick in progress, as they are told.
#[derive(Default)]
struct TrickOnTable {
    led: Option<Suit>,
    /// The last card that each hand has put out, or holds where it may be played.
    cards: BySeat<Option<PlayedCard>>,
    /// Whose card came last.
    last: Option<Seat>,
    /// It is not known which cards are of this trick.
    is_confused: bool,
}

impl TrickOnTable {
    fn of(record: &Record) -> TrickOnTable {
        let mut table = TrickOnTable::default();
        for (hand, card) in record.start.trick.iter().flat_map(|trick| trick.cards()) {
            table.put(record, hand, card);
        }
        table
    }

    /// Takes note of an event: what it is told as instead, where it corrects a card of this trick. What dummy puts out
    /// has been called, or is judged by what was.
    fn take(&mut self, record: &Record, event: &Event) -> Option<Act> {
        let (dummy, by) = (record.contract.dummy(), event.by);
        match event.act {
            Act::Plays { card, manner: PlayManner::Play } if by != dummy => {
                return self.put(record, by, card);
            }
            Act::Plays { card, manner: PlayManner::Play }
                if self.cards[dummy].is_none() || self.is_over() =>
            {
                self.put(record, dummy, card);
            }
            Act::Plays { card, manner: PlayManner::Lead } => {
                // Of a lead in the middle of a trick nobody knows which cards are played to it.
                self.is_confused |= self.led.is_some() && !self.is_over();
                self.begin();
                self.put(record, by, card);
            }
            Act::Calls(spoken) if by == record.contract.declarer => {
                let card = spoken.said.card().unwrap_or(PlayedCard::Unrecorded);
                self.put(record, dummy, card);
            }
            Act::Shows(Gesture { card, reach, .. })
                if by != dummy
                    && (self.cards[by].is_none() || self.is_over())
                    && (record.contract.is_defender(by) || reach == Some(CardReach::Table)) =>
            {
                self.put(record, by, card);
            }
            _ => {}
        }
        None
    }

    fn is_over(&self) -> bool {
        Seat::ALL.into_iter().all(|seat| self.cards[seat].is_some())
    }

    fn begin(&mut self) {
        *self = TrickOnTable { is_confused: self.is_confused, ..TrickOnTable::default() };
    }

    fn put(&mut self, record: &Record, hand: Seat, card: PlayedCard) -> Option<Act> {
        let own =
            self.cards[hand].and_then(PlayedCard::suit).filter(|suit| Some(*suit) != self.led);
        // The last hand that has not won the trick has no other to play to.
        let over = self.is_over();
        let may_correct = !over || self.last == Some(hand) && own != record.start.trumps;
        let corrects =
            own.is_some() && may_correct && self.led.is_some() && card.suit() == self.led;
        if over && !corrects {
            self.begin();
        }
        if self.led.is_none() {
            self.led = card.suit();
        }
        let again = self.cards[hand].replace(card).is_some();
        self.is_confused |= again && !corrects;
        self.last = Some(hand);
        (corrects && !self.is_confused).then_some(Act::Corrects { card, of: None })
    }
}
