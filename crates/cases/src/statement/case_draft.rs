//! A case that is being written: its table, its events, and the director's findings.

use crate::case::{Bilingual, Question};
use crate::diag::{Code, Problem};
use crate::read;
use arbitro_laws::bridge::{Card, Contract, Doubling, Holding, PlayedCard, Seat, Strain, Suit};
use arbitro_laws::record::event::Event;
use arbitro_laws::ruling::PresetAnswer;

use super::case_notation;
use super::table_draft::TableDraft;

/// A placeholder id, which the reader of case files accepts, for a draft without an id.
const NO_ID: &str = "1-new";

/// An event of the draft, with the words spoken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftEvent {
    pub event: Event,
    pub said: Option<Bilingual>,
}

/// A case that is being written. [`CaseDraft::question`] checks the draft with the reader of case files.
#[derive(Clone, Debug, Default)]
pub struct CaseDraft {
    /// The table.
    pub sketch: TableDraft,
    /// The events, in order.
    pub entries: Vec<DraftEvent>,
    /// The findings and the choices that no event states.
    pub preset_answers: Vec<PresetAnswer>,
    /// Whether the hands are known only from the play and the events; if so, a card that a player plays or shows is
    /// added to his original hand.
    pub hands_from_events: bool,
}

impl CaseDraft {
    /// Returns a draft with the table of a case and no events.
    pub fn of_table(item: &Question) -> CaseDraft {
        CaseDraft { sketch: TableDraft::of(&item.setting), ..CaseDraft::default() }
    }

    /// Returns a draft with the table and the events of a case.
    pub fn of(item: &Question) -> CaseDraft {
        let said = item.event_texts.iter().cloned().chain(std::iter::repeat(None));
        let entries = item.record.events.iter().zip(said);
        let entries = entries.map(|(event, said)| DraftEvent { event: *event, said }).collect();
        CaseDraft { entries, ..CaseDraft::of_table(item) }
    }

    /// Returns what is wrong with the hands, whatever the contract.
    pub fn deal_problems(&self) -> Vec<Problem> {
        let mut sketch = TableDraft { deal: self.sketch.deal, ..TableDraft::default() };
        let strain = Strain::NoTrump;
        let (level, doubled, declarer) = (None, Doubling::Undoubled, Seat::South);
        sketch.contract = Some(Contract { level, strain, doubled, declarer });
        sketch.won = [sketch.tricks_made().unwrap_or(0), 0];
        CaseDraft { sketch, ..CaseDraft::default() }.question().err().unwrap_or_default()
    }

    /// Returns the case as the reader of case files reads it; returns its problems if the case is impossible.
    pub fn question(&self) -> Result<Question, Vec<Problem>> {
        self.question_with(None)
    }

    /// Returns the case, with one more event in the notation of a case file if one is passed.
    fn question_with(&self, event: Option<&str>) -> Result<Question, Vec<Problem>> {
        let mut text = String::from("title = { it = \"-\", en = \"-\" }\n[table]\n");
        // In typed text honours may be Italian; text that the program writes has English honours.
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

    /// Returns the draft with one more event, in the notation of a case file: `{ by = "W", plays = "H4" }`.
    pub fn with_event(&self, event: &str) -> Result<CaseDraft, Vec<Problem>> {
        let item = self.question_with(Some(event))?;
        let mut more = self.clone();
        if let (Some(event), Some(said)) = (item.record.events.last(), item.event_texts.last()) {
            more.entries.push(DraftEvent { event: *event, said: said.clone() });
            more.check_held(event)?;
        }
        // The card of the new event may make the hands impossible.
        more.question()?;
        Ok(more)
    }

    /// Returns an error if the player of the event cannot hold its card according to what is known of the hands; checks
    /// this only if `hands_from_events` is set.
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

    /// Returns the events in the notation of a case file.
    pub fn written(&self) -> impl Iterator<Item = String> + '_ {
        self.entries.iter().map(|entry| case_notation::event(&entry.event, entry.said.as_ref()))
    }

    /// Returns the table, with the cards that the play and the events show if `hands_from_events` is set.
    pub fn table(&self) -> TableDraft {
        let mut sketch = self.sketch.clone();
        if self.hands_from_events {
            for (seat, card) in self.seen() {
                sketch.show(seat, card);
            }
        }
        sketch
    }

    /// Returns each named card of the tricks and of the events, with the hand that held it.
    fn seen(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        let played = self.sketch.tricks.iter().flat_map(|trick| trick.cards());
        let events = self.entries.iter().map(|entry| entry.event);
        let held = events.filter_map(|event| Some((event.by, event.act.required_card()?)));
        played.chain(held).filter_map(|(seat, card)| Some((seat, card.card()?)))
    }

    /// Records what a hand holds now. The original hand is `now` plus the cards that the hand has already played.
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

    /// Returns the cards that the hand has put on the table so far.
    fn put_out(&self, seat: Seat) -> Vec<PlayedCard> {
        let in_events = self.entries.iter().filter(|entry| entry.event.by == seat);
        let put = in_events.filter_map(|entry| entry.event.act.card_put());
        self.sketch.played(seat).into_iter().chain(put).collect()
    }
}
