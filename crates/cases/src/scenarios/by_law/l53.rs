//! Law 53: a lead out of turn, accepted or not.

mod inquiry;

mod rights;

use super::prelude::*;
use super::scenes::{cast_from, choose_told, not_told};
use super::sentences::ASKS_THE_DIRECTOR;

mod declarers;

pub const SCENARIOS: &[&Scenario] = &[
    &DEFENDER_LEADS,
    &WHO_FOLLOWS,
    &NEXT_IS_RIGHTFUL,
    &PARTNER_FOLLOWS,
    &declarers::WRONG_DEFENDER,
    &inquiry::WHY_HE_LED,
    &rights::LEAD_REFUSED,
];

/// What is asked about a lead out of turn: what becomes of a card, and whose turn it is.
pub(super) const ASPECTS: &[&[AspectKind]] =
    &[&[AspectKind::Fate], &[AspectKind::Turn], &[AspectKind::Fate, AspectKind::Turn]];

static DEFENDER_LEADS: Scenario =
    scenario(53, "defender-leads", &["difensore", "fuori turno"], defender_leads)
        .tricks(2..=9)
        .aspects(ASPECTS);

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

/// Adds the lead of a defender, and chooses whether he leads because declarer told him that it was his turn; returns true
/// if he did.
fn leads_because(story: &mut Story<'_>, by: Seat, card: Card) -> Option<bool> {
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    choose_told(story, by, [TOLD, MISTAKEN])
}

/// Chooses among `of` alternatives what declarer says when he calls the director: he asks what he may do, accepts the
/// card in the slot `card`, or refuses it, if he has played to it too late.
fn declarer_calls(story: &mut Story<'_>, of: usize, has_played_to_it: bool) {
    let declarer = story.declarer();
    story.call_director(declarer);
    let answers = [
        (None, ASKS_THE_DIRECTOR),
        (Some(Choice::Accept), ACCEPTS),
        (Some(Choice::Refuse), if has_played_to_it { REFUSES_TOO_LATE } else { REFUSES }),
    ];
    story.choose_answer(declarer, &answers[..of]);
}

