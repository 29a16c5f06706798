//! Law 57, paragraphs B, C and D: a partner who cannot comply, declarer's premature play, and a play at the turn of the
//! right-hand opponent.

use super::{
    DOES_NOT_WAIT, IS_TOLD_TO_PLAY, OF_PLAY_AND_TURN, PARTNER_PLAYS, PARTNER_THINKS, PLAYS,
    PLAYS_AS_TOLD, last_to_play,
};
use crate::scenarios::by_law::card_choices::has_choice;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{acts_told, cast_from};
use crate::scenarios::by_law::sentences::DECLARER_CALLS;

pub static DECLARER_EARLY: Scenario =
    scenario(57, "declarer-early", &["dichiarante", "giocata prematura"], declarer_early)
        .tricks(2..=10)
        .aspects(OF_PLAY_AND_TURN);

/// A defender has led, and declarer plays from the hand that is last to play, before or after he has played from the
/// other one, and wants to take the card back.
fn declarer_early(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    if story.led().is_none() {
        story.play_on()?;
    }
    let due = story.declaring_hand_in_turn()?;
    story.require(story.position.on_table() == 1)?;
    let (early, second) = (due.partner(), due.lho());
    let led = story.led()?;
    let (own, card) = (story.would_play()?, story.would_follow_later(early, 2)?);
    story.require(story.position.follows(early, card.into()) != Some(false))?;
    has_choice(story, early, card)?;
    cast!(story, by, leader = due.rho(), second, due, suit = led);
    cast_from(story, "from", early);
    cast_from(story, "from_due", due);
    cast!(story, own, card);
    story.add_sentence(DEFENDER_LED);
    story.choose_play(due, own, DUE_PLAYS, DUE_WAITS);
    story.plays(early, card);
    acts_told(story, by, [OTHER_HAND_AS_TOLD, OTHER_HAND])?;
    story.add_sentence(SECOND_STOPS);
    story.wants(early, card, None);
    story.call_director(due.rho());
    story.add_sentence(WANTS_IT_BACK);
    Some(())
}

const DEFENDER_LED: SentenceWordings = &[
    text(
        "{leader} attacca a {suit}; ora {by} deve giocare {from_due}, poi tocca a {second}.",
        "{leader} leads {suit}; now {by} is to play {from_due}, then it is {second}'s turn.",
    ),
    text(
        "Sull'attacco a {suit} di {leader} {by} deve giocare {from_due}, e poi tocca a {second}.",
        "After {leader}'s lead of {suit}, {by} is to play {from_due}, and then it is {second}'s turn.",
    ),
    text(
        "{leader} ha attaccato a {suit}; tocca a {by}, che deve giocare {from_due}, e dopo a {second}.",
        "{leader} has led {suit}; it is the turn of {by}, who is to play {from_due}, and then of {second}.",
    ),
];
const DUE_PLAYS: SentenceWordings = &[
    text("{by} gioca {own} {from_due}.", "{by} plays the {own} {from_due}."),
    text("{by} ha appena giocato {own} {from_due}.", "{by} has just played the {own} {from_due}."),
    text("La carta di {by} {from_due} è {own}.", "{by}'s card {from_due} is the {own}."),
    because(
        "",
        ["{by} ha già giocato {from_due}", "{by} avesse già giocato {from_due}"],
        ["{by} has already played {from_due}", "{by} had already played {from_due}"],
    ),
];
const DUE_WAITS: SentenceWordings = &[
    text("{by} non gioca ancora {from_due}.", "{by} does not yet play {from_due}."),
    text("{by} non ha ancora giocato {from_due}.", "{by} has not yet played {from_due}."),
    text(
        "{by} non ha ancora scelto la carta {from_due}.",
        "{by} has not yet chosen the card {from_due}.",
    ),
    because(
        "",
        ["{by} non ha ancora giocato {from_due}", "{by} non avesse ancora giocato {from_due}"],
        ["{by} has not yet played {from_due}", "{by} had not yet played {from_due}"],
    ),
];
const OTHER_HAND: SentenceWordings = &[
    text(
        "{by} non aspetta {second}, e gioca {card} {from}.",
        "{by} does not wait for {second}, and plays the {card} {from}.",
    ),
    text(
        "{by} ha fretta e gioca {card} {from}, prima di {second}.",
        "{by} is in a hurry and plays the {card} {from}, before {second}.",
    ),
    text(
        "{by} si distrae e gioca {card} {from}, prima di {second}.",
        "{by} is distracted and plays the {card} {from}, before {second}.",
    ),
    because(
        "57C",
        [
            "nessuno aveva detto a {by} di giocare {from}",
            "nessuno avesse detto a {by} di giocare {from}",
        ],
        ["nobody had told {by} to play {from}", "nobody had told {by} to play {from}"],
    ),
];
const OTHER_HAND_AS_TOLD: SentenceWordings = &[
    text(
        "«Gioca {from}», dice per errore {leader} a {by}, che gioca {card} prima di {second}.",
        "'Play {from}', {leader} says by mistake to {by}, who plays the {card} before {second}.",
    ),
    text(
        "{leader} dice per errore a {by} di giocare {from}, e {by} gioca {card} prima di {second}.",
        "{leader} tells {by} by mistake to play {from}, and {by} plays the {card} before {second}.",
    ),
    text(
        "«Ora tocca a te {from}», dice per errore {leader} a {by}, che gioca {card} prima di {second}.",
        "'Now it is your turn, {from}', {leader} says by mistake to {by}, who plays the {card} before {second}.",
    ),
    because(
        "47E1",
        [
            "{leader} aveva detto a {by} di giocare {from}",
            "{leader} avesse detto a {by} di giocare {from}",
        ],
        ["{leader} had told {by} to play {from}", "{leader} had told {by} to play {from}"],
    ),
];
const SECOND_STOPS: SentenceWordings = &[
    text("{second} non gioca.", "{second} does not play."),
    text("{second} aspetta.", "{second} waits."),
    text("{second} tiene le sue carte.", "{second} keeps his cards."),
];
const WANTS_IT_BACK: SentenceWordings = &[
    text(
        "{by} vorrebbe riprendere {card}, ma {leader} chiama l'Arbitro.",
        "{by} would like to take the {card} back, but {leader} calls the director.",
    ),
    text(
        "«Posso riprendere {card}?», chiede {by}, e {leader} chiama l'Arbitro.",
        "'May I take back the {card}?', asks {by}, and {leader} calls the director.",
    ),
    text(
        "Si chiama l'Arbitro: {by} chiede di riprendere {card}, e {leader} non vuole.",
        "The director is called: {by} asks to take back the {card}, and {leader} does not agree.",
    ),
];

