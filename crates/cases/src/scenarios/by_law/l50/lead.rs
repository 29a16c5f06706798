//! Law 50, paragraph D2: the lead of a defender while a penalty card is on the table.

use crate::scenarios::by_law::l51::leads::he_leads;
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::{NOBODY, small};

pub static PARTNER_LEADS: Scenario = scenario(
    50,
    "penalty-card-lead",
    &["difensore", "carta penalizzata", "attacco"],
    partner_leads,
)
.tricks(2..=10)
.aspects(&[&[AspectKind::Fate, AspectKind::Turn]]);

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

/// Chooses whether the partner has led the penalty card out of turn, or dropped it: it is major or minor. Returns true
/// if it is major.
fn choose_grade(story: &mut Story<'_>, partner: Seat, penalty: Card) -> bool {
    let major = story.either();
    let grade = if major { PenaltyGrade::Major } else { PenaltyGrade::Minor };
    story.has_penalty(partner, penalty, grade);
    story.add_sentence(ON_LEAD);
    story.add_sentence(if major { PARTNER_LED } else { PARTNER_DROPPED });
    major
}

/// A defender leads while his partner has a penalty card; declarer has restricted the lead or left it free.
fn partner_leads(story: &mut Story<'_>) -> Option<()> {
    let (by, _, penalty) = leader_and_penalty(story)?;
    let inside = story.pick(story.suit(by, penalty.suit))?;
    let outside = story.pick(story.hand(by) - story.suit(by, penalty.suit))?;
    cast!(story, inside, outside);
    choose_grade(story, by.partner(), penalty);
    story.call_director(story.declarer());
    story.choose_answer(
        story.declarer(),
        &[
            (Some(Choice::Require(penalty.suit)), REQUIRES),
            (Some(Choice::Forbid(penalty.suit)), FORBIDS),
            (Some(Choice::Free), LEAVES_FREE),
        ],
    );
    story.begin_second_incident();
    he_leads(story, by, inside, outside);
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text("L'ultima presa è di {by}.", "{by} has won the last trick."),
    text("Deve attaccare {by}.", "It is for {by} to lead."),
    text("In presa è {by}.", "{by} is on lead."),
];
const PARTNER_LED: SentenceWordings = &[
    text(
        "Ma {partner} attacca fuori turno {penalty}, {declarer} rifiuta davanti all'Arbitro, e la carta resta sul tavolo.",
        "But {partner} leads the {penalty} out of turn, {declarer} refuses it in the director's presence, and the card stays on the table.",
    ),
    text(
        "{partner} si distrae e attacca {penalty}; {declarer} chiama l'Arbitro e rifiuta, e la carta resta sul tavolo.",
        "{partner} is distracted and leads the {penalty}; {declarer} calls the director and refuses it, and the card stays on the table.",
    ),
    text(
        "Al suo posto attacca {partner}, con {penalty}; davanti all'Arbitro {declarer} rifiuta, e la carta resta sul tavolo.",
        "{partner} leads in his place, the {penalty}; in the director's presence {declarer} refuses it, and the card stays on the table.",
    ),
    because(
        "50B",
        [
            "{partner} aveva attaccato {penalty} fuori turno",
            "{partner} avesse attaccato {penalty} fuori turno",
        ],
        [
            "{partner} had led the {penalty} out of turn",
            "{partner} had led the {penalty} out of turn",
        ],
    ),
];
const PARTNER_DROPPED: SentenceWordings = &[
    text(
        "A {partner} sfugge di mano {penalty}, {declarer} chiama l'Arbitro, e la carta resta sul tavolo.",
        "{partner} drops the {penalty} by accident, {declarer} calls the director, and the card stays on the table.",
    ),
    text(
        "{partner} riordina le carte e gli cade {penalty}; {declarer} chiama l'Arbitro, e la carta resta sul tavolo.",
        "{partner} is sorting his cards and drops the {penalty}; {declarer} calls the director, and the card stays on the table.",
    ),
    text(
        "In quel momento {partner} fa cadere {penalty}; {declarer} chiama l'Arbitro, che lascia la carta sul tavolo.",
        "At that moment {partner} drops the {penalty}; {declarer} calls the director, who leaves the card on the table.",
    ),
    because(
        "50B",
        [
            "{partner} aveva fatto cadere {penalty} per sbaglio",
            "{partner} avesse fatto cadere {penalty} per sbaglio",
        ],
        [
            "{partner} had dropped the {penalty} by accident",
            "{partner} had dropped the {penalty} by accident",
        ],
    ),
];
const REQUIRES: SentenceWordings = &[
    text(
        "All'Arbitro {declarer} dice: «Voglio l'attacco a {suit}».",
        "{declarer} tells the director: 'I want a lead in {suit}'.",
    ),
    text(
        "Davanti all'Arbitro {declarer} dice a {by}: «Attacca a {suit}».",
        "In the director's presence {declarer} tells {by}: 'Lead {suit}'.",
    ),
    text(
        "{declarer} dice all'Arbitro che vuole da {by} un attacco a {suit}.",
        "{declarer} tells the director that he wants {by} to lead {suit}.",
    ),
    short_reasons::required_the_lead("50D2(a)"),
];
const FORBIDS: SentenceWordings = &[
    text(
        "All'Arbitro {declarer} dice: «Non voglio l'attacco a {suit}».",
        "{declarer} tells the director: 'I do not want a lead in {suit}'.",
    ),
    text(
        "Davanti all'Arbitro {declarer} dice a {by}: «Non attaccare a {suit}».",
        "In the director's presence {declarer} tells {by}: 'Do not lead {suit}'.",
    ),
    text(
        "{declarer} dice all'Arbitro che non vuole da {by} un attacco a {suit}.",
        "{declarer} tells the director that he does not want {by} to lead {suit}.",
    ),
    short_reasons::forbade_the_lead("50D2(a)"),
];
const LEAVES_FREE: SentenceWordings = &[
    text(
        "All'Arbitro {declarer} dice: «L'attacco è libero, {suit} o altro».",
        "{declarer} tells the director: 'The lead is free, {suit} or other'.",
    ),
    text(
        "Davanti all'Arbitro {declarer} dice a {by}: «Attacca a {suit} o come vuoi».",
        "In the director's presence {declarer} tells {by}: 'Lead {suit} or what you like'.",
    ),
    text(
        "{declarer} dice all'Arbitro che lascia {by} libero di attaccare, a {suit} o no.",
        "{declarer} tells the director that he leaves {by} free to lead, {suit} or not.",
    ),
    short_reasons::left_the_lead_free("50D2(b)"),
];
pub static TOO_SOON: Scenario =
    scenario(50, "leads-too-soon", &["difensore", "carta penalizzata", "attacco"], too_soon)
        .tricks(2..=10)
        .aspects(&[&[AspectKind::Fate], &[AspectKind::Fate, AspectKind::Turn]]);

