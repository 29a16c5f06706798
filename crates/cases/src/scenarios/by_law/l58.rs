//! Law 58: simultaneous plays, by one player or by two.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::PlayManner;
use arbitro_laws::ruling::{Answer, text};

use super::sentences::{SENT_BY_DECLARER, SENT_BY_NOBODY};

pub const SCENARIOS: &[&Scenario] = &[&TWO_CARDS, &WITH_PARTNER];

static TWO_CARDS: Scenario = scenario(58, "two-cards", &["più carte"], two_cards)
    .tricks(2..=10)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

static WITH_PARTNER: Scenario =
    scenario(58, "with-partner", &["difensore", "simultanee"], with_partner)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("declarer")]);

/// A player plays two cards at once.
fn two_cards(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| *by != story.dummy())?;
    let first = story.would_play()?;
    let second = story.pick(story.hand(by).without(first))?;
    story.cast("by", by);
    story.cast("first", first);
    story.cast("second", second);
    story.require(story.led().is_none_or(|led| first.suit == led))?;
    let manner = if story.either() { PlayManner::AtOnce } else { PlayManner::AtOnceHidden };
    story.add_event(by, Act::Plays { card: first.into(), manner: PlayManner::Play });
    story.add_event(by, Act::Plays { card: second.into(), manner });
    story.call_director(if story.is_defender(by) { story.declarer() } else { by.lho() });
    if manner == PlayManner::AtOnce {
        story.add_finding("face-visible", Answer::YES, BOTH_SEEN)?;
    } else {
        story.add_sentence(ONE_SEEN);
    }
    match story.choose(3) {
        0 => story.add_sentence(SAYS_NOTHING),
        1 => {
            story.add_event(by, Act::Designates(first.into()));
            story.add_sentence(SAYS_FIRST);
        }
        _ => {
            story.add_event(by, Act::Designates(second.into()));
            story.add_sentence(SAYS_SECOND);
        }
    }
    Some(())
}

/// A defender plays although it is his partner's turn: at the same instant as his partner, before him, or alone.
fn with_partner(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.led().is_none() || story.position.on_table() == 1)?;
    let by = partner.partner();
    let own = story.would_play()?;
    let card = match story.led() {
        Some(_) => story.would_follow_later(by, 2)?,
        None => story.would_lead(by)?,
    };
    let leading = story.led().is_none();
    let manner = if leading { PlayManner::Lead } else { PlayManner::Play };
    for (slot, seat) in [("by", by), ("partner", partner)] {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    story.cast("own", own);
    match story.choose(3) {
        0 => {
            story.add_event(partner, Act::Plays { card: own.into(), manner });
            story.add_event(by, Act::Plays { card: card.into(), manner: PlayManner::AtOnce });
            story.add_sentence(AT_ONCE);
        }
        1 => {
            story.add_event(by, Act::Plays { card: card.into(), manner });
            story.add_sentence(ALONE);
        }
        _ => {
            story.add_event(by, Act::Plays { card: card.into(), manner });
            story.add_event(partner, Act::Plays { card: own.into(), manner });
            story.add_sentence(ONE_AFTER_THE_OTHER);
        }
    }
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    story.call_director(story.declarer());
    Some(())
}

const BOTH_SEEN: SentenceWordings = &[
    text(
        "Quando tocca a {by} gli sfugge una carta di troppo: mette insieme {first} e {second}, tutte e due ben visibili.",
        "At his turn a card too many slips from {by}'s hand: he puts out the {first} and the {second} together, both plainly visible.",
    ),
    text(
        "{by} gioca, e con {first} finisce sul tavolo anche {second}; si vedono entrambe le facce.",
        "{by} plays, and with the {first} the {second} lands on the table too; both faces can be seen.",
    ),
];
const ONE_SEEN: SentenceWordings = &[
    text(
        "{by} mette {first} con un'altra carta attaccata dietro, {second}: quando si separano l'Arbitro accerta che si vedeva solo {first}.",
        "{by} puts out the {first} with another card, the {second}, stuck behind it: when they part the director finds that only the {first} could be seen.",
    ),
    text(
        "Dietro {first}, che {by} gioca, era rimast{o/a:second} incollat{o/a:second} {second}: la sua faccia non si è vista.",
        "Behind the {first}, which {by} plays, the {second} had stuck: its face has not been seen.",
    ),
];
const SAYS_NOTHING: SentenceWordings = &[
    text(
        "Si chiama l'Arbitro; {by} non ha ancora detto quale carta gioca.",
        "The director is called; {by} has not yet said which card he plays.",
    ),
    text(
        "L'Arbitro è chiamato prima che {by} dica qualcosa.",
        "The director is called before {by} says anything.",
    ),
];
const SAYS_FIRST: SentenceWordings = &[
    text(
        "Si chiama l'Arbitro, e {by} dice che gioca {first}.",
        "The director is called, and {by} says that he plays the {first}.",
    ),
    text(
        "All'Arbitro {by} dice di giocare {first}.",
        "{by} tells the director that the {first} is the card that he plays.",
    ),
];
const SAYS_SECOND: SentenceWordings = &[
    text(
        "Si chiama l'Arbitro, e {by} dice che gioca {second}.",
        "The director is called, and {by} says that he plays the {second}.",
    ),
    text(
        "All'Arbitro {by} dice di giocare {second}.",
        "{by} tells the director that the {second} is the card that he plays.",
    ),
];
const AT_ONCE: SentenceWordings = &[
    text(
        "Tocca a {partner}, che gioca {own}; nello stesso istante {by}, distratto, mette {card}. {declarer} chiama l'Arbitro.",
        "It is {partner}'s turn, and he plays the {own}; at the same instant {by}, not attending, puts out the {card}. {declarer} calls the director.",
    ),
    text(
        "Insieme a {partner}, in turno con {own}, gioca anche {by}, che credeva toccasse a lui: {card}. {declarer} chiama l'Arbitro.",
        "Together with {partner}, who plays the {own} in turn, {by}, who thought that it was his turn, plays too: the {card}. {declarer} calls the director.",
    ),
];
const ALONE: SentenceWordings = &[
    text(
        "Tocca a {partner}; {by}, distratto, mette {card}. {declarer} chiama l'Arbitro.",
        "It is {partner}'s turn; {by}, not attending, puts out the {card}. {declarer} calls the director.",
    ),
    text(
        "Prima di {partner}, che è in turno, gioca {by}, che credeva toccasse a lui: {card}. {declarer} chiama l'Arbitro.",
        "Before {partner}, whose turn it is, {by}, who thought that it was his, plays: the {card}. {declarer} calls the director.",
    ),
];
const ONE_AFTER_THE_OTHER: SentenceWordings = &[
    text(
        "Tocca a {partner}; {by}, distratto, mette {card}, e subito dopo {partner} gioca {own}. {declarer} chiama l'Arbitro.",
        "It is {partner}'s turn; {by}, not attending, puts out the {card}, and right after him {partner} plays the {own}. {declarer} calls the director.",
    ),
    text(
        "Prima di {partner} gioca {by}, che credeva toccasse a lui: {card}; {partner} mette poi {own}. {declarer} chiama l'Arbitro.",
        "{by}, who thought that it was his turn, plays before {partner}: the {card}; {partner} then plays the {own}. {declarer} calls the director.",
    ),
];
