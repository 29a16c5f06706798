//! Law 57, paragraphs B, C and D: a partner who cannot comply, declarer's premature play, and a play at the turn of the
//! right-hand opponent.

use super::last_to_play;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{cast_from, choose_told, not_told, told_by_declarer};
use crate::scenarios::by_law::sentences::NOBODY_SPOKE;

pub static DECLARER_EARLY: Scenario =
    scenario(57, "declarer-early", &["dichiarante", "giocata prematura"], declarer_early)
        .tricks(2..=10);

/// A defender has led, and declarer plays from the hand that is last to play, before or after he has played from the
/// other one. The other defender may then play too. Declarer may ask to take his card back.
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
    let answer = story.would_follow_later(second, 1).filter(|card| card.suit == led)?;
    cast!(story, by, leader = due.rho(), second, due, suit = led);
    cast_from(story, "from", early);
    cast_from(story, "from_due", due);
    cast!(story, own, card, answer);
    story.add_sentence(DEFENDER_LED);
    story.choose_play(due, own, SECOND_HAND_PLAYED, SECOND_HAND_WAITS);
    story.plays(early, card);
    story.add_sentence(DECLARER_PLAYS);
    story.choose_play(second, answer, SECOND_PLAYS, SECOND_WAITS);
    story.choose_whether(|story| story.wants(early, card, None), WANTS_IT_BACK, KEEPS);
    story.call_director(due.rho());
    not_told(story, second, NOBODY_SPOKE)?;
    choose_told(story, by, [DEFENDER_TOLD, NO_DEFENDER_TOLD])?;
    Some(())
}

const DEFENDER_LED: SentenceWordings = &[
    text(
        "{leader} attacca a {suit}, e tocca a {due}.",
        "{leader} leads {suit}, and it is {due}'s turn.",
    ),
    text(
        "Sull'attacco a {suit} di {leader} tocca a {due}.",
        "It is {due}'s turn after {leader}'s lead of {suit}.",
    ),
];
const SECOND_HAND_PLAYED: SentenceWordings = &[
    text("Si gioca {own} {from_due}.", "The {own} is played {from_due}."),
    text(
        "Per seconda carta si gioca {own} {from_due}.",
        "As the second card the {own} is played {from_due}.",
    ),
];
const SECOND_HAND_WAITS: SentenceWordings = &[
    text("Non si è ancora giocato {from_due}.", "Nothing has been played yet {from_due}."),
    text("Per ora non si gioca {from_due}.", "For now nothing is played {from_due}."),
];
const DECLARER_PLAYS: SentenceWordings = &[
    text(
        "{by} vuol fare presto, e gioca {card} {from} prima del turno.",
        "{by} wants to be quick, and plays the {card} {from} before its turn.",
    ),
    text(
        "Senza aspettare il turno, {by} gioca {card} {from}.",
        "Without waiting for the turn, {by} plays the {card} {from}.",
    ),
];
const SECOND_PLAYS: SentenceWordings = &[
    text("{second} gioca {answer} subito dopo.", "{second} plays the {answer} right after."),
    text(
        "Subito dopo {second} risponde {answer}.",
        "Right after, {second} follows with the {answer}.",
    ),
];
const SECOND_WAITS: SentenceWordings = &[
    text("{second} non ha ancora giocato.", "{second} has not played yet."),
    text("Per ora {second} non gioca.", "For now {second} does not play."),
];
const WANTS_IT_BACK: SentenceWordings = &[
    text(
        "{by} vorrebbe riprendere la carta, e {leader} chiama l'Arbitro.",
        "{by} would like to take the card back, and {leader} calls the director.",
    ),
    text(
        "«Posso riprenderla?», chiede {by}; {leader} chiama l'Arbitro.",
        "'May I take it back?', asks {by}; {leader} calls the director.",
    ),
];
const KEEPS: SentenceWordings = &[
    text(
        "{by} lascia la carta dov'è, e {leader} chiama l'Arbitro.",
        "{by} leaves the card where it is, and {leader} calls the director.",
    ),
    text(
        "«Ormai è lì», dice {by}; {leader} chiama l'Arbitro.",
        "'There it is now', says {by}; {leader} calls the director.",
    ),
];
const DEFENDER_TOLD: SentenceWordings = &[
    text(
        "Era stato {leader} a dire a {by} di giocare.",
        "It was {leader} who had told {by} to play.",
    ),
    text(
        "«Gioca, tocca a te», aveva detto {leader} a {by}.",
        "'Play, it is your turn', {leader} had said to {by}.",
    ),
];
const NO_DEFENDER_TOLD: SentenceWordings = &[
    text(
        "Né {leader} né altri avevano detto a {by} di giocare.",
        "Neither {leader} nor anybody else had told {by} to play.",
    ),
    text(
        "Prima né {leader} né altri avevano parlato a {by}.",
        "Before, neither {leader} nor anybody else had spoken to {by}.",
    ),
];

