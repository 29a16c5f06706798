//! Law 46, paragraph B4: calls of a card or a suit that dummy does not hold.

use super::DUMMY_FOLLOWS;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::sentences::{NEXT_PLAYS, NEXT_WAITS};

pub static NOT_IN_DUMMY: Scenario =
    scenario(46, "not-in-dummy", &["morto", "chiamata errata"], not_in_dummy)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// Casts the card that the player after dummy would play to a card of dummy; returns his seat and the card.
fn next_to(story: &mut Story<'_>, put: Card) -> Option<(Seat, Card)> {
    let next = story.dummy().lho();
    let card = story.would_answer(put)?;
    cast!(story, next, card);
    Some((next, card))
}

/// Adds that dummy puts out a card, or waits, and that the next player plays or waits; then the director is called.
fn put_and_played(story: &mut Story<'_>, put: Card, next: Seat, card: Card) {
    let when = story.choose(3);
    if when > 0 {
        story.plays(story.dummy(), put);
    }
    story.add_sentence(if when > 0 { PUTS } else { PUTS_NOTHING });
    if when > 1 {
        story.plays(next, card);
    }
    story.add_sentence(if when > 1 { NEXT_PLAYS } else { NEXT_WAITS });
    story.call_director(story.declarer().lho());
    story.add_sentence(DIRECTOR);
}

/// Declarer calls a card that dummy does not hold, or one that he holds, and dummy plays a card or none.
fn not_in_dummy(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let led = story.led()?;
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let cards = story.suit(dummy, led);
    let absent = story.pick(story.suit(declarer, led))?;
    let put = story.would_play()?;
    story.require(cards.len() > 1 && cards.contains(put))?;
    let present = story.pick(cards.without(put))?;
    cast!(story, absent, put, present, suit = led);
    let (next, card) = next_to(story, put)?;
    story.add_sentence(DUMMY_FOLLOWS);
    let (called, line) =
        [(absent, CALLS_ABSENT), (present, CALLS_PRESENT), (put, CALLS_PUT)][story.choose(3)];
    story.calls(SpokenCall::naming(called));
    story.add_sentence(line);
    put_and_played(story, put, next, card);
    Some(())
}

const CALLS_ABSENT: SentenceWordings = &[
    text(
        "{declarer} chiama {absent}, che è nella sua mano.",
        "{declarer} calls the {absent}, which is in his own hand.",
    ),
    text(
        "Dal morto {declarer} chiama {absent}, che non c'è.",
        "From dummy {declarer} calls the {absent}, which is not there.",
    ),
    text(
        "La carta che {declarer} chiama è {absent}, che ha in mano lui.",
        "The card that {declarer} calls is the {absent}, which he holds himself.",
    ),
];
const CALLS_PRESENT: SentenceWordings = &[
    text(
        "{declarer} chiama {present}, che è al morto.",
        "{declarer} calls the {present}, which is in dummy.",
    ),
    text("Dal morto {declarer} chiama {present}.", "From dummy {declarer} calls the {present}."),
    text(
        "La carta che {declarer} chiama è {present}, che è al morto.",
        "The card that {declarer} calls is the {present}, which is in dummy.",
    ),
];
const CALLS_PUT: SentenceWordings = &[
    text(
        "{declarer} chiama {put}, che è al morto.",
        "{declarer} calls the {put}, which is in dummy.",
    ),
    text("Dal morto {declarer} chiama {put}.", "From dummy {declarer} calls the {put}."),
    text(
        "La carta che {declarer} chiama è {put}, che è al morto.",
        "The card that {declarer} calls is the {put}, which is in dummy.",
    ),
];
const PUTS_NOTHING: SentenceWordings = &[
    text(
        "{dummy} non mette ancora nulla, e aspetta.",
        "{dummy} does not put out anything yet, and waits.",
    ),
    text("Senza muovere nulla {dummy} tace.", "Moving nothing {dummy} is silent."),
    text("Per ora {dummy} non gioca nessuna carta.", "For now {dummy} plays no card."),
];
const PUTS: SentenceWordings = &[
    text(
        "{dummy}, un po' distratto, mette {put} sul tavolo.",
        "{dummy}, a little distracted, puts the {put} on the table.",
    ),
    text(
        "Senza alzare gli occhi {dummy} gioca {put}.",
        "Without looking up {dummy} plays the {put}.",
    ),
    text("Un attimo dopo {dummy} muove {put}.", "A moment later {dummy} moves the {put}."),
];
const DIRECTOR: SentenceWordings = &[
    text("{lho} chiama l'Arbitro.", "{lho} calls the director."),
    text("Ora {lho} chiama l'Arbitro.", "Now {lho} calls the director."),
    text("L'Arbitro è chiamato da {lho}.", "The director is called by {lho}."),
];

pub static VOID_SUIT: Scenario =
    scenario(46, "void-suit", &["morto", "chiamata errata"], void_suit).tricks(3..=12).asks(&[
        Ruling,
        Ruling,
        Rights("next"),
    ]);

/// Dummy is on lead, and declarer calls a suit in which dummy is void, or a suit or a card that he holds.
fn void_suit(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    let is_void = |suit: &Suit| {
        story.suit(dummy, *suit).is_empty() && !story.suit(declarer, *suit).is_empty()
    };
    let voids: Vec<Suit> = Suit::ALL.into_iter().filter(is_void).collect();
    let absent = story.pick_from(&voids)?;
    let put = story.would_play()?;
    let others = story.hand(dummy) - story.suit(dummy, put.suit);
    let other = story.pick(others)?;
    cast!(story, absent, put, present = other);
    let (next, card) = next_to(story, put)?;
    story.add_sentence(ON_LEAD);
    let call = match story.choose(3) {
        0 => Phrase { suit: Some(absent), ..Phrase::default() },
        1 => Phrase { suit: Some(other.suit), rank: Some(other.rank), ..Phrase::default() },
        _ => Phrase { suit: Some(put.suit), rank: Some(put.rank), ..Phrase::default() },
    };
    story.calls(SpokenCall::of(call));
    story.add_sentence(CALLS);
    put_and_played(story, put, next, card);
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text(
        "Si attacca dal morto, {dummy}, che è vuoto a {absent}.",
        "The lead is from dummy, {dummy}, who is void in {absent}.",
    ),
    text(
        "{dummy}, il morto, è in presa, e non ha carte di {absent}.",
        "{dummy}, dummy, is on lead, and has no card in {absent}.",
    ),
];
const CALLS: SentenceWordings = &[
    text("{declarer} dice {call}.", "{declarer} says {call}."),
    text(
        "Guardando altrove {declarer} chiama {call}.",
        "Looking elsewhere {declarer} calls {call}.",
    ),
    text("La chiamata di {declarer} è {call}.", "{declarer}'s call is {call}."),
];
