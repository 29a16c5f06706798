//! Law 45, paragraphs D and F: cards that dummy plays without a call, or points at.

use super::wanted_instead;
use crate::scenarios::by_law::card_choices::has_choice;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{add_act, also_finds, unasked};
use crate::scenarios::by_law::sentences::{NEXT_PLAYS, NEXT_WAITS};

pub static UNBIDDEN: Scenario =
    scenario(45, "unbidden-card", &["morto", "carta non chiamata"], unbidden)
        .tricks(2..=10)
        .aspects(FATE);

/// Dummy plays a card that declarer has not called; the next player plays or not; declarer calls that card, another or
/// none.
fn unbidden(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let put = story.would_play()?;
    let other = story.pick(wanted_instead(story, dummy, put))?;
    let next = dummy.lho();
    cast!(story, put, next);
    let card = story.would_answer(put)?;
    // Cast as sets, so that the questions are about the card that dummy plays.
    cast!(story, other = unasked(other), card = unasked(card));
    story.add_sentence(DECLARER_THINKS);
    story.add_event(dummy, Act::Plays { card: put.into(), manner: PlayManner::Unbidden });
    add_act(story, "suggested", Answer::NO, PUTS)?;
    let has_played = story.choose_play(next, card, NEXT_PLAYS, NEXT_WAITS);
    match story.choose(if has_played { 2 } else { 3 }) {
        0 => story.add_sentence(CALLS_NONE),
        1 => {
            story.calls(SpokenCall::naming(other));
            story.add_sentence(CALLS_OTHER);
        }
        _ => {
            story.calls(SpokenCall::naming(put));
            story.add_sentence(CALLS_IT);
        }
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
        "Deve giocare il morto, e {declarer} non ha ancora chiamato.",
        "Dummy is to play, and {declarer} has not called yet.",
    ),
    text(
        "È il turno del morto: {declarer} riflette, senza chiamare.",
        "It is for dummy to play: {declarer} is thinking, without calling a card.",
    ),
];
const PUTS: SentenceWordings = &[
    text(
        "{dummy}, credendo di aver sentito una chiamata, mette {put}.",
        "{dummy}, believing that he has heard a call, puts out the {put}.",
    ),
    text(
        "{dummy} crede per errore che sia stat{o/a:put} chiamat{o/a:put} {put}, e l{o/a:put} gioca.",
        "{dummy} wrongly believes that the {put} has been called, and plays it.",
    ),
    text(
        "A {dummy} pare di aver sentito una chiamata, e gioca {put}.",
        "{dummy} thinks that he has heard a call, and plays the {put}.",
    ),
];
const CALLS_IT: SentenceWordings = &[
    text("Poi {declarer} chiama {put}.", "Then {declarer} calls the {put}."),
    text("Allora {declarer} dice: «{put}».", "{declarer} now says: 'The {put}'."),
    text("«{put}», dice subito dopo {declarer}.", "'The {put},' {declarer} says right after that."),
    because(
        "45B",
        ["{declarer} ha chiamato {put}", "{declarer} avesse chiamato {put}"],
        ["{declarer} called the {put}", "{declarer} had called the {put}"],
    ),
];
const CALLS_OTHER: SentenceWordings = &[
    text("Poi {declarer} chiama {other}.", "Then {declarer} calls the {other}."),
    text("Allora {declarer} dice: «{other}».", "{declarer} now says: 'The {other}'."),
    text(
        "«{other}», dice subito dopo {declarer}.",
        "'The {other},' {declarer} says right after that.",
    ),
    because(
        "45B",
        ["{declarer} ha chiamato {other}", "{declarer} avesse chiamato {other}"],
        ["{declarer} called the {other}", "{declarer} had called the {other}"],
    ),
];
const CALLS_NONE: SentenceWordings = &[
    text("{declarer} continua a non chiamare.", "{declarer} still calls no card."),
    text("Finora {declarer} non ha detto nulla.", "So far {declarer} has said nothing."),
    text(
        "{declarer} non ha ancora chiamato nulla dal morto.",
        "{declarer} has still not called anything from dummy.",
    ),
    because(
        "45D",
        [
            "{declarer} non ha chiamato nessuna carta",
            "{declarer} non avesse chiamato nessuna carta",
        ],
        ["{declarer} called no card", "{declarer} had called no card"],
    ),
];
const OBJECTS: SentenceWordings = &[
    text("{lho} protesta e chiama l'Arbitro.", "{lho} protests and calls the director."),
    text("{lho} chiama subito l'Arbitro.", "{lho} calls the director at once."),
    text("{lho} obietta e vuole l'Arbitro.", "{lho} objects and wants the director."),
];

pub static HINT: Scenario = scenario(45, "dummys-hint", &["morto", "suggerimento"], hint)
    .tricks(2..=10)
    .aspects(&[&[AspectKind::Breach, AspectKind::Score]]);

