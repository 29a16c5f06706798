//! Law 45, paragraphs C3 and C4(b): a card of dummy that declarer has called, or only touched.

use super::dummy::touched_deliberately;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::sentences::{DUMMYS_TURN, NEXT_PLAYS, NEXT_WAITS};

pub static CALLED_OR_TOUCHED: Scenario =
    scenario(45, "called-or-touched", &["morto", "ripensamento"], called_or_touched)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("next")]);

/// Declarer calls a card of dummy, or touches it, and then wants another, before or after the next player has played.
fn called_or_touched(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let first = story.would_play()?;
    let other = story.pick(story.position.legal(dummy).suit(first.suit).without(first))?;
    let next = dummy.lho();
    let card = story.would_answer(first)?;
    cast!(story, first, other, card, next);
    story.add_sentence(DUMMYS_TURN);
    if story.either() {
        story.calls(SpokenCall::naming(first));
        story.plays(dummy, first);
        story.add_sentence(CALLS);
        story.choose_play(next, card, NEXT_PLAYS, NEXT_WAITS);
        story.wants(dummy, first, Some(other));
        story.add_sentence(WANTS);
        story.choose_finding("unintended", SLIP, MEANT)?;
        story.choose_finding("paused", PAUSE, NO_PAUSE)?;
    } else {
        story.add_event(declarer, Act::Touches(first.into()));
        story.add_sentence(TOUCHES);
        story.add_sentence(NEXT_WAITS);
        story.calls(SpokenCall::naming(other));
        story.call_director(next);
        story.add_sentence(WANTS);
        touched_deliberately(story)?;
        story.choose_finding("paused", PAUSE, NO_PAUSE)?;
    }
    Some(())
}

const CALLS: SentenceWordings = &[
    text(
        "{declarer} chiama {first}, e {dummy} l{o/a:first} mette avanti.",
        "{declarer} calls the {first}, and {dummy} puts it out.",
    ),
    text(
        "{declarer} chiede {first}, e {dummy} l{o/a:first} muove.",
        "{declarer} asks for the {first}, and {dummy} moves it.",
    ),
    text(
        "Appena {declarer} nomina {first}, {dummy} l{o/a:first} gioca.",
        "As soon as {declarer} names the {first}, {dummy} plays it.",
    ),
];
const TOUCHES: SentenceWordings = &[
    text(
        "{declarer} tocca {first}, e {dummy} non l{o/a:first} muove.",
        "{declarer} touches the {first}, and {dummy} does not move it.",
    ),
    text(
        "{declarer} posa la mano su {first}; {dummy} aspetta.",
        "{declarer} puts his hand on the {first}; {dummy} waits.",
    ),
    text(
        "La mano di {declarer} tocca {first}, e {dummy} aspetta.",
        "{declarer}'s hand touches the {first}, and {dummy} waits.",
    ),
];
const WANTS: SentenceWordings = &[
    text(
        "{declarer} dice allora: «{other}»; {next} non è d'accordo e chiama l'Arbitro.",
        "{declarer} then says: 'The {other}'; {next} does not agree and calls the director.",
    ),
    text(
        "Ora {declarer} vuole {other}; {next} protesta e chiama l'Arbitro.",
        "Now {declarer} wants the {other}; {next} protests and calls the director.",
    ),
    text(
        "A quel punto {declarer} chiede {other}; {next} protesta e chiama l'Arbitro.",
        "At that point {declarer} asks for the {other}; {next} protests and calls the director.",
    ),
];
const SLIP: SentenceWordings = &[
    text(
        "L'Arbitro accerta che la prima parola di {declarer} è stata un lapsus.",
        "The director finds that {declarer}'s first word was a slip of the tongue.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, non intendeva dire così.",
        "{declarer}, the director finds, did not mean to say that.",
    ),
];
const MEANT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che la prima parola di {declarer} non è stata un lapsus.",
        "The director finds that {declarer}'s first word was no slip of the tongue.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, intendeva dire così.",
        "{declarer}, the director finds, did mean to say that.",
    ),
];
const PAUSE: SentenceWordings = &[
    text(
        "Prima di cambiare {declarer} ha fatto una pausa per pensare.",
        "Before changing {declarer} paused to think.",
    ),
    text(
        "{declarer} si è fermato a riflettere prima di cambiare.",
        "{declarer} stopped to think before changing.",
    ),
];
const NO_PAUSE: SentenceWordings = &[
    text(
        "Prima di cambiare {declarer} non ha fatto pause per pensare.",
        "Before changing {declarer} did not pause to think.",
    ),
    text(
        "{declarer} non si è fermato a riflettere prima di cambiare.",
        "{declarer} did not stop to think before changing.",
    ),
];
