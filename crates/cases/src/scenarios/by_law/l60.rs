//! Law 60: play after an illegal play.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::event::Choice;
use arbitro_laws::record::{Act, PenaltyGrade};
use arbitro_laws::ruling::{Answer, text};

use super::scenes::wrong_hand;

pub const SCENARIOS: &[&Scenario] =
    &[&PLAYS_ON, &NEXT_LEAD_COVERED, &BEFORE_DECLARER_LEADS, &DUTY_REMAINS];

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

static BEFORE_DECLARER_LEADS: Scenario = scenario(
    60,
    "before-declarer-leads",
    &["dichiarante", "attacco fuori turno", "difensore"],
    before_declarer_leads,
)
.tricks(2..=10);

static DUTY_REMAINS: Scenario = scenario(
    60,
    "duty-remains",
    &["difensore", "attacco fuori turno", "carta penalizzata"],
    duty_remains,
)
.tricks(2..=10)
.asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("by")]);

/// A defender plays to his partner's lead before the hand between them, and the two hands of the declaring side may
/// play next.
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
    story.choose_finding("told-his-turn", TOLD, NOT_TOLD)?;
    if story.either() {
        story.plays(between, own);
        story.add_sentence(BETWEEN_PLAYS);
    } else {
        story.add_sentence(BETWEEN_WAITS);
    }
    if story.either() {
        story.plays(by.lho(), later);
        story.add_sentence(LAST_PLAYS);
    } else {
        story.add_sentence(LAST_WAITS);
    }
    story.call_director(by.partner());
    story.add_sentence(LEADER_NOTICES);
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
    story.choose_finding("told-his-turn", TOLD, NOT_TOLD)?;
    if story.either() {
        story.plays(by.lho(), answer);
        story.add_sentence(NEXT_FOLLOWS);
    } else {
        story.add_sentence(NEXT_WAITS);
    }
    if story.either() {
        story.plays(partner, own);
        story.add_sentence(PARTNER_FOLLOWS);
    } else {
        story.add_sentence(PARTNER_WAITS);
    }
    story.call_director(story.declarer());
    story.add_sentence(DECLARER_NOTICES);
    Some(())
}

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
    for (slot, card) in [("proper", proper), ("near", near), ("far", far)] {
        story.cast(slot, card);
    }
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
    if story.either() {
        story.plays(next, near);
        story.add_sentence(NEAR_PLAYS);
    } else {
        story.add_sentence(NEAR_WAITS);
    }
    if story.either() {
        story.plays(other, far);
        story.add_sentence(FAR_PLAYS);
    } else {
        story.add_sentence(FAR_WAITS);
    }
    story.add_finding("told-his-turn", Answer::NO, NOBODY_SENT)
}

/// A defender with a penalty card leads another card out of turn; the lead is refused, accepted, or played over.
fn duty_remains(story: &mut Story<'_>) -> Option<()> {
    let turn = story.turn().filter(|turn| !story.is_defender(*turn))?;
    story.require(story.led().is_none())?;
    let by = story.a_defender()?;
    let small = |story: &Story<'_>| {
        story.hand(by).iter().filter(|card| !card.rank.is_honour()).collect::<Vec<_>>()
    };
    let low = small(story);
    let penalty = story.pick_from(&low)?;
    let card = story.would_lead(by)?;
    story.require(card.suit != penalty.suit && story.suit(by, card.suit).len() > 1)?;
    let answer = story.would_follow(by.lho(), card)?;
    for (slot, seat) in
        [("by", by), ("partner", by.partner()), ("next", by.lho()), ("rightful", turn)]
    {
        story.cast(slot, seat);
    }
    for (slot, card) in [("penalty", penalty), ("card", card), ("answer", answer)] {
        story.cast(slot, card);
    }
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

