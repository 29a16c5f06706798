//! Law 45, paragraphs C1 and C4(a): a defender's card held, named or dropped at his turn.

use crate::scenarios::by_law::card_choices::has_choice;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{drops, shows, small};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static HELD: Scenario =
    scenario(45, "held-by-defender", &["difensore", "carta mostrata"], held)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate]]);

/// A defender in turn lifts a card that his partner could see or not, says that he plays it, or says that he has it.
fn held(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    // A small card named, but not exposed by accident, might be a minor or a major penalty card.
    let led = story.led();
    let is_told = |card: &Card| card.rank.is_honour() && led.is_none_or(|led| card.suit == led);
    let own = story.pick(story.position.legal(by).iter().filter(is_told).collect())?;
    has_choice(story, by, own)?;
    cast!(story, by, partner = by.partner(), own);
    let how = story.choose(3);
    let act = match how {
        0 => shows(own, CardReach::Aloft, false),
        1 => Act::Calls(SpokenCall::naming(own)),
        _ => Act::Names(own.into()),
    };
    story.add_event(by, act);
    story.add_sentence([LIFTS, SAYS_HE_PLAYS, SAYS_HE_HOLDS][how]);
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    if how == 0 {
        story.choose_finding("visible", SAW, DID_NOT_SEE)?;
    } else {
        story.add_sentence(HEARD);
    }
    Some(())
}

const SAW: SentenceWordings = &[
    text(
        "{partner}, accerta l'Arbitro, poteva vedere la carta di {by}.",
        "{partner}, the director finds, could see {by}'s card.",
    ),
    text(
        "L'Arbitro accerta che {partner}, se guardava, poteva vedere la carta.",
        "The director finds that {partner}, if he looked, could see the card.",
    ),
    text(
        "Dal suo posto, accerta l'Arbitro, {partner} poteva vedere la carta.",
        "From his seat, the director finds, {partner} could see the card.",
    ),
    because(
        "45C1",
        ["{partner} poteva vedere {own}", "{partner} avesse potuto vedere {own}"],
        ["{partner} could see the {own}", "{partner} could have seen the {own}"],
    ),
];
const DID_NOT_SEE: SentenceWordings = &[
    text(
        "{partner}, accerta l'Arbitro, non poteva vedere la carta di {by}.",
        "{partner}, the director finds, could not see {by}'s card.",
    ),
    text(
        "L'Arbitro accerta che {partner}, anche se guardava, non poteva vedere la carta.",
        "The director finds that {partner}, even if he looked, could not see the card.",
    ),
    text(
        "Dal suo posto, accerta l'Arbitro, {partner} non poteva vedere la carta.",
        "From his seat, the director finds, {partner} could not see the card.",
    ),
    because(
        "45A",
        ["{partner} non poteva vedere {own}", "{partner} non avesse potuto vedere {own}"],
        ["{partner} could not see the {own}", "{partner} could not have seen the {own}"],
    ),
];
const HEARD: SentenceWordings = &[
    text(
        "{partner}, accerta l'Arbitro, ha sentito ogni parola di {by}.",
        "{partner}, the director finds, heard every word of {by}'s.",
    ),
    text(
        "L'Arbitro accerta che {partner} ha sentito bene ogni parola.",
        "The director finds that {partner} heard every word well.",
    ),
    text(
        "Dal suo posto, accerta l'Arbitro, {partner} ha sentito tutto.",
        "From his seat, the director finds, {partner} heard it all.",
    ),
    because(
        "",
        ["{partner} ha sentito", "{partner} avesse sentito"],
        ["{partner} heard it", "{partner} had heard it"],
    ),
];
const LIFTS: SentenceWordings = &[
    text(
        "{by}, di turno, stacca {own}, l{o/a:own} alza scopert{o/a:own} e subito l{o/a:own} rimette fra le altre.",
        "{by}, in turn, detaches the {own}, lifts it face up and at once puts it back among the others.",
    ),
    text(
        "Tocca a {by}, che solleva {own}, scopert{o/a:own}, ci ripensa e l{o/a:own} rimette fra le altre.",
        "It is {by}'s turn: he lifts the {own} face up, thinks again and puts it back among the others.",
    ),
    text(
        "Deve giocare {by}: prende {own}, l{o/a:own} alza scopert{o/a:own}, cambia idea e l{o/a:own} rimette in mano.",
        "{by} is to play: he takes out the {own}, lifts it face up, changes his mind and puts it back in his hand.",
    ),
    because(
        "45C1",
        [
            "{by} ha alzato {own} e l'ha rimess{o/a:own} fra le altre",
            "{by} avesse alzato {own} e l'avesse rimess{o/a:own} fra le altre",
        ],
        ["{by} lifted the {own} and put it back", "{by} had lifted the {own} and put it back"],
    ),
];
const SAYS_HE_PLAYS: SentenceWordings = &[
    text(
        "{by}, di turno, dice «gioco {own}», ma non l{o/a:own} stacca dalle altre carte.",
        "{by}, in turn, says 'I play the {own}', but does not detach it from the others.",
    ),
    text(
        "Tocca a {by}, che annuncia di giocare {own}, ci ripensa e l{o/a:own} lascia fra le altre.",
        "It is {by}'s turn: he announces that he plays the {own}, thinks again and leaves it among the others.",
    ),
    text(
        "Deve giocare {by}: dice «metto {own}», cambia idea e non l{o/a:own} prende dalla mano.",
        "{by} is to play: he says 'I play the {own}', changes his mind and does not take it from his hand.",
    ),
    because(
        "45C4(a)",
        ["{by} ha detto di giocare {own}", "{by} avesse detto di giocare {own}"],
        ["{by} said that he played the {own}", "{by} had said that he played the {own}"],
    ),
];
const SAYS_HE_HOLDS: SentenceWordings = &[
    text(
        "{by}, di turno, dice «{own} ce l'ho io», ma non l{o/a:own} stacca dalle altre carte.",
        "{by}, in turn, says 'I have the {own}', but does not detach it from the others.",
    ),
    text(
        "Tocca a {by}, che dice di avere {own}, poi tace e l{o/a:own} lascia fra le altre.",
        "It is {by}'s turn: he says that he has the {own}, then is silent and leaves it among the others.",
    ),
    text(
        "Deve giocare {by}: dice «io ho {own}», poi pensa e non l{o/a:own} prende dalla mano.",
        "{by} is to play: he says 'I hold the {own}', then thinks and does not take it from his hand.",
    ),
    because(
        "49",
        ["{by} ha detto soltanto di avere {own}", "{by} avesse detto soltanto di avere {own}"],
        ["{by} said only that he held the {own}", "{by} had said only that he held the {own}"],
    ),
];

