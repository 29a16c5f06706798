//! Law 53: a lead out of turn, accepted or not.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::bridge::{Card, Seat};
use arbitro_laws::record::event::PlayManner;
use arbitro_laws::record::{Act, event::Choice};
use arbitro_laws::ruling::text;

use super::turns::{
    DOES_NOT_WANT_IT, HAS_NOT_SPOKEN, WANTS_IT, cast_from, declarer_answers, told_by_declarer,
};

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
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("declarer")]);

/// Casts a defender who leads although a hand of the declaring side has won the trick: `rightful` is that hand, `by`
/// the defender, `partner` the other one, and `card` his card.
fn defender_leads_for_declarer(
    story: &mut Story<'_>,
    by: fn(Seat) -> Seat,
) -> Option<(Seat, Seat, Card)> {
    let rightful = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let by = by(rightful);
    let card = story.would_lead(by)?;
    for (slot, seat) in [("by", by), ("partner", by.partner()), ("rightful", rightful)] {
        story.cast(slot, seat);
    }
    story.cast("card", card);
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
    text(
        "Per una distrazione {by} mette sul tavolo, come attacco, {card}.",
        "Through a lapse {by} puts the {card} on the table as a lead.",
    ),
    text("Attacca invece {by}, con {card}.", "Instead {by} leads, with the {card}."),
    text(
        "Senza guardare chi ha preso, {by} attacca {card}.",
        "Without looking who has won the trick, {by} leads the {card}.",
    ),
];
const LEADS_TOO: SentenceWordings = &[
    text(
        "Prima che si chiami l'Arbitro {declarer} attacca {own} {from}.",
        "Before the director is called {declarer} leads the {own} {from}.",
    ),
    text(
        "{declarer} gioca {from} {own}, come se quella carta non ci fosse; poi viene l'Arbitro.",
        "{declarer} leads {from} the {own}, as if that card were not there; then the director comes.",
    ),
    text(
        "{declarer} non ci fa caso, e attacca {own} {from}; solo allora si chiama l'Arbitro.",
        "{declarer} takes no notice and leads the {own} {from}; only then is the director called.",
    ),
];
const HAS_NOT_LED: SentenceWordings = &[
    text(
        "Quando si chiama l'Arbitro {declarer} stava per attaccare {own} {from}.",
        "When the director is called {declarer} was about to lead the {own} {from}.",
    ),
    text(
        "{declarer} voleva giocare {own} {from}, ma prima viene l'Arbitro.",
        "{declarer} meant to lead the {own} {from}, but the director comes first.",
    ),
    text(
        "{declarer} si ferma prima di attaccare {own} {from}, e chiama l'Arbitro.",
        "{declarer} stops before leading the {own} {from}, and calls the director.",
    ),
];

static WHO_FOLLOWS: Scenario =
    scenario(53, "who-follows", &["difensore", "fuori turno"], who_follows).tricks(2..=10).asks(&[
        QuestionSubject::Ruling,
        QuestionSubject::Ruling,
        QuestionSubject::Rights("declarer"),
    ]);

