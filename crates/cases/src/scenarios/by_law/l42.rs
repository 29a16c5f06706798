//! Law 42: dummy's rights.

use crate::scenarios::scenario::{Ask, Recipe, recipe};
use crate::scenarios::story::{Line, Story};
use arbitro_laws::record::Act;
use arbitro_laws::record::event::{Choice, Closing};
use arbitro_laws::ruling::text;

use super::scenes::{Revoked, revoked, wrong_hand};

pub const RECIPES: &[&Recipe] = &[&WARNS, &ASKS_IF_VOID, &SPEAKS];

static WARNS: Recipe = recipe(42, "warns", &["morto", "fuori turno"], warns)
    .tricks(2..=10)
    .asks(&[Ask::Ruling, Ask::Ruling, Ask::Rights("declarer")]);

/// Declarer turns to the wrong hand, and dummy, who has kept his rights, speaks: in time, or too late.
fn warns(story: &mut Story<'_>) -> Option<()> {
    let (wrong, card) = wrong_hand(story)?;
    story.tells(ON_LEAD);
    let how = story.choose(3);
    if how == 0 {
        story.does(story.dummy(), Act::Warns);
        story.tells(IN_TIME);
        return Some(());
    }
    story.leads(wrong, card);
    story.tells(LEADS);
    if how == 1 {
        story.attention(story.dummy());
        story.tells(DUMMY_SPEAKS);
    } else {
        story.attention(wrong.lho());
        story.tells(DEFENDER_SPEAKS);
    }
    match story.choose(3) {
        0 => {
            story.does(wrong.lho(), Act::Chooses(Choice::Refuse));
            story.tells(REFUSED);
        }
        1 => {
            story.does(wrong.lho(), Act::Chooses(Choice::Accept));
            story.tells(ACCEPTED);
        }
        _ => {}
    }
    Some(())
}

const ON_LEAD: Line = &[
    text(
        "L'ultima presa è di {rightful}. {dummy} non si è mai mosso e non ha visto altre carte.",
        "The last trick was {rightful}'s. {dummy} has not moved, and has seen no other cards.",
    ),
    text(
        "Si deve attaccare da {rightful}. {dummy}, il morto, è sempre rimasto al suo posto e non ha guardato altre mani.",
        "The lead is to come from {rightful}. {dummy}, dummy, has kept his seat all the time and looked at no other hand.",
    ),
];
const IN_TIME: Line = &[
    text(
        "{declarer}, sovrappensiero, sta per attaccare da {wrong}, e {dummy} lo ferma: «dall'altra mano».",
        "{declarer}, with his mind elsewhere, is about to lead from {wrong}, and {dummy} stops him: 'from the other hand'.",
    ),
    text(
        "{declarer} perde il filo e sta per muovere da {wrong}; prima che lo faccia {dummy} gli dice da dove si attacca.",
        "{declarer} loses the thread and is about to lead from {wrong}; before he does {dummy} tells him where the lead is.",
    ),
];
const LEADS: Line = &[
    text(
        "{declarer}, sovrappensiero, sbaglia mano: attacca da {wrong}, con {card}.",
        "{declarer}, with his mind elsewhere, leads the {card} from {wrong} instead.",
    ),
    text(
        "{declarer} perde il filo e fa partire {card} dalla mano di {wrong}.",
        "{declarer} loses the thread and leads the {card} from {wrong}'s hand.",
    ),
];
const DUMMY_SPEAKS: Line = &[
    text(
        "I difensori tacciono; è {dummy} a dire: «no, si attaccava dall'altra parte».",
        "The defenders are silent; it is {dummy} who says: 'no, the lead was on the other side'.",
    ),
    text("Il primo a farlo notare è {dummy}.", "The first to point it out is {dummy}."),
];
const DEFENDER_SPEAKS: Line = &[
    text(
        "{dummy} tace; è {next} a far notare l'errore.",
        "{dummy} keeps silent; it is {next} who points out the error.",
    ),
    text("{next} chiama l'Arbitro.", "{next} calls the director."),
];
const REFUSED: Line = &[
    text(
        "{next} vuole che si attacchi dalla mano giusta; {other} non dice nulla.",
        "{next} wants the lead from the right hand; {other} says nothing.",
    ),
    text(
        "Interpellato, {next} non accetta l'attacco, e {other} è d'accordo.",
        "When asked, {next} does not accept the lead, and {other} agrees.",
    ),
];
const ACCEPTED: Line = &[
    text(
        "{next} dice che l'attacco gli va bene; {other} non dice nulla.",
        "{next} says that the lead suits him; {other} says nothing.",
    ),
    text(
        "Interpellato, {next} accetta l'attacco, e {other} è d'accordo.",
        "When asked, {next} accepts the lead, and {other} agrees.",
    ),
];

