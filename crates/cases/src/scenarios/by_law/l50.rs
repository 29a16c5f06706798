//! Law 50: disposition of a penalty card.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{Card, Hand};
use arbitro_laws::record::event::Choice;
use arbitro_laws::record::{Act, PenaltyGrade};
use arbitro_laws::ruling::text;

use super::scenes::{KnownCardScene, becomes_known, defender};

pub const SCENARIOS: &[&Scenario] = &[&MAJOR_OR_MINOR, &TO_PLAY, &PARTNER_LEADS];

/// Returns the cards below the ten.
pub(super) fn small(cards: Hand) -> Hand {
    cards.iter().filter(|card: &Card| !card.rank.is_honour()).collect()
}

static MAJOR_OR_MINOR: Scenario =
    scenario(50, "major-or-minor", &["difensore", "carta penalizzata"], major_or_minor)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Rights("by"),
            QuestionSubject::Rights("declarer"),
        ]);

/// A small card of a defender is exposed by accident, by another player, or by being named.
fn major_or_minor(story: &mut Story<'_>) -> Option<()> {
    let by = defender(story)?;
    let card = story.pick(small(story.hand(by)))?;
    story.cast("card", card);
    let how = KnownCardScene { named: NAMES, jostled: JOSTLED, falls: FALLS, seen: SEEN };
    becomes_known(story, by, card, &how)
}

const FALLS: SentenceWordings = &[
    text(
        "A {by}, che riordina le carte, cade scopert{o/a} sul tavolo {card}.",
        "{by}, sorting his cards, lets the {card} fall face up on the table.",
    ),
    text(
        "Dalla mano di {by} scivola {card}, che finisce scopert{o/a} sul tavolo.",
        "The {card} slips from {by}'s hand and lands face up on the table.",
    ),
];
const NAMES: SentenceWordings = &[
    text(
        "{by}, seccato, dice al tavolo di avere {card}; la carta resta nella sua mano.",
        "{by}, annoyed, tells the table that he holds the {card}; the card stays in his hand.",
    ),
    text(
        "A {by} scappa detto che ha ancora {card}.",
        "{by} lets slip that he still has the {card}.",
    ),
];
const JOSTLED: SentenceWordings = &[
    text(
        "{declarer} urta il braccio di {by}, a cui cade scopert{o/a} sul tavolo {card}.",
        "{declarer} knocks {by}'s arm, and the {card} falls face up on the table.",
    ),
    text(
        "Un angolista urta la sedia di {by}: {card} cade scopert{o/a} sul tavolo.",
        "A kibitzer bumps into {by}'s chair: the {card} falls face up on the table.",
    ),
];
const SEEN: SentenceWordings = &[
    text("{partner} ha potuto vedere la carta.", "{partner} could have seen the card."),
    text(
        "La carta si vedeva bene anche dal posto di {partner}.",
        "The card could be clearly seen from {partner}'s seat too.",
    ),
];

static TO_PLAY: Scenario = scenario(50, "to-play", &["difensore", "carta penalizzata"], to_play)
    .tricks(2..=9)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A defender who has one or two penalty cards is to play.
fn to_play(story: &mut Story<'_>) -> Option<()> {
    let before = story.turn()?;
    let by = before.lho();
    story.require(story.is_defender(by) && story.position.on_table() < 3)?;
    let (_, played) = story.play_on()?;
    let led = story.led()?;
    let held = small(story.suit(by, led));
    let card = story.pick(held)?;
    let other = story.pick(held.without(card))?;
    let aside = story.pick(story.hand(by) - story.suit(by, led))?;
    story.cast("before", before);
    story.cast("by", by);
    story.cast("led", led);
    for (slot, card) in [("played", played), ("card", card), ("other", other), ("aside", aside)] {
        story.cast(slot, card);
    }
    match story.choose(4) {
        0 => {
            story.has_penalty(by, card, PenaltyGrade::Major);
            story.add_sentence(MAJOR);
        }
        1 => {
            story.has_penalty(by, card, PenaltyGrade::Minor);
            story.add_sentence(MINOR);
        }
        2 => {
            story.has_penalty(by, aside, PenaltyGrade::Major);
            story.add_sentence(MAJOR_ASIDE);
        }
        _ => {
            story.has_penalty(by, card, PenaltyGrade::Major);
            story.has_penalty(by, other, PenaltyGrade::Major);
            story.add_sentence(TWO);
        }
    }
    story.add_sentence(HIS_TURN);
    Some(())
}

