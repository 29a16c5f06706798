//! The cards played after an incident.

use crate::bridge::{PlayedCard, Seat};

use crate::record::event::{Act, Event, PlayManner};
use crate::table::incident::{LaterPlay, LaterPlays, Moment, precedes};
use crate::table::readings::FollowUpRole;
use crate::table::state::Table;
use smallvec::SmallVec;

use super::{FollowUpLimit, FollowingEvent, ToldCard, WhatFollowed};

impl<'r> WhatFollowed<'_, 'r> {
    /// Returns the cards put out, or called from dummy, after this moment.
    fn puts(self, since: Moment) -> impl Iterator<Item = ToldCard> + use<'r> {
        self.since(since).told().map(|(_, told)| told).filter(ToldCard::is_played)
    }

    /// Returns the hand of the first card put out, or called from dummy, after this moment.
    pub(crate) fn next_hand(self, since: Option<Moment>) -> Option<Seat> {
        self.puts(since?).next().map(|put| put.hand)
    }

    /// Returns whether the first card put out, or called from dummy, after this moment is put out as a lead.
    pub(crate) fn next_leads(self, since: Moment) -> bool {
        self.puts(since).next().is_some_and(|put| put.manner() == Some(PlayManner::Lead))
    }

    /// Returns whether `hand` lets its play of this card stand, as the next card put out after this moment shows:
    /// `Some(true)` if that card comes from another hand, is the same card or is a lead, `Some(false)` if it is a
    /// substitute, `None` if unknown. Cards of the hand `mended` other than leads and calls correct an irregularity of
    /// that hand, and are ignored.
    pub(crate) fn confirms_play(
        self,
        since: Option<Moment>,
        (hand, card): (Seat, PlayedCard),
        mended: Option<Seat>,
    ) -> Option<bool> {
        let table = self.table;
        let put = self.puts(since?).find(|put| {
            Some(put.hand) != mended || matches!(put.manner(), None | Some(PlayManner::Lead))
        })?;
        // A call that names no card is not known to name this one.
        let is_named = put.manner().is_some() || put.card != PlayedCard::Unrecorded;
        if is_named && (put.hand, put.card) == (hand, card) {
            return Some(true);
        }
        // If the hand can follow suit, a card of another suit is no substitute, but a lead to the next trick.
        let position = table.position();
        let trick = if position.is_lead() { position.previous } else { position.trick };
        let led = trick.and_then(|trick| trick.suit_led());
        let again = put.hand == hand && matches!(put.manner(), None | Some(PlayManner::Play));
        let other = led.filter(|led| put.suit.is_some_and(|suit| suit != *led));
        match other {
            Some(led) if again => table.has_suit(hand, led),
            Some(_) | None => Some(!again),
        }
    }

    /// Returns the cards that the player puts out together with the card or cards of this moment, and whether their
    /// faces are hidden.
    pub(in crate::table) fn put_at_once(
        self,
        by: Seat,
    ) -> impl Iterator<Item = (Moment, PlayedCard, bool)> + use<'r> {
        self.events().map_while(move |(index, event)| match event.act {
            Act::Plays { card, manner: PlayManner::AtOnce } if event.by == by => {
                Some((index as Moment, card, false))
            }
            Act::Plays { card, manner: PlayManner::AtOnceHidden } if event.by == by => {
                Some((index as Moment, card, true))
            }
            _ => None,
        })
    }

    /// Returns the cards that the player puts out together with the cards that he faces at this moment.
    pub(crate) fn put_with(self, moment: Moment, by: Seat) -> Vec<(Moment, PlayedCard)> {
        self.since(moment).put_at_once(by).map(|(at, card, _)| (at, card)).collect()
    }

    /// Returns whether the play had ended before the incident.
    pub(crate) fn is_after_the_end(self) -> bool {
        let before = self.table.record.events.get(..usize::from(self.of)).unwrap_or_default();
        before.iter().any(|event| matches!(event.act, Act::Ends(_)))
    }

    /// Returns whether the play ended without a claim or concession, after the incident and before this moment; at any
    /// time after the incident if `moment` is `None`.
    pub(crate) fn is_played_out_by(self, moment: Option<Moment>) -> bool {
        let before = || self.events().filter(|(index, _)| precedes(*index as Moment, moment));
        let ends = before().any(|(_, event)| matches!(event.act, Act::Ends(_)));
        let claims = |act| matches!(act, Act::Claims(_) | Act::Concedes(_));
        ends && !before().any(|(_, event)| claims(event.act))
    }

    /// Returns the cards played up to the next act that draws attention. `on_table` is the number of cards in the trick
    /// of the incident, including the card of the incident.
    pub(in crate::table) fn played(self, on_table: u8) -> LaterPlays {
        let table = self.table;
        let mut later = LaterPlays::default();
        let mut count = on_table;
        let leading = on_table == 1 && table.position().is_lead();
        let cause = table.record.events.get(usize::from(self.of)).filter(|_| leading);
        let led = cause.and_then(|cause| cause.act.card_put()).and_then(PlayedCard::suit);
        for FollowingEvent { index, event, told, .. } in self.cards(led) {
            if FollowUpLimit::Attention.is_over(event) {
                table.readings.record_follow_up(index, self.of, FollowUpRole::Attention);
                later.attention = Some(index as Moment);
                break;
            }
            let Some(told) = told.filter(ToldCard::is_played) else { continue };
            table.record_follow_up(index, self.of);
            // The card is listed at the moment of the call, not when dummy puts it on the table.
            later.push(LaterPlay { next_trick: count >= 4, ..told.play(index) });
            count += 1;
        }
        later
    }

    /// Returns the event by which dummy puts out a called or touched card: his next card before declarer calls or
    /// touches another, if no other hand has put out a card before it, or if it is the card named.
    pub(in crate::table) fn execution(self, named: Option<PlayedCard>) -> Option<usize> {
        let (declarer, dummy) = (self.table.contract().declarer, self.table.contract().dummy());
        let another = |event: &Event| {
            event.by == declarer && matches!(event.act, Act::Calls(_) | Act::Touches(_))
        };
        let next = self.events().take_while(|(_, event)| !another(event));
        let puts = next.filter_map(|(index, event)| Some((index, event.by, event.act.card_put()?)));
        let mut at_once = true;
        for (index, by, card) in puts {
            if by == dummy {
                return (at_once || named == Some(card)).then_some(index);
            }
            at_once = false;
        }
        None
    }

    /// Returns the card that dummy puts out to carry out the call of `called` at this moment, if it is another card.
    pub(crate) fn put_for_call(self, at: Moment, called: PlayedCard) -> Option<PlayedCard> {
        let index = self.since(at).execution(Some(called))?;
        let put = self.table.record.events[index].act.card_put()?;
        (!called.card().is_some_and(|called| put.may_be(called))).then_some(put)
    }

    /// Returns the moment when dummy puts out this card to carry out a call or a touch.
    pub fn executed(self, card: PlayedCard) -> Option<Moment> {
        let index = self.execution(Some(card))?;
        let puts = self.table.record.events[index].act.card_put() == Some(card);
        puts.then(|| self.table.readings.record_follow_up(index, self.of, FollowUpRole::Execution));
        puts.then_some(index as Moment)
    }
}

