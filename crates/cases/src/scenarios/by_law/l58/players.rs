//! Law 58: simultaneous plays by two players.

use crate::scenarios::by_law::card_choices::has_choice;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{acts_told, acts_unprompted, cast_from};
use crate::scenarios::by_law::sentences::{DECLARER_CALLS, DECLARER_HAS_LED};

pub static WITH_PARTNER: Scenario =
    scenario(58, "with-partner", &["difensore", "simultanee"], with_partner)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// A defender plays to declarer's lead although it is his partner's turn: at the same instant as his partner, after him,
/// or alone. Declarer may have told him to play.
fn with_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    let suit = story.led()?;
    story.require(story.position.on_table() == 1)?;
    let by = partner.partner();
    let (own, card) = (story.would_play()?, story.would_follow_later(by, 2)?);
    has_choice(story, by, card)?;
    cast!(story, by, partner, card, own, suit);
    cast_from(story, "from", partner.rho());
    story.add_sentence(DECLARER_HAS_LED);
    let play = |card: Card, manner| Act::Plays { card: card.into(), manner };
    let lines = match story.choose(3) {
        0 => {
            story.add_event(partner, play(own, PlayManner::Play));
            story.add_event(by, play(card, PlayManner::AtOnce));
            [AT_ONCE_AS_TOLD, AT_ONCE]
        }
        1 => {
            story.add_event(by, play(card, PlayManner::Play));
            [ALONE_AS_TOLD, ALONE]
        }
        _ => {
            story.add_event(partner, play(own, PlayManner::Play));
            story.add_event(by, play(card, PlayManner::Play));
            [AFTER_HIM_AS_TOLD, AFTER_HIM]
        }
    };
    acts_told(story, by, lines)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const AT_ONCE: SentenceWordings = &[
    text(
        "Nello stesso istante {partner} gioca {own} e {by} gioca {card}.",
        "At the same instant {partner} plays the {own} and {by} plays the {card}.",
    ),
    text(
        "{by} crede che tocchi a lui e gioca {card} nello stesso istante in cui {partner} gioca {own}.",
        "{by} thinks that it is his turn and plays the {card} at the same instant as {partner} plays the {own}.",
    ),
    text(
        "{partner} e {by} giocano insieme, {own} il primo e {card} il secondo.",
        "{partner} and {by} play together, the former the {own} and the latter the {card}.",
    ),
];
const AT_ONCE_AS_TOLD: SentenceWordings = &[
    text(
        "«{by}, tocca a te», dice {declarer}: nello stesso istante {partner} gioca {own} e {by} gioca {card}.",
        "'{by}, it is your turn', says {declarer}: at the same instant {partner} plays the {own} and {by} plays the {card}.",
    ),
    text(
        "{declarer} dice a {by} che tocca a lui, e {by} gioca {card} nello stesso istante in cui {partner} gioca {own}.",
        "{declarer} tells {by} that it is his turn, and {by} plays the {card} at the same instant as {partner} plays the {own}.",
    ),
    text(
        "«Gioca», dice {declarer} a {by}: {partner} e {by} giocano insieme, {own} il primo e {card} il secondo.",
        "'Play', {declarer} says to {by}: {partner} and {by} play together, the former the {own} and the latter the {card}.",
    ),
];
const ALONE: SentenceWordings = &[
    text(
        "{partner} pensa ancora, e {by} gioca {card}.",
        "{partner} is still thinking, and {by} plays the {card}.",
    ),
    text(
        "{by} crede che tocchi a lui e gioca {card} mentre {partner} pensa ancora.",
        "{by} thinks that it is his turn and plays the {card} while {partner} is still thinking.",
    ),
    text(
        "{partner} non ha ancora giocato quando {by} gioca {card}.",
        "{partner} has not played yet when {by} plays the {card}.",
    ),
];
const ALONE_AS_TOLD: SentenceWordings = &[
    text(
        "«{by}, tocca a te», dice {declarer}: {partner} pensa ancora, e {by} gioca {card}.",
        "'{by}, it is your turn', says {declarer}: {partner} is still thinking, and {by} plays the {card}.",
    ),
    text(
        "{declarer} dice a {by} che tocca a lui, e {by} gioca {card} mentre {partner} pensa ancora.",
        "{declarer} tells {by} that it is his turn, and {by} plays the {card} while {partner} is still thinking.",
    ),
    text(
        "«Gioca», dice {declarer} a {by}: {partner} non ha ancora giocato quando {by} gioca {card}.",
        "'Play', {declarer} says to {by}: {partner} has not played yet when {by} plays the {card}.",
    ),
];
const AFTER_HIM: SentenceWordings = &[
    text(
        "{partner} gioca {own}, e subito dopo {by} gioca {card}.",
        "{partner} plays the {own}, and right after {by} plays the {card}.",
    ),
    text(
        "{by} crede che tocchi a lui e gioca {card} subito dopo che {partner} ha giocato {own}.",
        "{by} thinks that it is his turn and plays the {card} right after {partner} has played the {own}.",
    ),
    text(
        "{partner} ha già giocato {own} quando {by} gioca {card}.",
        "{partner} has already played the {own} when {by} plays the {card}.",
    ),
];
const AFTER_HIM_AS_TOLD: SentenceWordings = &[
    text(
        "«{by}, tocca a te», dice {declarer}: {partner} gioca {own}, e subito dopo {by} gioca {card}.",
        "'{by}, it is your turn', says {declarer}: {partner} plays the {own}, and right after {by} plays the {card}.",
    ),
    text(
        "{declarer} dice a {by} che tocca a lui, e {by} gioca {card} subito dopo che {partner} ha giocato {own}.",
        "{declarer} tells {by} that it is his turn, and {by} plays the {card} right after {partner} has played the {own}.",
    ),
    text(
        "«Gioca», dice {declarer} a {by}: {partner} ha già giocato {own} quando {by} gioca {card}.",
        "'Play', {declarer} says to {by}: {partner} has already played the {own} when {by} plays the {card}.",
    ),
];

