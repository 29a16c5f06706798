//! Law 46, paragraphs B2 and B5: calls that leave the choice to others, or are completed later.

use super::{ON_LEAD, may_duck, suit_alone};
use crate::scenarios::by_law::card_choices::{has_choice_after, of_its_suit, suit_to_run};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::sentences::{
    DECLARER_CALLS, DUMMY_PUTS, DUMMYS_TURN, NEXT_PLAYS, NEXT_WAITS,
};

pub static ANY_CARD: Scenario =
    scenario(46, "any-card", &["morto", "chiamata incompleta"], any_card)
        .tricks(2..=11)
        .aspects(FATE);

/// Declarer leaves the choice of dummy's card to others, or calls a suit; dummy puts out a card, and the defender who
/// plays last names another card, before or after his partner has played.
fn any_card(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(dummy) && story.position.on_table() < 3)?;
    let suit = story.would_play()?.suit;
    let cards = story.position.legal(dummy).suit(suit);
    let put = cards.lowest(suit)?;
    let other = story.pick(of_its_suit(story, dummy, put))?;
    let next = dummy.lho();
    cast!(story, put, other, next, partner = next.partner());
    let card = story.would_answer(put)?;
    story.cast("card", card);
    story.add_sentence(DUMMYS_TURN);
    let (call, line) = if story.either() {
        let any = Phrase { manner: Some(CardSelector::Any), ..Phrase::default() };
        (SpokenCall::of(any), SAYS_ANY)
    } else {
        (suit_alone(suit), SAYS_SUIT)
    };
    story.calls(call);
    story.add_sentence(line);
    story.plays(dummy, put);
    story.add_sentence(DUMMY_PUTS);
    let plays = story.either();
    if plays {
        story.plays(next, card);
    }
    story.add_event(next.partner(), Act::Calls(SpokenCall::naming(other)));
    story.add_sentence(if plays { PLAYS_AND_PARTNER_NAMES } else { PARTNER_NAMES });
    story.call_director(declarer);
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const SAID: SentenceWordings = &[
    text("{declarer} dice {call}.", "{declarer} says {call}."),
    text("{declarer} dice al compagno {call}.", "{declarer} says {call} to his partner."),
    text("La chiamata di {declarer} è {call}.", "{declarer}'s call is {call}."),
];

const SAYS_ANY: SentenceWordings = &told_as(
    SAID,
    because(
        "46B5",
        [
            "{declarer} ha detto {call}, che lascia la scelta ai difensori",
            "{declarer} avesse detto {call}, che lascia la scelta ai difensori",
        ],
        [
            "{declarer} said {call}, which leaves the choice to the defenders",
            "{declarer} had said {call}, which leaves the choice to the defenders",
        ],
    ),
);
const SAYS_SUIT: SentenceWordings = &told_as(
    SAID,
    because(
        "46B2",
        [
            "{declarer} ha detto {call}, senza il rango, che vuol dire la più bassa",
            "{declarer} avesse detto {call}, senza il rango, che vuol dire la più bassa",
        ],
        [
            "{declarer} said {call} without the rank, which means the lowest card",
            "{declarer} had said {call} without the rank, which means the lowest card",
        ],
    ),
);
const PARTNER_NAMES: SentenceWordings = &[
    text(
        "{next} non gioca. «Non hai detto quale, perciò la carta la scelgo io», dice {partner}, e sceglie {other}.",
        "{next} does not play. 'You did not say which, so I choose the card,' says {partner}, and chooses the {other}.",
    ),
    text(
        "{next} non gioca ancora. Intanto {partner} sostiene che, senza il rango, tocca ai difensori scegliere: la sua scelta è {other} del morto.",
        "{next} does not play yet. Meanwhile {partner} maintains that, without the rank, the defenders are to choose: his choice is dummy's {other}.",
    ),
    text(
        "{next} non ha ancora giocato. «Senza il rango la scelta è dei difensori», dice {partner}: «dal morto voglio {other}».",
        "{next} has not played yet. 'Without the rank the choice is the defenders',' says {partner}: 'from dummy I want the {other}'.",
    ),
    because(
        "",
        ["{next} non ha ancora giocato", "{next} non avesse ancora giocato"],
        ["{next} has not yet played", "{next} had not yet played"],
    ),
];

