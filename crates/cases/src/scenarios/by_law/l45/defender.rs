//! Law 45, paragraphs C1 and C4(a): a defender's card held, named or dropped at his turn or before it.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{NOBODY, small};
use crate::scenarios::by_law::sentences::{
    DECLARER_CALLS, NEXT_PLAYS, NEXT_WAITS, PARTNER_COULD_NOT_SEE, PARTNER_COULD_SEE,
};

/// Casts the player in turn as `next` with his `card`, and the defender after him as `by`, with his partner and a card
/// `own` that he would play; the player in turn plays, or has not played yet.
fn at_or_before_turn(story: &mut Story<'_>) -> Option<(Seat, Card)> {
    let next = story.turn()?;
    let by = next.lho();
    story.require(story.is_defender(by) && story.position.on_table() < 3)?;
    let card = story.would_play()?;
    let own = story.would_follow_later(by, 1)?;
    cast!(story, next, by, partner = by.partner(), card, own);
    Some((by, own))
}

pub static HELD: Scenario =
    scenario(45, "held-by-defender", &["difensore", "carta mostrata"], held)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("by")]);

/// A defender, at his turn or before it, holds a card in view or says that he plays it, and keeps or changes it.
fn held(story: &mut Story<'_>) -> Option<()> {
    let (by, own) = at_or_before_turn(story)?;
    if story.either() {
        let (next, card) = (story.turn()?, story.would_play()?);
        story.plays(next, card);
        story.add_sentence(NEXT_PLAYS);
    } else {
        story.add_sentence(NEXT_WAITS);
    }
    let card = own.into();
    match story.choose(3) {
        0 => {
            let (reach, kept) = (Some(CardReach::Aloft), Some(false));
            story.add_event(by, Act::Shows(Gesture { card, reach, kept, seen: NOBODY }));
            story.add_sentence(LIFTS);
        }
        1 => {
            story.add_event(by, Act::Calls(SpokenCall::naming(own)));
            story.add_sentence(SAYS_HE_PLAYS);
        }
        _ => {
            story.add_event(by, Act::Names(card));
            story.add_sentence(SAYS_HE_HOLDS);
        }
    }
    story.choose_finding("visible", PARTNER_COULD_SEE, PARTNER_COULD_NOT_SEE)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const LIFTS: SentenceWordings = &[
    text(
        "{by} stacca {own}, l{o/a:own} alza scopert{o/a:own} e subito l{o/a:own} rimette fra le altre.",
        "{by} detaches the {own}, lifts it face up and at once puts it back among the others.",
    ),
    text(
        "Per un attimo {by} solleva {own}, scopert{o/a:own}; poi ci ripensa e l{o/a:own} ritira.",
        "For a moment {by} raises the {own} face up; then he thinks again and takes it back.",
    ),
    text(
        "Con {own} già staccat{o/a:own} dalle altre, scopert{o/a:own}, {by} esita e l{o/a:own} riprende in mano.",
        "With the {own} already detached from the others, face up, {by} hesitates and takes it back into his hand.",
    ),
];
const SAYS_HE_PLAYS: SentenceWordings = &[
    text(
        "{by} annuncia «gioco {own}», alzando un poco le carte; poi ci ripensa.",
        "{by} announces 'I play the {own}', raising his cards a little; then he thinks again.",
    ),
    text(
        "Sporgendosi sul tavolo {by} dice che gioca {own}, ma non l{o/a:own} stacca dalle altre.",
        "Leaning over the table {by} says that he plays the {own}, but does not detach it from the others.",
    ),
    text(
        "«Metto {own}», dice {by} a voce alta con le carte in mano; poi esita.",
        "'I put out the {own},' says {by} aloud, cards in hand; then he hesitates.",
    ),
];
const SAYS_HE_HOLDS: SentenceWordings = &[
    text(
        "{by} borbotta «io ho {own}», alzando un poco le carte; poi tace.",
        "{by} mutters 'I have the {own}', raising his cards a little; then he is silent.",
    ),
    text(
        "Sporgendosi sul tavolo {by} si lascia scappare che ha {own}, e non l{o/a:own} stacca dalle altre.",
        "Leaning over the table {by} lets slip that he has the {own}, and does not detach it from the others.",
    ),
    text(
        "«{own} ce l'ho io», dice {by} a voce alta con le carte in mano; poi tace.",
        "'I am the one with the {own},' says {by} aloud, cards in hand; then he is silent.",
    ),
];

pub static ANNOUNCED: Scenario =
    scenario(45, "announced-card", &["difensore", "carta nominata"], announced)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("by")]);

