//! Law 46, paragraphs B2 and B5: calls that leave the choice to others, or are completed later.

use super::long_suit;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::sentences::{DUMMYS_TURN, NEXT_PLAYS, NEXT_WAITS};

pub static ANY_CARD: Scenario =
    scenario(46, "any-card", &["morto", "chiamata incompleta"], any_card).tricks(2..=11).asks(&[
        Ruling,
        Ruling,
        Rights("next"),
    ]);

/// Declarer leaves the choice of dummy's card to others, or calls a card; dummy puts out a card, and the next player
/// plays, names another card or waits.
fn any_card(story: &mut Story<'_>) -> Option<()> {
    let dummy = story.dummy();
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let legal = story.position.legal(dummy);
    let put = story.would_play()?;
    let other = story.pick(legal.without(put))?;
    let next = dummy.lho();
    cast!(story, put, other, next);
    let card = story.would_answer(put)?;
    story.cast("card", card);
    story.add_sentence(DUMMYS_TURN);
    let call = match story.choose(2) {
        0 => SpokenCall::of(Phrase { manner: Some(CardSelector::Any), ..Phrase::default() }),
        _ => SpokenCall::naming(put),
    };
    story.calls(call);
    story.add_sentence(SAYS);
    let puts = story.choose_play(dummy, put, PUTS, WAITS);
    match story.choose(if puts { 3 } else { 2 }) {
        0 => {
            story.add_event(next, Act::Calls(SpokenCall::naming(other)));
            story.add_sentence(NEXT_NAMES);
        }
        1 => {
            story.call_director(next);
            story.add_sentence(NEXT_ASKS);
        }
        _ => {
            story.plays(next, card);
            story.call_director(next.partner());
            story.add_sentence(PLAYED_AND_ASKED);
        }
    }
    Some(())
}

const SAYS: SentenceWordings = &[
    text("{declarer} dice {call}.", "{declarer} says {call}."),
    text("Rivolto al compagno {declarer} dice {call}.", "To his partner {declarer} says {call}."),
    text("La chiamata di {declarer} è {call}.", "{declarer}'s call is {call}."),
];
const PUTS: SentenceWordings = &[
    text("{dummy} muove {put}.", "{dummy} moves the {put}."),
    text("Dalla sua fila {dummy} gioca {put}.", "From his row {dummy} plays the {put}."),
    text(
        "Un attimo dopo {dummy} mette {put} sul tavolo.",
        "A moment later {dummy} puts the {put} on the table.",
    ),
];
const WAITS: SentenceWordings = &[
    text("{dummy} non muove ancora nulla.", "{dummy} does not move anything yet."),
    text("Per ora {dummy} non gioca nessuna carta.", "For now {dummy} plays no card."),
    text(
        "Un attimo dopo {dummy} non ha ancora messo nulla sul tavolo.",
        "A moment later {dummy} has not put anything on the table yet.",
    ),
];
const NEXT_NAMES: SentenceWordings = &[
    text("«{other}», dice subito {next}.", "'The {other},' says {next} at once."),
    text("Senza consultarsi {next} indica {other}.", "Consulting nobody {next} names the {other}."),
];
const NEXT_ASKS: SentenceWordings = &[
    text(
        "«Che cosa si gioca?», chiede {next} all'Arbitro.",
        "'What is played?' {next} asks the director.",
    ),
    text("Senza dire nulla {next} chiama l'Arbitro.", "Saying nothing {next} calls the director."),
];
const PLAYED_AND_ASKED: SentenceWordings = &[
    text(
        "{next} gioca {card}, e il suo compagno chiama l'Arbitro.",
        "{next} plays the {card}, and his partner calls the director.",
    ),
    text(
        "Subito {next} gioca {card}; il suo compagno chiama l'Arbitro.",
        "At once {next} plays the {card}; his partner calls the director.",
    ),
];

pub static SAYS_MORE: Scenario =
    scenario(46, "says-more", &["morto", "chiamata incompleta", "ripensamento"], says_more)
        .tricks(1..=10)
        .asks(&[Ruling, Ruling, Rights("next")]);