/// A defender leads although declarer or dummy has won the trick; declarer answers.
fn defender_leads(story: &mut Story<'_>) -> Option<()> {
    let either = story.pick_from::<fn(Seat) -> Seat>(&[Seat::lho, Seat::rho])?;
    let (_, by, card) = defender_leads_for_declarer(story, either)?;
    leads_because(story, by, card)?;
    declarer_calls(story, 3, false);
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa è di {rightful}, a cui tocca attaccare.",
        "{rightful} has won the last trick and is on lead.",
    ),
    text(
        "Ha preso {rightful}, che deve attaccare.",
        "{rightful} has won the trick and is to lead.",
    ),
    text("In presa è {rightful}.", "{rightful} is on lead."),
    text("Tocca attaccare a {rightful}.", "It is for {rightful} to lead."),
];
const LEADS: SentenceWordings = &[
    text("Ma attacca {by}, con {card}.", "But {by} leads, with the {card}."),
    text("È però {by} ad attaccare, con {card}.", "But it is {by} who leads, with the {card}."),
    text("{by} però attacca {card}.", "However, {by} leads the {card}."),
];
const TOLD: SentenceWordings = &[
    text(
        "Lo ha fatto perché {declarer} gli aveva detto: «Tocca a te».",
        "He did so because {declarer} had told him: 'It is your lead'.",
    ),
    text(
        "«Attacchi tu», gli aveva appena detto {declarer}.",
        "'You are to lead,' {declarer} had just told him.",
    ),
    text(
        "Gliel'aveva detto {declarer}: «Sei tu in presa».",
        "{declarer} had told him so: 'You are on lead'.",
    ),
    short_reasons::TOLD_TO_LEAD,
];
const MISTAKEN: SentenceWordings = &[
    text(
        "{by} si è distratto, e nessuno gli aveva detto che toccava a lui.",
        "{by} was distracted, and nobody had told him that it was his turn.",
    ),
    text(
        "{by} ha perso il filo, senza che nessuno gli dicesse di attaccare.",
        "{by} lost track, and nobody had told him to lead.",
    ),
    text(
        "{by} l'ha fatto per distrazione: nessuno gli aveva detto di attaccare.",
        "{by} did so absent-mindedly: nobody had told him to lead.",
    ),
    short_reasons::nobody_told_to_lead(""),
];
const ACCEPTS: SentenceWordings = &[
    text(
        "{declarer} chiama l'Arbitro, e gli dice che accetta {card}.",
        "{declarer} calls the director, and tells him that he accepts the {card}.",
    ),
    text(
        "Chiamato l'Arbitro, {declarer} gli dice che accetta l'attacco con {card}.",
        "{declarer} has the director called, and tells him that he accepts the lead of the {card}.",
    ),
    text(
        "All'Arbitro {declarer} dice che accetta {card}.",
        "{declarer} tells the director that he accepts the {card}.",
    ),
    short_reasons::ACCEPTS_HIS_LEAD,
];
/// The sentence of declarer's refusal, with the clause that turns on it.
macro_rules! refuses {
    ($clause:literal) => {
        &[
    text(
        "{declarer} chiama l'Arbitro, e gli dice che non accetta {card}.",
        "{declarer} calls the director, and tells him that he does not accept the {card}.",
    ),
    text(
        "Chiamato l'Arbitro, {declarer} gli dice che non accetta l'attacco con {card}.",
        "{declarer} has the director called, and tells him that he does not accept the lead of the {card}.",
    ),
    text(
        "All'Arbitro {declarer} dice che rifiuta {card}.",
        "{declarer} tells the director that he refuses the {card}.",
    ),
    because(
        $clause,
        [
            "{declarer} non accetta l'attacco di {by}",
            "{declarer} non avesse accettato l'attacco di {by}",
        ],
        ["{declarer} does not accept {by}'s lead", "{declarer} had not accepted {by}'s lead"],
    ),
]
    };
}
const REFUSES: SentenceWordings = refuses!("56");
/// Declarer refuses the lead after he has played to it.
const REFUSES_TOO_LATE: SentenceWordings = refuses!("");

static WHO_FOLLOWS: Scenario =
    scenario(53, "who-follows", &["difensore", "fuori turno"], who_follows)
        .tricks(2..=10)
        .aspects(ASPECTS);

/// A defender leads although the hand on his right has won the trick. The hand on his left plays to the lead, or the
/// hand on lead leads, or neither.
fn who_follows(story: &mut Story<'_>) -> Option<()> {
    let (rightful, by, card) = defender_leads_for_declarer(story, Seat::lho)?;
    let next = by.lho();
    let (answer, own) = (story.would_follow(next, card)?, story.would_lead(rightful)?);
    cast_from(story, "from_next", next);
    cast!(story, answer, own);
    // Declarer who has told the defender to lead neither plays to the lead nor leads himself.
    let told = leads_because(story, by, card)?;
    let what = story.choose(if told { 1 } else { 3 });
    match what {
        0 => {}
        1 => story.plays(next, answer),
        _ => story.leads(rightful, own),
    }
    story.add_sentence([NEITHER, NEXT_FOLLOWS, RIGHTFUL_LEADS][what]);
    declarer_calls(story, if what == 2 { 1 } else { 3 }, what == 1);
    Some(())
}