/// A defender in turn says that he plays a small card, says only that he has it, holds it out or drops it.
fn announced(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    let card = story.pick(small(story.position.legal(by)))?;
    cast!(story, by, partner = by.partner(), card);
    let drops = |jostled| Act::Drops { card: card.into(), seen: NOBODY, jostled };
    let (act, line) = match story.choose(4) {
        0 => (Act::Calls(SpokenCall::naming(card)), ANNOUNCES),
        1 => (Act::Names(card.into()), MUTTERS),
        2 => (drops(false), FALLS),
        _ => (drops(true), KNOCKED),
    };
    story.add_event(by, act);
    story.add_sentence(line);
    story.choose_finding("visible", PARTNER_COULD_SEE, PARTNER_COULD_NOT_SEE)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const ANNOUNCES: SentenceWordings = &[
    text(
        "Tocca a {by}, che con le carte basse e in disordine dice «gioco {card}».",
        "It is {by}'s turn: his cards low and in disorder, he says 'I play the {card}'.",
    ),
    text(
        "{by} è di turno: stanco, annuncia a voce che gioca {card}, senza staccarl{o/a} dalle altre.",
        "{by} is in turn: tired, he announces that he plays the {card}, not detaching it from the others.",
    ),
    text(
        "Deve giocare {by}: reggendo male le carte dice che gioca {card}.",
        "{by} is to play: holding his cards badly he says that he plays the {card}.",
    ),
];
const MUTTERS: SentenceWordings = &[
    text(
        "Tocca a {by}, che con le carte basse e in disordine borbotta «io ho {card}».",
        "It is {by}'s turn: his cards low and in disorder, he mutters 'I have the {card}'.",
    ),
    text(
        "{by} è di turno: stanco, si lascia scappare che ha ancora {card}, senza staccarl{o/a} dalle altre.",
        "{by} is in turn: tired, he lets slip that he still has the {card}, not detaching it from the others.",
    ),
    text(
        "Deve giocare {by}: reggendo male le carte dice che {card} ce l'ha lui.",
        "{by} is to play: holding his cards badly he says that the {card} is his.",
    ),
];
const FALLS: SentenceWordings = &[
    text(
        "Tocca a {by}, a cui, con le carte basse e in disordine, cade scopert{o/a} {card}.",
        "It is {by}'s turn: his cards low and in disorder, he lets the {card} fall face up.",
    ),
    text(
        "{by} è di turno: stanco, lascia cadere {card}, scopert{o/a}, mentre sfila un'altra carta.",
        "{by} is in turn: tired, he lets the {card} fall face up while pulling out another card.",
    ),
    text(
        "Deve giocare {by}: reggendo male le carte perde {card}, che cade scopert{o/a}.",
        "{by} is to play: holding his cards badly he loses the {card}, which falls face up.",
    ),
];
const KNOCKED: SentenceWordings = &[
    text(
        "Tocca a {by}, a cui, per l'urto di un cameriere, cade scopert{o/a} {card}.",
        "It is {by}'s turn: bumped by a waiter, he lets the {card} fall face up.",
    ),
    text(
        "{by} è di turno: urtato da chi passava, lascia cadere {card}, scopert{o/a}, mentre sfila un'altra carta.",
        "{by} is in turn: bumped by somebody passing, he lets the {card} fall face up while pulling out another card.",
    ),
    text(
        "Deve giocare {by}: spinto da un angolista perde {card}, che cade scopert{o/a}.",
        "{by} is to play: pushed by a kibitzer he loses the {card}, which falls face up.",
    ),
];