const EARLY: SentenceWordings = &[
    text(
        "{leader} attacca e tocca a {between}, ma {by}, che ha già scelto la carta, mette {card} prima del tempo.",
        "{leader} leads and it is {between}'s turn, but {by}, who has already chosen his card, puts out the {card} too early.",
    ),
    text(
        "Sull'attacco di {leader} {by} gioca subito {card}, senza aspettare la carta di {between}.",
        "To {leader}'s lead {by} plays the {card} at once, without waiting for {between}'s card.",
    ),
    text(
        "Distratto da una voce, {by} mette {card} sull'attacco di {leader} come se {between} avesse già giocato.",
        "Distracted by a voice, {by} puts the {card} on {leader}'s lead as if {between} had already played.",
    ),
];
const TOLD: SentenceWordings = &[
    text("Era stato {declarer} a dire a {by}: «tocca a te».", "It was {declarer} who had told {by}: 'your turn'."),
    text("{declarer} aveva appena detto a {by} di giocare.", "{declarer} had just told {by} to play."),
    text("A {by} lo aveva detto {declarer}, che toccava a lui.", "{by} had been told by {declarer} that it was his turn."),
];
const NOT_TOLD: SentenceWordings = &[
    text("Né {declarer} né altri avevano detto a {by}: «tocca a te».", "Neither {declarer} nor anyone else had told {by}: 'your turn'."),
    text("{declarer} non aveva detto nulla a {by}.", "{declarer} had said nothing to {by}."),
    text("A {by} nessuno, nemmeno {declarer}, aveva detto che toccava a lui.", "{by} had been told by nobody, {declarer} included, that it was his turn."),
];
const BETWEEN_PLAYS: SentenceWordings = &[
    text("Da {between} si gioca {own}, come se nulla fosse.", "From {between} comes the {own}, as if nothing had happened."),
    text("La carta di {between}, {own}, arriva dopo.", "{between}'s card, the {own}, comes after it."),
    text("Dopo di lui si gioca {own} da {between}.", "After him the {own} is played from {between}."),
];
const BETWEEN_WAITS: SentenceWordings = &[
    text("Da {between} si stava per giocare {own}, che resta dov'è.", "From {between} the {own} was about to come, and stays where it is."),
    text("La carta di {between}, {own}, non è ancora arrivata.", "{between}'s card, the {own}, has not come yet."),
    text("Non si è ancora giocato {own} da {between}.", "The {own} has not been played yet from {between}."),
];
const LAST_PLAYS: SentenceWordings = &[
    text("Si gioca anche {later} da {last}.", "The {later} is played from {last} too."),
    text("Poi esce {later} di {last}.", "Then comes {last}'s {later}."),
    text("{last} partecipa con {later}.", "{last} contributes the {later}."),
];
const LAST_WAITS: SentenceWordings = &[
    text("Non si è giocato {later} da {last}.", "The {later} is not played from {last}."),
    text("Resta al suo posto {later} di {last}.", "{last}'s {later} stays in its place."),
    text("{last} conserva ancora {later}.", "{last} still keeps the {later}."),
];
const LEADER_NOTICES: SentenceWordings = &[
    text("Ora {leader} si accorge che l'ordine non è stato rispettato, e si chiama l'Arbitro.", "Now {leader} notices that the order was not kept, and the director is called."),
    text("«Un momento», dice {leader}, e chiama l'Arbitro.", "'One moment', says {leader}, and calls the director."),
    text("L'Arbitro è chiamato da {leader}.", "The director is called by {leader}."),
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
    text("A {card} si risponde da {next} con {answer}.", "The {card} is answered from {next} with the {answer}."),
    text("Da {next} segue {answer}.", "From {next} the {answer} follows."),
    text("Si gioca {answer} dalla mano di {next}.", "The {answer} is played from {next}'s hand."),
];
const NEXT_WAITS: SentenceWordings = &[
    text("A {card} non si risponde ancora da {next} con {answer}.", "The {card} is not answered yet from {next} with the {answer}."),
    text("Da {next} non segue {answer}.", "From {next} the {answer} does not follow."),
    text("Non si gioca {answer} dalla mano di {next}.", "The {answer} is not played from {next}'s hand."),
];
const PARTNER_FOLLOWS: SentenceWordings = &[
    text("{partner} completa la presa di prima con {own}.", "{partner} completes the earlier trick with the {own}."),
    text("La presa in corso la chiude {own} di {partner}.", "The trick in progress is closed by {partner}'s {own}."),
    text("Nella presa di prima {partner} mette {own}.", "To the earlier trick {partner} plays the {own}."),
];
const PARTNER_WAITS: SentenceWordings = &[
    text("{partner} non completa la presa di prima: {own} gli resta in mano.", "{partner} does not complete the earlier trick: the {own} stays in his hand."),
    text("Alla presa in corso manca ancora {own} di {partner}.", "The trick in progress still lacks {partner}'s {own}."),
    text("Nella presa di prima {partner} non ha ancora messo {own}.", "To the earlier trick {partner} has not yet played the {own}."),
];
const DECLARER_NOTICES: SentenceWordings = &[
    text("È a questo punto che {declarer} chiama l'Arbitro.", "It is at this point that {declarer} calls the director."),
    text("{declarer} si accorge di tutto e chiama l'Arbitro.", "{declarer} sees it all and calls the director."),
    text("L'Arbitro, chiamato da {declarer}, trova il tavolo così.", "The director, called by {declarer}, finds the table so."),
];
const FROM_WRONG_HAND: SentenceWordings = &[
    text(
        "{declarer} confonde le due mani: l'ultima presa è di {rightful}, ma si attacca {card} da {wrong}.",
        "{declarer} mixes up the two hands: the last trick is {rightful}'s, but the {card} is led from {wrong}.",
    ),
    text(
        "Si attacca {card} da {wrong}; {declarer} non ricorda di aver vinto l'ultima presa da {rightful}.",
        "The {card} is led from {wrong}; {declarer} does not remember that the last trick was won by {rightful}.",
    ),
    text(
        "La mano è di {rightful}, ma {declarer} fa uscire {card} da {wrong}.",
        "The lead is {rightful}'s, but {declarer} has the {card} led from {wrong}.",
    ),
];
const NEXT_ACCEPTS: SentenceWordings = &[
    text("Si chiama l'Arbitro, e {next} accetta l'attacco.", "The director is called, and {next} accepts the lead."),
    text("{next}, chiesto l'Arbitro, dice che l'attacco gli va bene.", "{next}, having called the director, says that the lead suits him."),
    text("L'Arbitro spiega le possibilità, e {next} accetta.", "The director explains the options, and {next} accepts."),
];
const NEXT_REFUSES: SentenceWordings = &[
    text("Si chiama l'Arbitro, e {next} rifiuta l'attacco.", "The director is called, and {next} refuses the lead."),
    text("{next}, chiesto l'Arbitro, dice che l'attacco non gli va bene.", "{next}, having called the director, says that the lead does not suit him."),
    text("L'Arbitro spiega le possibilità, e {next} rifiuta.", "The director explains the options, and {next} refuses."),
];
const LEADS_AGAIN: SentenceWordings = &[
    text("Da {rightful} si attacca {proper}.", "From {rightful} the {proper} is led."),
    text("Si attacca {proper}, dalla mano di {rightful}.", "The {proper} is led, from {rightful}'s hand."),
    text("Esce allora {proper} di {rightful}.", "Then comes {rightful}'s {proper}."),
];
const NOT_LED_AGAIN: SentenceWordings = &[
    text("Da {rightful} non si attacca {proper}.", "From {rightful} the {proper} is not led."),
    text("Non si attacca {proper}, dalla mano di {rightful}.", "The {proper} is not led, from {rightful}'s hand."),
    text("Resta al suo posto {proper} di {rightful}.", "{rightful}'s {proper} stays in its place."),
];
const NEAR_PLAYS: SentenceWordings = &[
    text("{next} gioca {near}.", "{next} plays the {near}."),
    text("Sul tavolo arriva {near} di {next}.", "{next}'s {near} comes to the table."),
    text("{next} mette subito {near}.", "{next} at once puts out the {near}."),
];
const NEAR_WAITS: SentenceWordings = &[
    text("{next} non gioca {near}.", "{next} does not play the {near}."),
    text("In mano resta {near} di {next}.", "{next}'s {near} stays in his hand."),
    text("{next} tiene ancora {near}.", "{next} still keeps the {near}."),
];
const FAR_PLAYS: SentenceWordings = &[
    text("Anche {other} ha una carta sul tavolo: {far}.", "{other} too has a card on the table: the {far}."),
    text("Compare {far} di {other}.", "{other}'s {far} appears."),
    text("{other}, senza pensarci, gioca {far}.", "{other}, without thinking, plays the {far}."),
];
const FAR_WAITS: SentenceWordings = &[
    text("Invece {other} non ha carte sul tavolo: tiene {far}.", "{other} has no card on the table: he keeps the {far}."),
    text("Non si vede {far} di {other}.", "{other}'s {far} is not to be seen."),
    text("{other}, senza fretta, tiene {far}.", "{other}, in no hurry, keeps the {far}."),
];
const NOBODY_SENT: SentenceWordings = &[
    text("Nessuno ha detto a un altro di giocare.", "Nobody has told anyone else to play."),
    text("Tutti hanno fatto da soli: nessuno ha detto a un altro che toccava a lui.", "They all acted by themselves: nobody told another that it was his turn."),
    text("Che toccasse a lui, a nessuno lo ha detto qualcun altro.", "That it was his turn, no player was told by anyone."),
];
const MAJOR_LIES: SentenceWordings = &[
    text("{penalty}, davanti a {by}, è una carta penalizzata maggiore.", "The {penalty}, before {by}, is a major penalty card."),
    text("{by} ha sul tavolo una carta penalizzata maggiore, {penalty}.", "{by} has a major penalty card on the table, the {penalty}."),
    text("Da due prese {penalty} di {by} è carta penalizzata maggiore.", "For two tricks {by}'s {penalty} has been a major penalty card."),
];
const MINOR_LIES: SentenceWordings = &[
    text("{penalty}, davanti a {by}, è una carta penalizzata minore.", "The {penalty}, before {by}, is a minor penalty card."),
    text("{by} ha sul tavolo una carta penalizzata minore, {penalty}.", "{by} has a minor penalty card on the table, the {penalty}."),
    text("Da due prese {penalty} di {by} è carta penalizzata minore.", "For two tricks {by}'s {penalty} has been a minor penalty card."),
];
const LEADS_ANOTHER: SentenceWordings = &[
    text(
        "Tocca a {rightful}, ma {by}, convinto che l'ultima presa sia di {partner} o sua, attacca {card}.",
        "It is {rightful}'s lead, but {by}, sure that the last trick was {partner}'s or his, leads the {card}.",
    ),
    text(
        "{by} crede di essere in presa e attacca {card}; la mano invece è di {rightful}, né lui né {partner} hanno vinto.",
        "{by} believes that he is on lead and leads the {card}; but the lead is {rightful}'s, neither he nor {partner} has won.",
    ),
];
const ANSWERED: SentenceWordings = &[
    text("Da {next} si risponde {answer}; poi {declarer} chiama l'Arbitro.", "From {next} the {answer} is played to it; then {declarer} calls the director."),
    text("Si gioca {answer} da {next}, e solo allora {declarer} chiama l'Arbitro.", "The {answer} is played from {next}, and only then does {declarer} call the director."),
];
const ACCEPTED: SentenceWordings = &[
    text("{answer} resta da {next}; {declarer} chiama l'Arbitro e accetta l'attacco.", "The {answer} stays with {next}; {declarer} calls the director and accepts the lead."),
    text("Non si gioca {answer} da {next}: {declarer} chiama l'Arbitro, e accetta.", "The {answer} is not played from {next}: {declarer} calls the director, and accepts."),
];
const REFUSED: SentenceWordings = &[
    text("{answer} resta da {next}; {declarer} chiama l'Arbitro e rifiuta l'attacco.", "The {answer} stays with {next}; {declarer} calls the director and refuses the lead."),
    text("Non si gioca {answer} da {next}: {declarer} chiama l'Arbitro, e rifiuta.", "The {answer} is not played from {next}: {declarer} calls the director, and refuses."),
];