const NEXT_FOLLOWS: SentenceWordings = &[
    text(
        "{declarer} gioca {answer} {from_next} su quell'attacco.",
        "{declarer} plays the {answer} {from_next} to that lead.",
    ),
    text(
        "Su quell'attacco {declarer} gioca {answer} {from_next}.",
        "To that lead {declarer} plays the {answer} {from_next}.",
    ),
    text(
        "{declarer} risponde all'attacco con {answer} {from_next}.",
        "{declarer} answers the lead with the {answer} {from_next}.",
    ),
    because(
        "53A",
        [
            "{declarer} ha giocato {answer} {from_next} sull'attacco di {by}",
            "{declarer} avesse giocato {answer} {from_next} sull'attacco di {by}",
        ],
        [
            "{declarer} played the {answer} {from_next} to {by}'s lead",
            "{declarer} had played the {answer} {from_next} to {by}'s lead",
        ],
    ),
];
const RIGHTFUL_LEADS: SentenceWordings = &[
    text(
        "{declarer}, che non ha visto la carta, attacca {own} {from}.",
        "{declarer}, who has not seen the card, leads the {own} {from}.",
    ),
    text(
        "Senza guardare {declarer} fa il suo attacco, {own} {from}.",
        "Without looking, {declarer} makes his own lead, the {own} {from}.",
    ),
    text(
        "{declarer} fa invece il proprio attacco, {own} {from}.",
        "{declarer} instead makes his own lead, the {own} {from}.",
    ),
    because(
        "53",
        ["{declarer} ha attaccato {own} {from}", "{declarer} avesse attaccato {own} {from}"],
        ["{declarer} led the {own} {from}", "{declarer} had led the {own} {from}"],
    ),
];
const NEITHER: SentenceWordings = &[
    text(
        "{declarer} se ne accorge subito, e non gioca nessuna carta.",
        "{declarer} notices at once, and plays no card.",
    ),
    text(
        "Su quell'attacco {declarer} si ferma, e non gioca nessuna carta.",
        "At that lead {declarer} stops, and plays no card.",
    ),
    text("{declarer} non gioca ancora nessuna carta.", "{declarer} does not play a card yet."),
    because(
        "",
        [
            "{declarer} non ha ancora giocato nessuna carta",
            "{declarer} non avesse ancora giocato nessuna carta",
        ],
        ["{declarer} has not yet played any card", "{declarer} had not yet played any card"],
    ),
];

static NEXT_IS_RIGHTFUL: Scenario =
    scenario(53, "lead-or-answer", &["difensore", "fuori turno", "dichiarante"], lead_or_answer)
        .tricks(2..=10)
        .aspects(ASPECTS);

/// A defender leads although the hand on his left has won the trick; from that hand declarer leads, or follows to the
/// irregular lead, or does nothing yet.
fn lead_or_answer(story: &mut Story<'_>) -> Option<()> {
    let (rightful, by, card) = defender_leads_for_declarer(story, Seat::rho)?;
    let (answer, own) = (story.would_follow(rightful, card)?, story.would_lead(rightful)?);
    story.require(answer != own)?;
    cast!(story, answer, own);
    // Declarer who has told the defender to lead neither plays to the lead nor leads himself.
    let told = leads_because(story, by, card)?;
    let what = story.choose(if told { 1 } else { 3 });
    let put = [None, Some((answer, PlayManner::Play)), Some((own, PlayManner::Lead))][what];
    if let Some((card, manner)) = put {
        story.add_event(rightful, Act::Plays { card: card.into(), manner });
    }
    story.add_sentence([NEITHER, ANSWERS_IT, RIGHTFUL_LEADS][what]);
    declarer_calls(story, if what == 2 { 1 } else { 3 }, what == 1);
    Some(())
}

const ANSWERS_IT: SentenceWordings = &[
    text(
        "{declarer} gioca {answer} {from} su quell'attacco.",
        "{declarer} plays the {answer} {from} to that lead.",
    ),
    text(
        "Su quell'attacco {declarer} gioca {answer} {from}.",
        "To that lead {declarer} plays the {answer} {from}.",
    ),
    text(
        "{declarer} risponde all'attacco con {answer} {from}.",
        "{declarer} answers the lead with the {answer} {from}.",
    ),
    because(
        "53A",
        [
            "{declarer} ha giocato {answer} {from} sull'attacco di {by}",
            "{declarer} avesse giocato {answer} {from} sull'attacco di {by}",
        ],
        [
            "{declarer} played the {answer} {from} to {by}'s lead",
            "{declarer} had played the {answer} {from} to {by}'s lead",
        ],
    ),
];

