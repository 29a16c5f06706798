//! Law 44: sequence and procedure of play, in particular following suit.

use super::prelude::*;
use super::sentences::{NEXT_PLAYS, NEXT_WAITS, OPPONENT_CALLS};

pub const SCENARIOS: &[&Scenario] = &[&ANOTHER_SUIT_LED, &WHICH_SUIT];

static ANOTHER_SUIT_LED: Scenario =
    scenario(44, "another-suit-led", &["morto", "rispondere a colore"], another_suit_led)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("next")]);

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
    cast!(story, next, called, put, card);
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
        "Si attacca dal morto: {declarer} chiama {called}.",
        "Dummy is to lead: {declarer} calls the {called}.",
    ),
    text(
        "{declarer} attacca dal morto, e chiama {called}.",
        "{declarer} leads from dummy, and calls the {called}.",
    ),
    text(
        "Per l'attacco dal morto {declarer} chiede {called}.",
        "For the lead from dummy {declarer} asks for the {called}.",
    ),
];
const CALLS_PUT: SentenceWordings = &[
    text(
        "Si attacca dal morto: {declarer} chiama {put}.",
        "Dummy is to lead: {declarer} calls the {put}.",
    ),
    text(
        "{declarer} attacca dal morto, e chiama {put}.",
        "{declarer} leads from dummy, and calls the {put}.",
    ),
    text(
        "Per l'attacco dal morto {declarer} chiede {put}.",
        "For the lead from dummy {declarer} asks for the {put}.",
    ),
];
const PUTS: SentenceWordings = &[
    text("{dummy} mette sul tavolo {put}.", "{dummy} puts out the {put}."),
    text("Sul tavolo {dummy} muove {put}.", "On the table {dummy} moves the {put}."),
    text("La carta che {dummy} gioca è {put}.", "The card that {dummy} plays is the {put}."),
];
const DECLARER_PLAYS: SentenceWordings = &[
    text("{declarer} gioca {own} dalla mano.", "{declarer} plays the {own} from his hand."),
    text("Dalla mano {declarer} gioca {own}.", "From his hand {declarer} plays the {own}."),
];
const DECLARER_WAITS: SentenceWordings = &[
    text(
        "{declarer} non ha ancora giocato dalla mano.",
        "{declarer} has not played from his hand yet.",
    ),
    text(
        "Dalla mano {declarer} non ha ancora giocato.",
        "From his hand {declarer} has not played yet.",
    ),
];
const NOTICED: SentenceWordings = &[
    text("{lho} chiama l'Arbitro.", "{lho} calls the director."),
    text("A questo punto {lho} chiama l'Arbitro.", "At this point {lho} calls the director."),
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
    let lowest = |suit: Suit| story.suit(leader, suit).lowest(suit);
    let leads: [Card; 3] = [lowest(own)?, lowest(void)?, lowest(other)?];
    cast!(story, leader, by, opponent = leader, card);
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
    text("{leader} attacca {one}.", "{leader} leads the {one}."),
    text("L'attacco di {leader} è {one}.", "{leader}'s lead is the {one}."),
];
const LEADS_TWO: SentenceWordings = &[
    text("{leader} attacca {two}.", "{leader} leads the {two}."),
    text("L'attacco di {leader} è {two}.", "{leader}'s lead is the {two}."),
];
const LEADS_THREE: SentenceWordings = &[
    text("{leader} attacca {three}.", "{leader} leads the {three}."),
    text("L'attacco di {leader} è {three}.", "{leader}'s lead is the {three}."),
];
const PLAYS: SentenceWordings = &[
    text(
        "{by}, che parlava con un vicino, gioca {card}.",
        "{by}, who was talking to a neighbour, plays the {card}.",
    ),
    text("Distratto, {by} gioca {card}.", "Distracted, {by} plays the {card}."),
];
