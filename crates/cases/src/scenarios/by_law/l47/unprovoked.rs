//! Law 47, paragraphs B and F: a player wants to retract his card without a cause given by others.

use crate::scenarios::by_law::l45::wanted_instead;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{drops, shows};
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
    let other = story.pick(wanted_instead(story, by, card))?;
    cast!(story, by, partner = by.partner(), card, other, suit = led);
    let how = story.choose(3);
    match how {
        0 => {
            story.plays(by, card);
            story.wants(by, card, Some(other));
            story.add_sentence(PUTS_DOWN);
        }
        1 => {
            story.add_event(by, shows(card, CardReach::Aloft, false));
            story.add_sentence(HOLDS);
        }
        _ => {
            story.add_event(by, drops(card, false));
            story.add_sentence(LETS_FALL);
        }
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    // Who plays a card shows it.
    if how == 0 {
        story.add_finding("visible", Answer::YES, SAW)?;
    } else {
        story.choose_finding("visible", SAW, DID_NOT_SEE)?;
    }
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
    text(
        "È in corso una presa a {suit}. {by} mette {card}: «no, volevo {other}», dice subito.",
        "A trick in {suit} is in progress. {by} plays the {card}: 'no, I wanted the {other},' he says at once.",
    ),
    because(
        "45A",
        ["{by} ha giocato {card}", "{by} avesse giocato {card}"],
        ["{by} played the {card}", "{by} had played the {card}"],
    ),
];
const HOLDS: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {by} alza {card}, scopert{o/a}, ci ripensa e l{o/a} rimette fra le altre, accanto a {other}.",
        "On the lead in {suit} {by} lifts the {card} face up, thinks again and puts it back among the others, beside the {other}.",
    ),
    text(
        "L'attacco è a {suit}: {by} stacca {card}, l{o/a} solleva scopert{o/a}, poi l{o/a} ritira e guarda {other}.",
        "The lead is in {suit}: {by} detaches the {card}, raises it face up, then takes it back and looks at the {other}.",
    ),
    text(
        "È in corso una presa a {suit}. {by} solleva {card}, scopert{o/a}, vede che ha {other} e l{o/a} riporta subito in mano.",
        "A trick in {suit} is in progress. {by} raises the {card} face up, sees that he has the {other} and takes it straight back into his hand.",
    ),
    because(
        "45C1",
        [
            "{by} ha alzato {card} e poi l'ha ritirat{o/a}",
            "{by} avesse alzato {card} e poi l'avesse ritirat{o/a}",
        ],
        [
            "{by} lifted the {card} and then took it back",
            "{by} had lifted the {card} and then taken it back",
        ],
    ),
];
const LETS_FALL: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} {by}, nello sfilare {other}, fa cadere scopert{o/a} {card} e l{o/a} riprende subito.",
        "On the lead in {suit} {by}, pulling out the {other}, drops the {card} face up and picks it up at once.",
    ),
    text(
        "L'attacco è a {suit}: {by} sta prendendo {other}, fa cadere scopert{o/a} {card} e l{o/a} riprende in fretta.",
        "The lead is in {suit}: {by} is taking out the {other}, drops the {card} face up and picks it up in haste.",
    ),
    text(
        "È in corso una presa a {suit}. {by} cerca {other} fra le sue carte, fa cadere scopert{o/a} {card} e subito l{o/a} riprende.",
        "A trick in {suit} is in progress. {by} is looking for the {other} among his cards, drops the {card} face up and at once picks it up.",
    ),
    because(
        "50B",
        ["{by} ha fatto cadere {card} per sbaglio", "{by} avesse fatto cadere {card} per sbaglio"],
        ["{by} dropped the {card} by accident", "{by} had dropped the {card} by accident"],
    ),
];
const SAW: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner}, se guardava verso {by}, poteva vedere la carta.",
        "The director finds that {partner}, if he looked towards {by}, could see the card.",
    ),
    text(
        "Dal suo posto, accerta l'Arbitro, {partner} poteva vedere la carta.",
        "From his seat, the director finds, {partner} could see the card.",
    ),
    text(
        "Per l'Arbitro {partner}, da dov'era seduto, era in grado di vedere la carta.",
        "In the director's view {partner}, from where he sat, was able to see the card.",
    ),
    short_reasons::partner_could_see(""),
];
const DID_NOT_SEE: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner}, anche se guardava verso {by}, non poteva vedere la carta.",
        "The director finds that {partner}, even if he looked towards {by}, could not see the card.",
    ),
    text(
        "Dal suo posto, accerta l'Arbitro, {partner} non poteva vedere la carta.",
        "From his seat, the director finds, {partner} could not see the card.",
    ),
    text(
        "Per l'Arbitro {partner}, da dov'era seduto, non era in grado di vedere la carta.",
        "In the director's view {partner}, from where he sat, was not able to see the card.",
    ),
    short_reasons::PARTNER_COULD_NOT_SEE,
];
