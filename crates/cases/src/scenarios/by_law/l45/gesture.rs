//! Law 45, paragraphs D and F: cards that dummy plays without a call, or points at.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::sentences::{NEXT_PLAYS, NEXT_WAITS};

pub static UNBIDDEN: Scenario =
    scenario(45, "unbidden-card", &["morto", "carta non chiamata"], unbidden)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("next")]);

/// Dummy plays or touches a card that declarer has not called; the next player plays or not; declarer calls that card,
/// another or none.
fn unbidden(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let put = story.would_play()?;
    let other = story.pick(story.position.legal(dummy).suit(put.suit).without(put))?;
    let next = dummy.lho();
    cast!(story, put, next);
    let card = story.would_answer(put)?;
    // Cast as sets, so that the questions are about the card that dummy plays.
    for (slot, card) in [("other", other), ("card", card)] {
        story.cast(slot, SlotValue::Cards(Hand::EMPTY.with(card)));
    }
    story.add_sentence(DECLARER_THINKS);
    if story.either() {
        story.add_event(dummy, Act::Plays { card: put.into(), manner: PlayManner::Unbidden });
        story.add_sentence(PUTS);
        story.choose_play(next, card, NEXT_PLAYS, NEXT_WAITS);
    } else {
        story.add_event(dummy, Act::Touches(put.into()));
        story.add_sentence(FINGERS);
        story.add_sentence(NEXT_WAITS);
    }
    match story.choose(3) {
        0 => {
            story.calls(SpokenCall::naming(put));
            story.add_sentence(CALLS_IT);
        }
        1 => {
            story.calls(SpokenCall::naming(other));
            story.add_sentence(CALLS_OTHER);
        }
        _ => story.add_sentence(CALLS_NONE),
    }
    story.call_director(declarer.lho());
    story.add_sentence(OBJECTS);
    Some(())
}

const DECLARER_THINKS: SentenceWordings = &[
    text(
        "Tocca al morto, e {declarer} sta pensando.",
        "It is dummy's turn, and {declarer} is thinking.",
    ),
    text(
        "È il turno del morto, e {declarer} non ha ancora chiamato.",
        "It is dummy's turn, and {declarer} has not called yet.",
    ),
    text(
        "Deve giocare il morto; {declarer} riflette.",
        "Dummy is to play; {declarer} is reflecting.",
    ),
];
const PUTS: SentenceWordings = &[
    text(
        "{dummy}, impaziente, gioca {put} senza che gli sia stat{o/a:put} chiest{o/a:put}.",
        "{dummy}, impatient, plays the {put} though it has not been called.",
    ),
    text(
        "A {dummy} la scelta pare ovvia, e mette giù {put} di sua iniziativa.",
        "To {dummy} the choice seems obvious, and he puts down the {put} of his own accord.",
    ),
];
const FINGERS: SentenceWordings = &[
    text(
        "{dummy}, impaziente, tocca {put} senza che gli sia stat{o/a:put} chiest{o/a:put}.",
        "{dummy}, impatient, touches the {put} though it has not been called.",
    ),
    text(
        "A {dummy} la scelta pare ovvia, e posa un dito su {put} di sua iniziativa.",
        "To {dummy} the choice seems obvious, and he puts a finger on the {put} of his own accord.",
    ),
];
const CALLS_IT: SentenceWordings = &[
    text("{declarer} chiama allora {put}.", "{declarer} then calls the {put}."),
    text("A questo punto {declarer} chiama {put}.", "At this point {declarer} calls the {put}."),
];
const CALLS_OTHER: SentenceWordings = &[
    text("{declarer} chiama allora {other}.", "{declarer} then calls the {other}."),
    text(
        "A questo punto {declarer} chiama {other}.",
        "At this point {declarer} calls the {other}.",
    ),
];
const CALLS_NONE: SentenceWordings = &[
    text("{declarer} non chiama nessuna carta.", "{declarer} calls no card."),
    text("Per ora {declarer} non ha chiamato nulla.", "So far {declarer} has called nothing."),
];
const OBJECTS: SentenceWordings = &[
    text("{lho} protesta e chiama l'Arbitro.", "{lho} protests and calls the director."),
    text(
        "A {lho} la cosa non piace: chiama l'Arbitro.",
        "{lho} does not like it: he calls the director.",
    ),
];

