//! Law 60: a defender plays before declarer leads again, and duties that remain.

use super::{NOT_TOLD, TOLD};
use crate::scenarios::by_law::prelude::*;
use crate::scenarios::by_law::scenes::wrong_hand;

pub static BEFORE_DECLARER_LEADS: Scenario = scenario(
    60,
    "before-declarer-leads",
    &["dichiarante", "attacco fuori turno", "difensore"],
    before_declarer_leads,
)
.tricks(2..=10)
.asks(&[Ruling, Ruling, Rights("declarer")]);

pub static DUTY_REMAINS: Scenario = scenario(
    60,
    "duty-remains",
    &["difensore", "attacco fuori turno", "carta penalizzata"],
    duty_remains,
)
.tricks(2..=10)
.asks(&[Ruling, Ruling, Rights("by")]);

/// Declarer leads from the wrong hand; the lead is accepted or refused, declarer may lead again from the right hand,
/// and each defender may play to one lead or the other.
fn before_declarer_leads(story: &mut Story<'_>) -> Option<()> {
    let (wrong, card) = wrong_hand(story)?;
    let rightful = wrong.partner();
    let (next, other) = (wrong.lho(), wrong.rho());
    let proper = story.would_lead(rightful)?;
    story.require(proper.suit == card.suit)?;
    let (near, far) = (story.would_follow(next, card)?, story.would_follow(other, proper)?);
    story.require(near.suit == card.suit && far.suit == card.suit)?;
    cast!(story, proper, near, far);
    story.leads(wrong, card);
    story.add_sentence(FROM_WRONG_HAND);
    story.call_director(next);
    let course = story.choose(3);
    story.add_event(next, Act::Chooses(if course == 0 { Choice::Accept } else { Choice::Refuse }));
    story.add_sentence(if course == 0 { NEXT_ACCEPTS } else { NEXT_REFUSES });
    if course == 2 {
        story.plays(rightful, proper);
        story.add_sentence(LEADS_AGAIN);
    } else {
        story.add_sentence(NOT_LED_AGAIN);
    }
    story.choose_play(next, near, NEAR_PLAYS, NEAR_WAITS);
    story.choose_play(other, far, FAR_PLAYS, FAR_WAITS);
    story.add_finding("told-his-turn", Answer::NO, NOBODY_SENT)
}

/// A defender with a penalty card leads another card out of turn; the lead is refused, accepted, or played over.
fn duty_remains(story: &mut Story<'_>) -> Option<()> {
    let turn = story.declaring_hand_on_lead()?;
    let by = story.a_defender()?;
    let small = |story: &Story<'_>| {
        story.hand(by).iter().filter(|card| !card.rank.is_honour()).collect::<Vec<_>>()
    };
    let low = small(story);
    let penalty = story.pick_from(&low)?;
    let card = story.would_lead(by)?;
    story.require(card.suit != penalty.suit && story.suit(by, card.suit).len() > 1)?;
    let answer = story.would_follow(by.lho(), card)?;
    cast!(
        story,
        by,
        partner = by.partner(),
        next = by.lho(),
        rightful = turn,
        penalty,
        card,
        answer
    );
    let is_major = story.either();
    let grade = if is_major { PenaltyGrade::Major } else { PenaltyGrade::Minor };
    story.has_penalty(by, penalty, grade);
    story.add_sentence(if is_major { MAJOR_LIES } else { MINOR_LIES });
    story.leads(by, card);
    story.add_sentence(LEADS_ANOTHER);
    match story.choose(3) {
        0 => {
            story.plays(by.lho(), answer);
            story.call_director(story.declarer());
            story.add_sentence(ANSWERED);
        }
        1 => {
            story.call_director(story.declarer());
            story.add_event(story.declarer(), Act::Chooses(Choice::Accept));
            story.add_sentence(ACCEPTED);
        }
        _ => {
            story.call_director(story.declarer());
            story.add_event(story.declarer(), Act::Chooses(Choice::Refuse));
            story.add_sentence(REFUSED);
        }
    }
    story.choose_finding("told-his-turn", TOLD, NOT_TOLD)?;
    Some(())
}

