//! The sentences of the scenarios of Law 62.

use crate::scenarios::by_law::l61::{answered, led};
use crate::scenarios::by_law::prelude::*;

/// Both sides have revoked on the trick that is over, and one has played to the next.
pub const LED_BY_ONE_SIDE: SentenceWordings = &led(because(
    "62C3",
    [
        "alla presa seguente ha giocato soltanto {winner_player}{from_winner}, e le renonce sono di entrambe le linee",
        "alla presa seguente {winner_player} avesse attaccato{from_winner}, ma {second_player} non avesse ancora giocato{from_second}",
    ],
    [
        "only {winner_player} has played to the next trick{from_winner}, and both sides have revoked",
        "{winner_player} had led{from_winner} to the next trick, but {second_player} had not yet played{from_second}",
    ],
));
/// Both sides have revoked, and both have played to the next trick.
pub const ANSWERED_BY_BOTH_SIDES: SentenceWordings = &answered(because(
    "63A1",
    [
        "alla presa seguente hanno già giocato entrambe le linee",
        "alla presa seguente avessero già giocato {winner_player} e {second_player}",
    ],
    [
        "both sides have already played to the next trick",
        "{winner_player} and {second_player} had already played to the next trick",
    ],
));

pub const NEXT_PLAYS: SentenceWordings = &[
    text(
        "{next_player} gioca {answer}{from_next}.",
        "{next_player} plays the {answer}{from_next}.",
    ),
    text(
        "Poi {next_player} gioca {answer}{from_next}.",
        "Then {next_player} plays the {answer}{from_next}.",
    ),
    text(
        "Subito dopo {next_player} gioca {answer}{from_next}.",
        "{next_player} next plays the {answer}{from_next}.",
    ),
];
pub const CORRECTS_EARLY: SentenceWordings = &[
    text(
        "Prima che {partner_player} giochi{from_partner}, {by} si accorge dell'errore e mette {right} al posto di {wrong}.",
        "Before {partner_player} plays{from_partner}, {by} notices his error and puts the {right} in place of the {wrong}.",
    ),
    text(
        "{partner_player} non ha ancora giocato{from_partner} quando {by} ritira {wrong} e mette {right}.",
        "{partner_player} has not played yet{from_partner} when {by} takes back the {wrong} and plays the {right}.",
    ),
    text(
        "{by} se ne accorge e cambia {wrong} con {right}, prima che {partner_player} giochi{from_partner}.",
        "{by} notices it and changes the {wrong} for the {right}, before {partner_player} plays{from_partner}.",
    ),
    because(
        "62A",
        [
            "{by} corregge la renonce subito dopo {answer}",
            "{by} avesse corretto la renonce subito dopo {answer}",
        ],
        [
            "{by} corrects the revoke right after the {answer}",
            "{by} had corrected the revoke right after the {answer}",
        ],
    ),
];
pub const CORRECTS_LATE: SentenceWordings = &[
    text(
        "Dopo che {partner_player} ha giocato {his}{from_partner}, {by} si accorge dell'errore e mette {right} al posto di {wrong}.",
        "After {partner_player} has played the {his}{from_partner}, {by} notices his error and puts the {right} in place of the {wrong}.",
    ),
    text(
        "{partner_player} ha già giocato {his}{from_partner} quando {by} ritira {wrong} e mette {right}.",
        "{partner_player} has already played the {his}{from_partner} when {by} takes back the {wrong} and plays the {right}.",
    ),
    text(
        "{by} se ne accorge e cambia {wrong} con {right}, quando {partner_player} ha giocato {his}{from_partner}.",
        "{by} notices it and changes the {wrong} for the {right}, when {partner_player} has played the {his}{from_partner}.",
    ),
    because(
        "62A",
        [
            "{by} corregge la renonce dopo {his} di {partner_player}",
            "{by} avesse corretto la renonce dopo {his} di {partner_player}",
        ],
        [
            "{by} corrects the revoke after {partner_player}'s {his}",
            "{by} had corrected the revoke after {partner_player}'s {his}",
        ],
    ),
];
pub const NEXT_CHANGES: SentenceWordings = &[
    text(
        "{next_player} chiede allora di giocare {another} invece di {answer}.",
        "{next_player} then asks to play the {another} instead of the {answer}.",
    ),
    text(
        "{next_player} vuole cambiare {answer} con {another}.",
        "{next_player} wants to change the {answer} for the {another}.",
    ),
    text(
        "«Allora metto {another} al posto di {answer}», dice {next_player}.",
        "'Then I put the {another} in place of the {answer}', says {next_player}.",
    ),
    because(
        "62C1",
        [
            "{next_player} chiede di cambiare {answer}",
            "{next_player} avesse chiesto di cambiare {answer}",
        ],
        [
            "{next_player} asks to change the {answer}",
            "{next_player} had asked to change the {answer}",
        ],
    ),
];
pub const NEXT_KEEPS: SentenceWordings = &[
    text(
        "{next_player} preferisce lasciare {answer} nella presa.",
        "{next_player} prefers to leave the {answer} in the trick.",
    ),
    text(
        "{next_player} non vuole cambiare {answer}.",
        "{next_player} does not want to change the {answer}.",
    ),
    text(
        "«Io lascio {answer}», dice {next_player}.",
        "'I leave the {answer}', says {next_player}.",
    ),
    because(
        "47F2",
        [
            "{next_player} lascia {answer} nella presa",
            "{next_player} avesse lasciato {answer} nella presa",
        ],
        [
            "{next_player} leaves the {answer} in the trick",
            "{next_player} had left the {answer} in the trick",
        ],
    ),
];
pub const PARTNER_WANTS: SentenceWordings = &[
    text(
        "{partner_player} vorrebbe mettere {other_his} al posto di {his}.",
        "{partner_player} would like to put the {other_his} in place of the {his}.",
    ),
    text(
        "Da parte sua {partner_player} chiede di cambiare {his} con {other_his}.",
        "For his part {partner_player} asks to change the {his} for the {other_his}.",
    ),
    text(
        "Anche {partner_player} chiede di cambiare: {other_his} invece di {his}.",
        "{partner_player} too asks to change: the {other_his} instead of the {his}.",
    ),
    because(
        "62C2",
        [
            "{partner_player} chiede di cambiare {his}",
            "{partner_player} avesse chiesto di cambiare {his}",
        ],
        [
            "{partner_player} asks to change the {his}",
            "{partner_player} had asked to change the {his}",
        ],
    ),
];
pub const PARTNER_KEEPS: SentenceWordings = &[
    text(
        "{partner_player} lascia {his} nella presa.",
        "{partner_player} leaves the {his} in the trick.",
    ),
    text(
        "Da parte sua {partner_player} non chiede di cambiare {his}.",
        "For his part {partner_player} does not ask to change the {his}.",
    ),
    text("A {partner_player} va bene {his}.", "{partner_player} is content with the {his}."),
    because(
        "",
        [
            "{partner_player} lascia {his} nella presa",
            "{partner_player} avesse lasciato {his} nella presa",
        ],
        [
            "{partner_player} leaves the {his} in the trick",
            "{partner_player} had left the {his} in the trick",
        ],
    ),
];
pub const PARTNER_WAITS: SentenceWordings = &[
    text("{partner_player} aspetta.", "{partner_player} waits."),
    text("Intanto {partner_player} aspetta.", "Meanwhile {partner_player} waits."),
    text("{partner_player} non gioca ancora.", "{partner_player} does not play yet."),
    because(
        "",
        [
            "{partner_player} non ha ancora giocato{from_partner}",
            "{partner_player} non avesse ancora giocato{from_partner}",
        ],
        [
            "{partner_player} has not yet played{from_partner}",
            "{partner_player} had not yet played{from_partner}",
        ],
    ),
];
pub const IN_THE_TWELFTH: SentenceWordings = &[
    text(
        "Nella penultima presa, giocata a {suit}, {by} mette {wrong} e tiene {right}.",
        "To the last trick but one, in {suit}, {by} plays the {wrong} and keeps the {right}.",
    ),
    text(
        "{by}, a cui restano {wrong} e {right}, gioca {wrong} sull'attacco a {suit}.",
        "{by}, who has the {wrong} and the {right} left, plays the {wrong} on the lead of {suit}.",
    ),
    text(
        "Sull'attacco a {suit}, quando mancano due prese, {by} gioca {wrong}, benché abbia {right}.",
        "On the lead of {suit}, with two tricks to go, {by} plays the {wrong}, though he has the {right}.",
    ),
];
pub const AT_ONCE: SentenceWordings = &[
    text(
        "{opponent} ferma subito {by}, che mette {right} al posto di {wrong} prima che giochino altri.",
        "{opponent} stops {by} at once, and {by} puts the {right} in place of the {wrong} before anybody else plays.",
    ),
    text(
        "{opponent} fa subito notare l'errore a {by}, che sostituisce {wrong} con {right} prima che giochino altri.",
        "{opponent} at once points out the error to {by}, who replaces the {wrong} with the {right} before anybody else plays.",
    ),
    text(
        "«Non hai {suit}?», chiede subito {opponent}, e {by} mette {right} al posto di {wrong} prima che giochino altri.",
        "'No {suit}?', {opponent} asks at once, and {by} puts the {right} in place of the {wrong} before anybody else plays.",
    ),
    because(
        "62A",
        [
            "{by} ha già messo {right} al posto di {wrong}",
            "{by} avesse già messo {right} al posto di {wrong}",
        ],
        [
            "{by} has already put the {right} in place of the {wrong}",
            "{by} had already put the {right} in place of the {wrong}",
        ],
    ),
];
pub const AFTER_THE_TRICK: SentenceWordings = &[
    text(
        "A presa conclusa, prima che si giochi l'ultima, {opponent} fa notare l'errore di {by} e chiama l'Arbitro.",
        "When the trick is over, before the last one is begun, {opponent} points out {by}'s error and calls the director.",
    ),
    text(
        "Finita la presa, e prima dell'ultima, {opponent} fa notare l'errore a {by} e chiama l'Arbitro.",
        "When the trick is over, and before the last one, {opponent} points out the error to {by} and calls the director.",
    ),
    text(
        "«Non avevi {suit}?», chiede {opponent} a {by} quando la presa è finita e l'ultima non è ancora cominciata; poi chiama l'Arbitro.",
        "'Had you no {suit}?', {opponent} asks {by} when the trick is over and the last one has not begun; then he calls the director.",
    ),
    because(
        "62A",
        [
            "la renonce è segnalata a presa finita, prima dell'ultima",
            "la renonce fosse stata segnalata a presa finita, prima dell'ultima",
        ],
        [
            "the revoke is reported after the trick, before the last one",
            "the revoke had been reported after the trick, before the last one",
        ],
    ),
];
pub const HANDS_BACK: SentenceWordings = &[
    text(
        "A gioco finito, con le quattro mani già nel board, {opponent} fa notare l'errore di {by} e chiama l'Arbitro.",
        "After play, with the four hands back in the board, {opponent} points out {by}'s error and calls the director.",
    ),
    text(
        "Finito il gioco, con le quattro mani nel board, {opponent} fa notare l'errore a {by} e chiama l'Arbitro.",
        "After play, with the four hands back in the board, {opponent} points out the error to {by} and calls the director.",
    ),
    text(
        "«Non avevi {suit}?», chiede {opponent} a {by} quando il gioco è finito e le quattro mani sono già nel board; poi chiama l'Arbitro.",
        "'Had you no {suit}?', {opponent} asks {by} when play is over and the four hands are back in the board; then he calls the director.",
    ),
    because(
        "63B",
        ["le quattro mani erano già nel board", "le quattro mani fossero già nel board"],
        [
            "the four hands were already back in the board",
            "the four hands had already been back in the board",
        ],
    ),
];
pub const POINTED_OUT: SentenceWordings = &[
    text(
        "{opponent} fa notare la renonce, e {by} mette {right} al posto di {wrong}.",
        "{opponent} points out the revoke, and {by} puts the {right} in place of the {wrong}.",
    ),
    text(
        "«Prima non hai risposto», dice {opponent} a {by}, che cambia {wrong} con {right}.",
        "'You did not follow suit before', says {opponent} to {by}, who changes the {wrong} for the {right}.",
    ),
    text(
        "È {opponent} a dire a {by} che non ha risposto al seme; {by} cambia {wrong} con {right}.",
        "It is {opponent} who tells {by} that he has not followed suit; {by} changes the {wrong} for the {right}.",
    ),
];
pub const TAKES_LEAD_BACK: SentenceWordings = &[
    text(
        "{winner_player} chiede di riprendere {lead}.",
        "{winner_player} asks to take back the {lead}.",
    ),
    text(
        "«Allora riprendo {lead}», dice {winner_player}.",
        "'Then I take back the {lead}', says {winner_player}.",
    ),
    text(
        "{winner_player} vuole cambiare l'attacco di {lead}.",
        "{winner_player} wants to change the lead of the {lead}.",
    ),
    because(
        "62C1",
        [
            "{winner_player} chiede di riprendere {lead}",
            "{winner_player} avesse chiesto di riprendere {lead}",
        ],
        [
            "{winner_player} asks to take back the {lead}",
            "{winner_player} had asked to take back the {lead}",
        ],
    ),
];
pub const LEAVES_LEAD: SentenceWordings = &[
    text(
        "{winner_player} lascia {lead} nella presa.",
        "{winner_player} leaves the {lead} in the trick.",
    ),
    text(
        "«Io lascio {lead}», dice {winner_player}.",
        "'I leave the {lead}', says {winner_player}.",
    ),
    text(
        "{winner_player} non vuole cambiare l'attacco di {lead}.",
        "{winner_player} does not want to change the lead of the {lead}.",
    ),
    because(
        "47F2",
        [
            "{winner_player} lascia {lead} nella presa",
            "{winner_player} avesse lasciato {lead} nella presa",
        ],
        [
            "{winner_player} leaves the {lead} in the trick",
            "{winner_player} had left the {lead} in the trick",
        ],
    ),
];
pub const NEXT_REVOKES: SentenceWordings = &[
    text(
        "{next}, disorientato, gioca a sua volta {his_wrong} e tiene {his_held}.",
        "{next}, confused, plays the {his_wrong} in his turn and keeps the {his_held}.",
    ),
    text(
        "Sbaglia anche {next}, che gioca {his_wrong} e tiene {his_held}.",
        "{next} goes wrong too: he plays the {his_wrong} and keeps the {his_held}.",
    ),
    text(
        "Nemmeno {next} risponde: gioca {his_wrong} e tiene {his_held}.",
        "{next} does not follow suit either: he plays the {his_wrong} and keeps the {his_held}.",
    ),
];
pub const FIRST_OWNS_UP: SentenceWordings = &[
    text(
        "{by} se ne accorge e mette {right} al posto di {wrong}; allora si scopre anche la renonce di {next}.",
        "{by} notices and puts the {right} in place of the {wrong}; then {next}'s revoke is discovered too.",
    ),
    text(
        "{by} cambia {wrong} con {right}; allora anche {next} ammette la sua renonce.",
        "{by} changes the {wrong} for the {right}; then {next} too admits his revoke.",
    ),
    text(
        "È {by} a fermarsi: mette {right} al posto di {wrong}, e si scopre anche la renonce di {next}.",
        "It is {by} who stops: he puts the {right} in place of the {wrong}, and {next}'s revoke is discovered too.",
    ),
    because(
        "62A",
        [
            "{by} è il primo a correggere la sua renonce",
            "{by} fosse stato il primo a correggere la sua renonce",
        ],
        [
            "{by} is the first to correct his revoke",
            "{by} had been the first to correct his revoke",
        ],
    ),
];
pub const SECOND_OWNS_UP: SentenceWordings = &[
    text(
        "{next} se ne accorge e mette {his_right} al posto di {his_wrong}; allora si scopre anche la renonce di {by}.",
        "{next} notices and puts the {his_right} in place of the {his_wrong}; then {by}'s revoke is discovered too.",
    ),
    text(
        "{next} cambia {his_wrong} con {his_right}; allora anche {by} ammette la sua renonce.",
        "{next} changes the {his_wrong} for the {his_right}; then {by} too admits his revoke.",
    ),
    text(
        "È {next} a fermarsi: mette {his_right} al posto di {his_wrong}, e si scopre anche la renonce di {by}.",
        "It is {next} who stops: he puts the {his_right} in place of the {his_wrong}, and {by}'s revoke is discovered too.",
    ),
    because(
        "62A",
        [
            "{next} è il primo a correggere la sua renonce",
            "{next} fosse stato il primo a correggere la sua renonce",
        ],
        [
            "{next} is the first to correct his revoke",
            "{next} had been the first to correct his revoke",
        ],
    ),
];