/// A defender leads although the hand on his right has won the trick. The hand on his left plays to the lead, or the
/// hand on lead leads, or neither.
fn who_follows(story: &mut Story<'_>) -> Option<()> {
    let (rightful, by, card) = defender_leads_for_declarer(story, Seat::lho)?;
    let next = by.lho();
    let (answer, own) = (story.would_follow(next, card)?, story.would_lead(rightful)?);
    story.cast("next", next);
    cast_from(story, "from_next", next);
    for (slot, card) in [("answer", answer), ("own", own)] {
        story.cast(slot, card);
    }
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
        "{declarer} risponde {answer} {from_next}, mentre {own} di {rightful} resta al suo posto.",
        "{declarer} follows with the {answer} {from_next}, while {rightful}'s {own} stays where it was.",
    ),
    text(
        "{declarer} ci gioca sopra {answer} {from_next}, e tiene {own} di {rightful} per dopo.",
        "{declarer} plays the {answer} to it {from_next}, and keeps {rightful}'s {own} for later.",
    ),
    text(
        "Senza pensare a {own} di {rightful}, {declarer} risponde {answer} {from_next}.",
        "Without a thought for {rightful}'s {own}, {declarer} follows with the {answer} {from_next}.",
    ),
];
const RIGHTFUL_LEADS: SentenceWordings = &[
    text(
        "{declarer} attacca {own} {from}, mentre {answer} di {next} resta al suo posto.",
        "{declarer} leads the {own} {from}, while {next}'s {answer} stays where it was.",
    ),
    text(
        "{declarer} non ci bada e attacca {own} {from}: {answer} di {next} lo tiene per dopo.",
        "{declarer} takes no notice and leads the {own} {from}, and keeps {next}'s {answer} for later.",
    ),
    text(
        "Senza pensare a {answer} di {next}, {declarer} attacca {own} {from}.",
        "Without a thought for {next}'s {answer}, {declarer} leads the {own} {from}.",
    ),
];
const NEITHER: SentenceWordings = &[
    text(
        "Non si muovono né {own} di {rightful} né {answer} di {next}: viene subito l'Arbitro.",
        "Neither {rightful}'s {own} nor {next}'s {answer} moves: the director comes at once.",
    ),
    text(
        "{declarer} lascia {own} di {rightful} e {answer} di {next} dove sono, e chiama l'Arbitro.",
        "{declarer} leaves {rightful}'s {own} and {next}'s {answer} where they are, and calls the director.",
    ),
    text(
        "Senza toccare né {own} di {rightful} né {answer} di {next}, {declarer} chiama l'Arbitro.",
        "Touching neither {rightful}'s {own} nor {next}'s {answer}, {declarer} calls the director.",
    ),
];

static NEXT_IS_RIGHTFUL: Scenario =
    scenario(53, "lead-or-answer", &["difensore", "fuori turno", "dichiarante"], lead_or_answer)
        .tricks(2..=10)
        .asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("declarer")]);

/// A defender leads although the hand on his left has won the trick; from that hand declarer leads, or follows to the
/// irregular lead, or does nothing yet.
fn lead_or_answer(story: &mut Story<'_>) -> Option<()> {
    let (rightful, by, card) = defender_leads_for_declarer(story, Seat::rho)?;
    let (answer, own) = (story.would_follow(rightful, card)?, story.would_lead(rightful)?);
    story.require(answer != own)?;
    for (slot, card) in [("answer", answer), ("own", own)] {
        story.cast(slot, card);
    }
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
        "Incerto fra {own} e {answer}, {declarer} sceglie {own}, {from}, e dice che l'attacco è questo.",
        "In two minds between the {own} and the {answer}, {declarer} picks the {own}, {from}, and says that this is the lead.",
    ),
    text(
        "{declarer} attacca {from} {own}, non {answer}: l'altra carta non l'aveva vista.",
        "{declarer} leads {from} the {own}, not the {answer}: he had not seen the other card.",
    ),
    text(
        "{declarer} lascia {answer} e muove {own} {from}, come suo attacco.",
        "{declarer} leaves the {answer} and puts out the {own} {from}, as his own lead.",
    ),
];
const ANSWERS_IT: SentenceWordings = &[
    text(
        "Incerto fra {own} e {answer}, {declarer} sceglie {answer}, {from}, e dice che risponde.",
        "In two minds between the {own} and the {answer}, {declarer} picks the {answer}, {from}, and says that he follows.",
    ),
    text(
        "{declarer} risponde {from} {answer}, non {own}: l'altra carta l'aveva vista bene.",
        "{declarer} follows {from} with the {answer}, not the {own}: he had well seen the other card.",
    ),
    text(
        "{declarer} lascia {own} e muove {answer} {from}, come risposta.",
        "{declarer} leaves the {own} and puts out the {answer} {from}, as a play to it.",
    ),
];
const DOES_NOTHING: SentenceWordings = &[
    text(
        "Incerto fra {own} e {answer}, {declarer} {from} non sceglie nulla, e chiama l'Arbitro.",
        "In two minds between the {own} and the {answer}, {declarer} picks nothing {from}, and calls the director.",
    ),
    text(
        "{declarer} {from} non muove né {own} né {answer}: ha visto la carta, e chiama l'Arbitro.",
        "{declarer} {from} moves neither the {own} nor the {answer}: he has seen the card, and calls the director.",
    ),
    text(
        "{declarer} lascia {own} e {answer} dove sono, {from}, e chiama l'Arbitro.",
        "{declarer} leaves the {own} and the {answer} where they are, {from}, and calls the director.",
    ),
];

