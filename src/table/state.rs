//! The table at a moment: the position, the penalty cards, and how far the record has been read.

use crate::bridge::{Card, Contract, Hand, PlayedCard, Position, Seat, Suit};

use super::event::{Act, Choice, Event, Manner};
use super::incident::{Incident, Later, LaterPlay, Moment};
use super::record::{Grade, PenaltyCard, Record};
use super::spoken::{Phrase, Spoken};

/// The table, read from a record up to some event.
#[derive(Clone, Debug)]
pub struct Table<'r> {
    pub(super) record: &'r Record,
    pub(super) next: usize,
    /// Events that belong to an incident already recognised.
    pub(super) taken: u128,
    pub(super) position: Position,
    pub(super) lead_faced: bool,
    pub(super) dummy_spread: bool,
    pub(super) lead_face_down: Option<PlayedCard>,
    penalty_cards: Vec<PenaltyCard>,
    /// An incident that a decision has brought to light.
    pub(super) pending: Option<Incident>,
    pub(super) ended: bool,
}

impl<'r> Table<'r> {
    pub(super) fn new(record: &'r Record) -> Table<'r> {
        Table {
            record,
            next: 0,
            taken: 0,
            position: record.start,
            lead_faced: record.lead_faced,
            dummy_spread: record.dummy_spread,
            lead_face_down: None,
            penalty_cards: record.penalty_cards.clone(),
            pending: None,
            ended: false,
        }
    }

    pub fn record(&self) -> &'r Record {
        self.record
    }

    pub fn contract(&self) -> Contract {
        self.record.contract
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    pub fn is_dummy_spread(&self) -> bool {
        self.dummy_spread
    }

    /// The penalty cards of a defender.
    pub fn penalty_cards(&self, owner: Seat) -> impl Iterator<Item = PenaltyCard> + '_ {
        self.penalty_cards.iter().copied().filter(move |penalty| penalty.owner == owner)
    }

    /// Lays a penalty card before its owner. A second one makes all of his major.
    pub fn add_penalty_card(&mut self, penalty: PenaltyCard) {
        if let Some(present) = self
            .penalty_cards
            .iter_mut()
            .find(|other| (other.owner, other.card) == (penalty.owner, penalty.card))
        {
            present.grade = present.grade.max(penalty.grade);
            return;
        }
        self.penalty_cards.push(penalty);
        let several = self.penalty_cards(penalty.owner).count() > 1;
        for other in &mut self.penalty_cards {
            if several && other.owner == penalty.owner {
                other.grade = Grade::Major;
            }
        }
    }

    /// A penalty card of the hand that it could legally play now, and must.
    pub(super) fn penalty_due(&self, owner: Seat) -> Option<PenaltyCard> {
        self.penalty_cards(owner).find(|penalty| {
            let follows = self.position.follows(owner, penalty.card) == Some(true);
            follows && penalty.grade == Grade::Major
        })
    }

    /// Plays a card of the hand in turn, legal or not.
    pub fn lay(&mut self, card: PlayedCard) {
        if let Some(hand) = self.position.turn() {
            self.penalty_cards.retain(|penalty| (penalty.owner, penalty.card) != (hand, card));
            if hand == self.contract().dummy() {
                self.dummy_spread = true;
            }
        }
        self.lead_faced = true;
        self.position.play(card);
    }

    /// Plays a card of `hand`, if it is in turn.
    pub fn lay_for(&mut self, hand: Seat, card: PlayedCard) {
        if self.position.turn() == Some(hand) {
            self.lay(card);
        }
    }

    /// Makes `hand` the leader of the next trick, if nobody has led to it.
    pub fn leads_instead(&mut self, hand: Seat) {
        self.position.leads_instead(hand);
    }

    /// Leaves out the events up to and including this one: a ruling has dealt with them.
    pub fn skip_through(&mut self, moment: Moment) {
        self.next = self.next.max(moment as usize + 1);
    }

    /// Leaves out the plays that came after an incident, and what drew attention to it.
    pub fn skip_later(&mut self, later: &Later) {
        let last = later.plays().map(|play| play.moment).chain(later.attention).max();
        if let Some(moment) = last {
            self.skip_through(moment);
        }
    }

    pub(super) fn take(&mut self, moment: usize) {
        self.taken |= 1 << moment;
    }

    pub(super) fn is_taken(&self, moment: usize) -> bool {
        self.taken & (1 << moment) != 0
    }

