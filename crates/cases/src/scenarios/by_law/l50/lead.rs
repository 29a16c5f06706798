//! Law 50, paragraph D2: the lead of a defender while a penalty card is on the table.

use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{NOBODY, small};
use crate::scenarios::by_law::sentences::{DECLARER_CALLS, PARTNER_COULD_SEE};

pub static PARTNER_LEADS: Scenario = scenario(
    50,
    "penalty-card-lead",
    &["difensore", "carta penalizzata", "attacco"],
    partner_leads,
)
.tricks(2..=10)
.asks(&[Ruling, Ruling, Rights("by"), Rights("partner")]);

/// Casts a defender on lead as `by`, his normal lead as `card`, and a small card of his partner, of a suit that the
/// leader holds beside another, as `penalty`; returns the leader and these two cards.
fn leader_and_penalty(story: &mut Story<'_>) -> Option<(Seat, Card, Card)> {
    let by = story.defender_on_lead()?;
    let partner = by.partner();
    let card = story.would_play()?;
    let shared: Hand = small(story.hand(partner))
        .iter()
        .filter(|card| !story.suit(by, card.suit).is_empty())
        .collect();
    let penalty = story.pick(shared)?;
    story.require(story.hand(by).len() > story.suit(by, penalty.suit).len())?;
    cast!(story, by, partner, card, penalty, suit = penalty.suit);
    Some((by, card, penalty))
}

