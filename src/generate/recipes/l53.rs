//! Law 53: a lead out of turn, accepted or not.

use crate::generate::recipe::{Ask, Recipe, recipe};
use crate::generate::story::{Line, Story};
use crate::ruling::text;
use crate::vocabulary::Act;
use crate::vocabulary::event::Choice;

pub const RECIPES: &[&Recipe] = &[&DEFENDER_LEADS];

static DEFENDER_LEADS: Recipe =
    recipe(53, "defender-leads", &["difensore", "fuori turno"], defender_leads)
        .tricks(2..=9)
        .asks(&[Ask::Ruling, Ask::Rights("declarer")]);

/// A defender leads when declarer or dummy has won the trick.
fn defender_leads(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.needs(story.led().is_none())?;
    let declarer = story.declarer();
    let by = story.pick_from(&[declarer.lho(), declarer.rho()])?;
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
        1 => {
            story.attention(declarer);
            story.does(declarer, Act::Chooses(Choice::Accept));
            story.tells(ACCEPTS);
        }
        2 => {
            story.attention(declarer);
            story.does(declarer, Act::Chooses(Choice::Refuse));
            story.tells(REFUSES);
        }
        _ => {
            let own = story.would_lead(rightful)?;
            story.cast("own", own);
            story.leads(rightful, own);
            story.tells(LEADS_TOO);
        }
    }
    Some(())
}

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
const TOLD: Line = &[
    text(
        "Era stato {declarer} a dirgli «tocca a te».",
        "It was {declarer} who had told him 'it's your turn'.",
    ),
    text(
        "{declarer} gli aveva detto che toccava a lui.",
        "{declarer} had told him that it was his turn.",
    ),
];
const NOT_TOLD: Line = &[
    text("Nessuno gli aveva detto che toccava a lui.", "Nobody had told him that it was his turn."),
    text("Gli avversari non gli avevano detto nulla.", "His opponents had said nothing to him."),
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
