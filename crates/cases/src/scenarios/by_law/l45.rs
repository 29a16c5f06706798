//! Law 45: cards played.

mod again;

mod defender;

mod dummy;

mod fifth;

mod gesture;

mod touch;

use super::prelude::*;
use super::scenes::NOBODY;
use super::sentences::{DUMMYS_TURN, OPPONENT_CALLS};

pub const SCENARIOS: &[&Scenario] = &[
    &CHANGED_CALL,
    &HELD_CARD,
    &defender::HELD,
    &defender::ANNOUNCED,
    &dummy::TOUCHED,
    &touch::CALLED_OR_TOUCHED,
    &dummy::MISPLAYED,
    &gesture::UNBIDDEN,
    &gesture::HINT,
    &fifth::DEFENDERS_FIFTH,
    &fifth::DECLARERS_FIFTH,
    &again::DUMMYS_FIFTH,
    &again::AFTER_MISPLAY,
];

static CHANGED_CALL: Scenario =
    scenario(45, "changed-call", &["morto", "ripensamento"], changed_call).tricks(2..=10).asks(&[
        Ruling,
        Ruling,
        Rights("next"),
    ]);

/// Declarer calls a card of dummy and then wants another, before or after the next players have played.
fn changed_call(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 2)?;
    let legal = story.position.legal(dummy);
    let first = story.pick(legal)?;
    // The second card named is of the suit called first, so that the first call may have been a slip of the tongue, or
    // the second a change of mind.
    let other = story.pick(legal.suit(first.suit).without(first))?;
    cast!(story, first, other);
    story.add_sentence(DUMMYS_TURN);
    story.calls(SpokenCall::naming(first));
    story.plays(dummy, first);
    story.add_sentence(CALLED);
    let next = dummy.lho();
    let card = story.would_play()?;
    let own = story.would_follow_later(declarer, 1)?;
    cast!(story, next, card, own);
    let played = story.choose(3);
    if played > 0 {
        story.plays(next, card);
    }
    if played > 1 {
        story.plays(declarer, own);
    }
    story.add_sentence([NEITHER_PLAYS, NEXT_ALONE_PLAYS, BOTH_PLAY][played]);
    story.wants(dummy, first, Some(other));
    story.add_sentence(WANTS);
    story.choose_finding("unintended", SLIP, MEANT)?;
    story.choose_finding("paused", PAUSE, NO_PAUSE)?;
    Some(())
}

const CALLED: SentenceWordings = &[
    text(
        "{declarer} dice {call} e {dummy} mette {first}.",
        "{declarer} says {call}, and {dummy} puts out the {first}.",
    ),
    text(
        "{declarer} chiama {call}; {dummy} gioca {first}.",
        "{declarer} calls {call}; {dummy} plays the {first}.",
    ),
    text(
        "Alla chiamata di {declarer}, {call}, {dummy} muove {first}.",
        "At {declarer}'s call, {call}, {dummy} moves the {first}.",
    ),
];
const NEITHER_PLAYS: SentenceWordings = &[
    text(
        "{next} non ha ancora giocato, e nemmeno {declarer} dalla mano.",
        "{next} has not played yet, and neither has {declarer} from his hand.",
    ),
    text(
        "Dopo il morto né {next} né {declarer} hanno ancora giocato.",
        "After dummy neither {next} nor {declarer} has played yet.",
    ),
];
const NEXT_ALONE_PLAYS: SentenceWordings = &[
    text(
        "{next} ha già giocato {card}; {declarer} non ha ancora giocato dalla mano.",
        "{next} has already played the {card}; {declarer} has not played from his hand yet.",
    ),
    text(
        "Dopo il morto {next} ha giocato {card}, e {declarer} non ha ancora giocato.",
        "After dummy {next} has played the {card}, and {declarer} has not played yet.",
    ),
];
const BOTH_PLAY: SentenceWordings = &[
    text(
        "{next} ha già giocato {card}, e poi {declarer} {own} dalla mano.",
        "{next} has already played the {card}, and then {declarer} the {own} from his hand.",
    ),
    text(
        "Dopo il morto {next} ha giocato {card}, e {declarer} ha giocato {own}.",
        "After dummy {next} has played the {card}, and {declarer} has played the {own}.",
    ),
];
const WANTS: SentenceWordings = &[
    text(
        "{declarer} dice allora che vuole {other}.",
        "{declarer} then says that he wants the {other}.",
    ),
    text(
        "Ora {declarer} si corregge: vuole {other}.",
        "Now {declarer} corrects himself: he wants the {other}.",
    ),
    text(
        "A questo punto {declarer} chiede di giocare invece {other}.",
        "At this point {declarer} asks to play the {other} instead.",
    ),
];
const SLIP: SentenceWordings = &[
    text(
        "L'Arbitro accerta che è stato un lapsus: {declarer} pensava {other} e gli è uscita l'altra parola.",
        "The director finds that it was a slip of the tongue: {declarer} was thinking of the {other} and the other word came out.",
    ),
    text(
        "Per l'Arbitro {declarer} intendeva dire {other} fin dall'inizio.",
        "The director finds that {declarer} meant to say {other} from the start.",
    ),
];
const MEANT: SentenceWordings = &[
    text(
        "L'Arbitro accerta che non è stato un lapsus: {declarer} a {other} ha pensato solo dopo.",
        "The director finds that it was no slip of the tongue: {declarer} thought of the {other} only later.",
    ),
    text(
        "Per l'Arbitro {declarer} ha deciso per {other} solo in un secondo momento.",
        "The director finds that {declarer} settled on the {other} only afterwards.",
    ),
];
const PAUSE: SentenceWordings = &[
    text(
        "Prima di correggersi {declarer} si è fermato a pensare.",
        "Before correcting himself {declarer} stopped to think.",
    ),
    text(
        "Fra le due frasi di {declarer} c'è stata una pausa di riflessione.",
        "Between {declarer}'s two statements there was a pause for thought.",
    ),
];
const NO_PAUSE: SentenceWordings = &[
    text(
        "Per correggersi {declarer} non si è fermato a pensare.",
        "To correct himself {declarer} did not stop to think.",
    ),
    text(
        "Fra le due frasi di {declarer} non c'è stata una pausa di riflessione.",
        "Between {declarer}'s two statements there was no pause for thought.",
    ),
];

