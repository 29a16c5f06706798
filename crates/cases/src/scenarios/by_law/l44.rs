//! Law 44: sequence and procedure of play, in particular following suit.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{Card, Suit};
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::ruling::text;

use super::exposed::{NEXT_PLAYS, NEXT_WAITS, OPPONENT_CALLS};

pub const SCENARIOS: &[&Scenario] = &[&ANOTHER_SUIT_LED, &WHICH_SUIT];

static ANOTHER_SUIT_LED: Scenario =
    scenario(44, "another-suit-led", &["morto", "rispondere a colore"], another_suit_led)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("next")]);

/// Dummy leads the card called, or a card of another suit; a card of the suit that dummy led may not follow the suit
/// called. The error is noticed before or after the next players have played.
fn another_suit_led(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    let called = story.would_play()?;
    let put = story.pick(story.hand(dummy) - story.suit(dummy, called.suit))?;
    let next = dummy.lho();
    let card = story.would_follow(next, put)?;
    story.require(card.suit == put.suit && !story.suit(next, called.suit).is_empty())?;
    story.cast("next", next);
    story.cast("called", called);
    story.cast("put", put);
    story.cast("card", card);
    story.cast("suit", called.suit);
    let obeys = story.either();
    story.add_sentence(if obeys { CALLS_PUT } else { CALLS_CALLED });
    story.calls(SpokenCall::naming(if obeys { put } else { called }));
    story.plays(dummy, put);
    story.add_sentence(PUTS);
    let own = story.would_follow_later(declarer, 1)?;
    story.cast("own", own);
    let played = story.choose(3);
    if played > 0 {
        story.plays(next, card);
    }
    story.add_sentence(if played > 0 { NEXT_PLAYS } else { NEXT_WAITS });
    if played > 1 {
        story.plays(declarer, own);
    }
    story.add_sentence(if played > 1 { DECLARER_PLAYS } else { DECLARER_WAITS });
    story.call_director(declarer.lho());
    story.add_sentence(NOTICED);
    Some(())
}

const CALLS_CALLED: SentenceWordings = &[
    text(
        "Si attacca dal morto: {declarer} chiama {called}, non {put}.",
        "Dummy is to lead: {declarer} calls the {called}, not the {put}.",
    ),
    text(
        "Dal morto, in presa, {declarer} chiede {called} e non {put}.",
        "From dummy, on lead, {declarer} asks for the {called} and not the {put}.",
    ),
    text(
        "Fra {put} e {called}, {declarer} chiama dal morto {called}.",
        "Between the {put} and the {called}, {declarer} calls the {called} from dummy.",
    ),
];
const CALLS_PUT: SentenceWordings = &[
    text(
        "Si attacca dal morto: {declarer} chiama {put}, non {called}.",
        "Dummy is to lead: {declarer} calls the {put}, not the {called}.",
    ),
    text(
        "Dal morto, in presa, {declarer} chiede {put} e non {called}.",
        "From dummy, on lead, {declarer} asks for the {put} and not the {called}.",
    ),
    text(
        "Fra {put} e {called}, {declarer} chiama dal morto {put}.",
        "Between the {put} and the {called}, {declarer} calls the {put} from dummy.",
    ),
];
const PUTS: SentenceWordings = &[
    text("{dummy} mette sul tavolo {put}.", "{dummy} puts out the {put}."),
    text("Sul tavolo {dummy} muove {put}.", "On the table {dummy} moves the {put}."),
    text("La carta che {dummy} gioca è {put}.", "The card that {dummy} plays is the {put}."),
];
const DECLARER_PLAYS: SentenceWordings = &[
    text("{declarer} gioca {own} dalla mano.", "{declarer} plays the {own} from his hand."),
    text("Dalla mano {declarer} mette {own}.", "From his hand {declarer} puts out the {own}."),
];
const DECLARER_WAITS: SentenceWordings = &[
    text(
        "{declarer} non ha giocato {own} dalla mano.",
        "{declarer} has not played the {own} from his hand.",
    ),
    text(
        "Dalla mano {declarer} non ha ancora messo {own}.",
        "From his hand {declarer} has not put out the {own} yet.",
    ),
];
const NOTICED: SentenceWordings = &[
    text(
        "{lho} chiama l'Arbitro; {next} ha delle {suit}.",
        "{lho} calls the director; {next} has some {suit}.",
    ),
    text(
        "A questo punto {lho} chiama l'Arbitro. Nella mano di {next} ci sono delle {suit}.",
        "At this point {lho} calls the director. There are some {suit} in {next}'s hand.",
    ),
];

