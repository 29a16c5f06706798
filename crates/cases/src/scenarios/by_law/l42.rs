//! Law 42: dummy's rights.

use crate::scenarios::scenario::{QuestionSubject, Scenario, scenario};
use crate::scenarios::story::{SentenceWordings, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, EndedPhase};
use arbitro_laws::ruling::text;

use super::scenes::{RevokeScene, revoke_scene, wrong_hand};

pub const SCENARIOS: &[&Scenario] = &[&WARNS, &ASKS_IF_VOID, &SPEAKS];

static WARNS: Scenario = scenario(42, "warns", &["morto", "fuori turno"], warns)
    .tricks(2..=10)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("declarer")]);

/// Declarer is about to lead from the wrong hand, and dummy, who still has his rights, warns him in time or too late,
/// or a defender is the first to speak.
fn warns(story: &mut Story<'_>) -> Option<()> {
    let (wrong, card) = wrong_hand(story)?;
    story.add_sentence(ON_LEAD);
    let how = story.choose(3);
    if how == 0 {
        story.add_event(story.dummy(), Act::Warns);
        story.add_sentence(IN_TIME);
        return Some(());
    }
    story.leads(wrong, card);
    story.add_sentence(LEADS);
    if how == 1 {
        story.call_director(story.dummy());
        story.add_sentence(DUMMY_SPEAKS);
    } else {
        story.call_director(wrong.lho());
        story.add_sentence(DEFENDER_SPEAKS);
    }
    match story.choose(3) {
        0 => {
            story.add_event(wrong.lho(), Act::Chooses(Choice::Refuse));
            story.add_sentence(REFUSED);
        }
        1 => {
            story.add_event(wrong.lho(), Act::Chooses(Choice::Accept));
            story.add_sentence(ACCEPTED);
        }
        _ => {}
    }
    Some(())
}

const ON_LEAD: SentenceWordings = &[
    text(
        "L'ultima presa è di {rightful}. {dummy} non si è mai mosso e non ha visto altre carte.",
        "The last trick was {rightful}'s. {dummy} has not moved, and has seen no other cards.",
    ),
    text(
        "Si deve attaccare da {rightful}. {dummy}, il morto, è sempre rimasto al suo posto e non ha guardato altre mani.",
        "The lead is to come from {rightful}. {dummy}, dummy, has kept his seat all the time and looked at no other hand.",
    ),
];
const IN_TIME: SentenceWordings = &[
    text(
        "{declarer}, sovrappensiero, sta per attaccare da {wrong}, e {dummy} lo ferma: «dall'altra mano».",
        "{declarer}, with his mind elsewhere, is about to lead from {wrong}, and {dummy} stops him: 'from the other hand'.",
    ),
    text(
        "{declarer} perde il filo e sta per muovere da {wrong}; prima che lo faccia {dummy} gli dice da dove si attacca.",
        "{declarer} loses the thread and is about to lead from {wrong}; before he does {dummy} tells him where the lead is.",
    ),
];
const LEADS: SentenceWordings = &[
    text(
        "{declarer}, sovrappensiero, sbaglia mano: attacca da {wrong}, con {card}.",
        "{declarer}, with his mind elsewhere, leads the {card} from {wrong} instead.",
    ),
    text(
        "{declarer} perde il filo e fa partire {card} dalla mano di {wrong}.",
        "{declarer} loses the thread and leads the {card} from {wrong}'s hand.",
    ),
];
const DUMMY_SPEAKS: SentenceWordings = &[
    text(
        "I difensori tacciono; è {dummy} a dire: «no, si attaccava dall'altra parte».",
        "The defenders are silent; it is {dummy} who says: 'no, the lead was on the other side'.",
    ),
    text("Il primo a farlo notare è {dummy}.", "The first to point it out is {dummy}."),
];
const DEFENDER_SPEAKS: SentenceWordings = &[
    text(
        "{dummy} tace; è {next} a far notare l'errore.",
        "{dummy} keeps silent; it is {next} who points out the error.",
    ),
    text("{next} chiama l'Arbitro.", "{next} calls the director."),
];
const REFUSED: SentenceWordings = &[
    text(
        "{next} vuole che si attacchi dalla mano giusta; {other} non dice nulla.",
        "{next} wants the lead from the right hand; {other} says nothing.",
    ),
    text(
        "Interpellato, {next} non accetta l'attacco, e {other} è d'accordo.",
        "When asked, {next} does not accept the lead, and {other} agrees.",
    ),
];
const ACCEPTED: SentenceWordings = &[
    text(
        "{next} dice che l'attacco gli va bene; {other} non dice nulla.",
        "{next} says that the lead suits him; {other} says nothing.",
    ),
    text(
        "Interpellato, {next} accetta l'attacco, e {other} è d'accordo.",
        "When asked, {next} accepts the lead, and {other} agrees.",
    ),
];