static ASKS_IF_VOID: Recipe = recipe(42, "asks-if-void", &["morto", "renonce"], asks_if_void)
    .tricks(2..=9)
    .asks(&[Ask::Ruling, Ask::Ruling, Ask::Rights("dummy")]);

/// Declarer does not follow suit though he could; dummy asks him, or says more than that.
fn asks_if_void(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.needs(story.turn() == Some(declarer) && story.now.on_table() < 3)?;
    let Revoked { right, wrong, .. } = revoked(story, declarer)?;
    story.plays(declarer, wrong);
    story.tells(REVOKES);
    if story.either() {
        let (_, card) = story.goes_on()?;
        story.cast("card", card);
        story.tells(NEXT_PLAYS);
    }
    match story.choose(3) {
        0 => {
            story.does(dummy, Act::AsksIfVoid(declarer));
            story.tells(ASKS);
        }
        1 => {
            story.attention(dummy);
            story.tells(ACCUSES);
        }
        _ => {
            story.does(declarer.rho(), Act::AsksIfVoid(declarer));
            story.tells(DEFENDER_ASKS);
        }
    }
    story.does(declarer, Act::Corrects { card: right.into(), of: Some(wrong.into()) });
    story.tells(CORRECTS);
    Some(())
}

const REVOKES: Line = &[
    text(
        "Si gioca a {suit}; {declarer} non vede {right}, nascost{o/a:right} dietro un'altra carta, e mette {wrong}.",
        "{suit} are led; {declarer} does not see the {right}, hidden behind another card, and plays the {wrong}.",
    ),
    text(
        "Su {suit} {declarer}, che ha preso {right} per una carta di un altro seme, gioca {wrong}.",
        "When {suit} are led {declarer}, who has taken the {right} for a card of another suit, plays the {wrong}.",
    ),
];
const NEXT_PLAYS: Line = &[
    text("{lho} gioca {card}.", "{lho} plays the {card}."),
    text("{lho} mette {card}.", "{lho} puts out the {card}."),
];
const ASKS: Line = &[
    text(
        "{dummy}, che è sempre rimasto al suo posto, gli chiede: «niente {suit}?»",
        "{dummy}, who has kept his seat all the time, asks him: 'no {suit}?'",
    ),
    text(
        "«Non hai {suit}?», domanda {dummy}, che non ha guardato nessun'altra mano.",
        "'Having no {suit}?' asks {dummy}, who has looked at no other hand.",
    ),
];
const ACCUSES: Line = &[
    text(
        "{dummy}, che è sempre rimasto al suo posto, non chiede nulla: dice «è una renonce» e chiama l'Arbitro.",
        "{dummy}, who has kept his seat all the time, asks nothing: he says 'that is a revoke' and calls the director.",
    ),
    text(
        "Il primo a parlare è {dummy}, che non ha guardato nessun'altra mano: «Arbitro, qui manca una risposta».",
        "The first to speak is {dummy}, who has looked at no other hand: 'Director, he has not followed suit'.",
    ),
];
const DEFENDER_ASKS: Line = &[
    text("{rho} gli chiede: «niente {suit}?»", "{rho} asks him: 'no {suit}?'"),
    text("«Non hai {suit}?», domanda {rho}.", "'Having no {suit}?' asks {rho}."),
];
const CORRECTS: Line = &[
    text(
        "{declarer} guarda meglio e mette {right} al posto di {wrong}.",
        "{declarer} looks again and puts the {right} in the place of the {wrong}.",
    ),
    text(
        "Allora {declarer} trova {right} e l{o/a:right} sostituisce a {wrong}.",
        "Then {declarer} finds the {right} and changes the {wrong} for it.",
    ),
];

