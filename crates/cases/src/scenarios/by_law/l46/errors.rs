//! Law 46, paragraph B4: calls of a card or a suit that dummy does not hold.

use super::{DUMMY_FOLLOWS, suit_alone};
use crate::scenarios::by_law::card_choices::of_its_suit;
use crate::scenarios::by_law::prelude::*;

pub static NOT_IN_DUMMY: Scenario =
    scenario(46, "not-in-dummy", &["morto", "chiamata errata"], not_in_dummy)
        .tricks(2..=10)
        .aspects(FATE);

/// Declarer's call from dummy.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Call {
    /// A card or a suit that dummy does not hold.
    Absent,
    /// A card that dummy holds.
    Present,
    /// A suit of which dummy holds the card that he puts out as his lowest.
    Suit,
}

const CALL_KINDS: [Call; 3] = [Call::Absent, Call::Present, Call::Suit];

/// Adds that dummy puts out a card or waits, and that the director is called.
fn put_or_not(story: &mut Story<'_>, call: Call, put: Card) {
    let dummy = story.dummy();
    let line = if call == Call::Suit { PUTS_LOWEST } else { MISHEARS };
    if call == Call::Suit {
        story.plays(dummy, put);
        story.add_sentence(line);
    } else {
        story.choose_play(dummy, put, line, PUTS_NOTHING);
    }
    story.call_director(story.declarer().lho());
    story.add_sentence(DIRECTOR);
}

/// Declarer calls a card that dummy does not hold, or one that he holds, or a suit, and dummy plays a card or none.
fn not_in_dummy(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let led = story.led()?;
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let cards = story.suit(dummy, led);
    let absent = story.pick(story.suit(declarer, led))?;
    let put = cards.lowest(led)?;
    let present = story.pick(of_its_suit(story, dummy, put))?;
    cast!(story, absent, put, present, suit = led);
    story.add_sentence(DUMMY_FOLLOWS);
    let call = CALL_KINDS[story.choose(3)];
    let (spoken, line) = match call {
        Call::Absent => (SpokenCall::naming(absent), CALLS_ABSENT),
        Call::Present => (SpokenCall::naming(present), CALLS_PRESENT),
        Call::Suit => (suit_alone(led), CALLS_SUIT),
    };
    story.calls(spoken);
    story.add_sentence(line);
    put_or_not(story, call, put);
    Some(())
}

const CALLS_ABSENT: SentenceWordings = &[
    text(
        "Dal morto {declarer} chiama {absent}, che ha invece nella propria mano.",
        "{declarer} calls from dummy the {absent}, which is in his own hand.",
    ),
    text(
        "{declarer} dice «{absent}», ma la carta è nella sua mano.",
        "{declarer} says 'The {absent}', but the card is in his own hand.",
    ),
    text(
        "La chiamata di {declarer} è «{absent}», carta che ha lui, non il morto.",
        "{declarer}'s call is 'The {absent}', a card that is in his own hand, not in dummy.",
    ),
    because(
        "46B4",
        [
            "{declarer} ha chiamato {absent}, che non è al morto",
            "{declarer} avesse chiamato {absent}, che non è al morto",
        ],
        [
            "{declarer} called the {absent}, which is not in dummy",
            "{declarer} had called the {absent}, which is not in dummy",
        ],
    ),
];
const CALLS_PRESENT: SentenceWordings = &[
    text(
        "Dal morto {declarer} chiama {present}, che il morto ha.",
        "{declarer} calls from dummy the {present}, which dummy holds.",
    ),
    text(
        "{declarer} dice «{present}», e la carta è fra quelle del morto.",
        "{declarer} says 'The {present}', and the card is among dummy's.",
    ),
    text(
        "La chiamata di {declarer} è «{present}», carta che ha il morto, non lui.",
        "{declarer}'s call is 'The {present}', a card that is in dummy, not in his own hand.",
    ),
    because(
        "46A",
        [
            "{declarer} ha chiamato {present}, che è al morto",
            "{declarer} avesse chiamato {present}, che è al morto",
        ],
        [
            "{declarer} called the {present}, which is in dummy",
            "{declarer} had called the {present}, which is in dummy",
        ],
    ),
];
const CALLS_SUIT: SentenceWordings = &[
    text(
        "Dal morto {declarer} chiama soltanto il seme, {suit}.",
        "{declarer} calls from dummy only the suit, {suit}.",
    ),
    text(
        "{declarer} dice «{suit}», senza nominare nessuna carta.",
        "{declarer} says '{suit}', without naming any card.",
    ),
    text(
        "La chiamata di {declarer} è «{suit}», e non dice altro.",
        "{declarer}'s call is '{suit}', and he says nothing else.",
    ),
    because(
        "46B2",
        [
            "{declarer} ha chiamato il solo seme, {suit}",
            "{declarer} avesse chiamato il solo seme, {suit}",
        ],
        ["{declarer} called only the suit, {suit}", "{declarer} had called only the suit, {suit}"],
    ),
];
/// Dummy puts out the lowest card of the suit called.
const PUTS_LOWEST: SentenceWordings = &[
    text("{dummy} mette {put}.", "{dummy} puts out the {put}."),
    text("{dummy} gioca {put}.", "{dummy} plays the {put}."),
    text("Nella presa {dummy} mette {put}.", "{dummy} puts the {put} in the trick."),
    because(
        "46B2",
        [
            "{dummy} ha messo {put}, la carta più bassa del seme chiamato",
            "{dummy} avesse messo {put}, la carta più bassa del seme chiamato",
        ],
        [
            "{dummy} put out the {put}, the lowest card of the suit called",
            "{dummy} had put out the {put}, the lowest card of the suit called",
        ],
    ),
];
const PUTS_NOTHING: SentenceWordings = &[
    text("{dummy} non mette nessuna carta.", "{dummy} puts out no card."),
    text("{dummy} esita e non gioca nulla.", "{dummy} hesitates and plays nothing."),
    text("{dummy} aspetta.", "{dummy} waits."),
    because(
        "",
        ["{dummy} non ha giocato nulla", "{dummy} non avesse giocato nulla"],
        ["{dummy} has played nothing", "{dummy} had played nothing"],
    ),
];
const DIRECTOR: SentenceWordings = &[
    text(
        "{lho} chiama l'Arbitro e chiede quale carta si gioca dal morto.",
        "{lho} calls the director and asks which card is played from dummy.",
    ),
    text(
        "{lho} chiede all'Arbitro che cosa si gioca dal morto.",
        "{lho} asks the director what is played from dummy.",
    ),
    text(
        "«Che carta ha giocato il morto?», domanda {lho} all'Arbitro.",
        "'Which card has dummy played?' {lho} asks the director.",
    ),
];