pub static VOID_PARTNER: Scenario =
    scenario(57, "partner-void", &["difensore", "giocata prematura"], partner_void)
        .tricks(2..=11)
        .aspects(&[&[AspectKind::Duty]]);

/// A defender who should play last plays before his partner, who has no card of the suit led; declarer asks for a card
/// that the partner can or cannot play.
fn partner_void(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let (partner, led) = (by.partner(), story.led()?);
    story.require(story.suit(partner, led).is_empty())?;
    let card = story.would_follow_later(by, 2)?;
    story.require(card.suit == led)?;
    has_choice(story, by, card)?;
    let held = story.pick(story.hand(partner))?;
    let aside = story.pick(story.hand(partner) - story.suit(partner, held.suit))?;
    cast!(story, card, held = held.suit, aside = aside.suit);
    story.add_sentence(LED);
    story.plays(by, card);
    let told = acts_told(story, by, [PLAYS_AS_TOLD, PLAYS])?;
    let declarer = story.declarer();
    story.call_director(declarer);
    // To require another suit is no option under the Laws of 2007.
    let answers = [
        (Some(Choice::Forbid(held.suit)), FORBIDS_HELD),
        (Some(Choice::Forbid(aside.suit)), FORBIDS_ASIDE),
        (Some(Choice::Highest), HIGHEST),
    ];
    // If declarer has told the defender to play, the partner is free whether or not he can comply.
    story.choose_answer(declarer, if told { &answers[..2] } else { &answers });
    Some(())
}

