//! Law 45, paragraphs C3 and C4(b): a card of dummy that declarer has called, or only touched.

use super::dummy::touched_deliberately;
use super::{AT_ONCE, wants_another};
use crate::scenarios::by_law::card_choices::{has_choice_after, of_its_suit};
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
    let other = story.pick(of_its_suit(story, dummy, first))?;
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
        wants_another(story, first, other)?;
    } else {
        story.add_event(declarer, Act::Touches(first.into()));
        story.add_sentence(TOUCHES);
        story.add_sentence(NEXT_WAITS);
        story.calls(SpokenCall::naming(other));
        story.call_director(next);
        story.add_sentence(AT_ONCE);
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
        [
            "{first} è stat{o/a:first} chiamat{o/a:first}",
            "{first} fosse stat{o/a:first} chiamat{o/a:first}",
        ],
        ["the {first} was called", "the {first} had been called"],
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
        [
            "{first} non è stat{o/a:first} chiamat{o/a:first}",
            "{first} non fosse stat{o/a:first} chiamat{o/a:first}",
        ],
        ["the {first} was not called", "the {first} had not been called"],
    ),
];
