//! Law 53: a lead out of turn, accepted or not.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::Choice;
use arbitro_laws::ruling::text;

use super::scenes::answers;
use super::sentences::{SENT_BY_DECLARER, SENT_BY_NOBODY};

pub const SCENARIOS: &[&Scenario] = &[&DEFENDER_LEADS, &WHO_FOLLOWS];

static DEFENDER_LEADS: Scenario =
    scenario(53, "defender-leads", &["difensore", "fuori turno"], defender_leads)
        .tricks(2..=9)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("declarer")]);

static WHO_FOLLOWS: Scenario =
    scenario(53, "who-follows", &["difensore", "fuori turno"], who_follows).tricks(2..=10).asks(&[
        QuestionSubject::Ruling,
        QuestionSubject::Ruling,
        QuestionSubject::Rights("declarer"),
    ]);

/// A defender leads although declarer or dummy has won the trick; declarer calls the director, or answers, or leads too
/// from the hand that is on lead.
fn defender_leads(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let declarer = story.declarer();
    let by = story.a_defender()?;
    let card = story.would_lead(by)?;
    for (slot, seat) in [("by", by), ("partner", by.partner()), ("rightful", rightful)] {
        story.cast(slot, seat);
    }
    story.cast("card", card);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    match story.choose(4) {
        0 => {
            story.call_director(declarer);
            story.add_sentence(DIRECTOR);
        }
        1 => answers(story, declarer, Choice::Accept, ACCEPTS),
        2 => answers(story, declarer, Choice::Refuse, REFUSES),
        _ => {
            let own = story.would_lead(rightful)?;
            story.cast("own", own);
            story.leads(rightful, own);
            story.add_sentence(LEADS_TOO);
        }
    }
    Some(())
}

/// A defender leads although declarer or dummy has won the trick, and another player plays before the director is
/// called, or declarer refuses the lead.
fn who_follows(story: &mut Story<'_>) -> Option<()> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
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
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    match story.choose(4) {
        0 => {
            story.plays(next, answer);
            story.call_director(declarer);
            story.add_sentence(NEXT_FOLLOWS);
        }
        1 => {
            story.leads(rightful, own);
            story.call_director(by.partner());
            story.add_sentence(RIGHTFUL_LEADS);
        }
        2 => {
            story.leads(by.partner(), partners);
            story.call_director(declarer);
            story.add_event(declarer, Act::Chooses(Choice::Refuse));
            story.add_sentence(PARTNER_LEADS);
        }
        _ => answers(story, declarer, Choice::Refuse, REFUSES),
    }
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    Some(())
}

const NEXT_FOLLOWS: SentenceWordings = &[
    text(
        "Dalla mano di {next} si risponde {answer}; poi {declarer} si accorge dell'errore e chiama l'Arbitro.",
        "The {answer} is played to it from {next}'s hand; then {declarer} notices the error and calls the director.",
    ),
    text(
        "{next} segue con {answer}, e solo dopo {declarer} chiama l'Arbitro.",
        "{next} follows with the {answer}, and only then does {declarer} call the director.",
    ),
];
const RIGHTFUL_LEADS: SentenceWordings = &[
    text(
        "Da {rightful} si attacca {own}, come se quella carta non ci fosse; è {partner} a chiamare l'Arbitro.",
        "The {own} is led from {rightful}, as if that card were not there; it is {partner} who calls the director.",
    ),
    text(
        "{declarer} non l'ha vista e attacca {own} da {rightful}; {partner} chiama l'Arbitro.",
        "{declarer} has not seen it and leads the {own} from {rightful}; {partner} calls the director.",
    ),
];
const PARTNER_LEADS: SentenceWordings = &[
    text(
        "{partner}, che non ha visto nulla e crede suo l'attacco, mette {his}. {declarer}, sentito l'Arbitro, non accetta.",
        "{partner}, who has seen nothing and takes the lead for his, puts out the {his}. {declarer}, having heard the director, does not accept.",
    ),
    text(
        "Anche {partner} si crede in presa e attacca {his}. L'Arbitro spiega a {declarer} che cosa può fare, e lui rifiuta.",
        "{partner} too believes that he is on lead, and leads the {his}. The director tells {declarer} what he may do, and he refuses.",
    ),
];
const ON_LEAD: SentenceWordings = &[
    text("La presa è di {rightful}.", "{rightful} has won the trick."),
    text(
        "Ha preso {rightful}, che deve attaccare.",
        "{rightful} has won the trick and is to lead.",
    ),
    text("In presa è {rightful}.", "{rightful} is on lead."),
];
const LEADS: SentenceWordings = &[
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
const DIRECTOR: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro prima di fare altro.",
        "{declarer} calls the director before doing anything else.",
    ),
    text(
        "{declarer} ferma il gioco e chiama l'Arbitro.",
        "{declarer} stops the play and calls the director.",
    ),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "Informato delle sue opzioni, {declarer} accetta l'attacco.",
        "Told of his options, {declarer} accepts the lead.",
    ),
    text(
        "L'Arbitro gli spiega che cosa può fare, e {declarer} dice che quell'attacco gli va bene.",
        "The director explains what he may do, and {declarer} says that the lead suits him.",
    ),
];
const REFUSES: SentenceWordings = &[
    text(
        "Informato delle sue opzioni, {declarer} non accetta l'attacco.",
        "Told of his options, {declarer} does not accept the lead.",
    ),
    text(
        "L'Arbitro gli spiega che cosa può fare, e {declarer} vuole che l'attacco sia ritirato.",
        "The director explains what he may do, and {declarer} wants the lead withdrawn.",
    ),
];
const LEADS_TOO: SentenceWordings = &[
    text(
        "Senza badarci, {declarer} attacca dalla mano giusta {own}; poi si chiama l'Arbitro.",
        "Paying no heed, {declarer} leads the {own} from the right hand; then the director is called.",
    ),
    text(
        "{declarer} non ci fa caso e gioca {own} dalla mano in presa; solo dopo si chiama l'Arbitro.",
        "{declarer} takes no notice and leads the {own} from the hand on lead; only then is the director called.",
    ),
];