pub static TWO_SIDES: Scenario =
    scenario(58, "two-sides", &["difensore", "simultanee", "dichiarante"], two_sides)
        .tricks(2..=10)
        .aspects(&[
            &[AspectKind::Fate],
            &[AspectKind::Fate, AspectKind::Turn],
            &[AspectKind::Turn],
        ]);

/// Declarer is on lead, and the defender on the right of that hand puts out a card as a lead: at the same instant as
/// declarer leads, before him, or alone; then declarer accepts or refuses the defender's lead.
fn two_sides(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.declaring_hand_on_lead()?;
    let (by, declarer) = (rightful.rho(), story.declarer());
    let (own, card) = (story.would_play()?, story.would_lead(by)?);
    cast!(story, by, rightful, own, card);
    cast_from(story, "from", rightful);
    let is_dummys = rightful == story.dummy();
    story.add_sentence(if is_dummys { DUMMYS_LEAD } else { HANDS_LEAD });
    let manner = PlayManner::Lead;
    let how = story.choose(4);
    // Declarer who has told the defender to lead does not lead himself.
    match how {
        0 => {
            story.add_event(rightful, Act::Plays { card: own.into(), manner });
            story.add_event(by, Act::Plays { card: card.into(), manner: PlayManner::AtOnce });
            acts_unprompted(story, by, TOGETHER)?;
        }
        1 => {
            story.add_event(by, Act::Plays { card: card.into(), manner });
            story.add_event(rightful, Act::Plays { card: own.into(), manner });
            acts_unprompted(story, by, DEFENDER_FIRST)?;
        }
        _ => {
            story.add_event(by, Act::Plays { card: card.into(), manner });
            acts_told(story, by, [DEFENDER_ALONE_AS_TOLD, DEFENDER_ALONE])?;
        }
    }
    story.call_director(declarer);
    match how {
        2 => story.add_event(declarer, Act::Chooses(Choice::Accept)),
        3 => story.add_event(declarer, Act::Chooses(Choice::Refuse)),
        _ => {}
    }
    story.add_sentence([DECLARER_CALLS, DECLARER_CALLS, ACCEPTS, REFUSES][how]);
    Some(())
}