/// A defender is to lead while his partner has a penalty card; declarer restricts the lead, leaves it free, or has not
/// yet chosen.
fn partner_leads(story: &mut Story<'_>) -> Option<()> {
    let (by, _, penalty) = leader_and_penalty(story)?;
    let (declarer, partner) = (story.declarer(), by.partner());
    let major = story.either();
    let grade = if major { PenaltyGrade::Major } else { PenaltyGrade::Minor };
    story.has_penalty(partner, penalty, grade);
    story.add_sentence(if major { PARTNERS_MAJOR } else { PARTNERS_MINOR });
    story.add_sentence(ON_LEAD);
    // Declarer has no choice because of a minor penalty card.
    let how = if major { story.choose(4) } else { 3 };
    let (choice, line) = match how {
        0 => (Some(Choice::Require(penalty.suit)), REQUIRES),
        1 => (Some(Choice::Forbid(penalty.suit)), FORBIDS),
        2 => (Some(Choice::Free), LEAVES_FREE),
        _ => (None, SILENT),
    };
    if let Some(choice) = choice {
        story.add_event(declarer, Act::Chooses(choice));
    }
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
    text(
        "Una carta penalizzata maggiore di {partner}, {penalty}, è ancora sul tavolo.",
        "A major penalty card of {partner}'s, the {penalty}, is still on the table.",
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
    text(
        "Una carta penalizzata minore di {partner}, {penalty}, è ancora sul tavolo.",
        "A minor penalty card of {partner}'s, the {penalty}, is still on the table.",
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("In presa è {by}.", "{by} is on lead."),
    text(
        "L'ultima presa è di {by}, che deve attaccare.",
        "{by} has won the last trick and is to lead.",
    ),
    text("Deve attaccare {by}.", "It is for {by} to lead."),
];
const REQUIRES: SentenceWordings = &[
    text("{declarer} richiede l'attacco a {suit}.", "{declarer} requires a lead in {suit}."),
    text("«Attacca a {suit}», gli dice {declarer}.", "'Lead {suit},' {declarer} tells him."),
    text(
        "Informato, {declarer} vuole l'attacco a {suit}.",
        "Informed, {declarer} wants a lead in {suit}.",
    ),
];
const FORBIDS: SentenceWordings = &[
    text("{declarer} proibisce l'attacco a {suit}.", "{declarer} forbids a lead in {suit}."),
    text(
        "«Non attaccare a {suit}», gli dice {declarer}.",
        "'Do not lead {suit},' {declarer} tells him.",
    ),
    text(
        "Informato, {declarer} vieta l'attacco a {suit}.",
        "Informed, {declarer} forbids a lead in {suit}.",
    ),
];
const LEAVES_FREE: SentenceWordings = &[
    text(
        "{declarer} non richiede né proibisce nessun attacco.",
        "{declarer} neither requires nor forbids any lead.",
    ),
    text(
        "«Attacca come vuoi», gli dice {declarer}.",
        "'Lead what you like,' {declarer} tells him.",
    ),
    text(
        "Informato, {declarer} lascia libero l'attacco.",
        "Informed, {declarer} leaves the lead free.",
    ),
];
const SILENT: SentenceWordings = &[
    text(
        "{declarer} non ha ancora detto nulla sull'attacco.",
        "{declarer} has not yet said anything about the lead.",
    ),
    text("Per ora {declarer} non gli ha detto nulla.", "For now {declarer} has told him nothing."),
    text(
        "Sull'attacco {declarer} non ha ancora parlato.",
        "{declarer} has not spoken about the lead yet.",
    ),
];

pub static TOO_SOON: Scenario =
    scenario(50, "leads-too-soon", &["difensore", "carta penalizzata", "attacco"], too_soon)
        .tricks(2..=10)
        .asks(&[Ruling, Rights("by")]);

/// A defender whose partner has a penalty card leads before or after declarer has left him free.
fn too_soon(story: &mut Story<'_>) -> Option<()> {
    let (by, lead, penalty) = leader_and_penalty(story)?;
    let card = story.pick(small(story.suit(by, lead.suit)))?;
    story.cast("card", card);
    let (declarer, partner) = (story.declarer(), by.partner());
    let major = story.either();
    let grade = if major { PenaltyGrade::Major } else { PenaltyGrade::Minor };
    story.has_penalty(partner, penalty, grade);
    story.add_sentence(if major { PARTNERS_MAJOR } else { PARTNERS_MINOR });
    story.add_sentence(ON_LEAD);
    let drops = |jostled| Act::Drops { card: card.into(), seen: NOBODY, jostled };
    match story.choose(4) {
        0 => {
            // Because of a minor penalty card declarer has nothing to choose.
            if major {
                story.add_event(declarer, Act::Chooses(Choice::Free));
            }
            story.leads(by, card);
            story.add_sentence(LEADS_AFTER);
        }
        1 => {
            story.leads(by, card);
            story.add_sentence(LEADS_AT_ONCE);
        }
        2 => {
            story.add_event(by, drops(false));
            story.add_sentence(FALLS);
        }
        _ => {
            story.add_event(by, drops(true));
            story.add_sentence(KNOCKED);
        }
    }
    story.add_finding("visible", Answer::YES, PARTNER_COULD_SEE)?;
    story.call_director(declarer);
    story.add_sentence(DECLARER_CALLS);
    Some(())
}

const LEADS_AFTER: SentenceWordings = &[
    text(
        "Dopo che {declarer} gli ha detto di attaccare come vuole, gioca {card}.",
        "After {declarer} has told him to lead what he likes, he plays the {card}.",
    ),
    text(
        "Aspetta che {declarer} lo lasci libero, e poi attacca {card}.",
        "He waits until {declarer} leaves him free, and then leads the {card}.",
    ),
];
const LEADS_AT_ONCE: SentenceWordings = &[
    text(
        "Prima che {declarer} gli abbia detto qualcosa sull'attacco, gioca {card}.",
        "Before {declarer} has told him anything about the lead, he plays the {card}.",
    ),
    text(
        "Non aspetta che {declarer} parli, e di fretta attacca {card}.",
        "He does not wait for {declarer} to speak, and in a hurry leads the {card}.",
    ),
];
const FALLS: SentenceWordings = &[
    text(
        "Mentre aspetta che {declarer} parli, {by} lascia cadere {card}, scopert{o/a}, sul tavolo.",
        "While waiting for {declarer} to speak, {by} drops the {card} face up on the table.",
    ),
    text(
        "Prima che {declarer} abbia parlato, a {by} cade {card}, scopert{o/a}, sul tavolo.",
        "Before {declarer} has spoken, {by} drops the {card} face up on the table.",
    ),
];
const KNOCKED: SentenceWordings = &[
    text(
        "{declarer}, che non ha ancora parlato, urta il braccio di {by}, e {card} cade scopert{o/a} sul tavolo.",
        "{declarer}, who has not spoken yet, jogs {by}'s arm, and the {card} falls face up on the table.",
    ),
    text(
        "Prima di parlare {declarer} urta {by}, a cui cade {card}, scopert{o/a}, sul tavolo.",
        "Before speaking {declarer} knocks {by}, and the {card} falls face up on the table.",
    ),
];
