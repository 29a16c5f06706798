//! Law 66: inspection of tricks.

use crate::scenarios::scenario::{Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{EndedPhase, Inspection};
use arbitro_laws::ruling::text;

use super::sentences::{LEADER_LEADS, SECOND_FOLLOWS};

pub const SCENARIOS: &[&Scenario] = &[&LAST_TRICK, &QUITTED];

static LAST_TRICK: Scenario =
    scenario(66, "last-trick", &["prese", "controllo"], last_trick).tricks(2..=11);

static QUITTED: Scenario = scenario(66, "quitted", &["prese", "controllo"], quitted).tricks(3..=12);

/// A defender asks to see the last trick, and declarer looks at his own last card, each sooner or later.
fn last_trick(story: &mut Story<'_>) -> Option<()> {
    let leader = story.turn()?;
    story.require(story.led().is_none())?;
    let declarer = story.declarer();
    let one = story.a_defender()?;
    story.cast("one", one);
    story.cast("leader", leader);
    story.cast("second", leader.lho());
    story.add_sentence(OVER);
    let (first, other) = (story.choose(3), story.choose(3));
    for time in 0..3 {
        if first == time {
            story.add_event(one, Act::Inspects(Inspection::LastTrick));
            story.add_sentence(ASKS);
        }
        if other == time {
            story.add_event(declarer, Act::Inspects(Inspection::OwnCard));
            story.add_sentence(LOOKS);
        }
        if time < first.max(other) {
            let (_, card) = story.play_on()?;
            story.cast(["c0", "c1"][time], card);
            story.add_sentence([LEADER_LEADS, SECOND_FOLLOWS][time]);
        }
    }
    Some(())
}

/// Declarer or a defender wants to see the last trick or an earlier one, during the play or after it, and dummy looks
/// at his own last card or at quitted tricks.
fn quitted(story: &mut Story<'_>) -> Option<()> {
    story.require(story.led().is_none())?;
    let declarer = story.declarer();
    let one = story.pick_from(&[declarer.lho(), declarer.rho(), declarer])?;
    story.cast("one", one);
    let over = story.either();
    if over {
        story.add_event(declarer, Act::Ends(EndedPhase::Play));
        story.add_sentence(PLAY_OVER);
    } else {
        story.add_sentence(OVER);
    }
    let what = if story.either() { Inspection::Quitted } else { Inspection::LastTrick };
    story.add_event(one, Act::Inspects(what));
    story.add_sentence(if what == Inspection::Quitted { WANTS_EARLIER } else { WANTS_LAST });
    if story.either() {
        story.add_event(story.dummy(), Act::Inspects(Inspection::OwnCard));
        story.add_sentence(DUMMY_OWN);
    } else {
        story.add_event(story.dummy(), Act::Inspects(Inspection::Quitted));
        story.add_sentence(DUMMY_LOOKS);
    }
    Some(())
}

const OVER: SentenceWordings = &[
    text(
        "La presa è finita; {one} ha ancora la sua carta scoperta davanti a sé.",
        "The trick is over; {one} still has his card face up before him.",
    ),
    text(
        "Tutti hanno giocato; {one} non ha ancora coperto la sua carta.",
        "All four have played; {one} has not turned his card yet.",
    ),
];
const ASKS: SentenceWordings = &[
    text(
        "{one}, che era distratto, chiede di rivedere le quattro carte.",
        "{one}, whose mind had wandered, asks to see the four cards again.",
    ),
    text(
        "{one} vuole che si riscoprano le carte della presa appena giocata.",
        "{one} wants the cards of the trick just played to be faced.",
    ),
];
const LOOKS: SentenceWordings = &[
    text(
        "{declarer}, che non ricorda che cosa ha giocato in quella presa, guarda da solo la sua ultima carta.",
        "{declarer}, who does not remember what he played to that trick, looks by himself at his own last card.",
    ),
    text(
        "{declarer} solleva la propria ultima carta, quella di quella presa, e la guarda.",
        "{declarer} lifts his own last card, the one of that trick, and looks at it.",
    ),
];
const PLAY_OVER: SentenceWordings = &[
    text(
        "Il gioco è finito, e si discute di quante prese si sono fatte.",
        "The play is over, and they argue about how many tricks were won.",
    ),
    text(
        "A gioco finito il conto delle prese non torna.",
        "After play the count of the tricks does not agree.",
    ),
];
const WANTS_EARLIER: SentenceWordings = &[
    text(
        "{one}, che sospetta una renonce, vuole aprire una presa di prima dell'ultima.",
        "{one}, who suspects a revoke, wants to open a trick before the last one.",
    ),
    text(
        "{one} apre una presa coperta, precedente all'ultima, per vedere chi aveva risposto.",
        "{one} opens a turned trick, earlier than the last, to see who had followed.",
    ),
];
const WANTS_LAST: SentenceWordings = &[
    text(
        "{one} vuole rivedere le quattro carte dell'ultima presa.",
        "{one} wants to see the four cards of the last trick again.",
    ),
    text(
        "{one} chiede che si riscopra la presa appena giocata.",
        "{one} asks for the trick just played to be faced.",
    ),
];
const DUMMY_OWN: SentenceWordings = &[
    text(
        "{dummy}, il morto, guarda intanto la sua ultima carta.",
        "{dummy}, dummy, meanwhile looks at his own last card.",
    ),
    text(
        "Anche il morto, {dummy}, solleva la sua ultima carta.",
        "Dummy, {dummy}, lifts his own last card too.",
    ),
];
const DUMMY_LOOKS: SentenceWordings = &[
    text(
        "{dummy}, il morto, apre intanto una presa precedente.",
        "{dummy}, dummy, meanwhile opens an earlier trick.",
    ),
    text(
        "Anche il morto, {dummy}, va a guardare una presa di prima.",
        "Dummy, {dummy}, goes to look at an earlier trick too.",
    ),
];