const FROM_WRONG_HAND: SentenceWordings = &[
    text(
        "{declarer} confonde le due mani: l'ultima presa è di {rightful}, ma si attacca {card} da {wrong}.",
        "{declarer} mixes up the two hands: the last trick is {rightful}'s, but the {card} is led from {wrong}.",
    ),
    text(
        "L'ultima presa è di {rightful}, ma {declarer}, che ha perso il filo, attacca {card} da {wrong}.",
        "The last trick is {rightful}'s, but {declarer}, who has lost the thread, leads the {card} from {wrong}.",
    ),
    text(
        "Si deve attaccare da {rightful}, ma {declarer} attacca {card} da {wrong}.",
        "The lead is {rightful}'s, but {declarer} leads the {card} from {wrong}.",
    ),
];
const NEXT_ACCEPTS: SentenceWordings = &[
    text(
        "Si chiama l'Arbitro, e {next} accetta l'attacco.",
        "The director is called, and {next} accepts the lead.",
    ),
    text(
        "{next} chiama l'Arbitro e accetta l'attacco.",
        "{next} calls the director and accepts the lead.",
    ),
    text(
        "L'Arbitro spiega le possibilità, e {next} accetta l'attacco.",
        "The director explains the options, and {next} accepts the lead.",
    ),
];
const NEXT_REFUSES: SentenceWordings = &[
    text(
        "Si chiama l'Arbitro, e {next} rifiuta l'attacco.",
        "The director is called, and {next} refuses the lead.",
    ),
    text(
        "{next} chiama l'Arbitro e rifiuta l'attacco.",
        "{next} calls the director and refuses the lead.",
    ),
    text(
        "L'Arbitro spiega le possibilità, e {next} rifiuta l'attacco.",
        "The director explains the options, and {next} refuses the lead.",
    ),
];
const LEADS_AGAIN: SentenceWordings = &[
    text("Da {rightful} si attacca poi {proper}.", "From {rightful} the {proper} is then led."),
    text(
        "Si attacca allora {proper} dalla mano di {rightful}.",
        "Then the {proper} is led from {rightful}'s hand.",
    ),
    text(
        "Poi {declarer} attacca {proper} da {rightful}.",
        "Then {declarer} leads the {proper} from {rightful}.",
    ),
];
const NOT_LED_AGAIN: SentenceWordings = &[
    text(
        "Da {rightful} non si attacca nessun'altra carta.",
        "From {rightful} no other card is led.",
    ),
    text(
        "Non si attacca nessuna carta dalla mano di {rightful}.",
        "No card is led from {rightful}'s hand.",
    ),
    text(
        "Per ora {declarer} non attacca da {rightful}.",
        "For now {declarer} does not lead from {rightful}.",
    ),
];
const NEAR_PLAYS: SentenceWordings = &[
    text("{next} gioca {near}.", "{next} plays the {near}."),
    text("Sul tavolo {next} mette {near}.", "{next} puts the {near} on the table."),
    text("Subito {next} gioca {near}.", "At once {next} plays the {near}."),
];
const NEAR_WAITS: SentenceWordings = &[
    text("{next} non ha ancora giocato.", "{next} has not played yet."),
    text("Sul tavolo {next} non mette ancora nulla.", "{next} puts nothing on the table yet."),
    text("Per ora {next} non gioca.", "For now {next} does not play."),
];
const FAR_PLAYS: SentenceWordings = &[
    text(
        "Anche {other} ha una carta sul tavolo: {far}.",
        "{other} too has a card on the table: the {far}.",
    ),
    text("Intanto {other} ha giocato {far}.", "Meanwhile {other} has played the {far}."),
    text("{other}, senza pensarci, gioca {far}.", "{other}, without thinking, plays the {far}."),
];
const FAR_WAITS: SentenceWordings = &[
    text("Invece {other} non ha carte sul tavolo.", "{other} has no card on the table."),
    text("Intanto {other} non ha ancora giocato.", "Meanwhile {other} has not played yet."),
    text(
        "{other}, senza fretta, non ha ancora giocato.",
        "{other}, in no hurry, has not played yet.",
    ),
];
const NOBODY_SENT: SentenceWordings = &[
    text("Nessuno ha detto a un altro di giocare.", "Nobody has told anyone else to play."),
    text(
        "Ognuno ha fatto da sé: nessuno ha detto a un altro che toccava a lui.",
        "They all acted by themselves: nobody told another that it was his turn.",
    ),
    text(
        "Nessun giocatore ha detto a un altro che era il suo turno.",
        "No player has told another that it was his turn.",
    ),
];
const MAJOR_LIES: SentenceWordings = &[
    text(
        "{penalty}, davanti a {by}, è una carta penalizzata maggiore.",
        "The {penalty}, before {by}, is a major penalty card.",
    ),
    text(
        "{by} ha sul tavolo una carta penalizzata maggiore, {penalty}.",
        "{by} has a major penalty card on the table, the {penalty}.",
    ),
    text(
        "Da due prese {penalty} di {by} è carta penalizzata maggiore.",
        "For two tricks {by}'s {penalty} has been a major penalty card.",
    ),
];
const MINOR_LIES: SentenceWordings = &[
    text(
        "{penalty}, davanti a {by}, è una carta penalizzata minore.",
        "The {penalty}, before {by}, is a minor penalty card.",
    ),
    text(
        "{by} ha sul tavolo una carta penalizzata minore, {penalty}.",
        "{by} has a minor penalty card on the table, the {penalty}.",
    ),
    text(
        "Da due prese {penalty} di {by} è carta penalizzata minore.",
        "For two tricks {by}'s {penalty} has been a minor penalty card.",
    ),
];
const LEADS_ANOTHER: SentenceWordings = &[
    text(
        "Tocca a {rightful}, ma {by}, convinto che l'ultima presa sia sua o di {partner}, attacca {card}.",
        "It is {rightful}'s lead, but {by}, sure that the last trick was his or {partner}'s, leads the {card}.",
    ),
    text(
        "Si deve attaccare da {rightful}, ma {by} crede che la presa l'abbia vinta {partner} o lui stesso, e attacca {card}.",
        "The lead is {rightful}'s, but {by} believes that {partner} or he himself won the trick, and leads the {card}.",
    ),
];
const ANSWERED: SentenceWordings = &[
    text(
        "Da {next} si gioca {answer}; poi {declarer} chiama l'Arbitro.",
        "From {next} the {answer} is played to it; then {declarer} calls the director.",
    ),
    text(
        "Si gioca {answer} da {next}, e solo allora {declarer} chiama l'Arbitro.",
        "The {answer} is played from {next}, and only then does {declarer} call the director.",
    ),
];
const ACCEPTED: SentenceWordings = &[
    text(
        "Da {next} non si è ancora giocato; {declarer} chiama l'Arbitro e accetta l'attacco.",
        "From {next} nothing has been played yet; {declarer} calls the director and accepts the lead.",
    ),
    text(
        "Prima che si giochi da {next} {declarer} chiama l'Arbitro, e accetta l'attacco.",
        "Before anything is played from {next} {declarer} calls the director, and accepts the lead.",
    ),
];
const REFUSED: SentenceWordings = &[
    text(
        "Da {next} non si è ancora giocato; {declarer} chiama l'Arbitro e rifiuta l'attacco.",
        "From {next} nothing has been played yet; {declarer} calls the director and refuses the lead.",
    ),
    text(
        "Prima che si giochi da {next} {declarer} chiama l'Arbitro, e rifiuta l'attacco.",
        "Before anything is played from {next} {declarer} calls the director, and refuses the lead.",
    ),
];
