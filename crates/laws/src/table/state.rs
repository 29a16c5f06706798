//! The state of the table: the position, the penalty cards, and how far the record has been read.

use std::ops::Deref;

use crate::bridge::{Card, Contract, Hand, PlayedCard, Position, Seat, Side, Suit};

use super::defective_tricks::UnnoticedDefect;
use super::duty::Restriction;
use super::end_of_play::RuledRevoke;
use super::incident::{BEFORE_PLAY, Incident, IncidentKind, Moment};
use super::readings::{EventReadings, FollowUpRole, ReadingLog};
use super::record::{PenaltyCard, Record};
use super::trick_cards::LaidCard;
use crate::record::Duty;
use crate::record::spoken::{CardSelector as Height, Phrase, SpokenCall};
use smallvec::SmallVec;

/// The state of the table after some events of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Table<'r> {
    pub(super) contract: Contract,
    /// The moment since which the roles of declarer and dummy are settled.
    pub(super) dummy_since: Moment,
    pub(super) next: usize,
    pub(super) readings: ReadingLog,
    /// The moment of the current incident.
    pub(super) incident_moment: Moment,
    pub(super) position: Position,
    pub(super) lead_faced: bool,
    pub(super) dummy_spread: bool,
    /// The opening leads that are face down, the proper one and others.
    pub(super) led_face_down: SmallVec<[(Seat, PlayedCard); 2]>,
    pub(super) penalty_cards: SmallVec<[PenaltyCard; 2]>,
    /// Cards taken back from the current trick, for which their hands play other cards.
    pub(super) replaced: SmallVec<[(Seat, PlayedCard); 2]>,
    /// All penalty cards so far, including the cards that are no longer on the table.
    pub(super) past_penalty_cards: SmallVec<[PenaltyCard; 2]>,
    /// The requirements that rectifications put on defenders' next cards.
    pub(super) restrictions: SmallVec<[Restriction; 2]>,
    /// Findings on whether a hand can obey a duty with its next card.
    pub(super) able: SmallVec<[(Seat, Duty, bool); 2]>,
    /// Findings on whether a hand that has to play its highest (or lowest) card holds a higher (or lower) card than
    /// this card.
    pub(super) beyond: SmallVec<[(Seat, PlayedCard, bool); 2]>,
    /// The moment of the last card about which it was asked whether a penalty card was due instead.
    pub(super) asked_due: Option<Moment>,
    /// The index of the last call for which the director was asked which hand holds the card.
    pub(super) asked_whose: Option<usize>,
    /// The leader and the trick number of the lead about which declarer has made his choice.
    pub(super) lead_settled: Option<(Seat, u8)>,
    /// The penalty card that declarer has chosen for a defender to play.
    pub(super) designated: Option<PlayedCard>,
    /// The revokes ruled on so far, and the unnoticed tricks that lack a card.
    pub(super) revokes: SmallVec<[RuledRevoke; 2]>,
    /// The tricks with a card too few or too many that nobody has noticed.
    pub(super) wrong_tricks: SmallVec<[UnnoticedDefect; 2]>,
    /// The moments of the incidents to which players usually draw attention at once, and of the revokes that were
    /// corrected.
    pub(super) attention_moments: SmallVec<[Moment; 2]>,
    /// How many of the cards exposed in the auction have been read.
    pub(super) exposed_read: usize,
    /// A further incident, found while an event was read or a ruling carried out; it is heard next.
    pub(super) pending: Option<Incident>,
    /// Whether declarer has had to take back a lead, and nobody has led since.
    pub(super) lead_taken_back: bool,
    /// A card of this trick that dummy put out of his own accord, and that went back.
    pub(super) dummy_card_returned: Option<PlayedCard>,
    /// The index of the first event of the current trick.
    pub(super) trick_began: usize,
    /// Cards ruled played to the next trick although the current one is unfinished: the lead, and the plays to it.
    pub(super) early_cards: SmallVec<[(Moment, Seat, PlayedCard); 2]>,
    /// The cards of the current trick or, before the next lead, of the last trick, each with the position before it.
    pub(super) laid_cards: Vec<LaidCard>,
    /// Cards ruled played before the turn of their hand; they join the trick at that turn.
    pub(super) waiting_cards: SmallVec<[(Moment, Seat, PlayedCard); 2]>,
    /// The index of a conditional call made before dummy's turn, until that turn comes.
    pub(super) conditional: Option<usize>,
    /// The index of the event by which dummy put out a card without a call in this trick, and the position before it.
    pub(super) unbidden: Option<(usize, Position)>,
    /// Whether dummy has lost his rights by looking at another hand or exchanging hands.
    pub(super) dummy_barred: bool,
    /// How many of the remaining tricks go to North-South and to East-West, by an effective claim or
    /// concession.
    pub(super) shared_tricks: Option<[u8; 2]>,
    /// The moment of the claim or concession that ended the play.
    pub(super) play_stopped_at: Option<Moment>,
    /// The incidents to be heard after the last event, in reverse order; `None` until they are
    /// determined.
    pub(super) final_incidents: Option<Vec<Incident>>,
    pub(super) record: RecordRef<'r>,
}