/// A defender whose partner has a penalty card leads before or after declarer has left him free.
fn too_soon(story: &mut Story<'_>) -> Option<()> {
    let (by, lead, penalty) = leader_and_penalty(story)?;
    let card = story.pick(small(story.suit(by, lead.suit)))?;
    story.cast("card", card);
    let declarer = story.declarer();
    let major = choose_grade(story, by.partner(), penalty);
    story.begin_second_incident();
    let drops = |jostled| Act::Drops { card: card.into(), seen: NOBODY, jostled };
    match story.choose(4) {
        0 => {
            // Because of a minor penalty card declarer has nothing to choose.
            if major {
                story.call_director(declarer);
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
    untold(story, "visible", Answer::YES)?;
    story.call_director(declarer);
    story.add_sentence(WHAT_NOW);
    Some(())
}

const WHAT_NOW: SentenceWordings = &[
    text(
        "{declarer} chiede all'Arbitro che cosa succede ora.",
        "{declarer} asks the director what happens now.",
    ),
    text(
        "All'Arbitro {declarer} chiede come si va avanti.",
        "{declarer} asks the director how play goes on.",
    ),
    text(
        "{declarer} vuole sapere dall'Arbitro come si continua.",
        "{declarer} wants to know from the director how play goes on.",
    ),
];

const LEADS_AFTER: SentenceWordings = &[
    text(
        "«Attacca come vuoi», dice {declarer} davanti all'Arbitro, e {by} attacca {card}.",
        "'Lead what you like,' says {declarer} in the director's presence, and {by} leads the {card}.",
    ),
    text(
        "{declarer} dice all'Arbitro che l'attacco è libero, e {by} attacca {card}.",
        "{declarer} tells the director that the lead is free, and {by} leads the {card}.",
    ),
    text(
        "Davanti all'Arbitro {declarer} lascia libero l'attacco; {by} attacca {card}.",
        "In the director's presence {declarer} leaves the lead free; {by} leads the {card}.",
    ),
    because(
        "50D2(b)",
        [
            "{by} ha attaccato {card} quando {declarer} aveva lasciato libero l'attacco",
            "{by} avesse attaccato {card} quando {declarer} aveva lasciato libero l'attacco",
        ],
        [
            "{by} led the {card} when {declarer} had left the lead free",
            "{by} had led the {card} when {declarer} had left the lead free",
        ],
    ),
];
const LEADS_AT_ONCE: SentenceWordings = &[
    text(
        "Senza aspettare che {declarer} dica qualcosa all'Arbitro, {by} attacca {card}.",
        "Without waiting for {declarer} to say anything to the director, {by} leads the {card}.",
    ),
    text(
        "{declarer} sta ancora pensando a che cosa dire all'Arbitro, e {by} attacca {card}.",
        "{declarer} is still thinking what to say to the director, and {by} leads the {card}.",
    ),
    text(
        "{declarer} non ha ancora detto nulla all'Arbitro, e {by} attacca {card}.",
        "{declarer} has not said anything to the director yet, and {by} leads the {card}.",
    ),
    because(
        "50D2",
        [
            "{by} ha attaccato {card} prima che {declarer} dicesse qualcosa",
            "{by} avesse attaccato {card} prima che {declarer} dicesse qualcosa",
        ],
        [
            "{by} led the {card} before {declarer} had said anything",
            "{by} had led the {card} before {declarer} had said anything",
        ],
    ),
];
const FALLS: SentenceWordings = &[
    text(
        "Mentre {declarer} pensa, a {by} cade {card}, scopert{o/a} sul tavolo davanti a tutti.",
        "While {declarer} thinks, {by} drops the {card}, face up on the table before everybody.",
    ),
    text(
        "{declarer} sta ancora pensando, e a {by} sfugge {card}, che cade scopert{o/a} davanti a tutti.",
        "{declarer} is still thinking, and {by} drops the {card}, face up before everybody.",
    ),
    text(
        "{by} lascia cadere {card} mentre {declarer} riflette: la carta è sul tavolo, scoperta, e la vedono tutti.",
        "{by} drops the {card} while {declarer} is thinking: it is on the table, face up, and all can see it.",
    ),
    short_reasons::NOT_KNOCKED,
];
const KNOCKED: SentenceWordings = &[
    text(
        "Mentre pensa {declarer} urta {by}, a cui cade {card}, scopert{o/a} sul tavolo davanti a tutti.",
        "While he thinks, {declarer} knocks {by}, who drops the {card}, face up on the table before everybody.",
    ),
    text(
        "{declarer}, che sta ancora pensando, urta {by}, e {card} cade scopert{o/a} davanti a tutti.",
        "{declarer}, who is still thinking, knocks {by}, and the {card} falls face up before everybody.",
    ),
    text(
        "{by}, urtato da {declarer} che riflette, lascia cadere {card}: la carta è sul tavolo, scoperta, e la vedono tutti.",
        "{by}, knocked by {declarer}, who is thinking, drops the {card}: it is on the table, face up, and all can see it.",
    ),
    short_reasons::KNOCKED_BY_DECLARER,
];
