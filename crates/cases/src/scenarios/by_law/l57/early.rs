//! Law 57, paragraphs B, C and D: a partner who cannot comply, declarer's premature play, and a play at the turn of the
//! right-hand opponent.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;
use arbitro_laws::ruling::text;

use super::super::turns::told_by_declarer;
use super::last_to_play;

pub static DECLARER_EARLY: Scenario =
    scenario(57, "declarer-early", &["dichiarante", "giocata prematura"], declarer_early)
        .tricks(2..=10);

/// A defender has led, and declarer plays from his hand before dummy and before the other defender, who may play then.
/// Declarer may ask to change the card, or change it.
fn declarer_early(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.turn().filter(|turn| *turn == story.dummy())?;
    story.require(story.position.on_table() == 1)?;
    let (by, leader) = (story.declarer(), dummy.rho());
    let early = story.would_follow_later(by, 2)?;
    let other = story.pick(story.hand(by).suit(early.suit).without(early))?;
    let answer = story.would_follow_later(leader.partner(), 1)?;
    story.cast("by", by);
    story.cast("leader", leader);
    story.cast("second", leader.partner());
    for (slot, card) in [("card", early), ("other", other), ("answer", answer)] {
        story.cast(slot, card);
    }
    story.add_sentence(DEFENDER_LED);
    story.plays(by, early);
    story.add_sentence(DECLARER_PLAYS);
    let follows = story.either();
    if follows {
        story.plays(leader.partner(), answer);
    }
    story.add_sentence(if follows { SECOND_PLAYS } else { SECOND_WAITS });
    match story.choose(3) {
        0 => {
            let instead = Some(other.into());
            story.add_event(by, Act::Wants { hand: by, card: early.into(), instead });
            story.add_sentence(WOULD_CHANGE);
        }
        1 => {
            story.add_event(by, Act::Corrects { card: other.into(), of: Some(early.into()) });
            story.add_sentence(CHANGES);
        }
        _ => story.add_sentence(KEEPS),
    }
    story.call_director(leader);
    story.choose_finding("told-his-turn", DEFENDER_TOLD, NO_DEFENDER_TOLD)?;
    Some(())
}

const DEFENDER_LED: SentenceWordings = &[
    text("Attacca {leader}, e tocca al morto.", "{leader} leads, and it is dummy's turn."),
    text("Sull'attacco di {leader} tocca al morto.", "It is dummy's turn after {leader}'s lead."),
    text("{leader} ha appena attaccato.", "{leader} has just led."),
];
const DECLARER_PLAYS: SentenceWordings = &[
    text(
        "{by}, che non pensa al morto, mette subito {card} di mano.",
        "{by}, who does not think of dummy, at once puts out the {card} from hand.",
    ),
    text(
        "Prima di aver chiamato dal morto {by} gioca {card} di mano: voleva far presto.",
        "Before he has called from dummy {by} plays the {card} from hand: he wanted to be quick.",
    ),
];
const SECOND_PLAYS: SentenceWordings = &[
    text(
        "{second} risponde {answer} senza aspettare il morto.",
        "{second} follows with the {answer} without waiting for dummy.",
    ),
    text(
        "Subito dopo gioca anche {second}, con {answer}.",
        "Right after, {second} plays too, with the {answer}.",
    ),
];
const SECOND_WAITS: SentenceWordings = &[
    text(
        "{second} non risponde {answer}, e aspetta il morto.",
        "{second} does not follow with the {answer}, and waits for dummy.",
    ),
    text(
        "Subito dopo non gioca invece {second}, che tiene {answer}.",
        "Right after, {second} does not play, and keeps the {answer}.",
    ),
];
const WOULD_CHANGE: SentenceWordings = &[
    text(
        "{by} vorrebbe riprendere {card} e mettere {other}; {leader} chiama l'Arbitro.",
        "{by} would like to take the {card} back and play the {other}; {leader} calls the director.",
    ),
    text(
        "Poi {by} chiede di cambiare {card} con {other}, e {leader} chiama l'Arbitro.",
        "Then {by} asks to change the {card} for the {other}, and {leader} calls the director.",
    ),
];
const CHANGES: SentenceWordings = &[
    text(
        "{by} riprende {card} e mette {other}; {leader} chiama l'Arbitro.",
        "{by} takes the {card} back and plays the {other}; {leader} calls the director.",
    ),
    text(
        "Poi {by} cambia da sé {card} con {other}, e {leader} chiama l'Arbitro.",
        "Then {by} changes the {card} for the {other} by himself, and {leader} calls the director.",
    ),
];
const KEEPS: SentenceWordings = &[
    text(
        "{by} lascia {card} e tiene in mano {other}; {leader} chiama l'Arbitro.",
        "{by} leaves the {card} and keeps the {other} in his hand; {leader} calls the director.",
    ),
    text(
        "Poi {by} non cambia {card} con {other}, ma {leader} chiama l'Arbitro.",
        "Then {by} does not change the {card} for the {other}, but {leader} calls the director.",
    ),
];
const DEFENDER_TOLD: SentenceWordings = &[
    text("Era stato {leader} a dire a {by} di giocare.", "It was {leader} who had told {by} to play."),
    text(
        "«Gioca, tocca a te», aveva detto {leader} a {by}.",
        "'Play, it is your turn', {leader} had said to {by}.",
    ),
];
const NO_DEFENDER_TOLD: SentenceWordings = &[
    text(
        "Non era stato {leader} a dire a {by} di giocare, né altri.",
        "Neither {leader} nor anybody else had told {by} to play.",
    ),
    text(
        "«Io non ho detto niente», assicura {leader}, e {by} lo conferma.",
        "'I said nothing', says {leader}, and {by} confirms it.",
    ),
];

