//! Law 56: a card of a defender that he may have led out of turn, or only shown.

use super::ON_LEAD;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{small, told_by_declarer};

pub static LED_OR_SHOWN: Scenario =
    scenario(56, "led-or-shown", &["difensore", "fuori turno", "carta esposta"], led_or_shown)
        .tricks(2..=10)
        .asks(&[Ruling, Ruling, Rights("declarer")]);

/// A small card of the defender whose partner is on lead comes out: he leads it, or draws it and holds it in the air, or
/// drops it.
fn led_or_shown(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_on_lead()?;
    let by = partner.partner();
    let card = story.pick(small(story.hand(by)))?;
    cast!(story, by, partner, card);
    story.add_sentence(ON_LEAD);
    let how = story.choose(3);
    let (seen, card) = (BySeat([false; 4]), card.into());
    match how {
        0 => story.add_event(by, Act::Plays { card, manner: PlayManner::Lead }),
        1 => {
            story.add_event(
                by,
                Act::Shows(Gesture {
                    card,
                    reach: Some(CardReach::Aloft),
                    kept: Some(false),
                    seen,
                }),
            );
        }
        _ => story.add_event(by, Act::Drops { card, seen, jostled: false }),
    }
    story.add_sentence([LEADS, DRAWS, DROPS][how]);
    story.call_director(story.declarer());
    // A card led is seen and meant, a card dropped is not meant.
    if how == 0 {
        story.add_sentence(SEEN);
    } else {
        story.choose_finding("visible", SEEN, NOT_SEEN)?;
    }
    if how == 1 {
        story.choose_finding("deliberate-exposure", MEANT, NOT_MEANT)?;
    } else {
        story.add_sentence(if how == 0 { MEANT } else { NOT_MEANT });
    }
    told_by_declarer(story)?;
    Some(())
}

const LEADS: SentenceWordings = &[
    text(
        "{by} attacca {card}, e {declarer} chiama l'Arbitro.",
        "{by} leads the {card}, and {declarer} calls the director.",
    ),
    text(
        "Distratto, {by} mette {card} sul tavolo come attacco; {declarer} chiama l'Arbitro.",
        "Not attending, {by} puts the {card} on the table as a lead; {declarer} calls the director.",
    ),
];
const DRAWS: SentenceWordings = &[
    text(
        "{by} solleva {card}, come per attaccare, poi si ferma; {declarer} chiama l'Arbitro.",
        "{by} draws the {card}, as if to lead, then stops; {declarer} calls the director.",
    ),
    text(
        "Distratto, {by} tira fuori {card} e si ferma con la carta in aria; {declarer} chiama l'Arbitro.",
        "Not attending, {by} draws the {card} and stops with the card in the air; {declarer} calls the director.",
    ),
];
const DROPS: SentenceWordings = &[
    text(
        "{by} riordina le carte e fa cadere {card}; {declarer} chiama l'Arbitro.",
        "{by} sorts his cards and drops the {card}; {declarer} calls the director.",
    ),
    text(
        "Distratto, {by} si lascia cadere di mano {card}; {declarer} chiama l'Arbitro.",
        "Not attending, {by} lets the {card} fall from his hand; {declarer} calls the director.",
    ),
];
const SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner} ha potuto vedere la carta.",
        "The director finds that {partner} could have seen the card.",
    ),
    text(
        "{partner} ha potuto vedere quale carta era.",
        "{partner} could have seen which card it was.",
    ),
];
const NOT_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner} non ha potuto vedere la carta.",
        "The director finds that {partner} could not have seen the card.",
    ),
    text(
        "{partner} non ha potuto vedere quale carta era.",
        "{partner} could not have seen which card it was.",
    ),
];
const MEANT: SentenceWordings = &[
    text(
        "{by} ammette di aver mosso la carta apposta.",
        "{by} admits that he moved the card on purpose.",
    ),
    text(
        "L'Arbitro accerta che {by} ha mosso la carta apposta.",
        "The director finds that {by} moved the card on purpose.",
    ),
];
const NOT_MEANT: SentenceWordings = &[
    text("{by} non ha mosso la carta apposta.", "{by} did not move the card on purpose."),
    text(
        "L'Arbitro accerta che {by} non ha mosso la carta apposta.",
        "The director finds that {by} did not move the card on purpose.",
    ),
];
