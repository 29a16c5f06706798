//! Law 45, paragraphs C3 and C4(b): a card of dummy that declarer has called, or only touched.

use super::dummy::touched_deliberately;
use super::{wanted_instead, wants_another};
use crate::scenarios::by_law::card_choices::has_choice_after;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::unasked;
use crate::scenarios::by_law::sentences::{DUMMYS_TURN, NEXT_PLAYS, NEXT_WAITS};

pub static CALLED_OR_TOUCHED: Scenario =
    scenario(45, "called-or-touched", &["morto", "ripensamento"], called_or_touched)
        .tricks(2..=10)
        .aspects(FATE);

/// Declarer calls a card of dummy, or touches it, and then wants another, before or after the next player has played.
fn called_or_touched(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let first = story.would_play()?;
    let other = story.pick(wanted_instead(story, dummy, first))?;
    let next = dummy.lho();
    let card = story.would_answer(first)?;
    has_choice_after(story, first, next, card)?;
    // Cast as a set, so that the questions are about the card touched or called first.
    cast!(story, first, other = unasked(other), card, next);
    story.add_sentence(DUMMYS_TURN);
    if story.either() {
        story.calls(SpokenCall::naming(first));
        story.plays(dummy, first);
        story.add_sentence(CALLS);
        story.choose_play(next, card, NEXT_PLAYS, NEXT_WAITS);
        wants_another(story, first, other, [ASKS_AT_ONCE, ASKS_AFTER_A_PAUSE])?;
    } else {
        story.add_event(declarer, Act::Touches(first.into()));
        story.add_sentence(TOUCHES);
        story.add_sentence(NEXT_WAITS);
        story.calls(SpokenCall::naming(other));
        story.call_director(next);
        story.add_sentence(ASKS_AT_ONCE);
        touched_deliberately(story, first)?;
    }
    Some(())
}

const CALLS: SentenceWordings = &[
    text(
        "{declarer} chiama {first}, e {dummy} l{o/a:first} gioca.",
        "{declarer} calls the {first}, and {dummy} plays it.",
    ),
    text(
        "Appena {declarer} dice «{first}», {dummy} l{o/a:first} mette giù.",
        "As soon as {declarer} says 'The {first}', {dummy} puts it down.",
    ),
    text(
        "«{first}», dice {declarer}, e {dummy} gioca la carta.",
        "'The {first},' says {declarer}; {dummy} plays the card.",
    ),
    because(
        "45B",
        ["{declarer} ha chiamato {first}", "{declarer} avesse chiamato {first}"],
        ["{declarer} called the {first}", "{declarer} had called the {first}"],
    ),
];
const TOUCHES: SentenceWordings = &[
    text(
        "{declarer} tocca {first}, e {dummy} non l{o/a:first} muove.",
        "{declarer} touches the {first}, and {dummy} does not move it.",
    ),
    text(
        "La mano di {declarer} tocca {first}; {dummy} non muove nulla.",
        "{declarer}'s hand touches the {first}; {dummy} does not move anything.",
    ),
    text(
        "{declarer} si sporge e tocca {first}, e {dummy} non muove la carta.",
        "{declarer} leans over and touches the {first}; {dummy} does not move the card.",
    ),
    because(
        "",
        ["{declarer} non ha chiamato {first}", "{declarer} non avesse chiamato {first}"],
        ["{declarer} did not call the {first}", "{declarer} had not called the {first}"],
    ),
];
/// Declarer asks for another card at once: a sentence that fits a card called and one touched.
const ASKS_AT_ONCE: SentenceWordings = &[
    text(
        "Poi, senza fermarsi a pensare, {declarer} chiede {other} al posto di {first}.",
        "Then, without stopping to think, {declarer} asks for the {other} in place of the {first}.",
    ),
    text(
        "Ora {declarer} vuole un'altra carta. «No, {other}, non {first}», dice senza alcuna pausa per pensare.",
        "Now {declarer} wants another card. 'No, the {other}, not the {first},' he says without any pause for thought.",
    ),
    text(
        "Subito dopo, senza fermarsi a pensare, {declarer} dice: «Non {first}: {other}».",
        "Right after that, without stopping to think, {declarer} says: 'Not the {first}: the {other}'.",
    ),
    short_reasons::DID_NOT_STOP_TO_THINK,
];
const ASKS_AFTER_A_PAUSE: SentenceWordings = &[
    text(
        "Poi {declarer} si ferma a pensare, e infine chiede {other} al posto di {first}.",
        "Then {declarer} stops to think, and at last asks for the {other} in place of the {first}.",
    ),
    text(
        "Ora {declarer} vuole un'altra carta. «No, {other}, non {first}», dice dopo una lunga pausa per pensare.",
        "Now {declarer} wants another card. 'No, the {other}, not the {first},' he says after a long pause for thought.",
    ),
    text(
        "Subito dopo {declarer} si ferma a pensare, e infine dice: «Non {first}: {other}».",
        "Right after that {declarer} stops to think, and at last says: 'Not the {first}: the {other}'.",
    ),
    short_reasons::STOPPED_TO_THINK,
];