pub static VOID_SUIT: Scenario =
    scenario(46, "void-suit", &["morto", "chiamata errata"], void_suit)
        .tricks(3..=12)
        .aspects(FATE);

/// Dummy is on lead, and declarer calls a suit in which dummy is void, or another suit or a card that he holds.
fn void_suit(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    let is_void = |suit: &Suit| {
        story.suit(dummy, *suit).is_empty() && !story.suit(declarer, *suit).is_empty()
    };
    let voids: Vec<Suit> = Suit::ALL.into_iter().filter(is_void).collect();
    let absent = story.pick_from(&voids)?;
    let suit = story.would_play()?.suit;
    let cards = story.suit(dummy, suit);
    let put = cards.lowest(suit)?;
    let present = story.pick(of_its_suit(story, dummy, put))?;
    cast!(story, put, present);
    story.add_sentence(ON_LEAD);
    let call = CALL_KINDS[story.choose(3)];
    let (spoken, line) = match call {
        Call::Absent => (suit_alone(absent), CALLS_VOID),
        Call::Present => (SpokenCall::naming(present), CALLS_CARD),
        Call::Suit => (suit_alone(suit), CALLS_HELD_SUIT),
    };
    story.calls(spoken);
    story.add_sentence(line);
    put_or_not(story, call, put);
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text("Deve attaccare il morto ({dummy}).", "Dummy ({dummy}) is to lead."),
    text("Il morto ({dummy}) è in presa.", "Dummy ({dummy}) is on lead."),
    text("L'attacco è del morto ({dummy}).", "The lead is with dummy ({dummy})."),
];

/// The sentence for a call, with what dummy holds, in each language, and the clause that says what the call means.
macro_rules! called {
    ($clause:literal, $it:literal, $en:literal) => {
        &[
            text(
                concat!("{declarer} dice {call}", $it, "."),
                concat!("{declarer} says {call}", $en, "."),
            ),
            text(
                concat!("La chiamata di {declarer} è {call}", $it, "."),
                concat!("{declarer}'s call is {call}", $en, "."),
            ),
            text(
                concat!("Dal morto {declarer} chiede {call}", $it, "."),
                concat!("From dummy {declarer} asks for {call}", $en, "."),
            ),
            because(
                $clause,
                [
                    concat!("{declarer} ha chiamato {call}", $it),
                    concat!("{declarer} avesse chiamato {call}", $it),
                ],
                [
                    concat!("{declarer} called {call}", $en),
                    concat!("{declarer} had called {call}", $en),
                ],
            ),
        ]
    };
}

const CALLS_VOID: SentenceWordings =
    called!("46B4", ", seme di cui il morto non ha carte", ", a suit of which dummy has no card");
const CALLS_CARD: SentenceWordings =
    called!("46A", ", carta che il morto ha", ", a card that dummy has");
const CALLS_HELD_SUIT: SentenceWordings =
    called!("46B2", ", seme di cui il morto ha carte", ", a suit of which dummy has cards");
const MISHEARS: SentenceWordings = &[
    text("{dummy} capisce male e mette {put}.", "{dummy} mishears and puts out the {put}."),
    text("{dummy} capisce male e gioca {put}.", "{dummy} mishears and plays the {put}."),
    text(
        "Nella presa {dummy}, che ha sentito male, mette {put}.",
        "{dummy}, who has misheard, puts the {put} in the trick.",
    ),
    because(
        "45D",
        ["{dummy} ha messo {put} per errore", "{dummy} avesse messo {put} per errore"],
        ["{dummy} put out the {put} by mistake", "{dummy} had put out the {put} by mistake"],
    ),
];