pub static SAYS_MORE: Scenario =
    scenario(46, "says-more", &["morto", "chiamata incompleta", "ripensamento"], says_more)
        .tricks(1..=10)
        .aspects(FATE);

/// Dummy is on lead; declarer calls a suit, dummy puts out its lowest card, and declarer adds a word or asks for another
/// card, before or after the next player has played.
fn says_more(story: &mut Story<'_>) -> Option<()> {
    let [put, high] = calls_suit_to_run(story, CALLS_SUIT)?;
    if story.either() {
        let phrase = Phrase { manner: Some(CardSelector::High), ..Phrase::default() };
        story.add_event(story.declarer(), Act::Adds(SpokenCall::of(phrase)));
        story.add_sentence(ADDS_HIGH);
    } else {
        story.wants(story.dummy(), put, Some(high));
        story.add_sentence(WANTS_HIGH);
    }
    story.choose_finding("incontrovertible", NO_DOUBT, DOUBT)?;
    Some(())
}

/// Adds that declarer calls, with this sentence, a suit that dummy, on lead, would run, that dummy puts out its lowest card,
/// and that the next player plays or waits; returns that card and the highest.
pub(super) fn calls_suit_to_run(
    story: &mut Story<'_>,
    calls: SentenceWordings,
) -> Option<[Card; 2]> {
    let dummy = story.dummy();
    let suit = suit_to_run(story)?;
    story.require(may_duck(story, suit))?;
    let cards = story.suit(dummy, suit);
    let (put, high) = (cards.lowest(suit)?, cards.iter().next()?);
    let next = dummy.lho();
    cast!(story, put, high, suit, next);
    let card = story.would_answer(put)?;
    has_choice_after(story, put, next, card)?;
    story.cast("card", card);
    story.add_sentence(ON_LEAD);
    story.calls(suit_alone(suit));
    story.plays(dummy, put);
    story.add_sentence(calls);
    story.choose_play(next, card, NEXT_PLAYS, NEXT_WAITS);
    Some([put, high])
}

