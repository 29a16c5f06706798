//! A case that is being written: the table, what happened at it, what the director found.

use crate::case::{Bilingual, Question};
use crate::diag::{Code, Problem};
use crate::read;
use arbitro_laws::bridge::{Card, Contract, Doubling, Holding, PlayedCard, Seat, Strain, Suit};
use arbitro_laws::ruling::PresetAnswer;
use arbitro_laws::table::event::Event;

use super::case_notation;
use super::table_draft::TableDraft;

/// The id of a case that has none yet: any that the reader accepts.
const NO_ID: &str = "1-new";

/// Something that happened, with its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftEvent {
    pub event: Event,
    pub said: Option<Bilingual>,
}

/// A case that is being written. It is read as any case is, so that what it says is what its file will say.
#[derive(Clone, Debug, Default)]
pub struct CaseDraft {
    /// The table.
    pub sketch: TableDraft,
    /// The events.
    pub entries: Vec<DraftEvent>,
    /// What was found or chosen and is in no event.
    pub preset_answers: Vec<PresetAnswer>,
    /// Whether the hands are known only from what is said: a card that a player is seen to hold was his before.
    pub hands_from_events: bool,
}

impl CaseDraft {
    /// The table of a case, without what happened at it.
    pub fn of_table(item: &Question) -> CaseDraft {
        CaseDraft { sketch: TableDraft::of(&item.setting), ..CaseDraft::default() }
    }

    /// The table of a case, and what happened at it.
    pub fn of(item: &Question) -> CaseDraft {
        let said = item.event_texts.iter().cloned().chain(std::iter::repeat(None));
        let entries = item.record.events.iter().zip(said);
        let entries = entries.map(|(event, said)| DraftEvent { event: *event, said }).collect();
        CaseDraft { entries, ..CaseDraft::of_table(item) }
    }

    /// What is wrong with the hands, whatever the contract.
    pub fn deal_problems(&self) -> Vec<Problem> {
        let mut sketch = TableDraft { deal: self.sketch.deal, ..TableDraft::default() };
        let strain = Strain::NoTrump;
        let (level, doubled, declarer) = (None, Doubling::Undoubled, Seat::South);
        sketch.contract = Some(Contract { level, strain, doubled, declarer });
        sketch.won = [sketch.tricks_made().unwrap_or(0), 0];
        CaseDraft { sketch, ..CaseDraft::default() }.question().err().unwrap_or_default()
    }

    /// The case, read as its file would be.
    pub fn question(&self) -> Result<Question, Vec<Problem>> {
        self.question_with(None)
    }

    /// The case with one event more, as a case file has it.
    fn question_with(&self, event: Option<&str>) -> Result<Question, Vec<Problem>> {
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
        match reading.case.questions.pop().filter(|_| reading.problems.is_empty()) {
            Some(item) => Ok(Question { preset_answers: self.preset_answers.clone(), ..item }),
            None => Err(reading.problems),
        }
    }

    /// The same case with one event more, as a case file has it: `{ by = "W", plays = "H4" }`.
    pub fn with_event(&self, event: &str) -> Result<CaseDraft, Vec<Problem>> {
        let item = self.question_with(Some(event))?;
        let mut more = self.clone();
        if let (Some(event), Some(said)) = (item.record.events.last(), item.event_texts.last()) {
            more.entries.push(DraftEvent { event: *event, said: said.clone() });
            more.check_held(event)?;
        }
        // Now that its card is known the hands are.
        more.question()?;
        Ok(more)
    }

    /// Whether the card of an event can be its player's: another may have been seen to hold it.
    fn check_held(&self, event: &Event) -> Result<(), Vec<Problem>> {
        let card = event.act.required_card().and_then(PlayedCard::card);
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
        self.entries.iter().map(|entry| case_notation::event(&entry.event, entry.said.as_ref()))
    }

    /// The table with all that is known of the hands.
    pub fn table(&self) -> TableDraft {
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
        let held = events.filter_map(|event| Some((event.by, event.act.required_card()?)));
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
                then.close_suit(suit);
            }
        }
        self.sketch.learn(seat, then);
    }

    /// The cards that the hand has put on the table so far.
    fn put_out(&self, seat: Seat) -> Vec<PlayedCard> {
        let in_events = self.entries.iter().filter(|entry| entry.event.by == seat);
        let put = in_events.filter_map(|entry| entry.event.act.card_put());
        self.sketch.played(seat).into_iter().chain(put).collect()
    }
}
