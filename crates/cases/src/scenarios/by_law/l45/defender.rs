//! Law 45, paragraphs C1 and C4(a): a defender's card held, named or dropped at his turn.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{NOBODY, has_choice, small};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static HELD: Scenario =
    scenario(45, "held-by-defender", &["difensore", "carta mostrata"], held)
        .tricks(2..=9)
        .aspects(&[&[AspectKind::Fate]]);

/// A defender in turn lifts a card that his partner could see or not, says that he plays it, or says that he has it.
fn held(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    let own = story.would_play()?;
    has_choice(story, by, own)?;
    cast!(story, by, partner = by.partner(), own);
    let card = own.into();
    match story.choose(3) {
        0 => {
            let (reach, kept) = (Some(CardReach::Aloft), Some(false));
            story.add_event(by, Act::Shows(Gesture { card, reach, kept, seen: NOBODY }));
            story.add_sentence(LIFTS);
            story.choose_finding("visible", SAW, DID_NOT_SEE)?;
        }
        1 => {
            story.add_event(by, Act::Calls(SpokenCall::naming(own)));
            story.add_sentence(SAYS_HE_PLAYS);
            story.add_sentence(HEARD);
        }
        _ => {
            story.add_event(by, Act::Names(card));
            story.add_sentence(SAYS_HE_HOLDS);
            story.add_sentence(HEARD);
        }
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const SAW: SentenceWordings = &[
    text(
        "{partner}, che guardava verso {by}, ha potuto vedere la carta.",
        "{partner}, who was looking towards {by}, could see the card.",
    ),
    text(
        "L'Arbitro accerta che {partner}, attento al tavolo, poteva vedere la carta.",
        "The director finds that {partner}, with his eyes on the table, could see the card.",
    ),
    text(
        "Dal suo posto {partner}, che stava guardando, poteva vederne la faccia.",
        "From his seat {partner}, who was watching, could see its face.",
    ),
];
const DID_NOT_SEE: SentenceWordings = &[
    text(
        "{partner}, che era voltato, non ha potuto vedere la carta.",
        "{partner}, who had turned round, could not see the card.",
    ),
    text(
        "L'Arbitro accerta che {partner}, chino sulla scheda, non poteva vedere la carta.",
        "The director finds that {partner}, bent over his score card, could not see the card.",
    ),
    text(
        "Dal suo posto {partner}, che era girato verso la sala, non poteva vederne la faccia.",
        "From his seat {partner}, who had turned to the room, could not see its face.",
    ),
];
const HEARD: SentenceWordings = &[
    text(
        "{partner}, che guardava verso {by}, ha sentito ogni parola.",
        "{partner}, who was looking towards {by}, heard every word.",
    ),
    text(
        "L'Arbitro accerta che {partner}, attento al tavolo, ha sentito tutto.",
        "The director finds that {partner}, with his eyes on the table, heard it all.",
    ),
    text(
        "Dal suo posto {partner}, che stava guardando, ha sentito bene.",
        "From his seat {partner}, who was watching, heard it well.",
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
    let drops = |jostled| Act::Drops { card: card.into(), seen: NOBODY, jostled };
    let (act, line, visible) = match story.choose(4) {
        0 => (Act::Calls(SpokenCall::naming(card)), ANNOUNCES, None),
        1 => (drops(false), FALLS, Some(true)),
        2 => (drops(false), FALLS, Some(false)),
        _ => (drops(true), KNOCKED, Some(true)),
    };
    story.add_event(by, act);
    story.add_sentence(line);
    match visible {
        Some(true) => story.add_finding("visible", Answer::YES, SAW)?,
        Some(false) => story.add_finding("visible", Answer::NO, DID_NOT_SEE)?,
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
        "Deve giocare {by}: «{card}», dice, e le carte restano tutte nella sua mano.",
        "{by} is to play: 'I play the {card},' he says, and all his cards stay in his hand.",
    ),
];
const FALLS: SentenceWordings = &[
    text(
        "{by}, di turno, nello sfilare una carta ne fa cadere sul tavolo un'altra: {card}, scopert{o/a}.",
        "{by}, in turn, pulls out a card and drops another, the {card}, face up on the table.",
    ),
    text(
        "Tocca a {by}, che riordina le carte e fa cadere {card}, scopert{o/a}, sul tavolo.",
        "It is {by}'s turn: he is sorting his cards and drops the {card} face up on the table.",
    ),
    text(
        "Deve giocare {by}: cerca una carta, e sul tavolo gli cade {card}, scopert{o/a}.",
        "{by} is to play: he is looking for a card, and drops the {card} face up on the table.",
    ),
];
const KNOCKED: SentenceWordings = &[
    text(
        "{by}, di turno, viene urtato da un cameriere e fa cadere sul tavolo {card}, scopert{o/a}.",
        "{by}, in turn, is bumped by a waiter and drops the {card} face up on the table.",
    ),
    text(
        "Tocca a {by}, a cui un passante urta il braccio: gli cade {card}, scopert{o/a}, sul tavolo.",
        "It is {by}'s turn: a passer-by knocks his arm and he drops the {card} face up on the table.",
    ),
    text(
        "Deve giocare {by}: uno spettatore lo spinge, e sul tavolo gli cade {card}, scopert{o/a}.",
        "{by} is to play: a spectator pushes him, and he drops the {card} face up on the table.",
    ),
];
