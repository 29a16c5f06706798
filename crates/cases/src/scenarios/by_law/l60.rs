//! Law 60: play after an illegal play.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::ruling::text;

use super::sentences::{DIRECTOR_CALLED, SENT_BY_DECLARER, SENT_BY_NOBODY};

pub const SCENARIOS: &[&Scenario] = &[&PLAYS_ON, &NEXT_LEAD_COVERED];

static PLAYS_ON: Scenario =
    scenario(60, "plays-on", &["difensore", "fuori turno", "perdita del diritto"], plays_on)
        .tricks(2..=10)
        .asks(&[
            QuestionSubject::Ruling,
            QuestionSubject::Ruling,
            QuestionSubject::Rights("declarer"),
        ]);

static NEXT_LEAD_COVERED: Scenario = scenario(
    60,
    "early-lead-covered",
    &["difensore", "attacco prematuro", "perdita del diritto"],
    early_lead_covered,
)
.tricks(2..=10);

/// A defender plays to his partner's lead before the hand between them, and other players may play next.
fn plays_on(story: &mut Story<'_>) -> Option<()> {
    let between = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.position.on_table() == 1)?;
    let by = between.lho();
    let (early, later) = (story.would_follow_later(by, 1)?, story.would_follow_later(by.lho(), 2)?);
    let own = story.would_play()?;
    for (slot, seat) in
        [("by", by), ("leader", by.partner()), ("between", between), ("last", by.lho())]
    {
        story.cast(slot, seat);
    }
    for (slot, card) in [("card", early), ("later", later), ("own", own)] {
        story.cast(slot, card);
    }
    story.plays(by, early);
    story.add_sentence(EARLY);
    match story.choose(4) {
        0 => {
            story.call_director(story.declarer());
            story.add_sentence(DIRECTOR_CALLED);
        }
        1 => {
            story.plays(by.lho(), later);
            story.call_director(by.partner());
            story.add_sentence(LAST_PLAYS);
        }
        2 => {
            story.plays(between, own);
            story.call_director(by.partner());
            story.add_sentence(BETWEEN_PLAYS);
        }
        _ => {
            story.plays(between, own);
            story.plays(by.lho(), later);
            story.call_director(by.partner());
            story.add_sentence(BOTH_PLAY);
        }
    }
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    Some(())
}

/// A defender who has played leads to the next trick before his partner has played to the trick in progress; the next
/// hand may follow to the early lead, and the partner may play.
fn early_lead_covered(story: &mut Story<'_>) -> Option<()> {
    let partner = story.turn().filter(|turn| story.is_defender(*turn))?;
    story.require(story.position.on_table() == 3)?;
    let by = partner.partner();
    let card = story.would_lead(by)?;
    let answer = story.would_follow(by.lho(), card)?;
    let own = story.would_play()?;
    for (slot, seat) in [("by", by), ("partner", partner), ("next", by.lho())] {
        story.cast(slot, seat);
    }
    for (slot, card) in [("card", card), ("answer", answer), ("own", own)] {
        story.cast(slot, card);
    }
    story.leads(by, card);
    story.add_sentence(EARLY_LEAD);
    match story.choose(4) {
        0 => {
            story.call_director(story.declarer());
            story.add_sentence(DIRECTOR_CALLED);
        }
        1 => {
            story.plays(by.lho(), answer);
            story.call_director(story.declarer());
            story.add_sentence(NEXT_FOLLOWS);
        }
        2 => {
            story.plays(partner, own);
            story.call_director(story.declarer());
            story.add_sentence(PARTNER_FOLLOWS);
        }
        _ => {
            story.plays(by.lho(), answer);
            story.plays(partner, own);
            story.call_director(partner);
            story.add_sentence(NEXT_AND_PARTNER);
        }
    }
    story.choose_finding("told-his-turn", SENT_BY_DECLARER, SENT_BY_NOBODY)?;
    Some(())
}

