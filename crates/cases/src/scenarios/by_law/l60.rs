//! Law 60: play after an illegal play.

mod wrong_lead;

use super::prelude::*;

pub const SCENARIOS: &[&Scenario] =
    &[&PLAYS_ON, &NEXT_LEAD_COVERED, &wrong_lead::BEFORE_DECLARER_LEADS, &wrong_lead::DUTY_REMAINS];

static PLAYS_ON: Scenario =
    scenario(60, "plays-on", &["difensore", "fuori turno", "perdita del diritto"], plays_on)
        .tricks(2..=10);

static NEXT_LEAD_COVERED: Scenario = scenario(
    60,
    "early-lead-covered",
    &["difensore", "attacco prematuro", "perdita del diritto"],
    early_lead_covered,
)
.tricks(2..=10)
.asks(&[Ruling, Ruling, Rights("declarer")]);

/// A defender plays to his partner's lead before the hand between them, and the two hands of the declaring side may
/// play next.
fn plays_on(story: &mut Story<'_>) -> Option<()> {
    let between = story.declaring_hand_in_turn()?;
    story.require(story.position.on_table() == 1)?;
    let by = between.lho();
    let (early, later) = (story.would_follow_later(by, 1)?, story.would_follow_later(by.lho(), 2)?);
    let own = story.would_play()?;
    cast!(story, by, leader = by.partner(), between, last = by.lho(), card = early, later, own);
    story.plays(by, early);
    story.add_sentence(EARLY);
    story.choose_finding("told-his-turn", TOLD, NOT_TOLD)?;
    story.choose_play(between, own, BETWEEN_PLAYS, BETWEEN_WAITS);
    story.choose_play(by.lho(), later, LAST_PLAYS, LAST_WAITS);
    story.call_director(by.partner());
    story.add_sentence(LEADER_NOTICES);
    Some(())
}

/// A defender who has played leads to the next trick before his partner has played to the trick in progress; the next
/// hand may follow to the early lead, and the partner may play.
fn early_lead_covered(story: &mut Story<'_>) -> Option<()> {
    let partner = story.defender_in_turn()?;
    story.require(story.position.on_table() == 3)?;
    let by = partner.partner();
    let card = story.would_lead(by)?;
    let answer = story.would_follow(by.lho(), card)?;
    let own = story.would_play()?;
    cast!(story, by, partner, next = by.lho(), card, answer, own);
    story.leads(by, card);
    story.add_sentence(EARLY_LEAD);
    story.choose_finding("told-his-turn", TOLD, NOT_TOLD)?;
    story.choose_play(by.lho(), answer, NEXT_FOLLOWS, NEXT_WAITS);
    story.choose_play(partner, own, PARTNER_FOLLOWS, PARTNER_WAITS);
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_NOTICES);
    Some(())
}

