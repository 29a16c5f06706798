//! Law 60: play after an illegal play.

mod wrong_lead;

use super::card_choices::has_choice;
use super::prelude::*;
use super::scenes::{acts_told, cast_from, not_told, unasked};

pub const SCENARIOS: &[&Scenario] =
    &[&PLAYS_ON, &NEXT_LEAD_COVERED, &wrong_lead::BEFORE_DECLARER_LEADS, &wrong_lead::DUTY_REMAINS];

/// What is asked about a card played out of turn: what becomes of it, and who plays next.
const OF_CARD: &[&[AspectKind]] =
    &[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn], &[AspectKind::Turn]];

static PLAYS_ON: Scenario =
    scenario(60, "plays-on", &["difensore", "fuori turno", "perdita del diritto"], plays_on)
        .tricks(2..=10)
        .aspects(OF_CARD);

static NEXT_LEAD_COVERED: Scenario = scenario(
    60,
    "early-lead-covered",
    &["difensore", "attacco prematuro", "perdita del diritto"],
    early_lead_covered,
)
.tricks(2..=10)
.aspects(&[&[AspectKind::Fate]]);

/// A defender plays to his partner's lead before the hand between them. If declarer has not told him to play, he may play
/// next from the hand that is last to play. The defender asks to take the card back.
fn plays_on(story: &mut Story<'_>) -> Option<()> {
    let between = story.declaring_hand_in_turn()?;
    story.require(story.position.on_table() == 1)?;
    let (by, last) = (between.lho(), between.partner());
    let (card, later) = (story.would_follow_later(by, 1)?, story.would_follow_later(last, 2)?);
    cast!(story, by, leader = by.partner(), between, card, suit = story.led()?);
    story.cast("later", unasked(later));
    cast_from(story, "from", between);
    cast_from(story, "from_last", last);
    has_choice(story, by, card)?;
    story.add_sentence(LED);
    story.plays(by, card);
    let told = acts_told(story, by, [EARLY_AS_TOLD, EARLY])?;
    not_told(story, story.declarer(), UNTOLD)?;
    // If the hand between them played, it would be the defender's turn.
    let last_plays = story.choose(if told { 1 } else { 2 }) == 1;
    if last_plays {
        story.plays(last, later);
    }
    story.call_director(by.partner());
    story.add_sentence(if last_plays { PLAYS_AFTER } else { WAITS });
    story.wants(by, card, None);
    story.add_sentence(WANTS_IT_BACK);
    Some(())
}

/// A defender who wins the trick in progress leads to the next one before his partner has played. If declarer has not told
/// him to lead, the next hand may follow to the early lead, and the partner then complete the trick.
fn early_lead_covered(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    let suit = story.led()?;
    story.require(story.position.on_table() == 3)?;
    let by = partner.partner();
    let next = by.lho();
    let card = story.would_lead(by)?;
    let answer = story.would_follow(next, card)?;
    let own = story.would_play()?;
    let mut after = story.position;
    after.play(own.into());
    // He leads because he wins the trick, whatever his partner plays to it.
    let trick = story.position.trick?;
    story.require(trick.winning_card(story.trumps())?.0 == by && after.turn() == Some(by))?;
    cast!(story, by, partner, card, suit, answer = unasked(answer), own = unasked(own));
    cast_from(story, "from", next);
    story.add_sentence(ONE_CARD_MISSING);
    story.leads(by, card);
    let told = acts_told(story, by, [EARLY_LEAD_AS_TOLD, EARLY_LEAD])?;
    // If the next hand has followed, the trick in progress is completed too: the early lead is one to the next trick. If
    // the partner alone had completed the trick, the defender would be on lead, and his card to be led anyway.
    let follows = story.choose(if told { 1 } else { 2 }) == 1;
    if follows {
        story.plays(next, answer);
        story.plays(partner, own);
    }
    story.add_sentence(if follows { NEXT_FOLLOWS } else { NEXT_WAITS });
    story.add_sentence(if follows { PARTNER_FOLLOWS } else { PARTNER_WAITS });
    story.call_director(story.declarer());
    Some(())
}

