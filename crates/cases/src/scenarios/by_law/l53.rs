//! Law 53: a lead out of turn, accepted or not.

use super::prelude::*;
use super::scenes::{cast_from, declarer_answers, not_told, told_by_declarer};
use super::sentences::{DOES_NOT_WANT_IT, HAS_NOT_SPOKEN, NOBODY_SPOKE, WANTS_IT};

mod declarers;

pub const SCENARIOS: &[&Scenario] = &[
    &DEFENDER_LEADS,
    &WHO_FOLLOWS,
    &NEXT_IS_RIGHTFUL,
    &PARTNER_FOLLOWS,
    &declarers::WRONG_DEFENDER,
];

static DEFENDER_LEADS: Scenario =
    scenario(53, "defender-leads", &["difensore", "fuori turno"], defender_leads)
        .tricks(2..=9)
        .asks(&[Ruling, Rights("declarer")]);

/// Casts a defender who leads although a hand of the declaring side has won the trick: `rightful` is that hand, `by`
/// the defender, `partner` the other one, and `card` his card.
fn defender_leads_for_declarer(
    story: &mut Story<'_>,
    by: fn(Seat) -> Seat,
) -> Option<(Seat, Seat, Card)> {
    let rightful = story.declaring_hand_on_lead()?;
    let by = by(rightful);
    let card = story.would_lead(by)?;
    cast!(story, by, partner = by.partner(), rightful, card);
    cast_from(story, "from", rightful);
    Some((rightful, by, card))
}

/// A defender leads although declarer or dummy has won the trick; declarer answers, or leads too from the hand that is
/// on lead.
fn defender_leads(story: &mut Story<'_>) -> Option<()> {
    let either = story.pick_from::<fn(Seat) -> Seat>(&[Seat::lho, Seat::rho])?;
    let (rightful, by, card) = defender_leads_for_declarer(story, either)?;
    let declarer = story.declarer();
    let own = story.would_lead(rightful)?;
    story.cast("own", own);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    let answer = story.choose(4);
    if answer == 3 {
        story.leads(rightful, own);
        story.add_sentence(LEADS_TOO);
        story.call_director(by.partner());
        story.add_sentence(HAS_NOT_SPOKEN);
    } else {
        story.add_sentence(HAS_NOT_LED);
        story.call_director(declarer);
        let (choice, line) = match answer {
            0 => (Some(Choice::Accept), WANTS_IT),
            1 => (Some(Choice::Refuse), DOES_NOT_WANT_IT),
            _ => (None, HAS_NOT_SPOKEN),
        };
        if let Some(choice) = choice {
            story.add_event(declarer, Act::Chooses(choice));
        }
        story.add_sentence(line);
    }
    told_by_declarer(story)?;
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text("L'ultima presa è di {rightful}.", "{rightful} has won the last trick."),
    text(
        "Ha preso {rightful}, che deve attaccare.",
        "{rightful} has won the trick and is to lead.",
    ),
    text("In presa è {rightful}.", "{rightful} is on lead."),
    text("Tocca attaccare a {rightful}.", "It is for {rightful} to lead."),
];
const LEADS: SentenceWordings = &[
    text(
        "{by}, convinto di aver preso lui, attacca {card}.",
        "{by}, who believes that he has won it, leads the {card}.",
    ),
    text("Per una distrazione {by} attacca {card}.", "Through a lapse {by} leads the {card}."),
    text("Invece {by} attacca {card}.", "Instead {by} leads the {card}."),
    text(
        "Senza guardare chi ha preso, {by} attacca {card}.",
        "Without looking who has won the trick, {by} leads the {card}.",
    ),
];
const LEADS_TOO: SentenceWordings = &[
    text(
        "Prima che si chiami l'Arbitro, {declarer} attacca {own} {from}.",
        "Before the director is called, {declarer} leads the {own} {from}.",
    ),
    text(
        "{declarer}, che non ha visto la carta, attacca {own} {from}; poi viene l'Arbitro.",
        "{declarer}, who has not seen the card, leads the {own} {from}; then the director comes.",
    ),
    text(
        "{declarer} non ci fa caso, e attacca {own} {from}; solo allora si chiama l'Arbitro.",
        "{declarer} takes no notice and leads the {own} {from}; only then is the director called.",
    ),
];
const HAS_NOT_LED: SentenceWordings = &[
    text(
        "Prima di attaccare {from}, {declarer} chiama l'Arbitro.",
        "Before leading {from}, {declarer} calls the director.",
    ),
    text(
        "{declarer}, che ha visto la carta, non attacca {from}; viene l'Arbitro.",
        "{declarer}, who has seen the card, does not lead {from}; the director comes.",
    ),
    text(
        "{declarer} si ferma, e chiama l'Arbitro prima di attaccare {from}.",
        "{declarer} stops, and calls the director before leading {from}.",
    ),
];