pub static VOID_PARTNER: Scenario =
    scenario(57, "partner-void", &["difensore", "giocata prematura"], partner_void)
        .tricks(2..=11)
        .asks(&[Ruling, Ruling, Rights("partner")]);

/// A defender who should play last plays before his partner, who has no card of the suit led; declarer asks for a card
/// that the partner can or cannot play.
fn partner_void(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let (partner, led) = (by.partner(), story.led()?);
    story.require(story.suit(partner, led).is_empty())?;
    let card = story.would_follow_later(by, 2)?;
    story.require(card.suit == led)?;
    let held = story.pick(story.hand(partner))?;
    let aside = story.pick(story.hand(partner) - story.suit(partner, held.suit))?;
    cast!(story, card, held = held.suit, aside = aside.suit);
    story.add_sentence(LED);
    story.plays(by, card);
    story.add_sentence(PLAYS);
    let declarer = story.declarer();
    story.call_director(declarer);
    story.choose_answer(
        declarer,
        &[
            (None, ASKS_NOTHING),
            (Some(Choice::Highest), HIGHEST),
            (Some(Choice::Forbid(held.suit)), FORBIDS_HELD),
            (Some(Choice::Forbid(aside.suit)), FORBIDS_ASIDE),
            (Some(Choice::Require(held.suit)), REQUIRES_HELD),
        ],
    );
    told_by_declarer(story)?;
    Some(())
}

const LED: SentenceWordings = &[
    text(
        "{declarer} attacca a {suit} {from}; {partner}, che non ne ha, ci pensa.",
        "{declarer} leads {suit} {from}; {partner}, who has none, thinks about it.",
    ),
    text(
        "Dopo che {declarer} ha attaccato a {suit} {from}, {partner}, che non ne ha, riflette.",
        "After {declarer} has led {suit} {from}, {partner}, who has none, is thinking.",
    ),
];
const PLAYS: SentenceWordings = &[
    text(
        "{by}, che ha già deciso, gioca {card} prima di {partner}.",
        "{by}, who has made up his mind, plays the {card} before {partner}.",
    ),
    text(
        "Convinto che {partner} abbia già giocato, {by} mette {card}.",
        "Believing that {partner} has already played, {by} puts out the {card}.",
    ),
];
const ASKS_NOTHING: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e non ha ancora detto a {partner} che cosa vuole, fra {suit}, {held} e {aside}.",
        "{declarer} calls the director, and has not yet told {partner} what he wants, of {suit}, {held} and {aside}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} non ha ancora detto a {partner} che cosa vuole, fra {suit}, {held} e {aside}.",
        "The director comes, and {declarer} has not yet told {partner} what he wants, of {suit}, {held} and {aside}.",
    ),
];
const HIGHEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e chiede a {partner} la carta più alta a {suit}, senza parlare di {held} o {aside}.",
        "{declarer} calls the director, and asks {partner} for his highest card in {suit}, and speaks of neither {held} nor {aside}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} chiede a {partner} la carta più alta a {suit}, senza parlare di {held} o {aside}.",
        "The director comes, and {declarer} asks {partner} for his highest card in {suit}, and speaks of neither {held} nor {aside}.",
    ),
];
const FORBIDS_HELD: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e proibisce a {partner} di giocare {held}, senza parlare di {suit} o {aside}.",
        "{declarer} calls the director, and forbids {partner} to play {held}, and speaks of neither {suit} nor {aside}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} proibisce a {partner} di giocare {held}, senza parlare di {suit} o {aside}.",
        "The director comes, and {declarer} forbids {partner} to play {held}, and speaks of neither {suit} nor {aside}.",
    ),
];
const FORBIDS_ASIDE: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e proibisce a {partner} di giocare {aside}, senza parlare di {suit} o {held}.",
        "{declarer} calls the director, and forbids {partner} to play {aside}, and speaks of neither {suit} nor {held}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} proibisce a {partner} di giocare {aside}, senza parlare di {suit} o {held}.",
        "The director comes, and {declarer} forbids {partner} to play {aside}, and speaks of neither {suit} nor {held}.",
    ),
];
const REQUIRES_HELD: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e chiede a {partner} di giocare {held}, senza parlare di {suit} o {aside}.",
        "{declarer} calls the director, and asks {partner} to play {held}, and speaks of neither {suit} nor {aside}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} chiede a {partner} di giocare {held}, senza parlare di {suit} o {aside}.",
        "The director comes, and {declarer} asks {partner} to play {held}, and speaks of neither {suit} nor {aside}.",
    ),
];