/// Dummy is on lead; declarer calls a suit, dummy puts out its lowest card, and declarer adds a word, asks for another
/// card or says nothing, before or after the next player has played.
fn says_more(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.led().is_none())?;
    let suit = long_suit(story)?;
    let cards = story.suit(dummy, suit);
    let (put, high) = (cards.lowest(suit)?, cards.iter().next()?);
    cast!(story, put, high, suit);
    let next = dummy.lho();
    story.cast("next", next);
    let card = story.would_answer(put)?;
    story.cast("card", card);
    story.add_sentence(DUMMYS_TURN);
    story.calls(SpokenCall::of(Phrase { suit: Some(suit), ..Phrase::default() }));
    story.plays(dummy, put);
    story.add_sentence(CALLS_SUIT);
    story.choose_play(next, card, NEXT_PLAYS, NEXT_WAITS);
    match story.choose(3) {
        0 => {
            let phrase = Phrase { manner: Some(CardSelector::High), ..Phrase::default() };
            story.add_event(declarer, Act::Adds(SpokenCall::of(phrase)));
            story.add_sentence(ADDS_HIGH);
            story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
        }
        1 => {
            story.wants(dummy, put, Some(high));
            story.add_sentence(WANTS_HIGH);
            story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
        }
        _ => {
            story.call_director(declarer.lho());
            story.add_sentence(NOTHING_MORE);
            story.add_finding("incontrovertible", Answer::NO, NO_OTHER)?;
        }
    }
    Some(())
}

const CALLS_SUIT: SentenceWordings = &[
    text(
        "{declarer} dice {call} e {dummy} mette {put}.",
        "{declarer} says {call}, and {dummy} puts out the {put}.",
    ),
    text(
        "Alla chiamata di {declarer}, {call}, {dummy} gioca {put}.",
        "At {declarer}'s call, {call}, {dummy} plays the {put}.",
    ),
];
const NO_OTHER: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {declarer} non intendeva un'altra carta.",
        "The director finds that {declarer} did not mean another card.",
    ),
    text(
        "Per l'Arbitro {declarer} non pensava a un'altra carta.",
        "The director finds that {declarer} had no other card in mind.",
    ),
];
const ADDS_HIGH: SentenceWordings = &[
    text(
        "«Alta», aggiunge {declarer}, che vuole {high}.",
        "'High,' adds {declarer}, who wants the {high}.",
    ),
    text(
        "A quel punto {declarer} aggiunge «alta», e vuole {high}.",
        "At that point {declarer} adds 'high', and wants the {high}.",
    ),
];
const WANTS_HIGH: SentenceWordings = &[
    text(
        "«Cambia», dice {declarer}, che vuole {high}.",
        "'Change it,' says {declarer}, who wants the {high}.",
    ),
    text(
        "A quel punto {declarer} chiede di giocare invece {high}.",
        "At that point {declarer} asks to play the {high} instead.",
    ),
];
const NOTHING_MORE: SentenceWordings = &[
    text(
        "{declarer} non aggiunge nulla, e si chiama l'Arbitro.",
        "{declarer} adds nothing, and the director is called.",
    ),
    text(
        "A quel punto {declarer} tace, e si chiama l'Arbitro.",
        "At that point {declarer} is silent, and the director is called.",
    ),
];
const NO_DOUBT: SentenceWordings = &[
    text(
        "Per l'Arbitro è fuori discussione che {declarer} intendesse {high}.",
        "To the director it is beyond dispute that {declarer} meant the {high}.",
    ),
    text(
        "L'Arbitro è certo che {declarer} voleva {high}.",
        "The director is certain that {declarer} wanted the {high}.",
    ),
];
const DOUBT: SentenceWordings = &[
    text(
        "Per l'Arbitro non è fuori discussione che {declarer} intendesse {high}.",
        "To the director it is not beyond dispute that {declarer} meant the {high}.",
    ),
    text(
        "L'Arbitro non è certo che {declarer} volesse {high}.",
        "The director is not certain that {declarer} wanted the {high}.",
    ),
];