static PARTNER_FOLLOWS: Scenario = scenario(
    53,
    "partner-follows",
    &["difensore", "fuori turno", "carta penalizzata"],
    partner_follows,
)
.tricks(2..=10)
.asks(&[QuestionSubject::Ruling, QuestionSubject::Rights("declarer")]);

/// A defender leads although declarer's hand or dummy has won the trick; the hand on his left may play, and then his
/// partner.
fn partner_follows(story: &mut Story<'_>) -> Option<()> {
    let (_, by, card) = defender_leads_for_declarer(story, Seat::lho)?;
    let (next, partner) = (by.lho(), by.partner());
    let (answer, his) = (story.would_follow(next, card)?, story.would_follow(partner, card)?);
    story.cast("next", next);
    cast_from(story, "from_next", next);
    for (slot, card) in [("answer", answer), ("his", his)] {
        story.cast(slot, card);
    }
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    let next_plays = story.either();
    if next_plays {
        story.plays(next, answer);
    }
    story.add_sentence(if next_plays { NEXT_PLAYS } else { NEXT_WAITS });
    let partner_plays = story.either();
    if partner_plays {
        story.plays(partner, his);
    }
    story.add_sentence(if partner_plays { PARTNER_PLAYS } else { PARTNER_WAITS });
    declarer_answers(story, if next_plays { 1 } else { 3 });
    told_by_declarer(story)?;
    Some(())
}

const NEXT_PLAYS: SentenceWordings = &[
    text("Si gioca {answer} {from_next}.", "The {answer} is played {from_next}."),
    text("{declarer} mette {answer} {from_next}.", "{declarer} plays the {answer} {from_next}."),
    text("Arriva {answer} {from_next}.", "Next comes the {answer} {from_next}."),
];
const NEXT_WAITS: SentenceWordings = &[
    text("Non si gioca {answer} {from_next}.", "The {answer} is not played {from_next}."),
    text(
        "{declarer} non mette ancora {answer} {from_next}.",
        "{declarer} does not yet play the {answer} {from_next}.",
    ),
    text("Non arriva {answer} {from_next}.", "The {answer} {from_next} does not come next."),
];
const PARTNER_PLAYS: SentenceWordings = &[
    text(
        "{partner}, che segue il compagno senza guardare, mette {his}.",
        "{partner}, who follows his partner without looking, plays the {his}.",
    ),
    text(
        "Subito dopo arriva anche {his} di {partner}, che aveva la carta già pronta.",
        "Right after comes {partner}'s {his} too: he had the card ready.",
    ),
    text(
        "Sul tavolo finisce pure {his}: {partner} pensava di dover rispondere.",
        "The {his} lands on the table too: {partner} thought that he had to follow.",
    ),
];
const PARTNER_WAITS: SentenceWordings = &[
    text(
        "{partner}, che pure ha già pronto {his}, aspetta.",
        "{partner}, though he has the {his} ready, waits.",
    ),
    text(
        "Resta al suo posto invece {his} di {partner}, che si è accorto di tutto.",
        "{partner}'s {his} stays where it was: he has noticed it all.",
    ),
    text(
        "Sul tavolo non finisce {his}: {partner} pensa che non tocchi a lui.",
        "The {his} does not land on the table: {partner} thinks that it is not his turn.",
    ),
];