pub static RIGHT_HAND_OPPONENT: Scenario =
    scenario(57, "right-hand-opponent", &["difensore", "giocata prematura"], right_hand_opponent)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("by")]);

/// The defender who is last to play plays before the hand on his right, with a card that follows suit or by mistake with
/// another. His partner has played already or not.
fn right_hand_opponent(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let (partner, led) = (by.partner(), story.led()?);
    let right = story.would_follow_later(by, 2).filter(|card| card.suit == led)?;
    story.require(!story.suit(partner, led).is_empty())?;
    let wrong = story.pick(story.hand(by) - story.suit(by, led))?;
    let (own, early) = (story.would_play()?, story.would_follow_later(by.rho(), 1)?);
    cast!(story, right, wrong, own, early);
    story.add_sentence(LED_TO);
    story.choose_play(partner, own, PARTNER_PLAYS, PARTNER_THINKS);
    let follows = story.either();
    story.plays(by, if follows { right } else { wrong });
    story.add_sentence(if follows { FOLLOWS_SUIT } else { MISTAKES });
    story.call_director(story.declarer());
    story.add_sentence(CALLS);
    told_by_declarer(story)?;
    Some(())
}

const LED_TO: SentenceWordings = &[
    text(
        "{declarer} attacca a {suit} {from}: tocca a {partner}, e poi a {third}.",
        "{declarer} leads {suit} {from}: it is {partner}'s turn, and then {third}'s.",
    ),
    text(
        "Dopo che {declarer} ha attaccato a {suit} {from}, tocca a {partner} e poi a {third}.",
        "After {declarer} has led {suit} {from}, it is {partner}'s turn and then {third}'s.",
    ),
];
const PARTNER_PLAYS: SentenceWordings = &[
    text("{partner} risponde {own}.", "{partner} follows with the {own}."),
    text("{partner} ha appena giocato {own}.", "{partner} has just played the {own}."),
];
const PARTNER_THINKS: SentenceWordings = &[
    text("{partner} ci pensa.", "{partner} is thinking."),
    text("{partner} non ha ancora giocato.", "{partner} has not played yet."),
];
const FOLLOWS_SUIT: SentenceWordings = &[
    text(
        "{by}, che ha fretta, gioca {right} prima che si giochi {from_third}.",
        "{by}, who is in a hurry, plays the {right} before a card is played {from_third}.",
    ),
    text(
        "Senza aspettare che si giochi {from_third}, {by} risponde {right}.",
        "Without waiting for a card {from_third}, {by} follows with the {right}.",
    ),
];
const MISTAKES: SentenceWordings = &[
    text(
        "{by}, che ha fretta, scarta {wrong} prima che si giochi {from_third}, pur avendo {suit}.",
        "{by}, who is in a hurry, discards the {wrong} before a card is played {from_third}, though he has {suit}.",
    ),
    text(
        "Senza aspettare che si giochi {from_third}, {by} prende dalla mano la carta sbagliata e mette {wrong}.",
        "Without waiting for a card {from_third}, {by} takes the wrong card from his hand and puts out the {wrong}.",
    ),
];
const CALLS: SentenceWordings = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("Viene l'Arbitro, chiamato da {declarer}.", "The director comes, called by {declarer}."),
];