const EARLY: SentenceWordings = &[
    text(
        "Sull'attacco di {leader} tocca a {between}, ma {by}, che ha già scelto, mette {card} prima del tempo.",
        "After {leader}'s lead it is {between}'s turn, but {by}, who has made up his mind, puts out the {card} too early.",
    ),
    text(
        "{leader} attacca; {by} non si accorge che {between} non ha ancora giocato e mette {card}.",
        "{leader} leads; {by} does not notice that {between} has not played yet and puts out the {card}.",
    ),
];
const LAST_PLAYS: SentenceWordings = &[
    text(
        "Dalla mano di {last} si risponde {later}; solo allora {leader} fa notare che {between} non ha giocato.",
        "From {last}'s hand comes the {later}; only then does {leader} point out that {between} has not played.",
    ),
    text(
        "Nessuno dice nulla, {last} mette {later}; poi {leader} chiama l'Arbitro.",
        "Nobody says anything, {last} plays the {later}; then {leader} calls the director.",
    ),
];
const BETWEEN_PLAYS: SentenceWordings = &[
    text(
        "Dalla mano di {between} si gioca {own} come se nulla fosse; allora {leader} chiama l'Arbitro.",
        "The {own} is played from {between}'s hand as if nothing had happened; then {leader} calls the director.",
    ),
    text(
        "Nessuno dice nulla, {between} mette {own}; poi {leader} fa notare l'errore.",
        "Nobody says anything, {between} plays the {own}; then {leader} points out the error.",
    ),
];
const BOTH_PLAY: SentenceWordings = &[
    text(
        "Si gioca {own} da {between} e {later} da {last}; solo a presa finita {leader} chiama l'Arbitro.",
        "The {own} is played from {between} and the {later} from {last}; only when the trick is over does {leader} call the director.",
    ),
    text(
        "{between} mette {own}, {last} {later}; poi {leader} fa notare l'errore.",
        "{between} plays the {own}, {last} the {later}; then {leader} points out the error.",
    ),
];
const EARLY_LEAD: SentenceWordings = &[
    text(
        "{partner} deve ancora giocare in questa presa, ma {by}, che la crede sua, attacca già {card} nella successiva.",
        "{partner} is still to play to this trick, but {by}, who takes it for his, already leads the {card} to the next.",
    ),
    text(
        "{by} ha fretta: prima che {partner} completi la presa mette sul tavolo {card} per quella dopo.",
        "{by} is in a hurry: before {partner} completes the trick he puts the {card} on the table for the next one.",
    ),
];
const NEXT_FOLLOWS: SentenceWordings = &[
    text(
        "Da {next} si risponde {answer}; poi {declarer} si accorge che la presa non è completa e chiama l'Arbitro.",
        "The {answer} is played to it from {next}; then {declarer} notices that the trick is not complete and calls the director.",
    ),
    text(
        "{next} segue con {answer}; solo allora {declarer} chiama l'Arbitro.",
        "{next} follows with the {answer}; only then does {declarer} call the director.",
    ),
];
const PARTNER_FOLLOWS: SentenceWordings = &[
    text(
        "{partner} gioca {own} nella presa in corso; poi {declarer} chiama l'Arbitro.",
        "{partner} plays the {own} to the trick in progress; then {declarer} calls the director.",
    ),
    text(
        "La presa finisce con {own} di {partner}, e solo dopo {declarer} chiama l'Arbitro.",
        "The trick ends with {partner}'s {own}, and only then does {declarer} call the director.",
    ),
];
const NEXT_AND_PARTNER: SentenceWordings = &[
    text(
        "Da {next} si risponde {answer}; poi {partner} mette {own} nella prima presa e tutto viene a galla.",
        "The {answer} is played to it from {next}; then {partner} puts the {own} on the first trick and it all comes to light.",
    ),
    text(
        "{next} segue con {answer}, {partner} completa la presa di prima con {own}, e si chiama l'Arbitro.",
        "{next} follows with the {answer}, {partner} completes the earlier trick with the {own}, and the director is called.",
    ),
];