static WHO_FOLLOWS: Scenario =
    scenario(53, "who-follows", &["difensore", "fuori turno"], who_follows).tricks(2..=10).asks(&[
        Ruling,
        Ruling,
        Rights("declarer"),
    ]);

/// A defender leads although the hand on his right has won the trick. The hand on his left plays to the lead, or the
/// hand on lead leads, or neither.
fn who_follows(story: &mut Story<'_>) -> Option<()> {
    let (rightful, by, card) = defender_leads_for_declarer(story, Seat::lho)?;
    let next = by.lho();
    let (answer, own) = (story.would_follow(next, card)?, story.would_lead(rightful)?);
    story.cast("next", next);
    cast_from(story, "from_next", next);
    cast!(story, answer, own);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    match story.choose(3) {
        0 => {
            story.plays(next, answer);
            story.add_sentence(NEXT_FOLLOWS);
            story.call_director(story.declarer());
            story.add_sentence(HAS_NOT_SPOKEN);
        }
        1 => {
            story.leads(rightful, own);
            story.add_sentence(RIGHTFUL_LEADS);
            story.call_director(by.partner());
            story.add_sentence(HAS_NOT_SPOKEN);
        }
        _ => {
            story.add_sentence(NEITHER);
            declarer_answers(story, 3);
        }
    }
    told_by_declarer(story)?;
    Some(())
}

const NEXT_FOLLOWS: SentenceWordings = &[
    text(
        "{declarer} risponde {answer} {from_next}.",
        "{declarer} follows with the {answer} {from_next}.",
    ),
    text(
        "Sull'attacco {declarer} gioca {answer} {from_next}.",
        "{declarer} plays the {answer} to the lead {from_next}.",
    ),
    text(
        "Senza pensarci, {declarer} risponde {answer} {from_next}.",
        "Without thinking, {declarer} follows with the {answer} {from_next}.",
    ),
];
const RIGHTFUL_LEADS: SentenceWordings = &[
    text(
        "{declarer} non ci bada, e attacca {own} {from}.",
        "{declarer} takes no notice, and leads the {own} {from}.",
    ),
    text(
        "Subito dopo {declarer} attacca {own} {from}, come se nulla fosse.",
        "Right after, {declarer} leads the {own} {from}, as if nothing had happened.",
    ),
    text(
        "Senza pensarci, {declarer} attacca {own} {from}.",
        "Without thinking, {declarer} leads the {own} {from}.",
    ),
];
const NEITHER: SentenceWordings = &[
    text(
        "{declarer} non gioca nulla, e chiama l'Arbitro.",
        "{declarer} plays nothing, and calls the director.",
    ),
    text(
        "Subito dopo {declarer} chiama l'Arbitro, prima di giocare.",
        "Right after, {declarer} calls the director, before playing.",
    ),
    text(
        "Senza toccare carte, {declarer} chiama l'Arbitro.",
        "Touching no card, {declarer} calls the director.",
    ),
];

static NEXT_IS_RIGHTFUL: Scenario =
    scenario(53, "lead-or-answer", &["difensore", "fuori turno", "dichiarante"], lead_or_answer)
        .tricks(2..=10)
        .asks(&[Ruling, Rights("declarer")]);

/// A defender leads although the hand on his left has won the trick; from that hand declarer leads, or follows to the
/// irregular lead, or does nothing yet.
fn lead_or_answer(story: &mut Story<'_>) -> Option<()> {
    let (rightful, by, card) = defender_leads_for_declarer(story, Seat::rho)?;
    let (answer, own) = (story.would_follow(rightful, card)?, story.would_lead(rightful)?);
    story.require(answer != own)?;
    cast!(story, answer, own);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    let put = story.choose(3);
    match put {
        0 => {
            story.add_event(rightful, Act::Plays { card: own.into(), manner: PlayManner::Lead });
            story.add_sentence(MAKES_HIS_LEAD);
        }
        1 => {
            story.add_event(rightful, Act::Plays { card: answer.into(), manner: PlayManner::Play });
            story.add_sentence(ANSWERS_IT);
        }
        _ => story.add_sentence(DOES_NOTHING),
    }
    if put < 2 {
        story.call_director(by.partner());
        story.add_sentence(HAS_NOT_SPOKEN);
    } else {
        declarer_answers(story, 3);
    }
    told_by_declarer(story)?;
    Some(())
}