const LED: SentenceWordings = &[
    text(
        "{leader} attacca a {suit}; {declarer} deve giocare {from}.",
        "{leader} leads {suit}; {declarer} is to play {from}.",
    ),
    text(
        "Sull'attacco a {suit} di {leader}, {declarer} deve giocare {from}.",
        "After {leader}'s lead of {suit}, {declarer} is to play {from}.",
    ),
    text(
        "{leader} ha attaccato a {suit}; ora {declarer} deve giocare {from}.",
        "{leader} has led {suit}; now {declarer} is to play {from}.",
    ),
];
const EARLY: SentenceWordings = &[
    text(
        "{by} crede che tocchi a lui e gioca {card}.",
        "{by} thinks that it is his turn and plays the {card}.",
    ),
    text(
        "{by}, convinto che tocchi a lui, gioca {card}.",
        "{by}, sure that it is his turn, plays the {card}.",
    ),
    text("{by} gioca {card} fuori turno.", "{by} plays the {card} out of turn."),
    short_reasons::nobody_told_his_turn(""),
];
const EARLY_AS_TOLD: SentenceWordings = &[
    text(
        "«Tocca a te», dice per errore {declarer} a {by}, che gioca {card}.",
        "'It is your turn', {declarer} says by mistake to {by}, who plays the {card}.",
    ),
    text(
        "{declarer} dice per errore a {by} che tocca a lui, e {by} gioca {card}.",
        "{declarer} tells {by} by mistake that it is his turn, and {by} plays the {card}.",
    ),
    text(
        "«Gioca», dice per errore {declarer} a {by}, che gioca {card}.",
        "'Play', {declarer} says by mistake to {by}, who plays the {card}.",
    ),
    short_reasons::TOLD_HIS_TURN,
];
const WAITS: SentenceWordings = &[
    text(
        "{leader} chiama subito l'Arbitro: {declarer} non ha ancora giocato, né {from} né {from_last}.",
        "{leader} calls the director at once: {declarer} has not played yet, neither {from} nor {from_last}.",
    ),
    text(
        "{declarer} non ha ancora giocato, né {from} né {from_last}, quando {leader} chiama l'Arbitro.",
        "{declarer} has not yet played, neither {from} nor {from_last}, when {leader} calls the director.",
    ),
    text(
        "Prima che {declarer} giochi {from} o {from_last}, {leader} chiama l'Arbitro.",
        "Before {declarer} plays {from} or {from_last}, {leader} calls the director.",
    ),
    because(
        "",
        [
            "{declarer} non ha ancora giocato {from_last}",
            "{declarer} non avesse ancora giocato {from_last}",
        ],
        ["{declarer} has not yet played {from_last}", "{declarer} had not yet played {from_last}"],
    ),
];
const PLAYS_AFTER: SentenceWordings = &[
    text(
        "{declarer} gioca {later} {from_last}; prima che giochi {from}, {leader} chiama l'Arbitro.",
        "{declarer} plays the {later} {from_last}; before he plays {from}, {leader} calls the director.",
    ),
    text(
        "{declarer} ha giocato {later} {from_last} e non ancora una carta {from}, quando {leader} chiama l'Arbitro.",
        "{declarer} has played the {later} {from_last} and not yet a card {from}, when {leader} calls the director.",
    ),
    text(
        "Subito dopo {declarer} gioca {later} {from_last}; non ha ancora giocato {from} quando {leader} chiama l'Arbitro.",
        "{declarer} next plays the {later} {from_last}; he has not yet played {from} when {leader} calls the director.",
    ),
    because(
        "60A1",
        ["{declarer} ha già giocato {from_last}", "{declarer} avesse già giocato {from_last}"],
        ["{declarer} has already played {from_last}", "{declarer} had already played {from_last}"],
    ),
];
const WANTS_IT_BACK: SentenceWordings = &[
    text("{by} chiede di riprendere {card}.", "{by} asks to take back the {card}."),
    text(
        "All'Arbitro {by} chiede di poter riprendere {card}.",
        "{by} asks the director whether he may take back the {card}.",
    ),
    text("«Posso riprendere {card}?», chiede {by}.", "'May I take back the {card}?', asks {by}."),
];
const ONE_CARD_MISSING: SentenceWordings = &[
    text(
        "Nella presa a {suit} manca solo la carta di {partner}.",
        "Only {partner}'s card is missing from the trick in {suit}.",
    ),
    text(
        "Nella presa a {suit} deve ancora giocare {partner}, per ultimo.",
        "In the trick in {suit}, {partner} is still to play, the last.",
    ),
    text(
        "Tre hanno giocato nella presa a {suit}, e {partner} riflette.",
        "Three have played to the trick in {suit}, and {partner} is thinking.",
    ),
];
const EARLY_LEAD: SentenceWordings = &[
    text(
        "{by}, che la crede finita, attacca {card} nella presa successiva.",
        "{by}, who thinks that it is over, leads the {card} to the next trick.",
    ),
    text(
        "{by} ha fretta e attacca già {card} nella presa successiva.",
        "{by} is in a hurry and already leads the {card} to the next trick.",
    ),
    text(
        "{by} non aspetta, e attacca {card} nella presa successiva.",
        "{by} does not wait, and leads the {card} to the next trick.",
    ),
    short_reasons::nobody_told_his_turn(""),
];
const EARLY_LEAD_AS_TOLD: SentenceWordings = &[
    text(
        "«Attacca», dice per errore {declarer} a {by}, che attacca {card} nella presa successiva.",
        "'It is your lead', {declarer} says by mistake to {by}, who leads the {card} to the next trick.",
    ),
    text(
        "{declarer} dice per errore a {by} di attaccare, e {by} attacca {card} nella presa successiva.",
        "{declarer} tells {by} by mistake to lead, and {by} leads the {card} to the next trick.",
    ),
    text(
        "«Sei in presa», dice per errore {declarer} a {by}, che attacca {card} nella presa successiva.",
        "'You are on lead', {declarer} says by mistake to {by}, who leads the {card} to the next trick.",
    ),
    short_reasons::TOLD_HIS_TURN,
];
const NEXT_FOLLOWS: SentenceWordings = &[
    text(
        "{declarer} gioca {answer} {from} su quell'attacco.",
        "{declarer} plays the {answer} {from} to that lead.",
    ),
    text(
        "Su quell'attacco {declarer} gioca {answer} {from}.",
        "To that lead {declarer} plays the {answer} {from}.",
    ),
    text(
        "{declarer} risponde a quell'attacco con {answer} {from}.",
        "{declarer} follows to that lead with the {answer} {from}.",
    ),
    because(
        "60A1",
        [
            "{declarer} ha già giocato {from} su {card}",
            "{declarer} avesse già giocato {from} su {card}",
        ],
        [
            "{declarer} has already played {from} to the {card}",
            "{declarer} had already played {from} to the {card}",
        ],
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text(
        "{declarer} non gioca {from} su quell'attacco.",
        "{declarer} does not play {from} to that lead.",
    ),
    text(
        "Su quell'attacco {declarer} non gioca {from}.",
        "To that lead {declarer} does not play {from}.",
    ),
    text(
        "{declarer} non risponde {from} a quell'attacco.",
        "{declarer} does not follow {from} to that lead.",
    ),
    because(
        "",
        [
            "{declarer} non ha giocato {from} su {card}",
            "{declarer} non avesse giocato {from} su {card}",
        ],
        [
            "{declarer} has not played {from} to the {card}",
            "{declarer} had not played {from} to the {card}",
        ],
    ),
];
const PARTNER_FOLLOWS: SentenceWordings = &[
    text(
        "{partner} completa la presa di prima con {own}, e si chiama l'Arbitro.",
        "{partner} completes the earlier trick with the {own}, and the director is called.",
    ),
    text(
        "Si chiama l'Arbitro quando {partner} ha completato la presa di prima con {own}.",
        "The director is called when {partner} has completed the earlier trick with the {own}.",
    ),
    text(
        "{partner} mette {own} sulla presa di prima, che ora è completa, e si chiama l'Arbitro.",
        "{partner} puts the {own} on the earlier trick, which is complete now, and the director is called.",
    ),
    because(
        "60C",
        [
            "{partner} ha già completato la presa a {suit}",
            "{partner} avesse già completato la presa a {suit}",
        ],
        [
            "{partner} has already completed the trick in {suit}",
            "{partner} had already completed the trick in {suit}",
        ],
    ),
];
const PARTNER_WAITS: SentenceWordings = &[
    text(
        "{partner} non ha ancora completato la presa di prima, e si chiama l'Arbitro.",
        "{partner} has not yet completed the earlier trick, and the director is called.",
    ),
    text(
        "Si chiama l'Arbitro prima che {partner} completi la presa di prima.",
        "The director is called before {partner} completes the earlier trick.",
    ),
    text(
        "{partner} non mette nulla sulla presa di prima, che resta incompleta, e si chiama l'Arbitro.",
        "{partner} puts nothing on the earlier trick, which stays incomplete, and the director is called.",
    ),
    because(
        "57A",
        [
            "{partner} non ha ancora completato la presa a {suit}",
            "{partner} non avesse ancora completato la presa a {suit}",
        ],
        [
            "{partner} has not yet completed the trick in {suit}",
            "{partner} had not yet completed the trick in {suit}",
        ],
    ),
];
