//! Law 56: a defender's lead out of turn.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;
use arbitro_laws::ruling::text;

use super::sentences::{DIRECTOR_CALLED, SENT_BY_DECLARER, SENT_BY_NOBODY};

pub const SCENARIOS: &[&Scenario] = &[&PARTNER_ON_LEAD, &RESTRICTION];

static PARTNER_ON_LEAD: Scenario =
    scenario(56, "partner-on-lead", &["difensore", "fuori turno"], partner_on_lead)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
            QuestionSubject::Rights("partner"),
        ]);

static RESTRICTION: Scenario = scenario(
    56,
    "restriction",
    &["difensore", "fuori turno", "restrizione d'attacco"],
    restriction,
)
.tricks(2..=10)
.asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("partner")]);

/// A defender leads although his partner has won the trick.
fn partner_on_lead(story: &mut Story<'_>) -> Option<()> {
    let card = led_by_the_wrong_one(story)?;
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    let (declarer, suit) = (story.declarer(), card.suit);
    match story.choose(6) {
        0 => {
            story.call_director(declarer);
            story.add_sentence(DIRECTOR_CALLED);
        }
        1 => chooses(story, &[Choice::Accept], ACCEPTS),
        2 => chooses(story, &[Choice::Refuse], REFUSES),
        3 => chooses(story, &[Choice::Refuse, Choice::Require(suit)], REQUIRES),
        4 => chooses(story, &[Choice::Refuse, Choice::Forbid(suit)], FORBIDS),
        _ => {
            let next = story.turn()?.partner().lho();
            let answer = story.would_follow(next, card)?;
            story.cast("next", next);
            story.cast("answer", answer);
            story.plays(next, answer);
            story.call_director(declarer);
            story.add_sentence(NEXT_PLAYS);
        }
    }
    Some(())
}

/// Declarer refuses a lead out of turn, and restricts the lead of the rightful defender or leaves it free; the defender
/// then leads.
fn restriction(story: &mut Story<'_>) -> Option<()> {
    let card = led_by_the_wrong_one(story)?;
    let (declarer, suit) = (story.declarer(), card.suit);
    let partner = story.turn()?;
    let asked = story.suit(partner, suit);
    let [lead, other] = [story.pick(asked)?, story.pick(story.hand(partner) - asked)?];
    story.call_director(declarer);
    let choice = match story.choose(3) {
        0 => (Choice::Require(suit), REQUIRES),
        1 => (Choice::Forbid(suit), FORBIDS),
        _ => (Choice::Free, LEAVES_FREE),
    };
    chooses(story, &[Choice::Refuse, choice.0], choice.1);
    story.cast("lead", lead);
    story.cast("other", other);
    if story.either() {
        story.leads(partner, lead);
        story.add_sentence(LEADS_IT);
    } else {
        story.leads(partner, other);
        story.add_sentence(LEADS_OTHER);
    }
    story.call_director(declarer);
    Some(())
}

/// Adds a lead by the defender whose partner is on lead, and returns the card led.
fn led_by_the_wrong_one(story: &mut Story<'_>) -> Option<arbitro_laws::bridge::Card> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let by = partner.partner();
    let card = story.would_lead(by)?;
    story.cast("by", by);
    story.cast("partner", partner);
    story.cast("card", card);
    story.cast("suit", card.suit);
    story.leads(by, card);
    story.add_sentence(LEADS);
    Some(card)
}

fn chooses(story: &mut Story<'_>, choices: &[Choice], line: SentenceWordings) {
    let declarer = story.declarer();
    if !matches!(story.events.last(), Some(event) if event.act.is_attention()) {
        story.call_director(declarer);
    }
    choices.iter().for_each(|choice| story.add_event(declarer, Act::Chooses(*choice)));
    story.add_sentence(line);
}