const MAJOR: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {card}, carta penalizzata maggiore.",
        "{by} has the {card} on the table, a major penalty card.",
    ),
    text(
        "Davanti a {by}, scopert{o/a}, c'è {card}: è una carta penalizzata maggiore.",
        "The {card} lies face up before {by}: it is a major penalty card.",
    ),
];
const MINOR: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {card}, carta penalizzata minore.",
        "{by} has the {card} on the table, a minor penalty card.",
    ),
    text(
        "Davanti a {by}, scopert{o/a}, c'è {card}: è una carta penalizzata minore.",
        "The {card} lies face up before {by}: it is a minor penalty card.",
    ),
];
const MAJOR_ASIDE: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {aside}, carta penalizzata maggiore.",
        "{by} has the {aside} on the table, a major penalty card.",
    ),
    text(
        "Davanti a {by}, scopert{o/a:aside}, c'è {aside}: è una carta penalizzata maggiore.",
        "The {aside} lies face up before {by}: it is a major penalty card.",
    ),
];
const TWO: SentenceWordings = &[
    text(
        "{by} ha sul tavolo {card} e {other}, carte penalizzate maggiori.",
        "{by} has the {card} and the {other} on the table, major penalty cards.",
    ),
    text(
        "Davanti a {by}, scoperte, ci sono {card} e {other}: sono carte penalizzate maggiori.",
        "The {card} and the {other} lie face up before {by}: they are major penalty cards.",
    ),
];
const HIS_TURN: SentenceWordings = &[
    text(
        "{before} gioca {played}, e tocca a {by}.",
        "{before} plays the {played}, and it is {by}'s turn.",
    ),
    text(
        "Dopo {played} di {before} deve giocare {by}, che chiede che cosa può fare.",
        "After {before}'s {played} it is for {by} to play, who asks what he may do.",
    ),
];

static PARTNER_LEADS: Scenario =
    scenario(50, "partner-leads", &["difensore", "carta penalizzata", "attacco"], partner_leads)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("by"),
            QuestionSubject::Rights("partner"),
        ]);

/// A defender is to lead while his partner has a penalty card; declarer restricts the lead or leaves it free, or the
/// defender leads before declarer has chosen.
fn partner_leads(story: &mut Story<'_>) -> Option<()> {
    let by = story.turn().filter(|by| story.is_defender(*by))?;
    let (partner, declarer) = (by.partner(), story.declarer());
    story.require(story.led().is_none())?;
    let card = story.would_play()?;
    let shared: Hand =
        story.hand(partner).iter().filter(|card| !story.suit(by, card.suit).is_empty()).collect();
    let penalty = story.pick(shared)?;
    story.require(story.hand(by).len() > story.suit(by, penalty.suit).len())?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("card", card);
    story.cast("penalty", penalty);
    story.cast("suit", penalty.suit);
    let how = story.choose(5);
    let minor = how == 4 && !penalty.rank.is_honour();
    story.has_penalty(
        partner,
        penalty,
        if minor { PenaltyGrade::Minor } else { PenaltyGrade::Major },
    );
    story.add_sentence(if minor { PARTNERS_MINOR } else { PARTNERS_MAJOR });
    story.add_sentence(ON_LEAD);
    let (choice, line) = match how {
        0 => (Choice::Require(penalty.suit), REQUIRES),
        1 => (Choice::Free, LEAVES_FREE),
        2 => {
            story.leads(by, card);
            story.add_sentence(LEADS_AT_ONCE);
            story.call_director(declarer);
            return Some(());
        }
        _ => (Choice::Forbid(penalty.suit), FORBIDS),
    };
    story.add_event(declarer, Act::Chooses(choice));
    story.add_sentence(line);
    Some(())
}

const PARTNERS_MAJOR: SentenceWordings = &[
    text(
        "{partner} ha sul tavolo {penalty}, carta penalizzata maggiore.",
        "{partner} has the {penalty} on the table, a major penalty card.",
    ),
    text(
        "Davanti a {partner}, scopert{o/a:penalty}, c'è {penalty}: è una carta penalizzata maggiore.",
        "The {penalty} lies face up before {partner}: it is a major penalty card.",
    ),
];
const PARTNERS_MINOR: SentenceWordings = &[
    text(
        "{partner} ha sul tavolo {penalty}, carta penalizzata minore.",
        "{partner} has the {penalty} on the table, a minor penalty card.",
    ),
    text(
        "Davanti a {partner}, scopert{o/a:penalty}, c'è {penalty}: è una carta penalizzata minore.",
        "The {penalty} lies face up before {partner}: it is a minor penalty card.",
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("In presa è {by}.", "{by} is on lead."),
    text(
        "L'ultima presa l'ha vinta {by}, che deve attaccare.",
        "{by} has won the last trick and is to lead.",
    ),
];
const REQUIRES: SentenceWordings = &[
    text("{declarer} richiede l'attacco a {suit}.", "{declarer} requires a lead in {suit}."),
    text("«Attacca a {suit}», gli dice {declarer}.", "'Lead {suit},' {declarer} tells him."),
];
const FORBIDS: SentenceWordings = &[
    text("{declarer} proibisce l'attacco a {suit}.", "{declarer} forbids a lead in {suit}."),
    text("«Niente {suit}», gli dice {declarer}.", "'Not {suit},' {declarer} tells him."),
];
const LEAVES_FREE: SentenceWordings = &[
    text(
        "{declarer} non richiede né proibisce nulla.",
        "{declarer} neither requires nor forbids anything.",
    ),
    text(
        "«Attacca come vuoi», gli dice {declarer}.",
        "'Lead what you like,' {declarer} tells him.",
    ),
];
const LEADS_AT_ONCE: SentenceWordings = &[
    text(
        "Ha fretta, e attacca {card} prima che {declarer} abbia detto nulla; {declarer} chiama l'Arbitro.",
        "He is in a hurry, and leads the {card} before {declarer} has said a word; {declarer} calls the director.",
    ),
    text(
        "Senza aspettare che {declarer} parli mette sul tavolo {card}: della carta del compagno si era dimenticato. Si chiama l'Arbitro.",
        "Without waiting for {declarer} to speak he leads the {card}: he had forgotten his partner's card. The director is called.",
    ),
];
