//! Law 56: a card of a defender that he may have led out of turn, or only shown.

use super::{OF_LEAD, ON_LEAD};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{NOBODY, small};

pub static LED_OR_SHOWN: Scenario =
    scenario(56, "led-or-shown", &["difensore", "fuori turno", "carta esposta"], led_or_shown)
        .tricks(2..=10)
        .aspects(OF_LEAD);

/// A small card of the defender whose partner is on lead comes out: he leads it, or draws it to lead it and stops, or
/// drops it. Declarer says that he accepts the lead, if it is one.
fn led_or_shown(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_on_lead()?;
    let by = partner.partner();
    let card = story.pick(small(story.hand(by)))?;
    cast!(story, by, partner, card);
    story.add_sentence(ON_LEAD);
    let how = story.choose(3);
    let (seen, card) = (NOBODY, card.into());
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
    // A card led is seen.
    if how == 0 {
        story.add_sentence(SEEN);
    } else {
        story.choose_finding("visible", SEEN, NOT_SEEN)?;
    }
    untold(story, "deliberate-exposure", Answer::from_bool(how < 2))?;
    let declarer = story.declarer();
    story.call_director(declarer);
    story.add_event(declarer, Act::Chooses(Choice::Accept));
    story.add_sentence(ACCEPTS_A_LEAD);
    untold(story, "told-his-turn", Answer::NO)
}

const LEADS: SentenceWordings = &[
    text("{by}, distratto, attacca {card}.", "{by}, distracted, leads the {card}."),
    text(
        "{by}, che ha perso il filo, mette sul tavolo {card} come attacco.",
        "{by}, who has lost track, puts the {card} on the table as a lead.",
    ),
    text(
        "{by} pensa di dover attaccare e gioca {card}.",
        "{by} thinks that he is to lead and plays the {card}.",
    ),
    because(
        "53A",
        [
            "{by} ha attaccato {card}, non l'ha fatt{o/a:card} cadere, e {declarer} accetta",
            "{by} avesse attaccato {card}, accettat{o/a:card} da {declarer}",
        ],
        [
            "{by} led the {card} and did not drop it, and {declarer} accepts",
            "{by} had led the {card}, which {declarer} accepts",
        ],
    ),
];
const DRAWS: SentenceWordings = &[
    text(
        "{by}, distratto, tira fuori {card} per attaccare e si ferma con la carta a mezz'aria.",
        "{by}, distracted, draws the {card} to lead it and stops with the card in the air.",
    ),
    text(
        "{by}, che ha perso il filo, sfila {card} per attaccare, ma si ferma prima di posarl{o/a:card}.",
        "{by}, who has lost track, draws the {card} to lead it, but stops before he puts it down.",
    ),
    text(
        "{by} pensa di dover attaccare, stacca {card} dalle altre e si ferma con la carta in mano, sollevata.",
        "{by} thinks that he is to lead, takes the {card} out of the others and stops with it in his hand, held up.",
    ),
    because(
        "",
        [
            "{by} si è fermato prima di mettere {card} sul tavolo",
            "{by} si fosse fermato prima di mettere {card} sul tavolo",
        ],
        [
            "{by} stopped before putting the {card} on the table",
            "{by} had stopped before putting the {card} on the table",
        ],
    ),
];
const DROPS: SentenceWordings = &[
    text(
        "{by}, che riordina le sue carte, fa cadere per sbaglio {card}.",
        "{by}, who is sorting his cards, accidentally drops the {card}.",
    ),
    text(
        "A {by}, che sta sistemando le carte, sfugge di mano {card}.",
        "While {by} is arranging his cards, the {card} slips from his hand.",
    ),
    text(
        "A {by} cade {card} mentre riordina la mano.",
        "{by} drops the {card} while he is sorting his hand.",
    ),
    because(
        "49",
        [
            "{card} è cadut{o/a:card} a {by} per sbaglio",
            "{card} fosse cadut{o/a:card} a {by} per sbaglio",
        ],
        ["{by} dropped the {card} by accident", "{by} had dropped the {card} by accident"],
    ),
];
const SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner} ha potuto vedere quale carta era.",
        "The director finds that {partner} could have seen which card it was.",
    ),
    text(
        "{partner}, accerta l'Arbitro, era in posizione di vederne la faccia.",
        "{partner}, the director finds, was in a position to see its face.",
    ),
    text(
        "{partner}, dal suo posto, poteva vedere la carta: così accerta l'Arbitro.",
        "{partner}, from his seat, could see the card: so the director finds.",
    ),
    short_reasons::partner_could_see("49"),
];
const NOT_SEEN: SentenceWordings = &[
    text(
        "L'Arbitro accerta che {partner} non ha potuto vedere quale carta era.",
        "The director finds that {partner} could not have seen which card it was.",
    ),
    text(
        "{partner}, accerta l'Arbitro, non era in posizione di vederne la faccia.",
        "{partner}, the director finds, was in no position to see its face.",
    ),
    text(
        "{partner}, dal suo posto, non poteva vedere la carta: così accerta l'Arbitro.",
        "{partner}, from his seat, could not see the card: so the director finds.",
    ),
    short_reasons::PARTNER_COULD_NOT_SEE,
];
const ACCEPTS_A_LEAD: SentenceWordings = &[
    text(
        "Davanti all'Arbitro {declarer} dice: «Se è un attacco, lo accetto».",
        "In the director's presence {declarer} says: 'If that is a lead, I accept it'.",
    ),
    text(
        "{declarer} chiama l'Arbitro e dice che, se la carta è attaccata, accetta l'attacco.",
        "{declarer} calls the director and says that, if the card has been led, he accepts the lead.",
    ),
    text(
        "All'Arbitro {declarer} dice: «Se ha attaccato, accetto».",
        "{declarer} tells the director: 'If he has led, I accept'.",
    ),
];