const MAKES_HIS_LEAD: SentenceWordings = &[
    text(
        "{declarer}, che non ha visto la carta, attacca {own} {from}.",
        "{declarer}, who has not seen the card, leads the {own} {from}.",
    ),
    text(
        "Subito dopo {declarer} attacca {own} {from}, come suo attacco.",
        "Right after, {declarer} plays the {own} {from}, as his own lead.",
    ),
    text(
        "A sua volta {declarer} attacca {own} {from}.",
        "In his turn {declarer} leads the {own} {from}.",
    ),
];
const ANSWERS_IT: SentenceWordings = &[
    text(
        "{declarer}, che ha visto la carta, risponde {answer} {from}.",
        "{declarer}, who has seen the card, follows with the {answer} {from}.",
    ),
    text(
        "Subito dopo {declarer} gioca {answer} {from}, come risposta.",
        "Right after, {declarer} plays the {answer} {from}, as his play to that lead.",
    ),
    text(
        "A sua volta {declarer} risponde {answer} {from}.",
        "In his turn {declarer} follows with the {answer} {from}.",
    ),
];
const DOES_NOTHING: SentenceWordings = &[
    text(
        "{declarer}, che ha visto la carta, non gioca nulla {from}, e chiama l'Arbitro.",
        "{declarer}, who has seen the card, plays nothing {from}, and calls the director.",
    ),
    text(
        "Subito dopo {declarer} chiama l'Arbitro, senza giocare {from}.",
        "Right after, {declarer} calls the director, without playing {from}.",
    ),
    text(
        "A questo punto {declarer} chiama l'Arbitro, e non gioca {from}.",
        "At this point {declarer} calls the director, and does not play {from}.",
    ),
];

static PARTNER_FOLLOWS: Scenario = scenario(
    53,
    "partner-follows",
    &["difensore", "fuori turno", "carta penalizzata"],
    partner_follows,
)
.tricks(2..=10)
.asks(&[Ruling, Rights("declarer")]);

/// A defender leads although declarer's hand or dummy has won the trick; the hand on his left may play, and then his
/// partner.
fn partner_follows(story: &mut Story<'_>) -> Option<()> {
    let (_, by, card) = defender_leads_for_declarer(story, Seat::lho)?;
    let (next, partner) = (by.lho(), by.partner());
    let (answer, his) = (story.would_follow(next, card)?, story.would_follow(partner, card)?);
    story.cast("next", next);
    cast_from(story, "from_next", next);
    cast!(story, answer, his);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    let next_plays = story.choose_play(next, answer, NEXT_PLAYS, NEXT_WAITS);
    story.choose_play(partner, his, PARTNER_PLAYS, PARTNER_WAITS);
    not_told(story, partner, NOBODY_SPOKE)?;
    declarer_answers(story, if next_plays { 1 } else { 3 });
    told_by_declarer(story)?;
    Some(())
}

const NEXT_PLAYS: SentenceWordings = &[
    text("{declarer} gioca {answer} {from_next}.", "{declarer} plays the {answer} {from_next}."),
    text(
        "Subito {declarer} risponde {answer} {from_next}.",
        "At once {declarer} follows with the {answer} {from_next}.",
    ),
];
const NEXT_WAITS: SentenceWordings = &[
    text(
        "{declarer} non ha ancora giocato {from_next}.",
        "{declarer} has not yet played {from_next}.",
    ),
    text(
        "Per ora {declarer} non gioca {from_next}.",
        "For now {declarer} does not play {from_next}.",
    ),
];
const PARTNER_PLAYS: SentenceWordings = &[
    text(
        "{partner}, che segue il compagno senza guardare, gioca {his}.",
        "{partner}, who follows his partner without looking, plays the {his}.",
    ),
    text(
        "Subito dopo {partner} gioca {his}, che aveva già pronto in mano.",
        "Right after, {partner} plays the {his}, which he had ready.",
    ),
    text(
        "Anche {partner} gioca, con {his}: pensava di dover rispondere.",
        "{partner} plays too, with the {his}: he thought that he had to follow.",
    ),
];
const PARTNER_WAITS: SentenceWordings = &[
    text(
        "{partner}, che si è accorto di tutto, non gioca.",
        "{partner}, who has noticed it all, does not play.",
    ),
    text(
        "Subito dopo {partner} fa notare l'errore, e non gioca.",
        "Right after, {partner} points out the error, and does not play.",
    ),
    text("Per ora {partner} non ha giocato.", "For now {partner} has not played."),
];
