//! Cards put out at another hand's turn, or together with other cards, and the incident of each card.

use crate::bridge::{PlayedCard, Seat};

use super::effect::EffectResult;
use super::following::ToldCard;
use super::incident::*;
use super::state::Table;
use crate::record::event::{Act, CardReach, Event, Gesture, PlayManner};
use crate::record::spoken::SpokenCall;

impl Table<'_> {
    /// Returns the incident of a card put on the table by a hand that is not in turn, or led by a hand that is not to
    /// lead.
    pub fn out_of_turn(
        &self,
        moment: Moment,
        by: Seat,
        card: PlayedCard,
        manner: PlayManner,
    ) -> Option<Incident> {
        let index = moment as usize;
        let trick = self.position.trick?;
        let has_played = if trick.is_empty() {
            self.position.previous.is_some() || self.position.last_won.is_some()
        } else {
            trick.card(by).is_some() || self.has_put_early(by)
        };
        let is_lead =
            !self.lead.faced || manner == PlayManner::Unbidden || self.is_before_relead(by);
        let is_dummy = by == self.contract().dummy();
        let at_once = is_dummy && manner == PlayManner::AtOnce;
        let over = || self.what_followed(moment).is_played_out_by(None);
        let beside = trick.card(by).filter(|_| at_once && !over());
        let instead_of = self.played_without_putting(index, by).or(beside);
        let in_its_place = instead_of.is_some() && is_dummy;
        let leads = manner == PlayManner::Lead || self.leads_in_partners_place(index, by);
        if !in_its_place && (leads || trick.is_empty() && is_lead) {
            return Some(Incident::LeadOutOfTurn(self.lead_out_of_turn(index, by, card)));
        }
        if has_played {
            return Some(Incident::ExtraCard(ExtraCard {
                moment,
                by,
                card,
                as_lead: self.lead_out_of_turn(index, by, card),
                instead_of,
                later: self.later_than_extra(index),
            }));
        }
        if trick.is_empty() {
            return Some(Incident::LeadOutOfTurn(self.lead_out_of_turn(index, by, card)));
        }
        Some(Incident::PlayOutOfTurn(self.play_out_of_turn(index, by, card)))
    }

    /// Returns the card of the hand in this trick that its player only held or named. A card put down now replaces it.
    fn played_without_putting(&self, index: usize, hand: Seat) -> Option<PlayedCard> {
        let played = self.position.trick?.card(hand)?;
        let player = self.player_of(hand);
        let announces = |event: &Event| {
            let named = |spoken: SpokenCall| spoken.said.card() == Some(played);
            // A card held on the table counts as put down.
            let in_view =
                |held: Gesture| held.card == played && held.reach != Some(CardReach::Table);
            event.by == hand && matches!(event.act, Act::Shows(held) if in_view(held))
                || event.by == player && matches!(event.act, Act::Calls(spoken) if named(spoken))
                || event.act == Act::Designates(played)
        };
        let puts = |(_, told): (usize, ToldCard)| told.hand == hand && told.put() == Some(played);
        let is_announced = self.record.events[..index].iter().any(announces);
        (is_announced && !self.told_in(0..index).any(puts)).then_some(played)
    }

    /// Returns the opponent who told the player that it was his turn.
    pub(super) fn told_by(&self, index: usize, player: Seat) -> Option<Seat> {
        let contract = self.contract();
        let acts = if player == contract.dummy() { contract.declarer } else { player };
        let tells_turn = |event: &Event| {
            matches!(event.act, Act::TellsTurn(seat) if seat == player || seat == acts)
                && event.by.side() != player.side()
        };
        let at = self.record.events[..index].iter().rposition(tells_turn)?;
        self.record_follow_up(at, index as Moment);
        Some(self.record.events[at].by)
    }

    fn lead_out_of_turn(&self, index: usize, by: Seat, card: PlayedCard) -> LeadOutOfTurn {
        let trick = self.position.trick;
        let unfinished = trick.filter(|trick| !trick.is_empty());
        LeadOutOfTurn {
            moment: index as Moment,
            by,
            card,
            rightful: trick.map_or(by, |trick| trick.turn().unwrap_or(trick.leader())),
            opening: !self.lead.faced,
            last_trick: self.position.tricks_played() + u8::from(unfinished.is_some()) == 12,
            unbidden: self.is_unbidden(index, by),
            before_relead: self.is_before_relead(by),
            trick_unfinished: unfinished.is_some(),
            partner_to_play: unfinished.is_some_and(|trick| trick.card(by.partner()).is_none()),
            told_by: self.told_by(index, by),
            later: self.what_followed(index as Moment).played(1),
        }
    }

    fn play_out_of_turn(&self, index: usize, by: Seat, card: PlayedCard) -> PlayOutOfTurn {
        let contract = self.contract();
        let has_played = |seat: Seat| self.has_card_in_trick(seat) || self.has_waiting_card(seat);
        PlayOutOfTurn {
            moment: index as Moment,
            by,
            card,
            partner_has_played: has_played(by.partner()),
            dummy_has_played: has_played(contract.dummy()),
            declarer_has_played: has_played(contract.declarer),
            dummy_acted: self.dummy_acted(index),
            dummy_spread: self.lead.dummy_spread,
            unbidden: self.is_unbidden(index, by),
            told_by: self.told_by(index, by),
            corrected: self
                .what_followed(index as Moment)
                .corrected(by, card)
                .map(|(_, card)| card),
            later: self.what_followed(index as Moment).played(self.position.on_table()),
        }
    }

    /// Returns whether dummy put out this card of his own accord.
    fn is_unbidden(&self, index: usize, by: Seat) -> bool {
        let unbidden = |act: Act| matches!(act, Act::Plays { manner: PlayManner::Unbidden, .. });
        by == self.contract().dummy()
            && self.record.events.get(index).is_some_and(|event| unbidden(event.act))
    }

    /// Returns the incident of dummy touching or indicating a card of his own accord. Moving a card already played is
    /// regular.
    pub(super) fn indication(
        &self,
        moment: Moment,
        by: Seat,
        card: PlayedCard,
        how: IndicationManner,
    ) -> Option<Incident> {
        if self.has_played(by, card) {
            self.readings.record_regular(usize::from(moment));
            return None;
        }
        Some(Incident::Indication(self.indicated(moment, by, card, how)))
    }

    /// Returns dummy's indication of a card, with the later plays.
    pub(super) fn indicated(
        &self,
        moment: Moment,
        by: Seat,
        card: PlayedCard,
        how: IndicationManner,
    ) -> Indication {
        let put = how == IndicationManner::Put;
        let later = self.what_followed(moment).played(self.position.on_table() + u8::from(put));
        let called = later.plays().find(|play| play.hand == by);
        let called = called.filter(|play| self.is_of_this_trick(*play, card, &later));
        let wanted = later.attention.and_then(|at| self.wanted_instead(at, by));
        let end = called.map_or(Moment::MAX, |play| play.moment);
        Indication {
            moment,
            by,
            card,
            how,
            designated: called.map(|play| play.card).or(wanted),
            later: if put { later.before(end) } else { LaterPlays::default() },
        }
    }

    /// Returns whether a later play of dummy belongs to the same trick as the card that he put out. If all four cards
    /// of the trick are on the table, the play may be a lead to the next trick.
    fn is_of_this_trick(&self, play: LaterPlay, put: PlayedCard, later: &LaterPlays) -> bool {
        let followed = || {
            let mut after = later.plays().filter(|other| other.moment > play.moment);
            after.next().is_some_and(|other| other.hand == play.hand.lho())
        };
        let led = self.position.suit_led().or(put.suit());
        // After a discard dummy cannot have won the trick, so he does not lead.
        let discarded = put.suit() != led && put.suit() != self.position.trumps;
        let fits = discarded || [led, put.suit()].contains(&play.card.suit());
        let earlier = later.plays().any(|other| other.next_trick && other.moment < play.moment);
        !play.next_trick || play.card == put || !earlier && fits && !followed()
    }

    /// Returns the card that declarer then asks dummy to play instead.
    fn wanted_instead(&self, at: Moment, dummy: Seat) -> Option<PlayedCard> {
        let event = self.record.events[usize::from(at)];
        let Act::Wants { hand, instead, .. } = event.act else { return None };
        instead.filter(|_| hand == dummy && event.by == self.contract().declarer)
    }

    /// Returns the card that dummy put out, touched or held of his own accord in the current trick, if he has not
    /// played to it.
    fn dummy_acted(&self, index: usize) -> Option<DummyOwnAct> {
        let dummy = self.contract().dummy();
        if self.has_card_in_trick(dummy) || self.has_waiting_card(dummy) {
            return None;
        }
        let since = self.record.events[..index].iter().skip(self.trick.began);
        let mut touched = since.filter_map(|event| match event.act {
            Act::Touches(card) | Act::Shows(Gesture { card, .. }) if event.by == dummy => {
                Some(DummyOwnAct { card, put: false })
            }
            _ => None,
        });
        self.trick
            .dummy_card_returned
            .map(|card| DummyOwnAct { card, put: true })
            .or_else(|| touched.next_back())
    }

    /// Returns the card of this trick that dummy put out of his own accord and that went back.
    pub(crate) fn put_unbidden(&self) -> Option<PlayedCard> {
        self.trick.dummy_card_returned
    }

    pub(super) fn note_unbidden(&mut self, card: PlayedCard) -> EffectResult {
        self.trick.dummy_card_returned = Some(card);
        EffectResult::Done
    }

    /// Returns whether the hand leads in place of its partner, whose lead is still on the table although the side has
    /// just asked to take it back.
    fn leads_in_partners_place(&self, index: usize, by: Seat) -> bool {
        let lead = self.position.trick.and_then(|trick| trick.cards().next());
        let Some((leader, card)) = lead.filter(|_| self.position.on_table() == 1) else {
            return false;
        };
        let since = self.record.events[..index.min(self.record.events.len())].iter().rev();
        let mut since = since.take_while(|event| event.act.card_put().is_none());
        leader == by.partner()
            && since.any(|event| {
                let wants = matches!(event.act, Act::Wants { hand, card: wanted, .. } if (hand, wanted) == (leader, card));
                wants && event.by.side() == by.side()
            })
    }

    pub(super) fn counts_in_turn(&mut self, play: LaterPlay) -> EffectResult {
        if self.has_played_exactly(play.hand, play.card) {
            return EffectResult::Already;
        }
        if self.lacks(play.hand, play.card) {
            return EffectResult::Impossible;
        }
        self.mark_taken(usize::from(play.moment));
        self.add_waiting_card(play.moment, play.hand, play.card)
    }

    pub(super) fn counts_next_trick(&mut self, play: LaterPlay) -> EffectResult {
        if self.lacks(play.hand, play.card) {
            // If the hand was in turn, it may have played the card to the current trick.
            let played = self.has_played_exactly(play.hand, play.card);
            return if played { EffectResult::Already } else { EffectResult::Impossible };
        }
        self.mark_taken(usize::from(play.moment));
        self.trick.early.push((play.moment, play.hand, play.card));
        EffectResult::Waits
    }

    /// Begins a trick with the cards that are already on the table for it, if there are any.
    pub(super) fn begin_with_early_cards(&mut self) {
        let early = std::mem::take(&mut self.trick.early);
        let mut early = early.iter().copied();
        // A card that has been played in the meantime is not played to the new trick.
        let lead = early.next().filter(|(_, hand, card)| !self.has_played(*hand, *card));
        let Some((_, leader, card)) = lead else { return };
        self.position.set_leader_instead(leader);
        self.play_in_turn(card);
        for (moment, hand, card) in early {
            if !self.has_played(hand, card) {
                self.add_waiting_card(moment, hand, card);
            }
        }
    }

    /// Returns the incident of a card put out at the same time as a card of the player whose turn it is. That player's
    /// card is played first; if it leads to an incident, that incident is returned, and the simultaneous play is heard
    /// next.
    pub(super) fn at_once_with_turn(
        &mut self,
        index: usize,
        by: Seat,
        card: PlayedCard,
    ) -> Option<Incident> {
        let turn = self.position.turn().filter(|turn| *turn != by)?;
        let next = self.record.events.get(index + 1).filter(|event| event.by == turn)?;
        let Act::Plays { card: other, manner: PlayManner::AtOnce } = next.act else { return None };
        if self.awaits_choice().is_some() || self.is_taken(index + 1) {
            return None;
        }
        self.mark_taken(index + 1);
        let first = self.put_in_turn(index + 1, other);
        let later = Incident::SimultaneousPlay(self.simultaneous(index, by, card, Some(turn)));
        if first.is_some() {
            self.reader.pending = Some(later);
        }
        first.or(Some(later))
    }

    /// Returns the incident of a simultaneous play. `legal` is the player who put out a card in turn at the same time,
    /// if that is known.
    pub(super) fn simultaneous(
        &self,
        index: usize,
        by: Seat,
        card: PlayedCard,
        legal: Option<Seat>,
    ) -> SimultaneousPlay {
        let mut before = self.told_in(0..index).rev().filter(|(_, told)| told.hand != by);
        let other = before.find_map(|(_, told)| Some((told.hand, told.put()?)));
        let already_played = other.filter(|(seat, card)| self.has_played(*seat, *card));
        SimultaneousPlay {
            moment: index as Moment,
            by,
            card,
            with: legal.or(other.map(|(seat, _)| seat)).unwrap_or(by),
            other_is_legal: legal.is_some()
                || already_played.is_some_and(|(seat, _)| !self.has_waiting_card(seat)),
            in_turn: self.position.turn() == Some(by),
        }
    }

    /// Returns whether the same player puts out other cards together with this card.
    pub(super) fn puts_others_at_once(&self, index: usize, by: Seat) -> bool {
        self.with_it(index, by).next().is_some()
    }

    /// Returns the cards that the same player puts out together with this card, and whether their faces are hidden.
    /// Cards already played are left out.
    fn with_it(
        &self,
        index: usize,
        by: Seat,
    ) -> impl Iterator<Item = (Moment, PlayedCard, bool)> + use<'_> {
        let together = self.what_followed(index as Moment).put_at_once(by);
        together.filter(move |(_, card, _)| !self.has_played_exactly(by, *card))
    }

    pub(super) fn cards_at_once(
        &mut self,
        index: usize,
        by: Seat,
        first: PlayedCard,
    ) -> CardsAtOnce {
        let with_it: Vec<(Moment, PlayedCard, bool)> = self.with_it(index, by).collect();
        // A penalty card is face up in any case.
        let faced = |card| self.penalty_cards(by).any(|penalty| penalty.card == card);
        let visible = |card, hidden: bool| {
            if faced(card) { Some(true) } else { hidden.then_some(false) }
        };
        let at_once = |card, hidden| AccompanyingCard { card, visible: visible(card, hidden) };
        let mut cards = with_it.iter().map(|(_, card, hidden)| at_once(*card, *hidden));
        let others = std::array::from_fn(|_| cards.next());
        let last = with_it.last().map_or(index as Moment, |(later, ..)| *later);
        for (later, ..) in &with_it {
            self.mark_taken(usize::from(*later));
        }
        let followed = self.what_followed(index as Moment);
        // A card that was not put out together with the others is no choice between them.
        let among =
            |card: PlayedCard| card == first || with_it.iter().any(|(_, other, _)| *other == card);
        let chosen = followed.designated(self.player_of(by)).filter(|(_, card)| among(*card));
        // A card already played counts as chosen.
        let already_played = self.has_played_exactly(by, first);
        let designated = if already_played { Some((index as Moment, first)) } else { chosen };
        CardsAtOnce {
            moment: index as Moment,
            by,
            first,
            others,
            in_turn: self.position.turn() == Some(by),
            designated,
            later: followed.since(last).played(self.position.on_table() + 1),
        }
    }

    /// Returns the player who acts for a hand: declarer for dummy's hand, once the play has begun.
    pub(crate) fn player_of(&self, hand: Seat) -> Seat {
        let contract = self.contract();
        let agent = hand == contract.dummy() && self.play_has_begun();
        if agent { contract.declarer } else { hand }
    }
}