static WHICH_SUIT: Scenario =
    scenario(44, "which-suit", &["rispondere a colore", "scarto"], which_suit).tricks(3..=12);

/// A player leads one of three suits; the next plays a card that follows, is a discard, or is a revoke, which he may
/// notice at once.
fn which_suit(story: &mut Story<'_>) -> Option<()> {
    let leader = story.turn().filter(|turn| *turn != story.dummy())?;
    let by = leader.lho();
    story.require(story.led().is_none() && by != story.dummy())?;
    let suits = |story: &Story<'_>, fits: &dyn Fn(Suit) -> bool| -> Vec<Suit> {
        let leads = |suit: &Suit| !story.suit(leader, *suit).is_empty() && fits(*suit);
        Suit::ALL.into_iter().filter(leads).collect()
    };
    let voids = suits(story, &|suit| story.suit(by, suit).is_empty());
    let held = suits(story, &|suit| !story.suit(by, suit).is_empty());
    let (void, own) = (story.pick_from(&voids)?, story.pick_from(&held)?);
    let others: Vec<Suit> = held.iter().copied().filter(|suit| *suit != own).collect();
    let other = story.pick_from(&others)?;
    let card = story.pick(story.suit(by, own))?;
    let right = story.pick(story.suit(by, other))?;
    let lowest = |suit: Suit| story.suit(leader, suit).lowest(suit);
    let leads: [Card; 3] = [lowest(own)?, lowest(void)?, lowest(other)?];
    story.cast("leader", leader);
    story.cast("by", by);
    story.cast("opponent", leader);
    story.cast("card", card);
    story.cast("right", right);
    for (slot, lead) in ["one", "two", "three"].into_iter().zip(leads) {
        story.cast(slot, lead);
    }
    let which = story.choose(3);
    story.plays(leader, leads[which]);
    story.add_sentence([LEADS_ONE, LEADS_TWO, LEADS_THREE][which]);
    story.plays(by, card);
    story.add_sentence(PLAYS);
    story.call_director(leader);
    story.add_sentence(OPPONENT_CALLS);
    Some(())
}

const LEADS_ONE: SentenceWordings = &[
    text(
        "Fra {one}, {two} e {three} {leader} attacca {one}.",
        "Of the {one}, the {two} and the {three} {leader} leads the {one}.",
    ),
    text(
        "{leader} pensa a {two} e a {three}, e infine attacca {one}.",
        "{leader} thinks of the {two} and the {three}, and in the end leads the {one}.",
    ),
];
const LEADS_TWO: SentenceWordings = &[
    text(
        "Fra {one}, {two} e {three} {leader} attacca {two}.",
        "Of the {one}, the {two} and the {three} {leader} leads the {two}.",
    ),
    text(
        "{leader} pensa a {one} e a {three}, e infine attacca {two}.",
        "{leader} thinks of the {one} and the {three}, and in the end leads the {two}.",
    ),
];
const LEADS_THREE: SentenceWordings = &[
    text(
        "Fra {one}, {two} e {three} {leader} attacca {three}.",
        "Of the {one}, the {two} and the {three} {leader} leads the {three}.",
    ),
    text(
        "{leader} pensa a {one} e a {two}, e infine attacca {three}.",
        "{leader} thinks of the {one} and the {two}, and in the end leads the {three}.",
    ),
];
const PLAYS: SentenceWordings = &[
    text(
        "{by}, che parlava con un vicino, gioca {card} e tiene {right}.",
        "{by}, who was talking to a neighbour, plays the {card} and keeps the {right}.",
    ),
    text(
        "Distratto, {by} lascia {right} dov'è e mette {card}.",
        "Distracted, {by} leaves the {right} where it is and plays the {card}.",
    ),
];