static HELD_CARD: Scenario =
    scenario(45, "held-card", &["dichiarante", "carta mostrata"], held_card).tricks(2..=11);

/// Declarer detaches a card from his hand, near his other cards, well above the table or at the table, and keeps it
/// there or takes it back.
fn held_card(story: &mut Story<'_>) -> Option<()> {
    let by = story.declarer();
    story.require(story.turn() == Some(by))?;
    let card = story.would_play()?;
    let opponent = story.pick_from(&[by.lho(), by.rho()])?;
    cast!(story, opponent, card);
    let reaches =
        [(CardReach::Table, TOUCHES), (CardReach::Aloft, ALOFT), (CardReach::Hand, IN_HAND)];
    let (reach, line) = reaches[story.choose(3)];
    let kept = story.either();
    let (card, reach, seen) = (card.into(), Some(reach), NOBODY);
    story.add_event(by, Act::Shows(Gesture { card, reach, kept: Some(kept), seen }));
    story.add_sentence(line);
    story.add_sentence(if kept { KEPT } else { NOT_KEPT });
    story.call_director(opponent);
    story.add_sentence(OPPONENT_CALLS);
    Some(())
}

const TOUCHES: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} porta scopert{o/a} fino a toccare il tavolo.",
        "{declarer}, in turn, detaches the {card} and brings it face up until it touches the table.",
    ),
    text(
        "È il turno di {declarer}, che sfila {card} e l{o/a} appoggia sul tavolo, scopert{o/a}, senza lasciarl{o/a}.",
        "It is {declarer}'s turn: he draws the {card} and rests it face up on the table without letting go.",
    ),
    text(
        "Tocca a {declarer}: {card} scende scopert{o/a} fino al tavolo.",
        "It is for {declarer} to play: the {card} comes down face up to the table.",
    ),
];
const ALOFT: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} porta scopert{o/a} a mezz'aria, ben lontan{o/a} dal tavolo.",
        "{declarer}, in turn, detaches the {card} and brings it face up into mid-air, well clear of the table.",
    ),
    text(
        "È il turno di {declarer}, che sfila {card} e l{o/a} alza, scopert{o/a}, al centro del tavolo.",
        "It is {declarer}'s turn: he draws the {card} and lifts it face up above the middle of the table.",
    ),
    text(
        "Tocca a {declarer}: {card} si alza scopert{o/a}, lontan{o/a} dal tavolo.",
        "It is for {declarer} to play: the {card} is raised face up, clear of the table.",
    ),
];
const IN_HAND: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} inclina scopert{o/a} vicino alle altre carte.",
        "{declarer}, in turn, detaches the {card} and tilts it face up close to his other cards.",
    ),
    text(
        "È il turno di {declarer}, che sfila {card} e l{o/a} abbassa appena, scopert{o/a}, vicino a sé.",
        "It is {declarer}'s turn: he draws the {card} and lowers it a little, face up, close to himself.",
    ),
    text(
        "Tocca a {declarer}: {card} sporge scopert{o/a} dalle altre, vicino al petto.",
        "It is for {declarer} to play: the {card} sticks out face up from the others, close to his chest.",
    ),
];
const KEPT: SentenceWordings = &[
    text("L{o/a} lascia lì, come chi ha giocato.", "He leaves it there, as one who has played."),
    text(
        "Poi l{o/a} tiene ferm{o/a} in quella posizione, come una carta giocata.",
        "Then he keeps it still in that position, as if played.",
    ),
    text(
        "{declarer} l{o/a} mantiene in quella posizione, come una carta giocata.",
        "{declarer} keeps it in that position, as if played.",
    ),
];
const NOT_KEPT: SentenceWordings = &[
    text("L{o/a} rimette subito fra le altre.", "He puts it back among the others at once."),
    text(
        "Poi, nello stesso movimento, l{o/a} riporta fra le altre.",
        "Then, in the same movement, he brings it back among the others.",
    ),
    text(
        "{declarer} non l{o/a} mantiene in quella posizione: l{o/a} ritira subito.",
        "{declarer} does not keep it in that position: he takes it back at once.",
    ),
];