const LEADS: SentenceWordings = &[
    text(
        "La presa è di {partner}, ma {by}, che credeva di averla vinta lui, attacca {card}.",
        "{partner} has won the trick, but {by}, who thought that he had won it himself, leads the {card}.",
    ),
    text(
        "In presa è {partner}; {by} perde il filo e mette giù {card}.",
        "{partner} is on lead; {by} loses track and puts down the {card}.",
    ),
    text(
        "Tocca attaccare a {partner}: per distrazione attacca invece {by}, con {card}.",
        "It is for {partner} to lead: absent-mindedly {by} leads instead, with the {card}.",
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer}, sentito l'Arbitro, accetta l'attacco.",
        "{declarer}, having heard the director, accepts the lead.",
    ),
    text(
        "Si chiama l'Arbitro, e {declarer} dice che l'attacco gli va bene.",
        "The director is called, and {declarer} says that the lead suits him.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "{declarer}, sentito l'Arbitro, non accetta l'attacco; sul nuovo attacco non ha ancora detto nulla.",
        "{declarer}, having heard the director, does not accept the lead; of the new lead he has said nothing yet.",
    ),
    text(
        "Si chiama l'Arbitro, e {declarer} vuole che l'attacco sia ritirato; per ora non aggiunge altro.",
        "The director is called, and {declarer} wants the lead withdrawn; for now he says no more.",
    ),
];
const REQUIRES: SentenceWordings = &[
    text(
        "{declarer} non accetta l'attacco, ed esige che {partner} attacchi a {suit}.",
        "{declarer} does not accept the lead, and requires {partner} to lead {suit}.",
    ),
    text(
        "Sentite le sue opzioni, {declarer} rifiuta e vuole da {partner} un attacco a {suit}.",
        "Told of his options, {declarer} refuses and wants {suit} led by {partner}.",
    ),
];
const FORBIDS: SentenceWordings = &[
    text(
        "{declarer} non accetta l'attacco, e proibisce a {partner} di attaccare a {suit}.",
        "{declarer} does not accept the lead, and forbids {partner} to lead {suit}.",
    ),
    text(
        "Sentite le sue opzioni, {declarer} rifiuta e vieta a {partner} l'attacco a {suit}.",
        "Told of his options, {declarer} refuses and bars {partner} from leading {suit}.",
    ),
];
const LEAVES_FREE: SentenceWordings = &[
    text(
        "{declarer} non accetta l'attacco, e lascia {partner} libero di attaccare come vuole.",
        "{declarer} does not accept the lead, and leaves {partner} free to lead what he likes.",
    ),
    text(
        "Sentite le sue opzioni, {declarer} rifiuta e a {partner} non chiede nulla.",
        "Told of his options, {declarer} refuses and asks nothing of {partner}.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text(
        "Prima che qualcuno dica nulla dalla mano di {next} si gioca {answer}; poi si chiama l'Arbitro.",
        "Before anybody says a word the {answer} is played from {next}'s hand; then the director is called.",
    ),
    text(
        "{declarer} non ci bada e da {next} gioca {answer}; solo allora {declarer} chiama l'Arbitro.",
        "{declarer} takes no notice and plays the {answer} from {next}; only then does he call the director.",
    ),
];
const LEADS_IT: SentenceWordings = &[
    text(
        "{partner} attacca {lead}, e {declarer} richiama l'Arbitro.",
        "{partner} leads the {lead}, and {declarer} calls the director back.",
    ),
    text(
        "Attacca quindi {partner}: {lead}. {declarer} vuole di nuovo l'Arbitro.",
        "{partner} then leads: the {lead}. {declarer} wants the director again.",
    ),
];
const LEADS_OTHER: SentenceWordings = &[
    text(
        "{partner} attacca {other}, e {declarer} richiama l'Arbitro.",
        "{partner} leads the {other}, and {declarer} calls the director back.",
    ),
    text(
        "Attacca quindi {partner}: {other}. {declarer} vuole di nuovo l'Arbitro.",
        "{partner} then leads: the {other}. {declarer} wants the director again.",
    ),
];
