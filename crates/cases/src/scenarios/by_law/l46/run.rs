//! Law 46, paragraph B2: a suit to be run, called without a rank.

use super::{CALLS_RUN, CALLS_SUIT, ON_LEAD, is_said, may_duck};
use crate::scenarios::by_law::card_choices::{has_choice_after, suit_to_run};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::unasked;
use crate::scenarios::by_law::sentences::{NEXT_PLAYS, NEXT_WAITS};

pub static RUNS_A_SUIT: Scenario =
    scenario(46, "runs-a-suit", &["morto", "chiamata incompleta"], runs_a_suit)
        .tricks(1..=10)
        .aspects(FATE);

/// Dummy is on lead; declarer calls a suit, or tells dummy to run it, dummy puts out its lowest card or its highest, and
/// declarer says that he meant the highest, before or after the next player has played.
fn runs_a_suit(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    let suit = suit_to_run(story)?;
    story.require(may_duck(story, suit))?;
    let cards = story.suit(dummy, suit);
    let (low, high) = (cards.lowest(suit)?, cards.iter().next()?);
    cast!(story, low, high, next = dummy.lho());
    story.add_sentence(ON_LEAD);
    let manner = if story.either() { Some(CardSelector::Run) } else { None };
    story.calls(SpokenCall::of(Phrase { suit: Some(suit), manner, ..Phrase::default() }));
    if manner.is_some() {
        // As players say it: the words of a call name the suit without an article.
        let said = match suit {
            Suit::Spades => words("«incassa le picche»", "'run spades'"),
            Suit::Hearts => words("«incassa le cuori»", "'run hearts'"),
            Suit::Diamonds => words("«incassa le quadri»", "'run diamonds'"),
            Suit::Clubs => words("«incassa le fiori»", "'run clubs'"),
        };
        is_said(story, said);
    }
    story.add_sentence(if manner.is_some() { CALLS_RUN } else { CALLS_SUIT });
    let (put, line) = [(low, PUTS_LOW), (high, PUTS_HIGH)][story.choose(2)];
    let card = story.would_answer(low)?;
    has_choice_after(story, low, dummy.lho(), card)?;
    story.cast("card", unasked(card));
    story.plays(dummy, put);
    story.add_sentence(line);
    story.choose_play(dummy.lho(), card, NEXT_PLAYS, NEXT_WAITS);
    story.add_event(declarer, Act::Pleads(Hand::EMPTY.with(high)));
    story.add_sentence(PLEADS);
    story.call_director(declarer.lho());
    story.add_sentence(HOLDS_TO_LOW);
    // Whoever runs a suit of which he has the highest card begins with it.
    if manner.is_some() {
        story.add_finding("incontrovertible", Answer::YES, NO_DOUBT)?;
    } else {
        story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
    }
    Some(())
}

const PLEADS: SentenceWordings = &[
    text(
        "Poi {declarer} dice che voleva cominciare con {high}.",
        "{declarer} then says that he wanted to begin with the {high}.",
    ),
    text(
        "«Dall'alto: {high}», dice poi {declarer}.",
        "'From the top: the {high},' {declarer} then says.",
    ),
    text(
        "«Volevo cominciare da {high}», dice ora {declarer}.",
        "'I wanted to begin with the {high},' {declarer} now says.",
    ),
];
const NO_DOUBT: SentenceWordings = &[
    text(
        "Per l'Arbitro è fuori discussione che {declarer} intendesse {high}.",
        "The director finds it incontrovertible that {declarer} meant the {high}.",
    ),
    text(
        "L'Arbitro esamina il gioco e accerta, al di là di ogni dubbio, che {declarer} voleva {high}.",
        "The director looks at the play and is satisfied, beyond any doubt, that {declarer} wanted the {high}.",
    ),
    text(
        "L'Arbitro si convince che {declarer} non poteva volere altro che {high}.",
        "The director is satisfied that {declarer} can have wanted nothing but the {high}.",
    ),
    because(
        "46B",
        [
            "{declarer} intendeva senza dubbio {high}",
            "{declarer} avesse inteso senza dubbio {high}",
        ],
        [
            "{declarer} incontrovertibly meant the {high}",
            "{declarer} had incontrovertibly meant the {high}",
        ],
    ),
];
const DOUBT: SentenceWordings = &[
    text(
        "Per l'Arbitro è possibile che {declarer} intendesse {high}, ma anche che volesse cedere una presa con una bassa.",
        "The director finds it possible that {declarer} meant the {high}, but also that he wanted to duck a trick with a low card.",
    ),
    text(
        "L'Arbitro esamina il gioco: {declarer} poteva volere {high}, ma altrettanto bene una carta bassa.",
        "The director looks at the play: {declarer} may have wanted the {high}, but equally well a low card.",
    ),
    text(
        "L'Arbitro non è convinto che {declarer} volesse {high}: poteva voler giocare basso.",
        "The director is not satisfied that {declarer} wanted the {high}: he may have wanted to play low.",
    ),
    because(
        "46B2",
        [
            "{declarer} poteva volere {high}, ma anche una carta bassa",
            "{declarer} avesse potuto volere {high}, ma anche una carta bassa",
        ],
        [
            "{declarer} may have wanted the {high}, but also a low card",
            "{declarer} could have wanted the {high}, but also a low card",
        ],
    ),
];
const PUTS_LOW: SentenceWordings = &[
    text("{dummy} mette {low}.", "{dummy} puts out the {low}."),
    text("{dummy} gioca {low}.", "{dummy} plays the {low}."),
    text("Nella presa {dummy} mette {low}.", "{dummy} puts the {low} in the trick."),
    because(
        "",
        ["{dummy} ha messo {low}", "{dummy} avesse messo {low}"],
        ["{dummy} put out the {low}", "{dummy} had put out the {low}"],
    ),
];
const PUTS_HIGH: SentenceWordings = &[
    text("{dummy} mette {high}.", "{dummy} puts out the {high}."),
    text("{dummy} gioca {high}.", "{dummy} plays the {high}."),
    text("Nella presa {dummy} mette {high}.", "{dummy} puts the {high} in the trick."),
    because(
        "",
        ["{dummy} ha messo {high}", "{dummy} avesse messo {high}"],
        ["{dummy} put out the {high}", "{dummy} had put out the {high}"],
    ),
];
const HOLDS_TO_LOW: SentenceWordings = &[
    text(
        "{lho} chiama l'Arbitro e sostiene che va giocat{o/a:low} {low}.",
        "{lho} calls the director and maintains that the {low} is to be played.",
    ),
    text(
        "Secondo {lho}, che chiama l'Arbitro, dal morto va giocat{o/a:low} {low}.",
        "{lho}, who calls the director, thinks that the {low} is to be played from dummy.",
    ),
    text(
        "«Con quella chiamata si gioca {low}», dice {lho}, e chiama l'Arbitro.",
        "'By that call the {low} is played,' says {lho}, and calls the director.",
    ),
];