const LED: SentenceWordings = &[
    text(
        "{declarer} attacca a {suit} {from}; {partner} non ne ha, ma ha {held} e {aside}.",
        "{declarer} leads {suit} {from}; {partner} has none, but has {held} and {aside}.",
    ),
    text(
        "Sull'attacco a {suit} di {declarer} {from} deve giocare {partner}, che ha solo altri semi, fra cui {held} e {aside}.",
        "After {declarer}'s lead of {suit} {from} it is the turn of {partner}, who has only other suits, {held} and {aside} among them.",
    ),
    text(
        "{declarer} attacca a {suit} {from}, e {partner}, senza {suit}, ha fra l'altro {held} e {aside}.",
        "{declarer} leads {suit} {from}, and {partner}, without {suit}, has {held} and {aside} among others.",
    ),
];
const HIGHEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e vuole che {partner} giochi la sua carta più alta a {suit}.",
        "{declarer} calls the director and wants {partner} to play his highest card in {suit}.",
    ),
    text(
        "All'Arbitro {declarer} dice che sceglie da {partner} la carta più alta a {suit}.",
        "{declarer} tells the director that he chooses {partner}'s highest card in {suit}.",
    ),
    text(
        "Davanti all'Arbitro {declarer} chiede la carta più alta di {partner} a {suit}.",
        "In the director's presence {declarer} asks for {partner}'s highest card in {suit}.",
    ),
    because(
        "57B",
        [
            "{declarer} chiede la carta più alta a {suit} a {partner}, che non ne ha",
            "{declarer} avesse chiesto la carta più alta a {suit} a {partner}, che non ne ha",
        ],
        [
            "{declarer} asks {partner}, who has no {suit}, for his highest card in {suit}",
            "{declarer} had asked {partner}, who has no {suit}, for his highest card in {suit}",
        ],
    ),
];
const FORBIDS_HELD: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e vieta a {partner} di giocare {held}.",
        "{declarer} calls the director and forbids {partner} to play {held}.",
    ),
    text(
        "All'Arbitro {declarer} dice che vieta a {partner} di giocare {held}.",
        "{declarer} tells the director that he forbids {partner} to play {held}.",
    ),
    text(
        "Davanti all'Arbitro {declarer} chiede che {partner} non giochi {held}.",
        "In the director's presence {declarer} asks that {partner} not play {held}.",
    ),
    because(
        "57A",
        [
            "{declarer} vieta a {partner} di giocare {held}",
            "{declarer} avesse vietato a {partner} di giocare {held}",
        ],
        [
            "{declarer} forbids {partner} to play {held}",
            "{declarer} had forbidden {partner} to play {held}",
        ],
    ),
];
const FORBIDS_ASIDE: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro e vieta a {partner} di giocare {aside}.",
        "{declarer} calls the director and forbids {partner} to play {aside}.",
    ),
    text(
        "All'Arbitro {declarer} dice che vieta a {partner} di giocare {aside}.",
        "{declarer} tells the director that he forbids {partner} to play {aside}.",
    ),
    text(
        "Davanti all'Arbitro {declarer} chiede che {partner} non giochi {aside}.",
        "In the director's presence {declarer} asks that {partner} not play {aside}.",
    ),
    because(
        "57A",
        [
            "{declarer} vieta a {partner} di giocare {aside}",
            "{declarer} avesse vietato a {partner} di giocare {aside}",
        ],
        [
            "{declarer} forbids {partner} to play {aside}",
            "{declarer} had forbidden {partner} to play {aside}",
        ],
    ),
];
pub static RIGHT_HAND_OPPONENT: Scenario =
    scenario(57, "right-hand-opponent", &["difensore", "giocata prematura"], right_hand_opponent)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// The defender who is last to play plays before the hand on his right. His partner has played already or not.
fn right_hand_opponent(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let (partner, led) = (by.partner(), story.led()?);
    let card = story.would_follow_later(by, 2).filter(|card| card.suit == led)?;
    story.require(!story.suit(partner, led).is_empty())?;
    has_choice(story, by, card)?;
    let own = story.would_play()?;
    cast!(story, card, own);
    story.add_sentence(LED_TO);
    story.choose_play(partner, own, PARTNER_PLAYS, PARTNER_THINKS);
    story.plays(by, card);
    acts_told(story, by, [IS_TOLD_TO_PLAY, DOES_NOT_WAIT])?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const LED_TO: SentenceWordings = &[
    text(
        "{declarer} attacca a {suit} {from}: tocca a {partner}, e poi {declarer} giocherà {from_third}.",
        "{declarer} leads {suit} {from}: it is {partner}'s turn, and then {declarer} will play {from_third}.",
    ),
    text(
        "Sull'attacco a {suit} di {declarer} {from} tocca a {partner}, poi {declarer} giocherà {from_third}.",
        "After {declarer}'s lead of {suit} {from} it is {partner}'s turn, then {declarer} will play {from_third}.",
    ),
    text(
        "{declarer} ha attaccato a {suit} {from}; deve giocare {partner}, e dopo {declarer} {from_third}.",
        "{declarer} has led {suit} {from}; {partner} is to play, and after him {declarer} {from_third}.",
    ),
];