pub static ANNOUNCED: Scenario =
    scenario(45, "announced-card", &["difensore", "carta nominata"], announced)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate]]);

/// A defender in turn says that he plays a small card or drops it, by himself or because of an outsider; his partner could
/// see it or not.
fn announced(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    let card = story.pick(small(story.position.legal(by)))?;
    has_choice(story, by, card)?;
    cast!(story, by, partner = by.partner(), card);
    let (act, line, visible) = match story.choose(4) {
        0 => (Act::Calls(SpokenCall::naming(card)), ANNOUNCES, None),
        1 => (drops(card, false), FALLS, Some(true)),
        2 => (drops(card, false), FALLS, Some(false)),
        _ => (drops(card, true), KNOCKED, Some(true)),
    };
    story.add_event(by, act);
    story.add_sentence(line);
    match visible {
        Some(true) => story.add_finding("visible", Answer::YES, BEFORE_HIM)?,
        Some(false) => story.add_finding("visible", Answer::NO, IN_HIS_LAP)?,
        None => story.add_sentence(HEARD),
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const ANNOUNCES: SentenceWordings = &[
    text(
        "{by}, di turno, dice «gioco {card}», senza staccarl{o/a} dalle altre carte.",
        "{by}, in turn, says 'I play the {card}', without detaching it from the others.",
    ),
    text(
        "Tocca a {by}, che annuncia «gioco {card}» prima di toccare le carte.",
        "It is {by}'s turn: before he touches his cards he announces 'I play the {card}'.",
    ),
    text(
        "Deve giocare {by}: «gioco {card}», dice, e le carte restano tutte nella sua mano.",
        "{by} is to play: 'I play the {card},' he says, and all his cards stay in his hand.",
    ),
    because(
        "45C4(a)",
        ["{by} ha detto di giocare {card}", "{by} avesse detto di giocare {card}"],
        ["{by} said that he played the {card}", "{by} had said that he played the {card}"],
    ),
];
const BEFORE_HIM: SentenceWordings = &[
    text(
        "La carta finisce davanti a {by}, dove {partner} può vederla, e {by} la riprende.",
        "The card lands before {by}, where {partner} can see it, and {by} picks it up.",
    ),
    text(
        "{partner} può vedere la carta, finita davanti a {by}, che la riprende.",
        "{partner} can see the card, which lands before {by}, who picks it up.",
    ),
    short_reasons::partner_could_see("49"),
];
const IN_HIS_LAP: SentenceWordings = &[
    text(
        "La carta finisce in grembo a {by}, dove {partner} non può vederla, e {by} la riprende.",
        "The card lands in {by}'s lap, where {partner} cannot see it, and {by} picks it up.",
    ),
    text(
        "{partner} non può vedere la carta, finita in grembo a {by}, che la riprende.",
        "{partner} cannot see the card, which lands in the lap of {by}, who picks it up.",
    ),
    short_reasons::PARTNER_COULD_NOT_SEE,
];
const FALLS: SentenceWordings = &[
    text(
        "{by}, di turno, nello sfilare una carta ne fa cadere un'altra: {card}, scopert{o/a}.",
        "{by}, in turn, pulls out a card and drops another, the {card}, face up.",
    ),
    text(
        "Tocca a {by}, che riordina le carte e fa cadere {card}, scopert{o/a}.",
        "It is {by}'s turn: he is sorting his cards and drops the {card} face up.",
    ),
    text(
        "Deve giocare {by}: cerca una carta, e gli cade {card}, scopert{o/a}.",
        "{by} is to play: he is looking for a card, and drops the {card} face up.",
    ),
    short_reasons::DROPPED_CARELESSLY,
];
const KNOCKED: SentenceWordings = &[
    text(
        "{by}, di turno, viene urtato da un cameriere e fa cadere {card}, scopert{o/a}: l'Arbitro stabilirà che {by} non ne ha colpa.",
        "{by}, in turn, is bumped by a waiter and drops the {card} face up: the director will rule that this was not {by}'s fault.",
    ),
    text(
        "Tocca a {by}, a cui un passante urta il braccio: gli cade {card}, scopert{o/a}, e l'Arbitro stabilirà che {by} non ne ha colpa.",
        "It is {by}'s turn: a passer-by knocks his arm and he drops the {card} face up; the director will rule that this was not {by}'s fault.",
    ),
    text(
        "Deve giocare {by}: uno spettatore lo spinge, e gli cade {card}, scopert{o/a}; l'Arbitro stabilirà che {by} non ne ha colpa.",
        "{by} is to play: a spectator pushes him, and he drops the {card} face up; the director will rule that this was not {by}'s fault.",
    ),
    short_reasons::KNOCKED_BY_STRANGER,
];
