//! The sentences of the scenarios of Law 48.

use crate::scenarios::by_law::prelude::*;

pub const TO_PLAY: SentenceWordings = &[
    text("{declarer} deve {plays} dalla mano.", "{declarer} is to {plays} from his hand."),
    text(
        "Tocca a {declarer} {plays}, dalla mano.",
        "It is for {declarer} to {plays}, from his hand.",
    ),
    text(
        "Di turno è {declarer}: deve {plays} dalla mano.",
        "{declarer} is next: he is to {plays} from his hand.",
    ),
];
pub const FALLS: SentenceWordings = &[
    text(
        "{declarer}, di turno, nello sfilare un'altra carta fa cadere {card}, scopert{o/a}, sul tavolo.",
        "{declarer}, in turn, pulls out another card and drops the {card} face up on the table.",
    ),
    text(
        "Deve giocare {declarer}, che riordina le carte e fa cadere {card}, scopert{o/a}.",
        "{declarer} is to play: he is sorting his cards and drops the {card} face up.",
    ),
    text(
        "È il turno di {declarer}. Urta le proprie carte, e gli cade {card}, scopert{o/a}.",
        "It is {declarer}'s turn. He knocks his own cards and drops the {card} face up.",
    ),
    because(
        "48A",
        ["{card} era cadut{o/a} per sbaglio", "{card} fosse cadut{o/a} per sbaglio"],
        ["the {card} had fallen by accident", "the {card} had fallen by accident"],
    ),
];
pub const JOSTLED: SentenceWordings = &[
    text(
        "{declarer}, di turno, è urtato da un cameriere e fa cadere {card}, scopert{o/a}, sul tavolo.",
        "{declarer}, in turn, is bumped by a waiter and drops the {card} face up on the table.",
    ),
    text(
        "Deve giocare {declarer}, che è urtato da un passante e fa cadere {card}, scopert{o/a}.",
        "{declarer} is to play: he is bumped by a passer-by and drops the {card} face up.",
    ),
    text(
        "È il turno di {declarer}. Uno spettatore lo spinge, e gli cade {card}, scopert{o/a}.",
        "It is {declarer}'s turn. A spectator pushes him and he drops the {card} face up.",
    ),
    because(
        "48A",
        ["{card} era cadut{o/a} per una spinta", "{card} fosse cadut{o/a} per una spinta"],
        ["the {card} fell because of a push", "the {card} had fallen because of a push"],
    ),
];
pub const NAMES: SentenceWordings = &[
    text(
        "{declarer}, di turno, dice «{card} ce l'ho io», e non l{o/a} stacca dalle altre carte.",
        "{declarer}, in turn, says 'I have the {card}', and does not detach it from the others.",
    ),
    text(
        "Deve giocare {declarer}, che conta ad alta voce le sue carte e nomina {card}, senza staccarl{o/a} dalle altre.",
        "{declarer} is to play: he counts his cards aloud and names the {card}, without detaching it from the others.",
    ),
    text(
        "È il turno di {declarer}. «Io ho {card}», dice, e l{o/a} lascia fra le altre carte.",
        "It is {declarer}'s turn. 'I hold the {card},' he says, and leaves it among the others.",
    ),
    because(
        "48A",
        [
            "{declarer} ha detto di avere {card}, non di giocarl{o/a}",
            "{declarer} avesse detto di avere {card}, non di giocarl{o/a}",
        ],
        [
            "{declarer} said that he had the {card}, not that he played it",
            "{declarer} had said that he had the {card}, not that he played it",
        ],
    ),
];
pub const AT_TABLE: SentenceWordings = &[
    text(
        "{declarer}, di turno, stacca {card} e l{o/a} tiene scopert{o/a} a contatto del tavolo, ancora incerto se giocarl{o/a}.",
        "{declarer}, in turn, detaches the {card} and holds it face up against the table, still unsure whether to play it.",
    ),
    text(
        "Deve giocare {declarer}, che abbassa {card} fino al tavolo, scopert{o/a}, e ve l{o/a} tiene mentre ancora riflette.",
        "{declarer} is to play: he lowers the {card} face up to the table and holds it there while he is still thinking.",
    ),
    text(
        "È il turno di {declarer}. Porta {card}, scopert{o/a}, a toccare il tavolo e ve l{o/a} tiene, riflettendo.",
        "It is {declarer}'s turn. He brings the {card} face up to touch the table and holds it there, thinking.",
    ),
    because(
        "45C2(a)",
        [
            "{declarer} teneva {card}, scopert{o/a}, a contatto del tavolo",
            "{declarer} avesse tenuto {card}, scopert{o/a}, a contatto del tavolo",
        ],
        [
            "{declarer} held the {card} face up against the table",
            "{declarer} had held the {card} face up against the table",
        ],
    ),
];
pub const SAYS_HE_PLAYS: SentenceWordings = &[
    text(
        "{declarer}, di turno, dice «gioco {card}», e non l{o/a} stacca dalle altre carte.",
        "{declarer}, in turn, says 'I play the {card}', and does not detach it from the others.",
    ),
    text(
        "Deve giocare {declarer}, che annuncia ad alta voce di giocare {card}, senza staccarl{o/a} dalle altre.",
        "{declarer} is to play: he announces aloud that he plays the {card}, without detaching it from the others.",
    ),
    text(
        "È il turno di {declarer}. «Metto {card}», dice, e l{o/a} lascia fra le altre carte.",
        "It is {declarer}'s turn. 'I play the {card},' he says, and leaves it among the others.",
    ),
    short_reasons::SAID_HE_PLAYED_IT,
];
pub const PLAYS_ONE: SentenceWordings = &[
    text("Gioca {one}.", "He plays the {one}."),
    text("Mette sul tavolo {one}.", "He puts the {one} on the table."),
    text("La carta che gioca è {one}.", "The card that he plays is the {one}."),
    because(
        "44",
        ["{declarer} ha giocato {one}", "{declarer} avesse giocato {one}"],
        ["{declarer} played the {one}", "{declarer} had played the {one}"],
    ),
];
pub const DROPS_ONE: SentenceWordings = &[
    text(
        "Nel riordinare le carte gli cade {one}, che resta scopert{o/a:one} sul tavolo.",
        "He is sorting his cards and drops the {one}, which stays face up on the table.",
    ),
    text(
        "Mentre riordina le carte fa cadere {one}, scopert{o/a:one}, sul tavolo.",
        "Sorting his cards, he drops the {one} face up on the table.",
    ),
    because(
        "48A",
        [
            "{declarer} ha fatto cadere {one} per sbaglio",
            "{declarer} avesse fatto cadere {one} per sbaglio",
        ],
        [
            "{declarer} dropped the {one} by accident",
            "{declarer} had dropped the {one} by accident",
        ],
    ),
];
pub const SPREADS: SentenceWordings = &[
    text(
        "Posa sul tavolo tutte le sue carte, scoperte, compres{o/a:one} {one}.",
        "He puts all his cards face up on the table, the {one} included.",
    ),
    text(
        "Posa tutte le sue carte, scoperte, sul tavolo: c'è anche {one}.",
        "He lays all his cards on the table, face up, the {one} among them.",
    ),
    because(
        "48B2",
        ["{declarer} ha posato tutte le sue carte", "{declarer} avesse posato tutte le sue carte"],
        ["{declarer} put down all his cards", "{declarer} had put down all his cards"],
    ),
];
pub const CHANGES_HIS_MIND: SentenceWordings = &[
    text(
        "{next} non ha ancora giocato. «Ho cambiato idea», dice {declarer}.",
        "{next} has not played yet. 'I have changed my mind,' says {declarer}.",
    ),
    text(
        "{next} non gioca, e {declarer} gli dice: «Ho cambiato idea».",
        "{next} does not play, and {declarer} tells him: 'I have changed my mind'.",
    ),
    because(
        "44",
        ["{declarer} ha giocato {one}, e {next} non ancora", "{next} non avesse ancora giocato"],
        [
            "{declarer} has played the {one}, and {next} has not played yet",
            "{next} had not yet played",
        ],
    ),
];
pub const CHANGES_TOO_LATE: SentenceWordings = &[
    text(
        "{next} gioca {answer}. «Ho cambiato idea», dice {declarer}.",
        "{next} plays the {answer}. 'I have changed my mind,' says {declarer}.",
    ),
    text(
        "{next} gioca {answer}, e {declarer} gli dice: «Ho cambiato idea».",
        "{next} plays the {answer}, and {declarer} tells him: 'I have changed my mind'.",
    ),
    because(
        "44",
        [
            "{declarer} ha giocato {one}, e {next} già {answer}",
            "{next} avesse già giocato {answer}",
        ],
        [
            "{declarer} has played the {one}, and {next} already the {answer}",
            "{next} had already played the {answer}",
        ],
    ),
];
const SORTING: [SentenceWording; 2] = [
    text(
        "{next} non ha ancora giocato. «Volevo solo riordinare le carte», dice {declarer}.",
        "{next} has not played yet. 'I only wanted to sort my cards,' says {declarer}.",
    ),
    text(
        "{next} non gioca, e {declarer} gli dice: «Volevo solo riordinare le carte».",
        "{next} does not play, and {declarer} tells him: 'I only wanted to sort my cards'.",
    ),
];
/// Declarer says that he was sorting his cards, of which one has fallen.
pub const WAS_SORTING: SentenceWordings = &sorting(because(
    "48A",
    [
        "{declarer} voleva solo riordinare le carte, e {one} gli è cadut{o/a:one} per sbaglio",
        "{declarer} avesse voluto solo riordinare le carte",
    ],
    [
        "{declarer} only wanted to sort his cards, and dropped the {one} by accident",
        "{declarer} had only wanted to sort his cards",
    ],
));
/// Declarer says that he was sorting his cards, all of which lie on the table.
pub const WAS_SORTING_ALL: SentenceWordings = &sorting(because(
    "48B2",
    [
        "{declarer} voleva solo riordinare le carte, non richiedere prese",
        "{declarer} avesse voluto solo riordinarle, non richiedere prese",
    ],
    [
        "{declarer} only wanted to sort his cards, not to claim tricks",
        "{declarer} had only wanted to sort them, not to claim tricks",
    ],
));

