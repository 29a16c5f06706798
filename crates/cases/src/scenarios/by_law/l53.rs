//! Law 53: a lead out of turn, accepted or not.

use crate::scenarios::scenario::{Ask, Recipe, recipe};
use crate::scenarios::story::{Line, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;
use arbitro_laws::ruling::text;

use super::lines::{NOT_TOLD, TOLD};
use super::scenes::answers;

pub const RECIPES: &[&Recipe] = &[&DEFENDER_LEADS, &WHO_FOLLOWS];

static DEFENDER_LEADS: Recipe =
    recipe(53, "defender-leads", &["difensore", "fuori turno"], defender_leads)
        .tricks(2..=9)
        .asks(&[Ask::Ruling, Ask::Rights("declarer")]);

static WHO_FOLLOWS: Recipe = recipe(53, "who-follows", &["difensore", "fuori turno"], who_follows)
    .tricks(2..=10)
    .asks(&[Ask::Ruling, Ask::Ruling, Ask::Rights("declarer")]);

/// A defender leads when declarer or dummy has won the trick.
fn defender_leads(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.needs(story.led().is_none())?;
    let declarer = story.declarer();
    let by = story.a_defender()?;
    let card = story.would_lead(by)?;
    for (slot, seat) in [("by", by), ("partner", by.partner()), ("rightful", rightful)] {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    story.tells(ON_LEAD);
    story.leads(by, card);
    story.tells(LEADS);
    story.finds("told-his-turn", TOLD, NOT_TOLD)?;
    match story.choose(4) {
        0 => {
            story.attention(declarer);
            story.tells(DIRECTOR);
        }
        1 => answers(story, declarer, Choice::Accept, ACCEPTS),
        2 => answers(story, declarer, Choice::Refuse, REFUSES),
        _ => {
            let own = story.would_lead(rightful)?;
            story.cast("own", own);
            story.leads(rightful, own);
            story.tells(LEADS_TOO);
        }
    }
    Some(())
}

/// A defender leads when declarer or dummy has won the trick, and somebody plays before the director is called.
fn who_follows(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.needs(story.led().is_none())?;
    let declarer = story.declarer();
    let by = story.a_defender()?;
    let card = story.would_lead(by)?;
    let next = by.lho();
    let (answer, own) = (story.would_follow(next, card)?, story.would_play()?);
    let partners = story.pick(story.hand(by.partner()))?;
    for (slot, seat) in
        [("by", by), ("partner", by.partner()), ("rightful", rightful), ("next", next)]
    {
        story.cast(slot, seat);
    }
    for (slot, card) in [("card", card), ("answer", answer), ("own", own), ("his", partners)] {
        story.cast(slot, card);
    }
    story.tells(ON_LEAD);
    story.leads(by, card);
    story.tells(LEADS);
    match story.choose(4) {
        0 => {
            story.plays(next, answer);
            story.attention(declarer);
            story.tells(NEXT_FOLLOWS);
        }
        1 => {
            story.leads(rightful, own);
            story.attention(by.partner());
            story.tells(RIGHTFUL_LEADS);
        }
        2 => {
            story.leads(by.partner(), partners);
            story.attention(declarer);
            story.does(declarer, Act::Chooses(Choice::Refuse));
            story.tells(PARTNER_LEADS);
        }
        _ => answers(story, declarer, Choice::Refuse, REFUSES),
    }
    story.finds("told-his-turn", TOLD, NOT_TOLD)?;
    Some(())
}

const NEXT_FOLLOWS: Line = &[
    text(
        "Dalla mano di {next} si risponde {answer}; poi {declarer} si accorge dell'errore e chiama l'Arbitro.",
        "The {answer} is played to it from {next}'s hand; then {declarer} notices the error and calls the director.",
    ),
    text(
        "{next} segue con {answer}, e solo dopo {declarer} chiama l'Arbitro.",
        "{next} follows with the {answer}, and only then does {declarer} call the director.",
    ),
];
const RIGHTFUL_LEADS: Line = &[
    text(
        "Da {rightful} si attacca {own}, come se quella carta non ci fosse; è {partner} a chiamare l'Arbitro.",
        "The {own} is led from {rightful}, as if that card were not there; it is {partner} who calls the director.",
    ),
    text(
        "{declarer} non l'ha vista e attacca {own} da {rightful}; {partner} chiama l'Arbitro.",
        "{declarer} has not seen it and leads the {own} from {rightful}; {partner} calls the director.",
    ),
];
const PARTNER_LEADS: Line = &[
    text(
        "{partner}, che non ha visto nulla e crede suo l'attacco, mette {his}. {declarer}, sentito l'Arbitro, non accetta.",
        "{partner}, who has seen nothing and takes the lead for his, puts out the {his}. {declarer}, having heard the director, does not accept.",
    ),
    text(
        "Anche {partner} si crede in presa e attacca {his}. L'Arbitro spiega a {declarer} che cosa può fare, e lui rifiuta.",
        "{partner} too believes that he is on lead, and leads the {his}. The director tells {declarer} what he may do, and he refuses.",
    ),
];
const ON_LEAD: Line = &[
    text("La presa è di {rightful}.", "{rightful} has won the trick."),
    text(
        "Ha preso {rightful}, che deve attaccare.",
        "{rightful} has won the trick and is to lead.",
    ),
    text("In presa è {rightful}.", "{rightful} is on lead."),
];
const LEADS: Line = &[
    text(
        "{by}, convinto di avere lui la mano, attacca {card}.",
        "{by}, who believes that he has won it, leads the {card}.",
    ),
    text(
        "{by} si distrae e mette sul tavolo, come attacco, {card}.",
        "{by} loses track and faces the {card} as a lead.",
    ),
    text("Invece attacca {by}, con {card}.", "Instead {by} leads, with the {card}."),
];
const DIRECTOR: Line = &[
    text(
        "{declarer} chiama l'Arbitro prima di fare altro.",
        "{declarer} calls the director before doing anything else.",
    ),
    text(
        "{declarer} ferma il gioco e chiama l'Arbitro.",
        "{declarer} stops the play and calls the director.",
    ),
];
const ACCEPTS: Line = &[
    text(
        "Informato delle sue opzioni, {declarer} accetta l'attacco.",
        "Told of his options, {declarer} accepts the lead.",
    ),
    text(
        "L'Arbitro gli spiega che cosa può fare, e {declarer} dice che quell'attacco gli va bene.",
        "The director explains what he may do, and {declarer} says that the lead suits him.",
    ),
];
const REFUSES: Line = &[
    text(
        "Informato delle sue opzioni, {declarer} non accetta l'attacco.",
        "Told of his options, {declarer} does not accept the lead.",
    ),
    text(
        "L'Arbitro gli spiega che cosa può fare, e {declarer} vuole che l'attacco sia ritirato.",
        "The director explains what he may do, and {declarer} wants the lead withdrawn.",
    ),
];
const LEADS_TOO: Line = &[
    text(
        "Senza badarci, {declarer} attacca dalla mano giusta {own}; poi si chiama l'Arbitro.",
        "Paying no heed, {declarer} leads the {own} from the right hand; then the director is called.",
    ),
    text(
        "{declarer} non ci fa caso e gioca {own} dalla mano in presa; solo dopo si chiama l'Arbitro.",
        "{declarer} takes no notice and leads the {own} from the hand on lead; only then is the director called.",
    ),
];
