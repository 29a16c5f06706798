//! Law 44: sequence and procedure of play, in particular following suit.

use super::card_choices::has_choice_after;
use super::prelude::*;

pub const SCENARIOS: &[&Scenario] = &[&ANOTHER_SUIT_LED, &WHICH_SUIT];

static ANOTHER_SUIT_LED: Scenario =
    scenario(44, "another-suit-led", &["morto", "rispondere a colore"], another_suit_led)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Turn]]);

/// Dummy leads the card called, or a card of another suit; a card of the suit that dummy led may not follow the suit
/// called. The error is noticed before or after the next players have played.
fn another_suit_led(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    let called = story.would_play()?;
    // A card of the same rank is easily misheard.
    let others = (story.hand(dummy) - story.suit(dummy, called.suit)).iter();
    let put = story.pick(others.filter(|card: &Card| card.rank == called.rank).collect())?;
    let next = dummy.lho();
    let card = story.would_follow(next, put)?;
    story.require(card.suit == put.suit && !story.suit(next, called.suit).is_empty())?;
    has_choice_after(story, put, next, card)?;
    cast!(story, next, called, put, card);
    let obeys = story.either();
    story.calls(SpokenCall::naming(if obeys { put } else { called }));
    story.plays(dummy, put);
    story.add_sentence(if obeys { CALLS_PUT } else { CALLS_CALLED });
    let own = story.would_follow_later(declarer, 1)?;
    story.cast("own", own);
    let played = story.choose(3);
    if played > 0 {
        story.plays(next, card);
    }
    if played > 1 {
        story.plays(declarer, own);
    }
    story.add_sentence([NEITHER_PLAYS, NEXT_PLAYS, BOTH_PLAY][played]);
    story.call_director(declarer.lho());
    story.add_sentence(NOTICED);
    Some(())
}

const CALLS_CALLED: SentenceWordings = &[
    text(
        "{declarer} deve attaccare dal morto e chiama {called}, ma {dummy} muove {put}.",
        "{declarer} is to lead from dummy and calls the {called}, but {dummy} moves the {put}.",
    ),
    text(
        "Per l'attacco dal morto {declarer} chiama {called}; {dummy} mette nella presa {put}.",
        "For the lead from dummy {declarer} calls the {called}; {dummy} puts the {put} in the trick.",
    ),
    text(
        "«{called}», dice {declarer}, che attacca dal morto; {dummy} gioca {put}.",
        "'{called}', says {declarer}, who is leading from dummy; {dummy} plays the {put}.",
    ),
];
const CALLS_PUT: SentenceWordings = &[
    text(
        "{declarer} deve attaccare dal morto e chiama {put}, e {dummy} muove {put}.",
        "{declarer} is to lead from dummy and calls the {put}, and {dummy} moves the {put}.",
    ),
    text(
        "Per l'attacco dal morto {declarer} chiama {put}; {dummy} mette nella presa {put}.",
        "For the lead from dummy {declarer} calls the {put}; {dummy} puts the {put} in the trick.",
    ),
    text(
        "«{put}», dice {declarer}, che attacca dal morto; {dummy} gioca {put}.",
        "'{put}', says {declarer}, who is leading from dummy; {dummy} plays the {put}.",
    ),
];
const NEITHER_PLAYS: SentenceWordings = &[
    text(
        "Né {next} né {declarer} hanno ancora giocato.",
        "Neither {next} nor {declarer} has played yet.",
    ),
    text(
        "{next} sta pensando, e {declarer} non ha ancora giocato.",
        "{next} is thinking, and {declarer} has not played yet.",
    ),
    text(
        "Per ora né {next} né {declarer} giocano.",
        "For now neither {next} nor {declarer} plays.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text(
        "{next} gioca {card}; {declarer} non ha ancora giocato.",
        "{next} plays the {card}; {declarer} has not played yet.",
    ),
    text(
        "{next} ha giocato {card}, e {declarer} sta pensando.",
        "{next} has played the {card}, and {declarer} is thinking.",
    ),
    text(
        "Segue {next}, con {card}, ma {declarer} aspetta.",
        "{next} follows with the {card}, but {declarer} waits.",
    ),
];
const BOTH_PLAY: SentenceWordings = &[
    text(
        "{next} gioca {card}, e {declarer} {own}.",
        "{next} plays the {card}, and {declarer} the {own}.",
    ),
    text(
        "{next} ha giocato {card}, e {declarer} {own}.",
        "{next} has played the {card}, and {declarer} the {own}.",
    ),
    text(
        "Seguono {next}, con {card}, e {declarer}, con {own}.",
        "{next} follows with the {card}, and {declarer} with the {own}.",
    ),
];
const NOTICED: SentenceWordings = &[
    text(
        "«Era stat{o/a:called} chiamat{o/a:called} {called}», dice {lho}, e chiama l'Arbitro.",
        "'The {called} was called,' says {lho}, and calls the director.",
    ),
    text(
        "{lho} chiama l'Arbitro: gli pare che fosse stat{o/a:called} chiamat{o/a:called} {called}.",
        "{lho} calls the director: he thinks that the {called} had been called.",
    ),
    text(
        "Al tavolo arriva l'Arbitro: {lho} dice che {called} era stat{o/a:called} chiamat{o/a:called}.",
        "The director comes to the table: {lho} says that the {called} had been called.",
    ),
];

