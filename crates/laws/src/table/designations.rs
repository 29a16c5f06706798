//! Calls of dummy's cards and cards named from a hand, with the later words about them.

use crate::bridge::{Card, Hand, PlayedCard, Seat};

use super::incident::{Designation, LaterPlays, Moment};
use super::state::Table;
use crate::record::event::{Act, Choice, Event, PlayManner};
use crate::record::spoken::{CallMeans, CardSelector as Height, SpokenCall};

/// A call by a player, and whether it is the turn of his own hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardCall {
    pub(super) index: usize,
    pub(super) by: Seat,
    pub(super) spoken: SpokenCall,
    pub(super) own_turn: bool,
}

impl Table<'_> {
    pub(super) fn designation(
        &mut self,
        index: usize,
        by: Seat,
        spoken: SpokenCall,
    ) -> Designation {
        let contract = self.contract();
        let spoken = spoken.with_gesture();
        let own_hand = by != contract.declarer || self.names_own_card(by, spoken);
        let hand = if own_hand { by } else { contract.dummy() };
        let unbidden = if own_hand { None } else { self.trick.unbidden.take() };
        let unbidden =
            unbidden.filter(|(put, _)| self.reader.next == put + 1 || self.has_card_in_trick(hand));
        if let Some((_, before)) = unbidden {
            self.position = before;
        }
        let mut call = self.designation_by_words(index, by, hand, spoken);
        self.lead.dummy_spread |= !own_hand && self.lead.faced;
        let mut from = index;
        if let Some((put, _)) = unbidden {
            call.put = self.record.events[put].act.card_put();
            self.readings.record_execution(put, call.moment);
            call.put_at = put as Moment;
            from = put;
            // The events between dummy's card and the call are read again.
            self.reader.next = put + 1;
            self.mark_taken(index);
        }
        let on_table = usize::from(self.position.on_table()) + 1;
        let mut others = 0;
        let mut chosen_at = None;
        for (later, event) in self.what_followed(call.moment).events() {
            let own = event.by == by;
            let same_trick = others == 0 || on_table + others < 4;
            if matches!(event.act, Act::Chooses(Choice::Accept | Choice::Refuse)) {
                // After the choice to accept or refuse a lead the trick begins again, and the call has no later events.
                break;
            }
            if own && let Some(more) = self.says_more(index, later, hand) {
                // A repetition of the same words changes nothing.
                if more != spoken {
                    call.added = Some((later as Moment, more));
                }
            } else if own && matches!(event.act, Act::Calls(_) | Act::Wants { .. })
                || !own_hand && spoken.said.card().is_none() && self.names_for_dummy(later)
            {
                // Later events belong to the next call, or to another player's choice of dummy's card.
                chosen_at = matches!(event.act, Act::Designates(_)).then_some(later as Moment);
                break;
            } else if own && same_trick && event.act.touches_named_card(spoken.said) {
                // Declarer reaches for the card that he has called.
                self.take_execution(later, call.moment);
            } else if let Act::Pleads(cards) = event.act
                && own
                && call.plea.is_none()
            {
                call.plea = Some(cards);
            } else if let Act::Plays { card, manner } = event.act
                && event.by == hand
                && (same_trick
                    && !own_hand
                    && (manner != PlayManner::Lead || self.position.is_lead())
                    || spoken.said.card() == Some(card))
                && (call.put.is_none() || call.added.is_some_and(|(_, more)| more.said.fits(card)))
            {
                self.take_execution(later, call.moment);
                if call.added.is_none() {
                    call.put = Some(card);
                    call.put_at = later as Moment;
                }
            } else {
                others += usize::from(later >= self.reader.next && event.act.card_put().is_some());
                continue;
            }
            self.mark_taken(later);
        }
        call.later = self.what_followed(from as Moment).played(self.position.on_table() + 1);
        if let Some(chosen_at) = chosen_at {
            call.later = call.later.before(chosen_at);
        }
        if let Some((changed, _)) = call.added {
            // Cards put out after a change belong to the changed call.
            call.later = call.later.before(changed);
            call.later.attention = Some(changed);
        }
        call
    }

    /// Returns whether the event is another call, or the words of a defender that say which card of dummy is played.
    fn names_for_dummy(&self, index: usize) -> bool {
        let event = self.record.events[index];
        let chooses = |card| self.contract().is_defender(event.by) && self.is_dummys(card);
        matches!(event.act, Act::Calls(_))
            || matches!(event.act, Act::Designates(card) if chooses(card))
    }

    /// Returns whether the diagram shows the card in dummy.
    fn is_dummys(&self, card: PlayedCard) -> bool {
        let (deal, dummy) = (&self.position.deal, self.contract().dummy());
        card.card().is_some_and(|card| deal.holds(dummy, card) == Some(true))
    }

    /// Returns whether a player other than dummy says which card dummy plays: it is dummy's turn, the card is in dummy,
    /// and declarer has called in this trick.
    pub(super) fn awaits_card(&self, index: usize, by: Seat, card: Card) -> bool {
        let dummy = self.contract().dummy();
        by != dummy
            && self.position.turn() == Some(dummy)
            && self.is_dummys(card.into())
            && self.last_call(index).is_some_and(|called| called >= self.trick.began)
    }

    /// Returns the last call of declarer before this event.
    fn last_call(&self, index: usize) -> Option<usize> {
        let declarer = self.contract().declarer;
        let calls = |event: &Event| event.by == declarer && matches!(event.act, Act::Calls(_));
        self.record.events[..index].iter().rposition(calls)
    }

    /// Returns the incident of a player who says, after declarer's call, which card dummy plays.
    /// The incident includes the card that dummy has put out since the call.
    pub(super) fn choice_for_dummy(&mut self, index: usize, by: Seat, card: Card) -> Designation {
        let dummy = self.contract().dummy();
        let mut call = self.designation(index, by, SpokenCall::naming(card));
        for at in self.last_call(index).unwrap_or(index)..index {
            let event = self.record.events[at];
            if let Some(put) = event.act.card_put().filter(|_| event.by == dummy) {
                (call.put, call.put_at) = (Some(put), at as Moment);
            }
        }
        call
    }

    /// Returns the designation by the words alone, without later events.
    fn designation_by_words(
        &self,
        index: usize,
        by: Seat,
        hand: Seat,
        spoken: SpokenCall,
    ) -> Designation {
        Designation {
            moment: index as Moment,
            by,
            hand,
            spoken,
            in_turn: self.position.turn() == Some(hand),
            of_either: false,
            added: None,
            plea: spoken.gesture.and_then(PlayedCard::card).map(|card| Hand::EMPTY.with(card)),
            put: None,
            put_at: index as Moment,
            later: LaterPlays::default(),
        }
    }

    /// Returns the incident of declarer naming a card at the turn of his own hand, when it is unknown which of his
    /// hands holds it. The question is asked once; then the record is read again from event `again`.
    pub(super) fn of_either_hand(&mut self, call: CardCall, again: usize) -> Option<Designation> {
        let CardCall { index, by, spoken, own_turn } = call;
        let (declarer, dummy) = (self.contract().declarer, self.contract().dummy());
        let open = by == declarer && own_turn && self.reader.asked_whose != Some(index);
        let open = open && spoken.means == CallMeans::Words && spoken.gesture.is_none();
        let card = spoken.said.card().filter(|_| open)?;
        if !self.may_hold(declarer, card) || !self.may_hold(dummy, card) {
            return None;
        }
        self.reader.asked_whose = Some(index);
        self.reader.next = again;
        Some(Designation { of_either: true, ..self.designation_by_words(index, by, dummy, spoken) })
    }

    /// Returns the call that declarer makes only after dummy has put out a card. Cards that others have played in
    /// rotation in the meantime are judged after the call.
    pub(super) fn called_after(&self, put: usize, card: PlayedCard) -> Option<CardCall> {
        let declarer = self.contract().declarer;
        let mut position = self.position;
        position.play(card);
        for (index, Event { by, act }) in self.what_followed(put as Moment).events() {
            if self.is_taken(index) || position.is_lead() {
                return None;
            }
            match *act {
                Act::Plays { card, manner: PlayManner::Play } if position.turn() == Some(*by) => {
                    position.play(card);
                }
                Act::Calls(spoken) if *by == declarer => {
                    let own_turn = position.turn() == Some(declarer);
                    let own = own_turn && self.names_own_card_rather(declarer, spoken);
                    return (!own).then_some(CardCall { index, by: declarer, spoken, own_turn });
                }
                _ => return None,
            }
        }
        None
    }

    /// Returns whether declarer's last call, in an earlier trick, told dummy to play out the suit of this card, which
    /// dummy now leads, and dummy has played no other suit since.
    pub(super) fn is_told_for_several_tricks(&self, put: usize, card: PlayedCard) -> bool {
        let Some(called) = self.last_call(put).filter(|called| *called < self.trick.began) else {
            return false;
        };
        let Act::Calls(SpokenCall { said, .. }) = self.record.events[called].act else {
            return false;
        };
        let dummy = self.contract().dummy();
        let puts = |event: &Event| event.act.card_put().filter(|_| event.by == dummy);
        let of_suit = |card: PlayedCard| card.suit().is_some() && card.suit() == said.suit;
        said.manner == Some(Height::Run)
            && self.position.is_lead()
            && of_suit(card)
            && self.record.events[called..put].iter().filter_map(puts).all(of_suit)
    }

    /// Returns whether the call is declarer's and has a condition, and dummy's turn in the trick is
    /// still to come.
    pub(super) fn is_conditional_so_far(&self, by: Seat, spoken: SpokenCall) -> bool {
        let contract = self.contract();
        by == contract.declarer
            && spoken.proviso.is_some()
            && self.position.turn() != Some(contract.dummy())
            && !self.position.is_lead()
            && !self.has_card_in_trick(contract.dummy())
    }

    /// Returns whether declarer names a card as his own or, in turn, one that he may hold and that dummy certainly does not
    /// hold.
    fn names_own_card(&self, declarer: Seat, spoken: SpokenCall) -> bool {
        spoken.means == CallMeans::OwnCard
            || self.position.turn() == Some(declarer)
                && self.names_own_card_rather(declarer, spoken)
    }

    /// Returns whether declarer names a card as his own, or one that he may hold and that dummy certainly does not hold.
    fn names_own_card_rather(&self, declarer: Seat, spoken: SpokenCall) -> bool {
        let dummy = self.contract().dummy();
        let named = spoken.said.card();
        let own = |card| !self.lacks(declarer, card) && self.lacks(dummy, card);
        spoken.means == CallMeans::OwnCard || named.is_some_and(own)
    }

    /// Returns how many other hands have a card that belongs to the trick although it has not been put out: a card
    /// ruled played before its turn, a penalty card that is due, or a card that was held or named.
    fn already_out(&self, hand: Seat, between: &[Event]) -> usize {
        let counts = |seat: Seat| {
            let held = |event: &Event| {
                event.by == seat
                    && (matches!(event.act, Act::Shows(_))
                        || matches!(event.act, Act::Calls(spoken) if self.names_own_card_alone(seat, spoken)))
            };
            self.has_waiting_card(seat)
                || self.penalty_due(seat).is_some()
                || between.iter().any(held)
        };
        let puts = |seat: Seat| {
            between.iter().any(|event| event.by == seat && event.act.card_put().is_some())
        };
        let others =
            Seat::ALL.into_iter().filter(|seat| *seat != hand && !self.has_card_in_trick(*seat));
        others.filter(|seat| counts(*seat) && !puts(*seat)).count()
    }

    /// Returns whether the player names a card as his own, or one that dummy does not hold and that he may hold.
    pub(super) fn names_own_card_alone(&self, by: Seat, spoken: SpokenCall) -> bool {
        let deal = &self.position.deal;
        let dummy = self.contract().dummy();
        let named = spoken.said.card().and_then(PlayedCard::card);
        let own =
            |card| deal.holds(by, card) != Some(false) && deal.holds(dummy, card) == Some(false);
        spoken.means == CallMeans::OwnCard || named.is_some_and(own)
    }

    /// Returns whether dummy plays last and the card called leaves the trick to a defender. Declarer's next call is
    /// then not a lead.
    fn leaves_the_trick(&self, called: usize) -> bool {
        let Act::Calls(SpokenCall { said, .. }) = self.record.events[called].act else {
            return false;
        };
        let (dummy, trumps) = (self.contract().dummy(), self.position.trumps);
        let trick = self.position.trick.filter(|_| self.position.turn() == Some(dummy));
        let Some((trick, suit)) = trick.and_then(|it| Some((it, said.suit.or(it.suit_led())?)))
        else {
            return false;
        };
        let card = match (said.rank, said.manner) {
            (Some(rank), _) => Some(Card::new(suit, rank)),
            (None, None | Some(Height::Low)) => {
                self.position.deal.hands[dummy].known().lowest(suit)
            }
            (None, Some(_)) => None,
        };
        let wins = |(winner, _): (Seat, PlayedCard)| self.contract().is_defender(winner);
        self.position.on_table() == 3
            && trick.winning_card(trumps).is_some_and(wins)
            && card.and_then(|card| trick.is_beaten_by(card, trumps)) == Some(false)
    }

    /// Returns the words that event `later` adds to the call at event `called`: more words, another
    /// call to the same trick, the card of dummy that declarer says is played, or the card that the
    /// player asks to play instead. Such a request does not count if an opponent has changed his
    /// play or explanation in the meantime.
    fn says_more(&self, called: usize, later: usize, hand: Seat) -> Option<SpokenCall> {
        let event = self.record.events[later];
        let from = (called + 1).max(self.reader.next.min(later));
        let between = &self.record.events[from..later];
        let played = |event: &&Event| event.by != hand && event.act.card_put().is_some();
        let changed = |event: &Event| {
            matches!(event.act, Act::Corrects { .. } | Act::Amends(_))
                && event.by.side() != hand.side()
        };
        if let Act::Adds(more) = event.act {
            return Some(more);
        }
        if let Act::Designates(PlayedCard::Exact(card)) = event.act {
            let dummys = hand != event.by && self.is_dummys(card.into());
            return dummys.then(|| SpokenCall::naming(card));
        }
        if let Act::Calls(more) = event.act {
            if hand != event.by && self.names_own_card_alone(event.by, more) {
                return None;
            }
            let on_table =
                usize::from(self.position.on_table()) + 1 + self.already_out(hand, between);
            let others = between.iter().filter(played).count();
            let same_trick = on_table + others < 4 || others == 0 && self.leaves_the_trick(called);
            let led =
                |event: &Event| matches!(event.act, Act::Plays { manner: PlayManner::Lead, .. });
            return (same_trick && !between.iter().any(led)).then_some(more);
        }
        let Act::Wants { hand: of, instead: Some(PlayedCard::Exact(card)), .. } = event.act else {
            return None;
        };
        (of == hand && !between.iter().any(changed)).then(|| SpokenCall::naming(card))
    }
}