impl Table<'_> {
    /// Returns the manner in which a card was put out at this event, if the event is a play.
    pub(in crate::table) fn manner_at(&self, index: usize) -> Option<PlayManner> {
        let Act::Plays { manner, .. } = self.record.events[index].act else { return None };
        Some(manner)
    }

    /// Returns the card that a player asks to take back at this moment, with its hand.
    pub(crate) fn asked_back_at(&self, moment: Moment) -> Option<(Seat, PlayedCard)> {
        let event = self.record.events.get(usize::from(moment))?;
        let Act::Wants { hand, card, .. } = event.act else { return None };
        Some((hand, card))
    }

    /// Returns the moments of the cards put out after an incident, and of the act by which a player then changes a play
    /// or asks to change one. Other words and acts are left out.
    pub(crate) fn plays_of(&self, later: &LaterPlays) -> SmallVec<[Moment; 8]> {
        let act = |moment: Moment| self.record.events[usize::from(moment)].act;
        let mut moments = SmallVec::new();
        for play in later.plays() {
            if let Act::Calls(spoken) = act(play.moment) {
                let executed = self.what_followed(play.moment).execution(spoken.said.card());
                moments.extend(executed.map(|index| index as Moment));
            }
            moments.push(play.moment);
        }
        let replaces = |at: &Moment| matches!(act(*at), Act::Wants { .. } | Act::Corrects { .. });
        moments.extend(later.attention.filter(replaces));
        moments
    }
}