const CALLS_SUIT: SentenceWordings = &[
    text(
        "{declarer} dice {call} e {dummy} mette {put}.",
        "{declarer} says {call}, and {dummy} puts out the {put}.",
    ),
    text(
        "{declarer} dice soltanto {call}; {dummy} gioca {put}.",
        "{declarer} just says {call}; {dummy} plays the {put}.",
    ),
    text(
        "La chiamata di {declarer} è {call}, e nella presa {dummy} mette {put}.",
        "{declarer}'s call is {call}, and {dummy} puts the {put} in the trick.",
    ),
];
const ADDS_HIGH: SentenceWordings = &[
    text(
        "Poi {declarer} aggiunge «alta», e vuole {high}.",
        "{declarer} then adds 'high', and wants the {high}.",
    ),
    text(
        "«Alta», precisa poi {declarer}: vuole {high}.",
        "'High,' {declarer} then explains: he wants the {high}.",
    ),
    text(
        "Allora {declarer} si spiega meglio: «alta, {high}».",
        "{declarer} then explains himself better: 'high, the {high}'.",
    ),
    because(
        "",
        ["{declarer} ha aggiunto «alta»", "{declarer} avesse aggiunto «alta»"],
        ["{declarer} added 'high'", "{declarer} had added 'high'"],
    ),
];
const WANTS_HIGH: SentenceWordings = &[
    text(
        "Poi {declarer} dice «no, cambia», e vuole {high}.",
        "{declarer} then says 'no, change it', and wants the {high}.",
    ),
    text(
        "«Cambia», dice poi {declarer}: vuole {high}.",
        "'Change it,' {declarer} then says: he wants the {high}.",
    ),
    text(
        "Allora {declarer} si corregge: «no, {high}».",
        "{declarer} then corrects himself: 'no, the {high}'.",
    ),
    because(
        "",
        ["{declarer} ha chiesto di cambiare carta", "{declarer} avesse chiesto di cambiare carta"],
        ["{declarer} asked to change the card", "{declarer} had asked to change the card"],
    ),
];
const NO_DOUBT: SentenceWordings = &[
    text(
        "Per l'Arbitro è fuori discussione che {declarer} intendesse {high} fin dall'inizio.",
        "The director finds it incontrovertible that {declarer} meant the {high} from the start.",
    ),
    text(
        "L'Arbitro accerta, al di là di ogni dubbio, che {declarer} voleva {high} fin dall'inizio.",
        "The director is satisfied, beyond any doubt, that {declarer} wanted the {high} from the start.",
    ),
    text(
        "L'Arbitro si convince che già con la chiamata {declarer} non poteva volere altro che {high}.",
        "The director is satisfied that already with his call {declarer} can have wanted nothing but the {high}.",
    ),
    because(
        "46B",
        [
            "{declarer} intendeva senza dubbio {high} fin dalla chiamata",
            "{declarer} avesse inteso senza dubbio {high} fin dalla chiamata",
        ],
        [
            "{declarer} incontrovertibly meant the {high} when he called",
            "{declarer} had incontrovertibly meant the {high} when he called",
        ],
    ),
];
const DOUBT: SentenceWordings = &[
    text(
        "{declarer}, accerta l'Arbitro, poteva intendere {high}, ma all'inizio anche una carta bassa.",
        "The director finds that {declarer} may have meant the {high}, but at the start equally a low card.",
    ),
    text(
        "L'Arbitro ritiene possibile che {declarer} abbia pensato a {high} solo quando ha visto la carta.",
        "The director thinks it possible that {declarer} thought of the {high} only when he saw the card.",
    ),
    text(
        "L'Arbitro non è convinto che già con la chiamata {declarer} volesse {high}: può averci pensato dopo.",
        "The director is not satisfied that already with his call {declarer} wanted the {high}: he may have thought of it later.",
    ),
    because(
        "46B2",
        [
            "{declarer} può aver pensato a {high} dopo la chiamata",
            "{declarer} potesse aver pensato a {high} dopo la chiamata",
        ],
        [
            "{declarer} may have thought of the {high} after his call",
            "{declarer} had possibly thought of the {high} after his call",
        ],
    ),
];
const PLAYS_AND_PARTNER_NAMES: SentenceWordings = &[
    text(
        "{next} gioca {card}. «Non hai detto quale, perciò la carta la scelgo io», dice allora {partner}, e sceglie {other}.",
        "{next} plays the {card}. 'You did not say which, so I choose the card,' {partner} then says, and chooses the {other}.",
    ),
    text(
        "{next} gioca {card}. Soltanto allora {partner} sostiene che, senza il rango, tocca ai difensori scegliere: la sua scelta è {other} del morto.",
        "{next} plays the {card}. Only then does {partner} maintain that, without the rank, the defenders are to choose: his choice is dummy's {other}.",
    ),
    text(
        "{next} ha già giocato {card}. «Senza il rango la scelta è dei difensori», dice {partner}: «dal morto voglio {other}».",
        "{next} has already played the {card}. 'Without the rank the choice is the defenders',' says {partner}: 'from dummy I want the {other}'.",
    ),
    because(
        "46B5",
        ["{next} ha già giocato su {put}", "{next} avesse già giocato su {put}"],
        ["{next} has already played to the {put}", "{next} had already played to the {put}"],
    ),
];
