//! A case that is being written: the table, what happened at it, what the director found.

use crate::case::{Bilingual, Item};
use crate::diag::{Code, Problem};
use crate::read;
use arbitro_laws::bridge::{Card, Contract, Doubling, Holding, PlayedCard, Seat, Strain, Suit};
use arbitro_laws::ruling::Given;
use arbitro_laws::table::event::Event;

use super::sketch::Sketch;
use super::writing;

/// The id of a case that has none yet: any that the reader accepts.
const NO_ID: &str = "1-new";

/// Something that happened, with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub event: Event,
    pub said: Option<Bilingual>,
}

/// A case that is being written. It is read as any case is, so that what it says is what its file will say.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    pub sketch: Sketch,
    pub entries: Vec<Entry>,
    /// What was found or chosen and is in no event.
    pub given: Vec<Given>,
    /// Whether the hands are known only from what is said: a card that a player is seen to hold was his before.
    pub hands_from_events: bool,
}

impl Draft {
    /// The table of a case, without what happened at it.
    pub fn of_table(item: &Item) -> Draft {
        Draft { sketch: Sketch::of(&item.setting), ..Draft::default() }
    }

    /// The table of a case, and what happened at it.
    pub fn of(item: &Item) -> Draft {
        let said = item.said.iter().cloned().chain(std::iter::repeat(None));
        let entries = item.record.events.iter().zip(said);
        let entries = entries.map(|(event, said)| Entry { event: *event, said }).collect();
        Draft { entries, ..Draft::of_table(item) }
    }

    /// What is wrong with the hands, whatever the contract.
    pub fn deal_problems(&self) -> Vec<Problem> {
        let mut sketch = Sketch { deal: self.sketch.deal, ..Sketch::default() };
        let strain = Strain::NoTrump;
        let (level, doubled, declarer) = (None, Doubling::Undoubled, Seat::South);
        sketch.contract = Some(Contract { level, strain, doubled, declarer });
        sketch.won = [sketch.tricks_made().unwrap_or(0), 0];
        Draft { sketch, ..Draft::default() }.item().err().unwrap_or_default()
    }

    /// The case, read as its file would be.
    pub fn item(&self) -> Result<Item, Vec<Problem>> {
        self.item_with(None)
    }

    /// The case with one event more, as a case file has it.
    fn item_with(&self, event: Option<&str>) -> Result<Item, Vec<Problem>> {
        let mut text = String::from("title = { it = \"-\", en = \"-\" }\n[table]\n");
        // Italian honours, if typed, are meant; those of a text that is written here are English.
        text.push_str("notation = \"it\"\n");
        text.push_str(&self.table().text());
        text.push_str(&format!("[[question]]\nid = \"{NO_ID}\"\n"));
        text.push_str("text = { it = \"-\", en = \"-\" }\nevents = [\n");
        for entry in self.written() {
            text.push_str(&format!("{entry},\n"));
        }
        text.push_str(event.unwrap_or_default());
        text.push_str("]\n");
        let mut reading = read("", &text);
        match reading.case.items.pop().filter(|_| reading.problems.is_empty()) {
            Some(item) => Ok(Item { given: self.given.clone(), ..item }),
            None => Err(reading.problems),
        }
    }

    /// The same case with one event more, as a case file has it: `{ by = "W", plays = "H4" }`.
    pub fn with_event(&self, event: &str) -> Result<Draft, Vec<Problem>> {
        let item = self.item_with(Some(event))?;
        let mut more = self.clone();
        if let (Some(event), Some(said)) = (item.record.events.last(), item.said.last()) {
            more.entries.push(Entry { event: *event, said: said.clone() });
            more.check_held(event)?;
        }
        // Now that its card is known the hands are.
        more.item()?;
        Ok(more)
    }

    /// Whether the card of an event can be its player's: another may have been seen to hold it.
    fn check_held(&self, event: &Event) -> Result<(), Vec<Problem>> {
        let card = event.act.held().and_then(PlayedCard::card);
        let elsewhere = |card: &Card| self.table().deal.holds(event.by, *card) == Some(false);
        match card.filter(|_| self.hands_from_events).filter(elsewhere) {
            None => Ok(()),
            Some(card) => {
                let problem = Problem::new(Code::EventNotHeld, 0..0);
                Err(vec![problem.with("seat", event.by).with("card", card)])
            }
        }
    }

    /// The events as a case file has them.
    pub fn written(&self) -> impl Iterator<Item = String> + '_ {
        self.entries.iter().map(|entry| writing::event(&entry.event, entry.said.as_ref()))
    }

    /// The table with all that is known of the hands.
    pub fn table(&self) -> Sketch {
        let mut sketch = self.sketch.clone();
        if self.hands_from_events {
            for (seat, card) in self.seen() {
                sketch.show(seat, card);
            }
        }
        sketch
    }

    /// The cards that the play, and then the events, show a hand to have held.
    fn seen(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        let played = self.sketch.tricks.iter().flat_map(|trick| trick.cards());
        let events = self.entries.iter().map(|entry| entry.event);
        let held = events.filter_map(|event| Some((event.by, event.act.held()?)));
        played.chain(held).filter_map(|(seat, card)| Some((seat, card.card()?)))
    }

    /// States what the hand holds now; what it has put on the table since the play that is told began was its
    /// own before that.
    pub fn learn_now(&mut self, seat: Seat, now: Holding) {
        let put = self.put_out(seat);
        let gone = put.iter().filter_map(|card| card.card());
        let mut then = Holding::at_least(now.known() | gone.collect());
        for suit in Suit::ALL {
            let unnamed = |card: &PlayedCard| {
                card.card().is_none() && card.suit().is_none_or(|other| other == suit)
            };
            if now.length(suit).is_some() && !put.iter().any(unnamed) {
                then.close(suit);
            }
        }
        self.sketch.learn(seat, then);
    }

    /// The cards that the hand has put on the table so far.
    fn put_out(&self, seat: Seat) -> Vec<PlayedCard> {
        let in_events = self.entries.iter().filter(|entry| entry.event.by == seat);
        let put = in_events.filter_map(|entry| entry.event.act.puts());
        self.sketch.played(seat).into_iter().chain(put).collect()
    }
}
