//! Law 50: disposition of a penalty card.

mod lead;

use super::prelude::*;
use super::scenes::{NOBODY, defender, small};
use super::sentences::{DECLARER_CALLS, PARTNER_COULD_NOT_SEE, PARTNER_COULD_SEE};

pub const SCENARIOS: &[&Scenario] =
    &[&MAJOR_OR_MINOR, &TO_PLAY, &lead::PARTNER_LEADS, &lead::TOO_SOON];

static MAJOR_OR_MINOR: Scenario =
    scenario(50, "major-or-minor", &["difensore", "carta penalizzata"], major_or_minor)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("by")]);

/// One or two cards of a defender fall, by accident or because of an outsider, or he names one of them.
fn major_or_minor(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    let other = story.pick(story.hand(by) - story.suit(by, card.suit))?;
    cast!(story, card, other);
    let drops = |card: Card, jostled| Act::Drops { card: card.into(), seen: NOBODY, jostled };
    let (acts, line): (&[Act], _) = match story.choose(6) {
        0 => (&[drops(card, false)], FALLS),
        1 => (&[drops(card, false), drops(other, false)], BOTH_FALL),
        2 => (&[drops(card, true)], KNOCKED),
        3 => (&[drops(card, true), drops(other, true)], BOTH_KNOCKED),
        4 => (&[Act::Names(card.into())], NAMES),
        _ => (&[Act::Names(other.into())], NAMES_OTHER),
    };
    for act in acts {
        story.add_event(by, *act);
    }
    story.add_sentence(line);
    if matches!(acts, [Act::Names(_)]) {
        story.add_finding("visible", Answer::NO, PARTNER_COULD_NOT_SEE)?;
    } else {
        story.choose_finding("visible", PARTNER_COULD_SEE, PARTNER_COULD_NOT_SEE)?;
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const FALLS: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte, cade sul tavolo {card}, scopert{o/a}.",
        "{by}, sorting his cards, lets the {card} fall face up on the table.",
    ),
    text(
        "Dalla mano di {by} scivola {card}, che finisce scopert{o/a} sul tavolo.",
        "The {card} slips from {by}'s hand and lands face up on the table.",
    ),
    text(
        "Mentre cerca gli occhiali {by} fa cadere sul tavolo {card}, scopert{o/a}.",
        "Looking for his glasses, {by} lets the {card} fall face up on the table.",
    ),
];
const BOTH_FALL: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte, ne cadono sul tavolo due, scoperte: {card} e {other}.",
        "{by}, sorting his cards, lets two of them fall face up on the table: the {card} and the {other}.",
    ),
    text(
        "Dalla mano di {by} scivolano due carte, {card} e {other}, che finiscono scoperte sul tavolo.",
        "Two cards, the {card} and the {other}, slip from {by}'s hand and land face up on the table.",
    ),
    text(
        "Mentre cerca gli occhiali {by} fa cadere sul tavolo due carte scoperte, {card} e {other}.",
        "Looking for his glasses, {by} lets two cards, the {card} and the {other}, fall face up on the table.",
    ),
];
const KNOCKED: SentenceWordings = &[
    text(
        "Un cameriere urta {by}, a cui cade sul tavolo {card}, scopert{o/a}.",
        "A waiter knocks {by}, and the {card} falls face up on the table.",
    ),
    text(
        "Un angolista urta {by}: {card} finisce scopert{o/a} sul tavolo.",
        "A kibitzer bumps into {by}: the {card} lands face up on the table.",
    ),
    text(
        "Urtato da chi passava, {by} fa cadere sul tavolo {card}, scopert{o/a}.",
        "Knocked by somebody passing, {by} lets the {card} fall face up on the table.",
    ),
];
const BOTH_KNOCKED: SentenceWordings = &[
    text(
        "Un cameriere urta {by}, a cui cadono sul tavolo due carte scoperte, {card} e {other}.",
        "A waiter knocks {by}, and two cards, the {card} and the {other}, fall face up on the table.",
    ),
    text(
        "Un angolista urta {by}: due carte, {card} e {other}, finiscono scoperte sul tavolo.",
        "A kibitzer bumps into {by}: two cards, the {card} and the {other}, land face up on the table.",
    ),
    text(
        "Urtato da chi passava, {by} fa cadere sul tavolo due carte scoperte, {card} e {other}.",
        "Knocked by somebody passing, {by} lets two cards, the {card} and the {other}, fall face up on the table.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "{by}, seccato, dice al tavolo di avere {card}.",
        "{by}, annoyed, tells the table that he has the {card}.",
    ),
    text(
        "A {by} scappa detto che ha ancora {card}.",
        "{by} lets slip that he still has the {card}.",
    ),
    text(
        "{by} borbotta: «se non avessi {card}...».",
        "{by} mutters: 'if I did not have the {card}...'.",
    ),
];
const NAMES_OTHER: SentenceWordings = &[
    text(
        "{by}, seccato, dice al tavolo di avere {other}.",
        "{by}, annoyed, tells the table that he has the {other}.",
    ),
    text(
        "A {by} scappa detto che ha ancora {other}.",
        "{by} lets slip that he still has the {other}.",
    ),
    text(
        "{by} borbotta: «se non avessi {other}...».",
        "{by} mutters: 'if I did not have the {other}...'.",
    ),
];