pub static VOID_PARTNER: Scenario =
    scenario(57, "partner-void", &["difensore", "giocata prematura"], partner_void)
        .tricks(2..=11)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("partner"),
        ]);

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
    story.cast("card", card);
    story.cast("held", held.suit);
    story.cast("aside", aside.suit);
    story.add_sentence(LED);
    story.plays(by, card);
    story.add_sentence(PLAYS);
    let declarer = story.declarer();
    story.call_director(declarer);
    let (choice, line) = match story.choose(5) {
        0 => (None, ASKS_NOTHING),
        1 => (Some(Choice::Highest), HIGHEST),
        2 => (Some(Choice::Forbid(held.suit)), FORBIDS_HELD),
        3 => (Some(Choice::Forbid(aside.suit)), FORBIDS_ASIDE),
        _ => (Some(Choice::Require(held.suit)), REQUIRES_HELD),
    };
    if let Some(choice) = choice {
        story.add_event(declarer, Act::Chooses(choice));
    }
    story.add_sentence(line);
    told_by_declarer(story)?;
    Some(())
}

const LED: SentenceWordings = &[
    text(
        "{declarer} attacca a {suit} {from}; {partner}, che non ne ha, ci pensa.",
        "{declarer} leads {suit} {from}; {partner}, who has none, thinks about it.",
    ),
    text(
        "Sull'attacco a {suit}, che {declarer} fa {from}, {partner} deve scartare, e riflette.",
        "On the {suit} lead that {declarer} makes {from}, {partner} has to discard, and thinks.",
    ),
];
const PLAYS: SentenceWordings = &[
    text(
        "{by}, che ha già deciso, mette {card} prima di {partner}.",
        "{by}, who has made up his mind, puts out the {card} before {partner}.",
    ),
    text(
        "Non aspetta {by}, che gioca {card} prima di {partner}: credeva che avesse già risposto.",
        "{by} does not wait, and plays the {card} before {partner}: he thought that he had already followed.",
    ),
];
const ASKS_NOTHING: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e per ora da {partner} non vuole nulla.",
        "{declarer} calls the director, and for now wants nothing of {partner}.",
    ),
    text(
        "Viene l'Arbitro, ma {declarer} non ha ancora detto a {partner} che cosa giocare.",
        "The director comes, but {declarer} has not yet told {partner} what to play.",
    ),
];
const HIGHEST: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e da {partner} vuole la più alta a {suit}.",
        "{declarer} calls the director, and wants {partner}'s highest in {suit}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} ha già detto a {partner} di giocare la più alta a {suit}.",
        "The director comes, and {declarer} has already told {partner} to play his highest in {suit}.",
    ),
];
const FORBIDS_HELD: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e da {partner} non vuole {held}.",
        "{declarer} calls the director, and does not want {held} of {partner}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} ha già detto a {partner} di non giocare {held}.",
        "The director comes, and {declarer} has already told {partner} not to play {held}.",
    ),
];
const FORBIDS_ASIDE: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e da {partner} non vuole {aside}.",
        "{declarer} calls the director, and does not want {aside} of {partner}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} ha già detto a {partner} di non giocare {aside}.",
        "The director comes, and {declarer} has already told {partner} not to play {aside}.",
    ),
];
const REQUIRES_HELD: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e da {partner} vuole {held}.",
        "{declarer} calls the director, and wants {held} of {partner}.",
    ),
    text(
        "Viene l'Arbitro, e {declarer} ha già detto a {partner} di giocare {held}.",
        "The director comes, and {declarer} has already told {partner} to play {held}.",
    ),
];

