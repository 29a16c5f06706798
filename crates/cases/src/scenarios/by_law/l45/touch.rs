//! Law 45, paragraphs C3 and C4(b): a card of dummy that declarer has called, or only touched.

use super::dummy::touched_deliberately;
use crate::scenarios::by_law::exposed::{DUMMYS_TURN, NEXT_PLAYS, NEXT_WAITS};
use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::spoken::SpokenCall;
use arbitro_laws::ruling::text;

pub static CALLED_OR_TOUCHED: Scenario =
    scenario(45, "called-or-touched", &["morto", "ripensamento"], called_or_touched)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("next")]);

/// Declarer calls a card of dummy, or touches it, and then wants another, before or after the next player has played.
fn called_or_touched(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let first = story.would_play()?;
    let other = story.pick(story.position.legal(dummy).suit(first.suit).without(first))?;
    let next = dummy.lho();
    let mut later = story.position;
    later.play(first.into());
    let card = crate::scenarios::board::next(&later, story.contract())?;
    for (slot, card) in [("first", first), ("other", other), ("card", card)] {
        story.cast(slot, card);
    }
    story.cast("next", next);
    story.add_sentence(DUMMYS_TURN);
    if story.either() {
        story.calls(SpokenCall::naming(first));
        story.plays(dummy, first);
        story.add_sentence(CALLS);
        if story.either() {
            story.plays(next, card);
            story.add_sentence(NEXT_PLAYS);
        } else {
            story.add_sentence(NEXT_WAITS);
        }
        let (hand, card, instead) = (dummy, first.into(), Some(other.into()));
        story.add_event(declarer, Act::Wants { hand, card, instead });
        story.add_sentence(WANTS);
        story.choose_finding("unintended", SLIP, MEANT)?;
        story.choose_finding("paused", PAUSE, NO_PAUSE)?;
    } else {
        story.add_event(declarer, Act::Touches(first.into()));
        story.add_sentence(TOUCHES);
        story.add_sentence(NEXT_WAITS);
        story.calls(SpokenCall::naming(other));
        story.call_director(next);
        story.add_sentence(WANTS);
        touched_deliberately(story)?;
        story.choose_finding("paused", PAUSE, NO_PAUSE)?;
    }
    Some(())
}

const CALLS: SentenceWordings = &[
    text(
        "{declarer} chiama {first}, e {dummy} l{o/a:first} mette avanti.",
        "{declarer} calls the {first}, and {dummy} puts it out.",
    ),
    text(
        "A voce {declarer} chiede {first}; {dummy} l{o/a:first} muove.",
        "In words {declarer} asks for the {first}; {dummy} moves it.",
    ),
    text(
        "Appena {declarer} nomina {first}, {dummy} l{o/a:first} gioca.",
        "As soon as {declarer} names the {first}, {dummy} plays it.",
    ),
];
const TOUCHES: SentenceWordings = &[
    text(
        "{declarer} tocca {first}, e {dummy} non l{o/a:first} muove.",
        "{declarer} touches the {first}, and {dummy} does not move it.",
    ),
    text(
        "Con la mano {declarer} arriva su {first}; {dummy} aspetta.",
        "With his hand {declarer} reaches the {first}; {dummy} waits.",
    ),
    text(
        "Appena {declarer} arriva con la mano a {first}, {dummy} si ferma.",
        "As soon as {declarer}'s hand gets to the {first}, {dummy} stops.",
    ),
];
const WANTS: SentenceWordings = &[
    text(
        "{declarer} dice allora: «{other}»; {next} non è d'accordo, e viene l'Arbitro.",
        "{declarer} then says: 'The {other}'; {next} does not agree, and the director comes.",
    ),
    text(
        "Ora {declarer} vuole {other}; {next} protesta, e si chiama l'Arbitro.",
        "Now {declarer} wants the {other}; {next} protests, and the director is called.",
    ),
    text(
        "A quel punto {declarer} chiede {other}, e davanti alle proteste di {next} si chiama l'Arbitro.",
        "At that point {declarer} asks for the {other}, and as {next} protests the director is called.",
    ),
];
const SLIP: SentenceWordings = &[
    text(
        "L'Arbitro accerta che la prima parola di {declarer} è stata un lapsus.",
        "The director finds that {declarer}'s first word was a slip of the tongue.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, non intendeva dire così.",
        "{declarer}, the director finds, did not mean to say that.",
    ),
];
const MEANT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che la prima parola di {declarer} non è stata un lapsus.",
        "The director finds that {declarer}'s first word was no slip of the tongue.",
    ),
    text(
        "{declarer}, accerta l'Arbitro, intendeva dire così.",
        "{declarer}, the director finds, did mean to say that.",
    ),
];
const PAUSE: SentenceWordings = &[
    text(
        "Prima di cambiare {declarer} ha fatto una pausa per pensare.",
        "Before changing {declarer} made a pause for thought.",
    ),
    text(
        "C'è stata, prima che {declarer} cambiasse, una pausa di riflessione.",
        "There was, before {declarer} changed, a pause for thought.",
    ),
];
const NO_PAUSE: SentenceWordings = &[
    text(
        "Prima di cambiare {declarer} non ha fatto pause per pensare.",
        "Before changing {declarer} made no pause for thought.",
    ),
    text(
        "Non c'è stata, prima che {declarer} cambiasse, nessuna pausa di riflessione.",
        "There was, before {declarer} changed, no pause for thought.",
    ),
];
