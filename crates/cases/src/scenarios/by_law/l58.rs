//! Law 58: cards played at once, by one player or by two.

use crate::scenarios::scenario::{Ask, Recipe, recipe};
use crate::scenarios::story::{Line, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Manner;
use arbitro_laws::ruling::{Answer, text};

use super::lines::{NOT_TOLD, TOLD};

pub const RECIPES: &[&Recipe] = &[&TWO_CARDS, &WITH_PARTNER];

static TWO_CARDS: Recipe = recipe(58, "two-cards", &["più carte"], two_cards)
    .tricks(2..=10)
    .asks(&[Ask::Ruling, Ask::Ruling, Ask::Rights("by")]);

static WITH_PARTNER: Recipe =
    recipe(58, "with-partner", &["difensore", "simultanee"], with_partner)
        .tricks(2..=10)
        .asks(&[Ask::Ruling, Ask::Rights("declarer")]);

/// A player puts out two cards in one gesture.
fn two_cards(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    let first = story.would_play()?;
    let second = story.pick(story.hand(by).without(first))?;
    story.cast("by", by);
    story.cast("first", first);
    story.cast("second", second);
    story.needs(story.led().is_none_or(|led| first.suit == led))?;
    let manner = if story.either() { Manner::AtOnce } else { Manner::AtOnceHidden };
    story.does(by, Act::Plays { card: first.into(), manner: Manner::Play });
    story.does(by, Act::Plays { card: second.into(), manner });
    story.attention(if story.is_defender(by) { story.declarer() } else { by.lho() });
    if manner == Manner::AtOnce {
        story.found("face-visible", Answer::YES, BOTH_SEEN)?;
    } else {
        story.tells(ONE_SEEN);
    }
    match story.choose(3) {
        0 => story.tells(SAYS_NOTHING),
        1 => {
            story.does(by, Act::Designates(first.into()));
            story.tells(SAYS_FIRST);
        }
        _ => {
            story.does(by, Act::Designates(second.into()));
            story.tells(SAYS_SECOND);
        }
    }
    Some(())
}

/// Two defenders put out a card at the same instant, when it is the turn of one of them, or of neither.
fn with_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.needs(story.led().is_none() || story.now.on_table() == 1)?;
    let by = partner.partner();
    let own = story.would_play()?;
    let card = match story.led() {
        Some(_) => story.would_follow_later(by, 2)?,
        None => story.would_lead(by)?,
    };
    let leading = story.led().is_none();
    let manner = if leading { Manner::Lead } else { Manner::Play };
    for (slot, seat) in [("by", by), ("partner", partner)] {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    story.cast("own", own);
    match story.choose(3) {
        0 => {
            story.does(partner, Act::Plays { card: own.into(), manner });
            story.does(by, Act::Plays { card: card.into(), manner: Manner::AtOnce });
            story.tells(AT_ONCE);
        }
        1 => {
            story.does(by, Act::Plays { card: card.into(), manner });
            story.tells(ALONE);
        }
        _ => {
            story.does(by, Act::Plays { card: card.into(), manner });
            story.does(partner, Act::Plays { card: own.into(), manner });
            story.tells(ONE_AFTER_THE_OTHER);
        }
    }
    story.finds("told-his-turn", TOLD, NOT_TOLD)?;
    story.attention(story.declarer());
    Some(())
}

const BOTH_SEEN: Line = &[
    text(
        "Quando tocca a {by} gli sfugge una carta di troppo: mette insieme {first} e {second}, tutte e due ben visibili.",
        "At his turn a card too many slips from {by}'s hand: he puts out the {first} and the {second} together, both plainly visible.",
    ),
    text(
        "{by} gioca, e con {first} finisce sul tavolo anche {second}; si vedono entrambe le facce.",
        "{by} plays, and with the {first} the {second} lands on the table too; both faces can be seen.",
    ),
];
const ONE_SEEN: Line = &[
    text(
        "{by} mette {first} con un'altra carta attaccata dietro, {second}: quando si separano l'Arbitro accerta che si vedeva solo {first}.",
        "{by} puts out the {first} with another card, the {second}, stuck behind it: when they part the director finds that only the {first} could be seen.",
    ),
    text(
        "Dietro {first}, che {by} gioca, era rimast{o/a:second} incollat{o/a:second} {second}: la sua faccia non si è vista.",
        "Behind the {first}, which {by} plays, the {second} had stuck: its face has not been seen.",
    ),
];
const SAYS_NOTHING: Line = &[
    text(
        "Si chiama l'Arbitro; {by} non ha ancora detto quale carta gioca.",
        "The director is called; {by} has not yet said which card he plays.",
    ),
    text(
        "L'Arbitro è chiamato prima che {by} dica qualcosa.",
        "The director is called before {by} says anything.",
    ),
];
const SAYS_FIRST: Line = &[
    text(
        "Si chiama l'Arbitro, e {by} dice che gioca {first}.",
        "The director is called, and {by} says that he plays the {first}.",
    ),
    text(
        "All'Arbitro {by} dice di giocare {first}.",
        "{by} tells the director that the {first} is the card that he plays.",
    ),
];
const SAYS_SECOND: Line = &[
    text(
        "Si chiama l'Arbitro, e {by} dice che gioca {second}.",
        "The director is called, and {by} says that he plays the {second}.",
    ),
    text(
        "All'Arbitro {by} dice di giocare {second}.",
        "{by} tells the director that the {second} is the card that he plays.",
    ),
];
const AT_ONCE: Line = &[
    text(
        "Tocca a {partner}, che gioca {own}; nello stesso istante {by}, distratto, mette {card}. {declarer} chiama l'Arbitro.",
        "It is {partner}'s turn, and he plays the {own}; at the same instant {by}, not attending, puts out the {card}. {declarer} calls the director.",
    ),
    text(
        "Insieme a {partner}, in turno con {own}, gioca anche {by}, che credeva toccasse a lui: {card}. {declarer} chiama l'Arbitro.",
        "Together with {partner}, who plays the {own} in turn, {by}, who thought that it was his turn, plays too: the {card}. {declarer} calls the director.",
    ),
];
const ALONE: Line = &[
    text(
        "Tocca a {partner}; {by}, distratto, mette {card}. {declarer} chiama l'Arbitro.",
        "It is {partner}'s turn; {by}, not attending, puts out the {card}. {declarer} calls the director.",
    ),
    text(
        "Prima di {partner}, che è in turno, gioca {by}, che credeva toccasse a lui: {card}. {declarer} chiama l'Arbitro.",
        "Before {partner}, whose turn it is, {by}, who thought that it was his, plays: the {card}. {declarer} calls the director.",
    ),
];
const ONE_AFTER_THE_OTHER: Line = &[
    text(
        "Tocca a {partner}; {by}, distratto, mette {card}, e subito dopo {partner} gioca {own}. {declarer} chiama l'Arbitro.",
        "It is {partner}'s turn; {by}, not attending, puts out the {card}, and right after him {partner} plays the {own}. {declarer} calls the director.",
    ),
    text(
        "Prima di {partner} gioca {by}, che credeva toccasse a lui: {card}; {partner} mette poi {own}. {declarer} chiama l'Arbitro.",
        "{by}, who thought that it was his turn, plays before {partner}: the {card}; {partner} then plays the {own}. {declarer} calls the director.",
    ),
];
