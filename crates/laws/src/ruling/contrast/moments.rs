//! Variations of time and order: events done sooner, later, not at all, or in addition.

use crate::bridge::{Card, PlayedCard};
use crate::record::{Act, Event, PlayManner};

use super::super::hearing::RulingInput;
use super::super::inquiry::inquire_within;
use super::acts::used;
use super::{Edit, MAX_NEIGHBOUR_HEARINGS, Variation, VariationBase};

/// Leaves out each event alone, and each group of the last two or more events that does not include
/// the first event.
pub(super) fn undone(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    let events = &origin.situation.record.events;
    let one = (0..events.len()).map(|at| at..at + 1);
    let last = (1..events.len().saturating_sub(1)).rev().map(|at| at..events.len());
    for range in one.chain(last) {
        let edit = Edit::Undone { events: events[range.clone()].to_vec() };
        variations.push(origin.varied(edit, |situation| {
            situation.record.events.drain(range);
        }));
    }
}

/// Moves each event before each earlier event, or after each later event except the next: moving the next event before
/// this one gives the same order.
pub(super) fn moved(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    let events = &origin.situation.record.events;
    for (at, event) in events.iter().enumerate() {
        for to in (0..events.len()).filter(|to| to.abs_diff(at) > usize::from(*to > at)) {
            let mut moved = events.clone();
            moved.remove(at);
            moved.insert(to, *event);
            let before = moved.get(to + 1).copied();
            let edit = Edit::Moment { event: *event, before };
            variations.push(origin.varied(edit, |situation| situation.record.events = moved));
        }
    }
}

/// The largest number of cards by which a variation continues the play.
const MOST_CARDS: usize = 6;

/// Continues the play in turn with the lowest legal cards that are not [`used`], at the end of the
/// events or before one of them.
pub(super) fn played_on(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    let record = &origin.situation.record;
    for at in (0..=record.events.len()).rev() {
        let played = played_from(origin, at);
        for count in 1..=played.len() {
            variations.push(added(origin, at, &played[..count]));
        }
    }
}

/// Returns up to [`MOST_CARDS`] plays that could follow the first `at` events.
fn played_from(origin: &VariationBase<'_>, at: usize) -> Vec<Event> {
    let mut used = used(origin);
    let whole = at == origin.situation.record.events.len();
    let mut position = if whole {
        origin.ruling.position
    } else {
        // The first events of a possible record are possible without the others.
        let first = origin.situation.record.changed(|record| record.events.truncate(at));
        let Ok(record) = first else { return Vec::new() };
        let input = RulingInput { record: &record, ..origin.situation.ruling_input() };
        let Ok(ruling) = inquire_within(origin.rule_set, input, MAX_NEIGHBOUR_HEARINGS) else {
            return Vec::new();
        };
        ruling.position
    };
    let mut played = Vec::new();
    while played.len() < MOST_CARDS {
        let Some(by) = position.turn() else { break };
        let legal = position.legal(by) - used;
        let Some(card) = lowest(legal.iter()) else { break };
        let manner = if position.is_lead() { PlayManner::Lead } else { PlayManner::Play };
        let card = PlayedCard::Exact(card);
        played.push(Event { by, act: Act::Plays { card, manner } });
        used = used | card.card().into_iter().collect();
        position.play(card);
    }
    played
}

fn lowest(cards: impl Iterator<Item = Card>) -> Option<Card> {
    cards.min_by_key(|card| card.rank)
}

/// Draws attention: by each player at the end of the events, or by one player of each side before each event except the
/// first.
pub(super) fn attention(origin: &VariationBase<'_>, variations: &mut Vec<Variation>) {
    let events = &origin.situation.record.events;
    for at in (1..=events.len()).rev() {
        let seats = origin.situation.seats();
        let last = at == events.len();
        for by in seats.into_iter().take(if last { 4 } else { 2 }) {
            variations.push(added(origin, at, &[Event { by, act: Act::ATTENTION }]));
        }
    }
}

fn added(origin: &VariationBase<'_>, at: usize, events: &[Event]) -> Variation {
    let before = origin.situation.record.events.get(at).copied();
    let edit = Edit::Done { events: events.to_vec(), before };
    origin.varied(edit, |situation| {
        situation.record.events.splice(at..at, events.iter().copied());
    })
}
