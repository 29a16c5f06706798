//! Revokes: the duty that a card does not meet, and the incident of a revoke.

use crate::bridge::{PlayedCard, Seat};

use super::after_revoke::AfterRevokeReader;
use super::following::{ToldCard, is_attention};
use super::incident::{
    FaceUpPlace, Incident, LaterPlay, Moment, PenaltyNotPlayed, Revoke, UnableToComply,
};
use super::state::Table;
use crate::record::Duty;
use crate::record::event::{Act, Event, Facing};

impl Table<'_> {
    /// Returns the incident of a card put out in turn: a penalty card must be played first, the
    /// card is a revoke, or its hand cannot do what a rectification requires (Law 59).
    pub(super) fn not_as_due(
        &self,
        index: usize,
        hand: Seat,
        card: PlayedCard,
    ) -> Option<Incident> {
        let failing = self.failing(index, hand, card);
        let does_not_follow = matches!(failing, Some((Duty::Follow(_), Some(true))));
        let due = self.comes_first(hand, card).map(|due| due.card);
        let due = due.or_else(|| self.named_after(index, hand, card));
        if let Some(due) = due.filter(|_| !does_not_follow) {
            let later = self.what_followed(index as Moment).played(self.place(hand));
            return Some(Incident::PenaltyNotPlayed(PenaltyNotPlayed {
                moment: index as Moment,
                by: hand,
                card,
                due,
                put_instead: self
                    .what_followed(index as Moment)
                    .corrected(hand, card)
                    .map(|(_, card)| card),
                later,
            }));
        }
        if let Some((duty, able)) = failing {
            return Some(Incident::Revoke(self.revoked(index, hand, card, duty, able)));
        }
        // Of several duties, a player revokes only on the duties that he can meet.
        let duty = self.duties(hand).find(|duty| self.departs(hand, card, *duty) == Some(true))?;
        Some(Incident::UnableToComply(UnableToComply {
            moment: index as Moment,
            by: hand,
            card,
            duty,
        }))
    }

    /// Returns the penalty card that declarer chooses after the hand has played another of its penalty cards without
    /// waiting for his choice.
    fn named_after(&self, index: usize, hand: Seat, card: PlayedCard) -> Option<PlayedCard> {
        if self.designated().is_some() || self.penalties.on_table.len() < 2 {
            return None;
        }
        let due: Vec<PlayedCard> = self.penalty_cards_due(hand).map(|due| due.card).collect();
        if !due.contains(&card) {
            return None;
        }
        let played = self.what_followed(index as Moment).played(self.place(hand)).plays().next();
        let (at, named) =
            self.what_followed(index as Moment).designated(self.contract().declarer)?;
        let in_time = played.is_none_or(|play| at < play.moment);
        (in_time && named != card && due.contains(&named)).then_some(named)
    }

    /// Returns the revoke of the hand in turn, if this card fails, or may fail, to follow suit or
    /// to obey a rectification.
    pub(super) fn breach_in_turn(&self, index: usize, card: PlayedCard) -> Option<Incident> {
        let hand = self.position.turn()?;
        let (duty, able) = self.failing(index, hand, card)?;
        Some(Incident::Revoke(self.revoked(index, hand, card, duty, able)))
    }

    /// Returns the revoke of a waiting card that certainly does not follow suit, if attention is drawn or the record
    /// ends before its turn.
    pub(super) fn early_revoke(&mut self) -> Option<Revoke> {
        let led = self.position.suit_led().filter(|_| !self.trick.waiting.is_empty())?;
        let mut rest = self.record.events.iter().enumerate().skip(self.reader.next);
        let next = rest.find(|(index, _)| !self.is_taken(*index));
        if next.is_some_and(|(_, event)| !is_attention(event.act)) {
            return None;
        }
        // A card that a player asks to play instead is judged together with the card that he takes back.
        let fails = |(moment, hand, card): &(Moment, Seat, PlayedCard)| {
            let put = self.record.events.get(usize::from(*moment));
            put.is_some_and(|event| matches!(event.act, Act::Plays { .. } | Act::Calls(_)))
                && !self.has_card_in_trick(*hand)
                && !self.trick.judged.contains(&(*moment, *hand, *card))
                && self.follows(*hand, *card) == Some(false)
        };
        let at = self.trick.waiting.iter().position(fails)?;
        let (moment, hand, card) = self.trick.waiting.remove(at);
        self.trick.judged.push((moment, hand, card));
        Some(self.revoked(usize::from(moment), hand, card, Duty::Follow(led), Some(true)))
    }

    /// Returns the duty that the hand does not meet, or may not have met, with this card, and whether the hand could
    /// meet it.
    fn failing(&self, index: usize, hand: Seat, card: PlayedCard) -> Option<(Duty, Option<bool>)> {
        let led =
            self.position.suit_led().filter(|led| card.suit().is_some_and(|suit| suit != *led));
        if let Some(led) = led {
            let shown = || self.what_followed(index as Moment).shows_suit(hand, led);
            let able = self.has_suit(hand, led).or_else(shown);
            // If the diagram does not show it, only the director can establish whether the hand could follow suit.
            if able != Some(false) {
                return Some((Duty::Follow(led), able));
            }
        }
        let mut owed = self.duties(hand).filter_map(|duty| {
            let departs = self.departs(hand, card, duty);
            let able = departs.and_then(|_| self.can_obey(hand, duty));
            (departs != Some(false)).then_some((duty, able))
        });
        owed.find(|(_, able)| *able != Some(false))
    }

    /// Returns the position of the hand in the current trick, 1 for the leader.
    fn place(&self, hand: Seat) -> u8 {
        self.position.trick.map_or(1, |trick| hand.after(trick.leader()) + 1)
    }

    /// Returns the revoke made by a card that was put out after another incident, in the trick as it is now.
    pub(crate) fn revoke_of(&self, play: LaterPlay) -> Option<Revoke> {
        let index = usize::from(play.moment);
        let (duty, able) = self.failing(index, play.hand, play.card)?;
        Some(self.revoked(index, play.hand, play.card, duty, able))
    }

    fn revoked(
        &self,
        index: usize,
        hand: Seat,
        card: PlayedCard,
        duty: Duty,
        able: Option<bool>,
    ) -> Revoke {
        let reading = AfterRevokeReader::new(self, index, hand, card);
        let (since, opponent_too) = reading.read();
        // A further card of a hand that has already played to the trick belongs to another incident.
        let of_another = |play: &LaterPlay| {
            !play.next_trick && play.hand != hand && self.has_card_in_trick(play.hand)
        };
        Revoke {
            moment: index as Moment,
            by: hand,
            card,
            duty,
            able,
            trick: self.position.tricks_played() + 1,
            was_faced: self.penalty_cards(hand).any(|penalty| penalty.card == card),
            faced: self.faced(index, hand, card, duty),
            corrected: self
                .what_followed(index as Moment)
                .corrected(hand, card)
                .map(|(_, card)| card),
            only: self.only_card(hand, card, duty),
            asked_by_dummy: hand == self.contract().declarer && self.dummy_asks_first(index, hand),
            opponent_too,
            overtook: self.overtook(index, hand),
            later: self.what_followed(index as Moment).played(self.place(hand)).without(of_another),
            since,
        }
    }

    /// Returns the card that the opponent before the hand has played to the trick after the hand had put out its own
    /// card.
    fn overtook(&self, index: usize, hand: Seat) -> Option<LaterPlay> {
        let before = hand.rho();
        let card = self.position.trick?.card(before)?;
        let is_it = |(_, told): &(usize, ToldCard)| {
            (told.hand, told.card) == (before, card) && told.manner().is_some()
        };
        let mut later = self.what_followed(index as Moment).told();
        later.find(is_it).map(|(at, told)| told.play(at))
    }

    /// Returns where a card that the hand should have played was face up, if there was one.
    fn faced(&self, index: usize, hand: Seat, card: PlayedCard, duty: Duty) -> Option<FaceUpPlace> {
        if hand == self.contract().dummy() {
            return Some(FaceUpPlace::Dummy);
        }
        let penalty = self.comes_first(hand, card).map(|due| due.card);
        if let Some(due) = penalty.filter(|due| due.suit() == Some(duty.suit())) {
            return Some(FaceUpPlace::Penalty(due));
        }
        let spread = |event: &Event| {
            let Act::Spreads(Facing { cards, .. }) = event.act else { return false };
            let shown = cards.is_none_or(|cards| !cards.suit(duty.suit()).is_empty());
            event.by == hand && shown
        };
        self.record.events[..index].iter().any(spread).then_some(FaceUpPlace::Hand)
    }

    /// Returns the card that must replace a revoke card, if the hand has only one card of the suit to be followed.
    fn only_card(&self, hand: Seat, card: PlayedCard, duty: Duty) -> Option<PlayedCard> {
        let Duty::Follow(suit) = duty else { return None };
        let holding = self.position.deal.hands[hand];
        let alone = holding.length(suit) == Some(1) && card.suit() != Some(suit);
        holding.known().suit(suit).only().filter(|_| alone).map(PlayedCard::Exact)
    }

    /// Returns whether dummy, who speaks at event `at`, has lost his rights, or loses them between event `index` and
    /// that event.
    fn will_have_lost_rights(&self, index: usize, at: usize) -> bool {
        let dummy = self.contract().dummy();
        let between = &self.record.events[index..at];
        let loses = |act: Act| matches!(act, Act::LooksAt(_) | Act::ExchangesHands);
        self.has_lost_rights(dummy)
            || between.iter().any(|event| event.by == dummy && loses(event.act))
    }

    /// Returns whether dummy is the first to ask declarer whether he is void, and has lost his rights by then.
    fn dummy_asks_first(&self, index: usize, declarer: Seat) -> bool {
        let first = self.what_followed(index as Moment).asked_if_void(declarer);
        first.is_some_and(|(at, by)| {
            by == self.contract().dummy() && self.will_have_lost_rights(index, usize::from(at))
        })
    }
}