static SPEAKS: Recipe = recipe(42, "speaks", &["morto", "attenzione"], speaks)
    .tricks(8..=12)
    .asks(&[Ask::Ruling, Ask::Ruling, Ask::Rights("dummy")]);

/// Dummy draws attention to what a defender did: in the play or after it, first or after another.
fn speaks(story: &mut Story<'_>) -> Option<()> {
    let (declarer, dummy) = (story.declarer(), story.dummy());
    story.tells(KEPT_SEAT);
    match story.choose(4) {
        0 => story.tells(DURING_PLAY),
        1 => {
            story.attention(declarer.rho());
            story.tells(DEFENDER_FIRST);
        }
        2 => {
            story.does(declarer, Act::Ends(Closing::Play));
            story.tells(PLAY_OVER);
        }
        _ => {
            story.does(dummy, Act::Prevents(declarer));
            story.tells(DUMMY_STOPS);
            return Some(());
        }
    }
    story.attention(dummy);
    story.tells(DUMMY_TELLS);
    Some(())
}

const KEPT_SEAT: Line = &[
    text(
        "{dummy}, il morto, non ha guardato nessun'altra mano.",
        "{dummy}, dummy, has looked at no other hand.",
    ),
    text(
        "Il morto, {dummy}, è sempre rimasto al suo posto.",
        "Dummy, {dummy}, has kept his seat all the time.",
    ),
];
const DURING_PLAY: Line = &[
    text(
        "Il gioco non è finito, e nessuno ha detto nulla.",
        "The play is not over, and nobody has said a word.",
    ),
    text(
        "Restano delle prese da giocare; gli altri tacciono.",
        "There are tricks left to play; the others are silent.",
    ),
];
const DEFENDER_FIRST: Line = &[
    text(
        "Il gioco non è finito, e {rho} dice per primo che qualcosa non va.",
        "The play is not over, and {rho} is the first to say that something is wrong.",
    ),
    text(
        "Restano delle prese da giocare quando {rho} chiama l'Arbitro.",
        "There are tricks left to play when {rho} calls the director.",
    ),
];
const PLAY_OVER: Line = &[
    text("L'ultima carta è stata giocata.", "The last card has been played."),
    text("Il gioco della mano è finito.", "The play of the board is over."),
];
const DUMMY_TELLS: Line = &[
    text(
        "{dummy} fa notare che a metà del gioco {lho} ha coperto la sua carta prima che tutti avessero giocato.",
        "{dummy} points out that in mid-play {lho} turned his card before all had played.",
    ),
    text(
        "{dummy} dice che qualche presa prima {lho} aveva coperto la sua carta troppo presto.",
        "{dummy} says that some tricks ago {lho} had turned his card too early.",
    ),
];
const DUMMY_STOPS: Line = &[
    text(
        "{dummy} ferma {declarer}, che sta per coprire la sua carta troppo presto.",
        "{dummy} stops {declarer}, who is about to turn his card too early.",
    ),
    text(
        "«Aspetta a coprirla», dice {dummy} a {declarer}, che non l'ha ancora fatto.",
        "'Do not turn it yet,' says {dummy} to {declarer}, who has not done so.",
    ),
];