/// Returns the sentence that declarer was sorting his cards, with what it tells in short.
const fn sorting(short: SentenceWording) -> [SentenceWording; 3] {
    let [first, second] = SORTING;
    [first, second, short]
}
pub const SPEAKS_THE_TRUTH: SentenceWordings = &[
    text(
        "{next} chiama l'Arbitro, che accerta che {declarer} dice il vero.",
        "{next} calls the director, who finds that {declarer} is telling the truth.",
    ),
    text(
        "L'Arbitro, chiamato da {next}, accerta che è proprio così.",
        "The director, called by {next}, finds that this is so.",
    ),
];
pub const OWN_AT_TABLE: SentenceWordings = &[
    text(
        "{declarer} stacca {own} e l{o/a:own} tiene scopert{o/a:own} a contatto del tavolo.",
        "{declarer} detaches the {own} and holds it face up against the table.",
    ),
    text(
        "{declarer} sfila {own}, scopert{o/a:own}, e l{o/a:own} appoggia al tavolo senza lasciarl{o/a:own}.",
        "{declarer} draws the {own} face up and rests it on the table without letting go.",
    ),
    text(
        "{declarer} porta {own}, scopert{o/a:own}, a toccare il tavolo e ve l{o/a:own} tiene.",
        "{declarer} brings the {own} face up to touch the table and holds it there.",
    ),
    because(
        "45C2(a)",
        [
            "{declarer} teneva {own}, scopert{o/a:own}, a contatto del tavolo",
            "{declarer} avesse tenuto {own}, scopert{o/a:own}, a contatto del tavolo",
        ],
        [
            "{declarer} held the {own} face up against the table",
            "{declarer} had held the {own} face up against the table",
        ],
    ),
];
pub const OWN_TILTED: SentenceWordings = &[
    text(
        "{declarer} stacca {own}, l{o/a:own} inclina scopert{o/a:own} vicino a sé, lontano dal tavolo, e con un solo gesto l{o/a:own} rimette fra le altre.",
        "{declarer} detaches the {own}, tilts it face up close to himself, far from the table, and in one movement puts it back among the others.",
    ),
    text(
        "{declarer} sfila {own}, l{o/a:own} gira scopert{o/a:own} accanto al petto, lontano dal tavolo, e subito l{o/a:own} rimette fra le altre.",
        "{declarer} draws the {own}, turns it face up against his chest, far from the table, and at once puts it back among the others.",
    ),
    text(
        "{declarer} prende {own}, l{o/a:own} volge scopert{o/a:own} sopra le altre carte che ha in mano, lontano dal tavolo, e con un solo gesto l{o/a:own} rimette a posto.",
        "{declarer} takes out the {own}, turns it face up over the other cards in his hand, far from the table, and in one movement puts it back.",
    ),
    because(
        "45C2",
        [
            "{declarer} ha girato {own} lontano dal tavolo",
            "{declarer} avesse girato {own} lontano dal tavolo",
        ],
        [
            "{declarer} turned the {own} face up far from the table",
            "{declarer} had turned the {own} face up far from the table",
        ],
    ),
];
pub const OWN_FALLS: SentenceWordings = &[
    text(
        "{declarer} riordina le sue carte e fa cadere {own}, scopert{o/a:own}, sul tavolo.",
        "{declarer} is sorting his cards and drops the {own} face up on the table.",
    ),
    text(
        "{declarer} urta la propria mano e fa cadere {own}, scopert{o/a:own}, sul tavolo.",
        "{declarer} knocks his own hand and drops the {own} face up on the table.",
    ),
    text(
        "A {declarer} scivola di mano {own}, scopert{o/a:own}, sul tavolo.",
        "{declarer} lets the {own} slip from his hand, face up, onto the table.",
    ),
    because(
        "48A",
        ["{own} era cadut{o/a:own} per sbaglio", "{own} fosse cadut{o/a:own} per sbaglio"],
        ["the {own} had fallen by accident", "the {own} had fallen by accident"],
    ),
];
pub const OWN_ANNOUNCED: SentenceWordings = &[
    text(
        "{declarer} dice «gioco {own}», e non l{o/a:own} stacca dalle altre carte.",
        "{declarer} says 'I play the {own}', and does not detach it from the others.",
    ),
    text(
        "{declarer} annuncia che gioca {own}, e l{o/a:own} lascia fra le altre carte.",
        "{declarer} announces that he plays the {own}, and leaves it among the others.",
    ),
    text(
        "{declarer} dice «metto {own}», e non l{o/a:own} prende dalla mano.",
        "{declarer} says 'I play the {own}', and does not take it from his hand.",
    ),
    because(
        "45C4(a)",
        ["{declarer} ha detto che giocava {own}", "{declarer} avesse detto che giocava {own}"],
        [
            "{declarer} said that he played the {own}",
            "{declarer} had said that he played the {own}",
        ],
    ),
];
pub const HIS_TURN: SentenceWordings = &[
    text(
        "{next} ha giocato {card}, e tocca a {declarer}.",
        "{next} has played the {card}, and it is {declarer}'s turn.",
    ),
    text(
        "{next} gioca {card}; deve giocare {declarer}.",
        "{next} plays the {card}; {declarer} is to play.",
    ),
    text(
        "Dopo {card} di {next} è di turno {declarer}.",
        "After {next}'s {card} {declarer} is to play.",
    ),
    because(
        "",
        ["toccava a {declarer}", "fosse toccato a {declarer}"],
        ["it was {declarer}'s turn", "it had been {declarer}'s turn"],
    ),
];
pub const TURN_OF_NEXT: SentenceWordings = &[
    text(
        "Tocca a {next}, che sta ancora pensando, non a {declarer}.",
        "It is the turn of {next}, who is still thinking, not {declarer}'s.",
    ),
    text(
        "{next} deve ancora giocare, e dopo di lui {declarer}.",
        "{next} is still to play, and {declarer} after him.",
    ),
    text(
        "Prima di {declarer} è di turno {next}, che aspetta a giocare.",
        "{next} is to play before {declarer}, and he is taking his time.",
    ),
    because(
        "",
        ["toccava a {next}", "fosse toccato a {next}"],
        ["it was {next}'s turn", "it had been {next}'s turn"],
    ),
];
