//! Cards on the table: laid in turn, waiting for their turn, or taken back; and events that are not
//! read again.

use crate::bridge::{Card, PlayedCard, Position, Seat};

use super::effect::EffectResult;
use super::following::{CardTelling, ToldCard};
use super::incident::{LaterPlays, Moment, PenaltyDue};
use super::record::PenaltyCard;
use super::state::Table;
use crate::record::event::{Act, Choice, Event, PlayManner};
use crate::record::spoken::SpokenCall;

/// A placeholder for the moment of a card that is played again when its hand is next in turn, because an earlier card
/// of the trick was taken back.
pub(super) const AT_NEXT_TURN: Moment = Moment::MAX;

/// A card laid to a trick, with the position before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LaidCard {
    pub(super) hand: Seat,
    pub(super) card: PlayedCard,
    pub(super) before: Position,
}

impl Table<'_> {
    /// Plays a card of the hand in turn, legal or not.
    pub(super) fn play_in_turn(&mut self, card: PlayedCard) {
        if self.position.is_lead() {
            self.trick.laid.clear();
            self.trick.replaced.clear();
        }
        if let Some(hand) = self.position.turn() {
            let held = card.card().and_then(|card| self.position.deal.holds(hand, card));
            debug_assert!(held != Some(false), "{hand} has no {card} to lay");
            self.trick.laid.push(LaidCard { hand, card, before: self.position });
            self.penalties.on_table.retain(|penalty| (penalty.owner, penalty.card) != (hand, card));
            self.obligations.end_with_card(hand, card);
            if hand == self.contract().dummy() {
                self.lead.dummy_spread = true;
            }
        }
        self.lead.faced = true;
        let played = self.position.tricks_played();
        self.position.play(card);
        self.end_turn(played);
    }

    /// Ends the turn of a hand. `played_before` is the number of tricks that were complete before that turn.
    pub(super) fn end_turn(&mut self, played_before: u8) {
        self.count_trick(played_before);
        if self.position.is_lead() {
            self.obligations.end_with_trick(self.position.turn());
            self.trick.began = self.reader.next;
            self.trick.dummy_card_returned = None;
            self.trick.unbidden = None;
            self.trick.waiting.clear();
            self.trick.judged.clear();
            self.begin_with_early_cards();
        }
    }

    /// Adds a card that counts as played before the turn of its hand. If the hand has already played to the trick in
    /// progress, the card counts for the next trick.
    pub(super) fn add_waiting_card(
        &mut self,
        moment: Moment,
        hand: Seat,
        card: PlayedCard,
    ) -> EffectResult {
        let has_played = self.has_card_in_trick(hand);
        let list = if has_played { &mut self.trick.early } else { &mut self.trick.waiting };
        if list.iter().any(|(_, of, other)| (*of, *other) == (hand, card)) {
            return EffectResult::Already;
        }
        list.push((moment, hand, card));
        EffectResult::Waits
    }

    pub(super) fn has_waiting_card(&self, hand: Seat) -> bool {
        self.trick.waiting.iter().any(|(_, of, _)| *of == hand)
    }

    /// Returns whether the hand has put out a card before its turn that counts as played. A card that is only played again
    /// because an earlier one went back does not count.
    pub(super) fn has_put_early(&self, hand: Seat) -> bool {
        self.trick.waiting.iter().any(|(at, of, _)| *of == hand && *at != AT_NEXT_TURN)
    }

    /// Notes that a card on the table for the hand in turn is judged; returns false if it has been. A card is judged once, and
    /// once more if it is played again because an earlier card went back.
    pub(super) fn note_judged(&mut self, moment: Moment, card: PlayedCard) -> bool {
        let Some(hand) = self.position.turn() else { return true };
        let is_new = !self.trick.judged.contains(&(moment, hand, card));
        if is_new {
            self.trick.judged.push((moment, hand, card));
        }
        is_new
    }

    /// Returns the card already on the table for the hand in turn, with the event that put it out or [`AT_NEXT_TURN`]: a card ruled played before its turn or, if the next
    /// event that puts out or calls a card passes over this hand's turn, a penalty card that is due.
    pub(super) fn due_now(&mut self) -> Option<(Moment, PlayedCard)> {
        let hand = self.position.turn()?;
        if let Some(at) = self.trick.waiting.iter().position(|(_, of, _)| *of == hand) {
            let (moment, _, card) = self.trick.waiting.remove(at);
            return Some((moment, card));
        }
        if self.penalties.on_table.is_empty() || self.position.is_lead() {
            return None;
        }
        let due = self.penalty_due(hand).or_else(|| self.penalty_cards_due(hand).next())?;
        self.passed_over(hand).map(|_| (self.reader.next as Moment, due.card))
    }

    /// Returns the next card put out or called, with the index of its event.
    fn next_told(&self) -> Option<(usize, ToldCard)> {
        let mut unread = self.told_in(self.reader.next..self.record.events.len());
        unread.find(|(at, told)| told.how != CardTelling::FaceDown && !self.is_taken(*at))
    }

    /// Returns the event that passes over the turn of this hand: the next card is put out by another hand, or is a
    /// lead, and does not prove premature.
    fn passed_over(&self, hand: Seat) -> Option<usize> {
        let (index, told) = self.next_told()?;
        let passes = told.hand != hand || told.manner() == Some(PlayManner::Lead);
        (passes && !self.is_still_to_play(hand, index)).then_some(index)
    }

    /// Returns whether a card put out at the turn of this hand proves premature: attention is drawn or a highest or
    /// lowest card is required before the next card, or the hand then plays to the trick.
    fn is_still_to_play(&self, hand: Seat, at: usize) -> bool {
        let later = || self.record.events[at + 1..].iter();
        let speaks = |event: &Event| {
            event.act.is_attention()
                || matches!(event.act, Act::Chooses(Choice::Highest | Choice::Lowest))
        };
        let is_spoken_of = later().take_while(|event| event.act.card_put().is_none()).any(speaks);
        // The number of cards still missing besides the premature card and the card of this hand.
        let Some(others) = 2_usize.checked_sub(usize::from(self.position.on_table())) else {
            return is_spoken_of;
        };
        let plays = |event: &&Event| matches!(event.act, Act::Plays { .. });
        let own = later().filter(plays).take(others + 1).find(|event| event.by == hand);
        let leads =
            |event: &Event| matches!(event.act, Act::Plays { manner: PlayManner::Lead, .. });
        is_spoken_of || own.is_some_and(|event| !leads(event))
    }

    /// Returns a turn of a defender with a penalty card, when he or another puts out another card, and it is unknown
    /// whether he must play the penalty card: whether he can follow suit, or whether a rectification requires another
    /// card.
    pub(super) fn perhaps_due(&self) -> Option<PenaltyDue> {
        let by = self.position.turn().filter(|_| !self.position.is_lead())?;
        if self.penalties.on_table.is_empty() {
            return None;
        }
        let led = self.position.suit_led();
        let (index, told) = self.next_told()?;
        let passes_over = self.passed_over(by).is_some();
        let put = told.put();
        // A card of the suit led shows that he can follow.
        let off_suit = put.and_then(PlayedCard::suit).is_some_and(|suit| Some(suit) != led);
        let open = |penalty: PenaltyCard| {
            let another = passes_over || put != Some(penalty.card);
            let undecided = match self.follows(by, penalty.card) {
                None => passes_over || off_suit,
                Some(follows) => follows && self.open_duty(by, penalty.card).is_some(),
            };
            another
                && undecided
                && !self.trick.replaced.contains(&(by, penalty.card))
                && self.disobeyed(by, penalty.card).is_none()
        };
        let moment = self.penalty_cards(by).any(open).then_some(index)? as Moment;
        let later = LaterPlays::default();
        Some(PenaltyDue { moment, by, leading: false, led: None, passed_over: true, later })
    }

    /// Plays a card on which a ruling was made, now or at the turn of its hand.
    pub(super) fn play_ruled_card(&mut self, hand: Seat, card: PlayedCard) -> EffectResult {
        if self.has_played_exactly(hand, card) {
            return EffectResult::Already;
        }
        if self.lacks(hand, card) {
            return EffectResult::Impossible;
        }
        if self.position.turn() != Some(hand) {
            return self.add_waiting_card(self.reader.next as Moment, hand, card);
        }
        self.play_in_turn(card);
        EffectResult::Done
    }

    /// Returns whether the hand has played exactly this card. For a small card without a rank, or an unrecorded card,
    /// the answer is no.
    pub(super) fn has_played_exactly(&self, hand: Seat, card: PlayedCard) -> bool {
        card.card().is_some() && self.has_played(hand, card)
    }

    /// Returns whether the hand certainly does not hold the card.
    pub fn lacks(&self, hand: Seat, card: PlayedCard) -> bool {
        card.card().is_some_and(|card| self.position.deal.holds(hand, card) == Some(false))
    }

    /// Returns whether the diagram leaves open whether the hand holds the card.
    pub fn may_hold(&self, hand: Seat, card: PlayedCard) -> bool {
        card.card().is_some_and(|card| self.position.deal.holds(hand, card).is_none())
    }

    pub(super) fn find_holds(&mut self, hand: Seat, card: Card) -> EffectResult {
        match self.position.deal.holds(hand, card) {
            Some(true) => return EffectResult::Already,
            Some(false) => return EffectResult::Impossible,
            None => {}
        }
        // The earlier positions get the card too, in case a card on the table goes back.
        let before = self.trick.laid.iter_mut().map(|laid| &mut laid.before);
        for position in before.chain([&mut self.position]) {
            position.deal.show(hand, card);
        }
        EffectResult::Done
    }

    /// Returns whether the card of the hand is in the current trick or, until the next lead, in the trick just
    /// completed.
    pub(crate) fn can_go_back(&self, hand: Seat, card: PlayedCard) -> bool {
        self.place_in_trick(hand, card).is_some()
    }

    fn place_in_trick(&self, hand: Seat, card: PlayedCard) -> Option<usize> {
        self.trick.laid.iter().position(|laid| (laid.hand, laid.card) == (hand, card))
    }

    /// Takes back into its hand a penalty card, a lead put face down, or a card of the trick. Cards played to the trick
    /// after that card stay, and are played again when their turn comes.
    pub(super) fn take_back(&mut self, hand: Seat, card: PlayedCard) -> EffectResult {
        let of_hand = |penalty: &PenaltyCard| (penalty.owner, penalty.card) == (hand, card);
        if self.penalties.on_table.iter().any(of_hand) {
            self.penalties.on_table.retain(|penalty| !of_hand(penalty));
            return EffectResult::Done;
        }
        if self.lead.face_down(hand) == Some(card) {
            self.lead.remove_face_down(hand);
            return EffectResult::Done;
        }
        let waited = self.no_longer_waits(hand, card);
        let Some(place) = self.place_in_trick(hand, card) else { return waited };
        self.position = self.trick.laid[place].before;
        let later: Vec<LaidCard> = self.trick.laid.drain(place..).skip(1).collect();
        for LaidCard { hand, card, .. } in later {
            self.add_waiting_card(AT_NEXT_TURN, hand, card);
        }
        EffectResult::Done
    }

    /// Removes a card from the cards that wait for their turn or for the next trick.
    fn no_longer_waits(&mut self, hand: Seat, card: PlayedCard) -> EffectResult {
        for list in [&mut self.trick.waiting, &mut self.trick.early] {
            if let Some(at) = list.iter().position(|(_, of, other)| (*of, *other) == (hand, card)) {
                list.remove(at);
                return EffectResult::Done;
            }
        }
        EffectResult::Impossible
    }

    pub(super) fn leads_instead(&mut self, hand: Seat) -> EffectResult {
        if self.position.on_table() > 0 {
            return EffectResult::Impossible;
        }
        self.position.set_leader_instead(hand);
        self.trick.waiting.clear();
        EffectResult::Done
    }

    pub(super) fn skip(&mut self, moment: Moment) -> EffectResult {
        let index = usize::from(moment);
        if index >= self.record.events.len() {
            return EffectResult::Impossible;
        }
        if self.is_taken(index) {
            return EffectResult::Already;
        }
        self.mark_taken(index);
        EffectResult::Done
    }

    pub(super) fn skip_through(&mut self, moment: Moment) -> EffectResult {
        let index = usize::from(moment);
        let Some(event) = self.record.events.get(index) else { return EffectResult::Impossible };
        let already = self.reader.next > index;
        for passed in self.reader.next..=index {
            self.note_ordinary(passed);
            if self.readings.is_unread(passed) {
                self.record_follow_up(passed, self.reader.incident_moment);
            }
        }
        self.reader.next = self.reader.next.max(index + 1);
        if let Act::Calls(spoken) = event.act
            && let Some(index) = self.what_followed(moment).execution(spoken.said.card())
            && !self.is_misplayed(index, spoken)
        {
            self.take_execution(index, moment);
        }
        if already { EffectResult::Already } else { EffectResult::Done }
    }

    /// Returns whether dummy, at this event, by error puts out a card other than the card called, although the card
    /// called counts as played.
    fn is_misplayed(&self, index: usize, spoken: SpokenCall) -> bool {
        let put = self.record.events[index].act.card_put();
        let named = spoken.said.card().filter(|named| put != Some(*named));
        named.is_some_and(|named| self.has_played_exactly(self.contract().dummy(), named))
    }
}