/// Dummy touches a card, to arrange his cards or not, and declarer calls it; the touch may be a suggestion.
fn hint(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy))?;
    let put = story.would_play()?;
    has_choice(story, dummy, put)?;
    // Cast as a set, so that the questions are about dummy's gesture, not about what becomes of the card.
    story.cast("put", unasked(put));
    story.add_sentence(DECLARER_THINKS);
    story.add_event(dummy, Act::Touches(put.into()));
    story.add_sentence(HAND_ON_IT);
    story.calls(SpokenCall::naming(put));
    story.add_sentence(CALLS_IT);
    story.call_director(declarer.lho());
    story.add_sentence(OBJECTS);
    let why = story.choose(3);
    story.add_sentence([TIDIES, SUGGESTS_NOTHING, SUGGESTS][why]);
    also_finds(story, "arranging", Answer::from_bool(why == 0))?;
    also_finds(story, "suggested", Answer::from_bool(why == 2))
}

const HAND_ON_IT: SentenceWordings = &[
    text(
        "{dummy} allunga la mano e tocca {put}.",
        "{dummy} stretches out his hand and touches the {put}.",
    ),
    text(
        "Il morto ({dummy}) posa un dito su {put}.",
        "Dummy ({dummy}) puts a finger on the {put}.",
    ),
    text(
        "La mano di {dummy} si ferma su {put}, toccandol{o/a:put}.",
        "{dummy}'s hand stops on the {put}, touching it.",
    ),
];
const TIDIES: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {dummy} riordinava le sue carte e che {declarer}, che guardava la propria mano, non ha visto il gesto.",
        "The director finds that {dummy} was arranging his cards and that {declarer}, who was looking at his own hand, did not see the gesture.",
    ),
    text(
        "{dummy}, accerta l'Arbitro, raddrizzava la carta, e {declarer} teneva gli occhi sulla propria mano.",
        "{dummy}, the director finds, was straightening the card, and {declarer} had his eyes on his own hand.",
    ),
    text(
        "L'Arbitro accerta che {dummy} metteva in ordine le carte, e che {declarer} non se n'è nemmeno accorto.",
        "The director finds that {dummy} was putting the cards in order, and that {declarer} did not even notice.",
    ),
    because(
        "45F",
        [
            "{dummy} stava solo riordinando le sue carte",
            "{dummy} stesse solo riordinando le sue carte",
        ],
        ["{dummy} was only arranging his cards", "{dummy} had only been arranging his cards"],
    ),
];
const SUGGESTS_NOTHING: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {dummy} giocherellava con le carte e che {declarer}, che guardava la propria mano, non ha visto il gesto.",
        "The director finds that {dummy} was toying with the cards and that {declarer}, who was looking at his own hand, did not see the gesture.",
    ),
    text(
        "{dummy}, accerta l'Arbitro, giocherellava con la carta, e {declarer} teneva gli occhi sulla propria mano.",
        "{dummy}, the director finds, was toying with the card, and {declarer} had his eyes on his own hand.",
    ),
    text(
        "L'Arbitro accerta che {dummy} giocherellava con le carte, e che {declarer} non se n'è nemmeno accorto.",
        "The director finds that {dummy} was toying with the cards, and that {declarer} did not even notice.",
    ),
    because(
        "45F",
        [
            "{dummy} giocherellava con le carte e {declarer} non ha visto il gesto",
            "{dummy} avesse giocherellato con le carte e {declarer} non avesse visto il gesto",
        ],
        [
            "{dummy} was toying with the cards and {declarer} did not see the gesture",
            "{dummy} had been toying with the cards and {declarer} had not seen the gesture",
        ],
    ),
];
const SUGGESTS: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {dummy} suggeriva di giocare la carta e che {declarer}, che guardava il morto, ha visto bene il gesto.",
        "The director finds that {dummy} was suggesting the play of the card and that {declarer}, who was looking at dummy, saw the gesture clearly.",
    ),
    text(
        "{dummy}, accerta l'Arbitro, suggeriva la carta da giocare, e {declarer} teneva gli occhi sul morto.",
        "{dummy}, the director finds, was suggesting the card to play, and {declarer} had his eyes on dummy.",
    ),
    text(
        "L'Arbitro accerta che {dummy} suggeriva la carta da giocare, e che {declarer} se n'è subito accorto.",
        "The director finds that {dummy} was suggesting the card to play, and that {declarer} noticed at once.",
    ),
    because(
        "45F",
        [
            "con il gesto {dummy} ha suggerito {put} a {declarer}",
            "con il gesto {dummy} avesse suggerito {put} a {declarer}",
        ],
        [
            "by the gesture {dummy} suggested the {put} to {declarer}",
            "by the gesture {dummy} had suggested the {put} to {declarer}",
        ],
    ),
];
