//! Law 46, paragraph B4: calls of a card or a suit that dummy does not hold.

use super::{DUMMY_FOLLOWS, suit_alone};
use crate::scenarios::by_law::card_choices::of_its_suit;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::sentences::DUMMY_PUTS;
use crate::scenarios::story::SentenceWording;

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
    let line = if call == Call::Suit { DUMMY_PUTS } else { MISHEARS };
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
        "{declarer}'s call is 'The {absent}', a card that he has himself, not dummy.",
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
        "{declarer}'s call is 'The {present}', a card that dummy has, not he himself.",
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
    cast!(story, absent, put, present);
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
    text(
        "Deve attaccare il morto ({dummy}), che non ha carte di {absent}.",
        "Dummy ({dummy}) is to lead and has no card in {absent}.",
    ),
    text(
        "Il morto ({dummy}) è in presa e non ha carte di {absent}.",
        "Dummy ({dummy}) is on lead and has no card in {absent}.",
    ),
    text(
        "L'attacco è del morto ({dummy}), che di {absent} non ne ha.",
        "The lead is with dummy ({dummy}), who has none in {absent}.",
    ),
];
const CALLED: [SentenceWording; 3] = [
    text("{declarer} dice {call}.", "{declarer} says {call}."),
    text("La chiamata di {declarer} è {call}.", "{declarer}'s call is {call}."),
    text("Dal morto {declarer} chiede {call}.", "From dummy {declarer} asks for {call}."),
];

/// Returns the sentence for a call, with the clause that says what it means.
const fn called(clause: &'static str) -> [SentenceWording; 4] {
    let [first, second, third] = CALLED;
    let short = because(
        clause,
        ["{declarer} ha chiamato {call}", "{declarer} avesse chiamato {call}"],
        ["{declarer} called {call}", "{declarer} had called {call}"],
    );
    [first, second, third, short]
}

const CALLS_VOID: SentenceWordings = &called("46B4");
const CALLS_CARD: SentenceWordings = &called("46A");
const CALLS_HELD_SUIT: SentenceWordings = &called("46B2");
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