/// The record that is read, compared by address.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecordRef<'r>(pub(super) &'r Record);

impl PartialEq for RecordRef<'_> {
    fn eq(&self, other: &RecordRef<'_>) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Deref for RecordRef<'_> {
    type Target = Record;
    fn deref(&self) -> &Record {
        self.0
    }
}

impl<'r> Table<'r> {
    #[inline]
    pub(super) fn new(record: &'r Record) -> Table<'r> {
        Table {
            record: RecordRef(record),
            contract: record.contract,
            dummy_since: 0,
            next: 0,
            readings: ReadingLog::new(record.events.len()),
            incident_moment: BEFORE_PLAY,
            position: record.start,
            lead_faced: record.lead_faced,
            dummy_spread: record.dummy_spread,
            led_face_down: SmallVec::new(),
            penalty_cards: record.penalty_cards.as_slice().into(),
            replaced: SmallVec::new(),
            past_penalty_cards: record.penalty_cards.as_slice().into(),
            restrictions: SmallVec::new(),
            able: SmallVec::new(),
            beyond: SmallVec::new(),
            asked_due: None,
            asked_whose: None,
            lead_settled: None,
            designated: None,
            revokes: SmallVec::new(),
            wrong_tricks: SmallVec::new(),
            attention_moments: SmallVec::new(),
            exposed_read: 0,
            pending: None,
            lead_taken_back: false,
            dummy_card_returned: None,
            trick_began: 0,
            early_cards: SmallVec::new(),
            laid_cards: Vec::new(),
            waiting_cards: SmallVec::new(),
            conditional: None,
            unbidden: None,
            dummy_barred: false,
            shared_tricks: None,
            play_stopped_at: None,
            final_incidents: None,
        }
    }

    /// Returns the record that is read.
    pub fn record(&self) -> &'r Record {
        self.record.0
    }

    /// Returns the contract, with the declarer after the rulings so far.
    pub fn contract(&self) -> Contract {
        self.contract
    }

    /// Returns the number of events read, plus one once the incidents at the end have been determined.
    pub(crate) fn read_so_far(&self) -> usize {
        self.next + usize::from(self.final_incidents.is_some())
    }

    /// Returns the current position.
    pub fn position(&self) -> &Position {
        &self.position
    }

    pub(crate) fn is_dummy_spread(&self) -> bool {
        self.dummy_spread
    }

    /// Merges the readings of the events read so far into `merged`.
    pub(crate) fn add_readings_to(&self, merged: &mut EventReadings) {
        merged.merge(self.readings.events());
    }

    /// Records that an incident has been heard. `rules` says whether a clause applied to the
    /// incident, or asked a question.
    pub(crate) fn record_heard(&mut self, incident: &Incident, rules: bool) {
        match incident.kind() {
            // A defective trick is reported when attention is drawn, but the event of that moment is not its cause.
            IncidentKind::DefectiveTrick => {}
            kind => self.readings.record_incident(incident.moment(), kind, rules),
        }
    }

    /// Records that the event belongs to the incident at this moment, in the role that its act usually has.
    pub(super) fn record_follow_up(&self, index: usize, of: Moment) {
        if let Some(event) = self.record.events.get(index) {
            self.readings.record_follow_up(index, of, FollowUpRole::of(event.act));
        }
    }

    /// Records that the event belongs to the current incident, and is not read again.
    pub(super) fn mark_taken(&mut self, index: usize) {
        self.record_follow_up(index, self.incident_moment);
        self.readings.mark_taken(index);
    }

    /// Records that the event carries out the call at this moment, and is not read again.
    pub(super) fn take_execution(&mut self, index: usize, of: Moment) {
        self.readings.record_follow_up(index, of, FollowUpRole::Execution);
        self.readings.mark_taken(index);
    }

    pub(super) fn is_taken(&self, index: usize) -> bool {
        self.readings.is_taken(index)
    }

    /// Returns the card that a call from dummy designates, as far as the record shows, and the index of the event by
    /// which dummy puts it out. If the call is a play to a lead that is not yet accepted, `led` is the suit of that
    /// lead.
    pub(super) fn called_card(
        &self,
        index: usize,
        spoken: SpokenCall,
        led: Option<Suit>,
    ) -> (Option<usize>, PlayedCard) {
        let executed = self.what_followed(index as Moment).execution(spoken.said.card());
        let put = executed.and_then(|at| self.record.events[at].act.card_put());
        let named = spoken.said.card().or(put);
        let card = named.or_else(|| self.only_one_called(spoken, led));
        (executed, card.unwrap_or(PlayedCard::Unrecorded))
    }

    /// Returns the only card of dummy that may legally be played and that fits the suit, the rank or the height named.
    /// `None` for a conditional call, because its card depends on the condition.
    fn only_one_called(&self, spoken: SpokenCall, led: Option<Suit>) -> Option<PlayedCard> {
        if spoken.proviso.is_some() {
            return None;
        }
        let Phrase { suit, rank, manner, .. } = spoken.said;
        let fits = |card: &Card| {
            suit.is_none_or(|suit| card.suit == suit) && rank.is_none_or(|rank| card.rank == rank)
        };
        let called = |cards: Hand| {
            let of_suit_led = led.map(|led| cards.suit(led)).filter(|cards| !cards.is_empty());
            let cards: Hand = of_suit_led.unwrap_or(cards).iter().filter(fits).collect();
            let ranks = || cards.iter().map(|card| card.rank);
            let wanted = match manner {
                Some(Height::High) => ranks().max(),
                Some(Height::Low) => ranks().min(),
                None if rank.is_none() => ranks().min(),
                None | Some(Height::Win | Height::Any | Height::Honour | Height::Run) => rank,
            };
            wanted.map_or(cards, |rank| cards.rank(rank)).only()
        };
        let dummy = self.contract().dummy();
        // If the diagram does not show all of dummy's cards, another card may be meant, or be the only legal
        // one.
        let card = called(self.position.legal(dummy))?;
        let perhaps = self.position.possibly_legal(dummy);
        let follows = self.position.suit_led().map_or(Hand::EMPTY, |led| perhaps.suit(led));
        let sure = called(perhaps) == Some(card) && (follows.is_empty() || follows.contains(card));
        sure.then_some(PlayedCard::Exact(card))
    }

    /// Returns whether the hand is in turn, and neither the suit led nor a penalty card certainly
    /// prevents it from playing the card.
    pub(crate) fn would_be_regular(&self, hand: Seat, card: PlayedCard) -> bool {
        self.position.turn() == Some(hand)
            && self.position.follows(hand, card) != Some(false)
            && self.penalty_cards(hand).all(|penalty| penalty.card == card)
    }

    /// Returns whether the hand has a card in the trick in progress.
    pub(crate) fn has_card_in_trick(&self, hand: Seat) -> bool {
        self.position.trick.is_some_and(|trick| trick.card(hand).is_some())
    }

    /// Returns whether the hand has played the card, and the card has not been sent back. A card that waits for its
    /// turn has been played.
    pub fn has_played(&self, hand: Seat, card: PlayedCard) -> bool {
        card.card().is_some_and(|card| self.position.gone.contains(card))
            || self.position.tricks().any(|trick| trick.card(hand) == Some(card))
            || self.waiting_cards.iter().any(|(_, of, other)| (*of, *other) == (hand, card))
    }

    /// Returns the suit led to the trick, current or just ended, that contains this card of the hand.
    pub(crate) fn suit_of_trick_with(&self, hand: Seat, card: PlayedCard) -> Option<Suit> {
        let with = self.position.tricks().find(|trick| trick.card(hand) == Some(card));
        with.and_then(|trick| trick.suit_led())
    }

    /// Returns whether the card is certainly the only card with which the hand can follow suit.
    pub(crate) fn is_only_legal(&self, hand: Seat, card: PlayedCard) -> bool {
        let led = self.position.suit_led().filter(|led| card.suit() == Some(*led));
        let length = led.and_then(|led| self.position.deal.hands[hand].length(led));
        length == Some(1)
    }

    /// Returns whether a hand of this side has a trump; `None` if unknown.
    pub(crate) fn has_trumps(&self, side: Side) -> Option<bool> {
        let Some(trumps) = self.position.trumps else { return Some(false) };
        let of_side = Seat::ALL.into_iter().filter(|seat| seat.side() == side);
        let held: Vec<Option<bool>> = of_side.map(|seat| self.has_suit(seat, trumps)).collect();
        if held.contains(&Some(true)) {
            Some(true)
        } else {
            (!held.contains(&None)).then_some(false)
        }
    }

    /// Returns whether the hand holds cards of at least two suits; `None` if unknown.
    pub(crate) fn holds_two_suits(&self, hand: Seat) -> Option<bool> {
        let held = Suit::ALL.map(|suit| self.has_suit(hand, suit));
        let surely = held.iter().filter(|held| **held == Some(true)).count();
        let perhaps = held.iter().filter(|held| **held != Some(false)).count();
        if surely > 1 { Some(true) } else { (perhaps < 2).then_some(false) }
    }

    /// Returns whether the hand holds a card of the suit; `None` if unknown.
    pub fn has_suit(&self, hand: Seat, suit: Suit) -> Option<bool> {
        let found = || self.found_able(hand, Duty::Follow(suit));
        // A penalty card is visible to everybody.
        let faced = || {
            let of_suit = |penalty: PenaltyCard| penalty.card.suit() == Some(suit);
            self.penalty_cards(hand).any(of_suit).then_some(true)
        };
        self.position.deal.has_suit(hand, suit).or_else(found).or_else(faced)
    }
}