pub static RIGHT_HAND_OPPONENT: Scenario =
    scenario(57, "right-hand-opponent", &["difensore", "giocata prematura"], right_hand_opponent)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("by"),
        ]);

/// The defender who is last to play plays before the hand on his right, with a card that follows suit or by mistake with
/// another. His partner has played already or not.
fn right_hand_opponent(story: &mut Story<'_>) -> Option<()> {
    let by = last_to_play(story)?;
    let (partner, led) = (by.partner(), story.led()?);
    let right = story.would_follow_later(by, 2).filter(|card| card.suit == led)?;
    story.require(!story.suit(partner, led).is_empty())?;
    let wrong = story.pick(story.hand(by) - story.suit(by, led))?;
    let (own, early) = (story.would_play()?, story.would_follow_later(by.rho(), 1)?);
    for (slot, card) in [("right", right), ("wrong", wrong), ("own", own), ("early", early)] {
        story.cast(slot, card);
    }
    story.add_sentence(LED_TO);
    let played = story.either();
    if played {
        story.plays(partner, own);
    }
    story.add_sentence(if played { PARTNER_PLAYS } else { PARTNER_THINKS });
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
        "Si gioca a {suit}, attacco di {declarer} {from}; seguono {partner} e {third}.",
        "{suit} are played, led by {declarer} {from}; {partner} and {third} come next.",
    ),
];
const PARTNER_PLAYS: SentenceWordings = &[
    text("{partner} risponde {own}.", "{partner} follows with the {own}."),
    text("Arriva {own} di {partner}.", "{partner}'s {own} comes."),
];
const PARTNER_THINKS: SentenceWordings = &[
    text("{partner} non risponde ancora {own}.", "{partner} does not follow with the {own} yet."),
    text("Non arriva ancora {own} di {partner}.", "{partner}'s {own} does not come yet."),
];
const FOLLOWS_SUIT: SentenceWordings = &[
    text(
        "Prima di {early} {from_third} {by}, che ha fretta, mette {right} e non {wrong}.",
        "Before the {early} {from_third} {by}, who is in a hurry, puts out the {right} and not the {wrong}.",
    ),
    text(
        "{by} non aspetta {early} {from_third}: prende fra le carte {right}, accanto a {wrong}, e gioca.",
        "{by} does not wait for the {early} {from_third}: from his cards he takes the {right}, next to the {wrong}, and plays it.",
    ),
];
const MISTAKES: SentenceWordings = &[
    text(
        "Prima di {early} {from_third} {by}, che ha fretta, mette {wrong} e non {right}.",
        "Before the {early} {from_third} {by}, who is in a hurry, puts out the {wrong} and not the {right}.",
    ),
    text(
        "{by} non aspetta {early} {from_third}: prende fra le carte {wrong}, accanto a {right}, e gioca.",
        "{by} does not wait for the {early} {from_third}: from his cards he takes the {wrong}, next to the {right}, and plays it.",
    ),
];
const CALLS: SentenceWordings = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("Viene l'Arbitro, chiamato da {declarer}.", "The director comes, called by {declarer}."),
];
