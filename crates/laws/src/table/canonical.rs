//! The canonical form of a record: equivalent statements of the same events become equal.

use crate::bridge::{BySeat, PlayedCard, Seat, Suit};

use super::following::{CardTelling, ToldCard};
use super::record::Record;
use crate::record::event::{Act, CardReach, Event, Gesture, PlayManner};
use crate::record::spoken::SpokenCall;

impl Record {
    /// Returns the record in canonical form; `None` if the record already has that form. Declarer's wish, right after
    /// his call, for another card of dummy becomes an addition to the call. A second card of a hand other than dummy in
    /// the same trick becomes a correction if it follows suit and the first card does not.
    pub(crate) fn canonical(&self) -> Option<Box<Record>> {
        if self.may_change() { self.in_canonical_form() } else { None }
    }

    /// Returns whether [`Record::canonical`] may change the record: a player wants a card back, or a player puts out or
    /// holds up two cards without a lead in between. This is a fast check.
    fn may_change(&self) -> bool {
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
    fn in_canonical_form(&self) -> Option<Box<Record>> {
        let mut canonical: Option<Box<Record>> = None;
        let mut trick = TrickOnTable::of(self);
        for (index, event) in self.events.iter().enumerate() {
            let call = index.checked_sub(1).map(|before| &self.events[before]);
            let change = call.and_then(|call| self.change_of_call(call, event));
            let corrects = trick.take(self, event);
            if let Some(act) = change.or(corrects) {
                let changed = canonical.get_or_insert_with(|| Box::new(self.clone()));
                changed.parts.events[index].act = act;
            }
        }
        canonical
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

/// The cards of the current trick, as far as they have been read.
#[derive(Default)]
struct TrickOnTable {
    led: Option<Suit>,
    /// The last card that each hand has put out, or holds in a position in which it may count as played; for dummy,
    /// also the card called.
    cards: BySeat<Option<PlayedCard>>,
    /// The hand that put out the last card.
    last: Option<Seat>,
    /// Whether it is unknown which cards belong to this trick.
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

    /// Reads an event, and returns the act that replaces it if it corrects a card of this trick. Dummy's cards are
    /// never corrections, because declarer's call determines them.
    fn take(&mut self, record: &Record, event: &Event) -> Option<Act> {
        let (dummy, by) = (record.contract.dummy(), event.by);
        if let Act::Shows(Gesture { card, reach, .. }) = event.act
            && by != dummy
            && (self.cards[by].is_none() || self.is_over())
            && (record.contract.is_defender(by) || reach == Some(CardReach::Table))
        {
            self.put(record, by, card);
        }
        let ToldCard { hand, card, how, .. } = ToldCard::of(event, record.contract)?;
        match how {
            CardTelling::Put(PlayManner::Play) if hand != dummy => {
                return self.put(record, hand, card);
            }
            CardTelling::Put(PlayManner::Play) if self.cards[dummy].is_none() || self.is_over() => {
                self.put(record, hand, card);
            }
            CardTelling::Put(PlayManner::Lead) => {
                // After a lead in the middle of a trick it is unknown which cards belong to which trick.
                self.is_confused |= self.led.is_some() && !self.is_over();
                self.begin();
                self.put(record, hand, card);
            }
            CardTelling::Called => {
                self.put(record, hand, card);
            }
            CardTelling::Put(_)
            | CardTelling::FaceDown
            | CardTelling::Replacing
            | CardTelling::Named => {}
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
        // After a complete trick, another card from the hand that played last is a lead only if its card won the trick.
        // A discard never wins, so a card of the suit led from the same hand corrects the discard.
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