pub static HINT: Scenario =
    scenario(45, "dummys-hint", &["morto", "suggerimento"], hint).tricks(2..=10);

/// Dummy touches a card, to arrange his cards or not, and declarer calls it or another; the touch may be a suggestion.
fn hint(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy))?;
    let put = story.would_play()?;
    let other = story.pick(story.position.legal(dummy).suit(put.suit).without(put))?;
    // Cast as sets, so that the questions are about dummy's gesture, not about what becomes of these cards.
    for (slot, card) in [("put", put), ("other", other)] {
        story.cast(slot, SlotValue::Cards(Hand::EMPTY.with(card)));
    }
    story.add_sentence(DECLARER_THINKS);
    story.add_event(dummy, Act::Touches(put.into()));
    story.add_sentence(HAND_ON_IT);
    let calls_it = story.either();
    story.calls(SpokenCall::naming(if calls_it { put } else { other }));
    story.add_sentence(if calls_it { CALLS_IT } else { CALLS_OTHER });
    story.call_director(declarer.lho());
    story.add_sentence(OBJECTS);
    let (arranging, suggested) = [(true, false), (false, false), (false, true)][story.choose(3)];
    let (tidies, suggests) = (Answer::from_bool(arranging), Answer::from_bool(suggested));
    story.add_finding("arranging", tidies, if arranging { DUMMY_TIDIES } else { DUMMY_POINTS })?;
    story.add_finding("suggested", suggests, if suggested { SUGGESTED } else { NOT_SUGGESTED })?;
    Some(())
}

const HAND_ON_IT: SentenceWordings = &[
    text(
        "{dummy} allunga la mano e tocca {put}.",
        "{dummy} stretches out his hand and touches the {put}.",
    ),
    text("La mano di {dummy} si posa su {put}.", "{dummy}'s hand comes to rest on the {put}."),
    text("Fra le sue carte {dummy} sfiora {put}.", "Among his cards {dummy} touches the {put}."),
];
const DUMMY_TIDIES: SentenceWordings = &[
    text(
        "{dummy} stava rimettendo in colonna le carte, accerta l'Arbitro.",
        "{dummy} was putting the cards back in their column, the director finds.",
    ),
    text(
        "L'Arbitro accerta che {dummy} raddrizzava una carta storta.",
        "The director finds that {dummy} was straightening a card that lay askew.",
    ),
];
const DUMMY_POINTS: SentenceWordings = &[
    text(
        "{dummy} non aveva nulla da rimettere in colonna, accerta l'Arbitro.",
        "{dummy} had nothing to put back in its column, the director finds.",
    ),
    text(
        "L'Arbitro accerta che {dummy} non stava sistemando nulla.",
        "The director finds that {dummy} was not arranging anything.",
    ),
];
const SUGGESTED: SentenceWordings = &[
    text(
        "L'Arbitro trova che il gesto di {dummy} suggeriva una giocata al dichiarante.",
        "The director finds that {dummy}'s gesture suggested a play to declarer.",
    ),
    text(
        "Con quel gesto, trova l'Arbitro, {dummy} ha suggerito la giocata.",
        "With that gesture, the director finds, {dummy} suggested the play.",
    ),
];
const NOT_SUGGESTED: SentenceWordings = &[
    text(
        "L'Arbitro trova che il gesto di {dummy} non suggeriva nulla al dichiarante.",
        "The director finds that {dummy}'s gesture suggested nothing to declarer.",
    ),
    text(
        "Con quel gesto, trova l'Arbitro, {dummy} non ha suggerito nulla.",
        "With that gesture, the director finds, {dummy} suggested nothing.",
    ),
];