    /// The events after one, with their indexes.
    pub(super) fn after(
        &self,
        moment: usize,
    ) -> impl Iterator<Item = (usize, &'r Event)> + use<'r> {
        self.record.events.iter().enumerate().skip(moment + 1)
    }

    /// What was played after `moment`, up to the next sign of attention. `on_table` is the number of
    /// cards in the trick of the incident, that of the incident included.
    pub(super) fn later(&self, moment: usize, by: Seat, on_table: u8) -> Later {
        let mut later = Later::default();
        let mut count = on_table;
        let mut called = false;
        for (index, event) in self.after(moment) {
            let act = event.act;
            if matches!(act, Act::DrawsAttention | Act::Wants { .. } | Act::Corrects { .. }) {
                later.attention = Some(index as Moment);
                break;
            }
            later.claimed |= act == Act::Claims && event.by.side() == by.side();
            let dummy = self.contract().dummy();
            let (hand, card, led) = if let Act::Calls(spoken) = act
                && event.by == self.contract().declarer
            {
                called = true;
                let named = spoken.said.suit.zip(spoken.said.rank);
                let named = named.map(|(suit, rank)| Card::new(suit, rank).into());
                let card = named
                    .or_else(|| self.put_by_dummy(index))
                    .or_else(|| self.only_one_called(spoken));
                (dummy, card.unwrap_or(PlayedCard::Unrecorded), false)
            } else if let Act::Plays { card, manner } = act {
                // The card that dummy puts on the table was counted when it was called.
                if event.by == dummy && std::mem::take(&mut called) {
                    continue;
                }
                (event.by, card, manner == Manner::Lead)
            } else {
                continue;
            };
            let next_trick = count >= 4;
            count += 1;
            later.push(LaterPlay { moment: index as Moment, hand, card, next_trick, led });
        }
        later
    }

    /// The card that dummy put on the table on a call.
    fn put_by_dummy(&self, called: usize) -> Option<PlayedCard> {
        let calls = |event: &Event| matches!(event.act, Act::Calls(_));
        let next = self.after(called).take_while(|(_, event)| !calls(event));
        let dummy = self.contract().dummy();
        next.filter(|(_, event)| event.by == dummy).find_map(|(_, event)| event.act.puts())
    }

    /// The only card of dummy's that it may play and that has the suit and the rank named.
    fn only_one_called(&self, spoken: Spoken) -> Option<PlayedCard> {
        let Phrase { suit, rank, .. } = spoken.said;
        let fits = |card: &Card| {
            suit.is_none_or(|suit| card.suit == suit) && rank.is_none_or(|rank| card.rank == rank)
        };
        let cards: Hand =
            self.position.legal(self.contract().dummy()).iter().filter(fits).collect();
        cards.only().map(PlayedCard::Exact)
    }

    /// Whether the hand has a card in the trick in progress.
    pub fn has_card_in_trick(&self, hand: Seat) -> bool {
        self.position.trick.is_some_and(|trick| trick.card(hand).is_some())
    }

    /// Whether the hand has played the card: not put it out irregularly and had it sent back.
    pub fn has_played(&self, hand: Seat, card: PlayedCard) -> bool {
        let tricks = [self.position.trick, self.position.previous];
        card.card().is_some_and(|card| self.position.gone.contains(card))
            || tricks.into_iter().flatten().any(|trick| trick.card(hand) == Some(card))
    }

    /// Whether the player asks to take back this card of the hand.
    pub fn wants_back(&self, by: Seat, hand: Seat, card: PlayedCard) -> bool {
        self.record.events.iter().any(|event| {
            let Act::Wants { hand: of, card: wanted, .. } = event.act else { return false };
            event.by == by && (of, wanted) == (hand, card)
        })
    }

    /// What a player chose among the options that he had, if the record says.
    pub fn choice(&self, by: Seat, options: &[Choice]) -> Option<usize> {
        let chose = |choice: &Choice| {
            let act = Act::Chooses(*choice);
            self.record.events.iter().position(|event| event.by == by && event.act == act)
        };
        let moments =
            options.iter().enumerate().filter_map(|(at, choice)| Some((chose(choice)?, at)));
        moments.min().map(|(_, at)| at)
    }

    /// Whether the hand holds a card of the suit; `None` where nobody knows.
    pub fn has_suit(&self, hand: Seat, suit: Suit) -> Option<bool> {
        self.position.deal.has_suit(hand, suit)
    }
}