static PARTNER_FOLLOWS: Scenario = scenario(
    53,
    "partner-follows",
    &["difensore", "fuori turno", "carta penalizzata"],
    partner_follows,
)
.tricks(2..=10)
.aspects(ASPECTS);

/// A defender leads although declarer's hand or dummy has won the trick; the hand on his left may play, and then his
/// partner.
fn partner_follows(story: &mut Story<'_>) -> Option<()> {
    let (_, by, card) = defender_leads_for_declarer(story, Seat::lho)?;
    let (next, partner) = (by.lho(), by.partner());
    let (answer, his) = (story.would_follow(next, card)?, story.would_follow(partner, card)?);
    cast_from(story, "from_next", next);
    cast!(story, answer, his);
    story.add_sentence(ON_LEAD);
    story.leads(by, card);
    story.add_sentence(LEADS);
    not_told(story, by, MISTAKEN)?;
    not_told(story, partner, UNTOLD)?;
    let next_plays = story.choose_play(next, answer, NEXT_PLAYS, NEXT_WAITS);
    let partner_plays = story.choose_play(partner, his, PARTNER_PLAYS, PARTNER_WAITS);
    if partner_plays && !next_plays {
        // That his card is played, and that it counts as played at his turn, could both be defended if the lead stood.
        let declarer = story.declarer();
        story.call_director(declarer);
        story.answers(declarer, Some(Choice::Refuse));
        story.add_sentence(REFUSES);
    } else {
        declarer_calls(story, 3, next_plays);
    }
    Some(())
}

const NEXT_PLAYS: SentenceWordings = &[
    text("{declarer} gioca {answer} {from_next}.", "{declarer} plays the {answer} {from_next}."),
    text(
        "Subito dopo {declarer} gioca {answer} {from_next}.",
        "Right after, {declarer} plays the {answer} {from_next}.",
    ),
    text(
        "Su quella carta {declarer} gioca {answer} {from_next}.",
        "To that card {declarer} plays the {answer} {from_next}.",
    ),
    because(
        "53A",
        [
            "{declarer} ha giocato {answer} {from_next}",
            "{declarer} avesse giocato {answer} {from_next}",
        ],
        [
            "{declarer} played the {answer} {from_next}",
            "{declarer} had played the {answer} {from_next}",
        ],
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
    text(
        "Su quella carta {declarer} non gioca ancora {from_next}.",
        "To that card {declarer} does not yet play {from_next}.",
    ),
    because(
        "",
        [
            "{declarer} non ha ancora giocato {from_next}",
            "{declarer} non avesse ancora giocato {from_next}",
        ],
        ["{declarer} has not yet played {from_next}", "{declarer} had not yet played {from_next}"],
    ),
];
const PARTNER_PLAYS: SentenceWordings = &[
    text("{partner} gioca {his}.", "{partner} plays the {his}."),
    text("Anche {partner} gioca, con {his}.", "{partner} plays too, with the {his}."),
    text(
        "Il compagno di {by}, {partner}, gioca {his}.",
        "{by}'s partner, {partner}, plays the {his}.",
    ),
    because(
        "",
        ["{partner} ha giocato {his}", "{partner} avesse giocato {his}"],
        ["{partner} played the {his}", "{partner} had played the {his}"],
    ),
];
const PARTNER_WAITS: SentenceWordings = &[
    text("{partner} non ha ancora giocato.", "{partner} has not yet played."),
    text(
        "{partner} non gioca: ha visto l'errore del compagno.",
        "{partner} does not play: he has seen his partner's error.",
    ),
    text("Il compagno di {by}, {partner}, non gioca.", "{by}'s partner, {partner}, does not play."),
    short_reasons::partner_has_not_played(""),
];