static TO_PLAY: Scenario = scenario(50, "to-play", &["difensore", "carta penalizzata"], to_play)
    .tricks(2..=10)
    .asks(&[Ruling, Rights("by")]);

/// A defender who has one or two penalty cards is to play to a lead in their suit or in another suit that he holds.
fn to_play(story: &mut Story<'_>) -> Option<()> {
    let before = story.turn()?;
    let by = before.lho();
    story.require(story.is_defender(by) && story.led().is_none())?;
    let card = story.pick(small(story.hand(by)))?;
    let other = story.pick(story.suit(by, card.suit).without(card))?;
    let same = story.pick(story.suit(before, card.suit))?;
    let shared = |card: &Card| !story.suit(by, card.suit).is_empty();
    let others: Hand =
        (story.hand(before) - story.suit(before, card.suit)).iter().filter(shared).collect();
    let different = story.pick(others)?;
    cast!(story, before, by, card, other, same, different);
    match story.choose(3) {
        0 => {
            story.has_penalty(by, card, PenaltyGrade::Major);
            story.add_sentence(MAJOR);
        }
        1 => {
            story.has_penalty(by, card, PenaltyGrade::Minor);
            story.add_sentence(MINOR);
        }
        _ => {
            story.has_penalty(by, card, PenaltyGrade::Major);
            story.has_penalty(by, other, PenaltyGrade::Major);
            story.add_sentence(TWO);
        }
    }
    if story.either() {
        story.plays(before, same);
        story.add_sentence(LEADS_SAME);
    } else {
        story.plays(before, different);
        story.add_sentence(LEADS_DIFFERENT);
    }
    Some(())
}

const MAJOR: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {card}, che aveva giocato fuori turno.",
        "{by} has the {card} on the table, which he had played out of turn.",
    ),
    text(
        "Davanti a {by} c'è {card}, scopert{o/a} dopo una giocata fuori turno.",
        "Before {by} lies the {card}, face up since he played it out of turn.",
    ),
    text(
        "Una carta di {by}, {card}, è sul tavolo da una sua giocata fuori turno.",
        "A card of {by}'s, the {card}, has been on the table since he played it out of turn.",
    ),
];
const MINOR: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {card}, che gli era cadut{o/a} di mano.",
        "{by} has the {card} on the table, which had fallen from his hand.",
    ),
    text(
        "Davanti a {by} c'è {card}, scopert{o/a} da quando gli è cadut{o/a} di mano.",
        "Before {by} lies the {card}, face up since it fell from his hand.",
    ),
    text(
        "Una carta di {by}, {card}, è sul tavolo da quando gli è cadut{o/a} di mano.",
        "A card of {by}'s, the {card}, has been on the table since it fell from his hand.",
    ),
];
const TWO: SentenceWordings = &[
    text(
        "{by} ha sul tavolo due carte, {card} e {other}, che gli erano cadute di mano insieme.",
        "{by} has two cards on the table, the {card} and the {other}, which had fallen from his hand together.",
    ),
    text(
        "Davanti a {by} ci sono due carte, {card} e {other}, scoperte da quando gli sono cadute di mano.",
        "Before {by} lie two cards, the {card} and the {other}, face up since they fell from his hand.",
    ),
    text(
        "Due carte di {by}, {card} e {other}, sono sul tavolo da quando gli sono cadute di mano.",
        "Two cards of {by}'s, the {card} and the {other}, have been on the table since they fell from his hand.",
    ),
];
const LEADS_SAME: SentenceWordings = &[
    text(
        "{before} attacca {same}, e tocca a {by}.",
        "{before} leads the {same}, and it is {by}'s turn.",
    ),
    text(
        "Sull'attacco di {before}, {same}, deve giocare {by}.",
        "On {before}'s lead, the {same}, {by} is to play.",
    ),
    text(
        "L'attacco di {before} è {same}; il prossimo è {by}.",
        "{before}'s lead is the {same}; next is {by}.",
    ),
];
const LEADS_DIFFERENT: SentenceWordings = &[
    text(
        "{before} attacca {different}, e tocca a {by}.",
        "{before} leads the {different}, and it is {by}'s turn.",
    ),
    text(
        "Sull'attacco di {before}, {different}, deve giocare {by}.",
        "On {before}'s lead, the {different}, {by} is to play.",
    ),
    text(
        "L'attacco di {before} è {different}; il prossimo è {by}.",
        "{before}'s lead is the {different}; next is {by}.",
    ),
];
