//! Law 49: exposure of a defender's cards.

use crate::bridge::BySeat;
use crate::generate::recipe::{Recipe, recipe};
use crate::generate::story::{Line, Story};
use crate::ruling::text;
use crate::vocabulary::Act;

pub const RECIPES: &[&Recipe] = &[&DROPPED];

static DROPPED: Recipe =
    recipe(49, "dropped", &["difensore", "carta penalizzata"], dropped).tricks(2..=10);

/// A defender lets one of his cards fall.
fn dropped(story: &mut Story<'_>) -> Option<()> {
    let by = story.pick_from(&[story.declarer().lho(), story.declarer().rho()])?;
    let card = story.pick(story.hand(by))?;
    for (slot, seat) in [("by", by), ("partner", by.partner())] {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    match story.choose(3) {
        0 => {
            story.does(by, Act::Drops { card: card.into(), seen: NOBODY, jostled: false });
            story.tells(FALLS);
            story.finds("visible", SEEN, UNSEEN)?;
        }
        1 => {
            story.does(by, Act::Drops { card: card.into(), seen: NOBODY, jostled: true });
            story.tells(JOSTLED);
            story.finds("visible", SEEN, UNSEEN)?;
        }
        _ => {
            story.does(by, Act::Names(card.into()));
            story.tells(NAMES);
        }
    }
    story.attention(story.declarer());
    story.tells(CALLS_DIRECTOR);
    Some(())
}

/// Who saw the card the director finds.
const NOBODY: BySeat<bool> = BySeat([false; 4]);

const FALLS: Line = &[
    text(
        "A {by} cade sul tavolo, scoperta, {card}.",
        "{by} lets the {card} fall face up on the table.",
    ),
    text(
        "Dalla mano di {by} esce {card}, che finisce scoperta sul tavolo.",
        "The {card} leaves {by}'s hand and lands face up on the table.",
    ),
    text(
        "Sul tavolo, davanti a {by}, compare {card}, scoperta: non è il suo turno.",
        "The {card} appears face up on the table before {by}: it is not his turn.",
    ),
];
const JOSTLED: Line = &[
    text(
        "{declarer}, nel prendere il bicchiere, urta il braccio di {by}, a cui cade sul tavolo {card}, scoperta.",
        "{declarer}, reaching for his glass, knocks against {by}'s arm, and the {card} falls face up on the table.",
    ),
    text(
        "Un angolista inciampa nella sedia di {by}: {card} cade scoperta sul tavolo.",
        "A kibitzer stumbles over {by}'s chair: the {card} falls face up on the table.",
    ),
];
const SEEN: Line = &[
    text("{partner} era in posizione di vederla.", "{partner} was in a position to see it."),
    text("{partner} ha potuto vedere la carta.", "{partner} could have seen the card."),
];
const UNSEEN: Line = &[
    text(
        "{partner} si era alzato, e non poteva vederla.",
        "{partner} had got up, and could not have seen it.",
    ),
    text(
        "Dal suo posto {partner} non poteva vedere la carta.",
        "From where he sat {partner} could not have seen the card.",
    ),
];
const NAMES: Line = &[
    text(
        "{by}, seccato, dice al tavolo di avere {card}; nessuno ha visto la carta.",
        "{by}, annoyed, tells the table that he holds the {card}; nobody has seen the card.",
    ),
    text(
        "A {by} scappa detto: «{card} ce l'ho io». La carta resta nella sua mano.",
        "{by} lets slip: 'I have the {card}.' The card stays in his hand.",
    ),
];
const CALLS_DIRECTOR: Line = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("L'Arbitro viene chiamato subito.", "The director is called at once."),
];
