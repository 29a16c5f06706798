//! Law 46, paragraph B4: calls of a card or a suit that dummy does not hold.

use super::DUMMY_FOLLOWS;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::apart_from;

pub static NOT_IN_DUMMY: Scenario =
    scenario(46, "not-in-dummy", &["morto", "chiamata errata"], not_in_dummy)
        .tricks(2..=10)
        .aspects(FATE)
        .without_open_facts();

/// Adds that dummy puts out a card, which may not be the card of dummy that declarer has called, or waits, and that the
/// director is called.
fn put_or_not(story: &mut Story<'_>, put: Card, is_misheard: bool) {
    let dummy = story.dummy();
    story.choose_play(dummy, put, if is_misheard { MISHEARS } else { PUTS }, PUTS_NOTHING);
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
    let present = story.pick(apart_from(cards, put))?;
    cast!(story, absent, put, present, suit = led);
    story.add_sentence(DUMMY_FOLLOWS);
    let (called, line) =
        [(absent, CALLS_ABSENT), (present, CALLS_PRESENT), (put, CALLS_PUT)][story.choose(3)];
    story.calls(SpokenCall::naming(called));
    story.add_sentence(line);
    put_or_not(story, put, called == present);
    Some(())
}

const CALLS_ABSENT: SentenceWordings = &[
    text("Dal morto {declarer} chiama {absent}, che ha invece nella propria mano.", "{declarer} calls from dummy the {absent}, which is in his own hand."),
];
const CALLS_PRESENT: SentenceWordings = &[
    text("Dal morto {declarer} chiama {present}, che il morto ha.", "{declarer} calls from dummy the {present}, which dummy holds."),
];
const CALLS_PUT: SentenceWordings = &[
    text("Dal morto {declarer} chiama {put}, che il morto ha.", "{declarer} calls from dummy the {put}, which dummy holds."),
];
const PUTS_NOTHING: SentenceWordings = &[
    text("{dummy} non mette nessuna carta.", "{dummy} puts out no card."),
    text("{dummy} esita e non gioca nulla.", "{dummy} hesitates and plays nothing."),
];
const PUTS: SentenceWordings = &[
    text("{dummy} mette {put}.", "{dummy} puts out the {put}."),
    text("{dummy} gioca {put}.", "{dummy} plays the {put}."),
];
const DIRECTOR: SentenceWordings = &[
    text("{lho} contesta la giocata e chiama l'Arbitro.", "{lho} disputes the play and calls the director."),
    text("{lho} chiede all'Arbitro quale carta si gioca dal morto.", "{lho} asks the director which card is played from dummy."),
];

pub static VOID_SUIT: Scenario =
    scenario(46, "void-suit", &["morto", "chiamata errata"], void_suit)
        .tricks(3..=12)
        .aspects(FATE)
        .without_open_facts();

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
    story.add_sentence(ON_LEAD);
    let what = story.choose(3);
    let call = match what {
        0 => Phrase { suit: Some(absent), ..Phrase::default() },
        1 => Phrase { suit: Some(other.suit), rank: Some(other.rank), ..Phrase::default() },
        _ => Phrase { suit: Some(put.suit), rank: Some(put.rank), ..Phrase::default() },
    };
    story.calls(SpokenCall::of(call));
    story.add_sentence(CALLS);
    put_or_not(story, put, what == 1);
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text("Deve attaccare il morto, {dummy}, che non ha carte di {absent}.", "Dummy, {dummy}, is to lead and has no card in {absent}."),
];
const CALLS: SentenceWordings = &[
    text("{declarer} dice {call}.", "{declarer} says {call}."),
];
const MISHEARS: SentenceWordings = &[
    text("{dummy} capisce male e mette {put}.", "{dummy} mishears and puts out the {put}."),
    text("{dummy} capisce male e gioca {put}.", "{dummy} mishears and plays the {put}."),
];
