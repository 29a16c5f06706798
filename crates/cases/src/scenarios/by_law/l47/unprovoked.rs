//! Law 47, paragraphs B and F: a player wants to retract his card without a cause given by others.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::NOBODY;
use crate::scenarios::by_law::sentences::{
    DECLARER_CALLS, HIS_TURN, PARTNER_COULD_NOT_SEE, PARTNER_COULD_SEE,
};

pub static SECOND_THOUGHT: Scenario =
    scenario(47, "second-thought", &["difensore", "ripensamento", "ritiro"], second_thought)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("by")]);

/// A defender wants to change a card that he has played, held in view or dropped, or corrects a revoke.
fn second_thought(story: &mut Story<'_>) -> Option<()> {
    let by = story.defender_in_turn()?;
    let led = story.led()?;
    let card = story.would_play()?;
    let other = story.pick(story.suit(by, led).without(card))?;
    let wrong = story.would_discard(by, led)?;
    cast!(story, by, partner = by.partner(), card, other, wrong, suit = led);
    story.add_sentence(HIS_TURN);
    let pulled_wrong = Act::Wants { hand: by, card: card.into(), instead: Some(other.into()) };
    match story.choose(4) {
        0 => {
            story.plays(by, card);
            story.add_event(by, pulled_wrong);
            story.add_sentence(PUTS_DOWN);
        }
        1 => {
            story.plays(by, wrong);
            story.corrects(by, card, wrong);
            story.add_sentence(REVOKES);
        }
        2 => {
            let (reach, kept, card) = (Some(CardReach::Aloft), Some(false), card.into());
            story.add_event(by, Act::Shows(Gesture { card, reach, kept, seen: NOBODY }));
            story.add_sentence(HOLDS);
        }
        _ => {
            let card = card.into();
            story.add_event(by, Act::Drops { card, seen: NOBODY, jostled: false });
            story.add_sentence(LETS_FALL);
        }
    }
    story.choose_finding("visible", PARTNER_COULD_SEE, PARTNER_COULD_NOT_SEE)?;
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const PUTS_DOWN: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} mette {card}; subito dopo vuole cambiarl{o/a} con {other}.",
        "On the lead in {suit} he puts down the {card}; right after he wants to change it for the {other}.",
    ),
    text(
        "Si gioca a {suit}: mette giù {card}, e poi dice che voleva {other}.",
        "{suit} are led: he puts down the {card}, and then says that he wanted the {other}.",
    ),
];
const REVOKES: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} mette {wrong}, uscit{o/a:wrong} al posto di un'altra carta; subito dopo l{o/a:wrong} cambia con {card}.",
        "On the lead in {suit} he puts down the {wrong}, which came out in place of another card; right after he changes it for the {card}.",
    ),
    text(
        "Si gioca a {suit}: mette giù {wrong} per svista, e poi l{o/a:wrong} sostituisce con {card}.",
        "{suit} are led: he puts down the {wrong} by mistake, and then replaces it with the {card}.",
    ),
];
const HOLDS: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} alza {card}; subito dopo l{o/a} rimette fra le altre per giocare {other}.",
        "On the lead in {suit} he lifts the {card}; right after he puts it back among the others, to play the {other}.",
    ),
    text(
        "Si gioca a {suit}: solleva {card}, e poi l{o/a} ritira, preferendo {other}.",
        "{suit} are led: he lifts the {card}, and then takes it back, preferring the {other}.",
    ),
];
const LETS_FALL: SentenceWordings = &[
    text(
        "Sull'attacco a {suit} gli cade {card}; subito dopo dice che vuole giocare {other}.",
        "On the lead in {suit} he drops the {card}; right after he says that he wants to play the {other}.",
    ),
    text(
        "Si gioca a {suit}: gli scivola sul tavolo {card}, e poi dice che voleva {other}.",
        "{suit} are led: the {card} slips from his hand onto the table, and then he says that he wanted the {other}.",
    ),
];
