//! Law 50: disposition of a penalty card.

mod lead;

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{Card, Hand};
use arbitro_laws::record::{Act, PenaltyGrade};
use arbitro_laws::ruling::{Answer, text};

use super::exposed::{DECLARER_CALLS, NOBODY, PARTNER_COULD_NOT_SEE, PARTNER_COULD_SEE};
use super::scenes::defender;

pub const SCENARIOS: &[&Scenario] =
    &[&MAJOR_OR_MINOR, &TO_PLAY, &lead::PARTNER_LEADS, &lead::TOO_SOON];

/// Returns the cards below the ten.
pub(super) fn small(cards: Hand) -> Hand {
    cards.iter().filter(|card: &Card| !card.rank.is_honour()).collect()
}

static MAJOR_OR_MINOR: Scenario =
    scenario(50, "major-or-minor", &["difensore", "carta penalizzata"], major_or_minor)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// One or two cards of a defender fall, by accident or because of an outsider, or he names one of them.
fn major_or_minor(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    let other = story.pick(story.hand(by) - story.suit(by, card.suit))?;
    story.cast("card", card);
    story.cast("other", other);
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
        "A {by}, che riordina le carte, cade scopert{o/a} sul tavolo {card}; {other} resta in mano.",
        "{by}, sorting his cards, lets the {card} fall face up on the table; the {other} stays in his hand.",
    ),
    text(
        "Dalla mano di {by} scivola {card}, che finisce scopert{o/a} sul tavolo; {other} è rimast{o/a:other} al suo posto.",
        "The {card} slips from {by}'s hand and lands face up on the table; the {other} has stayed in its place.",
    ),
    text(
        "Sfilando {other}, {by} fa cadere scopert{o/a} sul tavolo {card}.",
        "Pulling at the {other}, {by} makes the {card} fall face up on the table.",
    ),
];
const BOTH_FALL: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte, cadono scoperte sul tavolo {card} e {other} insieme.",
        "{by}, sorting his cards, lets the {card} and the {other} fall face up on the table together.",
    ),
    text(
        "Dalla mano di {by} scivolano {card} e {other}, che finiscono scoperte sul tavolo.",
        "The {card} and the {other} slip from {by}'s hand and land face up on the table.",
    ),
    text(
        "Mentre cerca gli occhiali {by} fa cadere scoperte sul tavolo {card} e {other}.",
        "Looking for his glasses, {by} makes the {card} and the {other} fall face up on the table.",
    ),
];
const KNOCKED: SentenceWordings = &[
    text(
        "Un cameriere urta {by}, a cui cade scopert{o/a} sul tavolo {card}; {other} resta in mano.",
        "A waiter knocks {by}, and the {card} falls face up on the table; the {other} stays in his hand.",
    ),
    text(
        "Per un urto di un angolista scivola dalla mano di {by} {card}, che finisce scopert{o/a}; {other} è rimast{o/a:other} al suo posto.",
        "Bumped by a kibitzer, {by} lets slip the {card}, which lands face up; the {other} has stayed in its place.",
    ),
    text(
        "Urtato da chi passava mentre sfila {other}, {by} fa cadere scopert{o/a} sul tavolo {card}.",
        "Knocked by somebody passing while he pulls at the {other}, {by} lets the {card} fall face up on the table.",
    ),
];
const BOTH_KNOCKED: SentenceWordings = &[
    text(
        "Un cameriere urta {by}, a cui cadono scoperte sul tavolo {card} e {other} insieme.",
        "A waiter knocks {by}, and the {card} and the {other} fall face up on the table together.",
    ),
    text(
        "Per un urto di un angolista scivolano dalla mano di {by} {card} e {other}, che finiscono scoperte.",
        "Bumped by a kibitzer, {by} lets slip the {card} and the {other}, which land face up.",
    ),
    text(
        "Urtato da chi passava, {by} fa cadere scoperte sul tavolo {card} e {other}.",
        "Knocked by somebody passing, {by} lets the {card} and the {other} fall face up on the table.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "{by}, seccato, dice al tavolo di avere {card}, e resta con {other} fra le dita.",
        "{by}, annoyed, tells the table that he has the {card}, and sits there fingering the {other}.",
    ),
    text(
        "A {by}, che giocherella con {other}, scappa detto che ha ancora {card}.",
        "{by}, toying with the {other}, lets slip that he still has the {card}.",
    ),
    text(
        "Senza guardare {other}, {by} borbotta: «se non avessi {card}...».",
        "Not looking at the {other}, {by} mutters: 'if I did not have the {card}...'.",
    ),
];
const NAMES_OTHER: SentenceWordings = &[
    text(
        "{by}, seccato, dice al tavolo di avere {other}, e resta con {card} fra le dita.",
        "{by}, annoyed, tells the table that he has the {other}, and sits there fingering the {card}.",
    ),
    text(
        "A {by}, che giocherella con {card}, scappa detto che ha ancora {other}.",
        "{by}, toying with the {card}, lets slip that he still has the {other}.",
    ),
    text(
        "Senza guardare {card}, {by} borbotta: «se non avessi {other}...».",
        "Not looking at the {card}, {by} mutters: 'if I did not have the {other}...'.",
    ),
];

