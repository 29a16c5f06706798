//! The later words and acts that belong to an incident.
//!
//! **How long events belong to an incident.** An event belongs to the last incident to which it can belong.
//! Therefore
//! - an *act* (a card put out or called, a claim, a question) belongs to an incident until attention is drawn, or a
//!   player changes a play or asks to change it: then the incident is ruled on, and later acts are judged by
//!   themselves;
//! - *words about a card* (another card in its place, the intention that the player states) belong to an incident until
//!   the same hand puts out another card, or the same player calls another;
//! - *immediate words* (an objection to a concession, declarer's options on a lead) belong to an incident until the
//!   next card is put out;
//! - an event that *names* its incident, or can belong to nothing else (a card that should not have been played, a
//!   choice between options, a face-down lead turned up), belongs to it however late it comes.
//!
//! [`FollowUpLimit`] defines these limits. There are four exceptions:
//! - an answer that another incident has used is taken only if there is no other answer ([`WhatFollowed::answer`]);
//! - the options on a play may be stated while the other cards of its trick are put out
//!   ([`WhatFollowed::play_choices`]);
//! - the next call of the same player may be about the same card (`Table::designation`);
//! - cards shown with words about the tricks belong to the words, whether the cards come before or after
//!   (`Table::statement`).
//!
//! Most queries enter the event that they find in the readings, as a part of the incident.

mod cards;

mod choices;

mod play;

pub(super) use cards::{CardTelling, FollowingEvent, ToldCard};

use crate::bridge::{Hand, PlayedCard, Seat, Side, Suit};

use crate::record::event::{Act, AttentionManner, Event, Facing};
use crate::table::incident::{BEFORE_PLAY, Moment};
use crate::table::readings::FollowUpRole;
use crate::table::state::Table;

/// The events after an incident, with a query for each kind of event. Most queries also return the moment of the event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WhatFollowed<'t, 'r> {
    table: &'t Table<'r>,
    of: Moment,
    /// The index of the first event.
    start: usize,
}

/// The limit up to which later events can belong to an incident.
#[derive(Clone, Copy, Debug)]
pub(super) enum FollowUpLimit {
    /// Acts: until attention is drawn, or a player changes a play or asks to change it.
    Attention,
    /// Words about a card of this hand: until the hand puts out another card.
    AnotherOf(Seat),
    /// Words of this player about a call: until he calls again.
    AnotherCall(Seat),
    /// Words that must come at once: until the next card is put out.
    NextCard,
    /// Words of this player in reply to a statement about tricks: until the next card, his
    /// agreement, or the end of a phase.
    Answered(Seat),
    /// Events that name their incident, or can belong to nothing else: until the end of the record.
    Named,
}

impl FollowUpLimit {
    /// Returns whether the limit is reached with this event.
    fn is_over(self, event: &Event) -> bool {
        match self {
            FollowUpLimit::Attention => is_attention(event.act),
            FollowUpLimit::AnotherOf(hand) => {
                event.by == hand && matches!(event.act, Act::Plays { .. })
            }
            FollowUpLimit::AnotherCall(by) => event.by == by && matches!(event.act, Act::Calls(_)),
            FollowUpLimit::NextCard => event.act.card_put().is_some(),
            FollowUpLimit::Answered(by) => {
                event.act.card_put().is_some()
                    || matches!(event.act, Act::Ends(_))
                    || event.by == by && event.act == Act::Agrees
            }
            FollowUpLimit::Named => false,
        }
    }
}

/// Returns whether the act draws attention to an incident: in words, or by changing a play or asking to change it.
pub(super) const fn is_attention(act: Act) -> bool {
    matches!(act, Act::DrawsAttention(_) | Act::Wants { .. } | Act::Corrects { .. })
}

impl<'r> Table<'r> {
    /// Returns the events after the incident of this moment.
    pub(crate) fn what_followed(&self, of: Moment) -> WhatFollowed<'_, 'r> {
        WhatFollowed { table: self, of, start: 0 }.since(of)
    }
}