static WHICH_SUIT: Scenario =
    scenario(44, "which-suit", &["rispondere a colore", "scarto"], which_suit)
        .tricks(2..=11)
        .aspects(&[&[AspectKind::Fate, AspectKind::Clause]]);

/// A player leads one of three suits; the next plays a card that follows, is a discard, or is a revoke.
fn which_suit(story: &mut Story<'_>) -> Option<()> {
    let leader = story.turn().filter(|turn| *turn != story.dummy())?;
    let by = leader.lho();
    story.require(story.led().is_none() && by != story.dummy())?;
    let is_led = |suit: &Suit| !story.suit(leader, *suit).is_empty();
    let is_void = |suit: &Suit| story.suit(by, *suit).is_empty();
    let (voids, held): (Vec<Suit>, Vec<Suit>) =
        Suit::ALL.into_iter().filter(is_led).partition(is_void);
    let (void, own) = (story.pick_from(&voids)?, story.pick_from(&held)?);
    let others: Vec<Suit> = held.iter().copied().filter(|suit| *suit != own).collect();
    let other = story.pick_from(&others)?;
    let card = story.pick(story.suit(by, own))?;
    let lowest = |suit: Suit| story.suit(leader, suit).lowest(suit);
    let leads: [Card; 3] = [lowest(own)?, lowest(void)?, lowest(other)?];
    cast!(story, leader, by, card);
    for (slot, lead) in ["one", "two", "three"].into_iter().zip(leads) {
        story.cast(slot, lead);
    }
    let which = story.choose(3);
    story.plays(leader, leads[which]);
    story.plays(by, card);
    story.add_sentence([LEADS_ONE, LEADS_TWO, LEADS_THREE][which]);
    // A player who has not looked at the lead has a reason to call the director in any case.
    story.call_director(by);
    story.add_sentence(FEARS_AN_ERROR);
    untold(story, "could-have-known", Answer::NO)
}

const LEADS_ONE: SentenceWordings = &[
    text(
        "{leader} attacca {one}, e {by}, che parla con un vicino, gioca {card}.",
        "{leader} leads the {one}, and {by}, who is talking to a neighbour, plays the {card}.",
    ),
    text(
        "Sull'attacco di {leader}, {one}, {by} gioca {card} quasi senza guardare.",
        "On {leader}'s lead, the {one}, {by} plays the {card} almost without looking.",
    ),
    text(
        "{leader} attacca con {one}, e sulla presa {by} mette {card}.",
        "{leader} has the lead and plays the {one}, and {by} puts the {card} on it.",
    ),
];
const LEADS_TWO: SentenceWordings = &[
    text(
        "{leader} attacca {two}, e {by}, che parla con un vicino, gioca {card}.",
        "{leader} leads the {two}, and {by}, who is talking to a neighbour, plays the {card}.",
    ),
    text(
        "Sull'attacco di {leader}, {two}, {by} gioca {card} quasi senza guardare.",
        "On {leader}'s lead, the {two}, {by} plays the {card} almost without looking.",
    ),
    text(
        "{leader} attacca con {two}, e sulla presa {by} mette {card}.",
        "{leader} has the lead and plays the {two}, and {by} puts the {card} on it.",
    ),
];
const LEADS_THREE: SentenceWordings = &[
    text(
        "{leader} attacca {three}, e {by}, che parla con un vicino, gioca {card}.",
        "{leader} leads the {three}, and {by}, who is talking to a neighbour, plays the {card}.",
    ),
    text(
        "Sull'attacco di {leader}, {three}, {by} gioca {card} quasi senza guardare.",
        "On {leader}'s lead, the {three}, {by} plays the {card} almost without looking.",
    ),
    text(
        "{leader} attacca con {three}, e sulla presa {by} mette {card}.",
        "{leader} has the lead and plays the {three}, and {by} puts the {card} on it.",
    ),
];
const FEARS_AN_ERROR: SentenceWordings = &[
    text(
        "{by}, che non ha badato all'attacco di {leader}, teme di aver sbagliato e chiama l'Arbitro.",
        "{by}, who has not looked at {leader}'s lead, fears that he has made an error and calls the director.",
    ),
    text(
        "«Che cosa si gioca?», chiede poi {by} a {leader}; teme una renonce, e chiama l'Arbitro.",
        "'What was led?' {by} then asks {leader}; he fears a revoke, and calls the director.",
    ),
    text(
        "È {by} stesso a chiamare l'Arbitro: non ha guardato l'attacco di {leader}, e teme una renonce.",
        "It is {by} himself who calls the director: he has not looked at {leader}'s lead, and fears a revoke.",
    ),
];