const EARLY: SentenceWordings = &[
    text(
        "{leader} attacca e tocca a {between}, ma {by}, che ha già scelto la carta, gioca {card} prima del tempo.",
        "{leader} leads and it is {between}'s turn, but {by}, who has already chosen his card, plays the {card} too early.",
    ),
    text(
        "Sull'attacco di {leader} tocca a {between}, ma {by} gioca subito {card}.",
        "To {leader}'s lead it is {between}'s turn, but {by} plays the {card} at once.",
    ),
    text(
        "Distratto da una voce, {by} gioca {card} sull'attacco di {leader} come se {between} avesse già giocato.",
        "Distracted by a voice, {by} plays the {card} to {leader}'s lead as if {between} had already played.",
    ),
];
const TOLD: SentenceWordings = &[
    text(
        "Era stato {declarer} a dire a {by}: «tocca a te».",
        "It was {declarer} who had told {by}: 'your turn'.",
    ),
    text(
        "{declarer} aveva appena detto a {by} di giocare.",
        "{declarer} had just told {by} to play.",
    ),
    text(
        "Poco prima {declarer} aveva detto a {by} che toccava a lui.",
        "Shortly before, {declarer} had told {by} that it was his turn.",
    ),
];
const NOT_TOLD: SentenceWordings = &[
    text(
        "Né {declarer} né altri avevano detto a {by}: «tocca a te».",
        "Neither {declarer} nor anyone else had told {by}: 'your turn'.",
    ),
    text("{declarer} non aveva detto a {by} di giocare.", "{declarer} had not told {by} to play."),
    text(
        "Nessuno, nemmeno {declarer}, aveva detto a {by} che toccava a lui.",
        "Nobody, {declarer} included, had told {by} that it was his turn.",
    ),
];
const BETWEEN_PLAYS: SentenceWordings = &[
    text(
        "Da {between} si gioca {own}, come se nulla fosse.",
        "From {between} comes the {own}, as if nothing had happened.",
    ),
    text(
        "Solo dopo {between} ha sul tavolo la sua carta, {own}.",
        "Only then does {between} have his card on the table, the {own}.",
    ),
    text(
        "Dopo di lui si gioca {own} da {between}.",
        "After him the {own} is played from {between}.",
    ),
];
const BETWEEN_WAITS: SentenceWordings = &[
    text(
        "Da {between} non si è ancora giocata nessuna carta.",
        "From {between} no card has been played yet.",
    ),
    text(
        "Per ora {between} non ha la sua carta sul tavolo.",
        "For now {between} does not have his card on the table.",
    ),
    text(
        "Nessuna carta si è ancora giocata da {between}.",
        "No card has been played from {between} yet.",
    ),
];
const LAST_PLAYS: SentenceWordings = &[
    text("Si gioca anche {later} da {last}.", "The {later} is played from {last} too."),
    text("Poi si gioca {later} da {last}.", "Then the {later} is played from {last}."),
    text(
        "Anche {last} ha una carta sul tavolo, {later}.",
        "{last} has a card on the table too, the {later}.",
    ),
];
const LAST_WAITS: SentenceWordings = &[
    text("Da {last} non si è ancora giocato.", "From {last} nothing has been played yet."),
    text("La carta di {last} deve ancora arrivare.", "{last}'s card is still to come."),
    text("Invece {last} non ha carte sul tavolo.", "{last} has no card on the table."),
];
const LEADER_NOTICES: SentenceWordings = &[
    text(
        "Ora {leader} si accorge che l'ordine non è stato rispettato, e si chiama l'Arbitro.",
        "Now {leader} notices that the order was not kept, and the director is called.",
    ),
    text(
        "«Un momento», dice {leader}, e chiama l'Arbitro.",
        "'One moment', says {leader}, and calls the director.",
    ),
    text("A questo punto {leader} chiama l'Arbitro.", "At this point {leader} calls the director."),
];
const EARLY_LEAD: SentenceWordings = &[
    text(
        "{partner} deve ancora giocare in questa presa, ma {by}, che la crede finita, attacca già {card} nella successiva.",
        "{partner} is still to play to this trick, but {by}, who takes it to be over, already leads the {card} to the next.",
    ),
    text(
        "Prima che {partner} completi la presa {by}, che ha fretta, mette sul tavolo {card} per quella dopo.",
        "Before {partner} completes the trick {by}, who is in a hurry, puts the {card} on the table for the next one.",
    ),
    text(
        "Nella presa manca solo la carta di {partner}; {by} pensa che non manchi nulla e attacca {card}.",
        "Only {partner}'s card is missing from the trick; {by} thinks that nothing is missing and leads the {card}.",
    ),
];
const NEXT_FOLLOWS: SentenceWordings = &[
    text(
        "Su {card} si gioca {answer} da {next}.",
        "To the {card} the {answer} is played from {next}.",
    ),
    text("Da {next} si risponde con {answer}.", "From {next} the {answer} is played in answer."),
    text("Si gioca {answer} dalla mano di {next}.", "The {answer} is played from {next}'s hand."),
];
const NEXT_WAITS: SentenceWordings = &[
    text(
        "Su {card} non si è ancora giocato da {next}.",
        "To the {card} nothing has been played yet from {next}.",
    ),
    text(
        "Da {next} non si è ancora risposto.",
        "From {next} nothing has been played in answer yet.",
    ),
    text(
        "Non si è ancora giocato dalla mano di {next}.",
        "Nothing has been played yet from {next}'s hand.",
    ),
];
const PARTNER_FOLLOWS: SentenceWordings = &[
    text(
        "{partner} completa la presa di prima con {own}.",
        "{partner} completes the earlier trick with the {own}.",
    ),
    text(
        "La presa in corso è stata completata da {partner} con {own}.",
        "The trick in progress has been completed by {partner} with the {own}.",
    ),
    text(
        "Nella presa di prima {partner} mette {own}.",
        "To the earlier trick {partner} plays the {own}.",
    ),
];
const PARTNER_WAITS: SentenceWordings = &[
    text(
        "{partner} non ha ancora completato la presa di prima.",
        "{partner} has not completed the earlier trick yet.",
    ),
    text(
        "La presa in corso non è stata ancora completata da {partner}.",
        "The trick in progress has not been completed by {partner} yet.",
    ),
    text(
        "Nella presa di prima {partner} non ha ancora giocato.",
        "To the earlier trick {partner} has not played yet.",
    ),
];
const DECLARER_NOTICES: SentenceWordings = &[
    text(
        "A questo punto {declarer} chiama l'Arbitro.",
        "At this point {declarer} calls the director.",
    ),
    text(
        "{declarer} si accorge dell'errore e chiama l'Arbitro.",
        "{declarer} notices the error and calls the director.",
    ),
    text("Adesso {declarer} chiama l'Arbitro.", "Now {declarer} calls the director."),
];