impl<'t, 'r> WhatFollowed<'t, 'r> {
    /// Returns the events after this moment only.
    pub(super) fn since(self, moment: Moment) -> Self {
        let start = if moment == BEFORE_PLAY { 0 } else { usize::from(moment) + 1 };
        WhatFollowed { start, ..self }
    }

    /// Returns the events that have not been read yet. The incident of a card that waits for its turn arises after
    /// later events have been read.
    pub(super) fn unread(self) -> Self {
        WhatFollowed { start: self.start.max(self.table.reader.next), ..self }
    }

    /// Returns the event of the incident itself and the later events.
    fn with_cause(self) -> Self {
        if self.of == BEFORE_PLAY {
            self
        } else {
            WhatFollowed { start: usize::from(self.of), ..self }
        }
    }

    /// Returns the events, each with its index.
    pub(super) fn events(self) -> impl Iterator<Item = (usize, &'r Event)> + use<'r> {
        self.table.record().events.iter().enumerate().skip(self.start)
    }

    /// Returns the first value that `select` returns for an event within the limit, with the moment of the event. The
    /// event is entered in the readings.
    fn first<T>(
        self,
        until: FollowUpLimit,
        select: impl Fn(&Event) -> Option<T>,
    ) -> Option<(Moment, T)> {
        for (index, event) in self.events() {
            if let Some(found) = select(event) {
                self.table.record_follow_up(index, self.of);
                return Some((index as Moment, found));
            }
            if until.is_over(event) {
                break;
            }
        }
        None
    }

    /// Returns the value of [`WhatFollowed::first`], for acts of this player only.
    pub(super) fn said<T>(
        self,
        until: FollowUpLimit,
        by: Seat,
        select: impl Fn(Act) -> Option<T>,
    ) -> Option<(Moment, T)> {
        self.first(until, |event| select(event.act).filter(|_| event.by == by))
    }

    /// Returns whether the last incident before the event was this one, or there was none.
    pub(super) fn is_alone(self, index: usize) -> bool {
        self.table.readings.last_incident(index).is_none_or(|cause| cause == self.of)
    }

    /// Returns whether at this event a player says another number of tricks than was said before.
    pub(super) fn disputes_tricks(self, index: usize) -> bool {
        self.table.first_dispute().is_some_and(|dispute| usize::from(dispute) == index)
    }

    /// Enters the event in the readings as part of the incident.
    pub(super) fn record_follow_up(self, index: usize) {
        self.table.record_follow_up(index, self.of);
    }

    pub(super) fn did(self, until: FollowUpLimit, by: Seat, act: Act) -> Option<Moment> {
        let (moment, ()) = self.said(until, by, |other| (other == act).then_some(()))?;
        Some(moment)
    }

    /// Returns the card with which the player replaced `card`, and the moment.
    pub fn corrected(self, by: Seat, card: PlayedCard) -> Option<(Moment, PlayedCard)> {
        let other = |event: &Event| {
            let Act::Corrects { card: instead, of } = event.act else { return None };
            // A card already played does not replace another.
            let free = instead != card && !self.table.has_played_exactly(by, instead);
            (event.by == by && free).then_some((of, instead))
        };
        let replaced = |index: usize| self.table.record.replaced(index) == Some(card);
        let of_it =
            |(index, event)| other(event).filter(|_| replaced(index)).map(|(_, put)| (index, put));
        if let Some((index, instead)) = self.events().find_map(of_it) {
            self.table.record_follow_up(index, self.of);
            return Some((index as Moment, instead));
        }
        let unnamed = |event: &Event| other(event).filter(|(of, _)| of.is_none());
        let (moment, (_, instead)) = self.first(FollowUpLimit::AnotherOf(by), unnamed)?;
        Some((moment, instead))
    }

    /// Returns the cards that the player says he had in mind.
    pub(super) fn stated_intention(self, by: Seat) -> Option<(Moment, Hand)> {
        self.said(FollowUpLimit::AnotherCall(by), by, |act| {
            let Act::Pleads(cards) = act else { return None };
            Some(cards)
        })
    }

    /// Returns the moment when the player turns his face-down lead up.
    pub(super) fn lead_faced(self, by: Seat) -> Option<Moment> {
        self.did(FollowUpLimit::Named, by, Act::FacesLead)
    }

    /// Returns the card that the player leads face down before anybody draws attention.
    pub(crate) fn led_face_down(self, by: Seat) -> Option<(Moment, PlayedCard)> {
        self.said(FollowUpLimit::Attention, by, |act| {
            let Act::LeadsFaceDown(card) = act else { return None };
            Some(card)
        })
    }

    /// Returns the card that the player names as the card played.
    pub fn designated(self, by: Seat) -> Option<(Moment, PlayedCard)> {
        self.said(FollowUpLimit::Named, by, |act| {
            let Act::Designates(card) = act else { return None };
            Some(card)
        })
    }

    /// Returns the card with which the player makes up for a card missing from a trick: the card that he names as
    /// played, or his new card if he changes his play.
    pub(super) fn added(self, by: Seat) -> Option<(Moment, PlayedCard)> {
        self.said(FollowUpLimit::Named, by, |act| {
            let (Act::Designates(card) | Act::Corrects { card, .. }) = act else { return None };
            Some(card)
        })
    }

    /// Returns whether the player finds a card that he lacked.
    pub(crate) fn finds_card(self, by: Seat) -> bool {
        let finds = |event: &Event| event.by == by && matches!(event.act, Act::Finds { .. });
        self.events().any(|(_, event)| finds(event))
    }

    /// Returns the moment when the player faces cards, not by accident, and the cards if they are not his whole hand.
    pub fn faced(self, by: Seat) -> Option<(Moment, Option<Hand>)> {
        self.said(FollowUpLimit::Named, by, |act| match act {
            Act::Spreads(Facing { cards, by_accident: false, .. }) => Some(cards),
            _ => None,
        })
    }

    /// Returns the moment when the player drops, holds or faces a card so that `whom` sees it.
    pub(crate) fn shows_card_to(self, by: Seat, whom: Seat) -> Option<Moment> {
        let seen = self.said(FollowUpLimit::Named, by, |act| match act {
            Act::Drops { seen, .. } => seen[whom].then_some(()),
            Act::Shows(gesture) => gesture.seen[whom].then_some(()),
            Act::Spreads(facing) => facing.seen[whom].then_some(()),
            _ => None,
        });
        seen.map(|(moment, ())| moment)
    }

    /// Returns `Some(true)` if the player of the hand puts out, shows or names a card of the suit as his own, at the
    /// incident or later; otherwise `None`.
    pub(super) fn shows_suit(self, hand: Seat, suit: Suit) -> Option<bool> {
        let shows = |event: &Event| {
            let card = event.act.required_card();
            event.by == hand && card.and_then(PlayedCard::suit) == Some(suit)
        };
        self.with_cause().events().any(|(_, event)| shows(event)).then_some(true)
    }

    /// Returns the first player who asks this player whether he is void, before attention is drawn, and the moment.
    pub(super) fn asked_if_void(self, of: Seat) -> Option<(Moment, Seat)> {
        self.first(FollowUpLimit::Attention, |event| {
            (event.act == Act::AsksIfVoid(of)).then_some(event.by)
        })
    }

    /// Returns the first player who, before the play ends, draws attention, changes a play, or asks to change one.
    pub fn attention(self) -> Option<Seat> {
        self.first_to_speak(is_attention)
    }

    /// Returns the manner in which attention is first drawn; a change of play counts as words.
    pub(crate) fn manner_of_attention(self) -> AttentionManner {
        self.events()
            .find_map(|(_, event)| match event.act {
                Act::DrawsAttention(how) => Some(how),
                act => is_attention(act).then_some(AttentionManner::Words),
            })
            .unwrap_or_default()
    }

    /// Returns the first player who, before the play ends, draws attention, changes a play or asks to change one, tries
    /// to stop the offender, or asks him whether he is void.
    pub(crate) fn first_to_alert(self) -> Option<Seat> {
        let offender = self.table.record.events.get(usize::from(self.of)).map(|event| event.by);
        let alerts = |act| matches!(act, Act::Prevents(seat) | Act::AsksIfVoid(seat) if Some(seat) == offender);
        self.first_to_speak(|act| is_attention(act) || alerts(act))
    }

    /// Returns whether, up to the next card put out or called after this moment, a player draws attention to the act of
    /// this side, the director gives an order, or an opponent changes a play or asks to change one. The changes that
    /// the side makes to its own plays are ignored.
    pub(crate) fn is_mentioned_by(self, side: Side, since: Moment) -> bool {
        let puts =
            |event: &Event| event.act.card_put().is_some() || matches!(event.act, Act::Calls(_));
        let so_far =
            |(index, event): &(usize, &Event)| *index <= usize::from(since) || !puts(event);
        let speaks = |event: &Event| match event.act {
            Act::DrawsAttention(_) | Act::WasTold => true,
            act => is_attention(act) && event.by.side() != side,
        };
        self.events().take_while(so_far).any(|(_, event)| speaks(event))
    }

    fn first_to_speak(self, speaks: impl Fn(Act) -> bool) -> Option<Seat> {
        let start = &self.table.record.start;
        let plays = |event: &&Event| matches!(event.act, Act::Plays { .. });
        let before = self.table.record.events.iter().take(usize::from(self.of) + 1);
        let cards_played = usize::from(start.tricks_played() * 4 + start.on_table());
        let mut cards_played = cards_played + before.filter(plays).count();
        for (index, event) in self.events() {
            if matches!(event.act, Act::Ends(_)) || cards_played >= 52 {
                break;
            }
            if speaks(event.act) && !self.is_dummys_of_another_card(event) {
                self.table.readings.record_follow_up(index, self.of, FollowUpRole::Attention);
                // If dummy changes his card, declarer counts as the player who changed the play, because declarer plays
                // dummy's cards.
                let contract = self.table.contract();
                let of_dummy = event.act.card_put().is_some() && event.by == contract.dummy();
                return Some(if of_dummy { contract.declarer } else { event.by });
            }
            cards_played += usize::from(plays(&event));
        }
        None
    }

    /// Returns whether dummy asks to take back a card other than the card of the incident, and so does not speak of the
    /// incident.
    fn is_dummys_of_another_card(self, event: &Event) -> bool {
        let Act::Wants { hand, card, .. } = event.act else { return false };
        let cause = self.table.record.events.get(usize::from(self.of));
        let is_of_it = |cause: &Event| cause.by == hand && cause.act.required_card() == Some(card);
        event.by == self.table.contract().dummy() && !cause.is_some_and(is_of_it)
    }

    /// Returns the moment when the player asks to take back this card of the hand, or replaces it, and the card that he
    /// wants instead.
    pub fn taken_back(
        self,
        by: Seat,
        hand: Seat,
        card: PlayedCard,
    ) -> Option<(Moment, Option<PlayedCard>)> {
        let wanted = |(index, event): (usize, &Event)| match event.act {
            Act::Wants { hand: of, card: wanted, instead } if (of, wanted) == (hand, card) => {
                Some((index, instead))
            }
            Act::Corrects { card: put, .. }
                if by == hand && self.table.record.replaced(index) == Some(card) =>
            {
                Some((index, Some(put)))
            }
            _ => None,
        };
        let own = self.with_cause().events().filter(|(_, event)| event.by == by);
        let (index, instead) = own.filter_map(wanted).next()?;
        self.table.record_follow_up(index, self.of);
        Some((index as Moment, instead))
    }
}
