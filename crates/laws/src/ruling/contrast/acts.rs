//! Variations of acts: by another player, with another card, in another manner, in other words.

use crate::bridge::{Card, Hand, PlayedCard, Rank, Seat, Suit};
use crate::record::acts::{ActValue, ActValues, ValueKind};
use crate::record::spoken::{Phrase, SpokenCall};
use crate::record::{Act, Event, PlayManner, TrickCount};

use super::{Edit, Variation, VariationBase};

impl VariationBase<'_> {
    /// Returns the variation in which an event is replaced.
    fn event(&self, at: usize, now: Event, edit: Edit) -> Variation {
        self.varied(edit, |situation| situation.record.events[at] = now)
    }

    fn events(&self) -> impl Iterator<Item = (usize, Event)> + '_ {
        self.situation.record.events.iter().copied().enumerate()
    }
}

/// Attributes each act that requires no card in the player's hand to each of the other players.
pub(super) fn actors(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    for (at, was) in origin.events().filter(|(_, event)| event.act.required_card().is_none()) {
        for by in [was.by.partner(), was.by.lho(), was.by.rho()] {
            let now = Event { by, ..was };
            variations.push(origin.event(at, now, Edit::Actor { was, now }));
        }
    }
}

/// Varies the manner of each act: its flags, words, players, suits and numbers of tricks. A play
/// also becomes a lead, and a lead a play.
pub(super) fn manners(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    for (at, was) in origin.events() {
        let acts = other_values(&was.act.values()).into_iter().filter_map(|values| values.act());
        for act in acts.chain(other_plays(was.act)).filter(|act| *act != was.act) {
            let now = Event { act, ..was };
            variations.push(origin.event(at, now, Edit::Manner { was, now }));
        }
    }
}

/// Returns the act as a lead instead of a play, or the reverse. Plays and leads are different rows of the table of
/// acts, so no other variation exchanges them.
fn other_plays(act: Act) -> Option<Act> {
    match act {
        Act::Plays { card, manner: PlayManner::Play } => {
            Some(Act::Plays { card, manner: PlayManner::Lead })
        }
        Act::Plays { card, manner: PlayManner::Lead } => {
            Some(Act::Plays { card, manner: PlayManner::Play })
        }
        _ => None,
    }
}

fn other_values(values: &ActValues) -> Vec<ActValues> {
    let mut others = Vec::new();
    for about in other(values.verb.about, Some(values.about)) {
        let about = about.unwrap_or(values.about);
        others.push(ActValues { about, ..values.clone() });
    }
    for detail in values.verb.details {
        for value in other(detail.kind, values.detail(detail.key)) {
            let mut details = values.details.clone();
            details.retain(|(key, _)| *key != detail.key);
            details.extend(value.map(|value| (detail.key, value)));
            others.push(ActValues { details, ..values.clone() });
        }
    }
    others
}

/// Returns the other values of a detail, or of what an act is about; `None` means not stated. Cards are varied by
/// [`cards`], calls by [`words`].
fn other(kind: ValueKind, was: Option<ActValue>) -> Vec<Option<ActValue>> {
    match (kind, was) {
        (ValueKind::Flag, None) => vec![Some(ActValue::Flag(true)), Some(ActValue::Flag(false))],
        (ValueKind::Flag, Some(ActValue::Flag(set))) => vec![Some(ActValue::Flag(!set)), None],
        (ValueKind::Word(list), _) => {
            let words = list.names().into_iter().map(ActValue::Word);
            words.filter(|word| Some(*word) != was).map(Some).collect()
        }
        (ValueKind::Seat, Some(ActValue::Seat(was))) => {
            let others = Seat::ALL.into_iter().filter(|seat| *seat != was);
            others.map(|seat| Some(ActValue::Seat(seat))).collect()
        }
        (ValueKind::Suit, _) => {
            let others = Suit::ALL.into_iter().map(ActValue::Suit);
            others.filter(|suit| Some(*suit) != was).map(Some).collect()
        }
        (ValueKind::Tricks, Some(ActValue::Tricks(was))) => {
            let others = match was {
                TrickCount::Some(number) => vec![number + 1, number - 1],
                TrickCount::Rest => vec![1, 2],
            };
            let others = others.into_iter().filter(|number| (1..=TrickCount::MAX).contains(number));
            let others = others.map(|number| Some(ActValue::Tricks(TrickCount::Some(number))));
            others
                .chain([None, Some(ActValue::Tricks(TrickCount::Rest))])
                .filter(|to| *to != Some(ActValue::Tricks(was)))
                .collect()
        }
        (ValueKind::TrickTotal, Some(ActValue::TrickTotal(was))) => {
            let others =
                [was.checked_sub(1), Some(was + 1).filter(|more| *more <= TrickCount::MAX)];
            others.into_iter().flatten().map(|total| Some(ActValue::TrickTotal(total))).collect()
        }
        (ValueKind::TrickNumber, Some(_)) => vec![None],
        (ValueKind::Seats, _) => {
            let seen = match was {
                Some(ActValue::Seats(seen)) => seen,
                _ => crate::bridge::BySeat([false; 4]),
            };
            let all = crate::bridge::BySeat([true; 4]);
            let none = crate::bridge::BySeat([false; 4]);
            let one = Seat::ALL.into_iter().map(|seat| {
                let mut other = seen;
                other[seat] = !other[seat];
                other
            });
            let others = [all, none].into_iter().chain(one).filter(|other| *other != seen);
            others.map(|seats| Some(ActValue::Seats(seats))).collect()
        }
        _ => Vec::new(),
    }
}

