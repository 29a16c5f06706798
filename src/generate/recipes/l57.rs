//! Law 57: premature lead or play by a defender.

use crate::generate::recipe::{Ask, Recipe, recipe};
use crate::generate::story::{Line, Story};
use crate::ruling::text;
use crate::vocabulary::Act;
use crate::vocabulary::event::Choice;

pub const RECIPES: &[&Recipe] = &[&BEFORE_PARTNER];

static BEFORE_PARTNER: Recipe =
    recipe(57, "before-partner", &["difensore", "giocata prematura"], before_partner)
        .tricks(2..=9)
        .asks(&[Ask::Ruling, Ask::Rights("declarer"), Ask::Rights("partner")]);

/// A defender who is last to play does so before his partner, who is second.
fn before_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    let (by, third) = (partner.partner(), partner.lho());
    let led = story.led()?;
    story.needs(story.now.on_table() == 1 && !story.suit(partner, led).is_empty())?;
    let card = story.would_follow_later(by, 2)?;
    for (slot, seat) in
        [("by", by), ("partner", partner), ("leader", partner.rho()), ("third", third)]
    {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    story.cast("suit", led);
    story.tells(LED);
    if story.either() {
        let early = story.would_follow_later(third, 1)?;
        story.cast("early", early);
        story.plays(third, early);
        story.tells(BOTH_HANDS);
    }
    story.plays(by, card);
    story.tells(PLAYS);
    story.finds("told-his-turn", TOLD, NOT_TOLD)?;
    story.attention(story.declarer());
    let chosen = match story.choose(4) {
        0 => None,
        1 => Some((Choice::Highest, HIGHEST)),
        2 => Some((Choice::Lowest, LOWEST)),
        _ => {
            let other = story.other_suit(led)?;
            story.cast("forbidden", other);
            Some((Choice::Forbid(other), FORBIDS))
        }
    };
    story.tells(DIRECTOR);
    if let Some((choice, line)) = chosen {
        story.does(story.declarer(), Act::Chooses(choice));
        story.tells(line);
    }
    Some(())
}

const LED: Line = &[
    text(
        "{leader} ha attaccato a {suit} e tocca a {partner}.",
        "{leader} has led {suit} and it is {partner}'s turn.",
    ),
    text(
        "Sull'attacco a {suit} di {leader} deve rispondere {partner}.",
        "{partner} is to play to {leader}'s {suit} lead.",
    ),
];
const BOTH_HANDS: Line = &[
    text(
        "{declarer} non aspetta, e gioca subito {early} dall'altra sua mano.",
        "{declarer} does not wait, and at once plays the {early} from his other hand.",
    ),
    text(
        "Senza attendere {partner}, il dichiarante gioca {early} anche dall'altra mano.",
        "Without waiting for {partner}, declarer plays the {early} from the other hand too.",
    ),
];
const PLAYS: Line = &[
    text(
        "{by}, che ha già deciso, mette {card} prima che {partner} abbia giocato.",
        "{by}, who has made up his mind, puts out the {card} before {partner} has played.",
    ),
    text(
        "Prima di {partner} gioca invece {by}, con {card}: era sovrappensiero.",
        "Before {partner}, {by} plays the {card}: his mind was elsewhere.",
    ),
    text(
        "{partner} riflette, e {by} per distrazione gioca {card} prima di lui.",
        "{partner} is thinking, and {by} absent-mindedly plays the {card} before him.",
    ),
];
const TOLD: Line = &[
    text(
        "{declarer} gli aveva appena detto che toccava a lui.",
        "{declarer} had just told him that it was his turn.",
    ),
    text(
        "Era stato {declarer} a dirgli di giocare.",
        "It was {declarer} who had told him to play.",
    ),
];
const NOT_TOLD: Line = &[
    text("Nessuno gli aveva detto che toccava a lui.", "Nobody had told him that it was his turn."),
    text("Gli avversari non gli avevano detto nulla.", "His opponents had said nothing to him."),
];
const DIRECTOR: Line = &[
    text("{declarer} chiama l'Arbitro.", "{declarer} calls the director."),
    text("L'Arbitro è chiamato al tavolo.", "The director is called to the table."),
];
const HIGHEST: Line = &[text(
    "Saputo che cosa può fare, {declarer} vuole da {partner} la carta più alta a {suit}.",
    "Told what he may do, {declarer} wants {partner}'s highest card in {suit}.",
)];
const LOWEST: Line = &[text(
    "Saputo che cosa può fare, {declarer} vuole da {partner} la carta più bassa a {suit}.",
    "Told what he may do, {declarer} wants {partner}'s lowest card in {suit}.",
)];
const FORBIDS: Line = &[text(
    "Saputo che cosa può fare, {declarer} proibisce a {partner} di giocare {forbidden}.",
    "Told what he may do, {declarer} forbids {partner} to play {forbidden}.",
)];