static TO_PLAY: Scenario = scenario(50, "to-play", &["difensore", "carta penalizzata"], to_play)
    .tricks(2..=10)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

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
    story.cast("before", before);
    story.cast("by", by);
    for (slot, it) in [("card", card), ("other", other), ("same", same), ("different", different)] {
        story.cast(slot, it);
    }
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
        "{by} ha sul tavolo {card}, che aveva giocato fuori turno; {other} è con le altre, in mano.",
        "{by} has the {card} on the table, which he had played out of turn; the {other} is with the others, in his hand.",
    ),
    text(
        "Davanti a {by} resta scopert{o/a}, dopo una giocata fuori turno, {card}; {other} è ancora in mano.",
        "Before {by} there lies face up, since he played it out of turn, the {card}; the {other} is still in his hand.",
    ),
    text(
        "Una carta di {by}, {card}, è sul tavolo da una sua giocata fuori turno; in mano tiene {other}.",
        "A card of {by}'s, the {card}, has been on the table since he played it out of turn; in his hand he holds the {other}.",
    ),
];
const MINOR: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {card}, che gli era cadut{o/a} di mano; {other} è con le altre, in mano.",
        "{by} has the {card} on the table, which had fallen from his hand; the {other} is with the others, in his hand.",
    ),
    text(
        "Davanti a {by} resta scopert{o/a}, dopo essergli cadut{o/a} di mano, {card}; {other} è ancora in mano.",
        "Before {by} there lies face up, since it fell from his hand, the {card}; the {other} is still in his hand.",
    ),
    text(
        "Una carta di {by}, {card}, è sul tavolo da quando gli è cadut{o/a} di mano; in mano tiene {other}.",
        "A card of {by}'s, the {card}, has been on the table since it fell from his hand; in his hand he holds the {other}.",
    ),
];
const TWO: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {card} e {other}, che gli erano cadute di mano insieme; il resto è in mano.",
        "{by} has the {card} and the {other} on the table, which had fallen from his hand together; the rest is in his hand.",
    ),
    text(
        "Davanti a {by} restano scoperte, dopo essergli cadute di mano insieme, {card} e {other}; il resto è ancora in mano.",
        "Before {by} there lie face up, since they fell from his hand together, the {card} and the {other}; the rest is still in his hand.",
    ),
    text(
        "Due carte di {by}, {card} e {other}, sono sul tavolo da quando gli sono cadute di mano; in mano tiene il resto.",
        "Two cards of {by}'s, the {card} and the {other}, have been on the table since they fell from his hand; in his hand he holds the rest.",
    ),
];
const LEADS_SAME: SentenceWordings = &[
    text(
        "Fra {same} e {different} {before} sceglie di attaccare {same}, e tocca a {by}.",
        "Between the {same} and the {different} {before} chooses to lead the {same}, and it is {by}'s turn.",
    ),
    text(
        "{before} attacca {same}, non {different}: deve giocare {by}, che chiede che cosa può fare.",
        "{before} leads the {same}, not the {different}: {by} is to play, and asks what he may do.",
    ),
    text(
        "Lasciando {different} per dopo, {before} muove {same}; il prossimo è {by}.",
        "Leaving the {different} for later, {before} leads the {same}; next is {by}.",
    ),
];
const LEADS_DIFFERENT: SentenceWordings = &[
    text(
        "Fra {same} e {different} {before} sceglie di attaccare {different}, e tocca a {by}.",
        "Between the {same} and the {different} {before} chooses to lead the {different}, and it is {by}'s turn.",
    ),
    text(
        "{before} attacca {different}, non {same}: deve giocare {by}, che chiede che cosa può fare.",
        "{before} leads the {different}, not the {same}: {by} is to play, and asks what he may do.",
    ),
    text(
        "Lasciando {same} per dopo, {before} muove {different}; il prossimo è {by}.",
        "Leaving the {same} for later, {before} leads the {different}; next is {by}.",
    ),
];