/// Replaces each card that a player must hold for his act with other cards of his hand that are not [`used`]: of each
/// suit the highest and the lowest of them, the lowest honour and the highest small card.
pub(super) fn cards(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    let record = &origin.situation.record;
    let used = used(origin);
    for (at, was) in origin.events() {
        let Some(card) = was.act.required_card() else { continue };
        let held = record.start.deal.hands[was.by].known() - used;
        for other in Suit::ALL.into_iter().flat_map(|suit| representatives(held.suit(suit))) {
            let other = PlayedCard::Exact(other);
            let Some(events) = renamed(&record.events, at, was.by, card, other) else { continue };
            let now = events[at];
            let edit = Edit::Card { was, now, card, other };
            variations.push(origin.varied(edit, |situation| {
                situation.record.events = events;
                for given in &mut situation.given {
                    if given.about.card() == Some(card) {
                        given.about.object = Some(other.into());
                    }
                }
            }));
        }
    }
}

/// Returns all events, with a card of the player replaced in the events from index `at` on; `None` if an act becomes
/// impossible.
fn renamed(
    events: &[Event],
    at: usize,
    by: Seat,
    was: PlayedCard,
    now: PlayedCard,
) -> Option<Vec<Event>> {
    let mut events = events.to_vec();
    for event in &mut events[at..] {
        let mut values = event.act.values();
        let own = event.by == by || values.seat_of("hand") == Some(by);
        if !own {
            continue;
        }
        let other = |value: &mut ActValue| {
            if *value == ActValue::Card(was) {
                *value = ActValue::Card(now);
            }
        };
        other(&mut values.about);
        values.details.iter_mut().for_each(|(_, value)| other(value));
        event.act = values.act()?;
    }
    Some(events)
}

/// Returns the cards that stand for all the cards of a suit: the highest, the lowest honour, the highest small card and
/// the lowest.
fn representatives(cards: Hand) -> Vec<Card> {
    let ordered: Vec<Card> = cards.iter().collect();
    let small = ordered.iter().position(|card| !card.rank.is_honour());
    let last_honour = small.unwrap_or(ordered.len()).checked_sub(1);
    let places = [Some(0), last_honour, small, ordered.len().checked_sub(1)];
    let mut representatives: Vec<Card> =
        places.into_iter().flatten().filter_map(|place| ordered.get(place).copied()).collect();
    representatives.dedup();
    representatives
}

/// Returns the cards that the events mention, the penalty cards, and the cards exposed in the auction.
pub(super) fn used(origin: &VariationBase<'_>) -> Hand {
    let record = &origin.situation.record;
    let mut cards: Vec<PlayedCard> = Vec::new();
    for event in &record.events {
        let values = event.act.values();
        let values = values.details.into_iter().map(|(_, value)| value).chain([values.about]);
        cards.extend(values.filter_map(|value| match value {
            ActValue::Card(card) => Some(card),
            _ => None,
        }));
    }
    cards.extend(record.penalty_cards.iter().map(|penalty| penalty.card));
    cards.extend(record.exposed.iter().map(|exposed| exposed.card));
    cards.into_iter().filter_map(PlayedCard::card).collect()
}

/// Adds variations in which the words of one call are replaced by the name of a card of dummy, by a suit, or by a rank.
pub(super) fn words(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    let record = &origin.situation.record;
    let dummy = record.start.deal.hands[record.contract.dummy()].known();
    for (at, was) in origin.events() {
        let (Act::Calls(spoken) | Act::Adds(spoken)) = was.act else { continue };
        for other in calls(dummy).filter(|other| *other != spoken) {
            let act = match was.act {
                Act::Adds(_) => Act::Adds(other),
                _ => Act::Calls(other),
            };
            let now = Event { act, ..was };
            variations.push(origin.event(at, now, Edit::Words { was, now }));
        }
    }
}

fn calls(dummy: Hand) -> impl Iterator<Item = SpokenCall> {
    let suits = Suit::ALL.into_iter().map(|suit| Phrase { suit: Some(suit), ..Phrase::default() });
    let ranks = Rank::ALL.into_iter().map(|rank| Phrase { rank: Some(rank), ..Phrase::default() });
    let named = dummy.iter().map(SpokenCall::naming);
    named.chain(suits.chain(ranks).map(SpokenCall::of))
}
