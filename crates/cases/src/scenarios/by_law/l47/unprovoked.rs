//! Law 47, paragraphs B and F: a player wants to retract his card without a cause given by others.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{NOBODY, apart_from};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static SECOND_THOUGHT: Scenario =
    scenario(47, "second-thought", &["difensore", "ripensamento", "ritiro"], second_thought)
        .tricks(2..=9)
        .aspects(FATE);

/// A defender wants to change a card that he has played, held in view or dropped.
fn second_thought(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    let led = story.led()?;
    let card = story.would_play()?;
    let other = story.pick(apart_from(story.suit(by, led), card))?;
    cast!(story, by, partner = by.partner(), card, other, suit = led);
    let how = story.choose(3);
    match how {
        0 => {
            story.plays(by, card);
            story.wants(by, card, Some(other));
            story.add_sentence(PUTS_DOWN);
        }
        1 => {
            let (reach, kept, card) = (Some(CardReach::Aloft), Some(false), card.into());
            story.add_event(by, Act::Shows(Gesture { card, reach, kept, seen: NOBODY }));
            story.add_sentence(HOLDS);
        }
        _ => {
            let card = card.into();
            story.add_event(by, Act::Drops { card, seen: NOBODY, jostled: false });
            story.add_sentence(LETS_FALL);
        }
    }
    // Who plays a card shows it.
    if how == 0 {
        story.add_finding("visible", Answer::YES, SAW)?;
    } else {
        story.choose_finding("visible", SAW, DID_NOT_SEE)?;
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const PUTS_DOWN: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {by} gioca {card} e subito dice che vuole cambiarl{o/a} con {other}.",
        "On the lead in {suit} {by} plays the {card} and at once says that he wants to change it for the {other}.",
    ),
    text(
        "L'attacco è a {suit}: {by} gioca {card}, ma subito chiede di mettere {other}.",
        "The lead is in {suit}: {by} plays the {card}, but at once asks to play the {other}.",
    ),
];
const HOLDS: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {by} alza {card}, scopert{o/a}, e subito l{o/a} rimette fra le altre per giocare {other}.",
        "On the lead in {suit} {by} lifts the {card} face up and at once puts it back among the others, to play the {other}.",
    ),
    text(
        "L'attacco è a {suit}: {by} alza {card}, scopert{o/a}, ma subito l{o/a} ritira e sceglie {other}.",
        "The lead is in {suit}: {by} lifts the {card} face up, but at once takes it back and chooses the {other}.",
    ),
];
const LETS_FALL: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {by} fa cadere {card}, scopert{o/a}, e subito dice che vuole giocare {other}.",
        "On the lead in {suit} {by} drops the {card} face up and at once says that he wants to play the {other}.",
    ),
    text(
        "L'attacco è a {suit}: a {by} cade {card}, scopert{o/a}, ma subito dice che sceglie {other}.",
        "The lead is in {suit}: {by} drops the {card} face up, but at once says that he chooses the {other}.",
    ),
];
const SAW: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner} poteva vedere la carta.",
        "The director finds that {partner} could see the card.",
    ),
    text(
        "Dal suo posto {partner} poteva vederne la faccia.",
        "From his seat {partner} could see its face.",
    ),
];
const DID_NOT_SEE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner} non poteva vedere la carta.",
        "The director finds that {partner} could not see the card.",
    ),
    text(
        "Dal suo posto {partner} non poteva vederne la faccia.",
        "From his seat {partner} could not see its face.",
    ),
];