static ASKS_IF_VOID: Scenario = scenario(42, "asks-if-void", &["morto", "renonce"], asks_if_void)
    .tricks(2..=9)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("dummy")]);

/// Declarer revokes and then corrects his play: dummy asks him whether he is void or says more than he may, or a
/// defender asks.
fn asks_if_void(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.require(story.turn() == Some(declarer) && story.position.on_table() < 3)?;
    let RevokeScene { legal_card: right, played_card: wrong, .. } = revoke_scene(story, declarer)?;
    story.plays(declarer, wrong);
    story.add_sentence(REVOKES);
    if story.either() {
        let (_, card) = story.play_on()?;
        story.cast("card", card);
        story.add_sentence(NEXT_PLAYS);
    }
    match story.choose(3) {
        0 => {
            story.add_event(dummy, Act::AsksIfVoid(declarer));
            story.add_sentence(ASKS);
        }
        1 => {
            story.call_director(dummy);
            story.add_sentence(ACCUSES);
        }
        _ => {
            story.add_event(declarer.rho(), Act::AsksIfVoid(declarer));
            story.add_sentence(DEFENDER_ASKS);
        }
    }
    story.add_event(declarer, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
    story.add_sentence(CORRECTS);
    Some(())
}

const REVOKES: SentenceWordings = &[
    text(
        "Si gioca a {suit}; {declarer} non vede {right}, nascost{o/a:right} dietro un'altra carta, e mette {wrong}.",
        "{suit} are led; {declarer} does not see the {right}, hidden behind another card, and plays the {wrong}.",
    ),
    text(
        "Su {suit} {declarer}, che ha preso {right} per una carta di un altro seme, gioca {wrong}.",
        "When {suit} are led {declarer}, who has taken the {right} for a card of another suit, plays the {wrong}.",
    ),
];
const NEXT_PLAYS: SentenceWordings = &[
    text("{lho} gioca {card}.", "{lho} plays the {card}."),
    text("{lho} mette {card}.", "{lho} puts out the {card}."),
];
const ASKS: SentenceWordings = &[
    text(
        "{dummy}, che è sempre rimasto al suo posto, gli chiede: «niente {suit}?»",
        "{dummy}, who has kept his seat all the time, asks him: 'no {suit}?'",
    ),
    text(
        "«Non hai {suit}?», domanda {dummy}, che non ha guardato nessun'altra mano.",
        "'Having no {suit}?' asks {dummy}, who has looked at no other hand.",
    ),
];
const ACCUSES: SentenceWordings = &[
    text(
        "{dummy}, che è sempre rimasto al suo posto, non chiede nulla: dice «è una renonce» e chiama l'Arbitro.",
        "{dummy}, who has kept his seat all the time, asks nothing: he says 'that is a revoke' and calls the director.",
    ),
    text(
        "Il primo a parlare è {dummy}, che non ha guardato nessun'altra mano: «Arbitro, qui manca una risposta».",
        "The first to speak is {dummy}, who has looked at no other hand: 'Director, he has not followed suit'.",
    ),
];
const DEFENDER_ASKS: SentenceWordings = &[
    text("{rho} gli chiede: «niente {suit}?»", "{rho} asks him: 'no {suit}?'"),
    text("«Non hai {suit}?», domanda {rho}.", "'Having no {suit}?' asks {rho}."),
];
const CORRECTS: SentenceWordings = &[
    text(
        "{declarer} guarda meglio e mette {right} al posto di {wrong}.",
        "{declarer} looks again and puts the {right} in the place of the {wrong}.",
    ),
    text(
        "Allora {declarer} trova {right} e l{o/a:right} sostituisce a {wrong}.",
        "Then {declarer} finds the {right} and changes the {wrong} for it.",
    ),
];

static SPEAKS: Scenario = scenario(42, "speaks", &["morto", "attenzione"], speaks)
    .tricks(8..=12)
    .asks(&[QuestionSubject::Ruling, QuestionSubject::Ruling, QuestionSubject::Rights("dummy")]);

/// Dummy draws attention to an act of a defender, during the play (before or after another player does) or after it, or
/// he prevents an irregularity by declarer.
fn speaks(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.add_sentence(KEPT_SEAT);
    match story.choose(4) {
        0 => story.add_sentence(DURING_PLAY),
        1 => {
            story.call_director(declarer.rho());
            story.add_sentence(DEFENDER_FIRST);
        }
        2 => {
            story.add_event(declarer, Act::Ends(EndedPhase::Play));
            story.add_sentence(PLAY_OVER);
        }
        _ => {
            story.add_event(dummy, Act::Prevents(declarer));
            story.add_sentence(DUMMY_STOPS);
            return Some(());
        }
    }
    story.call_director(dummy);
    story.add_sentence(DUMMY_TELLS);
    Some(())
}

const KEPT_SEAT: SentenceWordings = &[
    text(
        "{dummy}, il morto, non ha guardato nessun'altra mano.",
        "{dummy}, dummy, has looked at no other hand.",
    ),
    text(
        "Il morto, {dummy}, è sempre rimasto al suo posto.",
        "Dummy, {dummy}, has kept his seat all the time.",
    ),
];
const DURING_PLAY: SentenceWordings = &[
    text(
        "Il gioco non è finito, e nessuno ha detto nulla.",
        "The play is not over, and nobody has said a word.",
    ),
    text(
        "Restano delle prese da giocare; gli altri tacciono.",
        "There are tricks left to play; the others are silent.",
    ),
];
const DEFENDER_FIRST: SentenceWordings = &[
    text(
        "Il gioco non è finito, e {rho} dice per primo che qualcosa non va.",
        "The play is not over, and {rho} is the first to say that something is wrong.",
    ),
    text(
        "Restano delle prese da giocare quando {rho} chiama l'Arbitro.",
        "There are tricks left to play when {rho} calls the director.",
    ),
];
const PLAY_OVER: SentenceWordings = &[
    text("L'ultima carta è stata giocata.", "The last card has been played."),
    text("Il gioco della mano è finito.", "The play of the board is over."),
];
const DUMMY_TELLS: SentenceWordings = &[
    text(
        "{dummy} fa notare che a metà del gioco {lho} ha coperto la sua carta prima che tutti avessero giocato.",
        "{dummy} points out that in mid-play {lho} turned his card before all had played.",
    ),
    text(
        "{dummy} dice che qualche presa prima {lho} aveva coperto la sua carta troppo presto.",
        "{dummy} says that some tricks ago {lho} had turned his card too early.",
    ),
];
const DUMMY_STOPS: SentenceWordings = &[
    text(
        "{dummy} ferma {declarer}, che sta per coprire la sua carta troppo presto.",
        "{dummy} stops {declarer}, who is about to turn his card too early.",
    ),
    text(
        "«Aspetta a coprirla», dice {dummy} a {declarer}, che non l'ha ancora fatto.",
        "'Do not turn it yet,' says {dummy} to {declarer}, who has not done so.",
    ),
];