const HANDS_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa l'ha vinta {rightful}, in mano.",
        "{rightful} has won the last trick in hand.",
    ),
    text("{rightful} è in presa, in mano.", "{rightful} is on lead, in hand."),
    text(
        "{rightful} ha preso in mano e deve attaccare.",
        "{rightful} has won in hand and is to lead.",
    ),
];
const DUMMYS_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa l'ha vinta il morto ({rightful}).",
        "Dummy ({rightful}) has won the last trick.",
    ),
    text("In presa è il morto ({rightful}).", "Dummy ({rightful}) is on lead."),
    text("Ha preso il morto ({rightful}).", "Dummy ({rightful}) has won the trick."),
];
const TOGETHER: SentenceWordings = &[
    text(
        "Nello stesso istante {declarer} attacca {own} {from} e {by} attacca {card}.",
        "At the same instant {declarer} leads the {own} {from} and {by} leads the {card}.",
    ),
    text(
        "{by} si crede in presa e attacca {card} nello stesso istante in cui {declarer} attacca {own} {from}.",
        "{by} thinks that he is on lead and leads the {card} at the same instant as {declarer} leads the {own} {from}.",
    ),
    text(
        "{declarer} e {by} attaccano insieme, {own} {from} il primo e {card} il secondo.",
        "{declarer} and {by} lead together, the former the {own} {from} and the latter the {card}.",
    ),
];
const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "{by} attacca {card}, e subito dopo {declarer} attacca {own} {from}.",
        "{by} leads the {card}, and right after {declarer} leads the {own} {from}.",
    ),
    text(
        "{by} si crede in presa e attacca {card}; un momento dopo {declarer} attacca {own} {from}.",
        "{by} thinks that he is on lead and leads the {card}; a moment later {declarer} leads the {own} {from}.",
    ),
    text(
        "{declarer} attacca {own} {from} quando {by} ha già attaccato {card}.",
        "{declarer} leads the {own} {from} when {by} has already led the {card}.",
    ),
];
const DEFENDER_ALONE: SentenceWordings = &[
    text(
        "{declarer} pensa a che cosa attaccare {from}, e {by} attacca {card}.",
        "{declarer} is thinking what to lead {from}, and {by} leads the {card}.",
    ),
    text(
        "{by} si crede in presa e attacca {card}, prima che {declarer} attacchi {from}.",
        "{by} thinks that he is on lead and leads the {card}, before {declarer} leads {from}.",
    ),
    text(
        "{declarer} non ha ancora attaccato {from} quando {by} attacca {card}.",
        "{declarer} has not led {from} yet when {by} leads the {card}.",
    ),
];
const DEFENDER_ALONE_AS_TOLD: SentenceWordings = &[
    text(
        "{declarer} dice per errore a {by} che tocca a lui, e {by} attacca {card}.",
        "{declarer} tells {by} by mistake that it is his lead, and {by} leads the {card}.",
    ),
    text(
        "«Attacca tu», dice {declarer} a {by}, che attacca {card} prima che {declarer} attacchi {from}.",
        "'It is your lead', {declarer} says to {by}, who leads the {card} before {declarer} leads {from}.",
    ),
    text(
        "«Sei in presa», dice {declarer} a {by}, e non ha ancora attaccato {from} quando {by} attacca {card}.",
        "'You are on lead', {declarer} says to {by}, and he has not led {from} yet when {by} leads the {card}.",
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e accetta l'attacco di {by}.",
        "{declarer} calls the director and accepts {by}'s lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta l'attacco di {by}.",
        "{declarer} tells the director that he accepts {by}'s lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} accetta l'attacco di {by}.",
        "In the director's presence {declarer} accepts {by}'s lead.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e rifiuta l'attacco di {by}.",
        "{declarer} calls the director and refuses {by}'s lead.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta l'attacco di {by}.",
        "{declarer} tells the director that he refuses {by}'s lead.",
    ),
    text(
        "Davanti all'Arbitro {declarer} rifiuta l'attacco di {by}.",
        "In the director's presence {declarer} refuses {by}'s lead.",
    ),
];
